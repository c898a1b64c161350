"""Fields of a scoundrel's sheet and of a crew -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.i18n.words import Words
from duskboard.play.blades.claim import ClaimChange
from duskboard.play.blades.crew import CrewList, CrewNumber, CrewText
from duskboard.play.blades.faction import FactionFlag, FactionText
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
        CrewNumber.REP: words.pgettext("blades crew", "Rep"),
        CrewNumber.COIN: words.pgettext("blades crew", "Coin"),
        CrewNumber.XP: words.pgettext("blades crew", "Crew xp"),
        CrewNumber.XP_BOXES: words.pgettext("blades crew", "Boxes of crew xp"),
    }


def _crew_text(words: Words) -> Mapping[StrEnum, str]:
    return {
        CrewText.KIND: words.pgettext("blades crew", "Crew type"),
        CrewText.REPUTATION: words.pgettext("blades crew", "Reputation"),
        CrewText.LAIR: words.pgettext("blades crew", "Lair"),
        CrewText.GROUNDS: words.pgettext("blades crew", "Hunting grounds"),
        CrewText.GROUNDS_OWNER: words.pgettext("blades crew", "Owner of the grounds"),
        CrewText.PREFERRED: words.pgettext("blades crew", "Preferred operation"),
        CrewText.TRIGGER: words.pgettext("blades crew", "Xp trigger"),
        CrewText.NOTES: words.pgettext("blades crew", "Notes"),
    }


def _crew_list(words: Words) -> Mapping[StrEnum, str]:
    return {
        CrewList.ABILITIES: words.pgettext("blades field", "Special abilities"),
        CrewList.COHORTS: words.pgettext("blades crew", "Cohorts"),
        CrewList.CONTACTS: words.pgettext("blades crew", "Contacts"),
    }


def _claim_change(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClaimChange.ADDED: words.pgettext("blades claim", "added"),
        ClaimChange.WRITTEN: words.pgettext("blades claim", "written anew"),
        ClaimChange.MOVED: words.pgettext("blades claim", "moved"),
        ClaimChange.LINKED: words.pgettext("blades claim", "linked to"),
        ClaimChange.UNLINKED: words.pgettext("blades claim", "no longer linked to"),
        ClaimChange.REMOVED: words.pgettext("blades claim", "removed"),
        ClaimChange.SEIZED: words.pgettext("blades claim", "seized"),
        ClaimChange.LOST: words.pgettext("blades claim", "lost"),
        ClaimChange.OPENED: words.pgettext("blades claim", "given up"),
    }


def _faction_text(words: Words) -> Mapping[StrEnum, str]:
    return {
        FactionText.NAME: words.pgettext("blades field", "Name"),
        FactionText.ABOUT: words.pgettext("blades faction", "About"),
        FactionText.NOTES: words.pgettext("blades crew", "Notes"),
    }


def _faction_flag(words: Words) -> Mapping[StrEnum, str]:
    return {
        FactionFlag.FIGHTING: words.pgettext("blades faction", "At war with another"),
        FactionFlag.OF_INTEREST: words.pgettext("blades faction", "Of interest"),
    }


BLADES_FIELD_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType(
        {
            ClaimChange: _claim_change,
            CrewList: _crew_list,
            CrewNumber: _crew_number,
            CrewText: _crew_text,
            FactionFlag: _faction_flag,
            FactionText: _faction_text,
            FlagField: _flag_field,
            NumberField: _number_field,
            RowField: _row_field,
            TextField: _text_field,
        }
    )
)
"""Enums of fields and their words."""
