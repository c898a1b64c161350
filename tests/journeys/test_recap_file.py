"""The recap is saved under the name of the campaign, whatever its file is called."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.i18n.session_story import Audience
from duskboard.play.campaign import EditCampaign, edit_campaign
from duskboard.windows.recap_dialog import RecapDialog


def test_the_recap_bears_the_name_of_the_campaign(
    start: Callable[[], Player], tmp_path: Path
) -> None:
    player = start()
    player.program.files.open_empty()
    player.settle()
    evening = player.evening
    wish = EditCampaign(name="St. Ives / North")
    evening.desk.clerk.do(lambda table: edit_campaign(table, wish))
    evening._sessions._on_recap_save_requested("# Told", Audience.GM)
    dialog = player.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    chosen = Path(dialog.selectedFiles()[0])
    assert chosen.name == "St. Ives North, session 1.md"
    dialog.selectFile(str(tmp_path / chosen.name))
    dialog.accept()
    assert (tmp_path / chosen.name).read_text(encoding="utf-8") == "# Told"
    assert player.evening.window.status_bar.news == f"Recap saved: {tmp_path / chosen.name}"


def test_keeping_on_playing_takes_the_end_of_the_session_back(
    start: Callable[[], Player], qtbot: QtBot
) -> None:
    player = start()
    player.open_sample()
    sessions = player.evening._sessions
    sessions.end()
    assert not sessions.is_running
    qtbot.mouseClick(recap_button(player, "Keep playing"), Qt.MouseButton.LeftButton)
    assert sessions.is_running
    assert sessions.latest is not None
    assert sessions.latest.number == 7

    sessions.end()
    recap_dialog(player).reject()
    assert not sessions.is_running
    sessions.show_recap()  # of a session that is over there is nothing to play on
    qtbot.mouseClick(recap_button(player, "Close"), Qt.MouseButton.LeftButton)
    assert not sessions.is_running


def recap_dialog(player: Player) -> RecapDialog:
    dialogs = player.window.findChildren(RecapDialog)
    return next(dialog for dialog in dialogs if dialog.isVisible())


def recap_button(player: Player, text: str) -> QAbstractButton:
    buttons = recap_dialog(player).findChildren(QAbstractButton)
    return next(button for button in buttons if button.text() == text)
