"""A whole session of Blades: a crew is made, a score opens, a downtime in its eight steps, xp."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot
from tests.journeys.test_crew import pick
from tests.journeys.test_crew_making import Maker
from tests.journeys.test_factions import Ladder
from tests.seat.player import Player, Start
from tests.seat.roll_seat import RollSeat

from duskboard.core.blades.downtime import DowntimeStep
from duskboard.core.blades.growth import Trigger
from duskboard.core.blades.trait import AttributeId, XpTrack
from duskboard.core.dice import ScriptedDice
from duskboard.panels.downtime_panel import DowntimePanel
from duskboard.panels.kept_panel import KeptPanel

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),
    pytest.mark.rule("blades 8"),
]


class Rest:
    """A game master before a downtime."""

    def __init__(self, player: Player, seat: RollSeat) -> None:
        self.player, self.seat = player, seat

    @property
    def panel(self) -> DowntimePanel:
        panel = self.player.window.findChild(DowntimePanel)
        assert panel is not None
        return panel

    @property
    def current(self) -> str:
        """The step in hand."""
        faces = [one.head.face for one in self.panel.sections.values()]
        return next(one.title for one in faces if one.is_current)

    def result(self, step: DowntimeStep) -> str:
        """Return what stands at the right of a step."""
        return self.panel.sections[step].head.face.result

    def press(self, button: QAbstractButton) -> None:
        """Click a button."""
        assert button.isVisible()
        QTest.mouseClick(button, LEFT)
        self.player.settle()

    def card(self, who: str, place: int, *path: str) -> None:
        """Press a card of somebody by the keyboard, and choose from what it offers."""
        row = self.panel.people.rows[("Arda", "Bren", "Cole").index(who)]
        card = row.cards[place]
        card.setFocus()
        QTest.keyClick(card, Key.Key_Space)
        pick(*path)
        self.player.settle()

    def cards(self, who: str) -> list[tuple[str, str]]:
        """Return what stands on the cards of somebody."""
        row = self.panel.people.rows[("Arda", "Bren", "Cole").index(who)]
        return [(one.face.title, one.face.detail) for one in row.cards if not one.face.is_empty]


def test_a_whole_session(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([4, 6, 3, 5, 6, 4, 6])
    player = start(dice)
    seat = RollSeat(qtbot, player)
    player.open_empty("table")
    make_everybody(player, seat)
    open_the_score(seat)
    rest = Rest(player, seat)
    get_paid(rest)
    buy_it_off(rest)
    rest_in_earnest(rest)
    assert rest.current == "Factions’ turn"
    assert rest.result(DowntimeStep.ACTIVITIES) == "6 of 7 done"
    let_them_play(rest)
    grow(seat)
    assert dice.left == 0
    crew = player.evening.desk.crew_panel.tracks
    assert (
        crew.coin.text() == "3"
    )  # 2 - 1 (86), 6 of the score (102), 3 shared (143), 1 to Rivals (112)
    assert [one.text() for one in crew.says.values()] == [
        "4 of 12",  # 2 + III - 0 (60), one paid for an activity (113)
        "0 of 9",  # 6 + 1 + 2 (106), nine raise the wanted level (107)
        "1 of 4",
        "0 of 10",
    ]


def make_everybody(player: Player, seat: RollSeat) -> None:
    """A crew of Tier 0 pays for its grounds: 2 coin, and 1 left (58, 86). Three, two factions."""
    seat.command("new crew")
    maker = Maker(player)
    maker.choose("Crew type", "Night carriers")
    maker.choose("Owner of the grounds", "New faction…")
    seat.line("Eel Court")
    pick("Pay the owner of the grounds · 1 coin", "Eel Court")
    QTest.mouseClick(maker.panel.making.end, LEFT)
    assert maker.panel.tracks.coin.text() == "1"
    seat.command("new scoundrels")
    for line in ("Arda prowl1 study1 sway1 stress4", "Bren tinker1", "Cole hunt1"):
        seat.line(line)
    seat.key(Key.Key_Escape)
    seat.command("ladder")
    seat.line("Lamplighters 1")
    ladder = Ladder(player)
    ladder.choose("Lamplighters", "New clock", "6 segments")
    seat.line("Lights")
    player.settle()


def open_the_score(seat: RollSeat) -> None:
    """Against Tier III: a die less; bold: a die more; 1d comes to 4, so it is risky (97)."""
    seat.command("plan a s")
    seat.key(Key.Key_Tab, Key.Key_Tab, Key.Key_Return)
    seat.line("Vault")
    seat.key(Key.Key_Tab)
    seat.line("roofs")
    seat.key(Key.Key_Tab, Key.Key_Return)
    pick("Somebody else of Tier III")
    bold = next(row for row in seat.plan.form.rows if row.face.title == "Bold or daring")
    bold.setFocus()
    seat.key(Key.Key_Space)
    foot = seat.plan.foot
    assert foot.go.text() == "Roll 1d"
    foot.go.setFocus()
    seat.key(Key.Key_Space)
    assert seat.plan.running.opening.text() == "Opening: Risky"


def get_paid(rest: Rest) -> None:
    """Payoff, shares, what was moved, heat with rollover: by Enter, each seen before it is done."""
    panel, seat = rest.panel, rest.seat
    seat.command("downtime of")
    assert panel.score.hasFocus()
    seat.key(Key.Key_Return)
    assert rest.current == "Payoff"
    assert panel.pay.foot.preview.text() == "Rep 0 → 5 of 12 · Coin 1 → 7 of 4"
    seat.key(Key.Key_Return)
    assert rest.result(DowntimeStep.PAYOFF) == "Rep 0 → 5 · Coin 1 → 7"
    assert rest.current == "Tithe"
    arda, bren, _cole = panel.dues.shares.values()
    for stepper in (arda, arda, bren):
        rest.press(stepper.more)
    assert panel.dues.foot.preview.text() == "Coin 7 → 4 of 4"
    rest.press(panel.dues.foot.go)
    assert rest.result(DowntimeStep.TITHE) == ("Coin 7 → 4 · Arda: Coin 0 → 2 · Bren: Coin 0 → 1")
    eels = next(iter(panel.echo.steppers.values()))
    assert rest.current == "Clocks the score moved"
    lights, clock, eels = panel.echo.steppers.values()
    rest.press(eels.less)
    rest.press(clock.more)
    rest.press(panel.echo.foot.go)
    assert rest.result(DowntimeStep.CLOCKS) == ("Eel Court: status 0 → −1 · “Lights” 0 → 1 of 6")
    assert lights.figure.text() == "0"
    seat.key(Key.Key_Tab)
    for key in (Key.Key_Right, Key.Key_Right):
        seat.key(key)
    for source in ("high-profile", "killing"):
        rest.press(next(one for key, one in panel.heat.ticks.items() if key == source))
    assert panel.heat.foot.preview.text() == (
        "How it went +6, High-profile target +1, Killing +2 · Heat 0 → 0 of 9 · Wanted 0 → 1 of 4"
    )
    rest.press(panel.heat.foot.go)
    assert rest.result(DowntimeStep.HEAT) == "Wanted 0 → 1"


def buy_it_off(rest: Rest) -> None:
    """Wanted 1, 1d: with a 6 nobody asks; with a 4 it is Rivals, of Tier I: 1 coin (111, 112)."""
    panel, seat = rest.panel, rest.seat
    assert rest.current == "Entanglement"
    seat.key(Key.Key_Return)
    pick("Roll the entanglement", "Roll 1d")
    assert rest.result(DowntimeStep.TROUBLE) == "rolled 6: nobody comes"
    seat.undo()
    panel.sections[DowntimeStep.TROUBLE].head.setFocus()
    seat.key(Key.Key_Return)
    pick("Roll the entanglement", "The player rolled 4")
    assert rest.result(DowntimeStep.TROUBLE) == "rolled 4: Rivals or Unquiet dead"
    seat.key(Key.Key_K)
    assert panel.trouble.foot.go.text() == "Keep it for later"
    seat.key(Key.Key_Return)
    kept = rest.player.window.findChild(KeptPanel)
    assert kept is not None
    assert [one.title.text() for one in kept.cards] == ["Rivals"]
    seat.undo()
    seat.key(Key.Key_2)
    assert panel.trouble.foot.preview.text() == "Coin 4 → 3 of 4"
    assert panel.trouble.foot.go.text() == "Pay 1 coin"
    seat.key(Key.Key_Return)
    assert rest.result(DowntimeStep.TROUBLE) == "Rivals · Coin 4 → 3"


def rest_in_earnest(rest: Rest) -> None:
    """Six activities, one of them paid with a rep (113-116, 123, 76)."""
    panel, seat = rest.panel, rest.seat
    assert rest.current == "Activities"
    seat.key(Key.Key_A)
    rest.card("Arda", 0, "Indulge vice")
    rest.card("Arda", 1, "Train", "Prowess xp +1")
    rest.press(panel.people.rows[0].more)
    pick("An activity more: 1 rep")
    rest.card("Arda", 2, "Reduce heat", "Study 1d")
    assert rest.cards("Arda")[0] == ("Indulge vice", "lowest attribute, 1d")
    rest.card("Arda", 0, "Indulge vice", "Roll 1d")
    rest.card("Arda", 1, "Do it")
    seat.undo()
    rest.card("Arda", 1, "Do it")
    rest.card("Arda", 2, "Give it up")
    begin_a_project(rest)
    assert rest.cards("Arda") == [
        ("Indulge vice", "stress 4 → 1"),
        ("Train: Prowess", "xp 0 → 1"),
        ("Long-term project: Key", "6 · clock 0 → 3 of 8"),
    ]


def begin_a_project(rest: Rest) -> None:
    """A project: a 6 is 3 ticks; Bren 4/5 to 6 for a coin after the roll is 3 more (114, 115)."""
    panel, seat = rest.panel, rest.seat
    row = panel.people.rows[0]
    row.cards[2].setFocus()
    QTest.keyClick(row.cards[2], Key.Key_Space)
    pick_field(rest, "Long-term project", "Key")
    rest.card("Arda", 2, "Long-term project: Key", "The player rolled 6")
    pick("Leave it at that")
    rest.card("Bren", 0, "Long-term project", "Key 3/8", "Tinker 1d")
    rest.card("Bren", 0, "Long-term project: Key", "Roll 1d")
    pick("1 coin: 6")
    assert rest.cards("Bren") == [("Long-term project: Key", "6 · clock 3 → 6 of 8 · Coin 1 → 0")]
    rest.card("Bren", 1, "Acquire asset", "Vehicle")
    rest.card("Bren", 1, "Acquire asset: Vehicle", "Roll 0d")
    rest.card("Cole", 0, "Train", "Playbook xp +1")
    rest.card("Cole", 0, "Do it")
    assert seat.log() == "Cole, Playbook xp +1 · trained, 0 → 1"
    rest.press(panel.people.foot.go)


def pick_field(rest: Rest, above: str, text: str) -> None:
    """Go to the field that is all of a menu within the menu that is open, and type into it."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.setActiveAction(next(one for one in menu.actions() if one.text() == above))
    QTest.keyClick(menu, Key.Key_Right)
    inner = QApplication.activePopupWidget()
    assert isinstance(inner, QMenu)
    field = inner.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)
    rest.player.settle()


def let_them_play(rest: Rest) -> None:
    """The Lamplighters, Tier I, roll a 6: 3 ticks (126); the Eel Court waits; it is over (125)."""
    panel, seat = rest.panel, rest.seat
    rest.press(panel.turns.rows[0].play)
    rest.press(panel.turns.form.roll)
    pick("Its Tier", "Roll 1d")
    assert seat.log() == "Lamplighters, its turn · 6 · Lights 1 → 4 of 6, 6"
    rest.press(panel.turns.foot.go)
    assert rest.current == "Close downtime"
    rest.press(panel.close_form.foot.go)
    assert panel.begin.isVisible()
    assert seat.log() == "New crew, downtime 1 is over"


def grow(seat: RollSeat) -> None:
    """Prowess: 1 of training and 5 of the session fill its 6 boxes: a dot (73-75)."""
    seat.command("arda")
    seat.click(seat.panel.tabs._more)
    seat.choose("End of the session: mark xp…")
    session = seat.panel.session
    for trigger in (Trigger.BELIEFS, Trigger.STRUGGLES, Trigger.PLAYBOOK):
        seat.click(session.times[trigger]._segments[2])
    for _ in range(5):
        seat.click(session.tracks[XpTrack.PROWESS].more)
    seat.click(session.tracks[XpTrack.PLAYBOOK].more)
    seat.click(session.done)
    prowess = seat.page.attributes[AttributeId.PROWESS]
    seat.click(prowess.advance)
    seat.choose("Prowl")
    assert (seat.row("Prowl").value(), prowess.xp.value()) == (2, 0)
