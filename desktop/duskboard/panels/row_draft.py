"""A row of a sheet as it stands in fields: what fields it has, what they hold, what they make."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from duskboard.core.storyteller.difficulty import EASIEST, HARDEST
from duskboard.core.storyteller.gear import ArmourId, WeaponId
from duskboard.core.storyteller.health import Damage, HealthLevel
from duskboard.core.storyteller.trait import MAX_RATING, DisciplineId, TraitKey, TraitKind
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_pool import QuickPoolError, pool_text, read_pool
from duskboard.i18n.storyteller_trait_text import gear_text, known_name, level_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.edit import NumberRangeError
from duskboard.play.storyteller.field import ROWS, Row, RowField
from duskboard.table.sheet_view import SheetView

_MOST_DICE = 30
_MOST_POINTS = 20
_MOST_PRICE = 200


class FieldKind(StrEnum):
    """How a field of a row is filled."""

    NAME = "name"
    TEXT = "text"
    NUMBER = "number"
    POOL = "pool"
    DISCIPLINE = "discipline"
    DAMAGE = "damage"
    TICK = "tick"


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftField:
    """A field of a row.

    Attributes:
        name: What the row calls it.
        kind: How it is filled.
        least: The least number.
        most: The most.
        may_be_empty: Whether no number is one too.
        span: How many of the three columns it takes.
    """

    name: str
    kind: FieldKind = FieldKind.TEXT
    least: int = 0
    most: int = 0
    may_be_empty: bool = False
    span: int = 1


class DraftError(Exception):
    """A field does not fit. Args: the name of the field, what is wrong with it."""


class NamelessRowError(Exception):
    """A row without a name."""


class NoNumberError(Exception):
    """A number is wanted. Args: the least, the most."""


def _number(name: str, least: int, most: int, *, may_be_empty: bool = False) -> DraftField:
    return DraftField(
        name=name, kind=FieldKind.NUMBER, least=least, most=most, may_be_empty=may_be_empty
    )


_NAME = DraftField(name="name", kind=FieldKind.NAME, span=2)
_NOTE = DraftField(name="note", span=3)
_POOL = DraftField(name="pool", kind=FieldKind.POOL, span=2)
_DISCIPLINE = DraftField(name="discipline", kind=FieldKind.DISCIPLINE)
_DIFFICULTY = _number("difficulty", EASIEST, HARDEST, may_be_empty=True)
_PRICES = (_number("blood", 0, _MOST_PRICE), _number("willpower", 0, MAX_RATING))

FIELDS: Mapping[RowField, tuple[DraftField, ...]] = MappingProxyType(
    {
        RowField.POWERS: (
            _NAME,
            _DISCIPLINE,
            _POOL,
            _DIFFICULTY,
            _number("dot", 1, MAX_RATING),
            *_PRICES,
            DraftField(name="path"),
            DraftField(name="note", span=2),
        ),
        RowField.RITUALS: (
            _NAME,
            _DISCIPLINE,
            _POOL,
            _DIFFICULTY,
            _number("level", 1, MAX_RATING),
            *_PRICES,
            _NOTE,
        ),
        RowField.MERITS: (_NAME, _number("points", -_MOST_POINTS, _MOST_POINTS), _NOTE),
        RowField.WEAPONS: (
            _NAME,
            _number("dice", 0, _MOST_DICE),
            _POOL,
            _number("difficulty", EASIEST, HARDEST),
            DraftField(name="damage", kind=FieldKind.DAMAGE),
            DraftField(name="note", span=2),
            DraftField(name="adds_strength", kind=FieldKind.TICK),
        ),
        RowField.ARMOUR: (
            DraftField(name="name", kind=FieldKind.NAME),
            _number("rating", 0, _MOST_DICE),
            _number("penalty", -_MOST_DICE, 0),
            *(DraftField(name=damage.value, kind=FieldKind.TICK) for damage in Damage),
            DraftField(name="is_worn", kind=FieldKind.TICK),
        ),
        RowField.BOXES: (_NAME, _number("penalty", -_MOST_DICE, 0)),
    }
)
"""What each row is written in, in this order."""
_KNOWN: Mapping[RowField, type[StrEnum]] = MappingProxyType(
    {RowField.WEAPONS: WeaponId, RowField.ARMOUR: ArmourId, RowField.BOXES: HealthLevel}
)


def filled(words: Words, row: Row, path: str = "") -> dict[str, str]:
    """Return what stands in the fields of a row; a tick is "1" or ""."""
    stops: frozenset[Damage] = getattr(row, "stops", frozenset())
    texts: dict[str, str] = {damage.value: "1" if damage in stops else "" for damage in Damage}
    for name in row.__slots__:
        value = getattr(row, name)
        if isinstance(value, bool):
            texts[name] = "1" if value else ""
        elif isinstance(value, int) and value < 0:
            texts[name] = f"−{-value}"
        else:
            texts[name] = "" if value is None else str(value)
    texts["name"] = level_text(words, gear_text(words, row.name))
    if "pool" in texts:
        texts["pool"] = pool_text(words, getattr(row, "pool", ()), path)
    return texts


def read_row(words: Words, view: SheetView, field: RowField, texts: Mapping[str, str]) -> Row:
    """Return the row that filled fields make.

    Raises:
        DraftError: A field does not fit.
    """
    values: dict[str, Any] = {}
    for one in FIELDS[field]:
        text = texts.get(one.name, "").strip()
        try:
            values[one.name] = _read(words, view, one, text)
        except (NamelessRowError, NoNumberError, NumberRangeError, QuickPoolError) as error:
            raise DraftError(one.name, error) from error
    values["name"] = known_name(words, _KNOWN.get(field), values["name"])
    if field is RowField.ARMOUR:
        values["stops"] = frozenset(damage for damage in Damage if values.pop(damage.value))
    row: Row = ROWS[field](**values)
    return row


def draft_text(words: Words, error: DraftError) -> str:
    """Return a sentence that says what does not fit, and what would."""
    cause: object = error.args[1]
    match cause:
        case NamelessRowError():
            return words.pgettext("vampire", "A name is wanted. Type one.")
        case NoNumberError(args=(least, most)):
            text = words.pgettext("vampire", "A number is wanted, %(least)d to %(most)d.")
            return text % {"least": least, "most": most}
        case Exception():
            return error_text(words, cause)
        case _:
            return ""


def disciplines(view: SheetView) -> tuple[str, ...]:
    """Return the Disciplines that a power may be of: the sheet's, or all where it has none."""
    own = tuple(one.key.name for one in view.group(TraitKind.DISCIPLINE))
    return own or tuple(DisciplineId)


def _read(words: Words, view: SheetView, field: DraftField, text: str) -> object:
    match field.kind:
        case FieldKind.NAME:
            if not text:
                raise NamelessRowError
            return text
        case FieldKind.NUMBER:
            return _whole(field, text)
        case FieldKind.POOL:
            return read_pool(words, text, _own(view))
        case FieldKind.DAMAGE:
            return Damage(text)
        case FieldKind.TICK:
            return bool(text)
        case _:
            return text


def _whole(field: DraftField, text: str) -> int | None:
    if not text and field.may_be_empty:
        return None
    try:
        number = int(text.replace("−", "-") or "0")
    except ValueError:
        raise NoNumberError(field.least, field.most) from None
    if not field.least <= number <= field.most:
        raise NumberRangeError(number, field.least, field.most)
    return number


def _own(view: SheetView) -> tuple[TraitKey, ...]:
    return tuple(one.key for group in view.groups for one in group.traits)
