"""The title card: a picture is in the campaign once it is saved, and never a broken one."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.core.identity import AssetId
from duskboard.storage.asset import asset_id_of
from duskboard.windows.title_card_dialog import TitleCardDialog


def chunk(kind: bytes, data: bytes) -> bytes:
    size, check = struct.pack(">I", len(data)), struct.pack(">I", zlib.crc32(kind + data))
    return size + kind + data + check


def giant() -> bytes:
    """Return a PNG that says it has 20000 by 20000 pixels."""
    head = struct.pack(">IIBBBBB", 20_000, 20_000, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", b"") + chunk(b"IEND", b"")


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    path = tmp_path / "sound.png"
    picture = QImage(64, 36, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.darkCyan)
    assert picture.save(str(path))
    return path


class Seat:
    """Somebody before the title card of the sample table."""

    def __init__(self, player: Player, qtbot: QtBot) -> None:
        player.open_sample()
        self._player = player
        self._qtbot = qtbot

    def card(self) -> TitleCardDialog:
        self._player.evening._sessions.edit_title_card()
        dialogs = self._player.window.findChildren(TitleCardDialog)
        return next(one for one in dialogs if one.isVisible())

    def press(self, card: TitleCardDialog, text: str) -> None:
        button = next(one for one in card.findChildren(QAbstractButton) if one.text() == text)
        self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def choose(self, card: TitleCardDialog, path: Path) -> None:
        self.press(card, "Choose a picture")
        dialog = next(one for one in card.findChildren(QFileDialog) if one.isVisible())
        dialog.setDirectory(str(path.parent))
        dialog.selectFile(str(path))
        dialog.accept()

    def kept(self, path: Path) -> bool:
        file = self._player.evening.desk.document.file
        return file.asset(asset_id_of(path.read_bytes())) is not None

    @property
    def picture(self) -> AssetId | None:
        campaign = self._player.evening.desk.document.table.campaign
        assert campaign is not None
        return campaign.picture


@pytest.fixture
def seat(start: Callable[[], Player], qtbot: QtBot) -> Seat:
    return Seat(start(), qtbot)


def test_a_picture_is_kept_on_save_and_a_broken_one_never(
    seat: Seat, sound: Path, tmp_path: Path
) -> None:
    a_picture_is_kept_on_save_and_not_before(seat, sound)
    a_broken_one_is_told_and_what_was_there_stays(seat, sound, tmp_path)


def a_picture_is_kept_on_save_and_not_before(seat: Seat, sound: Path) -> None:
    card = seat.card()
    seat.choose(card, sound)
    assert not seat.kept(sound)
    seat.press(card, "Cancel")
    assert not seat.kept(sound)
    assert seat.picture is None
    card = seat.card()
    seat.choose(card, sound)
    seat.press(card, "Save")
    assert seat.kept(sound)
    assert seat.picture == asset_id_of(sound.read_bytes())


def a_broken_one_is_told_and_what_was_there_stays(seat: Seat, sound: Path, tmp_path: Path) -> None:
    whole = sound.read_bytes()
    for name, content in (("half", whole[: len(whole) // 2]), ("giant", giant()), ("gone", whole)):
        path = tmp_path / f"{name}.png"
        path.write_bytes(content)
        card = seat.card()
        seat.press(card, "Choose a picture")
        dialog = next(one for one in card.findChildren(QFileDialog) if one.isVisible())
        dialog.selectFile(str(path))
        if name == "gone":
            dialog.fileSelected.connect(lambda _name, path=path: path.unlink())
        dialog.accept()
        boxes = [one for one in QApplication.allWidgets() if isinstance(one, QMessageBox)]
        box = next(one for one in boxes if one.isVisible())
        assert box.text() == f"The picture cannot be read: {path}"
        box.close()
        seat.press(card, "Save")
        assert seat.picture == asset_id_of(whole)
        assert not path.exists() or not seat.kept(path)
