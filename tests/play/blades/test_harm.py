from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, after, arda, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.harm import Harm, Wound
from duskboard.play.blades.edit import FullRowError, NumberRangeError
from duskboard.play.blades.harm import (
    HarmChanged,
    HarmHealed,
    HarmTakenOff,
    HarmWritten,
    NoWoundError,
    change_harm,
    take_harm,
    take_off_harm,
    tick_healing,
)
from duskboard.play.change import NothingToChangeError

SORE, WINDED, SHOT = (
    Wound(level=1, text="sore"),
    Wound(level=1, text="winded"),
    Wound(level=3, text="shot lung"),
)


@pytest.mark.rule("blades 29")
@pytest.mark.rule("blades 31")
@pytest.mark.rule("blades 121")
def test_harm_is_written_where_there_is_room_and_stops_healing() -> None:
    laid = table(arda=replace(arda(), harm=Harm(wounds=(SORE, WINDED), healing=2)))
    step = take_harm(laid, ARDA, Wound(level=1, text="shaken"))
    assert step.report == HarmWritten(
        who=ARDA,
        name="Arda",
        text="shaken",
        level=1,
        written=2,
        is_catastrophic=False,
        healing_lost=2,
    )
    assert scoundrel(after(laid, step)).harm == Harm(
        wounds=(SORE, WINDED, Wound(level=2, text="shaken"))
    )


@pytest.mark.rule("blades 31")
@pytest.mark.rule("blades 39")
def test_severe_harm_on_a_full_row_is_a_catastrophe() -> None:
    laid = table(arda=replace(arda(), harm=Harm(wounds=(SHOT,))))
    step = take_harm(laid, ARDA, Wound(level=3, text="crushed"))
    assert step.report == HarmWritten(
        who=ARDA, name="Arda", text="crushed", level=3, written=4, is_catastrophic=True
    )
    with pytest.raises(NothingToChangeError):
        take_harm(after(laid, step), ARDA, Wound(level=3, text="burned"))


@pytest.mark.rule("blades 122")
@pytest.mark.rule("blades-abilities A8")
def test_a_full_clock_heals_every_wound_by_a_level() -> None:
    hurt = replace(arda(), harm=Harm(wounds=(SHOT, SORE)))
    laid = table(arda=hurt)
    step = tick_healing(laid, ARDA, 5)
    assert step.report == HarmHealed(
        who=ARDA, name="Arda", ticks=5, fills=1, healed=("sore",), filled=1, size=4
    )
    assert scoundrel(after(laid, step)).harm == Harm(
        wounds=(Wound(level=2, text="shot lung"),), healing=1
    )
    strong = table(arda=replace(hurt, abilities=(Ability(key=AbilityId.VIGOROUS),)))
    assert scoundrel(after(strong, tick_healing(strong, ARDA, 5))).harm.healing == 2
    with pytest.raises(NothingToChangeError):
        tick_healing(table(), ARDA, 1)
    for wrong in (0, 25):
        with pytest.raises(NumberRangeError):
            tick_healing(laid, ARDA, wrong)


def test_a_wound_is_written_anew_in_its_place() -> None:
    laid = table(arda=replace(arda(), harm=Harm(wounds=(SORE, SHOT, WINDED), healing=3)))
    step = change_harm(laid, ARDA, 1, Wound(level=2, text="cracked rib"))
    assert step.report == HarmChanged(
        who=ARDA,
        name="Arda",
        before="shot lung",
        after="cracked rib",
        level_before=3,
        level_after=2,
    )
    assert scoundrel(after(laid, step)).harm == Harm(
        wounds=(SORE, Wound(level=2, text="cracked rib"), WINDED), healing=3
    )
    with pytest.raises(FullRowError) as refused:
        change_harm(laid, ARDA, 1, Wound(level=1, text="bruised"))
    assert refused.value.args == (1, 2)
    assert scoundrel(
        after(laid, change_harm(laid, ARDA, 0, Wound(level=1, text="stiff")))
    ).harm.wounds == (Wound(level=1, text="stiff"), SHOT, WINDED)
    for place in (-1, 3):
        with pytest.raises(NoWoundError):
            change_harm(laid, ARDA, place, SORE)


def test_the_last_wound_takes_the_healing_clock_with_it() -> None:
    laid = table(arda=replace(arda(), harm=Harm(wounds=(SORE, SHOT), healing=3)))
    step = take_off_harm(laid, ARDA, 0)
    assert step.report == HarmTakenOff(who=ARDA, name="Arda", text="sore", level=1)
    laid = after(laid, step)
    assert scoundrel(laid).harm == Harm(wounds=(SHOT,), healing=3)
    assert scoundrel(after(laid, take_off_harm(laid, ARDA, 0))).harm == Harm()
    with pytest.raises(NoWoundError):
        take_off_harm(laid, ARDA, 1)
