"""Who somebody is, in fields to be written: name, clan, generation, Nature and more."""

from collections.abc import Mapping
from enum import StrEnum
from itertools import pairwise
from types import MappingProxyType

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget
from typing_extensions import override

from duskboard.core.storyteller.trait import ClanId, Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.storyteller_field_text import text_field_text
from duskboard.i18n.words import Words
from duskboard.panels.field_form import FieldForm
from duskboard.play.storyteller.field import MAY_BE_EMPTY, RANGES, NumberField, TextField
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.widgets.choice import Choice

_IN_A_ROW = 3
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
_CHOICES = (TextField.CLAN,)
_NUMBERS = (
    NumberField.GENERATION,
    NumberField.BLOOD_LIMIT,
    NumberField.BLOOD_TURN_LIMIT,
    NumberField.DRINKS,
    NumberField.LAST_DRINK,
)
_PERSON: tuple[StrEnum, ...] = (
    TextField.CONCEPT,
    TextField.PLAYER,
    TextField.NATURE,
    TextField.DEMEANOUR,
    TextField.HAVEN,
    TextField.COTERIE,
)
_BLOOD: tuple[StrEnum, ...] = (NumberField.BLOOD_LIMIT, NumberField.BLOOD_TURN_LIMIT)
_DRINKS: tuple[StrEnum, ...] = (NumberField.DRINKS, NumberField.LAST_DRINK)
_FORMS: Mapping[Creature, tuple[StrEnum, ...]] = MappingProxyType(
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


class SheetForm(FieldForm):
    """The fields of a sheet of Vampire: which there are depends on the kind of body.

    Signals:
        number_written(NumberField, int | None): A number of a field; None for what is usual.
        creature_chosen(Creature): Another kind of body.
    """

    number_written = Signal(object, object)
    creature_chosen = Signal(object)

    may_be_empty = frozenset(MAY_BE_EMPTY)

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__(look, words, _WORDS, {one: RANGES[one] for one in _NUMBERS}, _CHOICES)
        self._view: SheetView | None = None
        self._laid: Creature | None = None
        self.clan = self.choices[TextField.CLAN]
        self.creature = Choice(look)
        self._creature_label = self.label()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(look.px(12)))
        self._grid.setVerticalSpacing(round(look.px(2)))
        for column in range(_IN_A_ROW):
            self._grid.setColumnStretch(column, 1)
        self._lay_out(Creature.KINDRED)
        self.creature.activated.connect(self._on_creature_activated)
        self.say()

    def mirror(self, view: SheetView) -> None:
        """Show what is written; a field that is being typed into keeps what is in it."""
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        self._view = view
        self._lay_out(view.creature)
        self.mirror_fields(is_other=is_other)
        self.creature.setCurrentIndex(tuple(Creature).index(view.creature))
        self._name_sire(view.creature)

    @override
    def say(self) -> None:
        super().say()
        text = self._words.pgettext("vampire", "Creature")
        self._creature_label.setText(text)
        self.creature.setAccessibleName(text)
        self.creature.clear()
        self.creature.addItems([enum_text(self._words, creature) for creature in Creature])
        if self._view is not None:
            self.mirror(self._view)

    @override
    def text_of(self, field: StrEnum) -> str:
        view = self._view
        if view is None:
            return ""
        return view.name if field is TextField.NAME else str(getattr(view.profile, field.value))

    @override
    def number_of(self, field: StrEnum) -> int | None:
        view = self._view
        if view is None:
            return None
        if field is NumberField.GENERATION:
            return view.generation
        number: int | None = getattr(view.numbers, field.replace("-", "_"))
        return number

    @override
    def usual(self, field: StrEnum) -> str:
        limits = self._view.limits if self._view is not None else None
        if limits is None or field not in _BLOOD:
            return ""
        return str(limits.blood if field is NumberField.BLOOD_LIMIT else limits.blood_a_turn)

    @override
    def write_number(self, field: StrEnum, number: int | None) -> None:
        self.number_written.emit(field, number)

    @override
    def known(self, field: StrEnum) -> Mapping[str, str]:
        return {clan.value: enum_text(self._words, clan) for clan in ClanId}

    def _lay_out(self, creature: Creature) -> None:
        """Have the fields that a kind of body has, in three columns."""
        if creature is self._laid:
            return
        self._laid = creature
        name, *others = [(self.labels[one], self.cells[one]) for one in _cells(creature)]
        pairs = [name, (self._creature_label, self.creature), *others]
        for cell, widget in self.cells.items():
            is_there = cell in _cells(creature)
            for one in (self.labels[cell], widget):
                one.setVisible(is_there)
                self._grid.removeWidget(one)
        row = 0
        for place, (label, widget) in enumerate(pairs):
            row, column = divmod(place, _IN_A_ROW)
            self._grid.addWidget(label, 2 * row, column)
            self._grid.addWidget(widget, 2 * row + 1, column)
        self._grid.removeWidget(self.wrong)
        self._grid.addWidget(self.wrong, 2 * (row + 1), 0, 1, _IN_A_ROW)
        for (_, before), (_, after) in pairwise(pairs):
            QWidget.setTabOrder(before, after)

    def _name_sire(self, creature: Creature) -> None:
        text = text_field_text(self._words, TextField.SIRE, creature)
        self.labels[TextField.SIRE].setText(text)
        self.fields[TextField.SIRE].setAccessibleName(text)

    def _on_creature_activated(self, place: int) -> None:
        creature = tuple(Creature)[place]
        if self._view is not None and creature is not self._view.creature:
            self.creature_chosen.emit(creature)


def _cells(creature: Creature) -> tuple[StrEnum, ...]:
    return (TextField.NAME, *_FORMS[creature])
