import pytest

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.track import Barrier, Direction, Edge, Hazard, Leg, Location, Track
from duskboard.core.identity import EntityId

ON, BACK = Direction.FORWARD, Direction.BACKWARD
A, B, C, D, E = (EntityId(name) for name in "abcde")
AB, BC, CD, BE, ED = (EntityId(name) for name in ("ab", "bc", "cd", "be", "ed"))
BOTH = frozenset(Direction)
WALL = Hazard(name="Low wall", skills=("climb",))
FENCE = Barrier(name="Fence", skills=("climb",), hit_points=5, full_hit_points=5)


def line(**edges: Edge) -> Track:
    ways = {AB: Edge(start=A, end=B), BC: Edge(start=B, end=C), CD: Edge(start=C, end=D)}
    given = {EntityId(key): edge for key, edge in edges.items()}
    return Track(
        locations={key: Location(name=key.upper()) for key in (A, B, C, D)}, edges=ways | given
    )


FORK = Track(
    locations={key: Location(name=key.upper()) for key in (A, B, C, D, E)},
    edges={
        AB: Edge(start=A, end=B),
        BC: Edge(start=B, end=C),
        CD: Edge(start=C, end=D),
        BE: Edge(start=B, end=E),
        ED: Edge(start=E, end=D),
    },
)


@pytest.mark.rule("chase 2.1")
def test_a_place_has_a_name_and_no_length() -> None:
    assert Location(name="Fish market").is_exit is False
    with pytest.raises(ValueError, match=r"Location\.name is blank"):
        Location(name=" ")


@pytest.mark.rule("chase 2.3")
def test_hazards_and_barriers_lie_between_two_places() -> None:
    edge = Edge(start=A, end=B, hazard=WALL)
    assert edge.names == ("Low wall",)
    assert edge.met(ON) == WALL
    assert Edge(start=A, end=B).names == ()
    with pytest.raises(ValueError, match=r"Edge\.end is its start"):
        Edge(start=A, end=A)


@pytest.mark.rule("chase 5.1")
def test_a_hazard_has_skills_and_a_difficulty() -> None:
    hazard = Hazard(name="Crowd", skills=("dodge", "str"), difficulty=Difficulty.HARD)
    assert (hazard.skills, hazard.difficulty) == (("dodge", "str"), Difficulty.HARD)
    for skills in ((), ("dodge", " ")):
        with pytest.raises(ValueError, match=r"Hazard\.skills is"):
            Hazard(name="Crowd", skills=skills)


@pytest.mark.rule("chase 6.3")
def test_a_way_can_bar_one_direction_and_slow_the_other() -> None:
    into = Barrier(
        name="Window", skills=("climb",), hit_points=1, full_hit_points=1, ways=frozenset({ON})
    )
    out = Hazard(name="Drop", skills=("climb",), ways=frozenset({BACK}))
    edge = Edge(start=A, end=B, barrier=into, hazard=out)
    assert (edge.met(ON), edge.met(BACK)) == (into, out)
    with pytest.raises(ValueError, match="share a direction"):
        Edge(start=A, end=B, barrier=into, hazard=WALL)


@pytest.mark.rule("chase 6.1")
def test_a_broken_barrier_bars_nobody() -> None:
    broken = Barrier(name="Fence", skills=(), hit_points=0, full_hit_points=5)
    assert broken.is_broken
    assert not FENCE.is_broken
    assert Edge(start=A, end=B, barrier=broken).met(ON) is None


@pytest.mark.parametrize(
    ("hit_points", "full"), [(6, 5), (-1, 5), (0, 0), (1, 0)], ids=["over", "under", "0", "of 0"]
)
def test_a_barrier_cannot_have_such_hit_points(hit_points: int, full: int) -> None:
    with pytest.raises(ValueError, match="hit_points"):
        Barrier(name="Fence", skills=(), hit_points=hit_points, full_hit_points=full)


def test_an_obstacle_lies_in_one_direction_at_least_and_has_a_name() -> None:
    with pytest.raises(ValueError, match=r"Hazard\.ways is empty"):
        Hazard(name="Wall", skills=("climb",), ways=frozenset())
    with pytest.raises(ValueError, match=r"Barrier\.ways is empty"):
        Barrier(name="Wall", skills=(), hit_points=1, full_hit_points=1, ways=frozenset())
    with pytest.raises(ValueError, match=r"Barrier\.skills is blank"):
        Barrier(name="Wall", skills=("",), hit_points=1, full_hit_points=1)
    with pytest.raises(ValueError, match=r"Hazard\.name is blank"):
        Hazard(name="", skills=("climb",))


def test_a_route_goes_on_and_back() -> None:
    track = line()
    assert track.route(A, C) == (
        Leg(edge=AB, direction=ON, place=B),
        Leg(edge=BC, direction=ON, place=C),
    )
    assert track.route(C, B) == (Leg(edge=BC, direction=BACK, place=B),)
    assert track.route(B, B) == ()
    assert track.route(B, EntityId("elsewhere")) is None
    assert track.route(EntityId("elsewhere"), B) is None


def test_a_route_takes_the_shorter_way_of_a_fork() -> None:
    assert FORK.route(B, D) in {
        (Leg(edge=BC, direction=ON, place=C), Leg(edge=CD, direction=ON, place=D)),
        (Leg(edge=BE, direction=ON, place=E), Leg(edge=ED, direction=ON, place=D)),
    }


def test_two_tracks_have_no_route() -> None:
    track = Track(locations=line().locations, edges={AB: Edge(start=A, end=B)})
    assert track.route(A, D) is None


def test_ways_out_of_a_place() -> None:
    assert line().leaving(B) == (
        Leg(edge=AB, direction=BACK, place=A),
        Leg(edge=BC, direction=ON, place=C),
    )
    assert line().leaving(EntityId("elsewhere")) == ()


def test_ranks_count_from_the_beginning_by_the_longest_way() -> None:
    assert line().ranks() == {A: 0, B: 1, C: 2, D: 3}
    assert FORK.ranks() == {A: 0, B: 1, C: 2, E: 2, D: 3}
    longer = Track(
        locations=FORK.locations, edges={**FORK.edges, EntityId("ce"): Edge(start=C, end=E)}
    )
    assert longer.ranks() == {A: 0, B: 1, C: 2, E: 3, D: 4}


def test_ranks_of_a_circle_come_to_an_end() -> None:
    track = line(da=Edge(start=D, end=A))
    assert set(track.ranks()) == {A, B, C, D}


def test_a_way_to_nowhere_is_none() -> None:
    track = line(dx=Edge(start=D, end=EntityId("x")))
    assert track.leaving(D) == (Leg(edge=CD, direction=BACK, place=C),)
    assert track.ranks() == {A: 0, B: 1, C: 2, D: 3}
    assert EntityId("dx") not in track.ways()
