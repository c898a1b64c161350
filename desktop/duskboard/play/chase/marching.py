"""Moving all of one side at once, over open ways (rules/chase.md 4.1)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from duskboard.core.chase.graph import onward_legs, reached
from duskboard.core.chase.movement import lying, step
from duskboard.core.chase.participant import Participant, Side, Turn
from duskboard.core.chase.rounds import NotStartedError, order
from duskboard.core.chase.track import Direction, Leg
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings, StepBack
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.scene import Scene, changes, is_stopped, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class March:
    """What one of a side does when all move, asked before anything is done.

    Attributes:
        who: Who.
        legs: The ways walked, 1 action each; none for who stays.
        obstacle: The way with what that one stops before, or None.
    """

    who: EntityId
    legs: tuple[Leg, ...]
    obstacle: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PursuerLine:
    """What one of the side did when all moved.

    Attributes:
        who: Who.
        name: The name.
        place: Where that one stands now.
        moved: Whether a step was made.
        obstacle: What that one stopped before, or "".
        price: Actions that it took.
    """

    who: EntityId
    name: str
    place: str
    moved: bool
    obstacle: str = ""
    price: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PursuersMoved(Report):
    """All of one side with actions moved; the pursuers, unless it says the quarry."""

    lines: tuple[PursuerLine, ...]
    side: Side = Side.PURSUER


def march(table: Table, side: Side, *, most: int | None = 1) -> tuple[March, ...]:
    """Return what moving all of a side would come to, by the acting order.

    Whoever has actions left this round is in it, whoever's turn it is. A pursuer goes towards the
    foremost of the quarry that open ways lead to, or else towards the foremost of all, and stays
    with one of the quarry once they share a place. One of the quarry goes on along the track, as
    far as a place where the quarry are away, or a fork where none of them has chosen (9.1). All
    stop before obstacles.

    Args:
        table: The table.
        side: Who.
        most: Steps that each makes at the most; None for as many as there are actions.

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: It has not begun.
    """
    chase = scene(table)
    if not chase.is_running:
        raise NotStartedError
    found: list[March] = []
    for who in order(chase.people):
        person = chase.people[who]
        walks = not person.is_passenger and not is_stopped(chase, who)
        if person.side is side and person.left and person.turn is not Turn.ACTED and walks:
            one = _marched(chase, who, person, most, table.rulings)
            if one.legs or one.obstacle is not None:
                found.append(one)
    return tuple(found)


def move_side(table: Table, side: Side, *, most: int | None = 1) -> Transaction:
    """Return the step in which all of a side move as `march` says.

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: It has not begun.
        NothingToChangeError: Nobody can move.
    """
    chase = scene(table)
    marches = march(table, side, most=most)
    moved = {one.who: step(chase.people[one.who], one.legs) for one in marches if one.legs}
    if not moved:
        raise NothingToChangeError
    lines = tuple(
        PursuerLine(
            who=one.who,
            name=chase.name(one.who),
            place=chase.place_name((moved.get(one.who) or chase.people[one.who]).place),
            moved=one.who in moved,
            obstacle=_obstacle(chase, one),
            price=len(one.legs),
        )
        for one in marches
    )
    report = PursuersMoved(lines=lines, side=side)
    return Transaction(report=report, changes=changes(table, people=moved))


def _obstacle(chase: Scene, one: March) -> str:
    names = chase.way(one.obstacle).names if one.obstacle is not None else ()
    return names[0] if names else ""


def _marched(
    chase: Scene, who: EntityId, person: Participant, most: int | None, rulings: Rulings
) -> March:
    legs: list[Leg] = []
    steps = person.left if most is None else min(most, person.left)
    for _ in range(steps):
        leg = _next_leg(chase, person, rulings)
        if leg is None:
            break
        way, flies = chase.track.edges[leg.edge], person.physique.flies
        if lying(way, leg.direction, who, flies=flies) is not None:
            return March(who=who, legs=tuple(legs), obstacle=leg.edge)
        legs.append(leg)
        person = replace(person, place=leg.place)
    return March(who=who, legs=tuple(legs))


def _next_leg(chase: Scene, person: Participant, rulings: Rulings) -> Leg | None:
    if person.place is None:
        return None
    if person.side is Side.PURSUER:
        return _pursuit(chase, person.place, rulings)
    return _flight(chase, person.place)


def _flight(chase: Scene, place: EntityId) -> Leg | None:
    """Return the way on, or None at an exit, at the end, and at a fork where nobody has chosen.

    Who comes to a fork after the foremost of the quarry goes the way that those took (9.1).
    """
    legs = chase.track.legs()
    onward = onward_legs(legs, place)
    if chase.location(place).is_exit or not onward:
        return None
    if len(onward) == 1:
        return onward[0]
    foremost = next(iter(_quarry_places(chase)), None)
    chosen = [leg for leg in onward if foremost in reached(legs, leg.place)]
    return chosen[0] if len(chosen) == 1 else None


def _pursuit(chase: Scene, place: EntityId, rulings: Rulings) -> Leg | None:
    """Return the next way towards the quarry, or None for who stays."""
    goals = _quarry_places(chase)
    if place in goals:
        return None
    routes = [
        found
        for goal in goals
        if (found := chase.track.route(place, goal)) is not None and not _goes_back(found, rulings)
    ]
    open_ones = (found for found in routes if _is_open(chase, found))
    return next((found[0] for found in (*open_ones, *routes)), None)


def _quarry_places(chase: Scene) -> list[EntityId]:
    """Return where the quarry stand, the foremost first."""
    ranks = chase.track.ranks()
    places = set(_places_of_quarry(chase)) & ranks.keys()
    return sorted(places, key=lambda place: (-ranks[place], place))


def _places_of_quarry(chase: Scene) -> Iterator[EntityId]:
    for one in chase.people.values():
        if one.is_running and one.side is Side.QUARRY and one.place is not None:
            yield one.place


def _goes_back(route: tuple[Leg, ...], rulings: Rulings) -> bool:
    refused = rulings.chase.step_back is StepBack.REFUSED
    return refused and any(leg.direction is Direction.BACKWARD for leg in route)


def _is_open(chase: Scene, route: tuple[Leg, ...]) -> bool:
    return all(chase.track.edges[leg.edge].met(leg.direction) is None for leg in route)
