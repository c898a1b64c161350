"""A character of Vampire: from nothing to rolls, by mouse and by keyboard, and open again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton
from pytestqt.qtbot import QtBot
from tests.seat.marek import seated, write_marek
from tests.seat.player import Player, Start
from tests.seat.row_seat import RowSeat
from tests.seat.sheet_seat import SheetSeat

from duskboard.core.dice import ScriptedDice
from duskboard.core.storyteller.health import Damage
from duskboard.i18n.words import Language
from duskboard.widgets.trait_row import TraitRow

Key = Qt.Key
FEW_INPUTS = 60


def test_a_character_from_nothing_to_rolls_by_mouse_and_open_again(
    qtbot: QtBot, start: Start
) -> None:
    dice = ScriptedDice([9, 7, 1, 8, 6, 2, 2, 2, 2])
    player, seat = seated(qtbot, start, dice)
    write_marek(seat)
    assert seat.tabs() == ("Marek",)
    seat.click_label("Dexterity")
    assert seat.sum() == "Dexterity 3 = Pool 3d10"
    seat.click_label("Firearms")
    assert seat.sum() == "Dexterity 3 + Firearms 2 = Pool 5d10"
    assert seat.said() == "success 84%, failure 14%, botch 2%"
    assert seat.says("Firearms") == "2 dots, in the pool"
    seat.click_text("Roll 5d10")
    assert seat.log() == "Marek, Dexterity + Firearms, difficulty 6 · 3 successes, 3"
    assert seat.sum() == ""
    assert seat.inputs <= FEW_INPUTS
    roll_wounded(seat)
    assert dice.left == 0
    dots, health = seat.dots(), seat.health()
    assert (dots["Dexterity"], dots["Wits"], dots["Firearms"]) == (3, 4, 2)
    player.restart()
    seat.key(Key.Key_F3)
    assert (seat.tabs(), seat.dots(), seat.health()) == (("Marek",), dots, health)
    seat.undo()
    assert seat.log() == "Marek, Dexterity + Firearms, difficulty 6 · 1 success, 1, undone"


def roll_wounded(seat: SheetSeat) -> None:
    """Wounds take a die; Willpower saves a failure, and then there is none left."""
    for _ in range(2):
        seat.click_box("Bruised")
    seat.click_box("Hurt")
    assert seat.health() == ("Lethal", "Bashing, −1")
    seat.click_label("Dexterity")
    seat.click_label("Firearms")
    assert seat.sum() == "Dexterity 3 + Firearms 2 − Wounds 1 = Pool 4d10"
    seat.key(Key.Key_W, Key.Key_Return)
    assert seat.log() == "Marek, Dexterity + Firearms, difficulty 6 · 1 success, 1"
    seat.click_label("Dexterity")
    seat.key(Key.Key_W)
    assert seat.said().endswith("Marek has not enough Willpower left to spend.")
    assert not seat.panel.bar.go.isEnabled()
    seat.key(Key.Key_Escape)
    assert seat.sum() == ""


def test_pools_by_keyboard_with_real_dice_and_two_sheets(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([10, 7, 7, 7, 2, 2, 2])
    player, seat = seated(qtbot, start, dice)
    type_marek(seat)
    type_real_dice(seat)
    roll_on_two_sheets(seat)
    said = {
        Language.TRADITIONAL_CHINESE: ("擲骰數", "難易度 6 · 3 個成功，3"),
        Language.SIMPLIFIED_CHINESE: ("掷骰数", "难易度 6 · 失败，0"),
    }
    seat.click_text("Marek")
    for language, (pool, row) in said.items():
        player.evening.window.top_bar.language_requested.emit(language)
        seat.click_label("敏捷")
        assert seat.sum() == f"敏捷 3 = {pool} 3d10"
        seat.key(Key.Key_Return)
        assert seat.log() == f"Marek，敏捷，{row}"
    assert dice.left == 0


def type_marek(seat: SheetSeat) -> None:
    """The same character from nothing, without the mouse; the keyboard is at his first trait."""
    seat.key(Key.Key_K, modifier=Qt.KeyboardModifier.ControlModifier)
    seat.line("New sheets in one line")
    seat.line("Marek dex3 wits4 firearms2")
    focused = QApplication.focusWidget()
    assert focused is seat.row("Strength")
    seat.walk_to("Wits")
    seat.key(Key.Key_F2, modifier=Qt.KeyboardModifier.ShiftModifier)
    seat.line("ambush, cards")


def type_real_dice(seat: SheetSeat) -> None:
    """Faces, a wrong number of them, successes alone, and a word."""
    seat.walk_to("Wits")
    seat.key(Key.Key_Space)
    seat.walk_to("Firearms")
    seat.key(Key.Key_Space, Key.Key_8, Key.Key_Plus)
    assert seat.says("Wits") == "4 dots, ambush and cards, in the pool"
    assert seat.sum() == "Wits 4 + Firearms 2 + Other dice 1 = Pool 7d10"
    seat.key(Key.Key_S)
    assert seat.said() == "success 74%, failure 21%, botch 5%"
    seat.key(Key.Key_S)
    assert seat.said() == "success 72%, failure 23%, botch 5%"
    seat.key(Key.Key_T)
    seat.line("3 4 5 6 7 8")
    assert seat.said() == "This roll has 7 dice. Type as many faces, not 6."
    seat.key(Key.Key_Escape, Key.Key_T)
    seat.line("3 4 5 6 7 8 0")
    assert seat.log() == "Marek, Wits + Firearms, difficulty 8 · 2 successes, 2"
    assert seat.inputs <= FEW_INPUTS
    focused = QApplication.focusWidget()
    assert isinstance(focused, TraitRow)
    assert focused.accessibleName() == "Firearms"
    seat.key(Key.Key_Space, Key.Key_Equal)
    seat.line("4")
    assert seat.log() == "Marek, Firearms, difficulty 6 · 4 successes, 4"
    seat.key(Key.Key_Space, Key.Key_T)
    seat.line("botch")
    assert seat.log() == "Marek, Firearms, difficulty 6 · Botch, Botch"


def roll_on_two_sheets(seat: SheetSeat) -> None:
    """What is clicked on one sheet never touches the other."""
    marek = seat.dots()
    seat.key(Key.Key_K, modifier=Qt.KeyboardModifier.ControlModifier)
    seat.line("New sheet: Kindred")
    seat.line("Ilse")
    seat.click(seat.panel.tabs.edit)
    assert seat.tabs() == ("Marek", "Ilse")
    ilse = seat.dots()
    seat.click_label("Dexterity")
    seat.click_text("Marek")
    assert seat.says("Dexterity") == "3 dots"
    assert seat.said().startswith("Ilse · ")
    seat.click_dot("Strength", 5, Qt.KeyboardModifier.ControlModifier)
    assert seat.dots() == {**marek, "Strength": 5}
    seat.click_text("Ilse")
    assert seat.dots() == ilse
    assert seat.says("Dexterity") == "1 dot, in the pool"
    seat.key(Key.Key_Escape)
    seat.double_click_label("Wits")
    assert seat.log() == "Ilse, Wits, difficulty 6 · 1 success, 1"


@pytest.mark.rule("storyteller 17.3")
@pytest.mark.rule("storyteller 28.9")
def test_damage_is_soaked_marked_and_healed(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([9, 6, 9, 7, 2])
    player, seat = seated(qtbot, start, dice)
    write_marek(seat)
    begin_marek(seat)
    seat.click_dot("Stamina", 4, Qt.KeyboardModifier.ControlModifier)
    body = player.evening.desk.body_panel
    seat.key(Key.Key_Slash)
    QTest.keyClicks(body.blow.levels, "6")
    kinds = {one.text(): one for one in body.blow.damage.findChildren(QRadioButton)}
    qtbot.mouseClick(kinds["Lethal"], Qt.MouseButton.LeftButton)
    assert body.blow.sum.accessibleName() == "Stamina 4 = Soak 4d10"
    assert body.chart.accessibleName() == "4.0 on average · 100% any"
    QTest.keyClick(body.blow.levels, Key.Key_Return)
    assert QApplication.focusWidget() is body.blow.go
    seat.key(Key.Key_Return)
    assert seat.log() == "Marek, Lethal · 3 of 6 soaked · Injured −1 die, 0 → 3"
    assert seat.health() == ("Lethal", "Lethal, −1", "Lethal, −1")
    buttons = {one.text(): one for one in body.heal.findChildren(QAbstractButton)}
    qtbot.mouseClick(buttons["By blood"], Qt.MouseButton.LeftButton)
    assert seat.log() == "Marek, Lethal · 1 level healed, 1 blood · Hurt −1 die, 3 → 2"
    qtbot.mouseClick(body.heal.levels.more, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(buttons["By blood"], Qt.MouseButton.LeftButton)
    assert body.heal.says.text() == "Marek has 0 blood, not 2."
    assert body.heal.levels.figure.text() == "2"
    qtbot.mouseClick(body.heal.overrule, Qt.MouseButton.LeftButton)
    assert seat.health() == ()
    for _ in range(3):
        seat.undo()
    assert seat.health() == ()
    ruin_a_vest_and_starve(qtbot, player, seat)
    move_a_night(qtbot, player, seat)
    send_to_the_chase(player, seat)
    drag_onto_the_track(player, seat)
    player.restart()
    seat.key(Key.Key_F3)
    assert (seat.health(), seat.page.pools.blood.value()) == ((), 0)
    assert dice.left == 0


def begin_marek(seat: SheetSeat) -> None:
    """What the Virtues make, and the blood to begin with: by the machine and by a real die."""
    seat.click(seat.panel.tabs.edit)
    seat.click_dot("Courage", 4)
    begun = seat.panel.creation
    assert begun.virtues.text() == "By Virtues: Humanity 2 · Willpower 4"
    seat.click(begun.virtues)
    assert seat.log() == "Marek, Humanity 2 → 2 · Willpower 1 → 4"
    assert (seat.page.pools.willpower.value(), begun.virtues.isEnabled()) == (4, False)
    seat.click(begun.blood)
    assert seat.log() == "Marek, blood to begin with · 0 → 9, 9"
    seat.click(begun.face)
    seat.line("11")
    assert begun.face.toolTip() == "A face of the die is wanted, 1 to 10."
    begun.face.selectAll()
    seat.line("1")
    assert (seat.page.pools.blood.value(), begun.face.text()) == (1, "")
    soaks = seat.page.bodies.soaks
    seat.pick(soaks.choices[Damage.LETHAL], "Armour only")
    assert seat.log() == (
        "Marek, What it soaks · Stamina, armour and Fortitude · Armour only · Fortitude only"
    )
    seat.click(soaks.usual)
    assert soaks.choices[Damage.LETHAL].currentText() == "Stamina, armour and Fortitude"
    assert not soaks.usual.isVisible()
    seat.click(seat.panel.tabs.edit)


def ruin_a_vest_and_starve(qtbot: QtBot, player: Player, seat: RowSeat) -> None:
    """A blow at twice the armour's rating is offered to destroy it; without blood hunger bites."""
    body = player.evening.desk.body_panel
    seat.click(seat.panel.tabs.edit)
    seat.add("Armour", "Reinforced clothing")
    seat.click(seat.panel.tabs.edit)
    seat.key(Key.Key_Slash)
    QTest.keyClicks(body.blow.levels, "2")
    qtbot.mouseClick(body.blow.unsoaked, Qt.MouseButton.LeftButton)
    (ruin,) = body.aftermath.ruins
    assert ruin.text() == "Destroyed: Reinforced clothing"
    qtbot.mouseClick(ruin, Qt.MouseButton.LeftButton)
    assert seat.rows() == {}
    assert body.aftermath.ruins == []
    seat.click(seat.page.pools.less)
    assert body.aftermath.hunger.isVisible()
    qtbot.mouseClick(body.aftermath.hunger, Qt.MouseButton.LeftButton)
    assert seat.log() == "Marek, Lethal · hunger · Injured −1 die, 2 → 3"
    qtbot.mouseClick(body.rest, Qt.MouseButton.LeftButton)
    assert seat.log() == "Marek, in voluntary torpor"
    assert not body.aftermath.hunger.isVisible()
    for _ in range(6):
        seat.undo()
    assert (seat.health(), seat.page.pools.blood.value()) == ((), 1)


def send_to_the_chase(player: Player, seat: SheetSeat) -> None:
    """A sheet is offered to the chase, and comes once its line is confirmed."""
    board = player.evening.desk.chase_board
    before = len(board.view.tokens) if board.view is not None else 0
    seat.key(Key.Key_K, modifier=Qt.KeyboardModifier.ControlModifier)
    seat.line("This sheet into the chase: Quarry")
    assert board.setup.field.text().startswith('"Marek" Quarry pool MOV 8 DEX 70 CON 4')
    assert board.view is not None
    assert len(board.view.tokens) == before
    seat.key(Key.Key_Return)
    assert len(board.view.tokens) == before + 1
    assert board.view.tokens[-1].name == "Marek"


def drag_onto_the_track(player: Player, seat: SheetSeat) -> None:
    """The tab of a sheet is dragged over the Chase tab, which comes, and down below the track.

    It is offered as a pursuer, and given up.
    """
    seat.key(Key.Key_F3)
    window, board = player.evening.window, player.evening.desk.chase_board
    track = board.track
    assert not track.isVisible()
    QTest.qWait(1)  # menus that closed before take the keyboard away and give it back first
    player.settle()
    (chase,) = (
        one
        for one in window.top_bar.tabs.findChildren(QAbstractButton)
        if one.accessibleName() == "Workspace “Chase”"
    )
    seat.drag_tab("Marek", chase, track, lambda: QPoint(track.width() // 2, track.height() - 40))
    assert window.workspaces.current == "chase"
    assert board.setup.field.text().startswith('"Marek" Pursuer pool MOV 8')
    seat.key(Key.Key_Escape)
    assert board.setup.field.text() == ""


def move_a_night(qtbot: QtBot, player: Player, seat: SheetSeat) -> None:
    """The night moves on, and its blood is offered and then taken."""
    time = player.evening.desk.time_panel
    seat.key(Key.Key_Right, modifier=Qt.KeyboardModifier.ControlModifier)
    assert seat.log() == "Night 2, 2000-01-02 · 1 thing fell due"
    assert seat.page.pools.blood.value() == 1
    (due,) = time.due
    assert due.accessibleName() == "tonight, Blood of the night, Marek · 1 → 0"
    qtbot.mouseClick(due.apply, Qt.MouseButton.LeftButton)
    assert seat.page.pools.blood.value() == 0
    assert time.due == []


@pytest.mark.rule("storyteller 8.1")
@pytest.mark.rule("storyteller 7.3")
def test_a_contest_and_an_extended_action_by_hand(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([10, 10, 2, 2, 2, 3, 3, 9, 9, 4, 4, 4])
    player, seat = seated(qtbot, start, dice)
    write_marek(seat)
    desk = player.evening.desk
    seat.click_label("Dexterity")
    seat.click_label("Firearms")
    seat.key(Key.Key_L)
    assert seat.sum() == ""
    panel = desk.line_panel
    QTest.keyClicks(panel.loose, "Guard 2 @7")
    QTest.keyClick(panel.loose, Key.Key_Return)
    assert [row.difficulty.figure.text() for row in panel.rows] == ["2", "7"]
    assert panel.rows[1]._what.text() == "2d10 · difficulty as you said"
    qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    assert seat.log() == "Marek against Guard, Marek wins by 5, 5 : 0"
    assert panel.outcome.text() == "Marek wins by 5"
    assert [row._says.text() for row in panel.rows] == ["5 successes", "Failure"]
    lines = getattr(desk.projection.frame.view.roll, "lines", ())
    assert [(line.who, line.net) for line in lines] == [("", 5), ("Guard", 0)]
    seat.undo()
    roll = desk.projection.frame.view.roll
    assert (panel.outcome.text(), getattr(roll, "lines", ())) == ("", ())
    qtbot.mouseClick(panel.secret, Qt.MouseButton.LeftButton)
    for row, said in zip(panel.rows, ("2", "3"), strict=True):
        QTest.keyClicks(row.field, said)
    before = desk.projection.frame
    qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    assert seat.log() == "Marek against Guard, Guard wins by 1, 2 : 3, secret"
    assert desk.projection.frame == before
    seat.ask_of_log()
    seat.choose("Show to players")
    lines = getattr(desk.projection.frame.view.roll, "lines", ())
    assert [(line.who, line.net) for line in lines] == [("", 2), ("Guard", 3)]
    gather_successes(player, seat)
    assert dice.left == 0


def gather_successes(player: Player, seat: SheetSeat) -> None:
    """An extended action with the pool in hand, in two languages and open again."""
    desk = player.evening.desk
    panel = desk.line_panel
    seat.click_label("Dexterity")
    seat.click_label("Firearms")
    procedures = desk.procedure_panel
    procedures.new.click()
    form = procedures.form
    for field, text in ((form.name, "The vault"), (form.goal, "5"), (form.each, "10")):
        QTest.keyClicks(field, text)
    QTest.keyClicks(form.time, "20")
    QTest.keyClick(form.time, Key.Key_Return)
    assert seat.said().startswith("The vault · success 84%")
    seat.key(Key.Key_Return)
    assert seat.log() == "The vault, Marek · 2 successes · 1 roll left, 2/5"
    (card,) = procedures.cards
    said = "The vault, 2/5, Marek, Dexterity + Firearms, difficulty 6, "
    assert card.accessibleName() == f"{said}1 roll left · a roll takes 10 minutes"
    player.evening.window.top_bar.language_requested.emit(Language.TRADITIONAL_CHINESE)
    assert card.accessibleName() == (
        "The vault，2/5，Marek，敏捷 + 槍械，難易度 6，還剩 1 次擲骰 · 每次擲骰 10 分鐘"
    )
    assert panel.rows[0]._what.text().startswith("敏捷 + 槍械 · 5d10")
    player.evening.window.top_bar.language_requested.emit(Language.ENGLISH)
    player.restart()
    (card,) = player.evening.desk.procedure_panel.cards
    assert card.accessibleName() == f"{said}1 roll left · a roll takes 10 minutes"
