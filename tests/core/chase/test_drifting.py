"""Hazards that move (rules/chase.md 5.10)."""

import pytest

from duskboard.core.chase.drifting import Drifted, drifted, drifting, met
from duskboard.core.chase.participant import Fate, Participant, Side
from duskboard.core.chase.track import Barrier, Direction, Drift, Edge, Hazard, Location, Track
from duskboard.core.identity import EntityId

ON, BACK = Direction.FORWARD, Direction.BACKWARD
P = tuple(EntityId(f"p{number}") for number in range(7))
W = tuple(EntityId(f"w{number}") for number in range(7))
ROCK = Hazard(name="Rock", skills=("jump",))
WALL = Barrier(name="Wall", skills=(), hit_points=5, full_hit_points=5)


def lorry(
    direction: Direction = BACK, pace: int = 1, met_by: frozenset[EntityId] = frozenset()
) -> Hazard:
    drift = Drift(direction=direction, pace=pace)
    return Hazard(name="Lorry", skills=("dodge",), drift=drift, met_by=met_by)


def track(**lying: Hazard | Barrier) -> Track:
    """A line of seven places; w1 leads from p0 to p1."""
    edges = {}
    for at in range(1, 7):
        what = lying.get(W[at])
        edges[W[at]] = Edge(
            start=P[at - 1],
            end=P[at],
            hazard=what if isinstance(what, Hazard) else None,
            barrier=what if isinstance(what, Barrier) else None,
        )
    return Track(locations={place: Location(name=place) for place in P}, edges=edges)


def at(**places: int) -> dict[EntityId, Participant]:
    return {
        EntityId(key): Participant(name=key, side=Side.QUARRY, mov=8, dex=50, place=P[place])
        for key, place in places.items()
    }


@pytest.mark.rule("chase 5.10")
def test_an_oncoming_lorry_comes_one_way_nearer_in_a_round() -> None:
    got = drifted(track(w6=lorry()), W[6], at(edda=3))
    assert got == Drifted(hazard=lorry(), edge=W[5], passed=())


@pytest.mark.rule("chase 5.10")
def test_who_stands_where_it_goes_through_is_in_its_way() -> None:
    got = drifted(track(w6=lorry()), W[6], at(edda=5, tom=6, hob=4))
    assert got is not None
    assert got.passed == (EntityId("edda"),)
    ahead = drifted(track(w3=lorry(ON)), W[3], at(edda=3, tom=2))
    assert ahead == Drifted(hazard=lorry(ON), edge=W[4], passed=(EntityId("edda"),))


@pytest.mark.rule("chase 5.10")
def test_who_has_met_it_this_round_does_not_meet_it_again() -> None:
    known = lorry(met_by=frozenset({EntityId("edda")}))
    got = drifted(track(w6=known), W[6], at(edda=5, tom=5))
    assert got is not None
    assert got.passed == (EntityId("tom"),)
    edge = Edge(start=P[4], end=P[5], hazard=known)
    assert (edge.met(ON, EntityId("edda")), edge.met(ON, EntityId("tom"))) == (None, known)
    assert edge.met(ON) == known


@pytest.mark.rule("chase 5.10")
def test_its_pace_is_so_many_ways_and_all_on_them_are_in_its_way() -> None:
    got = drifted(track(w6=lorry(pace=3)), W[6], at(edda=5, tom=4, hob=3, finn=2))
    assert got is not None
    assert (got.edge, got.passed) == (W[3], (EntityId("edda"), EntityId("tom"), EntityId("hob")))


@pytest.mark.rule("chase 5.10")
def test_it_leaves_at_the_end_of_the_track() -> None:
    got = drifted(track(w1=lorry()), W[1], at(edda=0))
    assert got == Drifted(hazard=lorry(), edge=None, passed=(EntityId("edda"),))
    assert drifted(track(w6=lorry(ON, pace=2)), W[6], {}) == Drifted(
        hazard=lorry(ON, pace=2), edge=None
    )


@pytest.mark.rule("chase 5.10")
def test_it_goes_over_what_lies_on_the_way() -> None:
    got = drifted(track(w6=lorry(), w5=ROCK, w4=WALL), W[6], at(edda=4))
    assert got is not None
    assert (got.edge, got.passed) == (W[3], (EntityId("edda"),))


def test_who_is_out_of_the_chase_is_in_nobodys_way() -> None:
    gone = Participant(name="Edda", side=Side.QUARRY, mov=8, dex=50, place=P[5], fate=Fate.OUT)
    got = drifted(track(w6=lorry()), W[6], {EntityId("edda"): gone})
    assert got is not None
    assert got.passed == ()


def test_what_lies_still_stays() -> None:
    assert drifted(track(w2=ROCK), W[2], {}) is None
    assert drifted(track(), W[2], {}) is None
    assert met(ROCK, EntityId("edda")) == ROCK


def test_only_a_moving_hazard_remembers_who_met_it() -> None:
    once = met(lorry(), EntityId("edda"))
    assert once.met_by == {EntityId("edda")}
    assert met(once, EntityId("tom")).met_by == {EntityId("edda"), EntityId("tom")}


def test_the_foremost_of_those_that_go_one_way_moves_first() -> None:
    both = track(w2=lorry(), w5=lorry(), w3=lorry(ON), w4=lorry(ON), w6=ROCK)
    assert drifting(both) == (W[4], W[3], W[2], W[5])


def test_a_pace_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Drift\.pace is below 1: 0"):
        Drift(direction=ON, pace=0)
    assert Drift(direction=ON).pace == 1
