"""Making a character and growing: totals that warn, prices before they are paid, the ledger."""

from dataclasses import replace

import pytest
from tests.play.storyteller.hands import DEX, ILSE, ilse, table

from duskboard.core.storyteller.creation import creation
from duskboard.core.storyteller.growth import earned, raised
from duskboard.core.storyteller.sheet import Sheet, new_sheet, rated, with_clan
from duskboard.core.storyteller.trait import (
    HUMANITY,
    AbilityId,
    AttributeId,
    BackgroundId,
    ClanId,
    Creature,
    DisciplineId,
    TraitKey,
    TraitKind,
    ability,
    attribute,
)
from duskboard.i18n.words import Words
from duskboard.panels.sheet_creation import bought_text, freebies_text, group_text, missing_text
from duskboard.panels.sheet_growth import line_text, prices
from duskboard.table.sheet_view import SheetView, sheet_view


def seen(sheet: Sheet) -> SheetView:
    found = sheet_view(table(ilse=sheet), ILSE)
    assert found is not None
    return found


@pytest.mark.rule("storyteller 28.7")
def test_the_totals_say_what_is_to_be_given_and_what_freebies_pay(words: Words) -> None:
    totals = creation(new_sheet("Ilse"))
    assert totals is not None
    assert missing_text(words, totals) == (
        "To give: Attributes 15 · Abilities 27 · Disciplines 3 · Backgrounds 5 · Virtues 7"
    )
    assert freebies_text(words, totals) == "Freebies 15 of 15"
    assert bought_text(words, totals) == ""
    drawn = rated(new_sheet("Ilse"), ability(AbilityId.FIREARMS), 5)
    bought = creation(rated(drawn, HUMANITY, 6))
    assert bought is not None
    assert freebies_text(words, bought) == "Freebies 7 of 15"
    assert bought_text(words, bought) == (
        "Abilities: 2 dots, 4 freebies\nHumanity: 4 dots, 4 freebies"
    )
    potent = TraitKey(kind=TraitKind.DISCIPLINE, name=DisciplineId.POTENCE)
    over = creation(rated(rated(drawn, HUMANITY, 6), potent, 5))
    assert over is not None
    assert freebies_text(words, over) == "7 freebies too many"


def test_a_group_says_its_sum_until_experience_was_earned(words: Words) -> None:
    view = seen(rated(new_sheet("Ilse"), DEX, 4))
    assert group_text(words, view, TraitKind.PHYSICAL) == "3 of 7"
    assert group_text(words, view, TraitKind.VIRTUE) == ""
    assert group_text(words, replace(view, earned=1), TraitKind.PHYSICAL) == ""
    hound = seen(new_sheet("Hound", Creature.ANIMAL))
    assert group_text(words, hound, TraitKind.PHYSICAL) == ""


@pytest.mark.rule("storyteller 28.8")
def test_prices_are_named_before_they_are_paid() -> None:
    view = seen(rated(with_clan(ilse(), ClanId.MALKAVIAN), DEX, 3))
    costs = {dots.key.name: cost for dots, cost in prices(view)}
    assert costs["dexterity"] == 12
    assert costs["auspex"] == 10
    assert costs["brawl"] == 3
    assert costs["firearms"] == 4
    assert costs["celerity"] == 10
    assert costs["willpower"] == 5
    assert BackgroundId.HERD not in costs
    clan = TraitKey(kind=TraitKind.DISCIPLINE, name="auspex")
    other = TraitKey(kind=TraitKind.DISCIPLINE, name="celerity")
    two = rated(rated(with_clan(ilse(), ClanId.MALKAVIAN), clan, 2), other, 2)
    dear = {dots.key.name: cost for dots, cost in prices(seen(two))}
    assert (dear["auspex"], dear["celerity"]) == (10, 14)
    caitiff = {dots.key.name: cost for dots, cost in prices(seen(with_clan(two, ClanId.CAITIFF)))}
    assert caitiff["celerity"] == 12


def test_the_ledger_reads_line_by_line(words: Words) -> None:
    view = seen(raised(earned(ilse(), 12), attribute(AttributeId.DEXTERITY)))
    said = [line_text(words, view, line) for line in view.ledger]
    assert said == ["+12 · earned", "−12 · Dexterity 4"]
