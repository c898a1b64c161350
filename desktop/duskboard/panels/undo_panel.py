"""The steps that can be taken back, across sessions; the file keeps every one of them."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import tzinfo

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses
from duskboard.i18n.report_text import act_text
from duskboard.i18n.words import Words
from duskboard.models.document import TableDocument
from duskboard.models.log_model import LogEntry
from duskboard.models.undo_model import UndoModel
from duskboard.panels.session_rows import Row, SessionHead, SessionRows, head_words
from duskboard.panels.step_list import StepList
from duskboard.panels.undo_delegate import FIRST_STEP, UndoDelegate
from duskboard.storage.journal import Seq
from duskboard.table.entity import Moment
from duskboard.table.transaction import Report
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.text_label import TextLabel


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoState:
    """What undo and redo stand at.

    Attributes:
        session: The session that goes on now.
        asks_first: Whether the next undo reaches into an earlier session and wants two presses.
        can_redo: Whether something can be made again.
        redo: What that is; None where it cannot be read any more.
    """

    session: int
    asks_first: bool
    can_redo: bool
    redo: Report | None


def undo_state(document: TableDocument) -> UndoState:
    """Return what undo and redo of a document stand at."""
    row = document.next_redo
    return UndoState(
        session=document.session_number,
        asks_first=document.undo_needs_second_press,
        can_redo=row is not None,
        redo=None if row is None else document.report(row.seq),
    )


class UndoPanel(QWidget):
    """The steps that stand, the next to be undone first.

    Signals:
        undo_requested(): Take the next step back.
        redo_requested(): Make the last one again.
        go_back_requested(object): Lay the table as it was after a step; its number.
    """

    undo_requested = Signal()
    redo_requested = Signal()
    go_back_requested = Signal(object)

    def __init__(  # noqa: PLR0913, PLR0917 - the time of day and where it is told from
        self,
        look: Look,
        words: Words,
        model: UndoModel,
        now: Callable[[], Moment],
        zone: tzinfo | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show the steps of `model`; `now` is asked whenever a date is told, in `zone`."""
        super().__init__(parent)
        self._look, self._words, self._now, self._zone = look, words, now, zone
        self._model = model
        self._state = UndoState(session=0, asks_first=False, can_redo=False, redo=None)
        self._rows = SessionRows(model, self._row_text, head_first=True, parent=self)
        self._list = StepList(look, self._rows)
        self._delegate = UndoDelegate(
            look, words, self._rows.row, self._head_words, zone, self._list
        )
        self._list.setItemDelegate(self._delegate)
        self._empty = TextLabel(look, lines=0, role=Role.TEXT2)
        self._undo = IconButton(look, "undo", "")
        self._redo = IconButton(look, "redo", "")
        self._note = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3)
        self._lay_out()
        self._list.step_pressed.connect(self._on_list_step_pressed)
        self._list.hovered.connect(self._on_list_hovered)
        self._list.top_reached.connect(self._rows.trim)
        self._undo.clicked.connect(self.undo_requested)
        self._redo.clicked.connect(self.redo_requested)
        model.rowsInserted.connect(self._on_model_changed)
        model.rowsRemoved.connect(self._on_model_changed)
        model.modelReset.connect(self._on_model_changed)
        self._say()

    def mirror(self, state: UndoState) -> None:
        """Show what undo and redo stand at."""
        self._state = state
        self._delegate.latest = state.session
        if self._delegate.asks_first is not state.asks_first:
            self._delegate.asks_first = state.asks_first
            self._list.measure_again()
        self._say()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.LanguageChange, QEvent.Type.StyleChange}:
            self._list.measure_again()
            self._say()

    def _lay_out(self) -> None:
        side, gap = round(self._look.size("space.m")), round(self._look.size("space.xs"))
        foot = QHBoxLayout()
        foot.setContentsMargins(side, gap, side, gap)
        foot.addWidget(self._note, 1)
        foot.addWidget(self._undo)
        foot.addWidget(self._redo)
        self._stack = QStackedLayout()
        blank = QWidget()
        margins = QVBoxLayout(blank)
        margins.setContentsMargins(side, side, side, side)
        margins.addWidget(self._empty)
        margins.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._stack, 1)
        column.addLayout(foot)
        # A stack shows what is put into it: as windows, were it not in its place already.
        self._stack.addWidget(self._list)
        self._stack.addWidget(blank)

    def _say(self) -> None:
        words = self._words
        self._list.setAccessibleName(words.gettext("Steps that can be undone"))
        self._empty.setText(words.gettext("Nothing to undo."))
        self._undo.set_label(words.gettext("Undo"))
        self._redo.set_label(words.gettext("Redo"))
        count = self._model.rowCount()
        self._undo.setEnabled(count > 0)
        self._redo.setEnabled(self._state.can_redo)
        if self._state.can_redo:
            texts = {"step": act_text(words, self._state.redo, self._zone)}
            self._note.setText(words.gettext("redo: %(step)s") % texts)
        else:
            self._note.setText(words.gettext("nothing to redo"))
        self._stack.setCurrentIndex(0 if count else 1)
        self._list.viewport().update()

    def _head_words(self, head: SessionHead) -> tuple[str, str]:
        words = self._words
        title, detail = head_words(words, head, self._now(), self._zone)
        if not head.is_first:
            return title, detail
        count = self._model.steps_of(head.session)
        text = words.ngettext("%(count)d step", "%(count)d steps", count)
        return title, clauses(words, [detail, text % {"count": count}])

    def _row_text(self, row: Row) -> str:
        if isinstance(row, LogEntry):
            return act_text(self._words, row.report, self._zone)
        return clauses(self._words, self._head_words(row))

    def _on_list_step_pressed(self, seq: Seq) -> None:
        if self._rows.place_of(seq) == FIRST_STEP:
            self.undo_requested.emit()
        else:
            self.go_back_requested.emit(seq)

    def _on_list_hovered(self, place: int) -> None:
        self._delegate.hovered = None if place < 0 else place
        self._list.viewport().update()

    def _on_model_changed(self) -> None:
        if self._list.is_at_top:
            self._rows.trim(self._list.rows_seen)
        self._say()
