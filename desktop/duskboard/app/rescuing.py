"""A damaged file: what can be read of it is offered, in a copy; the original stays as it is."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from duskboard.app.campaigns import Campaigns
from duskboard.app.room import Room
from duskboard.app.trouble import tell
from duskboard.i18n.error_text import error_text
from duskboard.storage.error import CampaignFileError, DamagedFileError
from duskboard.storage.rescue import Rescue, rescue, save_rescue


class Rescuing:
    """Offers to save what can be read of a damaged campaign."""

    def __init__(self, room: Room, campaigns: Campaigns, open_path: Callable[[Path], None]) -> None:
        self._room = room
        self._campaigns = campaigns
        self._open_path = open_path

    def offer(self, owner: QWidget | None, error: DamagedFileError) -> None:
        """Say what is damaged, what could be read, and offer to open that in a new file."""
        words = self._room.words
        path: Path = error.args[0]
        try:
            found = rescue(path)
        except CampaignFileError as worse:
            tell(owner, error_text(words, error), error_text(words, worse))
            return
        box = tell(owner, error_text(words, error), self._found_text(found))
        save = box.addButton(words.gettext("Open what was read"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)

        def on_box_finished() -> None:
            if box.clickedButton() is save:
                self._save(owner, found, path)

        box.finished.connect(on_box_finished)

    def _found_text(self, found: Rescue) -> str:
        words = self._room.words
        texts = {
            "things": len(found.table),
            "steps": len(found.steps),
            "lost": found.steps_lost,
            "missing": len(found.lost),
        }
        said = words.gettext(
            "%(things)d things and %(steps)d steps can be read; %(lost)d steps and "
            "%(missing)d things cannot. They are put into a new file. The original is untouched."
        )
        return said % texts

    def _save(self, owner: QWidget | None, found: Rescue, path: Path) -> None:
        name = self._room.words.gettext("%(name)s, rescued") % {"name": path.stem}
        target = self._campaigns.free_path(name)
        try:
            save_rescue(found, target)
        except CampaignFileError as error:
            tell(owner, error_text(self._room.words, error))
            return
        self._open_path(target)
