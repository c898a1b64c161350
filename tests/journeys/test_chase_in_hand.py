"""A crossing in hand in the running program: typed dice, refusals, undo, the list, the bar."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import NONE, ChaseSeat
from tests.seat.player import Player, Start

from duskboard.board.drawing import WayDrawing
from duskboard.board.part import PartKind
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.windows.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key


def sit(qtbot: QtBot, player: Player) -> ChaseSeat:
    """Open the sample at its chase."""
    player.open_sample("chase")
    return ChaseSeat(qtbot, player)


def test_typed_dice_are_taken_by_the_button_or_refused_with_the_reason(
    qtbot: QtBot, start: Start
) -> None:
    dice = ScriptedDice([])
    seat = sit(qtbot, start(dice))
    seat.drag("Finn Cray", "Net lane")
    action = seat.panel.action
    for typed in ("101", "= 101", "30 60", "95 7", "40 12", "abc"):
        seat.click_field(action.field)
        seat.key(Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
        seat.line(typed)
        assert action.field.property("state") == "error", typed
        assert action.subject.text() != "Wet cobbles:"
        seat.click("Roll DEX")
        assert action.field.property("state") == "error", typed
    seat.key(Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    seat._player.type("99")
    seat.click("Roll DEX")
    assert action.title.text() == "Finn failed: 99"
    seat.click("1")
    assert seat.log() == "Finn Cray, DEX 75 · Failure · Wet cobbles · lost 1 action, 99"


def test_what_is_rolled_while_secret_is_on_stays_secret_in_a_chase_too(
    qtbot: QtBot, start: Start
) -> None:
    player = start(ScriptedDice([]))
    seat = sit(qtbot, player)
    desk = player.evening.desk
    before = desk.projection.coming.view.roll
    qtbot.mouseClick(desk.tray._form.secret, Qt.MouseButton.LeftButton)
    seat.drag("Finn Cray", "Net lane")
    seat.panel.action.field.setFocus()
    seat.line("12")
    assert seat.place("Finn Cray") == "Net lane"
    assert seat.log() == "Finn Cray, DEX 75 · Extreme success · Wet cobbles, 12, secret"
    assert desk.projection.coming.view.roll == before
    seat.undo()
    player.restart()
    seat, desk = ChaseSeat(qtbot, player), player.evening.desk
    switch, news = desk.tray._form.secret, player.evening.window.status_bar
    assert switch.isChecked()
    assert news.news.startswith("Rolls are still secret, as they were left.")
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert news.news == ""
    seat.drag("Finn Cray", "Net lane")
    seat.panel.action.field.setFocus()
    seat.line("12")
    assert desk.projection.coming.view.roll != before
    player.restart()
    assert not player.evening.desk.tray.is_secret


def test_people_typed_on_an_empty_table_begin_a_chase(qtbot: QtBot, start: Start) -> None:
    player = start()
    player.open_empty("chase")
    seat = ChaseSeat(qtbot, player)
    setup = seat.panel.setup
    seat.click_field(setup.field)
    seat.line("goonZ mov8 dex41")
    assert seat.log() == "goonZ, joined the chase"
    assert setup.field.text() == ""
    assert seat.log(1) == "Chase, chase laid out, 5 places"


def test_the_list_of_acts_is_played_by_its_keys(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    seat = sit(qtbot, player)
    acts = player.evening.desk.act_list
    while not acts.hasFocus():
        player.key(Key.Key_F6)
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


def test_undo_lets_go_of_a_roll_whose_way_is_not_there_any_more(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    seat = sit(qtbot, player)
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


def test_letters_go_on_after_a_click_on_the_bar(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    seat = sit(qtbot, player)
    seat.track.setFocus()
    seat.click("Delay")
    assert seat.log() == "Finn Cray, waits · then Edda Marsh"
    seat.key(Key.Key_D)
    assert seat.log().startswith("Edda Marsh, waits")
    seat.panel.turn.waiting[0].setFocus(Qt.FocusReason.TabFocusReason)
    seat.key(Key.Key_E)
    assert seat.log().startswith("The Sexton, turn ended")


@pytest.mark.slow
def test_the_largest_text_leaves_room_for_the_chase_in_a_small_window(
    qtbot: QtBot, start: Start
) -> None:
    player = start(ScriptedDice([]))
    seat = sit(qtbot, player)
    player.size = (1280, 720)
    window = player.window
    assert isinstance(window, MainWindow)
    window.resize(1280, 720)
    for _ in range(6):
        qtbot.wait(1)
        qtbot.waitUntil(lambda: not overlapping(window), timeout=3000)
        assert seat.track.height() >= 200
        player.key(Key.Key_Plus, modifier=Qt.KeyboardModifier.ControlModifier)
    assert seat.panel._look.scale == 1.5
    seat.drag("Finn Cray", "Net lane")
    assert seat.panel.action.go.visibleRegion().boundingRect() == seat.panel.action.go.rect()


def test_a_told_roll_is_kept_when_the_program_closes_before_the_loss(
    qtbot: QtBot, start: Start
) -> None:
    player = start(ScriptedDice([2]))
    seat = sit(qtbot, player)
    seat.drag("Finn Cray", "Net lane")
    seat.panel.action.field.setFocus()
    seat.line("99")
    assert seat.panel.action.title.text() == "Finn failed: 99"
    player.restart()
    assert seat.log() == "Finn Cray, DEX 75 · Failure · Wet cobbles · lost 2 actions, 99"
    assert seat.place("Finn Cray") == "Net lane"


def test_what_lies_on_a_way_is_not_replaced_unasked(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    seat = sit(qtbot, player)
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


def test_people_come_late(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    seat = sit(qtbot, player)
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


def overlapping(window: MainWindow) -> list[str]:
    """Return which docks in sight lie on each other, or on the bars of the window."""
    docks = [one for one in window.findChildren(QDockWidget) if one.isVisible() and one.x() >= 0]
    bars = [bar for bar in (window.menuWidget(), window.statusBar()) if bar is not None]
    boxes = [(one.objectName(), one.geometry()) for one in (*docks, *bars)]
    inside = QRect(0, 0, window.width(), window.height())
    found = [name for name, box in boxes if not inside.contains(box)]
    for at, (name, box) in enumerate(boxes):
        found += [f"{name}, {other}" for other, there in boxes[at + 1 :] if box.intersects(there)]
    return found
