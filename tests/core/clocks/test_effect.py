from dataclasses import replace

import pytest

from duskboard.core.blades_rulings import BladesRulings, ExtremeEffect
from duskboard.core.clocks.effect import (
    Activity,
    Effect,
    Outcome,
    Segments,
    activity_segments,
    effect_segments,
)
from duskboard.core.rulings import Preset, Rulings, preset

BOTH = pytest.mark.parametrize("preset_name", [Preset.REFERENCE, Preset.PUBLISHED])
EXTREME = "blades.extreme_effect_ticks"
PROJECT = "blades.long_term_project_critical"


@BOTH
@pytest.mark.rule("blades 21")
@pytest.mark.parametrize(
    ("effect", "segments"),
    [
        (Effect.ZERO, Segments(count=0)),
        (Effect.LIMITED, Segments(count=1)),
        (Effect.STANDARD, Segments(count=2)),
        (Effect.GREAT, Segments(count=3)),
        (Effect.EXTREME, Segments(count=4, ruling=EXTREME)),
    ],
)
def test_an_effect_ticks(preset_name: Preset, effect: Effect, segments: Segments) -> None:
    assert effect_segments(effect, preset(preset_name)) == segments


@BOTH
@pytest.mark.rule("blades 21")
@pytest.mark.parametrize(
    ("choice", "count"),
    [(ExtremeEffect.FOUR, 4), (ExtremeEffect.FIVE, 5), (ExtremeEffect.ASK, None)],
)
def test_an_extreme_effect_ticks_what_the_ruling_says(
    preset_name: Preset, choice: ExtremeEffect, count: int | None
) -> None:
    rulings = preset(preset_name)
    changed = replace(rulings, blades=replace(rulings.blades, extreme_effect_ticks=choice))
    assert effect_segments(Effect.EXTREME, changed) == Segments(count=count, ruling=EXTREME)
    assert effect_segments(Effect.GREAT, changed) == Segments(count=3)


@BOTH
@pytest.mark.rule("blades 115")
@pytest.mark.parametrize("activity", [Activity.PROJECT, Activity.RECOVER, Activity.FACTION])
@pytest.mark.parametrize(
    ("outcome", "count"), [(Outcome.BAD, 1), (Outcome.PARTIAL, 2), (Outcome.FULL, 3)]
)
def test_an_activity_ticks_1_2_or_3(
    preset_name: Preset, activity: Activity, outcome: Outcome, count: int
) -> None:
    assert activity_segments(activity, outcome, preset(preset_name)) == Segments(count=count)


@BOTH
@pytest.mark.rule("blades 115")
@pytest.mark.parametrize("activity", [Activity.RECOVER, Activity.FACTION])
def test_a_critical_on_recovery_or_a_faction_clock_ticks_5(
    preset_name: Preset, activity: Activity
) -> None:
    assert activity_segments(activity, Outcome.CRITICAL, preset(preset_name)) == Segments(count=5)


@pytest.mark.rule("blades 115")
@pytest.mark.parametrize(("preset_name", "count"), [(Preset.REFERENCE, 4), (Preset.PUBLISHED, 5)])
def test_a_critical_on_a_project_ticks_4_or_5_and_names_the_ruling(
    preset_name: Preset, count: int
) -> None:
    rulings = preset(preset_name)
    assert activity_segments(Activity.PROJECT, Outcome.CRITICAL, rulings) == Segments(
        count=count, ruling=PROJECT
    )


def test_the_ruling_on_extreme_effects_leaves_projects_alone() -> None:
    rulings = Rulings(blades=BladesRulings(extreme_effect_ticks=ExtremeEffect.FIVE))
    assert activity_segments(Activity.PROJECT, Outcome.CRITICAL, rulings) == Segments(
        count=4, ruling=PROJECT
    )
