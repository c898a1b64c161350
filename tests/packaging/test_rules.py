from pathlib import Path

import pytest

import rules
import rules_index

MARKED = """
import pytest

pytestmark = pytest.mark.rule("chase 1.1")

@pytest.mark.rule("blades 2")
@pytest.mark.rule("blades 10")
def test_a() -> None:
    assert "pytest.mark.rule('blades 3')"

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("chase 1.2"))])
def test_b(x: int) -> None: ...

@pytest.mark.rule("blades 999")
def test_c() -> None: ...
"""


def test_the_list_names_rules_without_a_test_by_spec(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "test_it.py").write_text(MARKED, "utf-8")
    index = {"blades": ("1", "2", "3", "10"), "chase": ("1.1", "1.2")}
    assert list(rules.report(index, rules.marked(tmp_path))) == [
        "blades: 2 of 4 have a test",
        "  1 3",
        "chase: 2 of 2 have a test",
        "marks that name no rule of the index:",
        "  blades 999",
        "in all: 4 of 6",
    ]


def test_a_long_list_is_wrapped() -> None:
    index = {"blades": tuple(str(number) for number in range(100, 160))}
    lines = list(rules.report(index, frozenset()))
    assert " ".join(lines[1:-1]).split() == list(index["blades"])
    assert max(map(len, lines)) <= 96


def test_every_mark_of_the_project_names_a_rule() -> None:
    index = rules.read_index(rules_index.INDEX)
    known = {f"{spec} {name}" for spec, names in index.items() for name in names}
    assert rules.marked(rules.ROOT / "tests") - known == frozenset()


def test_the_index_counts_all_rules() -> None:
    index = rules.read_index(rules_index.INDEX)
    assert {spec: len(names) for spec, names in index.items()} == {
        "blades": 212,
        "blades-abilities": 78,
        "chase": 113,
        "storyteller": 132,
        "vampire-extra": 42,
    }


@pytest.mark.parametrize(
    ("spec", "text", "found"),
    [
        ("blades", "2. b\n10. c\n 3. no\n1. a\n| 4 | no |\n1.5 no\n", ("1", "2", "10")),
        ("blades", "9. b\n| E2 (derived) | a |\n| id | E3 |\n| E1 | b |\n", ("9", "E1", "E2")),
        ("chase", "1.10 b\n1.9 a\n T: 1.2 no\n12. no\n", ("1.9", "1.10")),
        ("blades-abilities", "| A2 | b |\n| A1 | a |\n- G1 **x**\nA3 no\n", ("A1", "A2", "G1")),
        ("vampire-extra", "- X1.2 b\n- X1.1 (H) a\n## X2 no\n", ("X1.1", "X1.2")),
    ],
)
def test_ids_stand_at_the_start_of_a_line(spec: str, text: str, found: tuple[str, ...]) -> None:
    assert rules_index.ids(spec, text) == found


def test_an_id_given_twice_is_refused() -> None:
    with pytest.raises(rules_index.DoubleIdError):
        rules_index.ids("blades", "1. a\n2. b\n1. c\n")


def test_the_index_is_read_back_as_it_was_made(tmp_path: Path) -> None:
    specs = {
        "blades": "".join(f"{number}. text\n" for number in range(1, 31)),
        "blades-abilities": "- G1 text\n",
        "chase": "1.1 text\n",
        "storyteller": "1.1 text\n",
        "vampire-extra": "- X1.1 text\n",
    }
    for spec, text in specs.items():
        (tmp_path / f"{spec}.md").write_text(text, "utf-8")
    made = rules_index.index(tmp_path)
    assert "text" not in made
    (tmp_path / "index.toml").write_text(made, "utf-8")
    assert rules.read_index(tmp_path / "index.toml") == {
        "blades": tuple(str(number) for number in range(1, 31)),
        "blades-abilities": ("G1",),
        "chase": ("1.1",),
        "storyteller": ("1.1",),
        "vampire-extra": ("X1.1",),
    }
