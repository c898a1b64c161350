"""The players' window: takes no focus, quits nothing, follows its screen and no other."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.projector.screen_key import key_of
from duskboard.projector.window import PlayerWindow
from duskboard.theme.look import Look


@pytest.fixture
def window(qtbot: QtBot, look: Look, words: Words) -> PlayerWindow:
    window = PlayerWindow(look, words, lambda _asset_id: None)
    qtbot.addWidget(window)
    return window


def test_it_takes_no_focus_and_does_not_keep_the_program_alive(window: PlayerWindow) -> None:
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert not window.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    assert window.parentWidget() is None


def test_full_on_a_screen_it_covers_all_of_it_without_a_frame(
    qtbot: QtBot, window: PlayerWindow
) -> None:
    screen = QGuiApplication.primaryScreen()
    window.show_on(screen, full=True)
    qtbot.waitExposed(window)
    assert window.isFullScreen()
    assert window.geometry() == screen.geometry()
    assert window.windowFlags() & Qt.WindowType.FramelessWindowHint
    assert window.key == key_of(screen)


def test_as_a_window_it_stands_within_the_screen(qtbot: QtBot, window: PlayerWindow) -> None:
    screen = QGuiApplication.primaryScreen()
    window.show_on(screen, full=False)
    qtbot.waitExposed(window)
    assert not window.isFullScreen()
    assert screen.geometry().contains(window.geometry())


def test_it_goes_from_window_to_full_and_back(qtbot: QtBot, window: PlayerWindow) -> None:
    screen = QGuiApplication.primaryScreen()
    for full in (False, True, False):
        window.show_on(screen, full=full)
        qtbot.waitExposed(window)
        assert window.isFullScreen() is full
        assert window.isVisible()


def test_a_vanished_screen_hides_it_and_says_which(
    qtbot: QtBot, qapp: QApplication, window: PlayerWindow
) -> None:
    screen = QGuiApplication.primaryScreen()
    window.show_on(screen, full=True)
    with qtbot.waitSignal(window.lost) as lost:
        qapp.screenRemoved.emit(screen)
    assert lost.args == [screen.name()]
    assert not window.isVisible()
    assert window.is_open


def test_it_comes_back_with_its_screen(
    qtbot: QtBot, qapp: QApplication, window: PlayerWindow
) -> None:
    screen = QGuiApplication.primaryScreen()
    name = screen.name()  # now: a signal emitted by hand may cost the screen its wrapper
    window.show_on(screen, full=True)
    qapp.screenRemoved.emit(screen)
    with qtbot.waitSignal(window.restored, timeout=2000) as restored:
        qapp.screenAdded.emit(QGuiApplication.primaryScreen())
    assert restored.args == [name]
    assert window.isVisible()


def test_closing_it_leaves_the_screen_for_good(qtbot: QtBot, window: PlayerWindow) -> None:
    window.show_on(QGuiApplication.primaryScreen(), full=False)
    with qtbot.waitSignal(window.closed):
        window.close()
    assert not window.is_open
    assert window.key is None
