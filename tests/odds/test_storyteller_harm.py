"""Odds of the levels that get through a soak roll."""

import math

import pytest

from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.roll import PoolCheck, RollKind
from duskboard.core.storyteller.trait import Creature
from duskboard.odds.storyteller import NO_DICE, PoolOdds, pool_odds
from duskboard.odds.storyteller_harm import Harm, harm_odds, taken_odds

REFERENCE = preset(Preset.REFERENCE).storyteller
PUBLISHED = preset(Preset.PUBLISHED).storyteller
SOAK = pool_odds(PoolCheck(dice=2, difficulty=6, kind=RollKind.SOAK), REFERENCE)


@pytest.mark.rule("storyteller 17.1")
def test_two_soak_dice_against_three_levels() -> None:
    taken = taken_odds(SOAK, Damage.LETHAL, 3, Creature.KINDRED, REFERENCE)
    assert taken == (0.0, 0.25, 0.5, 0.25)


def test_more_dice_than_levels_leave_none() -> None:
    assert taken_odds(SOAK, Damage.LETHAL, 1, Creature.KINDRED, REFERENCE) == (0.75, 0.25)
    assert taken_odds(NO_DICE, Damage.AGGRAVATED, 2, Creature.MORTAL, REFERENCE) == (0, 0, 1)
    assert taken_odds(SOAK, Damage.BASHING, 0, Creature.MORTAL, REFERENCE) == (1.0,)


@pytest.mark.rule("storyteller 28.14")
def test_kindred_halve_bashing_by_the_ruling_alone() -> None:
    soak = pool_odds(PoolCheck(dice=2, difficulty=6, kind=RollKind.SOAK), PUBLISHED)
    halved = taken_odds(soak, Damage.BASHING, 3, Creature.KINDRED, PUBLISHED)
    assert halved == (0.25, 0.75, 0.0, 0.0)
    whole = taken_odds(soak, Damage.BASHING, 3, Creature.MORTAL, PUBLISHED)
    assert whole == (0.0, 0.25, 0.5, 0.25)


def test_the_chances_are_all_there_is() -> None:
    check = PoolCheck(dice=30, difficulty=7, kind=RollKind.SOAK)
    taken = taken_odds(pool_odds(check, REFERENCE), Damage.LETHAL, 30, Creature.GHOUL, REFERENCE)
    assert math.isclose(sum(taken), 1.0)
    for levels in (-1, 31):
        with pytest.raises(ValueError, match="levels"):
            taken_odds(SOAK, Damage.LETHAL, levels, Creature.GHOUL, REFERENCE)


def pool(dice: int, kind: RollKind, rulings: object = REFERENCE) -> PoolOdds:
    return pool_odds(PoolCheck(dice=dice, difficulty=6, kind=kind), rulings)  # type: ignore[arg-type]


@pytest.mark.rule("storyteller 16.1")
@pytest.mark.rule("storyteller 17.1")
def test_levels_after_damage_and_soak() -> None:
    lethal = Harm(kind=Damage.LETHAL, creature=Creature.KINDRED)
    two, one = pool(2, RollKind.DAMAGE), pool(1, RollKind.SOAK)
    odds = harm_odds(two, one, lethal, REFERENCE)
    assert odds.chances == (0.5, 0.375, 0.125)
    assert (odds.any, odds.mean, odds.at_least(2)) == (0.5, 0.625, 0.125)
    assert harm_odds(two, NO_DICE, lethal, REFERENCE).chances == (0.25, 0.5, 0.25)
    more = Harm(kind=Damage.LETHAL, creature=Creature.KINDRED, added=2)
    assert harm_odds(two, NO_DICE, more, REFERENCE).chances == (0, 0, 0.25, 0.5, 0.25)
    blunt = Harm(kind=Damage.BASHING, creature=Creature.KINDRED)
    halved = harm_odds(pool(2, RollKind.DAMAGE, PUBLISHED), NO_DICE, blunt, PUBLISHED)
    assert halved.chances == (0.75, 0.25)


def test_the_shot_of_the_text_at_the_giant() -> None:
    lethal = Harm(kind=Damage.LETHAL, creature=Creature.MORTAL)
    odds = harm_odds(pool(9, RollKind.DAMAGE), pool(4, RollKind.SOAK), lethal, REFERENCE)
    assert len(odds.chances) == 10
    assert math.isclose(sum(odds.chances), 1.0)
    # 13 fair coins: nine heads for, four against; what is below 0 counts as 0.
    ways = [math.comb(13, 4 + levels) for levels in range(10)]
    assert odds.chances[3] == ways[3] / 2**13
    assert odds.chances[0] == sum(math.comb(13, k) for k in range(5)) / 2**13
