"""Where clocks stand: rows of four, two rows a page, pairs and chains kept together."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.projector.clocks_layout import ClocksLayout, lay_out
from duskboard.table.clock_view import ClockView, RaceView


def clocks(count: int) -> list[ClockView]:
    return [
        ClockView(
            clock_id=EntityId(f"c{number}"),
            name=f"c{number}",
            kind=ClockKind.PROGRESS,
            size=4,
            filled=1,
        )
        for number in range(count)
    ]


ONE_ROW = QRectF(0, 60, 1920, 706)
TWO_ROWS = QRectF(0, 36, 1920, 864)
HALF = QRectF(0, 36, 960, 864)


def names(page: ClocksLayout) -> list[str]:
    return [placed.clock.name for placed in page.clocks]


@pytest.mark.parametrize(("count", "diameter"), [(1, 360.0), (4, 360.0), (5, 240.0), (8, 240.0)])
def test_four_stand_large_in_one_row_and_up_to_eight_in_two(count: int, diameter: float) -> None:
    page = lay_out(clocks(count), 0, ONE_ROW if count <= 4 else TWO_ROWS)
    assert page.diameter == diameter
    assert len(page.clocks) == count
    assert page.pages == 1


def test_the_ninth_clock_begins_a_second_page() -> None:
    first, second = (lay_out(clocks(9), number, TWO_ROWS) for number in (0, 1))
    assert names(first) == ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7"]
    assert names(second) == ["c8"]
    assert (first.pages, second.pages) == (2, 2)


def test_a_page_beyond_the_last_is_the_last() -> None:
    assert names(lay_out(clocks(9), 7, TWO_ROWS)) == ["c8"]


def test_rivals_are_never_parted_by_the_end_of_a_row() -> None:
    several = clocks(3)
    first, second = (
        ClockView(
            clock_id=EntityId(name),
            name=name,
            kind=ClockKind.PROGRESS,
            size=4,
            filled=1,
            race=RaceView(rival_id=EntityId(other), lead=0, is_second=name == "b"),
        )
        for name, other in (("a", "b"), ("b", "a"))
    )
    page = lay_out([*several, first, second], 0, TWO_ROWS)
    tops = {placed.clock.name: placed.cell.top() for placed in page.clocks}
    assert tops["a"] == tops["b"] != tops["c0"]
    assert [card.kind.value for _, card in page.panels] == ["race"]


@pytest.mark.parametrize("count", range(1, 9))
def test_cells_lie_within_the_page_and_never_overlap(count: int) -> None:
    cells = [placed.cell for placed in lay_out(clocks(count), 0, TWO_ROWS).clocks]
    screen = QRectF(0, 0, 1920, 1080)
    assert all(screen.contains(cell) for cell in cells)
    assert not any(
        one.intersects(other) for place, one in enumerate(cells) for other in cells[place + 1 :]
    )


def test_a_chain_longer_than_a_row_falls_apart_into_single_clocks() -> None:
    five = clocks(5)
    linked = [
        ClockView(
            clock_id=one.clock_id,
            name=one.name,
            kind=one.kind,
            size=one.size,
            filled=one.filled,
            opens=(then.clock_id,),
        )
        for one, then in pairwise(five)
    ]
    page = lay_out([*linked, five[-1]], 0, TWO_ROWS)
    assert names(page) == ["c0", "c1", "c2", "c3", "c4"]
    assert page.panels == ()


def test_a_half_of_the_screen_holds_two_rows_of_two() -> None:
    first = lay_out(clocks(5), 0, HALF)
    assert names(first) == ["c0", "c1", "c2", "c3"]
    assert (first.diameter, first.pages) == (240.0, 2)
    assert all(QRectF(0, 0, 960, 1080).contains(placed.cell) for placed in first.clocks)


def test_larger_text_leaves_room_for_fewer() -> None:
    page = lay_out(clocks(5), 1, QRectF(0, 36, 1280, 504))
    assert (names(page), page.diameter, page.pages) == (["c2", "c3"], 240.0, 3)
