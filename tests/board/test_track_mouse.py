from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.board.chase import (
    EDDA,
    FINN,
    HOB,
    TOM,
    chase,
    place_id,
    way_id,
    with_token,
)
from tests.board.track import (
    ALT,
    LEFT,
    NONE,
    Key,
    Show,
    at,
    click,
    drag,
    key,
    move,
    press,
    release,
    wishes,
)

from duskboard.board.aim import Plan
from duskboard.board.part import PartKind
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId


def test_a_drag_wishes_the_token_to_the_place(track: TrackView) -> None:
    heard = wishes(track)
    drag(track, at(track, EDDA), at(track, place_id(6)))
    assert heard == [("move_requested", EDDA, place_id(6), False)]


def test_the_token_is_back_where_it_was_after_the_drag(track: TrackView) -> None:
    before = at(track, EDDA)
    drag(track, before, at(track, place_id(6)))
    assert at(track, EDDA) == before
    assert not track.board.hand.is_dragging


def test_price_obstacle_and_reasons_show_before_the_release(track: TrackView) -> None:
    press(track, at(track, EDDA))
    move(track, at(track, EDDA) + QPoint(20, 0), at(track, place_id(6)))
    chosen = track.desk.chosen
    assert chosen is not None
    assert chosen.plan.obstacle == way_id(5)
    assert (PartKind.BADGE, place_id(6)) in track.board.keys
    assert (PartKind.GHOST, EDDA) in track.board.keys
    release(track, at(track, place_id(6)))
    assert (PartKind.BADGE, place_id(6)) not in track.board.keys


def test_a_refused_drop_says_why_and_wishes_nothing(track: TrackView) -> None:
    heard = wishes(track)
    drag(track, at(track, EDDA), at(track, place_id(8)))
    assert [one[:2] for one in heard] == [("refused", EDDA)]
    assert isinstance(heard[0][2], Plan)
    assert heard[0][2].refusal == "Low wall stops her"


def test_alt_overrules(track: TrackView) -> None:
    heard = wishes(track)
    press(track, at(track, EDDA))
    move(track, at(track, EDDA) + QPoint(20, 0), at(track, place_id(8)))
    QTest.keyPress(track, Key.Key_Alt, ALT)
    chosen = track.desk.chosen
    assert chosen is not None
    assert chosen.plan.is_overruled
    release(track, at(track, place_id(8)))
    assert heard == [("move_requested", EDDA, place_id(8), True)]


def test_letting_go_of_alt_refuses_again(track: TrackView) -> None:
    press(track, at(track, EDDA))
    move(track, at(track, EDDA) + QPoint(20, 0), at(track, place_id(8)))
    QTest.keyPress(track, Key.Key_Alt, ALT)
    QTest.keyRelease(track, Key.Key_Alt, NONE)
    chosen = track.desk.chosen
    assert chosen is not None
    assert not chosen.plan.is_legal
    key(track, Key.Key_Escape)


def test_a_drop_where_it_came_from_is_nothing(track: TrackView) -> None:
    heard = wishes(track)
    drag(track, at(track, EDDA), at(track, EDDA) + QPoint(30, 20))
    assert heard == []


def test_escape_gives_a_drag_up(track: TrackView) -> None:
    heard = wishes(track)
    before = at(track, EDDA)
    press(track, before)
    move(track, before + QPoint(20, 0), at(track, place_id(6)))
    key(track, Key.Key_Escape)
    release(track, at(track, place_id(6)))
    assert heard == []
    assert at(track, EDDA) == before


def test_another_button_gives_a_drag_up_and_opens_no_menu(track: TrackView) -> None:
    heard, before = wishes(track), at(track, EDDA)
    menus: list[object] = []
    track.menu_requested.connect(lambda *values: menus.append(values))
    press(track, before)
    move(track, before + QPoint(20, 0), at(track, place_id(6)))
    here = at(track, place_id(6))
    QTest.mousePress(track.viewport(), Qt.MouseButton.RightButton, NONE, here)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, here, track.mapToGlobal(here))
    QApplication.sendEvent(track.viewport(), event)
    QTest.mouseRelease(track.viewport(), Qt.MouseButton.RightButton, NONE, here)
    assert at(track, EDDA) == before
    move(track, here + QPoint(30, 0), here + QPoint(60, 0))
    assert track.desk.chosen is None
    release(track, here)
    assert (heard, menus) == ([], [])
    QTest.mousePress(track.viewport(), Qt.MouseButton.RightButton, NONE, here)
    QApplication.sendEvent(track.viewport(), event)
    assert len(menus) == 1


@pytest.mark.parametrize("off", [QPoint(0, 900), QPoint(0, -60), QPoint(1500, 40)])
def test_a_drop_off_the_board_is_nothing(track: TrackView, off: QPoint) -> None:
    heard, before = wishes(track), at(track, EDDA)
    goal = at(track, place_id(6))
    end = QPoint(off.x() or goal.x(), off.y() if off.x() == 0 else goal.y())
    press(track, before)
    move(track, before + QPoint(20, 0), goal)
    assert track.desk.chosen is not None
    move(track, end)
    assert track.desk.chosen is None
    release(track, end)
    assert heard == []
    assert at(track, EDDA) == before


def test_a_drag_that_comes_back_to_the_board_goes_on(track: TrackView) -> None:
    heard, before = wishes(track), at(track, EDDA)
    press(track, before)
    move(track, before + QPoint(20, 0), QPoint(before.x(), 900), at(track, place_id(6)))
    release(track, at(track, place_id(6)))
    assert heard == [("move_requested", EDDA, place_id(6), False)]


def test_a_small_movement_is_a_click(track: TrackView) -> None:
    heard = wishes(track)
    start = at(track, EDDA)
    press(track, start)
    move(track, start + QPoint(2, 1))
    release(track, start + QPoint(2, 1))
    assert (heard, track.desk.focus) == ([], EDDA)


def test_a_drag_goes_on_when_the_chase_changes_under_it(track: TrackView) -> None:
    press(track, at(track, EDDA))
    move(track, at(track, EDDA) + QPoint(20, 0), at(track, place_id(6)))
    track.mirror(with_token(chase(), HOB, left=1))
    assert track.desk.chosen is not None
    release(track, at(track, place_id(6)))


def test_a_drag_ends_when_the_token_is_gone(track: TrackView) -> None:
    heard = wishes(track)
    press(track, at(track, EDDA))
    move(track, at(track, EDDA) + QPoint(20, 0), at(track, place_id(6)))
    others = tuple(one for one in chase().tokens if one.person_id != EDDA)
    track.mirror(replace(chase(), tokens=others, order=(FINN,), active=None))
    release(track, at(track, place_id(6)))
    assert heard == []
    assert track.desk.chosen is None


def test_another_one_than_in_turn_is_refused(track: TrackView) -> None:
    heard = wishes(track)
    drag(track, at(track, TOM), at(track, place_id(5)))
    assert [one[:2] for one in heard] == [("refused", TOM)]


def test_a_hazard_is_dragged_to_an_open_way(track: TrackView) -> None:
    heard = wishes(track)
    drag(track, at(track, way_id(4)), at(track, way_id(1)))
    assert heard == [("obstacle_move_requested", way_id(4), way_id(1))]


def test_a_hazard_is_not_dropped_on_another(track: TrackView) -> None:
    heard = wishes(track)
    drag(track, at(track, way_id(6)), at(track, way_id(7)))
    assert heard == []


def test_places_are_sorted_before_the_first_round_only(show: Show, track: TrackView) -> None:
    heard = wishes(track)
    drag(track, at(track, place_id(2)), at(track, place_id(6)))
    assert heard == []
    setup = show(replace(chase(), round=0))
    heard = wishes(setup)
    drag(setup, at(setup, place_id(2)), at(setup, place_id(6)) + QPoint(30, 0))
    assert heard == [("place_move_requested", place_id(2), place_id(6))]


def test_a_place_is_dragged_before_the_first(show: Show) -> None:
    setup = show(replace(chase(), round=0))
    heard = wishes(setup)
    drag(setup, at(setup, place_id(4)), at(setup, place_id(1)) - QPoint(30, 0))
    assert heard == [("place_move_requested", place_id(4), None)]


def test_chips_add_to_an_open_way(track: TrackView) -> None:
    heard = wishes(track)
    gap = at(track, way_id(1))
    move(track, gap)
    click(track, gap + QPoint(0, 47))
    click(track, gap + QPoint(0, 73))
    assert heard == [("hazard_requested", way_id(1)), ("barrier_requested", way_id(1))]


def test_a_board_that_is_only_played_on_has_no_chips(track: TrackView) -> None:
    track.set_editable(is_editable=False)
    heard = wishes(track)
    move(track, at(track, way_id(1)))
    click(track, at(track, way_id(1)) + QPoint(0, 47))
    assert heard == []


def test_a_double_click_on_somebody_opens_the_quick_sheet(track: TrackView) -> None:
    heard: list[EntityId] = []
    track.sheet_requested.connect(heard.append)
    QTest.mouseDClick(track.viewport(), LEFT, NONE, at(track, EDDA))
    track.desk.focus_on(HOB)
    QTest.keyClick(track, Key.Key_S)
    track.desk.focus_on(place_id(3))
    QTest.keyClick(track, Key.Key_S)  # of a place there is none
    assert heard == [EDDA, HOB]
    assert track.editor.entity_id is None


@pytest.mark.parametrize("entity_id", [place_id(3), way_id(5)])
def test_a_double_click_renames_in_place(
    qtbot: QtBot, track: TrackView, entity_id: EntityId
) -> None:
    heard = wishes(track)
    QTest.mouseDClick(track.viewport(), LEFT, NONE, at(track, entity_id))
    assert track.editor.entity_id == entity_id
    qtbot.keyClicks(track.editor, "Mud bank")
    QTest.keyClick(track.editor, Key.Key_Return)
    assert heard == [("renamed", entity_id, "Mud bank", None)]
    assert track.editor.isHidden()
    assert track.hasFocus()


def test_escape_leaves_a_name_as_it_was(qtbot: QtBot, track: TrackView) -> None:
    heard = wishes(track)
    track.begin_rename(place_id(3))
    qtbot.keyClicks(track.editor, "Mud bank")
    QTest.keyClick(track.editor, Key.Key_Escape)
    assert heard == []


def test_an_open_way_has_no_name(track: TrackView) -> None:
    track.begin_rename(way_id(1))
    assert track.editor.entity_id is None


def test_the_right_button_wants_the_menu_of_what_it_is_on(track: TrackView) -> None:
    heard: list[object] = []
    track.menu_requested.connect(lambda thing, _at: heard.append(thing))
    for point in (at(track, place_id(2)), QPoint(1190, 30)):
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, point, track.viewport().mapToGlobal(point), NONE
        )
        QApplication.sendEvent(track.viewport(), event)
    assert heard == [place_id(2), None]


def test_hovering_marks_what_is_under_the_pointer(track: TrackView) -> None:
    move(track, at(track, place_id(2)))
    assert track.board.hand.hover == place_id(2)
    QApplication.sendEvent(track.viewport(), QEvent(QEvent.Type.Leave))
    assert track.board.hand.hover is None
