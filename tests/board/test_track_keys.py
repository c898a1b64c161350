from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from tests.board.chase import (
    EDDA,
    FINN,
    HOB,
    SEXTON,
    TOM,
    chase,
    place_id,
    planner,
    way_id,
)
from tests.board.track import ALT, NONE, SHIFT, Key, Show, armed, key, wishes

from duskboard.board.track_view import TrackView
from duskboard.i18n.words import Words
from duskboard.theme.look import Look


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


def test_digits_are_what_real_dice_show_while_somebody_is_about_to_roll(track: TrackView) -> None:
    heard: list[str] = []
    track.typed.connect(heard.append)
    QTest.keyClicks(track, "38=")
    assert heard == []
    track.arm(armed())
    QTest.keyClicks(track, "38=")
    key(track, Key.Key_1, modifier=Qt.KeyboardModifier.ControlModifier)
    assert heard == ["3", "8", "="]


def test_the_keyboard_goes_on_with_the_turn(track: TrackView) -> None:
    track.select(EDDA)
    track.mirror(replace(chase(), active=SEXTON))
    assert track.desk.focus == SEXTON
    track.select(TOM)
    track.mirror(replace(chase(), active=HOB))
    assert track.desk.focus == TOM


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


def test_escape_goes_back_to_who_is_in_turn_so_that_arrows_aim_again(track: TrackView) -> None:
    heard = wishes(track)
    track.select(way_id(5))
    key(track, Key.Key_Right, Key.Key_Escape)
    assert track.desk.focus == EDDA
    key(track, Key.Key_Right, Key.Key_Return)
    assert heard == [("move_requested", EDDA, place_id(6), False)]


@pytest.mark.rule("chase 6.3")
def test_t_turns_what_lies_on_a_way_and_nothing_else(track: TrackView) -> None:
    heard = wishes(track)
    for thing in (way_id(1), place_id(2), way_id(5)):
        track.select(thing)
        key(track, Key.Key_T)
    assert heard == [("turn_requested", way_id(5))]


def test_shift_f2_renames_what_has_the_keyboard(track: TrackView) -> None:
    track.select(place_id(2))
    key(track, Key.Key_F2)
    assert not track.editor.isVisible()
    key(track, Key.Key_F2, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert track.editor.text() == "Fish market"


def test_brackets_give_and_take_actions(track: TrackView) -> None:
    heard = wishes(track)
    track.select(HOB)
    key(track, Key.Key_BracketLeft, Key.Key_BracketRight)
    assert heard == [("actions_requested", HOB, -1), ("actions_requested", HOB, 1)]


@pytest.mark.parametrize(
    ("one", "by"),
    [
        (Key.Key_BracketLeft, 1),
        (Key.Key_BraceLeft, 1),
        (Key.Key_BracketRight, -1),
        (Key.Key_BraceRight, -1),
    ],
)
def test_brackets_with_shift_are_about_what_is_owed(track: TrackView, one: Key, by: int) -> None:
    heard = wishes(track)
    track.select(HOB)
    key(track, one, modifier=SHIFT)
    assert heard == [("debt_requested", HOB, by)]


def test_brackets_are_not_taken_from_commands_with_ctrl(track: TrackView) -> None:
    heard = wishes(track)
    track.select(HOB)
    key(track, Key.Key_BracketLeft, modifier=Qt.KeyboardModifier.ControlModifier)
    assert heard == []


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


def test_dice_are_of_what_is_armed_not_of_what_is_looked_at(track: TrackView) -> None:
    track.arm(armed())
    heard: list[str] = []
    track.typed.connect(heard.append)
    track.desk.focus_on(EDDA)
    key(track, Key.Key_Right)
    looked_at = track.desk.chosen
    key(track, Key.Key_3)
    assert looked_at is not None
    assert heard == ["3"]
    assert track.desk.chosen is None
