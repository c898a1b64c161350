"""The worked examples of fights, step by step (rules/chase.md 11)."""

from dataclasses import replace

import pytest
from tests.play.chase.fights import (
    BLOW,
    BOTH,
    CAR,
    MANEUVER,
    armed,
    at,
    made,
    points,
    told,
    vehicle,
)
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    HOB,
    PLACES,
    course,
    done,
    laid,
    person,
    somebody,
    started,
    with_people,
)
from tests.play.chase.test_ramming import two_cars

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.collision import Collision
from duskboard.core.chase.conflict import (
    Answer,
    AttacksUsedError,
    Goal,
    Upper,
)
from duskboard.core.chase.participant import Side
from duskboard.core.chase.source import Check
from duskboard.core.dice import ReportedTotal, ScriptedDice
from duskboard.core.rulings import Rulings
from duskboard.play.chase.attack import (
    Aimed,
    answered,
    attack_of,
    own_check,
)
from duskboard.play.chase.colliding import CollisionDice, collide
from duskboard.play.chase.moving import move
from duskboard.play.chase.running import end_this_turn
from duskboard.play.chase.striking import strike


@pytest.mark.rule("chase 7.2")
@pytest.mark.rule("chase 7.11")
@BOTH
def test_v10_two_steps_an_attack_a_step_and_one_action_too_many(rulings: Rulings) -> None:
    """Pool 5, one attack a round: the throw takes the fleer back a place; the rest is lost."""
    people = [
        somebody(HOB, 2, mov=11, dex=75),
        somebody(EDDA, 4, side=Side.QUARRY, mov=7, dex=40),
    ]
    table = started(with_people(laid(rulings=rulings), people))
    table = armed(armed(table, HOB), EDDA)
    assert person(table, HOB).left == 5
    table = done(table, move(table, HOB, PLACES[4]))
    attack = answered(table, attack_of(table, HOB, EDDA, MANEUVER), Answer.DODGE)
    thrown_back = replace(attack, aimed=Aimed(goal=Goal.SHOVE, place=PLACES[3]))
    table, _ = made(table, thrown_back, told(20, 60, loss=1))
    assert (at(table, EDDA), person(table, HOB).left) == (3, 2)
    table = done(table, move(table, HOB, PLACES[3]))
    assert person(table, HOB).left == 1
    with pytest.raises(AttacksUsedError):
        strike(table, attack_of(table, HOB, EDDA, BLOW), told(20, 60, damage=1))
    table = done(table, end_this_turn(table))
    assert (course(table).round, person(table, HOB).left, person(table, HOB).debt) == (2, 5, 0)


@pytest.mark.rule("chase 3.9")
@pytest.mark.rule("chase 7.11")
@BOTH
def test_v11_a_monster_loses_to_a_maneuver_and_owes_two(rulings: Rulings) -> None:
    """Pool 4: two steps, an attack; it is pushed back one and loses three, then has 4 - 2."""
    people = [
        somebody(HOB, 2, mov=10, dex=75),
        somebody(EDDA, 4, side=Side.QUARRY, mov=7, dex=40),
    ]
    table = started(with_people(laid(rulings=rulings), people))
    table = armed(armed(table, HOB), EDDA)
    assert person(table, HOB).left == 4
    table = done(table, move(table, HOB, PLACES[4]))
    attack = answered(table, attack_of(table, HOB, EDDA, BLOW), Answer.MANEUVER)
    attack = replace(attack, aimed_back=Aimed(goal=Goal.SHOVE, place=PLACES[3]))
    table, report = made(table, attack, told(45, 20, loss=3))
    hob = person(table, HOB)
    assert (at(table, HOB), hob.left, hob.debt) == (3, 0, 2)
    assert report.mastered is not None
    assert (report.mastered.name, report.mastered.owed) == ("Hob", 2)
    table = done(table, end_this_turn(table))
    table = done(table, end_this_turn(table))
    hob = person(table, HOB)
    assert (hob.pool, hob.left, hob.debt) == (4, 2, 0)


@pytest.mark.rule("chase 7.3")
@pytest.mark.rule("chase 7.11")
@BOTH
def test_v5_who_attacks_is_thrown_over_the_fence(rulings: Rulings) -> None:
    """Pool 2: the attack is one; the answer throws him to the next place and takes the other."""
    people = [
        somebody(HOB, 4, mov=8, dex=50),
        somebody(EDDA, 4, side=Side.QUARRY, mov=7, dex=40),
    ]
    table = started(with_people(laid(rulings=rulings, lying={5: FENCE}), people))
    table = armed(armed(table, HOB), EDDA)
    attack = answered(table, attack_of(table, HOB, EDDA, BLOW), Answer.MANEUVER)
    attack = replace(attack, aimed_back=Aimed(goal=Goal.SHOVE, place=PLACES[5]))
    table, _ = made(table, attack, told(45, 20, loss=1))
    hob = person(table, HOB)
    assert (at(table, HOB), hob.left, hob.debt) == (5, 0, 0)


@pytest.mark.rule("chase 7.11")
@pytest.mark.rule("chase 10.2")
@BOTH
def test_v6_a_lorry_makes_a_car_lose_control(rulings: Rulings) -> None:
    """Hard against Regular, no penalty dice: two actions, one Build, two hit points."""
    table = two_cars(rulings=rulings, own=7, other=5)
    attack = answered(table, attack_of(table, FINN, EDDA, MANEUVER), Answer.DODGE)
    assert own_check(table, attack) == Check(source=CheckSource.D100, value=50)
    table, report = made(table, attack, told(20, 45, loss=2))
    assert report.upper is Upper.ATTACKER
    assert (person(table, EDDA).left, person(table, EDDA).debt) == (0, 1)
    dice = CollisionDice(build=ReportedTotal(total=1), harm=ScriptedDice([3, 1]))
    table = done(table, collide(table, CAR, Collision.MINOR, dice))
    assert (vehicle(table, CAR).build, points(table, EDDA)) == (4, 9)
