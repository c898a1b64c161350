from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS
from tests.play.blades.hands import ARDA, CREW, after, arda, crew, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.activity import Asset, AssetKind, TooPoorQualityError
from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.position import Position
from duskboard.core.blades.score import (
    EngagementDie,
    EngagementPart,
    FlashbackKind,
    FlashbackPay,
)
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating, ReportedBest, TypedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.activity import (
    AssetAcquired,
    AssetUsed,
    Effort,
    HeatReduced,
    Wanted,
    acquire,
    reduce_heat,
    use_asset,
)
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.score import (
    Engaged,
    Engagement,
    FlashbackMade,
    engage,
    flash_back,
    flash_back_to_downtime,
)
from duskboard.play.blades.trouble import NoRepError
from duskboard.play.change import NothingToChangeError
from duskboard.table.entity import Roll

BARGE, WATCH = EntityId("barge"), EntityId("watch")
HOT = replace(GULLS, tier=1, heat=6, wanted=2, rep=3)
RICH = replace(arda(), coin=4)


@pytest.mark.rule("blades 97")
@pytest.mark.rule("blades 154")
@pytest.mark.rule("blades E20")
def test_a_score_opens_by_its_engagement_roll() -> None:
    laid = table(crew=GULLS)
    engagement = Engagement(
        plan=PlanKind.STEALTH, dice=(EngagementDie.BOLD, EngagementDie.HIGHER_TIER)
    )
    step = engage(laid, CREW, engagement, TypedDice((2,)))
    assert step.report == Engaged(
        name="Gulls",
        plan=PlanKind.STEALTH,
        roll=Roll(what=Rating(count=1), faces=((2,),), total=2, who="Gulls"),
        parts=(
            EngagementPart(source=EngagementDie.BOLD, dice=1),
            EngagementPart(source=EngagementDie.HIGHER_TIER, dice=-1),
        ),
        position=Position.DESPERATE,
        is_past_first=False,
    )
    assert step.changes == ()
    told = engage(laid, CREW, replace(engagement, others=1), ReportedBest(best=6, is_critical=True))
    assert isinstance(told.report, Engaged)
    assert (told.report.position, told.report.is_past_first) == (Position.CONTROLLED, True)


@pytest.mark.rule("blades 99")
@pytest.mark.rule("blades E19")
def test_a_flashback_costs_stress_or_for_a_downtime_activity_coin_or_rep() -> None:
    laid = table(crew=HOT, arda=RICH)
    goats = flash_back(laid, ARDA, FlashbackKind.UNLIKELY)
    assert goats.report == FlashbackMade(
        who=ARDA,
        name="Arda",
        kind=FlashbackKind.UNLIKELY,
        pay=FlashbackPay.STRESS,
        amount=1,
    )
    assert scoundrel(after(laid, goats)).stress == 1
    bomb = after(laid, flash_back(laid, ARDA, FlashbackKind.ELABORATE))
    assert scoundrel(bomb).stress == 2
    assert scoundrel(after(laid, flash_back(laid, ARDA, FlashbackKind.ELABORATE, 4))).stress == 4
    easy = flash_back(laid, ARDA, FlashbackKind.EASY, text=" a rope ")
    assert isinstance(easy.report, FlashbackMade)
    assert (easy.report.amount, easy.report.text, easy.changes) == (0, "a rope", ())
    for kind, stress in ((FlashbackKind.UNLIKELY, 2), (FlashbackKind.ELABORATE, 1)):
        with pytest.raises(NumberRangeError):
            flash_back(laid, ARDA, kind, stress)
    paid = after(laid, flash_back_to_downtime(laid, ARDA, FlashbackPay.COIN))
    assert (scoundrel(paid).coin, crew(paid).rep) == (3, 3)
    known = after(laid, flash_back_to_downtime(laid, ARDA, FlashbackPay.REP))
    assert (scoundrel(known).coin, crew(known).rep) == (4, 2)
    with pytest.raises(NoRepError):
        flash_back_to_downtime(table(crew=GULLS), ARDA, FlashbackPay.REP)
    with pytest.raises(NoCoinError):
        flash_back_to_downtime(table(crew=GULLS), ARDA, FlashbackPay.COIN)


@pytest.mark.rule("blades 114")
@pytest.mark.rule("blades 115")
@pytest.mark.rule("blades 119")
def test_heat_is_reduced_and_coin_makes_it_more() -> None:
    laid = table(crew=HOT, arda=RICH)
    effort = Effort(who=ARDA, dice=1, is_helped=True, coin=1)
    step = reduce_heat(laid, CREW, effort, TypedDice((4, 2)))
    assert step.report == HeatReduced(
        who=ARDA,
        name="Arda",
        roll=Roll(what=Rating(count=2), faces=((4, 2),), total=4, who="Arda"),
        outcome=Outcome.FULL,
        coin=1,
        before=6,
        after=3,
    )
    laid = after(laid, step)
    assert (crew(laid).heat, crew(laid).wanted, scoundrel(laid).coin) == (3, 2, 3)
    laid = after(laid, reduce_heat(laid, CREW, Effort(who=ARDA, dice=2), TypedDice((6, 6))))
    assert crew(laid).heat == 0
    with pytest.raises(NothingToChangeError):
        reduce_heat(laid, CREW, Effort(who=ARDA, dice=1), TypedDice((1,)))
    with pytest.raises(NoCoinError):
        reduce_heat(laid, CREW, Effort(who=ARDA, dice=1, coin=4), TypedDice((1,)))


@pytest.mark.rule("blades-abilities A35")
def test_who_is_connected_does_better() -> None:
    connected = replace(RICH, abilities=(Ability(key=AbilityId.CONNECTED),))
    laid = table(crew=HOT, arda=connected)
    done = after(laid, reduce_heat(laid, CREW, Effort(who=ARDA, dice=1), TypedDice((4,))))
    assert crew(done).heat == 3


@pytest.mark.rule("blades 116")
@pytest.mark.rule("blades 159")
def test_an_asset_is_acquired_used_and_easier_the_next_time() -> None:
    laid = table(crew=HOT, arda=RICH)
    barge = Asset(name="Flat barge", kind=AssetKind.VEHICLE, until="next score")
    wanted = Wanted(asset_id=BARGE, asset=barge, least=2, is_restricted=True)
    with pytest.raises(TooPoorQualityError) as poor:
        acquire(laid, CREW, Effort(who=ARDA), wanted, TypedDice((4,)))
    assert poor.value.args == (1, 2)
    step = acquire(laid, CREW, Effort(who=ARDA, coin=4), wanted, TypedDice((4,)))
    assert step.report == AssetAcquired(
        who=ARDA,
        name="Arda",
        asset="Flat barge",
        roll=Roll(what=Rating(count=1), faces=((4,),), total=4, who="Arda"),
        outcome=Outcome.CRITICAL,
        coin=4,
        quality=4,
        heat=2,
    )
    laid = after(laid, step)
    assert laid.value(BARGE, Asset) == replace(barge, quality=4)
    assert (crew(laid).heat, scoundrel(laid).coin) == (8, 0)
    step = use_asset(laid, BARGE)
    assert step.report == AssetUsed(name="Flat barge")
    laid = after(laid, step)
    with pytest.raises(NothingToChangeError):
        use_asset(laid, BARGE)
    again = Wanted(asset_id=EntityId("other"), asset=barge)
    step = acquire(laid, CREW, Effort(who=ARDA), again, TypedDice((1, 2)))
    assert isinstance(step.report, AssetAcquired)
    assert (step.report.quality, step.report.ruling) == (0, "")
