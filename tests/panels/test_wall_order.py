from dataclasses import replace
from typing import Any

import pytest

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.panels.wall_order import (
    WallFilter,
    WallForm,
    WallGrouping,
    WallPick,
    counts,
    place_before,
    renewed_order,
    span,
    wall_order,
)
from duskboard.table.clock_view import CardKind, CardView, ClockView, DeedView, RaceView
from duskboard.table.entity import Visibility


def clock(name: str, kind: ClockKind = ClockKind.PROGRESS) -> ClockView:
    return ClockView(clock_id=EntityId(name), name=name, kind=kind, size=6, filled=0)


A, B, C, D = clock("a"), clock("b"), clock("c"), clock("d")
LONG = clock("long", ClockKind.PROJECT)
RACE = (
    replace(A, race=RaceView(rival_id=EntityId("c"), lead=0, is_second=False)),
    B,
    replace(C, race=RaceView(rival_id=EntityId("a"), lead=0, is_second=True)),
    D,
)


def names(clocks: tuple[ClockView, ...], form: WallForm) -> tuple[list[str], list[str]]:
    order = wall_order(clocks, form, WallPick(only=WallFilter.ALL))
    cards = ["".join(view.name for view in card.clocks) for card in order.cards]
    return cards, [view.name for view in order.rows]


@pytest.mark.parametrize(
    ("clocks", "form", "cards", "rows"),
    [
        pytest.param((A, LONG, B), WallForm.WIDE, ["a", "long", "b"], [], id="wide"),
        pytest.param((A, LONG, B), WallForm.NARROW, ["a", "b"], ["long"], id="narrow"),
        pytest.param(
            (A, B, C, LONG), WallForm.COMPACT, ["a", "b"], ["c", "long"], id="compact: two"
        ),
        pytest.param(RACE, WallForm.COMPACT, ["ac"], ["b", "d"], id="compact: a pair"),
        pytest.param(
            (B, *RACE[::2], D), WallForm.COMPACT, ["b"], ["a", "c", "d"], id="no room for a pair"
        ),
        pytest.param((A, B), WallForm.FOLDED, [], ["a", "b"], id="folded"),
        pytest.param(RACE, WallForm.NARROW, ["ac", "b", "d"], [], id="a pair stays a card"),
    ],
)
def test_the_form_says_what_stands_on_cards(
    clocks: tuple[ClockView, ...], form: WallForm, cards: list[str], rows: list[str]
) -> None:
    assert names(clocks, form) == (cards, rows)


def test_a_pair_takes_two_columns() -> None:
    cards = wall_order(RACE, WallForm.WIDE, WallPick(only=WallFilter.ALL)).cards
    assert [span(card) for card in cards] == [2, 1, 1]


def test_filters_go_by_what_players_see() -> None:
    clocks = (
        A,
        replace(B, visibility=Visibility.MASKED),
        replace(C, visibility=Visibility.HIDDEN),
        replace(D, locked=True),  # shown once it opens; until then players do not see it
    )
    shown = wall_order(clocks, WallForm.WIDE, WallPick(only=WallFilter.SHOWN))
    hidden = wall_order(clocks, WallForm.WIDE, WallPick(only=WallFilter.HIDDEN))
    assert shown.groups == (("a",), ("b",))
    assert hidden.groups == (("c",), ("d",))
    assert list(counts(clocks).values()) == [4, 2, 2, 0]


@pytest.mark.parametrize("grouping", WallGrouping)
def test_a_wall_where_nothing_moves_is_the_one_found_anew(grouping: WallGrouping) -> None:
    pick = WallPick(grouping=grouping)
    order = wall_order(RACE, WallForm.NARROW, pick)
    filled = (replace(RACE[0], filled=3), *RACE[1:])
    assert renewed_order(order, RACE, filled) == wall_order(filled, WallForm.NARROW, pick)


@pytest.mark.parametrize(
    "change",
    [
        {"name": "other"},
        {"kind": ClockKind.PROJECT},
        {"visibility": Visibility.HIDDEN},
        {"locked": True},
        {"opens": (EntityId("d"),)},
        {"race": RaceView(rival_id=EntityId("a"), lead=0, is_second=False)},
        {"deed": DeedView(group="Docks")},
        {"deed": DeedView(owner="Nell")},
        {"deed": DeedView(is_archived=True)},
    ],
)
def test_what_may_move_a_clock_has_the_wall_found_anew(change: dict[str, Any]) -> None:
    order = wall_order(RACE, WallForm.WIDE)
    moved = (RACE[0], replace(B, **change), *RACE[2:])
    assert renewed_order(order, RACE, moved) is None
    assert renewed_order(order, RACE, RACE[:3]) is None


@pytest.mark.parametrize(
    ("moved", "group", "before"),
    [
        pytest.param("d", 0, ("a",), id="to the front: before the first of the pair"),
        pytest.param("a", 2, ("d",), id="the pair on by one"),
        pytest.param("c", 3, (None,), id="the pair to the end"),
        pytest.param("b", 3, (None,), id="to the end"),
        pytest.param("b", 1, None, id="where it stands"),
        pytest.param("b", 2, None, id="behind itself"),
        pytest.param("z", 0, None, id="what is not on the wall"),
    ],
)
def test_a_place_on_the_wall_is_a_clock_to_go_before(
    moved: str, group: int, before: tuple[str | None] | None
) -> None:
    order = wall_order(RACE, WallForm.WIDE, WallPick(only=WallFilter.ALL))
    ranked = [view.clock_id for view in RACE]
    assert place_before(order, ranked, EntityId(moved), group) == before


def test_the_earliest_clock_of_a_card_is_the_one_to_go_before() -> None:
    second_first = (RACE[2], B, RACE[0])  # the rival drawn second has the smaller rank
    order = wall_order(second_first, WallForm.WIDE, WallPick(only=WallFilter.ALL))
    ranked = [view.clock_id for view in second_first]
    assert place_before(order, ranked, EntityId("b"), 0) == ("c",)


def _said(view: ClockView, **deed: Any) -> ClockView:  # noqa: ANN401 - fields of a deed
    return replace(view, deed=replace(view.deed, **deed))


def test_what_is_put_away_stands_apart() -> None:
    clocks = (A, _said(B, is_archived=True), replace(C, visibility=Visibility.HIDDEN))
    assert list(counts(clocks).values()) == [2, 1, 1, 1]
    away = wall_order(clocks, WallForm.WIDE, WallPick(only=WallFilter.ARCHIVED))
    assert away.groups == (("b",),)


@pytest.mark.parametrize(
    ("search", "found"),
    [("ALARM", "a"), ("docks", "b"), ("ilse", "c"), ("docks bells", "b"), ("docks alarm", "")],
)
def test_a_search_looks_at_names_headings_and_owners(search: str, found: str) -> None:
    clocks = (
        replace(A, name="Alarm"),
        _said(replace(B, name="Bells"), group="Docks"),
        _said(replace(C, name="Crowd"), owner="Ilse"),
    )
    order = wall_order(clocks, WallForm.WIDE, WallPick(search=search))
    assert "".join(key for group in order.groups for key in group) == found


def test_groups_stand_as_they_first_come_and_those_of_none_last() -> None:
    clocks = (A, _said(B, group="Docks"), _said(C, group="Town"), _said(D, group="Docks"))
    order = wall_order(clocks, WallForm.NARROW, WallPick(grouping=WallGrouping.HEADING))
    heads = [(head.key, len(head.clocks), head.first) for head in order.heads]
    assert heads == [("Docks", 2, 0), ("Town", 1, 2), ("", 1, 3)]
    assert order.groups == (("b",), ("d",), ("c",), ("a",))
    folded = WallPick(grouping=WallGrouping.HEADING, folded=frozenset({"Docks"}))
    order = wall_order(clocks, WallForm.WIDE, folded)
    assert [(head.key, head.first, head.is_folded) for head in order.heads] == [
        ("Docks", 0, True),
        ("Town", 0, False),
        ("", 1, False),
    ]
    assert order.groups == (("c",), ("a",))
    by_kind = wall_order(clocks[:1], WallForm.WIDE, WallPick(grouping=WallGrouping.KIND))
    assert [head.key for head in by_kind.heads] == [A.kind]


def test_a_chain_takes_a_column_for_each_of_its_clocks_up_to_three() -> None:
    def chain(count: int) -> CardView:
        return CardView(kind=CardKind.CHAIN, clocks=(A,) * count)

    assert [span(chain(count)) for count in (2, 3, 4)] == [2, 3, 3]
