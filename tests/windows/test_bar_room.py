"""The top bar in the room there is: what it says, and what stays where it is."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.windows.bar import PAGES, STATE, button, give_width, painted

from duskboard.theme.look import Look
from duskboard.windows.players_group import PageRow, PlayersState
from duskboard.windows.top_bar import TopBar

pytestmark = pytest.mark.usefixtures("dress")


def test_it_says_all_of_it_where_there_is_room(bar: TopBar, look: Look) -> None:
    assert painted(bar, look) == [
        "Kelder Quay",
        "Session 7 · Keeper",
        "Table",
        "F4",
        "My table 1",
        "Find or do anything",
        "Ctrl K",
        "Players see",
        "Clocks",
        "Freeze",
        "Blank",
        "EN",
    ]
    assert bar.height() == 48


@pytest.mark.parametrize(
    ("width", "gone"),
    [
        (1599, {"Find or do anything", "Players see"}),
        (
            1280,
            {"Find or do anything", "Players see", "Session 7 · Keeper", "Freeze", "Blank", "EN"},
        ),
    ],
)
def test_it_says_less_where_there_is_less_room(
    bar: TopBar, look: Look, width: int, gone: set[str]
) -> None:
    whole = set(painted(bar, look))
    give_width(bar, width)
    assert whole - set(painted(bar, look)) == gone
    assert look.text_record is not None
    assert not any(text.is_cut for text in look.text_record)


def test_nothing_is_cut_at_one_and_a_half_times_the_size(
    bar: TopBar, look: Look, dress: Callable[[], None]
) -> None:
    look.use(scale=1.5)
    dress()
    give_width(bar, 1280)
    painted(bar, look)
    assert look.text_record is not None
    assert [text.text for text in look.text_record if text.is_cut] == []


def test_a_long_name_is_cut_and_nothing_else(bar: TopBar, look: Look) -> None:
    bar.mirror(replace(STATE, campaign="The long and winding campaign of Kelder Quay " * 3))
    give_width(bar, 1280)
    painted(bar, look)
    assert look.text_record is not None
    assert {text.text.split()[0] for text in look.text_record if text.is_cut} == {"The"}


def test_two_long_pages_give_way_to_the_workspaces(
    bar: TopBar, look: Look, dress: Callable[[], None]
) -> None:
    look.use(scale=1.5)
    dress()
    rows = [
        PageRow(page_id=name, label=name, is_empty=True) for name in ("Turn order", "Character")
    ]
    players = PlayersState(page="Turn order", beside="Character", pages=tuple(rows), frozen=True)
    bar.mirror(replace(STATE, players=players))
    give_width(bar, 1280)
    painted(bar, look)
    assert look.text_record is not None
    cut = {text.text for text in look.text_record if text.is_cut}
    assert cut == {"Kelder Quay", "Turn order (nothing yet) and Character (nothing yet)"}
    give_width(bar, 1920)
    painted(bar, look)
    assert not any(text.is_cut for text in look.text_record)


def test_search_and_undo_stay_where_they_are_whatever_players_see(bar: TopBar) -> None:
    """A second click would else meet another button than the first."""
    undo, search = button(bar, "Undo: Finn attacks Tom"), button(bar, "Find or do anything")
    empty = (*PAGES, PageRow(page_id="order", label="Turn order", is_empty=True))
    seen = (
        PlayersState(pages=empty),
        PlayersState(pages=empty, page="clocks"),
        PlayersState(pages=empty, page="order", blank=True),
        PlayersState(pages=empty, page="order", frozen=True, waiting=10),
        PlayersState(pages=empty, page="clocks", beside="title", frozen=True, waiting=10),
    )
    for width, place in ((1280, 561), (1366, 591), (1600, 563), (1920, 810)):
        places, widths = set(), set()
        for players in seen:
            bar.mirror(replace(STATE, players=players))
            give_width(bar, width)
            places.add((search.x(), undo.x() - search.geometry().right()))
            widths.add(bar.players.width())
        assert (places, len(widths)) == ({(place, 13)}, 5)
