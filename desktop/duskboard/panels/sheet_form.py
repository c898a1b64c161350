"""Who somebody is, in fields to be written: name, clan, generation, Nature and more."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QWidget
from typing_extensions import override

from duskboard.core.storyteller.generation import OLDEST, THINNEST
from duskboard.core.storyteller.trait import ClanId, Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.storyteller_trait_text import clan_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.play.storyteller.field import NumberField, TextField
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel

_FIELDS = (
    TextField.NAME,
    TextField.CONCEPT,
    TextField.PLAYER,
    TextField.NATURE,
    TextField.DEMEANOUR,
    TextField.SIRE,
    TextField.HAVEN,
    TextField.PATH,
)
_IN_A_ROW = 3
_PLACES: Mapping[TextField, str] = MappingProxyType(
    {field: field.value for field in _FIELDS if field is not TextField.NAME}
)


class SheetForm(QWidget):
    """The fields. What was typed is written when a field is left, or on Enter.

    Signals:
        text_written(TextField, str): Words of a field.
        number_written(NumberField, int): A number of a field.
        creature_chosen(Creature): Another kind of body.
    """

    text_written = Signal(object, str)
    number_written = Signal(object, int)
    creature_chosen = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: SheetView | None = None
        self.fields = {field: EntryField() for field in _FIELDS}
        self.clan = QComboBox()
        self.clan.setEditable(True)
        self.clan.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.generation = QSpinBox()
        self.generation.setRange(OLDEST, THINNEST)
        self.creature = QComboBox()
        self._labels: dict[str, TextLabel] = {}
        self._lay_out()
        for field in self.fields.values():
            field.editingFinished.connect(self._on_field_editing_finished)
            field.entered.connect(self._on_field_editing_finished)
            field.left.connect(self._on_field_left)
        self.clan.activated.connect(self._on_clan_activated)
        line = self.clan.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._on_clan_activated)
        self.generation.editingFinished.connect(self._on_generation_editing_finished)
        self.creature.activated.connect(self._on_creature_activated)
        self.say()

    def mirror(self, view: SheetView) -> None:
        """Show what is written; a field that is being typed into keeps what is in it."""
        self._view = view
        for field, line in self.fields.items():
            text = self._text(field)
            if not (line.hasFocus() and line.isModified()) and line.text() != text:
                line.setText(text)
        clan = clan_text(self._words, view.profile.clan) if view.profile.clan else ""
        if self.clan.currentText() != clan:
            self.clan.setEditText(clan)
        is_kindred = view.creature is Creature.KINDRED
        self.generation.setEnabled(is_kindred)
        if view.generation is not None:
            self.generation.setValue(view.generation)
        self.creature.setCurrentIndex(tuple(Creature).index(view.creature))

    def begin(self) -> None:
        """Give the keyboard to the name, all of it chosen."""
        name = self.fields[TextField.NAME]
        name.setFocus()
        name.selectAll()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        texts = {field.value: enum_text(words, field) for field in _FIELDS}
        texts["clan"] = enum_text(words, TextField.CLAN)
        texts["generation"] = enum_text(words, NumberField.GENERATION)
        texts["creature"] = words.pgettext("vampire", "Creature")
        for name, label in self._labels.items():
            label.setText(texts[name])
        for field, line in self.fields.items():
            line.setAccessibleName(texts[field.value])
        for widget, name in (
            (self.clan, "clan"),
            (self.generation, "generation"),
            (self.creature, "creature"),
        ):
            widget.setAccessibleName(texts[name])
        held = self.clan.currentText()
        self.clan.clear()
        self.clan.addItems([clan_text(words, clan) for clan in ClanId])
        self.clan.setEditText(held)
        self.creature.clear()
        self.creature.addItems([enum_text(words, creature) for creature in Creature])
        if self._view is not None:
            self.mirror(self._view)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _lay_out(self) -> None:
        px = self._look.px
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(round(px(12)))
        grid.setVerticalSpacing(round(px(2)))
        cells: list[tuple[str, QWidget]] = [
            (TextField.NAME.value, self.fields[TextField.NAME]),
            ("creature", self.creature),
            ("clan", self.clan),
            *((name, self.fields[field]) for field, name in _PLACES.items()),
            ("generation", self.generation),
        ]
        for place, (name, widget) in enumerate(cells):
            row, column = divmod(place, _IN_A_ROW)
            label = TextLabel(self._look, "", TextStyle.CAPTION, role=Role.TEXT2)
            self._labels[name] = label
            grid.addWidget(label, 2 * row, column)
            grid.addWidget(widget, 2 * row + 1, column)
        for column in range(_IN_A_ROW):
            grid.setColumnStretch(column, 1)

    def _text(self, field: TextField) -> str:
        view = self._view
        if view is None:
            return ""
        if field is TextField.NAME:
            return view.name
        return str(getattr(view.profile, field.value))

    def _on_field_editing_finished(self) -> None:
        for field, line in self.fields.items():
            if line is self.sender() and line.text().strip() != self._text(field):
                line.setModified(False)
                self.text_written.emit(field, line.text())

    def _on_field_left(self) -> None:
        for field, line in self.fields.items():
            if line is self.sender():
                line.setText(self._text(field))

    def _on_clan_activated(self) -> None:
        text = self.clan.currentText().strip()
        known = next((one for one in ClanId if clan_text(self._words, one) == text), None)
        clan = known.value if known is not None else text
        if self._view is not None and clan != self._view.profile.clan:
            self.text_written.emit(TextField.CLAN, clan)

    def _on_generation_editing_finished(self) -> None:
        number = self.generation.value()
        if self._view is not None and number != self._view.generation:
            self.number_written.emit(NumberField.GENERATION, number)

    def _on_creature_activated(self, place: int) -> None:
        creature = tuple(Creature)[place]
        if self._view is not None and creature is not self._view.creature:
            self.creature_chosen.emit(creature)
