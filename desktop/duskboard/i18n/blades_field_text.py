"""Fields of a scoundrel's sheet and of a crew -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.i18n.words import Words
from duskboard.play.blades.crew import CrewNumber
from duskboard.play.blades.field import FlagField, NumberField, RowField, TextField


def _text_field(words: Words) -> Mapping[StrEnum, str]:
    return {
        TextField.NAME: words.pgettext("blades field", "Name"),
        TextField.ALIAS: words.pgettext("blades field", "Alias"),
        TextField.LOOK: words.pgettext("blades field", "Look"),
        TextField.PLAYER: words.pgettext("blades field", "Player"),
        TextField.PLAYBOOK: words.pgettext("blades field", "Playbook"),
        TextField.HERITAGE: words.pgettext("blades field", "Heritage"),
        TextField.BACKGROUND: words.pgettext("blades field", "Background"),
        TextField.VICE: words.pgettext("blades field", "Vice"),
        TextField.PURVEYOR: words.pgettext("blades field", "Purveyor"),
        TextField.TRIGGER: words.pgettext("blades field", "xp trigger"),
        TextField.NOTES: words.pgettext("blades field", "Notes"),
        TextField.PORTRAIT: words.pgettext("blades field", "Portrait"),
    }


def _number_field(words: Words) -> Mapping[StrEnum, str]:
    return {
        NumberField.STRESS: words.pgettext("blades field", "Stress"),
        NumberField.HEALING: words.pgettext("blades field", "Healing clock"),
        NumberField.COIN: words.pgettext("blades field", "Coin"),
        NumberField.STASH: words.pgettext("blades field", "Stash"),
        NumberField.PLAYBOOK_XP: words.pgettext("blades field", "Playbook xp"),
        NumberField.INSIGHT_XP: words.pgettext("blades field", "Insight xp"),
        NumberField.PROWESS_XP: words.pgettext("blades field", "Prowess xp"),
        NumberField.RESOLVE_XP: words.pgettext("blades field", "Resolve xp"),
        NumberField.ASSISTS_GIVEN: words.pgettext("blades field", "Free assists given"),
        NumberField.STRESS_BOXES: words.pgettext("blades field", "Stress boxes"),
        NumberField.TRAUMA_BOXES: words.pgettext("blades field", "Trauma boxes"),
        NumberField.PLAYBOOK_BOXES: words.pgettext("blades field", "Playbook xp boxes"),
        NumberField.ATTRIBUTE_BOXES: words.pgettext("blades field", "Attribute xp boxes"),
    }


def _flag_field(words: Words) -> Mapping[StrEnum, str]:
    return {
        FlagField.HEALER: words.pgettext("blades field", "Trained healer"),
        FlagField.VICE_SATISFIED: words.pgettext("blades field", "Vice satisfied"),
    }


def _row_field(words: Words) -> Mapping[StrEnum, str]:
    return {
        RowField.TRAUMAS: words.pgettext("blades field", "Trauma"),
        RowField.WOUNDS: words.pgettext("blades field", "Harm"),
        RowField.ITEMS: words.pgettext("blades field", "Items"),
        RowField.ABILITIES: words.pgettext("blades field", "Special abilities"),
        RowField.CONTACTS: words.pgettext("blades field", "Contacts"),
    }


def _crew_number(words: Words) -> Mapping[StrEnum, str]:
    return {
        CrewNumber.TIER: words.pgettext("blades crew", "Tier"),
        CrewNumber.HEAT: words.pgettext("blades crew", "Heat"),
        CrewNumber.WANTED: words.pgettext("blades crew", "Wanted level"),
        CrewNumber.COMPOSED: words.pgettext("blades crew", "Composed"),
        CrewNumber.HARDENED: words.pgettext("blades crew", "Hardened"),
        CrewNumber.SMUGGLING: words.pgettext("blades crew", "Smuggling"),
    }


BLADES_FIELD_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType(
        {
            CrewNumber: _crew_number,
            FlagField: _flag_field,
            NumberField: _number_field,
            RowField: _row_field,
            TextField: _text_field,
        }
    )
)
"""Enums of fields and their words."""
