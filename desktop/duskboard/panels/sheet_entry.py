"""Sheets in one line: "constable x6 mortal dex3 firearms2"; what was understood is said below."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_sheets import QuickSheetError, draft_caption, parse_sheets
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel


class SheetEntry(QWidget):
    """A line to type into; Enter makes the sheets, Esc puts it away.

    Signals:
        drafted(SheetDraft): Sheets shall be made.
    """

    drafted = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.line = EntryField()
        self.said = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        column = QVBoxLayout(self)
        pad = round(look.px(8))
        column.setContentsMargins(pad, pad, pad, round(look.px(4)))
        column.setSpacing(round(look.px(4)))
        column.addWidget(self.line)
        column.addWidget(self.said)
        self.line.entered.connect(self._on_line_entered)
        self.line.left.connect(self.hide)
        self.line.textChanged.connect(self._on_line_text_changed)
        self.hide()

    def begin(self) -> None:
        """Show an empty line and give it the keyboard."""
        self.line.clear()
        self._say()
        self.show()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        words = self._words
        self.line.setPlaceholderText(
            words.pgettext("vampire", "constable x6 mortal dexterity3 firearms2")
        )
        self.line.setAccessibleName(words.pgettext("vampire", "New sheets in one line"))
        self._on_line_text_changed()

    def _tell(self, text: str, *, is_wrong: bool) -> None:
        self.said.setText(text)
        self.said.set_role(Role.BAD if is_wrong else Role.TEXT2)
        self.line.mark_error(wrong=is_wrong)
        self.line.setAccessibleDescription(text)

    def _on_line_text_changed(self) -> None:
        """Say what is understood so far; what is not is said on Enter."""
        words = self._words
        hint = words.pgettext("vampire", "A name, how many, what they are, traits with their dots.")
        try:
            draft = parse_sheets(words, self.line.text())
        except QuickSheetError:
            self._tell(hint, is_wrong=False)
        else:
            self._tell(draft_caption(words, draft), is_wrong=False)

    def _on_line_entered(self, text: str) -> None:
        try:
            draft = parse_sheets(self._words, text)
        except QuickSheetError as error:
            self._tell(error_text(self._words, error), is_wrong=True)
            return
        self.hide()
        self.drafted.emit(draft)
