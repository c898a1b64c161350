"""Rams, shots and the worked examples of fights (rules/chase.md 7.5-7.12, 9.5, 11)."""

from dataclasses import replace

import pytest
from tests.play.chase.fights import (
    BLOW,
    BOTH,
    CAR,
    KNIFE,
    LORRY,
    RAM,
    REFERENCE,
    SHOT,
    aboard,
    armed,
    at,
    blow,
    edited,
    made,
    maneuver,
    met,
    points,
    told,
    vehicle,
)
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    PLACES,
    TOM,
    done,
    person,
)

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.conflict import (
    Answer,
    Goal,
    SelfAttackError,
    TooBigError,
    Upper,
)
from duskboard.core.chase.movement import StandsError
from duskboard.core.chase.physique import Stance
from duskboard.core.chase.shooting import Aim, HasMovedError, Reach
from duskboard.core.chase.source import Check
from duskboard.core.chase.vehicle import Condition
from duskboard.core.dice import ReportedBest, TotalError
from duskboard.core.rulings import Rulings
from duskboard.play.chase.attack import (
    Aimed,
    Attack,
    RamError,
    answered,
    attack_of,
    own_check,
    reply_check,
)
from duskboard.play.chase.exchange import Throws
from duskboard.play.chase.moving import move
from duskboard.play.chase.striking import strike
from duskboard.table.entity import PUBLIC_ROLL_ID, Roll, Visibility
from duskboard.table.table import Table


def two_cars(
    *, rulings: Rulings = REFERENCE, own: float = 5, other: float = 5, full: float | None = None
) -> Table:
    """Finn drives a lorry, Edda a car with Tom in it, all at the fourth place."""
    table = met(rulings=rulings)
    table = aboard(table, LORRY, [FINN], build=own)
    table = edited(table, TOM, place=PLACES[4])
    return aboard(table, CAR, [EDDA, TOM], build=other, full=full)


def ram(table: Table, answer: Answer = Answer.DODGE) -> Attack:
    return answered(table, attack_of(table, FINN, EDDA, RAM), answer)


@pytest.mark.rule("chase 7.5")
@BOTH
def test_in_vehicles_both_roll_drive_auto(rulings: Rulings) -> None:
    table = two_cars(rulings=rulings)
    for answer in (Answer.DODGE, Answer.FIGHT_BACK, Answer.MANEUVER):
        attack = ram(table, answer)
        assert (attack.own.skill, attack.reply.skill) == ("drive", "drive")


@pytest.mark.rule("chase 7.6")
@pytest.mark.rule("chase 7.7")
@BOTH
def test_v13_a_car_rams_a_motorcycle(rulings: Rulings) -> None:
    """Fifty is five Build, of which one is there; its own half would be two, and is one."""
    table = two_cars(rulings=rulings, own=5, other=1)
    after, report = made(table, ram(table), told(20, 60, damage=50))
    assert (vehicle(after, CAR).build, vehicle(after, LORRY).build) == (0, 4)
    assert vehicle(after, CAR).condition is Condition.DESTROYED
    first, second = report.wounds
    assert (first.name, first.build_lost, first.condition) == ("Car", 1, Condition.DESTROYED)
    assert (second.name, second.build_lost, second.is_capped) == ("Lorry", 1, True)
    assert first.names == ("Edda", "Tom")
    assert (points(after, EDDA), points(after, TOM)) == (11, 11)


@pytest.mark.rule("chase 7.6")
def test_what_is_left_over_of_a_ram_is_not_kept() -> None:
    table = two_cars(own=2, other=3)
    after, report = made(table, ram(table), told(20, 60, damage=19))
    assert (vehicle(after, CAR).build, vehicle(after, LORRY).build) == (2, 2)
    assert report.damage is not None
    assert report.damage.total == 19
    with pytest.raises(TotalError):
        strike(table, ram(table), told(20, 60, damage=21))


@pytest.mark.rule("chase 7.4")
@pytest.mark.rule("chase 7.6")
def test_who_rams_back_and_wins_deals_with_their_own_build() -> None:
    table = two_cars(own=7, other=4)
    attack = ram(table, Answer.FIGHT_BACK)
    after, report = made(table, attack, told(45, 20, damage=40))
    assert (vehicle(after, LORRY).build, vehicle(after, CAR).build) == (3, 2)
    assert report.upper is Upper.TARGET
    assert [one.name for one in report.wounds] == ["Lorry", "Car"]


@pytest.mark.rule("chase 7.12")
@BOTH
def test_v15_a_bigger_vehicle_is_harder_to_ram_and_then_not_at_all(rulings: Rulings) -> None:
    for other, extra in ((5, 0), (6, -1), (7, -2)):
        table = two_cars(rulings=rulings, own=5, other=other)
        assert own_check(table, ram(table)).extra == extra
    table = two_cars(rulings=rulings, own=5, other=8)
    with pytest.raises(TooBigError) as refused:
        strike(table, ram(table), told(20, 60, damage=20))
    assert refused.value.args == ("Car", 3)


@pytest.mark.rule("chase 10.4")
def test_an_impaired_vehicle_drives_worse_in_a_fight_too() -> None:
    table = two_cars(own=7, other=2, full=5)
    check = reply_check(table, ram(table))
    assert check == Check(source=CheckSource.D100, value=50, extra=-1)
    assert own_check(table, ram(table)).extra == 0


@pytest.mark.rule("chase 7.8")
@pytest.mark.rule("chase 7.9")
@BOTH
def test_a_person_may_dodge_a_car_or_is_hurt_by_it(rulings: Rulings) -> None:
    table = aboard(met(rulings=rulings), CAR, [FINN], build=5)
    attack = answered(table, attack_of(table, FINN, EDDA, RAM), Answer.DODGE)
    assert (attack.own.skill, attack.reply.skill, attack.at_vehicle) == ("drive", "dodge", False)
    dodged, _ = made(table, attack, told(45, 25))
    assert points(dodged, EDDA) == 11
    after, report = made(table, attack, told(20, 60, damage=27))
    assert (points(after, EDDA), vehicle(after, CAR).build) == (0, 5)
    assert [(one.name, one.damage) for one in report.wounds] == [("Edda", 27), ("Car", 13)]
    big = armed(table, EDDA, build=1)
    hit, _ = made(big, replace(attack, who=FINN), told(20, 60, damage=20))
    assert vehicle(hit, CAR).build == 4


@pytest.mark.rule("chase 7.9")
def test_a_person_who_fights_a_car_back_avoids_it_and_lands_their_own() -> None:
    table = aboard(met(), CAR, [FINN], build=5)
    attack = answered(table, attack_of(table, FINN, EDDA, RAM), Answer.FIGHT_BACK)
    after, report = made(table, attack, told(45, 15, damage=3))
    assert (report.upper, points(after, EDDA), vehicle(after, CAR).build) == (Upper.TARGET, 11, 5)
    assert [(one.name, one.damage, one.build_lost) for one in report.wounds] == [("Car", 3, 0)]


@pytest.mark.rule("chase 7.10")
@BOTH
def test_a_big_creature_strikes_a_vehicle_and_turns_it_over(rulings: Rulings) -> None:
    table = aboard(met(rulings=rulings), CAR, [EDDA], build=5)
    claws = replace(
        KNIFE, damage=replace(KNIFE.damage, handfuls=(replace(KNIFE.damage.handfuls[0], sides=40),))
    )
    table = armed(table, FINN, claws, build=8)
    attack = answered(table, attack_of(table, FINN, EDDA, BLOW), Answer.DODGE)
    assert (attack.own.skill, attack.reply.skill) == ("fighting", "drive")
    after, report = made(table, replace(attack, at_vehicle=True), told(20, 60, damage=31))
    assert (vehicle(after, CAR).build, points(after, EDDA)) == (2, 11)
    assert report.wounds[0].build_lost == 3
    turned = maneuver(table, Aimed(goal=Goal.OTHER, words="overturn"))
    assert own_check(table, turned).extra == 0
    small = armed(table, FINN, claws, build=2)
    with pytest.raises(TooBigError) as refused:
        strike(small, maneuver(small, Aimed()), told(20, 60, loss=1))
    assert refused.value.args == ("Car", 3)


def test_nobody_rams_on_foot_in_a_wreck_or_their_own_passenger() -> None:
    table = met()
    with pytest.raises(RamError) as refused:
        strike(table, attack_of(table, FINN, EDDA, RAM), told(20, 60, damage=1))
    assert refused.value.args == ("Finn",)
    wreck = aboard(table, CAR, [FINN], build=0, full=5)
    with pytest.raises(RamError):
        strike(wreck, attack_of(wreck, FINN, EDDA, RAM), told(20, 60, damage=1))
    one_car = aboard(table, CAR, [FINN, EDDA])
    with pytest.raises(SelfAttackError):
        strike(one_car, attack_of(one_car, FINN, EDDA, RAM), told(20, 60, damage=1))


@pytest.mark.rule("chase 7.11")
def test_a_driver_who_is_pushed_goes_with_the_car_and_all_in_it() -> None:
    table = two_cars(own=7, other=5)
    attack = maneuver(table, Aimed(goal=Goal.SHOVE, place=PLACES[3]))
    assert (attack.own.skill, attack.reply.skill) == ("drive", "drive")
    after, _ = made(table, attack, told(20, 60, loss=1))
    assert (at(after, EDDA), at(after, TOM)) == (3, 3)
    assert vehicle(after, CAR).place == PLACES[3]
    assert at(after, FINN) == 4


@pytest.mark.rule("chase 9.5")
@BOTH
def test_who_stands_to_shoot_pays_for_it_and_does_not_move(rulings: Rulings) -> None:
    table = met(rulings=rulings)
    shot = attack_of(table, FINN, TOM, SHOT)
    still = replace(shot, aim=Aim(stands=True))
    after, report = made(table, still, told(30, damage=5))
    assert (person(after, FINN).left, report.price, report.difficulty) == (
        2,
        1,
        Difficulty.REGULAR,
    )
    assert person(after, FINN).deeds.stance is Stance.STOOD
    with pytest.raises(StandsError):
        move(after, FINN, PLACES[5])
    moved = done(table, move(table, FINN, PLACES[5]))
    assert person(moved, FINN).deeds.stance is Stance.MOVED
    with pytest.raises(HasMovedError):
        strike(moved, still, told(30, damage=5))
    ran, _ = made(moved, shot, told(30, damage=5))
    assert person(ran, FINN).left == 2


@pytest.mark.rule("chase 9.5")
def test_a_shot_far_off_must_be_better() -> None:
    table = met()
    shot = attack_of(table, FINN, TOM, SHOT)
    far = replace(shot, aim=Aim(stands=True, reach=Reach.LONG))
    _, missed = made(table, far, told(21))
    assert (missed.upper, missed.difficulty) == (Upper.NOBODY, Difficulty.HARD)
    _, hit = made(table, far, told(20, damage=1))
    assert hit.upper is Upper.ATTACKER


@pytest.mark.rule("chase 9.5")
@BOTH
def test_v16_the_armour_of_a_car_helps_who_sits_in_it(rulings: Rulings) -> None:
    table = aboard(met(rulings=rulings), CAR, [EDDA, TOM], armour=2)
    shot = attack_of(table, FINN, TOM, SHOT)
    after, report = made(table, shot, told(5, damage=10))
    assert points(after, TOM) == 3
    assert [(one.damage, one.armour) for one in report.wounds] == [(8, 2)]
    assert shot.aim == Aim(is_fast=True, is_big=True)


@pytest.mark.rule("chase 9.5")
@BOTH
def test_a_tyre_bursts_behind_its_armour_and_takes_a_build(rulings: Rulings) -> None:
    table = aboard(met(rulings=rulings), CAR, [EDDA, TOM])
    shot = replace(attack_of(table, FINN, TOM, SHOT), aim=Aim(at_tyre=True))
    after, report = made(table, shot, told(5, damage=5))
    assert (vehicle(after, CAR).burst, vehicle(after, CAR).build) == (1, 4)
    assert (report.wounds[0].tyres, report.wounds[0].build_lost) == (1, 1)
    held, _ = made(table, shot, told(5, damage=4))
    assert (vehicle(held, CAR).burst, vehicle(held, CAR).build) == (0, 5)


@pytest.mark.rule("chase 14.7")
def test_two_scoundrels_are_decided_by_one_roll() -> None:
    table = edited(met(), FINN, source=CheckSource.RATING)
    table = edited(table, EDDA, source=CheckSource.RATING)
    attack = blow(table)
    assert reply_check(table, attack) is None
    _, lost = made(table, attack, Throws(attack=ReportedBest(best=3)))
    assert (lost.upper, lost.reply) == (Upper.TARGET, None)
    _, won = made(table, attack, Throws(attack=ReportedBest(best=4)))
    assert (won.upper, won.damage) == (Upper.ATTACKER, None)
    theirs = replace(attack, target_rolls=True)
    _, dodged = made(table, theirs, Throws(attack=ReportedBest(best=4)))
    assert (dodged.upper, dodged.own) == (Upper.TARGET, None)


@pytest.mark.rule("chase 14.8")
def test_who_is_of_another_game_is_not_hurt_in_hit_points() -> None:
    table = edited(met(), EDDA, source=CheckSource.POOL)
    after, report = made(table, replace(blow(table), answer=Answer.NOTHING), told(20))
    assert (report.upper, report.damage, report.wounds) == (Upper.ATTACKER, None, ())
    assert points(after, EDDA) == 11


def test_players_see_the_roll_of_whom_they_see() -> None:
    table = met()
    after, report = made(table, blow(table), told(45, 20))
    roll = after.value(PUBLIC_ROLL_ID, Roll)
    assert roll is not None
    assert (roll.who, roll.why, roll.total, roll.passed) == ("Finn", "Edda", 45, True)
    assert not report.secret
    hidden = met(visibility=Visibility.HIDDEN)
    unseen, secret = made(hidden, blow(hidden), told(45, 20))
    assert unseen.get(PUBLIC_ROLL_ID) is None
    assert secret.secret
