"""Everything a developer or a curious user starts: python3 packaging/dev.py COMMAND.

Needs Python 3.11 or newer and nothing else: the commands make .venv and fill it. The script itself
parses and imports on Python 3.8, so that an older Python is refused in a sentence.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from typing import TYPE_CHECKING, NamedTuple

import checks
import machine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

_WHOLE = ("-n", "auto", "--dist", "worksteal", "--assert=plain")
_AGAIN = ("--last-failed", "--last-failed-no-failures=none", "--maxfail=20")
_SOME_FAILED = 1
"""What pytest returns then; anything else but 0 is no matter of single tests."""
_SEED = "20260101"  # of the order of tests in CI: two runs of one commit say the same
_HELP = frozenset({"help", "--help", "-h"})
_WITHOUT_SCREEN = frozenset({"--smoke", "--version", "--help", "-h"})
_LOCK_FLAGS = "--universal --fork-strategy fewest --python-version 3.11 --generate-hashes"
_LOCK_LOOKS = "--no-annotate --no-header --quiet"
_ADDRESS = "{lock} names an address ({line}): nothing of where the packages came from belongs there"


class Command(NamedTuple):
    """A word of the command line: what it does, and the function that gets the words after it."""

    does: str
    start: Callable[[Sequence[str]], int]


def main(arguments: Sequence[str], version: Sequence[int] = sys.version_info[:3]) -> int:
    """Run one command; returns the exit code."""
    refusal = machine.old_python(version)
    if refusal:
        print(refusal, file=sys.stderr)
        return 1
    commands = _commands()
    if not arguments or arguments[0] not in commands:
        if arguments and arguments[0] not in _HELP:
            print(f"There is no command {arguments[0]!r}.", file=sys.stderr)
        print(_usage(commands))
        return 0 if arguments and arguments[0] in _HELP else 2
    try:
        return commands[arguments[0]].start(arguments[1:])
    except machine.NotReadyError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _commands() -> dict[str, Command]:
    return {
        "run": Command("[FILE] [--smoke ...]  start the program", _run),
        "test": Command("[PATH ...] [--slow] [pytest options]  run the tests", _test),
        "check": Command("ruff, mypy, import contracts, catalogues, house rules", _check),
        "build": Command("[PART ...] [--into DIST]  freeze and pack the program", _build),
        "bench": Command("measure start-up, clicks and commits", _bench),
        "shots": Command("[FOLDER]  draw every window into pictures", _shots),
        "rules": Command("list the rules without a test", _rules),
        "mutants": Command("SOURCE ... --tests PATH ...  break code, see what notices", _mutants),
        "words": Command("[extract|update|compile|check]  renew the catalogues", _words),
        "lock": Command("[--upgrade]  write the lists of packages anew", _lock),
    }


def _usage(commands: dict[str, Command]) -> str:
    lines = [f"  {name:<7} {command.does}" for name, command in commands.items()]
    return "\n".join(("usage: python3 packaging/dev.py COMMAND", *lines))


def _run(arguments: Sequence[str]) -> int:
    # -P: the folder that this was started from is no place to import from.
    program = ("-P", "-m", "duskboard", *arguments)
    # The words after `run` are the program's own: none is looked at but these few.
    if not _WITHOUT_SCREEN.isdisjoint(arguments):
        machine.prepare(machine.RUN_LOCK, machine.OFFSCREEN_LIBRARIES)
        return _offscreen(*program)
    problem = machine.no_display(os.environ)
    if problem:
        raise machine.NotReadyError(problem)
    machine.prepare(machine.RUN_LOCK, (*machine.OFFSCREEN_LIBRARIES, *machine.SCREEN_LIBRARIES))
    return _python(*program)


def _test(arguments: Sequence[str]) -> int:
    machine.prepare(machine.DEV_LOCK, machine.OFFSCREEN_LIBRARIES)
    os.chdir(machine.ROOT)  # where pytest finds its configuration
    order = (f"--randomly-seed={_SEED}",) if os.environ.get("CI") else ()
    with _files_in_memory() as more:
        if any(not argument.startswith("-") for argument in arguments):
            return _offscreen("-m", "pytest", *order, *arguments, more=more)
        return _test_all(*order, *arguments, more=more)


def _test_all(*arguments: str, more: Mapping[str, str]) -> int:
    # The whole suite is worth a process a core; for a few tests it would only start more slowly.
    # Making assertions tell their values takes each process 15 s the first time: only those that
    # failed are run again so.
    code = _offscreen("-m", "pytest", *_WHOLE, *arguments, more=more)
    if code == _SOME_FAILED:
        print("What failed is run once more, to tell the values:", flush=True)
        _offscreen("-m", "pytest", *_AGAIN, *arguments, more=more)
    return code


@contextlib.contextmanager
def _files_in_memory() -> Iterator[dict[str, str]]:
    """Give variables that keep what tests write in memory, where the machine has room there."""
    memory = machine.memory_folder()
    if memory is None:
        yield {}
        return
    with tempfile.TemporaryDirectory(prefix="duskboard-test-", dir=memory) as folder:
        os.chmod(folder, 0o1777)  # noqa: PTH101, S103 - nobody writes there too
        yield {"TMPDIR": folder}


def _check(_arguments: Sequence[str]) -> int:
    machine.prepare(machine.DEV_LOCK, machine.OFFSCREEN_LIBRARIES)  # the house rules are tests
    machine.offer(machine.CHECK_TOOLS)
    return 1 if checks.run(checks.steps(), _environment()) else 0


def _build(arguments: Sequence[str]) -> int:
    # What a build carries is taken from this machine: the libraries of screens among it.
    libraries = (*machine.OFFSCREEN_LIBRARIES, *machine.SCREEN_LIBRARIES)
    machine.prepare(machine.DEV_LOCK, libraries, machine.BUILD_TOOLS)
    return _python(str(machine.ROOT / "packaging" / "build.py"), *arguments)


def _bench(arguments: Sequence[str]) -> int:
    machine.prepare(machine.DEV_LOCK, machine.OFFSCREEN_LIBRARIES)
    return _script("bench", arguments)


def _shots(arguments: Sequence[str]) -> int:
    machine.prepare(machine.DEV_LOCK, machine.OFFSCREEN_LIBRARIES)
    return _script("shots", arguments or [str(machine.ROOT / "shots")])


def _rules(_arguments: Sequence[str]) -> int:
    # Needs no package, so no environment either; a child, as tomllib must not be imported here.
    return subprocess.call([sys.executable, str(machine.ROOT / "packaging" / "rules.py")])


def _mutants(arguments: Sequence[str]) -> int:
    machine.prepare(machine.DEV_LOCK, machine.OFFSCREEN_LIBRARIES)
    return _offscreen(str(machine.ROOT / "packaging" / "mutants.py"), *arguments)


def _words(arguments: Sequence[str]) -> int:
    machine.prepare(machine.DEV_LOCK, ())
    return _python(str(machine.ROOT / "packaging" / "words.py"), *arguments)


def _lock(arguments: Sequence[str]) -> int:
    machine.prepare(machine.DEV_LOCK, ())
    for lock, extra in (
        (machine.RUN_LOCK, ()),
        # The program is tested with the very packages it runs with.
        (machine.DEV_LOCK, ("--group", "dev", "--constraint", str(machine.RUN_LOCK))),
    ):
        flags = (*_LOCK_FLAGS.split(), *_LOCK_LOOKS.split(), *extra, *arguments)
        source = str(machine.ROOT / "pyproject.toml")
        code = _python("-m", "uv", "pip", "compile", source, *flags, "--output-file", str(lock))
        if code:
            return code
        for line in lock.read_text("utf-8").splitlines():
            if "://" in line or line.startswith("-"):
                raise machine.NotReadyError(_ADDRESS.format(lock=lock, line=line))
    return 0


def _script(name: str, arguments: Sequence[str]) -> int:
    """Run a script of tests/NAME, which may import what tests share; returns its exit code."""
    paths = (_environment()["PYTHONPATH"], str(machine.ROOT))
    more = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(paths)}
    return _python(str(machine.ROOT / "tests" / name / f"{name}.py"), *arguments, more=more)


def _offscreen(*arguments: str, more: Mapping[str, str] | None = None) -> int:
    """Run the environment's Python where Qt opens no window; returns its exit code.

    What is compiled is kept: tests start the program again and again.
    """
    offscreen = {"QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": ""}
    return _python(*arguments, more={**offscreen, **(more or {})})


def _python(*arguments: str, more: Mapping[str, str] | None = None) -> int:
    """Run the environment's Python; returns its exit code."""
    command = [str(machine.venv_python()), *arguments]
    return subprocess.call(command, env={**_environment(), **(more or {})})


def _environment() -> dict[str, str]:
    paths = [str(machine.ROOT / "desktop"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
