"""Playbooks: ours are sound in every language, and every fault of a table's own file is named."""

from pathlib import Path

import pytest

from duskboard.content.fault import ContentFaultsError
from duskboard.content.playbook import Playbooks
from duskboard.content.reading import load_playbooks, read_playbooks
from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.scoundrel import ArmourKind, Item, Ratings
from duskboard.core.blades.trait import ActionId
from duskboard.i18n.words import Language, Words
from duskboard.panels.content_fault_text import content_error_text
from duskboard.paths import resources as all_resources

GOOD = """# A table's own.

[[playbook]]
key = "ferryman"
name = "Ferryman"
about = "Knows every canal."
trigger = { en = "You crossed water.", zh_TW = "你渡過了水。", zh_CN = "你渡过了水。" }
dots = { prowl = 1, survey = 2 }
abilities = [
  "mule",
  { name = "Tide sense", text = "Ask when the water turns." },
]
items = [
  { name = "Pole", load = 2 },
  { name = "Flat boat", load = 0, fine = true },
]
contacts = [ "a lock-keeper" ]
"""
# What nobody may ship: the names in the book (rules/blades.md 27).
FOREIGN = {"Cutter", "Hound", "Leech", "Lurk", "Slide", "Spider", "Whisper", "Ghost", "Hull"}


@pytest.fixture(scope="module")
def ours(resources: Path) -> Playbooks:
    return load_playbooks(resources / "content")


WORDS = Words(all_resources() / "translations")


def faults(tmp_path: Path, text: str, words: Words = WORDS) -> list[str]:
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ContentFaultsError) as raised:
        read_playbooks(path)
    assert [fault.path for fault in raised.value.faults] == [path] * len(raised.value.faults)
    return [content_error_text(words, fault) for fault in raised.value.faults]


@pytest.mark.rule("blades 80")
@pytest.mark.rule("blades 81")
def test_there_are_eight_of_our_own_with_three_dots_each(ours: Playbooks) -> None:
    playbooks = ours.made("en")
    assert [one.name for one in playbooks] == [
        "Bruiser",
        "Pathfinder",
        "Fitter",
        "Acrobat",
        "Go-between",
        "Schemer",
        "Medium",
        "Captain",
    ]
    assert not {one.name for one in playbooks} & FOREIGN
    for playbook in playbooks:
        assert playbook.has_usual_dots
        assert playbook.oddities == ()
        assert len(playbook.abilities) == 7
        assert len(playbook.contacts) == 5
        assert len(playbook.items) == 20


def test_every_ability_of_the_licence_is_on_a_playbook_and_no_other(ours: Playbooks) -> None:
    keys = {one.key for playbook in ours.playbooks for one in playbook.abilities}
    assert keys == set(AbilityId)


@pytest.mark.parametrize("language", Language)
def test_everything_is_named_in_every_language(ours: Playbooks, language: Language) -> None:
    playbooks = ours.made(language.value)
    said = [text for one in playbooks for text in (one.name, one.about, one.trigger)]
    said += [item.name for one in playbooks for item in one.items]
    said += [contact for one in playbooks for contact in one.contacts]
    are_latin = {text.replace("’", "").isascii() for text in said}
    assert are_latin == {not language.is_chinese}
    longest = max(len(item.name) for one in playbooks for item in one.items)
    assert longest <= (8 if language.is_chinese else 18)
    for one in playbooks:
        assert len({item.name for item in one.items}) == len(one.items)


def test_a_table_brings_its_own(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(GOOD, "utf-8")
    (found,) = read_playbooks(path)
    assert found.made("zh_TW") == Playbook(
        name="Ferryman",
        about="Knows every canal.",
        trigger="你渡過了水。",
        printed=Ratings(prowl=1, survey=2),
        abilities=(
            Ability(key="mule"),
            Ability(name="Tide sense", text="Ask when the water turns."),
        ),
        items=(
            Item(name="Pole", load=2),
            Item(name="Flat boat", load=0, is_fine=True),
        ),
        contacts=("a lock-keeper",),
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            GOOD.replace('"mule"', '"muel"'),
            "own.toml:10: ferryman, abilities[0]: “muel” is no ability that the program knows",
        ),
        (GOOD.replace(', text = "Ask when the water turns."', ""), "own.toml:11: ferryman, abil"),
        (GOOD.replace("load = 2", "load = 12"), "own.toml:14: ferryman, items[0].load: 12 is not"),
        (GOOD.replace("load = 2", 'load = "2"'), "own.toml:14: ferryman, items[0].load: 2 where a"),
        (
            GOOD.replace("survey = 2", "survey = 5"),
            "own.toml:8: ferryman, dots.survey: 5 is not within 0 to 4",
        ),
        (
            GOOD.replace("survey", "surveying"),
            "own.toml:8: ferryman, dots.surveying: there is no such field",
        ),
        (
            GOOD.replace("load = 2 }", "load = 2, wieght = 3 }").replace("items", "#\n\nitems"),
            "own.toml:16: ferryman, items[0].wieght: there is no such field",
        ),
        (GOOD.replace('"Ferryman"', '" "'), "own.toml:5: ferryman, name: nothing is said in en"),
        (GOOD.replace('about = "Knows every canal."\n', ""), "own.toml:3: ferryman, about: this"),
        (GOOD.replace("about", "abuot"), "own.toml:3: ferryman, about: this field is missing"),
        (GOOD.replace('["a lock', '[1, "a lock').replace('[ "a', '[ 1, "a'), "own.toml:17: "),
        (
            GOOD.replace("[[playbook]]", "[[ playbook ]]").replace("Ferryman", ""),
            "own.toml:5: ferryman, name: nothing is said",
        ),
        (
            GOOD.replace('"mule",', '"mule",\n  "mule",'),
            "own.toml:11: ferryman, abilities[1]: “mule” stands there already",
        ),
        ("", "own.toml:1: there is no [[playbook]] in the file"),
        ("key = ", "own.toml:1: the file ends too early"),
        ("[[playbook]]\nkey = ferryman\n", "own.toml:2: no TOML from column 7 on"),
        ("\n[[crew]]\nkey = 1", "own.toml:2: “crew” has no place here, only [[playbook]]"),
        ("\nplaybook = 1", "own.toml:2: [[playbook]] belongs here, one for each"),
        (GOOD + GOOD.replace("# A table's own.", ""), "own.toml:21: ferryman, key: there is one"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line_and_field(tmp_path: Path, text: str, said: str) -> None:
    assert faults(tmp_path, text)[0].startswith(said)


def test_every_fault_is_named_at_once_in_the_order_of_the_lines(tmp_path: Path) -> None:
    text = GOOD.replace('"mule"', '"muel"').replace("survey = 2", "survey = 5").replace(
        "load = 2", "load = 12"
    ) + GOOD.replace("ferryman", "lamplighter").replace('"Ferryman"', '""')
    lines = [fault.split(":")[1] for fault in faults(tmp_path, text)]
    assert lines == ["8", "10", "14", "22"]


def test_tables_of_their_own_are_read_and_told_at_their_lines(tmp_path: Path) -> None:
    text = (
        GOOD.partition("dots = ")[0]
        + """abilities = ['mule']

[playbook.dots]
prowl = 1
survey = 2

[[playbook.items]]
name = 'Pole'

[[playbook.items]]
name = 'Flat boat'
load = 0
"""
    )
    path = tmp_path / "own.toml"
    path.write_text("\ufeff" + text, "utf-8")  # as some editors save it
    (found,) = read_playbooks(path)
    assert [(one.name.en, one.load) for one in found.items] == [("Pole", 1), ("Flat boat", 0)]
    wrong = text.replace("survey = 2", "surveys = 2").replace("load = 0", "load = -1\nfines = 1")
    assert faults(tmp_path, wrong) == [
        "own.toml:12: ferryman, dots.surveys: there is no such field",
        "own.toml:19: ferryman, items[1].load: -1 is not within 0 to 9",
        "own.toml:20: ferryman, items[1].fines: there is no such field",
    ]


@pytest.mark.parametrize("language", Language)
def test_faults_are_told_in_every_language(tmp_path: Path, language: Language) -> None:
    text = GOOD.replace("about", "abuot").replace("survey = 2", "survey = 5")
    words = Words(all_resources() / "translations", language)
    assert (
        faults(tmp_path, text, words)
        == {
            Language.ENGLISH: [
                "own.toml:3: ferryman, about: this field is missing",
                "own.toml:6: ferryman, abuot: there is no such field",
                "own.toml:8: ferryman, dots.survey: 5 is not within 0 to 4",
            ],
            Language.TRADITIONAL_CHINESE: [
                "own.toml:3: ferryman, about: 缺少這個欄位",
                "own.toml:6: ferryman, abuot: 沒有這個欄位",
                "own.toml:8: ferryman, dots.survey: 5 不在 0 到 4 之間",
            ],
            Language.SIMPLIFIED_CHINESE: [
                "own.toml:3: ferryman, about: 缺少这个字段",
                "own.toml:6: ferryman, abuot: 没有这个字段",
                "own.toml:8: ferryman, dots.survey: 5 不在 0 到 4 之间",
            ],
        }[language]
    )


@pytest.mark.parametrize("language", Language)
def test_the_example_is_a_file_that_can_be_imported(resources: Path, language: Language) -> None:
    path = resources / "content" / f"playbook-example.{language.value}.toml"
    one, other = (each.made(language.value) for each in read_playbooks(path))
    assert (one.has_usual_dots, one.oddities, len(one.items)) == (True, (), 3)
    assert [each.armour for each in one.items] == [None, None, ArmourKind.STANDARD]
    assert other.name == {"en": "Lamplighter", "zh_TW": "點燈人", "zh_CN": "点灯人"}[language.value]
    text = path.read_text("utf-8")
    assert [key for key in (*AbilityId, *ActionId) if f"#   {key} " not in text] == []


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentFaultsError, match=r"gone\.toml:1: unreadable"):
        read_playbooks(tmp_path / "gone.toml")
