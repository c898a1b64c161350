"""What the chase says: a row of the log and a step for every report."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from tests.i18n.fight_reports import FIGHT_REPORTS
from tests.i18n.road_reports import ROAD_REPORTS
from tests.i18n.setup_reports import SETUP_REPORTS

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.chase.participant import Fate, Side
from duskboard.core.chase.track import Direction, ObstacleKind
from duskboard.core.dice import Percentile
from duskboard.core.identity import EntityId
from duskboard.i18n.report_text import Tone, act_text, report_text
from duskboard.i18n.words import Language, Words
from duskboard.play.chase.crossing import CautionPrepared, ObstacleTried
from duskboard.play.chase.group import GroupJoined, GroupSplit
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
from duskboard.play.chase.marching import PursuerLine, PursuersMoved
from duskboard.play.chase.moving import OtherActed, Stepped
from duskboard.play.chase.obstacle import (
    BarrierWorn,
    ObstacleMoved,
    ObstaclePut,
    ObstacleRenamed,
    ObstacleTaken,
    ObstacleTurned,
)
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
    SkillLine,
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
from duskboard.play.chase.throwing import TieLine
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

ClassesOf = Callable[[str, type], frozenset[type[Report]]]
EDDA = EntityId("edda")
TIES = (TieLine(who="Hob", total=4, roll=1), TieLine(who="Tom", total=71, roll=1))
TRIED = ObstacleTried(
    who=EDDA,
    name="Edda",
    kind=ObstacleKind.HAZARD,
    obstacle="Low wall",
    place="Chapel yard",
    roll=Roll(what=Percentile(), faces=((0,), (4,)), total=4, who="Edda", why="Low wall"),
    skill="climb",
    value=45,
    difficulty=Difficulty.REGULAR,
    verdict=Verdict.EXTREME,
    passed=True,
    caution=0,
    prepared=0,
    lost=0,
    owed=0,
    loss_told=False,
    secret=False,
    ruling=None,
)
EDITED = PersonEdited(
    name_before="Edda",
    name_after="Edda Marsh",
    side_before=Side.PURSUER,
    side_after=Side.QUARRY,
    mov_before=7,
    mov_after=8,
    dex_before=60,
    dex_after=70,
    count_before=1,
    count_after=2,
    skills=(
        SkillLine(name="climb", before=40, after=45),
        SkillLine(name="jump", before=40, after=None),
    ),
)

# One of each class and of each form: the row (title, detail, figure) and the step.
REPORTS: Mapping[Report, tuple[str, str, str, str]] = {
    **ROAD_REPORTS,
    **FIGHT_REPORTS,
    **SETUP_REPORTS,
    TrackLaid(name="To the tram", places=8): (
        "To the tram",
        "chase laid out, 8 places",
        "",
        "Chase “To the tram” laid out",
    ),
    ChaseRenamed(before="Quay", after="To the tram"): (
        "To the tram",
        "was “Quay”",
        "",
        "Chase renamed “To the tram”",
    ),
    PlacesAdded(name="Hotel", places=("Lobby", "Lift")): (
        "Hotel",
        "2 new places on the track",
        "",
        "2 places of “Hotel”",
    ),
    LocationAdded(name="Quay"): ("Quay", "new place on the track", "", "New place “Quay”"),
    LocationRenamed(before="Quay", after="Wharf"): (
        "Wharf",
        "was “Quay”",
        "",
        "Place renamed “Wharf”",
    ),
    LocationRemoved(name="Quay", obstacles=()): (
        "Quay",
        "taken off the track",
        "",
        "Place “Quay” taken off",
    ),
    LocationRemoved(name="Quay", obstacles=("Fence", "Low wall")): (
        "Quay",
        "taken off the track with Fence and Low wall",
        "",
        "Place “Quay” taken off",
    ),
    LocationMoved(name="Quay"): ("Quay", "moved on the track", "", "Place “Quay” moved"),
    ExitMarked(name="Tram", is_exit=True): ("Tram", "now an exit", "", "“Tram” made an exit"),
    ExitMarked(name="Yard", is_exit=False): (
        "Yard",
        "no exit any more",
        "",
        "“Yard” no exit any more",
    ),
    ChaseCleared(name="To the tram"): (
        "To the tram",
        "chase cleared away",
        "",
        "Chase “To the tram” cleared away",
    ),
    ObstaclePut(kind=ObstacleKind.BARRIER, name="Fence", start="Yard", end="Depot"): (
        "Fence",
        "Barrier, between Yard and Depot",
        "",
        "“Fence” put on the track",
    ),
    ObstaclePut(
        kind=ObstacleKind.HAZARD,
        name="Crowd",
        start="Yard",
        end="Depot",
        replaced=("Wall", "Fence"),
    ): (
        "Crowd",
        "Hazard, between Yard and Depot, in place of Wall and Fence",
        "",
        "“Crowd” put on the track",
    ),
    ObstacleMoved(names=("Fence",), start="Yard", end="Depot", replaced=("Wall",)): (
        "Fence",
        "moved between Yard and Depot, in place of Wall",
        "",
        "“Fence” moved along the track",
    ),
    NamesSaidAnew(names=("Place 1", "Hazard")): (
        "Names given by the program",
        "in another language: Place 1 and Hazard",
        "",
        "Names in another language",
    ),
    ObstacleRenamed(before="Fence", after="Gate"): (
        "Gate",
        "was called Fence",
        "",
        "“Fence” renamed",
    ),
    ObstacleMoved(names=("Fence",), start="Yard", end="Depot"): (
        "Fence",
        "moved between Yard and Depot",
        "",
        "“Fence” moved along the track",
    ),
    ObstacleTaken(names=("Fence", "Drop")): (
        "Fence and Drop",
        "cleared away",
        "",
        "“Fence and Drop” cleared away",
    ),
    ObstacleTurned(name="Fence", ways=frozenset({Direction.BACKWARD})): (
        "Fence",
        "back only",
        "",
        "“Fence” met in other directions",
    ),
    ObstacleTurned(name="Fence", ways=frozenset(Direction)): (
        "Fence",
        "both ways",
        "",
        "“Fence” met in other directions",
    ),
    BarrierWorn(name="Fence", before=15, after=9, full=15): (
        "Fence",
        "9 of 15 hit points",
        "15 → 9",
        "“Fence” 15 to 9 hit points",
    ),
    BarrierWorn(name="Fence", before=9, after=0, full=15): (
        "Fence",
        "broken",
        "9 → 0",
        "“Fence” 9 to 0 hit points",
    ),
    PeopleAdded(names=("Edda", "Tom", "Hob")): (
        "Edda, Tom and Hob",
        "joined the chase",
        "",
        "Edda, Tom and Hob joined the chase",
    ),
    EDITED: (
        "Edda Marsh",
        "was “Edda”, Quarry, MOV 7 → 8, DEX 60 → 70, number 1 → 2, Climb 40 → 45, no Jump any more",
        "",
        "Edda Marsh changed",
    ),
    PersonPlaced(name="Edda", place="Quay"): ("Edda", "placed at Quay", "", "Edda placed at Quay"),
    PersonPlaced(name="Edda", place=""): (
        "Edda",
        "off the track",
        "",
        "Edda taken off the track",
    ),
    PeoplePlaced(people=4, gap=2, ruling="chase.start_gap"): (
        "Starting places",
        "4 on the track, quarry 2 places ahead",
        "",
        "Everybody at their starting places",
    ),
    GroupSplit(group="Ghoul", name="One", left=1): (
        "One",
        "left “Ghoul”, 1 stays",
        "",
        "One left “Ghoul”",
    ),
    GroupSplit(group="Ghoul", name="Ghoul 2", left=1, place="Quay"): (
        "Ghoul 2",
        "left “Ghoul”, 1 stays, to Quay",
        "",
        "Ghoul 2 left “Ghoul”",
    ),
    GroupSplit(group="Ghoul", name="Ghoul 2", left=3, taken=2): (
        "Ghoul 2 ×2",
        "left “Ghoul”, 3 stay",
        "",
        "Ghoul 2 left “Ghoul”",
    ),
    GroupJoined(group="Ghoul", name="One", taken=1, count=3): (
        "One",
        "joined “Ghoul”, 3 now",
        "",
        "One joined “Ghoul”",
    ),
    GroupJoined(group="Ghoul", name="Rat", taken=2, count=5): (
        "Rat ×2",
        "joined “Ghoul”, 5 now",
        "",
        "Rat joined “Ghoul”",
    ),
    PersonRemoved(name="Edda"): (
        "Edda",
        "taken out of the chase",
        "",
        "Edda taken out of the chase",
    ),
    FateSettled(name="Edda", before=Fate.RUNNING, after=Fate.ESCAPED): (
        "Edda",
        "Escaped",
        "",
        "Edda: Escaped",
    ),
    ChaseStarted(name="To the tram", first="Finn", ties=TIES, rulings=("chase.dex_tie",)): (
        "To the tram",
        "the chase is on · Finn first · Hob 04, Tom 71",
        "",
        "Chase started",
    ),
    TiesRolled(ties=TIES, rulings=()): ("Equal DEX", "Hob 04, Tom 71", "", "Equal DEX rolled"),
    TiesArranged(names=("Hob", "Tom")): (
        "Equal DEX",
        "acting in this order: Hob and Tom",
        "",
        "Equal DEX put in order",
    ),
    RoundBegun(number=3, first="Finn", ruling=None): (
        "Round 3",
        "Finn first",
        "",
        "Round 3 begun",
    ),
    TurnEnded(name="Hob", unused=1, then="Finn", begun=4, ruling=None): (
        "Hob",
        "turn ended · 1 action unused · Round 4 · then Finn",
        "",
        "End of Hob’s turn",
    ),
    TurnDelayed(name="Hob", then="Tom"): ("Hob", "waits · then Tom", "", "Hob waits"),
    TurnTaken(name="Hob"): ("Hob", "acts now", "", "Hob acts now"),
    GunReadied(name="Hob", ready=True): (
        "Hob",
        "shoots this round: DEX 50 higher",
        "",
        "Hob readies a gun",
    ),
    GunReadied(name="Hob", ready=False): (
        "Hob",
        "does not shoot this round",
        "",
        "Hob lowers the gun",
    ),
    PoolsRecounted(): ("Actions", "counted anew for everybody", "", "Actions counted anew"),
    Stepped(who=EDDA, name="Edda", place="Quay", price=2): (
        "Edda",
        "to Quay · 2 actions",
        "",
        "Edda to Quay",
    ),
    PursuersMoved(
        lines=(
            PursuerLine(who=EDDA, name="Finn", place="Quay", moved=True),
            PursuerLine(who=EDDA, name="Hob", place="Yard", moved=False, obstacle="Fence"),
        )
    ): ("All pursuers", "Finn to Quay, Hob stops before “Fence”", "", "All pursuers moved"),
    PursuersMoved(
        side=Side.QUARRY,
        lines=(
            PursuerLine(who=EDDA, name="Edda", place="Quay", moved=True, obstacle="Fence", price=2),
        ),
    ): ("All quarry", "Edda to Quay, before “Fence”", "", "All quarry moved"),
    OtherActed(who=EDDA, name="Edda", what="Grabs Tom", price=1, ruling=None): (
        "Edda",
        "Grabs Tom · 1 action",
        "",
        "Edda: Grabs Tom",
    ),
    OtherActed(who=EDDA, name="Edda", what="", price=0, ruling=None): (
        "Edda",
        "did something else · 0 actions",
        "",
        "Edda: did something else",
    ),
    TRIED: (
        "Edda",
        "Climb 45 · Extreme success · Low wall",
        "04",
        "Edda at “Low wall”: 04",
    ),
    replace(
        TRIED,
        skill="parkour",
        difficulty=Difficulty.HARD,
        verdict=Verdict.REGULAR,
        passed=False,
        lost=2,
        owed=1,
    ): (
        "Edda",
        "parkour 45 · Regular success, Hard needed · Low wall · lost 2 actions, owes 1",
        "04",
        "Edda at “Low wall”: 04",
    ),
    replace(TRIED, kind=ObstacleKind.BARRIER, verdict=Verdict.FAILURE, passed=False): (
        "Edda",
        "Climb 45 · Failure · Low wall · does not get past",
        "04",
        "Edda at “Low wall”: 04",
    ),
    CautionPrepared(who=EDDA, name="Edda", obstacle="Low wall", dice=1, in_all=2): (
        "Edda",
        "2 bonus dice ready for “Low wall” · 1 action",
        "",
        "Edda prepares for “Low wall”",
    ),
    MoveOverruled(who=EDDA, name="Edda", before="Quay", after="Yard"): (
        "Edda",
        "put from Quay to Yard · said by the GM",
        "",
        "Edda to Yard",
    ),
    MoveOverruled(who=EDDA, name="Edda", before="", after="Yard"): (
        "Edda",
        "put at Yard · said by the GM",
        "",
        "Edda to Yard",
    ),
    ActionsOverruled(
        who=EDDA, name="Edda", left_before=1, left_after=2, debt_before=0, debt_after=1
    ): (
        "Edda",
        "actions 1 → 2, owed 0 → 1 · said by the GM",
        "",
        "Actions of Edda changed",
    ),
    TurnOverruled(who=EDDA, name="Edda", before="Finn"): (
        "Edda",
        "acts now · said by the GM",
        "",
        "Edda acts now",
    ),
    ActionsLost(who=EDDA, name="Edda", lost=1, owed=0, told=False): (
        "Edda",
        "lost 1 action",
        "−1",
        "Edda loses 1 action",
    ),
    ActionsLost(who=EDDA, name="Edda", lost=3, owed=2, told=True): (
        "Edda",
        "lost 3 actions, owes 2 · told",
        "−3",
        "Edda loses 3 actions",
    ),
}


def test_every_report_of_the_chase_is_tried_here(classes_of: ClassesOf) -> None:
    assert classes_of("duskboard.play.chase", Report) == {type(report) for report in REPORTS}


def test_a_report_has_its_row_and_its_step(english: Words) -> None:
    rows = {report: report_text(english, report) for report in REPORTS}
    told = {
        report: (row.title, row.detail, row.figure, act_text(english, report))
        for report, row in rows.items()
    }
    assert told == REPORTS


@pytest.mark.parametrize("language", [lang for lang in Language if lang.is_chinese])
def test_a_report_is_told_in_chinese(spoken: Mapping[Language, Words], language: Language) -> None:
    for report, wanted in REPORTS.items():
        row, step = report_text(spoken[language], report), act_text(spoken[language], report)
        assert (row.detail, step) != wanted[1::2], report
        assert "%(" not in f"{row.title}{row.detail}{step}", report


@pytest.mark.parametrize(
    ("report", "tone"),
    [
        (TRIED, Tone.GOOD),
        (replace(TRIED, passed=False), Tone.BAD),
        (replace(TRIED, secret=True), Tone.SECRET),
        (TurnTaken(name="Hob"), Tone.NEUTRAL),
    ],
)
def test_a_try_is_good_bad_or_secret(words: Words, report: Report, tone: Tone) -> None:
    assert report_text(words, report).tone is tone


def test_a_new_skill_is_told_with_its_value(english: Words) -> None:
    one_skill = replace(EDITED, skills=(SkillLine(name="jump", before=None, after=40),))
    assert report_text(english, one_skill).detail.endswith("number 1 → 2, Jump 40")
