"""The fields of a scoundrel's sheet that can be written, and what stands in them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from duskboard.core.blades.ability import Ability
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.scoundrel import (
    MAX_STASH,
    MOST_BOXES,
    MOST_COIN,
    MOST_XP,
    Contact,
    Item,
    Scoundrel,
)
from duskboard.core.blades.stress import stress_boxes
from duskboard.core.identity import AssetId


class TextField(StrEnum):
    """Fields of a sheet that hold words."""

    NAME = "name"
    ALIAS = "alias"
    LOOK = "look"
    PLAYER = "player"
    PLAYBOOK = "playbook"
    HERITAGE = "heritage"
    BACKGROUND = "background"
    VICE = "vice"
    PURVEYOR = "purveyor"
    TRIGGER = "trigger"
    NOTES = "notes"
    PORTRAIT = "portrait"


class NumberField(StrEnum):
    """Fields of a sheet that hold a number."""

    STRESS = "stress"
    HEALING = "healing"
    COIN = "coin"
    STASH = "stash"
    PLAYBOOK_XP = "playbook-xp"
    INSIGHT_XP = "insight-xp"
    PROWESS_XP = "prowess-xp"
    RESOLVE_XP = "resolve-xp"
    ASSISTS_GIVEN = "assists-given"
    STRESS_BOXES = "stress-boxes"
    TRAUMA_BOXES = "trauma-boxes"
    PLAYBOOK_BOXES = "playbook-boxes"
    ATTRIBUTE_BOXES = "attribute-boxes"


class FlagField(StrEnum):
    """Fields of a sheet that are so or not."""

    HEALER = "is-healer"
    VICE_SATISFIED = "is-vice-satisfied"


class RowField(StrEnum):
    """Fields of a sheet that hold rows."""

    TRAUMAS = "traumas"
    WOUNDS = "wounds"
    ITEMS = "items"
    ABILITIES = "abilities"
    CONTACTS = "contacts"


Row = Ability | Contact | Item | Wound | str
"""A row of a sheet; a trauma is a word."""

ROWS: Mapping[RowField, type[Row]] = MappingProxyType(
    {
        RowField.TRAUMAS: str,
        RowField.WOUNDS: Wound,
        RowField.ITEMS: Item,
        RowField.ABILITIES: Ability,
        RowField.CONTACTS: Contact,
    }
)
"""What stands in each part."""
RANGES: Mapping[NumberField, tuple[int, int]] = MappingProxyType(
    {
        NumberField.STRESS: (0, MOST_BOXES),
        NumberField.HEALING: (0, MOST_BOXES),
        NumberField.COIN: (0, MOST_COIN),
        NumberField.STASH: (0, MAX_STASH),
        NumberField.PLAYBOOK_XP: (0, MOST_XP),
        NumberField.INSIGHT_XP: (0, MOST_XP),
        NumberField.PROWESS_XP: (0, MOST_XP),
        NumberField.RESOLVE_XP: (0, MOST_XP),
        NumberField.ASSISTS_GIVEN: (0, MOST_BOXES),
        NumberField.STRESS_BOXES: (1, MOST_BOXES),
        NumberField.TRAUMA_BOXES: (1, MOST_BOXES),
        NumberField.PLAYBOOK_BOXES: (1, MOST_BOXES),
        NumberField.ATTRIBUTE_BOXES: (1, MOST_BOXES),
    }
)
"""The least and the most of each, whatever the sheet."""
MAY_BE_EMPTY = (
    NumberField.STRESS_BOXES,
    NumberField.TRAUMA_BOXES,
    NumberField.PLAYBOOK_BOXES,
    NumberField.ATTRIBUTE_BOXES,
)
"""Lengths of tracks, which may be left as usual (rules/blades.md D15)."""
_XP = {
    NumberField.PLAYBOOK_XP: "playbook",
    NumberField.INSIGHT_XP: "insight",
    NumberField.PROWESS_XP: "prowess",
    NumberField.RESOLVE_XP: "resolve",
}
_TRACKS = {
    NumberField.STRESS_BOXES: "stress",
    NumberField.TRAUMA_BOXES: "trauma",
    NumberField.PLAYBOOK_BOXES: "playbook",
    NumberField.ATTRIBUTE_BOXES: "attribute",
}


def range_of(scoundrel: Scoundrel, field: NumberField, crew: Crew | None = None) -> tuple[int, int]:
    """Return the least and the most that a field of a sheet takes: stress ends with its track."""
    if field is NumberField.STRESS:
        return 0, stress_boxes(scoundrel, crew)
    return RANGES[field]


def text_of(scoundrel: Scoundrel, field: TextField) -> str:
    """Return the words of a field."""
    match field:
        case TextField.NAME:
            return scoundrel.name
        case TextField.NOTES:
            return scoundrel.notes
        case TextField.PORTRAIT:
            return scoundrel.portrait or ""
        case _:
            return str(getattr(scoundrel.profile, field.value))


def number_of(scoundrel: Scoundrel, field: NumberField) -> int | None:
    """Return the number of a field; None for a track of the usual length."""
    number: int | None
    if field in _XP:
        number = getattr(scoundrel.xp, _XP[field])
    elif field in _TRACKS:
        number = getattr(scoundrel.tracks, _TRACKS[field])
    elif field is NumberField.HEALING:
        number = scoundrel.harm.healing
    else:
        number = getattr(scoundrel, _name(field))
    return number


def flag_of(scoundrel: Scoundrel, field: FlagField) -> bool:
    """Return whether a field is so."""
    flag: bool = getattr(scoundrel, _name(field))
    return flag


def rows_of(scoundrel: Scoundrel, field: RowField) -> tuple[Row, ...]:
    """Return the rows of a part."""
    if field is RowField.WOUNDS:
        return scoundrel.harm.wounds
    rows: tuple[Row, ...] = getattr(scoundrel, field.value)
    return rows


def row_name(row: Row) -> str:
    """Return what a row is called: its words, or the key of an ability or a trauma."""
    match row:
        case str():
            return row
        case Wound():
            return row.text
        case Ability():
            return row.name or row.key
        case _:
            return row.name


def with_text(scoundrel: Scoundrel, field: TextField, text: str) -> Scoundrel:
    """Return a sheet with other words in a field."""
    match field:
        case TextField.NAME:
            return replace(scoundrel, name=text)
        case TextField.NOTES:
            return replace(scoundrel, notes=text)
        case TextField.PORTRAIT:
            return replace(scoundrel, portrait=AssetId(text) if text else None)
        case _:
            changed: dict[str, Any] = {field.value: text}
            return replace(scoundrel, profile=replace(scoundrel.profile, **changed))


def with_number(scoundrel: Scoundrel, field: NumberField, number: int | None) -> Scoundrel:
    """Return a sheet with another number in a field."""
    changed: dict[str, Any]
    if field in _XP:
        changed = {_XP[field]: number}
        return replace(scoundrel, xp=replace(scoundrel.xp, **changed))
    if field in _TRACKS:
        changed = {_TRACKS[field]: number}
        return replace(scoundrel, tracks=replace(scoundrel.tracks, **changed))
    if field is NumberField.HEALING:
        changed = {"healing": number}
        return replace(scoundrel, harm=replace(scoundrel.harm, **changed))
    changed = {_name(field): number}
    return replace(scoundrel, **changed)


def with_flag(scoundrel: Scoundrel, field: FlagField, *, is_so: bool) -> Scoundrel:
    """Return a sheet with a field that is so or not."""
    changed: dict[str, Any] = {_name(field): is_so}
    return replace(scoundrel, **changed)


def with_rows(scoundrel: Scoundrel, field: RowField, rows: Sequence[Row]) -> Scoundrel:
    """Return a sheet with other rows.

    Raises:
        ValueError: The same trauma stands twice, or a row of harm has too few boxes.
    """
    if field is RowField.WOUNDS:
        wounds = tuple(row for row in rows if isinstance(row, Wound))
        return replace(scoundrel, harm=replace(scoundrel.harm, wounds=wounds))
    changed: dict[str, Any] = {field.value: tuple(rows)}
    return replace(scoundrel, **changed)


def _name(field: StrEnum) -> str:
    return field.replace("-", "_")
