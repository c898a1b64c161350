"""Presets: what the program brings is sound, and a fault in a file is named where it stands."""

from dataclasses import replace
from pathlib import Path

import pytest

from duskboard.content.fault import ContentError
from duskboard.content.preset import WHOLE_ROUND, HazardPreset, Presets, Text, Travel
from duskboard.content.reading import load_presets, read_presets
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.track import Barrier, Direction, Drift, Hazard
from duskboard.i18n.words import Language, Words
from duskboard.panels.content_fault_text import content_error_text
from duskboard.paths import resources as all_resources

GOOD = """# Hazards.

[[hazard]]
key = "wall"
travel = "foot"
name = { en = "Wall", zh_TW = "牆", zh_CN = "墙" }
skills = ["climb"]
difficulty = "regular"
"""
SECOND = GOOD.replace('"wall"', '"gate"')


@pytest.fixture(scope="module")
def presets(resources: Path) -> Presets:
    return load_presets(resources / "content")


def fault(tmp_path: Path, text: str) -> str:
    path = tmp_path / "hazards.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ContentError) as raised:
        read_presets(path, "hazard", HazardPreset)
    assert raised.value.path == path
    words = Words(all_resources() / "translations")
    return content_error_text(words, raised.value)


@pytest.mark.rule("chase 5.9")
@pytest.mark.rule("chase 5.11")
@pytest.mark.rule("chase 5.12")
def test_there_are_twenty_hazards_for_the_road_and_ten_on_foot(presets: Presets) -> None:
    roads = [one for one in presets.hazards if one.travel is Travel.ROAD]
    on_foot = [one for one in presets.hazards if one.travel is Travel.FOOT]
    assert (len(roads), len(on_foot)) == (20, 10)
    assert [one.key for one in presets.hazards if one.moves] == ["oncoming-vehicle"]
    assert [one.key for one in presets.hazards if one.hurts_on_fumble] == ["packed-street"]


@pytest.mark.rule("chase 9.13")
def test_sea_and_air_have_hazards_of_their_own(presets: Presets) -> None:
    found = {
        travel: [one.key for one in presets.hazards if one.travel is travel]
        for travel in (Travel.SEA, Travel.AIR)
    }
    assert found == {
        Travel.SEA: ["reef", "shallows", "buoys", "high-waves"],
        Travel.AIR: ["clouds", "towers", "birds", "cables", "flak"],
    }


@pytest.mark.rule("chase 9.9")
def test_what_may_be_made_for_others_has_its_price_and_its_roll(presets: Presets) -> None:
    assert {one.key: (one.price, one.roll, one.hit_points) for one in presets.deals} == {
        "bolt": (1, None, 10),
        "pick-shut": (WHOLE_ROUND, "locksmith", 10),
        "wardrobe": (1, "str", 10),
        "fruit-stall": (1, None, 0),
        "shot-in-the-air": (1, "luck", 0),
        "stop-thief": (1, "fast-talk", 0),
        "threaten-bystanders": (1, "intimidate", 0),
    }
    door = next(one for one in presets.deals if one.key == "bolt").made("zh_TW")
    assert isinstance(door, Barrier)
    assert (door.name, door.hit_points, door.full_hit_points) == ("上鎖的門", 10, 10)
    fruit = next(one for one in presets.deals if one.key == "fruit-stall").made("en")
    assert fruit == Hazard(name="Fruit all over the ground", skills=("dex", "dodge", "jump"))
    with pytest.raises(ValueError, match="price"):
        replace(presets.deals[0], price=-2)
    with pytest.raises(ValueError, match="skills"):
        replace(presets.deals[0], skills=())


@pytest.mark.rule("chase 6.10")
@pytest.mark.rule("chase 6.13")
def test_barriers_have_the_hit_points_of_what_they_are_made_of(presets: Presets) -> None:
    found = {one.key: one.hit_points for one in presets.barriers}
    assert found["inner-door"] == 5
    assert found["back-door"] == 10
    assert found["outer-door"] == 15
    assert found["brick-wall"] == 25
    assert found["fallen-tree"] == 50
    assert found["bridge-pier"] == 100
    named = {"full-jam", "police-block", "rockfall", "high-wall", "chasm", "locked-door"}
    assert named <= set(found)


@pytest.mark.rule("chase 2.10")
def test_sets_of_places_are_words_that_stand_for_a_place(presets: Presets) -> None:
    sets = {one.key: [place.en for place in one.places] for one in presets.places}
    assert sets["hotel"] == [
        "Lobby",
        "Revolving door",
        "Lift",
        "Stairs",
        "Corridor",
        "Bedroom",
        "Office",
        "Restaurant",
        "Kitchen",
    ]
    assert sets["harbour"] == ["Quay", "Crane", "Warehouse", "Gangway", "Deck", "Hold"]
    assert len(sets) >= 6


@pytest.mark.parametrize("language", Language)
def test_everything_is_named_in_every_language(presets: Presets, language: Language) -> None:
    tag = language.value
    for hazard in presets.hazards:
        assert isinstance(hazard.made(tag), Hazard)
    for barrier in presets.barriers:
        made = barrier.made(tag)
        assert isinstance(made, Barrier)
        assert made.hit_points == made.full_hit_points == barrier.hit_points
    texts = [one.name for one in presets.hazards] + [one.name for one in presets.barriers]
    names = [one.said(tag) for one in texts]
    assert len(set(names)) == len(names)
    is_latin = [name.isascii() for name in names]
    assert not any(is_latin) if language.is_chinese else all(is_latin)
    assert max(len(name) for name in names) <= (12 if language.is_chinese else 34)


def test_a_hazard_is_made_as_it_is_written(presets: Presets) -> None:
    water = next(one for one in presets.hazards if one.key == "water")
    assert (water.made("en").skills, water.made("en").difficulty) == (
        ("swim", "str"),
        Difficulty.HARD,
    )
    assert water.made("zh_TW").name == "河、湖或泥沼"
    assert water.made("en").harm is Severity.MODERATE


@pytest.mark.rule("chase 5.8")
@pytest.mark.rule("chase 5.10")
def test_a_crowd_hurts_on_a_fumble_and_what_comes_towards_one_moves(presets: Presets) -> None:
    made = {one.key: one.made("en") for one in presets.hazards}
    crowd, oncoming, wall = (made[key] for key in ("packed-street", "oncoming-vehicle", "low-wall"))
    assert (crowd.hurts_on_fumble, wall.hurts_on_fumble) == (True, False)
    assert oncoming.drift == Drift(direction=Direction.BACKWARD, pace=1)
    assert (crowd.drift, wall.harm) == (None, Severity.MINOR)


def test_a_good_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "hazards.toml"
    path.write_text(GOOD + SECOND, "utf-8")
    assert [one.key for one in read_presets(path, "hazard", HazardPreset)] == ["wall", "gate"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD.replace("regular", "hrad"), "hazards.toml:8: wall, difficulty: “hrad” is none of"),
        (GOOD.replace('"climb"', '"fly"'), "hazards.toml:7: wall, skills[0]: “fly” is none of"),
        (GOOD.replace('["climb"]', '"climb"'), "hazards.toml:7: wall, skills: climb where a"),
        (GOOD.replace('["climb"]', "[]"), "hazards.toml:7: wall, skills: fewer than 1"),
        (GOOD.replace('"牆"', '""'), "hazards.toml:6: wall, name: nothing is said in zh_TW"),
        (GOOD.replace(', zh_CN = "墙"', ""), "hazards.toml:6: wall, name.zh_CN: "),
        (GOOD.replace("travel", "travels"), "hazards.toml:5: wall, travels: there is no such"),
        (GOOD + "moves = true\n", "hazards.toml:9: wall, moves: true where a whole number"),
        (GOOD + 'hurts_on_fumble = "no"\n', "hazards.toml:9: wall, hurts_on_fumble: no where"),
        (GOOD + "moves = -1\n", "hazards.toml:9: wall, moves: -1 is below 0"),
        (GOOD + 'harm = "awful"\n', "hazards.toml:9: wall, harm: “awful” is none of minor"),
        (GOOD + GOOD, "hazards.toml:12: wall, key: there is one of that key already"),
        (GOOD + "\n[[barrier]]\nkey = 1\n", "hazards.toml:10: “barrier” has no place here"),
        (GOOD + "key = ", "hazards.toml:9: "),
        ("hazard = 3\n", "hazards.toml:1: [[hazard]] belongs here"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line_and_field(tmp_path: Path, text: str, said: str) -> None:
    assert fault(tmp_path, text).startswith(said)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"hazards\.toml:1: unreadable"):
        load_presets(tmp_path)


def test_a_text_without_a_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no-words zh_CN"):
        Text(en="Wall", zh_TW="牆", zh_CN=" ")


@pytest.mark.rule("chase 12.1")
def test_where_seed_and_book_differ_the_presets_follow_what_can_be_played(presets: Presets) -> None:
    hazards = {one.key: one.made("en") for one in presets.hazards}
    barriers = {one.key: one.made("en") for one in presets.barriers}
    assert (hazards["gap-in-jam"].name, barriers["full-jam"].name) == (
        "Gap in a jam",
        "Jam without a gap",
    )
    assert barriers["brick-wall"].full_hit_points == 25
    assert (hazards["low-wall"].name, barriers["high-wall"].name) == (
        "Low fence or wall",
        "High fence or wall",
    )
    assert hazards["jammed-window"].name == "Jammed window"
