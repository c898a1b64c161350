"""What the wall of clocks looks like: filter, line for a new clock, cards and rows."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.clock_entry import ClockEntry
from duskboard.panels.line_question import LineQuestion
from duskboard.panels.search_field import SearchField
from duskboard.panels.wall_canvas import WallCanvas
from duskboard.panels.wall_order import (
    WallFilter,
    WallForm,
    WallGrouping,
    WallPick,
    counts,
    renewed_order,
    wall_order,
)
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl

_LARGE = 640.0
"""From this width on, in logical pixels, every clock has a card with a large dial."""
_WIDE = 440.0
"""From this width on, in logical pixels, every clock has a card: three of them in a row."""
_SIDE = 10.0


class WallView(QWidget):
    """Mirrors clocks. Which of them, and on cards or in rows, is its own affair.

    Attributes:
        canvas: Where the clocks stand.
        area: What the canvas scrolls in.
        entry: The line for a new clock.
        search: Where words of the clocks wanted are typed.
        question: Where something about a clock is said in words.
        empty: What is said while there is no clock.

    Signals:
        arranged(): The user put the clocks together otherwise, or folded a group.
    """

    arranged = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._clocks: tuple[ClockView, ...] = ()
        self._compact = self._folded = False
        self._pick = WallPick()
        self._is_searching = False
        self.canvas = WallCanvas(look, words)
        self.area = QScrollArea()
        self.entry = ClockEntry(look, words)
        self.search = SearchField(look)
        self.question = LineQuestion(look)
        self.empty = EmptyState(look, "")
        self._choice = SegmentedControl(look)
        self._fold = GlyphButton(
            look, "", glyph="chevron-down", role="quiet", small=True, parent=self.canvas
        )
        self._filter_row = QHBoxLayout()
        self._stack = QStackedLayout()
        self._lay_out()
        self._choice.chosen.connect(self._on_choice_chosen)
        self._fold.clicked.connect(self._on_fold_clicked)
        self.search.textChanged.connect(self._on_search_text_changed)
        self.search.left.connect(self.end_search)
        self.canvas.fold_requested.connect(self._on_canvas_fold_requested)
        self.canvas.arranged.connect(self._on_canvas_arranged)
        self.mirror(())

    @property
    def pick(self) -> WallPick:
        """What of the clocks is shown, and how they stand together."""
        return self._pick

    def group_by(self, grouping: WallGrouping) -> None:
        """Put the clocks together by something, or by nothing."""
        self._repick(replace(self._pick, grouping=grouping, folded=frozenset()))
        self.arranged.emit()

    def arrange(self, grouping: WallGrouping, folded: frozenset[str]) -> None:
        """Put the clocks together as they were once."""
        self._repick(replace(self._pick, grouping=grouping, folded=folded))

    def show_only(self, only: WallFilter) -> None:
        """Show some of the clocks alone."""
        self._repick(replace(self._pick, only=only))

    def begin_search(self) -> None:
        """Show the field to search with, and give it the keyboard."""
        self._is_searching = True
        self._lay()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def end_search(self) -> None:
        """Show all clocks again, and put the field away where there is little room."""
        self._is_searching = False
        self.search.clear()
        self._lay()

    @property
    def compact(self) -> bool:
        """Whether there is little room: two columns of cards, then rows."""
        return self._compact

    @compact.setter
    def compact(self, compact: bool) -> None:
        self._compact = compact
        self._repick(
            replace(self._pick, only=WallFilter.ALL)
        )  # there is no room for a filter either

    def mirror(self, clocks: Sequence[ClockView]) -> None:
        """Show these clocks, in order."""
        before, self._clocks = self._clocks, tuple(clocks)
        order = renewed_order(self.canvas.order, before, self._clocks)
        if order is None or not before:
            self._lay()
        else:
            self.canvas.renew(order)

    def _lay(self) -> None:
        """Find what stands where, and show it."""
        clocks, form = self._clocks, self._form()
        order = wall_order(self._clocks, form, self._pick)
        self._mirror_choice()
        self._fold.setVisible(self._compact and bool(clocks))
        if self._compact:
            self._mirror_fold()
        self.canvas.set_foot(self._fold.sizeHint().height() if self._compact else 0)
        is_wide = form is WallForm.WIDE and self.width() >= self._look.px(_LARGE)
        self._filter_row.setStretch(0, 0 if is_wide else 1)
        self._filter_row.setStretch(1, 1 if is_wide else 0)
        self.search.setVisible(self._is_searching or bool(self._pick.search))
        size = "clock.wall" if is_wide else "clock.card"
        self.canvas.mirror(order, size, self._pick.grouping)
        self._mirror_empty(has_some=bool(order.groups or order.heads))

    def show_clock(self, clock_id: EntityId) -> None:
        """Scroll to a clock and give it the keyboard, whatever the filter."""
        if self.canvas.dial_of(clock_id) is None:
            view = next((one for one in self._clocks if one.clock_id == clock_id), None)
            is_away = view is not None and view.is_archived
            self._is_searching = False
            self.search.clear()
            only = WallFilter.ARCHIVED if is_away else WallFilter.ALL
            self._repick(replace(self._pick, only=only, folded=frozenset()))
        dial, host = self.canvas.dial_of(clock_id), self.canvas.host_of(clock_id)
        if dial is not None and host is not None:
            dial.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(host)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.LanguageChange, QEvent.Type.StyleChange}:
            self._lay()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._lay()

    def _form(self) -> WallForm:
        if self._compact:
            return WallForm.FOLDED if self._folded else WallForm.COMPACT
        is_wide = self.width() >= self._look.px(_WIDE)
        return WallForm.WIDE if is_wide else WallForm.NARROW

    def _mirror_choice(self) -> None:
        words, found = self._words, counts(self._clocks)

        def said(text: str, only: WallFilter) -> str:
            return text % {"count": found[only]}

        shown = words.pgettext("clocks", "Shown %(count)d")
        hidden = words.pgettext("clocks", "GM only %(count)d")
        every = said(words.pgettext("clocks", "All %(count)d"), WallFilter.ALL)
        options = [
            Option(value=WallFilter.ALL, text=every),
            Option(value=WallFilter.SHOWN, text=said(shown, WallFilter.SHOWN), glyph="eye-open"),
            Option(
                value=WallFilter.HIDDEN, text=said(hidden, WallFilter.HIDDEN), glyph="eye-closed"
            ),
        ]
        if found[WallFilter.ARCHIVED] or self._pick.only is WallFilter.ARCHIVED:
            away = said(words.pgettext("clocks", "Away %(count)d"), WallFilter.ARCHIVED)
            options.append(Option(value=WallFilter.ARCHIVED, text=away))
        self._choice.mirror(options, self._pick.only)
        self.search.setPlaceholderText(words.gettext("Find a clock"))
        self.search.setAccessibleName(words.gettext("Find a clock"))
        self._choice.setAccessibleName(words.gettext("Which clocks to show"))
        self._choice.setVisible(bool(self._clocks) and not self._compact)

    def _mirror_fold(self) -> None:
        words = self._words
        if self._folded:
            self._fold.setText(words.gettext("Unfold the cards"))
        else:
            self._fold.setText(words.gettext("Fold the cards"))
        self._fold.set_glyph("chevron-down" if self._folded else "chevron-up")
        self._fold.adjustSize()

    def _mirror_empty(self, *, has_some: bool) -> None:
        words = self._words
        self._stack.setCurrentWidget(self.area if has_some else self.empty)
        if not self._clocks:
            text = words.gettext("No clocks yet. Press C.")
            self.empty.tell(text, words.gettext("New clock"))
        elif self._pick.search:
            self.empty.tell(words.gettext("No clock is called so. Esc shows all of them."))
        elif self._pick.only is WallFilter.SHOWN:
            self.empty.tell(words.gettext("No clock is shown to players."))
        elif self._pick.only is WallFilter.ARCHIVED:
            self.empty.tell(words.gettext("No clock is put away."))
        elif self._pick.only is WallFilter.ALL:
            self.empty.tell(words.gettext("Every clock is put away."))
        else:
            self.empty.tell(words.gettext("No clock is hidden from players."))

    def _lay_out(self) -> None:
        side, gap = round(self._look.px(_SIDE)), round(self._look.size("space.s"))
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.canvas)
        head = QVBoxLayout()
        head.setContentsMargins(side, gap, side, 0)
        head.setSpacing(gap)
        self._filter_row.addWidget(self._choice)
        self._filter_row.addStretch()
        head.addLayout(self._filter_row)
        head.addWidget(self.search)
        head.addWidget(self.entry)
        head.addWidget(self.question)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addLayout(head)
        column.addLayout(self._stack, 1)
        # A stack shows what is put into it: as windows, were it not in its place already.
        self._stack.addWidget(self.area)
        self._stack.addWidget(self.empty)

    def _repick(self, pick: WallPick) -> None:
        self._pick = pick
        self._lay()

    def _on_choice_chosen(self, value: object) -> None:
        if isinstance(value, WallFilter):
            self._repick(replace(self._pick, only=value))

    def _on_search_text_changed(self, text: str) -> None:
        self._repick(replace(self._pick, search=text.strip()))

    def _on_canvas_fold_requested(self, key: str) -> None:
        self._repick(replace(self._pick, folded=self._pick.folded ^ {key}))
        self.arranged.emit()

    def _on_fold_clicked(self) -> None:
        self._folded = not self._folded
        self._lay()

    def _on_canvas_arranged(self) -> None:
        self._fold.move(round(self._look.size("space.xs")), self.canvas.bottom)
