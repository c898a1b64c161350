"""Any field of a sheet as the game master says (rules/storyteller.md 10.1).

Each edit is typed, and the log keeps the old value.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.growth import AboveLimitError
from duskboard.core.storyteller.health import MAX_BOXES
from duskboard.core.storyteller.sheet import (
    Sheet,
    Trait,
    rated,
    with_trait,
)
from duskboard.core.storyteller.soak import Soaks
from duskboard.core.storyteller.torpor import laid_to_sleep
from duskboard.core.storyteller.trait import MAX_RATING, Creature, TraitKey
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.storyteller.field import (
    MAY_BE_EMPTY,
    RANGES,
    ROWS,
    NumberField,
    Row,
    RowField,
    TextField,
    number_of,
    rows_of,
    text_of,
    with_number,
    with_rows,
    with_text,
)
from duskboard.play.storyteller.scene import chronicle_of, sheet_changes, sheet_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class TextWritten(Report):
    """A field of words of a sheet: as it was, as it is.

    Attributes:
        who: The sheet.
        name: Its name before.
        field: Which.
        before: As it was.
        after: As it is.
        creature: The kind of body, which has its own word for some fields.
    """

    who: EntityId
    name: str
    field: TextField
    before: str
    after: str
    creature: Creature = Creature.KINDRED


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberWritten(Report):
    """A number of a sheet: as it was, as it is; None for what the kind of body has."""

    who: EntityId
    name: str
    field: NumberField
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitWritten(Report):
    """A trait of a sheet; None where it was or is not on the sheet."""

    who: EntityId
    name: str
    key: TraitKey
    before: Trait | None
    after: Trait | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RowsWritten(Report):
    """Rows of a sheet by name, as they were and as they are."""

    who: EntityId
    name: str
    field: RowField
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureWritten(Report):
    """What kind of body a sheet is for: as it was, as it is."""

    who: EntityId
    name: str
    before: Creature
    after: Creature


@dataclass(frozen=True, slots=True, kw_only=True)
class SoaksWritten(Report):
    """What soaks which damage: as it was, as it is; None for what the kind of body has."""

    who: EntityId
    name: str
    before: Soaks | None
    after: Soaks | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RestWritten(Report):
    """Somebody went into voluntary torpor, or came out of it."""

    who: EntityId
    name: str
    is_resting: bool


class BlankNameError(PlayError):
    """A name is wanted."""


class NumberRangeError(PlayError):
    """A number is out of its range. Args: the number, the least, the most."""


class WrongRowError(PlayError):
    """A row belongs to another part of the sheet."""


def write_text(table: Table, who: EntityId, field: TextField, text: str) -> Transaction:
    """Return the step that writes words into a field.

    A clan brings its Disciplines (rules/storyteller.md 28.3).

    Raises:
        NotOnTableError: There is no such sheet.
        BlankNameError: The name would be blank.
        NothingToChangeError: It is so already.
    """
    sheet, words = sheet_of(table, who), text.strip()
    if field is TextField.NAME and not words:
        raise BlankNameError
    report = TextWritten(
        who=who,
        name=sheet.name,
        field=field,
        before=text_of(sheet, field),
        after=words,
        creature=sheet.creature,
    )
    return _step(table, who, with_text(sheet, field, words), report)


def write_number(
    table: Table, who: EntityId, field: NumberField, number: int | None
) -> Transaction:
    """Return the step that writes a number into a field; None for what the kind of body has.

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: It is out of the range of the field.
        NothingToChangeError: It is so already.
    """
    sheet = sheet_of(table, who)
    least, most = RANGES[field]
    if number is None and field not in MAY_BE_EMPTY:
        raise NumberRangeError(0, least, most)
    if number is not None and not least <= number <= most:
        raise NumberRangeError(number, least, most)
    report = NumberWritten(
        who=who, name=sheet.name, field=field, before=number_of(sheet, field), after=number
    )
    return _step(table, who, with_number(sheet, field, number), report)


def rate_trait(
    table: Table, who: EntityId, key: TraitKey, rating: int, *, is_overruled: bool = False
) -> Transaction:
    """Return the step that gives a trait so many dots, which it need not have had.

    Raises:
        NotOnTableError: There is no such sheet.
        AboveLimitError: The body allows less; the game master may overrule that up to 10.
        NumberRangeError: The rating is below 0 or above 10.
        NothingToChangeError: It is so already.
    """
    sheet = sheet_of(table, who)
    limit = sheet.trait_limit(key)
    if not 0 <= rating <= MAX_RATING:
        raise NumberRangeError(rating, 0, limit)
    if rating > max(limit, sheet.rating(key)) and not is_overruled:
        raise AboveLimitError(key.name, rating, limit)
    return _write_trait(table, who, key, rated(sheet, key, rating))


def write_trait(table: Table, who: EntityId, trait: Trait) -> Transaction:
    """Return the step that writes a trait with everything about it, such as its specialties.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    return _write_trait(table, who, trait.key, with_trait(sheet_of(table, who), trait))


def write_rows(table: Table, who: EntityId, field: RowField, rows: Sequence[Row]) -> Transaction:
    """Return the step that writes all rows of a part of the sheet.

    Boxes keep the marks that they have room for.

    Raises:
        NotOnTableError: There is no such sheet.
        WrongRowError: A row belongs to another part.
        NumberRangeError: There are no boxes, or more than a body has.
        ValueError: The boxes are not in order.
        NothingToChangeError: They are so already.
    """
    sheet = sheet_of(table, who)
    if not all(isinstance(row, ROWS[field]) for row in rows):
        raise WrongRowError
    if field is RowField.BOXES and not 1 <= len(rows) <= MAX_BOXES:
        raise NumberRangeError(len(rows), 1, MAX_BOXES)
    report = RowsWritten(
        who=who,
        name=sheet.name,
        field=field,
        before=tuple(row.name for row in rows_of(sheet, field)),
        after=tuple(row.name for row in rows),
    )
    return _step(table, who, with_rows(sheet, field, rows), report)


def write_creature(table: Table, who: EntityId, creature: Creature) -> Transaction:
    """Return the step that says what kind of body a sheet is for.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    sheet = sheet_of(table, who)
    report = CreatureWritten(who=who, name=sheet.name, before=sheet.creature, after=creature)
    return _step(table, who, replace(sheet, creature=creature), report)


def write_soaks(table: Table, who: EntityId, soaks: Soaks | None) -> Transaction:
    """Return the step that says what soaks which damage (rules/storyteller.md 17.5, D15).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    sheet = sheet_of(table, who)
    report = SoaksWritten(who=who, name=sheet.name, before=sheet.soaks, after=soaks)
    return _step(table, who, replace(sheet, soaks=soaks), report)


def write_rest(table: Table, who: EntityId, *, is_resting: bool) -> Transaction:
    """Return the step that puts somebody into voluntary torpor, or out of it (26.3).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    sheet = sheet_of(table, who)
    report = RestWritten(who=who, name=sheet.name, is_resting=is_resting)
    after = replace(sheet, is_resting=is_resting)
    return _step(table, who, laid_to_sleep(sheet, after, chronicle_of(table).day), report)


def _write_trait(table: Table, who: EntityId, key: TraitKey, after: Sheet) -> Transaction:
    sheet = sheet_of(table, who)
    report = TraitWritten(
        who=who, name=sheet.name, key=key, before=sheet.trait(key), after=after.trait(key)
    )
    return _step(table, who, after, report)


def _step(table: Table, who: EntityId, after: Sheet, report: Report) -> Transaction:
    changes = sheet_changes(table, who, after)
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)
