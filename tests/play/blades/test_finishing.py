import pytest
from tests.play.blades.hands import ARDA, after, table

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.consequence import Heat, LostOpportunity
from duskboard.core.blades.trait import ActionId
from duskboard.core.dice import ScriptedDice
from duskboard.play.blades.applying import apply_threat
from duskboard.play.blades.decision import ActionDecision, roll_action
from duskboard.play.blades.finishing import ActionFinished, finish_action
from duskboard.play.blades.threat import inflict
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.table.entity import ACTION_ID
from duskboard.table.running_action import RunningAction

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
