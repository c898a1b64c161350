import itertools

import pytest
from PySide6.QtCore import QRectF

from duskboard.board.geometry import (
    Measures,
    desk_measures,
    first_column,
    screen_measures,
)
from duskboard.board.stacking import stack
from duskboard.core.chase.participant import Side


def test_eight_places_fit_the_canvas_of_the_design() -> None:
    measures = desk_measures(1208, 474, 8)
    assert measures.pitch == 148
    assert measures.plate(0) == QRectF(34, 172, 104, 60)
    assert measures.plate(7).right() == 1208 - 34
    assert (measures.rail_y, measures.quarry_y, measures.pursuer_y) == (202, 66, 323)
    assert (measures.pill_y, measures.ruler_y) == (406, 440)
    assert (measures.token, measures.height, measures.is_small) == (44, 474, False)


def test_the_small_window_has_a_pitch_of_118_without_a_ruler() -> None:
    measures = desk_measures(752, 340, 8)
    assert measures.pitch == pytest.approx(118.5, abs=0.3)
    assert measures.ruler_y is None
    assert measures.is_small
    assert measures.height == pytest.approx(340, abs=1)


def test_a_view_that_is_a_little_too_low_loses_the_margins_first() -> None:
    low = desk_measures(752, 326, 8)
    assert (low.height, low.rail_y, low.pill_y) == (326, 147, 312)
    assert desk_measures(752, 280, 8).height == 324


@pytest.mark.parametrize("places", range(1, 9))
def test_up_to_eight_places_keep_their_full_size(places: int) -> None:
    assert desk_measures(1208, 474, places).pitch == 148


@pytest.mark.parametrize("places", [9, 10])
def test_a_few_more_shrink_to_no_less_than_112(places: int) -> None:
    measures = desk_measures(1208, 474, places)
    assert 112 <= measures.pitch < 148
    assert measures.width(places) <= 1209


@pytest.mark.parametrize("places", [11, 12, 40, 60])
def test_more_than_that_pan_at_full_size(places: int) -> None:
    measures = desk_measures(1208, 474, places)
    assert measures.pitch == 148
    assert measures.width(places) > 1208


def test_the_pitch_never_falls_below_112() -> None:
    assert desk_measures(300, 200, 40).pitch == pytest.approx(112)


def test_everything_is_larger_at_a_larger_scale() -> None:
    measures = desk_measures(2416, 948, 8, 2.0)
    assert (measures.pitch, measures.quarry_y, measures.type) == (296, 132, 2.0)


def test_a_taller_view_has_the_board_in_its_middle() -> None:
    measures = desk_measures(1208, 574, 8)
    assert measures.rail_y == 202 + 50


def test_the_column_at_a_point_is_the_nearest() -> None:
    measures = desk_measures(1208, 474, 8)
    assert [measures.column_at(x, 8) for x in (-50, 86, 159, 161, 678, 5000)] == [0, 0, 0, 1, 4, 7]


@pytest.mark.parametrize(
    ("active", "shown", "places", "first"),
    [(4, 6, 8, 2), (0, 6, 8, 0), (1, 6, 8, 0), (7, 6, 8, 2), (20, 8, 40, 18), (39, 8, 40, 32)],
)
def test_two_places_behind_are_kept(active: int, shown: int, places: int, first: int) -> None:
    assert first_column(active, shown, places) == first


def test_eight_places_fit_the_players_screen_with_names_of_38() -> None:
    measures = screen_measures(8)
    assert measures.plate(0).left() == 45
    assert measures.plate(7).right() == 1920 - 45
    assert round(13 * measures.type) == 38
    assert measures.is_public


def test_fewer_places_stand_in_the_middle_of_the_players_screen() -> None:
    measures = screen_measures(4)
    assert measures.plate(0).left() + measures.plate(3).right() == 1920


def box_of(measures: Measures, side: Side, count: int) -> list[QRectF]:
    boxes = []
    for spot in stack(measures, side, count).spots:
        box = QRectF(0, 0, spot.size, spot.size)
        box.moveCenter(spot.offset)
        boxes.append(box)
    return boxes


def test_two_stand_side_by_side_where_the_view_is_low() -> None:
    laid = stack(desk_measures(1208, 474, 8), Side.QUARRY, 2)
    assert [spot.offset.y() for spot in laid.spots] == [0, 0]
    assert all(spot.named for spot in laid.spots)


@pytest.mark.parametrize(("side", "step"), [(Side.QUARRY, -84), (Side.PURSUER, 84)])
def test_two_stand_above_each_other_where_there_is_room(side: Side, step: int) -> None:
    laid = stack(desk_measures(1208, 650, 8), side, 2)
    assert [spot.offset.y() for spot in laid.spots] == [0, step]


@pytest.mark.parametrize("size", [(1208, 474), (752, 340)])
@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("count", [2, 3, 5, 6, 9, 40])
def test_tokens_of_a_stack_do_not_cover_each_other(
    size: tuple[int, int], side: Side, count: int
) -> None:
    boxes = box_of(desk_measures(*size, 8), side, count)
    assert not any(one.intersects(two) for one, two in itertools.combinations(boxes, 2))


@pytest.mark.parametrize("size", [(1208, 474), (752, 340)])
@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("count", [3, 5, 9, 40])
def test_a_stack_stays_between_the_edge_and_the_plates(
    size: tuple[int, int], side: Side, count: int
) -> None:
    measures = desk_measures(*size, 8)
    middle = measures.lane_y(side)
    for box in box_of(measures, side, count):
        assert abs(box.center().x()) + box.width() / 2 <= measures.plate_width / 2 + 1
        assert middle + box.top() >= 0
        assert middle + box.bottom() <= measures.height
        assert not measures.plate_top < middle + box.center().y() < measures.plate_bottom


@pytest.mark.parametrize("places", [4, 8])
def test_how_many_stand_there_stands_off_the_plates_on_the_players_screen(places: int) -> None:
    measures = screen_measures(places)
    quarry = stack(measures, Side.QUARRY, 5)
    assert quarry.caption is not None
    caption = measures.quarry_y + quarry.caption.y()
    half = 9 * measures.type  # of the line of text
    assert caption + half <= measures.plate_top
    lowest = max(box.bottom() for box in box_of(measures, Side.QUARRY, 5))
    assert measures.quarry_y + lowest <= caption - half + 1
    assert measures.quarry_y + box_of(measures, Side.QUARRY, 9)[0].top() >= 0


def test_the_badge_of_a_group_has_its_place_between_two_rows() -> None:
    measures = desk_measures(1208, 474, 8)
    upper, lower = (box_of(measures, Side.PURSUER, 5)[at] for at in (0, 2))
    k = upper.width() / 44
    assert upper.center().y() + (12 + 16) * k <= lower.top() - 4 * k


@pytest.mark.parametrize(("count", "drawn", "hidden"), [(3, 3, 0), (6, 6, 0), (7, 5, 2), (9, 5, 4)])
def test_more_than_six_are_counted(count: int, drawn: int, hidden: int) -> None:
    laid = stack(desk_measures(1208, 474, 8), Side.PURSUER, count)
    assert (len(laid.spots), laid.hidden) == (drawn, hidden)
    assert laid.caption is not None
    assert {spot.size for spot in laid.spots} == {28.0}
    assert len({spot.offset.x() for spot in laid.spots}) == 2
