"""The frame round what has the keyboard focus: one shape for everything, outside of it."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar, QWidget
from shiboken6 import isValid
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH

_RADIUS = 8.0
_WATCHED = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.KeyPress,
    }
)


class FocusFrames(QObject):
    """Keeps the frame round the widget with the focus, in whichever window that is.

    Buttons and widgets with the property `focusReach` get one; fields show the focus in their own
    edge. Focus that came by the mouse stays unseen until a key is pressed.
    """

    def __init__(self, look: Look, application: QApplication) -> None:
        super().__init__(application)
        self._look = look
        self._frame: _Frame | None = None
        self._watched: list[QWidget] = []
        self._target: QWidget | None = None
        self._is_seen = False
        application.focusChanged.connect(self._on_application_focus_changed)

    @property
    def target(self) -> QWidget | None:
        """The widget that is framed now, or None."""
        target = self._target
        return target if target is not None and isValid(target) and self._is_seen else None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WATCHED:
            if event.type() == QEvent.Type.KeyPress:
                self._is_seen = True
            self._place()
        return False

    def _on_application_focus_changed(self) -> None:
        self._is_seen = QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton
        # The signal's own arguments are not taken: a widget that dies with the focus is already
        # half gone in them, and a wrapper made for it would later stand for another widget.
        now = QApplication.focusWidget()
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched = []
        self._target = now if now is not None and _reach(now) is not None else None
        around = self._target
        # Not the window itself: one held by us would die with our letting go, in the middle of
        # Qt's own work. It does not move under what is in it either.
        while around is not None and not around.isWindow():
            around.installEventFilter(self)
            self._watched.append(around)
            around = around.parentWidget()
        self._place()

    def _place(self) -> None:
        target = self.target
        if target is None or target.visibleRegion().isEmpty():
            if self._frame is not None and isValid(self._frame):
                self._frame.hide()
            return
        window = target.window()
        if self._frame is None or not isValid(self._frame) or self._frame.parent() is not window:
            if self._frame is not None and isValid(self._frame):
                self._frame.deleteLater()
            self._frame = _Frame(self._look, window)
        # What a scroll area hides of the widget is not framed either.
        seen = target.visibleRegion().boundingRect()
        place = QRect(target.mapTo(window, QPoint()) + seen.topLeft(), seen.size())
        pen = round(self._look.tokens.sizes["stroke.focus"])
        margin = (_reach(target) or 0) + pen
        self._frame.setGeometry(place.adjusted(-margin, -margin, margin, margin))
        self._frame.show()
        self._frame.raise_()


class _Frame(QWidget):
    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = self._look.tokens.sizes["stroke.focus"]
        painter.setPen(self._look.pen(Role.FOCUS, pen))
        box = QRectF(self.rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        painter.end()


def _reach(widget: QWidget) -> int | None:
    """Return how far outside of a widget its frame lies, or None where it has none."""
    if widget.isWindow():
        return None
    own = widget.property(FOCUS_REACH)
    if isinstance(own, int):
        return own
    return BUTTON_REACH if isinstance(widget, QAbstractButton | QTabBar) else None
