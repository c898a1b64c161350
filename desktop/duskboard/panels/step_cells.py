"""Facts of a procedure in rows: what it brings and costs, how long somebody sleeps."""

import math

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.step_face import StepCell, StepCells
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_LEAST, _LEAST_SMALL = 124.0, 66.0
_HIGH = 44.0
_GAP, _GAP_SMALL = 6.0, 3.0
_HEADING = 20.0
_PAD = 8.0
_LINE = 17.0


class CellRow(QWidget):
    """Paints facts in columns of one width, in as many rows as they take."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._row: StepCells | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def row(self) -> StepCells | None:
        """What is shown."""
        return self._row

    def mirror(self, row: StepCells) -> None:
        """Show facts."""
        said = [
            " ".join(part for part in (one.label, one.value, one.note) if part)
            for one in row.cells
            if one.is_on or not row.is_small
        ]
        self.setAccessibleName(clauses(self._words, [row.heading, *said]))
        if row != self._row:
            self._row = row
            self.updateGeometry()
            self.update()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        if self._row is None:
            return 0
        px = self._look.px
        rows = math.ceil(len(self._row.cells) / self._columns(width))
        return round(px(_HEADING) + rows * px(_HIGH) + (rows - 1) * px(self._gap) + 2)

    @override
    def sizeHint(self) -> QSize:
        wide = round(self._look.px(_LEAST * 3))
        return QSize(wide, self.heightForWidth(wide))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(_LEAST)), round(self._look.px(_HIGH)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        row, look = self._row, self._look
        if row is None:
            return
        gap, high = look.px(self._gap), look.px(_HIGH)
        columns = self._columns(self.width())
        wide = (self.width() - (columns - 1) * gap) / columns
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            head = QRectF(0, 0, self.width(), look.px(_HEADING - 3))
            paint_text(
                painter, look, head, row.heading, TextStyle.CAPTION, Role.TEXT2, ground=Role.BG1
            )
            for place, cell in enumerate(row.cells):
                down, across = divmod(place, columns)
                top = look.px(_HEADING) + down * (high + gap)
                box = QRectF(across * (wide + gap), top, wide, high).adjusted(1, 1, -1, -1)
                self._paint_cell(painter, box, cell, is_small=row.is_small)

    @property
    def _gap(self) -> float:
        return _GAP_SMALL if self._row is not None and self._row.is_small else _GAP

    def _columns(self, width: int) -> int:
        """Return how many stand side by side, as evenly as can be."""
        if self._row is None or not self._row.cells:
            return 1
        least = _LEAST_SMALL if self._row.is_small else _LEAST
        gap, count = self._look.px(self._gap), len(self._row.cells)
        fitting = max(1, int((width + gap) / (self._look.px(least) + gap)))
        return math.ceil(count / math.ceil(count / fitting))

    def _paint_cell(
        self, painter: QPainter, box: QRectF, cell: StepCell, *, is_small: bool
    ) -> None:
        look, px = self._look, self._look.px
        ground = Role.BG3 if cell.is_on else Role.BG2
        painter.setPen(look.pen(Role.TEXT2, 1.5) if cell.is_on else look.pen(Role.LINE, 1))
        painter.setBrush(look.color(ground))
        radius = look.size("radius.card")
        painter.drawRoundedRect(box, radius, radius)
        line = px(_LINE)
        first = QRectF(box.left(), box.top() + px(4), box.width(), line)
        second = first.translated(0, line)
        if is_small:
            inner = -px(2)
            for room, text, style, role in (
                (first, cell.value, TextStyle.LABEL, Role.TEXT),
                (second, cell.note, TextStyle.CAPTION, Role.TEXT2),
            ):
                paint_text(
                    painter, look, room.adjusted(-inner, 0, inner, 0), text, style, role,
                    align=CENTER, ground=ground,
                )  # fmt: skip
            return
        pad = px(_PAD)
        first, second = (one.adjusted(pad, 0, -pad, 0) for one in (first, second))
        paint_text(painter, look, first, cell.label, TextStyle.CAPTION, Role.TEXT2, ground=ground)
        taken = paint_text(
            painter, look, second, cell.value, TextStyle.TITLE, Role.TEXT, ground=ground
        )
        note = second.adjusted(taken.width() + px(6), px(1), 0, px(1))
        if cell.note and note.width() > 0:
            paint_text(painter, look, note, cell.note, TextStyle.CAPTION, Role.TEXT2, ground=ground)
