"""The crew's sheet as a PDF: asked what, asked where, written away from the GUI thread."""

from pathlib import Path

from PySide6.QtCore import QLocale

from duskboard.app.campaigns import fit_stem
from duskboard.app.desk import Desk
from duskboard.app.pdf_writer import PDF, PdfWriter, paper_folder, usual_paper
from duskboard.app.scoundrel_printing import BladesPrint, sheet_offers
from duskboard.i18n.words import Words
from duskboard.panels.crew_rows import KindOf, listed
from duskboard.paper.crew_paper import crew_document
from duskboard.paper.leaf import PaperSize, paper_look
from duskboard.windows.file_choice import FileQuestion, ask_file
from duskboard.windows.print_dialog import PrintDialog


class CrewPrinting:
    """Prints the crew."""

    def __init__(self, desk: Desk, writer: PdfWriter, kind_of: KindOf) -> None:
        """Print with a writer; `kind_of` knows the crew types."""
        self._desk, self._writer, self._kind_of = desk, writer, kind_of

    def ask(self) -> None:
        """Ask what is to be printed."""
        dialog = PrintDialog(
            self._desk.room.look,
            self._desk.room.words,
            title=lambda words: words.pgettext("blades crew", "The crew on paper"),
            offers=sheet_offers(),
            paper=usual_paper(QLocale.system()),
            parent=self._writer.owner(),
        )
        dialog.print_requested.connect(self._on_print_requested)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, what: BladesPrint, paper: PaperSize, target: Path) -> None:
        """Write a PDF of the crew; says so once it is done."""
        view, room = self._desk.crew_model.view, self._desk.room
        if view is None:
            return
        look = paper_look(room.look)
        document = crew_document(
            look,
            Words(room.resources / "translations", room.words.language),
            view,
            listed(view.crew.upgrades, self._kind_of(view.crew.profile.kind)),
            campaign=self._writer.campaign(),
            paper=paper,
            is_form=what is BladesPrint.FORM,
        )
        self._writer.write(document, look, target)

    def _on_print_requested(self, what: BladesPrint, paper: PaperSize) -> None:
        view, words = self._desk.crew_model.view, self._desk.room.words
        if view is None:
            return
        form = words.pgettext("blades crew", "Crew sheet")
        question = FileQuestion(
            title=lambda words: words.pgettext("blades", "Save the sheet"),
            kind=PDF,
            folder=paper_folder(self._desk.document.file.path),
            saving=True,
            name=f"{fit_stem(form if what is BladesPrint.FORM else view.crew.name)}.pdf",
        )

        def on_answered(target: Path | None) -> None:
            if target is not None:
                self.write(what, paper, target)

        ask_file(self._writer.owner(), words, question, on_answered)
