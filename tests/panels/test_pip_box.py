"""Actions clicked in the strip of turns, and their keys there and in the list."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from tests.board.chase import EDDA, FINN, HOB, chase, with_token
from tests.panels.chase_panel import LEFT, Key, hear

from duskboard.board.pip_painting import Pip
from duskboard.i18n.words import Words
from duskboard.models.board_model import BoardRow, board_rows
from duskboard.models.view_list_model import ViewListModel
from duskboard.panels.order_button import OrderButton
from duskboard.panels.order_strip import OrderStrip
from duskboard.panels.track_list import TrackList
from duskboard.panels.track_text import row_text
from duskboard.theme.look import Look

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
Stage = Callable[[QWidget, int, int], None]


@pytest.fixture(params=[1000, 620])
def strip(look: Look, words: Words, stage: Stage, request: pytest.FixtureRequest) -> OrderStrip:
    """The strip with buttons of the full form, and of the short one."""
    made = OrderStrip(look, words)
    made.mirror(chase())
    stage(made, request.param, 49)
    return made


def button(strip: OrderStrip, person_id: str) -> OrderButton:
    return next(one for one in strip.buttons if one.person_id == person_id)


def point(one: OrderButton, kind: Pip) -> QPoint:
    middle = one.pips.point_of(kind)
    assert middle is not None
    return middle.toPoint()


def test_a_click_on_an_action_spends_gives_back_or_forgives(strip: OrderStrip) -> None:
    actions, debts = hear(strip.actions_requested), hear(strip.debt_requested)
    chosen = hear(strip.selected)
    for who, kind in ((EDDA, Pip.LEFT), (FINN, Pip.SPENT), (HOB, Pip.OWED)):
        one = button(strip, who)
        QTest.mouseClick(one.pips, LEFT, NONE, point(one, kind))
    assert actions == [(EDDA, -1), (FINN, 1)]
    assert debts == [(HOB, -1)]
    assert chosen == []


def test_a_click_with_shift_adds_a_debt(strip: OrderStrip) -> None:
    debts = hear(strip.debt_requested)
    one = button(strip, EDDA)
    QTest.mouseClick(one.pips, LEFT, SHIFT, point(one, Pip.LEFT))
    assert debts == [(EDDA, 1)]


def test_a_click_beside_the_actions_selects(strip: OrderStrip) -> None:
    actions, chosen = hear(strip.actions_requested), hear(strip.selected)
    one = button(strip, EDDA)
    QTest.mouseClick(one, LEFT, NONE, QPoint(20, one.height() // 2))
    assert (actions, chosen) == ([], [(EDDA,)])


def test_the_middle_of_an_action_is_found_24_px_high(strip: OrderStrip) -> None:
    pips = button(strip, EDDA).pips
    assert pips.height() == 24
    middle = point(button(strip, EDDA), Pip.LEFT)
    rows = [y for y in range(24) if pips.pip_at(QPoint(middle.x(), y).toPointF()) is Pip.LEFT]
    assert len(rows) == 24


def test_brackets_are_keys_of_a_button(strip: OrderStrip) -> None:
    actions, debts = hear(strip.actions_requested), hear(strip.debt_requested)
    one = button(strip, HOB)
    QTest.keyClick(one, Key.Key_BracketLeft)
    QTest.keyClick(one, Key.Key_BracketRight)
    QTest.keyClick(one, Key.Key_BraceLeft, SHIFT)
    QTest.keyClick(one, Key.Key_BraceRight, SHIFT)
    assert actions == [(HOB, -1), (HOB, 1)]
    assert debts == [(HOB, 1), (HOB, -1)]


def test_who_has_no_actions_shows_none_to_click(look: Look, words: Words, stage: Stage) -> None:
    made = OrderStrip(look, words)
    made.mirror(with_token(chase(), FINN, left=0, granted=0))
    stage(made, 1000, 49)
    assert button(made, FINN).pips.isHidden()
    assert not button(made, EDDA).pips.isHidden()


def test_brackets_are_keys_of_a_row_of_the_list(look: Look, words: Words, stage: Stage) -> None:
    model = ViewListModel[BoardRow](lambda row: row.key, lambda row: row_text(words, row))
    model.mirror(board_rows(chase()))
    made = TrackList(look, words, model)
    stage(made, 500, 600)
    actions, debts = hear(made.actions_requested), hear(made.debt_requested)
    made.select(HOB)
    QTest.keyClick(made, Key.Key_BracketLeft)
    QTest.keyClick(made, Key.Key_BracketLeft, SHIFT)
    made.select(chase().places[0].place_id)
    QTest.keyClick(made, Key.Key_BracketLeft)
    assert (actions, debts) == ([(HOB, -1)], [(HOB, 1)])
