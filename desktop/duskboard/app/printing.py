"""The track of a chase as a PDF: asked what, asked where, written away from the GUI thread."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from duskboard.app.campaigns import fit_stem
from duskboard.app.desk import Desk
from duskboard.app.pdf_writer import PDF, PdfWriter, paper_folder, usual_paper
from duskboard.i18n.words import Words
from duskboard.paper.leaf import PaperSize, paper_look
from duskboard.paper.track_sheet import TrackPrint, track_document
from duskboard.windows.file_choice import FileQuestion, ask_file
from duskboard.windows.print_dialog import PrintDialog, PrintOffer


class Printing:
    """Prints the chase of a desk; dialogs stand over the window that `owner` names.

    Attributes:
        writer: Writes the file.
    """

    def __init__(self, desk: Desk, owner: Callable[[], QWidget], writer: PdfWriter) -> None:
        self._desk, self._owner, self.writer = desk, owner, writer

    def ask(self) -> None:
        """Ask what is to be printed; without a chase there is only the form."""
        room, has_track = self._desk.room, self._desk.board_model.board is not None
        dialog = PrintDialog(
            room.look,
            room.words,
            title=lambda words: words.gettext("The track on paper"),
            offers=[one for one in _offers() if has_track or one.value is TrackPrint.FORM],
            paper=usual_paper(QLocale.system()),
            parent=self._owner(),
        )
        dialog.print_requested.connect(self._on_print_requested)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, what: TrackPrint, paper: PaperSize, target: Path) -> None:
        """Write a PDF of the chase as it is now; says so once it is done."""
        look = paper_look(self._desk.room.look)
        words = Words(self._desk.room.resources / "translations", self._desk.room.words.language)
        document = track_document(
            look,
            words,
            self._desk.board_model.board,
            what,
            campaign=self.writer.campaign(),
            paper=paper,
        )
        self.writer.write(document, look, target)

    def _on_print_requested(self, what: TrackPrint, paper: PaperSize) -> None:
        room, view = self._desk.room, self._desk.board_model.board
        form = room.words.gettext("Chase form")
        named = form if view is None or what is TrackPrint.FORM else view.name
        question = FileQuestion(
            title=lambda words: words.gettext("Save the track"),
            kind=PDF,
            folder=paper_folder(self._desk.document.file.path),
            saving=True,
            name=f"{fit_stem(named)}.pdf",
        )

        def on_answered(target: Path | None) -> None:
            if target is not None:
                self.write(what, paper, target)

        ask_file(self._owner(), room.words, question, on_answered)


def _offers() -> tuple[PrintOffer, ...]:
    return (
        PrintOffer(
            value=TrackPrint.STATE,
            text=lambda words: words.pgettext("paper", "As it stands"),
            about=lambda words: words.gettext(
                "Places, hazards, barriers and everybody, as you see them. Not for players’ eyes."
            ),
        ),
        PrintOffer(
            value=TrackPrint.TRACK,
            text=lambda words: words.pgettext("paper", "Without people"),
            about=lambda words: words.gettext(
                "Places, hazards and barriers as you see them, with lines for people."
            ),
        ),
        PrintOffer(
            value=TrackPrint.FORM,
            text=lambda words: words.pgettext("paper", "Empty form"),
            about=lambda words: words.gettext("Empty places and lines, to be filled in by hand."),
        ),
    )
