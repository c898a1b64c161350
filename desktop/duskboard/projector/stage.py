"""The picture that players see, at any size: on their screen and in the game master's preview."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.board.scene import BoardScene
from duskboard.core.identity import AssetId
from duskboard.i18n.words import Words
from duskboard.projector.chase_page import paint_chase
from duskboard.projector.clocks_layout import ClocksLayout
from duskboard.projector.clocks_page import changed_places, layout_of, paint_clocks
from duskboard.projector.page import PictureSource, Shows, fitted
from duskboard.projector.title_page import paint_title
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.theme.look import Look
from duskboard.theme.token import Role


class Stage(QWidget):
    """Paints a public frame, and knows nothing else."""

    def __init__(
        self, look: Look, words: Words, pictures: PictureSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._pictures = pictures
        self._frame: PublicFrame | None = None
        self._clocks: ClocksLayout | None = None
        self._scene = BoardScene(look, words, is_public=True, parent=self)
        self._picture: tuple[AssetId, QImage] | None = None
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(words.gettext("Players’ screen"))

    @property
    def frame(self) -> PublicFrame | None:
        """The frame on show."""
        return self._frame

    def mirror(self, frame: PublicFrame) -> None:
        """Show a frame."""
        before, self._frame = self._frame, frame
        if frame != before:
            self._clocks = layout_of(frame) if frame.page is PublicPage.CLOCKS else None
            self._paint_anew(before, frame)

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, 180)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        region = event.region()
        with QPainter(self) as painter:
            painter.fillRect(region.boundingRect(), self._look.color(Role.BG0))
            if self._frame is not None and not self._frame.blank:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                page = fitted(QRectF(self.rect()))
                painter.setTransform(page, combine=True)
                self._paint(
                    painter,
                    self._frame,
                    lambda place: region.intersects(page.mapRect(place).toAlignedRect()),
                )

    def _paint_anew(self, before: PublicFrame | None, after: PublicFrame) -> None:
        """Have painted what two frames differ in."""
        places, clocks = None, self._clocks
        if before is not None and clocks is not None and not (before.blank or after.blank):
            is_same_page = before.page is after.page
            places = changed_places(self._words, before, after, clocks) if is_same_page else None
        if places is None:
            self.update()
            return
        page, region = fitted(QRectF(self.rect())), QRegion()
        for place in places:
            region += QRegion(page.mapRect(place).toAlignedRect())
        self.update(region)

    def _paint(self, painter: QPainter, frame: PublicFrame, shows: Shows) -> None:
        match frame.page:
            case PublicPage.TITLE:
                title = frame.view.title
                picture = self._picture_of(title.picture)
                paint_title(painter, self._look, self._words, title, picture)
            case PublicPage.CLOCKS:
                clocks = self._clocks or layout_of(frame)
                paint_clocks(painter, self._look, self._words, frame, clocks, shows)
            case PublicPage.CHASE:
                self._paint_chase(painter, frame, shows)

    def _paint_chase(self, painter: QPainter, frame: PublicFrame, shows: Shows) -> None:
        board = frame.view.board
        if board is None:
            paint_title(painter, self._look, self._words, frame.view.title, None)
            return
        self._scene.mirror(board)
        self._scene.settle_down()
        paint_chase(painter, self._look, self._words, self._scene, board, shows)

    def _picture_of(self, asset_id: AssetId | None) -> QImage | None:
        if asset_id is None:
            return None
        if self._picture is None or self._picture[0] != asset_id:
            self._picture = (asset_id, QImage.fromData(self._pictures(asset_id) or b""))
        return self._picture[1]
