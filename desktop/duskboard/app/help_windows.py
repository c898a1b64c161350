"""The windows that tell of the program itself: about, and a report of a problem."""

import os
import platform
import tomllib
from pathlib import Path

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from duskboard import __version__
from duskboard.app.desk import Desk
from duskboard.app.needs import findings
from duskboard.app.problem_report import problem_text, table_text
from duskboard.app.room import Room
from duskboard.app.trouble import tell
from duskboard.app.versions import versions
from duskboard.i18n.words import Words
from duskboard.paths import home_folder
from duskboard.windows.about_dialog import AboutDialog, LicenceText
from duskboard.windows.file_choice import TEXT, FileQuestion, ask_file
from duskboard.windows.report_dialog import ReportDialog

_ICON_SIZES = (64, 128)
_SHARP = 1.5
"""Device pixels a pixel from which the larger picture is taken."""


def show_about(room: Room, owner: QWidget) -> None:
    """Show version and licences over a window."""
    dialog = AboutDialog(
        room.look,
        room.words,
        licences(room.resources),
        version=versions(),
        icon=_icon(room.resources, owner.devicePixelRatioF()),
        parent=owner,
    )
    dialog.open()


def report_problem(desk: Desk, owner: QWidget) -> None:
    """Show a report of a problem over a window, to be told by the user."""
    room = desk.room
    # In English, as all of the report: whoever mends it may speak no other language of ours.
    english = Words(room.resources / "translations")
    found = findings(english, room.resources, room.home, os.environ)
    dialog = ReportDialog(
        room.look,
        room.words,
        report=problem_text(room, found, desk.document),
        table=table_text(room, desk.log),
        lacking=sum(not finding.holds for finding in found),
        parent=owner,
    )
    dialog.save_requested.connect(lambda text: save_report(room.words, owner, text))
    dialog.open()


def save_report(words: Words, owner: QWidget, text: str) -> None:
    """Ask where a report is to be, and write it."""
    question = FileQuestion(
        title=lambda w: w.gettext("Save the report"),
        kind=TEXT,
        folder=home_folder(),
        saving=True,
        name="duskboard-report.txt",
    )

    def on_answered(target: Path | None) -> None:
        if target is None:
            return
        try:
            target.write_text(text, encoding="utf-8")
        except OSError:
            said = words.gettext("The report cannot be written: %(path)s")
            tell(owner, said % {"path": target})

    ask_file(owner, words, question, on_answered)


def licences(resources: Path) -> tuple[LicenceText, ...]:
    """Return the licences of all that the program is made of, its own first.

    Raises:
        OSError: A text is missing.
    """
    folder = resources / "licences"
    rows = tomllib.loads((folder / "licences.toml").read_text("utf-8"))["component"]
    own = LicenceText(
        name="Duskboard",
        version=__version__,
        licence="MIT",
        text=(folder / "duskboard.txt").read_text("utf-8"),
    )
    own_versions = {"Python": platform.python_version()}
    others = (
        LicenceText(
            name=row["name"],
            version=row["version"] or own_versions.get(row["name"], ""),
            licence=row["licence"],
            text=(folder / row["text"]).read_text("utf-8"),
        )
        for row in rows
    )
    return (own, *others)


def _icon(resources: Path, ratio: float) -> QPixmap:
    """Return the program's icon, as sharp as the screen."""
    size = _ICON_SIZES[ratio > _SHARP]
    picture = QPixmap(str(resources / "icons" / f"duskboard-{size}.png"))
    picture.setDevicePixelRatio(size / _ICON_SIZES[0])
    return picture
