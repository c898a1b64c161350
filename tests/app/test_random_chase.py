"""Random hands on a real chase: board, strip and list always show what lies on the table."""

import random
from dataclasses import replace
from pathlib import Path
from uuid import UUID

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.seat.chance_dice import ChanceDice
from tests.seat.gambler import Gambler

from duskboard.app import clerk
from duskboard.app.evening import Evening
from duskboard.app.opening import make_room
from duskboard.app.program import Program
from duskboard.settings import option
from duskboard.windows.workspace import DockName


@pytest.fixture(autouse=True)
def _same_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is put on the table bears the same identifiers with every run."""
    numbers = random.Random(0)  # noqa: S311 - a test
    monkeypatch.setattr(clerk, "uuid4", lambda: UUID(int=numbers.getrandbits(128), version=4))


def play(  # noqa: PLR0913 - what a program needs, and how long it is played
    qtbot: QtBot,
    application: QApplication,
    resources: Path,
    home: Path,
    *,
    seed: int,
    count: int,
    look_after: int,
) -> None:
    """Play so many random acts; then the reopened program shows the same chase.

    Each time after so many acts, what stands painted is looked at.
    """
    chance = random.Random(seed)  # noqa: S311 - a test
    room = make_room(resources, home)
    room.settings.set(option.HINTS_SEEN, frozenset({"click", "drag", "dice"}))
    room.settings.set(option.REDUCE_MOTION, value=True)
    program = Program(application, replace(room, dice=ChanceDice(chance)))
    try:
        program.files.open_sample()
        gambler = Gambler(program, chance)
        sit_down(qtbot, gambler.evening)
        done: list[str] = []
        for number in range(1, count + 1):
            done.append(gambler.act())
            gambler.check()
            if number % look_after == 0:
                gambler.check_painted()
        assert sum(gambler.count.values()) > count / 6, gambler.count
        assert len(gambler.count) > 4, gambler.count
        while not gambler.has_chase:
            gambler.bring_back()
        last, path = gambler.view, gambler.evening.path
        program.close()
        program.open(path)
        assert gambler.view == last
        sit_down(qtbot, gambler.evening)
        gambler.check()
    finally:
        program.close()


def sit_down(qtbot: QtBot, evening: Evening) -> None:
    """Show the chase and its list."""
    evening.window.resize(1280, 720)
    qtbot.waitExposed(evening.window)
    evening.window.activateWindow()
    evening.window.workspaces.select("chase")
    evening.window.show_dock(DockName.TRACK)


def test_three_hundred_random_acts_keep_screen_and_table_together(
    qtbot: QtBot, qapp: QApplication, resources: Path, home: Path
) -> None:
    play(qtbot, qapp, resources, home, seed=3, count=300, look_after=30)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(100, 110))
def test_three_thousand_random_acts_keep_screen_and_table_together(
    qtbot: QtBot, qapp: QApplication, resources: Path, home: Path, seed: int
) -> None:
    play(qtbot, qapp, resources, home, seed=seed, count=300, look_after=1)
