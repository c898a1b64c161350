"""A chase set up step by step: six people (V7) by mouse, by keyboard alone, and in 繁體中文."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import ChaseSeat
from tests.seat.player import Player, Start
from tests.seat.shelf_hand import drag_from_shelf

from duskboard.core.dice import ScriptedDice
from duskboard.i18n.words import Language
from duskboard.panels.act_row import ActRow
from duskboard.panels.mover_row import MoverRow
from duskboard.panels.setup_panel import SetupPanel
from duskboard.panels.way_menu import PlaceMenu
from duskboard.windows.status_bar import KeyHint

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
FLEE = ("Quick mov9 dex65 con50", "Pell mov6 dex40 con50", "Edda mov8 dex70 con50")
PURSUE = ("Ash mov8 dex60 con50", "Hob mov8 dex55 con50", "Finn mov8 dex50 con50")
FACES = (10, 5, 9, 5, 4, 4, 9, 5, 8, 8, 10, 3)
"""Tens and units of six d100: 05, 95, 44, 95, 88, 03."""
PLACED = {
    "Ash": ("Place 1", (3, 0)),
    "Hob": ("Place 1", (3, 0)),
    "Finn": ("Place 3", (5, 0)),
    "Pell": ("Place 5", (1, 0)),
    "Edda": ("Place 8", (4, 0)),
}


class SetupSeat(ChaseSeat):
    """Somebody before the panel that sets a chase up."""

    def __init__(self, qtbot: QtBot, player: Player) -> None:
        super().__init__(qtbot, player)
        self.player, self.qtbot = player, qtbot
        player.program.files.open_empty()
        player.settle()

    @property
    def guide(self) -> SetupPanel:
        return self.player.evening.desk.setup_panel

    def open(self) -> None:
        """Open the panel by the command box."""
        self.key(Key.Key_K, modifier=CONTROL)
        self.line("Set up a chase step by step")
        self.qtbot.waitUntil(self.guide.isVisible)

    def row(self, name: str) -> MoverRow:
        rows = (row for table in self.guide.tables.values() for row in table.rows)
        return next(row for row in rows if row.accessibleName() == name)

    def says(self, name: str) -> list[str]:
        """Return what a row shows beside the name: the roll, the shift, MOV, what becomes of it."""
        row = self.row(name)
        texts = [self.painted(row.cell)[0], row.shift.text(), row.mov.text()]
        return [*texts, row.part.text(), row.reason.text()]

    def write(self, text: str) -> None:
        """Write a line by an input method, as Chinese is, and press Enter."""
        target = QApplication.focusWidget()
        assert target is not None
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(target, event)
        self.key(Key.Key_Return)

    def press(self, button: QWidget) -> None:
        assert isinstance(button, QAbstractButton)
        assert button.isEnabled()
        self.qtbot.mouseClick(button, LEFT)

    def acts(self) -> tuple[ActRow, ...]:
        """Return what can be done, as the list beside has it."""
        return self.player.evening.desk.act_list.rows

    def hints(self) -> tuple[KeyHint, ...]:
        """Return the keys that the status bar tells of."""
        return self.player.evening.window.status_bar.state.hints

    def step(self) -> str:
        """Return the name of the open step, as a screen reader says it."""
        cells = [cell.accessibleName() for cell in self.guide.stepper.cells.values()]
        return next(name for name in cells if name.endswith((", open", "，進行中")))

    def standing(self) -> dict[str, tuple[str, tuple[int, int]]]:
        """Return where everybody stands on the board, with how many actions."""
        return {name: (self.place(name), self.pips(name)) for name in PLACED}


def right_click(viewport: QWidget, at: QPoint) -> QContextMenuEvent:
    return QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, viewport.mapToGlobal(at))


def make_the_track_ready(seat: SetupSeat) -> None:
    """Put a wall on a way by mouse, another by keys, name a place and add one, before the start."""
    seat.key(Key.Key_H, modifier=CONTROL)
    shelf, track, foot = seat.player.evening.desk.shelf, seat.guide.track, seat.guide.foot
    assert shelf.list.hasFocus()
    track.select(None)
    seat.key(Key.Key_Return)
    assert foot.detail.text() == "Choose a way on the board first."
    places = track.desk.view.places if track.desk.view is not None else ()
    sixth, seventh = (track.point_of(places[at].place_id) for at in (5, 6))
    drag_from_shelf(shelf, "low-wall", (sixth + seventh) / 2)
    assert foot.detail.text() != "Choose a way on the board first."
    track.select(places[0].place_id)
    shelf.list.setFocus()
    seat.key(Key.Key_Return)
    viewport = track.viewport()
    at = viewport.mapFromGlobal(track.point_of(places[1].place_id))
    seat.qtbot.mouseDClick(viewport, LEFT, pos=at)
    seat.line("Bridge")
    track.setFocus()
    track.select(places[1].place_id)
    seat.key(Key.Key_Insert)
    view = track.desk.view
    assert view is not None
    assert [one.name for one in view.places][:4] == ["Place 1", "Bridge", "Place 9", "Place 3"]
    laid = [(way.barrier or way.hazard) for way in view.ways]
    assert [one.name for one in laid if one is not None] == ["Low fence or wall"] * 2
    assert "Place 9" in " ".join(seat.rows())
    at = viewport.mapFromGlobal(track.point_of(view.places[2].place_id))
    QApplication.sendEvent(viewport, right_click(viewport, at))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, PlaceMenu)
    next(one for one in menu.actions() if one.text().startswith("Remove")).trigger()
    menu.close()
    assert "Place 9" not in " ".join(seat.rows())
    seat.key(Key.Key_H, modifier=CONTROL)


def test_six_people_by_mouse_with_a_break_in_the_middle(qtbot: QtBot, start: Start) -> None:
    seat = SetupSeat(qtbot, start(ScriptedDice([4, 4, 8, 8])))
    seat.key(Key.Key_F1)
    seat.press(seat.panel.setup.guide)
    for line in FLEE:
        seat.line(line)
    seat.press(seat.guide.foot.go)
    for line in PURSUE:
        seat.line(line)
    seat.press(seat.guide.foot.go)
    for name, typed in (("Quick", "5"), ("Pell", "failed"), ("Ash", "95"), ("Finn", "00 3")):
        cell = seat.row(name).cell
        cell.setFocus()
        QTest.keyClicks(cell, typed[0])
        seat.line(typed[1:])
    seat.press(seat.row("Edda").cell)
    seat.player.restart()  # closed in the middle: nothing is lost
    seat.key(Key.Key_F1)
    qtbot.waitUntil(seat.guide.isVisible)
    assert seat.step().startswith("Speed rolls, 5 of 6")
    assert "Finn, pursuer, 5 actions, turn 4, hidden" in seat.rows()
    assert [row.verb for row in seat.acts()][:2] == ["Next: Who takes part", "Roll all"]
    assert [hint.key for hint in seat.hints()][:2] == ["Digits", "Alt ← →"]
    seat.press(seat.row("Hob").cell)
    assert seat.says("Quick") == ["05", "+1", "10", "Gets away at once", "10 beats the fastest, 9"]
    assert seat.says("Pell") == ["Failure", "−1", "5", "Runs", "slowest: 1 action"]
    assert seat.says("Finn") == ["03", "+1", "9", "Pursues", "5 actions"]
    assert seat.says("Hob")[1:] == ["−1", "7", "Pursues", "3 actions"]
    seat.press(seat.guide.foot.go)
    without, with_pell = seat.guide.pools.rows
    assert without.accessibleName() == "Without Pell, Edda 1, Finn 2"
    assert with_pell.accessibleName() == "With Pell, MOV 5, Pell 1, Edda 4, Ash 3, Hob 3, Finn 5"
    seat.press(without)
    assert seat.says("Ash")[3:] == ["Left behind", "7 under the slowest, 8"]
    seat.press(seat.guide.pools.rows[1])
    seat.press(seat.guide.foot.back)
    assert seat.step().startswith("Speed rolls, 6 of 6")
    seat.press(seat.guide.stepper.cells[list(seat.guide.stepper.cells)[4]])
    assert seat.guide.foot.title.text() == ("5 take part, order Edda, Ash, Hob, Finn and Pell")
    make_the_track_ready(seat)
    seat.press(seat.guide.foot.go)
    assert not seat.guide.isVisible()
    assert seat.standing() == PLACED
    seat.undo()
    assert seat.guide.isVisible()
    assert seat.step().startswith("Places and start")


def test_six_people_by_keyboard_alone_and_started_again(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice(FACES)
    seat = SetupSeat(qtbot, start(dice))
    seat.open()
    for line in FLEE:
        seat.line(line)
    seat.key(Key.Key_Right, modifier=ALT)
    for line in PURSUE:
        seat.line(line)
    seat.key(Key.Key_Right, modifier=ALT)
    assert QApplication.focusWidget() is seat.guide.foot.roll_all
    seat.key(Key.Key_Space)
    assert dice.left == 0
    assert [seat.says(name)[0] for name in ("Quick", "Pell", "Edda", "Ash", "Hob", "Finn")] == [
        "05",
        "95",
        "44",
        "95",
        "88",
        "03",
    ]
    seat.key(Key.Key_Left, modifier=ALT)
    assert seat.step().startswith("Who pursues")
    seat.key(Key.Key_Right, modifier=ALT)
    seat.key(Key.Key_Right, modifier=ALT)
    seat.key(Key.Key_Right, modifier=ALT)
    assert QApplication.focusWidget() is seat.guide.foot.go
    seat.key(Key.Key_Space)
    assert seat.standing() == PLACED
    seat.key(Key.Key_E)
    assert seat.screen().head == "Round 1, Turn 2 of 5"
    seat.key(Key.Key_K, modifier=CONTROL)
    seat.line("Start the chase again")
    qtbot.waitUntil(seat.guide.isVisible)
    assert seat.step().startswith("Places and start")
    assert seat.says("Quick")[:3] == ["05", "+1", "10"]
    seat.key(Key.Key_K, modifier=CONTROL)
    seat.line("Clear the chase away")
    assert seat.rows() == ()
    seat.undo()
    assert seat.says("Quick")[:3] == ["05", "+1", "10"]


def test_in_traditional_chinese_the_quarry_gets_away_at_once(qtbot: QtBot, start: Start) -> None:
    seat = SetupSeat(qtbot, start())
    seat.player.program._appearance.set_language(Language.TRADITIONAL_CHINESE)
    seat.key(Key.Key_F1)
    seat.press(seat.panel.setup.guide)
    seat.write("小艾 移動6 敏捷70 體質55")
    seat.press(seat.guide.foot.go)
    seat.write("警員 x2 移動7 敏捷50")
    seat.press(seat.guide.foot.go)
    for name, typed in (("小艾", "極限成功"), ("警員", "失敗")):
        cell = seat.row(name).cell
        cell._open("")
        seat.write(typed)
    assert seat.says("小艾") == ["極限成功", "+1", "7", "立刻逃脫", "7 快過最快的 6"]
    assert seat.step().startswith("速度檢定")
    seat.press(seat.guide.foot.go)
    assert seat.guide.foot.title.text() == "小艾：立刻逃脫，沒有追逐"
    seat.guide.foot.trail.setFocus()
    seat.write("翻過屋頂")
    assert not seat.guide.isVisible()
    log = seat.painted(seat.player.evening.desk.log_panel)
    assert log[log.index("小艾") :][:2] == ["小艾", "立刻逃脫，翻過屋頂"]
    assert "地點 1 地點 1，無人" in seat.rows()
    seat.player.program._appearance.set_language(Language.ENGLISH)
    assert "location 1 Place 1, empty" in seat.rows()  # nobody gave it another name
    seat.undo()
    assert "location 1 地點 1, empty" in seat.rows()
    seat.player.restart()  # what can be redone still can be: opening is no step, nor is a language
    for language in (Language.TRADITIONAL_CHINESE, Language.ENGLISH):
        seat.player.program._appearance.set_language(language)
    assert seat.player.evening.desk.document.next_redo is not None
    seat.player.redo()
    assert "location 1 Place 1, empty" in seat.rows()
