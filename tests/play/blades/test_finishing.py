from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, BREN, after, table

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.consequence import Complication, Heat, LostOpportunity, Wounding
from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.resistance import ResistanceTerms, Resisting
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.applying import apply_threat, tick_by_effect
from duskboard.play.blades.decision import ActionDecision, roll_action
from duskboard.play.blades.finishing import (
    ActionFinished,
    ActionTakenUp,
    finish_action,
    take_up,
)
from duskboard.play.blades.threat import (
    ArmourDecision,
    Lessening,
    PriceAgreedError,
    ResistanceDecision,
    inflict,
    mark_armour,
    protect,
    resist,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.table.entity import ACTION_ID, Entity
from duskboard.table.running_action import RunningAction, Threat
from duskboard.table.table import Table

PROWL = ActionDecision(who=ARDA, terms=ActionTerms(action=ActionId.PROWL))


def test_an_action_that_is_done_with_leaves_the_table_and_lets_go_what_waits() -> None:
    laid = table()
    with pytest.raises(NotOnTableError):
        finish_action(laid)
    laid = after(laid, roll_action(laid, PROWL, ScriptedDice([2])))
    laid = after(laid, inflict(laid, ARDA, Heat(amount=1)))
    step = finish_action(laid)
    assert step.report == ActionFinished(name="Arda", waiting=1)
    assert after(laid, step).get(ACTION_ID) is None


@pytest.mark.rule("blades 137")
def test_an_approach_that_is_closed_stays_closed_when_the_action_is_done_with() -> None:
    laid = table()
    laid = after(laid, roll_action(laid, PROWL, ScriptedDice([2])))
    laid = after(laid, inflict(laid, ARDA, LostOpportunity(approach="the roof")))
    laid = after(laid, apply_threat(laid, 1))
    laid = after(laid, finish_action(laid))
    assert laid.value(ACTION_ID, RunningAction) == RunningAction(who=ARDA, closed=("the roof",))
    with pytest.raises(NothingToChangeError):
        finish_action(laid)


SWAY = ActionDecision(who=BREN, terms=ActionTerms(action=ActionId.SWAY))
VAULT = EntityId("vault")


def running(laid: Table) -> RunningAction:
    found = laid.value(ACTION_ID, RunningAction)
    assert found is not None
    return found


def kept(laid: Table) -> list[EntityId]:
    return [one.who for one in running(laid).earlier]


@pytest.mark.rule("blades 18")
def test_a_bad_result_nothing_came_of_is_laid_aside_by_the_next_and_taken_up_again() -> None:
    laid = table()
    laid = after(laid, roll_action(laid, PROWL, ScriptedDice([2])))
    before = running(laid)
    laid = after(laid, roll_action(laid, SWAY, ScriptedDice([4])))
    assert (running(laid).who, kept(laid)) == (BREN, [ARDA])
    laid = after(laid, inflict(laid, BREN, Heat(amount=1)))
    step = take_up(laid, 0)
    assert step.report == ActionTakenUp(name="Arda", action=ActionId.PROWL, outcome=Outcome.BAD)
    laid = after(laid, step)
    assert (running(laid).roll, kept(laid)) == (before.roll, [])
    assert [one.who for one in running(laid).waiting] == [BREN]
    with pytest.raises(NotOnTableError):
        take_up(laid, 0)


@pytest.mark.rule("blades 18")
def test_what_is_dealt_with_goes_and_done_brings_back_what_was_laid_aside() -> None:
    laid = table()
    laid = after(laid, roll_action(laid, PROWL, ScriptedDice([2])))
    laid = after(laid, inflict(laid, ARDA, Wounding(level=1, text="bruised")))
    laid = after(laid, apply_threat(laid, 1))
    laid = after(laid, roll_action(laid, SWAY, ScriptedDice([1])))
    assert kept(laid) == []  # the bruise was all of it
    laid = after(laid, roll_action(laid, PROWL, ScriptedDice([6])))
    assert kept(laid) == [BREN]
    laid = after(laid, finish_action(laid))
    assert (running(laid).who, kept(laid)) == (BREN, [])
    laid = after(laid, finish_action(laid))
    assert laid.get(ACTION_ID) is None


@pytest.mark.rule("blades 21")
def test_a_success_is_owed_the_clock_that_it_was_meant_for() -> None:
    clock = Entity(entity_id=VAULT, value=Clock(name="Vault", kind=ClockKind.PROJECT, size=4))
    laid = Table(entities={**table().entities, VAULT: clock})
    aimed = replace(PROWL, aim=VAULT)
    laid = after(laid, roll_action(laid, aimed, ScriptedDice([6])))
    ticked = after(laid, tick_by_effect(laid, VAULT))
    assert kept(after(ticked, roll_action(ticked, SWAY, ScriptedDice([6])))) == []
    assert kept(after(laid, roll_action(laid, SWAY, ScriptedDice([6])))) == [ARDA]


@pytest.mark.rule("blades 15")
def test_a_bargain_wants_a_price_which_waits_and_nobody_meets() -> None:
    laid = table()
    blank = replace(PROWL, terms=replace(PROWL.terms, bargain=" "))
    with pytest.raises(ActionLimitError) as refused:
        roll_action(laid, blank, ScriptedDice([6, 1]))
    assert refused.value.args == (ActionLimit.NO_PRICE, "Arda")
    anyway = replace(blank, is_overruled=True)
    assert running(after(laid, roll_action(laid, anyway, ScriptedDice([6, 1])))).threats == ()
    dear = replace(PROWL, terms=replace(PROWL.terms, bargain="the lamp breaks"))
    laid = after(laid, roll_action(laid, dear, ScriptedDice([6, 1])))
    price = Complication(text="the lamp breaks")
    agreed = Threat(number=1, who=ARDA, inflicted=price, left=price, is_price=True)
    assert running(laid).waiting == (agreed,)
    less = Lessening(how=Resisting.AVOIDS)
    terms = ResistanceTerms(attribute=AttributeId.PROWESS)
    with pytest.raises(PriceAgreedError):
        resist(laid, ResistanceDecision(number=1, terms=terms, lessening=less), ScriptedDice([6]))
    armour = ArmourDecision(number=1, kind=ArmourKind.STANDARD, lessening=less)
    with pytest.raises(PriceAgreedError):
        mark_armour(laid, armour)
    with pytest.raises(PriceAgreedError):
        protect(laid, 1, BREN)
    assert running(after(laid, apply_threat(laid, 1))).waiting == ()
