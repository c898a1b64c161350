"""Crew types: ours are sound in every language, and every fault of a table's own is named."""

from pathlib import Path

import pytest

from duskboard.content.crew_type import CrewTypePreset
from duskboard.content.fault import ContentFaultsError
from duskboard.content.reading import load_crew_types, read_crew_types
from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.claim import Claim, ClaimId, ClaimMap, ClaimState
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.crew_creation import CrewType
from duskboard.core.blades.crew_making import given_boxes
from duskboard.core.blades.upgrade import Upgrade, UpgradeId
from duskboard.i18n.words import Language, Words
from duskboard.panels.content_fault_text import content_error_text
from duskboard.paths import resources as all_resources

GOOD = """# A table's own.

[[crew]]
key = "bargees"
name = "Bargees"
about = "Live by the locks."
trigger = { en = "You moved freight.", zh_TW = "你們運了貨。", zh_CN = "你们运了货。" }
abilities = [
  "pack-rats",
  { name = "Tide table", text = "Know when a lock opens." },
]
upgrades = [ "boat-house", { key = "mastery", marked = 2 } ]
special = [
  "camouflage",
  { name = "Ice breakers", boxes = 2, marked = 0 },
]
cohorts = [
  { name = "The Lads", types = [ "rovers" ], edges = [ "loyal" ], flaws = [ "wild" ] },
]
operations = [ "freight" ]
contacts = [ "a lock-keeper" ]
claims = [
  [ "turf", "fixer", "" ],
  [ "lair", "", { kind = "tavern", name = "The Anchor", owner = "The Eels" } ],
]
apart = [ "A1-B1" ]
links = [ "b1-c2" ]
"""
# What nobody may ship: the names in the book (rules/blades.md 27).
FOREIGN = {"Assassins", "Bravos", "Cult", "Hawkers", "Shadows", "Smugglers"}


@pytest.fixture(scope="module")
def ours(resources: Path) -> tuple[CrewTypePreset, ...]:
    return load_crew_types(resources / "content")


def faults(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ContentFaultsError) as raised:
        read_crew_types(path)
    words = Words(all_resources() / "translations")
    return [content_error_text(words, fault) for fault in raised.value.faults]


@pytest.mark.rule("blades 85")
@pytest.mark.rule("blades 90")
def test_there_are_six_of_our_own_with_two_boxes_each(ours: tuple[CrewTypePreset, ...]) -> None:
    types = [one.made("en") for one in ours]
    assert [one.name for one in types] == [
        "Housebreakers",
        "Night carriers",
        "Collectors",
        "Quiet knives",
        "Lantern circle",
        "Back-room traders",
    ]
    assert not {one.name for one in types} & FOREIGN
    assert [given_boxes(one) for one in types] == [2] * 6
    assert [len(one.operations) for one in types] == [4] * 6
    assert {one.key for preset in ours for one in preset.abilities} == set(CrewAbilityId)


@pytest.mark.rule("blades 69")
@pytest.mark.rule("blades 71")
def test_every_map_is_walked_from_its_lair(ours: tuple[CrewTypePreset, ...]) -> None:
    for preset in ours:
        claims = preset.made("en").claims
        reached = todo = {next(one.key for one in claims.claims if one.is_lair)}
        while todo:
            todo = {near for key in todo for near in claims.neighbours(key)} - reached
            reached = reached | todo
        assert len(reached) == len(claims.claims) == 15
        assert 4 <= sum(one.is_turf for one in claims.claims) <= 6


@pytest.mark.parametrize("language", Language)
def test_everything_is_named_in_every_language(
    ours: tuple[CrewTypePreset, ...], language: Language
) -> None:
    for one in (preset.made(language.value) for preset in ours):
        said = [one.name, one.about, one.trigger, *one.operations, *one.contacts]
        said += [cohort.name for cohort in one.cohorts]
        assert {text.replace("’", "").isascii() for text in said} == {not language.is_chinese}
        assert len(set(one.contacts)) == 5


def test_a_table_brings_its_own(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(GOOD, "utf-8")
    (found,) = read_crew_types(path)
    lair = Claim(key="01-00", kind=ClaimId.LAIR, state=ClaimState.HELD, row=2)
    anchor = Claim(
        key="01-02", kind=ClaimId.TAVERN, name="The Anchor", owner="The Eels", column=4, row=2
    )
    assert found.made("zh_TW") == CrewType(
        key="bargees",
        name="Bargees",
        about="Live by the locks.",
        trigger="你們運了貨。",
        abilities=(
            Ability(key="pack-rats"),
            Ability(name="Tide table", text="Know when a lock opens."),
        ),
        upgrades=(
            Upgrade(key=UpgradeId.BOAT_HOUSE, marked=1, boxes=2),
            Upgrade(key=UpgradeId.MASTERY, marked=2, boxes=4),
        ),
        special=(
            Upgrade(key=UpgradeId.CAMOUFLAGE),
            Upgrade(name="Ice breakers", marked=0, boxes=2),
        ),
        cohorts=(Cohort(name="The Lads", types=("rovers",), edges=("loyal",), flaws=("wild",)),),
        operations=("freight",),
        contacts=("a lock-keeper",),
        claims=ClaimMap(
            claims=(
                Claim(key="00-00", kind=ClaimId.TURF),
                Claim(key="00-01", kind=ClaimId.FIXER, column=2),
                lair,
                anchor,
            ),
            links=(("00-00", "01-00"), ("00-01", "01-02")),
        ),
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            GOOD.replace('"pack-rats"', '"pack-rat"'),
            "own.toml:9: bargees, abilities[0]: “pack-rat” is no ability that the program knows",
        ),
        (GOOD.replace('"pack-rats"', '"mule"'), "own.toml:9: bargees, abilities[0]: “mule” is no"),
        (GOOD.replace("boat-house", "boathouse"), "own.toml:12: bargees, upgrades[0]: “boathouse”"),
        (GOOD.replace("marked = 2", "marked = 5"), "own.toml:12: bargees, upgrades[1].marked: "),
        (GOOD.replace("boxes = 2", "boxes = 7"), "own.toml:15: bargees, special[1].boxes: 7 is "),
        (GOOD.replace('"rovers"', '"a", "b", "c"'), "own.toml:18: bargees, cohorts[0].types: more"),
        (GOOD.replace('"fixer"', '"fixxer"'), "own.toml:23: bargees, claims[0][1]: “fixxer” is no"),
        (GOOD.replace('"fixer"', "3"), "own.toml:23: bargees, claims[0][1]: 3 where a table"),
        (GOOD.replace("A1-B1", "A1-B2"), "own.toml:26: bargees, apart[0]: “A1-B2” are no"),
        (GOOD.replace("A1-B1", "A1-C2"), "own.toml:26: bargees, apart[0]: “A1-C2” are no nei"),
        (GOOD.replace("b1-c2", "b1"), "own.toml:27: bargees, links[0]: “b1” are no two claims"),
        (GOOD.replace("operations", "operation"), "own.toml:20: bargees, operation: there is no"),
        (GOOD.replace("[[crew]]", "[[playbook]]"), "own.toml:3: “playbook” has no place here"),
        ("", "own.toml:1: there is no [[crew]]"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line_and_field(tmp_path: Path, text: str, said: str) -> None:
    assert faults(tmp_path, text)[0].startswith(said)
