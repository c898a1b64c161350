"""Abilities that are only reminded of: what each says, and a note for what lasts."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.reminder import REMINDERS
from duskboard.i18n.blades_ability_rule_text import key_rule
from duskboard.i18n.blades_reminder_text import note_drafts
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.menu_under import open_menu
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class ReminderLines(QWidget):
    """Shows a line for each ability; nothing follows from them by itself.

    Attributes:
        texts: What each line says.
        notes: The button of each that writes a note.

    Signals:
        note_wished(AbilityId, str): What comes of an ability shall be noted, beginning so.
    """

    note_wished = Signal(object, str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._abilities: tuple[AbilityId, ...] = ()
        self.texts: list[TextLabel] = []
        self.notes: list[GlyphButton] = []
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(look.px(2)))
        self.hide()

    def mirror(self, abilities: Sequence[AbilityId]) -> None:
        """Show these abilities."""
        words = self._words
        self._abilities = tuple(abilities)
        while len(self._rows) < len(abilities):
            self._add()
        form = words.pgettext("blades reminder", "%(ability)s: %(rule)s")
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(abilities))
            if place >= len(abilities):
                continue
            ability = abilities[place]
            texts = {"ability": enum_text(words, ability), "rule": key_rule(words, ability)}
            self.texts[place].setText(form % texts)
            note = self.notes[place]
            note.setVisible(REMINDERS[ability].is_noted)
            note.setText(words.pgettext("blades reminder", "Note…"))
            note.setToolTip(
                words.pgettext("blades reminder", "Write down whom or what it is about")
            )
        self.setVisible(bool(abilities))

    def _add(self) -> None:
        row = QWidget()
        text = TextLabel(self._look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        note = GlyphButton(self._look, "", glyph="pencil", role="quiet", small=True)
        note.clicked.connect(self._on_note_clicked)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(round(self._look.px(8)))
        line.addWidget(text, 1)
        line.addWidget(note)
        self._column.addWidget(row)
        self._rows.append(row)
        self.texts.append(text)
        self.notes.append(note)

    def _on_note_clicked(self) -> None:
        button = self.sender()
        if not isinstance(button, GlyphButton):
            return
        ability = self._abilities[self.notes.index(button)]
        drafts = note_drafts(self._words, ability)
        if len(drafts) > 1:
            rows = [(draft, draft) for draft in drafts]
            open_menu(button, rows, lambda draft: self.note_wished.emit(ability, str(draft)))
        else:
            self.note_wished.emit(ability, "".join(drafts))
