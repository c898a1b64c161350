"""The grid of position and effect: what the game master sets, and the trade that is offered."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH, _LEAST_WIDE = 48.0, 56.0
_HEAD = 20.0
_GAP = 4.0
_MARK = (9.0, 13.0)
_MARK_GAP = 4.0
_RADIUS = 3.0
_WIDE = 84.0
_DASH = (3.0, 3.0)
_ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class GridCell:
    """A pair of position and effect.

    Attributes:
        value: What choosing it means; given back by the signals.
        marks: Segments that it ticks.
        says: What it is and brings, in a line.
        short: The same where there is little room.
        tip: What the dice may come to there, or "".
        is_set: Whether the game master set it.
        is_lit: Whether it is what counts, after everything.
        trade: What the trade that leads to it is called, or "" where none does.
        tip: An example, or "".
    """

    value: object
    marks: int
    says: str
    is_set: bool = False
    is_lit: bool = False
    trade: str = ""
    short: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GridFace:
    """A grid to show: heads of its columns and rows, and its cells row by row."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[GridCell, ...], ...]


class PositionGrid(QWidget):
    """Shows pairs. Tab comes to the one that is set; arrows go along, Space or a click takes one.

    Signals:
        pair_chosen(object): This pair shall be set; the value of its cell.
        trade_chosen(object): The trade that leads to this pair shall be made.
    """

    pair_chosen = Signal(object)
    trade_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._face = GridFace(columns=(), rows=(), cells=())
        self._cells: list[list[_Cell]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(round(look.px(_GAP)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> GridFace:
        """What is shown."""
        return self._face

    def cell(self, value: object) -> QWidget:
        """Return the button of a pair."""
        return next(one for row in self._cells for one in row if one.face.value == value)

    def mirror(self, face: GridFace) -> None:
        """Show pairs, all rows of the same length."""
        size = (len(face.rows), len(face.columns))
        if size != (len(self._face.rows), len(self._face.columns)):
            self._rebuild(*size)
        if face == self._face:
            return
        self._face = face
        for row, cells in zip(self._cells, face.cells, strict=True):
            for button, cell in zip(row, cells, strict=True):
                button.mirror(cell)
                is_stop = cell.is_set and not button.hasFocus()
                policy = Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus
                button.setFocusPolicy(policy)
        wide = max((self._width(text) for text in face.rows), default=0.0)
        self._grid.setColumnMinimumWidth(0, round(wide))
        self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        at = next(
            (
                QPoint(x, y)
                for y, row in enumerate(self._cells)
                for x, one in enumerate(row)
                if one.hasFocus()
            ),
            None,
        )
        if step is None or at is None or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
            return
        to = at + step
        if 0 <= to.y() < len(self._cells) and 0 <= to.x() < len(self._cells[to.y()]):
            self._cells[to.y()][to.x()].setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self._face
        with QPainter(self) as painter:
            for x, text in enumerate(face.columns):
                cell = self._cells[0][x].geometry()
                is_lit = any(row[x].is_lit for row in face.cells)
                gap = look.px(_GAP)
                box = QRectF(cell.left() - gap, 0, cell.width() + 2 * gap, look.px(_HEAD))
                self._paint_head(painter, box, text, CENTER, is_lit=is_lit)
            for y, text in enumerate(face.rows):
                cell = self._cells[y][0].geometry()
                is_lit = any(one.is_lit for one in face.cells[y])
                box = QRectF(0, cell.top(), cell.left() - look.px(_GAP), cell.height())
                self._paint_head(painter, box, text, LEFT, is_lit=is_lit)

    def _paint_head(
        self, painter: QPainter, box: QRectF, text: str, align: Qt.AlignmentFlag, *, is_lit: bool
    ) -> None:
        style = TextStyle.LABEL if is_lit else TextStyle.BODY
        role = Role.TEXT if is_lit else Role.TEXT2
        paint_text(painter, self._look, box, text, style, role, align=align, ground=Role.BG1)

    def _width(self, text: str) -> float:
        return measure_text(self._look, text, TextStyle.LABEL).width() + self._look.px(12)

    def _rebuild(self, rows: int, columns: int) -> None:
        for row in self._cells:
            for one in row:
                self._grid.removeWidget(one)
                one.hide()
                one.deleteLater()
        self._grid.setRowMinimumHeight(0, round(self._look.px(_HEAD)))
        self._cells = [[_Cell(self._look, self) for _ in range(columns)] for _ in range(rows)]
        for y, row in enumerate(self._cells, start=1):
            for x, one in enumerate(row, start=1):
                self._grid.addWidget(one, y, x)
                one.clicked.connect(self._on_cell_clicked)
        for x in range(1, self._grid.columnCount()):
            self._grid.setColumnStretch(x, 1 if x <= columns else 0)

    def _on_cell_clicked(self) -> None:
        cell = self.sender()
        if isinstance(cell, _Cell):
            signal = self.trade_chosen if cell.face.trade else self.pair_chosen
            signal.emit(cell.face.value)


class _Cell(PaintedButton):
    """Paints a pair: its marks, and how it stands."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.face = GridCell(value=None, marks=0, says="")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, face: GridCell) -> None:
        """Show a pair."""
        if face != self.face:
            self.face = face
            self.setAccessibleName(face.says)
            self.setAccessibleDescription(face.tip)
            self.setToolTip("\n".join(one for one in (face.says, face.tip) if one))
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_WIDE)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(_LEAST_WIDE)), round(self._look.px(_HIGH)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # the grid goes along
            return
        super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self.face
        rect, radius = QRectF(self.rect()), look.px(_RADIUS)
        pen, ground, ink, dash = look.pen(Role.LINE, 1), Role.BG2, Role.TEXT2, bool(face.trade)
        if face.is_lit:
            pen, ground, ink = look.pen(Role.NOW, 1.5), Role.NOW, Role.ON_NOW
        elif face.is_set:
            pen, ground = look.pen(Role.TEXT2, 1.5), Role.BG3
        elif dash:
            pen = look.pen(Role.TEXT2, 1.25, dash=_DASH)
        elif self.underMouse():
            pen, ground = look.pen(Role.LINE_STRONG, 1), Role.BG3
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen)
            painter.setBrush(look.color(ground))
            inset = pen.widthF() / 2
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
            up = look.px(7) if dash else 0.0
            self._paint_marks(painter, rect.center() - QPointF(0, up), ink)
            if dash:
                foot = QRectF(rect.left(), rect.center().y(), rect.width(), rect.height() / 2)
                said = face.trade
                if measure_text(look, said, TextStyle.CAPTION).width() > foot.width() - look.px(4):
                    said = face.short
                paint_text(
                    painter, look, foot, said, TextStyle.CAPTION, Role.TEXT2, align=CENTER,
                    ground=ground,
                )  # fmt: skip

    def _paint_marks(self, painter: QPainter, center: QPointF, ink: Role) -> None:
        look, marks = self._look, self.face.marks
        wide, high, gap = look.px(_MARK[0]), look.px(_MARK[1]), look.px(_MARK_GAP)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(ink))
        whole = marks * wide + (marks - 1) * gap
        for place in range(marks):
            left = center.x() - whole / 2 + place * (wide + gap)
            mark = QRectF(left, center.y() - high / 2, wide, high)
            painter.drawRoundedRect(mark, look.px(1.5), look.px(1.5))
        if not marks:
            box = QRectF(center.x() - look.px(20), center.y() - high, look.px(40), 2 * high)
            paint_text(painter, look, box, "0", TextStyle.LABEL, ink, align=CENTER)
