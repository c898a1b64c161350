"""Forks of a track: made, joined, taken away, moved along (rules/chase.md 2.3, 6.3, 9.1)."""

from dataclasses import replace

import pytest
from tests.play.chase.roads import BACK_WAY, LANE, LANE_WAY, YARD, YARD_WAY, fork, lane
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    HOB,
    NAMES,
    PLACES,
    TOM,
    WALL,
    WAYS,
    done,
    edge,
    laid,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import NO_SHIFT, Edge, Location, Shift
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.forking import (
    AlreadyJoinedError,
    ForkAdded,
    LoopError,
    NewFork,
    OnlyWayError,
    PlateShifted,
    WayRemoved,
    WaysJoined,
    add_before,
    add_fork,
    join_ways,
    remove_way,
    shift_plate,
)
from duskboard.play.chase.laying import LocationAdded, add_location, remove_location
from duskboard.play.chase.marching import march, move_side
from duskboard.play.chase.moving import move, plan
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.places import lengthen_track
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(one) for one in Preset], ids=list(Preset))
NEW, NEW_WAY = EntityId("new"), EntityId("new-way")


def ways(table: Table) -> set[tuple[str, str]]:
    """The ends of all ways, by name."""
    places = table.values(Location)
    return {(places[one.start].name, places[one.end].name) for one in table.values(Edge).values()}


def forked() -> Table:
    return done(laid(7), add_fork(laid(7), fork()))


def test_another_way_leaves_a_place_and_meets_the_track_again() -> None:
    table = laid(7)
    transaction = add_fork(table, fork())
    assert transaction.report == ForkAdded(
        start="Net lane", places=("Back lane", "Coal yard"), end="Chapel yard"
    )
    after = done(table, transaction)
    assert edge(after, LANE_WAY) == Edge(start=PLACES[2], end=LANE)
    assert edge(after, YARD_WAY) == Edge(start=LANE, end=YARD)
    assert edge(after, BACK_WAY) == Edge(start=YARD, end=PLACES[5])
    ends_blind = done(table, add_fork(table, fork(end=None)))
    assert ends_blind.get(BACK_WAY) is None


def test_a_way_does_not_lead_in_a_circle_or_twice_to_one_place() -> None:
    table = forked()
    with pytest.raises(LoopError) as loop:
        add_fork(table, fork(start=5, end=2))
    assert loop.value.args == ("Chapel yard", "Net lane")
    with pytest.raises(LoopError):
        join_ways(table, YARD, PLACES[1], NEW_WAY)
    bare = NewFork(start=PLACES[2], places=(), end=PLACES[3], edge_id=NEW_WAY)
    with pytest.raises(AlreadyJoinedError) as twice:
        add_fork(table, bare)
    assert twice.value.args == ("Net lane", "Cooper’s lane")
    with pytest.raises(AlreadyJoinedError):
        join_ways(table, YARD, PLACES[5], NEW_WAY)
    with pytest.raises(NothingToChangeError):
        add_fork(table, NewFork(start=PLACES[2], places=(), end=None, edge_id=NEW_WAY))
    with pytest.raises(NotOnTableError):
        join_ways(table, EntityId("sea"), PLACES[5], NEW_WAY)


def test_a_way_that_ends_blind_is_joined_to_the_track_and_parted_from_it_again() -> None:
    table = done(laid(7), add_fork(laid(7), fork(end=None)))
    joined = join_ways(table, YARD, PLACES[6], NEW_WAY)
    assert joined.report == WaysJoined(start="Coal yard", end="Tram depot")
    together = done(table, joined)
    assert edge(together, NEW_WAY) == Edge(start=YARD, end=PLACES[6])
    together = done(together, put_obstacle(together, NEW_WAY, FENCE))
    gone = remove_way(together, NEW_WAY)
    assert gone.report == WayRemoved(start="Coal yard", end="Tram depot", obstacles=("Fence",))
    assert ways(done(together, gone)) == ways(table)
    with pytest.raises(OnlyWayError) as only:
        remove_way(table, LANE_WAY)
    assert only.value.args == ("Back lane",)


def test_a_place_goes_onto_one_way_of_a_fork_or_before_all() -> None:
    table = done(forked(), put_obstacle(forked(), LANE_WAY, WALL))
    wish = replace(lane("New place", NEW, NEW_WAY), after=PLACES[2])
    after = done(table, add_location(table, replace(wish, way=LANE_WAY)))
    assert edge(after, NEW_WAY) == Edge(start=PLACES[2], end=NEW)
    assert edge(after, LANE_WAY) == Edge(start=NEW, end=LANE, hazard=WALL)
    assert edge(after, WAYS[3]).start == PLACES[2]
    before_all = done(table, add_location(table, wish))
    assert {edge(before_all, one).start for one in (LANE_WAY, WAYS[3])} == {NEW}


def test_a_place_goes_right_before_where_ways_meet() -> None:
    table = forked()
    transaction = add_before(table, lane("Gate", NEW, NEW_WAY), PLACES[5])
    assert transaction.report == LocationAdded(name="Gate")
    after = done(table, transaction)
    assert edge(after, NEW_WAY) == Edge(start=NEW, end=PLACES[5])
    assert {edge(after, one).end for one in (WAYS[5], BACK_WAY)} == {NEW}


def test_a_place_on_a_way_of_a_fork_goes_and_its_neighbours_are_joined() -> None:
    table = forked()
    one_left = done(table, remove_location(table, LANE))
    assert edge(one_left, LANE_WAY) == Edge(start=PLACES[2], end=YARD)
    bare = done(one_left, remove_location(one_left, YARD))
    assert ("Net lane", "Chapel yard") in ways(bare)
    # Where both ways would join the same two places, one of them stays.
    shorter = done(bare, remove_location(bare, PLACES[3]))
    shortest = done(shorter, remove_location(shorter, PLACES[4]))
    assert ways(shortest) == {
        (NAMES[0], NAMES[1]), (NAMES[1], NAMES[2]), (NAMES[2], NAMES[5]), (NAMES[5], NAMES[6]),
    }  # fmt: skip


def test_a_fork_or_a_meeting_place_goes_and_its_ways_go_on_from_the_next() -> None:
    table = forked()
    without_fork = done(table, remove_location(table, PLACES[2]))
    assert {edge(without_fork, one).start for one in (LANE_WAY, WAYS[3])} == {PLACES[1]}
    without_end = done(table, remove_location(table, PLACES[5]))
    assert {edge(without_end, one).end for one in (BACK_WAY, WAYS[5])} == {PLACES[6]}


def test_the_track_grows_at_the_end_of_its_longest_way() -> None:
    table = done(laid(4), add_fork(laid(4), fork(start=0, end=None)))
    longer = done(table, lengthen_track(table, [lane("Far field", NEW, NEW_WAY)]))
    assert edge(longer, NEW_WAY).start == PLACES[3]


def test_a_plate_is_moved_by_hand_and_put_back() -> None:
    table = forked()
    moved = shift_plate(table, LANE, Shift(along=1, across=-2))
    assert moved.report == PlateShifted(name="Back lane", is_back=False)
    after = done(table, moved)
    assert after.values(Location)[LANE].shift == Shift(along=1, across=-2)
    with pytest.raises(NothingToChangeError):
        shift_plate(after, LANE, Shift(along=1, across=-2))
    back = shift_plate(after, LANE, NO_SHIFT)
    assert back.report == PlateShifted(name="Back lane", is_back=True)
    far = done(table, shift_plate(table, LANE, Shift(along=99, across=-99)))
    assert far.values(Location)[LANE].shift == Shift(along=24, across=-24)


@pytest.mark.rule("chase 9.1")
@BOTH
def test_at_a_fork_the_foremost_of_the_quarry_chooses_and_the_others_follow(
    rulings: Rulings,
) -> None:
    table = laid(7, rulings=rulings)
    table = done(table, add_fork(table, fork()))
    table = started(
        with_people(
            table,
            [
                somebody(EDDA, 2, side=Side.QUARRY, mov=9, dex=70),
                somebody(TOM, 2, side=Side.QUARRY, mov=9, dex=60),
                somebody(HOB, 0, mov=8, dex=45),
            ],
        )
    )
    assert march(table, Side.QUARRY) == ()
    table = done(table, move(table, EDDA, LANE))
    moves = {one.who: [leg.place for leg in one.legs] for one in march(table, Side.QUARRY)}
    assert moves == {EDDA: [YARD], TOM: [LANE]}
    table = done(table, move_side(table, Side.QUARRY))
    assert plan(table, EDDA, PLACES[4]).length == 2
