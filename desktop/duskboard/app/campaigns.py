"""Where campaigns are kept: beginning one, copying the sample, remembering those opened lately."""

import re
from pathlib import Path

from duskboard.app.room import Room
from duskboard.models.document import TableDocument
from duskboard.play.campaign import begin_campaign
from duskboard.play.session import start_session
from duskboard.settings import option
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.duplicate import duplicate
from duskboard.storage.error import FolderNotWritableError
from duskboard.storage.schema import SUFFIX

_UNFIT = re.compile(r"[\x00-\x1f<>:\"/\\|?*]+")
_LONGEST = 60


class Campaigns:
    """Makes, copies and remembers campaign files."""

    def __init__(self, room: Room) -> None:
        self._room = room

    @property
    def folder(self) -> Path:
        """Where campaigns are kept unless the user says otherwise."""
        return self._room.home / "campaigns"

    @property
    def recent(self) -> tuple[Path, ...]:
        """Campaigns opened lately, the last one first."""
        return self._room.settings.get(option.RECENT)

    def free_path(self, name: str) -> Path:
        """Return a path in the folder, after a name, that nothing has yet.

        Raises:
            FolderNotWritableError: There is no folder, and none can be made.
        """
        stem = fit_stem(name)
        path = self.folder / f"{stem}{SUFFIX}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FolderNotWritableError(path) from error
        number = 2
        while path.exists():
            path = self.folder / f"{stem} {number}{SUFFIX}"
            number += 1
        return path

    def begin(self, path: Path, name: str) -> None:
        """Make a new campaign whose first session begins now.

        Raises:
            CampaignFileError: The file cannot be made.
        """
        with CampaignFile.create(path) as file:
            document = TableDocument(file, self._room.now)
            document.submit(begin_campaign(document.table, name))
            document.submit(start_session(document.table, self._room.now()))

    def copy_sample(self) -> Path:
        """Copy the sample in the language of the game master, and return the copy.

        Raises:
            CampaignFileError: The copy cannot be made.
        """
        language = self._room.words.language
        source = self._room.resources / "samples" / f"sample.{language.value}{SUFFIX}"
        target = self.free_path(self._room.words.gettext("Sample table"))
        duplicate(source, target)
        return target

    def remember(self, path: Path) -> None:
        """Put a campaign first among those opened lately."""
        recent = option.with_recent(self.recent, path.absolute())
        self._room.settings.set(option.RECENT, recent)

    def forget(self, path: Path) -> None:
        """Take a campaign off the list; its file stays."""
        recent = tuple(other for other in self.recent if other != path)
        self._room.settings.set(option.RECENT, recent)


def plain_path(path: Path) -> Path:
    """Return the whole path of a file, without detours: one file is not remembered twice."""
    return path.resolve() if ".." in path.parts else path.absolute()


def is_same_file(one: Path, other: Path) -> bool:
    """Return whether two paths lead to one file, whatever its names are."""
    try:
        return one.samefile(other)
    except OSError:
        return one == other


def fit_stem(name: str) -> str:
    """Return a name as every system takes it for a file, without a suffix."""
    return " ".join(_UNFIT.sub(" ", name).split()).strip(" .")[:_LONGEST] or "Duskboard"
