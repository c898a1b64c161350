import itertools
import re
import tomllib
from pathlib import Path

import pytest

import machine

PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; .*)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")


def pins(lock: Path) -> dict[str, str]:
    found = (PINNED.match(line) for line in lock.read_text("utf-8").splitlines())
    return {match[1]: match[2] for match in found if match}


def normal(requirement: str) -> str:
    name = re.match(r"[\w-]+", requirement)
    assert name
    return name[0].lower().replace("_", "-")


@pytest.mark.parametrize("lock", [machine.RUN_LOCK, machine.DEV_LOCK], ids=lambda lock: lock.name)
def test_a_lock_holds_pins_and_hashes_and_no_address(lock: Path) -> None:
    lines = lock.read_text("utf-8").splitlines()
    assert [line for line in lines if not PINNED.match(line) and not HASH.match(line)] == []
    # Every pin is followed by a hash.
    follows = itertools.pairwise(lines)
    assert all(HASH.match(after) for line, after in follows if PINNED.match(line))


def test_the_program_is_tested_with_the_packages_it_runs_with() -> None:
    assert pins(machine.RUN_LOCK).items() <= pins(machine.DEV_LOCK).items()


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((machine.ROOT / "pyproject.toml").read_text("utf-8"))
    run = {normal(name) for name in project["project"]["dependencies"]}
    assert run <= pins(machine.RUN_LOCK).keys()
    dev = {normal(name) for name in project["dependency-groups"]["dev"]}
    assert dev <= pins(machine.DEV_LOCK).keys()


def test_qt_is_the_release_that_keeps_its_references() -> None:
    assert pins(machine.RUN_LOCK)["pyside6-essentials"] == "6.11.3"
    assert pins(machine.RUN_LOCK)["shiboken6"] == "6.11.3"
