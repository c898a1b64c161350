"""What is wished in menus, as steps at the table."""

from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    HOB,
    WALL,
    WAYS,
    edge,
    laid,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.app.chase_acts import turned, wished
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import Fate, Side
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Direction, Drift, ObstacleKind
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.paths import resources
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.obstacle import lay_obstacle
from duskboard.table.entity import COURSE_ID
from duskboard.table.table import Table

BACK = Drift(direction=Direction.BACKWARD)


def table() -> Table:
    """Edda runs from Hob; a wall lies before the fourth place, a fence before the fifth."""
    people = [
        somebody(EDDA, 2, side=Side.QUARRY, mov=8, dex=70),
        somebody(HOB, 0, mov=8, dex=45),
    ]
    return started(with_people(laid(lying={4: WALL, 5: FENCE}), people))


def after(
    before: Table,
    verb: ChaseVerb,
    thing: EntityId | None = None,
    value: object = None,
    kind: ObstacleKind | None = None,
) -> Table:
    wish = ChaseWish(verb=verb, thing=thing, value=value, kind=kind)
    words = Words(resources() / "translations")
    return before.applied(wished(before, wish, words, ScriptedDice([])).changes)


def test_a_barrier_is_opened_for_all_and_shut_again() -> None:
    way = WAYS[5]
    opened = after(table(), ChaseVerb.OPEN, way, value=True)
    barrier = edge(opened, WAYS[5]).barrier
    assert barrier is not None
    assert barrier.is_open
    shut = edge(after(opened, ChaseVerb.OPEN, way, value=False), WAYS[5]).barrier
    assert shut is not None
    assert not shut.is_open


@pytest.mark.rule("chase 5.10")
def test_a_hazard_moves_every_round_or_now() -> None:
    way = WAYS[4]
    moving = after(table(), ChaseVerb.DRIFT, way, BACK)
    hazard = edge(moving, WAYS[4]).hazard
    assert hazard is not None
    assert hazard.drift == BACK
    moved = after(moving, ChaseVerb.MOVE_ON, way)
    assert (edge(moved, WAYS[4]).hazard, edge(moved, WAYS[3]).hazard) == (None, hazard)
    stays = edge(after(moving, ChaseVerb.DRIFT, way), WAYS[4]).hazard
    assert stays is not None
    assert stays.drift is None


def test_a_hazard_hurts_as_badly_as_was_chosen() -> None:
    hurting = edge(after(table(), ChaseVerb.HARM, WAYS[4], Severity.DEADLY), WAYS[4]).hazard
    assert hurting is not None
    assert hurting.harm is Severity.DEADLY
    with pytest.raises(NothingToChangeError):
        after(table(), ChaseVerb.HARM, WAYS[5], Severity.DEADLY)  # a barrier hurts nobody


@pytest.mark.rule("chase 2.8")
@pytest.mark.rule("chase 6.3")
def test_what_lies_on_a_way_turns_and_shared_ways_are_changed_one_by_one() -> None:
    way, before = WAYS[5], table()
    on, back = frozenset({Direction.FORWARD}), frozenset({Direction.BACKWARD})
    turns = []
    for _ in range(3):
        before = before.applied(turned(before, way).changes)
        barrier = edge(before, way).barrier
        turns.append(barrier.ways if barrier is not None else None)
    assert turns == [on, back, on | back]
    shared = after(table(), ChaseVerb.TURN, way, on)
    shared = shared.applied(lay_obstacle(shared, way, WALL).changes)
    assert edge(shared, way).hazard == replace(WALL, ways=back)
    hard = after(shared, ChaseVerb.DIFFICULTY, way, Difficulty.HARD, ObstacleKind.HAZARD)
    assert edge(hard, way).hazard == replace(WALL, ways=back, difficulty=Difficulty.HARD)
    assert edge(hard, way).barrier == replace(FENCE, ways=on)
    swapped = hard.applied(turned(hard, way).changes)
    assert edge(swapped, way).barrier == replace(FENCE, ways=back)
    alone = after(swapped, ChaseVerb.REMOVE, way, kind=ObstacleKind.HAZARD)
    assert edge(alone, way).names == ("Fence",)


def test_somebody_leaves_for_a_chase_of_their_own_and_comes_back() -> None:
    apart = after(table(), ChaseVerb.PART, EDDA, value=False)
    assert person(apart, EDDA).fate is Fate.APART
    assert person(after(apart, ChaseVerb.PART, EDDA, value=True), EDDA).fate is Fate.RUNNING


@pytest.mark.rule("chase 14.1")
def test_another_game_decides_somebodys_checks() -> None:
    pooled = after(table(), ChaseVerb.SOURCE, EDDA, CheckSource.POOL)
    assert person(pooled, EDDA).source is CheckSource.POOL
    with pytest.raises(NothingToChangeError):
        after(pooled, ChaseVerb.SOURCE, EDDA, CheckSource.POOL)


def test_a_lead_counts_as_an_escape_from_now_on() -> None:
    far = after(table(), ChaseVerb.LEAD, None, 4)
    course = far.value(COURSE_ID, Course)
    assert course is not None
    assert course.escape_lead == 4
    with pytest.raises(NothingToChangeError):
        after(far, ChaseVerb.LEAD, None, 4)
