"""Rules that hold under both presets."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from duskboard.core.blades.resistance import resistance_stress
from duskboard.core.blades.roll import judge_rating
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating
from duskboard.odds.blades import rating_odds


@pytest.mark.rule("blades 6")
@pytest.mark.parametrize("count", range(7))
def test_the_odds_are_those_of_every_fall(count: int) -> None:
    check = Rating(count=count)
    fallen = [judge_rating(check, faces) for faces in product(range(1, 7), repeat=count or 2)]
    found, odds = Counter(result.outcome for result in fallen), rating_odds(check)
    assert odds.falls == len(fallen)
    assert {one: odds.of(one) for one in Outcome} == {one: found[one] for one in Outcome}
    paid = Fraction(sum(map(resistance_stress, fallen)), len(fallen))
    assert odds.mean_stress() == paid


@pytest.mark.rule("blades 6")
def test_figures_of_the_table() -> None:
    four = rating_odds(Rating(count=4))
    assert [four.of(one) for one in Outcome] == [81, 544, 500, 171]
    assert four.mean_stress() == Fraction(808, 1296)
    assert rating_odds(Rating(count=0)).mean_stress() == Fraction(125, 36)
    assert rating_odds(Rating(count=1)).at_least(Outcome.PARTIAL) == 0.5
    assert four.at_least(Outcome.CRITICAL) == four.chance(Outcome.CRITICAL) == 171 / 1296


@pytest.mark.parametrize("count", range(13))
def test_all_chances_add_up_and_more_dice_are_better(count: int) -> None:
    odds, more = rating_odds(Rating(count=count)), rating_odds(Rating(count=count + 1))
    assert sum(odds.of(one) for one in Outcome) == odds.falls
    assert sum(odds.chances().values()) == pytest.approx(1.0)
    assert more.at_least(Outcome.PARTIAL) > odds.at_least(Outcome.PARTIAL)
    assert more.mean_stress() < odds.mean_stress()


def test_twelve_dice_are_counted_exactly() -> None:
    twelve = rating_odds(Rating(count=12))
    assert twelve.falls == 2176782336
    assert twelve.of(Outcome.BAD) == 531441
    assert twelve.of(Outcome.PARTIAL) == 243609184
    assert twelve.of(Outcome.FULL) == 585937500
    assert twelve.of(Outcome.CRITICAL) == 1346704211
