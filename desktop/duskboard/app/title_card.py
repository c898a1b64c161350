"""The title card: what stands on it is asked, and its picture kept once that is saved."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QWidget

from duskboard.app.desk import Desk
from duskboard.app.trouble import tell
from duskboard.core.identity import AssetId
from duskboard.i18n.error_text import error_text
from duskboard.play.campaign import EditCampaign, edit_title_card
from duskboard.storage.asset import Asset, AssetError, checked_asset, sniffed
from duskboard.storage.error import CampaignFileError
from duskboard.table.entity import Session
from duskboard.windows.file_choice import PICTURE, FileQuestion, ask_file
from duskboard.windows.title_card_dialog import TitleCardDialog, TitleCardWish

_MOST_PIXELS = 8192 * 8192
"""More than any screen has, and what Qt still unpacks: 256 MB."""


class TitleCard:
    """Edits the title card, once: a dialog over the window of the game master."""

    def __init__(self, desk: Desk, owner: Callable[[], QWidget]) -> None:
        self._desk = desk
        self._owner = owner
        self._chosen: Asset | None = None
        self._had_picture = False

    def edit(self) -> None:
        """Ask what stands on the title card."""
        desk = self._desk
        campaign = desk.document.table.campaign
        if campaign is None:
            return
        session = self._session
        picture = self._picture(campaign.picture)
        self._chosen = None
        self._had_picture = picture is not None
        wish = TitleCardWish(
            name=campaign.name,
            session_title=session.title if session is not None else "",
            welcome=campaign.welcome,
            has_picture=self._had_picture,
        )
        dialog = TitleCardDialog(
            desk.room.look,
            desk.room.words,
            wish,
            picture=picture,
            has_session=session is not None,
            parent=self._owner(),
        )

        def on_dialog_picture_requested() -> None:
            self._ask_picture(dialog)

        dialog.picture_requested.connect(on_dialog_picture_requested)
        dialog.submitted.connect(self._on_dialog_submitted)
        dialog.open()

    @property
    def _session(self) -> Session | None:
        entity = self._desk.document.table.session
        value = entity.value if entity is not None else None
        return value if isinstance(value, Session) else None

    def _picture(self, asset_id: AssetId | None) -> QImage | None:
        if asset_id is None:
            return None
        try:
            asset = self._desk.document.file.asset(asset_id)
        except CampaignFileError:
            return None
        return decoded(asset.data) if asset is not None else None

    def _ask_picture(self, dialog: TitleCardDialog) -> None:
        question = FileQuestion(
            title=lambda words: words.gettext("Choose a picture"),
            kind=PICTURE,
            folder=Path.home(),
        )

        def on_answered(path: Path | None) -> None:
            if path is not None:
                self._choose(dialog, path)

        ask_file(dialog, self._desk.room.words, question, on_answered)

    def _choose(self, dialog: TitleCardDialog, path: Path) -> None:
        """Show a picture, to be kept when the card is saved; or say what is wrong with it."""
        words = self._desk.room.words
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
        self._chosen = asset
        dialog.set_picture(picture)

    def _on_dialog_submitted(self, wish: TitleCardWish) -> None:
        try:
            picture = self._kept(wish)
        except CampaignFileError as error:
            tell(self._owner(), error_text(self._desk.room.words, error))
            return
        request = EditCampaign(name=wish.name, welcome=wish.welcome, picture=picture)
        title = wish.session_title if self._session is not None else None
        self._desk.clerk.do(lambda table: edit_title_card(table, request, title))

    def _kept(self, wish: TitleCardWish) -> AssetId | None:
        """Return the name of the picture: "" for none from now on, None for the one there was.

        Raises:
            CampaignFileError: The picture cannot be put into the campaign.
        """
        if not wish.has_picture:
            # One that cannot be shown was not taken away either.
            return AssetId("") if self._had_picture else None
        if self._chosen is None:
            return None
        return self._desk.document.file.put_asset(self._chosen.media_type, self._chosen.data)


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
