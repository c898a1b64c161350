"""The names of reports of crews, factions and downtime in the file; see `reports`."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.play.blades.activity import AssetAcquired, AssetUsed, HeatReduced
from duskboard.play.blades.aftermath import DuesSettled, ScoreEchoed
from duskboard.play.blades.claim import ClaimChanged, PrisonClaimMarked
from duskboard.play.blades.craft import (
    CraftKept,
    CraftRolled,
    DesignRemoved,
    DesignWritten,
    StudyBegun,
    Taught,
)
from duskboard.play.blades.crew import (
    CrewAdded,
    CrewHoldWritten,
    CrewNumberWritten,
    CrewRemoved,
    CrewRenamed,
    CrewRowsReplaced,
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
from duskboard.play.blades.downtime import (
    DowntimeEnded,
    DowntimeOpened,
    StepPassed,
    TroublesNamed,
)
from duskboard.play.blades.faction import (
    FactionAdded,
    FactionFlagWritten,
    FactionRemoved,
    FactionWordsWritten,
    StandingChanged,
    StatusMoved,
)
from duskboard.play.blades.faction_turn import FactionsPassedBy, TurnPlayed
from duskboard.play.blades.hands import HandsLent
from duskboard.play.blades.keeping import TroubleDropped, TroubleKept
from duskboard.play.blades.payoff import HeatCooled, HeatTaken, ScorePaid, TithePaid
from duskboard.play.blades.plan import OpeningOver, ScoreChanged, ScoreEnded, ScorePlanned
from duskboard.play.blades.planning import (
    ActivityBought,
    ActivityDone,
    ActivityPlanned,
    ActivityRaised,
    PlanDropped,
)
from duskboard.play.blades.prison import BeatingTaken, CoinSmuggled, Convicted, TimeServed
from duskboard.play.blades.project import ProjectWorked
from duskboard.play.blades.rising import (
    CohortChanged,
    CrewAdvanced,
    CrewRose,
    CrewSessionMarked,
    HoldFell,
    RepChanged,
)
from duskboard.play.blades.ritual import RitualPerformed, RitualRemoved, RitualWritten
from duskboard.play.blades.score import Engaged, FlashbackMade
from duskboard.play.blades.trouble import TroubleRolled, TroubleSettled
from duskboard.table.transaction import Report

BLADES_CREW_REPORTS: Mapping[str, type[Report]] = MappingProxyType(
    {
        "blades-activity-bought": ActivityBought,
        "blades-activity-done": ActivityDone,
        "blades-activity-planned": ActivityPlanned,
        "blades-activity-raised": ActivityRaised,
        "blades-beating-taken": BeatingTaken,
        "blades-asset-acquired": AssetAcquired,
        "blades-asset-used": AssetUsed,
        "blades-claim-changed": ClaimChanged,
        "blades-cohort-changed": CohortChanged,
        "blades-coin-smuggled": CoinSmuggled,
        "blades-convicted": Convicted,
        "blades-craft-kept": CraftKept,
        "blades-craft-rolled": CraftRolled,
        "blades-crew-added": CrewAdded,
        "blades-crew-advanced": CrewAdvanced,
        "blades-crew-hold-written": CrewHoldWritten,
        "blades-crew-made": CrewMade,
        "blades-crew-making-begun": CrewMakingBegun,
        "blades-crew-number-written": CrewNumberWritten,
        "blades-crew-removed": CrewRemoved,
        "blades-crew-renamed": CrewRenamed,
        "blades-crew-rose": CrewRose,
        "blades-crew-rows-replaced": CrewRowsReplaced,
        "blades-crew-session-marked": CrewSessionMarked,
        "blades-crew-words-written": CrewWordsWritten,
        "blades-crew-type-chosen": CrewTypeChosen,
        "blades-crew-types-added": CrewTypesAdded,
        "blades-deal-struck": DealStruck,
        "blades-design-removed": DesignRemoved,
        "blades-design-written": DesignWritten,
        "blades-downtime-ended": DowntimeEnded,
        "blades-downtime-opened": DowntimeOpened,
        "blades-downtime-step-passed": StepPassed,
        "blades-dues-settled": DuesSettled,
        "blades-engaged": Engaged,
        "blades-faction-added": FactionAdded,
        "blades-faction-flag-written": FactionFlagWritten,
        "blades-faction-removed": FactionRemoved,
        "blades-faction-words-written": FactionWordsWritten,
        "blades-flashback-made": FlashbackMade,
        "blades-heat-cooled": HeatCooled,
        "blades-heat-taken": HeatTaken,
        "blades-heat-reduced": HeatReduced,
        "blades-hands-lent": HandsLent,
        "blades-hold-fell": HoldFell,
        "blades-opening-over": OpeningOver,
        "blades-plan-dropped": PlanDropped,
        "blades-prison-claim-marked": PrisonClaimMarked,
        "blades-project-worked": ProjectWorked,
        "blades-rep-changed": RepChanged,
        "blades-score-changed": ScoreChanged,
        "blades-score-echoed": ScoreEchoed,
        "blades-score-ended": ScoreEnded,
        "blades-score-paid": ScorePaid,
        "blades-score-planned": ScorePlanned,
        "blades-standing-changed": StandingChanged,
        "blades-status-moved": StatusMoved,
        "blades-tithe-paid": TithePaid,
        "blades-trouble-dropped": TroubleDropped,
        "blades-trouble-kept": TroubleKept,
        "blades-trouble-named": TroublesNamed,
        "blades-trouble-rolled": TroubleRolled,
        "blades-trouble-settled": TroubleSettled,
        "blades-factions-passed-by": FactionsPassedBy,
        "blades-ritual-performed": RitualPerformed,
        "blades-ritual-removed": RitualRemoved,
        "blades-ritual-written": RitualWritten,
        "blades-study-begun": StudyBegun,
        "blades-taught": Taught,
        "blades-time-served": TimeServed,
        "blades-turn-played": TurnPlayed,
        "blades-upgrade-marked": UpgradeMarked,
    }
)
"""Every report about a crew or a faction."""
