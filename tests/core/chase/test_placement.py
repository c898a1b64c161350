from dataclasses import replace

import pytest

from duskboard.core.chase.participant import Fate, Participant, Side
from duskboard.core.chase.placement import (
    WIDEST_GAP,
    GapError,
    ShortTrackError,
    is_stuck,
    lead,
    starting_places,
    usual_gap,
)
from duskboard.core.chase.track import Edge, Hazard, Location, Track
from duskboard.core.identity import EntityId
from duskboard.core.rulings import ChaseRulings, Preset, Rulings, StartGap, preset

PLACES = tuple(EntityId(f"p{at}") for at in range(8))
BOTH = pytest.mark.parametrize("name", list(Preset))
WALL = Hazard(name="Low wall", skills=("climb",))


def somebody(side: Side, mov: int, at: int | None = None) -> Participant:
    place = None if at is None else PLACES[at]
    return Participant(name="One", side=side, mov=mov, dex=50, place=place)


def people(*everybody: Participant) -> dict[EntityId, Participant]:
    return {EntityId(str(number)): one for number, one in enumerate(everybody)}


def track(*walls: int) -> Track:
    edges = {
        EntityId(f"w{at}"): Edge(
            start=PLACES[at], end=PLACES[at + 1], hazard=WALL if at in walls else None
        )
        for at in range(7)
    }
    return Track(locations={place: Location(name=place) for place in PLACES}, edges=edges)


@pytest.mark.rule("chase 2.2")
@BOTH
def test_the_quarry_start_two_places_ahead(name: Preset) -> None:
    gap = usual_gap(preset(name))
    assert gap == WIDEST_GAP == 2
    one_each = people(somebody(Side.PURSUER, 6), somebody(Side.QUARRY, 5))
    assert starting_places(one_each, PLACES, gap) == {"0": PLACES[0], "1": PLACES[2]}


@pytest.mark.rule("chase 2.2")
def test_a_table_may_have_them_start_one_ahead_or_ask() -> None:
    one = Rulings(chase=ChaseRulings(start_gap=StartGap.ONE))
    other = Rulings(chase=ChaseRulings(start_gap=StartGap.OTHER))
    assert (usual_gap(one), usual_gap(other)) == (1, None)


@pytest.mark.rule("chase 2.4")
def test_faster_ones_start_further_on() -> None:
    everybody = people(
        somebody(Side.PURSUER, 7),
        somebody(Side.PURSUER, 7),
        somebody(Side.PURSUER, 9),
        somebody(Side.QUARRY, 5),
        somebody(Side.QUARRY, 8),
    )
    columns = [PLACES.index(place) for place in starting_places(everybody, PLACES, 2).values()]
    assert columns == [0, 0, 2, 4, 7]


def test_a_short_track_and_a_gap_of_none_are_refused() -> None:
    everybody = people(somebody(Side.PURSUER, 7), somebody(Side.QUARRY, 5))
    with pytest.raises(ShortTrackError) as raised:
        starting_places(everybody, PLACES[:2], 2)
    assert raised.value.args == (3, 2)
    with pytest.raises(GapError):
        starting_places(everybody, PLACES, 0)
    assert starting_places({}, (), 2) == {}


def test_one_side_alone_starts_where_it_would() -> None:
    assert starting_places(people(somebody(Side.QUARRY, 7)), PLACES, 1) == {"0": PLACES[1]}


@pytest.mark.rule("chase 2.2")
def test_the_lead_is_from_the_foremost_pursuer_to_the_last_of_the_quarry() -> None:
    everybody = people(
        somebody(Side.PURSUER, 7, 0),
        somebody(Side.PURSUER, 7, 2),
        somebody(Side.QUARRY, 5, 4),
        somebody(Side.QUARRY, 8, 7),
        replace(somebody(Side.QUARRY, 8, 1), fate=Fate.CAUGHT),
    )
    assert lead(track(), everybody) == 2
    overtaken = people(somebody(Side.PURSUER, 7, 5), somebody(Side.QUARRY, 5, 4))
    assert lead(track(), overtaken) == -1
    assert lead(track(), people(somebody(Side.PURSUER, 7, 5))) is None


@pytest.mark.rule("chase 4.4")
@pytest.mark.parametrize(
    ("quarry_mov", "walls", "stuck"),
    [(8, (), True), (7, (), False), (9, (), False), (8, (5,), False), (8, (0,), True)],
)
def test_equal_pools_on_open_ground_never_come_to_an_end(
    *, quarry_mov: int, walls: tuple[int, ...], stuck: bool
) -> None:
    everybody = people(somebody(Side.PURSUER, 8, 1), somebody(Side.QUARRY, quarry_mov, 3))
    assert is_stuck(track(*walls), everybody) is stuck


@pytest.mark.rule("chase 4.4")
def test_one_side_alone_is_not_stuck() -> None:
    assert not is_stuck(track(), people(somebody(Side.PURSUER, 8, 1), somebody(Side.PURSUER, 8, 2)))
    assert not is_stuck(track(), {})
