"""Those of one side while a chase is set up: a row each, and a line that adds somebody."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.chase.participant import Side
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.person_line import person_caption, person_hint
from duskboard.i18n.quick_people import NoPersonTextError, QuickPersonError, parse_people
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.mover_row import MoverRow
from duskboard.panels.setup_text import side_title, span_text
from duskboard.table.setup_view import SetupView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_MARK = 10.0
_LEAST = 54.0
"""Room for one row at least, however large the text."""


class SideTable(QWidget):
    """The table of a side.

    Signals: those of `MoverRow`, and
        people_typed(tuple[PersonDraft, ...]): People of this side were typed.
    """

    roll_requested = Signal(object)
    told = Signal(object, object)
    clear_requested = Signal(object)
    choice_requested = Signal(object, object)
    side_requested = Signal(object, object)
    people_typed = Signal(object)

    def __init__(self, look: Look, words: Words, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words, self.side = look, words, side
        self._view: SetupView | None = None
        self._is_growing = False
        self.rows: list[MoverRow] = []
        self.title = TextLabel(look, "", TextStyle.TITLE)
        self.span = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.field = EntryField()
        self.caption = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3, lines=2)
        self._head, self._entry = QHBoxLayout(), QVBoxLayout()
        self._list = QWidget()
        self._scroll = QScrollArea()
        self._lay_out()
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.say()

    def mirror(self, view: SetupView) -> None:
        """Show those of this side."""
        before, self._view = self._view, view
        movers = view.of_side(self.side)
        self._is_growing = before is not None and len(self.rows) < len(movers)
        while len(self.rows) > len(movers):
            row = self.rows.pop()
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(movers):
            self.rows.append(self._new_row())
        for row, mover in zip(self.rows, movers, strict=True):
            row.mirror(view, mover)
        self._fit()
        self.span.setText(span_text(self._words, view, self.side))

    def _fit(self) -> None:
        """Have the line that adds stand right under the last row; where there are many, scroll."""
        wide = self._scroll.viewport().width()
        for row in self.rows:
            row.setFixedHeight(row.height_in(wide))
        self._scroll.setMaximumHeight(sum(row.height() for row in self.rows))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def set_adding(self, *, is_adding: bool) -> None:
        """Have the line that adds somebody, or leave its room to the rows."""
        self.field.setVisible(is_adding)
        self.caption.setVisible(is_adding)

    def show_error(self, text: str) -> None:
        """Say under the field what was wrong; "" for what was understood."""
        self.field.mark_error(wrong=bool(text))
        self.caption.set_role(Role.BAD if text else Role.TEXT3)
        self.caption.setText(text or self._understood())
        self.field.setAccessibleDescription(self.caption.text())

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        self.title.setText(side_title(words, self.side))
        self.field.setPlaceholderText(words.pgettext("chase", "ghoul x3 dex40 mov9 con65"))
        add = words.pgettext("chase set-up", "Add somebody who flees")
        if self.side is Side.PURSUER:
            add = words.pgettext("chase set-up", "Add somebody who pursues")
        self.field.setAccessibleName(add)
        self.setAccessibleName(side_title(words, self.side))
        self.show_error("")
        if self._view is not None:
            self.mirror(self._view)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS:
            self._settle()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hue = Role.QUARRY if self.side is Side.QUARRY else Role.PURSUER
            side = look.px(_MARK)
            middle = self.title.geometry().center().y() + 0.5
            box = QRectF(look.px(12), middle - side / 2, side, side)
            painter.setPen(look.pen(hue, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if self.side is Side.QUARRY:
                painter.drawEllipse(box)
            else:
                painter.drawRoundedRect(box, 2, 2)

    def _lay_out(self) -> None:
        head = self._head
        head.addWidget(self.title)
        head.addWidget(self.span, 1)
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addStretch(1)
        self._scroll.setWidget(self._list)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._on_scroll_bar_range_changed)
        entry = self._entry
        entry.addWidget(self.field)
        entry.addWidget(self.caption)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addLayout(entry)
        column.addStretch(0)
        self._settle()

    def _settle(self) -> None:
        """Take the sizes of the look as it is now."""
        px = self._look.px
        self._head.setContentsMargins(round(px(30)), round(px(4)), round(px(10)), round(px(2)))
        self._head.setSpacing(round(px(8)))
        self._entry.setContentsMargins(round(px(12)), round(px(4)), round(px(12)), round(px(4)))
        self._entry.setSpacing(round(px(2)))
        self.field.setFixedHeight(round(px(34)))
        self._scroll.setMinimumHeight(round(px(_LEAST)))
        self._fit()

    def _new_row(self) -> MoverRow:
        row = MoverRow(self._look, self._words, self._list)
        row.roll_requested.connect(self.roll_requested)
        row.told.connect(self.told)
        row.clear_requested.connect(self.clear_requested)
        row.choice_requested.connect(self.choice_requested)
        row.side_requested.connect(self.side_requested)
        row.refused.connect(self.show_error)
        self._rows.insertWidget(len(self.rows), row)
        return row

    def _understood(self) -> str:
        words = self._words
        try:
            drafts = parse_people(words, self.field.text(), self.side)
        except NoPersonTextError:
            return person_hint(words)
        except QuickPersonError as error:
            return error_text(words, error)
        return clauses(words, [person_caption(words, draft) for draft in drafts])

    def _on_scroll_bar_range_changed(self, _least: int, most: int) -> None:
        """Show who was added last, as soon as there is a row for them."""
        if self._is_growing:
            self._is_growing = False
            self._scroll.verticalScrollBar().setValue(most)

    def _on_field_text_edited(self) -> None:
        self.show_error("")

    def _on_field_left(self) -> None:
        self.field.clear()
        self.show_error("")

    def _on_field_entered(self, text: str) -> None:
        try:
            drafts = parse_people(self._words, text, self.side)
        except QuickPersonError as error:
            self.show_error(error_text(self._words, error))
            return
        self.field.clear()
        self.show_error("")
        self.people_typed.emit(drafts)
