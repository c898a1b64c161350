"""The factions to draw, as a ladder, and what they did: as the game master sees them."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.faction_turn import turns_due
from duskboard.core.blades.hold import Hold, counted_hold
from duskboard.core.identity import EntityId
from duskboard.table.clock_view import ClockView, clock_views
from duskboard.table.entity import Note, Visibility
from duskboard.table.table import Table


class LadderOrder(StrEnum):
    """How the ladder is sorted."""

    TIER = "tier"
    STATUS = "status"


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionView:
    """A faction to draw. See `Faction` for the fields that are not named here.

    Attributes:
        faction_id: Which.
        hold: The hold that counts: weak while a war lasts (rules/blades.md 145).
        own_hold: The hold that it has.
        is_at_war: Whether it is at war, with the crew or another.
        turns: Downtimes that wait to be played (rules/blades.md 163).
        goals: Its clocks that are not put away.
        visibility: What players may know.
    """

    faction_id: EntityId
    name: str
    tier: int
    hold: Hold
    own_hold: Hold
    status: int
    is_at_war: bool
    is_fighting: bool
    is_of_interest: bool
    idle: int
    turns: int
    about: str
    notes: str
    goals: tuple[ClockView, ...]
    visibility: Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class RungView:
    """The crew's own place on the ladder."""

    name: str
    tier: int
    hold: Hold


@dataclass(frozen=True, slots=True, kw_only=True)
class DoneView:
    """A line on what a faction did; published once it is shown."""

    note_id: EntityId
    name: str
    text: str
    visibility: Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderView:
    """Every faction by rank, the crew, and what was done, the newest first."""

    factions: tuple[FactionView, ...] = ()
    crew: RungView | None = None
    done: tuple[DoneView, ...] = ()


def ladder_view(table: Table) -> LadderView:
    """Return the ladder of a table."""
    crew = next(iter(table.values(Crew).values()), None)
    rung = None if crew is None else RungView(name=crew.name, tier=crew.tier, hold=crew.hold)
    return LadderView(factions=_factions(table), crew=rung, done=_done(table))


def ordered(view: LadderView, order: LadderOrder) -> tuple[FactionView, ...]:
    """Return the factions from the top of the ladder; those of one rung as they came."""
    if order is LadderOrder.STATUS:
        return tuple(sorted(view.factions, key=lambda one: -one.status))
    return tuple(sorted(view.factions, key=lambda one: (-one.tier, one.hold is Hold.WEAK)))


def _factions(table: Table) -> tuple[FactionView, ...]:
    found: list[FactionView] = []
    clocks = [one for one in clock_views(table) if not one.is_archived]
    for entity in table.of(Faction):
        one = entity.value
        if not isinstance(one, Faction):
            continue
        found.append(
            FactionView(
                faction_id=entity.entity_id,
                name=one.name,
                tier=one.tier,
                hold=counted_hold(one.hold, is_at_war=one.is_at_war),
                own_hold=one.hold,
                status=one.status,
                is_at_war=one.is_at_war,
                is_fighting=one.is_fighting,
                is_of_interest=one.is_of_interest,
                idle=one.idle,
                turns=turns_due(one),
                about=one.about,
                notes=one.notes,
                goals=tuple(one for one in clocks if one.deed.owner_id == entity.entity_id),
                visibility=entity.visibility,
            )
        )
    return tuple(found)


def _done(table: Table) -> tuple[DoneView, ...]:
    """Return the notes on factions that have text, the newest first."""
    factions = table.values(Faction)
    lines = [
        DoneView(
            note_id=entity.entity_id,
            name=factions[entity.value.about].name,
            text=entity.value.text,
            visibility=entity.visibility,
        )
        for entity in table.of(Note)
        if isinstance(entity.value, Note)
        and entity.value.text
        and entity.value.about is not None
        and entity.value.about in factions
    ]
    return tuple(reversed(lines))
