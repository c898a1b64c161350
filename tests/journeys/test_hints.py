"""Hints of the first evening: they cover no names, and go when the thing has been done."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.settings import option
from duskboard.windows.main_window import MainWindow


def test_a_hint_lies_beside_the_card_and_goes_when_its_thing_is_done(
    start: Callable[[], Player], qtbot: QtBot
) -> None:
    player = start()
    settings = player._room.settings
    settings.set(option.HINTS_SEEN, frozenset())
    player.open_sample()
    window = player.window
    assert isinstance(window, MainWindow)
    assert window.hints.hint_id == "click"
    first = player.evening.desk.clocks.views[0]
    hint = window.hints._hint
    assert hint is not None
    qtbot.waitUntil(hint.isVisible)
    hosts = player.evening.desk.wall.view.canvas.hosts
    cards = [QRect(one.mapTo(window, QPoint()), one.size()) for one in hosts]
    assert not any(hint.geometry().intersects(one) for one in cards)  # there is room below all

    player.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    player.line("d100")
    assert window.hints.hint_id == "click"
    assert settings.get(option.HINTS_SEEN) == {"dice"}
    player.focus_clock(first.name)
    player.key(Qt.Key.Key_Plus)
    assert window.hints.hint_id == "drag"
    assert settings.get(option.HINTS_SEEN) == {"dice", "click"}


def test_a_hint_stays_in_its_panel_beside_the_track(
    start: Callable[[], Player], qtbot: QtBot
) -> None:
    player = start()
    player._room.settings.set(option.HINTS_SEEN, frozenset())
    player.open_sample()
    window = player.window
    assert isinstance(window, MainWindow)
    window.resize(1280, 720)
    player.key(Qt.Key.Key_F1)
    hint = window.hints._hint
    assert hint is not None

    def is_below_the_first() -> bool:
        card = player.dial("Constables roused").parentWidget()
        assert card is not None
        return hint.y() >= card.mapTo(window, QPoint(0, card.height())).y()

    def is_within() -> bool:
        panel = window.dock("clocks").geometry()
        return hint.isVisible() and panel.contains(hint.geometry())

    qtbot.waitUntil(lambda: is_below_the_first() and is_within())
    assert hint.height() >= hint.heightForWidth(hint.width())
