"""The crew, as far as its scoundrels lean on it (rules/blades.md 11, 41, 44, 76, 107)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from duskboard.core.blades.ability import Ability
from duskboard.core.blades.crew import (
    HEAT_BOXES,
    MAX_TIER,
    MAX_WANTED,
    MOST_SMUGGLING,
    MOST_UPGRADE,
    Crew,
)
from duskboard.core.blades.trait import XpTrack
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import BlankNameError, NumberRangeError
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put_values, take
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


class CrewNumber(StrEnum):
    """Fields of a crew that hold a number."""

    TIER = "tier"
    HEAT = "heat"
    WANTED = "wanted"
    COMPOSED = "composed"
    HARDENED = "hardened"
    SMUGGLING = "smuggling"


CREW_RANGES: Mapping[CrewNumber, int] = MappingProxyType(
    {
        CrewNumber.TIER: MAX_TIER,
        CrewNumber.HEAT: HEAT_BOXES - 1,
        CrewNumber.WANTED: MAX_WANTED,
        CrewNumber.COMPOSED: MOST_UPGRADE,
        CrewNumber.HARDENED: MOST_UPGRADE,
        CrewNumber.SMUGGLING: MOST_SMUGGLING,
    }
)
"""The most of each; the least is 0."""


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
class CrewAbilitiesWritten(Report):
    """The abilities of a crew, by key or by name, as they were and as they are."""

    name: str
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewMasteryWritten(Report):
    """A crew has Mastery now, or has not (rules/blades.md 11)."""

    name: str
    has_mastery: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewTrainingWritten(Report):
    """The tracks on which training counts double, as they were and as they are (76)."""

    name: str
    before: tuple[XpTrack, ...]
    after: tuple[XpTrack, ...]


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
    return _step(table, crew_id, replace(crew, name=wanted), report)


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
    before: int = getattr(crew, field.value)
    changed: dict[str, Any] = {field.value: number}
    report = CrewNumberWritten(name=crew.name, field=field, before=before, after=number)
    return _step(table, crew_id, replace(crew, **changed), report)


def write_crew_abilities(
    table: Table, crew_id: EntityId, abilities: Sequence[Ability]
) -> Transaction:
    """Return the step that writes all abilities of a crew.

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: They are so already.
    """
    crew = crew_at(table, crew_id)
    report = CrewAbilitiesWritten(
        name=crew.name,
        before=tuple(one.name or one.key for one in crew.abilities),
        after=tuple(one.name or one.key for one in abilities),
    )
    return _step(table, crew_id, replace(crew, abilities=tuple(abilities)), report)


def write_mastery(table: Table, crew_id: EntityId, *, has_mastery: bool) -> Transaction:
    """Return the step that says whether actions go to four dots (rules/blades.md 11).

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: It is so already.
    """
    crew = crew_at(table, crew_id)
    report = CrewMasteryWritten(name=crew.name, has_mastery=has_mastery)
    return _step(table, crew_id, replace(crew, has_mastery=has_mastery), report)


def write_training(table: Table, crew_id: EntityId, tracks: Sequence[XpTrack]) -> Transaction:
    """Return the step that says on which tracks training counts double (rules/blades.md 76).

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: It is so already.
    """
    crew = crew_at(table, crew_id)
    after = tuple(track for track in XpTrack if track in tracks)
    report = CrewTrainingWritten(name=crew.name, before=crew.training, after=after)
    return _step(table, crew_id, replace(crew, training=after), report)


def crew_at(table: Table, crew_id: EntityId) -> Crew:
    """Return a crew.

    Raises:
        NotOnTableError: There is none.
    """
    crew = table.value(crew_id, Crew)
    if crew is None:
        raise NotOnTableError(crew_id)
    return crew


def _step(table: Table, crew_id: EntityId, after: Crew, report: Report) -> Transaction:
    changes = put_values(table, {crew_id: after})
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)
