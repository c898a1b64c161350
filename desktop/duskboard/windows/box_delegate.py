"""Painting the rows of the command box, with what was typed underlined."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_face import face_of
from duskboard.widgets.clock_painting import paint_clock
from duskboard.windows.box_model import ROW_ROLE, Index
from duskboard.windows.box_row import BoxRow
from duskboard.windows.run import Part, key_part, paint_run, run_width, text_part
from duskboard.windows.search import spans

ROW_HEIGHT = 42
"""A row, in logical pixels."""
HEAD_HEIGHT = 30
"""The head of a group, in logical pixels."""

_MARGIN = 16
_GLYPH = 18
_CLOCK = 26
_SIGN_MIDDLE = 31
_TITLE_LEFT = 60
_GAP = 10
_BAR = 3
_UNDER = 2
_MATCH_WEIGHT = 700
_BASELINE = 9
"""From the middle of a line to below its letters, in logical pixels."""


class BoxDelegate(QStyledItemDelegate):
    """Paints heads and rows.

    Attributes:
        query: What was typed.
    """

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self.query = ""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        is_row = isinstance(index.data(ROW_ROLE), BoxRow)
        return QSize(0, round(self._look.px(ROW_HEIGHT if is_row else HEAD_HEIGHT)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item = index.data(ROW_ROLE)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(item, BoxRow):
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
            self._paint_row(painter, rect, item, is_chosen=chosen, is_hovered=hovered)
        else:
            self._paint_head(painter, rect, str(index.data()))
        painter.restore()

    def _paint_head(self, painter: QPainter, rect: QRectF, title: str) -> None:
        look = self._look
        painter.fillRect(rect, look.color(Role.BG2))
        margin = look.px(_MARGIN)
        room = rect.adjusted(margin, look.px(4), -margin, 0)
        paint_text(
            painter, look, room, title, TextStyle.CAPTION, Role.TEXT2, weight=400, ground=Role.BG2
        )

    def _paint_row(
        self, painter: QPainter, rect: QRectF, row: BoxRow, *, is_chosen: bool, is_hovered: bool
    ) -> None:
        look = self._look
        ground = Role.BG3 if is_chosen or is_hovered else Role.BG2
        painter.fillRect(rect, look.color(ground))
        if is_chosen:
            bar = QRectF(rect.left(), rect.top(), look.px(_BAR), rect.height())
            painter.fillRect(bar, look.color(Role.TEXT))
        self._paint_sign(painter, rect, row, ground)
        side = self._side_parts(row, is_chosen=is_chosen)
        margin = look.px(_MARGIN)
        width = min(run_width(look, side), rect.width() / 2)
        place = QRectF(rect.right() - margin - width, rect.top(), width, rect.height())
        paint_run(painter, look, place, side, ground=ground)
        left = rect.left() + look.px(_TITLE_LEFT)
        room = QRectF(left, rect.top(), place.left() - margin - left, rect.height())
        self._paint_texts(painter, room, row, ground)

    def _paint_sign(self, painter: QPainter, rect: QRectF, row: BoxRow, ground: Role) -> None:
        look = self._look
        center = rect.center()
        center.setX(rect.left() + look.px(_SIGN_MIDDLE))
        if row.clock is not None:
            face = face_of(row.clock, marks_hidden=False)
            paint_clock(painter, look, center, look.px(_CLOCK), face, ground=ground)
        elif row.glyph:
            side = look.px(_GLYPH)
            box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
            role = Role.TEXT2 if row.enabled else Role.TEXT3
            look.glyphs.paint_glyph(painter, box, row.glyph, look.color(role))

    def _side_parts(self, row: BoxRow, *, is_chosen: bool) -> Sequence[Part]:
        if not row.enabled:
            return [text_part(row.reason, role=Role.TEXT3, gives=True)]
        if is_chosen and row.acts:
            enter = key_part(self._words.pgettext("key", "Enter"))
            return [text_part(row.acts[0].label, gives=True), enter]
        keyed = next((act for act in row.acts if act.key), None)
        if keyed is not None:
            return [text_part(keyed.label, gives=True), key_part(keyed.key)]
        return [key_part(row.key)] if row.key else []

    def _paint_texts(self, painter: QPainter, room: QRectF, row: BoxRow, ground: Role) -> None:
        strong = Role.TEXT if row.enabled else Role.TEXT2
        found = spans(self.query, row.title)
        left = self._paint_marked(
            painter, room, row.title, found, (TextStyle.LABEL, strong, ground)
        )
        rest = room.adjusted(left - room.left() + self._look.px(_GAP), 0, 0, 0)
        if row.detail and rest.width() > self._look.px(ROW_HEIGHT):
            inside = () if found else spans(self.query, row.detail, scattered=False)
            style = (TextStyle.BODY, Role.TEXT2, ground)
            self._paint_marked(painter, rest, row.detail, inside, style)

    def _paint_marked(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        marked: Sequence[tuple[int, int]],
        style: tuple[TextStyle, Role, Role],
    ) -> float:
        """Paint a text with parts underlined and return where it ends."""
        look = self._look
        kind, role, ground = style
        left = room.left()
        for piece, is_marked in _pieces(text, marked):
            weight = _MATCH_WEIGHT if is_marked else None
            width = _piece_width(look, piece, kind, weight)
            box = QRectF(left, room.top(), max(0.0, min(width, room.right() - left)), room.height())
            color = Role.TEXT if is_marked else role
            paint_text(painter, look, box, piece, kind, color, weight=weight, ground=ground)
            if is_marked:
                below = box.center().y() + look.px(_BASELINE)
                line = QRectF(left, below, box.width(), look.px(_UNDER))
                painter.fillRect(line, look.color(Role.TEXT))
            left += width
            if left >= room.right():
                return room.right()
        return left


def _piece_width(look: Look, piece: str, style: TextStyle, weight: int | None) -> float:
    """Return the width of a piece with the spaces at its end, which a text alone has not."""
    width = measure_text(look, piece, style, weight=weight).width()
    spaces = len(piece) - len(piece.rstrip())
    metrics = QFontMetricsF(look.font(style, weight=weight))
    return width + spaces * metrics.horizontalAdvance(" ")


def _pieces(text: str, marked: Sequence[tuple[int, int]]) -> list[tuple[str, bool]]:
    """Return a text cut at the marks: each piece, and whether it is marked."""
    pieces: list[tuple[str, bool]] = []
    end = 0
    for start, stop in marked:
        pieces.extend(((text[end:start], False), (text[start:stop], True)))
        end = stop
    pieces.append((text[end:], False))
    return [piece for piece in pieces if piece[0]]
