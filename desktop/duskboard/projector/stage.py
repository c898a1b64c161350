"""The picture that players see, at any size: on their screen and in the game master's preview."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.board.scene import BoardScene
from duskboard.core.identity import AssetId, EntityId
from duskboard.i18n.words import Words
from duskboard.projector import chase_page, clocks_page
from duskboard.projector.chase_page import paint_chase
from duskboard.projector.clocks_page import moved_places, paint_clocks
from duskboard.projector.coming import coming, coming_things, has_gone
from duskboard.projector.face_page import chosen_face, paint_face
from duskboard.projector.fade import Fade
from duskboard.projector.half import Half
from duskboard.projector.hand_out_page import chosen_hand_out, paint_hand_out
from duskboard.projector.order_page import paint_order
from duskboard.projector.page import Canvas, PictureSource
from duskboard.projector.roll_strip import paint_roll
from duskboard.projector.shown import Shown, laid_out, seen
from duskboard.projector.title_page import paint_name, paint_title
from duskboard.projector.turning import order_page, turned
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.theme.look import Look
from duskboard.theme.motion import Motion
from duskboard.theme.token import Role

_KEPT_PICTURES = 4


class Stage(QWidget):
    """Paints a public frame, and knows nothing else. Nothing moves on it but tokens and fills.

    What was hidden and is shown fades in; what is hidden again is gone at once.
    """

    def __init__(
        self,
        look: Look,
        words: Words,
        pictures: PictureSource,
        parent: QWidget | None = None,
        *,
        is_prompt: bool = False,
    ) -> None:
        """Make a stage; a prompt one paints at once, before what else waits to be painted."""
        super().__init__(parent)
        self._is_prompt = is_prompt
        self._look = look
        self._words = words
        self._pictures = pictures
        self._frame: PublicFrame | None = None
        self._shown: tuple[Shown, ...] = ()
        self._scale = look.scale
        self._scene = BoardScene(look, words, is_public=True, parent=self)
        self._kept: dict[AssetId, QImage] = {}
        self._moved: tuple[QRectF, ...] = ()
        self._skips = False
        self._fill = Motion(look, self)
        self._fill_from: dict[EntityId, float] = {}
        self._fill_seen: dict[EntityId, float] = {}
        self._fill.moved.connect(self._on_fill_moved)
        self._fill.finished.connect(self._on_fill_finished)
        self._fade = Fade(look, self)
        self._fade.moved.connect(self._on_fade_moved)
        self._scene.changed.connect(self._on_scene_changed)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._say()

    @property
    def frame(self) -> PublicFrame | None:
        """The frame on show."""
        return self._frame

    def mirror(self, frame: PublicFrame) -> None:
        """Show a frame."""
        before, drawn, self._frame = self._frame, self._drawn(), frame
        if frame == before and self._look.scale == self._scale:
            return
        was, self._shown = self._shown, laid_out(frame, self._look.scale, QRectF(self.rect()))
        self._scale = self._look.scale
        self._set_fills(before, frame, drawn)
        self._mirror_board(before)
        self._set_fade(before, frame, was)
        self._paint_anew(before, frame, was)

    def look_again(self) -> None:
        """Lay out and paint everything anew: language, size or colours have changed."""
        self._scene.look_again()
        self._fade.end()
        self._skips = False
        self._say()
        if self._frame is not None:
            self._shown = laid_out(self._frame, self._look.scale, QRectF(self.rect()))
            self._scale = self._look.scale
            self._mirror_board(None)
        self.update()

    def turned(self, by: int) -> tuple[int, int | None]:
        """Return which page of a long view comes so many pages on, and which part is held then."""
        if self._frame is None:
            return 0, None
        return turned(self._look, self._frame, self._shown, by, self._has_picture)

    def part_shown(self) -> int:
        """Return what has to be held for the picture to stay as it is."""
        chase = next((one.chase for one in self._shown if one.chase is not None), None)
        return chase.first if chase is not None else 0

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, 180)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.look_again()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fade.end()
        if self._frame is not None:
            self._shown = laid_out(self._frame, self._scale, QRectF(self.rect()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        region, fading = event.region(), self._fade.region
        there = region - fading
        with QPainter(self) as painter:
            if not there.isEmpty():
                painter.save()
                if there != region:
                    painter.setClipRegion(there)
                self._paint_picture(painter, there)
                painter.restore()
            if there != region:
                self._fade.paint(painter, region, self._paint_picture, self.devicePixelRatioF())

    def _paint_picture(self, painter: QPainter, region: QRegion) -> None:
        """Paint a region of the picture as it is now."""
        painter.fillRect(region.boundingRect(), self._look.color(Role.BG0))
        if self._frame is None or self._frame.blank:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for shown in self._shown:
            painter.save()
            self._paint_half(painter, self._frame, shown, region)
            painter.restore()
        if len(self._shown) > 1:
            self._paint_divider(painter, self._shown[1].half)

    def _paint_half(
        self, painter: QPainter, frame: PublicFrame, shown: Shown, region: QRegion
    ) -> None:
        page = self._mapped(shown.half)
        painter.setTransform(page, combine=True)
        bounds = page.inverted()[0].mapRect(QRectF(region.boundingRect()))
        painter.setClipRect(bounds, Qt.ClipOperation.IntersectClip)
        canvas = Canvas(
            painter=painter,
            look=self._look,
            words=self._words,
            room=shown.half.room,
            shows=lambda place: region.intersects(page.mapRect(place).toAlignedRect()),
        )
        if canvas.shows(canvas.room):
            painter.setClipRect(canvas.room, Qt.ClipOperation.IntersectClip)
            self._paint_page(canvas, frame, shown)

    def _paint_page(self, canvas: Canvas, frame: PublicFrame, shown: Shown) -> None:
        view = frame.view
        match shown.half.page:
            case PublicPage.TITLE:
                paint_title(canvas, view.title, self._picture_of(view.title.picture))
            case PublicPage.CLOCKS if shown.clocks is not None:
                paint_clocks(canvas, view, shown.clocks, self._drawn())
            case PublicPage.CHASE if shown.chase is not None:
                paint_chase(canvas, self._scene, view, shown.chase)
            case PublicPage.ORDER if view.order is not None:
                paint_order(canvas, view.order, order_page(frame))
            case PublicPage.ROLL if view.roll is not None:
                paint_roll(canvas, view.roll)
            case PublicPage.HAND_OUT:
                hand_out = chosen_hand_out(view, frame.hand_out)
                picture = self._picture_of(hand_out.picture) if hand_out is not None else None
                paint_hand_out(canvas, view, hand_out, picture, frame.page_number)
            case PublicPage.FACE:
                face = chosen_face(view, frame.face)
                picture = self._picture_of(face.portrait) if face is not None else None
                paint_face(canvas, view, face, picture)
            case _:
                paint_name(canvas, view.title.name)

    def _paint_divider(self, painter: QPainter, right: Half) -> None:
        """Paint the line between two pages."""
        page = self._mapped(right)
        line = QRectF(-1.0, 0.0, 2.0, right.room.height())
        painter.fillRect(page.mapRect(line), self._look.color(Role.LINE))

    def _mapped(self, half: Half) -> QTransform:
        return half.mapped(QRectF(self.rect()), self._scale)

    def _mirror_board(self, before: PublicFrame | None) -> None:
        """Have the tokens go where they stand now; at once where they were not seen before."""
        chase = next((one.chase for one in self._shown if one.chase is not None), None)
        if chase is None:
            return
        was_seen = before is not None and PublicPage.CHASE in {before.page, before.beside}
        if self._scene.view != chase.board:
            old = before.view.board if before is not None else None
            new = self._frame.view.board if self._frame is not None else None
            changed = self._scene.mirror(chase.board, coming=coming_things(old, new))
            is_still = self._is_prompt and self._look.reduce_motion
            self._moved = changed if is_still else ()
        if not was_seen or before is None or before.blank or not self.isVisible():
            self._scene.settle_down()

    def _set_fills(
        self, before: PublicFrame | None, after: PublicFrame, drawn: Mapping[EntityId, float]
    ) -> None:
        """Have the fills move of clocks that were seen before, from where they are `drawn`."""
        clocks = next((one.clocks for one in self._shown if one.clocks is not None), None)
        pages = {before.page, before.beside} if before is not None else set()
        if clocks is None or before is None or PublicPage.CLOCKS not in pages:
            self._fill_from = {}
            return
        known = {clock.clock_id: clock for clock in before.view.clocks}
        moving: dict[EntityId, float] = {}
        for clock in after.view.clocks:
            was = known.get(clock.clock_id)
            if was is None or was.size != clock.size or was.filled is None:
                continue
            start = drawn.get(clock.clock_id, float(was.filled))
            if start != clock.filled:
                moving[clock.clock_id] = start
        self._fill_from, self._fill_seen = moving, dict(moving)
        if moving and self.isVisible() and self._look.duration("base"):
            self._fill.move(0.0, 1.0)
        else:
            self._fill_from = {}

    def _drawn(self) -> dict[EntityId, float]:
        """Return how far clocks are filled on screen while their fills move."""
        if self._frame is None or not self._fill_from:
            return {}
        ends = {clock.clock_id: clock.filled for clock in self._frame.view.clocks}
        return {
            key: start + ((ends.get(key) or 0) - start) * self._fill.value
            for key, start in self._fill_from.items()
        }

    def _set_fade(
        self, before: PublicFrame | None, after: PublicFrame, was: tuple[Shown, ...]
    ) -> None:
        """Have what was not seen before fade in; a blank screen is blank at once."""
        if before is None or self._look.reduce_motion or not self.isVisible():
            self._fade.end()
            return
        places = [
            (self._mapped(shown.half).mapRect(one.place).toAlignedRect(), one.ground)
            for shown in self._shown
            for one in coming(before, after, was, shown)
        ]
        if places or after.blank or has_gone(before.view, after.view):
            self.update(self._fade.region)
            self._fade.begin(places)

    def _paint_anew(
        self, before: PublicFrame | None, after: PublicFrame, was: tuple[Shown, ...]
    ) -> None:
        """Have painted what two frames differ in."""
        if before is None or before.blank or after.blank:
            self._paint_soon(QRegion(self.rect()))
            return
        halves_before = tuple(one.half for one in was)
        if halves_before != tuple(one.half for one in self._shown):
            self._paint_soon(QRegion(self.rect()))
            return
        for old, new in zip(was, self._shown, strict=True):
            self._update_places(new.half, self._changed(before, after, old, new))

    def _changed(
        self, before: PublicFrame, after: PublicFrame, was: Shown, shown: Shown
    ) -> tuple[QRectF, ...] | None:
        """Return what has changed on a half, in units of its page; None for all of it."""
        if shown.clocks is not None and was.clocks is not None:
            if was.clocks.clocks.page != shown.clocks.clocks.page:
                return None
            views = before.view, after.view
            return clocks_page.changed_places(self._words, *views, shown.clocks)
        if shown.chase is not None and was.chase is not None:
            places = chase_page.changed_places(
                (self._look, self._words), before.view, after.view, was.chase, shown.chase
            )
            moved, self._moved = self._moved, ()
            if places is None:
                return None
            to_page = shown.chase.scene_to_page
            self._skips = bool(moved)  # the scene will tell of them again, later
            return (*places, *(to_page.mapRect(place) for place in moved))
        is_same = seen(before, shown.half.page) == seen(after, shown.half.page)
        return () if is_same else None

    def _update_places(self, half: Half, places: tuple[QRectF, ...] | None) -> None:
        self._paint_soon(self._region(half, (half.room,) if places is None else places))

    def _region(self, half: Half, places: Iterable[QRectF]) -> QRegion:
        """Return where places of a page lie on the stage."""
        page, region = self._mapped(half), QRegion()
        for place in places:
            region += QRegion(page.mapRect(place).toAlignedRect())
        return region

    def _paint_soon(self, region: QRegion) -> None:
        self._fade.spoil(region)
        if self._is_prompt and not region.isEmpty():
            self.repaint(region)
        else:
            self.update(region)

    def _has_picture(self, asset_id: AssetId | None) -> bool:
        picture = self._picture_of(asset_id)
        return picture is not None and not picture.isNull()

    def _picture_of(self, asset_id: AssetId | None) -> QImage | None:
        if asset_id is None:
            return None
        if asset_id not in self._kept:
            while len(self._kept) >= _KEPT_PICTURES:
                del self._kept[next(iter(self._kept))]
            self._kept[asset_id] = QImage.fromData(self._pictures(asset_id) or b"")
        return self._kept[asset_id]

    def _say(self) -> None:
        self.setAccessibleName(self._words.gettext("Players’ screen"))

    def _on_fill_moved(self) -> None:
        before, self._fill_seen = self._fill_seen, self._drawn()
        for shown in self._shown:
            if shown.clocks is None:
                continue
            page = shown.clocks.clocks
            region = QRegion()
            for one in page.clocks:
                was, now = (fills.get(one.clock.clock_id) for fills in (before, self._fill_seen))
                if was != now:
                    places = moved_places(one.clock, one, page.diameter, was, now)
                    region += self._region(shown.half, places)
            # Not at once: a motion begins and ends within `mirror`, which paints all of it.
            self._fade.spoil(region)
            self.update(region)

    def _on_fade_moved(self, region: QRegion) -> None:
        self.update(region)

    def _on_fill_finished(self) -> None:
        self._fill_from = {}
        self._on_fill_moved()

    def _on_scene_changed(self, places: list[QRectF]) -> None:
        """Paint what moved on the track, unless it is painted already."""
        skips, self._skips = self._skips, False
        if skips and self._look.reduce_motion:
            return
        for shown in self._shown:
            if shown.chase is not None:
                to_page = shown.chase.scene_to_page
                self._update_places(
                    shown.half,
                    tuple(
                        to_page.mapRect(place.adjusted(-2, -2, 2, 2)).intersected(shown.chase.track)
                        for place in places
                    ),
                )
