"""Painting the rows of the chase as a list, with the symbols of the board."""

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from duskboard.board.aim import Aim
from duskboard.board.board_words import person_facts, person_name, place_name
from duskboard.board.brush import Brush
from duskboard.board.pip_painting import Pip, PipsFace, paint_pips, pip_at, pips_width
from duskboard.board.token_face import pips_face
from duskboard.board.way_painting import (
    BarrierFace,
    HazardFace,
    paint_barrier,
    paint_hazard,
    paint_rail,
)
from duskboard.core.chase.participant import Fate
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.board_model import BoardRow, RowKind
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.person_badge import paint_small_token
from duskboard.panels.row_painting import Index, paint_focus, paint_ground
from duskboard.panels.track_text import is_met, place_state, way_name, way_state
from duskboard.table.board_view import TokenView, WayView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle

ROW_HEIGHT = {RowKind.PLACE: 38.0, RowKind.PERSON: 38.0, RowKind.WAY: 30.0}
"""Heights of rows, in logical pixels."""

_NUMBER_X = 25.0
_SIGN_X = 65.0
_TEXT_X = 90.0
_RIGHT = 12.0
_TOKEN = 26.0
_HAZARD = 0.62
_BARRIER = 0.4
_LAMP = 3.0
_EYE = 16.0


class TrackDelegate(QStyledItemDelegate):
    """Paints places, ways and people.

    Attributes:
        aim: Somebody on the way to a place, or None.
        chance: How likely what is armed comes off, in words, or "".
        marches: All of a side on the way.
        hovered: Whose action the pointer is over, and what that stands for; or None.
    """

    def __init__(self, look: Look, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.aim: Aim | None = None
        self.chance = ""
        self.marches: tuple[Aim, ...] = ()
        self.hovered: tuple[EntityId, Pip] | None = None

    def pip_at(self, rect: QRectF, token: TokenView, point: QPointF) -> Pip | None:
        """Return what the action at a point of somebody's row stands for, or None."""
        pips = self._pips(token)
        if pips is None:
            return None
        return pip_at(pips, point - self._pips_left(rect, pips), self._look.scale)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ModelRole.VIEW)
        kind = row.kind if isinstance(row, BoardRow) else RowKind.PLACE
        return QSize(0, round(self._look.px(ROW_HEIGHT[kind])))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ModelRole.VIEW)
        if not isinstance(row, BoardRow):
            return
        painter.save()
        rect = QRectF(option.rect)
        ground = self._paint_ground(painter, rect, row)
        if row.place is not None:
            self._paint_place(painter, rect, row, ground)
        elif row.way is not None:
            self._paint_way(painter, rect, row.way, ground)
        elif row.token is not None:
            self._paint_person(painter, rect, row.token, ground)
        painter.restore()
        paint_focus(painter, self._look, option)

    def _paint_ground(self, painter: QPainter, rect: QRectF, row: BoardRow) -> Role:
        look = self._look
        is_lit = row.token is not None and row.token.is_active
        ground = Role.NOW_DIM if is_lit else Role.BG2 if row.place is not None else Role.BG1
        paint_ground(painter, look, rect, ground)
        if is_lit:
            bar = QRectF(rect.left(), rect.top(), look.px(_LAMP), rect.height())
            painter.fillRect(bar, look.color(Role.NOW))
        return ground

    def _room(self, rect: QRectF) -> QRectF:
        return rect.adjusted(self._look.px(_TEXT_X), 0, -self._look.px(_RIGHT), 0)

    def _sign(self, rect: QRectF) -> QPointF:
        return QPointF(rect.left() + self._look.px(_SIGN_X), rect.center().y())

    def _paint_place(self, painter: QPainter, rect: QRectF, row: BoardRow, ground: Role) -> None:
        look, words, place = self._look, self._words, row.place
        if place is None:
            return
        half = look.px(_NUMBER_X)
        number = QRectF(rect.left() + half - look.px(8), rect.top(), look.px(32), rect.height())
        text = place.label
        paint_text(
            painter, look, number, text, TextStyle.LABEL, Role.TEXT3, align=LEFT, ground=ground
        )
        is_goal = self.aim is not None and bool(self.aim.plan.places)
        is_goal = is_goal and self.aim is not None and self.aim.plan.goal == place.place_id
        is_legal = is_goal and self.aim is not None and self.aim.plan.is_legal
        role = Role.NOW if is_legal else Role.BAD if is_goal else Role.TEXT2
        room = self._paint_state(
            painter, self._room(rect), place_state(words, row, self.aim), role, ground,
            is_strong=is_goal,
        )  # fmt: skip
        paint_text(
            painter, look, room, place_name(words, place), TextStyle.LABEL, Role.TEXT,
            align=LEFT, ground=ground,
        )  # fmt: skip

    def _paint_way(self, painter: QPainter, rect: QRectF, way: WayView, ground: Role) -> None:
        look, words = self._look, self._words
        met = is_met(way, self.aim)
        self._paint_way_sign(painter, self._sign(rect), way, is_armed=met)
        is_open = way.hazard is None and way.barrier is None
        is_free = way.barrier is not None and not way.barrier.is_in_the_way
        is_quiet = is_open or is_free or way.is_passed
        state = way_state(words, way, self.aim, self.chance)
        room = self._paint_state(painter, self._room(rect), state, Role.TEXT2, ground)
        role = Role.NOW if met else Role.TEXT2 if is_quiet else Role.TEXT
        style = TextStyle.BODY if is_quiet and not met else TextStyle.LABEL
        box = paint_text(
            painter, look, room, way_name(words, way), style, role, align=LEFT, ground=ground
        )
        if way.visibility is Visibility.HIDDEN and not is_open:
            side = look.px(_EYE)
            mark = QRectF(box.right() + look.px(8), rect.center().y() - side / 2, side, side)
            look.glyphs.paint_glyph(painter, mark, "eye-closed", look.color(Role.TEXT2))

    def _paint_way_sign(
        self, painter: QPainter, at: QPointF, way: WayView, *, is_armed: bool
    ) -> None:
        scale = self._look.scale
        brush = Brush(painter=painter, look=self._look, line=scale, type=scale)
        is_hidden = way.visibility is Visibility.HIDDEN
        if way.barrier is not None:
            face = BarrierFace(
                share=way.barrier.share,
                has_hazard=way.hazard is not None,
                is_open=way.barrier.is_open,
                is_armed=is_armed,
                is_passed=way.is_passed,
                is_hidden=is_hidden,
            )
            paint_barrier(brush, at, face, _BARRIER * scale)
        elif way.hazard is not None:
            hazard = HazardFace(is_armed=is_armed, is_passed=way.is_passed, is_hidden=is_hidden)
            paint_hazard(brush, at, hazard, _HAZARD * scale)
        else:
            half = QPointF(9 * scale, 0)
            paint_rail(brush, at - half, at + half)

    def _paint_person(
        self, painter: QPainter, rect: QRectF, token: TokenView, ground: Role
    ) -> None:
        look, words = self._look, self._words
        size = look.px(_TOKEN)
        paint_small_token(painter, look, words, self._sign(rect), size, token, ground)
        room = self._room(rect)
        pips = self._pips(token)
        if pips is not None:
            brush = Brush(painter=painter, look=look, line=look.scale, type=look.scale)
            at = self._pips_left(rect, pips)
            paint_pips(brush, at, pips, look.scale)
            room.setRight(at.x() - look.size("space.m"))
        box = paint_text(
            painter, look, room, person_name(words, token), TextStyle.LABEL, Role.TEXT,
            align=LEFT, ground=ground,
        )  # fmt: skip
        room.setLeft(box.right() + look.size("space.s"))
        paint_text(
            painter, look, room, person_facts(words, token), TextStyle.BODY, Role.TEXT2,
            align=LEFT, ground=ground,
        )  # fmt: skip

    def _pips(self, token: TokenView) -> PipsFace | None:
        """Return somebody's actions, those about to be spent and the one under the pointer too."""
        if token.fate is not Fate.RUNNING:
            return None
        planned = 0
        for aim in (*((self.aim,) if self.aim is not None else ()), *self.marches):
            if aim.person_id == token.person_id:
                planned = max(planned, aim.planned)
        pips = pips_face(token, planned)
        is_over = self.hovered is not None and self.hovered[0] == token.person_id
        return pips.under(self.hovered[1]) if pips and self.hovered and is_over else pips

    def _pips_left(self, rect: QRectF, pips: PipsFace) -> QPointF:
        """Return the middle of the left edge of the actions in a row."""
        right = self._room(rect).right()
        return QPointF(right - pips_width(pips, self._look.scale), rect.center().y())

    def _paint_state(  # noqa: PLR0913 - a text and the room that it leaves
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        role: Role,
        ground: Role,
        *,
        is_strong: bool = False,
    ) -> QRectF:
        """Paint what stands at the right of a row; return the room that is left."""
        style = TextStyle.LABEL if is_strong else TextStyle.BODY
        half = QRectF(room)
        half.setLeft(room.left() + room.width() * 0.4)
        box = paint_text(painter, self._look, half, text, style, role, align=RIGHT, ground=ground)
        left = QRectF(room)
        left.setRight(box.left() - self._look.size("space.m"))
        return left
