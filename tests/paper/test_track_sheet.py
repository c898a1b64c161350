"""The track on paper: what the file says is what the chase is, in every language and size."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from tests.paper.pdf_reading import Pdf, read_pdf
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    HOB,
    TOM,
    WALL,
    four,
    laid,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import Direction
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.paper.leaf import PaperSize, page_room, paper_look, pdf
from duskboard.paper.track_sheet import TrackPrint, track_document
from duskboard.table.board_view import BoardView, board_view
from duskboard.table.table import Table
from duskboard.theme.look import Look

Printed = Callable[..., Pdf]


@pytest.fixture
def view() -> BoardView:
    table = started(four(laid(lying={3: WALL, 5: FENCE})))
    found = board_view(table)
    assert found is not None
    return found


@pytest.fixture
def printed(look: Look, resources: Path, qapp: QApplication) -> Printed:
    """Prints a chase and reads the file."""
    del qapp

    def print_it(
        view: BoardView | None,
        what: TrackPrint = TrackPrint.STATE,
        language: Language = Language.ENGLISH,
        paper: PaperSize = PaperSize.A4,
    ) -> Pdf:
        QLocale.setDefault(QLocale(language.value))
        look.use(language=language)
        words = Words(resources / "translations", language)
        on_paper = paper_look(look)
        document = track_document(on_paper, words, view, what, campaign="Kelder Quay", paper=paper)
        return read_pdf(pdf(document, on_paper))

    return print_it


@pytest.mark.parametrize(
    ("paper", "wide", "high"), [(PaperSize.A4, 842, 595), (PaperSize.LETTER, 792, 612)]
)
def test_a_page_is_as_large_as_the_paper_and_lies_on_its_side(
    printed: Printed, view: BoardView, paper: PaperSize, wide: int, high: int
) -> None:
    found = printed(view, paper=paper)
    assert [tuple(round(side) for side in box) for box in found.boxes] == [(wide, high)]
    assert page_room(paper).width() > 950


def test_the_paper_says_what_the_chase_is(printed: Printed, view: BoardView) -> None:
    found = printed(view)
    assert len(found.texts) == 1
    for place in view.places:
        assert found.has(place.name or "?")
    assert [found.has(text) for text in ("Low wall", "Climb", "Fence", "5 HP")] == [True] * 4
    assert found.has("Ferry steps to the night tram")
    assert found.has("Kelder Quay, Round 1")
    assert found.has("Duskboard, page 1 of 1")


def test_everybody_stands_in_the_table_in_the_order_of_turns(
    printed: Printed, view: BoardView
) -> None:
    text = printed(view).text
    rows = (
        "1Finnpursuer9753of3NetlaneClimb45",
        "2Eddaquarry8702of2RopewalkClimb45",
        "3Tomquarry7501of1Cooper",
        "4Hobpursuer7451of1FishmarketClimb45",
    )
    assert [row in text for row in rows] == [True] * 4
    assert [text.index(row) for row in rows] == sorted(text.index(row) for row in rows)


@pytest.mark.rule("chase 14.5")
def test_pools_and_ratings_stand_there_in_the_words_of_their_game(
    printed: Printed, view: BoardView
) -> None:
    sources = {EDDA: CheckSource.POOL, TOM: CheckSource.RATING}
    tokens = tuple(
        replace(one, source=sources.get(one.person_id, CheckSource.D100), mov=8, dex=70)
        for one in view.tokens
    )
    found = printed(replace(view, tokens=tokens))
    assert [found.has(text) for text in ("Dexterity + Athletics 45d", "Prowl 45d")] == [True, True]


@pytest.mark.rule("chase 6.3")
def test_the_paper_says_what_is_met_one_way_only(printed: Printed, view: BoardView) -> None:
    assert not printed(view).has("back only")
    back = frozenset({Direction.BACKWARD})
    ways = tuple(
        replace(one, hazard=replace(one.hazard, ways=back)) if one.hazard else one
        for one in view.ways
    )
    assert printed(replace(view, ways=ways)).has("back only")


def test_figures_follow_the_state(printed: Printed, view: BoardView) -> None:
    tokens = tuple(
        replace(token, left=0, owed=2) if token.person_id == HOB else token for token in view.tokens
    )
    found = printed(replace(view, tokens=tokens, round=12))
    assert found.has("0 of 1, owes 2")
    assert found.has("Round 12")
    assert not printed(view).has("owes")


@pytest.mark.parametrize("language", Language)
def test_every_word_can_be_read_out_of_the_file(
    printed: Printed, view: BoardView, language: Language
) -> None:
    names = {EDDA: "艾妲", TOM: "湯姆", FINN: "芬恩", HOB: "直骨角"}
    tokens = tuple(replace(one, name=names[one.person_id]) for one in view.tokens)
    found = printed(replace(view, tokens=tokens), language=language)
    assert "\ufffd" not in found.text
    assert all(found.has(name) for name in names.values())
    head = {
        Language.ENGLISH: ("Turn", "Climb 45", "pursuer"),
        Language.TRADITIONAL_CHINESE: ("順序", "攀爬 45", "追逐者"),
        Language.SIMPLIFIED_CHINESE: ("顺序", "攀爬 45", "追逐者"),
    }
    assert all(found.has(text) for text in head[language])
    assert found.fonts
    assert all(found.fonts.values())  # each is in the file
    assert all("Duskboard" in name for name in found.fonts)


def test_without_people_there_are_lines_for_them(printed: Printed, view: BoardView) -> None:
    found = printed(view, TrackPrint.TRACK)
    assert found.has("Low wall")
    assert found.has("Night tram")
    assert not any(found.has(name) for name in ("Edda", "Finn", "pursuer", "Round 1"))
    assert found.has("Kelder Quay")


def test_a_form_has_twelve_numbers_on_one_page_and_no_secret(
    printed: Printed, view: BoardView
) -> None:
    for paper in PaperSize:
        found = printed(view, TrackPrint.FORM, paper=paper)
        assert len(found.texts) == 1
        numbers = re.findall(r"\d+", found.texts[0].split("page")[1])
        assert [number for number in map(str, range(1, 13)) if number not in numbers] == []
        assert not found.has("Kelder Quay")
        assert not found.has("Ferry steps")
    assert printed(None).text == printed(view, TrackPrint.FORM).text


def test_a_crowd_at_one_place_is_counted(printed: Printed) -> None:
    people = [somebody(EntityId(f"ghoul{number}"), 1) for number in range(5)]
    table = with_people(laid(2), [*people, somebody(EDDA, 0, side=Side.QUARRY)])
    found = printed(board_view(table))
    assert found.has("and 3 more")
    assert found.has("Ghoul0")
    assert found.has("Ghoul4")  # in the table of everybody


def test_many_go_on_over_pages_with_the_head_again(printed: Printed) -> None:
    people = [somebody(EntityId(f"ghoul{number}"), 0) for number in range(40)]
    found = printed(board_view(with_people(laid(8), people)))
    assert len(found.texts) == 3
    assert [text.count("Turn") for text in found.texts] == [1, 1, 1]
    last = re.sub(r"\s", "", found.texts[2])
    assert "Ghoul39" in last
    assert "page3of3" in last


def test_no_chase_is_a_form(printed: Printed) -> None:
    assert board_view(Table()) is None
    assert printed(None).has("Chase")
