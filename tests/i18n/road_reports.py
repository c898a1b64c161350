"""The reports and errors of vehicles and forks, and what they say in English and Chinese."""

from tests.play.chase.roads import CAR, SALOON

from duskboard.core.chase.check import Verdict
from duskboard.core.chase.collision import BUILD_DICE, Collision
from duskboard.core.chase.driving import (
    SIGHT_DICE,
    DriverHurt,
    NotDrivingError,
    PassengerError,
    ReachError,
    RunningOnError,
    Sight,
    TooFewActionsError,
    WreckError,
)
from duskboard.core.chase.vehicle import Condition
from duskboard.core.dice import Percentile
from duskboard.core.identity import EntityId
from duskboard.play.chase.boarding import (
    FullError,
    GotIn,
    GotOut,
    NotThereError,
    OneDrivesError,
    OnFootError,
    OtherSideError,
    VehicleAdded,
    VehicleEdited,
    VehicleRemoved,
)
from duskboard.play.chase.colliding import BuildError, BuildSaid, Collided, OccupantLine
from duskboard.play.chase.driving import (
    ControlTested,
    DriverHelped,
    NobodyDrivesError,
    NoHelpError,
    NotHelpingError,
    RunDeclared,
    SightRolled,
)
from duskboard.play.chase.forking import (
    AlreadyJoinedError,
    ForkAdded,
    LoopError,
    OnlyWayError,
    PlateShifted,
    WayRemoved,
    WaysJoined,
)
from duskboard.play.chase.laying import ForkedError
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

EDDA, TOM = EntityId("edda"), EntityId("tom")
ROLL = Roll(what=Percentile(), faces=((40,), (2,)), total=42, who="Edda")
BUILD = Roll(what=BUILD_DICE[Collision.MODERATE], faces=((3,),), total=3, who="Saloon")
POINTS = Roll(what=BUILD_DICE[Collision.MODERATE], faces=((6,),), total=6, who="Edda")
TRUCK = Roll(what=SIGHT_DICE[Sight.TOWN], faces=((2,),), total=2)
FASTER = SALOON.__class__(
    name="Tourer", mov=16, build=2, full_build=5, armour=1, seats=2, skill="pilot", burst=1
)
EDITED = (
    "Tourer|MOV 14 → 16, Build 5/5 → 2/5, Armour 2 → 1, Seats 4 → 2, "
    "Driven with Drive Auto → Pilot, Burst tyres 0 → 1, was “Saloon”|"
)
COLLIDED = (
    "Saloon|Moderate: a cow, a small car · d6 · Edda HP 11 → 5, a Hard driving roll at once · "
    "Tom −6 · Pell: harm in their own game · Edda loses 1 action · "
    "1 penalty die on every driving roll|−3"
)
ROWS: tuple[tuple[Report, str, str, str], ...] = (
    (
        GotIn(who=EDDA, name="Edda", vehicle="Saloon", drives=True, price=1),
        "Edda|takes the wheel of “Saloon”|−1",
        "Edda takes the wheel of “Saloon”",
        "Edda|坐上「Saloon」的駕駛座|−1",
    ),
    (
        GotIn(who=TOM, name="Tom", vehicle="Saloon", drives=False, price=0),
        "Tom|gets into “Saloon”|",
        "Tom gets into “Saloon”",
        "Tom|坐進「Saloon」|",
    ),
    (
        GotOut(who=TOM, name="Tom", vehicle="Saloon", mov=8, price=0),
        "Tom|gets out of “Saloon”, MOV 8|",
        "Tom gets out of “Saloon”",
        "Tom|從「Saloon」下車，移動速度 8|",
    ),
    (
        VehicleAdded(name="Saloon", place="Quay", driver="Edda"),
        "Saloon|on the table · Quay · Edda drives|",
        "Vehicle “Saloon” on the table",
        "Saloon|放上桌面 · Quay · Edda 駕駛|",
    ),
    (
        VehicleRemoved(name="Saloon"),
        "Saloon|taken off|",
        "Vehicle “Saloon” taken off",
        "Saloon|已移除|",
    ),
    (
        VehicleEdited(before=SALOON, after=FASTER),
        EDITED,
        "Vehicle “Tourer” changed",
        "",
    ),
    (
        BuildSaid(name="Saloon", before=5, after=2, condition=Condition.IMPAIRED),
        "Saloon|Build, said by the game master · 1 penalty die on every driving roll|5 → 2",
        "Build of “Saloon”",
        "Saloon|體格，由主持人決定 · 每次駕駛檢定 1 個懲罰骰|5 → 2",
    ),
    (
        Collided(
            vehicle_id=CAR,
            name="Saloon",
            collision=Collision.MODERATE,
            roll=BUILD,
            build=3,
            left=2,
            full=5,
            before=Condition.SOUND,
            after=Condition.IMPAIRED,
            aboard=(
                OccupantLine(
                    who=EDDA, name="Edda", roll=POINTS, before=11, after=5, hurt=DriverHurt.WOUNDED
                ),
                OccupantLine(who=TOM, name="Tom", roll=POINTS, before=None, after=None),
                OccupantLine(who=TOM, name="Pell", roll=None, before=None, after=None),
            ),
            driver="Edda",
            lost=1,
        ),
        COLLIDED,
        "Collision of “Saloon”",
        "",
    ),
    (
        RunDeclared(who=EDDA, name="Edda", reach=5, penalty=1, helped=True),
        "Edda|full speed, 5 places · 1 penalty die · helped by a passenger|−1",
        "Edda goes at full speed",
        "Edda|全速衝刺，5 個地點 · 1 個懲罰骰 · 有乘客協助|−1",
    ),
    (
        DriverHelped(
            who=TOM,
            name="Tom",
            driver="Edda",
            skill="spot",
            value=60,
            verdict=Verdict.REGULAR,
            passed=True,
            roll=ROLL,
        ),
        "Tom|helps Edda with Spot Hidden 60 · 1 penalty die less at full speed|42",
        "Tom helps the driver",
        "Tom|以偵查 60 協助 Edda · 全速衝刺少 1 個懲罰骰|42",
    ),
    (
        ControlTested(
            who=EDDA,
            name="Edda",
            vehicle="Saloon",
            hurt=DriverHurt.WOUNDED,
            kept=True,
            lost=0,
            owed=0,
            roll=ROLL,
        ),
        "Edda|wounded, and keeps “Saloon” under control|42",
        "Edda is hurt at the wheel",
        "Edda|受了傷，仍穩住「Saloon」|42",
    ),
    (
        ControlTested(
            who=EDDA,
            name="Edda",
            vehicle="Saloon",
            hurt=DriverHurt.UNCONSCIOUS,
            kept=False,
            lost=2,
            owed=0,
        ),
        "Edda|loses control of “Saloon” · lost 2|",
        "Edda is hurt at the wheel",
        "Edda|無法控制「Saloon」 · 失去 2|",
    ),
    (
        SightRolled(name="Race", sight=Sight.TOWN, places=2, roll=TRUCK),
        "Race|In town · 2 places in sight|2",
        "Places in sight",
        "Race|市區 · 看得見 2 個地點|2",
    ),
    (
        ForkAdded(start="Bridge", places=("Dock", "Rails"), end="Toll house"),
        "Bridge|another way by Dock and Rails, on to “Toll house”|",
        "Fork at “Bridge”",
        "",
    ),
    (
        WaysJoined(start="Rails", end="Toll house"),
        "Rails|a way on to “Toll house”|",
        "Way from “Rails” to “Toll house”",
        "Rails|多了一條通往「Toll house」的路|",
    ),
    (
        WayRemoved(start="Rails", end="Toll house", obstacles=("Fence",)),
        "Rails|the way to “Toll house” taken away, and Fence with it|",
        "Way from “Rails” to “Toll house” taken away",
        "",
    ),
    (
        PlateShifted(name="Dock", is_back=False),
        "Dock|moved on the board|",
        "“Dock” moved on the board",
        "Dock|在板面上移動|",
    ),
    (
        PlateShifted(name="Dock", is_back=True),
        "Dock|back where the board has it|",
        "“Dock” moved on the board",
        "Dock|回到板面排定的位置|",
    ),
)
ERRORS: tuple[tuple[Exception, str], ...] = (
    (FullError("Saloon", 4), "“Saloon” is full: it has 4 seats. Somebody has to get out."),
    (NotThereError("Hob", "Saloon"), "“Saloon” is not where Hob stands. Go there first."),
    (
        OtherSideError("Hob", "Saloon"),
        "The other side sits in “Saloon”. Put Hob on that side, or choose another one.",
    ),
    (OneDrivesError("Ghouls"), "Ghouls are a group: let one of them leave it and drive."),
    (OnFootError("Hob"), "Hob sits in no vehicle. Get in first."),
    (NotDrivingError("Hob"), "Hob drives nothing. Take the wheel of a vehicle first."),
    (PassengerError("Tom"), "Tom rides along: move who drives, or get out first."),
    (WreckError("Saloon"), "“Saloon” goes nowhere any more. Get out and go on foot."),
    (NobodyDrivesError("Saloon"), "Nobody drives “Saloon”. Somebody has to take the wheel."),
    (NotHelpingError("Hob"), "Hob rides in no vehicle. Only a passenger helps the driver."),
    (NoHelpError("climb"), "“Climb” does not help a driver. Roll one of those offered."),
    (ReachError(6), "6 places cannot be declared. Type 2 to 5."),
    (
        RunningOnError("Edda", 1),
        "Edda has declared a run, and 1 place of it is left. Drive on, or end the turn.",
    ),
    (TooFewActionsError("Edda"), "Edda has no action left for it. End the turn."),
    (BuildError(6, 5), "Build 6 cannot be: type 0 to 5."),
    (
        LoopError("Toll", "Dock"),
        "A way from “Toll” to “Dock” would lead in a circle. Choose a place further on.",
    ),
    (
        AlreadyJoinedError("Dock", "Toll"),
        "A way from “Dock” to “Toll” is there. Put a place on the other one.",
    ),
    (OnlyWayError("Dock"), "No other way leads to “Dock”. Remove the place instead."),
    (
        ForkedError("Dock"),
        "The track forks, so “Dock” cannot change places. Move its plate by hand.",
    ),
)


ROAD_REPORTS: dict[Report, tuple[str, str, str, str]] = {}
for _report, _row, _act, _ in ROWS:
    _title, _detail, _figure = _row.split("|")
    ROAD_REPORTS[_report] = (_title, _detail, _figure, _act)
"""Row and step of each in English."""
ROAD_ERRORS: dict[Exception, tuple[str, ...]] = {error: () for error, _ in ERRORS}
