import ast
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import checks
import dev
import machine

ROOT = Path(__file__).resolve().parents[2]
SPREAD = ("-n", "auto", "--dist", "worksteal", "--assert=plain")
AGAIN = ("--last-failed", "--last-failed-no-failures=none", "--maxfail=20")
DEV = ROOT / "packaging" / "dev.py"
FAKED = (
    "import runpy, sys; sys.version_info = (3, 10, 13, 'final', 0); "
    "sys.argv = ['dev.py', 'run']; sys.path.insert(0, {folder!r}); "
    "runpy.run_path({script!r}, run_name='__main__')"
)


def modules_of_dev() -> list[Path]:
    """dev.py and what it imports from its folder: all of it is read before the refusal."""
    found = {DEV}
    todo = [DEV]
    while todo:
        for node in ast.walk(ast.parse(todo.pop().read_text("utf-8"))):
            if isinstance(node, ast.Import):
                files = {DEV.with_name(f"{alias.name}.py") for alias in node.names}
                new = {file for file in files if file.is_file()} - found
                found |= new
                todo += new
    return sorted(found)


def test_what_dev_imports_parses_as_python_3_8() -> None:
    files = modules_of_dev()
    assert [file.name for file in files] == ["checks.py", "dev.py", "machine.py"]
    for file in files:
        ast.parse(file.read_text("utf-8"), file.name, feature_version=(3, 8))


def test_an_old_python_is_refused_before_anything_is_made(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert dev.main(["run"], (3, 10, 13)) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("Duskboard needs Python 3.11 or newer, and this is Python 3.10.13:")
    assert said.err.count("\n") == 1


def test_the_script_itself_refuses_an_old_python() -> None:
    code = FAKED.format(folder=str(DEV.parent), script=str(DEV))
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Duskboard needs Python 3.11 or newer")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["dance"], 2), (["--help"], 0)])
def test_without_a_known_command_it_lists_them(
    arguments: Sequence[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(arguments) == code
    said = capsys.readouterr()
    assert said.err == ("There is no command 'dance'.\n" if arguments == ["dance"] else "")
    lines = said.out.splitlines()
    assert lines[0] == "usage: python3 packaging/dev.py COMMAND"
    assert [line.split()[0] for line in lines[1:]] == [
        "run", "test", "check", "build", "bench", "shots", "rules", "mutants", "words", "lock",
    ]  # fmt: skip


class Calls:
    """What dev.py would prepare and start, in place of doing it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.locks: list[Path] = []
        self.libraries: list[int] = []
        self.commands: list[list[str]] = []
        self.platforms: list[str | None] = []
        self.code = 7
        self.folders: list[tuple[str, int] | None] = []
        monkeypatch.setattr(machine, "prepare", self._prepare)
        monkeypatch.setattr(subprocess, "call", self._call)

    def _prepare(self, lock: Path, libraries: Sequence[machine.Library]) -> None:
        self.locks.append(lock)
        self.libraries.append(len(libraries))

    def _call(self, command: list[str], env: dict[str, str]) -> int:
        self.commands.append(command[1:])
        self.platforms.append(env.get("QT_QPA_PLATFORM"))
        assert env["PYTHONPATH"].startswith(str(ROOT / "desktop"))
        folder = env.get("TMPDIR")
        self.folders.append((folder, Path(folder).stat().st_mode & 0o1777) if folder else None)
        return self.code


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "CI"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(ROOT)
    return Calls(monkeypatch)


def test_run_hands_the_program_its_own_words(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    assert dev.main(["run", "my table.duskboard", "--language", "zh_TW"]) == 7
    assert calls.commands == [
        ["-P", "-m", "duskboard", "my table.duskboard", "--language", "zh_TW"]
    ]
    assert calls.locks == [machine.RUN_LOCK]
    assert calls.libraries == [len(machine.OFFSCREEN_LIBRARIES) + len(machine.SCREEN_LIBRARIES)]
    assert calls.platforms == [None]


def test_the_smoke_run_needs_no_display(calls: Calls) -> None:
    assert dev.main(["run", "--smoke"]) == 7
    assert calls.commands == [["-P", "-m", "duskboard", "--smoke"]]
    assert calls.libraries == [len(machine.OFFSCREEN_LIBRARIES)]
    assert calls.platforms == ["offscreen"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux may have no display")
def test_run_without_a_display_says_so_before_it_installs_anything(
    calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(["run"]) == 1
    assert capsys.readouterr().err.startswith("There is no display here")
    assert calls.locks == []
    assert calls.commands == []


def test_test_hands_pytest_its_own_words(calls: Calls) -> None:
    assert dev.main(["test", "tests/core", "--slow", "-k", "clock"]) == 7
    assert calls.commands == [["-m", "pytest", "tests/core", "--slow", "-k", "clock"]]
    assert calls.locks == [machine.DEV_LOCK]
    assert calls.platforms == ["offscreen"]


def test_in_ci_the_order_of_tests_is_always_the_same(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    dev.main(["test"])
    assert calls.commands == [["-m", "pytest", *SPREAD, "--randomly-seed=20260101"]]


def test_the_whole_suite_runs_on_every_core_and_a_few_tests_in_one_process(calls: Calls) -> None:
    dev.main(["test", "--slow"])
    dev.main(["test", "tests/core"])
    assert calls.commands == [
        ["-m", "pytest", *SPREAD, "--slow"],
        ["-m", "pytest", "tests/core"],
    ]


@pytest.mark.parametrize(
    ("code", "commands"),
    [
        (0, [["-m", "pytest", *SPREAD, "--slow"]]),
        (1, [["-m", "pytest", *SPREAD, "--slow"], ["-m", "pytest", *AGAIN, "--slow"]]),
        (2, [["-m", "pytest", *SPREAD, "--slow"]]),
    ],
)
def test_what_failed_in_the_whole_suite_is_run_again_to_tell_the_values(
    calls: Calls, code: int, commands: list[list[str]]
) -> None:
    calls.code = code
    assert dev.main(["test", "--slow"]) == code
    assert calls.commands == commands


def test_what_tests_write_is_kept_in_memory_and_gone_afterwards(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TMPDIR", raising=False)
    monkeypatch.setattr(machine, "memory_folder", lambda: tmp_path)
    dev.main(["test", "tests/core"])
    ((folder, mode),) = filter(None, calls.folders)
    assert (Path(folder).parent, mode) == (tmp_path, 0o1777)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(machine, "memory_folder", lambda: None)
    dev.main(["test", "tests/core"])
    assert calls.folders[1:] == [None]


@pytest.mark.parametrize(
    ("arguments", "script", "rest"),
    [
        (["bench", "--quick"], "tests/bench/bench.py", ["--quick"]),
        (["shots", "out"], "tests/shots/shots.py", ["out"]),
        (["shots"], "tests/shots/shots.py", [str(ROOT / "shots")]),
        (["mutants", "x.py", "--tests", "y"], "packaging/mutants.py", ["x.py", "--tests", "y"]),
    ],
)
def test_others_start_their_scripts(
    calls: Calls, arguments: Sequence[str], script: str, rest: list[str]
) -> None:
    assert dev.main(arguments) == 7
    assert calls.commands == [[str(ROOT / script), *rest]]
    assert calls.platforms == ["offscreen"]


def test_check_runs_every_tool() -> None:
    commands = {step.name: " ".join(step.command) for step in checks.steps()}
    assert list(commands) == [
        "ruff check", "ruff format", "import contracts", "words", "workflows", "desktop entry",
        "AppStream", "MIME type", "Info.plist", "house rules", "mypy",
    ]  # fmt: skip
    assert Path(commands["import contracts"]).stem == "lint-imports"


def test_check_goes_on_past_a_failure_and_shows_what_it_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    python = sys.executable
    todo = (
        checks.Step("first", (python, "-c", "print('all is well')")),
        checks.Step("second", (python, "-c", "print('line 3: no'); raise SystemExit(4)")),
        checks.Step("third", (python, "-c", "pass")),
    )
    assert checks.run(todo, {}) == 1
    lines = [line.split(" (")[0] for line in capsys.readouterr().out.splitlines()]
    assert lines[:-1] == [
        "first................... ok",
        "second.................. FAILED",
        "line 3: no",
        "third................... ok",
    ]
    assert lines[-1].startswith("2 of 3 checks passed")
