"""Chases under any sequence of acts, fit and unfit: what always holds."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import cycle
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.play.chase.scenes import FENCE, PLACES, WALL, WAYS, done, laid, somebody, with_people

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Fate, Participant, Side
from duskboard.core.chase.rounds import ChaseError, Course
from duskboard.core.chase.track import Direction, Edge, Leg, Location
from duskboard.core.dice import Dice, DiceError, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.rulings import (
    Caution,
    ChaseRulings,
    FailedHazard,
    LatecomerPool,
    LeaverPool,
    Rulings,
    StepBack,
    TieScope,
)
from duskboard.play.change import PlayError
from duskboard.play.chase.check import Crossed, choices, crossing_dice
from duskboard.play.chase.crossing import cross, prepare_crossing
from duskboard.play.chase.group import join_group, split_group
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
    move_obstacle,
    put_obstacle,
    take_obstacle,
    wear_barrier,
)
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
from duskboard.play.visibility import set_visibility
from duskboard.table.board_view import board_view
from duskboard.table.entity import COURSE_ID, PUBLIC_ROLL_ID, RULINGS_ID, Roll, Visibility
from duskboard.table.public_board import public_board
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

PEOPLE = tuple(EntityId(f"who{number}") for number in range(6))


class Turning(Dice):
    """Dice that show every face in turn, so that no tie is rolled for ever."""

    def __init__(self, seed: int) -> None:
        self._faces = cycle((seed + 7 * number) % 1000 for number in range(1000))

    def roll(self, count: int, sides: int) -> tuple[int, ...]:  # type: ignore[explicit-override]  # a protocol's method
        return tuple(next(self._faces) % sides + 1 for _ in range(count))


@dataclass(frozen=True, slots=True)
class Choice:
    """Numbers that an act is made of."""

    a: int
    b: int
    c: int

    @property
    def who(self) -> EntityId:
        return PEOPLE[self.a % len(PEOPLE)]

    @property
    def other(self) -> EntityId:
        return PEOPLE[self.b % len(PEOPLE)]

    @property
    def place(self) -> EntityId:
        return PLACES[self.b % 6]

    @property
    def way(self) -> EntityId:
        return WAYS[self.b % 7]

    @property
    def visibility(self) -> Visibility:
        return list(Visibility)[self.c % 3]

    @property
    def dice(self) -> Dice | ReportedTotal:
        return ReportedTotal(total=self.c % 104) if self.c % 2 else Turning(self.c)


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


def _active(act: Callable[[Table, Choice], Transaction]) -> Callable[[Table, Choice], Transaction]:
    """Have an act done by whoever is active, as it is in play."""

    def by_the_active(table: Table, choice: Choice) -> Transaction:
        course = table.value(COURSE_ID, Course)
        if course is not None and course.active in PEOPLE:
            choice = replace(choice, a=PEOPLE.index(course.active))
        return act(table, choice)

    return by_the_active


def _cross(table: Table, choice: Choice) -> Transaction:
    crossed = _crossed(table, choice)
    loss = (None, Turning(choice.a), ReportedTotal(total=choice.c % 5))[choice.b % 3]
    assert len(choices(table, crossed)) == 3
    assert -2 <= crossing_dice(table, crossed).extra <= 2
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
    request = EditPerson(mov=5 + choice.c % 4, dex=40 + choice.b % 3 * 10)
    return edit_person(table, choice.who, request)


Act = Callable[[Table, Choice], Transaction]
PLAY: Mapping[str, Act] = MappingProxyType(
    {
        "move": _active(lambda t, n: move(t, n.who, n.place)),
        "move up to": _active(lambda t, n: move_up_to(t, n.who, plan(t, n.who, n.place))),
        "cross": _active(_cross),
        "cross out of turn": _cross,
        "prepare": _active(_prepare),
        "otherwise": _active(lambda t, n: do_otherwise(t, n.who, price=n.b % 3)),
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
        "take": lambda t, n: take_obstacle(t, n.way),
        "shift": lambda t, n: move_obstacle(t, n.way, WAYS[n.c % 7]),
        "wear": lambda t, n: wear_barrier(t, n.way, n.c % 8 - 1),
        "add place": _add_place,
        "remove place": lambda t, n: remove_location(t, n.place),
        "move place": lambda t, n: move_location(t, n.place, PLACES[n.a % 7]),
        "rename place": lambda t, n: rename_location(t, n.place, f"Place {n.c}"),
        "exit": lambda t, n: mark_exit(t, n.place, is_exit=n.c % 2 == 0),
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

rulings = st.builds(
    Rulings,
    chase=st.builds(
        ChaseRulings,
        dex_tie_scope=st.sampled_from(TieScope),
        pool_for_slower_latecomer=st.just(LatecomerPool.NEXT_ROUND),
        pool_when_someone_leaves=st.sampled_from(LeaverPool),
        step_back=st.sampled_from(StepBack),
        caution=st.sampled_from(Caution),
        failed_hazard=st.sampled_from(FailedHazard),
    ),
)
numbers = st.integers(0, 999)
acts = st.lists(
    st.tuples(st.sampled_from(sorted(ACTS)), st.builds(Choice, numbers, numbers, numbers)),
    max_size=25,
)


def _begun(rules: Rulings, *, started: bool) -> Table:
    table = laid(6, rulings=rules, lying={2: WALL, 4: FENCE})
    people = [
        somebody(PEOPLE[0], 2, side=Side.QUARRY, mov=8, dex=60),
        somebody(PEOPLE[1], 3, side=Side.QUARRY, mov=7, dex=60, visibility=Visibility.MASKED),
        somebody(PEOPLE[2], 0, mov=9, dex=50),
        somebody(PEOPLE[3], 0, mov=7, dex=40, count=3, visibility=Visibility.HIDDEN),
    ]
    table = with_people(table, people)
    return done(table, start_chase(table, Turning(3))) if started else table


def _check(table: Table) -> None:
    course = table.value(COURSE_ID, Course)
    people, places = table.values(Participant), table.values(Location)
    board, public = board_view(table), public_board(table)
    if course is None:
        assert set(table.entities) <= {RULINGS_ID, PUBLIC_ROLL_ID}
        assert (board, public) == (None, None)
        return
    assert course.active is None or people[course.active].is_running
    assert len(table.values(Edge)) == max(0, len(places) - 1)
    assert board is not None
    assert [place.column for place in board.places] == list(range(len(places)))
    assert [token.person_id for token in board.tokens] == list(people)
    for one in people.values():
        assert one.place is None or one.place in places
        assert one.left + one.spent <= one.granted
    if public is not None:
        known = [one for one in table.of(Participant) if one.visibility is not Visibility.HIDDEN]
        assert [token.person_id for token in public.tokens] == [one.entity_id for one in known]
        ranks = sorted(token.order for token in public.tokens if token.order is not None)
        assert ranks == list(range(1, len(public.order) + 1))
        assert {token.place_id for token in public.tokens} <= {
            None,
            *(place.place_id for place in public.places),
        }


def _check_step(name: str, before: Table, after: Table) -> None:
    was, now = before.value(COURSE_ID, Course), after.value(COURSE_ID, Course)
    if was is None or now is None:
        return
    people, earlier = after.values(Participant), before.values(Participant)
    if name not in {"join", "split", "unite", "leave"}:
        assert people.keys() == earlier.keys()
    if now.round > was.round:
        running = [one for one in people.values() if one.is_running]
        assert now.lowest is not None
        for one in running:
            assert one.pool == 1 + one.mov - now.lowest
            assert one.left == one.granted <= one.pool
    elif name not in GIVES:
        for key, one in people.items():
            if key in earlier:
                assert one.left <= earlier[key].left
                assert one.left >= earlier[key].left or one.spent >= earlier[key].spent
    roll = after.value(PUBLIC_ROLL_ID, Roll)
    if roll != before.value(PUBLIC_ROLL_ID, Roll) and roll is not None:
        hidden = {
            one.value.name
            for one in before.of(Participant)
            if isinstance(one.value, Participant) and one.visibility is not Visibility.SHOWN
        }
        assert roll.who not in hidden


def _play(rules: Rulings, some: list[tuple[str, Choice]], *, started: bool) -> None:
    table = _begun(rules, started=started)
    _check(table)
    for name, choice in some:
        try:
            transaction = ACTS[name](table, choice)
        except (ChaseError, PlayError, DiceError):
            continue
        after = done(table, transaction)
        _check_step(name, table, after)
        _check(after)
        table = after


@pytest.mark.rule("chase 3.5")
@pytest.mark.rule("chase 3.9")
@settings(max_examples=80)
@given(rulings, acts, st.booleans())
def test_whatever_is_done_nobody_is_lost_and_no_action_is_made(
    rules: Rulings,
    some: list[tuple[str, Choice]],
    started: bool,  # noqa: FBT001 - hypothesis fills it
) -> None:
    _play(rules, some, started=started)


@pytest.mark.slow
@settings(max_examples=3000)
@given(rulings, acts)
def test_the_same_for_long(rules: Rulings, some: list[tuple[str, Choice]]) -> None:
    _play(rules, some, started=True)
