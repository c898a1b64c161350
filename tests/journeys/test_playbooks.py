"""A playbook is chosen for a scoundrel, and a table brings one of its own."""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot
from tests.seat.player import Start
from tests.seat.scoundrel_seat import ScoundrelSeat

from duskboard.core.dice import ScriptedDice
from duskboard.windows.form_dialog import FormDialog

OWN = """[[playbook]]
key = "ferryman"
name = "Ferryman"
about = "Knows every canal"
trigger = "You crossed water."
dots = { prowl = 1, survey = 2 }
abilities = [ "mule" ]
"""


def bring(seat: ScoundrelSeat, path: Path, text: str) -> None:
    """Import a file of playbooks."""
    bring_file(seat, path, text, "import playb")


def bring_file(seat: ScoundrelSeat, path: Path, text: str, command: str) -> None:
    """Import a file of a table's own content by a command."""
    path.write_text(text, "utf-8")
    seat.command(command)
    dialogs = seat.panel.window().findChildren(QFileDialog)
    dialog = next(one for one in dialogs if one.isVisible())
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(str(path))
    dialog.accept()


def complaint() -> QMessageBox:
    """Return what says that a file cannot be used."""
    boxes = [one for one in QApplication.allWidgets() if isinstance(one, QMessageBox)]
    return next(one for one in boxes if one.isVisible())


def form_in_sight(seat: ScoundrelSeat) -> FormDialog:
    """Return what shows how playbooks are written."""
    forms = seat.panel.window().findChildren(FormDialog)
    return next(one for one in forms if one.isVisible())


def offered() -> list[str]:
    """Return what the menu that is open offers."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return [act.text() for act in menu.actions() if not act.isSeparator()]


def test_ours_and_the_tables_own_playbooks_are_chosen(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    player = start(ScriptedDice([]))
    seat, path = ScoundrelSeat(qtbot, player), tmp_path / "own.toml"
    player.open_empty("table")
    seat.command("new sco")
    seat.line("Nell Harrow")
    seat.click(seat.panel.tabs.edit)
    seat.command("choose this scoundrel")
    assert offered() == [
        "Bruiser",
        "Pathfinder",
        "Fitter",
        "Acrobat",
        "Go-between",
        "Schemer",
        "Medium",
        "Captain",
        "Import playbooks…",
        "How playbooks are written…",
    ]
    seat.choose("Schemer")
    assert seat.log() == "Nell Harrow, Playbook · – → Schemer"
    assert seat.page.head.calling.text() == "Schemer"
    assert [seat.row(name).value() for name in ("Study", "Command", "Sway")] == [1, 1, 1]
    assert [chip.text() for chip in seat.page.growth.chips] == ["Calculating"]

    bring(seat, path, OWN.replace('"mule"', '"muel"').replace("survey = 2", "survey = 7"))
    form = form_in_sight(seat)
    assert "2 places in the file are wrong" in form.says.text()
    assert [line[:27] for line in form.faults.toPlainText().splitlines()] == [
        "own.toml:6: ferryman, dots.",
        "own.toml:7: ferryman, abili",
    ]
    example = form.example.toPlainText()
    form.close()
    seat.command("how playbooks are")
    form = form_in_sight(seat)
    assert not form.faults.isVisible()  # nothing was tried: it is for reading
    form.close()
    bring(seat, path, example)  # what it shows can be imported as it stands
    assert seat.log() == "Ferryman and Lamplighter, 2 playbooks, 2 new"
    seat.undo()
    bring(seat, path, OWN)
    assert seat.log() == "Ferryman, 1 playbook, 1 new"
    seat.command("choose this scoundrel")
    assert "Ferryman" in offered()
    seat.choose("Ferryman")
    assert seat.page.head.calling.text() == "Ferryman"
    assert [seat.row(name).value() for name in ("Prowl", "Survey", "Study")] == [1, 2, 1]
    assert [chip.text() for chip in seat.page.growth.chips] == ["Calculating"]
