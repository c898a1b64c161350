"""A crossing in hand: typed dice, refusals, undo, list and bar, and how few inputs it takes."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import NONE, ChaseSeat
from tests.seat.player import Player
from tests.seat.shared_evening import SharedEvening

from duskboard.board.part import PartKind
from duskboard.board.way_drawing import WayDrawing
from duskboard.core.identity import EntityId

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key


@pytest.fixture
def player(chase_evening: SharedEvening, qtbot: QtBot) -> Iterator[Player]:
    with chase_evening.lent(qtbot, 3, 8) as player:
        yield player


@pytest.fixture
def seat(qtbot: QtBot, player: Player) -> ChaseSeat:
    return ChaseSeat(qtbot, player)


def test_typed_dice_are_taken_by_the_button_or_refused_with_the_reason(seat: ChaseSeat) -> None:
    seat.drag("Finn Cray", "Net lane")
    action = seat.panel.action
    for typed in ("101", "= 101", "30 60", "95 7", "40 12", "abc"):
        seat.click_field(action.field)
        seat.key(Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
        seat.line(typed)
        assert action.field.property("state") == "error", typed
        assert action.subject.text() != "Wet cobbles:"
        seat.click("Take these dice")
        assert action.field.property("state") == "error", typed
    seat.key(Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    seat._player.type("99")
    seat.click("Take these dice")
    assert action.title.text() == "Finn failed: 99"
    seat.click("1")
    assert seat.log() == "Finn Cray, DEX 75 · Failure · Wet cobbles · lost 1 action, 99"


def test_the_list_of_acts_is_played_by_its_keys(
    qtbot: QtBot, player: Player, seat: ChaseSeat
) -> None:
    acts = player.evening.desk.act_list
    for _ in range(20):
        if not acts.hasFocus():
            player.key(Key.Key_F6)
    assert acts.hasFocus()
    verbs = [row.verb for row in acts.rows]
    for _ in range(verbs.index("Go to Net lane")):
        player.key(Key.Key_Down)
    player.key(Key.Key_Return)
    assert acts.hasFocus()
    assert acts.currentIndex().row() == 0
    player.key(Key.Key_Escape)
    assert seat.panel.offer is None
    assert acts.currentIndex().isValid()
    player.key(Key.Key_Up)
    seat_row = acts.visualRect(acts.model().index(verbs.index("Go to Net lane"), 0))
    qtbot.mouseClick(acts.viewport(), Qt.MouseButton.LeftButton, pos=seat_row.center())
    assert seat.panel.offer is not None
    player.line("12")
    assert seat.log() == "Finn Cray, DEX 75 · Extreme success · Wet cobbles, 12"
    assert acts.hasFocus()
    player.key(Key.Key_E)
    assert seat.log().startswith("Finn Cray, turn ended")


def test_undo_lets_go_of_a_roll_whose_way_is_not_there_any_more(seat: ChaseSeat) -> None:
    seat.drag("Finn Cray", "Net lane")
    seat.panel.action.field.setFocus()
    seat.line("12")
    seat.drag("Finn Cray", "Rope walk")  # steps to Cooper's lane, and the crowd is in hand
    seat.panel.action.field.setFocus()
    seat.line("99")
    assert seat.panel.action.title.text() == "Finn failed: 99"
    seat.undo()
    assert seat.place("Finn Cray") == "Net lane"
    assert seat.panel.offer is None
    assert seat.panel.turn.isVisible()


def test_letters_go_on_after_a_click_on_the_bar(seat: ChaseSeat) -> None:
    seat.track.setFocus()
    seat.click("Delay")
    assert seat.log() == "Finn Cray, waits · then Edda Marsh"
    seat.key(Key.Key_D)
    assert seat.log().startswith("Edda Marsh, waits")
    seat.panel.turn.waiting[0].setFocus(Qt.FocusReason.TabFocusReason)
    seat.key(Key.Key_E)
    assert seat.log().startswith("The Sexton, turn ended")


def test_what_lies_on_a_way_is_not_replaced_unasked(seat: ChaseSeat) -> None:
    before = seat.screen()
    ways = {
        part.drawing.label.name: EntityId(key)
        for kind, key in seat.track.board.keys
        if kind is PartKind.WAY and (part := seat.track.board.part_of(EntityId(key))) is not None
        if isinstance(part.drawing, WayDrawing) and part.drawing.label is not None
    }
    seat.track.setFocus()
    for thing in ("Wet cobbles", "Depot fence"):
        for key in (Key.Key_B, Key.Key_H):
            seat.track.select(ways[thing])
            seat.key(key)
            told = f"“{thing}” lies there. Delete takes it away first."
            assert seat.panel.turn.hint.text() == told
            seat.panel.turn.refuse("")
    assert seat.screen() == before


def test_people_come_late(player: Player, seat: ChaseSeat) -> None:
    acts = player.evening.desk.act_list
    acts.setFocus()
    row = next(at for at, one in enumerate(acts.rows) if one.verb == "Add people…")
    acts.setCurrentIndex(acts.model().index(row, 0))
    player.key(Key.Key_Return)
    assert seat.panel.setup.field.hasFocus()
    assert not seat.panel.setup.guide.isVisible()
    player.line("Ghoul mov9 dex40")
    player.key(Key.Key_Escape)
    assert seat.panel.turn.isVisible()
    assert seat.track.hasFocus()
    view = seat.panel.view
    assert view is not None
    late = next(one.person_id for one in view.tokens if one.name == "Ghoul")
    part = seat.track.board.part_of(late)
    assert part is not None
    bench = seat.track.mapFromScene(part.at)
    seat._drag(bench, QPoint(seat.plate_point("Ferry steps").x(), bench.y()), NONE)
    assert seat.place("Ghoul") == "Ferry steps"
    assert any(one.startswith("Ghoul, pursuer, no turn this round") for one in seat.rows())


def test_a_plain_hazard_turn_takes_three_inputs_by_mouse(seat: ChaseSeat) -> None:
    seat.drag("Finn Cray", "Net lane")
    seat.click("Roll DEX")
    seat.click("End turn")
    assert seat.place("Finn Cray") == "Net lane"
    assert "Edda Marsh" in seat.painted(seat.panel.turn)
    assert seat.inputs <= 3


def test_a_plain_hazard_takes_three_inputs_by_keyboard_or_with_real_dice(seat: ChaseSeat) -> None:
    seat.key(Key.Key_F6, Key.Key_F6)
    seat.inputs = 0
    seat.key(Key.Key_Right, Key.Key_Return, Key.Key_Return)
    assert seat.place("Finn Cray") == "Net lane"
    assert seat.inputs <= 3

    seat.undo()
    assert seat.place("Finn Cray") == "Fish market"
    seat.inputs = 0
    seat.drag("Finn Cray", "Net lane")
    seat.line("41")
    assert seat.log() == "Finn Cray, DEX 75 · Regular success · Wet cobbles, 41"
    seat.key(Key.Key_E)
    assert seat.inputs <= 3
