"""What the wall of clocks looks like: filter, line for a new clock, cards and rows."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
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
from duskboard.panels.wall_canvas import WallCanvas
from duskboard.panels.wall_order import WallFilter, WallForm, count, wall_order
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl

_WIDE = 640.0
"""From this width on, in logical pixels, every clock has a card with a large dial."""
_SIDE = 10.0


class WallView(QWidget):
    """Mirrors clocks. Which of them, and on cards or in rows, is its own affair.

    Attributes:
        canvas: Where the clocks stand.
        area: What the canvas scrolls in.
        entry: The line for a new clock.
        empty: What is said while there is no clock.
    """

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._clocks: tuple[ClockView, ...] = ()
        self._compact = self._folded = False
        self._only = WallFilter.ALL
        self.canvas = WallCanvas(look, words)
        self.area = QScrollArea()
        self.entry = ClockEntry(look, words)
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
        self.canvas.arranged.connect(self._on_canvas_arranged)
        self.mirror(())

    @property
    def only(self) -> WallFilter:
        """Which clocks are shown."""
        return self._only

    @property
    def compact(self) -> bool:
        """Whether there is little room: two columns of cards, then rows."""
        return self._compact

    @compact.setter
    def compact(self, compact: bool) -> None:
        self._compact = compact
        self._only = WallFilter.ALL  # there is no room for a filter either
        self.mirror(self._clocks)

    def mirror(self, clocks: Sequence[ClockView]) -> None:
        """Show these clocks, in order."""
        self._clocks = tuple(clocks)
        form = self._form()
        order = wall_order(self._clocks, form, self._only)
        self._mirror_choice()
        self._fold.setVisible(self._compact and bool(clocks))
        if self._compact:
            self._mirror_fold()
        self.canvas.set_foot(self._fold.sizeHint().height() if self._compact else 0)
        is_wide = form is WallForm.WIDE
        self._filter_row.setStretch(0, 0 if is_wide else 1)
        self._filter_row.setStretch(1, 1 if is_wide else 0)
        self.canvas.mirror(order, "clock.wall" if is_wide else "clock.card")
        self._mirror_empty(has_some=bool(order.groups))

    def show_clock(self, clock_id: EntityId) -> None:
        """Scroll to a clock and give it the keyboard, whatever the filter."""
        if self.canvas.dial_of(clock_id) is None and self._only is not WallFilter.ALL:
            self._only = WallFilter.ALL
            self.mirror(self._clocks)
        dial, host = self.canvas.dial_of(clock_id), self.canvas.host_of(clock_id)
        if dial is not None and host is not None:
            dial.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(host)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.LanguageChange, QEvent.Type.StyleChange}:
            self.mirror(self._clocks)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.mirror(self._clocks)

    def _form(self) -> WallForm:
        if self._compact:
            return WallForm.FOLDED if self._folded else WallForm.COMPACT
        is_wide = self.width() >= self._look.px(_WIDE)
        return WallForm.WIDE if is_wide else WallForm.NARROW

    def _mirror_choice(self) -> None:
        words = self._words
        options = [
            Option(
                value=WallFilter.ALL,
                text=words.pgettext("clocks", "All %(count)d") % self._count(WallFilter.ALL),
            ),
            Option(
                value=WallFilter.SHOWN,
                text=words.pgettext("clocks", "Shown %(count)d") % self._count(WallFilter.SHOWN),
                glyph="eye-open",
            ),
            Option(
                value=WallFilter.HIDDEN,
                text=words.pgettext("clocks", "GM only %(count)d") % self._count(WallFilter.HIDDEN),
                glyph="eye-closed",
            ),
        ]
        self._choice.mirror(options, self._only)
        self._choice.setAccessibleName(words.gettext("Which clocks to show"))
        self._choice.setVisible(bool(self._clocks) and not self._compact)

    def _count(self, only: WallFilter) -> dict[str, int]:
        return {"count": count(self._clocks, only)}

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
        elif self._only is WallFilter.SHOWN:
            self.empty.tell(words.gettext("No clock is shown to players."))
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
        head.addWidget(self.entry)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addLayout(head)
        column.addLayout(self._stack, 1)
        # A stack shows what is put into it: as windows, were it not in its place already.
        self._stack.addWidget(self.area)
        self._stack.addWidget(self.empty)

    def _on_choice_chosen(self, value: object) -> None:
        if isinstance(value, WallFilter):
            self._only = value
            self.mirror(self._clocks)

    def _on_fold_clicked(self) -> None:
        self._folded = not self._folded
        self.mirror(self._clocks)

    def _on_canvas_arranged(self) -> None:
        self._fold.move(round(self._look.size("space.xs")), self.canvas.bottom)
