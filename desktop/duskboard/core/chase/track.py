"""The track: places, and the ways between them with what bars or slows them.

A place is a unit of story, not of distance (rules/chase.md 2.1). Ways join two places; hazards and
barriers lie on ways, never in places (2.3, 5.1, 6.1).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.identity import EntityId


class Direction(StrEnum):
    """Along a way: from its start to its end, or back."""

    FORWARD = "forward"
    BACKWARD = "backward"


class ObstacleKind(StrEnum):
    """What can lie on a way."""

    HAZARD = "hazard"
    BARRIER = "barrier"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """How far a plate was moved by hand from where the board puts it, in half steps of it.

    Attributes:
        along: To the right, or to the left below 0.
        across: Down, or up below 0.
    """

    along: int = 0
    across: int = 0


NO_SHIFT = Shift()
"""Where the board puts it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """A place on the track.

    Attributes:
        name: What it is.
        is_exit: Whether the quarry are away once they reach it; the board only proposes it.
        shift: Where its plate was moved by hand; it is no distance.
    """

    name: str
    is_exit: bool = False
    shift: Shift = NO_SHIFT

    def __post_init__(self) -> None:
        """Refuse a place without a name.

        Raises:
            ValueError: The name is blank.
        """
        _refuse_blank("Location.name", self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drift:
    """How a hazard moves: which way, and how many ways of the track a round (5.10)."""

    direction: Direction
    pace: int = 1

    def __post_init__(self) -> None:
        """Refuse a pace that is none.

        Raises:
            ValueError: It is below 1.
        """
        if self.pace < 1:
            msg = f"Drift.pace is below 1: {self.pace}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hazard:
    """Something that slows and hurts, but never stops (rules/chase.md 5).

    Attributes:
        name: What it is.
        skills: The skills that the keeper allows; at least one (5.1).
        difficulty: The level to reach.
        ways: The directions in which it is met; both unless said otherwise (6.3).
        harm: How badly it hurts who fails, as the keeper thinks of it; None for a mere delay.
        hurts_on_fumble: Whether only a fumble hurts, as in a crowd (5.8).
        drift: Where it moves each round, or None for one that stays (5.10).
        met_by: Who has met it this round: a moving one is met once a round (5.10).
    """

    name: str
    skills: tuple[str, ...]
    difficulty: Difficulty = Difficulty.REGULAR
    ways: frozenset[Direction] = frozenset(Direction)
    harm: Severity | None = None
    hurts_on_fumble: bool = False
    drift: Drift | None = None
    met_by: frozenset[EntityId] = frozenset()

    def __post_init__(self) -> None:
        """Refuse a hazard that nobody could meet.

        Raises:
            ValueError: The name is blank, or there is no skill, a blank one, or no direction.
        """
        _refuse_blank("Hazard.name", self.name)
        _refuse_empty("Hazard.skills", len(self.skills))
        for skill in self.skills:
            _refuse_blank("Hazard.skills", skill)
        _refuse_empty("Hazard.ways", len(self.ways))


@dataclass(frozen=True, slots=True, kw_only=True)
class Barrier:
    """Something that stops until it is passed or broken (rules/chase.md 6).

    Attributes:
        name: What it is.
        skills: The skills that get past it (6.4); none where it can only be broken.
        hit_points: What is left of it; 0 when it is broken (6.9).
        full_hit_points: What it had when whole.
        difficulty: The level to reach.
        ways: The directions in which it bars; both unless said otherwise (6.3).
        is_open: Whether somebody opened it for all, such as by picking its lock (Q14).
    """

    name: str
    skills: tuple[str, ...]
    hit_points: int
    full_hit_points: int
    difficulty: Difficulty = Difficulty.REGULAR
    ways: frozenset[Direction] = frozenset(Direction)
    is_open: bool = False

    def __post_init__(self) -> None:
        """Refuse a barrier that cannot be.

        Raises:
            ValueError: The name or a skill is blank, no direction is barred, or the hit points
                are out of bounds.
        """
        _refuse_blank("Barrier.name", self.name)
        for skill in self.skills:
            _refuse_blank("Barrier.skills", skill)
        _refuse_empty("Barrier.ways", len(self.ways))
        if self.full_hit_points < 1:
            msg = f"Barrier.full_hit_points is below 1: {self.full_hit_points}"
            raise ValueError(msg)
        if not 0 <= self.hit_points <= self.full_hit_points:
            msg = f"Barrier.hit_points is not within 0 to full: {self.hit_points}"
            raise ValueError(msg)

    @property
    def is_broken(self) -> bool:
        """Whether it lies in pieces."""
        return self.hit_points == 0

    @property
    def bars(self) -> bool:
        """Whether it still stops anybody: neither broken nor opened for all."""
        return not self.is_broken and not self.is_open


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """A way from one place to the next.

    Attributes:
        start: The place nearer to where the chase began.
        end: The place further on.
        hazard: A hazard on it, or None.
        barrier: A barrier on it, or None.
    """

    start: EntityId
    end: EntityId
    hazard: Hazard | None = None
    barrier: Barrier | None = None

    def __post_init__(self) -> None:
        """Refuse a way that leads nowhere, or two obstacles that bar one direction.

        Raises:
            ValueError: Start and end are one place, or hazard and barrier share a direction.
        """
        if self.start == self.end:
            msg = f"Edge.end is its start: {self.end}"
            raise ValueError(msg)
        if self.hazard and self.barrier and self.hazard.ways & self.barrier.ways:
            msg = "Edge.hazard and Edge.barrier share a direction"
            raise ValueError(msg)

    @property
    def free(self) -> frozenset[Direction]:
        """The directions in which nothing lies on it: both, one or none (6.3)."""
        laid = (one.ways for one in (self.barrier, self.hazard) if one is not None)
        return frozenset(Direction).difference(*laid)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of what lies on it; none on an open way."""
        return tuple(one.name for one in (self.barrier, self.hazard) if one is not None)

    def met(self, direction: Direction, who: EntityId | None = None) -> Hazard | Barrier | None:
        """Return what is met along the way in a direction; nothing where a barrier is broken.

        Whoever has met a moving hazard this round does not meet it again (5.10).
        """
        if self.barrier and direction in self.barrier.ways and self.barrier.bars:
            return self.barrier
        if self.hazard and direction in self.hazard.ways and who not in self.hazard.met_by:
            return self.hazard
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Leg:
    """One way of a route.

    Attributes:
        edge: The way.
        direction: Along it or back.
        place: Where it leads.
    """

    edge: EntityId
    direction: Direction
    place: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """Places and ways, by identifier. A way whose end is not on the track leads nowhere."""

    locations: Mapping[EntityId, Location]
    edges: Mapping[EntityId, Edge]

    def leaving(self, place: EntityId) -> tuple[Leg, ...]:
        """Return the ways out of a place."""
        return self.legs().get(place, ())

    def route(self, start: EntityId, goal: EntityId) -> tuple[Leg, ...] | None:
        """Return the shortest chain of ways between two places, () for none, None for no way."""
        if start not in self.locations or goal not in self.locations:
            return None
        legs = self.legs()
        reached: dict[EntityId, tuple[Leg, ...]] = {start: ()}
        waiting = [start]
        while waiting and goal not in reached:
            place = waiting.pop(0)
            for leg in legs.get(place, ()):
                if leg.place not in reached:
                    reached[leg.place] = (*reached[place], leg)
                    waiting.append(leg.place)
        return reached.get(goal)

    def ranks(self) -> dict[EntityId, int]:
        """Return how far each place is from the beginning, by the longest way; 0 for the first."""
        ranks = dict.fromkeys(self.locations, 0)
        ways = self.ways().values()
        for _ in self.locations:
            moved = False
            for edge in ways:
                if ranks[edge.end] < ranks[edge.start] + 1 <= len(ranks):
                    ranks[edge.end] = ranks[edge.start] + 1
                    moved = True
            if not moved:
                break
        return ranks

    def ways(self) -> dict[EntityId, Edge]:
        """Return the ways that join two places of the track."""
        return {
            key: edge
            for key, edge in self.edges.items()
            if edge.start in self.locations and edge.end in self.locations
        }

    def legs(self) -> dict[EntityId, tuple[Leg, ...]]:
        """Return the ways out of every place that has any."""
        legs: dict[EntityId, tuple[Leg, ...]] = {}
        for key, edge in self.ways().items():
            on = Leg(edge=key, direction=Direction.FORWARD, place=edge.end)
            back = Leg(edge=key, direction=Direction.BACKWARD, place=edge.start)
            legs[edge.start] = (*legs.get(edge.start, ()), on)
            legs[edge.end] = (*legs.get(edge.end, ()), back)
        return legs


def _refuse_blank(field: str, text: str) -> None:
    if not text.strip():
        msg = f"{field} is blank: {text!r}"
        raise ValueError(msg)


def _refuse_empty(field: str, count: int) -> None:
    if count == 0:
        msg = f"{field} is empty"
        raise ValueError(msg)
