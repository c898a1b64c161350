"""The steps of `dev.py check`: one line each, the output of those that fail, a summary.

Standard library only, and it must import on Python 3.8, as dev.py imports it.
"""

from __future__ import annotations

import subprocess
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import machine

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


_TOOLS = dict(
    zip(
        ("AppStream", "desktop entry", "Info.plist", "MIME type"), machine.CHECK_TOOLS, strict=False
    )
)


_HOUSE = ("tests/architecture", "tests/storage/test_shape.py", "tests/i18n/test_catalogues.py")
"""The tests that every change can break, wherever in the house it is made."""


class Step(NamedTuple):
    """A check by the name that is printed, and the command whose exit code says how it went.

    One that needs a tool which is not here is not run, and that is said.
    """

    name: str
    command: Sequence[str]
    tool: machine.Tool | None = None


def steps() -> tuple[Step, ...]:
    """What `check` runs, the quickest first."""
    python = str(machine.venv_python())
    return (
        Step("ruff check", (python, "-m", "ruff", "check", ".")),
        Step("ruff format", (python, "-m", "ruff", "format", "--check", ".")),
        # The script: `python -m importlinter.cli` checks nothing and exits 0.
        Step("import contracts", (str(machine.script("lint-imports")),)),
        Step("words", (python, "packaging/words.py", "check")),
        *(
            Step(name, (python, "packaging/validate.py", name), _TOOLS.get(name))
            for name in ("workflows", "desktop entry", "AppStream", "MIME type", "Info.plist")
        ),
        Step("house rules", (python, "-m", "pytest", "-q", *_HOUSE)),
        Step("mypy", (python, "-m", "mypy")),
    )


def run(todo: Sequence[Step], environment: Mapping[str, str]) -> int:
    """Run all steps, also past one that fails; returns the number of those that failed."""
    failed = skipped = 0
    begun = perf_counter()
    for step in todo:
        start = perf_counter()
        if step.tool is not None and machine.missing_tools([step.tool]):
            skipped += 1
            line = f"skipped: no {step.tool.command} here (Debian: {step.tool.package})"
            print(f"{step.name:.<24} {line}", flush=True)
            continue
        done = subprocess.run(
            step.command,
            check=False,
            cwd=machine.ROOT,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        verdict = "ok" if done.returncode == 0 else "FAILED"
        print(f"{step.name:.<24} {verdict} ({perf_counter() - start:.1f} s)", flush=True)
        if done.returncode != 0:
            failed += 1
            print(done.stdout.decode("utf-8", "replace").rstrip(), flush=True)
    good = len(todo) - failed - skipped
    more = f", {skipped} skipped" if skipped else ""
    seconds = perf_counter() - begun
    print(f"{good} of {len(todo)} checks passed{more} in {seconds:.0f} s", flush=True)
    return failed
