"""What players see of an evening: a chase, a picture held while four things change, hand-outs."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.seat.player import Player
from tests.seat.players_hand import (
    LEFT,
    choose,
    drag,
    drag_row,
    freeze_texts,
    group,
    open_screen,
    row_with,
    text_of,
)
from tests.seat.shared_evening import SharedEvening

from duskboard.projector.page_keys import PageKeys
from duskboard.widgets.clock_dial import ClockDial
from duskboard.windows.hand_out_dialog import HandOutDialog
from duskboard.windows.screen_choice import ScreenChoice


@pytest.fixture
def player(chase_evening: SharedEvening, qtbot: QtBot) -> Iterator[Player]:
    """Somebody with the sample open, and a players' screen in a window."""
    with chase_evening.lent(qtbot) as player:
        player.key(Qt.Key.Key_Escape)
        open_screen(player, qtbot)
        yield player


def end_turn(player: Player) -> None:
    QTest.mouseClick(player.evening.desk.chase_board.end, LEFT)


def test_a_chase_is_watched_from_the_players_screen(player: Player) -> None:
    news = player.evening.window.status_bar
    player.key(Qt.Key.Key_7, Qt.KeyboardModifier.ControlModifier)
    assert news.news == "Character: nothing of it is shown to players yet."
    player.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert {"Round 1", "Finn Cray", "3 actions left", "Fish"} <= player.players_texts()
    end_turn(player)
    seen = player.players_texts()
    assert {"Edda Marsh", "2 actions left"} <= seen
    assert "Finn Cray" not in seen
    assert not any("MOV" in text or "DEX" in text or "%" in text for text in seen)
    for _ in range(3):
        end_turn(player)
    assert {"Round 2", "Finn Cray"} <= player.players_texts()
    player.undo()
    assert "Round 1" in player.players_texts()


def test_the_picture_is_held_while_four_things_change(player: Player) -> None:
    choose(player, "Chase")
    before = player.players_texts()
    player.key(Qt.Key.Key_F9)
    for _ in range(2):
        end_turn(player)
    choose(player, "Show or hide", "Tom Reyes")
    choose(player, "Show or hide", "Chapel yard")
    assert player.players_texts() == before
    assert "4 waiting" in freeze_texts(player)
    choose(player, "Clocks")
    assert group(player).page_button.accessibleName() == "Players see: Chase"
    assert player.players_texts() == before
    choose(player, "Chase")
    player.key(Qt.Key.Key_F9)
    seen = player.players_texts()
    assert "Tom" in before
    assert "Tom" not in seen
    assert "Chapel" in " ".join(before)
    assert "Chapel" not in " ".join(seen)
    assert "The Sexton" in seen
    assert not any("waiting" in text for text in freeze_texts(player))


def test_what_is_dragged_to_the_players_button_is_shown(player: Player) -> None:
    drag_a_place(player)
    drag_a_row_of_the_chase(player)
    player.key(Qt.Key.Key_F4)
    drag_a_row_of_the_log(player)
    drag_a_note(player)


def drag_a_place(player: Player) -> None:
    choose(player, "Chase")
    choose(player, "Show or hide", "Rope walk")
    assert "Rope" not in " ".join(player.players_texts())
    track = player.evening.desk.chase_board.track
    view = player.evening.desk.chase_board.view
    assert view is not None
    key = next(place.place_id for place in view.places if place.name == "Rope walk")
    box = track.board.box_of(key)
    assert box is not None
    viewport = track.viewport()
    start = track.mapFromScene(box.center())
    button = group(player).page_button
    goal = viewport.mapFromGlobal(button.mapToGlobal(button.rect().center()))
    drag(viewport, start, goal)
    assert "Rope" in " ".join(player.players_texts())


def drag_a_row_of_the_chase(player: Player) -> None:
    choose(player, "Show or hide", "Ferry steps")
    choose(player, "Title card")
    rows = player.evening.desk.track_list
    row = row_with(rows, "Ferry steps")
    rows.scrollTo(rows.model().index(row, 0))
    drag_row(player, rows, row)
    assert group(player).page_button.accessibleName() == "Players see: Chase"
    assert "Ferry" in " ".join(player.players_texts())


def test_the_only_screen_is_given_to_players_whole_where_that_is_asked_for(
    player: Player, qtbot: QtBot
) -> None:
    player.key(Qt.Key.Key_F11)
    assert group(player).page_button.accessibleName() == "Players see: nothing"
    player.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ScreenChoice))
    choice = QApplication.activeModalWidget()
    assert isinstance(choice, ScreenChoice)
    QTest.mouseClick(next(iter(choice._cards.values())), LEFT)
    QTest.mouseClick(choice._show, LEFT)
    players = player.evening.players
    qtbot.waitUntil(players.isFullScreen)
    assert player.window in player.evening._screen.curtains.covered
    player.key(Qt.Key.Key_F11)
    assert not players.isVisible()
    assert player.evening._screen.curtains.covered == ()


def test_its_keys_work_where_it_was_given_the_keyboard_unasked(
    player: Player, qtbot: QtBot
) -> None:
    choose(player, "Chase")
    players = player.evening.players
    # As a window system does that gives the keyboard to whatever is shown.
    players.windowHandle().setFlag(Qt.WindowType.WindowDoesNotAcceptFocus, on=False)
    players.windowHandle().requestActivate()
    qtbot.waitUntil(players.isActiveWindow)
    assert player.players_texts()
    qtbot.keyClick(players, Qt.Key.Key_F10)
    assert player.players_texts() == set()
    qtbot.keyClick(players, Qt.Key.Key_F10)
    qtbot.keyClick(players, Qt.Key.Key_F9)
    assert group(player)._freeze.isChecked()
    qtbot.keyClick(players, Qt.Key.Key_F11)
    assert not players.isVisible()


def test_keys_after_a_click_on_the_picture_are_for_the_picture(
    player: Player, qtbot: QtBot
) -> None:
    """Nothing on the table changes by them, whatever had the keyboard before; Esc gives it back."""
    player.key(Qt.Key.Key_F4)
    choose(player, "Clocks")
    desk, players = player.evening.desk, player.evening.players
    dial = desk.wall.view.canvas.hosts[0].findChild(ClockDial)
    assert isinstance(dial, ClockDial)
    dial.setFocus(Qt.FocusReason.TabFocusReason)
    turned: list[int] = []
    steps = len(desk.document.rows)
    QTest.mouseClick(players, LEFT)
    players.turned.connect(turned.append)
    keys = QApplication.focusWidget()
    assert isinstance(keys, PageKeys)
    keys.turned.connect(turned.append)
    for where in (keys, players):
        for key in (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_Up):
            qtbot.keyClick(where, key)
    qtbot.keyClick(keys, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (turned, len(desk.document.rows)) == ([1, 1, -1, 1, 1, -1], steps)
    qtbot.keyClick(keys, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is dial
    player.key(Qt.Key.Key_PageDown)
    assert len(desk.document.rows) == steps


def drag_a_row_of_the_log(player: Player) -> None:
    log = player.evening.desk.log_panel
    QTest.mouseClick(log._choice, LEFT, pos=log._choice.rect().center() + QPoint(30, 0))
    steps = log._list
    rows = range(steps.model().rowCount())
    row = next(row for row in rows if "over the low wall" in text_of(steps, row))
    choose(player, "Title card")
    assert "Edda Marsh" not in " ".join(player.players_texts())
    drag_row(player, steps, row)
    assert group(player).page_button.accessibleName() == "Players see: Last roll"
    assert "38" in player.players_texts()
    assert log.open_steps == ()


def drag_a_note(player: Player) -> None:
    """And hide it from the menu."""
    notes = player.evening.desk.note_panel._list
    assert text_of(notes, 0) == "Prices"
    drag_row(player, notes, 0)
    assert group(player).page_button.accessibleName() == "Players see: Hand-out"
    assert player.evening.desk.note_panel.editor is None
    assert "Prices" in player.players_texts()
    choose(player, "Show or hide", "Prices")
    assert "Prices" not in player.players_texts()


def test_a_step_back_that_would_reveal_something_waits_for_one_click(player: Player) -> None:
    choose(player, "Chase")
    choose(player, "Show or hide", "Tom Reyes")
    assert "Tom" not in player.players_texts()
    player.undo()
    assert "Tom" not in player.players_texts()
    assert "would show them something hidden" in player.evening.window.status_bar.news
    player.redo()
    assert "goes on" in player.evening.window.status_bar.news
    assert not group(player)._freeze.isChecked()
    player.undo()
    QTest.mouseClick(group(player)._freeze, LEFT)
    assert "Tom" in player.players_texts()


def test_a_letter_is_written_shown_and_found_again(player: Player) -> None:
    choose(player, "New hand-out…")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, HandOutDialog)
    QTest.mouseClick(dialog._show, LEFT)
    assert dialog._error.text() == "A hand-out needs a title."
    QTest.keyClicks(dialog._title, "A notice")
    QTest.keyClicks(dialog._text, "Bring the whole fare.")
    QTest.mouseClick(dialog._show, LEFT)
    player.settle()
    assert group(player).page_button.accessibleName() == "Players see: Hand-out"
    assert {"A notice", "Bring the whole fare."} <= player.players_texts()
    choose(player, "Show or hide", "A notice")
    assert "A notice" not in player.players_texts()
    choose(player, "Title card")
    player.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    player.line("A notice")
    assert {"A notice", "Bring the whole fare."} <= player.players_texts()
