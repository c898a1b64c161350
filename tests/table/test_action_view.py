"""Rolls of Blades as they are drawn, for the game master and for players."""

from dataclasses import replace

import pytest
from tests.i18n.blades_roll_reports import GANG, LUCK, RESISTANCE, ROLL, TEAM
from tests.play.blades.hands import ARDA, after, table

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.outcome import Verdict
from duskboard.core.blades.position import Position
from duskboard.core.blades.roll import judge_rating
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import Rating, ScriptedDice
from duskboard.play.blades.decision import ActionDecision, roll_action
from duskboard.table.action_roll import FortunePair
from duskboard.table.action_view import (
    BladesLineView,
    BladesRollView,
    RatedDieView,
    blades_view,
    counting,
    public_blades,
)
from duskboard.table.public_view import public_view

FIGHT = ActionDecision(who=ARDA, terms=ActionTerms(action=ActionId.SKIRMISH))


def test_players_see_position_effect_dice_and_outcome() -> None:
    assert blades_view(ROLL) == BladesRollView(
        who="Nell",
        why="Over the roof",
        lines=(
            BladesLineView(
                who="Nell",
                dice=(
                    RatedDieView(face=2, counts=False),
                    RatedDieView(face=5, counts=True),
                    RatedDieView(face=1, counts=False),
                ),
                best=5,
                outcome=Outcome.PARTIAL,
                told=False,
            ),
        ),
        outcome=Outcome.PARTIAL,
        action=ActionId.PROWL,
        position=Position.RISKY,
        effect=Effect.STANDARD,
        verdict=Verdict.AT_A_PRICE,
    )


def test_a_group_a_resistance_and_two_sides_are_drawn() -> None:
    group = blades_view(TEAM)
    assert [line.who for line in group.lines] == ["Nell", "The Rafters"]
    assert (group.is_group, group.is_pair, group.outcome) == (True, False, Outcome.CRITICAL)
    resisted = blades_view(RESISTANCE)
    assert (resisted.attribute, resisted.stress) == (AttributeId.PROWESS, 3)
    pair = blades_view(FortunePair(first=GANG, second=LUCK))
    assert pair.is_pair
    assert [line.who for line in pair.lines] == ["The Rafters", "The fog"]
    assert blades_view(LUCK).why == "The fog"


@pytest.mark.parametrize(
    ("count", "faces", "counts"),
    [
        (3, (2, 5, 5), (False, True, False)),
        (3, (6, 1, 6), (True, False, True)),
        (0, (6, 2), (False, True)),
        (0, (6, 6), (True, False)),
    ],
)
def test_the_die_that_counts_is_marked(
    count: int, faces: tuple[int, ...], counts: tuple[bool, ...]
) -> None:
    assert counting(judge_rating(Rating(count=count), faces)) == counts


def test_a_roll_in_the_open_is_public_and_a_secret_one_is_not() -> None:
    laid = table()
    assert public_blades(laid) is None
    shown = after(laid, roll_action(laid, FIGHT, ScriptedDice((4, 1))))
    view = public_view(shown).roll
    assert isinstance(view, BladesRollView)
    assert (view.who, view.outcome) == ("Arda", Outcome.PARTIAL)
    secret = replace(FIGHT, is_secret=True)
    hidden = after(laid, roll_action(laid, secret, ScriptedDice((4, 1))))
    assert public_view(hidden) == public_view(laid)
