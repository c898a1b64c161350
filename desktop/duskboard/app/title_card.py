"""The title card: what stands on it is asked, and its picture kept once that is saved."""

from collections.abc import Callable

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from duskboard.app.desk import Desk
from duskboard.app.picture import ask_picture, stored_picture
from duskboard.app.trouble import tell
from duskboard.core.identity import AssetId
from duskboard.i18n.error_text import error_text
from duskboard.play.campaign import EditCampaign, edit_title_card
from duskboard.storage.asset import Asset
from duskboard.storage.error import CampaignFileError
from duskboard.table.entity import Session
from duskboard.windows.title_card_dialog import TitleCardDialog, TitleCardWish


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
        picture = stored_picture(desk.document.file, campaign.picture)
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

        def on_chosen(asset: Asset, image: QImage) -> None:
            self._chosen = asset
            dialog.set_picture(image)

        def on_dialog_picture_requested() -> None:
            ask_picture(dialog, desk.room.words, on_chosen)

        dialog.picture_requested.connect(on_dialog_picture_requested)
        dialog.submitted.connect(self._on_dialog_submitted)
        dialog.open()

    @property
    def _session(self) -> Session | None:
        entity = self._desk.document.table.session
        value = entity.value if entity is not None else None
        return value if isinstance(value, Session) else None

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
