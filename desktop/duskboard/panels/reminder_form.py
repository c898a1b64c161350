"""What a night to come shall bring: a note, and how far away it is."""

import re
import unicodedata

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.storyteller.calendar import Span, SpanUnit
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_COUNT = 44.0
_NUMBER = re.compile(r"\s*(\d{1,4})\s*")


class ReminderForm(QWidget):
    """Asks for a reminder.

    Signals:
        written(str, Span): The note, and how much later.
        left(): None after all.
    """

    written = Signal(str, object)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.note = EntryField()
        self.count = EntryField()
        self.unit = SegmentedControl(look)
        self.add = GlyphButton(look, "", small=True)
        self._in = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=2)
        self._unit = SpanUnit.NIGHT
        self.count.keep_width(look, _COUNT)
        self.count.setText("1")
        gap = round(look.px(6))
        row = QHBoxLayout()
        row.setSpacing(gap)
        for part in (self._in, self.count, self.unit, self.add):
            row.addWidget(part)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(self.note)
        column.addLayout(row)
        column.addWidget(self.wrong)
        self.wrong.hide()
        self.unit.chosen.connect(self._on_unit_chosen)
        self.add.clicked.connect(self._write)
        for field in (self.note, self.count):
            field.entered.connect(self._write)
            field.left.connect(self.left)
            field.textEdited.connect(self._on_text_edited)
        self.say()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        self.note.setPlaceholderText(words.pgettext("vampire due", "What the night will bring"))
        self.note.setAccessibleName(self.note.placeholderText())
        self.count.setAccessibleName(words.pgettext("vampire due", "How many"))
        units = [unit for unit in SpanUnit if unit is not SpanUnit.HOUR]
        self.unit.mirror(
            [Option(value=one, text=enum_text(words, one)) for one in units], self._unit
        )
        self.unit.setAccessibleName(words.pgettext("vampire due", "How far away"))
        self._in.setText(words.pgettext("vampire due", "in"))
        self.add.setText(words.pgettext("vampire due", "Remind"))

    def begin(self) -> None:
        """Write the note."""
        self.note.clear()
        self.note.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self) -> None:
        words = self._words
        typed = _NUMBER.fullmatch(unicodedata.normalize("NFKC", self.count.text()))
        count, note = int(typed[1]) if typed is not None else 0, self.note.text().strip()
        self.note.mark_error(wrong=not note)
        self.count.mark_error(wrong=not count)
        if note and count:
            self.written.emit(note, Span(count=count, unit=self._unit))
            return
        nothing = words.pgettext("vampire due", "Say what the night will bring.")
        many = words.pgettext("vampire due", "Type a number, 1 to 9999.")
        self.wrong.setText(many if note else nothing)
        self.wrong.show()

    def _on_unit_chosen(self, unit: object) -> None:
        if isinstance(unit, SpanUnit):
            self._unit = unit

    def _on_text_edited(self) -> None:
        self.note.mark_error(wrong=False)
        self.count.mark_error(wrong=False)
        self.wrong.hide()
