"""A program to play with: real windows, real events, a home of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start

from duskboard.core.dice import Dice


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, resources: Path, home: Path) -> Iterator[Start]:
    """Starts the program; whatever is still open is closed at the end."""
    players: list[Player] = []

    def begin(dice: Dice | None = None) -> Player:
        player = Player(qtbot, qapp, resources, home, dice)
        players.append(player)
        return player

    yield begin
    for player in players:
        player.program.close()
