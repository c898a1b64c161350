"""The forecast of the chase in the running program."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.gm import Gm
from tests.seat.shared_evening import SharedEvening

from duskboard.core.chase.participant import Side

_T = TypeVar("_T")
LEFT = Qt.MouseButton.LeftButton


class Later:
    """Does work when a test says so; at once after the test, for those that share the evening."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []
        self.is_over = False

    def compute(self, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        if self.is_over:
            done(work())
        else:
            self.waiting.append(lambda: done(work()))

    def go(self) -> None:
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            one()


@pytest.fixture
def later() -> Iterator[Later]:
    made = Later()
    yield made
    made.is_over = True


@pytest.fixture
def gm(chase_evening: SharedEvening, qtbot: QtBot) -> Iterator[Gm]:
    with chase_evening.lent(qtbot) as player:
        yield Gm(player)


def press(control: QWidget, text: str) -> None:
    buttons = control.findChildren(QAbstractButton)
    QTest.mouseClick(next(one for one in buttons if one.text() == text), LEFT)


def test_the_forecast_is_worked_out_while_it_is_in_sight(
    gm: Gm, later: Later, qtbot: QtBot
) -> None:
    evening = gm.player.evening
    evening.use(later)
    panel = evening.desk.forecast
    QTest.mouseClick(gm.board.end, LEFT)
    assert not later.waiting  # nobody looks
    evening.window.show_dock("forecast")
    qtbot.waitUntil(lambda: bool(later.waiting))
    later.go()
    assert [one.label for one in panel.bars.bars][:2] == ["Round 1", "Round 2"]
    assert panel.about.text() == (
        "10,000 runs, quarry careful, pursuers reckless, caught = held · "
        "Left out: breaking barriers, any answer but a dodge and waiting one’s turn."
    )
    careful = panel.bars.bars
    assert [panel.who.itemText(at) for at in range(panel.who.count())] == [
        "Edda Marsh",
        "Tom Reyes",
    ]
    first = panel.bars.bars[-1]
    shown = [label.text() for label in panel.sums.values()]
    assert shown == [
        f"Escaped {first.high}%",
        f"Running {100 - first.high - first.low}%",
        f"Caught {first.low}%",
    ]
    assert f"Round 8: escaped {first.high}%" in panel.bars.accessibleName()

    press(panel.policies[Side.QUARRY], "reckless")
    assert panel.bars.is_stale
    qtbot.waitUntil(lambda: bool(later.waiting))
    QTest.mouseClick(gm.board.end, LEFT)  # what was begun before holds no more
    qtbot.waitUntil(lambda: len(later.waiting) == 2)
    later.go()
    assert not panel.bars.is_stale
    assert panel.bars.bars != careful
    assert panel.about.text().startswith("10,000 runs, quarry reckless")
    evening.window.toggle_dock("forecast")
    gm.player.undo()
    assert not later.waiting


def test_the_odds_follow_the_roll_in_hand_and_answer_for_any(gm: Gm) -> None:
    evening, player = gm.player.evening, gm.player
    panel = evening.desk.odds
    evening.window.show_dock("odds")
    assert panel.page is None
    assert panel.none.text() == "Arm a roll to see its odds."
    gm.track.setFocus()
    gm.track.select(gm.token("Finn Cray").person_id)
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Return)
    totals = [row.total.text() for row in panel.rows if row.isVisible()]
    assert panel.title.text() == "DEX 75 · Finn to Net lane"
    assert totals == ["75%", "94%", "98%"]
    assert [row.line.is_lit for row in panel.rows if row.line][:3] == [True, False, False]
    player.key(Qt.Key.Key_B)
    assert [row.line.is_lit for row in panel.rows if row.line][:3] == [False, True, False]
    player.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    player.line("odds of any roll")
    assert panel.ask.number.hasFocus()
    player.type("30")
    assert [row.total.text() for row in panel.rows if row.isVisible()] == ["51%", "30%", "9%"]
    press(panel.ask.kinds, "d6 pool")
    assert [row.label.text() for row in panel.rows if row.isVisible()] == ["3d", "2d", "1d"]
    QTest.mouseClick(panel.ask_button, LEFT)
    assert [row.total.text() for row in panel.rows if row.isVisible()] == ["75%", "94%", "98%"]
    gm.track.setFocus()
    player.key(Qt.Key.Key_Escape)
    assert panel.page is None
