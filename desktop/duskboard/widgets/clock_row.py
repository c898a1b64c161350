"""A clock on one line: a small dial, its name, how far it is, its kind, who sees it."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.clock_face import face_of
from duskboard.widgets.clock_host import ClockHost, show_eye
from duskboard.widgets.clock_kind import KIND_GLYPH
from duskboard.widgets.clock_words import clock_title
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.painted_button import LOOK_EVENTS

_HEIGHT = 36.0
_DIAL_AT = 20.0
_NAME_AT = 43.0
_NUMBER_END = 55.0
_KIND_AT = 37.0
_EYE_AT = 14.0
_SIDE = 16.0
_WIDTH = 280.0
_LEAST_WIDTH = 180.0


class ClockRow(ClockHost):
    """A clock on a line of 36 px. For its signals see `ClockHost`."""

    def __init__(
        self, look: Look, words: Words, *, ground: Role = Role.BG1, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, words, parent)
        self._ground = ground
        self._view: ClockView | None = None
        self._pressed_at: QPointF | None = None
        self._dial = ClockDial(
            look, words, diameter="clock.mini", marks_hidden=False, ground=ground, parent=self
        )
        self._forward(self._dial)
        self._eye = IconButton(look, "eye-open", "", side=24.0, parent=self)
        self._eye.clicked.connect(self._on_eye_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def view(self) -> ClockView | None:
        """The clock shown."""
        return self._view

    @property
    def dial(self) -> ClockDial:
        """The dial on it."""
        return self._dial

    @property
    def eye(self) -> IconButton:
        """The button that shows and hides."""
        return self._eye

    def mirror(self, view: ClockView) -> None:
        """Show a clock."""
        self._view = view
        self._dial.mirror(view)
        self._say()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_WIDTH)), round(self._look.px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(_LEAST_WIDTH)), round(self._look.px(_HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self._arrange()
            self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = (event.position() - self._pressed_at).manhattanLength()
        if way >= QApplication.startDragDistance() and self._view is not None:
            self._pressed_at = None
            self.drag_started.emit(self._view.clock_id)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is None or self._view is None:
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.menu_requested.emit(self._view.clock_id, event.globalPosition().toPoint())
        else:
            self._focus(self._view.clock_id)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._view is not None and self._name_room().contains(event.position()):
            self.begin_rename(self._view.clock_id)

    @override
    def _cut_name(self, point: QPoint) -> str:
        room = self._name_room()
        if self._view is None or not room.contains(QPointF(point)):
            return ""
        width = measure_text(self._look, self._view.name, TextStyle.LABEL).width()
        return self._view.name if width > room.width() else ""

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()  # the release of the right button has opened the menu

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view, look = self._view, self._look
        if view is None:
            return
        painter = QPainter(self)
        paint_text(
            painter, look, self._name_room(), view.name, TextStyle.LABEL,
            Role.TEXT2 if view.locked else Role.TEXT, ground=self._ground,
        )  # fmt: skip
        width = float(self.width())
        end = width - look.px(_NUMBER_END)
        room = QRectF(0, 0, end, self.height())
        paint_text(
            painter, look, room, self._number(), TextStyle.BODY, Role.TEXT2,
            align=RIGHT, ground=self._ground,
        )  # fmt: skip
        side = look.px(_SIDE)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(width - look.px(_KIND_AT), self.height() / 2))
        glyph = KIND_GLYPH[view.kind or ClockKind.PROGRESS]
        look.glyphs.paint_glyph(painter, box, glyph, look.color(face_of(view).hue))
        painter.end()

    @override
    def _view_of(self, clock_id: EntityId) -> ClockView | None:
        view = self._view
        return view if view is not None and view.clock_id == clock_id else None

    @override
    def _place_editor(self) -> None:
        room = self._name_room()
        height = self._look.size("control")
        box = QRectF(room.left(), (self.height() - height) / 2, room.width(), height)
        self._editor.setGeometry(box.toRect())

    @override
    def _focus(self, clock_id: EntityId) -> None:
        self._dial.setFocus(Qt.FocusReason.MouseFocusReason)

    @override
    def _say(self) -> None:
        if self._view is not None:
            self.setAccessibleName(clock_title(self._view, self._words))
            show_eye(self._eye, self._view, self._words)

    def _on_eye_clicked(self) -> None:
        if self._view is not None:
            self.visibility_requested.emit(self._view.clock_id)

    def _number(self) -> str:
        view = self._view
        if view is None or view.size is None or view.filled is None:
            return ""
        return f"{view.filled}/{view.size}"

    def _name_room(self) -> QRectF:
        look = self._look
        left = look.px(_NAME_AT)
        number = measure_text(look, self._number(), TextStyle.BODY).width()
        right = self.width() - look.px(_NUMBER_END) - number - look.size("space.s")
        return QRectF(left, 0, max(0.0, right - left), float(self.height()))

    def _arrange(self) -> None:
        middle = self.height() // 2
        box = QRect(QPoint(), self._dial.sizeHint())
        box.moveCenter(QPoint(round(self._look.px(_DIAL_AT)), middle))
        self._dial.setGeometry(box)
        eye = QRect(QPoint(), self._eye.sizeHint())
        eye.moveCenter(QPoint(self.width() - round(self._look.px(_EYE_AT)), middle))
        self._eye.setGeometry(eye)
        if self._editor.is_editing:
            self._place_editor()
