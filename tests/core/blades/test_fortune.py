"""Rules that hold under both presets."""

import pytest

from duskboard.core.blades.action import OtherDice
from duskboard.core.blades.fortune import MOST_LUCK, FortuneTerms, fortune_effect
from duskboard.core.blades.gather import Answering, Detail, Subject, answering, detail, usual_action
from duskboard.core.blades.roll import compared
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import AbilityUse
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import Rating


@pytest.mark.rule("blades 49")
@pytest.mark.rule("blades E40")
def test_e40_without_a_trait_it_is_sheer_luck_or_the_game_masters_word() -> None:
    assert FortuneTerms().check == Rating(count=1)
    assert FortuneTerms(rating=MOST_LUCK).check == Rating(count=4)


@pytest.mark.rule("blades 49")
def test_major_advantages_and_disadvantages_are_a_die_each() -> None:
    assert FortuneTerms(trait="Tier", rating=2, advantages=2, disadvantages=1).dice == 3
    worse = FortuneTerms(rating=1, disadvantages=3)
    assert (worse.dice, worse.check) == (-2, Rating(count=0))


@pytest.mark.rule("blades 16")
def test_effort_and_abilities_add_dice_to_fortune() -> None:
    pushed = FortuneTerms(rating=2, is_pushed=True)
    assert (pushed.dice, pushed.stress) == (3, 2)
    asked = FortuneTerms(rating=2, uses=(AbilityUse.SUPERNATURAL_QUESTION,))
    assert (asked.dice, asked.stress) == (3, 0)
    assert FortuneTerms(rating=2, others=(OtherDice(dice=1),)).dice == 3


@pytest.mark.rule("blades 49")
@pytest.mark.rule("blades E28")
def test_e28_two_sides_roll_and_are_compared() -> None:
    assert compared(Outcome.FULL, Outcome.PARTIAL) == 1


@pytest.mark.rule("blades 50")
def test_what_fortune_says() -> None:
    assert [fortune_effect(one) for one in Outcome] == [
        None,
        Effect.LIMITED,
        Effect.STANDARD,
        Effect.GREAT,
    ]
    threats = (AbilityUse.READING_THREATS,)
    assert fortune_effect(Outcome.PARTIAL, threats) is Effect.STANDARD
    assert fortune_effect(Outcome.BAD, threats) is Effect.LIMITED


@pytest.mark.rule("blades 51")
def test_how_a_question_is_answered() -> None:
    assert answering(is_common=True, has_obstacle=True) is Answering.TOLD
    assert answering(is_common=False, has_obstacle=True) is Answering.ACTION
    assert answering(is_common=False, has_obstacle=False) is Answering.FORTUNE


@pytest.mark.rule("blades 51")
def test_how_much_an_answer_holds() -> None:
    assert [detail(one) for one in Effect] == [
        Detail.NOTHING,
        Detail.PARTIAL,
        Detail.GOOD,
        Detail.EXCEPTIONAL,
        Detail.EXCEPTIONAL,
    ]
    assert detail(None) is Detail.NOTHING


@pytest.mark.rule("blades 141")
def test_which_action_is_usual_for_a_question() -> None:
    assert usual_action(Subject.SITUATION) is ActionId.SURVEY
    assert usual_action(Subject.PERSON) is ActionId.STUDY
