"""The portrait of a sheet: chosen from a file, scaled, kept in the campaign."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from duskboard.app.desk import Desk
from duskboard.app.picture import ask_picture, stored_picture
from duskboard.app.trouble import tell
from duskboard.core.identity import AssetId, EntityId
from duskboard.i18n.error_text import error_text
from duskboard.storage.asset import JPEG, PNG, Asset, AssetError
from duskboard.storage.error import CampaignFileError

MOST_SIDE = 512
"""The most pixels of a side: as large as the players' screen shows it at twice its height."""
_QUALITY = 90


class PortraitHand:
    """Gives sheets their pictures, and takes them away."""

    def __init__(self, desk: Desk, panel: QWidget, write: Callable[[EntityId, str], None]) -> None:
        """Ask over the window of `panel`; `write` keeps the name of a picture, "" for none."""
        self._desk, self._panel, self._write = desk, panel, write
        self._known: dict[AssetId, QImage | None] = {}

    def picture(self, asset_id: AssetId | None) -> QImage | None:
        """Return a picture of the campaign, read once."""
        if asset_id is None:
            return None
        if asset_id not in self._known:
            self._known[asset_id] = stored_picture(self._desk.document.file, asset_id)
        return self._known[asset_id]

    def choose(self, who: EntityId) -> None:
        """Ask for the picture of a sheet."""

        def on_chosen(_asset: Asset, image: QImage) -> None:
            self._keep(who, image)

        ask_picture(self._panel.window(), self._desk.room.words, on_chosen)

    def drop(self, who: EntityId) -> None:
        """Have a sheet be without a picture."""
        self._write(who, "")

    def _keep(self, who: EntityId, image: QImage) -> None:
        media_type, data = encoded(scaled(image))
        try:
            name = self._desk.document.file.put_asset(media_type, data)
        except (AssetError, CampaignFileError) as error:
            tell(self._panel.window(), error_text(self._desk.room.words, error))
            return
        self._write(who, name)


def scaled(image: QImage) -> QImage:
    """Return a picture whose longer side has no more than 512 pixels."""
    if max(image.width(), image.height()) <= MOST_SIDE:
        return image
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(MOST_SIDE, MOST_SIDE, keep, smooth)


def encoded(image: QImage) -> tuple[str, bytes]:
    """Return a picture as a file: a PNG where it is transparent anywhere, else a JPEG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if image.hasAlphaChannel():
        image.save(buffer, "PNG")  # type: ignore[call-overload] # the stubs want bytes, Qt text
        return PNG, bytes(buffer.data().data())
    image.save(buffer, "JPEG", _QUALITY)  # type: ignore[call-overload] # as above
    return JPEG, bytes(buffer.data().data())
