"""Where the places of a track that forks stand: ranks, rows, letters (design-2.md 3)."""

from dataclasses import replace

import pytest
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
    forked,
    way,
)
from tests.play.chase.roads import CAR, LANE, YARD, roads, vehicle
from tests.play.chase.scenes import EDDA, FINN, PLACES, TOM, done, laid

from duskboard.core.chase.track import Edge, Location, Shift, Track
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.chase.forking import shift_plate
from duskboard.play.chase.running import start_chase
from duskboard.table.board_view import board_view
from duskboard.table.track_layout import TrackLayout, track_layout


def laid_out(track: Track) -> TrackLayout:
    ways = [(one.start, one.end) for one in track.ways().values()]
    return track_layout(list(track.locations), ways, track.ranks())


def test_each_way_of_a_fork_has_a_row_and_its_places_are_spread_between_both_ends() -> None:
    found = laid_out(forked()).places
    spots = {key: (one.x, one.row, one.letter) for key, one in found.items()}
    assert spots == {
        GOODS: (0, 0, ""),
        BRIDGE: (1, 0, ""),
        CANAL: (2, -1, "a"),
        MARKET: (3, -1, "a"),
        GLASS: (4, -1, "a"),
        DOCK: (pytest.approx(1 + 4 / 3), 1, "b"),
        RAIL: (pytest.approx(1 + 8 / 3), 1, "b"),
        TOLL: (5, 0, ""),
        RING: (6, 0, ""),
        FIELD: (7, 0, ""),
    }
    assert laid_out(forked()).is_forked


def test_three_ways_stand_above_on_and_below_the_middle() -> None:
    plain, mill = forked(), EntityId("mill")
    edges = {
        **plain.edges,
        way(BRIDGE, mill): Edge(start=BRIDGE, end=mill),
        way(mill, TOLL): Edge(start=mill, end=TOLL),
    }
    track = Track(locations={**plain.locations, mill: Location(name="Mill")}, edges=edges)
    found = laid_out(track).places
    assert [found[key].row for key in (CANAL, DOCK, mill)] == [-2, 0, 2]
    assert (found[mill].letter, found[mill].x) == ("c", 3)


def test_a_way_past_other_places_goes_round_them() -> None:
    plain = forked()
    past = Edge(start=TOLL, end=FIELD)
    track = Track(locations=plain.locations, edges={**plain.edges, way(TOLL, FIELD): past})
    assert laid_out(track).bows == {(TOLL, FIELD): -1}


def test_two_forks_after_each_other_have_letters_of_their_own() -> None:
    plain, mill, pier = forked(), EntityId("mill"), EntityId("pier")
    edges = {
        **plain.edges,
        way(TOLL, mill): Edge(start=TOLL, end=mill),
        way(mill, FIELD): Edge(start=mill, end=FIELD),
        way(FIELD, pier): Edge(start=FIELD, end=pier),
    }
    names = {mill: Location(name="Mill"), pier: Location(name="Pier")}
    found = laid_out(Track(locations={**plain.locations, **names}, edges=edges)).places
    assert [found[key].letter for key in (CANAL, DOCK, RING, mill)] == ["a", "b", "a", "b"]
    assert [found[key].row for key in (TOLL, FIELD, pier)] == [0, 0, 0]


def test_a_way_that_ends_blind_and_a_line_and_nothing_at_all() -> None:
    plain, cove = forked(), EntityId("cove")
    edges = {**plain.edges, way(RING, cove): Edge(start=RING, end=cove)}
    track = Track(locations={**plain.locations, cove: Location(name="Cove")}, edges=edges)
    found = laid_out(track).places
    assert (found[cove].x, found[cove].row, found[FIELD].row) == (7, 1, -1)
    assert track_layout([], [], {}) == TrackLayout()
    line = track_layout([GOODS, BRIDGE], [(GOODS, BRIDGE)], {GOODS: 0, BRIDGE: 1})
    assert not line.is_forked


def test_the_board_numbers_places_by_way_and_counts_distances_along_it() -> None:
    table = roads()
    table = done(table, start_chase(table, ScriptedDice([])))
    board = board_view(table)
    assert board is not None
    labels = [place.label for place in board.places]
    assert labels == ["1", "2", "3", "4a", "4b", "5a", "5b", "6", "7", "8"]
    assert [place.place_id for place in board.places if place.is_fork] == [PLACES[2]]
    finn = board.token(FINN)
    assert finn is not None
    assert finn.is_active
    away = {place.label: board.distance(place) for place in board.places}
    assert away == {
        "1": -1, "2": 0, "3": 1, "4a": 2, "4b": 2, "5a": 3, "5b": 3, "6": 4, "7": 5, "8": 6,
    }  # fmt: skip
    car = board.vehicle(CAR)
    assert car is not None
    assert (car.aboard, car.driver, car.carrier, car.build) == ((EDDA, TOM), EDDA, EDDA, 5)
    assert board.vehicle_of(TOM) == car
    assert car.name == vehicle(table, CAR).name


def test_beside_the_active_token_there_is_no_distance() -> None:
    table = roads()
    table = done(table, start_chase(table, ScriptedDice([])))
    board = board_view(table)
    assert board is not None
    beside = replace(board, active=EDDA)
    assert beside.is_forked  # Edda stands on the upper way; what is counted is set by the table
    shifted = done(table, shift_plate(table, YARD, Shift(along=1, across=-1)))
    moved = board_view(shifted)
    assert moved is not None
    yard = next(place for place in moved.places if place.place_id == YARD)
    assert (yard.x, yard.row, yard.column) == (4.5, 0.5, 4)
    lane = moved.place(LANE)
    assert lane is not None
    assert lane.along == 0


def test_a_line_stays_a_line() -> None:
    board = board_view(laid(4))
    assert board is not None
    assert not board.is_forked
    assert [(place.x, place.row, place.label) for place in board.places] == [
        (0, 0, "1"), (1, 0, "2"), (2, 0, "3"), (3, 0, "4"),
    ]  # fmt: skip
