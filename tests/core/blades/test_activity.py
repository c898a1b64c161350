"""Downtime; it holds under both presets where none is named."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS, able, holding

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.activity import (
    Asset,
    DowntimeActivity,
    Quality,
    TooPoorQualityError,
    acquiring_dice,
    free_activities,
    heat_reduced,
    levels_bought,
    quality_of,
    refuse_poor,
)
from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.faction_turn import MOST_MANEUVERS, Maneuver, faction_dice
from duskboard.core.blades_rulings import LowQuality
from duskboard.core.clocks.effect import Activity, Outcome, activity_segments
from duskboard.core.rulings import Preset, preset

RULINGS = preset(Preset.REFERENCE).blades
LOW = "blades.quality_below_zero"


@pytest.mark.rule("blades 67")
@pytest.mark.rule("blades 113")
@pytest.mark.rule("blades-abilities K8")
def test_two_activities_and_one_at_war() -> None:
    assert free_activities(GULLS, is_at_war=False) == 2
    assert free_activities(GULLS, is_at_war=True) == 1
    dogs = replace(GULLS, abilities=able(CrewAbilityId.WAR_DOGS))
    assert free_activities(dogs, is_at_war=True) == 2
    assert free_activities(None, is_at_war=False) == 2
    assert len(DowntimeActivity) == 9


@pytest.mark.rule("blades 115")
@pytest.mark.rule("blades 116")
@pytest.mark.parametrize(
    ("outcome", "quality"),
    [(Outcome.BAD, 1), (Outcome.PARTIAL, 2), (Outcome.FULL, 3), (Outcome.CRITICAL, 4)],
)
def test_what_is_acquired_is_as_good_as_the_tier(outcome: Outcome, quality: int) -> None:
    assert quality_of(outcome, 2, RULINGS) == Quality(level=quality)


@pytest.mark.rule("blades 117")
def test_nothing_worthwhile_is_shown_as_minus_one() -> None:
    assert quality_of(Outcome.BAD, 0, RULINGS) == Quality(level=-1, ruling=LOW)
    clamped = replace(RULINGS, quality_below_zero=LowQuality.ZERO)
    assert quality_of(Outcome.BAD, 0, clamped) == Quality(level=0, ruling=LOW)


@pytest.mark.rule("blades 114")
@pytest.mark.rule("blades 116")
@pytest.mark.rule("blades E31")
def test_coin_raises_a_result_and_two_a_level_above_a_critical() -> None:
    assert levels_bought(Outcome.BAD, 2) == (Outcome.FULL, 0)
    assert levels_bought(Outcome.FULL, 1) == (Outcome.CRITICAL, 0)
    assert levels_bought(Outcome.FULL, 5) == (Outcome.CRITICAL, 2)
    with pytest.raises(ValueError, match="half a level"):
        levels_bought(Outcome.CRITICAL, 1)
    uniforms = quality_of(Outcome.FULL, 2, RULINGS)
    with pytest.raises(TooPoorQualityError) as poor:
        refuse_poor(uniforms, 4)
    assert poor.value.args == (3, 4)
    refuse_poor(quality_of(Outcome.CRITICAL, 2, RULINGS), 4)
    refuse_poor(uniforms, None)


@pytest.mark.rule("blades 114")
@pytest.mark.rule("blades 116")
@pytest.mark.rule("blades-abilities K12")
def test_dice_for_an_asset() -> None:
    crew = replace(
        GULLS,
        tier=1,
        abilities=able(CrewAbilityId.PACK_RATS),
        claims=holding(ClaimId.WAREHOUSES),
    )
    assert acquiring_dice(replace(GULLS, tier=1)) == 1
    assert acquiring_dice(crew) == 3
    assert acquiring_dice(crew, is_helped=True, is_again=True) == 5


@pytest.mark.rule("blades 115")
def test_heat_that_an_activity_takes() -> None:
    assert [heat_reduced(one) for one in Outcome] == [1, 2, 3, 5]


@pytest.mark.rule("blades 159")
@pytest.mark.rule("blades 161")
def test_an_asset_stands_ready() -> None:
    imre = Asset(name="Dr Imre", quality=2, is_healer=True)
    assert (imre.is_used, imre.until) == (False, "")
    with pytest.raises(ValueError, match="blank"):
        Asset(name=" ")


@pytest.mark.rule("blades 126")
@pytest.mark.rule("blades 163")
def test_a_faction_rolls_its_tier() -> None:
    tollmen = Faction(name="Tollmen", tier=3)
    assert [faction_dice(tollmen, more) for more in (-1, 0, 1)] == [2, 3, 4]
    rulings = preset(Preset.REFERENCE)
    ticks = [activity_segments(Activity.FACTION, one, rulings).count for one in Outcome]
    assert ticks == [1, 2, 3, 5]
    assert (len(Maneuver), MOST_MANEUVERS) == (8, 2)
