from pathlib import Path

import pytest

import mutants
import mutation

SOURCE = '''
"""A text."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """A text."""

    size: int = 1


def fits(box, others, replace):
    """A text."""
    if box.size < 3 and not others:
        raise ValueError
    taken = max(one.size for one in others if one.size)
    return replace(box, size=taken + 2, name="x") if taken else None
'''


def _made(source: str) -> list[tuple[str, str, str]]:
    every = [mutation.make(source, number) for number in range(mutation.count(source))]
    return [(each.kind, each.before, each.after) for each in every]


def test_every_small_mistake_is_made_and_what_no_test_can_tell_is_left_alone() -> None:
    assert _made(SOURCE) == [
        ("constant", "1", "2"),
        ("constant", "1", "0"),
        (
            "branches",
            "box.size < 3 and (not others)",
            "not (box.size < 3 and (not others))",
        ),
        ("boolean", "box.size < 3 and (not others)", "box.size < 3 or not others"),
        ("condition", "box.size < 3 and (not others)", "not others"),
        ("condition", "box.size < 3 and (not others)", "box.size < 3"),
        ("comparison", "box.size < 3", "box.size <= 3"),
        ("comparison", "box.size < 3", "box.size >= 3"),
        ("constant", "3", "4"),
        ("constant", "3", "2"),
        ("sign", "not others", "others"),
        ("deleted", "raise ValueError", "pass"),
        (
            "deleted",
            "taken = max((one.size for one in others if one.size))",
            "pass",
        ),
        (
            "opposite",
            "max((one.size for one in others if one.size))",
            "min((one.size for one in others if one.size))",
        ),
        ("condition", "for one in others if one.size", "for one in others"),
        (
            "return",
            "return replace(box, size=taken + 2, name='x') if taken else None",
            "return None",
        ),
        (
            "branches",
            "replace(box, size=taken + 2, name='x') if taken else None",
            "None if taken else replace(box, size=taken + 2, name='x')",
        ),
        ("deleted", "replace(box, size=taken + 2, name='x')", "replace(box, name='x')"),
        ("deleted", "replace(box, size=taken + 2, name='x')", "replace(box, size=taken + 2)"),
        ("arithmetic", "taken + 2", "taken - 2"),
        ("constant", "2", "3"),
        ("constant", "2", "1"),
    ]


def test_a_module_holds_one_mistake_and_is_otherwise_itself() -> None:
    source = "def f(x):\n    return x > 1 or x == 5\n"
    mistake = mutation.make(source, 4)
    assert mistake == mutation.Mistake(
        line=2,
        kind="comparison",
        before="x > 1",
        after="x >= 1",
        module="def f(x):\n    return x >= 1 or x == 5",
    )


def test_the_mutants_of_folders_and_files_are_counted_apart(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "a.py").write_text("LEAST = 1\n", "utf-8")
    (tmp_path / "b.py").write_text("def f(x):\n    return x\n", "utf-8")
    found = list(mutants.mutants_of([Path("rules"), Path("b.py")], tmp_path))
    assert [(str(each.file), each.number) for each in found] == [
        (str(Path("rules/a.py")), 0),
        (str(Path("rules/a.py")), 1),
        ("b.py", 0),
    ]


@pytest.mark.slow  # copies the project
def test_a_test_kills_what_it_looks_at_and_nothing_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(mutants.ROOT)
    source, tests = "desktop/duskboard/core/chase/speed.py", "tests/core/chase/test_check.py"
    assert mutants.main([source, "--tests", tests, "--count", "2", "--floor", "0"]) == 0
    assert "2 tried (seed 1)" in capsys.readouterr().out
