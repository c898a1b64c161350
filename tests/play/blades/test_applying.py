from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, after, arda, crew, scoundrel, table

from duskboard.core.blades.action import ActionTerms
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
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.position import Position
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades_rulings import BladesRulings, ExtremeEffect
from duskboard.core.clocks.clock import Clock
from duskboard.core.clocks.effect import Effect
from duskboard.core.clocks.tick import ClockEvent, ClockLockedError, NoSuchClockError
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings
from duskboard.play.blades.applying import (
    ConsequenceApplied,
    EffectTicked,
    HeatLine,
    NoCrewError,
    SegmentsAskedError,
    TickedAlreadyError,
    apply_threat,
    reopen,
    tick_by_effect,
)
from duskboard.play.blades.decision import ActionDecision, roll_action
from duskboard.play.blades.threat import ThreatOverError, inflict
from duskboard.play.change import NothingToChangeError
from duskboard.play.clock import NewClock, make_clock
from duskboard.table.entity import ACTION_ID, RULINGS_ID, Entity
from duskboard.table.running_action import RunningAction
from duskboard.table.table import Table

VAULT, ALERT = EntityId("vault"), EntityId("alert")
TERMS = ActionTerms(action=ActionId.SKIRMISH)
BELLS = Crew(name="The Low Bells", heat=8)


def with_clocks(laid: Table) -> Table:
    laid = after(laid, make_clock(laid, NewClock(clock_id=VAULT, name="Vault", size=6)))
    return after(laid, make_clock(laid, NewClock(clock_id=ALERT, name="Alert", size=4)))


def acted(*shown: int, terms: ActionTerms = TERMS, laid: Table | None = None) -> Table:
    start = with_clocks(table(crew=BELLS)) if laid is None else laid
    decision = ActionDecision(who=ARDA, terms=terms)
    return after(start, roll_action(start, decision, ScriptedDice(shown)))


def came_true(laid: Table, consequence: Consequence) -> tuple[Table, ConsequenceApplied]:
    laid = after(laid, inflict(laid, ARDA, consequence))
    number = running(laid).threats[-1].number
    step = apply_threat(laid, number)
    assert isinstance(step.report, ConsequenceApplied)
    return after(laid, step), step.report


def running(laid: Table) -> RunningAction:
    found = laid.value(ACTION_ID, RunningAction)
    assert found is not None
    return found


def filled(laid: Table, clock: EntityId) -> int:
    found = laid.value(clock, Clock)
    assert found is not None
    return found.filled


def overflowing(*levels: int) -> Table:
    wounds = tuple(Wound(level=level, text=f"hurt {place}") for place, level in enumerate(levels))
    return table(arda=replace(arda(), harm=Harm(wounds=wounds, healing=2)))


@pytest.mark.rule("blades 29")
@pytest.mark.rule("blades 31")
@pytest.mark.rule("blades 121")
@pytest.mark.parametrize(
    ("had", "level", "written", "is_catastrophic"),
    [
        ((), 1, 1, False),
        ((1, 1), 1, 2, False),
        ((1, 1, 2, 2), 1, 3, False),
        ((3,), 3, 4, True),
        ((1, 1, 2, 2, 3), 1, 4, True),
    ],
)
def test_harm_is_written_perhaps_a_row_higher(
    had: tuple[int, ...], level: int, written: int, *, is_catastrophic: bool
) -> None:
    laid = acted(1, 1, laid=overflowing(*had))
    laid, report = came_true(laid, Wounding(level=level, text="stabbed"))
    assert report.wound == Wound(level=written, text="stabbed")
    assert report.is_catastrophic is is_catastrophic
    assert scoundrel(laid).harm.wounds[-1] == report.wound
    assert running(laid).threats[-1].left == Wounding(level=written, text="stabbed")
    assert scoundrel(laid).harm.healing == 0


@pytest.mark.rule("blades 27")
def test_a_complication_ticks_its_clock() -> None:
    laid, report = came_true(acted(1, 2), Complication(text="noise", ticks=3, clock=ALERT))
    assert filled(laid, ALERT) == 3
    assert [(line.name, line.before, line.after) for line in report.lines] == [("Alert", 0, 3)]
    laid, report = came_true(laid, Complication(text="more", ticks=2, clock=ALERT))
    assert [event.event for event in report.events] == [ClockEvent.FILLED]
    assert report.lines[0].overshoot == 1
    laid = after(laid, inflict(laid, ARDA, Complication(text="late", ticks=1)))
    step = apply_threat(laid, running(laid).threats[-1].number, VAULT)
    assert filled(after(laid, step), VAULT) == 1


@pytest.mark.rule("blades 27")
def test_trouble_without_a_clock_is_told_alone() -> None:
    before = acted(1, 2)
    laid, report = came_true(before, Complication(text="a lamp falls"))
    assert (report.lines, report.heat, report.wound) == ((), None, None)
    assert scoundrel(laid) == scoundrel(before)


@pytest.mark.rule("blades 27")
@pytest.mark.rule("blades 107")
def test_heat_is_the_crews_and_rolls_over() -> None:
    laid, report = came_true(acted(1, 2), Heat(amount=2))
    assert (crew(laid).heat, crew(laid).wanted) == (1, 1)
    assert report.heat == HeatLine(
        name="The Low Bells", heat_before=8, heat_after=1, wanted_before=0, wanted_after=1
    )
    alone = acted(1, 2, laid=table())
    alone = after(alone, inflict(alone, ARDA, Heat()))
    with pytest.raises(NoCrewError):
        apply_threat(alone, 1)


@pytest.mark.rule("blades 28")
@pytest.mark.parametrize(
    ("position", "then"),
    [
        (Position.CONTROLLED, Position.RISKY),
        (Position.RISKY, Position.DESPERATE),
        (Position.DESPERATE, Position.DESPERATE),
    ],
)
def test_another_try_is_a_step_worse(position: Position, then: Position) -> None:
    laid, report = came_true(acted(1, 2, terms=replace(TERMS, position=position)), WorsePosition())
    assert running(laid).next_position is report.position is then
    again = acted(5, 5, laid=laid, terms=replace(TERMS, position=then))
    assert running(again).next_position is None


@pytest.mark.rule("blades 137")
def test_a_lost_opportunity_is_spent_until_the_game_master_opens_it() -> None:
    laid, _ = came_true(acted(1, 2), LostOpportunity(approach="the roof"))
    laid, _ = came_true(laid, LostOpportunity(approach="the cellar"))
    laid = acted(4, 4, laid=laid)
    assert running(laid).closed == ("the roof", "the cellar")
    laid, _ = came_true(laid, LostOpportunity(approach="the roof"))
    assert running(laid).closed == ("the cellar", "the roof")
    laid = after(laid, reopen(laid, "the roof"))
    assert running(laid).closed == ("the cellar",)
    with pytest.raises(NothingToChangeError):
        reopen(laid, "the roof")


@pytest.mark.rule("blades 23")
def test_reduced_effect_counts_once_it_comes_true() -> None:
    laid = acted(4, 2)
    assert running(laid).effect is Effect.STANDARD
    laid = after(laid, inflict(laid, ARDA, ReducedEffect()))
    assert running(laid).effect is Effect.STANDARD
    laid = after(laid, apply_threat(laid, 1))
    assert running(laid).effect is Effect.LIMITED
    assert running(acted(4, 2, laid=laid)).effect is Effect.STANDARD


@pytest.mark.rule("blades 21")
@pytest.mark.parametrize(
    ("effect", "shown", "ticks"),
    [
        (Effect.LIMITED, (4, 1), 1),
        (Effect.STANDARD, (6, 1), 2),
        (Effect.GREAT, (6, 1), 3),
        (Effect.STANDARD, (6, 6), 3),
        (Effect.GREAT, (6, 6), 4),
    ],
)
@pytest.mark.parametrize("published", [False, True])
def test_the_effect_ticks_a_clock(
    effect: Effect, shown: tuple[int, ...], ticks: int, *, published: bool
) -> None:
    start = with_clocks(table(published=published))
    laid = acted(*shown, terms=replace(TERMS, effect=effect), laid=start)
    step = tick_by_effect(laid, VAULT)
    assert filled(after(laid, step), VAULT) == ticks
    assert isinstance(step.report, EffectTicked)
    ruling = "blades.extreme_effect_ticks" if ticks == 4 else ""
    assert step.report.ruling == ruling


@pytest.mark.rule("blades 18")
def test_the_effect_ticks_a_clock_once_and_a_failure_by_the_game_masters_word() -> None:
    laid = acted(6, 1)
    laid = after(laid, tick_by_effect(laid, VAULT))
    with pytest.raises(TickedAlreadyError) as refused:
        tick_by_effect(laid, VAULT)
    assert refused.value.args == ("Vault",)
    assert filled(after(laid, tick_by_effect(laid, VAULT, is_overruled=True)), VAULT) == 4
    assert filled(after(laid, tick_by_effect(laid, ALERT)), ALERT) == 2
    failed = acted(1, 1)
    with pytest.raises(NothingToChangeError):
        tick_by_effect(failed, VAULT)
    assert filled(after(failed, tick_by_effect(failed, VAULT, 1)), VAULT) == 1
    with pytest.raises(NoSuchClockError):
        tick_by_effect(laid, EntityId("nothing"))


def test_what_came_true_does_not_come_true_again() -> None:
    laid, _ = came_true(acted(1, 2), Heat())
    with pytest.raises(ThreatOverError) as refused:
        apply_threat(laid, 1)
    assert refused.value.args == ("Arda",)


@pytest.mark.rule("blades 40")
def test_without_a_roll_there_is_no_effect_to_tick_with() -> None:
    laid = with_clocks(table())
    laid = after(laid, inflict(laid, ARDA, Heat()))
    with pytest.raises(NothingToChangeError):
        tick_by_effect(laid, VAULT, 2)


@pytest.mark.rule("blades 21")
def test_where_the_table_asks_the_game_master_says_the_number() -> None:
    asks = Rulings(blades=BladesRulings(extreme_effect_ticks=ExtremeEffect.ASK))
    start = with_clocks(table())
    start = Table(entities={**start.entities, RULINGS_ID: Entity(entity_id=RULINGS_ID, value=asks)})
    laid = acted(6, 6, terms=replace(TERMS, effect=Effect.GREAT), laid=start)
    with pytest.raises(SegmentsAskedError):
        tick_by_effect(laid, VAULT)
    assert filled(after(laid, tick_by_effect(laid, VAULT, 5)), VAULT) == 5


def test_a_locked_clock_is_not_ticked() -> None:
    laid = acted(6, 1)
    clock = laid.value(VAULT, Clock)
    assert clock is not None
    entity = Entity(entity_id=VAULT, value=replace(clock, locked=True))
    laid = Table(entities={**laid.entities, VAULT: entity})
    with pytest.raises(ClockLockedError):
        tick_by_effect(laid, VAULT)
