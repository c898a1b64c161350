"""Clocks on paper: what the file says is what the wall is, in every language."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from tests.paper.pdf_reading import Pdf, read_pdf

from duskboard.core.clocks.clock import Beat, ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.paper.clock_sheet import BLANK_SIZES, ClockPrint, clock_document
from duskboard.paper.leaf import PaperSize, paper_look, pdf
from duskboard.table.clock_view import ClockView, DeedView, RaceView
from duskboard.theme.look import Look

Printed = Callable[..., Pdf]

ALARM = ClockView(
    clock_id=EntityId("alarm"),
    name="Alarm",
    kind=ClockKind.DANGER,
    size=6,
    filled=4,
    deed=DeedView(happens="The bell rings", beat=Beat.SCENE, owner="Ilse Varga"),
)
AWAY = replace(ALARM, clock_id=EntityId("away"), name="Old grudge", deed=DeedView(is_archived=True))
MASKED = ClockView(clock_id=EntityId("x"), name="Rumour", kind=None, size=None, filled=None)


@pytest.mark.rule("blades 47")
def test_ties_are_told_and_a_blank_clock_has_an_empty_hub(printed: Printed) -> None:
    """A race is told of both, what opens what of the one that does; a form says no number."""
    other = replace(ALARM, clock_id=EntityId("run"), name="Run", opens=(EntityId("alarm"),))
    raced = replace(
        ALARM, race=RaceView(rival_id=EntityId("run"), lead=1, is_second=False), deed=DeedView()
    )
    found = printed((raced, replace(other, deed=DeedView())))
    assert found.has("Danger · 4 of 6 · races “Run")
    assert found.has("4/6")
    assert found.has("Danger · 4 of 6 · opens “Alarm")
    form = printed((), ClockPrint.FORM)
    assert not form.has("/")


@pytest.fixture
def printed(look: Look, resources: Path, qapp: QApplication) -> Printed:
    """Prints clocks and reads the file."""
    del qapp

    def print_it(
        clocks: tuple[ClockView, ...],
        what: ClockPrint = ClockPrint.STATE,
        language: Language = Language.ENGLISH,
        paper: PaperSize = PaperSize.A4,
    ) -> Pdf:
        look.use(language=language)
        words = Words(resources / "translations", language)
        on_paper = paper_look(look)
        document = clock_document(
            on_paper, words, clocks, what, campaign="Kelder Quay", paper=paper
        )
        return read_pdf(pdf(document, on_paper))

    return print_it


def test_the_paper_says_what_the_wall_is(printed: Printed) -> None:
    found = printed((ALARM, AWAY, MASKED))
    told = "Danger · 4 of 6 · each scene · Ilse Varga · The bell rings"
    assert [found.has(text) for text in ("Alarm", told, "Rumour", "Kelder Quay")] == [True] * 4
    assert not found.has("Old grudge")
    assert found.fonts
    assert all(found.fonts.values())


def test_what_players_see_says_nothing_of_what_a_clock_does(printed: Printed) -> None:
    found = printed((replace(ALARM, deed=DeedView()), MASKED), ClockPrint.SHOWN)
    assert found.has("Danger · 4 of 6")
    assert not found.has("Ilse")
    assert not found.has("bell")


@pytest.mark.rule("blades 45")
def test_a_form_has_blank_clocks_of_the_usual_sizes(printed: Printed) -> None:
    found = printed((ALARM,), ClockPrint.FORM, paper=PaperSize.LETTER)
    assert [BLANK_SIZES.count(size) for size in (4, 6, 8, 10, 12)] == [6, 6, 4, 1, 1]
    assert not found.has("Alarm")
    assert len(found.texts) == len(printed((ALARM,), ClockPrint.FORM).texts) == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.TRADITIONAL_CHINESE, "每場景"),
        (Language.SIMPLIFIED_CHINESE, "每场景"),
    ],
)
def test_it_speaks_chinese_with_fonts_of_its_own(
    printed: Printed, language: Language, told: str
) -> None:
    found = printed(
        tuple(replace(ALARM, clock_id=EntityId(str(n))) for n in range(20)), language=language
    )
    assert found.has(told)
    assert len(found.texts) == 2
    assert all(found.fonts.values())
