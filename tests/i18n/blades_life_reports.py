"""Every report of what a scoundrel lives through, with its row: title, detail, figure."""

from collections.abc import Mapping
from dataclasses import replace

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.coin import CoinUse, Retirement
from duskboard.core.blades.growth import Trigger
from duskboard.core.blades.healing import Treatment
from duskboard.core.blades.scoundrel import ArmourKind, Fate, Load
from duskboard.core.blades.trait import ActionId, TraumaId, XpTrack
from duskboard.core.blades.vice import Overindulgence
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.armour import ArmourFreed, ArmourMarked
from duskboard.play.blades.coin import CoinEarned, CoinSpent, StashMoved
from duskboard.play.blades.fate import CameBack, Died, Jailed, Retired, StandInAdded
from duskboard.play.blades.growth import (
    AbilityEarned,
    DotEarned,
    SessionMarked,
    Trained,
    TriggerLine,
    XpLine,
    XpMarked,
)
from duskboard.play.blades.harm import HarmChanged, HarmHealed, HarmTakenOff, HarmWritten
from duskboard.play.blades.load import DowntimeBegun, ItemCarried, LoadChosen
from duskboard.play.blades.recovery import Recovered, RecoveryRaised
from duskboard.play.blades.stress import StressChanged, StressFor, TraumaChosen
from duskboard.play.blades.vice import DowntimeClosed, Overindulged, ViceIndulged
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

ARDA = EntityId("arda")
ROLL = Roll(what=Rating(count=2), faces=((6, 2),), total=6, who="Arda")
PUSHED = StressChanged(
    who=ARDA, name="Arda", before=8, after=9, lost=1, why=StressFor.PUSH, is_trauma_due=True
)
WRITTEN = HarmWritten(who=ARDA, name="Arda", text="sore", level=1, written=1, is_catastrophic=False)
HEALED = Recovered(
    who=ARDA,
    name="Arda",
    roll=ROLL,
    treatment=Treatment.COMPANION,
    outcome=Outcome.CRITICAL,
    coin=1,
    ticks=5,
    fills=1,
    healed=("sore",),
    filled=1,
    size=4,
    stress_before=0,
    stress_after=0,
    is_trauma_due=False,
)

LIVED: Mapping[Report, tuple[str, str, str]] = {
    PUSHED: ("Arda", "Stress · for a push · 1 lost · trauma due", "8 → 9"),
    replace(PUSHED, before=3, after=1, lost=0, why=StressFor.OTHER, is_trauma_due=False): (
        "Arda",
        "Stress",
        "3 → 1",
    ),
    TraumaChosen(who=ARDA, name="Arda", trauma=TraumaId.COLD, count=1, is_last=False): (
        "Arda",
        "Trauma · Cold · out of action",
        "1",
    ),
    TraumaChosen(who=ARDA, name="Arda", trauma="Bells", count=5, is_last=True, is_overruled=True): (
        "Arda",
        "Trauma · Bells · out of action · the last one: retire, or go to prison · the GM overruled",
        "5",
    ),
    WRITTEN: ("Arda", "Harm · sore", "Level 1"),
    replace(WRITTEN, written=2, healing_lost=2): (
        "Arda",
        "Harm · sore · written at level 2 · healing clock emptied",
        "Level 1",
    ),
    replace(WRITTEN, level=3, written=None, is_catastrophic=True): (
        "Arda",
        "Harm · sore · no room on the sheet · catastrophic",
        "Level 3",
    ),
    HarmChanged(
        who=ARDA, name="Arda", before="sore", after="dazed", level_before=1, level_after=2
    ): ("Arda", "Harm · sore → dazed", "1 → 2"),
    HarmChanged(
        who=ARDA, name="Arda", before="sore", after="sore", level_before=1, level_after=2
    ): ("Arda", "Harm · sore", "1 → 2"),
    HarmTakenOff(who=ARDA, name="Arda", text="sore", level=1): (
        "Arda",
        "sore · harm taken off",
        "Level 1",
    ),
    HarmHealed(
        who=ARDA, name="Arda", ticks=9, fills=2, healed=("sore", "dazed"), filled=1, size=4
    ): ("Arda", "harm 2 levels lower, sore and dazed healed · healing clock 1/4", "+9"),
    HEALED: (
        "Arda",
        (
            "Treated by a companion · 6 2 · 1 coin · harm 1 level lower, sore healed · "
            "healing clock 1/4"
        ),
        "Critical",
    ),
    replace(
        HEALED,
        treatment=Treatment.SELF,
        outcome=Outcome.BAD,
        coin=0,
        fills=0,
        healed=(),
        stress_before=7,
        stress_after=9,
        is_trauma_due=True,
        is_overruled=True,
    ): (
        "Arda",
        (
            "Treats themselves · 6 2 · healing clock 1/4 · Stress 7 → 9 · trauma due · "
            "the GM overruled"
        ),
        "1–3",
    ),
    RecoveryRaised(
        who=ARDA,
        name="Arda",
        before=Outcome.FULL,
        after=Outcome.CRITICAL,
        coin=1,
        ticks=2,
        fills=1,
        healed=("sore",),
        filled=1,
        size=4,
    ): (
        "Arda",
        "better recovery · 1 coin · harm 1 level lower, sore healed · healing clock 1/4",
        "6 → Critical",
    ),
    ArmourMarked(who=ARDA, name="Arda", kind=ArmourKind.SPECIAL, is_overruled=True): (
        "Arda",
        "Special armour · marked · the GM overruled",
        "",
    ),
    ArmourFreed(who=ARDA, name="Arda", kind=ArmourKind.HEAVY): ("Arda", "Heavy armour · free", ""),
    LoadChosen(who=ARDA, name="Arda", load=Load.LIGHT, limit=3): ("Arda", "Load · Light", "3"),
    LoadChosen(who=ARDA, name="Arda", load=Load.HEAVY, limit=6, excess=2): (
        "Arda",
        "Load · Heavy · 2 coin too much to carry",
        "6",
    ),
    DowntimeBegun(who=ARDA, name="Arda"): ("Arda", "downtime begins", ""),
    ItemCarried(
        who=ARDA, name="Arda", item="Rope", is_carried=True, carried=4, limit=3, is_overruled=True
    ): ("Arda", "Rope · taken along · the GM overruled", "4/3"),
    ItemCarried(who=ARDA, name="Arda", item="Rope", is_carried=False, carried=0, limit=None): (
        "Arda",
        "Rope · left behind",
        "0",
    ),
    CoinEarned(who=ARDA, name="Arda", before=3, after=7, excess=3): (
        "Arda",
        "Coin · 3 coin too much to carry",
        "3 → 7",
    ),
    CoinSpent(who=ARDA, name="Arda", before=3, after=2, why=CoinUse.ACTIVITY): (
        "Arda",
        "Coin · For an activity",
        "3 → 2",
    ),
    StashMoved(who=ARDA, name="Arda", coin_before=3, coin_after=2, stash_before=4, stash_after=5): (
        "Arda",
        "Coin 3 → 2 · Stash 4 → 5",
        "",
    ),
    ViceIndulged(who=ARDA, name="Arda", roll=ROLL, before=3, after=0, is_overindulged=True): (
        "Arda",
        "indulges their vice · 6 2 · overindulged",
        "3 → 0",
    ),
    Overindulged(who=ARDA, name="Arda", choice=Overindulgence.ATTRACT_TROUBLE): (
        "Arda",
        "attracts trouble: one entanglement more",
        "",
    ),
    Overindulged(
        who=ARDA,
        name="Arda",
        choice=Overindulgence.BRAG,
        heat_before=8,
        heat_after=1,
        wanted=1,
    ): ("Arda", "brags · Heat 8 → 1, Wanted level +1", ""),
    Overindulged(who=ARDA, name="Arda", choice=Overindulgence.BRAG): ("Arda", "brags", ""),
    Overindulged(who=ARDA, name="Arda", choice=Overindulgence.LOST): ("Arda", "lost in vice", ""),
    Overindulged(who=ARDA, name="Arda", choice=Overindulgence.TAPPED, purveyor="Tove"): (
        "Arda",
        "Tove serves them no more",
        "",
    ),
    Overindulged(who=ARDA, name="Arda", choice=Overindulgence.TAPPED): (
        "Arda",
        "nobody serves the vice any more",
        "",
    ),
    DowntimeClosed(who=ARDA, name="Arda", before=8, after=9, stash=2, is_trauma_due=True): (
        "Arda",
        "downtime over · Stress 8 → 9 · stash +2 · trauma due",
        "",
    ),
    XpMarked(who=ARDA, name="Arda", track=XpTrack.PROWESS, before=5, after=6, is_full=True): (
        "Arda",
        "Prowess xp +1 · advance due",
        "5 → 6",
    ),
    Trained(
        who=ARDA,
        name="Arda",
        track=XpTrack.RESOLVE,
        before=0,
        after=2,
        is_full=False,
        is_overruled=True,
    ): ("Arda", "Resolve xp +2 · trained · the GM overruled", "0 → 2"),
    SessionMarked(
        who=ARDA,
        name="Arda",
        answers=(TriggerLine(trigger=Trigger.PLAYBOOK, xp=2),),
        lines=(
            XpLine(track=XpTrack.PLAYBOOK, marks=1),
            XpLine(track=XpTrack.INSIGHT, marks=1),
        ),
        full=(XpTrack.INSIGHT,),
    ): (
        "Arda",
        "end of session · Playbook xp +1, Insight xp +1 · advance due: Insight",
        "+2",
    ),
    DotEarned(
        who=ARDA,
        name="Arda",
        action=ActionId.HUNT,
        before=2,
        after=3,
        left=1,
        origin="the long watch",
    ): ("Arda", "advance · Hunt · the long watch · 1 xp left", "2 → 3"),
    AbilityEarned(who=ARDA, name="Arda", ability=AbilityId.MULE, left=0, is_overruled=True): (
        "Arda",
        "advance · Mule · the GM overruled",
        "",
    ),
    CameBack(who=ARDA, name="Arda", before=Fate.OUT, stress_before=9): (
        "Arda",
        "back in play",
        "",
    ),
    Died(who=ARDA, name="Arda", by="fog"): ("Arda", "died · fog", ""),
    Retired(who=ARDA, name="Arda", stash=23, life=Retirement.MODEST): (
        "Arda",
        "retired · Modest, stash 23",
        "",
    ),
    Jailed(who=ARDA, name="Arda", wanted_before=3, wanted_after=2, heat=5, sentence=3): (
        "Arda",
        "went to prison · a year or two · Wanted level 3 → 2, Heat 5 → 0",
        "",
    ),
    Jailed(who=ARDA, name="Arda"): (
        "Arda",
        "went to prison · a few weeks, or a beating",
        "",
    ),
    StandInAdded(who=EntityId("cato"), name="Cato", instead_of="Arda"): (
        "Cato",
        "played in place of Arda",
        "",
    ),
    StandInAdded(who=EntityId("cato"), name="Cato"): ("Cato", "new character sheet", ""),
}
