"""The chase to draw: values for the board, the list twin and the strip of turns.

The same values serve the game master (`board_view`) and the players
(`duskboard.table.public_board`); a field that players may not know is None in theirs.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.ending import Proposal, proposals
from duskboard.core.chase.graph import Gauge, forked_at
from duskboard.core.chase.participant import Fate, Participant, Side, Skill, Turn
from duskboard.core.chase.person_name import short_names
from duskboard.core.chase.placement import is_stuck, lead
from duskboard.core.chase.rounds import Course, order
from duskboard.core.chase.tie import standing_ties
from duskboard.core.chase.track import (
    Edge,
    Location,
    ObstacleKind,
    Track,
)
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.identity import EntityId
from duskboard.table.entity import COURSE_ID, Entity, Visibility
from duskboard.table.laying_out import laid_out, standing
from duskboard.table.obstacle_view import BarrierView, HazardView, barrier_view, hazard_view
from duskboard.table.table import Table
from duskboard.table.track_layout import Standing, TrackLayout
from duskboard.table.vehicle_view import VehicleView, ridden_name, seen_vehicle


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceView:
    """A place to draw.

    Attributes:
        place_id: The place; an identifier of its own where several hidden ones stand as one.
        name: Its name, or None where players see "?".
        number: 1 for the first place; None in a public view, where numbers would tell of gaps.
        column: How far along the track, 0 for the first, by the longest way.
        is_exit: Whether the quarry are away once they reach it.
        visibility: What players may know.
        along: How far its plate stands from its column, in columns: those of a shorter way are
            spread between fork and junction, and plates are moved by hand.
        row: Where across the board, in rows: 0 for the only way, below 0 above it.
        letter: Which of several ways it is on: "a" for the first; "" on the only one.
        is_fork: Whether several ways lead on from here.
        away: On a track that forks, how many ways it is ahead of the active token, negative for
            behind; None where nobody is active, for places beside it on another way, and where
            players see it.
    """

    place_id: EntityId
    name: str | None
    number: int | None
    column: int
    is_exit: bool
    visibility: Visibility
    along: float = 0.0
    row: float = 0.0
    letter: str = ""
    is_fork: bool = False
    away: int | None = None

    @property
    def x(self) -> float:
        """Where along the board its plate stands, in columns."""
        return self.column + self.along

    @property
    def label(self) -> str:
        """Its number with the letter of its way: "3a"; "" where players see it."""
        return "" if self.number is None else f"{self.number}{self.letter}"


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
        bow: The row that it goes through, round places in its way; None for straight on.
    """

    edge_id: EntityId
    start_id: EntityId
    end_id: EntityId
    hazard: HazardView | None
    barrier: BarrierView | None
    is_passed: bool
    visibility: Visibility
    bow: float | None = None

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
        rides: The name of the vehicle that this one sits in; "" on foot, and where players see it.
        drives: Whether this one drives it.
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
    rides: str = ""
    drives: bool = False


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
        vehicles: The vehicles on the track or off it, by rank.
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
    vehicles: tuple[VehicleView, ...] = ()

    @property
    def is_forked(self) -> bool:
        """Whether there is more than one row, or a plate was moved by hand."""
        return any(one.row or one.along for one in self.places) or any(
            way.bow is not None for way in self.ways
        )

    def distance(self, place: PlaceView) -> int | None:
        """Return how far a place is ahead of the active token; None for one on another way."""
        token = self.token(self.active)
        here = self.place(token.place_id) if token is not None else None
        if here is None:
            return None
        return place.away if self.is_forked else place.column - here.column

    def vehicle(self, vehicle_id: EntityId | None) -> VehicleView | None:
        """Return a vehicle, or None."""
        return next((one for one in self.vehicles if one.vehicle_id == vehicle_id), None)

    def vehicle_of(self, person_id: EntityId | None) -> VehicleView | None:
        """Return the vehicle that somebody is aboard of, or None."""
        return next((one for one in self.vehicles if person_id in one.aboard), None)

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
    laid = laid_out(table)
    forks = forked_at(track)
    here = people[course.active].place if course.active in people else None
    gauge = Gauge(track) if here is not None and laid.is_forked else None
    places = (
        replace(
            _place(one, standing(laid, one)),
            is_fork=one.entity_id in forks,
            away=_away(gauge, here, one.entity_id),
        )
        for one in table.of(Location)
    )
    vehicles = table.values(Vehicle)
    tokens = told_apart([_token(one, course, acting, vehicles) for one in table.of(Participant)])
    behind = rearmost(tokens, ranks)
    joining = track.ways()
    ways = (_way(one, ranks, behind, laid) for one in table.of(Edge) if one.entity_id in joining)
    return BoardView(
        name=course.name,
        round=course.round,
        places=tuple(sorted(places, key=lambda place: (place.column, place.row))),
        ways=tuple(sorted(ways, key=lambda way: ranks[way.start_id])),
        vehicles=tuple(seen_vehicle(one, people) for one in table.of(Vehicle)),
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


def _away(gauge: Gauge | None, here: EntityId | None, place: EntityId) -> int | None:
    """Return how far a place is ahead of where the active token stands; None for beside it."""
    if gauge is None or here is None or gauge.is_beside(here, place):
        return None
    return gauge.ahead(here, place)


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


def _way(
    entity: Entity, ranks: Mapping[EntityId, int], behind: int | None, laid: TrackLayout
) -> WayView:
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
        bow=laid.bows.get((edge.start, edge.end)),
    )


def _place(entity: Entity, stands: Standing) -> PlaceView:
    location = entity.value
    if not isinstance(location, Location):
        msg = f"not a place: {entity.entity_id}"
        raise TypeError(msg)
    return PlaceView(
        place_id=entity.entity_id,
        name=location.name,
        number=stands.column + 1,
        column=stands.column,
        is_exit=location.is_exit,
        visibility=entity.visibility,
        along=stands.x - stands.column,
        row=stands.row,
        letter=stands.letter,
    )


def _token(
    entity: Entity,
    course: Course,
    acting: tuple[EntityId, ...],
    vehicles: Mapping[EntityId, Vehicle],
) -> TokenView:
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
        rides=ridden_name(person, vehicles),
        drives=person.drives,
    )
