"""The chase as a list plays the whole chase without the board."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.board.chase import EDDA, TOM, chase, place_id, way_id
from tests.seat.wardrobe import remembering, wear

from duskboard.board.aim import Aim, Phase, Plan
from duskboard.board.board_words import way_text
from duskboard.core.chase.track import Direction
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.board_model import BoardRow, board_rows
from duskboard.models.view_list_model import ViewListModel
from duskboard.panels.act_list import ActList
from duskboard.panels.act_row import ActRow
from duskboard.panels.track_list import TrackList
from duskboard.panels.track_text import row_text, way_name
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle, ThemeName, Tokens

Stage = Callable[[QWidget, int, int], None]
Key, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier
WISHES = (
    "move_requested", "go_requested", "cancel_requested", "caution_requested", "delay_requested",
    "end_turn_requested", "take_turn_requested", "hazard_requested", "barrier_requested",
    "insert_requested", "remove_requested", "visibility_requested", "renamed", "jump_requested",
    "turn_requested", "fork_requested", "verb_requested", "sheet_requested",
)  # fmt: skip
ARMED = Aim(
    person_id=EDDA,
    plan=Plan(goal=place_id(6), is_legal=True, price=1, places=(place_id(6),), obstacle=way_id(5)),
    phase=Phase.ARMED,
    price=2,
)
ACTS = (
    ActRow(act_id="go", verb="Go to Chapel yard", price="70%, 2 AP", key="Enter", is_now=True),
    ActRow(act_id="more", verb="Another bonus die", refusal="needs 3 AP", key="B"),
    ActRow(act_id="end", verb="End turn", price="loses 2 actions", key="E"),
)


@pytest.fixture(scope="module")
def dressed(qapp: QApplication, tokens: Tokens, glyphs: Glyphs) -> Iterator[Glyphs]:
    """The application dressed in the dark look once for all these tests."""
    made = Look(tokens, glyphs, reduce_motion=True)
    qapp.setFont(made.font(TextStyle.BODY))
    qapp.setPalette(palette(made))
    wear(qapp, style_sheet(made))
    yield glyphs
    wear(qapp, "")


@pytest.fixture
def look(dressed: Glyphs, tokens: Tokens) -> Iterator[Look]:
    with remembering(Look(tokens, dressed, reduce_motion=True)) as made:
        yield made


@pytest.fixture
def rows(look: Look, words: Words, stage: Stage) -> TrackList:
    model = ViewListModel[BoardRow](lambda row: row.key, lambda row: row_text(words, row))
    model.mirror(board_rows(chase()))
    made = TrackList(look, words, model)
    model.setParent(made)
    made.mirror(chase())
    stage(made, 612, 716)
    made.setFocus()
    return made


def wishes(rows: TrackList) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    for name in WISHES:

        def hear(*values: object, name: str = name) -> None:
            heard.append((name, *values))

        getattr(rows, name).connect(hear)
    return heard


def key(rows: QWidget, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    for one in keys:
        QTest.keyClick(rows, one, modifier)


def test_rows_are_38_and_30_high(rows: TrackList) -> None:
    heights = [rows.visualRect(rows.model().index(place, 0)).height() for place in range(4)]
    assert heights == [38, 30, 38, 38]


def test_arrows_go_row_by_row_and_tell_it(rows: TrackList) -> None:
    told: list[object] = []
    rows.selected.connect(told.append)
    rows.select(place_id(1))
    key(rows, Key.Key_Down, Key.Key_Down, Key.Key_Down)
    assert told == [way_id(1), place_id(2), EntityId("hob")]


def test_selecting_from_outside_says_nothing(rows: TrackList) -> None:
    told: list[object] = []
    rows.selected.connect(told.append)
    rows.select(place_id(5))
    assert (rows.current, told) == (place_id(5), [])


def test_enter_arms_a_place_and_enter_again_rolls(rows: TrackList) -> None:
    heard = wishes(rows)
    rows.select(place_id(6))
    key(rows, Key.Key_Return)
    rows.mirror_aim(ARMED, "70%")
    key(rows, Key.Key_Return)
    assert heard == [("move_requested", EDDA, place_id(6), False), ("go_requested",)]


def test_alt_enter_overrules(rows: TrackList) -> None:
    heard = wishes(rows)
    rows.select(place_id(8))
    key(rows, Key.Key_Return, modifier=Qt.KeyboardModifier.AltModifier)
    assert heard == [("move_requested", EDDA, place_id(8), True)]


def test_enter_on_somebody_else_calls_them_in(rows: TrackList) -> None:
    heard = wishes(rows)
    rows.select(TOM)
    key(rows, Key.Key_Return)
    assert heard == [("take_turn_requested", TOM)]


def test_letters_are_keys_of_the_chase(rows: TrackList) -> None:
    heard = wishes(rows)
    rows.select(place_id(2))
    key(rows, Key.Key_B, Key.Key_D, Key.Key_E, Key.Key_V, Key.Key_Insert, Key.Key_Delete)
    key(rows, Key.Key_B, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert heard == [
        ("caution_requested", 1),
        ("delay_requested",),
        ("end_turn_requested",),
        ("visibility_requested", place_id(2)),
        ("insert_requested", place_id(2)),
        ("remove_requested", place_id(2)),
        ("caution_requested", -1),
    ]


def test_f_is_another_way_from_a_place_and_elsewhere_a_verb(rows: TrackList) -> None:
    heard = wishes(rows)
    rows.select(place_id(2))
    key(rows, Key.Key_F, Key.Key_R)
    rows.select(EDDA)
    key(rows, Key.Key_F, Key.Key_S)
    assert heard == [
        ("fork_requested", place_id(2)),
        ("verb_requested", "R"),
        ("verb_requested", "F"),
        ("sheet_requested", EDDA),
    ]


def test_a_deed_in_hand_is_done_or_put_down_from_the_list(rows: TrackList) -> None:
    heard = wishes(rows)
    rows.has_deed = True
    rows.select(place_id(2))
    key(rows, Key.Key_Return, Key.Key_Escape)
    assert heard == [("go_requested",), ("cancel_requested",)]


def test_ways_take_hazards_and_barriers(rows: TrackList) -> None:
    heard = wishes(rows)
    rows.select(way_id(1))
    key(rows, Key.Key_H, Key.Key_B, Key.Key_T)
    assert heard == [
        ("hazard_requested", way_id(1)),
        ("barrier_requested", way_id(1)),
        ("turn_requested", way_id(1)),
    ]


@pytest.mark.rule("chase 6.3")
def test_the_list_says_in_which_direction_something_is_met(words: Words) -> None:
    wall, fence = chase().ways[4], chase().ways[5]
    assert wall.hazard is not None
    assert fence.barrier is not None
    back = frozenset({Direction.BACKWARD})
    drop = replace(wall.hazard, ways=back)
    up = replace(fence.barrier, ways=frozenset({Direction.FORWARD}))
    ways = (replace(wall, hazard=drop), replace(fence, barrier=up))
    shared = replace(fence, barrier=up, hazard=drop)
    assert [way_name(words, way) for way in (*ways, shared)] == [
        "Low wall, Climb, back only",
        "Depot fence, 9 / 15 HP, onward only",
        "Depot fence, 9 / 15 HP, Back: Low wall, Climb",
    ]
    assert way_text(words, ways[0]) == "Low wall, Climb, back only, hazard"
    assert way_text(words, shared) == (
        "Depot fence, 9 / 15 HP, Climb, barrier, Back: Low wall, Climb"
    )


def test_escape_drops_what_is_armed(rows: TrackList) -> None:
    heard = wishes(rows)
    key(rows, Key.Key_Escape)
    rows.mirror_aim(ARMED)
    key(rows, Key.Key_Escape)
    assert heard == [("cancel_requested",)]


def test_ctrl_l_jumps_to_the_board(rows: TrackList) -> None:
    heard = wishes(rows)
    rows.select(place_id(2))
    key(rows, Key.Key_L, modifier=Qt.KeyboardModifier.ControlModifier)
    assert heard == [("jump_requested", place_id(2))]


@pytest.mark.parametrize("entity_id", [place_id(3), way_id(5), TOM])
def test_shift_f2_renames_in_the_row(qtbot: QtBot, rows: TrackList, entity_id: EntityId) -> None:
    heard = wishes(rows)
    rows.select(entity_id)
    key(rows, Key.Key_F2, modifier=Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(rows.editor, "Mud bank")
    QTest.keyClick(rows.editor, Key.Key_Return)
    assert heard == [("renamed", entity_id, "Mud bank", None)]


def test_an_open_way_has_no_name_to_change(rows: TrackList) -> None:
    rows.begin_rename(way_id(1))
    assert rows.editor.entity_id is None


def test_the_menu_of_a_row(rows: TrackList) -> None:
    heard: list[object] = []
    rows.menu_requested.connect(lambda thing, _at: heard.append(thing))
    at = rows.visualRect(rows.model().index(2, 0)).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, at, rows.viewport().mapToGlobal(at), NONE
    )
    QApplication.sendEvent(rows.viewport(), event)
    assert heard == [place_id(2)]


def test_rows_say_what_the_board_shows(words: Words) -> None:
    told = [row_text(words, row) for row in board_rows(chase())]
    assert told[:4] == [
        "location 1 Ferry steps, 4 behind",
        "open way",
        "location 2 Fish market, 3 behind",
        "Hob, pursuer, no actions, owes 1, turn 5",
    ]
    assert told[-1] == "location 8 Night tram, exit, 3 ahead"


@pytest.mark.parametrize("theme", list(ThemeName))
@pytest.mark.parametrize("width", [400, 620])
def test_nothing_in_the_rows_is_cut(
    rows: TrackList, look: Look, theme: ThemeName, width: int
) -> None:
    look.use(theme=theme)
    rows.mirror_aim(ARMED, "70%")
    rows.resize(width, 716)
    look.text_record = []
    rows.grab()
    texts = {one.text for one in look.text_record}
    assert {"Rope walk", "armed: 2 AP, 70%", "target, 1 ahead"} <= texts
    assert {one.text for one in look.text_record if one.is_cut} == set()


@pytest.fixture
def acts(look: Look, words: Words, stage: Stage) -> ActList:
    made = ActList(look, words)
    made.mirror(ACTS)
    stage(made, 612, 220)
    made.setFocus()
    return made


def test_acts_are_chosen_by_enter_or_a_click(qtbot: QtBot, acts: ActList) -> None:
    heard: list[str] = []
    acts.act_requested.connect(heard.append)
    acts.setCurrentIndex(acts.model().index(0, 0))
    key(acts, Key.Key_Return)
    row = acts.visualRect(acts.model().index(2, 0)).center()
    qtbot.mouseClick(acts.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert heard == ["go", "end"]


def test_what_is_refused_says_why(acts: ActList) -> None:
    heard: list[str] = []
    reasons: list[str] = []
    acts.act_requested.connect(heard.append)
    acts.refused.connect(reasons.append)
    acts.setCurrentIndex(acts.model().index(1, 0))
    key(acts, Key.Key_Return)
    assert (heard, reasons) == ([], ["needs 3 AP"])


def test_acts_are_said_whole(acts: ActList) -> None:
    role = Qt.ItemDataRole.AccessibleTextRole
    told = [acts.model().index(place, 0).data(role) for place in range(3)]
    assert told == [
        "Go to Chapel yard, 70%, 2 AP, Enter",
        "Another bonus die, needs 3 AP, B",
        "End turn, loses 2 actions, E",
    ]


def test_nothing_in_the_acts_is_cut(acts: ActList, look: Look) -> None:
    acts.resize(400, 220)
    look.text_record = []
    acts.grab()
    assert {one.text for one in look.text_record if one.is_cut} == set()
    assert acts.visualRect(acts.model().index(0, 0)).topLeft() == QPoint(0, 0)
