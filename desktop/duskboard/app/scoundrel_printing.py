"""A scoundrel's sheet as a PDF: asked what, asked where, written away from the GUI thread."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QLocale

from duskboard.app.campaigns import fit_stem
from duskboard.app.desk import Desk
from duskboard.app.pdf_writer import PDF, PdfWriter, paper_folder, usual_paper
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.i18n.words import Words
from duskboard.paper.leaf import PaperSize, paper_look
from duskboard.paper.scoundrel_paper import scoundrel_document
from duskboard.play.blades.sheet import add_scoundrel
from duskboard.table.scoundrel_view import ScoundrelView, scoundrel_view
from duskboard.table.table import Table
from duskboard.windows.file_choice import FileQuestion, ask_file
from duskboard.windows.print_dialog import PrintDialog, PrintOffer


class BladesPrint(StrEnum):
    """What of a sheet is printed."""

    STATE = "state"
    FORM = "form"


class ScoundrelPrinting:
    """Prints the scoundrel who is open."""

    def __init__(self, desk: Desk, writer: PdfWriter) -> None:
        self._desk, self._writer = desk, writer

    def ask(self) -> None:
        """Ask what is to be printed."""
        dialog = PrintDialog(
            self._desk.room.look,
            self._desk.room.words,
            title=lambda words: words.pgettext("blades", "The scoundrel on paper"),
            offers=sheet_offers(),
            paper=usual_paper(QLocale.system()),
            parent=self._writer.owner(),
        )
        dialog.print_requested.connect(self._on_print_requested)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, what: BladesPrint, paper: PaperSize, target: Path) -> None:
        """Write a PDF of the scoundrel who is open; says so once it is done."""
        view, room = self._view(), self._desk.room
        if view is None:
            return
        is_form = what is BladesPrint.FORM
        look = paper_look(room.look)
        words = Words(room.resources / "translations", room.words.language)
        document = scoundrel_document(
            look,
            words,
            _blank(view) if is_form else view,
            campaign=self._writer.campaign(),
            paper=paper,
            is_form=is_form,
        )
        self._writer.write(document, look, target)

    def _view(self) -> ScoundrelView | None:
        who = self._desk.scoundrel_panel.sheet_id
        return None if who is None else scoundrel_view(self._desk.document.table, who)

    def _on_print_requested(self, what: BladesPrint, paper: PaperSize) -> None:
        view, words = self._view(), self._desk.room.words
        if view is None:
            return
        form = words.pgettext("blades", "Scoundrel’s sheet")
        question = FileQuestion(
            title=lambda words: words.pgettext("blades", "Save the sheet"),
            kind=PDF,
            folder=paper_folder(self._desk.document.file.path),
            saving=True,
            name=f"{fit_stem(form if what is BladesPrint.FORM else view.name)}.pdf",
        )

        def on_answered(target: Path | None) -> None:
            if target is not None:
                self.write(what, paper, target)

        ask_file(self._writer.owner(), words, question, on_answered)


def _blank(view: ScoundrelView) -> ScoundrelView:
    """Return the sheet of nobody yet."""
    table = Table(entities={})
    laid = table.applied(add_scoundrel(table, view.sheet_id, Scoundrel(name="-")).changes)
    return scoundrel_view(laid, view.sheet_id) or view


def sheet_offers() -> tuple[PrintOffer, ...]:
    """Return what of a sheet can be printed."""
    return (
        PrintOffer(
            value=BladesPrint.STATE,
            text=lambda words: words.pgettext("paper", "As it stands"),
            about=lambda words: words.gettext(
                "The whole sheet, with what is spent and marked, for whoever plays it."
            ),
        ),
        PrintOffer(
            value=BladesPrint.FORM,
            text=lambda words: words.pgettext("paper", "Empty form"),
            about=lambda words: words.gettext(
                "The same sheet with empty dots and lines, to be filled in by hand."
            ),
        ),
    )
