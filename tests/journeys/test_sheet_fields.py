"""Every field of a sheet a value of its own: written, saved, reopened and compared."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot
from tests.seat.player import Start
from tests.seat.row_seat import RowSeat

from duskboard.core.storyteller.health import Damage
from duskboard.i18n.words import Language

Key = Qt.Key
WORDS = {
    "Name": "Ilse",
    "Clan": "Gangrel",
    "Concept": "ferrywoman",
    "Player": "Ana",
    "Nature": "Survivor",
    "Demeanour": "Confidant",
    "Haven": "the hold",
    "Coterie": "tide court",
    "Sire": "Aurel",
    "Path": "Path of Salt",
    "Generation": "8",
    "Most blood": "17",
    "Blood a turn": "4",
}
TRAITS = {
    "Strength": 2,
    "Dexterity": 3,
    "Stamina": 4,
    "Wits": 5,
    "Brawl": 1,
    "Firearms": 4,
    "Occult": 3,
    "Protean": 2,
    "Courage": 5,
    "Path of Salt": 7,
    "Willpower": 6,
}
SOAKS = ("Armour only", "Nothing", "Stamina, armour and Fortitude")


def write_everything(seat: RowSeat, face: Path) -> None:
    seat.click_text("New character")
    for name, text in WORDS.items():
        seat.write(name, text)
    for name, place in TRAITS.items():
        seat.click_dot(name, place)
    seat.row("Firearms").setFocus(Qt.FocusReason.TabFocusReason)
    seat.key(Key.Key_F2, modifier=Qt.KeyboardModifier.ShiftModifier)
    seat.line("pistols, in the dark")
    seat.add("Backgrounds", "Herd")
    seat.click_dot("Herd", 3)
    seat.add("Knowledges", "Another…")
    seat.line("Tides")
    seat.add("Powers")
    seat.fill(Name="Low water", Pool="dex + tides", Difficulty="8", Blood="2", Note="at ebb")
    seat.add("Rituals")
    seat.fill(Name="Read the lamp", Level="3", Pool="per+occult", Willpower="1")
    seat.add("Merits and flaws")
    seat.fill(Name="Nine debts", Points__below_0_for_a_flaw="-3", Note="to the court")
    seat.add("Weapons", "Another…")
    seat.fill(Name="Boat hook", Damage_dice="2", Pool="str+melee", Range_and_note="3 m")
    seat.add("Armour", "Another…")
    seat.fill(Name="Oilskin", Soak_dice="2", Dice_lost="-1")
    seat.click(seat.page.bodies.change)
    seat.add("Health boxes")
    seat.fill(Name="Thick hide", Dice_lost="-1")
    for damage, text in zip(Damage, SOAKS, strict=True):
        seat.pick(seat.page.bodies.soaks.choices[damage], text)
    for _ in range(3):
        seat.click(seat.page.pools.more)
    choose_portrait(seat, face)
    seat.page.notes.text.setFocus(Qt.FocusReason.TabFocusReason)
    seat.type("Owes the Sexton.")
    seat.key(Key.Key_Return, modifier=Qt.KeyboardModifier.ControlModifier)
    seat.click(seat.page.lists.growth.points)
    seat.line("12")
    seat.click(seat.page.lists.growth.spend)
    seat.choose("Knowledges", "Tides 1 → 2 · 2 points")


def choose_portrait(seat: RowSeat, face: Path) -> None:
    seat.click(seat.page.portrait.face)
    (dialog,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, QFileDialog))
    dialog.setDirectory(str(face.parent))
    dialog.selectFile(str(face))
    dialog.accept()


@pytest.mark.slow
def test_every_field_a_value_of_its_own_is_there_when_the_file_is_opened_again(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    face = tmp_path / "face.png"
    picture = QImage(300, 1024, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.darkCyan)
    assert picture.save(str(face))
    player = start()
    seat = RowSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F3)
    seat.clear_sheets()
    write_everything(seat, face)
    written = seat.sheet()
    assert written["form"] == {**WORDS, "Creature": "Kindred"}
    assert {*TRAITS.items(), ("Herd", 3), ("Tides", 2)} <= set(seat.dots().items())
    assert seat.says("Firearms") == "4 dots, pistols and in the dark"
    assert written["rows"] == {
        **dict(zip(BOXES, PENALTIES, strict=True)),
        "Low water": "5d10, Animalism 1, Dexterity + Tides, difficulty 8, 2 blood, at ebb",
        "Read the lamp": "4d10, Animalism 3, Perception + Occult, 1 Willpower",
        "Nine debts": "−3, flaw, to the court",
        "Boat hook": "2d10, Strength + Melee, 4 dice lethal, 3 m",
        "Oilskin": "+2, worn, −1 with Dexterity",
    }
    assert written["health"] == list(BOXES)
    assert written["soaks"] == list(SOAKS)
    assert (written["blood"], written["willpower"]) == (3, 1)
    assert written["notes"] == "Owes the Sexton."
    assert written["ledger"] == "−2 · Tides 2\n+12 · earned"
    assert written["portrait"] == (150, 512)
    dots = list(seat.dots().values())
    player.restart()
    reopened(seat)
    assert seat.sheet() == written
    for language in (Language.TRADITIONAL_CHINESE, Language.SIMPLIFIED_CHINESE):
        player.evening.window.top_bar.language_requested.emit(language)
        held = seat.sheet()
        assert set(WORDS.values()) - {"Gangrel"} < set(seat.form().values())
        assert list(seat.dots().values()) == dots
        assert (held["notes"], held["portrait"]) == (written["notes"], written["portrait"])


def reopened(seat: RowSeat) -> None:
    """Write on the sheet again, the boxes too."""
    seat.key(Key.Key_F3)
    seat.click(seat.panel.tabs.edit)
    seat.click(seat.page.bodies.change)


BOXES = (
    "Bruised",
    "Hurt",
    "Injured",
    "Thick hide",
    "Wounded",
    "Mauled",
    "Crippled",
    "Incapacitated",
)
PENALTIES = ("0", "−1", "−1", "−1", "−2", "−2", "−5", "0")
