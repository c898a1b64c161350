"""A dial shows what a click would do only to a pointer that moves."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.widgets.test_clock_dial import clock, middle

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.clock_dial import ClockDial

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def dial(qtbot: QtBot, look: Look, words: Words) -> Iterator[ClockDial]:
    """A dial that does what is wished, in a card, in a window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 300)
    card = QWidget(window)
    card.setGeometry(20, 20, 200, 200)
    made = ClockDial(look, words, parent=card)
    made.mirror(clock(2))
    made.resize(made.sizeHint())
    made.fill_requested.connect(lambda _clock_id, filled: made.mirror(clock(filled)))
    window.show()
    qtbot.waitExposed(window)
    yield made
    window.hide()  # and it lived as long as the test


def aim(dial: ClockDial, segment: int) -> None:
    """Move the pointer to a segment, and see that the dial shows what a click would do."""
    QTest.mouseMove(dial, middle(dial, segment) - QPoint(6, 6))
    QTest.mouseMove(dial, middle(dial, segment))
    assert target(dial) is not None


def target(dial: ClockDial) -> int | None:
    assert dial.face is not None
    return dial.face.target


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_click_ends_aiming(dial: ClockDial, button: Qt.MouseButton) -> None:
    aim(dial, 1 if button is RIGHT else 3)
    place = middle(dial, 1 if button is RIGHT else 3)
    QTest.mousePress(dial, button, pos=place)
    assert target(dial) is None
    QTest.mouseRelease(dial, button, pos=place)
    assert target(dial) is None
    QTest.mouseMove(dial, place + QPoint(1, 1))
    assert target(dial) is None
    QTest.mouseMove(dial, place + QPoint(5, 5))
    assert target(dial) is not None


def test_after_a_click_the_dial_looks_as_one_never_aimed_at(dial: ClockDial) -> None:
    dial.mirror(clock(4))
    dial.clearFocus()
    truth = dial.grab().toImage()
    dial.mirror(clock(2))
    aim(dial, 3)
    QTest.mouseClick(dial, LEFT, pos=middle(dial, 3))
    dial.clearFocus()
    assert dial.grab().toImage() == truth


def test_a_change_of_the_clock_ends_aiming(dial: ClockDial) -> None:
    aim(dial, 4)
    dial.mirror(clock(3))
    assert target(dial) is None
    aim(dial, 4)
    dial.mirror(clock(3))
    assert target(dial) == 5


def test_a_card_that_moves_away_ends_aiming(dial: ClockDial) -> None:
    aim(dial, 4)
    card = dial.parentWidget()
    assert card is not None
    card.move(60, 20)
    assert target(dial) is None
    aim(dial, 4)
    dial.move(10, 10)
    assert target(dial) is None
    aim(dial, 4)
    card.hide()
    assert target(dial) is None


def test_leaving_ends_aiming_and_a_clock_that_comes_under_the_pointer_does_not_begin_it(
    dial: ClockDial,
) -> None:
    aim(dial, 4)
    QApplication.sendEvent(dial, QEvent(QEvent.Type.Leave))
    assert target(dial) is None
    place = QPointF(middle(dial, 4))
    QApplication.sendEvent(dial, QEnterEvent(place, place, dial.mapToGlobal(place)))
    assert target(dial) is None
