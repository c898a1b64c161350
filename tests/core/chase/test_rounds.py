from collections.abc import Mapping
from dataclasses import replace

import pytest

from duskboard.core.chase.participant import Fate, Participant, Side, Turn, lose, spend
from duskboard.core.chase.rounds import (
    CannotDelayError,
    Course,
    HasActedError,
    NobodyRunsError,
    NotRunningError,
    NotStartedError,
    NotWaitingError,
    Standing,
    TurnBegunError,
    begin_round,
    call_in,
    delay,
    end_turn,
    go_on,
    joined,
    left_chase,
    next_up,
    order,
    pools,
    ready_gun,
    recount,
    waiting,
)
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset

REFERENCE, PUBLISHED = preset(Preset.REFERENCE), preset(Preset.PUBLISHED)
BOTH = pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED], ids=list(Preset))
A, B, C, D = (EntityId(name) for name in "abcd")
QUAY = EntityId("quay")
People = dict[EntityId, Participant]


def somebody(
    name: str, mov: int = 8, dex: int = 50, side: Side = Side.PURSUER, tie: int = 0
) -> Participant:
    return Participant(name=name, side=side, mov=mov, dex=dex, place=QUAY, tie=tie)


def after(people: Mapping[EntityId, Participant], standing: Standing) -> People:
    return {**people, **standing.changed}


def begun(people: People, rulings: Rulings = REFERENCE) -> tuple[Course, People]:
    standing = begin_round(Course(name="Quay"), people, rulings)
    return standing.course, after(people, standing)


def given(people: Mapping[EntityId, Participant]) -> dict[EntityId, tuple[int, int]]:
    return {key: (one.granted, one.debt) for key, one in people.items()}


THREE = {A: somebody("Ann", dex=75), B: somebody("Bob", dex=60), C: somebody("Cid", dex=45)}


@pytest.mark.rule("chase 3.1")
def test_the_highest_dex_acts_first() -> None:
    people = {C: THREE[C], A: THREE[A], B: THREE[B]}
    assert order(people) == (A, B, C)


@pytest.mark.rule("chase 3.2")
def test_stored_ties_part_equal_dex() -> None:
    people = {A: somebody("Ann", tie=2), B: somebody("Bob", tie=0), C: somebody("Cid", tie=1)}
    assert order(people) == (B, C, A)


@pytest.mark.rule("chase 3.5")
@BOTH
@pytest.mark.parametrize(
    ("movs", "actions"),
    [
        ((5, 7, 9), (1, 3, 5)),
        ((8, 8), (1, 1)),
        ((5, 6), (1, 2)),
        ((5, 8, 7, 7, 9), (1, 4, 3, 3, 5)),
        ((8, 8, 8, 9), (1, 1, 1, 2)),
        ((4, 8, 8, 8, 9), (1, 5, 5, 5, 6)),
    ],
)
def test_pools_count_from_the_slowest(
    rulings: Rulings, movs: tuple[int, ...], actions: tuple[int, ...]
) -> None:
    people = {EntityId(str(at)): somebody("One", mov) for at, mov in enumerate(movs)}
    assert tuple(pools(people).values()) == actions
    standing = begin_round(Course(name="Quay"), people, rulings)
    assert tuple(one.left for one in standing.changed.values()) == actions


@pytest.mark.rule("chase 3.5")
def test_who_is_left_out_does_not_count() -> None:
    people = {
        A: somebody("Ann", 7),
        B: somebody("Bob", 9),
        C: replace(somebody("Cid", 3), place=None),
        D: replace(somebody("Dan", 2), fate=Fate.OUT),
    }
    assert pools(people) == {A: 1, B: 3}


def _leaves(people: People, rulings: Rulings) -> Standing:
    course, playing = begun(people, rulings)
    assert [one.left for one in playing.values()] == [1, 3, 4]
    out = replace(playing[A], fate=Fate.ESCAPED)
    return begin_round(course, {**playing, A: out}, rulings)


@pytest.mark.rule("chase 3.7")
@pytest.mark.parametrize(
    ("rulings", "actions", "ruling"),
    [(REFERENCE, (1, 2), None), (PUBLISHED, (3, 4), "chase.pool_when_someone_leaves")],
    ids=list(Preset),
)
def test_pools_when_the_slowest_leaves(
    rulings: Rulings, actions: tuple[int, int], ruling: str | None
) -> None:
    people = {A: somebody("Ann", 5), B: somebody("Bob", 7), C: somebody("Cid", 8)}
    standing = _leaves(people, rulings)
    assert tuple(one.pool for one in standing.changed.values()) == actions
    assert standing.ruling == ruling


@pytest.mark.rule("chase 3.6")
@BOTH
def test_a_slower_latecomer_raises_all_pools_from_the_next_round_on(rulings: Rulings) -> None:
    people = {A: somebody("Ann", 8), B: somebody("Bob", 9)}
    course, playing = begun(people, rulings)
    late = joined(course, somebody("Cid", 4))
    assert (late.pool, late.left, late.turn) == (0, 0, Turn.ACTED)
    standing = begin_round(course, {**playing, C: late}, rulings)
    assert {key: one.left for key, one in standing.changed.items()} == {A: 5, B: 6, C: 1}


@pytest.mark.rule("chase 3.6")
def test_pools_can_be_counted_anew_at_once() -> None:
    course, playing = begun({A: somebody("Ann", 8, 70), B: somebody("Bob", 9, 60)})
    done = end_turn(course, playing)
    playing = {**after(playing, done), C: joined(course, somebody("Cid", 7, 40))}
    standing = recount(done.course, playing)
    counted = after(playing, standing)
    assert {key: (one.pool, one.left, one.turn) for key, one in counted.items()} == {
        A: (2, 0, Turn.ACTED),
        B: (3, 3, Turn.TO_ACT),
        C: (1, 1, Turn.TO_ACT),
    }
    assert (standing.course.active, standing.course.lowest) == (B, 7)


def test_who_is_counted_in_with_a_debt_pays_it_first() -> None:
    course, playing = begun({A: somebody("Ann", 8, 70), B: somebody("Bob", 9, 60)})
    for debt, left, turn in ((1, 1, Turn.TO_ACT), (3, 0, Turn.ACTED)):
        late = replace(joined(course, somebody("Cid", 9, 40)), debt=debt)
        cid = recount(course, {**playing, C: late}).changed[C]
        assert (cid.pool, cid.granted, cid.left, cid.turn) == (2, left, left, turn)
        assert cid.debt == max(0, debt - 2)


def test_counting_anew_gives_a_turn_where_nobody_had_one() -> None:
    course, playing = begun({A: somebody("Ann", 8)})
    waits = delay(course, playing)
    playing = {**after(playing, waits), C: joined(course, somebody("Cid", 7))}
    assert waits.course.active is None
    assert recount(waits.course, playing).course.active == C


def test_there_is_nothing_to_count_before_the_first_round() -> None:
    with pytest.raises(NotStartedError):
        recount(Course(name="Quay"), THREE)
    with pytest.raises(NobodyRunsError):
        recount(Course(name="Quay", round=1), {})


@pytest.mark.rule("chase 3.8")
@BOTH
def test_unspent_actions_are_lost_at_the_end_of_the_turn(rulings: Rulings) -> None:
    course, playing = begun({A: somebody("Ann", 10, 70), B: somebody("Bob", 8, 60)}, rulings)
    assert playing[A].left == 3
    standing = end_turn(course, playing)
    assert standing.changed == {A: replace(playing[A], left=0, turn=Turn.ACTED)}
    assert standing.course.active == B
    again = begin_round(standing.course, after(playing, standing), rulings)
    assert again.changed[A].left == 3


@pytest.mark.rule("chase 3.9")
@BOTH
@pytest.mark.parametrize(
    ("pool", "used", "lost", "left", "debt", "granted"),
    [(2, 2, 1, 0, 1, 1), (2, 1, 2, 0, 1, 1), (4, 3, 3, 0, 2, 2), (3, 1, 1, 1, 0, 3)],
    ids=["all used", "one used", "three used of four", "paid at once"],
)
def test_a_debt_is_paid_from_the_next_round(  # noqa: PLR0913, PLR0917 - six numbers of one example
    rulings: Rulings, pool: int, used: int, lost: int, left: int, debt: int, granted: int
) -> None:
    course, playing = begun({A: somebody("Ann", 7 + pool), B: somebody("Bob", 8)}, rulings)
    owing = lose(spend(playing[A], used), lost)
    assert (owing.left, owing.debt) == (left, debt)
    next_round = begin_round(course, {**playing, A: owing}, rulings)
    ann = next_round.changed[A]
    assert (ann.pool, ann.granted, ann.left, ann.debt) == (pool, granted, granted, 0)


@pytest.mark.rule("chase 3.9")
@BOTH
def test_a_debt_larger_than_the_pool_takes_several_rounds_without_a_turn(rulings: Rulings) -> None:
    people = {A: replace(somebody("Ann", 9, 80), debt=5), B: somebody("Bob", 8, 60)}
    course, playing = begun(people, rulings)
    assert given(playing) == {A: (0, 3), B: (1, 0)}
    assert (course.active, playing[A].turn) == (B, Turn.ACTED)
    second = begin_round(course, playing, rulings)
    assert given(after(playing, second)) == {A: (0, 1), B: (1, 0)}
    third = begin_round(second.course, after(playing, second), rulings)
    assert given(after(playing, third)) == {A: (1, 0), B: (1, 0)}
    assert third.course.active == A


@pytest.mark.rule("chase 3.9")
def test_rounds_in_which_all_pay_go_by() -> None:
    people = {A: replace(somebody("Ann"), debt=2), B: replace(somebody("Bob", dex=40), debt=3)}
    standing = go_on(Standing(course=Course(name="Quay", round=1)), people, REFERENCE)
    assert (standing.course.round, standing.course.active) == (4, A)
    assert given(standing.changed) == {A: (1, 0), B: (0, 0)}


def test_a_round_does_not_begin_by_itself_while_somebody_is_to_act_or_waits() -> None:
    course, playing = begun(THREE)
    assert go_on(Standing(course=course), playing, REFERENCE).course.round == 1
    waits = {A: replace(playing[A], turn=Turn.WAITING)}
    nobody = replace(course, active=None)
    assert go_on(Standing(course=nobody, changed=waits), playing, REFERENCE).course == nobody
    assert go_on(Standing(course=nobody), {}, REFERENCE).course == nobody


def test_nobody_on_the_track_is_no_round() -> None:
    with pytest.raises(NobodyRunsError):
        begin_round(Course(name="Quay"), {A: replace(THREE[A], place=None)}, REFERENCE)


@pytest.mark.rule("chase 3.11")
def test_who_delays_waits_until_called_in_and_the_other_goes_on_afterwards() -> None:
    course, playing = begun(THREE)
    waits = delay(course, playing)
    playing = after(playing, waits)
    assert (waits.course.active, playing[A].turn) == (B, Turn.WAITING)
    called = call_in(waits.course, playing, A)
    playing = after(playing, called)
    assert (called.course.active, playing[A].turn, playing[B].turn) == (A, Turn.TO_ACT, Turn.TO_ACT)
    assert end_turn(called.course, playing).course.active == B


@pytest.mark.rule("chase 3.11")
def test_of_two_who_wait_the_higher_dex_goes_first() -> None:
    course, playing = begun(THREE)
    for _ in (A, B):
        waits = delay(course, playing)
        course, playing = waits.course, after(playing, waits)
    assert course.active == C
    assert waiting(playing) == (A, B)


@pytest.mark.rule("chase 3.11")
@BOTH
def test_when_all_wait_the_round_ends_with_nobody_acting(rulings: Rulings) -> None:
    course, playing = begun(THREE, rulings)
    for _ in THREE:
        waits = delay(course, playing)
        course, playing = waits.course, after(playing, waits)
    assert (course.active, next_up(playing)) == (None, None)
    again = begin_round(course, playing, rulings)
    assert (again.course.round, again.course.active) == (2, A)


@pytest.mark.rule("chase 3.11")
def test_who_has_spent_actions_cannot_delay_but_who_lost_some_can() -> None:
    course, playing = begun({A: somebody("Ann", 9, 80), B: somebody("Bob", 8)})
    with pytest.raises(CannotDelayError) as raised:
        delay(course, {**playing, A: spend(playing[A], 1)})
    assert raised.value.args == ("Ann",)
    assert delay(course, {**playing, A: lose(playing[A], 1)}).course.active == B


@pytest.mark.rule("chase 3.11")
def test_only_who_waits_is_called_in_and_never_into_a_turn() -> None:
    course, playing = begun(THREE)
    with pytest.raises(NotWaitingError):
        call_in(course, playing, B)
    with pytest.raises(HasActedError):
        call_in(course, {**playing, B: replace(playing[B], turn=Turn.ACTED)}, B)
    with pytest.raises(NotRunningError):
        call_in(course, {**playing, B: replace(playing[B], fate=Fate.OUT)}, B)
    waits = delay(course, playing)
    playing = after(playing, waits)
    with pytest.raises(TurnBegunError) as raised:
        call_in(waits.course, {**playing, B: spend(playing[B], 1)}, A)
    assert raised.value.args == ("Bob",)
    with pytest.raises(NotStartedError):
        call_in(Course(name="Quay"), THREE, A)


@pytest.mark.rule("chase 3.4")
@BOTH
def test_a_readied_gun_goes_first_in_the_round_of_its_shot(rulings: Rulings) -> None:
    course, playing = begun(THREE, rulings)
    ready = ready_gun(course, playing, C, ready=True)
    playing = after(playing, ready)
    assert order(playing) == (C, A, B)
    assert ready.course.active == C
    again = begin_round(ready.course, playing, rulings)
    assert again.course.active == A
    assert not again.changed[C].has_gun_ready


@pytest.mark.rule("chase 3.4")
def test_a_gun_readied_during_a_turn_acts_after_it() -> None:
    course, playing = begun({A: somebody("Ann", 9, 75), B: somebody("Bob", 8, 60), C: THREE[C]})
    playing = {**playing, A: spend(playing[A], 1)}
    ready = ready_gun(course, playing, C, ready=True)
    assert ready.course.active == A
    done = end_turn(ready.course, after(playing, ready))
    assert done.course.active == C
    lowered = ready_gun(ready.course, after(playing, ready), C, ready=False)
    assert order(after(playing, lowered)) == (A, B, C)


@pytest.mark.rule("chase 3.4")
def test_who_has_acted_or_has_begun_readies_no_gun() -> None:
    course, playing = begun(THREE)
    with pytest.raises(TurnBegunError):
        ready_gun(course, {**playing, A: spend(playing[A], 1)}, A, ready=True)
    with pytest.raises(HasActedError):
        ready_gun(course, {**playing, B: replace(playing[B], turn=Turn.ACTED)}, B, ready=True)
    with pytest.raises(NotRunningError):
        ready_gun(course, {**playing, B: replace(playing[B], place=None)}, B, ready=True)
    with pytest.raises(NotStartedError):
        ready_gun(Course(name="Quay"), THREE, A, ready=True)


def test_who_has_lost_every_action_before_the_turn_has_none() -> None:
    course, playing = begun(THREE)
    playing = {**playing, B: lose(playing[B], 1)}
    assert end_turn(course, playing).course.active == C


def test_a_turn_that_nobody_has_cannot_end() -> None:
    with pytest.raises(NotStartedError):
        end_turn(Course(name="Quay", round=1), THREE)
    with pytest.raises(NotStartedError):
        delay(Course(name="Quay", round=1, active=D), THREE)


def test_the_course_remembers_who_had_a_turn_lately() -> None:
    course, playing = begun(THREE)
    assert course.lately == (A,)
    for expected in ((A, B), (A, B, C)):
        done = end_turn(course, playing)
        course, playing = done.course, after(playing, done)
        assert course.lately == expected
    again = begin_round(course, playing, REFERENCE).course
    assert again.lately == (B, C, A)


def test_who_leaves_while_active_passes_the_turn_on() -> None:
    course, playing = begun(THREE)
    rest = {key: one for key, one in playing.items() if key != A}
    assert left_chase(course, rest, A).active == B
    assert left_chase(course, playing, C) == course


@pytest.mark.parametrize(("name", "number"), [(" ", 0), ("Quay", -1)])
def test_a_chase_that_cannot_be_is_refused(name: str, number: int) -> None:
    with pytest.raises(ValueError, match=r"Course\.name is blank or Course\.round below 0"):
        Course(name=name, round=number)


@pytest.mark.rule("chase 3.6")
@pytest.mark.parametrize(("number", "turn"), [(0, Turn.TO_ACT), (2, Turn.ACTED)])
def test_who_comes_onto_the_track_brings_nothing_along(number: int, turn: Turn) -> None:
    full = replace(somebody("Ann"), pool=3, granted=3, spent=1, left=2)
    fresh = joined(Course(name="Quay", round=number), full)
    assert fresh == replace(somebody("Ann"), turn=turn)
