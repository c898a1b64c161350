"""Who joins a chase that runs (rules/chase.md 9.8)."""

from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    HOB,
    PLACES,
    TOM,
    course,
    done,
    four,
    laid,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.participant import Fate, Participant, Skill
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.chase.person import settle_fate
from duskboard.play.chase.running import end_this_turn
from duskboard.play.chase.speeding import roll_speed

ONE = EntityId("one")
BOTH = pytest.mark.parametrize("rulings", [preset(one) for one in Preset], ids=list(Preset))


@pytest.mark.rule("chase 9.8")
@BOTH
def test_who_joins_late_rolls_for_speed_and_a_slower_pursuer_may_be_left_out(
    rulings: Rulings,
) -> None:
    table = started(four(laid(rulings=rulings)))
    skills = (Skill(name="con", value=50),)
    late = replace(
        somebody(ONE, 3, mov=6, dex=30), skills=skills
    )  # a pursuer, slower than all the quarry
    table = with_people(table, [late])
    assert (person(table, ONE).place, person(table, ONE).left) == (PLACES[3], 0)
    table = done(table, roll_speed(table, ONE, ScriptedDice([9, 9])))  # 99 of 50: MOV 5
    assert person(table, ONE).mov == 5
    table = done(table, settle_fate(table, ONE, Fate.OUT))
    while course(table).round == 1:
        table = done(table, end_this_turn(table))
    assert {key: one.left for key, one in table.values(Participant).items()} == {
        EDDA: 2, TOM: 1, FINN: 3, HOB: 1, ONE: 0,
    }  # fmt: skip
