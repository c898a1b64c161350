"""A crew is made step by step, left, taken up again, and its type comes from a file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.journeys.test_crew import pick
from tests.journeys.test_playbooks import bring_file, complaint, offered
from tests.seat.player import Player, Start
from tests.seat.scoundrel_seat import ScoundrelSeat

from duskboard.core.dice import ScriptedDice
from duskboard.panels.crew_panel import CrewPanel

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
OWN = """[[crew]]
key = "bargees"
name = "Bargees"
about = "Live by the locks"
trigger = "You moved freight."
abilities = [ "all-hands" ]
upgrades = [ "boat-house", "vault" ]
"""


class Maker:
    """Somebody who makes a crew."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def panel(self) -> CrewPanel:
        return self.player.evening.desk.crew_panel

    def choose(self, step: str, *path: str) -> None:
        """Go to a step by its key and choose from what it offers, or type where it wants words."""
        row = next(one for one in self.panel.making.rows.values() if one.face.text == step)
        row.setFocus()
        QTest.keyClick(row, Key.Key_Space)
        if path:
            pick(*path)
        self.player.settle()

    def chosen(self) -> dict[str, str]:
        """Return what is chosen so far, by step."""
        faces = [row.face for row in self.panel.making.rows.values()]
        return {face.text: face.figure for face in faces if face.figure != "choose…"}


def test_a_crew_is_made(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    player = start(ScriptedDice([]))
    seat, maker = ScoundrelSeat(qtbot, player), Maker(player)
    player.open_empty("table")
    seat.command("new crew")
    maker.choose("Crew type", "Night carriers")
    maker.choose("Reputation", "Daring")
    for step, text in (("Lair", "A boat shed"), ("Hunting grounds", "The lower locks")):
        maker.choose(step)
        seat.line(text)
    maker.choose("Preferred operation", "Passengers")
    agree(seat, maker)
    maker.choose("Special ability", "All Hands")
    maker.choose("Upgrades", "Quarters")
    maker.choose("Upgrades", "A cohort, two boxes", "Rovers")
    assert maker.chosen()["Upgrades"] == "3 of 2"
    maker.choose("Upgrades", "Take a box back", "Quarters")
    maker.choose("Favourite contact", "a lock-keeper")
    assert maker.chosen() == {
        "Crew type": "Night carriers",
        "Reputation": "Daring",
        "Lair": "A boat shed",
        "Hunting grounds": "The lower locks",
        "Preferred operation": "Passengers",
        "Owner of the grounds": "Eel Court · 1 coin",
        "Special ability": "All Hands",
        "Upgrades": "2 of 2",
        "Who helped with an upgrade": "Eel Court · 1 coin · status +2",
        "Favourite contact": "a lock-keeper",
    }
    leave_and_take_up(seat, maker)
    import_a_type(seat, maker, tmp_path)


def agree(seat: ScoundrelSeat, maker: Maker) -> None:
    """Bring a faction, pay it well, and find that there is no coin left for its help."""
    maker.choose("Owner of the grounds", "New faction…")
    seat.line("Eel Court")
    pick("Pay the owner of the grounds well · 2 coin · status +1", "Eel Court")
    helped = "Helped with an upgrade, and repaid · 1 coin · status +2"
    maker.choose("Who helped with an upgrade", helped, "Eel Court")
    assert "Who helped with an upgrade" not in maker.chosen()
    assert maker.player.evening.window.status_bar.news == "New crew has 0 coin, not 1."
    maker.choose("Owner of the grounds", "Pay the owner of the grounds · 1 coin", "Eel Court")
    maker.choose("Who helped with an upgrade", helped, "Eel Court")
    assert maker.panel.tracks.coin.text() == "0"


def leave_and_take_up(seat: ScoundrelSeat, maker: Maker) -> None:
    """Reopen the file in the middle, go on, undo, leave it at that, and go on again."""
    maker.player.restart()
    assert maker.chosen()["Who helped with an upgrade"] == "Eel Court · 1 coin · status +2"
    seat.command("go on making")
    lit = next(row for row in maker.panel.making.rows.values() if row.face.is_lit)
    assert (lit.face.text, lit.hasFocus()) == ("Who was hurt by an upgrade", True)
    maker.choose("Who was hurt by an upgrade", "Hurt by an upgrade · status −2", "Eel Court")
    assert maker.panel.grounds.chips.chips[1].text() == "Owner of the grounds: Eel Court"
    seat.undo()
    assert "Who was hurt by an upgrade" not in maker.chosen()
    QTest.mouseClick(maker.panel.making.end, LEFT)
    assert maker.panel.making.isHidden()
    seat.command("go on making")
    assert maker.chosen()["Lair"] == "A boat shed"
    QTest.mouseClick(maker.panel.making.end, LEFT)


def import_a_type(seat: ScoundrelSeat, maker: Maker, folder: Path) -> None:
    """Import a file with a fault, mend it, and choose what it brings: nothing is lost."""
    path = folder / "own.toml"
    bring_file(seat, path, OWN.replace('"vault"', '"vualt"'), "import crew ty")
    box = complaint()
    assert box.informativeText().startswith("own.toml:7: bargees, upgrades[1]: “vualt” is no")
    box.close()
    bring_file(seat, path, OWN, "import crew ty")
    assert seat.log() == "Bargees, 1 crew type, 1 new"
    seat.command("choose the crew")
    assert offered()[-2:] == ["Bargees", "Import crew types…"]
    pick("Bargees")
    assert seat.log() == "New crew, Crew type · Night carriers → Bargees"
    abilities = [row.face.text for row, _rule in maker.panel.lore.abilities.rows]
    assert abilities == ["All Hands"]
    rows = maker.player.evening.desk.holding_panel.upgrades.rows
    marked = [name.text() for name, _says, boxes in rows if boxes.face.filled]
    assert marked == ["Boat house", "Carriage house", "Vault"]
