"""A file that cannot be opened because it may not be written: a copy of it is offered."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from duskboard.app.campaigns import Campaigns
from duskboard.app.room import Room
from duskboard.app.trouble import tell
from duskboard.i18n.error_text import error_text
from duskboard.storage.duplicate import duplicate
from duskboard.storage.error import CampaignFileError


class Copying:
    """Offers to copy a file to where campaigns are kept, and to open the copy."""

    def __init__(self, room: Room, campaigns: Campaigns, open_path: Callable[[Path], None]) -> None:
        self._room = room
        self._campaigns = campaigns
        self._open_path = open_path

    def offer(self, owner: QWidget | None, error: CampaignFileError) -> None:
        """Say why the file cannot be opened, and offer the copy."""
        words = self._room.words
        more = words.gettext("The copy is put into %(folder)s.")
        box = tell(
            owner,
            error_text(words, error),
            more % {"folder": self._campaigns.folder},
            answer=QMessageBox.StandardButton.Cancel,
        )
        copy = box.addButton(words.gettext("Duplicate and open"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(copy)

        def on_box_finished() -> None:
            if box.clickedButton() is copy:
                self._copy(owner, error.path)

        box.finished.connect(on_box_finished)

    def _copy(self, owner: QWidget | None, source: Path) -> None:
        words = self._room.words
        name = words.gettext("%(name)s, copy") % {"name": source.stem}
        try:
            target = self._campaigns.free_path(name)
            duplicate(source, target)
        except CampaignFileError as error:
            tell(owner, error_text(words, error))
            return
        self._open_path(target)
