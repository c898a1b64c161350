"""The crew's sheet as it is written by hand (rules/blades.md 11, 53, 58, 61, 75, 85-95, 107)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from duskboard.core.blades.ability import Ability
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.crew import (
    HEAT_BOXES,
    MAX_REP,
    MAX_WANTED,
    MOST_CREW_COIN,
    MOST_CREW_XP,
    Crew,
    CrewContact,
)
from duskboard.core.blades.crew_growth import with_boxes
from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.upgrade import Upgrade
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import BlankNameError, NumberRangeError, WrongRowError
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put_values, take
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


class CrewNumber(StrEnum):
    """Fields of a crew that hold a number."""

    TIER = "tier"
    REP = "rep"
    COIN = "coin"
    HEAT = "heat"
    WANTED = "wanted"
    XP = "xp"
    XP_BOXES = "xp-boxes"


CREW_RANGES: Mapping[CrewNumber, int] = MappingProxyType(
    {
        CrewNumber.TIER: MAX_TIER,
        CrewNumber.REP: MAX_REP,
        CrewNumber.COIN: MOST_CREW_COIN,
        CrewNumber.HEAT: HEAT_BOXES - 1,
        CrewNumber.WANTED: MAX_WANTED,
        CrewNumber.XP: MOST_CREW_XP,
        CrewNumber.XP_BOXES: MOST_CREW_XP,
    }
)
"""The most of each; the least is 0, and a track of no length is as long as usual."""


class CrewText(StrEnum):
    """Fields of a crew that hold words."""

    KIND = "kind"
    REPUTATION = "reputation"
    LAIR = "lair"
    GROUNDS = "grounds"
    GROUNDS_OWNER = "grounds-owner"
    PREFERRED = "preferred"
    TRIGGER = "trigger"
    NOTES = "notes"


class CrewList(StrEnum):
    """Fields of a crew that hold rows."""

    ABILITIES = "abilities"
    COHORTS = "cohorts"
    CONTACTS = "contacts"


CrewRow = Ability | Cohort | CrewContact
"""A row of a crew's sheet."""
CREW_ROWS: Mapping[CrewList, type[CrewRow]] = MappingProxyType(
    {
        CrewList.ABILITIES: Ability,
        CrewList.COHORTS: Cohort,
        CrewList.CONTACTS: CrewContact,
    }
)
"""What stands in each part."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewAdded(Report):
    """A crew came to the table."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewRemoved(Report):
    """A crew was taken off the table."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewRenamed(Report):
    """A crew has another name."""

    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewNumberWritten(Report):
    """A number of a crew: as it was, as it is."""

    name: str
    field: CrewNumber
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewWordsWritten(Report):
    """Words of a crew: as they were, as they are."""

    name: str
    field: CrewText
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewHoldWritten(Report):
    """The hold of a crew: as it is now."""

    name: str
    after: Hold


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewRowsReplaced(Report):
    """Rows of a crew's sheet, by key or by name, as they were and as they are."""

    name: str
    field: CrewList
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UpgradeMarked(Report):
    """Boxes of an upgrade, by key or by name: as they were, as they are, of how many."""

    name: str
    upgrade: str
    before: int
    after: int
    boxes: int


def add_crew(table: Table, crew_id: EntityId, crew: Crew) -> Transaction:
    """Return the step that puts a crew on the table, hidden.

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    entity = Entity(entity_id=crew_id, value=crew, rank=last_rank(table, Crew))
    return Transaction(report=CrewAdded(name=crew.name), changes=make(table, entity))


def remove_crew(table: Table, crew_id: EntityId) -> Transaction:
    """Return the step that takes a crew off the table.

    Raises:
        NotOnTableError: There is no such crew.
    """
    name = crew_at(table, crew_id).name
    return Transaction(report=CrewRemoved(name=name), changes=(take(table, crew_id),))


def rename_crew(table: Table, crew_id: EntityId, name: str) -> Transaction:
    """Return the step that gives a crew another name.

    Raises:
        NotOnTableError: There is no such crew.
        BlankNameError: The name is blank.
        NothingToChangeError: It is called so already.
    """
    crew, wanted = crew_at(table, crew_id), name.strip()
    if not wanted:
        raise BlankNameError
    report = CrewRenamed(before=crew.name, after=wanted)
    return crew_step(table, crew_id, replace(crew, name=wanted), report)


def write_crew_number(
    table: Table, crew_id: EntityId, field: CrewNumber, number: int
) -> Transaction:
    """Return the step that writes a number of a crew.

    Raises:
        NotOnTableError: There is no such crew.
        NumberRangeError: It is out of the range of the field.
        NothingToChangeError: It is so already.
    """
    crew, most = crew_at(table, crew_id), CREW_RANGES[field]
    if not 0 <= number <= most:
        raise NumberRangeError(number, 0, most)
    name = field.value.replace("-", "_")
    is_length = field is CrewNumber.XP_BOXES
    changed: dict[str, Any] = {name: number or None if is_length else number}
    before: int = getattr(crew, name) or 0
    report = CrewNumberWritten(name=crew.name, field=field, before=before, after=number)
    return crew_step(table, crew_id, replace(crew, **changed), report)


def write_crew_words(table: Table, crew_id: EntityId, field: CrewText, words: str) -> Transaction:
    """Return the step that writes words of a crew.

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: They are so already.
    """
    crew, text = crew_at(table, crew_id), words.strip()
    report = CrewWordsWritten(
        name=crew.name, field=field, before=crew_words(crew, field), after=text
    )
    changed: dict[str, Any] = {field.value.replace("-", "_"): text}
    after = replace(crew, profile=replace(crew.profile, **changed))
    return crew_step(table, crew_id, after, report)


def crew_words(crew: Crew, field: CrewText) -> str:
    """Return what stands in a field of words."""
    words: str = getattr(crew.profile, field.value.replace("-", "_"))
    return words


def write_crew_hold(table: Table, crew_id: EntityId, hold: Hold) -> Transaction:
    """Return the step that writes how firmly a crew stands.

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: It is so already.
    """
    crew = crew_at(table, crew_id)
    report = CrewHoldWritten(name=crew.name, after=hold)
    return crew_step(table, crew_id, replace(crew, hold=hold), report)


def write_crew_rows(
    table: Table, crew_id: EntityId, field: CrewList, rows: Sequence[CrewRow]
) -> Transaction:
    """Return the step that writes all rows of a part of a crew's sheet.

    Raises:
        NotOnTableError: There is no such crew.
        WrongRowError: A row belongs to another part.
        NothingToChangeError: They are so already.
    """
    crew = crew_at(table, crew_id)
    if not all(isinstance(row, CREW_ROWS[field]) for row in rows):
        raise WrongRowError
    before: Sequence[CrewRow] = getattr(crew, field.value)
    report = CrewRowsReplaced(
        name=crew.name,
        field=field,
        before=tuple(_row_name(row) for row in before),
        after=tuple(_row_name(row) for row in rows),
    )
    changed: dict[str, Any] = {field.value: tuple(rows)}
    return crew_step(table, crew_id, replace(crew, **changed), report)


def mark_upgrade(table: Table, crew_id: EntityId, upgrade: Upgrade, more: int) -> Transaction:
    """Return the step that marks boxes of an upgrade, or takes marks away (rules/blades.md 88).

    Args:
        table: The table.
        crew_id: The crew.
        upgrade: Which; its marks do not count.
        more: Boxes more, or fewer.

    Raises:
        NotOnTableError: There is no such crew.
        UpgradeFullError: There are not so many boxes.
        NothingToChangeError: It changes nothing.
    """
    crew = crew_at(table, crew_id)
    after = with_boxes(crew, upgrade, more)
    report = UpgradeMarked(
        name=crew.name,
        upgrade=upgrade.name or upgrade.key,
        before=_marks(crew, upgrade),
        after=_marks(after, upgrade),
        boxes=upgrade.boxes,
    )
    return crew_step(table, crew_id, after, report)


def crew_at(table: Table, crew_id: EntityId) -> Crew:
    """Return a crew.

    Raises:
        NotOnTableError: There is none.
    """
    crew = table.value(crew_id, Crew)
    if crew is None:
        raise NotOnTableError(crew_id)
    return crew


def crew_step(table: Table, crew_id: EntityId, after: Crew, report: Report) -> Transaction:
    """Return the step that makes a crew what it is afterwards.

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: It is so already.
    """
    changes = put_values(table, {crew_id: after})
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)


def _row_name(row: CrewRow) -> str:
    return (row.name or row.key) if isinstance(row, Ability) else row.name


def _marks(crew: Crew, upgrade: Upgrade) -> int:
    same = (one for one in crew.upgrades if (one.key, one.name) == (upgrade.key, upgrade.name))
    return next((one.marked for one in same), 0)
