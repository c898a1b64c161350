"""What lies over the main window: hints and the curtain."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QPushButton,
)
from pytestqt.qtbot import QtBot
from tests.windows.table_window import make, settle

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.command import CommandTable
from duskboard.windows.curtain import Curtain
from duskboard.windows.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton

pytestmark = [
    pytest.mark.usefixtures("dress"),
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True),  # menus
]


@pytest.fixture
def window(qtbot: QtBot, look: Look, words: Words, commands: CommandTable) -> MainWindow:
    window = make(look, words, commands)
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    settle(window, qtbot)
    return window


def test_a_hint_stands_at_its_thing_and_is_read_once(window: MainWindow, qtbot: QtBot) -> None:
    anchor = window.dock("clocks").panel.findChild(QPushButton)
    assert isinstance(anchor, QPushButton)
    window.hints.show_hint("tick", "Click a segment to fill to it.", lambda: anchor)
    hint = window.hints._hint
    assert hint is not None
    assert hint.isVisible()
    top = anchor.mapTo(window, QPoint(0, anchor.height())).y()
    assert hint.y() >= top + 8  # below it, where it covers least
    link = hint._button
    with qtbot.waitSignal(window.hints.dismissed) as read:
        qtbot.mouseClick(link, LEFT)
    assert read.args == ["tick"]
    assert window.hints.hint_id == ""


def test_a_hint_gives_way_to_the_pointer_but_for_its_button(
    window: MainWindow, qtbot: QtBot
) -> None:
    anchor = window.dock("log").panel
    window.hints.show_hint("log", "Rolls land here.", lambda: anchor)
    hint = window.hints._hint
    assert hint is not None
    qtbot.waitUntil(hint.isVisible)
    beneath = QPushButton("beneath", window)
    beneath.setGeometry(hint.geometry())
    beneath.show()
    beneath.stackUnder(hint)
    spot, link = hint.geometry().topLeft() + QPoint(20, 12), hint._button
    assert window.childAt(spot) is not beneath
    qtbot.mouseMove(window, spot)
    qtbot.waitUntil(lambda: window.childAt(spot) is beneath)
    assert window.childAt(link.mapTo(window, link.rect().center())) is link
    qtbot.mouseMove(window, QPoint(40, 40))
    qtbot.waitUntil(lambda: window.childAt(spot) is not beneath)


def test_a_hint_goes_with_its_dock(window: MainWindow, qtbot: QtBot) -> None:
    anchor = window.dock("log").panel.findChild(QPushButton)
    assert isinstance(anchor, QPushButton)
    window.hints.show_hint("log", "Rolls land here.", lambda: anchor)
    hint = window.hints._hint
    assert hint is not None
    window.dock("log").close()
    qtbot.waitUntil(lambda: not hint.isVisible())
    window.show_dock("log")
    qtbot.waitUntil(hint.isVisible)


@pytest.fixture
def curtain(window: MainWindow, look: Look, words: Words) -> Curtain:
    curtain = Curtain(look, words, window)
    curtain.draw()
    return curtain


def test_the_curtain_covers_everything_until_it_is_clicked(
    window: MainWindow, curtain: Curtain, qtbot: QtBot
) -> None:
    assert curtain.geometry() == window.rect()
    window.resize(1700, 900)
    assert curtain.geometry() == QRect(0, 0, 1700, 900)
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain, LEFT)
    assert not curtain.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_curtain_opens_by_key(curtain: Curtain, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain, key)
