"""A sheet on paper: what the file says is what the sheet is, in every language and size."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from tests.paper.pdf_reading import Pdf, read_pdf
from tests.play.storyteller.hands import GREGOR, ILSE, gregor, ilse, table

from duskboard.app.sheet_printing import row_tables
from duskboard.core.storyteller.gear import Armour, Weapon
from duskboard.core.storyteller.health import Health
from duskboard.core.storyteller.power import Merit, Power
from duskboard.core.storyteller.sheet import Profile, Sheet, Trait, new_sheet, with_trait
from duskboard.core.storyteller.trait import AttributeId, Creature, TraitKind, attribute
from duskboard.i18n.storyteller_trait_text import trait_text
from duskboard.i18n.words import Language, Words
from duskboard.paper.leaf import PaperSize, paper_look, pdf
from duskboard.paper.sheet_paper import sheet_document
from duskboard.table.sheet_view import SheetView, sheet_view
from duskboard.theme.look import Look

Printed = Callable[..., Pdf]
AUSPEX = Trait(kind=TraitKind.DISCIPLINE, name="auspex", rating=2)
WITS = Trait(
    kind=TraitKind.MENTAL, name=AttributeId.WITS, rating=4, specialties=("ambush", "cards")
)


def full() -> Sheet:
    """Ilse with something in every part of her sheet."""
    sheet = with_trait(with_trait(ilse(), AUSPEX), WITS)
    return replace(
        sheet,
        profile=Profile(player="Ada", concept="Smuggler", nature="Survivor", haven="The tower"),
        health=Health(aggravated=1, bashing=1),
        powers=(Power(discipline="auspex", dot=1, name="Sharp ears"),),
        merits=(Merit(name="Night eyes", points=3),),
        weapons=(Weapon(name="Old sabre", pool=(attribute(AttributeId.DEXTERITY),), dice=2),),
        armour=(Armour(name="Boiled coat", rating=2, penalty=-1),),
        notes="Owes the harbour master.\nWill not cross the river.",
        earned=12,
        paid=7,
    )


@pytest.fixture
def view() -> SheetView:
    found = sheet_view(table(ilse=full()), ILSE)
    assert found is not None
    return found


@pytest.fixture
def printed(look: Look, resources: Path, qapp: QApplication) -> Printed:
    """Prints a sheet and reads the file."""
    del qapp

    def print_it(
        view: SheetView,
        language: Language = Language.ENGLISH,
        paper: PaperSize = PaperSize.A4,
        *,
        is_form: bool = False,
    ) -> Pdf:
        QLocale.setDefault(QLocale(language.value))
        look.use(language=language)
        words = Words(resources / "translations", language)
        on_paper = paper_look(look)
        tables = row_tables(words, view)
        document = sheet_document(
            on_paper, words, view, tables, campaign="Kelder Quay", paper=paper, is_form=is_form
        )
        return read_pdf(pdf(document, on_paper))

    return print_it


@pytest.mark.parametrize(
    ("paper", "wide", "high"), [(PaperSize.A4, 595, 842), (PaperSize.LETTER, 612, 792)]
)
def test_a_page_stands_and_is_as_large_as_the_paper(
    printed: Printed, view: SheetView, paper: PaperSize, wide: int, high: int
) -> None:
    boxes = printed(view, paper=paper).boxes
    assert {tuple(round(side) for side in box) for box in boxes} == {(wide, high)}


@pytest.mark.parametrize("language", Language)
def test_every_trait_and_its_dots_stand_in_the_file(
    printed: Printed, view: SheetView, resources: Path, language: Language
) -> None:
    found = printed(view, language=language)
    words = Words(resources / "translations", language)
    assert "\ufffd" not in found.text
    assert all(found.fonts.values())
    traits = [dots for group in view.groups for dots in group.traits]
    assert len(traits) == 9 + 30 + 3 + 1
    for dots in (*traits, *view.long):
        # The number is drawn first, then the label and what it is noted for.
        label = f"{dots.rating}{trait_text(words, dots.key)}"
        assert found.has(label), label


def test_the_paper_says_what_the_sheet_is(printed: Printed, view: SheetView) -> None:
    found = printed(view)
    for text in (
        "Ilse", "Ada", "Smuggler", "Survivor", "The tower", "Kelder Quay",
        "ambush and cards", "8 of 10 · 1 a turn", "Experience left5 of 12",
        "Sharp ears", "Auspex 1", "Night eyes", "+3",
        "Old sabre", "3 dice lethal", "3d10", "Boiled coat", "worn · −1 with Dexterity", "+2",
        "Owes the harbour master.", "Will not cross the river.",
        "Duskboard, page 1 of 2",
    ):  # fmt: skip
        assert found.has(text), text


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (Language.ENGLISH, ("NameDetails", "Experience left5 of 12", "Sire")),
        (Language.TRADITIONAL_CHINESE, ("名稱說明", "剩餘經驗值5\uff0f12", "尊長")),
        (Language.SIMPLIFIED_CHINESE, ("名称说明", "剩余经验值5\uff0f12", "尊长")),
    ],
)
def test_heads_and_figures_are_said_as_each_language_says_them(
    printed: Printed, view: SheetView, language: Language, texts: tuple[str, ...]
) -> None:
    found = printed(view, language=language, paper=PaperSize.LETTER)
    for text in texts:
        assert found.has(text), text


def test_a_ghoul_has_a_master_on_paper_too(printed: Printed) -> None:
    found = sheet_view(table(gregor=new_sheet("Tobias", Creature.GHOUL)), GREGOR)
    assert found is not None
    for is_form in (False, True):
        paper = printed(found, is_form=is_form)
        assert (paper.has("Master"), paper.has("Sire")) == (True, False)
        assert (paper.has("Clan"), paper.has("Generation")) == (True, False)


def test_a_form_names_the_traits_and_nobody(printed: Printed, view: SheetView) -> None:
    found = printed(view, is_form=True)
    for text in ("Kindred", "Strength", "Politics", "Conscience", "Incapacitated", "Weapons"):
        assert found.has(text), text
    for text in ("Ilse", "Ada", "ambush", "Sharp ears", "Owes", "8 of 10", "Kelder"):
        assert not found.has(text), text
    assert not found.has("3Dexterity")


def test_a_mortal_has_no_blood_and_no_generation(printed: Printed) -> None:
    found = sheet_view(table(gregor=gregor()), GREGOR)
    assert found is not None
    paper = printed(found)
    assert paper.has("2Dexterity")
    assert not paper.has("Blood pool")
    assert not paper.has("Generation")


def test_many_rows_go_on_the_next_page_and_no_title_stands_alone(
    printed: Printed, view: SheetView
) -> None:
    many = tuple(Weapon(name=f"Blade {number}") for number in range(60))
    found = printed(replace(view, weapons=many))
    assert len(found.texts) == 3
    for page in found.texts:
        assert not re.sub(r"\s", "", page).endswith("WeaponsNameDetailsDice")
    assert found.has("Blade 59")
