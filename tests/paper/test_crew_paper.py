"""A crew on paper: what the file says is what the sheet is, in every language."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from tests.paper.pdf_reading import Pdf, read_pdf

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.claim import ClaimId, ClaimState, grid, in_state, with_claim
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.crew import Crew, CrewContact, CrewProfile
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.upgrade import UpgradeId, upgrade
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.panels.crew_rows import listed
from duskboard.paper.crew_paper import crew_document
from duskboard.paper.leaf import PaperSize, paper_look, pdf
from duskboard.play.blades.crew import add_crew
from duskboard.play.blades.faction import add_faction
from duskboard.table.crew_view import crew_view
from duskboard.table.table import Table
from duskboard.theme.look import Look

Printed = Callable[..., Pdf]
CLAIMS = grid([[ClaimId.FIXER, ClaimId.TURF], [ClaimId.LAIR, ClaimId.VICE_DEN]])
BELLS = Crew(
    name="The Low Bells",
    profile=CrewProfile(
        kind="Quiet hands",
        reputation="daring",
        lair="Beneath the tannery",
        grounds="Four streets",
        preferred="Burglary",
        notes="Owes the ferryman",
    ),
    tier=1,
    rep=5,
    heat=2,
    wanted=1,
    coin=3,
    xp=6,
    abilities=(Ability(key=CrewAbilityId.SECOND_STORY), Ability(name="Low tide", text="Wait.")),
    upgrades=(upgrade(UpgradeId.MASTERY, 1),),
    cohorts=(Cohort(name="Rafters", types=("rovers",), edges=("loyal",), flaws=("wild",), harm=1),),
    contacts=(CrewContact(name="Old Sal", about="ferrywoman", is_favourite=True),),
    claims=in_state(
        with_claim(CLAIMS, replace(CLAIMS.claim("00-00"), owner="Eel Court")),
        "00-01",
        ClaimState.HELD,
    ),
    prison=(1,),
)


@pytest.fixture
def printed(look: Look, resources: Path, qapp: QApplication) -> Printed:
    """Prints a crew and reads the file."""
    del qapp

    def print_it(
        crew: Crew = BELLS,
        language: Language = Language.ENGLISH,
        *,
        is_form: bool = False,
    ) -> Pdf:
        look.use(language=language)
        words = Words(resources / "translations", language)
        table = Table(entities={})
        table = table.applied(add_crew(table, EntityId("bells"), crew).changes)
        court = Faction(name="Eel Court", tier=2, status=-1)
        table = table.applied(add_faction(table, EntityId("eels"), court).changes)
        view = crew_view(table)
        assert view is not None
        on_paper = paper_look(look)
        document = crew_document(
            on_paper,
            words,
            view,
            listed(crew.upgrades, None),
            campaign="Kelder Quay",
            paper=PaperSize.A4,
            is_form=is_form,
        )
        return read_pdf(pdf(document, on_paper))

    return print_it


def test_the_paper_says_what_the_crew_is(printed: Printed) -> None:
    found = printed()
    for text in (
        "The Low Bells",
        "Kelder Quay",
        "Crew typeQuiet hands",
        "ReputationDaring",
        "LairBeneath the tannery",
        "Tier and holdTier I, strong",
        "Repturf 1 · 5 of 11",
        "Heat2 of 9",
        "Wanted level1 of 4",
        "Coin3 of 4",
        "Crew xp6 of 10",
        "Claims in prisonSmuggling",
        "Second Story+1d to the engagement roll of a clandestine break-in.",
        "Low tideWait.",
        "RaftersGang · Roversquality 1, scale 1weakenedLoyal and Wild",
        "Old Salfavourite · ferrywoman",
        "Mastery",
        "FixerNot heldEel Court+2 coin, low clients",
        "LairHeldBeneath the tannery",
        "Eel CourtTier II, strong−1",
        "Owes the ferryman",
    ):
        assert found.has(text), text
    assert len(found.texts) == 2
    assert all(found.fonts.values())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.TRADITIONAL_CHINESE, ("地盤", "巢穴", "傷害")),
        (Language.SIMPLIFIED_CHINESE, ("地盘", "巢穴", "钱币")),
    ],
)
def test_it_speaks_chinese_with_fonts_of_its_own(
    printed: Printed, language: Language, told: tuple[str, ...]
) -> None:
    found = printed(language=language)
    assert [text for text in told if not found.has(text)] == []
    assert all(found.fonts.values())


def test_a_form_says_nothing_of_any_crew(printed: Printed) -> None:
    found = printed(is_form=True)
    told = ("The Low Bells", "Kelder Quay", "Daring", "Eel Court", "of 9", "Rafters")
    assert [text for text in told if found.has(text)] == []
    named = ("Reputation", "Rep", "Wanted level", "Boat house", "Vault", "Cohorts", "Notes")
    assert [text for text in named if not found.has(text)] == []
