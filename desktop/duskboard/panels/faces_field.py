"""A field for the faces of real dice, for a menu."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.dice import DiceError, ExpressionError, Rating
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.told_rating import told_fault, told_hint, told_rating
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel

_WIDE = 200.0


class FacesField(QWidget):
    """Takes what real dice show; what does not fit is said below.

    Signals:
        typed(str, bool): What stands in it now, and whether it can be taken.
        told(object): Dice that show the faces typed, or a `ReportedBest`.
        left(): Esc was pressed.
    """

    typed = Signal(str, object)
    told = Signal(object)
    left = Signal()

    def __init__(
        self, look: Look, words: Words, check: Rating, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._check = words, check
        self.line = EntryField()
        self.line.keep_width(look, _WIDE)
        self.wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=3)
        self.line.setPlaceholderText(words.pgettext("real dice", "or faces"))
        self.line.setAccessibleName(told_hint(words))
        self.line.setToolTip(told_hint(words))
        pad, gap = round(look.px(12)), round(look.px(4))
        column = QVBoxLayout(self)
        column.setContentsMargins(pad, gap, pad, gap)
        column.setSpacing(gap)
        column.addWidget(self.line)
        column.addWidget(self.wrong)
        self.wrong.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # or a menu passes it over
        self.setFocusProxy(self.line)
        self.line.entered.connect(self._on_line_entered)
        self.line.left.connect(self.left)
        self.line.textEdited.connect(self._on_line_text_edited)

    @override
    def event(self, event: QEvent) -> bool:
        # A menu closes on whatever its rows leave alone, and takes letters for their names.
        if event.type() in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease}:
            return True
        return super().event(event)

    def _say(self, text: str) -> None:
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))
        self.line.mark_error(wrong=bool(text))
        self.line.setAccessibleDescription(text)

    def take(self) -> None:
        """Take what stands in the field, as Enter does."""
        self._on_line_entered(self.line.text())

    def _on_line_text_edited(self, text: str) -> None:
        self._say("")
        try:
            told_rating(self._words, text, self._check)
        except DiceError:
            is_fit = False
        else:
            is_fit = True
        self.typed.emit(text, is_fit)

    def _on_line_entered(self, text: str) -> None:
        try:
            told = told_rating(self._words, text, self._check)
        except ExpressionError:
            self._say(told_fault(self._words))
        except DiceError as error:
            self._say(error_text(self._words, error))
        else:
            self.told.emit(told)
