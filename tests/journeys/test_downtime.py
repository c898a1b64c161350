"""A downtime of a scoundrel: healed by a friend, trained, too deep in the cards, and replaced."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.scoundrel_seat import ScoundrelSeat

from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.dice import ScriptedDice

Key = Qt.Key


def pick(*texts: str) -> None:
    """Choose from the menu that is open, by keys: each text a row, deeper and deeper."""
    for place, text in enumerate(texts):
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        act = next(one for one in menu.actions() if one.text() == text)
        menu.setActiveAction(act)
        is_last = place == len(texts) - 1
        QTest.keyClick(menu, Key.Key_Return if is_last else Key.Key_Right)


def offered() -> list[str]:
    """Return what the menu that is open offers."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return [one.text() for one in menu.actions() if one.text()]


def type_faces(text: str, *lines: str) -> None:
    """Go by keys to the field for real dice in the menu that is open, and type into it."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.setActiveAction(next(one for one in menu.actions() if one.text() == text))
    QTest.keyClick(menu, Key.Key_Right)
    dice = QApplication.activePopupWidget()
    assert isinstance(dice, QMenu)
    QTest.keyClick(dice, Key.Key_Up)
    for line in lines:
        field = dice.focusWidget()
        assert isinstance(field, QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, line)
        QTest.keyClick(field, Key.Key_Return)
        if dice.isVisible():
            assert "dice" in field.accessibleDescription()


def test_a_scoundrel_between_two_scores(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([5, 2])
    player = start(dice)
    seat = ScoundrelSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F2)
    assert seat.tracks() == (6, 1, 2, 11)
    leave_the_coat_at_home(player, seat)

    seat.command("downtime begins")
    assert seat.log() == "Mara Quill, downtime begins"
    seat.command("this scoundrel recovers")
    type_faces("Tam Orley, Treated by a companion", "3 1 1", "3 1")
    assert seat.harm() == {2: ["gashed arm"], 1: ["bruised ribs"]}
    pick("3 coin: Critical")
    status = player.evening.window.status_bar
    assert status.news == "Mara Quill has 2 coin, not 3."
    qtbot.mouseClick(status.overrule, Qt.MouseButton.LeftButton)
    # Five ticks and the one that was there: the arm a level lower, the ribs healed, two left.
    assert seat.harm() == {1: ["gashed arm"]}
    assert seat.log() == (
        "Mara Quill, better recovery · 3 coin · harm 1 level lower, bruised ribs healed · healing "
        "clock 2/4 · the GM overruled, 1–3 → Critical"
    )
    assert seat.tracks() == (6, 1, 0, 11)

    seat.command("this scoundrel trains")
    pick("Prowess xp +2")
    assert seat.log() == "Mara Quill, Prowess xp +2 · trained · advance due, 4 → 6"

    seat.click(seat.page.head.vice)
    assert offered() == ["Indulge the vice", "Lost in vice for this session"]
    pick("Indulge the vice", "Roll 2d")
    assert dice.left == 0
    assert seat.tracks() == (1, 1, 0, 11)
    seat.command("indulges their vice")
    pick("Indulge the vice", "The player rolled 4")
    assert seat.log() == (
        "Mara Quill, indulges their vice · told by the player · overindulged, 1 → 0"
    )
    pick("Overindulged: Brag")
    assert seat.log() == "Mara Quill, brags · Heat 4 → 6"
    seat.command("downtime is over")
    assert seat.log() == "Mara Quill, downtime over"
    assert seat.tracks() == (0, 1, 0, 11)

    seat.command("stands in for")
    assert seat.log() == "Stand-in for Mara Quill, played in place of Mara Quill"
    assert list(seat.tabs())[-1] == "Stand-in for Mara Quill"


def leave_the_coat_at_home(player: Player, seat: ScoundrelSeat) -> None:
    """Armour is marked only where it is carried, or where the game master says so."""
    seat.tab("Osric Penn")
    worn, bar = seat.page.armour.boxes[ArmourKind.STANDARD], player.evening.window.status_bar
    seat.click(worn)
    assert bar.news.startswith("Osric Penn does not carry “Plated coat”")
    assert not worn.isChecked()
    QTest.mouseClick(bar.overrule, Qt.MouseButton.LeftButton)
    assert worn.isChecked()
    seat.undo()
    seat.tab("Mara Quill")
