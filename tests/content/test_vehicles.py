"""The vehicles that come with the program (rules/chase.md 10.3)."""

from pathlib import Path

import pytest

from duskboard.content.reading import load_presets
from duskboard.core.chase.vehicle import Vehicle


@pytest.mark.rule("chase 10.3")
def test_the_vehicles_have_the_numbers_of_the_table(resources: Path) -> None:
    made = {one.key: one.made("en") for one in load_presets(resources / "content").vehicles}
    told = {
        key: (one.mov, one.build, one.armour, one.seats - 1, str(one.skill))
        for key, one in made.items()
    }
    assert len(told) == 27
    assert told["economy-car"] == (13, 4, 1, 4, "drive")
    assert told["standard-car"] == (14, 5, 2, 4, "drive")
    assert told["luxury-car"] == (15, 6, 2, 4, "drive")
    assert told["sports-car"] == (16, 5, 2, 1, "drive")
    assert told["articulated-lorry"] == (13, 9, 2, 3, "drive")
    assert told["light-motorcycle"] == (13, 1, 0, 1, "drive")
    assert told["heavy-motorcycle"] == (16, 3, 0, 1, "drive")
    assert told["bicycle"] == (10, 0.5, 0, 1, "ride")
    assert told["horse"] == (11, 4, 0, 1, "ride")
    assert told["tank"] == (11, 20, 24, 4, "heavy-machinery")
    assert told["helicopter"] == (15, 5, 2, 15, "pilot")
    assert told["carrier"][:3] == (11, 75, 0)


@pytest.mark.rule("chase 10.3")
def test_each_is_named_in_three_languages_and_whole(resources: Path) -> None:
    for preset in load_presets(resources / "content").vehicles:
        names = {preset.made(tag).name for tag in ("en", "zh_TW", "zh_CN")}
        assert len(names) >= 2, preset.key
        assert preset.made("en").build == preset.made("en").full_build
        assert isinstance(preset.made("zh_TW"), Vehicle)
