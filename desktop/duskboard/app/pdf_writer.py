"""PDF files: written away from the GUI thread, on the paper that is usual in a land."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QLocale, QStandardPaths
from PySide6.QtWidgets import QWidget

from duskboard.app.desk import Desk
from duskboard.app.rescuing import Background
from duskboard.app.trouble import tell
from duskboard.paper.leaf import Document, PaperSize, pdf
from duskboard.theme.look import Look
from duskboard.windows.file_choice import FileKind

_T = TypeVar("_T")

PDF = FileKind(label=lambda words: words.gettext("PDF"), patterns=("*.pdf",), suffix="pdf")
_LETTER_LANDS = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Philippines,
    }
)


class PdfWriter:
    """Writes documents to files away from the GUI thread, and says so.

    Attributes:
        owner: Names the window over which trouble is told and dialogs stand.
    """

    def __init__(
        self,
        desk: Desk,
        owner: Callable[[], QWidget],
        said: Callable[[str], None],
        background: Callable[[], Background | None],
    ) -> None:
        """Begin.

        Args:
            desk: What is printed.
            owner: Names the window over which trouble is told.
            said: Says a line to the user.
            background: Who works off the GUI thread, or None while nobody does.
        """
        self._desk, self.owner, self._said = desk, owner, said
        self._background = background

    def campaign(self) -> str:
        """Return the name of the campaign, or ""."""
        campaign = self._desk.document.table.campaign
        return campaign.name if campaign is not None else ""

    def write(self, document: Document, look: Look, target: Path) -> None:
        """Write a document; says so once it is done."""
        self._compute(lambda: _written(document, look, target), self._on_written)

    def _compute(self, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        background = self._background()
        if background is None:
            done(work())
        else:
            background.compute(work, done)

    def _on_written(self, result: tuple[Path, bool]) -> None:
        path, is_done = result
        words = self._desk.room.words
        if is_done:
            self._said(words.gettext("Saved %(file)s") % {"file": path.name})
            return
        tell(self.owner(), words.gettext("The PDF cannot be written: %(path)s") % {"path": path})


def paper_folder(campaign: Path) -> Path:
    """Return the folder that a PDF is put into: the campaign's, unless nobody would look there."""
    folder = campaign.parent
    if not any(part.startswith(".") or part == "AppData" for part in folder.parts):
        return folder
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(documents) or Path.home())


def usual_paper(locale: QLocale) -> PaperSize:
    """Return the paper that is usual in a land."""
    return PaperSize.LETTER if locale.territory() in _LETTER_LANDS else PaperSize.A4


def _written(document: Document, look: Look, target: Path) -> tuple[Path, bool]:
    """Write a document; returns where, and whether it could be."""
    try:
        target.write_bytes(pdf(document, look))
    except OSError:
        return target, False
    return target, True
