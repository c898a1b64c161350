"""Painting the rows of notes."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.note_text import about_text
from duskboard.i18n.words import Words
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.row_painting import (
    SIDE,
    Index,
    paint_focus,
    paint_ground,
    paint_tag,
    row_ground,
)
from duskboard.table.entity import Visibility
from duskboard.table.view import NoteView
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_TOP = 11.0
_GAP = 3.0
_EYE = 16.0
_EYE_HIT = 26.0
_LINES = 2
_TAG_MOST = 0.45


class NoteDelegate(QStyledItemDelegate):
    """Paints a note with its title, what it is on, who sees it and the beginning of its text.

    An open row is left to the editor that lies on it.
    """

    def __init__(
        self,
        look: Look,
        words: Words,
        height_of: Callable[[EntityId], int | None],
        width: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """Paint with these.

        Args:
            look: The look.
            words: The words.
            height_of: Says how high the editor on a row is, None for no editor.
            width: Says how wide the list is.
            parent: Its parent.
        """
        super().__init__(parent)
        self._look, self._words = look, words
        self._height_of, self._width = height_of, width
        self._heights: dict[EntityId, tuple[NoteView, int, int]] = {}

    def forget(self) -> None:
        """Measure every row anew."""
        self._heights.clear()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = index.data(ModelRole.VIEW)
        if not isinstance(view, NoteView):
            return QSize()
        height = self._height_of(view.note_id)
        return QSize(0, self._row_height(view) if height is None else height)

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Have what lies on a row take all of it, without the padding of the style."""
        editor.setGeometry(option.rect)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = index.data(ModelRole.VIEW)
        if not isinstance(view, NoteView):
            return
        ground = row_ground(option)
        paint_ground(painter, self._look, QRectF(option.rect), ground)
        if self._height_of(view.note_id) is None:
            self._paint_note(painter, QRectF(option.rect), view, ground)
        paint_focus(painter, self._look, option)

    def eye_rect(self, rect: QRectF) -> QRectF:
        """Return where the eye of a row can be clicked."""
        hit = self._look.px(_EYE_HIT)
        middle = rect.top() + self._look.px(_TOP) + self._look.line(TextStyle.LABEL) / 2
        right = rect.right() - self._look.px(SIDE) - self._look.px(_EYE) / 2
        return QRectF(right - hit / 2, middle - hit / 2, hit, hit)

    def _row_height(self, view: NoteView) -> int:
        width = self._width()
        known = self._heights.get(view.note_id)
        if known is None or known[:2] != (view, width):
            look = self._look
            height = 2 * look.px(_TOP) + look.line(TextStyle.LABEL)
            if view.text.strip():
                height += look.px(_GAP) + self._text_height(view, width)
            known = (view, width, round(height))
            self._heights[view.note_id] = known
        return known[2]

    def _text_height(self, view: NoteView, width: int) -> float:
        room = max(1.0, width - 2 * self._look.px(SIDE))
        text = view.text.strip()
        size = measure_text(self._look, text, TextStyle.BODY, width=room, lines=_LINES)
        return size.height()

    def _paint_note(self, painter: QPainter, rect: QRectF, view: NoteView, ground: Role) -> None:
        look = self._look
        side = look.px(SIDE)
        room = rect.adjusted(side, look.px(_TOP), -side, -look.px(_TOP))
        line = QRectF(room)
        line.setHeight(look.line(TextStyle.LABEL))
        is_seen = view.visibility is not Visibility.HIDDEN
        eye = QRectF(0, 0, look.px(_EYE), look.px(_EYE))
        eye.moveCenter(QPointF(room.right() - eye.width() / 2, line.center().y()))
        glyph = "eye-open" if is_seen else "eye-closed"
        look.glyphs.paint_glyph(painter, eye, glyph, look.color(Role.TEXT2))
        line.setRight(eye.left() - look.size("space.s"))
        self._paint_title(painter, line, view, ground)
        room.setTop(line.bottom() + look.px(_GAP))
        paint_text(
            painter,
            look,
            room,
            view.text.strip(),
            TextStyle.BODY,
            Role.TEXT2,
            lines=_LINES,
            ground=ground,
        )

    def _paint_title(self, painter: QPainter, line: QRectF, view: NoteView, ground: Role) -> None:
        look, gap = self._look, self._look.size("space.s")
        title = view.title.strip() or self._words.gettext("Untitled")
        role = Role.TEXT if view.title.strip() else Role.TEXT3
        about = about_text(self._words, view)
        most = line.width() * _TAG_MOST if about else 0.0
        room = QRectF(line)
        room.setRight(line.right() - most)
        box = paint_text(painter, look, room, title, TextStyle.LABEL, role, ground=ground)
        if about:
            left = QPointF(box.right() + gap, line.center().y())
            paint_tag(painter, look, left, about, ground=ground, most=line.right() - left.x())
