"""A fight from the shot to the wound, and a frenzy, by mouse and keyboard; then open again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.sheet_seat import SheetSeat

from duskboard.core.dice import ScriptedDice
from duskboard.panels.fighter_row import FighterRow
from duskboard.panels.step_card import StepCard

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


class FightSeat(SheetSeat):
    """Somebody before a fight."""

    def press_whole(self, label: str) -> None:
        acts = self._player.evening.desk.fight_panel.acts
        self.click(next(one for one in acts if one.text() == label))

    def command(self, text: str) -> None:
        self.key(Key.Key_K, modifier=CTRL)
        self.line(text)

    def fighter(self, name: str) -> FighterRow:
        rows = self._player.evening.desk.fight_panel.rows
        return next(one for one in rows if one.name.text() == name)

    def read(self) -> list[str]:
        return [
            f"{one.figure.text()} {one.name.text()}: {one.deeds.text()}; {one.state.text()}"
            for one in self._player.evening.desk.fight_panel.rows
        ]

    def press(self, name: str, label: str) -> None:
        row = self.fighter(name)
        self.click(next(one for one in row.acts if one.text() == label))

    def write(self, name: str, text: str) -> None:
        self.click(self.fighter(name).field)
        self.line(text)

    @property
    def card(self) -> StepCard:
        return self._player.evening.desk.fight_panel.attacks.cards[0]

    @property
    def procedure(self) -> StepCard:
        return self._player.evening.desk.night_panel.cards[0]

    def act(self, card: StepCard, label: str) -> None:
        self.click(next(one for one in (*card.acts, *card.chips) if one.text() == label))

    def tell(self, card: StepCard, text: str) -> None:
        self.click(card.field)
        self.line(text)

    def reach(self, wanted: QWidget, key: Key = Key.Key_Tab) -> None:
        """Press Tab, or Shift+Tab, until a widget has the keyboard."""
        for _ in range(40):
            if QApplication.focusWidget() is wanted:
                return
            self.key(key)
        pytest.fail(f"{wanted.accessibleName()} is not reached with Tab")

    def enter(self, name: str, label: str, key: Key = Key.Key_Tab) -> None:
        """Go to a button of somebody's row and press Enter."""
        row = self.fighter(name)
        self.reach(next(one for one in row.acts if one.text() == label), key)
        self.key(Key.Key_Return)

    def down(self, *path: str) -> None:
        """Go down a menu with the arrows."""
        for place, text in enumerate(path):
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            self._qtbot.keyClick(menu, Key.Key_Down)
            while menu.activeAction().text() != text:  # past the last one it begins anew
                self._qtbot.keyClick(menu, Key.Key_Down)
            last = place == len(path) - 1
            self._qtbot.keyClick(menu, Key.Key_Return if last else Key.Key_Right)

    def steps(self, card: StepCard) -> list[str]:
        return [f"{one.text.text()}: {one.detail.text()}" for one in card.lines]


def seated(qtbot: QtBot, start: Start, dice: ScriptedDice) -> tuple[Player, FightSeat]:
    player = start(dice)
    player.open_sample()
    seat = FightSeat(qtbot, player)
    seat.key(Key.Key_F3)
    seat.command("The order of the fight")
    return player, seat


def a_turn_by_keys(seat: FightSeat) -> None:
    """Ilse holds, Tobias gives his blow up to dodge, and she shoots all the same."""
    desk = seat._player.evening.desk
    seat.command("The order of the fight")
    seat.reach(next(one for one in desk.fight_panel.acts if one.text() == "Next turn"))
    seat.key(Key.Key_Return)
    for name, text in (
        ("Ilse Varga", "=12"),
        ("Tobias", "=8"),
        ("Tobias", "punch"),
        ("Ilse Varga", "shoot"),
    ):  # each waits for its line when it is their turn to say it
        assert QApplication.focusWidget() is seat.fighter(name).field
        seat.line(text)
    seat.enter("Ilse Varga", "Hold")
    seat.enter("Tobias", "Defend instead")
    seat.down("Spend 1 Willpower")
    assert seat.read() == [
        "12 Ilse Varga: shoot · holds; Injured",
        "8 Tobias: punch, defends instead; Injured",
    ]
    seat.enter("Ilse Varga", "Attack…", Key.Key_Backtab)
    seat.down("Tobias", "Pistol")
    for text in ("7 8 9 10 7", "=3", "=4", "=2"):
        seat.reach(seat.card.field)
        seat.line(text)
    seat.reach(next(one for one in seat.card.acts if one.text() == "Wound: 2 levels"))
    seat.key(Key.Key_Return)
    seat.reach(next(one for one in seat.card.acts if one.text() == "Put away"))
    seat.key(Key.Key_Return)


def call_the_beast(seat: FightSeat) -> None:
    """A frenzy that is resisted once, and left there."""
    seat.command("Frenzy, bond, diablerie, seduction, torpor")
    seat.choose("Frenzy", "Hunger", "Taste of blood, difficulty 6")
    assert seat.steps(seat.procedure)[1] == (
        "Self-Control, never more dice than blood: 3d10, difficulty 6"
    )
    seat.act(seat.procedure, "Easier")
    seat.act(seat.procedure, "Roll 3d10")


def resist_again(seat: FightSeat) -> None:
    card = seat.procedure
    assert seat.steps(card)[2] == "Tries: 2"
    assert card.face is not None
    assert (card.face.filled, card.face.boxes) == (2, 5)
    seat.act(card, "Fear")
    assert seat.steps(card)[0] == "What drives it: wants to escape"
    seat.undo()


def test_from_the_shot_to_injured_and_a_frenzy_open_again(qtbot: QtBot, start: Start) -> None:
    player, seat = seated(qtbot, start, ScriptedDice([5, 9, 2]))
    seat.press_whole("Begin a fight")
    for name in ("Ilse Varga", "Tobias"):
        seat.press_whole("Somebody joins…")
        seat.choose(name)
    seat.write("Ilse Varga", "=15")
    seat.write("Tobias", "=9")
    seat.write("Tobias", "dodge")
    seat.write("Ilse Varga", "shoot Tobias; wp")
    assert seat.read() == [
        "15 Ilse Varga: shoot Tobias; Injured",
        "9 Tobias: dodge; unhurt",
    ]
    seat.press("Ilse Varga", "Attack…")
    seat.choose("Tobias", "Pistol")
    seat.act(seat.card, "Cover +0")
    assert seat.steps(seat.card)[:2] == ["Aim: Cover +1 difficulty", "Attack: 5d10, difficulty 7"]
    seat.tell(seat.card, "7 8 9 10 7")
    seat.act(seat.card, "Dodge")
    seat.tell(seat.card, "=1")
    seat.tell(seat.card, "2 3 5 6 9 8 8 7 7")
    assert seat.steps(seat.card)[1:4] == [
        "Attack: 7 8 9 10 7 · 5 successes",
        "Dodge: 1 success, 4 left",
        "Damage: 2 3 5 6 9 8 8 7 7 · 6 successes",
    ]
    seat.tell(seat.card, "=3")
    seat.act(seat.card, "Wound: 3 levels")
    assert seat.read()[1] == "9 Tobias: dodge, done; Injured"
    assert seat.steps(seat.card)[5] == "Wound: 3 levels"
    seat.act(seat.card, "Put away")
    a_turn_by_keys(seat)
    seat.press_whole("Show players the order")
    seat.press_whole("Next turn")
    waiting = [
        " Ilse Varga: ; Injured · hidden from players",
        " Tobias: ; Mauled · hidden from players",
    ]
    assert seat.read() == waiting
    seat.press_whole("Show players everybody in it")
    assert seat.read() == [
        " Ilse Varga: ; Injured",
        " Tobias: ; Mauled",
    ]
    seat.undo()
    call_the_beast(seat)
    player.restart()
    seat.key(Key.Key_F3)
    resist_again(seat)
    assert seat.read() == waiting
    for _ in range(4):
        seat.undo()
    assert seat.read()[0].startswith("12 Ilse Varga: shoot, done")
