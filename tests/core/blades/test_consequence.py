"""Rules that hold under both presets."""

import pytest

from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    ConsequenceKind,
    Heat,
    LostOpportunity,
    MenuItem,
    ReducedEffect,
    WorsePosition,
    Wounding,
    effect_after,
    from_menu,
    is_reducible,
    kind_of,
    reduced,
)
from duskboard.core.clocks.effect import Effect
from duskboard.core.identity import EntityId

ALERT = EntityId("alert")


@pytest.mark.rule("blades 26")
def test_there_are_five_kinds() -> None:
    one_of_each: tuple[Consequence, ...] = (
        ReducedEffect(),
        Complication(text="a dog barks"),
        LostOpportunity(approach="the roof"),
        WorsePosition(),
        Wounding(level=2, text="stabbed"),
    )
    assert [kind_of(one) for one in one_of_each] == list(ConsequenceKind)
    assert kind_of(Heat()) is ConsequenceKind.COMPLICATION


@pytest.mark.rule("blades 35")
def test_a_level_less_a_tick_less_or_nothing() -> None:
    stabbed = Wounding(level=3, text="gut stabbed")
    assert reduced(stabbed) == Wounding(level=2, text="gut stabbed")
    alert = Complication(text="", ticks=3, clock=ALERT)
    assert reduced(alert) == Complication(text="", ticks=2, clock=ALERT)
    assert reduced(alert, steps=2) == Complication(text="", ticks=1, clock=ALERT)
    assert reduced(alert, steps=3) is None
    assert reduced(Heat(amount=2)) == Heat(amount=1)
    assert reduced(Heat(amount=1)) is None
    assert reduced(Wounding(level=1, text="shaken")) is None


@pytest.mark.rule("blades 35")
def test_what_is_left_may_have_other_words() -> None:
    lung = Wounding(level=3, text="punctured lung")
    assert reduced(lung, text="chest wound") == Wounding(level=2, text="chest wound")
    disarmed = Complication(text="disarmed")
    assert reduced(disarmed, text="grip lost") == Complication(text="grip lost")


@pytest.mark.rule("blades 139")
def test_fatal_harm_is_severe_and_what_cannot_be_less_is_gone() -> None:
    assert reduced(Wounding(level=4, text="crushed")) == Wounding(level=3, text="crushed")
    for one in (
        Complication(text="disarmed"),
        LostOpportunity(approach="the roof"),
        WorsePosition(),
        ReducedEffect(),
    ):
        assert reduced(one) is None
        assert not is_reducible(one)
    assert is_reducible(Wounding(level=2, text="stabbed"))


@pytest.mark.rule("blades 37")
@pytest.mark.rule("blades E3")
def test_e3_armour_takes_a_level_and_heavy_armour_another() -> None:
    first = reduced(Wounding(level=2, text="cut"))
    assert first == Wounding(level=1, text="cut")
    assert first is not None
    assert reduced(first) is None


@pytest.mark.rule("blades 27")
def test_a_complication_takes_heat_or_ticks() -> None:
    assert from_menu(MenuItem.HEAT, "") == Heat(amount=1)
    assert from_menu(MenuItem.SERIOUS_HEAT, "") == Heat(amount=2)
    ticks = [
        from_menu(item, "", ALERT)
        for item in (MenuItem.ONE_TICK, MenuItem.TWO_TICKS, MenuItem.THREE_TICKS)
    ]
    assert ticks == [Complication(text="", ticks=count, clock=ALERT) for count in (1, 2, 3)]


def test_the_menu_has_harm_of_tiredness_and_trouble() -> None:
    assert from_menu(MenuItem.TIRED, "tired") == Wounding(level=1, text="tired")
    assert from_menu(MenuItem.WORN_OUT, "worn out") == Wounding(level=2, text="worn out")
    assert from_menu(MenuItem.FIRE, "fire") == Complication(text="fire")


@pytest.mark.rule("blades 23")
def test_reduced_effect_is_a_step_less_after_everything() -> None:
    inflicted = (ReducedEffect(), Heat())
    assert effect_after(Effect.STANDARD, inflicted) is Effect.LIMITED
    assert effect_after(Effect.ZERO, inflicted) is Effect.ZERO


def test_what_can_never_be_is_refused() -> None:
    with pytest.raises(ValueError, match="Wounding"):
        Wounding(level=5, text="gone")
    with pytest.raises(ValueError, match="Wounding"):
        Wounding(level=1, text=" ")
    with pytest.raises(ValueError, match="Complication"):
        Complication(text=" ")
    with pytest.raises(ValueError, match="Complication"):
        Complication(text="alert", ticks=25)
    with pytest.raises(ValueError, match=r"Heat.amount is not within 1 to 9: 0"):
        Heat(amount=0)
