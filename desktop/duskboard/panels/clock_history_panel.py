"""What a clock has gone through: the line of its steps, and each of them with its cause."""

from collections.abc import Sequence
from datetime import tzinfo

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.clock_cause import cause_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.moment_text import time_text
from duskboard.i18n.words import Words
from duskboard.models.clock_history import ClockPoint
from duskboard.panels.plot_step import PlotStep
from duskboard.play.clock_deed import ClockHappened
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.clock_face import face_of
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_SIDE = 10.0


class ClockHistoryPanel(QWidget):
    """Mirrors a clock and its points.

    Signals:
        fill_requested(object, int): Fill the clock to so many segments, as it was once.
        left(): Back to all clocks.
    """

    fill_requested = Signal(object, int)
    left = Signal()

    def __init__(
        self,
        look: Look,
        words: Words,
        zone: tzinfo | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        from duskboard.panels.step_plot import StepPlot

        self._look, self._words, self._zone = look, words, zone
        self._view: ClockView | None = None
        self._points: tuple[ClockPoint, ...] = ()
        self.back = GlyphButton(look, "", glyph="chevron-left", role="quiet", small=True)
        self._dial = ClockDial(look, words, diameter="clock.card")
        self._name = TextLabel(look, "", TextStyle.LABEL, lines=2)
        self._about = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.plot = StepPlot(look)
        self.rows = QListWidget()
        self.again = GlyphButton(look, "", role="outline", small=True)
        self._lay_out()
        self.back.clicked.connect(self.left)
        self.again.clicked.connect(self._on_again_clicked)
        self.rows.currentRowChanged.connect(self._on_rows_current_row_changed)
        self._dial.fill_requested.connect(self.fill_requested)

    @property
    def view(self) -> ClockView | None:
        """The clock, or None."""
        return self._view

    def mirror(self, view: ClockView, points: Sequence[ClockPoint]) -> None:
        """Show a clock and what it has gone through, oldest first."""
        self._view, self._points = view, tuple(points)
        self._dial.mirror(view)
        self._say()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self._say()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        side, gap = round(self._look.px(_SIDE)), round(self._look.size("space.s"))
        said = QVBoxLayout()
        said.addStretch()
        said.addWidget(self._name)
        said.addWidget(self._about)
        said.addStretch()
        head = QHBoxLayout()
        head.addWidget(self._dial)
        head.addLayout(said, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.again)
        foot.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(side, gap, side, gap)
        column.setSpacing(gap)
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(head)
        column.addWidget(self.plot)
        column.addWidget(self.rows, 1)
        column.addLayout(foot)

    def _say(self) -> None:
        view, words = self._view, self._words
        if view is None or view.kind is None:
            return
        self.back.setText(words.gettext("All clocks"))
        self._name.setText(view.name)
        count = words.ngettext("%(count)d step", "%(count)d steps", len(self._points))
        numbers = {"filled": view.filled or 0, "size": view.size or 0}
        parts = (
            enum_text(words, view.kind),
            words.gettext("%(filled)d of %(size)d") % numbers,
            count % {"count": len(self._points)},
        )
        self._about.setText(clauses(words, parts))
        steps = [PlotStep(value=one.after, era=self._era(one)) for one in self._points]
        most = max([view.size or 1, *(one.after for one in self._points)])
        self.plot.mirror(steps, most, face_of(view).hue)
        self.plot.setAccessibleName(
            words.gettext("What “%(clock)s” has gone through") % {"clock": view.name}
        )
        self.rows.setAccessibleName(self.plot.accessibleName())
        self._fill_rows()

    def _fill_rows(self) -> None:
        self.rows.clear()
        era = self._era(self._points[-1]) if self._points else ""
        for point in reversed(self._points):
            if self._era(point) != era:
                era = self._era(point)
                head = QListWidgetItem(era)
                head.setFlags(Qt.ItemFlag.NoItemFlags)
                self.rows.addItem(head)
            item = QListWidgetItem(self._row(point))
            item.setData(Qt.ItemDataRole.UserRole, point.after)
            item.setToolTip(item.text())
            self.rows.addItem(item)
        self._on_rows_current_row_changed(-1)

    def _row(self, point: ClockPoint) -> str:
        words = self._words
        if point.before is None:
            moved = words.pgettext("clock", "new")
        elif isinstance(point.report, ClockHappened):
            moved = enum_text(words, point.report.end)
        else:
            numbers = {"before": point.before, "after": point.after}
            moved = words.pgettext("clock", "%(before)d → %(after)d") % numbers
        texts = {
            "time": time_text(words, point.at, self._zone),
            "moved": moved,
            "cause": cause_text(words, point.report, point.roll, point.scene),
        }
        return words.pgettext("history", "%(time)s   %(moved)s   %(cause)s") % texts

    def _era(self, point: ClockPoint) -> str:
        if not point.session:
            return self._words.gettext("before session 1")
        return self._words.gettext("session %(number)d") % {"number": point.session}

    def _on_rows_current_row_changed(self, _row: int) -> None:
        value, now = self._chosen(), None if self._view is None else self._view.filled
        self.again.setVisible(value is not None and value != now)
        if value is not None:
            text = self._words.gettext("Fill to %(count)d again")
            self.again.setText(text % {"count": value})

    def _chosen(self) -> int | None:
        """Return how far the clock was filled after the step that is chosen, or None."""
        row = self.rows.currentRow()
        value = self.rows.item(row).data(Qt.ItemDataRole.UserRole) if row >= 0 else None
        return value if isinstance(value, int) else None

    def _on_again_clicked(self) -> None:
        value = self._chosen()
        if value is not None and self._view is not None:
            self.fill_requested.emit(self._view.clock_id, value)
