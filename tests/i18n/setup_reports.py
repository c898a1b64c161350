"""Reports of set-up, end and harm of a chase: the row (title, detail, figure) and the step."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.harm import HARM_DICE, Severity
from duskboard.core.chase.participant import Side
from duskboard.core.chase.setup import Choice, SetupStep
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.dice import Percentile, Pool
from duskboard.core.identity import EntityId
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.damaging import BarrierStruck, HitPointsLost, HitPointsSaid
from duskboard.play.chase.drifting import HazardLine, HazardMoved
from duskboard.play.chase.ending import EscapeLeadSet, PartySplit
from duskboard.play.chase.harming import HarmTaken
from duskboard.play.chase.obstacle import BarrierOpened, DebrisLeft
from duskboard.play.chase.opening import ChaseRestarted
from duskboard.play.chase.running import ChaseStarted, RoundBegun
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
from duskboard.play.chase.speeding import SpeedCleared, SpeedLine, SpeedRolled, WayChanged
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

EDDA = EntityId("edda")
LINE = SpeedLine(
    name="Edda",
    skill="con",
    value=55,
    verdict=Verdict.FAILURE,
    before=8,
    after=7,
    roll=Roll(what=Percentile(), faces=((80,), (3,)), total=83, who="Edda"),
    source=CheckSource.D100,
)
ILSE = replace(
    LINE,
    name="Ilse",
    value=4,
    verdict=Verdict.REGULAR,
    after=8,
    roll=Roll(what=Pool(count=4, target=6), faces=((3, 7, 9, 5),), total=2, who="Ilse"),
    source=CheckSource.POOL,
)
LORRY = HazardLine(edge=EntityId("w5"), name="Lorry", start="Rope walk", end="Chapel yard")
MET = replace(LORRY, passed=(EDDA,), names=("Edda",))
GONE = replace(LORRY, edge=None, start="", end="")
HURT = HarmTaken(
    who=EDDA,
    name="Edda",
    severity=Severity.MODERATE,
    roll=Roll(what=HARM_DICE[Severity.MODERATE], faces=((4,),), total=4, who="Edda"),
    before=9,
    after=5,
)
SAID = ObstacleTried(
    who=EDDA,
    name="Edda",
    kind=ObstacleKind.BARRIER,
    obstacle="Gate",
    place="Quay",
    roll=None,
    skill="locksmith",
    value=0,
    difficulty=Difficulty.REGULAR,
    verdict=Verdict.REGULAR,
    passed=True,
    caution=0,
    prepared=0,
    lost=0,
    owed=0,
    loss_told=False,
    secret=False,
    ruling=None,
    source=CheckSource.SAID,
    opened=True,
)
FELL = Roll(what=HARM_DICE[Severity.DEADLY], faces=((1, 3),), total=4, who="Edda")
LOST = HitPointsLost(who=EDDA, name="Edda", lost=4, before=9, after=5)
WELL = HitPointsSaid(who=EDDA, name="Edda", before=None, after=11, full_before=None, full_after=11)
STRUCK = BarrierStruck(name="Depot fence", roll=FELL, before=9, after=5, full=15)

SETUP_REPORTS: Mapping[Report, tuple[str, str, str, str]] = MappingProxyType(
    {
        SetupBegun(name="To the tram"): (
            "To the tram",
            "a chase is set up",
            "",
            "Set-up of “To the tram” begun",
        ),
        SetupBegun(name="To the tram", is_anew=True): (
            "To the tram",
            "set up anew",
            "",
            "Set-up of “To the tram” begun",
        ),
        SetupStepped(step=SetupStep.SPEED): ("Set-up", "Speed rolls", "", "Set-up: Speed rolls"),
        SetupDropped(name="To the tram"): (
            "To the tram",
            "set-up put away",
            "",
            "Set-up of “To the tram” put away",
        ),
        PartChosen(name="Edda", choice=Choice.OUT): ("Edda", "left out", "", "Edda: left out"),
        PartChosen(name="Edda", choice=None): (
            "Edda",
            "as the speed has it",
            "",
            "Edda: as the speed has it",
        ),
        SideChosen(name="Edda", side=Side.QUARRY): ("Edda", "Quarry", "", "Edda: Quarry"),
        StartGapSet(gap=1): (
            "Starting places",
            "quarry 1 place ahead",
            "",
            "quarry 1 place ahead",
        ),
        StartGapSet(gap=None): (
            "Starting places",
            "quarry as far ahead as the ruling says",
            "",
            "quarry as far ahead as the ruling says",
        ),
        StartPlaceSet(name="Edda", place="Quay"): (
            "Edda",
            "starts at Quay",
            "",
            "Starting place of Edda",
        ),
        StartPlaceSet(name="Edda", place=""): (
            "Edda",
            "starts where the rules say",
            "",
            "Starting place of Edda",
        ),
        AllAway(names=("Edda", "Tom"), trail="over the roofs"): (
            "Edda and Tom",
            "away at once, over the roofs",
            "",
            "Edda and Tom away at once",
        ),
        SpeedRolled(lines=(LINE,)): (
            "Edda",
            "CON 55 · Failure · MOV 8 → 7",
            "83",
            "Edda’s speed roll",
        ),
        SpeedRolled(lines=(ILSE,)): (
            "Ilse",
            "Stamina + Athletics 4d · Regular success · MOV stays 8",
            "2",
            "Ilse’s speed roll",
        ),
        SpeedRolled(lines=(replace(LINE, roll=None, source=CheckSource.SAID),)): (
            "Edda",
            "The GM says · Failure · MOV 8 → 7",
            "",
            "Edda’s speed roll",
        ),
        SpeedRolled(lines=(LINE, ILSE)): (
            "Speed rolls",
            "Edda MOV 7, Ilse MOV 8",
            "",
            "Speed rolls",
        ),
        SpeedCleared(name="Edda", before=7, after=8): (
            "Edda",
            "no speed roll, MOV 7 → 8",
            "",
            "Edda’s speed roll taken back",
        ),
        WayChanged(name="Edda", before=8, after=4): (
            "Edda",
            "moves in another way, MOV 8 → 4",
            "",
            "Edda moves in another way",
        ),
        BarrierOpened(name="Gate", is_open=True): (
            "Gate",
            "open for all",
            "",
            "“Gate” opened for all",
        ),
        BarrierOpened(name="Gate", is_open=False): (
            "Gate",
            "shut again",
            "",
            "“Gate” shut again",
        ),
        DebrisLeft(barrier="Gate", name="Planks"): (
            "Planks",
            "left of “Gate”",
            "",
            "“Planks” left on the way",
        ),
        HazardMoved(line=MET): (
            "Lorry",
            "“Lorry” now between Rope walk and Chapel yard, Edda meets it",
            "",
            "“Lorry” moves on",
        ),
        HazardMoved(line=GONE): ("Lorry", "“Lorry” leaves the track", "", "“Lorry” moves on"),
        RoundBegun(number=3, first="Tom", ruling=None, hazards=(LORRY,)): (
            "Round 3",
            "Tom first · “Lorry” now between Rope walk and Chapel yard",
            "",
            "Round 3 begun",
        ),
        HURT: ("Edda", "Moderate d6 · HP 9 → 5", "−4", "Edda hurt"),
        replace(HURT, roll=None, before=None, after=None): ("Edda", "Moderate d6", "", "Edda hurt"),
        PartySplit(names=("Edda", "Tom"), is_back=False): (
            "Edda and Tom",
            "in a chase of their own",
            "",
            "Edda and Tom split from the chase",
        ),
        PartySplit(names=("Edda",), is_back=True): (
            "Edda",
            "back in the chase",
            "",
            "Edda back in the chase",
        ),
        EscapeLeadSet(lead=5): (
            "Escape",
            "escaped when 5 places ahead",
            "",
            "escaped when 5 places ahead",
        ),
        EscapeLeadSet(lead=None): (
            "Escape",
            "no lead counts as an escape",
            "",
            "no lead counts as an escape",
        ),
        ChaseRestarted(name="To the tram", round=4): (
            "To the tram",
            "as before the first round, from round 4",
            "",
            "“To the tram” started again",
        ),
        ChaseStarted(
            name="To the tram", first="Tom", ties=(), rulings=(), away=("Nell",), behind=("Ash",)
        ): (
            "To the tram",
            "the chase is on · Tom first · away at once: Nell · left behind: Ash",
            "",
            "Chase started",
        ),
        SAID: (
            "Edda",
            "The GM says · Regular success · Gate · open for all",
            "",
            "Edda at “Gate”: Regular success",
        ),
        replace(SAID, source=CheckSource.D100, opened=False, luck=12, value=40, roll=LINE.roll): (
            "Edda",
            "Locksmith 40 · 12 Luck spent · Regular success · Gate",
            "83",
            "Edda at “Gate”: 83",
        ),
        LOST: ("Edda", "HP 9 → 5", "−4", "Edda loses 4 hit points"),
        replace(LOST, lost=1, before=None, after=None): (
            "Edda",
            "HP not known",
            "−1",
            "Edda loses 1 hit point",
        ),
        replace(LOST, lost=-2, after=11): ("Edda", "HP 9 → 11", "+2", "Edda regains 2 hit points"),
        replace(LOST, roll=FELL): ("Edda", "2d10 · HP 9 → 5", "−4", "Edda loses 4 hit points"),
        WELL: ("Edda", "11 HP", "", "Hit points of Edda"),
        replace(WELL, before=11, after=7): (
            "Edda",
            "7 / 11 HP",
            "11 → 7",
            "Hit points of Edda",
        ),
        STRUCK: ("Depot fence", "2d10 · 5 / 15 HP", "−4", "“Depot fence” 9 to 5 hit points"),
        replace(STRUCK, after=0): (
            "Depot fence",
            "2d10 · broken",
            "−4",
            "“Depot fence” 9 to 0 hit points",
        ),
    }
)
