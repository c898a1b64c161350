"""Tab goes from control to control, and each one shows that the keyboard is there."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete
from tests.seat.player import Player

from duskboard.theme.look import Look
from duskboard.widgets.focus_frame import FocusFrames
from duskboard.windows.first_run import FirstRun

_MOST = 100
"""Stops; more than there are in any window."""


def unseen(window: QWidget, qtbot: QtBot, key: Qt.Key) -> tuple[int, list[str]]:
    """Return how many stops there are, and those that look the same with and without focus."""
    stops: list[QWidget] = []
    silent: list[str] = []
    for _ in range(_MOST):
        qtbot.keyClick(QApplication.focusWidget() or window, key)
        now = QApplication.focusWidget()
        assert now is not None
        if now in stops:
            return len(stops), silent
        stops.append(now)
        focused = window.grab().toImage()
        now.clearFocus()
        if window.grab().toImage() == focused:
            silent.append(f"{type(now).__name__} {now.accessibleName()}")
        now.setFocus(Qt.FocusReason.TabFocusReason)
    raise AssertionError(stops)


@pytest.fixture
def player(start: Callable[[], Player], qapp: QApplication) -> Iterator[Player]:
    """Somebody in front of a program that frames what has the focus."""
    made = start()
    frames = FocusFrames(look_of(made), qapp)
    yield made
    delete(frames)


def look_of(player: Player) -> Look:
    return player._room.look


@pytest.mark.slow
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_every_stop_in_the_main_window_shows_the_focus(
    player: Player, qtbot: QtBot, key: Qt.Key
) -> None:
    player.open_sample()
    count, silent = unseen(player.window, qtbot, key)
    assert silent == []
    assert count > 40


def test_every_stop_on_the_first_page_shows_the_focus(player: Player, qtbot: QtBot) -> None:
    player.program.start(None)
    first = player.program._first
    assert isinstance(first, FirstRun)
    first.activateWindow()
    qtbot.waitUntil(first.isActiveWindow)
    count, silent = unseen(first, qtbot, Qt.Key.Key_Tab)
    assert silent == []
    assert count > 8
