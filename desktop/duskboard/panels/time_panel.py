"""The time of the chronicle: the date, the turn and scene, what fell due, what comes later."""

import re
import unicodedata

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.storyteller.calendar import Span, SpanUnit, TimeUnit
from duskboard.i18n.listing import dotted
from duskboard.i18n.storyteller_time_text import date_text, place_text, span_text, weekday_text
from duskboard.i18n.words import Words
from duskboard.panels.due_row import DueRow
from duskboard.panels.enter_key import press_button
from duskboard.panels.entry_field import EntryField
from duskboard.panels.reminder_form import ReminderForm
from duskboard.table.chronicle_view import ChronicleView, DueView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.time_line import LineMark, TimeLine

_SPANS = (SpanUnit.NIGHT, SpanUnit.WEEK, SpanUnit.MONTH, SpanUnit.YEAR)
_STEPS = (TimeUnit.TURN, TimeUnit.SCENE, TimeUnit.CHAPTER, TimeUnit.STORY)
_MARKS = (
    (7, Span(count=1, unit=SpanUnit.WEEK)),
    (30, Span(count=1, unit=SpanUnit.MONTH)),
    (91, Span(count=3, unit=SpanUnit.MONTH)),
    (365, Span(count=1, unit=SpanUnit.YEAR)),
    (1095, Span(count=3, unit=SpanUnit.YEAR)),
)
_MANY, _FEW = (5, 5), (3, 2)
_WIDE_FROM = 400.0
"""Logical pixels of width from which on all buttons of a kind stand in one row."""
_DATE = re.compile(r"\s*(\d{1,4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*")


class TimePanel(QWidget):
    """Shows the time, and says how it shall go on.

    Signals:
        span_requested(Span): The date shall move on so much.
        step_requested(TimeUnit): The next turn, scene, chapter or story begins.
        date_typed(int, int, int): Year, month and day that it is.
        apply_requested(DueView), aside_requested(DueView), all_requested(): About what fell due.
        reminder_written(str, Span), reminder_removed(EntityId): About what comes later.
    """

    span_requested = Signal(object)
    step_requested = Signal(object)
    date_typed = Signal(int, int, int)
    apply_requested = Signal(object)
    aside_requested = Signal(object)
    all_requested = Signal()
    reminder_written = Signal(str, object)
    reminder_removed = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ChronicleView | None = None
        self._date = TextLabel(look, "", TextStyle.HEAD)
        self._place = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.spans = {one: GlyphButton(look, "", small=True) for one in _SPANS}
        self.date = GlyphButton(look, "", glyph="calendar", small=True)
        self.field = EntryField()
        self.wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=2)
        self.steps = {one: GlyphButton(look, "", role="quiet", small=True) for one in _STEPS}
        self.line = TimeLine(look)
        self._due_title = TextLabel(look, "", TextStyle.LABEL)
        self._due_says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.all = GlyphButton(look, "", role="quiet", small=True)
        self._later_title = TextLabel(look, "", TextStyle.LABEL)
        self.remind = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self.form = ReminderForm(look, words)
        self.due: list[DueRow] = []
        self.later: list[DueRow] = []
        self._buttons = (QGridLayout(), QGridLayout())
        self._in_a_row = (0, 0)
        self._dues, self._laters = QVBoxLayout(), QVBoxLayout()
        self._lay_out()
        self._connect()

    def mirror(self, view: ChronicleView) -> None:
        """Show the time."""
        self._view = view
        self._say(view)
        self._fill(self.due, self._dues, view.due, view.now.day)
        self._fill(self.later, self._laters, view.later, view.now.day)
        self.all.setVisible(len(view.due) > 1)

    def show_error(self, text: str) -> None:
        """Say what was wrong with the date that was typed; "" for nothing."""
        self.field.mark_error(wrong=bool(text))
        self.field.setAccessibleDescription(text)
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    def begin(self) -> None:
        """Give the keyboard to the first way on."""
        self.spans[SpanUnit.NIGHT].setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.form.say()
            self.mirror(self._view)

    def _say(self, view: ChronicleView) -> None:
        words, now = self._words, view.now
        day = dotted(words, [weekday_text(words, now.day), date_text(words, now.day)])
        self._date.setText(day)
        night = words.pgettext("vampire", "Night %(number)d") % {"number": now.night}
        self._place.setText(dotted(words, [night, place_text(words, now)]))
        for unit, button in self.spans.items():
            text = words.pgettext("vampire due", "+%(span)s")
            button.setText(text % {"span": span_text(words, Span(count=1, unit=unit))})
        self.date.setText(words.pgettext("vampire", "Date"))
        for step, button in self.steps.items():
            button.setText(_next_text(words, step))
        self.field.setAccessibleName(words.pgettext("vampire due", "Year, month and day"))
        self._due_title.setText(words.pgettext("vampire due", "Falls due"))
        offered = words.pgettext("vampire due", "offered, never done unasked")
        nothing = words.pgettext("vampire due", "nothing")
        self._due_says.setText(offered if view.due else nothing)
        self.all.setText(words.pgettext("vampire due", "Apply all"))
        self._later_title.setText(words.pgettext("vampire due", "Comes later"))
        remind = words.pgettext("vampire due", "New reminder")
        self.remind.setToolTip(remind)
        self.remind.setAccessibleName(remind)
        marks = [LineMark(days=0, text=words.pgettext("vampire due", "tonight"))]
        marks += [LineMark(days=days, text=span_text(words, span)) for days, span in _MARKS]
        ahead = [one.offer.day - now.day for one in (*view.due, *view.later)]
        self.line.mirror(marks, [max(0, days) for days in ahead])

    def _fill(
        self, rows: list[DueRow], column: QVBoxLayout, shown: tuple[DueView, ...], today: int
    ) -> None:
        while len(rows) > len(shown):
            row = rows.pop()
            column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(rows) < len(shown):
            row = DueRow(self._look, self._words)
            row.apply_requested.connect(self.apply_requested)
            row.aside_requested.connect(self._on_row_aside_requested)
            column.addWidget(row)
            rows.append(row)
        for row, one in zip(rows, shown, strict=True):
            row.mirror(one, today)

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(6))
        inner = QWidget()
        inner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(inner)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 12, 10)))
        column.setSpacing(gap)
        column.addWidget(self._date)
        column.addWidget(self._place)
        for grid in self._buttons:
            grid.setHorizontalSpacing(round(px(4)))
            grid.setVerticalSpacing(round(px(4)))
            column.addLayout(grid)
        self._arrange()
        column.addWidget(self.field)
        column.addWidget(self.wrong)
        column.addWidget(self.line)
        head, later = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._due_title)
        head.addWidget(self._due_says, 1)
        head.addWidget(self.all)
        later.addWidget(self._later_title, 1)
        later.addWidget(self.remind)
        column.addLayout(head)
        column.addLayout(self._dues)
        column.addLayout(later)
        column.addWidget(self.form)
        column.addLayout(self._laters)
        column.addStretch(1)
        self._due_says.setAlignment(RIGHT)
        self.field.hide()
        self.wrong.hide()
        self.form.hide()
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def _arrange(self) -> None:
        """Put the buttons in as many rows as they take."""
        in_a_row = _MANY if self.width() >= self._look.px(_WIDE_FROM) else _FEW
        if in_a_row == self._in_a_row:
            return
        self._in_a_row = in_a_row
        rows = ((*self.spans.values(), self.date), tuple(self.steps.values()))
        for grid, buttons, count in zip(self._buttons, rows, in_a_row, strict=True):
            while grid.count():
                grid.takeAt(0)
            for place, button in enumerate(buttons):
                grid.addWidget(button, place // count, place % count)
            grid.setColumnStretch(_MANY[0], 1)

    def _connect(self) -> None:
        for unit, button in self.spans.items():
            span = Span(count=1, unit=unit)
            button.clicked.connect(lambda _on=False, span=span: self.span_requested.emit(span))
        for step, button in self.steps.items():
            button.clicked.connect(lambda _on=False, step=step: self.step_requested.emit(step))
        self.date.clicked.connect(self._on_date_clicked)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._end_date)
        self.all.clicked.connect(self.all_requested)
        self.remind.clicked.connect(self._on_remind_clicked)
        self.form.written.connect(self._on_form_written)
        self.form.left.connect(self.form.hide)

    def _on_date_clicked(self) -> None:
        if self._view is not None:
            self.field.setText(date_text(self._words, self._view.now.day))
            self.field.show()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.selectAll()

    def _on_field_entered(self, text: str) -> None:
        found = _DATE.fullmatch(unicodedata.normalize("NFKC", text))
        if found is None:
            self.show_error(self._words.pgettext("vampire due", "Type a date such as 1998-10-31."))
            return
        self.show_error("")
        self.date_typed.emit(int(found[1]), int(found[2]), int(found[3]))
        if not self.field.accessibleDescription():
            self._end_date()

    def _end_date(self) -> None:
        self.show_error("")
        self.field.hide()
        self.date.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_remind_clicked(self) -> None:
        self.form.setVisible(self.form.isHidden())
        if self.form.isVisible():
            self.form.begin()

    def _on_form_written(self, note: str, span: Span) -> None:
        self.form.hide()
        self.reminder_written.emit(note, span)

    def _on_row_aside_requested(self, due: DueView) -> None:
        is_later = due.reminder is not None
        if is_later:
            self.reminder_removed.emit(due.reminder)
        else:
            self.aside_requested.emit(due)


def _next_text(words: Words, unit: TimeUnit) -> str:
    texts = {
        TimeUnit.TURN: words.pgettext("vampire due", "Next turn"),
        TimeUnit.SCENE: words.pgettext("vampire due", "Next scene"),
        TimeUnit.CHAPTER: words.pgettext("vampire due", "Next chapter"),
        TimeUnit.STORY: words.pgettext("vampire due", "Next story"),
    }
    return texts[unit]
