"""Actions clicked in the strip of turns and in the list, and their keys there."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from tests.board.chase import EDDA, FINN, HOB, chase, with_token
from tests.panels.chase_panel import LEFT, Key, hear

from duskboard.board.pip_painting import Pip
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.board_model import BoardRow, board_rows
from duskboard.models.view_list_model import ModelRole, ViewListModel
from duskboard.panels.order_button import OrderButton
from duskboard.panels.order_strip import OrderStrip
from duskboard.panels.track_delegate import TrackDelegate
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


def test_who_acts_no_more_is_not_seen_until_the_button_is_deleted(strip: OrderStrip) -> None:
    fewer = replace(chase(), order=chase().order[:-1], tokens=chase().tokens[:1])
    strip.mirror(fewer)
    seen = [one for one in strip.findChildren(OrderButton) if one.isVisibleTo(strip)]
    assert seen == list(strip.buttons)


def test_who_has_no_actions_shows_none_to_click(look: Look, words: Words, stage: Stage) -> None:
    made = OrderStrip(look, words)
    made.mirror(with_token(chase(), FINN, left=0, granted=0))
    stage(made, 1000, 49)
    assert button(made, FINN).pips.isHidden()
    assert not button(made, EDDA).pips.isHidden()


@pytest.fixture
def rows(look: Look, words: Words, stage: Stage) -> TrackList:
    """The list of the same chase, without anybody on the way."""
    model = ViewListModel[BoardRow](lambda row: row.key, lambda row: row_text(words, row))
    model.mirror(board_rows(chase()))
    made = TrackList(look, words, model)
    model.setParent(made)
    made.mirror(chase())
    stage(made, 500, 900)
    return made


def row_rect(rows: TrackList, who: EntityId) -> QRect:
    model = rows.model()
    indexes = (model.index(row, 0) for row in range(model.rowCount()))
    return rows.visualRect(next(one for one in indexes if one.data(ModelRole.KEY) == who))


def row_point(rows: TrackList, who: EntityId, kind: Pip) -> QPoint:
    """The first pixel of a pip in a row, a little inside."""
    delegate, rect = rows.itemDelegate(), row_rect(rows, who)
    assert isinstance(delegate, TrackDelegate)
    token = chase().token(who)
    assert token is not None
    points = (QPoint(x, rect.center().y()) for x in range(rect.left(), rect.right()))
    found = (at for at in points if delegate.pip_at(QRectF(rect), token, QPointF(at)) is kind)
    return next(found) + QPoint(3, 0)


def test_a_click_on_an_action_in_the_list_spends_gives_back_or_forgives(rows: TrackList) -> None:
    actions, debts = hear(rows.actions_requested), hear(rows.debt_requested)
    chosen = hear(rows.selected)
    for who, kind in ((EDDA, Pip.LEFT), (FINN, Pip.SPENT), (HOB, Pip.OWED)):
        QTest.mouseClick(rows.viewport(), LEFT, NONE, row_point(rows, who, kind))
    QTest.mouseClick(rows.viewport(), LEFT, SHIFT, row_point(rows, FINN, Pip.SPENT))
    assert actions == [(EDDA, -1), (FINN, 1)]
    assert debts == [(HOB, -1), (FINN, 1)]
    assert chosen == []


def test_two_fast_clicks_in_the_list_spend_two_and_rename_nobody(rows: TrackList) -> None:
    actions = hear(rows.actions_requested)
    at = row_point(rows, EDDA, Pip.LEFT)
    QTest.mouseClick(rows.viewport(), LEFT, NONE, at)
    QTest.mouseDClick(rows.viewport(), LEFT, NONE, at)  # a press that comes soon, not let go yet
    QTest.mouseRelease(rows.viewport(), LEFT, NONE, at)
    assert actions == [(EDDA, -1), (EDDA, -1)]
    assert rows.editor.isHidden()


def test_a_press_on_an_action_let_go_elsewhere_changes_nothing(rows: TrackList) -> None:
    actions, chosen = hear(rows.actions_requested), hear(rows.selected)
    at = row_point(rows, EDDA, Pip.LEFT)
    QTest.mousePress(rows.viewport(), LEFT, NONE, at)
    QTest.mouseRelease(rows.viewport(), LEFT, NONE, QPoint(120, at.y()))
    assert (actions, chosen) == ([], [])
    beside = QPoint(120, row_rect(rows, FINN).center().y())
    QTest.mouseClick(rows.viewport(), LEFT, NONE, beside)
    assert (actions, chosen) == ([], [(FINN,)])


def test_the_action_under_the_pointer_is_marked_in_the_list(rows: TrackList) -> None:
    at, row = row_point(rows, EDDA, Pip.LEFT), row_rect(rows, EDDA)
    plain = rows.viewport().grab(row).toImage()
    QTest.mouseMove(rows.viewport(), at)
    assert rows.viewport().grab(row).toImage() != plain
    QTest.mouseMove(rows.viewport(), QPoint(120, at.y()))
    assert rows.viewport().grab(row).toImage() == plain


def test_brackets_are_keys_of_a_row_of_the_list(rows: TrackList) -> None:
    actions, debts = hear(rows.actions_requested), hear(rows.debt_requested)
    rows.select(HOB)
    QTest.keyClick(rows, Key.Key_BracketLeft)
    QTest.keyClick(rows, Key.Key_BracketLeft, SHIFT)
    rows.select(chase().places[0].place_id)
    QTest.keyClick(rows, Key.Key_BracketLeft)
    assert (actions, debts) == ([(HOB, -1)], [(HOB, 1)])


def test_many_actions_stay_within_their_button(strip: OrderStrip) -> None:
    view = chase()
    for who in (EDDA, FINN, HOB):
        view = with_token(view, who, left=7, granted=8)
    strip.mirror(view)
    for who in (EDDA, FINN, HOB):
        one = button(strip, who)
        assert one.pips.geometry().right() <= one.rect().right()
        spent = one.pips.point_of(Pip.SPENT)
        assert spent is not None
        assert one.pips.pip_at(spent) is Pip.SPENT
