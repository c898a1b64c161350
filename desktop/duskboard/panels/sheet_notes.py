"""What the game master writes about somebody, at the foot of the sheet."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.plain_text import PlainText
from duskboard.panels.sheet_rows import indented
from duskboard.panels.sheet_wish import WriteNotes
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.text_label import TextLabel

_REST = 2000
"""Milliseconds without typing after which what was typed is written by itself."""


class SheetNotes(QWidget):
    """Notes, written when typing rests and when they are left; Esc takes back what was typed.

    Signals:
        wished(SheetWish): The notes of a sheet shall read so.
    """

    wished = Signal(object)

    def __init__(
        self, look: Look, words: Words, *, is_inset: bool = True, parent: QWidget | None = None
    ) -> None:
        """Make an empty field; `is_inset` has its title stand as far in as labels of traits."""
        super().__init__(parent)
        self._words = words
        self._who: EntityId | None = None
        self._kept = ""
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.text = _NoteText()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(4)))
        if is_inset:
            column.addLayout(indented(look, self._title))
        else:
            column.addWidget(self._title)
        column.addWidget(self.text)
        self.text.textChanged.connect(self._rest.start)
        self.text.left.connect(self._on_text_left)
        self.text.finished.connect(self.send)
        self.text.focus_left.connect(self.send)
        self._rest.timeout.connect(self.send)

    def mirror(self, who: EntityId, notes: str) -> None:
        """Show the notes of a sheet; what is being typed stays."""
        self._title.setText(self._words.pgettext("sheet", "Notes"))
        self.text.setAccessibleName(self._title.text())
        if who != self._who:
            self.send()
            self._who = who
        elif self.text.hasFocus() and self.has_changes:
            self._kept = notes
            return
        self._kept = notes
        if self.text.toPlainText() != notes:
            self.text.setPlainText(notes)
        self._rest.stop()

    @property
    def has_changes(self) -> bool:
        """Whether they read otherwise than what is kept."""
        return self.text.toPlainText().strip() != self._kept

    def send(self) -> None:
        """Have what was typed be kept."""
        self._rest.stop()
        if self._who is not None and self.has_changes and not self.text.is_composing:
            self._kept = self.text.toPlainText().strip()
            self.wished.emit(WriteNotes(who=self._who, text=self._kept))

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.send()

    def _on_text_left(self) -> None:
        self.text.setPlainText(self._kept)
        self._rest.stop()
        self.text.clearFocus()


class _NoteText(PlainText):
    focus_left = Signal()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_left.emit()
