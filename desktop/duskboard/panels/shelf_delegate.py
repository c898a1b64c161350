"""Painting the rows of the shelf, with the symbols of the board."""

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from duskboard.board.brush import Brush
from duskboard.board.way_painting import BarrierFace, HazardFace, paint_barrier, paint_hazard
from duskboard.content.preset import BarrierPreset, HazardPreset
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.row_painting import (
    HEAD_HEIGHT,
    SIDE,
    Index,
    paint_focus,
    paint_ground,
    paint_head,
    row_ground,
)
from duskboard.panels.shelf_rows import ShelfItem, ShelfRow
from duskboard.theme.look import Look
from duskboard.theme.text import paint_text
from duskboard.theme.token import Role, TextStyle

_ROW = 46.0
_INNER = 30.0
_SIGN = 24.0
_TEXT = 46.0
_HAZARD = 0.62
_BARRIER = 0.46
_CHEVRON = 16.0
_CHEVRON_HIT = 34.0
_GHOST = (220.0, 46.0)


class ShelfDelegate(QStyledItemDelegate):
    """Paints heads, obstacles, sets and places."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ModelRole.VIEW)
        height = HEAD_HEIGHT
        if isinstance(row, ShelfRow) and row.item is not None:
            height = round(_INNER if row.is_inner else _ROW)
        return QSize(0, round(self._look.px(height)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, rect, look = index.data(ModelRole.VIEW), QRectF(option.rect), self._look
        if not isinstance(row, ShelfRow):
            return
        if row.item is None:
            paint_head(painter, look, rect, row.title, "")
            return
        ground = row_ground(option)
        paint_ground(painter, look, rect, ground)
        self._paint_row(painter, rect, row, ground)
        paint_focus(painter, look, option)

    def chevron_rect(self, rect: QRectF) -> QRectF:
        """Return where a set is opened and closed by a click."""
        hit = self._look.px(_CHEVRON_HIT)
        return QRectF(rect.right() - hit, rect.top(), hit, rect.height())

    def ghost(self, row: ShelfRow, ratio: float) -> QPixmap:
        """Return a picture of a row to be dragged about."""
        look = self._look
        size = QSize(round(look.px(_GHOST[0])), round(look.px(_GHOST[1])))
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        with QPainter(picture) as painter:
            rect = QRectF(0, 0, size.width(), size.height())
            painter.fillRect(rect, look.color(Role.BG3))
            self._paint_row(painter, rect, row, Role.BG3)
        return picture

    def _paint_row(self, painter: QPainter, rect: QRectF, row: ShelfRow, ground: Role) -> None:
        look = self._look
        if row.item is not None and not row.is_inner:
            self._paint_sign(
                painter, QPointF(rect.left() + look.px(_SIGN), rect.center().y()), row.item
            )
        room = rect.adjusted(look.px(_TEXT), look.px(5), -look.px(SIDE), -look.px(6))
        if row.is_open is not None:
            side = look.px(_CHEVRON)
            box = QRectF(room.right() - side, rect.center().y() - side / 2, side, side)
            glyph = "chevron-down" if row.is_open else "chevron-right"
            look.glyphs.paint_glyph(painter, box, glyph, look.color(Role.TEXT2))
            room.setRight(box.left() - look.size("space.s"))
        if row.is_inner or not row.detail:
            style = TextStyle.BODY if row.is_inner else TextStyle.LABEL
            room = QRectF(room.left(), rect.top(), room.width(), rect.height())
            paint_text(painter, look, room, row.title, style, Role.TEXT, ground=ground)
            return
        upper, lower = QRectF(room), QRectF(room)
        upper.setHeight(room.height() / 2)
        lower.setTop(upper.bottom())
        paint_text(painter, look, upper, row.title, TextStyle.LABEL, Role.TEXT, ground=ground)
        paint_text(painter, look, lower, row.detail, TextStyle.CAPTION, Role.TEXT2, ground=ground)

    def _paint_sign(self, painter: QPainter, at: QPointF, item: ShelfItem) -> None:
        scale = self._look.scale
        brush = Brush(painter=painter, look=self._look, line=scale, type=scale)
        if isinstance(item.obstacle, HazardPreset):
            paint_hazard(brush, at, HazardFace(), _HAZARD * scale)
        elif isinstance(item.obstacle, BarrierPreset):
            paint_barrier(brush, at, BarrierFace(share=1.0), _BARRIER * scale)
        else:
            side = self._look.px(18)
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            self._look.glyphs.paint_glyph(painter, box, "list", self._look.color(Role.TEXT2))
