"""Painting the rows of the undo list."""

from collections.abc import Callable
from datetime import tzinfo

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from duskboard.i18n.listing import dotted
from duskboard.i18n.moment_text import time_text
from duskboard.i18n.report_text import act_text
from duskboard.i18n.words import Words
from duskboard.models.log_model import LogEntry
from duskboard.panels.row_painting import (
    HEAD_HEIGHT,
    SIDE,
    Index,
    paint_focus,
    paint_ground,
    paint_head,
    row_ground,
)
from duskboard.panels.session_rows import Row, SessionHead
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

ROW_HEIGHT = 36
"""A step, in logical pixels."""
LINE_HEIGHT = 24
"""The line above an earlier session, in logical pixels."""

FIRST_STEP = 1
"""The row of the step that is undone next: the head of its session stands above it."""

_GLYPH = 16
_GLYPH_LEFT = 14
_TEXT_LEFT = 45
_BAR = 3


class UndoDelegate(QStyledItemDelegate):
    """Paints steps in one line, the next to be undone marked, and heads with the line above them.

    Attributes:
        asks_first: Whether the very first head needs the line too: the next undo reaches back.
        hovered: The row under the pointer, or None; steps above it would be taken back.
        latest: The session that goes on now; steps of others are dimmed.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a row is made of comes from the panel
        self,
        look: Look,
        words: Words,
        row_of: Callable[[int], Row],
        head_of: Callable[[SessionHead], tuple[str, str]],
        zone: tzinfo | None,
        parent: QObject | None = None,
    ) -> None:
        """Paint with these. `row_of` says what stands in a row, `head_of` what a head says."""
        super().__init__(parent)
        self._look = look
        self._words = words
        self._row_of = row_of
        self._head_of = head_of
        self._zone = zone
        self.asks_first = False
        self.hovered: int | None = None
        self.latest = 0

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._row_of(index.row())
        height = ROW_HEIGHT
        if isinstance(row, SessionHead):
            height = HEAD_HEIGHT + (LINE_HEIGHT if self._has_line(row) else 0)
        return QSize(0, round(self._look.px(height)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._row_of(index.row())
        if isinstance(row, SessionHead):
            self._paint_head(painter, QRectF(option.rect), row)
        else:
            self._paint_step(painter, option, index.row(), row)
            paint_focus(painter, self._look, option)

    def _has_line(self, head: SessionHead) -> bool:
        return not head.is_first or self.asks_first

    def _paint_head(self, painter: QPainter, rect: QRectF, head: SessionHead) -> None:
        look = self._look
        if self._has_line(head):
            line = QRectF(rect)
            line.setHeight(look.px(LINE_HEIGHT))
            rect.setTop(line.bottom())
            self._paint_line(painter, line)
        title, detail = self._head_of(head)
        paint_head(painter, look, rect, title, detail)

    def _paint_line(self, painter: QPainter, rect: QRectF) -> None:
        look = self._look
        painter.fillRect(rect, look.color(Role.BG1))
        text = self._words.gettext("a second press from here")
        half = measure_text(look, text, TextStyle.CAPTION).width() / 2 + look.size("space.s")
        middle, side = rect.center(), look.px(SIDE)
        painter.setPen(look.pen(Role.LINE_STRONG, look.size("stroke.hair")))
        for start, end in (
            (rect.left() + side, middle.x() - half),
            (middle.x() + half, rect.right() - side),
        ):
            if end > start:
                painter.drawLine(QPointF(start, middle.y()), QPointF(end, middle.y()))
        paint_text(
            painter,
            look,
            rect,
            text,
            TextStyle.CAPTION,
            Role.TEXT2,
            align=CENTER,
            ground=Role.BG1,
        )

    def _paint_step(
        self, painter: QPainter, option: QStyleOptionViewItem, place: int, entry: LogEntry
    ) -> None:
        look = self._look
        rect = QRectF(option.rect)
        is_next = place == FIRST_STEP
        ground = Role.BG3 if is_next else row_ground(option)
        paint_ground(painter, look, rect, ground)
        if is_next:
            bar = QRectF(rect.left(), rect.top(), look.px(_BAR), rect.height())
            painter.fillRect(bar, look.color(Role.TEXT2))
        would_go = self.hovered is not None and place < self.hovered
        is_dim = would_go or entry.session != self.latest
        side = look.px(_GLYPH)
        mark = QRectF(rect.left() + look.px(_GLYPH_LEFT), rect.center().y() - side / 2, side, side)
        color = look.color(Role.TEXT3 if is_dim else Role.TEXT2)
        look.glyphs.paint_glyph(painter, mark, "undo", color)
        room = rect.adjusted(look.px(_TEXT_LEFT), 0, -look.px(SIDE), 0)
        box = paint_text(
            painter,
            look,
            room,
            self._right_words(place, entry),
            TextStyle.CAPTION,
            Role.TEXT2 if self.hovered == place else Role.TEXT3,
            align=RIGHT,
            ground=ground,
        )
        room.setRight(box.left() - look.size("space.m"))
        text = act_text(self._words, entry.report, self._zone)
        role = Role.TEXT3 if is_dim else Role.TEXT
        style = TextStyle.LABEL if is_next else TextStyle.BODY
        paint_text(painter, look, room, text, style, role, ground=ground)

    def _right_words(self, place: int, entry: LogEntry) -> str:
        """Return the time, with what a press on the row would do."""
        time = time_text(self._words, entry.at, self._zone)
        if place == FIRST_STEP:
            return dotted(self._words, [time, self._words.pgettext("undo", "next")])
        if place == self.hovered:
            return dotted(self._words, [self._words.gettext("go back to here"), time])
        return time
