"""Whatever is rolled, inflicted and met: tracks stay within their boxes, and nothing is lost."""

from collections.abc import Callable
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from tests.play.blades.hands import ARDA, BREN, after, arda, crew, scoundrel, table

from duskboard.core.blades.action import ActionTerms, Push
from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    Heat,
    LostOpportunity,
    ReducedEffect,
    WorsePosition,
    Wounding,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.position import Position, Trade
from duskboard.core.blades.resistance import ResistanceTerms, Resisting
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.clock import Clock
from duskboard.core.clocks.effect import Effect
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.applying import apply_threat, tick_by_effect
from duskboard.play.blades.decision import ActionDecision, checked, roll_action
from duskboard.play.blades.threat import (
    ArmourDecision,
    Lessening,
    ResistanceDecision,
    inflict,
    mark_armour,
    protect,
    resist,
    resistance_of,
)
from duskboard.play.change import PlayError
from duskboard.play.clock import NewClock, make_clock
from duskboard.table.entity import ACTION_ID
from duskboard.table.running_action import RunningAction, ThreatState
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

VAULT = EntityId("vault")
Act = Callable[[Table], Transaction]
CONSEQUENCES: tuple[Consequence, ...] = (
    Wounding(level=2, text="cut"),
    Wounding(level=3, text="shot"),
    Complication(text="alert", ticks=3, clock=VAULT),
    Heat(amount=5),
    LostOpportunity(approach="the roof"),
    WorsePosition(),
    ReducedEffect(),
)
numbers = st.integers(1, 6)
people = st.sampled_from((ARDA, BREN))
lessenings = st.builds(Lessening, how=st.sampled_from(Resisting), steps=st.integers(1, 3))


@st.composite
def acts(draw: st.DrawFn) -> Act:
    face, number, who = draw(numbers), draw(numbers), draw(people)
    lessening, one = draw(lessenings), draw(st.sampled_from(CONSEQUENCES))
    terms = ActionTerms(
        action=draw(st.sampled_from(ActionId)),
        position=draw(st.sampled_from(Position)),
        effect=draw(st.sampled_from(Effect)),
        trade=draw(st.sampled_from(Trade)),
        pushes=tuple(draw(st.lists(st.sampled_from(Push), max_size=3))),
        helper=draw(st.none() | people),
    )
    decision = ActionDecision(who=who, terms=terms, is_overruled=draw(st.booleans()))
    resistance = ResistanceDecision(
        number=number,
        terms=ResistanceTerms(attribute=draw(st.sampled_from(AttributeId))),
        lessening=lessening,
    )
    armour = ArmourDecision(
        number=number, kind=draw(st.sampled_from(ArmourKind)), lessening=lessening
    )

    def act(laid: Table) -> Transaction:
        count = checked(laid, decision).count or 2
        return roll_action(laid, decision, ScriptedDice((face,) * count))

    def meet(laid: Table) -> Transaction:
        count = resistance_of(laid, resistance).check.count or 2
        return resist(laid, resistance, ScriptedDice((face,) * count))

    choices: tuple[Act, ...] = (
        act,
        meet,
        lambda laid: inflict(laid, who, one),
        lambda laid: mark_armour(laid, armour),
        lambda laid: protect(laid, number, who),
        lambda laid: apply_threat(laid, number),
        lambda laid: tick_by_effect(laid, VAULT),
    )
    return choices[draw(st.integers(0, len(choices) - 1))]


def laid_out() -> Table:
    able = replace(arda(), stress=5)
    laid = table(arda=able, crew=Crew(name="The Low Bells"))
    return after(laid, make_clock(laid, NewClock(clock_id=VAULT, name="Vault", size=6)))


@given(st.lists(acts(), max_size=14))
def test_tracks_clocks_and_heat_stay_within_their_boxes(steps: list[Act]) -> None:
    laid = laid_out()
    for step in steps:
        before, entities = laid, dict(laid.entities)
        try:
            laid = after(laid, step(laid))
        except (BladesError, PlayError):
            continue
        assert dict(before.entities) == entities
        for who in (ARDA, BREN):
            assert 0 <= scoundrel(laid, who).stress <= 9
        assert 0 <= crew(laid).heat <= 8
        assert 0 <= crew(laid).wanted <= 4
        clock = laid.value(VAULT, Clock)
        assert clock is not None
        assert 0 <= clock.filled <= 6


@given(st.lists(acts(), max_size=14))
def test_a_consequence_is_never_lost_and_numbers_are_never_used_twice(steps: list[Act]) -> None:
    laid = laid_out()
    for step in steps:
        before = laid.value(ACTION_ID, RunningAction)
        try:
            laid = after(laid, step(laid))
        except (BladesError, PlayError):
            continue
        running = laid.value(ACTION_ID, RunningAction)
        if running is None:
            continue
        seen = [threat.number for threat in running.threats]
        assert len(seen) == len(set(seen))
        assert all(
            (one.left is None) is (one.state is ThreatState.AVOIDED) for one in running.threats
        )
        if before is not None:
            waited = {one.number for one in before.waiting}
            assert waited <= set(seen)
