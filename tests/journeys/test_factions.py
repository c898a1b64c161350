"""Factions by mouse and keys: the ladder, war, clocks, turns, and what players read of it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.journeys.test_downtime import offered, pick, type_faces
from tests.seat.player import Player, Start
from tests.seat.scoundrel_seat import ScoundrelSeat

from duskboard.core.dice import ScriptedDice
from duskboard.panels.faction_ladder import FactionLadder
from duskboard.panels.faction_row import FactionRow

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")


class Ladder:
    """A game master before the ladder."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def panel(self) -> FactionLadder:
        panel = self.player.window.findChild(FactionLadder)
        assert panel is not None
        return panel

    def row(self, name: str) -> FactionRow:
        return next(one for one in self.panel.rows.values() if one.name.face.text == name)

    def rows(self) -> list[tuple[str, str, str]]:
        """Return the factions from the top: how they stand, who they are, what they think."""
        self.player.settle_layout()
        rows = sorted(self.panel.rows.values(), key=lambda row: row.y())
        return [(one.standing.text(), one.name.face.text, one.number.text()) for one in rows]

    def choose(self, name: str, *path: str) -> None:
        """Open what can be done about a faction, by its key, and choose."""
        self.row(name).name.setFocus()
        QTest.keyClick(self.row(name).name, Key.Key_Space)
        pick(*path)
        self.player.settle()

    def status(self, name: str, status: int) -> None:
        """Click a box of a status."""
        track = self.row(name).track
        at = track.cell_rect(status).center()
        QTest.mouseClick(track, LEFT, pos=QPoint(round(at.x()), round(at.y())))
        self.player.settle()


def test_a_faction_rises_fights_and_is_read_about(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([5, 2, 1, 6, 3, 2])
    player = start(dice)
    seat, ladder = ScoundrelSeat(qtbot, player), Ladder(player)
    player.open_sample()
    seat.key(Key.Key_F2)
    seat.command("ladder of factions")
    for line in ("Eel Court", "Tollmen 2", "Ward Watch 4"):
        seat.line(line)
    player.settle()
    assert ladder.rows() == [
        ("IV S", "Ward Watch", "0"),
        ("II S", "Tollmen", "0"),
        ("0 S", "Eel Court", "0"),
    ]

    fight(seat, ladder)
    take_turns(player, seat, ladder)
    assert dice.left == 0
    publish(player, ladder)
    seat.undo()
    assert ladder.panel.done.rows[0].eye.glyph == "eye-closed"


def fight(seat: ScoundrelSeat, ladder: Ladder) -> None:
    """War takes a Tier from the weak and gives it back (rules/blades.md 65, 68)."""
    ladder.status("Tollmen", -2)
    assert seat.log() == "Tollmen, Status · 0 → −2"
    QTest.keyClick(ladder.row("Tollmen").track, Key.Key_Right)
    assert seat.log() == "Tollmen, Status · −2 → −1"
    ladder.status("Tollmen", -1)
    assert ladder.row("Tollmen").number.text() == "0"
    ladder.choose("Tollmen", "Tier II, strong", "Tier II, weak")
    ladder.choose("Tollmen", "At war with somebody else")
    assert ladder.rows()[1] == ("I W", "Tollmen", "0")
    assert ladder.row("Tollmen").war.isVisible()
    ladder.choose("Tollmen", "At war with somebody else")
    assert ladder.rows()[1] == ("II W", "Tollmen", "0")


def take_turns(player: Player, seat: ScoundrelSeat, ladder: Ladder) -> None:
    """A clock is made, and moves by dice that are typed, told and rolled (126, 163)."""
    ladder.choose("Tollmen", "New clock", "10 segments")
    seat.line("Arm the bridge")
    player.settle()
    assert player.filled("Arm the bridge") == 0
    ladder.choose("Tollmen", "Its turn…")
    form = ladder.panel.form
    seat.click(form.roll)
    assert offered() == ["Its Tier"]
    type_faces("Its Tier", "6 4")
    assert seat.log() == "Tollmen, its turn · 6 4 · Arm the bridge 0 → 3 of 10, 6"
    assert player.filled("Arm the bridge") == 3

    for _ in range(3):
        seat.click(ladder.panel.pass_by)
    ladder.choose("Tollmen", "Its turn…")
    seat.click(form.roll)
    assert seat.log() == (
        "Tollmen, 3 downtimes · 5 2, 1 6, 3 2 · Arm the bridge 3 → 9 of 10, 4/5, 6, 1–3"
    )
    ladder.choose("Tollmen", "Its turn…")
    for move in list(form.moves.values())[:3]:
        seat.click(move)
    seat.click(form.line)
    seat.line("Bought two ferries.")
    bar = player.evening.window.status_bar
    assert bar.news.startswith("Tollmen would do 3 things, and 2 are the most.")
    QTest.mouseClick(bar.overrule, LEFT)
    assert [row.text.text() for row in ladder.panel.done.rows] == ["Bought two ferries."]


def publish(player: Player, ladder: Ladder) -> None:
    """What they did is the game master's until the eye is open."""
    player.see("Hand-outs")
    assert "Bought two ferries." not in player.players_texts()
    QTest.mouseClick(ladder.panel.done.rows[0].eye, LEFT)
    player.settle()
    assert ladder.panel.done.rows[0].eye.glyph == "eye-open"


def test_a_scoundrel_crafts_something_common(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    seat = ScoundrelSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F2)
    seat.command("this scoundrel crafts")
    pick("Something common: Ordinary", "The player rolled 5")
    pick("1 coin: quality 2")
    assert seat.log() == "Mara Quill, Ordinary · quality 2 · 1 coin · on the sheet"


def test_a_scoundrel_does_time_for_the_crew(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    seat = ScoundrelSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F2)
    seat.command("this scoundrel does time")
    assert player.evening.window.status_bar.news.startswith("Mara Quill is not in prison.")
    seat.command("this scoundrel goes to prison")
    assert seat.log().startswith("Mara Quill, went to prison")
    seat.command("ladder of factions")
    seat.line("Tollmen 2")
    seat.command("this scoundrel does time")
    assert not player.evening.desk.prison_panel.roll.act.isEnabled()
    serve(player, seat, "Smuggling", "The player rolled 6")
    assert seat.log() == (
        "Mara Quill, did time · told by the player · Smuggling · Tollmen at +1, 6"
    )
    prison = player.evening.desk.prison_panel
    assert prison.board.nodes["01"].accessibleDescription() == "Held"
    prison.load.setFocus()
    seat.key(Key.Key_Plus)
    assert prison.load_says.text() == "2 by 1 Smuggling · 0 in items, 1 coin"
    seat.command("this scoundrel does time")
    serve(player, seat, "Guard payoff", "The player rolled 2")
    assert seat.log() == "Mara Quill, did time · told by the player · Cold, 1–3"
    QTest.mouseClick(prison.out, LEFT)
    assert seat.log().startswith("Mara Quill, back in play")
    assert prison.says.text() == "nobody inside; at wanted 0: a few weeks, or a beating"
    prison.board.nodes["09"].setFocus()
    seat.key(Key.Key_Right, Key.Key_Space)
    pick("Hold it")
    assert prison.board.nodes["10"].accessibleDescription() == "Held"


def serve(player: Player, seat: ScoundrelSeat, claim: str, told: str) -> None:
    """Choose a trauma and a claim before the roll, by keys, and tell what was rolled."""
    roll = player.evening.desk.prison_panel.roll
    assert roll.trauma.hasFocus()
    seat.key(Key.Key_Space)
    pick("Cold")
    roll.prize.setFocus()
    seat.key(Key.Key_Space)
    pick(claim)
    assert roll.friend.text() == "Tollmen"
    QTest.mouseClick(roll.act, LEFT)
    pick("Do time", told)
