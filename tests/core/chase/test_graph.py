"""The track as a graph: distances along it, the main way, forks (rules/chase.md 2.3, 9.1)."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.chase.graphs import (
    BRIDGE,
    CANAL,
    DOCK,
    FIELD,
    GLASS,
    GOODS,
    MARKET,
    RAIL,
    RING,
    TOLL,
    UPPER,
    forked,
    runner,
    way,
)

from duskboard.core.chase.drifting import drifted
from duskboard.core.chase.ending import Ending, Proposal, proposals
from duskboard.core.chase.graph import (
    Gauge,
    forked_at,
    is_line,
    leads_on,
    onward_legs,
    trunk,
)
from duskboard.core.chase.movement import Stop, path
from duskboard.core.chase.participant import Side
from duskboard.core.chase.placement import lead, starting_places
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.seat import Seat
from duskboard.core.chase.track import (
    Barrier,
    Direction,
    Drift,
    Edge,
    Hazard,
    Location,
    Track,
)
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset

BOTH = pytest.mark.parametrize("rulings", [preset(one) for one in Preset], ids=list(Preset))
EDDA, TOM, FINN, HOB = (EntityId(name) for name in ("edda", "tom", "finn", "hob"))
PURSUER = Side.PURSUER


def test_nothing_and_one_place_are_lines() -> None:
    assert is_line(Track(locations={}, edges={}))
    assert is_line(Track(locations={GOODS: Location(name="Goods")}, edges={}))


@pytest.mark.rule("chase 9.1")
def test_a_fork_is_where_several_ways_lead_on() -> None:
    track = forked()
    assert forked_at(track) == {BRIDGE}
    legs = track.legs()
    assert [leg.place for leg in onward_legs(legs, BRIDGE)] == [CANAL, DOCK]
    assert [leg.place for leg in onward_legs(legs, TOLL)] == [RING]
    assert onward_legs(legs, FIELD) == ()


def test_a_fork_that_meets_again_is_no_line_and_its_longest_way_is_the_trunk() -> None:
    assert trunk(forked()) == UPPER
    assert not is_line(forked())
    line = Track(
        locations={place: Location(name=place) for place in UPPER},
        edges={
            way(start, end): Edge(start=start, end=end) for start, end in itertools.pairwise(UPPER)
        },
    )
    assert is_line(line)
    assert trunk(line) == UPPER
    assert trunk(Track(locations={}, edges={})) == ()


@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        (GOODS, FIELD, 6),
        (BRIDGE, TOLL, 3),
        (TOLL, BRIDGE, -3),
        (CANAL, TOLL, 3),
        (DOCK, TOLL, 2),
        (RING, GOODS, -5),
        (MARKET, MARKET, 0),
        (CANAL, DOCK, 2),
        (DOCK, CANAL, 2),
        (GLASS, RAIL, 2),
        (MARKET, DOCK, 3),
    ],
)
def test_distances_go_along_the_shortest_way(
    here: EntityId, there: EntityId, expected: int
) -> None:
    gauge = Gauge(forked())
    assert gauge.ahead(here, there) == expected
    is_beside = {here, there} & {CANAL, MARKET, GLASS} != set() and {here, there} & {DOCK, RAIL}
    assert gauge.is_beside(here, there) == bool(is_beside)


def test_there_is_no_distance_to_what_is_not_on_the_track() -> None:
    gauge = Gauge(forked())
    assert gauge.ahead(GOODS, EntityId("sea")) is None
    assert gauge.ahead(EntityId("sea"), GOODS) is None
    apart = Track(locations={GOODS: Location(name="a"), RING: Location(name="b")}, edges={})
    assert Gauge(apart).ahead(GOODS, RING) is None
    assert leads_on(forked(), BRIDGE, TOLL)
    assert not leads_on(forked(), DOCK, GLASS)
    assert leads_on(forked(), RING, RING)


@given(st.permutations([GOODS, BRIDGE, CANAL, MARKET, GLASS, DOCK, RAIL, TOLL, RING, FIELD]))
def test_who_is_ahead_of_whom_is_the_same_from_either_end(order: list[EntityId]) -> None:
    gauge = Gauge(forked())
    for here, there in itertools.pairwise(order):
        onward, back = gauge.ahead(here, there), gauge.ahead(there, here)
        assert onward == (back if gauge.is_beside(here, there) else -(back or 0))


@pytest.mark.rule("chase 9.1")
def test_the_lead_is_counted_along_the_ways() -> None:
    people = {EDDA: runner(GLASS), FINN: runner(BRIDGE, side=PURSUER)}
    assert lead(forked(), people) == 3
    people[FINN] = runner(RAIL, side=PURSUER)
    assert lead(forked(), people) == 2  # by the toll house, or back over the bridge it is more
    people[TOM] = runner(TOLL)
    assert lead(forked(), people) == 1
    people[HOB] = runner(RING, side=PURSUER)
    assert lead(forked(), people) == -2


@pytest.mark.rule("chase 2.4")
@BOTH
def test_everybody_starts_on_the_longest_way(rulings: Rulings) -> None:
    del rulings
    people = {
        EDDA: runner(GOODS, mov=9),
        TOM: runner(GOODS),
        FINN: runner(GOODS, side=PURSUER),
        HOB: runner(
            GOODS, side=PURSUER, mov=5, seat=Seat(vehicle=EntityId("van"), drives=False, foot_mov=5)
        ),
    }
    found = starting_places(people, trunk(forked()), 2)
    assert found == {FINN: GOODS, TOM: CANAL, EDDA: MARKET}  # Hob comes with who drives


def test_an_escape_is_proposed_from_so_far_ahead_along_the_ways() -> None:
    course = Course(name="Race", round=1, escape_lead=3)
    people = {EDDA: runner(TOLL), FINN: runner(DOCK, side=PURSUER)}
    assert proposals(course, forked(), people) == ()
    people[FINN] = runner(CANAL, side=PURSUER)
    escaped = Proposal(ending=Ending.ESCAPED, who=EDDA)
    assert proposals(course, forked(), people) == (escaped,)


@pytest.mark.rule("chase 6.3")
@BOTH
def test_a_way_is_a_barrier_one_way_and_a_hazard_the_other(rulings: Rulings) -> None:
    window = Edge(
        start=DOCK,
        end=RAIL,
        barrier=Barrier(
            name="Window",
            skills=("climb",),
            hit_points=10,
            full_hit_points=10,
            ways=frozenset({Direction.FORWARD}),
        ),
        hazard=Hazard(name="Drop", skills=("jump",), ways=frozenset({Direction.BACKWARD})),
    )
    plain = forked()
    track = Track(locations=plain.locations, edges={**plain.edges, way(DOCK, RAIL): window})
    into = path(track, runner(DOCK, left=3), RAIL, rulings)
    assert (into.stop, into.price, into.place) == (Stop.BARRIER, 1, None)
    out = path(track, runner(RAIL, left=3), DOCK, rulings)
    assert (out.stop, out.price, out.place) == (Stop.HAZARD, 1, None)


def test_moving_takes_the_shorter_way_round() -> None:
    found = path(forked(), runner(BRIDGE, left=5), TOLL, Rulings())
    assert [leg.place for leg in found.legs] == [DOCK, RAIL, TOLL]
    other = path(forked(), runner(CANAL, left=5), RAIL, Rulings())
    assert [leg.place for leg in other.legs] == [BRIDGE, DOCK, RAIL]


LORRY = Drift(direction=Direction.BACKWARD)


@pytest.mark.rule("chase 5.10")
@BOTH
@pytest.mark.parametrize(
    ("place", "edge"),
    [(MARKET, way(GLASS, TOLL)), (DOCK, way(RAIL, TOLL)), (GOODS, way(RAIL, TOLL))],
)
def test_a_hazard_that_comes_to_a_fork_takes_the_way_to_the_nearest(
    place: EntityId, edge: EntityId, rulings: Rulings
) -> None:
    del rulings
    bus = Hazard(name="Bus", skills=("drive",), drift=LORRY)
    found = drifted(forked(toll_ring=bus), way(TOLL, RING), {EDDA: runner(place)})
    assert found is not None
    assert (found.edge, found.passed) == (edge, ())


def test_a_hazard_that_goes_on_takes_the_way_to_somebody_too() -> None:
    bus = Hazard(name="Bus", skills=("drive",), drift=Drift(direction=Direction.FORWARD))
    ends = ((CANAL, way(BRIDGE, CANAL)), (RAIL, way(BRIDGE, DOCK)))
    for place, edge in ends:
        people = {EDDA: runner(place), FINN: runner(GOODS)}
        found = drifted(forked(goods_bridge=bus), way(GOODS, BRIDGE), people)
        assert found is not None
        assert found.edge == edge
    alone = drifted(forked(goods_bridge=bus), way(GOODS, BRIDGE), {})
    assert alone is not None
    assert alone.edge == way(BRIDGE, CANAL)  # nobody is near: the first


def test_a_passenger_does_not_meet_what_the_driver_meets() -> None:
    bus = Hazard(name="Bus", skills=("drive",), drift=LORRY)
    van = EntityId("van")
    people = {
        EDDA: runner(TOLL, seat=Seat(vehicle=van, drives=True, foot_mov=8)),
        TOM: runner(TOLL, seat=Seat(vehicle=van, drives=False, foot_mov=8)),
    }
    found = drifted(forked(toll_ring=bus), way(TOLL, RING), people)
    assert found is not None
    assert found.passed == (EDDA,)
