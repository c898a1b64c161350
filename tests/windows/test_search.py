from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.windows.search import rank, spans


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    title: str
    detail: str = ""


def titles(query: str, *things: Thing) -> list[str]:
    return [thing.title for thing in rank(query, things)]


def test_the_better_the_match_the_earlier() -> None:
    assert titles(
        "fin",
        Thing(title="Fog in town"),
        Thing(title="Last tram leaves", detail="clock: “finale” in its note"),
        Thing(title="Muffin"),
        Thing(title="Who finds the ledger"),
        Thing(title="Hob"),
        Thing(title="Finn Cray"),
    ) == ["Finn Cray", "Who finds the ledger", "Muffin", "Last tram leaves"]
    assert titles(
        "fin",
        Thing(title="Fog in town"),
        Thing(title="Last tram leaves", detail="clock: “finale” in its note"),
        Thing(title="Muffin"),
    ) == ["Muffin", "Last tram leaves", "Fog in town"]


@pytest.mark.parametrize("query", ["reset", "reset this", "Reset this"])
def test_letters_from_the_middle_of_words_are_no_match(query: str) -> None:
    long = "A very long clock name that goes on and on without end about the tide"
    assert titles(query, Thing(title=long), Thing(title="Reset this workspace")) == [
        "Reset this workspace"
    ]
    assert titles(query, Thing(title=long)) == []


@pytest.mark.parametrize(
    ("query", "found"),
    [("fc", True), ("ficr", True), ("fi cr", True), ("fy", False), ("nc", False), ("fncy", False)],
)
def test_beginnings_of_words_match(query: str, *, found: bool) -> None:
    assert titles(query, Thing(title="Finn Cray")) == ["Finn Cray"] * found


def test_initials_win_over_nothing_that_begins_so() -> None:
    """Groups put things before commands: an exact command must not stand below a chance match."""
    assert titles("res", Thing(title="Rain eats stone"), Thing(title="Reset")) == ["Reset"]
    assert titles("res", Thing(title="Rain eats stone")) == ["Rain eats stone"]


def test_equally_good_ones_stay_in_order() -> None:
    things = [Thing(title=f"Finn {number}") for number in (3, 1, 2)]
    assert list(rank("finn", things)) == things


def test_nothing_typed_finds_everything() -> None:
    things = (Thing(title="b"), Thing(title="a"))
    assert rank("  ", things) == things


@pytest.mark.parametrize(
    ("query", "title"),
    [
        ("FINN", "finn"),
        ("ｆｉｎｎ", "Finn"),  # noqa: RUF001 - full width is the point
        ("finn", "Ｆｉｎｎ"),  # noqa: RUF001 - full width is the point
        ("strasse", "Straße"),
        ("cafe", "Café"),
        ("cafe\u0301", "Café"),
        ("café", "Cafe\u0301"),
        ("度鐘", "進度鐘"),
    ],
)
def test_case_width_and_accents_do_not_matter(query: str, title: str) -> None:
    assert titles(query, Thing(title=title)) == [title]


def test_chinese_matches_by_whole_runs() -> None:
    things = (Thing(title="進度鐘"), Thing(title="進一步的鐘"), Thing(title="度量進度鐘"))
    assert titles("進度鐘", *things) == ["進度鐘", "度量進度鐘"]


def test_a_later_word_start_counts_more_than_an_earlier_inside() -> None:
    assert titles("in", Thing(title="Muffins"), Thing(title="Muffin in hand")) == [
        "Muffin in hand",
        "Muffins",
    ]


@pytest.mark.parametrize(
    ("query", "text", "where"),
    [
        ("fin", "Finn Cray", ((0, 3),)),
        ("fin", "Who finds", ((4, 7),)),
        ("in", "Muffin in", ((7, 9),)),
        ("fc", "Finn Cray", ((0, 1), (5, 6))),
        ("fcr", "Finn a Cray", ((0, 1), (7, 9))),
        ("foon", "Fog of onions", ((0, 1), (4, 5), (7, 9))),
        ("ss", "Straße", ((4, 5),)),
        ("度", "進度鐘", ((1, 2),)),
        ("x", "Finn", ()),
        ("", "Finn", ()),
        ("進鐘", "進度鐘", ()),
    ],
)
def test_spans_say_where(query: str, text: str, where: tuple[tuple[int, int], ...]) -> None:
    assert spans(query, text) == where


def test_beside_the_title_characters_do_not_scatter() -> None:
    assert spans("fc", "finale of a chase", scattered=False) == ()


@given(st.text(max_size=8), st.lists(st.text(max_size=20), max_size=20))
def test_what_is_found_has_its_place(query: str, texts: list[str]) -> None:
    found = rank(query, [Thing(title=text) for text in texts])
    for thing in found:
        for start, end in spans(query, thing.title):
            assert 0 <= start < end <= len(thing.title)


@given(st.text(min_size=1), st.text(), st.text())
def test_what_contains_the_query_is_found(query: str, before: str, after: str) -> None:
    thing = Thing(title=f"{before} {query} {after}")
    assert rank(query, [thing]) == (thing,)
