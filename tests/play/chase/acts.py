"""Everything that can be done in a chase, fit or not, made of three numbers."""

from collections.abc import Mapping
from types import MappingProxyType

from tests.play.chase.choice import Act, Choice, Turning, by_the_active
from tests.play.chase.road_acts import ROADS
from tests.play.chase.scenes import FENCE, PLACES, WALL, WAYS, somebody

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.harm import HARM_DICE, Severity
from duskboard.core.chase.participant import Fate, Participant, Side
from duskboard.core.chase.setup import Choice as Decided
from duskboard.core.chase.setup import SetupStep
from duskboard.core.chase.track import Direction, Drift, Edge, Hazard, Leg, ObstacleKind
from duskboard.core.dice import Percentile, ReportedTotal
from duskboard.play.chase.check import Crossed, choices, crossing_dice
from duskboard.play.chase.crossing import cross, prepare_crossing
from duskboard.play.chase.damaging import (
    lose_hit_points,
    say_hit_points,
    strike_barrier,
    strike_person,
)
from duskboard.play.chase.drifting import meet_hazard, move_hazard
from duskboard.play.chase.ending import part_party, set_escape_lead
from duskboard.play.chase.group import join_group, split_group
from duskboard.play.chase.harming import take_harm
from duskboard.play.chase.laying import (
    NewLocation,
    add_location,
    clear_chase,
    mark_exit,
    move_location,
    remove_location,
    rename_location,
)
from duskboard.play.chase.marching import move_side
from duskboard.play.chase.moving import do_otherwise, move, move_up_to, plan
from duskboard.play.chase.obstacle import (
    lay_obstacle,
    leave_debris,
    move_obstacle,
    open_barrier,
    put_obstacle,
    take_obstacle,
    turn_obstacle,
    wear_barrier,
)
from duskboard.play.chase.opening import restart
from duskboard.play.chase.overruling import (
    lose_actions,
    overrule_actions,
    overrule_move,
    overrule_turn,
)
from duskboard.play.chase.person import (
    EditPerson,
    add_people,
    edit_person,
    place_at_start,
    place_person,
    remove_person,
    settle_fate,
)
from duskboard.play.chase.running import (
    arrange_ties,
    declare_gun,
    delay_turn,
    end_round,
    end_this_turn,
    recount_pools,
    roll_ties,
    start_chase,
    take_turn,
)
from duskboard.play.chase.setting_up import (
    begin_setup,
    choose_part,
    choose_side,
    drop_setup,
    go_to_step,
    let_away,
    set_gap,
    set_start_place,
    start_from_setup,
)
from duskboard.play.chase.speeding import change_way, clear_speed, roll_speed
from duskboard.play.visibility import set_visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


def _leg(table: Table, choice: Choice) -> Leg:
    """A way from where somebody stands, where there is one: most crossings then are fit."""
    person = table.value(choice.who, Participant)
    for key, edge in table.values(Edge).items():
        if person is not None and person.place == edge.start and choice.b % 3:
            return Leg(edge=key, direction=Direction.FORWARD, place=edge.end)
        if person is not None and person.place == edge.end:
            return Leg(edge=key, direction=Direction.BACKWARD, place=edge.start)
    return Leg(edge=choice.way, direction=Direction.FORWARD, place=choice.place)


def _crossed(table: Table, choice: Choice) -> Crossed:
    return Crossed(
        who=choice.who,
        leg=_leg(table, choice),
        skill="climb",
        value=choice.c % 120,
        difficulty=list(Difficulty)[choice.b % 3],
        caution=choice.c % 4 - 1,
        extra=choice.b % 5 - 2,
        secret=choice.c % 5 == 0,
    )


def _cross(table: Table, choice: Choice) -> Transaction:
    crossed = _crossed(table, choice)
    loss = (None, Turning(choice.a), ReportedTotal(total=choice.c % 5))[choice.b % 3]
    assert len(choices(table, crossed)) == 3
    assert isinstance(crossing_dice(table, crossed), Percentile)
    return cross(table, crossed, choice.dice, loss)


def _prepare(table: Table, choice: Choice) -> Transaction:
    return prepare_crossing(table, choice.who, _leg(table, choice), choice.c % 4)


def _join(table: Table, choice: Choice) -> Transaction:
    wish = somebody(
        choice.who,
        choice.b % 7 if choice.c % 3 else None,
        side=list(Side)[choice.c % 2],
        mov=4 + choice.c % 6,
        dex=40 + choice.b % 3 * 10,
        count=1 + choice.c % 3,
        visibility=choice.visibility,
    )
    return add_people(table, [wish])


def _add_place(table: Table, choice: Choice) -> Transaction:
    wish = NewLocation(
        location_id=PLACES[6],
        edge_id=WAYS[6],
        name="A new place",
        after=None if choice.c % 3 == 0 else choice.place,
        visibility=choice.visibility,
    )
    return add_location(table, wish)


def _edit(table: Table, choice: Choice) -> Transaction:
    request = EditPerson(
        mov=5 + choice.c % 4,
        dex=40 + choice.b % 3 * 10,
        side=list(Side)[choice.a // 7 % 2] if choice.b % 4 == 0 else None,
        count=1 + choice.a % 3 if choice.c % 5 == 0 else None,
    )
    return edit_person(table, choice.who, request)


def _restart(table: Table, choice: Choice) -> Transaction:
    """Start again, but rarely, or no chase would come far."""
    return restart(table) if choice.c % 10 == 9 else end_this_turn(table)


LORRY = Hazard(
    name="Lorry", skills=("dodge",), drift=Drift(direction=Direction.BACKWARD), harm=Severity.MINOR
)
WAYS_MET = (frozenset(Direction), *(frozenset({one}) for one in Direction))
KINDS = (None, *ObstacleKind)
PLAY: Mapping[str, Act] = MappingProxyType(
    {
        "move": by_the_active(lambda t, n: move(t, n.who, n.place)),
        "move up to": by_the_active(lambda t, n: move_up_to(t, n.who, plan(t, n.who, n.place))),
        "cross": by_the_active(_cross),
        "cross out of turn": _cross,
        "prepare": by_the_active(_prepare),
        "otherwise": by_the_active(lambda t, n: do_otherwise(t, n.who, price=n.b % 3)),
        "side": lambda t, n: move_side(t, list(Side)[n.a % 2], most=n.b % 3 or None),
        "end turn": lambda t, _n: end_this_turn(t),
        "delay": lambda t, _n: delay_turn(t),
        "call in": lambda t, n: take_turn(t, n.who),
        "end round": lambda t, _n: end_round(t),
        "gun": lambda t, n: declare_gun(t, n.who, ready=n.b % 2 == 0),
        "lose": lambda t, n: lose_actions(t, n.who, Turning(n.c)),
        "start": lambda t, n: start_chase(t, Turning(n.c)),
        "ties": lambda t, n: roll_ties(t, Turning(n.c)),
        "arrange": lambda t, n: arrange_ties(t, (n.who, n.other)),
        "overrule move": lambda t, n: overrule_move(t, n.who, n.place),
        "overrule turn": lambda t, n: overrule_turn(t, n.who),
        "fate": lambda t, n: settle_fate(t, n.who, list(Fate)[n.b % 4]),
        "place": lambda t, n: place_person(t, n.who, None if n.c % 3 == 0 else n.place),
        "at start": lambda t, n: place_at_start(t, n.a % 4 or None),
        "edit": _edit,
        "split": lambda t, n: split_group(t, n.who, person_id=n.other, name="One"),
        "unite": lambda t, n: join_group(t, n.who, n.other),
        "join": _join,
        "leave": lambda t, n: remove_person(t, n.who),
        "visibility": lambda t, n: set_visibility(t, n.who, n.visibility),
        "place seen": lambda t, n: set_visibility(t, n.place, n.visibility),
        "put": lambda t, n: put_obstacle(t, n.way, WALL if n.c % 2 else FENCE),
        "lay": lambda t, n: lay_obstacle(t, n.way, WALL if n.c % 2 else FENCE),
        "turn": lambda t, n: turn_obstacle(t, n.way, WAYS_MET[n.a % 3], KINDS[n.c % 3]),
        "take": lambda t, n: take_obstacle(t, n.way),
        "shift": lambda t, n: move_obstacle(t, n.way, WAYS[n.c % 7]),
        "wear": lambda t, n: wear_barrier(t, n.way, n.c % 8 - 1),
        "add place": _add_place,
        "remove place": lambda t, n: remove_location(t, n.place),
        "move place": lambda t, n: move_location(t, n.place, PLACES[n.a % 7]),
        "rename place": lambda t, n: rename_location(t, n.place, f"Place {n.c}"),
        "exit": lambda t, n: mark_exit(t, n.place, is_exit=n.c % 2 == 0),
        "drift": lambda t, n: move_hazard(t, n.way),
        "meet": lambda t, n: meet_hazard(t, _crossed(t, n), n.dice, ReportedTotal(total=n.a % 4)),
        "harm": lambda t, n: take_harm(t, n.who, list(Severity)[n.b % 6], Turning(n.c)),
        "lose points": lambda t, n: lose_hit_points(t, n.who, n.c - 4),
        "say points": lambda t, n: say_hit_points(t, n.who, n.b, n.c or None),
        "strike person": lambda t, n: strike_person(
            t, n.who, HARM_DICE[Severity.DEADLY], Turning(n.c)
        ),
        "strike barrier": lambda t, n: strike_barrier(
            t, n.way, HARM_DICE[Severity.MINOR], Turning(n.c)
        ),
        "open": lambda t, n: open_barrier(t, n.way, is_open=n.c % 2 == 0),
        "debris": lambda t, n: leave_debris(t, n.way, LORRY),
        "put lorry": lambda t, n: put_obstacle(t, n.way, LORRY),
        "speed": lambda t, n: roll_speed(t, n.who, n.dice),
        "no speed": lambda t, n: clear_speed(t, n.who),
        "way": lambda t, n: change_way(t, n.who, 3 + n.b % 5),
        "part": lambda t, n: part_party(t, [n.who, n.other], is_back=n.c % 2 == 0),
        "lead": lambda t, n: set_escape_lead(t, n.b % 5),
        "restart": _restart,
        "set up": lambda t, _n: begin_setup(t, "Chase", ()),
        "drop set-up": lambda t, _n: drop_setup(t),
        "step": lambda t, n: go_to_step(t, list(SetupStep)[n.b % 5]),
        "choose": lambda t, n: choose_part(t, n.who, [None, *Decided][n.b % 4]),
        "which side": lambda t, n: choose_side(t, n.who, list(Side)[n.b % 2]),
        "gap": lambda t, n: set_gap(t, n.b % 4 or None),
        "start place": lambda t, n: set_start_place(t, n.who, n.place if n.c % 3 else None),
        "start set-up": lambda t, n: start_from_setup(t, Turning(n.c)),
        "let away": lambda t, _n: let_away(t),
        **ROADS,
        "clear": lambda t, n: clear_chase(t) if n.c % 50 == 49 else end_this_turn(t),
    }
)
GIVES: Mapping[str, Act] = MappingProxyType(
    {
        "overrule": lambda t, n: overrule_actions(t, n.who, left=n.b % 22 - 1, debt=n.c % 5),
        "recount": lambda t, _n: recount_pools(t),
    }
)
"""Acts that may give actions in the middle of a round."""
ACTS = {**PLAY, **GIVES}
