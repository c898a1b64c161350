"""A program to play with: real windows, real events, a home of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.seat.player import Player


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, resources: Path, home: Path
) -> Iterator[Callable[[], Player]]:
    """Starts the program; whatever is still open is closed at the end."""
    players: list[Player] = []

    def begin() -> Player:
        player = Player(qtbot, qapp, resources, home)
        players.append(player)
        return player

    yield begin
    for player in players:
        player.program.close()
