"""Opposed and combined checks, group Luck and Luck that is spent (8.8-8.11, 14.7)."""

import pytest

from duskboard.core.chase.check import (
    CheckSource,
    Difficulty,
    Verdict,
    judge_combined,
    luck_wanted,
)
from duskboard.core.chase.opposed import Winner, players_roll, winner
from duskboard.core.chase.participant import Participant, Side, Skill
from duskboard.core.chase.skill import lowest_luck
from duskboard.core.chase.source import Check, Score, score
from duskboard.core.dice import ReportedBest, ReportedNet, ReportedTotal
from duskboard.core.identity import EntityId

D100, POOL, RATING, _SAID = CheckSource


def d100(total: int, value: int = 50) -> Score:
    return score(Check(source=D100, value=value), ReportedTotal(total=total))


def pool(net: int, *, is_botch: bool = False) -> Score:
    return score(Check(source=POOL, value=9), ReportedNet(net=net, is_botch=is_botch))


def rating(best: int) -> Score:
    return score(Check(source=RATING, value=2), ReportedBest(best=best))


@pytest.mark.rule("chase 8.8")
def test_the_better_level_wins_and_not_the_lower_roll() -> None:
    both = (D100, D100)
    assert winner(d100(20), d100(5), both) is Winner.SECOND
    assert winner(d100(20), d100(45), both) is Winner.FIRST
    assert winner(d100(99, 40), d100(60, 40), both) is Winner.SECOND  # a fumble, a failure


@pytest.mark.rule("chase 8.8")
def test_of_equal_levels_the_higher_value_wins_and_equal_values_are_not_parted() -> None:
    both = (D100, D100)
    assert winner(d100(40), d100(45, 60), both, (50, 60)) is Winner.SECOND
    assert winner(d100(45, 60), d100(40), both, (60, 50)) is Winner.FIRST
    assert winner(d100(40), d100(45), both, (50, 50)) is Winner.NEITHER


@pytest.mark.rule("chase 14.7")
def test_in_one_game_pools_are_compared_by_net_successes() -> None:
    both = (POOL, POOL)
    assert winner(pool(3), pool(2), both) is Winner.FIRST
    assert winner(pool(2), pool(4), both) is Winner.SECOND
    assert winner(pool(2), pool(2), both, (5, 9)) is Winner.NEITHER
    assert winner(pool(0), pool(-1, is_botch=True), both) is Winner.FIRST


@pytest.mark.rule("chase 14.7")
def test_different_games_are_compared_by_level() -> None:
    hard = d100(20)
    assert hard.judgement.verdict is Verdict.HARD
    assert winner(hard, pool(3), (D100, POOL)) is Winner.FIRST
    assert winner(hard, pool(5), (D100, POOL)) is Winner.SECOND
    assert winner(pool(3), rating(4), (POOL, RATING)) is Winner.NEITHER
    assert winner(d100(45), pool(3), (D100, POOL), (50, 3)) is Winner.NEITHER


@pytest.mark.rule("chase 14.7")
def test_where_only_the_players_roll_the_roll_settles_both_sides() -> None:
    assert [players_roll(rating(best)) for best in (3, 4, 6)] == [
        Winner.SECOND,
        Winner.FIRST,
        Winner.FIRST,
    ]


@pytest.mark.rule("chase 8.9")
def test_a_combined_roll_is_one_d100_against_each_skill() -> None:
    first, second = judge_combined(30, (45, 25))
    assert (first.passed, second.passed) == (True, False)
    both = judge_combined(20, (45, 45), Difficulty.HARD)
    assert [one.needed for one in both] == [22, 22]


@pytest.mark.rule("chase 8.10")
def test_for_a_group_whoever_has_the_lowest_luck_rolls() -> None:
    def lucky(luck: int | None) -> Participant:
        skills = () if luck is None else (Skill(name="luck", value=luck),)
        return Participant(name="One", side=Side.QUARRY, mov=8, dex=50, skills=skills)

    people = {EntityId(key): lucky(luck) for key, luck in (("a", 55), ("b", 40), ("c", None))}
    assert lowest_luck({key: one.skill("luck") for key, one in people.items()}) == (
        EntityId("b"),
        40,
    )
    assert lowest_luck({EntityId("c"): None}) is None


@pytest.mark.rule("chase 8.11")
@pytest.mark.parametrize(
    ("total", "difficulty", "wanted"),
    [
        (51, Difficulty.REGULAR, 1),
        (63, Difficulty.REGULAR, 13),
        (50, Difficulty.REGULAR, None),
        (40, Difficulty.HARD, 15),
        (11, Difficulty.EXTREME, 1),
        (100, Difficulty.REGULAR, None),
        (96, Difficulty.HARD, None),
        (99, Difficulty.REGULAR, 49),
    ],
)
def test_a_point_of_luck_moves_the_roll_by_one_and_buys_no_fumble_off(
    total: int, difficulty: Difficulty, wanted: int | None
) -> None:
    assert luck_wanted(total, 50, difficulty) == wanted
