"""The chase to draw: values for the board, the list twin and the strip of turns.

The same values serve the game master (`board_view`) and the players
(`duskboard.table.public_board`); a field that players may not know is None in theirs.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.ending import Proposal, proposals
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import Fate, Participant, Side, Skill, Turn
from duskboard.core.chase.person_name import short_names
from duskboard.core.chase.placement import is_stuck, lead
from duskboard.core.chase.rounds import Course, order
from duskboard.core.chase.tie import standing_ties
from duskboard.core.chase.track import (
    Barrier,
    Direction,
    Drift,
    Edge,
    Hazard,
    Location,
    ObstacleKind,
    Track,
)
from duskboard.core.identity import EntityId
from duskboard.table.entity import COURSE_ID, Entity, Visibility
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceView:
    """A place to draw.

    Attributes:
        place_id: The place; an identifier of its own where several hidden ones stand as one.
        name: Its name, or None where players see "?".
        number: 1 for the first place; None in a public view, where numbers would tell of gaps.
        column: How far along the track, 0 for the first.
        is_exit: Whether the quarry are away once they reach it.
        visibility: What players may know.
    """

    place_id: EntityId
    name: str | None
    number: int | None
    column: int
    is_exit: bool
    visibility: Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardView:
    """A hazard to draw.

    Attributes:
        name: Its name.
        skills: What it is met with, or None where players may not know.
        difficulty: The level to reach, or None where players may not know.
        drift: Where it moves each round; None for one that stays, and where players see it.
        harm: How badly it hurts; None for a mere delay, and where players see it.
        ways: The directions in which it is met.
    """

    name: str
    skills: tuple[str, ...] | None
    difficulty: Difficulty | None
    drift: Drift | None = None
    harm: Severity | None = None
    ways: frozenset[Direction] = frozenset(Direction)


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrierView:
    """A barrier to draw.

    Attributes:
        name: Its name.
        skills: What gets past it, or None where players see it.
        difficulty: The level to reach, or None where players see it.
        hit_points: What is left, or None where players see it.
        full_hit_points: What it had, or None where players see it.
        share: What is left as a share of what it had, 0 to 1.
        is_open: Whether somebody opened it for all.
        ways: The directions in which it bars.
    """

    name: str
    skills: tuple[str, ...] | None
    difficulty: Difficulty | None
    hit_points: int | None
    full_hit_points: int | None
    share: float
    is_open: bool = False
    ways: frozenset[Direction] = frozenset(Direction)

    @property
    def is_in_the_way(self) -> bool:
        """Whether it stops anybody still: it is neither broken nor open."""
        return self.share > 0 and not self.is_open


@dataclass(frozen=True, slots=True, kw_only=True)
class WayView:
    """A way between two places to draw.

    Attributes:
        edge_id: The way.
        start_id: The place it begins at.
        end_id: The place it leads to.
        hazard: A hazard on it, or None.
        barrier: A barrier on it, or None.
        is_passed: Whether everybody in the chase is beyond it.
        visibility: What players may know of what lies there; masked: that something does.
    """

    edge_id: EntityId
    start_id: EntityId
    end_id: EntityId
    hazard: HazardView | None
    barrier: BarrierView | None
    is_passed: bool
    visibility: Visibility

    def laid(self, kind: ObstacleKind | None = None) -> HazardView | BarrierView | None:
        """Return what lies on it: of two, the barrier unless the hazard is asked for."""
        if kind is ObstacleKind.HAZARD:
            return self.hazard
        return self.barrier or self.hazard


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenView:
    """Somebody in the chase to draw.

    Attributes:
        person_id: Who.
        name: The name, or None where players see a stranger.
        side: Quarry or pursuer, or None where players see neither.
        place_id: Where; None off the track.
        order: Place in the acting order, 1 for the first; None for who does not run.
        left: Actions left; None where players may not know.
        granted: Actions of this round; None where players may not know.
        owed: Actions owed; None where players may not know.
        mov: MOV; None where players may not know.
        dex: DEX; None where players may not know.
        skills: What can be rolled; empty where players see it.
        is_active: Whether it is this one's turn.
        turn: Where in the round.
        fate: Whether still in the chase.
        count: How many people the token stands for.
        has_gun_ready: Whether a readied firearm is shot this round; never where players see it.
        prepared: Bonus dice bought ahead; 0 where players see it.
        visibility: What players may know.
        hit_points: Hit points left; None where they are not known, and where players see it.
        full_hit_points: Those when unhurt; None likewise.
        source: What decides the checks; None where players see it.
        short: What this one is called for short, other than anybody beside; None for strangers.
        has_begun: Whether actions of this round have been spent; never where players see it.
    """

    person_id: EntityId
    name: str | None
    side: Side | None
    place_id: EntityId | None
    order: int | None
    left: int | None
    granted: int | None
    owed: int | None
    mov: int | None
    dex: int | None
    skills: tuple[Skill, ...]
    is_active: bool
    turn: Turn
    fate: Fate
    count: int
    has_gun_ready: bool
    prepared: int
    visibility: Visibility
    hit_points: int | None = None
    full_hit_points: int | None = None
    source: CheckSource | None = None
    short: str | None = None
    has_begun: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """A chase to draw.

    Attributes:
        name: What it is about; "" where players may not know.
        round: 0 before the first round.
        places: By column.
        ways: By the column they begin at.
        tokens: By rank.
        order: Who acts after whom.
        active: Whose turn it is, or None; to players, who had the last turn that they saw.
        contacts: Places where quarry and pursuers stand together.
        lead: Places that the last of the quarry is ahead; None unless both sides run, and where
            players see it.
        is_stuck: Whether nobody can gain on anybody; never where players see it.
        visibility: What players may know of the chase as a whole.
        ties: Groups of equal DEX that nothing has parted yet; never where players see it.
        ends: How it may end now, as proposals; never where players see it.
        escape_lead: Places ahead of every pursuer that count as an escape, or None; never where
            players see it.
    """

    name: str
    round: int
    places: tuple[PlaceView, ...]
    ways: tuple[WayView, ...]
    tokens: tuple[TokenView, ...]
    order: tuple[EntityId, ...]
    active: EntityId | None
    contacts: tuple[EntityId, ...]
    lead: int | None
    is_stuck: bool
    visibility: Visibility
    ties: tuple[tuple[EntityId, ...], ...] = ()
    ends: tuple[Proposal, ...] = ()
    escape_lead: int | None = None

    def place(self, place_id: EntityId | None) -> PlaceView | None:
        """Return a place, or None."""
        return next((one for one in self.places if one.place_id == place_id), None)

    def token(self, person_id: EntityId | None) -> TokenView | None:
        """Return a token, or None."""
        return next((one for one in self.tokens if one.person_id == person_id), None)


def board_view(table: Table) -> BoardView | None:
    """Return the chase as the game master sees it, or None where there is none."""
    course, entity = table.value(COURSE_ID, Course), table.get(COURSE_ID)
    if course is None or entity is None:
        return None
    track = Track(locations=table.values(Location), edges=table.values(Edge))
    people = table.values(Participant)
    ranks = track.ranks()
    acting = order(people)
    places = (_place(one, ranks[one.entity_id]) for one in table.of(Location))
    tokens = told_apart([_token(one, course, acting) for one in table.of(Participant)])
    behind = rearmost(tokens, ranks)
    joining = track.ways()
    ways = (_way(one, ranks, behind) for one in table.of(Edge) if one.entity_id in joining)
    return BoardView(
        name=course.name,
        round=course.round,
        places=tuple(sorted(places, key=lambda place: place.column)),
        ways=tuple(sorted(ways, key=lambda way: ranks[way.start_id])),
        tokens=tokens,
        order=acting,
        active=course.active,
        contacts=contacts(tokens),
        lead=lead(track, people),
        is_stuck=is_stuck(track, people),
        visibility=entity.visibility,
        ties=standing_ties(people, table.rulings),
        ends=proposals(course, track, people),
        escape_lead=course.escape_lead,
    )


def told_apart(tokens: Sequence[TokenView]) -> tuple[TokenView, ...]:
    """Return tokens with what each is called for short, so that no two are called alike."""
    shorts = short_names(one.name for one in tokens if one.name is not None)
    return tuple(
        one if one.name is None else replace(one, short=shorts[one.name]) for one in tokens
    )


def contacts(tokens: Iterable[TokenView]) -> tuple[EntityId, ...]:
    """Return the places where somebody of each side stands (rules/chase.md 4.3, 7.1)."""
    sides: dict[EntityId, set[Side]] = {}
    for token in tokens:
        if token.place_id is not None and token.side is not None and token.fate is Fate.RUNNING:
            sides.setdefault(token.place_id, set()).add(token.side)
    return tuple(place for place, here in sides.items() if len(here) == len(Side))


def rearmost(tokens: Iterable[TokenView], ranks: Mapping[EntityId, int]) -> int | None:
    """Return the column of whoever is furthest behind, or None where nobody runs."""
    columns = [
        ranks[token.place_id]
        for token in tokens
        if token.place_id is not None and token.place_id in ranks and token.fate is Fate.RUNNING
    ]
    return min(columns, default=None)


def _way(entity: Entity, ranks: Mapping[EntityId, int], behind: int | None) -> WayView:
    edge = entity.value
    if not isinstance(edge, Edge):
        msg = f"not a way: {entity.entity_id}"
        raise TypeError(msg)
    return WayView(
        edge_id=entity.entity_id,
        start_id=edge.start,
        end_id=edge.end,
        hazard=hazard_view(edge.hazard),
        barrier=barrier_view(edge.barrier),
        is_passed=behind is not None and behind >= ranks[edge.end],
        visibility=entity.visibility,
    )


def _place(entity: Entity, column: int) -> PlaceView:
    location = entity.value
    if not isinstance(location, Location):
        msg = f"not a place: {entity.entity_id}"
        raise TypeError(msg)
    return PlaceView(
        place_id=entity.entity_id,
        name=location.name,
        number=column + 1,
        column=column,
        is_exit=location.is_exit,
        visibility=entity.visibility,
    )


def hazard_view(hazard: Hazard | None) -> HazardView | None:
    """Return a hazard as the game master sees it, or None for none."""
    if hazard is None:
        return None
    return HazardView(
        name=hazard.name,
        skills=hazard.skills,
        difficulty=hazard.difficulty,
        drift=hazard.drift,
        harm=hazard.harm,
        ways=hazard.ways,
    )


def barrier_view(barrier: Barrier | None) -> BarrierView | None:
    """Return a barrier as the game master sees it, or None for none."""
    if barrier is None:
        return None
    return BarrierView(
        name=barrier.name,
        skills=barrier.skills,
        difficulty=barrier.difficulty,
        hit_points=barrier.hit_points,
        full_hit_points=barrier.full_hit_points,
        share=barrier.hit_points / barrier.full_hit_points,
        is_open=barrier.is_open,
        ways=barrier.ways,
    )


def _token(entity: Entity, course: Course, acting: tuple[EntityId, ...]) -> TokenView:
    person = entity.value
    if not isinstance(person, Participant):
        msg = f"not a participant: {entity.entity_id}"
        raise TypeError(msg)
    key = entity.entity_id
    return TokenView(
        person_id=key,
        name=person.name,
        side=person.side,
        place_id=person.place,
        order=acting.index(key) + 1 if key in acting else None,
        left=person.left,
        granted=person.granted,
        owed=person.debt,
        mov=person.mov,
        dex=person.dex,
        skills=person.skills,
        is_active=course.active == key,
        turn=person.turn,
        fate=person.fate,
        count=person.count,
        has_gun_ready=person.has_gun_ready,
        prepared=person.prepared.dice if person.prepared else 0,
        visibility=entity.visibility,
        hit_points=person.vitals.hit_points,
        full_hit_points=person.vitals.full_hit_points,
        source=person.source,
        has_begun=person.has_begun,
    )
