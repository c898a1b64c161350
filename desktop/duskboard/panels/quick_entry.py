"""Something in one typed line; what was understood is said below, or the error."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel


class QuickEntry(QWidget):
    """A line to type into; Enter makes what it describes, Esc puts it away.

    Attributes:
        line: The line.
        said: What was understood.

    Signals:
        drafted(object): What the line describes shall be made.
    """

    drafted = Signal(object)

    stays = False
    """Whether it stays for the next line."""

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

    @abstractmethod
    def example(self) -> str:
        """Return what stands in the empty line."""

    @abstractmethod
    def title(self) -> str:
        """Return what the line is for, to screen readers."""

    @abstractmethod
    def hint(self) -> str:
        """Return what is said below while nothing is understood."""

    @abstractmethod
    def read(self, text: str) -> object | Exception:
        """Return what a line describes, or why it makes nothing."""

    @abstractmethod
    def caption(self, draft: object) -> str:
        """Return what was understood."""

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
        self.line.setPlaceholderText(self.example())
        self.line.setAccessibleName(self.title())
        self._on_line_text_changed()

    def _tell(self, text: str, *, is_wrong: bool) -> None:
        self.said.setText(text)
        self.said.set_role(Role.BAD if is_wrong else Role.TEXT2)
        self.line.mark_error(wrong=is_wrong)
        self.line.setAccessibleDescription(text)

    def _on_line_text_changed(self) -> None:
        """Say what is understood so far; what is not is said on Enter."""
        read = self.read(self.line.text())
        said = self.hint() if isinstance(read, Exception) else self.caption(read)
        self._tell(said, is_wrong=False)

    def _on_line_entered(self, text: str) -> None:
        read = self.read(text)
        if isinstance(read, Exception):
            self._tell(error_text(self._words, read), is_wrong=True)
            return
        if self.stays:
            self.line.clear()
        else:
            self.hide()
        self.drafted.emit(read)
