from dataclasses import FrozenInstanceError

import pytest

from duskboard.core.rulings import (
    BladesRulings,
    ExtremeEffect,
    Preset,
    ProjectCritical,
    Rulings,
    preset,
)


def test_a_new_campaign_plays_by_the_reference() -> None:
    assert Rulings() == preset(Preset.REFERENCE)


def test_the_presets_say_what_the_list_of_rulings_says() -> None:
    assert preset(Preset.REFERENCE) == Rulings(
        blades=BladesRulings(
            long_term_project_critical=ProjectCritical.FOUR,
            extreme_effect_ticks=ExtremeEffect.FOUR,
        )
    )
    assert preset(Preset.PUBLISHED) == Rulings(
        blades=BladesRulings(
            long_term_project_critical=ProjectCritical.FIVE,
            extreme_effect_ticks=ExtremeEffect.FOUR,
        )
    )


def test_choices_are_the_words_of_the_file() -> None:
    assert [choice.value for choice in ProjectCritical] == ["4", "5"]
    assert [choice.value for choice in ExtremeEffect] == ["4", "5", "ask"]
    assert [choice.value for choice in Preset] == ["reference", "published"]


def test_rulings_never_change_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        Rulings().blades = BladesRulings()  # type: ignore[misc]  # that it is refused is the test
