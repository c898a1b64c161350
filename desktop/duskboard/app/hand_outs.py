"""Hand-outs: made and changed in a dialog, put before the players with one press."""

from collections.abc import Callable

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.picture import ask_picture, stored_picture
from duskboard.app.showing import show_thing
from duskboard.app.trouble import tell
from duskboard.core.identity import AssetId, EntityId
from duskboard.i18n.error_text import error_text
from duskboard.play.hand_out import WriteHandOut, remove_hand_out, write_hand_out
from duskboard.storage.asset import Asset
from duskboard.storage.error import CampaignFileError
from duskboard.table.entity import HandOut, Visibility
from duskboard.windows.hand_out_dialog import HandOutDialog, HandOutWish


class HandOuts:
    """Asks for hand-outs over the window of the game master, and shows them."""

    def __init__(self, desk: Desk, owner: Callable[[], QWidget]) -> None:
        self._desk = desk
        self._owner = owner

    def make(self) -> None:
        """Ask for a new one."""
        self._ask(new_id(), None)

    def edit(self, hand_out_id: EntityId) -> None:
        """Ask how one is to be changed."""
        self._ask(hand_out_id, self._desk.document.table.value(hand_out_id, HandOut))

    def show(self, hand_out_id: EntityId) -> None:
        """Put one before the players."""
        entity = self._desk.document.table.get(hand_out_id)
        if entity is not None and entity.visibility is Visibility.SHOWN:
            self._desk.projection.choose_hand_out(hand_out_id)
        else:
            show_thing(self._desk, hand_out_id, shown=True)

    def remove(self, hand_out_id: EntityId) -> None:
        """Throw one away."""
        self._desk.clerk.do(lambda table: remove_hand_out(table, hand_out_id))

    def _ask(self, hand_out_id: EntityId, before: HandOut | None) -> None:
        desk, room = self._desk, self._desk.room
        picture = stored_picture(desk.document.file, before.picture) if before else None
        wish = HandOutWish()
        if before is not None:
            wish = HandOutWish(title=before.title, about=before.about, text=before.text)
        dialog = HandOutDialog(room.look, room.words, wish, picture=picture, parent=self._owner())
        chosen: list[Asset] = []

        def on_chosen(asset: Asset, image: QImage) -> None:
            chosen[:] = [asset]
            dialog.set_picture(image)

        def on_dialog_picture_requested() -> None:
            ask_picture(dialog, room.words, on_chosen)

        def on_dialog_submitted(wish: HandOutWish) -> None:
            kept = before.picture if before is not None and wish.has_picture else None
            self._write(hand_out_id, wish, chosen[0] if chosen and wish.has_picture else None, kept)

        dialog.picture_requested.connect(on_dialog_picture_requested)
        dialog.submitted.connect(on_dialog_submitted)
        dialog.open()

    def _write(
        self, hand_out_id: EntityId, wish: HandOutWish, chosen: Asset | None, kept: AssetId | None
    ) -> None:
        desk, picture = self._desk, kept
        if chosen is not None:
            try:
                picture = desk.document.file.put_asset(chosen.media_type, chosen.data)
            except CampaignFileError as error:
                tell(self._owner(), error_text(desk.room.words, error))
                return
        request = WriteHandOut(
            hand_out_id=hand_out_id,
            title=wish.title,
            about=wish.about,
            text=wish.text,
            picture=picture,
        )
        desk.clerk.do(lambda table: write_hand_out(table, request))
        if wish.shows:
            self.show(hand_out_id)
