import pytest
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    HOB,
    SHOWN,
    TOM,
    WALL,
    WAYS,
    course,
    done,
    four,
    laid,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import Barrier, Hazard, Leg
from duskboard.core.dice import (
    Dice,
    Percentile,
    ScriptedDice,
)
from duskboard.core.real_dice import typed
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.crossing import (
    ObstacleTried,
    cross,
)
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import COURSE_ID, PUBLIC_ROLL_ID, Roll, Visibility
from duskboard.table.table import Table

REFERENCE, PUBLISHED = preset(Preset.REFERENCE), preset(Preset.PUBLISHED)


def at_wall(
    what: Hazard | Barrier = WALL,
    *,
    rulings: Rulings = REFERENCE,
    mov: int = 9,
    visibility: Visibility = SHOWN,
) -> Table:
    """Finn, who is to act, stands before the way to the fourth place; Edda has MOV 7."""
    people = [
        somebody(FINN, 2, mov=mov, dex=75, visibility=visibility),
        somebody(EDDA, 4, side=Side.QUARRY, mov=7, dex=40),
    ]
    return started(with_people(laid(rulings=rulings, lying={3: what}), people))


def climbing(
    *,
    caution: int = 0,
    extra: int = 0,
    difficulty: Difficulty = Difficulty.REGULAR,
    secret: bool = False,
    leg: Leg | None = None,
) -> Crossed:
    return Crossed(
        who=FINN,
        leg=leg or on(3),
        skill="climb",
        value=45,
        difficulty=difficulty,
        caution=caution,
        extra=extra,
        secret=secret,
    )


def d100(*faces: int) -> Dice:
    """What the dice show: tens dice, then the units die."""
    return typed(Percentile(extra=len(faces) - 2), faces)


def loss(actions: int) -> Dice:
    return ScriptedDice([actions])


def public_roll(table: Table) -> Roll | None:
    return table.value(PUBLIC_ROLL_ID, Roll)


def test_players_see_the_roll_of_who_is_shown() -> None:
    table = at_wall()
    after = done(table, cross(table, climbing(), d100(30, 8)))
    roll = public_roll(after)
    assert roll is not None
    assert (roll.who, roll.why, roll.total) == ("Finn", "Low wall", 38)


def test_players_see_no_secret_roll() -> None:
    table = at_wall()
    transaction = cross(table, climbing(secret=True), d100(30, 8))
    assert isinstance(transaction.report, ObstacleTried)
    assert transaction.report.secret
    assert public_roll(done(table, transaction)) is None


def test_the_roll_of_a_hidden_one_is_secret() -> None:
    table = at_wall(visibility=Visibility.HIDDEN)
    transaction = cross(table, climbing(), d100(30, 8))
    assert isinstance(transaction.report, ObstacleTried)
    assert transaction.report.secret
    assert public_roll(done(table, transaction)) is None


def test_every_roll_is_secret_while_the_chase_is_hidden() -> None:
    table = at_wall()
    table = done(table, set_visibility(table, COURSE_ID, Visibility.HIDDEN))
    transaction = cross(table, climbing(), d100(30, 8))
    assert public_roll(done(table, transaction)) is None


def test_the_roll_of_a_masked_one_has_no_name() -> None:
    table = at_wall(visibility=Visibility.MASKED)
    roll = public_roll(done(table, cross(table, climbing(), d100(30, 8))))
    assert roll is not None
    assert (roll.who, roll.why, roll.total) == ("", "Low wall", 38)


@pytest.mark.parametrize("visibility", [Visibility.HIDDEN, Visibility.MASKED])
def test_an_obstacle_that_players_do_not_know_is_not_named(visibility: Visibility) -> None:
    table = at_wall()
    table = done(table, set_visibility(table, WAYS[3], visibility))
    roll = public_roll(done(table, cross(table, climbing(), d100(30, 8))))
    assert roll is not None
    assert (roll.who, roll.why) == ("Finn", "")


def test_the_chase_goes_on_after_a_secret_roll_with_the_old_one_on_screen() -> None:
    table = started(four(laid(lying={3: WALL, 4: WALL})))
    table = done(table, cross(table, climbing(), d100(30, 8)))
    hidden = done(table, set_visibility(table, FINN, Visibility.HIDDEN))
    after = done(hidden, cross(hidden, climbing(leg=on(4)), d100(90, 8), loss(1)))
    assert public_roll(after) == public_roll(table)
    assert (course(after).active, person(after, TOM), person(after, HOB)) == (
        FINN,
        person(table, TOM),
        person(table, HOB),
    )
