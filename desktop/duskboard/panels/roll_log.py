"""The log: every roll and every step of the evening, the newest first."""

from collections.abc import Callable
from datetime import tzinfo
from enum import StrEnum

from PySide6.QtCore import QEvent, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses
from duskboard.i18n.moment_text import moment_text
from duskboard.i18n.words import Words
from duskboard.models.log_model import LogEntry, LogModel
from duskboard.panels.drag_start import DragStart
from duskboard.panels.log_cards import LogCards
from duskboard.panels.log_delegate import LogDelegate
from duskboard.panels.log_face import LogFace, log_face
from duskboard.panels.search_field import SearchField
from duskboard.panels.session_rows import Row, SessionRows, head_words
from duskboard.panels.step_list import StepList
from duskboard.play.fallen import shown_of
from duskboard.storage.journal import Seq
from duskboard.table.entity import Moment
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.segmented import Option, SegmentedControl

_TICK = 20_000
"""Milliseconds after which "now" may have become "1 min"."""


class LogFilter(StrEnum):
    """Which steps the log shows."""

    ALL = "all"
    ROLLS = "rolls"


# Longer than the guide by the words and slots of a filter, a search and a chip.
class RollLog(QWidget):
    """Every step in a row; a press opens it.

    Signals:
        go_back_requested(object): Lay the table as it was after a step; its number.
        consequence_requested(Consequence): The game master makes this of a step.
        show_roll_requested(object): Put a roll on the players' screen; the `Roll`.
        dragged(RowDrag): A roll is being dragged away; the drag's item is the `Roll`.
    """

    go_back_requested = Signal(object)
    consequence_requested = Signal(object)
    show_roll_requested = Signal(object)
    dragged = Signal(object)

    def __init__(  # noqa: PLR0913, PLR0917 - the time of day and where it is told from
        self,
        look: Look,
        words: Words,
        model: LogModel,
        now: Callable[[], Moment],
        zone: tzinfo | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show the steps of `model`; `now` is asked whenever a time is told, in `zone`."""
        super().__init__(parent)
        self._look, self._words, self._now, self._zone = look, words, now, zone
        self._model = model
        self._filter = LogFilter.ALL
        self._new = 0
        self._was_at_top = True
        self._faces: dict[Seq, LogFace] = {}
        self._rows = SessionRows(model, self._row_text, head_first=False, parent=self)
        self._list = StepList(look, self._rows)
        self._cards = LogCards(look, words, self._rows, self._face_of)
        self._cards.lie_on(self._list)
        delegate = LogDelegate(
            look, words, self._rows.row, self._face_of, self._cards.height_of, now, zone, self._list
        )
        self._list.setItemDelegate(delegate)
        self._choice = SegmentedControl(look)
        self._chip = GlyphButton(look, "", glyph="arrow-up", small=True)
        self._search = SearchField(look)
        self._find = IconButton(look, "search", "")
        self._empty = EmptyState(look, "")
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._reader = QTimer(self)
        self._reader.setSingleShot(True)
        self._lay_out()
        self._connect()
        self._say()

    @property
    def open_steps(self) -> tuple[Seq, ...]:
        """The steps that are open."""
        return self._cards.steps

    def open_search(self) -> None:
        """Show the search field and give it the keyboard."""
        self._search.show()
        self._search.setFocus()
        self._search.selectAll()

    def close_search(self) -> None:
        """Hide the search field and show every step again."""
        self._search.clear()
        self._search.hide()
        self._list.setFocus()

    def toggle(self, seq: Seq) -> None:
        """Open a step, or close it."""
        self._cards.toggle(seq)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.LanguageChange, QEvent.Type.StyleChange}:
            self._faces.clear()
            self._cards.refresh()
            self._list.measure_again()
            self._say()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._rows.rowCount() == 0:
            self._read_on()
        self._clock.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def _lay_out(self) -> None:
        side, gap = round(self._look.size("space.m")), round(self._look.size("space.s"))
        tools = QHBoxLayout()
        tools.setContentsMargins(side, gap, side - gap // 2, gap)
        tools.setSpacing(gap)
        tools.addWidget(self._choice)
        tools.addStretch(1)
        tools.addWidget(self._chip)
        tools.addWidget(self._find)
        field = QHBoxLayout()
        field.setContentsMargins(side, 0, side, 0)
        field.addWidget(self._search)
        self._stack = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(tools)
        column.addLayout(field)
        column.addLayout(self._stack, 1)
        # A stack shows what is put into it: as windows, were it not in its place already.
        self._stack.addWidget(self._list)
        self._stack.addWidget(self._empty)
        self._search.hide()
        self._chip.hide()

    def _connect(self) -> None:
        self._choice.chosen.connect(self._on_choice_chosen)
        self._chip.clicked.connect(self._on_chip_clicked)
        self._find.clicked.connect(self.open_search)
        self._search.textChanged.connect(self._on_search_text_changed)
        self._search.left.connect(self.close_search)
        self._cards.copy_requested.connect(self._copy)
        self._cards.show_requested.connect(self.show_roll_requested)
        self._cards.go_back_requested.connect(self.go_back_requested)
        self._cards.consequence_requested.connect(self.consequence_requested)
        self._cards.dragged.connect(self.dragged)
        DragStart(self._list.viewport(), self._draggable).dragged.connect(self.dragged)
        self._list.step_pressed.connect(self.toggle)
        self._list.step_copied.connect(self._copy)
        self._list.menu_requested.connect(self._on_list_menu_requested)
        self._list.top_reached.connect(self._on_list_top_reached)
        self._list.width_changed.connect(self._list.measure_again)
        self._rows.rowsAboutToBeInserted.connect(self._on_rows_about_to_be_inserted)
        self._rows.rowsInserted.connect(self._on_rows_inserted)
        self._rows.modelReset.connect(self._on_rows_model_reset)
        self._list.bottom_reached.connect(self._reader.start)
        self._reader.timeout.connect(self._read_on)
        self._clock.timeout.connect(self._list.viewport().update)

    def _say(self) -> None:
        words = self._words
        options = [
            Option(value=LogFilter.ALL, text=words.pgettext("log", "All")),
            Option(value=LogFilter.ROLLS, text=words.pgettext("log", "Rolls"), glyph="die"),
        ]
        self._choice.mirror(options, self._filter)
        self._choice.setAccessibleName(words.gettext("Which steps to show"))
        self._list.setAccessibleName(words.gettext("Log"))
        self._search.setPlaceholderText(words.gettext("Find in the log"))
        self._search.setAccessibleName(words.gettext("Find in the log"))
        self._find.set_label(words.gettext("Find in the log"))
        self._say_new()
        self._settle_stack()

    def _say_new(self) -> None:
        text = self._words.ngettext("%(count)d new", "%(count)d new", self._new)
        self._chip.setText(text % {"count": self._new})
        self._chip.setVisible(self._new > 0)

    def _settle_stack(self) -> None:
        has_rows = self._rows.rowCount() > 0 or self._rows.canFetchMore(self._list.rootIndex())
        self._stack.setCurrentWidget(self._list if has_rows else self._empty)
        if self._model.rowCount() == 0 or (self._filter is LogFilter.ROLLS and not self._needle()):
            self._empty.tell(self._words.gettext("Rolls land here."))
        else:
            self._empty.tell(self._words.gettext("Nothing found."))

    def _needle(self) -> str:
        return self._search.text().strip().casefold()

    def _filter_again(self) -> None:
        needle, only_rolls = self._needle(), self._filter is LogFilter.ROLLS

        def matches(entry: LogEntry) -> bool:
            if only_rolls and not entry.is_roll:
                return False
            return not needle or needle in self._row_text(entry).casefold()

        self._rows.set_matches(matches if needle or only_rolls else None)
        self._read_on()

    def _read_on(self) -> None:
        """Read a part of the journal; go on with the next one soon where nothing fills the list."""
        root = self._list.rootIndex()
        if self._rows.canFetchMore(root):
            self._rows.fetchMore(root)
        if self._rows.canFetchMore(root) and self._list.is_at_bottom:
            self._reader.start()
        self._settle_stack()

    def _face_of(self, entry: LogEntry) -> LogFace:
        if entry.seq not in self._faces:
            self._faces[entry.seq] = log_face(self._words, entry, self._zone)
        return self._faces[entry.seq]

    def _row_text(self, row: Row) -> str:
        if not isinstance(row, LogEntry):
            return clauses(self._words, head_words(self._words, row, self._now(), self._zone))
        face = self._face_of(row)
        time = moment_text(self._words, row.at, self._now(), self._zone)
        undone = self._words.pgettext("step", "undone") if row.undone else ""
        secret = self._words.pgettext("roll", "secret") if face.is_secret else ""
        parts = [face.text.title, face.text.detail, face.text.figure, secret, undone, time]
        return clauses(self._words, parts)

    def _entry(self, seq: Seq) -> LogEntry | None:
        place = self._rows.place_of(seq)
        row = self._rows.row(place) if place is not None else None
        return row if isinstance(row, LogEntry) else None

    def _copy(self, seq: Seq) -> None:
        entry = self._entry(seq)
        if entry is not None:
            QGuiApplication.clipboard().setText(self._row_text(entry))

    def _draggable(self, at: QPoint) -> tuple[object, QRect] | None:
        """Return the roll that a row tells of, and where the row stands."""
        index = self._list.indexAt(at)
        entry = self._rows.row(index.row()) if index.isValid() else None
        roll = shown_of(entry.report) if isinstance(entry, LogEntry) else None
        return None if roll is None else (roll, self._list.visualRect(index))

    def _on_choice_chosen(self, value: object) -> None:
        if isinstance(value, LogFilter):
            self._filter = value
            self._filter_again()

    def _on_search_text_changed(self, _text: str) -> None:
        self._filter_again()

    def _on_chip_clicked(self) -> None:
        self._list.scrollToTop()
        self._list.setFocus()

    def _on_list_top_reached(self) -> None:
        self._trim()
        self._new = 0
        self._say_new()

    def _trim(self) -> None:
        """Keep no more rows than are soon looked at: each of them is measured at every step."""
        if self._list.is_at_top and not self._cards.steps:
            self._rows.trim(self._list.rows_seen)

    def _on_list_menu_requested(self, seq: Seq, at: QPoint) -> None:
        entry = self._entry(seq)
        if entry is None:
            return
        words = self._words
        menu = QMenu(self)
        menu.addAction(words.gettext("Copy"), lambda: self._copy(seq))
        back = words.gettext("Go back to here")
        menu.addAction(back, lambda: self.go_back_requested.emit(seq))
        roll = shown_of(entry.report)
        if roll is not None:
            show = words.gettext("Show to players")
            menu.addAction(show, lambda: self.show_roll_requested.emit(roll))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _on_rows_about_to_be_inserted(self) -> None:
        self._was_at_top = self._list.is_at_top

    def _on_rows_inserted(self, _parent: object, first: int, last: int) -> None:
        """Count what came in unseen: above a list that was scrolled."""
        added = [self._rows.row(place) for place in range(first, last + 1)]
        if first <= 1 and not self._was_at_top and self._rows.rowCount() > last + 1:
            self._new += sum(isinstance(row, LogEntry) for row in added)
            self._say_new()
        if first <= 1:
            self._trim()
        self._settle_stack()

    def _on_rows_model_reset(self) -> None:
        self._new = 0
        self._say_new()
