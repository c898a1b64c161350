"""Reports of crews and factions, with what they say in English."""

from collections.abc import Mapping

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import ClaimId, PlanKind
from duskboard.core.blades.crew_creation import Deal
from duskboard.core.blades.entanglement import EntanglementId, OutId
from duskboard.core.blades.heat import HeatPart, HeatSource
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.position import Position
from duskboard.core.blades.prison import PrisonClaimId
from duskboard.core.blades.score import FlashbackKind, FlashbackPay
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.activity import AssetAcquired, AssetUsed, HeatReduced
from duskboard.play.blades.claim import ClaimChange, ClaimChanged, PrisonClaimMarked
from duskboard.play.blades.crew import (
    CrewAdded,
    CrewHoldWritten,
    CrewList,
    CrewNumber,
    CrewNumberWritten,
    CrewRemoved,
    CrewRenamed,
    CrewRowsReplaced,
    CrewText,
    CrewWordsWritten,
    UpgradeMarked,
)
from duskboard.play.blades.crew_making import (
    CrewMade,
    CrewMakingBegun,
    CrewTypeChosen,
    CrewTypesAdded,
    DealStruck,
)
from duskboard.play.blades.faction import (
    FactionAdded,
    FactionFlag,
    FactionFlagWritten,
    FactionRemoved,
    FactionText,
    FactionWordsWritten,
    StandingChanged,
    StatusMoved,
)
from duskboard.play.blades.payoff import HeatCooled, HeatTaken, ScorePaid, TithePaid
from duskboard.play.blades.plan import OpeningOver, ScoreChanged, ScoreEnded, ScorePlanned
from duskboard.play.blades.rising import (
    CohortChanged,
    CoinShare,
    CrewAdvanced,
    CrewRose,
    CrewSessionMarked,
    HoldFell,
    RepChanged,
)
from duskboard.play.blades.score import Engaged, FlashbackMade
from duskboard.play.blades.trouble import TroubleRolled, TroubleSettled
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

_RULING = "blades.lair_threatened_at_tier_0"
_ARDA = EntityId("arda")
_SHARES = (CoinShare(name="Gulls", coin=5), CoinShare(name="Arda", coin=3))


def _roll(total: int) -> Roll:
    return Roll(what=Rating(count=1), faces=((total,),), total=total)


REPORTS: Mapping[Report, tuple[str, str, str]] = {
    Engaged(
        name="Gulls",
        plan=PlanKind.STEALTH,
        roll=_roll(6),
        parts=(),
        position=Position.CONTROLLED,
        is_past_first=True,
    ): ("Gulls", "Stealth · 6 · Controlled · past the first obstacle", ""),
    FlashbackMade(
        who=_ARDA, name="Arda", kind=FlashbackKind.UNLIKELY, pay=FlashbackPay.STRESS, amount=1
    ): ("Arda", "Flashback · Stress −1", ""),
    FlashbackMade(
        who=_ARDA,
        name="Arda",
        kind=FlashbackKind.EASY,
        pay=FlashbackPay.STRESS,
        amount=0,
        text="left a rope",
    ): ("Arda", "Flashback · left a rope · free", ""),
    ScorePlanned(name="", plan=PlanKind.STEALTH, target="The Tollmen"): (
        "Score",
        "planned · Stealth · The Tollmen",
        "",
    ),
    ScoreChanged(
        name="The counting house", plan=PlanKind.STEALTH, detail="the roof", target="", dice=-1
    ): ("The counting house", "Stealth · the roof · engagement 0d", ""),
    OpeningOver(name="", plan=PlanKind.STEALTH, position=Position.DESPERATE): (
        "Score",
        "the opening is over: Desperate",
        "",
    ),
    ScoreEnded(
        name="The counting house",
        plan=PlanKind.STEALTH,
        was_running=True,
        following=PlanKind.ASSAULT,
    ): ("The counting house", "Stealth · given up, downtime follows · next: Assault", ""),
    ScoreEnded(name="", plan=PlanKind.STEALTH, was_running=False): (
        "Score",
        "Stealth · struck off",
        "",
    ),
    HeatReduced(
        who=_ARDA,
        name="Arda",
        roll=_roll(4),
        outcome=Outcome.FULL,
        coin=1,
        before=6,
        after=3,
    ): ("Arda", "6 for 1 coin · Heat · 6 → 3", ""),
    AssetAcquired(
        who=_ARDA,
        name="Arda",
        asset="Flat barge",
        roll=_roll(4),
        outcome=Outcome.PARTIAL,
        coin=0,
        quality=1,
        heat=2,
    ): ("Arda", "Flat barge · 4/5 · quality 1 · +2 heat", ""),
    AssetAcquired(
        who=_ARDA,
        name="Arda",
        asset="Oil",
        roll=_roll(1),
        outcome=Outcome.BAD,
        coin=0,
        quality=-1,
    ): ("Arda", "Oil · 1–3 · nothing worthwhile", ""),
    AssetUsed(name="Flat barge"): ("Flat barge", "used up", ""),
    ScorePaid(name="Gulls", rep_before=7, rep_after=11, lost=0, coin=6, coin_after=7, excess=3): (
        "Gulls",
        "Rep · 7 → 11 · Coin · 1 → 7 · spend or share 3",
        "",
    ),
    CrewTypesAdded(names=("Bargees", "Rowers"), replaced=("Rowers",)): (
        "Bargees and Rowers",
        "2 crew types, 1 new",
        "",
    ),
    CrewTypeChosen(name="Gulls", before="", after="Bargees"): (
        "Gulls",
        "Crew type · – → Bargees",
        "",
    ),
    CrewMakingBegun(name="Gulls"): ("Gulls", "its making is taken up again", ""),
    CrewMade(name="Gulls"): ("Gulls", "the crew is made", ""),
    DealStruck(
        name="Gulls",
        deal=Deal.GROUNDS_FRIENDLY,
        faction="Eels",
        coin_before=2,
        coin_after=0,
        status_before=0,
        status_after=1,
    ): (
        "Gulls",
        "Pay the owner of the grounds well · Eels · Status · 0 → +1 · Coin · 2 → 0",
        "",
    ),
    DealStruck(
        name="Gulls",
        deal=Deal.HURT,
        faction="Eels",
        coin_before=2,
        coin_after=2,
        status_before=-2,
        status_after=0,
        is_off=True,
    ): (
        "Gulls",
        "Hurt by an upgrade · Eels · agreed on no longer · Status · −2 → 0",
        "",
    ),
    TithePaid(name="Gulls", before=3, after=1): ("Gulls", "tithe · 3 → 1", ""),
    HeatTaken(
        name="Gulls",
        before=7,
        after=2,
        wanted_before=0,
        wanted_after=1,
        parts=(
            HeatPart(source=HeatSource.NOISE, heat=2),
            HeatPart(source=HeatSource.KILLING, heat=2),
        ),
    ): ("Gulls", "Heat · 7 → 2 · Wanted level · 0 → 1 · How it went +2, Killing +2", ""),
    HeatTaken(name="Gulls", before=8, after=0, wanted_before=4, wanted_after=4, is_capped=True): (
        "Gulls",
        "Heat · 8 → 0 · wanted no higher",
        "",
    ),
    HeatCooled(name="Gulls", before=4, after=1): ("Gulls", "Heat · 4 → 1", ""),
    TroubleRolled(
        name="Gulls",
        roll=Roll(what=Rating(count=1), faces=((4,),), total=4),
        heat=5,
        names=(EntanglementId.REPRISALS, EntanglementId.UNQUIET_DEAD),
    ): ("Gulls", "4 · Reprisals, Unquiet dead", ""),
    TroubleRolled(
        name="Gulls", roll=Roll(what=Rating(count=1), faces=((6,),), total=6), heat=0, names=()
    ): ("Gulls", "6 · no entanglement", ""),
    TroubleSettled(
        name="Gulls",
        trouble=EntanglementId.REPRISALS,
        out=OutId.REPRISALS_PAY,
        faction="Tollmen",
        coin=3,
        rep=3,
        heat_before=5,
        heat_after=5,
        status_after=-2,
    ): (
        "Gulls",
        "Reprisals · Tollmen · Pay them off with rep and coin · 3 rep, 3 coin · Status · −2",
        "",
    ),
    TroubleSettled(
        name="Gulls",
        trouble=EntanglementId.SHOW_OF_FORCE,
        out=OutId.FORCE_CLAIM,
        heat_before=4,
        heat_after=0,
        lost=ClaimId.TAVERN,
    ): ("Gulls", "Show of force · Give up a claim · Heat · 4 → 0 · Tavern", ""),
    TroubleSettled(
        name="Gulls",
        trouble=EntanglementId.USUAL_SUSPECTS,
        out=OutId.SUSPECTS_ROLL,
        heat_before=4,
        heat_after=4,
        harm=2,
        roll=_roll(4),
        outcome=Outcome.PARTIAL,
        victim="Arda",
    ): (
        "Gulls",
        "The usual suspects · See whether they hold out · 4/5 · level 2 harm · Arda may resist",
        "",
    ),
    CrewAdded(name="Gulls"): ("Gulls", "new crew", ""),
    CrewRemoved(name="Gulls"): ("Gulls", "crew taken off", ""),
    CrewRenamed(before="Gulls", after="Herons"): ("Herons", "was “Gulls”", ""),
    CrewNumberWritten(name="Gulls", field=CrewNumber.HEAT, before=2, after=4): (
        "Gulls",
        "Heat · 2 → 4",
        "",
    ),
    CrewWordsWritten(name="Gulls", field=CrewText.REPUTATION, before="", after="daring"): (
        "Gulls",
        "Reputation · – → Daring",
        "",
    ),
    CrewWordsWritten(name="Gulls", field=CrewText.NOTES, before="a", after="b"): (
        "Gulls",
        "Notes · changed",
        "",
    ),
    CrewHoldWritten(name="Gulls", after=Hold.WEAK): ("Gulls", "Hold · Weak", ""),
    CrewRowsReplaced(
        name="Gulls", field=CrewList.ABILITIES, before=(), after=(CrewAbilityId.DEADLY,)
    ): ("Gulls", "Special abilities · Deadly", ""),
    CrewRowsReplaced(name="Gulls", field=CrewList.COHORTS, before=("Rafters",), after=()): (
        "Gulls",
        "Cohorts · –",
        "",
    ),
    UpgradeMarked(name="Gulls", upgrade=UpgradeId.MASTERY, before=1, after=2, boxes=4): (
        "Gulls",
        "Mastery · 2 of 4",
        "",
    ),
    ClaimChanged(
        name="Gulls",
        claim=ClaimId.TAVERN,
        change=ClaimChange.SEIZED,
        owner="Eel Court",
        status_before=1,
        status_after=-1,
    ): ("Gulls", "Tavern · seized · Eel Court · +1 → −1", ""),
    ClaimChanged(name="Gulls", claim=ClaimId.TURF, change=ClaimChange.SEIZED, is_turf=True): (
        "Gulls",
        "Turf · seized · the hunting grounds widen",
        "",
    ),
    ClaimChanged(
        name="Gulls", claim="Drowned bell", change=ClaimChange.LINKED, other=ClaimId.LAIR
    ): ("Gulls", "Drowned bell · linked to · Lair", ""),
    PrisonClaimMarked(name="Gulls", claim=PrisonClaimId.SMUGGLING, is_held=True): (
        "Gulls",
        "Smuggling · Held",
        "",
    ),
    RepChanged(name="Gulls", before=7, after=9, lost=1): (
        "Gulls",
        "Rep · 7 → 9 · 1 found no room",
        "",
    ),
    CrewRose(name="Gulls", tier=1, hold=Hold.WEAK, coin=8, shares=_SHARES): (
        "Gulls",
        "Tier I, weak · Gulls 5, Arda 3",
        "",
    ),
    HoldFell(name="Gulls", tier_before=0, tier_after=0, is_lair_threatened=True, ruling=_RULING): (
        "Gulls",
        "hold lost · the lair is in danger",
        "",
    ),
    HoldFell(name="Gulls", tier_before=2, tier_after=1, is_lair_threatened=False): (
        "Gulls",
        "hold lost · Tier · 2 → 1",
        "",
    ),
    CrewSessionMarked(name="Gulls", before=3, after=6): ("Gulls", "Crew xp · 3 → 6", ""),
    CrewAdvanced(
        name="Gulls",
        gained=(UpgradeId.RIGGING, CrewAbilityId.DEADLY),
        left=0,
        stash=(CoinShare(name="Arda", coin=2),),
        origin="won at dice",
    ): ("Gulls", "Rigging and Deadly · Arda 2 · won at dice", ""),
    CohortChanged(name="Gulls", cohort="Rafters", before=0, after=2): (
        "Gulls",
        "Rafters · unharmed → impaired",
        "",
    ),
    FactionAdded(name="Watch"): ("Watch", "new faction", ""),
    FactionRemoved(name="Watch"): ("Watch", "faction taken off", ""),
    FactionWordsWritten(name="Watch", field=FactionText.ABOUT, before="", after="tolls"): (
        "Watch",
        "About · – → tolls",
        "",
    ),
    FactionWordsWritten(name="Watch", field=FactionText.NOTES, before="", after="tolls"): (
        "Watch",
        "Notes · changed",
        "",
    ),
    FactionFlagWritten(name="Watch", field=FactionFlag.OF_INTEREST, is_so=True): (
        "Watch",
        "Of interest · yes",
        "",
    ),
    FactionFlagWritten(name="Watch", field=FactionFlag.FIGHTING, is_so=False): (
        "Watch",
        "At war with another · no",
        "",
    ),
    StandingChanged(
        name="Watch", tier_before=2, tier_after=2, hold_before=Hold.STRONG, hold_after=Hold.WEAK
    ): ("Watch", "Tier II, strong → Tier II, weak", ""),
    StatusMoved(
        name="Watch",
        before=-1,
        after=-3,
        tier_before=1,
        tier_after=0,
        crew="Gulls",
        crew_tier=1,
    ): ("Watch", "Status · −1 → −3 · Tier · 1 → 0 · Gulls at Tier 1", ""),
    StatusMoved(name="Watch", before=0, after=2, tier_before=1, tier_after=1): (
        "Watch",
        "Status · 0 → +2",
        "",
    ),
}
