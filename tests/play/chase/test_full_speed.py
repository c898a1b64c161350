"""Full speed on a track that forks, help, hurt drivers, collisions (rules/chase.md 9.3-10.4)."""

from dataclasses import replace

import pytest
from tests.play.chase.roads import CAR, LORRY, roads, vehicle
from tests.play.chase.scenes import EDDA, FINN, PLACES, TOM, done, on, person
from tests.play.chase.test_boarding import running, turn_of

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.chase.collision import Collision
from duskboard.core.chase.driving import DriverHurt, NotDrivingError, RunningOnError, Sight
from duskboard.core.chase.movement import NoActionsLeftError
from duskboard.core.chase.participant import Skill, Vitals
from duskboard.core.chase.rounds import NotStartedError
from duskboard.core.chase.seat import Pedal
from duskboard.core.chase.track import Hazard
from duskboard.core.chase.vehicle import Condition, wrecked
from duskboard.core.dice import Percentile, ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.change import NothingToChangeError, put_values
from duskboard.play.chase.boarding import get_out
from duskboard.play.chase.check import Crossed, choices, crossing_dice
from duskboard.play.chase.colliding import (
    BuildError,
    BuildSaid,
    Collided,
    CollisionDice,
    collide,
    say_build,
)
from duskboard.play.chase.crossing import LossWantedError, ObstacleTried, cross
from duskboard.play.chase.driving import (
    ControlTested,
    DriverHelped,
    NobodyDrivesError,
    NoHelpError,
    NotHelpingError,
    RunDeclared,
    SightRolled,
    control_check,
    declare,
    help_driver,
    keep_control,
    roll_sight,
)
from duskboard.play.chase.moving import do_otherwise, move
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.scene import scene
from duskboard.play.chase.speeding import speed_check
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(one) for one in Preset], ids=list(Preset))
MULES = Hazard(name="Mules", skills=("drive",))


def with_hazard(table: Table, at: int, hazard: Hazard = MULES) -> Table:
    return done(table, put_obstacle(table, edge_id(at), hazard))


def edge_id(at: int) -> EntityId:
    return on(at).edge


def crossed(who: EntityId, at: int, *, value: int = 60, caution: int = 0) -> Crossed:
    return Crossed(
        who=who,
        leg=on(at),
        skill="drive",
        value=value,
        difficulty=Difficulty.REGULAR,
        caution=caution,
    )


@pytest.mark.rule("chase 9.3")
@BOTH
def test_a_run_covers_places_for_one_action_and_rolls_with_penalty_dice(rulings: Rulings) -> None:
    table = with_hazard(turn_of(running(rulings), FINN), 3)
    left = person(table, FINN).left
    declared = declare(table, FINN, 4)
    assert declared.report == RunDeclared(who=FINN, name="Finn", reach=4, penalty=2, helped=False)
    table = done(table, declared)
    table = done(table, move(table, FINN, PLACES[2]))
    assert crossing_dice(table, crossed(FINN, 3)) == Percentile(extra=-2)
    assert [one.price for one in choices(table, crossed(FINN, 3))] == [0, 1, 2]
    table = done(table, cross(table, crossed(FINN, 3), ScriptedDice([1, 2, 3, 4])))
    finn = person(table, FINN)
    assert (finn.place, finn.left, finn.pedal) == (
        PLACES[3],
        left - 1,
        Pedal(reach=4, gone=2, penalty=2),
    )
    with pytest.raises(RunningOnError):
        declare(table, FINN, 2)
    table = done(table, move(table, FINN, PLACES[5]))
    assert person(table, FINN).pedal is None
    with pytest.raises(NoActionsLeftError):
        move(done(table, do_otherwise(table, FINN, price=left - 1)), FINN, PLACES[6])


@pytest.mark.rule("chase 9.3")
@BOTH
def test_a_failed_hazard_ends_the_run_where_it_was(rulings: Rulings) -> None:
    """V12, its second half: a sudden hazard failed by a vehicle that goes fast."""
    table = with_hazard(turn_of(running(rulings), FINN), 2)
    table = done(table, declare(table, FINN, 5))
    left = person(table, FINN).left
    failed = cross(table, crossed(FINN, 2), ScriptedDice([9, 9, 9, 9]), ReportedTotal(total=2))
    table = done(table, failed)
    finn = person(table, FINN)
    assert (finn.place, finn.pedal, finn.left, finn.debt) == (
        PLACES[2],
        None,
        max(0, left - 2),
        max(0, 2 - left),
    )


@pytest.mark.rule("chase 9.3")
@BOTH
def test_v12_two_cars_of_the_police(rulings: Rulings) -> None:
    """Pool 2 each: one fails a sudden hazard and owes 1, the other runs 3 places and then 2."""
    table = running(rulings)
    table = done_pool(turn_of(table, FINN), FINN, 2)
    hurt = with_hazard(table, 2)
    stepped = cross(hurt, crossed(FINN, 2), ScriptedDice([9, 9]), ReportedTotal(total=2))
    assert isinstance(stepped.report, ObstacleTried)
    after = done(hurt, stepped)
    assert (person(after, FINN).left, person(after, FINN).debt) == (0, 1)
    dented = collide(after, LORRY, Collision.MINOR, CollisionDice(build=ScriptedDice([2])))
    assert vehicle(done(after, dented), LORRY).build == 6
    far = done(table, declare(table, FINN, 3))
    far = with_hazard(far, 3)
    far = done(far, move(far, FINN, PLACES[2]))
    assert crossing_dice(far, crossed(FINN, 3)) == Percentile(extra=-1)
    far = done(far, cross(far, crossed(FINN, 3), ScriptedDice([3, 2, 4])))
    far = done(far, move(far, FINN, PLACES[4]))
    far = done(far, declare(far, FINN, 2))
    far = done(far, move(far, FINN, PLACES[6]))
    assert (person(far, FINN).place, person(far, FINN).left) == (PLACES[6], 0)


def done_pool(table: Table, who: EntityId, left: int) -> Table:
    one = replace(person(table, who), left=left, granted=left, pool=left)
    return table.applied(put_values(table, {who: one}))


@pytest.mark.rule("chase 9.3")
@BOTH
def test_v11_a_ship_with_one_action_leads_by_six(rulings: Rulings) -> None:
    """A monster of pool 4 owes 2 after its turn; the ship with 1 action covers 5 places."""
    table = turn_of(running(rulings), EDDA)
    table = done_pool(table, EDDA, 1)
    one = replace(person(table, FINN), place=PLACES[1], debt=2)
    place = replace(person(table, EDDA), place=PLACES[2])
    table = table.applied(
        put_values(
            table, {FINN: one, EDDA: place, TOM: replace(person(table, TOM), place=PLACES[2])}
        )
    )
    table = done(table, declare(table, EDDA, 5))
    table = done(table, move(table, EDDA, PLACES[7]))
    assert (person(table, EDDA).left, person(table, TOM).place) == (0, PLACES[7])


@pytest.mark.rule("chase 9.4")
@BOTH
def test_a_passenger_helps_and_the_next_run_has_a_die_less(rulings: Rulings) -> None:
    table = turn_of(running(rulings), TOM)
    helped = help_driver(table, TOM, "spot", ScriptedDice([1, 3]))
    assert isinstance(helped.report, DriverHelped)
    assert (helped.report.driver, helped.report.value, helped.report.passed) == ("Edda", 40, True)
    after = done(table, helped)
    assert (vehicle(after, CAR).is_helped, person(after, TOM).left) == (True, 0)
    with pytest.raises(NoActionsLeftError):
        help_driver(after, TOM, "spot", ScriptedDice([1, 3]))
    fast = turn_of(after, EDDA)
    declared = declare(fast, EDDA, 3)
    assert declared.report == RunDeclared(who=EDDA, name="Edda", reach=3, penalty=0, helped=True)
    assert not vehicle(done(fast, declared), CAR).is_helped
    failed = done(table, help_driver(table, TOM, "navigate", ScriptedDice([9, 9])))
    assert not vehicle(failed, CAR).is_helped


@pytest.mark.rule("chase 9.4")
def test_nobody_else_helps_and_nothing_else() -> None:
    table = running()
    with pytest.raises(NotHelpingError):
        help_driver(turn_of(table, EDDA), EDDA, "spot", ScriptedDice([1, 1]))
    tom = turn_of(table, TOM)
    with pytest.raises(NoHelpError):
        help_driver(tom, TOM, "climb", ScriptedDice([1, 1]))
    alone = done(tom, get_out(tom, EDDA))
    with pytest.raises(NobodyDrivesError):
        help_driver(alone, TOM, "spot", ScriptedDice([1, 1]))
    with pytest.raises(NotDrivingError):
        declare(tom, TOM, 2)


@pytest.mark.rule("chase 10.4")
@BOTH
def test_an_impaired_vehicle_brings_a_penalty_die_to_what_drives_it(rulings: Rulings) -> None:
    table = with_hazard(turn_of(running(rulings), EDDA), 5)
    table = done(table, say_build(table, CAR, 2))
    assert crossing_dice(table, crossed(EDDA, 5)) == Percentile(extra=-1)
    other = replace(crossed(EDDA, 5), skill="dodge")
    assert crossing_dice(table, other) == Percentile()
    assert speed_check(scene(table), EDDA).extra == -1
    assert control_check(table, EDDA).extra == -1
    fast = done(table, declare(table, EDDA, 2))
    assert crossing_dice(fast, crossed(EDDA, 5)) == Percentile(extra=-2)
    assert crossing_dice(fast, crossed(EDDA, 5, caution=1)) == Percentile(extra=-1)


@pytest.mark.rule("chase 9.6")
@BOTH
def test_a_wounded_driver_rolls_hard_and_an_unconscious_one_has_lost(rulings: Rulings) -> None:
    table = running(rulings)
    check = control_check(table, EDDA)
    assert (check.value, check.difficulty) == (60, Difficulty.HARD)
    kept = keep_control(table, EDDA, DriverHurt.WOUNDED, ScriptedDice([3, 10]))  # 30 of 30
    assert isinstance(kept.report, ControlTested)
    assert (kept.report.kept, kept.report.lost, kept.report.verdict) == (True, 0, Verdict.HARD)
    with pytest.raises(LossWantedError):
        keep_control(table, EDDA, DriverHurt.WOUNDED, ScriptedDice([4, 2]))
    left = person(table, EDDA).left
    gone = keep_control(table, EDDA, DriverHurt.UNCONSCIOUS, loss=ReportedTotal(total=3))
    assert isinstance(gone.report, ControlTested)
    assert (gone.report.kept, gone.report.lost, gone.report.roll) == (False, 3, None)
    assert person(done(table, gone), EDDA).left == left - 3
    with pytest.raises(ValueError, match="no dice"):
        keep_control(table, EDDA, DriverHurt.WOUNDED)
    with pytest.raises(NotDrivingError):
        keep_control(table, TOM, DriverHurt.UNCONSCIOUS, loss=ReportedTotal(total=1))
    with pytest.raises(NotStartedError):
        keep_control(roads(), EDDA, DriverHurt.UNCONSCIOUS, loss=ReportedTotal(total=1))


@pytest.mark.rule("chase 10.2")
@BOTH
def test_a_collision_costs_build_and_hit_points_each_rolled_anew(rulings: Rulings) -> None:
    table = running(rulings)
    left = person(table, EDDA).left
    dice = CollisionDice(
        build=ScriptedDice([3]), harm=ScriptedDice([6, 2]), loss=ReportedTotal(total=1)
    )
    hit = collide(table, CAR, Collision.MODERATE, dice)
    report = hit.report
    assert isinstance(report, Collided)
    assert (report.build, report.left, report.before, report.after) == (
        3,
        2,
        Condition.SOUND,
        Condition.IMPAIRED,
    )
    lines = [(one.name, one.before, one.after, one.hurt) for one in report.aboard]
    assert lines == [("Edda", 11, 5, DriverHurt.WOUNDED), ("Tom", 9, 7, None)]
    assert (report.driver, report.lost) == ("Edda", 1)
    after = done(table, hit)
    assert (person(after, EDDA).left, vehicle(after, CAR).build) == (left - 1, 2)
    spared = collide(table, CAR, Collision.SEVERE, CollisionDice(build=ReportedTotal(total=9)))
    assert isinstance(spared.report, Collided)
    assert (spared.report.aboard, spared.report.after) == ((), Condition.DESTROYED)
    assert spared.report.roll.told


@pytest.mark.rule("chase 10.4")
def test_build_goes_down_by_hand_as_in_one_incident_and_up_again() -> None:
    table = roads()
    worn = say_build(table, CAR, 2)
    assert worn.report == BuildSaid(name="Saloon", before=5, after=2, condition=Condition.IMPAIRED)
    stalled = done(done(table, worn), say_build(done(table, worn), CAR, 0))
    assert vehicle(stalled, CAR).condition is Condition.STALLED
    assert vehicle(done(table, say_build(table, CAR, 0)), CAR).condition is Condition.DESTROYED
    mended = done(stalled, say_build(stalled, CAR, 5))
    assert vehicle(mended, CAR).condition is Condition.SOUND
    for wrong in (-1, 6):
        with pytest.raises(BuildError):
            say_build(table, CAR, wrong)
    with pytest.raises(NothingToChangeError):
        say_build(table, CAR, 5)
    assert wrecked(vehicle(stalled, CAR)).lost == 0


@pytest.mark.rule("chase 9.3")
def test_how_far_one_sees_is_rolled_for_the_table() -> None:
    seen = roll_sight(roads(), Sight.OPEN_ROAD, ScriptedDice([7]))
    assert isinstance(seen.report, SightRolled)
    assert (seen.report.places, seen.changes) == (7, ())


def test_a_driver_without_known_hit_points_is_for_the_keeper() -> None:
    table = running()
    people = {
        EDDA: replace(person(table, EDDA), vitals=Vitals(), skills=(Skill(name="drive", value=1),))
    }
    table = table.applied(put_values(table, people))
    hit = collide(
        table,
        CAR,
        Collision.MINOR,
        CollisionDice(build=ScriptedDice([1]), harm=ScriptedDice([3, 1])),
    )
    assert isinstance(hit.report, Collided)
    assert [(one.before, one.hurt) for one in hit.report.aboard] == [(None, None), (9, None)]
