"""Odds of an attack with each answer, by counting every fall (rules/chase.md 7.4)."""

from fractions import Fraction
from itertools import product

import pytest

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.conflict import Answer, Upper, decided
from duskboard.core.chase.source import Check, score
from duskboard.core.dice import Expression, Handful, ReportedTotal, ScriptedDice
from duskboard.odds.conflict import (
    attack_odds,
    one_roll_odds,
    ram_losses,
    sum_odds,
)

D100, POOL, RATING, SAID = CheckSource
ATTACKER, TARGET, NOBODY = Upper


def d100(value: int, extra: int = 0, difficulty: Difficulty = Difficulty.REGULAR) -> Check:
    return Check(source=D100, value=value, extra=extra, difficulty=difficulty)


@pytest.mark.rule("chase 7.4")
def test_a_lorry_against_an_impaired_car() -> None:
    """Drive 50 against Drive 60 with a penalty die: equal levels are 8 in a hundred."""
    dodge = attack_odds(d100(50), d100(60, -1), Answer.DODGE)
    back = attack_odds(d100(50), d100(60, -1), Answer.FIGHT_BACK)
    assert dodge is not None
    assert back is not None
    assert [round(float(dodge[one]), 4) for one in Upper] == [0.3949, 0.2851, 0.32]
    assert [round(float(back[one]), 4) for one in Upper] == [0.4751, 0.2049, 0.32]


@pytest.mark.rule("chase 7.4")
@pytest.mark.parametrize("answer", [Answer.DODGE, Answer.FIGHT_BACK, Answer.MANEUVER])
def test_every_pair_of_totals_is_counted(answer: Answer) -> None:
    own, reply = d100(45), d100(70)
    odds = attack_odds(own, reply, answer)
    assert odds is not None
    fallen = [
        [score(check, ReportedTotal(total=total)) for total in range(1, 101)]
        for check in (own, reply)
    ]
    counted = [decided(first, second, answer, (D100, D100)) for first, second in product(*fallen)]
    assert odds == {one: Fraction(counted.count(one), 10_000) for one in Upper}


@pytest.mark.rule("chase 9.5")
def test_a_shot_that_is_let_come_only_has_to_reach_its_level() -> None:
    odds = attack_odds(d100(50, difficulty=Difficulty.HARD), None, Answer.NOTHING)
    assert odds == {ATTACKER: Fraction(1, 4), TARGET: 0, NOBODY: Fraction(3, 4)}


@pytest.mark.rule("chase 14.7")
def test_pools_and_ratings_are_counted_by_their_own_dice() -> None:
    """One die at 6 each: 5 of 10 succeed, 1 of 10 counts against."""
    pool = Check(source=POOL, value=1)
    odds = attack_odds(pool, pool, Answer.DODGE)
    assert odds == {
        ATTACKER: Fraction(1, 4),
        TARGET: Fraction(1, 2),
        NOBODY: Fraction(1, 4),
    }
    back = attack_odds(pool, pool, Answer.FIGHT_BACK)
    assert back == {ATTACKER: Fraction(1, 2), TARGET: Fraction(1, 4), NOBODY: Fraction(1, 4)}
    mixed = attack_odds(d100(50), Check(source=RATING, value=1), Answer.DODGE)
    # Regular against 4 to 6 is a tie: what is left to the attack is Hard, or a failed answer.
    assert mixed is not None
    assert mixed[ATTACKER] == Fraction(1, 2) * Fraction(1, 2) + Fraction(1, 4) * Fraction(1, 2)


@pytest.mark.rule("chase 14.7")
def test_in_blades_one_roll_decides() -> None:
    two = Check(source=RATING, value=2)
    assert one_roll_odds(two, is_attackers=True) == {
        ATTACKER: Fraction(3, 4),
        TARGET: Fraction(1, 4),
        NOBODY: 0,
    }
    assert one_roll_odds(Check(source=RATING, value=0), is_attackers=False) == {
        ATTACKER: Fraction(3, 4),
        TARGET: Fraction(1, 4),
        NOBODY: 0,
    }


def test_what_somebody_says_has_no_odds() -> None:
    said = Check(source=SAID, value=0)
    assert attack_odds(said, None, Answer.NOTHING) is None
    assert attack_odds(d100(50), said, Answer.DODGE) is None


def dice(count: int, sides: int = 10, modifier: int = 0) -> Expression:
    return Expression(handfuls=(Handful(count=count, sides=sides),), modifier=modifier)


def test_sums_are_counted() -> None:
    assert sum_odds(dice(2, 3, 1)) == {
        3: Fraction(1, 9),
        4: Fraction(2, 9),
        5: Fraction(3, 9),
        6: Fraction(2, 9),
        7: Fraction(1, 9),
    }
    less = Expression(handfuls=(Handful(count=1, sides=2, negative=True),), modifier=5)
    assert sum_odds(less) == {4: Fraction(1, 2), 3: Fraction(1, 2)}


@pytest.mark.rule("chase 7.7")
def test_seven_dice_against_two_build() -> None:
    """Nearly always a wreck; the rammer loses at most the two that the car has."""
    target, own = ram_losses(dice(7), 2)
    assert [round(float(target[lost]), 4) for lost in target] == [0.0, 0.005, 0.995]
    assert list(own) == [0, 1, 2]
    assert [round(float(share), 4) for share in own.values()] == [0.005, 0.5462, 0.4488]


def test_the_dice_of_the_play_fall_as_they_are_counted() -> None:
    what = dice(1, 2)
    falls = [ScriptedDice([face]).roll(1, 2)[0] for face in (1, 2)]
    assert sum_odds(what) == {face: Fraction(1, 2) for face in falls}
