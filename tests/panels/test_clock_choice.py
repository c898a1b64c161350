"""Clocks to choose among: equal names differ, a locked one cannot be picked, many can be found."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ClockOffer
from duskboard.panels.clock_choice import open_clocks

# Menus grab the keyboard, which the offscreen platform has none of.
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
Open = Callable[..., QMenu]


def offer(key: str, name: str, kind: ClockKind, filled: int, *, is_locked: bool) -> ClockOffer:
    return ClockOffer(
        clock=EntityId(key), name=name, kind=kind, filled=filled, size=6, is_locked=is_locked
    )


TWINS = (
    offer("a", "Alarm", ClockKind.DANGER, 1, is_locked=False),
    offer("b", "Alarm", ClockKind.PROGRESS, 4, is_locked=False),
    offer("c", "Vault", ClockKind.PROGRESS, 0, is_locked=True),
)


@pytest.fixture
def taken() -> list[object]:
    return []


@pytest.fixture
def show(qtbot: QtBot, words: Words, taken: list[object]) -> Open:
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    return lambda offers: open_clocks(words, button, offers, taken.append)


def test_equal_names_can_be_told_apart_and_a_locked_clock_cannot_be_picked(show: Open) -> None:
    menu = show(TWINS)
    assert [(row.text(), row.isEnabled()) for row in menu.actions()] == [
        ("Alarm · Danger 1/6", True),
        ("Alarm · Progress 4/6", True),
        ("Vault · Progress 0/6 · locked", False),
    ]
    menu.close()


def test_of_many_one_is_found_by_letters(qtbot: QtBot, show: Open, taken: list[object]) -> None:
    many = [offer(f"n{n}", f"Night {n}", ClockKind.DANGER, 0, is_locked=False) for n in range(14)]
    menu = show((*many, *TWINS))
    field = menu.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    qtbot.keyClicks(field, "alarm")
    rows = [row.text() for row in menu.actions()[1:] if row.isVisible()]
    assert rows == ["Alarm · Danger 1/6", "Alarm · Progress 4/6"]
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert taken == [EntityId("a")]
