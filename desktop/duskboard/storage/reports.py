"""The names of reports in the file: every class below `Report` that `play` makes.

A name never changes, even when its class does.
"""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.play.campaign import CampaignBegun, CampaignEdited
from duskboard.play.chase.boarding import (
    GotIn,
    GotOut,
    VehicleAdded,
    VehicleEdited,
    VehicleRemoved,
)
from duskboard.play.chase.breaking import BarrierBattered
from duskboard.play.chase.calling import SuddenCalled
from duskboard.play.chase.colliding import BuildSaid, Collided
from duskboard.play.chase.crossing import CautionPrepared, ObstacleTried
from duskboard.play.chase.damaging import BarrierStruck, HitPointsLost, HitPointsSaid
from duskboard.play.chase.drifting import HazardMoved
from duskboard.play.chase.driving import (
    ControlTested,
    DriverHelped,
    RunDeclared,
    SightRolled,
)
from duskboard.play.chase.ending import EscapeLeadSet, PartySplit
from duskboard.play.chase.forking import ForkAdded, PlateShifted, WayRemoved, WaysJoined
from duskboard.play.chase.group import GroupJoined, GroupSplit
from duskboard.play.chase.harming import HarmTaken
from duskboard.play.chase.hiding import TrailTried
from duskboard.play.chase.improvising import PlacesImprovised, PoolFixed
from duskboard.play.chase.laying import (
    ChaseCleared,
    ChaseRenamed,
    ExitMarked,
    LocationAdded,
    LocationMoved,
    LocationRemoved,
    LocationRenamed,
    TrackLaid,
)
from duskboard.play.chase.making import HazardMade
from duskboard.play.chase.marching import PursuersMoved
from duskboard.play.chase.moving import OtherActed, Stepped
from duskboard.play.chase.obstacle import (
    BarrierOpened,
    BarrierWorn,
    DebrisLeft,
    ObstacleMoved,
    ObstaclePut,
    ObstacleRenamed,
    ObstacleTaken,
    ObstacleTurned,
)
from duskboard.play.chase.opening import ChaseRestarted
from duskboard.play.chase.overruling import (
    ActionsLost,
    ActionsOverruled,
    MoveOverruled,
    TurnOverruled,
)
from duskboard.play.chase.person import (
    FateSettled,
    PeopleAdded,
    PeoplePlaced,
    PersonEdited,
    PersonPlaced,
    PersonRemoved,
)
from duskboard.play.chase.places import PlacesAdded
from duskboard.play.chase.renaming import NamesSaidAnew
from duskboard.play.chase.running import (
    ChaseStarted,
    GunReadied,
    PoolsRecounted,
    RoundBegun,
    TiesArranged,
    TiesRolled,
    TurnDelayed,
    TurnEnded,
    TurnTaken,
)
from duskboard.play.chase.setting_up import (
    AllAway,
    PartChosen,
    SetupBegun,
    SetupDropped,
    SetupStepped,
    SideChosen,
    StartGapSet,
    StartPlaceSet,
)
from duskboard.play.chase.speeding import SpeedCleared, SpeedRolled, WayChanged
from duskboard.play.chase.striking import AttackMade
from duskboard.play.clock import (
    ClockCleared,
    ClockEdited,
    ClockFreed,
    ClockMade,
    ClockRemoved,
    ClocksLinked,
    ClocksRaced,
    ClocksTicked,
)
from duskboard.play.clock_about import ClockWritten
from duskboard.play.clock_beat import BeatPassed
from duskboard.play.clock_deed import ClockHappened, ClockReset, ClocksOpened
from duskboard.play.clock_order import ClockMoved
from duskboard.play.clock_set import ClockCopied, ClocksMade
from duskboard.play.going_back import WentBack
from duskboard.play.hand_out import HandOutEdited, HandOutRemoved, HandOutWritten
from duskboard.play.note import NoteEdited, NoteRemoved, NoteWritten
from duskboard.play.roll import RollMade, RollShown, RollWithdrawn
from duskboard.play.ruling import PresetUsed, RulingChanged, RulingExplained
from duskboard.play.session import SessionEnded, SessionNamed, SessionStarted
from duskboard.play.storyteller.beginning import BloodBegun, VirtuesCounted
from duskboard.play.storyteller.body import Healed, Hurt, Marked, Woken
from duskboard.play.storyteller.chronicle import (
    DateWritten,
    DueDismissed,
    DueDone,
    EveryDueDone,
    ReminderMade,
    ReminderRemoved,
    TimeAdvanced,
    TimeMoved,
)
from duskboard.play.storyteller.contest import ContestRolled, SeveralShown, TeamRolled
from duskboard.play.storyteller.decision import PoolRolled, PoolShown, PoolWaived
from duskboard.play.storyteller.edit import (
    CreatureWritten,
    NumberWritten,
    RestWritten,
    RowsWritten,
    SoaksWritten,
    TextWritten,
    TraitWritten,
)
from duskboard.play.storyteller.extended import (
    ExtendedBegun,
    ExtendedLeft,
    ExtendedRolled,
    MatchBegun,
    MatchRolled,
    ProcedureRemoved,
)
from duskboard.play.storyteller.growth import ExperienceEarned, TraitRaised
from duskboard.play.storyteller.hunger import Starved
from duskboard.play.storyteller.naming import TraitRenamed
from duskboard.play.storyteller.sheet import SheetRemoved, SheetsAdded
from duskboard.play.storyteller.soak import ArmourRuined, Soaked
from duskboard.play.storyteller.spending import BloodChanged, WillpowerChanged
from duskboard.play.storyteller.using import PowerUsed
from duskboard.play.visibility import ManyShown, VisibilityChanged
from duskboard.storage.blades_reports import BLADES_REPORTS
from duskboard.storage.blades_roll_reports import BLADES_ROLL_REPORTS
from duskboard.storage.storyteller_reports import NIGHT_REPORTS
from duskboard.table.transaction import Report

REPORTS: Mapping[str, type[Report]] = MappingProxyType(
    {
        **BLADES_REPORTS,
        **BLADES_ROLL_REPORTS,
        **NIGHT_REPORTS,
        "campaign-begun": CampaignBegun,
        "campaign-edited": CampaignEdited,
        "chase-actions-lost": ActionsLost,
        "chase-all-away": AllAway,
        "chase-actions-overruled": ActionsOverruled,
        "chase-attack-made": AttackMade,
        "chase-barrier-battered": BarrierBattered,
        "chase-barrier-opened": BarrierOpened,
        "chase-barrier-struck": BarrierStruck,
        "chase-barrier-worn": BarrierWorn,
        "chase-caution-prepared": CautionPrepared,
        "chase-cleared": ChaseCleared,
        "chase-debris-left": DebrisLeft,
        "chase-escape-lead-set": EscapeLeadSet,
        "chase-exit-marked": ExitMarked,
        "chase-fate-settled": FateSettled,
        "chase-group-joined": GroupJoined,
        "chase-group-split": GroupSplit,
        "chase-gun-readied": GunReadied,
        "chase-harm-taken": HarmTaken,
        "chase-hazard-made": HazardMade,
        "chase-hazard-moved": HazardMoved,
        "chase-hit-points-lost": HitPointsLost,
        "chase-hit-points-said": HitPointsSaid,
        "chase-location-added": LocationAdded,
        "chase-location-moved": LocationMoved,
        "chase-location-removed": LocationRemoved,
        "chase-location-renamed": LocationRenamed,
        "chase-names-said-anew": NamesSaidAnew,
        "chase-move-overruled": MoveOverruled,
        "chase-obstacle-moved": ObstacleMoved,
        "chase-obstacle-put": ObstaclePut,
        "chase-obstacle-renamed": ObstacleRenamed,
        "chase-obstacle-taken": ObstacleTaken,
        "chase-obstacle-turned": ObstacleTurned,
        "chase-obstacle-tried": ObstacleTried,
        "chase-other-acted": OtherActed,
        "chase-part-chosen": PartChosen,
        "chase-party-split": PartySplit,
        "chase-people-added": PeopleAdded,
        "chase-people-placed": PeoplePlaced,
        "chase-person-edited": PersonEdited,
        "chase-person-placed": PersonPlaced,
        "chase-person-removed": PersonRemoved,
        "chase-places-added": PlacesAdded,
        "chase-places-improvised": PlacesImprovised,
        "chase-pool-fixed": PoolFixed,
        "chase-pools-recounted": PoolsRecounted,
        "chase-pursuers-moved": PursuersMoved,
        "chase-renamed": ChaseRenamed,
        "chase-restarted": ChaseRestarted,
        "chase-round-begun": RoundBegun,
        "chase-setup-begun": SetupBegun,
        "chase-setup-dropped": SetupDropped,
        "chase-setup-stepped": SetupStepped,
        "chase-side-chosen": SideChosen,
        "chase-speed-cleared": SpeedCleared,
        "chase-speed-rolled": SpeedRolled,
        "chase-start-gap-set": StartGapSet,
        "chase-start-place-set": StartPlaceSet,
        "chase-started": ChaseStarted,
        "chase-stepped": Stepped,
        "chase-sudden-called": SuddenCalled,
        "chase-ties-arranged": TiesArranged,
        "chase-ties-rolled": TiesRolled,
        "chase-track-laid": TrackLaid,
        "chase-trail-tried": TrailTried,
        "chase-turn-delayed": TurnDelayed,
        "chase-turn-ended": TurnEnded,
        "chase-turn-overruled": TurnOverruled,
        "chase-turn-taken": TurnTaken,
        "chase-way-changed": WayChanged,
        "chase-build-said": BuildSaid,
        "chase-collided": Collided,
        "chase-control-tested": ControlTested,
        "chase-driver-helped": DriverHelped,
        "chase-fork-added": ForkAdded,
        "chase-got-in": GotIn,
        "chase-got-out": GotOut,
        "chase-plate-shifted": PlateShifted,
        "chase-run-declared": RunDeclared,
        "chase-sight-rolled": SightRolled,
        "chase-vehicle-added": VehicleAdded,
        "chase-vehicle-edited": VehicleEdited,
        "chase-vehicle-removed": VehicleRemoved,
        "chase-way-removed": WayRemoved,
        "chase-ways-joined": WaysJoined,
        "beat-passed": BeatPassed,
        "clock-cleared": ClockCleared,
        "clock-copied": ClockCopied,
        "clock-edited": ClockEdited,
        "clock-freed": ClockFreed,
        "clock-happened": ClockHappened,
        "clock-made": ClockMade,
        "clock-moved": ClockMoved,
        "clock-removed": ClockRemoved,
        "clock-reset": ClockReset,
        "clock-written": ClockWritten,
        "clocks-linked": ClocksLinked,
        "clocks-made": ClocksMade,
        "clocks-opened": ClocksOpened,
        "clocks-raced": ClocksRaced,
        "clocks-ticked": ClocksTicked,
        "hand-out-edited": HandOutEdited,
        "hand-out-removed": HandOutRemoved,
        "hand-out-written": HandOutWritten,
        "many-shown": ManyShown,
        "note-edited": NoteEdited,
        "note-removed": NoteRemoved,
        "note-written": NoteWritten,
        "preset-used": PresetUsed,
        "roll-made": RollMade,
        "roll-shown": RollShown,
        "roll-withdrawn": RollWithdrawn,
        "ruling-changed": RulingChanged,
        "ruling-explained": RulingExplained,
        "session-ended": SessionEnded,
        "session-named": SessionNamed,
        "session-started": SessionStarted,
        "storyteller-armour-ruined": ArmourRuined,
        "storyteller-blood-begun": BloodBegun,
        "storyteller-blood-changed": BloodChanged,
        "storyteller-contest-rolled": ContestRolled,
        "storyteller-creature-written": CreatureWritten,
        "storyteller-date-written": DateWritten,
        "storyteller-due-dismissed": DueDismissed,
        "storyteller-due-done": DueDone,
        "storyteller-every-due-done": EveryDueDone,
        "storyteller-experience-earned": ExperienceEarned,
        "storyteller-extended-begun": ExtendedBegun,
        "storyteller-extended-left": ExtendedLeft,
        "storyteller-extended-rolled": ExtendedRolled,
        "storyteller-healed": Healed,
        "storyteller-hurt": Hurt,
        "storyteller-marked": Marked,
        "storyteller-match-begun": MatchBegun,
        "storyteller-match-rolled": MatchRolled,
        "storyteller-number-written": NumberWritten,
        "storyteller-pool-rolled": PoolRolled,
        "storyteller-pool-shown": PoolShown,
        "storyteller-pool-waived": PoolWaived,
        "storyteller-power-used": PowerUsed,
        "storyteller-procedure-removed": ProcedureRemoved,
        "storyteller-reminder-made": ReminderMade,
        "storyteller-reminder-removed": ReminderRemoved,
        "storyteller-rest-written": RestWritten,
        "storyteller-rows-written": RowsWritten,
        "storyteller-several-shown": SeveralShown,
        "storyteller-sheet-removed": SheetRemoved,
        "storyteller-sheets-added": SheetsAdded,
        "storyteller-soaked": Soaked,
        "storyteller-soaks-written": SoaksWritten,
        "storyteller-starved": Starved,
        "storyteller-team-rolled": TeamRolled,
        "storyteller-text-written": TextWritten,
        "storyteller-time-advanced": TimeAdvanced,
        "storyteller-time-moved": TimeMoved,
        "storyteller-trait-raised": TraitRaised,
        "storyteller-trait-renamed": TraitRenamed,
        "storyteller-trait-written": TraitWritten,
        "storyteller-virtues-counted": VirtuesCounted,
        "storyteller-willpower-changed": WillpowerChanged,
        "storyteller-woken": Woken,
        "visibility-changed": VisibilityChanged,
        "went-back": WentBack,
    }
)
"""The classes of reports by kind."""
