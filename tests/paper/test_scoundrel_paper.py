"""A scoundrel on paper: what the file says is what the sheet is, in every language."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from tests.paper.pdf_reading import Pdf, read_pdf
from tests.table.test_scoundrel_view import NELL, SHEET, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import Bond, Contact, Item, Profile, Ratings, Scoundrel
from duskboard.i18n.words import Language, Words
from duskboard.paper.leaf import PaperSize, paper_look, pdf
from duskboard.paper.scoundrel_paper import scoundrel_document
from duskboard.table.scoundrel_view import scoundrel_view
from duskboard.theme.look import Look

Printed = Callable[..., Pdf]

NELL_NOW = replace(
    SHEET,
    name="Nell Harrow",
    profile=Profile(alias="Wick", playbook="Acrobat", vice="gambling", purveyor="Old Pell"),
    ratings=Ratings(prowl=3, finesse=1),
    stress=5,
    traumas=("haunted",),
    harm=Harm(wounds=(Wound(level=2, text="gashed arm"),), healing=1),
    items=(Item(name="Silk line", load=2, is_fine=True, is_carried=True),),
    abilities=(Ability(key=AbilityId.SHADOW), Ability(name="A way with dogs", text="They obey")),
    contacts=(Contact(name="The Tailor", bond=Bond.RIVAL),),
    coin=3,
    stash=12,
    notes="Owes the ferryman",
)


@pytest.fixture
def printed(look: Look, resources: Path, qapp: QApplication) -> Printed:
    """Prints a scoundrel and reads the file."""
    del qapp

    def print_it(
        sheet: Scoundrel = NELL_NOW,
        language: Language = Language.ENGLISH,
        paper: PaperSize = PaperSize.A4,
        *,
        is_form: bool = False,
    ) -> Pdf:
        look.use(language=language)
        words = Words(resources / "translations", language)
        view = scoundrel_view(table(sheet), NELL)
        assert view is not None
        on_paper = paper_look(look)
        document = scoundrel_document(
            on_paper, words, view, campaign="Kelder Quay", paper=paper, is_form=is_form
        )
        return read_pdf(pdf(document, on_paper))

    return print_it


def test_the_paper_says_what_the_sheet_is(printed: Printed) -> None:
    found = printed()
    wanted = (
        "Nell Harrow",
        "Wick",
        "Acrobat",
        "Gambling",
        "Old Pell",
        "Stress5 of 9",
        "Trauma",
        "Haunted · 1 of 4",
        "Harm, level 2gashed arm",
        "Healing1 of 4",
        "Coin3 of 4",
        "Stash12 of 40",
        "Prowess · 2",
        "3Prowl",
        "1Finesse",
        "Shadow",
        "A way with dogs",
        "They obey",
        "Silk line · fine",
        "The TailorRival",
        "Owes the ferryman",
        "Kelder Quay",
    )
    assert [text for text in wanted if not found.has(text)] == []
    assert all(found.fonts.values())
    assert [name for name in found.fonts if "Duskboard" not in name] == []


def test_a_form_tells_nothing_of_anybody(printed: Printed) -> None:
    found = printed(Scoundrel(name="-"), paper=PaperSize.LETTER, is_form=True)
    assert [found.has(text) for text in ("Prowl", "Stress", "Special abilities")] == [True] * 3
    assert not found.has("of 9")
    assert len(found.texts) == 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.TRADITIONAL_CHINESE, ("匿蹤", "壓力", "惡夢")),
        (Language.SIMPLIFIED_CHINESE, ("潜行", "压力")),
    ],
)
def test_it_speaks_chinese_with_fonts_of_its_own(
    printed: Printed, language: Language, told: tuple[str, ...]
) -> None:
    found = printed(language=language)
    assert [text for text in told if not found.has(text)] == []
    assert all(found.fonts.values())
    assert [name for name in found.fonts if "Duskboard" not in name] == []
