"""Painting the rows of the log."""

from collections.abc import Callable
from datetime import tzinfo

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from duskboard.i18n.moment_text import ago_text
from duskboard.i18n.words import Words
from duskboard.models.log_model import LogEntry
from duskboard.panels.log_face import LogFace
from duskboard.panels.row_painting import (
    HEAD_HEIGHT,
    SIDE,
    Index,
    paint_focus,
    paint_ground,
    paint_head,
    paint_tag,
    row_ground,
    tag_width,
)
from duskboard.panels.row_picture import RowPictures
from duskboard.panels.session_rows import Row, SessionHead, head_words
from duskboard.storage.journal import Seq
from duskboard.table.entity import Moment
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle

ROW_HEIGHT = 57
"""A step, in logical pixels."""

_GLYPH = 22
_GLYPH_TOP = 10
_TEXT_LEFT = 48
_FIRST_TOP = 9
_SECOND_TOP = 28
_TIME_TOP = 32
_FIGURE_MOST = 0.4


class LogDelegate(QStyledItemDelegate):
    """Paints steps in two lines with a figure, and the heads of sessions.

    An open row is left to the card that lies on it.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a row is made of comes from the panel
        self,
        look: Look,
        words: Words,
        row_of: Callable[[int], Row],
        face_of: Callable[[LogEntry], LogFace],
        height_of: Callable[[Seq], int | None],
        now: Callable[[], Moment],
        zone: tzinfo | None,
        parent: QObject | None = None,
    ) -> None:
        """Paint with these.

        Args:
            look: The look.
            words: The words.
            row_of: Says what stands in a row; asked of every row at every layout.
            face_of: Says how a step looks.
            height_of: Says how high the card on a step is, None for no card.
            now: The clock on the wall.
            zone: The time zone to speak in; None for the computer's own.
            parent: Its parent.
        """
        super().__init__(parent)
        self._look = look
        self._words = words
        self._row_of = row_of
        self._face_of = face_of
        self._height_of = height_of
        self._now = now
        self._zone = zone
        self._pictures = RowPictures(look)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._row_of(index.row())
        if isinstance(row, SessionHead):
            return QSize(0, round(self._look.px(HEAD_HEIGHT)))
        height = self._height_of(row.seq)
        return QSize(0, round(self._look.px(ROW_HEIGHT)) if height is None else height)

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Have what lies on a row take all of it, without the padding of the style."""
        editor.setGeometry(option.rect)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._row_of(index.row())
        if isinstance(row, SessionHead):
            title, detail = head_words(self._words, row, self._now(), self._zone)
            paint_head(painter, self._look, QRectF(option.rect), title, detail)
        else:
            ground = row_ground(option)
            if self._height_of(row.seq) is None:
                self._paint_row(painter, QRectF(option.rect), row, ground)
            else:
                paint_ground(painter, self._look, QRectF(option.rect), ground)
            paint_focus(painter, self._look, option)

    def _paint_row(self, painter: QPainter, rect: QRectF, entry: LogEntry, ground: Role) -> None:
        ago = ago_text(self._words, entry.at, self._now(), self._zone)

        def paint_row(on: QPainter, place: QRectF) -> None:
            paint_ground(on, self._look, place, ground)
            self._paint_step(on, place, entry, ago, ground)

        says = (entry.seq, entry.undone, ago, ground)
        self._pictures.paint(painter, rect, says, paint_row)

    def _paint_step(
        self, painter: QPainter, rect: QRectF, entry: LogEntry, ago: str, ground: Role
    ) -> None:
        look, face = self._look, self._face_of(entry)
        side = look.px(SIDE)
        mark = QRectF(
            rect.left() + side, rect.top() + look.px(_GLYPH_TOP), look.px(_GLYPH), look.px(_GLYPH)
        )
        hue = Role.TEXT3 if entry.undone else face.hue
        look.glyphs.paint_glyph(painter, mark, face.glyph, look.color(hue))
        room = rect.adjusted(look.px(_TEXT_LEFT), 0, -side, 0)
        figure_left = self._paint_figure(painter, room, entry, ago, ground)
        room.setRight(figure_left - look.size("space.s"))
        self._paint_words(painter, room, entry, face, ground)

    def _paint_figure(
        self, painter: QPainter, room: QRectF, entry: LogEntry, ago: str, ground: Role
    ) -> float:
        """Paint figure and time at the right; return the x where the words must end."""
        look, face = self._look, self._face_of(entry)
        most = room.width() * _FIGURE_MOST
        lines = QRectF(room.right() - most, room.top(), most, look.line(TextStyle.NUMBER))
        lines.translate(0, look.px(_FIRST_TOP - 2))
        style = TextStyle.NUMBER if face.is_roll else TextStyle.TITLE
        role = Role.TEXT3 if entry.undone else Role.TEXT
        figure = paint_text(
            painter, look, lines, face.text.figure, style, role, align=RIGHT, ground=ground
        )
        below = QRectF(lines)
        below.moveTop(room.top() + look.px(_TIME_TOP))
        below.setHeight(look.line(TextStyle.CAPTION))
        time = paint_text(
            painter,
            look,
            below,
            ago,
            TextStyle.CAPTION,
            Role.TEXT3,
            align=RIGHT,
            ground=ground,
        )
        return min(figure.left(), time.left())

    def _paint_words(
        self, painter: QPainter, room: QRectF, entry: LogEntry, face: LogFace, ground: Role
    ) -> None:
        look = self._look
        tags = self._tags(entry, face)
        gap = look.size("space.s")
        first = QRectF(room)
        first.setTop(room.top() + look.px(_FIRST_TOP))
        first.setHeight(look.line(TextStyle.LABEL))
        first.setRight(room.right() - sum(tag_width(look, tag) + gap for tag in tags))
        role = Role.TEXT3 if entry.undone else Role.TEXT
        title = paint_text(
            painter,
            look,
            first,
            face.text.title,
            TextStyle.LABEL,
            role,
            align=LEFT,
            ground=ground,
        )
        left = QPointF(title.right() + gap, first.center().y())
        for tag in tags:
            box = paint_tag(painter, look, left, tag, role=Role.TEXT3, ground=ground)
            left.setX(box.right() + gap)
        second = QRectF(room)
        second.setTop(room.top() + look.px(_SECOND_TOP))
        second.setHeight(look.line(TextStyle.BODY))
        role = Role.TEXT3 if entry.undone else Role.TEXT2
        paint_text(painter, look, second, face.text.detail, TextStyle.BODY, role, ground=ground)

    def _tags(self, entry: LogEntry, face: LogFace) -> list[str]:
        tags = []
        if face.is_secret:
            tags.append(self._words.pgettext("roll", "secret"))
        if entry.undone:
            tags.append(self._words.pgettext("step", "undone"))
        return tags
