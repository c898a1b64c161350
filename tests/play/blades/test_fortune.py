"""Rules that hold under both presets."""

from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, BREN, CREW, after, arda, crew, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.gather import Answering, Detail
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.blades.use import AbilityUse
from duskboard.core.blades_rulings import BladesRulings, OtherHarm
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import ReportedBest, ScriptedDice
from duskboard.core.rulings import Rulings
from duskboard.play.blades.fortune import (
    FortuneDecision,
    FortuneRolled,
    FortunesRolled,
    QuestionAnswered,
    QuestionAskedError,
    answer,
    ask,
    enquiry_of,
    reopen_question,
    roll_fortune,
    roll_opposed,
    terms_of,
)
from duskboard.play.blades.rising import harm_cohort
from duskboard.play.change import NothingToChangeError
from duskboard.table.action_roll import FortunePair, FortuneRoll
from duskboard.table.entity import PUBLIC_ROLL_ID, RULINGS_ID, Entity
from duskboard.table.table import Table

PLAN = "What do they plan?"
LUCK = FortuneDecision(terms=FortuneTerms(), why="The fog")


@pytest.mark.rule("blades 49")
@pytest.mark.rule("blades 50")
def test_fortune_is_rolled_in_the_open_or_in_secret() -> None:
    laid = table()
    open_roll = after(laid, roll_fortune(laid, LUCK, ScriptedDice((5,))))
    shown = open_roll.value(PUBLIC_ROLL_ID, FortuneRoll)
    assert shown is not None
    assert (shown.result.outcome, shown.effect, shown.why) == (
        Outcome.PARTIAL,
        Effect.LIMITED,
        "The fog",
    )
    secret = replace(LUCK, is_secret=True)
    assert after(laid, roll_fortune(laid, secret, ScriptedDice((5,)))) == laid


@pytest.mark.rule("blades 49")
@pytest.mark.rule("blades E28")
def test_e28_two_gangs_are_compared_and_both_are_hurt() -> None:
    gangs = tuple(Cohort(name=name) for name in ("The Rafters", "The Tollmen"))
    laid = table(crew=Crew(name="Gulls", cohorts=gangs))
    first = replace(LUCK, name="The Rafters", terms=FortuneTerms(trait="quality", rating=2))
    second = replace(LUCK, name="The Tollmen")
    step = roll_opposed(laid, (first, ScriptedDice((6, 2))), (second, ReportedBest(best=4)))
    assert isinstance(step.report, FortunesRolled)
    pair = step.report.pair
    assert (pair.winner, pair.first.who, pair.second.who) == (1, "The Rafters", "The Tollmen")
    laid = after(laid, step)
    assert laid.value(PUBLIC_ROLL_ID, FortunePair) is not None
    for place in range(2):  # both are marked as hurt, whoever gains ground
        laid = after(laid, harm_cohort(laid, CREW, place))
    assert [one.harm for one in crew(laid).cohorts] == [1, 1]


def test_one_side_in_secret_keeps_both_from_the_players() -> None:
    laid, secret = table(), replace(LUCK, is_secret=True)
    for first, second in ((LUCK, secret), (secret, LUCK)):
        step = roll_opposed(laid, (first, ScriptedDice((6,))), (second, ScriptedDice((1,))))
        assert isinstance(step.report, FortunesRolled)
        assert step.report.is_secret
        assert step.changes == ()


@pytest.mark.rule("blades 16")
@pytest.mark.rule("blades-abilities A36")
def test_a_push_for_fortune_is_paid_by_stress_or_special_armour() -> None:
    able = replace(arda(), abilities=(Ability(key=AbilityId.MASTERMIND),))
    laid = table(arda=able)
    pushed = FortuneDecision(who=ARDA, terms=FortuneTerms(rating=2, is_pushed=True))
    step = roll_fortune(laid, pushed, ScriptedDice((1, 2, 3)))
    assert scoundrel(after(laid, step)).stress == 2
    assert isinstance(step.report, FortuneRolled)
    assert step.report.roll.who == "Arda"
    armoured = replace(pushed, terms=replace(pushed.terms, is_push_armoured=True))
    done = after(laid, roll_fortune(laid, armoured, ScriptedDice((1, 2, 3))))
    assert scoundrel(done).stress == 0
    assert scoundrel(done).armour_used == (ArmourKind.SPECIAL,)


@pytest.mark.rule("blades 29")
def test_harm_takes_a_die_where_it_is_ticked_or_by_the_ruling() -> None:
    cut = Harm(wounds=(Wound(level=2, text="cut forearm"),))
    laid = table(arda=replace(arda(), harm=cut))
    decision = FortuneDecision(who=ARDA, terms=FortuneTerms(rating=2))
    assert terms_of(laid, decision).dice == 2
    ticked = replace(decision, terms=replace(decision.terms, is_hurt=True))
    assert terms_of(laid, ticked).dice == 1
    strict = Rulings(blades=BladesRulings(harm_on_other_rolls=OtherHarm.ON))
    ruled = Table(
        entities={**laid.entities, RULINGS_ID: Entity(entity_id=RULINGS_ID, value=strict)}
    )
    assert terms_of(ruled, decision).dice == 1
    assert terms_of(ruled, ticked).dice == 1
    step = roll_fortune(ruled, decision, ScriptedDice((4,)))
    assert isinstance(step.report, FortuneRolled)
    assert step.report.roll.terms.is_hurt
    assert terms_of(ruled, LUCK).dice == 1
    assert not terms_of(ruled, replace(decision, who=BREN)).is_hurt


@pytest.mark.rule("blades 51")
@pytest.mark.rule("blades 141")
def test_a_question_takes_one_roll_until_it_is_reopened() -> None:
    laid = table()
    step = ask(laid, LUCK, PLAN, ScriptedDice((6,)))
    assert isinstance(step.report, FortuneRolled)
    assert (step.report.question, step.report.detail) == (PLAN, Detail.GOOD)
    laid = after(laid, step)
    with pytest.raises(QuestionAskedError) as refused:
        ask(laid, LUCK, PLAN, ScriptedDice((6,)))
    assert refused.value.args == (PLAN,)
    after(laid, ask(laid, LUCK, PLAN, ScriptedDice((1,)), is_overruled=True))
    laid = after(laid, reopen_question(laid, PLAN))
    laid = after(laid, ask(laid, LUCK, PLAN, ScriptedDice((2,))))
    assert [one.detail for one in enquiry_of(laid).questions] == [Detail.NOTHING]
    with pytest.raises(NothingToChangeError):
        reopen_question(laid, "Who else?")


@pytest.mark.rule("blades 51")
def test_what_everybody_knows_is_told_and_an_action_answers_by_its_effect() -> None:
    laid = table()
    step = answer(laid, PLAN, Answering.TOLD)
    assert step.report == QuestionAnswered(
        question=PLAN, answering=Answering.TOLD, detail=Detail.GOOD
    )
    acted = answer(laid, PLAN, Answering.ACTION, Effect.GREAT)
    assert isinstance(acted.report, QuestionAnswered)
    assert acted.report.detail is Detail.EXCEPTIONAL
    with pytest.raises(QuestionAskedError):
        answer(after(laid, step), PLAN, Answering.TOLD)


@pytest.mark.rule("blades-abilities A2")
@pytest.mark.rule("blades-abilities A11")
def test_abilities_raise_what_an_answer_holds() -> None:
    terms = FortuneTerms(rating=2, uses=(AbilityUse.READING_THREATS,))
    step = ask(table(), replace(LUCK, terms=terms), PLAN, ScriptedDice((6, 1)))
    assert isinstance(step.report, FortuneRolled)
    assert step.report.detail is Detail.EXCEPTIONAL
