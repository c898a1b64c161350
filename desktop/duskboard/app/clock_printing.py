"""The clocks as a PDF: asked what, asked where, written away from the GUI thread."""

from pathlib import Path

from PySide6.QtCore import QLocale

from duskboard.app.desk import Desk
from duskboard.app.pdf_writer import PDF, PdfWriter, paper_folder, usual_paper
from duskboard.i18n.words import Words
from duskboard.paper.clock_sheet import ClockPrint, clock_document
from duskboard.paper.leaf import PaperSize, paper_look
from duskboard.table.public_view import public_view
from duskboard.windows.file_choice import FileQuestion, ask_file
from duskboard.windows.print_dialog import PrintDialog, PrintOffer


class ClockPrinting:
    """Prints the clocks of a desk."""

    def __init__(self, desk: Desk, writer: PdfWriter) -> None:
        self._desk, self._writer = desk, writer

    def ask(self) -> None:
        """Ask what is to be printed; without a clock there is only the form."""
        room, has_some = self._desk.room, bool(self._desk.clocks.views)
        dialog = PrintDialog(
            room.look,
            room.words,
            title=lambda words: words.gettext("Clocks on paper"),
            offers=[one for one in _offers() if has_some or one.value is ClockPrint.FORM],
            paper=usual_paper(QLocale.system()),
            parent=self._writer.owner(),
        )
        dialog.print_requested.connect(self._on_print_requested)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, what: ClockPrint, paper: PaperSize, target: Path) -> None:
        """Write a PDF of the clocks as they are now; says so once it is done."""
        room = self._desk.room
        look = paper_look(room.look)
        words = Words(room.resources / "translations", room.words.language)
        clocks = tuple(self._desk.clocks.views)
        if what is ClockPrint.SHOWN:
            clocks = public_view(self._desk.document.table).clocks
        document = clock_document(
            look, words, clocks, what, campaign=self._writer.campaign(), paper=paper
        )
        self._writer.write(document, look, target)

    def _on_print_requested(self, what: ClockPrint, paper: PaperSize) -> None:
        words = self._desk.room.words
        name = words.pgettext("paper", "Clocks")
        question = FileQuestion(
            title=lambda words: words.gettext("Save the clocks"),
            kind=PDF,
            folder=paper_folder(self._desk.document.file.path),
            saving=True,
            name=f"{name}.pdf",
        )

        def on_answered(target: Path | None) -> None:
            if target is not None:
                self.write(what, paper, target)

        ask_file(self._writer.owner(), words, question, on_answered)


def _offers() -> tuple[PrintOffer, ...]:
    return (
        PrintOffer(
            value=ClockPrint.STATE,
            text=lambda words: words.pgettext("paper", "As they stand"),
            about=lambda words: words.gettext(
                "Every clock on the wall with what it does. Not for players’ eyes."
            ),
        ),
        PrintOffer(
            value=ClockPrint.SHOWN,
            text=lambda words: words.pgettext("paper", "As players see them"),
            about=lambda words: words.gettext("The clocks that are shown, and no others."),
        ),
        PrintOffer(
            value=ClockPrint.FORM,
            text=lambda words: words.pgettext("paper", "Blank clocks"),
            about=lambda words: words.gettext(
                "Clocks of 4 to 12 segments with a line for a name, to be filled in by hand."
            ),
        ),
    )
