"""Activities of a downtime: planned, paid for, done, counted, raised."""

from dataclasses import replace

import pytest
from tests.play.blades.evenings import BRIDGE, RICH, evening, left
from tests.play.blades.hands import ARDA, BREN, CREW, after, arda, bren, crew, scoundrel

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.activity import (
    ActivityPay,
    Asset,
    AssetKind,
    DowntimeActivity,
    NoActivityError,
)
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.downtime import (
    Figure,
    FigureLine,
    Plan,
)
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.healing import Treatment
from duskboard.core.blades.trait import XpTrack
from duskboard.core.clocks.clock import Clock
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import ReportedBest, TypedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.activity import Effort, Wanted, acquire, reduce_heat
from duskboard.play.blades.downtime import (
    begin_downtimes,
    end_downtime,
    running_downtime,
)
from duskboard.play.blades.growth import train
from duskboard.play.blades.planning import (
    buy_activity,
    counted,
    drop_plan,
    mark_done,
    plan_activity,
    raise_activity,
)
from duskboard.play.blades.project import Work, work_project
from duskboard.play.blades.recovery import RecoveryTerms, recover
from duskboard.play.blades.trouble import (
    NoRepError,
)
from duskboard.play.blades.vice import indulge
from duskboard.play.change import NothingToChangeError, PlayError


@pytest.mark.rule("blades 54")
@pytest.mark.rule("blades 113")
def test_two_activities_each_and_more_for_coin_or_rep() -> None:
    laid = evening(arda=replace(arda(), coin=1))
    for track in (XpTrack.PROWESS, XpTrack.INSIGHT):
        plan = Plan(number=0, who=ARDA, activity=DowntimeActivity.TRAIN, track=track)
        laid = after(laid, plan_activity(laid, plan))
    third = Plan(number=0, who=ARDA, activity=DowntimeActivity.VICE)
    assert (left(laid), left(laid, BREN)) == (0, 2)
    with pytest.raises(NoActivityError) as refused:
        plan_activity(laid, third)
    assert refused.value.args == ("Arda", 2)
    laid = after(laid, buy_activity(laid, ARDA, ActivityPay.COIN))
    laid = after(laid, buy_activity(laid, ARDA, ActivityPay.REP))
    assert (left(laid), scoundrel(laid).coin, crew(laid).rep) == (2, 0, 4)
    with pytest.raises(NoCoinError):
        buy_activity(laid, ARDA, ActivityPay.COIN)
    poor = evening(replace(RICH, rep=0))
    with pytest.raises(NoRepError):
        buy_activity(poor, ARDA, ActivityPay.REP)
    laid = after(laid, drop_plan(laid, 1))
    assert left(laid) == 3
    granted = evening()
    for _ in range(3):
        granted = after(granted, plan_activity(granted, third, is_overruled=True))
    assert left(granted) == 0


@pytest.mark.rule("blades-abilities A34")
def test_a_calculating_mind_gives_one_activity_a_downtime() -> None:
    mind = replace(bren(), abilities=(Ability(key=AbilityId.CALCULATING),))
    laid = evening(bren=mind)
    laid = after(laid, buy_activity(laid, ARDA, ActivityPay.FREE))
    assert (left(laid), left(laid, BREN)) == (3, 2)
    with pytest.raises(NothingToChangeError):
        buy_activity(laid, BREN, ActivityPay.FREE)


@pytest.mark.rule("blades 113")
def test_what_is_done_counts_however_it_is_reached() -> None:
    laid = evening(arda=replace(arda(), stress=4))
    plan = Plan(number=0, who=ARDA, activity=DowntimeActivity.VICE)
    laid = after(laid, plan_activity(laid, plan))
    act = indulge(laid, ARDA, ReportedBest(best=3))
    laid = after(laid, counted(laid, plan, act))
    done = running_downtime(laid).plans[0]
    assert (done.is_done, left(laid)) == (True, 1)
    assert done.lines == (FigureLine(figure=Figure.STRESS, before=4, after=1, name="Arda"),)
    act = reduce_heat(laid, CREW, Effort(who=ARDA, dice=2), TypedDice((5, 2)))
    cool = Plan(number=0, who=ARDA, activity=DowntimeActivity.REDUCE_HEAT)
    laid = after(laid, counted(laid, cool, act))
    assert (left(laid), crew(laid).heat) == (0, 1)
    with pytest.raises(NoActivityError):
        counted(laid, cool, act)
    ended = after(laid, end_downtime(laid))
    assert counted(ended, cool, act) is act
    fresh = after(ended, begin_downtimes(ended))
    assert (left(fresh), running_downtime(fresh).number) == (2, 2)


@pytest.mark.rule("blades 115")
@pytest.mark.rule("blades 160")
@pytest.mark.parametrize(("published", "ticks"), [(False, 4), (True, 5)])
def test_a_project_is_worked_on(published: bool, ticks: int) -> None:  # noqa: FBT001 - a preset
    laid = evening(published=published)
    work = Work(who=ARDA, clock=BRIDGE, dice=2)
    step = work_project(laid, work, TypedDice((6, 6)))
    clock = after(laid, step).value(BRIDGE, Clock)
    assert clock is not None
    assert clock.filled == ticks


@pytest.mark.rule("blades 114")
def test_coin_after_the_roll_raises_a_result_level_by_level() -> None:
    laid = evening(arda=replace(arda(), coin=3), bren=replace(bren(), coin=1))
    plan = Plan(number=0, who=ARDA, activity=DowntimeActivity.PROJECT, target=BRIDGE)
    act = work_project(laid, Work(who=ARDA, clock=BRIDGE, dice=1), TypedDice((2,)))
    laid = after(laid, counted(laid, plan, act))
    laid = after(laid, raise_activity(laid, 1, 2))
    clock = laid.value(BRIDGE, Clock)
    assert clock is not None
    assert (clock.filled, scoundrel(laid).coin) == (3, 1)
    assert running_downtime(laid).plans[0].outcome is Outcome.FULL
    laid = after(laid, raise_activity(laid, 1))
    with pytest.raises(NothingToChangeError):
        raise_activity(laid, 1)
    barge = EntityId("barge")
    wanted = Wanted(asset_id=barge, asset=Asset(name="Barge", kind=AssetKind.VEHICLE))
    plan = Plan(number=0, who=BREN, activity=DowntimeActivity.ACQUIRE, target=barge)
    act = acquire(laid, CREW, Effort(who=BREN), wanted, ReportedBest(best=4))
    laid = after(laid, counted(laid, plan, act))
    laid = after(laid, raise_activity(laid, 2))
    asset = laid.value(barge, Asset)
    assert asset is not None
    assert (asset.quality, scoundrel(laid, BREN).coin) == (2, 0)
    hurt = replace(arda(), coin=1, harm=Harm(wounds=(Wound(level=1, text="cut"),)))
    laid = evening(arda=hurt)
    terms = RecoveryTerms(who=ARDA, treatment=Treatment.OUTSIDER, quality=1)
    act = recover(laid, terms, TypedDice((4,)))
    plan = Plan(number=0, who=ARDA, activity=DowntimeActivity.RECOVER)
    laid = after(laid, counted(laid, plan, act))
    laid = after(laid, raise_activity(laid, 1))
    assert (scoundrel(laid).harm.healing, scoundrel(laid).coin) == (3, 0)
    with pytest.raises(NoCoinError):
        raise_activity(laid, 1)


def test_a_ritual_is_counted_when_the_table_has_played_it() -> None:
    laid = evening()
    plan = Plan(number=0, who=ARDA, activity=DowntimeActivity.RITUAL)
    laid = after(laid, plan_activity(laid, plan))
    laid = after(laid, mark_done(laid, 1))
    assert (running_downtime(laid).plans[0].is_done, left(laid)) == (True, 1)
    with pytest.raises(PlayError):
        drop_plan(laid, 1)


@pytest.mark.rule("blades 76")
def test_training_counts_and_each_track_once() -> None:
    laid = evening()
    plan = Plan(number=0, who=ARDA, activity=DowntimeActivity.TRAIN, track=XpTrack.PROWESS)
    laid = after(laid, counted(laid, plan, train(laid, ARDA, XpTrack.PROWESS)))
    assert running_downtime(laid).plans[0].lines == (
        FigureLine(figure=Figure.XP, before=0, after=1, name="Arda"),
    )
