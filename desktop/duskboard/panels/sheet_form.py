"""Who somebody is, in fields to be written: name, clan, generation, Nature and more."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget
from typing_extensions import override

from duskboard.core.storyteller.trait import ClanId, Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.storyteller_field_text import text_field_text
from duskboard.i18n.storyteller_trait_text import clan_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.play.storyteller.field import MAY_BE_EMPTY, RANGES, NumberField, TextField
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.choice import Choice
from duskboard.widgets.text_label import TextLabel

_IN_A_ROW = 3
_CREATURE = "creature"
Cell = TextField | NumberField | str
_WORDS = (
    TextField.NAME,
    TextField.CONCEPT,
    TextField.PLAYER,
    TextField.NATURE,
    TextField.DEMEANOUR,
    TextField.SIRE,
    TextField.HAVEN,
    TextField.COTERIE,
    TextField.PATH,
)
_NUMBERS = (
    NumberField.GENERATION,
    NumberField.BLOOD_LIMIT,
    NumberField.BLOOD_TURN_LIMIT,
    NumberField.DRINKS,
    NumberField.LAST_DRINK,
)
_PERSON: tuple[Cell, ...] = (
    TextField.CONCEPT,
    TextField.PLAYER,
    TextField.NATURE,
    TextField.DEMEANOUR,
    TextField.HAVEN,
    TextField.COTERIE,
)
_BLOOD: tuple[Cell, ...] = (NumberField.BLOOD_LIMIT, NumberField.BLOOD_TURN_LIMIT)
_DRINKS: tuple[Cell, ...] = (NumberField.DRINKS, NumberField.LAST_DRINK)
_FORMS: Mapping[Creature, tuple[Cell, ...]] = MappingProxyType(
    {
        Creature.KINDRED: (
            TextField.CLAN,
            *_PERSON,
            TextField.SIRE,
            TextField.PATH,
            NumberField.GENERATION,
            *_BLOOD,
        ),
        Creature.GHOUL: (TextField.CLAN, *_PERSON, TextField.SIRE, *_DRINKS, *_BLOOD),
        Creature.MORTAL: (*_PERSON, TextField.PATH),
        Creature.ANIMAL: (
            TextField.CONCEPT,
            TextField.SIRE,
            NumberField.BLOOD_LIMIT,
            *_DRINKS,
        ),
    }
)
"""What each kind of body has beside its name (rules/storyteller.md 28, vampire-extra.md X1, X2)."""


class SheetForm(QWidget):
    """The fields. What was typed is written when a field is left, or on Enter.

    Signals:
        text_written(TextField, str): Words of a field.
        number_written(NumberField, int | None): A number of a field; None for what is usual.
        creature_chosen(Creature): Another kind of body.
    """

    text_written = Signal(object, str)
    number_written = Signal(object, object)
    creature_chosen = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: SheetView | None = None
        self._laid: Creature | None = None
        self.fields = {field: EntryField() for field in _WORDS}
        self.numbers = {field: EntryField() for field in _NUMBERS}
        self.clan = Choice(look)
        self.clan.setEditable(True)
        self.clan.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.creature = Choice(look)
        self._cells: dict[Cell, QWidget] = {_CREATURE: self.creature, TextField.CLAN: self.clan}
        for cell, line in (*self.fields.items(), *self.numbers.items()):
            self._cells[cell] = line
        self._labels = {cell: self._label() for cell in self._cells}
        self.wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=2)
        self.wrong.hide()
        self._wrong_field: NumberField | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(look.px(12)))
        self._grid.setVerticalSpacing(round(look.px(2)))
        for column in range(_IN_A_ROW):
            self._grid.setColumnStretch(column, 1)
        self._lay_out(Creature.KINDRED)
        self._connect()
        self.say()

    def mirror(self, view: SheetView) -> None:
        """Show what is written; a field that is being typed into keeps what is in it."""
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        self._view = view
        self._lay_out(view.creature)
        for field, line in self.fields.items():
            line.mirror(self._text(field), is_other=is_other)
        for number, line in self.numbers.items():
            held = self._number(number)
            line.setPlaceholderText(self._usual(number))
            if is_other:
                self._tell(number, "")
            if not line.property("state"):
                line.mirror("" if held is None else str(held), is_other=is_other)
        clan = clan_text(self._words, view.profile.clan) if view.profile.clan else ""
        if self.clan.currentText() != clan:
            self.clan.setEditText(clan)
        self.creature.setCurrentIndex(tuple(Creature).index(view.creature))
        self._name_sire(view.creature)

    def begin(self) -> None:
        """Give the keyboard to the name, all of it chosen."""
        name = self.fields[TextField.NAME]
        name.setFocus()
        name.selectAll()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        for cell, label in self._labels.items():
            text = words.pgettext("vampire", "Creature")
            if isinstance(cell, TextField | NumberField):
                text = enum_text(words, cell)
            label.setText(text)
            self._cells[cell].setAccessibleName(text)
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

    def _label(self) -> TextLabel:
        return TextLabel(self._look, "", TextStyle.CAPTION, role=Role.TEXT2)

    def _connect(self) -> None:
        for line in self.fields.values():
            line.editingFinished.connect(self._on_field_editing_finished)
            line.entered.connect(self._on_field_editing_finished)
            line.left.connect(self._on_field_left)
        for line in self.numbers.values():
            line.editingFinished.connect(self._on_number_editing_finished)
            line.entered.connect(self._on_number_editing_finished)
            line.left.connect(self._on_field_left)
        self.clan.activated.connect(self._on_clan_activated)
        edit = self.clan.lineEdit()
        if edit is not None:
            edit.editingFinished.connect(self._on_clan_activated)
        self.creature.activated.connect(self._on_creature_activated)

    def _lay_out(self, creature: Creature) -> None:
        """Have the fields that a kind of body has, in three columns."""
        if creature is self._laid:
            return
        self._laid = creature
        cells = (TextField.NAME, _CREATURE, *_FORMS[creature])
        for cell, widget in self._cells.items():
            widget.setVisible(cell in cells)
            self._labels[cell].setVisible(cell in cells)
            self._grid.removeWidget(widget)
            self._grid.removeWidget(self._labels[cell])
        row = 0
        for place, cell in enumerate(cells):
            row, column = divmod(place, _IN_A_ROW)
            self._grid.addWidget(self._labels[cell], 2 * row, column)
            self._grid.addWidget(self._cells[cell], 2 * row + 1, column)
        self._grid.removeWidget(self.wrong)
        self._grid.addWidget(self.wrong, 2 * (row + 1), 0, 1, _IN_A_ROW)
        before: QWidget | None = None
        for cell in cells:
            widget = self._cells[cell]
            if before is not None:
                QWidget.setTabOrder(before, widget)
            before = widget

    def _name_sire(self, creature: Creature) -> None:
        text = text_field_text(self._words, TextField.SIRE, creature)
        self._labels[TextField.SIRE].setText(text)
        self.fields[TextField.SIRE].setAccessibleName(text)

    def _text(self, field: TextField) -> str:
        view = self._view
        if view is None:
            return ""
        if field is TextField.NAME:
            return view.name
        return str(getattr(view.profile, field.value))

    def _number(self, field: NumberField) -> int | None:
        view = self._view
        if view is None:
            return None
        if field is NumberField.GENERATION:
            return view.generation
        number: int | None = getattr(view.numbers, field.replace("-", "_"))
        return number

    def _usual(self, field: NumberField) -> str:
        """Return what holds where nothing is written."""
        if self._view is None:
            return ""
        limits = self._view.limits
        match field:
            case NumberField.BLOOD_LIMIT:
                return str(limits.blood)
            case NumberField.BLOOD_TURN_LIMIT:
                return str(limits.blood_a_turn)
            case _:
                return ""

    def _on_field_editing_finished(self) -> None:
        for field, line in self.fields.items():
            if line is self.sender() and line.text().strip() != self._text(field):
                line.setModified(False)
                self.text_written.emit(field, line.text())

    def _on_number_editing_finished(self) -> None:
        for field, line in self.numbers.items():
            if line is self.sender():
                self._send(field, line)

    def _send(self, field: NumberField, line: EntryField) -> None:
        """Write a number, or say what would be one."""
        text, (least, most) = line.text().strip(), RANGES[field]
        is_empty = not text and field in MAY_BE_EMPTY
        number = int(text) if text.isdecimal() else None
        is_right = is_empty or (number is not None and least <= number <= most)
        said = ""
        if not is_right:
            wanted = self._words.pgettext("vampire", "A number is wanted, %(least)d to %(most)d.")
            said = wanted % {"least": least, "most": most}
        self._tell(field, said)
        if is_right and number != self._number(field):
            line.setModified(False)
            self.number_written.emit(field, number)

    def _tell(self, field: NumberField, error: str) -> None:
        """Say what is wrong with a number, at its field and below all of them."""
        line = self.numbers[field]
        line.mark_error(wrong=bool(error))
        line.setToolTip(error)
        line.setAccessibleDescription(error)
        if error or self._wrong_field is field:
            self._wrong_field = field if error else None
            name = enum_text(self._words, field)
            said = self._words.pgettext("vampire", "%(field)s: %(error)s")
            self.wrong.setText(said % {"field": name, "error": error} if error else "")
            self.wrong.setVisible(bool(error))

    def _on_field_left(self) -> None:
        for field, line in self.fields.items():
            if line is self.sender():
                line.setText(self._text(field))
        for number, line in self.numbers.items():
            if line is self.sender():
                held = self._number(number)
                line.setText("" if held is None else str(held))
                self._tell(number, "")

    def _on_clan_activated(self) -> None:
        text = self.clan.currentText().strip()
        known = next((one for one in ClanId if clan_text(self._words, one) == text), None)
        clan = known.value if known is not None else text
        if self._view is not None and clan != self._view.profile.clan:
            self.text_written.emit(TextField.CLAN, clan)

    def _on_creature_activated(self, place: int) -> None:
        creature = tuple(Creature)[place]
        if self._view is not None and creature is not self._view.creature:
            self.creature_chosen.emit(creature)
