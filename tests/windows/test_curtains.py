"""Curtains over what stands on the players' screen: nothing comes to lie on them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.curtain import Curtain
from duskboard.windows.curtains import Curtains

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    """The window of the game master."""
    window = QWidget()
    window.setGeometry(100, 100, 400, 300)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def curtains(qtbot: QtBot, look: Look, words: Words, owner: QWidget) -> Iterator[Curtains]:
    """Curtains for all that stands on the only screen."""
    players = QWidget()
    qtbot.addWidget(players)
    curtains = Curtains(look, words, lambda: owner, players)
    with qtbot.waitExposed(owner):
        owner.show()
    curtains.guard(QApplication.primaryScreen())
    assert curtains.covered == (owner,)
    yield curtains
    curtains.guard(None)


def on_top(window: QWidget) -> QWidget | None:
    return window.childAt(window.rect().center())


@pytest.mark.usefixtures("curtains")
def test_what_opens_in_a_covered_window_lies_under_its_curtain(owner: QWidget) -> None:
    secret = QLabel("The Sexton is the ghoul", owner)
    secret.resize(owner.size())
    secret.show()
    assert isinstance(on_top(owner), Curtain)
    secret.raise_()
    assert isinstance(on_top(owner), Curtain)


def test_once_lifted_it_lies_where_it_belongs(owner: QWidget, curtains: Curtains) -> None:
    secret = QLabel("The Sexton is the ghoul", owner)
    secret.resize(owner.size())
    secret.show()
    curtain = on_top(owner)
    assert curtain is not None
    QTest.mouseClick(curtain, LEFT)
    assert on_top(owner) is secret
    secret.raise_()
    assert on_top(owner) is secret
    assert curtains.covered == ()


def test_the_keyboard_is_where_it_was_once_it_is_lifted(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    fields = [QLineEdit(window) for _ in range(3)]
    fields[1].setFocus()
    curtain = Curtain(look, words, window)
    curtain.draw()
    assert window.focusWidget() is curtain
    curtain.lift()
    assert window.focusWidget() is fields[1]
    curtain.lift()
    assert window.focusWidget() is fields[1]


def test_a_dialog_that_is_covered_goes_by_escape_without_being_seen(
    qtbot: QtBot, owner: QWidget, curtains: Curtains
) -> None:
    dialog = QDialog(owner)
    dialog.setGeometry(150, 150, 200, 100)
    dialog.open()
    assert dialog in curtains.covered
    curtain = on_top(dialog)
    assert isinstance(curtain, Curtain)
    with qtbot.assertNotEmitted(curtain.lifted):
        QTest.keyClick(curtain, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_was_closed_comes_back_covered_though_it_was_lifted(
    owner: QWidget, curtains: Curtains
) -> None:
    curtain = on_top(owner)
    assert curtain is not None
    QTest.mouseClick(curtain, LEFT)
    assert owner not in curtains.covered
    owner.hide()
    owner.show()
    assert owner in curtains.covered


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_lifts_it_for_who_has_no_mouse(
    owner: QWidget, curtains: Curtains, key: Qt.Key
) -> None:
    curtain = on_top(owner)
    assert curtain is not None
    QTest.keyClick(curtain, key)
    assert curtains.covered == ()


@pytest.mark.usefixtures("curtains")
def test_a_menu_of_a_covered_window_goes_away_where_there_is_no_other_screen(
    qtbot: QtBot, owner: QWidget
) -> None:
    menu = QMenu(owner)
    menu.addAction("The Sexton is the ghoul")
    menu.popup(QPoint(200, 200))
    screen = QApplication.primaryScreen().geometry()
    assert not QRect(menu.geometry()).intersects(screen)
    qtbot.waitUntil(lambda: not menu.isVisible())


@pytest.mark.usefixtures("curtains")
def test_a_menu_of_a_window_that_was_lifted_stays_over_it(owner: QWidget) -> None:
    curtain = on_top(owner)
    assert curtain is not None
    QTest.mouseClick(curtain, LEFT)
    menu = QMenu(owner)
    menu.addAction("The Sexton is the ghoul")
    menu.popup(QPoint(200, 200))
    assert menu.isVisible()
    assert menu.geometry().topLeft() == QPoint(200, 200)
    menu.close()
