"""The same clicks and keys do the same wherever a clock stands."""

import math
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.clock_history_panel import ClockHistoryPanel
from duskboard.table.clock_view import CardKind, CardView, ClockView, RaceView
from duskboard.theme.look import Look
from duskboard.widgets.clock_card import ClockCard
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.clock_row import ClockRow

ALARM, OTHER = EntityId("alarm"), EntityId("other")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
HUB = 0.46
"""The hub's share of the radius."""

CLOCK = ClockView(clock_id=ALARM, name="Alarm", kind=ClockKind.PROGRESS, size=6, filled=3)
RIVAL = replace(CLOCK, clock_id=OTHER, name="Hunters", filled=1)
Place = tuple[QWidget, ClockDial]
Maker = Callable[[Look, Words], Place]


def alone(name: str) -> Maker:
    def make(look: Look, words: Words) -> Place:
        dial = ClockDial(look, words, diameter=name)
        dial.mirror(CLOCK)
        return dial, dial

    return make


def on_card(view: CardView) -> Maker:
    def make(look: Look, words: Words) -> Place:
        card = ClockCard(look, words, diameter="clock.wall")
        card.mirror(view)
        card.resize(320, card.heightForWidth(320))
        return card, next(dial for dial in card.dials if dial.clock_id == ALARM)

    return make


def in_row(look: Look, words: Words) -> Place:
    row = ClockRow(look, words)
    row.mirror(CLOCK)
    row.resize(row.sizeHint())
    return row, row.dial


def in_history(look: Look, words: Words) -> Place:
    panel = ClockHistoryPanel(look, words)
    panel.mirror(CLOCK, ())
    panel.resize(320, 420)
    return panel, panel.findChildren(ClockDial)[0]


RACING = CardView(
    kind=CardKind.RACE,
    clocks=(
        replace(CLOCK, race=RaceView(rival_id=OTHER, lead=2, is_second=False)),
        replace(RIVAL, race=RaceView(rival_id=ALARM, lead=-2, is_second=True)),
    ),
)
CHAIN = CardView(
    kind=CardKind.CHAIN, clocks=(replace(CLOCK, opens=(OTHER,)), replace(RIVAL, locked=True))
)
PLACES: dict[str, Maker] = {
    "a dial of 72": alone("clock.card"),
    "a dial of 92": alone("clock.wall"),
    "a card": on_card(CardView(kind=CardKind.SINGLE, clocks=(CLOCK,))),
    "a race": on_card(RACING),
    "a chain": on_card(CHAIN),
    "a row, 28": in_row,
    "its history": in_history,
}


def middle(dial: ClockDial, segment: int) -> QPoint:
    """Return the middle of a segment, found from the size of the dial alone."""
    clock = dial.view
    assert clock is not None
    assert clock.size is not None
    ring = dial._ring()
    radius = ring.diameter / 2 * (1 + HUB) / 2
    turn = math.tau * (segment + 0.5) / clock.size
    at = ring.center + QPointF(radius * math.sin(turn), -radius * math.cos(turn))
    return at.toPoint()


@pytest.mark.parametrize("place", PLACES)
def test_a_clock_is_worked_alike_wherever_it_stands(
    qtbot: QtBot, look: Look, words: Words, place: str
) -> None:
    widget, dial = PLACES[place](look, words)
    qtbot.addWidget(widget)
    widget.show()
    heard: list[tuple[object, ...]] = []
    widget.fill_requested.connect(lambda *args: heard.append(args))  # type: ignore[attr-defined]
    QTest.mouseClick(dial, LEFT, pos=middle(dial, 4))
    QTest.mouseClick(dial, LEFT, pos=middle(dial, 2))
    QTest.mouseClick(dial, LEFT, pos=middle(dial, 0))
    QTest.mouseClick(dial, LEFT, SHIFT, middle(dial, 1))
    QTest.mouseClick(dial, RIGHT, pos=middle(dial, 2))
    QTest.mouseClick(dial, LEFT, pos=dial.rect().center())
    dial.setFocus()
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_6, Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(dial, key)
    wanted = [5, 2, 1, 1, 2, 4, 2, 6, 0, 6]
    assert heard == [(ALARM, filled) for filled in wanted]
