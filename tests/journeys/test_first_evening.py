"""The first evening: from the first page to a clock made, ticked and hidden; nothing is lost."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.windows.first_run import FirstRun
from duskboard.windows.option_card import OptionCard


def first_page() -> FirstRun:
    """Return the page that stands open before there is a campaign."""
    pages = [one for one in QApplication.topLevelWidgets() if isinstance(one, FirstRun)]
    return next(page for page in pages if page.isVisible())


def button(page: FirstRun, text: str) -> QAbstractButton:
    """Return a button by what stands on it."""
    return next(one for one in page.findChildren(QAbstractButton) if one.text() == text)


def test_the_first_page_opens_the_sample_table_where_the_game_is_played(
    qtbot: QtBot, start: Callable[[], Player]
) -> None:
    player = start()
    player.program.start(None)
    page = first_page()
    qtbot.mouseClick(page.findChildren(OptionCard)[0], Qt.MouseButton.LeftButton)  # chases
    qtbot.mouseClick(button(page, "Open the sample table"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: player.program.evening is not None)
    assert not page.isVisible()
    assert player.evening.desk.chase_board.isVisible()
    assert player.filled("Constables roused") == 5


def test_a_clock_is_made_ticked_and_hidden_undone_and_redone_after_closing(
    start: Callable[[], Player],
) -> None:
    player = start()
    player.open_sample()
    player.key(Qt.Key.Key_F11)
    player.choose_players_window()
    player.see("Clocks")
    assert "Constables roused" in player.players_texts()

    player.key(Qt.Key.Key_C)
    player.line("Alarm 6 danger")
    player.key(Qt.Key.Key_Escape)
    assert player.filled("Alarm") == 0
    assert "Alarm" not in player.players_texts()

    player.click_segment("Alarm", 2)
    player.click_segment("Alarm", 4)
    player.focus_clock("Alarm")
    player.key(Qt.Key.Key_Plus)
    player.key(Qt.Key.Key_V)
    assert player.filled("Alarm") == 5
    assert {"Alarm", "5", "1 left"} <= player.players_texts()

    player.focus_clock("Constables roused")
    player.key(Qt.Key.Key_6)
    player.key(Qt.Key.Key_Minus)
    player.key(Qt.Key.Key_V)
    assert "Constables roused" not in player.players_texts()
    player.focus_clock("Alarm")
    player.key(Qt.Key.Key_Minus)
    player.key(Qt.Key.Key_V)
    assert "Alarm" not in player.players_texts()

    player.undo(10)
    assert not player.has_clock("Alarm")
    assert player.filled("Constables roused") == 5
    player.unfreeze()
    assert "Constables roused" in player.players_texts()

    player.restart()
    assert not player.has_clock("Alarm")
    player.redo(10)
    assert player.filled("Alarm") == 4
    assert player.filled("Constables roused") == 5


def test_the_first_step_into_an_earlier_session_wants_a_second_press(
    start: Callable[[], Player],
) -> None:
    player = start()
    player.open_sample()
    steps_tonight = 0
    while player.question() is None:
        player.undo()
        steps_tonight += 1
        assert steps_tonight < 100
    assert "session 6" in (player.question() or "")
    player.undo()
    assert player.question() is None


def test_a_roll_by_keyboard_is_undone_from_its_field_and_left_by_escape(
    start: Callable[[], Player],
) -> None:
    player = start()
    player.open_sample()
    player.focus_clock("Constables roused")
    player.key(Qt.Key.Key_6)
    player.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    player.line("d100 b1")
    player.line("= 138")
    tray = player.evening.desk.tray
    assert "from 1 to 100" in tray.form.field.accessibleDescription()
    player.key(Qt.Key.Key_Escape)
    player.line("= 38")
    assert tray.form.field.hasFocus()
    player.undo(2)
    assert player.filled("Constables roused") == 5
    player.key(Qt.Key.Key_Escape)
    assert player.dial("Constables roused").hasFocus()
