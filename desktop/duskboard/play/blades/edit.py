"""Any field of a scoundrel's sheet as the game master says.

Each edit is typed, and the log keeps the old value.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.blades.growth import DotLimitError, action_limit, with_dots
from duskboard.core.blades.harm import HARM_BOXES, Wound
from duskboard.core.blades.scoundrel import Fate, Load, Scoundrel
from duskboard.core.blades.trait import MAX_DOTS, ActionId
from duskboard.core.blades_rulings import TrackLengths
from duskboard.core.identity import EntityId
from duskboard.play.blades.field import (
    MAY_BE_EMPTY,
    ROWS,
    FlagField,
    NumberField,
    Row,
    RowField,
    TextField,
    flag_of,
    number_of,
    range_of,
    row_name,
    rows_of,
    text_of,
    with_flag,
    with_number,
    with_rows,
    with_text,
)
from duskboard.play.blades.scene import crew_of, scoundrel_changes, scoundrel_of
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsWritten(Report):
    """A field of words of a sheet: as it was, as it is. `name` is that before."""

    who: EntityId
    name: str
    field: TextField
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureWritten(Report):
    """A number of a sheet: as it was, as it is; None for a track of the usual length."""

    who: EntityId
    name: str
    field: NumberField
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagWritten(Report):
    """Something of a sheet that is so now, or is not."""

    who: EntityId
    name: str
    field: FlagField
    after: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DotsWritten(Report):
    """The dots of an action: as they were, as they are."""

    who: EntityId
    name: str
    action: ActionId
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RowsReplaced(Report):
    """Rows of a sheet by name, as they were and as they are."""

    who: EntityId
    name: str
    field: RowField
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadWritten(Report):
    """How much somebody carries: as it was, as it is; None for nothing chosen."""

    who: EntityId
    name: str
    before: Load | None
    after: Load | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FateWritten(Report):
    """Where somebody stands in the story: as it was, as it is."""

    who: EntityId
    name: str
    before: Fate
    after: Fate


class BlankNameError(PlayError):
    """A name is wanted."""


class NumberRangeError(PlayError):
    """A number is out of its range. Args: the number, the least, the most."""


class WrongRowError(PlayError):
    """A row belongs to another part of the sheet."""


class RowTwiceError(PlayError):
    """Something stands on a sheet once only. Args: what."""


class TrackLengthError(PlayError):
    """The house rules keep a track as long as given. Args: the field."""


class FullRowError(PlayError):
    """A row of harm has too few boxes. Args: its level, its boxes."""


def write_text(table: Table, who: EntityId, field: TextField, text: str) -> Transaction:
    """Return the step that writes words into a field; the field `NAME` renames a scoundrel.

    Raises:
        NotOnTableError: There is no such sheet.
        BlankNameError: The name would be blank.
        NothingToChangeError: It is so already.
    """
    scoundrel, words = scoundrel_of(table, who), text.strip()
    if field is TextField.NAME and not words:
        raise BlankNameError
    report = WordsWritten(
        who=who, name=scoundrel.name, field=field, before=text_of(scoundrel, field), after=words
    )
    return step(table, who, with_text(scoundrel, field, words), report)


def write_number(
    table: Table,
    who: EntityId,
    field: NumberField,
    number: int | None,
    *,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step that writes a number into a field; None for a track as long as usual.

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: It is out of the range of the field.
        TrackLengthError: Ruling blades.track_lengths keeps tracks as given; the game master may
            overrule that.
        NothingToChangeError: It is so already.
    """
    scoundrel = scoundrel_of(table, who)
    least, most = range_of(scoundrel, field, crew_of(table))
    if number is None and field not in MAY_BE_EMPTY:
        raise NumberRangeError(0, least, most)
    if number is not None and not least <= number <= most:
        raise NumberRangeError(number, least, most)
    is_kept = table.rulings.blades.track_lengths is TrackLengths.AS_GIVEN
    if field in MAY_BE_EMPTY and number is not None and is_kept and not is_overruled:
        raise TrackLengthError(field)
    report = FigureWritten(
        who=who, name=scoundrel.name, field=field, before=number_of(scoundrel, field), after=number
    )
    return step(table, who, with_number(scoundrel, field, number), report)


def write_flag(table: Table, who: EntityId, field: FlagField, *, is_so: bool) -> Transaction:
    """Return the step that says whether a field is so.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    scoundrel = scoundrel_of(table, who)
    if flag_of(scoundrel, field) is is_so:
        raise NothingToChangeError
    report = FlagWritten(who=who, name=scoundrel.name, field=field, after=is_so)
    return step(table, who, with_flag(scoundrel, field, is_so=is_so), report)


def write_dots(
    table: Table, who: EntityId, action: ActionId, dots: int, *, is_overruled: bool = False
) -> Transaction:
    """Return the step that gives an action so many dots (rules/blades.md 9, 11).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: The dots are not within 0 to 4.
        DotLimitError: The crew has no Mastery; the game master may overrule that.
        NothingToChangeError: It is so already.
    """
    scoundrel = scoundrel_of(table, who)
    before, limit = scoundrel.ratings.of(action), action_limit(crew_of(table))
    if not 0 <= dots <= MAX_DOTS:
        raise NumberRangeError(dots, 0, MAX_DOTS)
    if dots > max(limit, before) and not is_overruled:
        raise DotLimitError(action, dots, limit)
    report = DotsWritten(who=who, name=scoundrel.name, action=action, before=before, after=dots)
    return step(table, who, with_dots(scoundrel, action, dots), report)


def write_rows(table: Table, who: EntityId, field: RowField, rows: Sequence[Row]) -> Transaction:
    """Return the step that writes all rows of a part of the sheet.

    Raises:
        NotOnTableError: There is no such sheet.
        WrongRowError: A row belongs to another part.
        BlankNameError: A trauma has no name.
        RowTwiceError: A trauma stands twice.
        FullRowError: A row of harm has too few boxes.
        NothingToChangeError: They are so already.
    """
    scoundrel = scoundrel_of(table, who)
    _refuse_rows(field, rows)
    report = RowsReplaced(
        who=who,
        name=scoundrel.name,
        field=field,
        before=tuple(row_name(row) for row in rows_of(scoundrel, field)),
        after=tuple(row_name(row) for row in rows),
    )
    return step(table, who, with_rows(scoundrel, field, rows), report)


def write_load(table: Table, who: EntityId, load: Load | None) -> Transaction:
    """Return the step that says how much is carried, and changes nothing else.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    scoundrel = scoundrel_of(table, who)
    report = LoadWritten(who=who, name=scoundrel.name, before=scoundrel.load, after=load)
    return step(table, who, replace(scoundrel, load=load), report)


def write_fate(table: Table, who: EntityId, fate: Fate) -> Transaction:
    """Return the step that says where somebody stands in the story, and changes nothing else.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    scoundrel = scoundrel_of(table, who)
    report = FateWritten(who=who, name=scoundrel.name, before=scoundrel.fate, after=fate)
    return step(table, who, replace(scoundrel, fate=fate), report)


def step(table: Table, who: EntityId, after: Scoundrel, report: Report) -> Transaction:
    """Return the step that makes a sheet what it is afterwards.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    changes = scoundrel_changes(table, who, after)
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)


def _refuse_rows(field: RowField, rows: Sequence[Row]) -> None:
    if not all(isinstance(row, ROWS[field]) for row in rows):
        raise WrongRowError
    if not all(row_name(row).strip() for row in rows):
        raise BlankNameError
    if field is RowField.TRAUMAS:
        twice = next((row for at, row in enumerate(rows) if row in rows[:at]), None)
        if twice is not None:
            raise RowTwiceError(twice)
    levels = [row.level for row in rows if isinstance(row, Wound)]
    for level, boxes in HARM_BOXES.items():
        if levels.count(level) > boxes:
            raise FullRowError(int(level), boxes)
