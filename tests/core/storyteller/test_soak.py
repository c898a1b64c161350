import pytest

from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.health import Damage, Health, HealthLevel, hurt
from duskboard.core.storyteller.soak import (
    HarmSource,
    SoakBy,
    damage_dice,
    is_armour_offered,
    is_armour_ruined,
    soak_dice,
    unsoaked,
    usual_soaks,
)
from duskboard.core.storyteller.trait import Creature
from duskboard.core.storyteller_rulings import StorytellerRulings, YesNo

REFERENCE = preset(Preset.REFERENCE).storyteller
PUBLISHED = preset(Preset.PUBLISHED).storyteller
BASHING, LETHAL, AGGRAVATED = Damage
KINDRED, GHOUL, MORTAL, ANIMAL = Creature


def dice(  # noqa: PLR0913 - everything that soaks, by its name
    creature: Creature,
    damage: Damage,
    *,
    drinks: int = 0,
    armour: int = 3,
    fortitude: int = 0,
    rulings: StorytellerRulings = REFERENCE,
) -> int:
    by = usual_soaks(creature, drinks, rulings).against(damage)
    return soak_dice(by, stamina=3, fortitude=fortitude, armour=armour)


@pytest.mark.rule("storyteller 17.1")
@pytest.mark.rule("storyteller 17.2")
@pytest.mark.rule("storyteller 17.4")
@pytest.mark.rule("storyteller 17.5")
@pytest.mark.rule("vampire-extra X2.6")
@pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED])
def test_who_soaks_what(rulings: StorytellerRulings) -> None:
    for creature in (MORTAL, ANIMAL):
        assert [dice(creature, damage, rulings=rulings) for damage in Damage] == [6, 3, 3]
        bare = [dice(creature, damage, armour=0, rulings=rulings) for damage in Damage]
        assert bare == [3, 0, 0]
    kindred = [dice(KINDRED, damage, fortitude=2, rulings=rulings) for damage in Damage]
    assert kindred == [8, 8, 5]
    assert [dice(KINDRED, damage, armour=0) for damage in Damage] == [3, 3, 0]


@pytest.mark.rule("storyteller 17.2")
def test_mortals_may_soak_no_bashing_by_ruling() -> None:
    rulings = StorytellerRulings(mortals_soak_bashing=YesNo.NO)
    assert [dice(MORTAL, damage, rulings=rulings) for damage in Damage] == [3, 3, 3]
    assert dice(KINDRED, BASHING, rulings=rulings) == 6


@pytest.mark.rule("vampire-extra X1.2")
def test_a_ghoul_soaks_lethal_damage_from_the_third_drink_on() -> None:
    assert [dice(GHOUL, LETHAL, drinks=drinks) for drinks in (2, 3, 4)] == [3, 6, 6]
    assert dice(GHOUL, AGGRAVATED, drinks=4, armour=0, fortitude=3) == 0
    assert dice(GHOUL, BASHING, armour=0) == 3


@pytest.mark.rule("storyteller 17.3")
def test_the_giant_of_the_example_is_injured() -> None:
    pool = soak_dice(SoakBy.BODY, stamina=4, fortitude=0, armour=0)
    left = unsoaked(LETHAL, 6, 3, MORTAL, REFERENCE)
    body = hurt(Health(), LETHAL, left, MORTAL)
    assert (pool, left, body.box and body.box.name) == (4, 3, HealthLevel.INJURED)


@pytest.mark.rule("storyteller 28.14")
def test_kindred_halve_bashing_by_ruling_alone() -> None:
    assert unsoaked(BASHING, 7, 2, KINDRED, REFERENCE) == 5
    assert unsoaked(BASHING, 7, 2, KINDRED, PUBLISHED) == 2
    assert unsoaked(LETHAL, 7, 2, KINDRED, PUBLISHED) == 5
    assert unsoaked(BASHING, 7, 2, MORTAL, PUBLISHED) == 5
    assert unsoaked(BASHING, 1, 4, KINDRED, REFERENCE) == 0


@pytest.mark.rule("vampire-extra X3.2")
def test_armour_is_offered_against_claws_and_not_against_fire() -> None:
    assert is_armour_offered(AGGRAVATED, HarmSource.CLAWS)
    assert not is_armour_offered(AGGRAVATED, HarmSource.FIRE)
    assert not is_armour_offered(AGGRAVATED, HarmSource.SUN)
    assert is_armour_offered(LETHAL, HarmSource.FIRE)


@pytest.mark.rule("vampire-extra X3.4")
def test_twice_the_rating_is_offered_to_ruin_armour() -> None:
    assert [is_armour_ruined(levels, 3) for levels in (5, 6, 7)] == [False, True, True]
    assert not is_armour_ruined(4, 0)


@pytest.mark.rule("storyteller 28.16")
def test_damage_is_never_below_one_die() -> None:
    assert [damage_dice(number) for number in (-2, 0, 1, 5)] == [1, 1, 1, 5]
