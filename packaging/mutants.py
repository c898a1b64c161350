"""Break the code at random and see whether the tests notice.

    python3 packaging/mutants.py desktop/duskboard/core/chase desktop/duskboard/play/chase \
        --tests tests/core/chase tests/play/chase --count 300 --seed 1

Works on a copy of the project, one mutant after another, and lists those that no test killed. Only
tests that stand on their own belong into --tests: each mutant may run all of them.
"""

import argparse
import multiprocessing
import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

import mutation

if sys.platform != "win32":
    import resource

ROOT = Path(__file__).resolve().parent.parent
_LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "build", "dist", "shots"
)
# A mutant needs modules of its own, but not of the tools: a process that has read them is forked.
if sys.platform == "win32":
    _PROCESSES = multiprocessing.get_context("spawn")
else:
    _PROCESSES = multiprocessing.get_context("forkserver")
_READ_ONCE = ["pytest", "_pytest.assertion.rewrite", "hypothesis", "PySide6.QtTest"]
_PATIENCE = 20
"""How many times longer than its work a run may take by the clock."""
_EXAMPLES_ALWAYS_THE_SAME = {"CI": "true", "QT_QPA_PLATFORM": "offscreen"}


@dataclass(frozen=True)
class Mutant:
    """One mistake in one file: `number` is its place among all that the file allows."""

    file: Path  # as it stands in the project
    number: int


class Bench:
    """A copy of the project in which one mutant at a time is tried."""

    def __init__(self, folder: Path, tests: Sequence[str], limit: int) -> None:
        self._folder = folder
        self._tests = tests
        self._limit = limit
        shutil.copytree(ROOT, folder, ignore=_LEFT_BEHIND, symlinks=True)

    def is_green(self) -> bool:
        """Whether the tests pass with nothing changed."""
        return not self._fails(self._tests)

    def words(self) -> str:
        """What the last tests said."""
        return (self._folder / "words.txt").read_text("utf-8")

    def kills(self, mutant: Mutant, mistake: mutation.Mistake) -> bool:
        """Whether a test fails, or never ends, with the mistake in place."""
        file = self._folder / mutant.file
        whole = file.read_text("utf-8")
        try:
            _write(file, mistake.module)
            near = self._nearest(mutant.file)
            return bool(near and self._fails(near)) or self._fails(self._tests)
        finally:
            _write(file, whole)

    def _nearest(self, file: Path) -> tuple[str, ...]:
        """The tests that name the module, its own before all others: they know first."""
        inside = file.with_suffix("").parts
        name = ".".join(inside[inside.index("duskboard") :])
        every = {one for test in self._tests for one in _files(self._folder / test)}
        naming = [one for one in sorted(every) if name in one.read_text("utf-8")]
        naming.sort(key=lambda one: one.name != f"test_{file.name}")
        return tuple(str(one) for one in naming if one.name.startswith("test_"))

    def _fails(self, tests: Sequence[str]) -> bool:
        work = (str(self._folder), tuple(tests), self._limit)
        worker = _PROCESSES.Process(target=_run, args=work)
        worker.start()
        worker.join(_PATIENCE * self._limit)
        if worker.is_alive():
            worker.kill()
            worker.join()
        return worker.exitcode != 0


def _run(folder: str, tests: Sequence[str], limit: int) -> None:
    """Run tests in the copy, in a process of their own; ends it with pytest's exit code."""
    if sys.platform != "win32":
        # Seconds of work, not of the clock: a machine that is busy elsewhere kills no mutant.
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    sys.dont_write_bytecode = False  # all but one module are the same in the next process
    os.chdir(folder)
    os.environ |= _EXAMPLES_ALWAYS_THE_SAME
    sys.path[:0] = (folder, str(Path(folder) / "desktop"))
    words = os.open("words.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(words, 1)
    os.dup2(words, 2)
    quick = ("-x", "-q", "-p", "no:randomly", "-p", "no:cacheprovider")
    calm = ("-W", "ignore::pytest.PytestAssertRewriteWarning")  # of what was read once for all
    sys.exit(int(pytest.main([*quick, *calm, f"--basetemp={folder}/temporary", *tests])))


def mutants_of(sources: Iterable[Path], root: Path = ROOT) -> Iterator[Mutant]:
    """All mutants of the modules in `sources`, folders or files of the project at `root`."""
    for source in sources:
        for file in _files(root / source):
            for number in range(mutation.count(file.read_text("utf-8"))):
                yield Mutant(file.relative_to(root), number)


def main(arguments: Sequence[str]) -> int:
    """Try a random sample; returns 0 when at least the asked part of it was killed."""
    asked = _parser().parse_args(arguments)
    _PROCESSES.set_forkserver_preload(_READ_ONCE)
    every = list(mutants_of(asked.sources))
    # A seed makes the same sample again: nothing secret hangs on it.
    chosen = random.Random(asked.seed).sample(every, min(asked.count, len(every)))  # noqa: S311
    print(f"{len(every)} mutants possible, {len(chosen)} tried (seed {asked.seed})", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        bench = Bench(Path(folder) / "copy", asked.tests, asked.limit)
        if not bench.is_green():
            print(bench.words(), "\nwith nothing changed the tests fail or pass --limit already")
            return 2
        survivors = list(_try(bench, chosen))
    killed = len(chosen) - len(survivors)
    part = killed / max(1, len(chosen))
    print(f"killed {killed} of {len(chosen)}, {part:.1%}; survivors:", *survivors, sep="\n")
    return 0 if part >= asked.floor else 1


def _try(bench: Bench, mutants: Sequence[Mutant]) -> Iterator[str]:
    """Those that live, in words."""
    for number, mutant in enumerate(mutants, start=1):
        mistake = mutation.make((ROOT / mutant.file).read_text("utf-8"), mutant.number)
        place = f"{mutant.file}:{mistake.line}"
        words = f"{place}  {mistake.kind}: {mistake.before}  ->  {mistake.after}"
        start = time.monotonic()  # how long mutants take says whether the limit is right
        killed = bench.kills(mutant, mistake)
        word = "killed  " if killed else "SURVIVED"
        print(f"{number:4} {word} {time.monotonic() - start:5.1f} s  {words}", flush=True)
        if not killed:
            yield words


def _files(place: Path) -> list[Path]:
    return sorted(place.rglob("*.py")) if place.is_dir() else [place]


def _write(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    # Python takes a compiled file for fresh by size and second: two mutants may share both.
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("sources", nargs="+", type=Path, help="modules or folders of modules")
    parser.add_argument("--tests", nargs="+", required=True, help="what pytest gets")
    parser.add_argument("--count", type=int, default=300, help="how many are tried")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same ones")
    parser.add_argument("--limit", type=int, default=40, help="seconds of work for a mutant")
    parser.add_argument("--floor", type=float, default=0.85, help="the part to be killed")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
