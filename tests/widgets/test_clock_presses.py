"""Keys that are not a clock's own, and clicks in quick succession."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.widgets.test_clock_dial import ALARM, LEFT, NONE, SHIFT, clock, middle, wishes

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.clock_dial import ClockDial


@pytest.fixture
def dial(qtbot: QtBot, look: Look, words: Words) -> ClockDial:
    made = ClockDial(look, words)
    qtbot.addWidget(made)
    made.mirror(clock())
    made.resize(made.sizeHint())
    made.show()
    return made


def double_click(dial: ClockDial, first: QPoint, second: QPoint) -> None:
    """Press and let go twice, as a window system tells it of two clicks in quick succession."""
    QTest.mouseClick(dial, LEFT, NONE, first)
    kinds = (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
    for kind in kinds:
        at = QPointF(second)
        event = QMouseEvent(kind, at, dial.mapToGlobal(at), LEFT, LEFT, NONE)
        QCoreApplication.sendEvent(dial, event)


def test_shift_f2_asks_for_the_name_and_f2_is_for_the_window(qtbot: QtBot, dial: ClockDial) -> None:
    heard = wishes(dial)
    plain = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F2, NONE)
    plain.ignore()
    QCoreApplication.sendEvent(dial, plain)
    assert not plain.isAccepted()
    qtbot.keyClick(dial, Qt.Key.Key_F2)
    assert heard == []
    qtbot.keyClick(dial, Qt.Key.Key_F2, SHIFT)
    assert heard == [("rename", ALARM)]


def test_page_keys_are_no_ticks(qtbot: QtBot, dial: ClockDial) -> None:
    heard = wishes(dial)
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        qtbot.keyClick(dial, key)
    qtbot.keyClick(dial, Qt.Key.Key_Right)
    assert heard == [("fill", ALARM, 1)]


def test_a_double_click_fills_once(dial: ClockDial) -> None:
    """And two quick clicks on two segments are two wishes."""
    dial.mirror(clock(3))
    heard = wishes(dial)
    dial.fill_requested.connect(lambda _clock, filled: dial.mirror(clock(filled)))
    fifth, sixth = (middle(dial, segment) for segment in (4, 5))
    double_click(dial, fifth, fifth)
    assert heard == [("fill", ALARM, 5)]
    double_click(dial, fifth, sixth)
    assert heard[1:] == [("fill", ALARM, 4), ("fill", ALARM, 6)]
