"""Rules that hold under both presets: who rolls, and that no phase locks what can be done."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, BREN, after, arda, bren, scoundrel, table

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.healing import Treatment
from duskboard.core.blades.scoundrel import Load
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import ActionDecision, ActionRolled, roll_action
from duskboard.play.blades.fortune import FortuneDecision, roll_fortune
from duskboard.play.blades.growth import train
from duskboard.play.blades.load import begin_downtime, choose_load
from duskboard.play.blades.recovery import RecoveryTerms, recover
from duskboard.play.blades.vice import close_downtime, indulge
from duskboard.play.change import NotOnTableError
from duskboard.table.entity import Entity
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

Act = Callable[[Table], Transaction]
HURT = replace(
    arda(),
    stress=4,
    harm=Harm(wounds=(Wound(level=1, text="dazed"),)),
    traumas=("cold",),
)
PROWL = ActionDecision(who=ARDA, terms=ActionTerms(action=ActionId.PROWL))
PHASES: dict[str, tuple[Act, ...]] = {
    "free play": (),
    "score": (lambda laid: choose_load(laid, ARDA, Load.LIGHT),),
    "downtime": (lambda laid: begin_downtime(laid, ARDA),),
    "free play again": (
        lambda laid: choose_load(laid, ARDA, Load.LIGHT),
        lambda laid: begin_downtime(laid, ARDA),
        lambda laid: close_downtime(laid, ARDA),
    ),
}
ACTS: dict[str, Act] = {
    "action": lambda laid: roll_action(laid, PROWL, ScriptedDice((5,))),
    "fortune": lambda laid: roll_fortune(
        laid, FortuneDecision(terms=FortuneTerms()), ScriptedDice((5,))
    ),
    "load": lambda laid: choose_load(laid, ARDA, Load.HEAVY),
    "vice": lambda laid: indulge(laid, ARDA, ScriptedDice((2,))),
    "training": lambda laid: train(laid, ARDA, XpTrack.INSIGHT),
    "recovery": lambda laid: recover(
        laid,
        RecoveryTerms(who=ARDA, treatment=Treatment.OUTSIDER, quality=1),
        ScriptedDice((4,)),
    ),
    "close": lambda laid: close_downtime(laid, ARDA),
}


def in_phase(phase: str) -> Table:
    laid = table(arda=replace(HURT, load=Load.NORMAL))
    for act in PHASES[phase]:
        laid = after(laid, act(laid))
    return laid


@pytest.mark.rule("blades 8")
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("phase", PHASES)
def test_phases_guide_and_lock_nothing(phase: str, act: str) -> None:
    laid = in_phase(phase)
    assert after(laid, ACTS[act](laid)) != laid


@pytest.mark.rule("blades 19")
def test_one_roll_settles_both_sides_and_nobody_rolls_against_it() -> None:
    guard = EntityId("guard")
    laid = table(bren=bren())
    clock = Entity(entity_id=guard, value=Clock(name="The guard", kind=ClockKind.DANGER, size=4))
    laid = Table(entities={**laid.entities, guard: clock})
    dice = ScriptedDice((3, 6, 6))
    step = roll_action(laid, PROWL, dice)
    assert isinstance(step.report, ActionRolled)
    assert (step.report.roll.result.faces, dice.left) == ((3,), 2)
    assert step.report.roll.offer.consequences  # the guard acts by what the player's die brings
    assert after(laid, step).value(guard, Clock) == Clock(
        name="The guard", kind=ClockKind.DANGER, size=4
    )
    for other in (guard, EntityId("nobody")):
        with pytest.raises(NotOnTableError):
            roll_action(laid, replace(PROWL, who=other), ScriptedDice((3,)))
    assert scoundrel(after(laid, step), BREN) == bren()
