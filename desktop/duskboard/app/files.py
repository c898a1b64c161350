"""What the user does with campaign files: the dialogs, and opening what they choose."""

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QWidget

from duskboard.app.campaigns import Campaigns
from duskboard.app.recent import OpenTable, recent_rows
from duskboard.app.room import Room
from duskboard.storage.duplicate import duplicate
from duskboard.storage.error import CampaignFileError
from duskboard.windows.file_choice import CAMPAIGN, FileQuestion, ask_file
from duskboard.windows.open_campaign import OpenCampaign
from duskboard.windows.recent_list import RecentRow


class OpenProgram(Protocol):
    """What is asked of the program itself."""

    def owner(self) -> QWidget | None:
        """Return the window that questions are asked over, or None where none is open."""
        ...

    def current(self) -> Path | None:
        """Return the open campaign, or None."""
        ...

    def open_table(self) -> OpenTable | None:
        """Return the open campaign with its table, or None."""
        ...

    def open(self, path: Path) -> None:
        """Open a campaign in place of the one that is open."""
        ...

    def duplicate_current(self, target: Path) -> None:
        """Copy the open campaign.

        Raises:
            CampaignFileError: The copy cannot be made.
        """
        ...

    def on_failed(self, error: CampaignFileError) -> None:
        """Tell trouble with a file."""
        ...


class Files:
    """Asks which campaign, and has it opened.

    The window asked over and the file that is open may change; both are asked for each time.
    """

    def __init__(self, room: Room, campaigns: Campaigns, program: OpenProgram) -> None:
        self._room = room
        self._campaigns = campaigns
        self._program = program
        self._recent: OpenCampaign | None = None

    @property
    def recent(self) -> QWidget | None:
        """The list of campaigns, while it stands open."""
        return self._recent

    def ask_new(self) -> None:
        """Ask where a new campaign is to be, make it and open it."""
        words = self._room.words
        try:
            path = self._campaigns.free_path(words.gettext("New table"))
        except CampaignFileError as error:
            self._program.on_failed(error)
            return
        question = FileQuestion(
            title=lambda w: w.gettext("New campaign"),
            kind=CAMPAIGN,
            folder=path.parent,
            saving=True,
            name=path.stem,
        )
        ask_file(self._over(), words, question, self._on_new_answered)

    def open_empty(self) -> None:
        """Make an empty table without asking anything, and open it."""
        name = self._room.words.gettext("New table")
        try:
            path = self._campaigns.free_path(name)
        except CampaignFileError as error:
            self._program.on_failed(error)
            return
        self._begin(path, name)

    def open_sample(self) -> None:
        """Open a new copy of the sample table."""
        try:
            path = self._campaigns.copy_sample()
        except CampaignFileError as error:
            self._program.on_failed(error)
            return
        self._program.open(path)

    def browse(self) -> None:
        """Ask for a campaign file anywhere, and open it."""
        question = FileQuestion(
            title=lambda w: w.gettext("Open a campaign"),
            kind=CAMPAIGN,
            folder=self._campaigns.folder,
        )
        ask_file(self._over(), self._room.words, question, self._on_browse_answered)

    def show_recent(self) -> None:
        """Show the campaigns opened lately."""
        dialog = OpenCampaign(self._room.look, self._room.words, self._program.owner())
        dialog.mirror(self._recent_rows())
        dialog.open_requested.connect(self._program.open)
        dialog.browse_requested.connect(self.browse)
        dialog.duplicate_requested.connect(self._ask_duplicate_of)
        dialog.show_in_folder_requested.connect(show_in_folder)
        dialog.forget_requested.connect(self._on_recent_forget_requested)
        dialog.finished.connect(self._on_recent_finished)
        self._recent = dialog
        dialog.open()

    def ask_duplicate(self) -> None:
        """Ask where a copy of the open campaign is to be, and make it."""
        current = self._program.current()
        if current is not None:
            self._ask_duplicate_of(current)

    def show_in_folder(self) -> None:
        """Show the open campaign in the system's own file manager."""
        current = self._program.current()
        if current is not None:
            show_in_folder(current)

    def quit(self) -> None:
        """Close everything."""
        QApplication.closeAllWindows()

    def duplicate(self, source: Path, target: Path) -> None:
        """Copy a campaign; the open one is copied as it is now."""
        try:
            if source == self._program.current():
                self._program.duplicate_current(target)
            else:
                duplicate(source, target)
        except CampaignFileError as error:
            self._program.on_failed(error)

    def _begin(self, path: Path, name: str) -> None:
        try:
            self._campaigns.begin(path, name)
        except CampaignFileError as error:
            self._program.on_failed(error)
            return
        self._program.open(path)

    def _ask_duplicate_of(self, source: Path) -> None:
        words = self._room.words
        name = words.gettext("%(name)s, copy") % {"name": source.stem}
        question = FileQuestion(
            title=lambda w: w.gettext("Duplicate a campaign"),
            kind=CAMPAIGN,
            folder=source.parent,
            saving=True,
            name=name,
        )

        def on_answered(target: Path | None) -> None:
            if target is not None:
                self.duplicate(source, target)

        ask_file(self._over(), words, question, on_answered)

    def close_recent(self) -> None:
        """Close the list of campaigns, if it stands open."""
        if self._recent is not None:
            self._recent.close()
            self._recent = None

    def _on_new_answered(self, path: Path | None) -> None:
        if path is not None:
            self._begin(path, path.stem)

    def _on_browse_answered(self, path: Path | None) -> None:
        if path is not None:
            self._program.open(path)

    def _on_recent_finished(self) -> None:
        self._recent = None

    def _recent_rows(self) -> list[RecentRow]:
        return recent_rows(self._room, self._campaigns.recent, self._program.open_table())

    def _over(self) -> QWidget | None:
        """Return the window that questions stand over."""
        return self._recent or self._program.owner()

    def _on_recent_forget_requested(self, path: Path) -> None:
        self._campaigns.forget(path)
        if self._recent is not None:
            self._recent.mirror(self._recent_rows())


def show_in_folder(path: Path) -> None:
    """Show a file in the system's own file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
