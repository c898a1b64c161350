"""Pictures that the user chooses: read, checked, and shown before they are kept."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QWidget

from duskboard.app.trouble import tell
from duskboard.core.identity import AssetId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.paths import home_folder
from duskboard.storage.asset import Asset, AssetError, checked_asset, sniffed
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import CampaignFileError
from duskboard.windows.file_choice import PICTURE, FileQuestion, ask_file

_MOST_PIXELS = 8192 * 8192
"""More than any screen has, and what Qt still unpacks: 256 MB."""

Chosen = Callable[[Asset, QImage], None]
"""Takes a picture that can be kept and shown."""


def ask_picture(dialog: QWidget, words: Words, chosen: Chosen) -> None:
    """Ask for a file over a dialog; trouble with it is said there."""
    question = FileQuestion(
        title=lambda words: words.gettext("Choose a picture"), kind=PICTURE, folder=home_folder()
    )

    def on_answered(path: Path | None) -> None:
        if path is not None:
            _read(dialog, words, path, chosen)

    ask_file(dialog, words, question, on_answered)


def stored_picture(file: CampaignFile, asset_id: AssetId | None) -> QImage | None:
    """Return a picture of a campaign, or None where there is none that can be shown."""
    if asset_id is None:
        return None
    try:
        asset = file.asset(asset_id)
    except CampaignFileError:
        return None
    return decoded(asset.data) if asset is not None else None


def decoded(data: bytes) -> QImage | None:
    """Return the picture that a PNG or a JPEG holds, or None when it cannot be shown."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    size = reader.size()
    if size.width() * size.height() > _MOST_PIXELS:
        return None
    picture = reader.read()
    return None if picture.isNull() else picture


def _read(dialog: QWidget, words: Words, path: Path, chosen: Chosen) -> None:
    unreadable = words.gettext("The picture cannot be read: %(path)s") % {"path": path}
    try:
        data = path.read_bytes()
        asset = checked_asset(sniffed(data) or "", data)
    except OSError:
        tell(dialog, unreadable)
        return
    except AssetError as error:
        tell(dialog, error_text(words, error))
        return
    picture = decoded(data)
    if picture is None:
        tell(dialog, unreadable)
        return
    chosen(asset, picture)
