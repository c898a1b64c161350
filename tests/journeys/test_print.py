"""The track on paper, asked for by key and written to a file while the program goes on."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot
from tests.paper.pdf_reading import read_pdf
from tests.seat.player import Player
from tests.seat.sheet_seat import SheetSeat

from duskboard.paper.track_sheet import TrackPrint
from duskboard.windows.print_dialog import PrintDialog

CTRL = Qt.KeyboardModifier.ControlModifier


def asked(player: Player, word: str = "") -> PrintDialog:
    player.key(Qt.Key.Key_K if word else Qt.Key.Key_P, CTRL)
    if word:
        player.line(word)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PrintDialog)
    return dialog


def choose_file(qtbot: QtBot, player: Player, path: Path) -> None:
    def dialog() -> QFileDialog | None:
        found = player.window.findChildren(QFileDialog)
        return found[-1] if found else None

    qtbot.waitUntil(lambda: dialog() is not None)
    found = dialog()
    assert found is not None
    found.selectFile(str(path))
    found.accept()


def test_the_chase_and_a_sheet_of_the_sample_are_printed(
    qtbot: QtBot, start: Callable[[], Player], tmp_path: Path
) -> None:
    player = start()
    player.open_sample()
    the_chase_is_printed(qtbot, player, tmp_path)
    a_sheet_is_printed_by_key(qtbot, player, tmp_path)
    a_scoundrel_in_sight_is_printed_by_the_same_key(qtbot, player, tmp_path)
    the_crew_is_printed_from_its_dock(qtbot, player, tmp_path)


def the_chase_is_printed(qtbot: QtBot, player: Player, tmp_path: Path) -> None:
    dialog = asked(player)
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    target = tmp_path / "tram.pdf"
    choose_file(qtbot, player, target)
    qtbot.waitUntil(target.is_file)
    found = read_pdf(target.read_bytes())
    assert found.has("Ferry steps to the night tram")
    assert found.has("Edda Marsh")

    dialog = asked(player, "print")
    dialog.what.chosen.emit(list(dialog._offers)[2])
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    form = tmp_path / "form.pdf"
    choose_file(qtbot, player, form)
    qtbot.waitUntil(form.is_file)
    assert not read_pdf(form.read_bytes()).has("Edda Marsh")


def test_without_a_chase_there_is_a_form_and_trouble_is_told(
    start: Callable[[], Player], tmp_path: Path
) -> None:
    player = start()
    player.program.files.open_empty()
    player.settle()
    dialog = asked(player)
    assert len(dialog._offers) == 1
    told: list[str] = []
    printing = player.evening._printing
    printing.write(TrackPrint.FORM, dialog._paper, tmp_path / "no" / "folder.pdf")
    said = [one.text() for one in QApplication.topLevelWidgets() if hasattr(one, "text")]
    told.extend(text for text in said if "cannot be written" in text)
    assert len(told) == 1
    dialog.reject()


def a_sheet_is_printed_by_key(qtbot: QtBot, player: Player, tmp_path: Path) -> None:
    player.settle()  # the dialogs took the keyboard from the window
    seat = SheetSeat(qtbot, player)
    seat.key(Qt.Key.Key_F3)
    name = seat.tabs()[0]
    player.key(Qt.Key.Key_P, CTRL | Qt.KeyboardModifier.ShiftModifier)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PrintDialog)
    assert dialog.windowTitle() == "The sheet on paper"
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    target = tmp_path / "marek.pdf"
    choose_file(qtbot, player, target)
    qtbot.waitUntil(lambda: target.is_file() and target.read_bytes().rstrip().endswith(b"%%EOF"))
    assert read_pdf(target.read_bytes()).has(name)


def a_scoundrel_in_sight_is_printed_by_the_same_key(
    qtbot: QtBot, player: Player, tmp_path: Path
) -> None:
    player.settle()
    player.key(Qt.Key.Key_F2)
    player.key(Qt.Key.Key_P, CTRL | Qt.KeyboardModifier.ShiftModifier)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PrintDialog)
    assert dialog.windowTitle() == "The scoundrel on paper"
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    target = tmp_path / "mara.pdf"
    choose_file(qtbot, player, target)
    qtbot.waitUntil(lambda: target.is_file() and target.read_bytes().rstrip().endswith(b"%%EOF"))
    found = read_pdf(target.read_bytes())
    assert [found.has(text) for text in ("Mara Quill", "Acrobat", "gashed arm")] == [True] * 3


def the_crew_is_printed_from_its_dock(qtbot: QtBot, player: Player, tmp_path: Path) -> None:
    player.settle()
    player.evening.window.show_dock("crew")
    qtbot.mouseClick(player.evening.desk.crew_panel.pdf, Qt.MouseButton.LeftButton)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PrintDialog)
    assert dialog.windowTitle() == "The crew on paper"
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    target = tmp_path / "bell.pdf"
    choose_file(qtbot, player, target)
    qtbot.waitUntil(lambda: target.is_file() and target.read_bytes().rstrip().endswith(b"%%EOF"))
    found = read_pdf(target.read_bytes())
    assert [found.has(text) for text in ("The Ninth Bell", "Rep6 of 12", "Second Story")] == [
        True
    ] * 3
