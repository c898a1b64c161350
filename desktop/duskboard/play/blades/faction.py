"""Factions at the table (rules/blades.md 58, 63, 65-68, 126, 144, 145)."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import (
    MAX_STATUS,
    MAX_TIER,
    WAR,
    Faction,
    hold_taken,
    with_fighting,
    with_status,
)
from duskboard.core.blades.hold import Hold
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import BlankNameError, NumberRangeError
from duskboard.play.blades.scene import crew_of
from duskboard.play.blades.war import with_war
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put_values, take
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


class FactionText(StrEnum):
    """Fields of a faction that hold words."""

    NAME = "name"
    ABOUT = "about"
    NOTES = "notes"


class FactionFlag(StrEnum):
    """Fields of a faction that are so or not."""

    FIGHTING = "is-fighting"
    OF_INTEREST = "is-of-interest"


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionAdded(Report):
    """A faction came to the table."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionRemoved(Report):
    """A faction was taken off the table."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionWordsWritten(Report):
    """Words of a faction: as they were, as they are."""

    name: str
    field: FactionText
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionFlagWritten(Report):
    """Something is so of a faction now, or is not."""

    name: str
    field: FactionFlag
    is_so: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingChanged(Report):
    """How high and how firmly a faction stands: as it was, as it is."""

    name: str
    tier_before: int
    tier_after: int
    hold_before: Hold
    hold_after: Hold


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusMoved(Report):
    """What a faction thinks of the crew: as it was, as it is.

    Attributes:
        name: The faction.
        before: As it was.
        after: As it is.
        tier_before: Its Tier before; a war may change it (rules/blades.md 68).
        tier_after: Its Tier now.
        crew: The crew, where a war changed its Tier, or "".
        crew_tier: Its Tier now.
    """

    name: str
    before: int
    after: int
    tier_before: int
    tier_after: int
    crew: str = ""
    crew_tier: int = 0


def add_faction(table: Table, faction_id: EntityId, faction: Faction) -> Transaction:
    """Return the step that puts a faction on the table, hidden.

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    entity = Entity(entity_id=faction_id, value=faction, rank=last_rank(table, Faction))
    laid = table.applied(make(table, entity))
    return Transaction(report=FactionAdded(name=faction.name), changes=with_war(table, laid))


def remove_faction(table: Table, faction_id: EntityId) -> Transaction:
    """Return the step that takes a faction off the table; a war with it is over.

    Raises:
        NotOnTableError: There is no such faction.
    """
    name = faction_at(table, faction_id).name
    laid = table.applied((take(table, faction_id),))
    return Transaction(report=FactionRemoved(name=name), changes=with_war(table, laid))


def write_status(table: Table, faction_id: EntityId, status: int) -> Transaction:
    """Return the step that says what a faction thinks of the crew (rules/blades.md 65-68).

    A war that begins or ends changes Tiers.

    Raises:
        NotOnTableError: There is no such faction.
        NumberRangeError: It is not within -3 to 3.
        NothingToChangeError: It is so already.
    """
    if not WAR <= status <= MAX_STATUS:
        raise NumberRangeError(status, WAR, MAX_STATUS)
    faction = faction_at(table, faction_id)
    after = with_status(faction, status)
    if after == faction:
        raise NothingToChangeError
    changes = with_war(table, table.applied(put_values(table, {faction_id: after})))
    report = StatusMoved(
        name=faction.name,
        before=faction.status,
        after=after.status,
        tier_before=faction.tier,
        tier_after=after.tier,
    )
    before, now = crew_of(table), crew_of(table.applied(changes))
    if isinstance(before, Crew) and isinstance(now, Crew) and before.tier != now.tier:
        report = replace(report, crew=now.name, crew_tier=now.tier)
    return Transaction(report=report, changes=changes)


def move_status(table: Table, faction_id: EntityId, by: int) -> Transaction:
    """Return the step that makes a faction think better of the crew, or worse (66).

    Raises:
        NotOnTableError: There is no such faction.
        NothingToChangeError: It cannot think better, or worse.
    """
    status = faction_at(table, faction_id).status
    return write_status(table, faction_id, max(WAR, min(MAX_STATUS, status + by)))


def write_standing(table: Table, faction_id: EntityId, tier: int, hold: Hold) -> Transaction:
    """Return the step that writes Tier and hold of a faction.

    Raises:
        NotOnTableError: There is no such faction.
        NumberRangeError: The Tier is not within 0 to 6.
        NothingToChangeError: It is so already.
    """
    if not 0 <= tier <= MAX_TIER:
        raise NumberRangeError(tier, 0, MAX_TIER)
    faction = faction_at(table, faction_id)
    return _standing(table, faction_id, replace(faction, tier=tier, hold=hold))


def take_hold(table: Table, faction_id: EntityId) -> Transaction:
    """Return the step in which an operation costs a faction hold (rules/blades.md 63, 145).

    Raises:
        NotOnTableError: There is no such faction.
        NothingToChangeError: It cannot fall lower.
    """
    return _standing(table, faction_id, hold_taken(faction_at(table, faction_id)))


def write_faction_words(
    table: Table, faction_id: EntityId, field: FactionText, words: str
) -> Transaction:
    """Return the step that writes words of a faction.

    Raises:
        NotOnTableError: There is no such faction.
        BlankNameError: The name would be blank.
        NothingToChangeError: They are so already.
    """
    faction, text = faction_at(table, faction_id), words.strip()
    if field is FactionText.NAME and not text:
        raise BlankNameError
    before: str = getattr(faction, field.value)
    changed: dict[str, Any] = {field.value: text}
    report = FactionWordsWritten(name=faction.name, field=field, before=before, after=text)
    return faction_step(table, faction_id, replace(faction, **changed), report)


def write_faction_flag(
    table: Table, faction_id: EntityId, field: FactionFlag, *, is_so: bool
) -> Transaction:
    """Return the step that says whether something is so of a faction (126, 145).

    Raises:
        NotOnTableError: There is no such faction.
        NothingToChangeError: It is so already.
    """
    faction = faction_at(table, faction_id)
    if field is FactionFlag.FIGHTING:
        after = with_fighting(faction, is_fighting=is_so)
    else:
        after = replace(faction, is_of_interest=is_so)
    report = FactionFlagWritten(name=faction.name, field=field, is_so=is_so)
    return faction_step(table, faction_id, after, report)


def faction_at(table: Table, faction_id: EntityId) -> Faction:
    """Return a faction.

    Raises:
        NotOnTableError: There is none.
    """
    faction = table.value(faction_id, Faction)
    if faction is None:
        raise NotOnTableError(faction_id)
    return faction


def faction_step(table: Table, faction_id: EntityId, after: Faction, report: Report) -> Transaction:
    """Return the step that makes a faction what it is afterwards.

    Raises:
        NotOnTableError: There is no such faction.
        NothingToChangeError: It is so already.
    """
    changes = put_values(table, {faction_id: after})
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)


def _standing(table: Table, faction_id: EntityId, after: Faction) -> Transaction:
    faction = faction_at(table, faction_id)
    report = StandingChanged(
        name=faction.name,
        tier_before=faction.tier,
        tier_after=after.tier,
        hold_before=faction.hold,
        hold_after=after.hold,
    )
    return faction_step(table, faction_id, after, report)
