"""What players see of a pool: its faces and what it came to, and no number unless it is wanted."""

from dataclasses import replace

import pytest

from duskboard.core.dice import ReportedNet, ScriptedDice
from duskboard.core.storyteller.pool import PoolPart
from duskboard.core.storyteller.roll import PoolCheck, PoolVerdict, RollKind, roll_pool
from duskboard.core.storyteller.trait import AttributeId, attribute
from duskboard.core.storyteller_rulings import DamageOnes, SpecialtyRule, StorytellerRulings
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.pool_view import PoolDieView, PoolRollView, PoolTargetView, pool_view

PARTS = (PoolPart(key=attribute(AttributeId.DEXTERITY), rating=3),)
RULINGS = StorytellerRulings()


def rolled(
    check: PoolCheck, dice: list[int] | ReportedNet, rulings: StorytellerRulings = RULINGS
) -> PoolRoll:
    fallen = dice if isinstance(dice, ReportedNet) else ScriptedDice(dice)
    result = roll_pool(check, fallen, rulings)
    return PoolRoll(
        check=check,
        result=result,
        who="Ilse",
        why="over the wall",
        parts=PARTS,
        raw_difficulty=check.difficulty,
    )


def test_faces_and_outcome_are_seen_and_neither_pool_nor_difficulty() -> None:
    roll = rolled(PoolCheck(dice=5, difficulty=6), [9, 7, 1, 8, 5])
    assert pool_view(roll, numbers=False) == PoolRollView(
        who="Ilse",
        why="over the wall",
        kind=RollKind.ACTION,
        waves=(
            (
                PoolDieView(face=9),
                PoolDieView(face=7),
                PoolDieView(face=1, takes=True),
                PoolDieView(face=8),
                PoolDieView(face=5),
            ),
        ),
        verdict=PoolVerdict.SUCCESS,
        net=2,
        taken=1,
        bought=0,
        told=False,
    )


def test_two_difficulties_that_come_to_the_same_look_the_same() -> None:
    six, seven = (rolled(PoolCheck(dice=4, difficulty=number), [9, 8, 1, 2]) for number in (6, 7))
    other = replace(seven, parts=(), wounds=-2, added=1, raw_difficulty=12)
    assert pool_view(six, numbers=False) == pool_view(other, numbers=False)
    assert pool_view(six, numbers=True) != pool_view(seven, numbers=True)


def test_what_it_was_held_against_is_told_where_numbers_are_wanted() -> None:
    view = pool_view(rolled(PoolCheck(dice=3, difficulty=8), [9, 7, 1]), numbers=True)
    assert view.target == PoolTargetView(dice=3, difficulty=8, parts=PARTS)
    assert [die.counts for die in view.waves[0]] == [True, False, False]


@pytest.mark.parametrize(
    ("faces", "verdict", "net", "taken"),
    [
        ([9, 1, 1, 2], PoolVerdict.FAILURE, 0, 1),
        ([1, 1, 3, 2], PoolVerdict.BOTCH, 0, 0),
        ([2, 3, 4, 5], PoolVerdict.FAILURE, 0, 0),
    ],
)
def test_ones_take_no_more_than_there_is(
    faces: list[int], verdict: PoolVerdict, net: int, taken: int
) -> None:
    view = pool_view(rolled(PoolCheck(dice=4, difficulty=6), faces), numbers=False)
    assert (view.verdict, view.net, view.taken) == (verdict, net, taken)


def test_dice_that_tens_added_stand_apart_and_their_ones_may_take_nothing() -> None:
    check = PoolCheck(dice=3, difficulty=6, specialty=True)
    chained = replace(RULINGS, specialty=SpecialtyRule.CHAINED)
    counting = replace(RULINGS, specialty=SpecialtyRule.CHAINED_ONES_COUNT)
    spared, taking = (
        pool_view(rolled(check, [10, 10, 1, 1, 8], rulings), numbers=False).waves
        for rulings in (chained, counting)
    )
    assert [[die.face for die in wave] for wave in spared] == [[10, 10, 1], [1, 8]]
    assert [die.takes for wave in spared for die in wave] == [False, False, True, False, False]
    assert [die.takes for wave in taking for die in wave] == [False, False, True, True, False]


def test_ones_that_a_ruling_ignores_are_dice_like_any_other() -> None:
    soak = PoolCheck(dice=3, difficulty=6, kind=RollKind.SOAK)
    ignoring = replace(RULINGS, ones_on_damage_and_soak=DamageOnes.IGNORED)
    view = pool_view(rolled(soak, [9, 1, 8], ignoring), numbers=False)
    assert (view.net, view.taken, [die.takes for die in view.waves[0]]) == (2, 0, [False] * 3)


def test_what_a_player_said_has_no_faces() -> None:
    view = pool_view(rolled(PoolCheck(dice=5, difficulty=6), ReportedNet(net=4)), numbers=False)
    assert (view.waves, view.told, view.net) == ((), True, 4)
