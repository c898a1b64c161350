from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import icepool
import pytest

from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.difficulty import Degree
from duskboard.core.storyteller.roll import PoolCheck, PoolVerdict, RollKind, judge_pool
from duskboard.core.storyteller_rulings import (
    BotchRule,
    DamageOnes,
    SpecialtyRule,
    StorytellerRulings,
    WillpowerRule,
)
from duskboard.odds.storyteller import (
    MOST_NET,
    NO_DICE,
    PoolOdds,
    contest_odds,
    extended_odds,
    pool_odds,
)

REFERENCE = preset(Preset.REFERENCE).storyteller
FACES = range(1, 11)
DEEPEST = 11  # tens in a row; what lies beyond is rarer than 1e-11
RULES = tuple(SpecialtyRule)


def exact(odds: PoolOdds) -> list[Fraction]:
    return [Fraction(count, odds.falls) for count in (odds.botches, *odds.nets)]


def hands(dice: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every fall of a pool with its chance; falls that differ in order alone are one."""
    for faces in combinations_with_replacement(FACES, dice):
        alike = prod(factorial(faces.count(face)) for face in set(faces))
        yield faces, Fraction(factorial(dice) // alike, 10**dice)


def enumerated(check: PoolCheck, rulings: StorytellerRulings) -> list[Fraction]:
    """Every fall goes through the rule of play."""
    found = [Fraction(0)] * (2 + MOST_NET)
    adds = check.specialty and rulings.specialty is SpecialtyRule.ONE_DIE_EACH
    for faces, chance in hands(check.dice):
        tens = faces.count(10) if adds else 0
        for wave in product(FACES, repeat=tens):
            result = judge_pool(check, faces, (wave,) if tens else (), rulings)
            share = chance / 10**tens
            found[1 + max(0, result.net)] += share
            if result.verdict is PoolVerdict.BOTCH:
                found[0] += share
    return found


@pytest.mark.rule("storyteller 29.2")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_plain_pools_are_what_every_fall_says(dice: int) -> None:
    for difficulty in range(2, 11) if dice < 5 else (3, 8):
        check = PoolCheck(dice=dice, difficulty=difficulty)
        for rule in BotchRule:
            rulings = replace(REFERENCE, botch=rule)
            assert exact(pool_odds(check, rulings)) == enumerated(check, rulings)


@pytest.mark.rule("storyteller 29.2")
@pytest.mark.parametrize(
    ("rule", "dice"),
    [
        *((SpecialtyRule.COUNTS_TWO, dice) for dice in (1, 2, 4, 6)),
        *((SpecialtyRule.ONE_DIE_EACH, dice) for dice in (1, 2, 3)),
    ],
)
def test_specialties_without_end_of_dice_are_what_every_fall_says(
    rule: SpecialtyRule, dice: int
) -> None:
    for difficulty, botch in zip((2, 6, 10), BotchRule, strict=True):
        check = PoolCheck(dice=dice, difficulty=difficulty, specialty=True)
        rulings = replace(REFERENCE, specialty=rule, botch=botch)
        assert exact(pool_odds(check, rulings)) == enumerated(check, rulings)


@pytest.mark.rule("storyteller 29.2")
@pytest.mark.parametrize("dice", [1, 3, 5])
def test_willpower_and_harm_are_what_every_fall_says(dice: int) -> None:
    kept = replace(REFERENCE, ones_on_damage_and_soak=DamageOnes.SUBTRACT)
    for difficulty in (2, 6, 10):
        plain = PoolCheck(dice=dice, difficulty=difficulty)
        for check, rulings in (
            (replace(plain, willpower=True), REFERENCE),
            (replace(plain, kind=RollKind.SOAK), REFERENCE),
            (replace(plain, kind=RollKind.DAMAGE, specialty=True), kept),
        ):
            assert exact(pool_odds(check, rulings)) == enumerated(check, rulings)


@pytest.mark.rule("storyteller 29.2")
def test_three_dice_of_willpower_are_three_dice() -> None:
    rulings = replace(REFERENCE, willpower=WillpowerRule.THREE_DICE)
    helped = pool_odds(PoolCheck(dice=4, difficulty=7, willpower=True), rulings)
    assert helped == pool_odds(PoolCheck(dice=7, difficulty=7), rulings)


Die = Any
"""A die of the other library, whose outcomes are pairs of successes and ones."""


def icy(check: PoolCheck, rule: SpecialtyRule | None) -> Die:
    """Return a pool of the other library."""

    def die(depth: int, *, ones: bool) -> Die:
        outcomes: list[Any] = [icepool.Vector((0, int(ones)))]
        outcomes.extend(icepool.Vector((int(face >= check.difficulty), 0)) for face in range(2, 10))
        ten: Any = icepool.Vector((1, 0))
        if rule is SpecialtyRule.COUNTS_TWO:
            ten = icepool.Vector((2, 0))
        elif depth:
            follows = die(depth - 1, ones=rule is not SpecialtyRule.CHAINED)
            ten = follows.map(lambda more: icepool.Vector((1, 0)) + more)
        return icepool.Die([*outcomes, ten])

    deep = {None: 0, SpecialtyRule.COUNTS_TWO: 0, SpecialtyRule.ONE_DIE_EACH: 1}
    return check.dice @ die(deep.get(rule, DEEPEST), ones=True)


def is_botch(rule: BotchRule, successes: int, ones: int) -> bool:
    return {
        BotchRule.NO_SUCCESS_FACE: successes == 0 and ones > 0,
        BotchRule.NET_BELOW_ZERO: successes - ones < 0,
        BotchRule.NET_ZERO_WITH_ONE: successes - ones <= 0 and ones > 0,
    }[rule]


@pytest.mark.rule("storyteller 29.2")
@pytest.mark.parametrize("rule", [None, *RULES])
@pytest.mark.parametrize(("dice", "difficulty"), [(1, 6), (3, 10), (7, 2), (9, 6)])
def test_larger_pools_are_what_another_library_says(
    rule: SpecialtyRule | None, dice: int, difficulty: int
) -> None:
    check = PoolCheck(dice=dice, difficulty=difficulty, specialty=rule is not None)
    falls = icy(check, rule)
    for botch in BotchRule:
        rulings = replace(REFERENCE, specialty=rule or SpecialtyRule.CHAINED, botch=botch)
        odds = pool_odds(check, rulings)
        botches, nets = 0, [0] * (MOST_NET + 1)
        for (successes, ones), count in falls.items():
            nets[min(MOST_NET, max(0, successes - ones))] += count
            botches += count if is_botch(botch, successes, ones) else 0
        total = falls.denominator()
        assert odds.botch == pytest.approx(botches / total, abs=1e-9)
        for net, count in enumerate(nets):
            assert odds.nets[net] / odds.falls == pytest.approx(count / total, abs=1e-9)


@pytest.mark.rule("storyteller 29.1")
def test_the_chance_of_a_botch_has_a_closed_form_whatever_the_specialty() -> None:
    for dice, difficulty in product((1, 2, 5, 30), range(2, 11)):
        least = ((difficulty - 1) ** dice - (difficulty - 2) ** dice) / 10**dice
        for rule in RULES:
            check = PoolCheck(dice=dice, difficulty=difficulty, specialty=True)
            odds = pool_odds(check, replace(REFERENCE, specialty=rule))
            assert odds.botch == pytest.approx(least, rel=1e-12)


@pytest.mark.rule("storyteller 29.3")
@pytest.mark.parametrize(
    ("dice", "difficulty", "percent"),
    [(1, 6, 50.0), (2, 3, 80.0), (5, 6, 84.4), (5, 9, 49.4), (10, 10, 35.34)],
)
def test_spot_values(dice: int, difficulty: int, percent: float) -> None:
    odds = pool_odds(PoolCheck(dice=dice, difficulty=difficulty), REFERENCE)
    assert round(100 * odds.success, 2) == percent


@pytest.mark.rule("storyteller 29.3")
def test_spot_values_of_specialties() -> None:
    check = PoolCheck(dice=5, difficulty=9, specialty=True)
    said = {
        rule: round(100 * pool_odds(check, replace(REFERENCE, specialty=rule)).success, 2)
        for rule in RULES
    }
    assert said == {
        SpecialtyRule.CHAINED: 50.96,
        SpecialtyRule.CHAINED_ONES_COUNT: 49.11,
        SpecialtyRule.ONE_DIE_EACH: 49.16,
        SpecialtyRule.COUNTS_TWO: 56.9,
    }


@pytest.mark.rule("storyteller 29.2")
def test_every_pool_is_whole_under_every_ruling() -> None:
    for dice, difficulty, rule in product((1, 15, 30), range(2, 11), RULES):
        check = PoolCheck(dice=dice, difficulty=difficulty, specialty=True)
        odds = pool_odds(check, replace(REFERENCE, specialty=rule))
        assert sum(odds.nets) == odds.falls
        assert min(odds.nets) >= 0
        assert 0 <= odds.botches <= odds.nets[0]
        assert odds.success + odds.failure + odds.botch == pytest.approx(1, abs=1e-12)
        degrees = odds.degrees()
        assert list(degrees) == list(Degree)
        assert sum(degrees.values()) == pytest.approx(odds.success, abs=1e-12)


def test_degrees_and_the_mean_of_two_dice() -> None:
    odds = pool_odds(PoolCheck(dice=2, difficulty=6, kind=RollKind.DAMAGE), REFERENCE)
    assert odds.mean() == 1.0
    assert (odds.at_least(0), odds.at_least(1), odds.at_least(2)) == (1.0, 0.75, 0.25)
    assert [round(chance, 4) for chance in odds.degrees().values()] == [0.5, 0.25, 0, 0, 0]


def test_no_dice_come_to_nothing() -> None:
    assert (NO_DICE.success, NO_DICE.failure, NO_DICE.botch, NO_DICE.mean()) == (0, 1, 0, 0)
    assert len(NO_DICE.nets) == MOST_NET + 1


@pytest.mark.rule("storyteller 8.1")
def test_a_contest_of_one_die_each() -> None:
    one = pool_odds(PoolCheck(dice=1, difficulty=6), REFERENCE)
    two = pool_odds(PoolCheck(dice=2, difficulty=6, kind=RollKind.SOAK), REFERENCE)
    odds = contest_odds(one, two)
    assert (odds.first, odds.second, odds.tie) == (0.125, 0.5, 0.375)


@pytest.mark.rule("storyteller 7.2")
@pytest.mark.parametrize(("dice", "percent"), [(6, 2.1), (8, 12.7), (10, 32.0)])
def test_the_chance_of_15_successes_in_six_rolls(dice: int, percent: float) -> None:
    odds = pool_odds(PoolCheck(dice=dice, difficulty=8), REFERENCE)
    assert round(100 * extended_odds(odds, 15, 6), 1) == percent
    assert extended_odds(odds, 15, 0) == 0
    assert extended_odds(odds, 15, 0, total=15) == 1
    assert extended_odds(odds, 15, 1, total=14) == pytest.approx(odds.success)
