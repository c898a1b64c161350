"""A downtime of the crew: its steps, its activities, what is kept, and what it may never do."""

import random
from dataclasses import replace

import pytest
from tests.play.blades.evenings import BRIDGE, EELS, RICH, WATCH, evening, left
from tests.play.blades.hands import ARDA, BREN, CREW, after, arda, bren, crew, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.activity import (
    ActivityPay,
    Asset,
    DowntimeActivity,
)
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.development import rep_needed
from duskboard.core.blades.downtime import (
    DowntimeStep,
    Figure,
    FigureLine,
    KeptTrigger,
    KeptTrouble,
    Plan,
    StepDone,
    usual_trigger,
)
from duskboard.core.blades.entanglement import EntanglementId, OutId
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.heat import HeatTerms, Noise
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import TraumaId
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.dice import ReportedBest, TypedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.activity import Effort, Wanted, acquire
from duskboard.play.blades.aftermath import Dues, DuesSettled, echo_score, settle_dues
from duskboard.play.blades.downtime import (
    DowntimeEnded,
    DowntimeOpenError,
    NoDowntimeError,
    begin_downtimes,
    cool_by_itself,
    downtime_of,
    end_downtime,
    end_turns,
    in_step,
    pass_step,
    running_downtime,
    with_rolled,
    with_turn,
)
from duskboard.play.blades.faction import faction_at
from duskboard.play.blades.faction_turn import TurnTerms, play_turn
from duskboard.play.blades.keeping import drop_kept, keep_trouble, with_kept_played
from duskboard.play.blades.payoff import heat_score, pay_off
from duskboard.play.blades.planning import (
    buy_activity,
    free_of,
    mark_done,
    plan_activity,
)
from duskboard.play.blades.rising import CoinShare
from duskboard.play.blades.trouble import (
    Settling,
    TroubleSettled,
    roll_trouble,
    settle,
)
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.clock import NewClock, make_clock
from duskboard.table.entity import ACTION_ID
from duskboard.table.running_action import RunningAction
from duskboard.table.table import Table


def test_a_downtime_remembers_where_it_is_and_what_each_step_brought() -> None:
    laid = evening()
    laid = after(laid, in_step(laid, DowntimeStep.PAYOFF, pay_off(laid, CREW, 3, 6)))
    laid = after(laid, pass_step(laid, DowntimeStep.TITHE))
    assert running_downtime(laid).current is DowntimeStep.CLOCKS
    assert running_downtime(laid).done == (
        StepDone(
            step=DowntimeStep.PAYOFF,
            lines=(
                FigureLine(figure=Figure.REP, before=5, after=9),
                FigureLine(figure=Figure.COIN, before=6, after=12),
            ),
        ),
        StepDone(step=DowntimeStep.TITHE),
    )
    again = after(laid, in_step(laid, DowntimeStep.PAYOFF, pay_off(laid, CREW, 1, 2)))
    assert running_downtime(again).done[0].lines == (
        FigureLine(figure=Figure.REP, before=5, after=11),
        FigureLine(figure=Figure.COIN, before=6, after=14),
    )
    with pytest.raises(NothingToChangeError):
        pass_step(laid, DowntimeStep.TITHE)
    with pytest.raises(DowntimeOpenError):
        begin_downtimes(laid)
    with pytest.raises(NoDowntimeError):
        pass_step(table(crew=RICH), DowntimeStep.TITHE)


@pytest.mark.rule("blades 104")
@pytest.mark.rule("blades 143")
def test_the_boss_is_paid_and_the_rest_shared_out() -> None:
    laid = evening()
    dues = Dues(is_paid=True, boss=WATCH, shares={ARDA: 1, BREN: 0})
    step = settle_dues(laid, CREW, dues)
    assert step.report == DuesSettled(
        name="Gulls",
        tithe=2,
        shares=(CoinShare(name="Arda", coin=1),),
        lines=(
            FigureLine(figure=Figure.COIN, before=6, after=3),
            FigureLine(figure=Figure.COIN, before=0, after=1, name="Arda"),
        ),
    )
    laid = after(laid, step)
    assert (crew(laid).coin, scoundrel(laid).coin) == (3, 1)
    assert running_downtime(laid).boss == WATCH
    with pytest.raises(NoCoinError):
        settle_dues(laid, CREW, Dues(shares={ARDA: 4}))
    with pytest.raises(NothingToChangeError):
        settle_dues(laid, CREW, Dues())


@pytest.mark.rule("blades 105")
def test_patience_that_runs_out_costs_status() -> None:
    laid = evening()
    clock = EntityId("patience")
    new = NewClock(clock_id=clock, name="Patience", kind=ClockKind.PATIENCE, size=2)
    laid = after(laid, make_clock(laid, new))
    owed = Dues(is_owed=True, boss=WATCH, patience=clock)
    laid = after(laid, settle_dues(laid, CREW, owed))
    assert faction_at(laid, WATCH).status == -1
    laid = after(laid, settle_dues(laid, CREW, owed))
    assert faction_at(laid, WATCH).status == -2
    emptied = laid.value(clock, Clock)
    assert emptied is not None
    assert (emptied.filled, crew(laid).coin) == (0, 6)


@pytest.mark.rule("blades 66")
@pytest.mark.rule("blades 163")
def test_a_score_moves_clocks_and_what_factions_think() -> None:
    laid = evening()
    laid = after(laid, echo_score(laid, CREW, {WATCH: -1, EELS: 1}, {BRIDGE: 3}))
    laid = after(laid, echo_score(laid, CREW, {}, {BRIDGE: -2}))
    assert [faction_at(laid, one).status for one in (WATCH, EELS)] == [-2, 1]
    assert running_downtime(laid).result(DowntimeStep.CLOCKS) == StepDone(
        step=DowntimeStep.CLOCKS,
        lines=(
            FigureLine(figure=Figure.STATUS, before=-1, after=-2, name="Watch"),
            FigureLine(figure=Figure.STATUS, before=0, after=1, name="Eels"),
            FigureLine(figure=Figure.CLOCK, before=0, after=1, name="Arm the bridge", size=10),
        ),
    )
    laid = after(laid, echo_score(laid, CREW, {WATCH: -2}, {}))
    assert (faction_at(laid, WATCH).status, free_of(laid)) == (-3, 1)


@pytest.mark.rule("blades 157")
@pytest.mark.rule("blades E36")
def test_an_entanglement_is_kept_for_its_moment_and_played_then() -> None:
    laid, kept = evening(), EntityId("kept")
    laid = after(laid, with_rolled(laid, roll_trouble(laid, CREW, TypedDice((5,)))))
    assert running_downtime(laid).names == (
        EntanglementId.RIVALS,
        EntanglementId.UNQUIET_DEAD,
    )
    trouble = EntanglementId.INTERROGATION
    assert usual_trigger(trouble) is KeptTrigger.VICE
    assert usual_trigger(EntanglementId.RIVALS) is KeptTrigger.FITTING
    wish = KeptTrouble(trouble=trouble, trigger=KeptTrigger.VICE, note="at the den")
    laid = after(laid, keep_trouble(laid, kept, wish))
    assert laid.value(kept, KeptTrouble) == replace(wish, downtime=1)
    assert running_downtime(laid).result(DowntimeStep.TROUBLE) == StepDone(
        step=DowntimeStep.TROUBLE, kept=(trouble,)
    )
    out = Settling(trouble=trouble, out=OutId.INTERROGATION_PAY)
    played = after(laid, with_kept_played(laid, kept, settle(laid, CREW, out)))
    assert (crew(played).coin, played.get(kept)) == (3, None)
    assert after(laid, drop_kept(laid, kept)).get(kept) is None


@pytest.mark.rule("blades 112")
@pytest.mark.rule("blades E23")
@pytest.mark.parametrize(("best", "heat"), [(3, 5), (5, 4), (6, 3)])
def test_who_is_questioned_tells_more_or_less(best: int, heat: int) -> None:
    laid = evening()
    out = Settling(trouble=EntanglementId.QUESTIONING, out=OutId.QUESTIONING_ROLL, pool=2)
    step = settle(laid, CREW, out, ReportedBest(best=best))
    assert crew(after(laid, step)).heat == heat
    assert isinstance(step.report, TroubleSettled)
    assert step.report.roll is not None
    assert step.report.roll.total == best


@pytest.mark.rule("blades 112")
@pytest.mark.parametrize(("best", "heat", "harm"), [(2, 5, 0), (4, 3, 2), (6, 3, 0)])
def test_a_suspect_holds_out_is_hurt_or_talks(best: int, heat: int, harm: int) -> None:
    laid = evening()
    out = Settling(trouble=EntanglementId.USUAL_SUSPECTS, out=OutId.SUSPECTS_ROLL, pool=1)
    step = settle(laid, CREW, out, ReportedBest(best=best))
    assert isinstance(step.report, TroubleSettled)
    assert (crew(after(laid, step)).heat, step.report.harm) == (heat, harm)


@pytest.mark.rule("blades 112")
def test_harm_and_heat_of_a_beating_are_resisted_each_on_its_own() -> None:
    laid = evening()
    out = Settling(
        trouble=EntanglementId.INTERROGATION,
        out=OutId.INTERROGATION_SUFFER,
        who=ARDA,
        wound="beaten",
    )
    laid = after(laid, settle(laid, CREW, out))
    running = laid.value(ACTION_ID, RunningAction)
    assert running is not None
    assert [str(one.left) for one in running.threats] == [
        "Wounding(level=2, text='beaten', is_supernatural=False)",
        "Heat(amount=3)",
    ]
    assert crew(laid).heat == 3


@pytest.mark.rule("blades 126")
@pytest.mark.rule("blades 163")
def test_factions_without_a_turn_are_behind_and_play_several_at_once() -> None:
    laid = evening()
    terms = TurnTerms(faction=WATCH, clock=BRIDGE)
    laid = after(laid, with_turn(laid, WATCH, play_turn(laid, terms, [TypedDice((4, 2, 1))])))
    laid = after(laid, end_turns(laid))
    assert (faction_at(laid, WATCH).idle, faction_at(laid, EELS).idle) == (0, 1)
    laid = after(laid, end_downtime(laid))
    laid = after(laid, begin_downtimes(laid))
    laid = after(laid, end_turns(laid))
    assert [faction_at(laid, one).idle for one in (WATCH, EELS)] == [1, 2]
    several = TurnTerms(faction=EELS, clock=BRIDGE, downtimes=2)
    laid = after(laid, play_turn(laid, several, [TypedDice((6,)), TypedDice((1,))]))
    clock = laid.value(BRIDGE, Clock)
    assert clock is not None
    assert (clock.filled, faction_at(laid, EELS).idle) == (6, 0)


@pytest.mark.rule("blades 95")
@pytest.mark.rule("blades 125")
@pytest.mark.rule("blades 161")
@pytest.mark.rule("blades-abilities A29")
@pytest.mark.rule("blades-abilities K3")
def test_the_end_of_a_downtime() -> None:
    gang = Cohort(name="Rafters", harm=3)
    quiet = replace(
        RICH, heat=0, cohorts=(gang, gang), abilities=(Ability(key=CrewAbilityId.NO_TRACES),)
    )
    haunted = (TraumaId.HAUNTED, TraumaId.COLD)
    side = (Ability(key=AbilityId.A_LITTLE_SOMETHING_ON_THE_SIDE),)
    laid = evening(
        quiet,
        arda=replace(arda(), stress=2, traumas=haunted),
        bren=replace(bren(), stress=3, traumas=haunted, is_vice_satisfied=True, abilities=side),
    )
    healer = Asset(name="Dr Imre", quality=2, is_healer=True)
    wanted = Wanted(asset_id=EntityId("imre"), asset=healer)
    laid = after(laid, acquire(laid, CREW, Effort(who=ARDA), wanted, ReportedBest(best=4)))
    tended = Plan(number=0, who=ARDA, activity=DowntimeActivity.COHORT, place=0)
    laid = after(laid, plan_activity(laid, tended))
    laid = after(laid, mark_done(laid, 1))
    step = end_downtime(laid)
    laid = after(laid, step)
    assert (scoundrel(laid).stress, scoundrel(laid, BREN).stress) == (4, 3)
    assert scoundrel(laid, BREN).stash == 2
    assert [one.harm for one in crew(laid).cohorts] == [3, 2]
    assert crew(laid).rep == 6
    left_over = laid.value(EntityId("imre"), Asset)
    assert left_over is not None
    assert left_over.is_used
    assert isinstance(step.report, DowntimeEnded)
    assert step.report.traumas == ()
    downtime = downtime_of(laid)
    assert downtime is not None
    assert not downtime.is_open


@pytest.mark.rule("blades-abilities K11")
@pytest.mark.rule("blades-abilities K16")
def test_heat_that_goes_by_itself_goes_once() -> None:
    both = (
        Ability(key=CrewAbilityId.HIGH_SOCIETY),
        Ability(key=CrewAbilityId.JUST_PASSING_THROUGH),
    )
    laid = evening(replace(RICH, abilities=both))
    laid = after(laid, cool_by_itself(laid))
    assert crew(laid).heat == 1
    with pytest.raises(NothingToChangeError):
        cool_by_itself(laid)


@pytest.mark.rule("blades 60")
@pytest.mark.rule("blades 65")
@pytest.mark.rule("blades 107")
@pytest.mark.rule("blades 113")
def test_whatever_is_done_in_downtimes_nothing_leaves_its_range() -> None:
    rng = random.Random(12)  # noqa: S311 - a seed, not a secret
    for _ in range(60):
        laid = evening(replace(RICH, rep=rng.randrange(8), coin=rng.randrange(12)))
        for _step in range(12):
            laid = _something(laid, rng)
            one = crew(laid)
            assert 0 <= one.heat <= 8
            assert 0 <= one.wanted <= 4
            assert 0 <= one.rep <= rep_needed(one)
            assert one.coin >= 0
            for faction in laid.values(Faction).values():
                assert -3 <= faction.status <= 3
                assert faction.idle >= 0
            assert all(left(laid, who) >= 0 for who in (ARDA, BREN))


def _money(laid: Table) -> int:
    return crew(laid).coin + sum(one.coin for one in laid.values(Scoundrel).values())


def _something(laid: Table, rng: random.Random) -> Table:
    """Do something of a downtime at random; money comes from the payoff alone."""
    who, pay = rng.choice((ARDA, BREN)), rng.choice((2, 4, 6))
    faction = rng.choice((WATCH, EELS))
    best = rng.randrange(1, 7)
    trouble, out = rng.choice(
        (
            (EntanglementId.REPRISALS, OutId.REPRISALS_PAY),
            (EntanglementId.RIVALS, OutId.RIVALS_REP),
            (EntanglementId.SHOW_OF_FORCE, OutId.FORCE_WAR),
            (EntanglementId.QUESTIONING, OutId.QUESTIONING_ROLL),
        )
    )
    settling = Settling(trouble=trouble, out=out, faction_id=faction)
    heat = HeatTerms(noise=rng.choice(tuple(Noise)), has_killed=rng.random() < 0.5)
    plan = Plan(number=0, who=who, activity=DowntimeActivity.TRAIN)
    acts = (
        lambda: in_step(laid, DowntimeStep.PAYOFF, pay_off(laid, CREW, rng.randrange(5), pay)),
        lambda: in_step(laid, DowntimeStep.HEAT, heat_score(laid, CREW, heat)),
        lambda: echo_score(laid, CREW, {faction: rng.randrange(-2, 3)}, {}),
        lambda: settle(laid, CREW, settling, ReportedBest(best=best)),
        lambda: settle_dues(laid, CREW, Dues(is_paid=True, shares={who: rng.randrange(3)})),
        lambda: buy_activity(laid, who, rng.choice(tuple(ActivityPay))),
        lambda: plan_activity(laid, plan, is_overruled=rng.random() < 0.3),
        lambda: end_turns(laid),
    )
    place = rng.randrange(len(acts))
    try:
        after_it = after(laid, acts[place]())
    except (BladesError, PlayError):
        return laid
    gained = _money(after_it) - _money(laid)
    assert gained == pay if place == 0 else gained <= 0
    return after_it
