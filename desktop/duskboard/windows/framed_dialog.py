"""What all dialogs share: a body, a foot with the buttons, and following language and scale."""

from PySide6.QtCore import QEvent, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_BODY_MARGIN = 26
_FOOT_MARGIN = (26, 12)
_MOST_WIDTH = 1280
"""Of the smallest screen: larger text makes no dialog wider."""


class DialogFoot(QFrame):
    """The strip at the foot of a dialog: quiet acts on the left, the one that counts right."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._row = QHBoxLayout(self)

    def add_left(self, *buttons: QPushButton) -> None:
        """Put buttons at the left end."""
        for place, button in enumerate(buttons):
            self._row.insertWidget(place, button)
        self._row.insertStretch(len(buttons))

    def add_right(self, *buttons: QPushButton) -> None:
        """Put buttons at the right end, the one that counts last."""
        for button in buttons:
            self._row.addWidget(button)

    def settle(self) -> None:
        """Take the sizes of the look."""
        across, down = (round(self._look.px(side)) for side in _FOOT_MARGIN)
        self._row.setContentsMargins(across, down, across, down)
        self._row.setSpacing(round(self._look.size("space.m")))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, self._look.color(Role.BG2))
        line = QRectF(rect.left(), rect.top(), rect.width(), self._look.size("stroke.hair"))
        painter.fillRect(line, self._look.color(Role.LINE))


class FramedDialog(QDialog):
    """A dialog that is opened with `open()` and never blocks the program.

    Subclasses build their parts, then call `settle` and `retranslate` once.

    Attributes:
        look: The look.
        words: The words.
        body: Where the parts go.
        foot: Where the buttons go.
    """

    def __init__(
        self, look: Look, words: Words, size: tuple[int, int], parent: QWidget | None = None
    ) -> None:
        """Make a dialog that is `size` wide and high at first, in logical pixels."""
        super().__init__(parent)
        self.look = look
        self.words = words
        self._first_size = size
        self._scale = 0.0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._take_size)
        self.body = QVBoxLayout()
        self.foot = DialogFoot(look)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(self.body, 1)
        outer.addWidget(self.foot)

    def settle(self) -> None:
        """Take the sizes of the look. Subclasses extend it."""
        if self.parentWidget() is None and not self.styleSheet():
            self.setStyleSheet(style_sheet(self.look))  # below a window it has that of the window
        margin = round(self.look.px(_BODY_MARGIN))
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(round(self.look.size("space.m")))
        self.foot.settle()
        self._later.start()

    def retranslate(self) -> None:
        """Say every text anew. Subclasses implement it."""
        raise NotImplementedError

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._take_size()
        super().showEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.settle()

    def _take_size(self) -> None:
        """Take the first size at another scale; what the user made of it stays otherwise."""
        if self._scale == self.look.scale:
            return
        self._scale = self.look.scale
        layout = self.layout()
        if layout is not None:
            layout.activate()
        width, height = (round(self.look.px(side)) for side in self._first_size)
        size = QSize(min(width, _MOST_WIDTH), height)
        self.resize(size.expandedTo(self.minimumSizeHint()))


def act_button(look: Look, *, glyph: str = "", role: str = "quiet") -> GlyphButton:
    """Return a button of a foot; Enter presses none of them unasked.

    Args:
        look: The look.
        glyph: Name of its glyph, or "".
        role: As in the style sheet.
    """
    button = GlyphButton(look, "", glyph=glyph, role=role)
    button.setAutoDefault(False)
    return button


def field_label(look: Look) -> TextLabel:
    """Return the label of a field, which is never cut."""
    label = TextLabel(look, style=TextStyle.LABEL)
    label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
    return label


class MainButton(GlyphButton):
    """The button of a dialog that counts: as tall as a primary one, without the lamp."""

    def __init__(self, look: Look, role: str = "outline") -> None:
        super().__init__(look, "", role=role)
        self.setAutoDefault(False)
        self.setDefault(True)

    @override
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        wide = 2 * round(self._look.size("space.xs"))
        return QSize(hint.width() + wide, max(hint.height(), round(self._look.size("primary"))))
