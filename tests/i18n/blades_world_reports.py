"""Reports of factions, prison, rituals and crafting, with what they say in English."""

from collections.abc import Mapping

from duskboard.core.blades.faction_turn import Maneuver
from duskboard.core.blades.prison import PrisonClaimId
from duskboard.core.blades.trait import TraumaId
from duskboard.core.clocks.effect import Outcome
from duskboard.core.clocks.tick import ClockEvent
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.craft import (
    CraftKept,
    CraftRolled,
    DesignRemoved,
    DesignWritten,
    StudyBegun,
    Taught,
)
from duskboard.play.blades.faction_turn import FactionsPassedBy, TurnPlayed
from duskboard.play.blades.prison import BeatingTaken, CoinSmuggled, Convicted, TimeServed
from duskboard.play.blades.ritual import RitualPerformed, RitualRemoved, RitualWritten
from duskboard.play.clock import EventLine
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

ARDA = EntityId("arda")
ROLL = Roll(what=Rating(count=2), faces=((6, 2),), total=6, who="Arda")
TOLD = Roll(what=Rating(count=2), faces=(), total=6, who="Arda", told=True)

REPORTS: Mapping[Report, tuple[str, str, str]] = {
    TurnPlayed(
        name="Tollmen",
        rolls=(ROLL,),
        outcomes=(Outcome.FULL,),
        maneuvers=(Maneuver.SPY, Maneuver.FAVOUR),
        clock="Arm the bridge",
        before=7,
        after=10,
        size=10,
        events=(EventLine(clock_id=EntityId("b"), name="Arm the bridge", event=ClockEvent.FILLED),),
        line="Two ferries.",
    ): (
        "Tollmen",
        (
            "its turn · 6 2 · Arm the bridge 7 → 10 of 10 · “Arm the bridge” is full · "
            "Spies and Asks a favour · Two ferries."
        ),
        "6",
    ),
    TurnPlayed(name="Tollmen", downtimes=3, is_overruled=True): (
        "Tollmen",
        "3 downtimes · the GM overruled",
        "",
    ),
    FactionsPassedBy(names=("Tollmen", "Watch")): (
        "Tollmen and Watch",
        "a downtime passed them by",
        "",
    ),
    TimeServed(
        who=ARDA,
        name="Arda",
        roll=TOLD,
        outcome=Outcome.CRITICAL,
        rep=3,
        claim=PrisonClaimId.SMUGGLING,
        faction="Watch",
        status=2,
    ): ("Arda", "did time · told by the player · +3 rep · Smuggling · Watch at +2", "Critical"),
    TimeServed(who=ARDA, name="Arda", roll=ROLL, outcome=Outcome.BAD, trauma=TraumaId.COLD): (
        "Arda",
        "did time · 6 2 · Cold",
        "1–3",
    ),
    Convicted(name="Old Sal", wanted_before=2, wanted_after=1, heat=7): (
        "Old Sal",
        "went to prison for the crew · wanted level 2 → 1",
        "",
    ),
    BeatingTaken(who=ARDA, name="Arda", text="broken ribs"): (
        "Arda",
        "took a beating, level 3 · broken ribs",
        "",
    ),
    CoinSmuggled(who=ARDA, name="Arda", before=0, after=1): (
        "Arda",
        "coin in prison · 0 → 1",
        "",
    ),
    RitualWritten(name="Ward", is_new=True, stress=3): ("Ward", "written down · 3 stress", ""),
    RitualRemoved(name="Ward"): ("Ward", "ritual thrown away", ""),
    RitualPerformed(
        who=ARDA,
        name="Arda",
        ritual="Ward",
        magnitude=3,
        saved=0,
        stress_before=0,
        stress_after=3,
        is_primed=True,
    ): ("Arda", "Ward · prepared, and waits · Stress 0 → 3", ""),
    RitualPerformed(
        who=ARDA,
        name="Arda",
        ritual="Ward",
        magnitude=3,
        saved=0,
        stress_before=3,
        stress_after=3,
        roll=ROLL,
        outcome=Outcome.FULL,
        was_primed=True,
        is_overruled=True,
    ): ("Arda", "Ward · released · 6 2 · the GM overruled", "6"),
    DesignWritten(name="Fire oil", is_new=False, quality=2): (
        "Fire oil",
        "written anew · quality 2",
        "",
    ),
    DesignRemoved(name="Fire oil"): ("Fire oil", "design thrown away", ""),
    Taught(who=ARDA, name="Arda", what="Fire oil", knows=True): (
        "Arda",
        "Fire oil · has learnt it",
        "",
    ),
    StudyBegun(who=ARDA, name="Arda", what="Fire oil", size=8, has_access=False): (
        "Arda",
        "Fire oil · project of 8 · access comes first",
        "",
    ),
    StudyBegun(who=ARDA, name="Arda", what="Fire oil", size=8): (
        "Arda",
        "Fire oil · project of 8",
        "",
    ),
    CraftRolled(
        who=ARDA,
        name="Arda",
        what="Fire oil",
        roll=ROLL,
        outcome=Outcome.FULL,
        tier=1,
        ability=0,
        workshop=0,
        quality=2,
        least=3,
    ): ("Arda", "Fire oil · 6 2 · quality 2 · 3 is the least", "6"),
    CraftKept(who=ARDA, name="Arda", what="Fire oil", quality=3, coin=1): (
        "Arda",
        "Fire oil · quality 3 · 1 coin · on the sheet",
        "",
    ),
}
