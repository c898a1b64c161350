"""The bar of trouble: gone once a step is saved again, and said in the language spoken."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from tests.seat.player import Player

from duskboard.i18n.words import Language
from duskboard.storage.error import FolderNotWritableError


@pytest.fixture
def player(start: Callable[[], Player]) -> Player:
    player = start()
    player.open_sample()
    return player


def said(player: Player) -> str:
    bar = player.evening.window.error_bar
    return bar.accessibleDescription() if bar.isVisible() else ""


def test_trouble_is_said_as_long_as_it_lasts(player: Player) -> None:
    nothing_is_saved_for_a_while(player)
    another_language_is_spoken(player)
    a_lost_screen_comes_back(player)
    another_screen_is_chosen(player)


def nothing_is_saved_for_a_while(player: Player) -> None:
    path = player.evening.path
    away = path.with_name("away")
    path.rename(away)
    player.click_segment("Constables roused", 6)
    assert said(player).startswith("Nothing was saved, and nothing has changed.")
    player.evening.retranslate()
    assert said(player).startswith("Nothing was saved, and nothing has changed.")
    assert "taken away while it was open. Put it back, or press Duplicate" in said(player)
    what_was_taken_away_is_duplicated(player, path.with_name("saved.duskboard"))
    away.rename(path)
    player.click_segment("Constables roused", 6)
    assert player.filled("Constables roused") == 6
    assert not said(player)


def what_was_taken_away_is_duplicated(player: Player, target: Path) -> None:
    duplicate = player.evening.window.error_bar._buttons[0]
    assert duplicate.text() == "Duplicate…"
    duplicate.click()
    dialog = player.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.selectFile(str(target))
    dialog.accept()
    assert target.stat().st_size == target.with_name("away").stat().st_size


def another_language_is_spoken(player: Player) -> None:
    """It is said anew in it, and no more once it was closed."""
    player.program.on_failed(FolderNotWritableError(Path("a.duskboard")))
    assert said(player).startswith("That did not work.")
    player.program._appearance.set_language(Language.TRADITIONAL_CHINESE)
    assert said(player)
    assert "That did not work." not in said(player)
    player.evening.window.error_bar._close.click()
    player.program._appearance.set_language(Language.ENGLISH)
    assert not said(player)


def a_lost_screen_comes_back(player: Player) -> None:
    """That ends its own trouble, and no other."""
    player.evening._on_players_lost("Projector")
    assert "Projector" in said(player)
    player.program.on_failed(FolderNotWritableError(Path("a.duskboard")))
    player.evening._on_players_restored("Projector")
    assert said(player).startswith("That did not work.")
    player.evening._on_players_lost("Projector")
    player.evening._on_players_restored("Projector")
    assert not said(player)


def another_screen_is_chosen(player: Player) -> None:
    player.evening._on_players_lost("Projector")
    player._qtbot.mouseClick(player.evening.window.error_bar._buttons[0], Qt.MouseButton.LeftButton)
    player.choose_players_window()
    assert player.evening.players.is_open
