"""The worked examples of the rules, step by step."""

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    HOB,
    PLACES,
    WALL,
    course,
    done,
    laid,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Side
from duskboard.core.dice import ReportedTotal, ScriptedDice
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.crossing import cross
from duskboard.play.chase.moving import move
from duskboard.play.chase.person import place_at_start
from duskboard.play.chase.running import end_this_turn
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))


def one_to_one(rulings: Rulings) -> Table:
    """A fleer of MOV 5 and DEX 55, a chaser of MOV 6 and DEX 50, a hazard from 3 to 4."""
    people = [
        somebody(EDDA, None, side=Side.QUARRY, mov=5, dex=55),
        somebody(HOB, None, mov=6, dex=50),
    ]
    table = with_people(laid(rulings=rulings, lying={4: WALL}), people)
    return started(done(table, place_at_start(table)))


def check(who: str, *, caution: int = 0) -> Crossed:
    return Crossed(
        who=EDDA if who == "Edda" else HOB if who == "Hob" else FINN,
        leg=on(4),
        skill="climb",
        value=45,
        difficulty=Difficulty.REGULAR,
        caution=caution,
    )


@pytest.mark.rule("chase 2.2")
@pytest.mark.rule("chase 3.1")
@pytest.mark.rule("chase 3.5")
@pytest.mark.rule("chase 4.1")
@BOTH
def test_v2_the_first_round_on_a_clear_road(rulings: Rulings) -> None:
    table = one_to_one(rulings)
    assert (person(table, HOB).place, person(table, EDDA).place) == (PLACES[0], PLACES[2])
    assert (person(table, EDDA).left, person(table, HOB).left) == (1, 2)
    assert course(table).active == EDDA
    table = done(table, move(table, EDDA, PLACES[3]))
    table = done(table, end_this_turn(table))
    table = done(table, move(table, HOB, PLACES[2]))
    assert (person(table, HOB).place, person(table, EDDA).place) == (PLACES[2], PLACES[3])


@pytest.mark.rule("chase 3.9")
@pytest.mark.rule("chase 5.5")
@pytest.mark.rule("chase 5.7")
@BOTH
def test_v3_the_second_round_with_a_hazard(rulings: Rulings) -> None:
    table = one_to_one(rulings)
    table = done(table, move(table, EDDA, PLACES[3]))
    table = done(table, end_this_turn(table))
    table = done(table, move(table, HOB, PLACES[2]))
    table = done(table, end_this_turn(table))
    assert course(table).round == 2
    table = done(table, cross(table, check("Edda"), ReportedTotal(total=40)))
    assert person(table, EDDA).place == PLACES[4]
    table = done(table, end_this_turn(table))
    table = done(table, move(table, HOB, PLACES[3]))
    table = done(table, cross(table, check("Hob"), ReportedTotal(total=80), ScriptedDice([1])))
    hob = person(table, HOB)
    assert (hob.place, hob.left, hob.debt) == (PLACES[4], 0, 1)
    table = done(table, end_this_turn(table))
    hob = person(table, HOB)
    assert (course(table).round, hob.pool, hob.left, hob.debt) == (3, 2, 1, 0)


def before_the_wall(rulings: Rulings) -> Table:
    """Finn has three actions and stands before the hazard."""
    people = [
        somebody(FINN, 3, mov=9, dex=75),
        somebody(EDDA, 6, side=Side.QUARRY, mov=7, dex=40),
    ]
    return started(with_people(laid(rulings=rulings, lying={4: WALL}), people))


@pytest.mark.rule("chase 5.3")
@pytest.mark.rule("chase 5.4")
@pytest.mark.rule("chase 5.5")
@BOTH
def test_v8_a_die_the_crossing_and_a_step_are_three_actions(rulings: Rulings) -> None:
    table = before_the_wall(rulings)
    table = done(table, cross(table, check("Finn", caution=1), ReportedTotal(total=30)))
    assert person(table, FINN).left == 1
    table = done(table, move(table, FINN, PLACES[5]))
    assert (person(table, FINN).left, person(table, FINN).place) == (0, PLACES[5])


@pytest.mark.rule("chase 5.6")
@pytest.mark.rule("chase 5.7")
@BOTH
def test_v9_the_crossing_a_loss_of_one_and_a_step_are_three_actions(rulings: Rulings) -> None:
    table = before_the_wall(rulings)
    table = done(table, cross(table, check("Finn"), ReportedTotal(total=90), ScriptedDice([1])))
    assert (person(table, FINN).left, person(table, FINN).place) == (1, PLACES[4])
    table = done(table, move(table, FINN, PLACES[5]))
    assert (person(table, FINN).left, person(table, FINN).debt) == (0, 0)
