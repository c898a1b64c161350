"""The faces of a pool in a row: added dice after a plus, what ones take, several lines."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot
from tests.i18n.blades_roll_reports import TEAM

from duskboard.core.storyteller.roll import PoolCheck, PoolResult, PoolVerdict
from duskboard.panels.dice_strip import DiceStrip, dice_that_fell
from duskboard.table.pool_roll import PoolRoll
from duskboard.theme.look import Look
from duskboard.widgets.die import DieState

HIT, ONE, DULL = DieState.SUCCESS, DieState.CANCELS, DieState.DROPPED
ROLL = PoolRoll(
    check=PoolCheck(dice=3, difficulty=6, specialty=True),
    result=PoolResult(
        faces=(10, 10, 1),
        added=((1, 10), (7,)),
        successes=4,
        ones=1,
        ignored_ones=1,
        willpower=0,
        net=3,
        verdict=PoolVerdict.SUCCESS,
    ),
    raw_difficulty=6,
)


def states(roll: PoolRoll) -> list[list[DieState]]:
    return [[die.state for die in group.dice] for group in dice_that_fell(roll)]


@pytest.mark.rule("storyteller 2.9")
def test_ones_of_added_dice_take_nothing_where_they_are_ignored() -> None:
    assert [group.sign for group in dice_that_fell(ROLL)] == ["", "+", "+"]
    assert states(ROLL) == [[HIT, HIT, ONE], [DULL, HIT], [HIT]]
    counted = replace(ROLL, result=replace(ROLL.result, ones=2, ignored_ones=0))
    assert states(counted) == [[HIT, HIT, ONE], [ONE, HIT], [HIT]]


@pytest.mark.rule("blades 3")
def test_dice_that_count_stand_apart_for_each_who_rolled() -> None:
    groups = dice_that_fell(TEAM)
    assert [[die.state for die in group.dice] for group in groups] == [
        [DULL, DieState.KEPT, DULL],
        [DieState.KEPT, DULL],
    ]
    assert {die.sides for group in groups for die in group.dice} == {6}


def test_many_faces_take_several_lines_and_none_is_cut(qtbot: QtBot, look: Look) -> None:
    strip = DiceStrip(look)
    qtbot.addWidget(strip)
    many = replace(ROLL.result, faces=(6,) * 12, added=())
    strip.mirror(dice_that_fell(replace(ROLL, result=many)))
    strip.resize(200, strip.heightForWidth(200))
    strip.show()
    assert strip.heightForWidth(200) == 3 * strip.sizeHint().height() + 8
    assert strip.height() == strip.heightForWidth(200)
