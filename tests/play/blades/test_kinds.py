"""Rules that hold under both presets."""

from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, after, arda, table

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.consequence import Wounding
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.resistance import ResistanceTerms, Resisting
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.dice import ReportedBest
from duskboard.play.blades.decision import ActionDecision, ActionRolled, roll_action
from duskboard.play.blades.fortune import FortuneDecision, FortuneRolled, roll_fortune
from duskboard.play.blades.threat import (
    Lessening,
    ResistanceDecision,
    Resisted,
    inflict,
    resist,
)
from duskboard.play.blades.vice import ViceIndulged, indulge


@pytest.mark.rule("blades 5")
def test_action_downtime_fortune_and_resistance_read_the_same_die() -> None:
    laid, five = table(arda=replace(arda(), stress=6)), ReportedBest(best=5)
    action = ActionDecision(who=ARDA, terms=ActionTerms(action=ActionId.HUNT))
    threatened = after(laid, inflict(laid, ARDA, Wounding(level=2, text="cut")))
    resistance = ResistanceDecision(
        number=1,
        terms=ResistanceTerms(attribute=AttributeId.PROWESS),
        lessening=Lessening(how=Resisting.REDUCES),
    )
    reports = (
        roll_action(laid, action, five).report,
        indulge(laid, ARDA, five).report,
        roll_fortune(laid, FortuneDecision(terms=FortuneTerms()), five).report,
        resist(threatened, resistance, five).report,
    )
    assert isinstance(reports[0], ActionRolled)
    assert isinstance(reports[1], ViceIndulged)
    assert isinstance(reports[2], FortuneRolled)
    assert isinstance(reports[3], Resisted)
    read = [reports[0].roll.result.best, reports[1].roll.total, reports[2].roll.result.best]
    assert [*read, reports[3].roll.result.best] == [5, 5, 5, 5]
    assert (reports[1].before, reports[1].after, reports[3].roll.stress) == (6, 1, 1)
