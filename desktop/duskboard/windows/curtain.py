"""The curtain over the game master's window while it stands on the players' screen."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle

_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""Those that press a button. Not Esc: a dialog that is covered goes by it, unseen."""
_LINE_GAP = 32


class Curtain(QWidget):
    """Covers its parent until somebody clicks it, so that players read nothing by accident.

    Signals:
        lifted(): The game master wants to see the window, players or not.
    """

    lifted = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._covered = parent
        self._focus: QWidget | None = None
        # Nothing below it is painted first: it has to be there before the window is.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._retranslate()
        self.hide()
        parent.installEventFilter(self)

    def draw(self) -> None:
        """Draw the curtain over the parent."""
        self._focus = self._covered.focusWidget()
        self.setGeometry(self._covered.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def lift(self) -> None:
        """Take the curtain away without a word; the keyboard is where it was before."""
        if self.isHidden():
            return
        has_keyboard = self._covered.focusWidget() is self
        self.hide()
        if has_keyboard and self._focus is not None and isValid(self._focus):
            self._focus.setFocus()
        self._focus = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self.setGeometry(self._covered.rect())
        return False

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self._lift_and_say()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS:
            self._lift_and_say()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, self._look.color(Role.BG0))
        half = self._look.px(_LINE_GAP) / 2
        for text, style, role, by in (
            (self._words.gettext("GM only"), TextStyle.HEAD, Role.TEXT, -half),
            (self._words.gettext("Click to show this window"), TextStyle.BODY, Role.TEXT2, half),
        ):
            paint_text(
                painter,
                self._look,
                rect.translated(0, by),
                text,
                style,
                role,
                align=CENTER,
                ground=Role.BG0,
            )

    def _lift_and_say(self) -> None:
        self.lift()
        self.lifted.emit()

    def _retranslate(self) -> None:
        self.setAccessibleName(self._words.gettext("GM only"))
        self.setAccessibleDescription(self._words.gettext("Click to show this window"))
        self.update()
