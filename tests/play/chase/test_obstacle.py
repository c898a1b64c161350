from dataclasses import replace

import pytest
from tests.play.chase.scenes import FENCE, PLACES, SHOWN, WALL, WAYS, done, edge, laid

from duskboard.core.chase.track import Direction, Edge, Hazard, ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.obstacle import (
    BarrierWorn,
    HitPointsError,
    NoBarrierError,
    ObstacleMoved,
    ObstaclePut,
    ObstacleRenamed,
    ObstacleTaken,
    ObstacleTurned,
    OtherWayError,
    lay_obstacle,
    move_obstacle,
    put_obstacle,
    rename_obstacle,
    take_obstacle,
    turn_obstacle,
    wear_barrier,
)
from duskboard.table.entity import Visibility
from duskboard.table.table import Table

HIDDEN, MASKED = Visibility.HIDDEN, Visibility.MASKED
ON, BACK = frozenset({Direction.FORWARD}), frozenset({Direction.BACKWARD})
BOTH = ON | BACK
CROWD = Hazard(name="Crowd", skills=("dodge",))


def seen(table: Table, way: EntityId) -> Visibility:
    entity = table.get(way)
    assert entity is not None
    return entity.visibility


@pytest.mark.rule("chase 5.1")
@pytest.mark.rule("chase 2.3")
def test_an_obstacle_is_put_between_two_places() -> None:
    table = laid(3)
    transaction = put_obstacle(table, WAYS[1], WALL)
    assert transaction.report == ObstaclePut(
        kind=ObstacleKind.HAZARD, name="Low wall", start="Ferry steps", end="Fish market"
    )
    assert edge(done(table, transaction), WAYS[1]).hazard == WALL
    with pytest.raises(NotOnTableError):
        put_obstacle(table, PLACES[1], WALL)


def test_a_new_obstacle_is_hidden_though_the_way_was_shown() -> None:
    table = laid(3)
    assert seen(table, WAYS[1]) is SHOWN
    assert seen(done(table, put_obstacle(table, WAYS[1], WALL)), WAYS[1]) is HIDDEN
    open_one = done(table, put_obstacle(table, WAYS[1], WALL, visibility=MASKED))
    assert seen(open_one, WAYS[1]) is MASKED
    other = done(open_one, put_obstacle(open_one, WAYS[1], CROWD))
    assert (seen(other, WAYS[1]), edge(other, WAYS[1]).hazard) == (MASKED, CROWD)


def test_the_same_obstacle_again_changes_nothing() -> None:
    table = laid(3, lying={1: WALL})
    with pytest.raises(NothingToChangeError):
        put_obstacle(table, WAYS[1], WALL)


@pytest.mark.rule("chase 6.3")
def test_the_other_kind_keeps_the_directions_that_are_left_to_it() -> None:
    table = laid(3, lying={1: FENCE})
    drop = replace(WALL, ways=BACK)
    both = edge(done(table, put_obstacle(table, WAYS[1], drop)), WAYS[1])
    assert (both.hazard, both.barrier) == (drop, replace(FENCE, ways=ON))
    alone = edge(done(table, put_obstacle(table, WAYS[1], WALL)), WAYS[1])
    assert (alone.hazard, alone.barrier) == (WALL, None)
    table = laid(3, lying={1: WALL})
    turned = edge(done(table, put_obstacle(table, WAYS[1], replace(FENCE, ways=ON))), WAYS[1])
    assert (turned.hazard, turned.barrier) == (drop, replace(FENCE, ways=ON))


@pytest.mark.rule("chase 6.3")
def test_an_obstacle_is_turned_to_who_goes_on_or_comes_back() -> None:
    table = laid(3, lying={1: FENCE})
    transaction = turn_obstacle(table, WAYS[1], ON)
    assert transaction.report == ObstacleTurned(name="Fence", ways=ON)
    table = done(table, transaction)
    way = edge(table, WAYS[1])
    assert way.met(Direction.FORWARD) == replace(FENCE, ways=ON)
    assert (way.met(Direction.BACKWARD), way.free) == (None, BACK)
    with pytest.raises(NothingToChangeError):
        turn_obstacle(table, WAYS[1], ON)
    with pytest.raises(NothingToChangeError):
        turn_obstacle(table, WAYS[2], ON)
    again = edge(done(table, turn_obstacle(table, WAYS[1], BOTH)), WAYS[1])
    assert again.barrier == FENCE


@pytest.mark.rule("chase 6.3")
def test_beside_what_holds_one_way_only_the_other_kind_takes_the_other_way() -> None:
    table = laid(3, lying={1: replace(FENCE, ways=ON), 2: replace(WALL, ways=BACK)})
    table = done(table, lay_obstacle(table, WAYS[1], WALL))
    table = done(table, lay_obstacle(table, WAYS[2], FENCE))
    first, second = edge(table, WAYS[1]), edge(table, WAYS[2])
    assert (first.barrier, first.hazard) == (replace(FENCE, ways=ON), replace(WALL, ways=BACK))
    assert (second.barrier, second.hazard) == (first.barrier, first.hazard)
    assert first.free == frozenset()
    alone = done(table, lay_obstacle(table, WAYS[1], CROWD))
    assert edge(alone, WAYS[1]).names == ("Crowd",)  # no way is left: it replaces both


def test_what_makes_room_for_another_is_named_and_comes_back_with_undo() -> None:
    table = laid(3, lying={1: WALL, 2: replace(FENCE, ways=ON)})
    step = lay_obstacle(table, WAYS[1], CROWD)
    assert step.report == ObstaclePut(
        kind=ObstacleKind.HAZARD,
        name="Crowd",
        start="Ferry steps",
        end="Fish market",
        replaced=("Low wall",),
    )
    assert [change.before for change in step.changes] == [table.get(WAYS[1])]
    beside = lay_obstacle(table, WAYS[2], CROWD).report
    assert isinstance(beside, ObstaclePut)
    assert beside.replaced == ()
    both = done(table, lay_obstacle(table, WAYS[2], CROWD))
    over = lay_obstacle(both, WAYS[2], WALL).report
    assert isinstance(over, ObstaclePut)
    assert over.replaced == ("Crowd", "Fence")


def test_what_lies_on_a_way_is_renamed_each_of_two_by_itself() -> None:
    table = laid(3, lying={1: replace(FENCE, ways=ON), 2: WALL})
    table = done(table, lay_obstacle(table, WAYS[1], CROWD))
    hazard = rename_obstacle(table, WAYS[1], " Market ", ObstacleKind.HAZARD)
    assert hazard.report == ObstacleRenamed(before="Crowd", after="Market")
    assert edge(done(table, hazard), WAYS[1]).names == ("Fence", "Market")
    barrier = done(table, rename_obstacle(table, WAYS[1], "Gate"))
    assert edge(barrier, WAYS[1]).names == ("Gate", "Crowd")
    alone = done(table, rename_obstacle(table, WAYS[2], "Hedge"))
    assert edge(alone, WAYS[2]).names == ("Hedge",)
    with pytest.raises(NothingToChangeError):
        rename_obstacle(table, WAYS[1], "Fence")


@pytest.mark.rule("chase 6.3")
def test_of_two_on_one_way_each_has_one_direction_and_they_change_places() -> None:
    both = Edge(
        start=PLACES[0],
        end=PLACES[1],
        barrier=replace(FENCE, ways=ON),
        hazard=replace(WALL, ways=BACK),
    )
    table = laid(3, lying={1: FENCE})
    table = done(table, turn_obstacle(table, WAYS[1], ON))
    table = done(table, lay_obstacle(table, WAYS[1], WALL))
    assert edge(table, WAYS[1]) == both
    turned = done(table, turn_obstacle(table, WAYS[1], ON, ObstacleKind.HAZARD))
    swapped = replace(both, barrier=replace(FENCE, ways=BACK), hazard=replace(WALL, ways=ON))
    assert edge(turned, WAYS[1]) == swapped
    assert edge(done(turned, turn_obstacle(turned, WAYS[1], ON)), WAYS[1]) == both
    with pytest.raises(OtherWayError) as raised:
        turn_obstacle(table, WAYS[1], BOTH)
    assert raised.value.args == ("Low wall",)


def test_a_way_is_cleared_of_one_kind_or_of_all() -> None:
    table = laid(3, lying={1: FENCE})
    table = done(table, put_obstacle(table, WAYS[1], replace(WALL, ways=BACK)))
    one = take_obstacle(table, WAYS[1], ObstacleKind.HAZARD)
    assert one.report == ObstacleTaken(names=("Low wall",))
    assert edge(done(table, one), WAYS[1]).names == ("Fence",)
    other = take_obstacle(table, WAYS[1], ObstacleKind.BARRIER)
    assert edge(done(table, other), WAYS[1]).names == ("Low wall",)
    both = take_obstacle(table, WAYS[1])
    assert both.report == ObstacleTaken(names=("Fence", "Low wall"))
    assert edge(done(table, both), WAYS[1]).names == ()


@pytest.mark.parametrize("kind", [None, ObstacleKind.BARRIER])
def test_nothing_is_taken_where_nothing_lies(kind: ObstacleKind | None) -> None:
    way = 1 if kind else 2
    with pytest.raises(NothingToChangeError):
        take_obstacle(laid(3, lying={1: WALL}), WAYS[way], kind)


def test_an_obstacle_moves_with_what_players_know_of_it() -> None:
    table = laid(4, lying={2: CROWD})
    table = done(table, put_obstacle(table, WAYS[1], WALL, visibility=HIDDEN))
    transaction = move_obstacle(table, WAYS[1], WAYS[2])
    assert transaction.report == ObstacleMoved(
        names=("Low wall",), start="Fish market", end="Net lane", replaced=("Crowd",)
    )
    table = done(table, transaction)
    assert (edge(table, WAYS[1]).names, edge(table, WAYS[2]).names) == ((), ("Low wall",))
    assert seen(table, WAYS[2]) is HIDDEN


def test_nothing_moves_onto_itself_or_from_an_open_way() -> None:
    table = laid(3, lying={1: WALL})
    for start, end in ((1, 1), (2, 1)):
        with pytest.raises(NothingToChangeError):
            move_obstacle(table, WAYS[start], WAYS[end])
    with pytest.raises(NotOnTableError):
        move_obstacle(table, WAYS[1], WAYS[6])


@pytest.mark.rule("chase 6.1")
def test_a_barrier_wears_breaks_and_is_mended() -> None:
    table = laid(3, lying={1: FENCE})
    transaction = wear_barrier(table, WAYS[1], 2)
    assert transaction.report == BarrierWorn(name="Fence", before=5, after=2, full=5)
    table = done(table, transaction)
    broken = done(table, wear_barrier(table, WAYS[1], 0))
    assert edge(broken, WAYS[1]).met(Direction.FORWARD) is None
    whole = done(broken, wear_barrier(broken, WAYS[1], 5))
    assert edge(whole, WAYS[1]).barrier == FENCE
    with pytest.raises(NothingToChangeError):
        wear_barrier(whole, WAYS[1], 5)


@pytest.mark.parametrize("hit_points", [-1, 6])
def test_a_barrier_cannot_have_more_than_when_whole(hit_points: int) -> None:
    with pytest.raises(HitPointsError) as raised:
        wear_barrier(laid(3, lying={1: FENCE}), WAYS[1], hit_points)
    assert raised.value.args == (hit_points, 5)


def test_only_a_barrier_wears() -> None:
    with pytest.raises(NoBarrierError):
        wear_barrier(laid(3, lying={1: WALL}), WAYS[1], 0)
