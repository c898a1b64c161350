"""The list of campaigns opened lately: one row each, with a clock as its picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_face import face_of
from duskboard.widgets.clock_painting import paint_clock

ROW_ROLE = Qt.ItemDataRole.UserRole
"""Where the model keeps the `RecentRow`."""

_HEIGHT = 58
_BAR = 3
_PICTURE = (16, 44, 38)
"""Left edge, width and height of the picture."""
_NAME_LEFT = 73
_RIGHT_MARGIN = 16
_CLOCK = 26
_GLYPH = 18
_GAP = 12
_NAME_UP = 10
_DETAIL_DOWN = 9


class Trouble(StrEnum):
    """How bad it stands with a file."""

    NONE = "none"
    READ_ONLY = "read_only"
    GONE = "gone"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentRow:
    """A campaign opened lately.

    Attributes:
        path: Its file.
        name: Its name.
        detail: "Session 7, Kelder-Quay.duskboard", or what the trouble is.
        when: When it was opened last, in words.
        size: How large the file is, in words.
        clock: Its first clock, or None.
        trouble: How bad it stands with the file.
    """

    path: Path
    name: str
    detail: str
    when: str = ""
    size: str = ""
    clock: ClockView | None = None
    trouble: Trouble = Trouble.NONE


class RecentModel(QAbstractListModel):
    """The rows of the list, the latest first."""

    def __init__(self, rows: Sequence[RecentRow] = ()) -> None:
        super().__init__()
        self._rows = tuple(rows)

    def mirror(self, rows: Sequence[RecentRow]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def row(self, index: QModelIndex) -> RecentRow | None:
        """Return the row at an index, or None."""
        return self._rows[index.row()] if index.isValid() else None

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole:
                return str(row.path)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return ", ".join(part for part in (row.detail, row.when, row.size) if part)
            case _ if role == ROW_ROLE:
                return row
            case _:
                return None


class RecentDelegate(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    @override
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, round(self._look.px(_HEIGHT)))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, RecentRow):
            return
        state = option.state
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self._paint_ground(painter, rect, state)
        self._paint_picture(painter, rect, row)
        self._paint_texts(painter, rect, row, ground)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> Role:
        look = self._look
        ground = Role.BG1
        if state & QStyle.StateFlag.State_Selected:
            ground = Role.BG3
        elif state & QStyle.StateFlag.State_MouseOver:
            ground = Role.BG2
        painter.fillRect(rect, look.color(ground))
        hair = look.size("stroke.hair")
        line = QRectF(rect.left(), rect.bottom() - hair, rect.width(), hair)
        painter.fillRect(line, look.color(Role.LINE))
        if state & QStyle.StateFlag.State_Selected:
            bar = QRectF(rect.left(), rect.top(), look.px(_BAR), rect.height())
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.fillRect(bar, look.color(Role.FOCUS if focused else Role.TEXT2))
        return ground

    def _paint_picture(self, painter: QPainter, rect: QRectF, row: RecentRow) -> None:
        look = self._look
        left, width, height = (look.px(number) for number in _PICTURE)
        hair = look.size("stroke.hair")
        top = rect.center().y() - height / 2
        frame = QRectF(rect.left() + left, top, width, height)
        painter.setPen(look.pen(Role.LINE_STRONG, hair))
        painter.setBrush(look.color(Role.BG2))
        radius = look.size("radius.control")
        painter.drawRoundedRect(
            frame.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2), radius, radius
        )
        name, role = _sign(row)
        if not name and row.clock is not None:
            face = face_of(row.clock, marks_hidden=False)
            paint_clock(painter, look, frame.center(), look.px(_CLOCK), face, ground=Role.BG2)
            return
        side = look.px(_GLYPH)
        box = QRectF(frame.center().x() - side / 2, frame.center().y() - side / 2, side, side)
        color = Role.BAD if role is Role.BAD else Role.TEXT2
        look.glyphs.paint_glyph(painter, box, name or "clock", look.color(color))

    def _paint_texts(self, painter: QPainter, rect: QRectF, row: RecentRow, ground: Role) -> None:
        look = self._look
        right = rect.right() - look.px(_RIGHT_MARGIN)
        up, down = -look.px(_NAME_UP), look.px(_DETAIL_DOWN)
        left = rect.left() + look.px(_NAME_LEFT)
        widths = [
            measure_text(look, text, TextStyle.CAPTION).width() for text in (row.when, row.size)
        ]
        side = max(widths)
        texts = QRectF(left, rect.top(), right - side - look.px(_GAP) - left, rect.height())
        notes = QRectF(right - side, rect.top(), side, rect.height())
        _, role = _sign(row)
        detail = Role.TEXT2 if row.trouble is Trouble.NONE else role
        for box, text, style, color, align in (
            (texts.translated(0, up), row.name, TextStyle.LABEL, Role.TEXT, LEFT),
            (texts.translated(0, down), row.detail, TextStyle.BODY, detail, LEFT),
            (notes.translated(0, up), row.when, TextStyle.CAPTION, Role.TEXT2, RIGHT),
            (notes.translated(0, down), row.size, TextStyle.CAPTION, Role.TEXT2, RIGHT),
        ):
            paint_text(painter, look, box, text, style, color, align=align, ground=ground)


def _sign(row: RecentRow) -> tuple[str, Role]:
    match row.trouble:
        case Trouble.NONE:
            return "", Role.TEXT2
        case Trouble.READ_ONLY:
            return "padlock", Role.HAZARD
        case Trouble.GONE:
            return "warning", Role.BAD
        case _:
            assert_never(row.trouble)
