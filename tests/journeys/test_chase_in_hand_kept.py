"""A crossing in hand that outlives a restart: secret rolls, and a loss that nobody named."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import LEFT, ChaseSeat
from tests.seat.player import Player, Start

from duskboard.core.dice import ScriptedDice
from duskboard.windows.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key


def test_what_was_rolled_and_how_is_kept_when_the_program_closes(
    qtbot: QtBot, start: Start
) -> None:
    player = start(ScriptedDice([2]))
    player.open_sample("chase")
    seat = ChaseSeat(qtbot, player)
    a_roll_is_secret_in_a_chase_too(qtbot, player, seat)
    player.restart()
    it_stays_secret_until_that_is_ended(qtbot, player, seat)
    a_loss_is_asked_for(seat)
    player.restart()  # before anybody says it: the machine's die does
    assert seat.log() == "Finn Cray, DEX 75 · Failure · Wet cobbles · lost 2 actions, 99"
    assert seat.place("Finn Cray") == "Net lane"
    assert not player.evening.desk.tray.is_secret


def a_roll_is_secret_in_a_chase_too(qtbot: QtBot, player: Player, seat: ChaseSeat) -> None:
    desk = player.evening.desk
    before = desk.projection.coming.view.roll
    qtbot.mouseClick(desk.tray._form.secret, LEFT)
    seat.drag("Finn Cray", "Net lane")
    seat.panel.action.field.setFocus()
    seat.line("12")
    assert seat.place("Finn Cray") == "Net lane"
    assert seat.log() == "Finn Cray, DEX 75 · Extreme success · Wet cobbles, 12, secret"
    assert desk.projection.coming.view.roll == before
    seat.undo()


def it_stays_secret_until_that_is_ended(qtbot: QtBot, player: Player, seat: ChaseSeat) -> None:
    desk = player.evening.desk
    switch, news = desk.tray._form.secret, player.evening.window.status_bar
    before = desk.projection.coming.view.roll
    assert switch.isChecked()
    assert news.news.startswith("Rolls are still secret, as they were left.")
    qtbot.mouseClick(switch, LEFT)
    assert news.news == ""
    seat.drag("Finn Cray", "Net lane")
    seat.panel.action.field.setFocus()
    seat.line("12")
    assert desk.projection.coming.view.roll != before
    seat.undo()


def a_loss_is_asked_for(seat: ChaseSeat) -> None:
    seat.drag("Finn Cray", "Net lane")
    seat.panel.action.field.setFocus()
    seat.line("99")
    assert seat.panel.action.title.text() == "Finn failed: 99"


def test_people_typed_on_an_empty_table_begin_a_chase(qtbot: QtBot, start: Start) -> None:
    player = start()
    player.open_empty("chase")
    seat = ChaseSeat(qtbot, player)
    setup = seat.panel.setup
    seat.click_field(setup.field)
    seat.line("goonZ mov8 dex41")
    assert seat.log() == "goonZ, joined the chase"
    assert setup.field.text() == ""
    assert seat.log(1) == "Chase, chase laid out, 5 places"


@pytest.mark.slow
def test_the_largest_text_leaves_room_for_the_chase_in_a_small_window(
    qtbot: QtBot, start: Start
) -> None:
    player = start(ScriptedDice([]))
    player.open_sample("chase")
    seat = ChaseSeat(qtbot, player)
    player.size = (1280, 720)
    window = player.window
    assert isinstance(window, MainWindow)
    window.resize(1280, 720)
    for _ in range(6):
        qtbot.wait(1)
        qtbot.waitUntil(lambda: not overlapping(window), timeout=3000)
        assert seat.track.height() >= 200
        player.key(Key.Key_Plus, modifier=Qt.KeyboardModifier.ControlModifier)
    assert seat.panel._look.scale == 1.5
    seat.drag("Finn Cray", "Net lane")
    assert seat.panel.action.go.visibleRegion().boundingRect() == seat.panel.action.go.rect()


def overlapping(window: MainWindow) -> list[str]:
    """Return which docks in sight lie on each other, or on the bars of the window."""
    docks = [one for one in window.findChildren(QDockWidget) if one.isVisible() and one.x() >= 0]
    bars = [bar for bar in (window.menuWidget(), window.statusBar()) if bar is not None]
    boxes = [(one.objectName(), one.geometry()) for one in (*docks, *bars)]
    inside = QRect(0, 0, window.width(), window.height())
    found = [name for name, box in boxes if not inside.contains(box)]
    for at, (name, box) in enumerate(boxes):
        found += [f"{name}, {other}" for other, there in boxes[at + 1 :] if box.intersects(there)]
    return found
