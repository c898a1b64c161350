from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.table.clock_view import CardKind, CardView, ClockView, RaceView, cards


def view(name: str, opens: str = "", *, rival: str = "", is_second: bool = False) -> ClockView:
    race = RaceView(rival_id=EntityId(rival), lead=0, is_second=is_second) if rival else None
    return ClockView(
        clock_id=EntityId(name),
        name=name,
        kind=ClockKind.PROGRESS,
        size=4,
        filled=0,
        opens=tuple(EntityId(other) for other in opens),
        race=race,
    )


def laid(*views: ClockView) -> list[str]:
    """Return each card in short: "single a", "chain a b c", "race a b"."""
    return [
        f"{card.kind} {' '.join(member.clock_id for member in card.clocks)}"
        for card in cards(views)
    ]


def test_clocks_without_relations_have_a_card_each_in_their_order() -> None:
    one, two = view("b"), view("a")
    assert cards([one, two]) == (
        CardView(kind=CardKind.SINGLE, clocks=(one,)),
        CardView(kind=CardKind.SINGLE, clocks=(two,)),
    )
    assert cards([]) == ()


@pytest.mark.rule("blades 47")
def test_rivals_share_a_card_where_the_first_of_them_stands() -> None:
    escape, hunters = view("e", rival="h"), view("h", rival="e", is_second=True)
    assert laid(view("x"), escape, view("y"), hunters) == ["single x", "race e h", "single y"]
    assert laid(view("x"), hunters, view("y"), escape) == ["single x", "race e h", "single y"]


def test_a_race_with_a_clock_that_is_not_there_or_runs_another_is_no_card() -> None:
    assert laid(view("a", rival="b")) == ["single a"]
    assert laid(view("a", rival="a")) == ["single a"]
    assert laid(view("a", rival="b"), view("b")) == ["single a", "single b"]
    assert laid(
        view("a", rival="b"), view("b", rival="c"), view("c", rival="b", is_second=True)
    ) == ["single a", "race b c"]


@pytest.mark.rule("blades 45")
@pytest.mark.rule("blades 47")
@pytest.mark.parametrize("order", ["abcd", "dcba", "badc", "cadb"])
def test_a_chain_is_one_card_in_the_order_of_opening(order: str) -> None:
    chain = {"a": view("a", "b"), "b": view("b", "c"), "c": view("c", "d"), "d": view("d")}
    assert laid(*(chain[name] for name in order), view("x")) == ["chain a b c d", "single x"]


@pytest.mark.parametrize("order", ["abc", "acb", "bac", "bca", "cab", "cba"])
def test_at_a_fork_the_chain_follows_the_first_link_and_the_other_stands_alone(order: str) -> None:
    fork = {"a": view("a", "bc"), "b": view("b"), "c": view("c")}
    assert sorted(laid(*(fork[name] for name in order))) == ["chain a b", "single c"]


def test_the_other_branch_of_a_fork_is_a_chain_of_its_own() -> None:
    assert laid(view("d"), view("c", "d"), view("a", "bc"), view("b")) == ["chain c d", "chain a b"]


def test_two_openers_of_one_clock_share_it_not() -> None:
    assert laid(view("a", "c"), view("b", "c"), view("c")) == ["chain a c", "single b"]
    assert laid(view("c"), view("b", "c"), view("a", "c")) == ["chain b c", "single a"]


def test_a_chain_takes_the_next_link_when_the_first_is_on_another_chain() -> None:
    assert laid(view("a", "c"), view("b", "cd"), view("c"), view("d")) == ["chain a c", "chain b d"]


@pytest.mark.parametrize("order", ["abcd", "dcba", "bdac"])
def test_races_stand_apart_from_chains(order: str) -> None:
    some = {
        "a": view("a", "b"),
        "b": view("b", "d", rival="c"),
        "c": view("c", rival="b", is_second=True),
        "d": view("d"),
    }
    assert sorted(laid(*(some[name] for name in order))) == ["race b c", "single a", "single d"]


def test_links_to_clocks_that_are_not_there_are_no_chain() -> None:
    assert laid(view("a", "zb"), view("b", "z")) == ["chain a b"]


def test_a_chain_that_bites_its_tail_still_ends() -> None:
    assert laid(view("b", "c"), view("a", "b"), view("c", "a")) == ["chain c a b"]
    assert laid(view("a", "a")) == ["single a"]
    assert laid(view("a", "ab"), view("b")) == ["single a", "single b"]


names = st.sampled_from("abcdefgh")


@st.composite
def walls(draw: st.DrawFn) -> tuple[ClockView, ...]:
    """Any clocks with any links, round in circles too, and some of them racing in pairs."""
    some = draw(st.lists(names, unique=True))
    views = {name: view(name, "".join(draw(st.lists(names, max_size=3)))) for name in some}
    racing = draw(st.lists(st.sampled_from(some), unique=True)) if some else []
    for one, two in zip(racing[::2], racing[1::2], strict=False):
        for name, rival in ((one, two), (two, one)):
            race = RaceView(rival_id=EntityId(rival), lead=0, is_second=name == two)
            views[name] = replace(views[name], race=race)
    return tuple(views.values())


@given(walls())
def test_every_clock_is_on_one_card_as_its_relations_say(wall: tuple[ClockView, ...]) -> None:
    found = cards(wall)
    members = [member for card in found for member in card.clocks]
    assert sorted(one.clock_id for one in members) == sorted(one.clock_id for one in wall)
    places = [min(wall.index(member) for member in card.clocks) for card in found]
    assert places == sorted(places)
    for card in found:
        _check(card)


def _check(card: CardView) -> None:
    match card.kind:
        case CardKind.SINGLE:
            (only,) = card.clocks
            assert only.race is None
        case CardKind.RACE:
            first, second = card.clocks
            assert first.race is not None
            assert second.race is not None
            assert (first.race.rival_id, first.race.is_second) == (second.clock_id, False)
            assert (second.race.rival_id, second.race.is_second) == (first.clock_id, True)
        case CardKind.CHAIN:
            assert len(card.clocks) > 1
            assert all(one.race is None for one in card.clocks)
            for one, following in zip(card.clocks, card.clocks[1:], strict=False):
                assert following.clock_id in one.opens
