from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from tests.board.chase import (
    EDDA,
    FINN,
    HOB,
    SEXTON,
    TOM,
    chase,
    long_chase,
    place_id,
    planner,
    way_id,
    with_token,
)

from duskboard.board.aim import Aim, Phase, Plan
from duskboard.board.part import PartKind
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look

LEFT = Qt.MouseButton.LeftButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key
WISHES = (
    "move_requested", "refused", "go_requested", "cancel_requested", "obstacle_move_requested",
    "place_move_requested", "caution_requested", "delay_requested", "end_turn_requested",
    "actions_requested", "hazard_requested", "barrier_requested", "insert_requested",
    "remove_requested", "visibility_requested", "renamed",
)  # fmt: skip
Show = Callable[..., TrackView]


@pytest.fixture
def show(qtbot: QtBot, look: Look, words: Words) -> Show:
    def made(view: BoardView | None, width: int = 1208, height: int = 474) -> TrackView:
        plan = planner(view) if view is not None else planner(chase())
        track = TrackView(look, words, plan)
        qtbot.addWidget(track)
        track.resize(width, height)
        track.set_editable(is_editable=True)
        track.mirror(view)
        track.show()
        track.setFocus(Qt.FocusReason.OtherFocusReason)
        return track

    return made


@pytest.fixture
def track(show: Show) -> TrackView:
    return show(chase())


def wishes(track: TrackView) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    for name in WISHES:

        def hear(*values: object, name: str = name) -> None:
            heard.append((name, *values))

        getattr(track, name).connect(hear)
    return heard


def at(track: TrackView, entity_id: EntityId) -> QPoint:
    part = track.board.part_of(entity_id)
    assert part is not None
    box = track.board.box_of(entity_id)
    assert box is not None
    point = part.at if not part.at.isNull() else box.center()
    if entity_id.startswith("way"):
        point = QPointF(box.center().x(), track.board.measures.rail_y)
    return track.mapFromScene(point)


def press(track: TrackView, point: QPoint) -> None:
    QTest.mousePress(track.viewport(), LEFT, NONE, point)


def move(track: TrackView, *points: QPoint) -> None:
    for point in points:
        QTest.mouseMove(track.viewport(), point)


def release(track: TrackView, point: QPoint) -> None:
    QTest.mouseRelease(track.viewport(), LEFT, NONE, point)


def drag(track: TrackView, start: QPoint, end: QPoint) -> None:
    press(track, start)
    move(track, start + QPoint(12, 0), (start + end) / 2, end)
    release(track, end)


def click(track: TrackView, point: QPoint) -> None:
    QTest.mouseClick(track.viewport(), LEFT, NONE, point)


def key(track: TrackView, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    for one in keys:
        QTest.keyClick(track, one, modifier)


def armed() -> Aim:
    plan = Plan(goal=place_id(6), is_legal=True, price=1, places=(place_id(6),), obstacle=way_id(5))
    return Aim(person_id=EDDA, plan=plan, phase=Phase.ARMED, price=2)


# ---- the mouse ------------------------------------------------------------------------------


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


@pytest.mark.parametrize("entity_id", [place_id(3), way_id(5), EDDA])
def test_a_double_click_renames_in_place(
    qtbot: QtBot, track: TrackView, entity_id: EntityId
) -> None:
    heard = wishes(track)
    QTest.mouseDClick(track.viewport(), LEFT, NONE, at(track, entity_id))
    assert track.editor.entity_id == entity_id
    qtbot.keyClicks(track.editor, "Mud bank")
    QTest.keyClick(track.editor, Key.Key_Return)
    assert heard == [("renamed", entity_id, "Mud bank")]
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


# ---- the keys -------------------------------------------------------------------------------


def test_tab_goes_round_by_dex_and_leaves_after_the_last(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    track, after = TrackView(look, words, planner(chase())), QLineEdit()
    column = QVBoxLayout(window)
    column.addWidget(track)
    column.addWidget(after)
    track.mirror(chase())
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    after.setFocus()
    track.setFocus(Qt.FocusReason.TabFocusReason)
    seen = [track.desk.focus]
    while window.focusWidget() is track:
        QTest.keyClick(window.focusWidget(), Key.Key_Tab)
        seen.append(track.desk.focus)
    assert seen == [EDDA, SEXTON, TOM, HOB, HOB]
    assert window.focusWidget() is after


def test_arrows_aim_and_enter_wishes(track: TrackView) -> None:
    heard = wishes(track)
    key(track, Key.Key_Right, Key.Key_Return)
    assert heard == [("move_requested", EDDA, place_id(6), False)]


def test_arrows_go_back_to_where_the_token_stands(track: TrackView) -> None:
    key(track, Key.Key_Right)
    assert track.desk.chosen is not None
    key(track, Key.Key_Left)
    assert track.desk.chosen is None


def test_enter_on_what_is_refused_says_why_and_alt_enter_overrules(track: TrackView) -> None:
    heard = wishes(track)
    key(track, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert heard[0][0] == "refused"
    key(track, Key.Key_Right, Key.Key_Right)
    key(track, Key.Key_Return, modifier=ALT)
    assert heard[-1] == ("move_requested", EDDA, place_id(7), True)


def test_enter_does_what_is_armed(track: TrackView) -> None:
    heard = wishes(track)
    track.arm(armed())
    key(track, Key.Key_Return)
    assert heard == [("go_requested",)]


def test_b_and_shift_b_buy_bonus_dice_while_something_is_armed(track: TrackView) -> None:
    heard = wishes(track)
    key(track, Key.Key_B)
    assert heard == []
    track.arm(armed())
    key(track, Key.Key_B)
    key(track, Key.Key_B, modifier=SHIFT)
    assert heard == [("caution_requested", 1), ("caution_requested", -1)]


def test_escape_drops_the_choice_first_and_then_what_is_armed(track: TrackView) -> None:
    heard = wishes(track)
    track.arm(armed())
    key(track, Key.Key_Right)
    key(track, Key.Key_Escape)
    assert heard == []
    key(track, Key.Key_Escape)
    assert heard == [("cancel_requested",)]


def test_letters_delay_and_end_the_turn(track: TrackView) -> None:
    heard = wishes(track)
    key(track, Key.Key_D, Key.Key_E)
    assert heard == [("delay_requested",), ("end_turn_requested",)]


def test_letters_do_nothing_where_nobody_is_in_turn(show: Show) -> None:
    track = show(replace(chase(), active=None))
    heard = wishes(track)
    key(track, Key.Key_D, Key.Key_E)
    assert heard == []


def test_down_and_up_lead_from_lane_to_lane(track: TrackView) -> None:
    track.select(TOM)
    key(track, Key.Key_Down)
    assert track.desk.focus == place_id(4)
    key(track, Key.Key_Down)
    assert track.desk.focus == FINN
    key(track, Key.Key_Up, Key.Key_Up)
    assert track.desk.focus == TOM


def test_arrows_walk_along_places_and_ways(track: TrackView) -> None:
    track.select(place_id(1))
    seen = []
    for _ in range(4):
        key(track, Key.Key_Right)
        seen.append(track.desk.focus)
    assert seen == [way_id(1), place_id(2), way_id(2), place_id(3)]


def test_enter_on_a_place_sends_the_one_in_turn_there(track: TrackView) -> None:
    heard = wishes(track)
    track.select(place_id(6))
    key(track, Key.Key_Return)
    assert heard == [("move_requested", EDDA, place_id(6), False)]


def test_keys_change_the_track(track: TrackView) -> None:
    heard = wishes(track)
    track.select(way_id(1))
    key(track, Key.Key_H, Key.Key_B, Key.Key_Insert)
    track.select(place_id(2))
    key(track, Key.Key_Insert, Key.Key_Delete, Key.Key_V)
    assert heard == [
        ("hazard_requested", way_id(1)),
        ("barrier_requested", way_id(1)),
        ("insert_requested", way_id(1)),
        ("insert_requested", place_id(2)),
        ("remove_requested", place_id(2)),
        ("visibility_requested", place_id(2)),
    ]


def test_f2_renames_what_has_the_keyboard(track: TrackView) -> None:
    track.select(place_id(2))
    key(track, Key.Key_F2)
    assert track.editor.text() == "Fish market"


def test_brackets_give_and_take_actions(track: TrackView) -> None:
    heard = wishes(track)
    track.select(HOB)
    key(track, Key.Key_BracketLeft, Key.Key_BracketRight)
    assert heard == [("actions_requested", HOB, -1), ("actions_requested", HOB, 1)]


def test_alt_and_arrows_sort_places_before_the_first_round(show: Show) -> None:
    track = show(replace(chase(), round=0))
    heard = wishes(track)
    track.select(place_id(2))
    key(track, Key.Key_Right, modifier=ALT)
    key(track, Key.Key_Left, modifier=ALT)
    assert heard == [
        ("place_move_requested", place_id(2), place_id(3)),
        ("place_move_requested", place_id(2), None),
    ]


def test_single_keys_are_its_own_before_those_of_the_window(track: TrackView) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_D, NONE, "d")
    event.ignore()
    QApplication.sendEvent(track, event)
    assert event.isAccepted()
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_C, NONE, "c")
    event.ignore()
    QApplication.sendEvent(track, event)
    assert not event.isAccepted()


# ---- what is in sight -----------------------------------------------------------------------


def seen(track: TrackView) -> list[int]:
    """The columns whose plates are wholly in sight."""
    measures, left = track.board.measures, track.horizontalScrollBar().value()
    right = left + track.viewport().width()
    view = track.desk.view
    assert view is not None
    return [
        place.column
        for place in view.places
        if measures.plate(place.column).left() >= left
        and measures.plate(place.column).right() <= right
    ]


@pytest.mark.parametrize("active", [1, 5, 20, 38, 40])
def test_a_long_track_keeps_two_behind_and_three_ahead_in_sight(show: Show, active: int) -> None:
    track = show(long_chase(40, active))
    wanted = range(max(0, active - 3), min(40, active + 3))
    assert set(wanted) <= set(seen(track))


def test_it_follows_when_another_is_in_turn(show: Show) -> None:
    track = show(long_chase(40, 2))
    assert 30 not in seen(track)
    view = long_chase(40, 31)
    track.mirror(replace(view, tokens=(replace(view.tokens[0], person_id=TOM),), active=TOM))
    assert {28, 29, 30, 31, 32, 33} <= set(seen(track))


def test_chevrons_count_what_is_beyond_and_lead_there(show: Show) -> None:
    track = show(long_chase(40, 20))
    before, after = track.sight.buttons
    assert before.isVisible()
    assert before.count + after.count + len(seen(track)) == 40
    was = seen(track)
    QTest.mouseClick(after, LEFT)
    assert seen(track)[0] > was[0]
    QTest.mouseClick(before, LEFT)
    assert seen(track)[0] == was[0]


def test_a_short_track_has_no_chevrons(track: TrackView) -> None:
    assert not any(button.isVisible() for button in track.sight.buttons)


def test_the_wheel_pans_a_long_track(show: Show) -> None:
    track = show(long_chase(40, 1))
    where = QPointF(200, 200)
    event = QWheelEvent(
        where, track.mapToGlobal(where), QPoint(), QPoint(0, -240), Qt.MouseButton.NoButton,
        NONE, Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003 - Qt's own order
    )  # fmt: skip
    QApplication.sendEvent(track.viewport(), event)
    assert track.horizontalScrollBar().value() == 240


def test_keys_bring_what_they_lead_to_into_sight(show: Show) -> None:
    track = show(long_chase(40, 1))
    track.select(place_id(12))
    key(track, Key.Key_Right, Key.Key_Right)
    assert 12 in seen(track)


def test_the_small_window_shows_six_whole_plates(show: Show) -> None:
    track = show(chase(), 752, 340)
    assert len(seen(track)) == 6


def test_it_repaints_as_little_as_it_can(track: TrackView) -> None:
    assert track.viewportUpdateMode() is QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate


# ---- for screen readers ---------------------------------------------------------------------


def test_what_has_the_keyboard_is_told(track: TrackView) -> None:
    track.select(EDDA)
    told = track.accessibleDescription()
    assert told == "Edda Marsh, quarry, location 5 Rope walk, 2 actions, in turn"
    track.select(place_id(4))
    assert track.accessibleDescription() == "location 4 Cooper’s lane, 1 behind, contact"
    track.select(way_id(7))
    assert track.accessibleDescription() == "Live rail, Jump, hard, hazard, hidden"


def test_what_is_aimed_at_is_told(track: TrackView) -> None:
    key(track, Key.Key_Right)
    told = "Edda to Chapel yard: 1 AP + Climb, Low wall in the way"
    assert track.accessibleDescription() == told


def test_an_empty_board_takes_keys_and_clicks_without_harm(show: Show) -> None:
    track = show(None)
    heard = wishes(track)
    click(track, QPoint(86, 202))
    key(track, Key.Key_Right, Key.Key_Return, Key.Key_Down, Key.Key_F2, Key.Key_Escape)
    assert heard == []
