"""The fields of a sheet that can be written, and what stands in them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from duskboard.core.identity import AssetId
from duskboard.core.storyteller.gear import Armour, Weapon
from duskboard.core.storyteller.generation import OLDEST, THINNEST
from duskboard.core.storyteller.health import Box, with_boxes
from duskboard.core.storyteller.power import Merit, Power, Ritual
from duskboard.core.storyteller.sheet import MAX_BLOOD, Sheet, with_clan
from duskboard.core.storyteller.trait import MAX_RATING

_MOST = 10**6


class TextField(StrEnum):
    """Fields of a sheet that hold words."""

    NAME = "name"
    PLAYER = "player"
    CONCEPT = "concept"
    CLAN = "clan"
    SIRE = "sire"
    NATURE = "nature"
    DEMEANOUR = "demeanour"
    HAVEN = "haven"
    COTERIE = "coterie"
    PATH = "path"
    NOTES = "notes"
    PORTRAIT = "portrait"


class NumberField(StrEnum):
    """Fields of a sheet that hold a number."""

    GENERATION = "generation"
    WILLPOWER_LEFT = "willpower-left"
    BLOOD = "blood"
    BLOOD_LIMIT = "blood-limit"
    BLOOD_TURN_LIMIT = "blood-turn-limit"
    DRINKS = "drinks"
    LAST_DRINK = "last-drink"
    EARNED = "earned"
    PAID = "paid"


class RowField(StrEnum):
    """Fields of a sheet that hold rows."""

    WEAPONS = "weapons"
    ARMOUR = "armour"
    POWERS = "powers"
    RITUALS = "rituals"
    MERITS = "merits"
    BOXES = "boxes"


Row = Weapon | Armour | Power | Ritual | Merit | Box
"""A row of a sheet."""

ROWS: Mapping[RowField, type[Row]] = MappingProxyType(
    {
        RowField.WEAPONS: Weapon,
        RowField.ARMOUR: Armour,
        RowField.POWERS: Power,
        RowField.RITUALS: Ritual,
        RowField.MERITS: Merit,
        RowField.BOXES: Box,
    }
)
"""What stands in each part."""
RANGES: Mapping[NumberField, tuple[int, int]] = MappingProxyType(
    {
        NumberField.GENERATION: (OLDEST, THINNEST),
        NumberField.WILLPOWER_LEFT: (0, MAX_RATING),
        NumberField.BLOOD: (0, MAX_BLOOD),
        NumberField.BLOOD_LIMIT: (1, MAX_BLOOD),
        NumberField.BLOOD_TURN_LIMIT: (0, MAX_BLOOD),
        NumberField.DRINKS: (0, _MOST),
        NumberField.LAST_DRINK: (0, _MOST * 10),
        NumberField.EARNED: (0, _MOST),
        NumberField.PAID: (0, _MOST),
    }
)
"""The least and the most of each."""
MAY_BE_EMPTY = (NumberField.BLOOD_LIMIT, NumberField.BLOOD_TURN_LIMIT, NumberField.LAST_DRINK)
"""Numbers that may be left to the kind of body, or to nobody."""


def text_of(sheet: Sheet, field: TextField) -> str:
    """Return the words of a field."""
    match field:
        case TextField.NAME:
            return sheet.name
        case TextField.NOTES:
            return sheet.notes
        case TextField.PORTRAIT:
            return sheet.portrait or ""
        case _:
            return str(getattr(sheet.profile, field.value))


def number_of(sheet: Sheet, field: NumberField) -> int | None:
    """Return the number of a field."""
    number: int | None = getattr(sheet, field.replace("-", "_"))
    return number


def rows_of(sheet: Sheet, field: RowField) -> tuple[Row, ...]:
    """Return the rows of a part."""
    if field is RowField.BOXES:
        return sheet.health.boxes
    rows: tuple[Row, ...] = getattr(sheet, field.value)
    return rows


def with_text(sheet: Sheet, field: TextField, text: str) -> Sheet:
    """Return a sheet with other words in a field; a clan brings its Disciplines (28.3)."""
    match field:
        case TextField.NAME:
            return replace(sheet, name=text)
        case TextField.NOTES:
            return replace(sheet, notes=text)
        case TextField.PORTRAIT:
            return replace(sheet, portrait=AssetId(text) if text else None)
        case TextField.CLAN:
            return with_clan(sheet, text)
        case _:
            changed: dict[str, Any] = {field.value: text}
            return replace(sheet, profile=replace(sheet.profile, **changed))


def with_number(sheet: Sheet, field: NumberField, number: int | None) -> Sheet:
    """Return a sheet with another number in a field."""
    changed: dict[str, Any] = {field.replace("-", "_"): number}
    return replace(sheet, **changed)


def with_rows(sheet: Sheet, field: RowField, rows: Sequence[Row]) -> Sheet:
    """Return a sheet with other rows; boxes keep the marks that they have room for.

    Raises:
        ValueError: The boxes make no body.
    """
    if field is RowField.BOXES:
        boxes = tuple(row for row in rows if isinstance(row, Box))
        return replace(sheet, health=with_boxes(sheet.health, boxes))
    changed: dict[str, Any] = {field.value: tuple(rows)}
    return replace(sheet, **changed)
