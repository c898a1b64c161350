"""Prison; it holds under both presets."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS, bearing

from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.fate import ended, returned
from duskboard.core.blades.incarceration import (
    BeatingError,
    NotJailedError,
    claims_in_reach,
    crew_sentence,
    incarceration_dice,
    refuse_beating,
    smuggled,
)
from duskboard.core.blades.load import PrisonLoadError, carried, carrying
from duskboard.core.blades.prison import PRISON_MAP, PrisonClaimId, Sentence
from duskboard.core.blades.scoundrel import Fate, Item, Jail, Scoundrel
from duskboard.core.blades.upgrade import UpgradeId

ARDA = Scoundrel(name="Arda", coin=3, items=(Item(name="Shiv"), Item(name="Note")))
SMUGGLING, GUARD, PAROLE = (
    PRISON_MAP.index(one)
    for one in (PrisonClaimId.SMUGGLING, PrisonClaimId.GUARD_PAYOFF, PrisonClaimId.PAROLE)
)


@pytest.mark.rule("blades 109")
@pytest.mark.rule("blades 110")
@pytest.mark.rule("blades-abilities U2")
def test_tier_contacts_and_paid_guards_are_rolled() -> None:
    assert [incarceration_dice(replace(GULLS, tier=tier)) for tier in (0, 2)] == [0, 2]
    assert incarceration_dice(replace(bearing(UpgradeId.PRISON_CONTACTS), tier=1)) == 2
    assert incarceration_dice(replace(GULLS, tier=1, prison=(GUARD,))) == 2
    assert incarceration_dice(None) == 0


@pytest.mark.rule("blades 108")
@pytest.mark.rule("blades E10")
def test_the_wanted_level_is_the_sentence() -> None:
    wanted = [crew_sentence(replace(GULLS, wanted=level)) for level in range(5)]
    assert wanted == list(Sentence)
    assert crew_sentence(replace(GULLS, wanted=3, prison=(PAROLE,))) is Sentence.SEVERAL_MONTHS
    assert crew_sentence(None) is Sentence.WEEKS


@pytest.mark.rule("blades 110")
def test_the_map_is_walked_from_the_middle() -> None:
    around = claims_in_reach(GULLS)
    assert [PRISON_MAP[place].value for place in around] == [
        "smuggling",
        "guard-payoff",
        "guard-payoff",
        "smuggling",
    ]
    assert claims_in_reach(None) == ()


@pytest.mark.rule("blades 108")
def test_only_the_lightest_sentence_is_a_beating() -> None:
    refuse_beating(ARDA, GULLS)
    with pytest.raises(BeatingError) as longer:
        refuse_beating(ARDA, replace(GULLS, wanted=1))
    assert longer.value.args == ("Arda",)


@pytest.mark.rule("blades 84")
@pytest.mark.rule("blades 156")
def test_one_smuggling_claim_lets_in_an_item_and_a_coin() -> None:
    crew, inside = replace(GULLS, prison=(SMUGGLING,)), ended(ARDA, Fate.JAILED, 2)
    assert inside.jail == Jail(sentence=2)
    armed = carrying(inside, 0, crew, is_carried=True)
    rich = smuggled(armed, 1, crew)
    assert (rich.coin, rich.jail, carried(rich)) == (2, Jail(sentence=2, coin=1), 2)
    with pytest.raises(PrisonLoadError) as over:
        smuggled(rich, 2, crew)
    assert over.value.args == ("Arda", 3, 2)
    with pytest.raises(PrisonLoadError):
        carrying(rich, 1, crew, is_carried=True)
    assert carried(smuggled(rich, 2, crew, is_overruled=True)) == 3
    assert smuggled(rich, 0, crew).coin == 3
    with pytest.raises(NoCoinError):
        smuggled(replace(rich, coin=0), 2, crew)
    with pytest.raises(NotJailedError):
        smuggled(ARDA, 1, crew)
    home = returned(rich, crew)
    assert (home.fate, home.jail, home.coin) == (Fate.ACTIVE, None, 3)


@pytest.mark.parametrize("wrong", [{"sentence": 5}, {"sentence": -1}, {"coin": -1}])
def test_prison_keeps_nobody_longer_than_for_life(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="out of range"):
        Jail(**wrong)
