"""A sheet as a PDF: asked what, asked where, written away from the GUI thread."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from duskboard.app.campaigns import fit_stem
from duskboard.app.desk import Desk
from duskboard.app.pdf_writer import PDF, PdfWriter, paper_folder, usual_paper
from duskboard.core.storyteller.sheet import new_sheet
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.sheet_row_text import row_face
from duskboard.paper.leaf import PaperSize, paper_look
from duskboard.paper.sheet_paper import RowTable, sheet_document
from duskboard.play.storyteller.field import RowField
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.table.sheet_view import SheetView, sheet_view
from duskboard.table.table import Table
from duskboard.windows.file_choice import FileQuestion, ask_file
from duskboard.windows.print_dialog import PrintDialog, PrintOffer

_TABLES = (
    RowField.POWERS,
    RowField.RITUALS,
    RowField.MERITS,
    RowField.WEAPONS,
    RowField.ARMOUR,
)


class SheetPrint(StrEnum):
    """What of a sheet is printed."""

    STATE = "state"
    FORM = "form"


class SheetPrinting:
    """Prints the sheet that is open; dialogs stand over the window that `owner` names."""

    def __init__(self, desk: Desk, owner: Callable[[], QWidget], writer: PdfWriter) -> None:
        self._desk, self._owner, self._writer = desk, owner, writer

    @property
    def can_print(self) -> bool:
        """Whether a sheet is open; asked after every command."""
        return self._desk.sheet_model.has(self._desk.sheet_panel.sheet_id)

    def ask(self) -> None:
        """Ask what is to be printed."""
        dialog = PrintDialog(
            self._desk.room.look,
            self._desk.room.words,
            title=lambda words: words.pgettext("vampire", "The sheet on paper"),
            offers=_offers(),
            paper=usual_paper(QLocale.system()),
            parent=self._owner(),
        )
        dialog.print_requested.connect(self._on_print_requested)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, what: SheetPrint, paper: PaperSize, target: Path) -> None:
        """Write a PDF of the sheet that is open; says so once it is done."""
        view = self._view()
        if view is None:
            return
        room = self._desk.room
        is_form = what is SheetPrint.FORM
        if is_form:
            view = _blank(view)
        look = paper_look(room.look)
        words = Words(room.resources / "translations", room.words.language)
        document = sheet_document(
            look,
            words,
            view,
            row_tables(words, view),
            campaign=self._writer.campaign(),
            paper=paper,
            is_form=is_form,
        )
        self._writer.write(document, look, target)

    def _view(self) -> SheetView | None:
        return self._desk.sheet_model.view(self._desk.sheet_panel.sheet_id)

    def _on_print_requested(self, what: SheetPrint, paper: PaperSize) -> None:
        view, words = self._view(), self._desk.room.words
        if view is None:
            return
        form = words.pgettext("paper", "Empty form")
        named = f"{enum_text(words, view.creature)}, {form}"
        question = FileQuestion(
            title=lambda words: words.pgettext("vampire", "Save the sheet"),
            kind=PDF,
            folder=paper_folder(self._desk.document.file.path),
            saving=True,
            name=f"{fit_stem(named if what is SheetPrint.FORM else view.name)}.pdf",
        )

        def on_answered(target: Path | None) -> None:
            if target is not None:
                self.write(what, paper, target)

        ask_file(self._owner(), words, question, on_answered)


def row_tables(words: Words, view: SheetView) -> tuple[RowTable, ...]:
    """Return the rows of a sheet as they stand on paper."""
    found = []
    for field in _TABLES:
        faces = [row_face(words, view, row) for row in getattr(view, field.value)]
        rows = tuple((one.text, one.detail, one.figure) for one in faces)
        figure = words.pgettext("paper", "Dice")
        if field is RowField.MERITS:
            figure = words.pgettext("paper", "Points")
        elif field is RowField.ARMOUR:
            figure = words.pgettext("paper", "Rating")
        found.append(RowTable(title=enum_text(words, field), figure=figure, rows=rows))
    return tuple(found)


def _blank(view: SheetView) -> SheetView:
    """Return the sheet of nobody yet, of the same kind of body."""
    blank = new_sheet("-", view.creature)
    table = Table(entities={})
    laid = table.applied(add_sheet(table, view.sheet_id, blank).changes)
    found = sheet_view(laid, view.sheet_id)
    return view if found is None else found


def _offers() -> tuple[PrintOffer, ...]:
    return (
        PrintOffer(
            value=SheetPrint.STATE,
            text=lambda words: words.pgettext("paper", "As it stands"),
            about=lambda words: words.gettext(
                "The whole sheet, with what is spent and marked, for whoever plays it."
            ),
        ),
        PrintOffer(
            value=SheetPrint.FORM,
            text=lambda words: words.pgettext("paper", "Empty form"),
            about=lambda words: words.gettext(
                "The same sheet with empty dots and lines, to be filled in by hand."
            ),
        ),
    )
