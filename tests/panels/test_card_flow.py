import pytest
from PySide6.QtCore import QRect

from duskboard.panels.card_flow import Grid, Slot, grid, place


@pytest.mark.parametrize(
    ("width", "columns", "card"),
    [
        pytest.param(300, 2, 136, id="a dock"),
        pytest.param(240, 2, 106, id="a narrow dock"),
        pytest.param(758, 5, 141, id="below the action roll"),
        pytest.param(900, 6, 140, id="the table"),
        pytest.param(0, 2, 1, id="nothing yet"),
    ],
)
def test_columns_are_as_many_as_fit_and_two_at_least(width: int, columns: int, card: int) -> None:
    made = grid(width, least=132, gap=8, margin=10)
    assert made == Grid(columns=columns, card=card, gap=8, margin=10)


def test_a_wide_card_takes_the_gap_as_well() -> None:
    assert Grid(columns=5, card=140, gap=8, margin=10).width_of(2) == 288


def test_cards_stand_in_rows_as_high_as_the_highest_and_a_pair_begins_a_new_one() -> None:
    columns = Grid(columns=2, card=136, gap=8, margin=10)
    slots = [
        Slot(span=1, height=150),
        Slot(span=2, height=160),
        Slot(span=1, height=140),
        Slot(span=1, height=154),
    ]
    rects, bottom = place(columns, slots, top=5)
    assert rects == (
        QRect(10, 5, 136, 150),
        QRect(10, 163, 280, 160),
        QRect(10, 331, 136, 154),
        QRect(154, 331, 136, 154),
    )
    assert bottom == 493


def test_an_empty_wall_ends_where_it_begins() -> None:
    assert place(Grid(columns=2, card=136, gap=8, margin=10), [], top=5) == ((), 5)
