"""A damaged file: what can be read of it is offered, in a copy; the original stays as it is."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtWidgets import QMessageBox, QWidget

from duskboard.app.campaigns import Campaigns
from duskboard.app.room import Room
from duskboard.app.trouble import tell
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import names
from duskboard.storage.error import CampaignFileError, DamagedFileError, NotACampaignError
from duskboard.storage.rescue import Rescue, rescue, save_rescue

_T = TypeVar("_T")
_MOST_AT_ONCE = 5_000_000
"""The largest file, in bytes, that is read while the window waits."""


class Background(Protocol):
    """Whoever does work off the GUI thread."""

    def compute(self, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        """Do `work` on another thread and call `done` on this one with what it returns."""
        ...


class Rescuing:
    """Offers to save what can be read of a damaged campaign."""

    def __init__(self, room: Room, campaigns: Campaigns, open_path: Callable[[Path], None]) -> None:
        self._room = room
        self._campaigns = campaigns
        self._open_path = open_path
        self._background: Background | None = None
        self._waiting: list[Callable[[Background], None]] = []

    def use(self, background: Background) -> None:
        """Begin what waited for it: large files are read off the GUI thread."""
        self._background = background
        waiting, self._waiting = self._waiting, []
        for begin in waiting:
            begin(background)

    def offer(self, owner: QWidget | None, error: DamagedFileError) -> None:
        """Say what is damaged, what could be read, and offer to open that in a new file."""
        self._work(
            owner,
            error.path,
            self._room.words.gettext("Reading what can be read of “%(file)s”."),
            partial(_read, error.path),
            partial(self._on_read, owner, error),
        )

    def _work(
        self,
        owner: QWidget | None,
        path: Path,
        said: str,
        work: Callable[[], _T],
        done: Callable[[_T], None],
    ) -> None:
        """Do something with a file; with a large one elsewhere, and only while it is wanted."""
        if not _is_large(path):
            done(work())
            return
        text = said % {"file": path.name}
        box = tell(owner, text, answer=QMessageBox.StandardButton.Cancel)
        box.setIcon(QMessageBox.Icon.NoIcon)
        wanted = [True]

        def on_box_gone() -> None:
            wanted.clear()

        def on_done(result: _T) -> None:
            if wanted:
                box.close()
                done(result)

        box.finished.connect(on_box_gone)
        box.destroyed.connect(on_box_gone)
        if self._background is not None:
            self._background.compute(work, on_done)
        else:
            self._waiting.append(lambda background: background.compute(work, on_done))

    def _on_read(
        self, owner: QWidget | None, error: DamagedFileError, found: Rescue | CampaignFileError
    ) -> None:
        words, path = self._room.words, error.path
        if isinstance(found, CampaignFileError) and not isinstance(found, NotACampaignError):
            tell(owner, error_text(words, found))
            return
        if isinstance(found, CampaignFileError) or not (len(found.table) or found.steps):
            text = words.gettext(
                "“%(file)s” is damaged, and nothing can be read of it. Open a copy of it, if you "
                "have one."
            )
            tell(owner, text % {"file": path.name})
            return
        box = tell(
            owner,
            error_text(words, error),
            self._found_text(found),
            answer=QMessageBox.StandardButton.Cancel,
        )
        save = box.addButton(words.gettext("Open what was read"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(save)

        def on_box_finished() -> None:
            if box.clickedButton() is save:
                self._save(owner, found)

        box.finished.connect(on_box_finished)

    def _found_text(self, found: Rescue) -> str:
        words = self._room.words
        read = self._counted(len(found.table), len(found.steps))
        lost = self._counted(len(found.lost), found.steps_lost)
        said = words.gettext("Read: %(read)s. What was read is put into a new file.")
        if found.lacks_pages:
            said = words.gettext(
                "Read: %(read)s. Parts of the file are missing: how much was lost with them cannot "
                "be told. What was read is put into a new file."
            )
        if lost and found.lacks_pages:
            said = words.gettext(
                "Read: %(read)s. Lost: at least %(lost)s. Parts of the file are missing: how much "
                "more was lost with them cannot be told. What was read is put into a new file."
            )
        elif lost:
            said = words.gettext(
                "Read: %(read)s. Lost: %(lost)s. What was read is put into a new file."
            )
        return said % {"read": read, "lost": lost}

    def _counted(self, things: int, steps: int) -> str:
        """Return "1 thing and 7 steps"; "" for none of both."""
        words = self._room.words
        counted = (
            (things, words.ngettext("%(count)d thing", "%(count)d things", things)),
            (steps, words.ngettext("%(count)d step", "%(count)d steps", steps)),
        )
        return names(words, [text % {"count": count} for count, text in counted if count])

    def _save(self, owner: QWidget | None, found: Rescue) -> None:
        words = self._room.words
        name = words.gettext("%(name)s, rescued") % {"name": found.path.stem}
        try:
            target = self._campaigns.free_path(name)
        except CampaignFileError as error:
            tell(owner, error_text(words, error))
            return
        self._work(
            owner,
            found.path,
            words.gettext("Writing what was read of “%(file)s”."),
            partial(_written, found, target),
            partial(self._on_written, owner),
        )

    def _on_written(self, owner: QWidget | None, result: Path | CampaignFileError) -> None:
        if isinstance(result, CampaignFileError):
            tell(owner, error_text(self._room.words, result))
        else:
            self._open_path(result)


def _read(path: Path) -> Rescue | CampaignFileError:
    """Return what can be read, or why nothing can; safe on any thread."""
    try:
        return rescue(path)
    except CampaignFileError as error:
        return error


def _written(found: Rescue, target: Path) -> Path | CampaignFileError:
    """Write what was read and return where, or why it cannot be; safe on any thread."""
    try:
        save_rescue(found, target)
    except CampaignFileError as error:
        return error
    return target


def _is_large(path: Path) -> bool:
    try:
        return path.stat().st_size >= _MOST_AT_ONCE
    except OSError:
        return False
