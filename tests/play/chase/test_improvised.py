"""A chase made up as it goes (rules/chase.md 9.2, 9.7, 9.9, 9.11-9.13, 9.15)."""

from dataclasses import replace

import pytest
from tests.play.chase.fights import CAR, aboard, edited
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    HOB,
    PLACES,
    TOM,
    WALL,
    WAYS,
    course,
    done,
    edge,
    four,
    laid,
    line,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.calling import Caller
from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.improvising import Surroundings
from duskboard.core.chase.movement import NoActionsLeftError, NoObstacleError
from duskboard.core.chase.participant import Fate, Side, Skill
from duskboard.core.chase.physique import Physique
from duskboard.core.chase.rounds import (
    Course,
    NotActiveError,
    NotRunningError,
    NotStartedError,
)
from duskboard.core.chase.source import ReportedVerdict
from duskboard.core.chase.track import Barrier, Hazard
from duskboard.core.dice import ReportedNet, ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.attack import Rolled
from duskboard.play.chase.calling import (
    Call,
    CalledError,
    SuddenCalled,
    call_hazard,
    call_of,
    callers,
)
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.crossing import cross
from duskboard.play.chase.hiding import TrailKind, TrailTried, trail_of, try_trail
from duskboard.play.chase.improvising import (
    FixedPoolError,
    Improvised,
    PlaceLine,
    PlacesImprovised,
    fix_pool,
    improvise,
)
from duskboard.play.chase.laying import NewLocation
from duskboard.play.chase.making import HazardMade, Making, MakingRollError, make_hazard
from duskboard.play.chase.moving import move
from duskboard.play.chase.running import end_round
from duskboard.table.entity import PUBLIC_ROLL_ID, Roll, Visibility
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))
REFERENCE = preset(Preset.REFERENCE)
DOOR = Barrier(name="Locked door", skills=("locksmith",), hit_points=10, full_hit_points=10)


def new_places() -> tuple[NewLocation, ...]:
    return tuple(
        NewLocation(location_id=EntityId(f"n{at}"), edge_id=EntityId(f"e{at}"), name=f"New {at}")
        for at in range(3)
    )


@pytest.mark.rule("chase 9.2")
@BOTH
def test_chance_puts_something_before_each_of_three_new_places(rulings: Rulings) -> None:
    table = laid(2, rulings=rulings)
    wish = Improvised(places=new_places(), obstacles=(WALL, DOOR), seed=7)
    # 59: clear. 84: Regular, the second that there is. 96: Extreme, the first.
    step = improvise(table, wish, ScriptedDice([5, 9, 8, 4, 2, 9, 6, 1]))
    after = done(table, step)
    assert line(after) == ["p0", "p1", "n0", "[Locked door]", "n1", "[Low wall]", "n2"]
    assert step.report == PlacesImprovised(
        lines=(
            PlaceLine(place="New 0", total=59),
            PlaceLine(
                place="New 1", total=84, obstacle="Locked door", difficulty=Difficulty.REGULAR
            ),
            PlaceLine(place="New 2", total=96, obstacle="Low wall", difficulty=Difficulty.EXTREME),
        ),
        surroundings=Surroundings.USUAL,
        seed=7,
        told=False,
    )
    hazard = edge(after, EntityId("e2")).hazard
    assert hazard == replace(WALL, difficulty=Difficulty.EXTREME)


@pytest.mark.rule("chase 9.2")
def test_the_table_may_tell_its_own_rolls_and_danger_rolls_one_more() -> None:
    table = laid(2)
    wish = Improvised(places=new_places(), obstacles=(WALL,), surroundings=Surroundings.DANGEROUS)
    told = [ReportedTotal(total=90), ReportedTotal(total=10)]
    step = improvise(table, wish, ScriptedDice([1, 3, 9, 5, 1]), told)
    assert isinstance(step.report, PlacesImprovised)
    assert [one.total for one in step.report.lines] == [90, 10, 95]
    assert step.report.told
    with pytest.raises(NothingToChangeError):
        improvise(table, replace(wish, places=()), ScriptedDice([]))
    nothing = improvise(table, replace(wish, obstacles=()), ScriptedDice([]), [*told, told[0]])
    assert line(done(table, nothing)) == ["p0", "p1", "n0", "n1", "n2"]


def running(*, rulings: Rulings = REFERENCE) -> Table:
    """Edda has Luck 40, Tom 35; Finn, who is to act with three actions, pursues with Hob."""
    table = started(four(laid(rulings=rulings)))
    table = edited(table, EDDA, skills=(Skill(name="luck", value=40),))
    return edited(table, TOM, skills=(Skill(name="luck", value=35),))


@pytest.mark.rule("chase 8.10")
@pytest.mark.rule("chase 9.15")
@BOTH
def test_luck_of_the_unluckiest_says_who_places_a_sudden_hazard(rulings: Rulings) -> None:
    table = running(rulings=rulings)
    call = call_of(table, Caller.PLAYERS)
    assert call == Call(caller=Caller.PLAYERS, luck=35, who=TOM)
    step = call_hazard(table, call, ReportedTotal(total=35))
    assert isinstance(step.report, SuddenCalled)
    assert (step.report.placed_by, step.report.passed, step.report.name) == (
        Caller.PLAYERS,
        True,
        "Tom",
    )
    after = done(table, step)
    assert course(after).called is Caller.PLAYERS
    failed = call_hazard(table, call, ReportedTotal(total=36))
    assert isinstance(failed.report, SuddenCalled)
    assert (failed.report.placed_by, failed.report.passed) == (Caller.KEEPER, False)


@pytest.mark.rule("chase 9.15")
@BOTH
def test_after_one_side_has_called_it_is_for_the_other(rulings: Rulings) -> None:
    table = running(rulings=rulings)
    assert callers(table) == (Caller.KEEPER, Caller.PLAYERS)
    table = done(table, call_hazard(table, call_of(table, Caller.KEEPER), ReportedTotal(total=90)))
    assert callers(table) == (Caller.PLAYERS,)
    with pytest.raises(CalledError) as refused:
        call_hazard(table, call_of(table, Caller.KEEPER), ReportedTotal(total=90))
    assert refused.value.args == (Caller.PLAYERS,)
    table = done(table, call_hazard(table, call_of(table, Caller.PLAYERS), ReportedTotal(total=10)))
    assert callers(table) == (Caller.KEEPER,)


@pytest.mark.rule("chase 9.15")
def test_a_harder_call_an_unknown_luck_and_the_word_of_the_keeper() -> None:
    table = running()
    hard = replace(call_of(table, Caller.PLAYERS), difficulty=Difficulty.HARD)
    step = call_hazard(table, hard, ReportedTotal(total=18))
    assert isinstance(step.report, SuddenCalled)
    assert not step.report.passed
    shown = done(table, step).value(PUBLIC_ROLL_ID, Roll)
    assert shown is not None
    assert (shown.who, shown.total) == ("Tom", 18)
    said = replace(hard, source=CheckSource.SAID)
    word = call_hazard(table, said, ReportedVerdict(verdict=Verdict.REGULAR))
    assert isinstance(word.report, SuddenCalled)
    assert (word.report.roll, word.report.passed) == (None, True)
    nobody = started(four(laid()))
    assert call_of(nobody, Caller.KEEPER) == Call(caller=Caller.KEEPER, luck=50)
    out = edited(table, TOM, fate=Fate.OUT)
    assert call_of(out, Caller.KEEPER).luck == 40
    with pytest.raises(NotStartedError):
        call_hazard(four(laid()), call_of(nobody, Caller.KEEPER), ReportedTotal(total=1))


def hunted(*, spot: int = 60) -> Table:
    table = running()
    table = edited(table, FINN, skills=(Skill(name="spot", value=spot),))
    table = edited(table, HOB, skills=(Skill(name="spot", value=25),))
    values = {"stealth": 60, "drive": 40, "luck": 40}
    skills = tuple(Skill(name=name, value=value) for name, value in values.items())
    return edited(table, EDDA, skills=skills)


@pytest.mark.rule("chase 9.7")
def test_who_hides_rolls_stealth_against_the_keenest_eyes() -> None:
    table = hunted()
    trail = trail_of(table, EDDA, TrailKind.HIDE)
    assert (trail.own, trail.difficulty, trail.spot) == (
        Rolled(skill="stealth", value=60),
        Difficulty.HARD,
        60,
    )
    step = try_trail(table, trail, ReportedTotal(total=30))
    assert isinstance(step.report, TrailTried)
    assert (step.report.passed, step.report.own.verdict) == (True, Verdict.HARD)
    after = done(table, step)
    assert person(after, EDDA) == person(table, EDDA)  # it takes nothing, and settles nothing
    failed = try_trail(table, trail, ReportedTotal(total=31))
    assert isinstance(failed.report, TrailTried)
    assert not failed.report.passed
    assert trail_of(hunted(spot=49), EDDA, TrailKind.HIDE).difficulty is Difficulty.REGULAR
    assert trail_of(hunted(spot=90), EDDA, TrailKind.HIDE).difficulty is Difficulty.EXTREME


@pytest.mark.rule("chase 8.9")
@pytest.mark.rule("chase 9.7")
def test_in_a_car_one_roll_must_pass_stealth_and_driving() -> None:
    table = aboard(hunted(spot=25), CAR, [EDDA])
    trail = trail_of(table, EDDA, TrailKind.HIDE)
    assert trail.driving == Rolled(skill="drive", value=40)
    verdicts = []
    for total in (40, 41):
        report = try_trail(table, trail, ReportedTotal(total=total)).report
        assert isinstance(report, TrailTried)
        assert (report.driving, report.driven_with) == (40, "drive")
        verdicts.append(report.passed)
    assert verdicts == [True, False]


@pytest.mark.rule("chase 9.7")
def test_who_follows_rolls_track_and_pools_roll_their_own() -> None:
    table = edited(hunted(), FINN, skills=(Skill(name="track", value=30),))
    trail = trail_of(table, FINN, TrailKind.FOLLOW)
    assert (trail.own, trail.driving) == (Rolled(skill="track", value=30), None)
    assert (trail.spot, trail.difficulty) == (0, Difficulty.REGULAR)
    report = try_trail(table, trail, ReportedTotal(total=31)).report
    assert isinstance(report, TrailTried)
    assert (report.kind, report.passed) == (TrailKind.FOLLOW, False)
    pool = edited(aboard(hunted(), CAR, [EDDA]), EDDA, source=CheckSource.POOL)
    hide = trail_of(pool, EDDA, TrailKind.HIDE)
    found = try_trail(pool, hide, ReportedNet(net=1)).report
    assert isinstance(found, TrailTried)
    assert found.passed
    out = edited(table, FINN, fate=Fate.OUT)
    with pytest.raises(NotRunningError):
        try_trail(out, trail, ReportedTotal(total=1))
    with pytest.raises(NotStartedError):
        try_trail(four(laid()), trail, ReportedTotal(total=1))


STALL = Making(
    who=FINN,
    name="Tip a fruit stall",
    edge=WAYS[4],
    what=Hazard(name="Fruit", skills=("dex",)),
)


@pytest.mark.rule("chase 9.9")
@BOTH
def test_a_stall_is_tipped_over_for_an_action(rulings: Rulings) -> None:
    table = running(rulings=rulings)
    step = make_hazard(table, STALL, None)
    assert isinstance(step.report, HazardMade)
    assert (step.report.price, step.report.passed, step.report.own) == (1, True, None)
    assert (step.report.start, step.report.end) == ("Cooper’s lane", "Rope walk")
    after = done(table, step)
    assert edge(after, WAYS[4]).hazard == STALL.what
    entity = after.get(WAYS[4])
    assert entity is not None
    assert entity.visibility is Visibility.SHOWN
    assert person(after, FINN).left == 2


@pytest.mark.rule("chase 9.9")
def test_a_lock_that_is_picked_shut_takes_the_whole_round_and_a_roll() -> None:
    table = running()
    lock = replace(STALL, what=DOOR, price=None, own=Rolled(skill="locksmith", value=50))
    with pytest.raises(MakingRollError):
        make_hazard(table, lock, None)
    shut = done(table, make_hazard(table, lock, ReportedTotal(total=50)))
    assert (edge(shut, WAYS[4]).barrier, person(shut, FINN).left) == (DOOR, 0)
    step = make_hazard(table, lock, ReportedTotal(total=51))
    assert isinstance(step.report, HazardMade)
    assert (step.report.passed, step.report.price) == (False, 3)
    failed = done(table, step)
    assert (edge(failed, WAYS[4]).barrier, person(failed, FINN).left) == (None, 0)


@pytest.mark.rule("chase 9.9")
def test_a_hazard_is_made_in_ones_turn_with_actions_in_hand() -> None:
    table = running()
    with pytest.raises(NotActiveError):
        make_hazard(table, replace(STALL, who=EDDA), None)
    with pytest.raises(NoActionsLeftError):
        make_hazard(table, replace(STALL, price=4), None)
    free = done(table, make_hazard(table, replace(STALL, price=0), None))
    assert person(free, FINN).left == 3
    again = done(free, make_hazard(free, replace(STALL, what=DOOR, price=0), None))
    assert edge(again, WAYS[4]).barrier == DOOR  # players see that way already
    given = edited(table, FINN, granted=0, left=1)
    whole = done(given, make_hazard(given, replace(STALL, price=None), None))
    assert person(whole, FINN).left == 0


@pytest.mark.rule("chase 9.11")
def test_who_flies_has_nothing_to_climb_in_the_way() -> None:
    people = [
        somebody(FINN, 3, mov=9, dex=75),
        somebody(EDDA, 6, side=Side.QUARRY, mov=7, dex=40),
    ]
    crowd = Hazard(name="Crowd", skills=("dodge", "climb"))
    table = started(with_people(laid(lying={4: WALL, 5: crowd}), people))
    flying = edited(table, FINN, physique=Physique(flies=True))
    after = done(flying, move(flying, FINN, PLACES[4]))
    assert person(after, FINN).place == PLACES[4]
    climb = Crossed(who=FINN, leg=on(4), skill="climb", value=45, difficulty=Difficulty.REGULAR)
    with pytest.raises(NoObstacleError):
        cross(flying, climb, ReportedTotal(total=1))
    dodge = replace(climb, leg=on(5), skill="dodge")
    through = cross(after, dodge, ReportedTotal(total=1))
    assert person(done(after, through), FINN).place == PLACES[5]


@pytest.mark.rule("chase 9.12")
@BOTH
def test_who_leaves_a_place_in_time_has_a_fixed_number_of_actions(rulings: Rulings) -> None:
    """One action each, whoever is faster; places are counted round by round."""
    table = running(rulings=rulings)
    table = done(table, fix_pool(table, 1))
    assert person(table, FINN).left == 3  # from the next round on
    table = done(table, end_round(table))
    assert [person(table, who).left for who in (EDDA, TOM, FINN, HOB)] == [1, 1, 1, 1]
    with pytest.raises(NothingToChangeError):
        fix_pool(table, 1)
    for actions in (0, 21):
        with pytest.raises(FixedPoolError) as refused:
            fix_pool(table, actions)
        assert refused.value.args == (actions, 20)
    table = done(table, fix_pool(table, 20))
    table = done(table, fix_pool(table, None))
    table = done(table, end_round(table))
    assert [person(table, who).left for who in (EDDA, TOM, FINN, HOB)] == [2, 1, 3, 1]
    with pytest.raises(ValueError, match=r"Course\.fixed_pool"):
        Course(name="Chase", fixed_pool=0)
