"""What is wished of a chase in menus and by keys, as acts at the table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from duskboard.app.clerk import new_id
from duskboard.app.road_acts import is_road, road_wished
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import Fate
from duskboard.core.chase.rounds import order
from duskboard.core.chase.track import (
    Barrier,
    Direction,
    Drift,
    Edge,
    Hazard,
    Location,
    ObstacleKind,
)
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.i18n.made_name import next_places
from duskboard.i18n.words import Words
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.drifting import move_hazard
from duskboard.play.chase.ending import part_party, set_escape_lead
from duskboard.play.chase.forking import add_before
from duskboard.play.chase.group import join_group, split_and_go, split_group
from duskboard.play.chase.laying import (
    NewLocation,
    add_location,
    clear_chase,
    mark_exit,
    move_location,
)
from duskboard.play.chase.naming import free_for, sights
from duskboard.play.chase.obstacle import (
    open_barrier,
    put_obstacle,
    take_obstacle,
    turn_obstacle,
    wear_barrier,
)
from duskboard.play.chase.overruling import (
    lose_actions,
    overrule_actions,
    overrule_move,
    overrule_turn,
)
from duskboard.play.chase.person import EditPerson, edit_person, place_person, settle_fate
from duskboard.play.chase.running import (
    arrange_ties,
    declare_gun,
    delay_turn,
    end_round,
    end_this_turn,
    recount_pools,
    take_turn,
)
from duskboard.play.chase.scene import scene
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

Act = Callable[[Table, ChaseWish, EntityId], Transaction]
"""Makes the step of a wish that is about a thing."""


def wished(table: Table, wish: ChaseWish, words: Words, dice: Dice) -> Transaction:
    """Return the step that a wish comes to.

    Raises:
        NothingToChangeError: It is about nothing, or nothing would differ.
        PlayError: It cannot be done.
        ChaseError: The rules do not allow it.
    """
    whole = _WHOLE.get(wish.verb)
    if whole is not None:
        return whole(table)
    if wish.thing is None:
        return _of_the_chase(table, wish)
    if is_road(wish.verb):
        return road_wished(table, wish, wish.thing, words, dice)
    if wish.verb is ChaseVerb.LOSE:
        return lose_actions(table, wish.thing, dice)
    act = _OF_THINGS.get(wish.verb)
    return act(table, wish, wish.thing) if act else _named(table, wish, wish.thing, words)


def _named(table: Table, wish: ChaseWish, thing: EntityId, words: Words) -> Transaction:
    """Return the step of a wish that makes something new, which gets a name."""
    if wish.verb is ChaseVerb.SPLIT:
        return split(table, thing, taken=_number(wish))
    if wish.verb is ChaseVerb.DEBRIS:
        return _debris(table, thing, words)
    return _inserted(table, thing, words, is_before=wish.verb is ChaseVerb.INSERT_BEFORE)


def _of_the_chase(table: Table, wish: ChaseWish) -> Transaction:
    if wish.verb is not ChaseVerb.LEAD:
        raise NothingToChangeError
    return set_escape_lead(table, wish.value if isinstance(wish.value, int) else None)


def split(table: Table, who: EntityId, *, taken: int = 1) -> Transaction:
    """Return the step in which some leave a group, called like it with the next free number."""
    return split_group(
        table, who, person_id=new_id(), name=_name_of_parted(table, who), taken=taken
    )


def split_to(  # noqa: PLR0913 - a wish, and the identifier that it arrives with
    table: Table,
    who: EntityId,
    goal: EntityId,
    *,
    taken: int,
    person_id: EntityId,
    overrules: bool,
) -> Transaction:
    """Return the one step in which some leave a group for another place, named likewise."""
    name = _name_of_parted(table, who)
    return split_and_go(
        table, who, goal, person_id=person_id, name=name, taken=taken, overrules=overrules
    )


def _name_of_parted(table: Table, who: EntityId) -> str:
    people, seen = scene(table).people, sights(table)
    return free_for(people, seen, people[who].name, seen[who])


def _inserted(table: Table, thing: EntityId, words: Words, *, is_before: bool) -> Transaction:
    edge = table.value(thing, Edge)
    after = edge.start if edge is not None else thing
    wish = NewLocation(
        location_id=new_id(),
        edge_id=new_id(),
        name=new_place_name(table, words),
        after=after,
        way=thing if edge is not None else None,
    )
    into = {key: one for key, one in table.values(Edge).items() if one.end == after}
    if not is_before or after not in table.values(Location):
        return add_location(table, wish)
    if len(into) > 1:
        return add_before(table, wish, after)
    way = next(iter(into), None)
    behind = into[way].start if way is not None else None
    return add_location(table, replace(wish, after=behind, way=way), first=way is None)


def new_place_name(table: Table, words: Words) -> str:
    """Return what one more place on the track is called: numbered on, like none beside it."""
    return next_places(words, (one.name for one in table.values(Location).values()))[0]


def _debris(table: Table, way: EntityId, words: Words) -> Transaction:
    edge = table.value(way, Edge)
    if edge is None or edge.barrier is None or not edge.barrier.is_broken:
        raise NothingToChangeError
    name = words.pgettext("chase barrier", "Debris of %(barrier)s") % {"barrier": edge.barrier.name}
    return put_obstacle(table, way, Hazard(name=name, skills=("dex", "jump")))


def with_actions(table: Table, who: EntityId, by: int) -> Transaction:
    """Return the step in which somebody has so many actions more, rules or no rules."""
    return overrule_actions(table, who, left=max(0, scene(table).person(who).left + by))


def with_debt(table: Table, who: EntityId, by: int) -> Transaction:
    """Return the step in which somebody owes so many actions more, rules or no rules."""
    return overrule_actions(table, who, debt=max(0, scene(table).person(who).debt + by))


def turned(table: Table, way: EntityId) -> Transaction:
    """Return the step in which an obstacle is met in the next directions: both, on, back (6.3)."""
    now, edge = _laid(table, way, None).ways, scene(table).way(way)
    turns = _TURNS if len(edge.names) == 1 else _TURNS[1:]
    return turn_obstacle(table, way, turns[(turns.index(now) + 1) % len(turns)])


def _number(wish: ChaseWish) -> int:
    return wish.value if isinstance(wish.value, int) else 1


def _moved(table: Table, wish: ChaseWish, who: EntityId) -> Transaction:
    return place_person(table, who, wish.other)


def _put_at(table: Table, wish: ChaseWish, who: EntityId) -> Transaction:
    if wish.other is None:
        raise NothingToChangeError
    return overrule_move(table, who, wish.other)


def _joined(table: Table, wish: ChaseWish, who: EntityId) -> Transaction:
    if wish.other is None:
        raise NothingToChangeError
    return join_group(table, who, wish.other)


def _before(table: Table, wish: ChaseWish, who: EntityId) -> Transaction:
    """Return the step in which somebody acts right before another of equal DEX."""
    people = scene(table).people
    own = scene(table).person(who)
    equals = [key for key in order(people) if people[key].dex == own.dex and key != who]
    at = equals.index(wish.other) if wish.other in equals else 0
    return arrange_ties(table, (*equals[:at], who, *equals[at:]))


def _shifted(table: Table, wish: ChaseWish, place: EntityId) -> Transaction:
    line = scene(table).trunk
    if place not in line:
        raise NothingToChangeError
    rest = [one for one in line if one != place]
    at = line.index(place) + (1 if _number(wish) > 0 else -1)
    if not 0 <= at < len(line):
        raise NothingToChangeError
    return move_location(table, place, rest[at - 1] if at else None)


def _laid(table: Table, way: EntityId, kind: ObstacleKind | None) -> Hazard | Barrier:
    edge = table.value(way, Edge)
    laid = (edge.barrier or edge.hazard) if edge is not None else None
    if edge is not None and kind is ObstacleKind.HAZARD:
        laid = edge.hazard
    if laid is None:
        raise NothingToChangeError
    return laid


def _skilled(table: Table, wish: ChaseWish, way: EntityId) -> Transaction:
    laid, name = _laid(table, way, wish.kind), str(wish.value)
    rest = tuple(one for one in laid.skills if one != name)
    skills = rest if name in laid.skills else (*rest, name)
    return put_obstacle(table, way, replace(laid, skills=skills))


def _difficult(table: Table, wish: ChaseWish, way: EntityId) -> Transaction:
    if not isinstance(wish.value, Difficulty):
        raise NothingToChangeError
    laid = _laid(table, way, wish.kind)
    return put_obstacle(table, way, replace(laid, difficulty=wish.value))


def _made(table: Table, wish: ChaseWish, way: EntityId) -> Transaction:
    laid = _laid(table, way, ObstacleKind.BARRIER)
    if not isinstance(laid, Barrier):
        raise NothingToChangeError
    points = _number(wish)
    return put_obstacle(table, way, replace(laid, hit_points=points, full_hit_points=points))


def _opened(table: Table, wish: ChaseWish, way: EntityId) -> Transaction:
    return open_barrier(table, way, is_open=bool(wish.value))


def _hazardous(table: Table, way: EntityId) -> Hazard:
    laid = _laid(table, way, ObstacleKind.HAZARD)
    if not isinstance(laid, Hazard):
        raise NothingToChangeError
    return laid


def _drifting(table: Table, wish: ChaseWish, way: EntityId) -> Transaction:
    drift = wish.value if isinstance(wish.value, Drift) else None
    return put_obstacle(table, way, replace(_hazardous(table, way), drift=drift))


def _hurting(table: Table, wish: ChaseWish, way: EntityId) -> Transaction:
    harm = wish.value if isinstance(wish.value, Severity) else None
    return put_obstacle(table, way, replace(_hazardous(table, way), harm=harm))


def _turned(table: Table, wish: ChaseWish, way: EntityId) -> Transaction:
    if not isinstance(wish.value, frozenset):
        raise NothingToChangeError
    return turn_obstacle(table, way, wish.value, wish.kind)


def _parted(table: Table, wish: ChaseWish, who: EntityId) -> Transaction:
    return part_party(table, [who], is_back=bool(wish.value))


def _seen(table: Table, wish: ChaseWish, thing: EntityId) -> Transaction:
    if not isinstance(wish.value, Visibility):
        raise NothingToChangeError
    return set_visibility(table, thing, wish.value)


def _decided(table: Table, wish: ChaseWish, who: EntityId) -> Transaction:
    if not isinstance(wish.value, CheckSource):
        raise NothingToChangeError
    return edit_person(table, who, EditPerson(source=wish.value))


def _settled(table: Table, wish: ChaseWish, who: EntityId) -> Transaction:
    if not isinstance(wish.value, Fate):
        raise NothingToChangeError
    return settle_fate(table, who, wish.value)


_TURNS = (
    frozenset(Direction),
    frozenset({Direction.FORWARD}),
    frozenset({Direction.BACKWARD}),
)
"""In which directions something is met, by turns; where two share a way, one direction each."""
_WHOLE: Mapping[ChaseVerb, Callable[[Table], Transaction]] = MappingProxyType(
    {
        ChaseVerb.DELAY: delay_turn,
        ChaseVerb.END_TURN: end_this_turn,
        ChaseVerb.END_ROUND: end_round,
        ChaseVerb.RECOUNT: recount_pools,
        ChaseVerb.CLEAR: clear_chase,
    }
)
_OF_THINGS: Mapping[ChaseVerb, Act] = MappingProxyType(
    {
        ChaseVerb.MOVE: _moved,
        ChaseVerb.PUT_AT: _put_at,
        ChaseVerb.TAKE_TURN: lambda table, _wish, who: take_turn(table, who),
        ChaseVerb.GIVE_TURN: lambda table, _wish, who: overrule_turn(table, who),
        ChaseVerb.GUN: lambda table, wish, who: declare_gun(table, who, ready=bool(wish.value)),
        ChaseVerb.ACTIONS: lambda table, wish, who: with_actions(table, who, _number(wish)),
        ChaseVerb.DEBT: lambda table, wish, who: with_debt(table, who, _number(wish)),
        ChaseVerb.JOIN: _joined,
        ChaseVerb.ACT_BEFORE: _before,
        ChaseVerb.FATE: _settled,
        ChaseVerb.SOURCE: _decided,
        ChaseVerb.SEE: _seen,
        ChaseVerb.SHIFT: _shifted,
        ChaseVerb.EXIT: lambda table, wish, at: mark_exit(table, at, is_exit=bool(wish.value)),
        ChaseVerb.SKILL: _skilled,
        ChaseVerb.DIFFICULTY: _difficult,
        ChaseVerb.HIT_POINTS: lambda table, wish, way: wear_barrier(table, way, _number(wish)),
        ChaseVerb.FULL_HIT_POINTS: _made,
        ChaseVerb.OPEN: _opened,
        ChaseVerb.TURN: _turned,
        ChaseVerb.REMOVE: lambda table, wish, way: take_obstacle(table, way, wish.kind),
        ChaseVerb.DRIFT: _drifting,
        ChaseVerb.HARM: _hurting,
        ChaseVerb.MOVE_ON: lambda table, _wish, way: move_hazard(table, way),
        ChaseVerb.PART: _parted,
    }
)
