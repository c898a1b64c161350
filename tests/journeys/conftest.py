"""A program to play with: real windows, real events, a home of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.shared_evening import LoadedDice, Share, SharedEvening

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


@pytest.fixture(scope="module")
def share(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    resources: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Share]:
    """Opens an evening that the tests of a module share; it is closed after them."""
    players: list[Player] = []

    def begin(open_it: Callable[[Player], None]) -> SharedEvening:
        home, dice = tmp_path_factory.mktemp("shared"), LoadedDice()
        player = Player(QtBot(request), qapp, resources, home, dice)
        players.append(player)
        open_it(player)
        return SharedEvening(player, dice)

    yield begin
    for player in players:
        player.program.close()


@pytest.fixture(scope="module")
def chase_evening(share: Share) -> SharedEvening:
    """The sample at its chase, all eight places in sight."""

    def open_it(player: Player) -> None:
        player.size = (1920, 1080)
        player.open_sample("chase")

    return share(open_it)
