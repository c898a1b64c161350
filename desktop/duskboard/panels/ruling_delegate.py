"""Painting rulings: what is ruled, all its choices side by side, and the preset it is as."""

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.ruling_text import ruling_words
from duskboard.i18n.words import Words
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
from duskboard.panels.ruling_rows import RulingHead, RulingItem
from duskboard.panels.ruling_speech import changed_text, head_texts, preset_text
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_ROW = 53.0
_TALL_ROW = 88.0
_STACKED_BELOW = 800.0
"""Narrower lists have the choices under what is ruled, in logical pixels."""
_CHOICES = 500.0
_CHOICES_HIGH = 30.0
_PRESET = 100.0
_GAP = 12.0
_MARK_WEIGHT = 650
_CHOSEN_WEIGHT = 600
_LAMP = 3.0
_PILL = 18.0
_PILL_PADDING = 7.0
_MARKS_RIGHT = 8.0


class RulingDelegate(QStyledItemDelegate):
    """Paints heads and rulings.

    Attributes:
        with_games: Whether heads name the game as well.
        hovered: The ruling and the number of its choice that the pointer is over, or None.
    """

    def __init__(
        self, look: Look, words: Words, width: Callable[[], int], parent: QObject | None = None
    ) -> None:
        """Paint with these; `width` says how wide the list is."""
        super().__init__(parent)
        self._look, self._words, self._width = look, words, width
        self.with_games = False
        self.hovered: tuple[str, int] | None = None

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = _TALL_ROW if self._is_stacked(self._width()) else _ROW
        if isinstance(index.data(ModelRole.VIEW), RulingHead):
            height = HEAD_HEIGHT
        return QSize(0, round(self._look.px(height)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, rect = index.data(ModelRole.VIEW), QRectF(option.rect)
        if isinstance(row, RulingHead):
            self.paint_group(painter, rect, row)
        elif isinstance(row, RulingItem):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = row_ground(option)
            paint_ground(painter, self._look, rect, ground)
            if row.is_used:
                bar = QRectF(rect.left(), rect.top(), self._look.px(_LAMP), rect.height() - 1)
                painter.fillRect(bar, self._look.color(Role.NOW))
            self._paint_label(painter, rect, row, ground)
            self._paint_choices(painter, rect, row, ground)
            self._paint_preset(painter, rect, row, ground)
            painter.restore()
            paint_focus(painter, self._look, option)

    def paint_group(self, painter: QPainter, rect: QRectF, head: RulingHead) -> None:
        """Paint the head of a group."""
        title, detail = head_texts(self._words, head, with_game=self.with_games)
        paint_head(painter, self._look, rect, title, detail)

    def choice_rects(self, rect: QRectF, item: RulingItem) -> tuple[QRectF, ...]:
        """Return where the choices of a row stand."""
        box = self._choices_rect(rect)
        names = [enum_text(self._words, one) for one in item.ruling.choices]
        wants = [
            self._wants(item, one, name)
            for one, name in zip(item.ruling.choices, names, strict=True)
        ]
        even = box.width() / len(wants)
        # Even parts where every name fits, else parts as long as the names are.
        widths = [even] * len(wants)
        if max(wants) > even:
            widths = [box.width() * want / sum(wants) for want in wants]
        found: list[QRectF] = []
        left = box.left()
        for width in widths:
            found.append(QRectF(left, box.top(), width, box.height()))
            left += width
        return tuple(found)

    def _is_stacked(self, width: float) -> bool:
        return width < self._look.px(_STACKED_BELOW)

    def _choices_rect(self, rect: QRectF) -> QRectF:
        px = self._look.px
        height = px(_CHOICES_HIGH)
        if self._is_stacked(rect.width()):
            top = rect.bottom() - height - px(_GAP)
            width = rect.width() - 2 * px(SIDE)
            return QRectF(rect.left() + px(SIDE), top, width, height)
        width = min(px(_CHOICES), rect.width() * 0.5)
        left = rect.right() - px(SIDE) - px(_PRESET) - px(_GAP) - width
        return QRectF(left, rect.center().y() - height / 2, width, height)

    def _label_rect(self, rect: QRectF) -> QRectF:
        px = self._look.px
        room = rect.adjusted(px(SIDE), px(7), 0, -px(8))
        if self._is_stacked(rect.width()):
            room.setHeight(px(_ROW - 15))
            room.setRight(rect.right() - px(SIDE + _PRESET + _GAP))
        else:
            room.setRight(self._choices_rect(rect).left() - px(_GAP))
        return room

    def _paint_label(self, painter: QPainter, rect: QRectF, item: RulingItem, ground: Role) -> None:
        look = self._look
        room = self._label_rect(rect)
        upper = QRectF(room)
        upper.setHeight(room.height() / 2)
        pill = self._words.gettext("roll in hand") if item.is_used else ""
        pill_width = self._pill_width(pill)
        upper.setRight(upper.right() - (pill_width + look.size("space.s") if pill else 0.0))
        label = ruling_words(self._words, item.key).label
        box = paint_text(painter, look, upper, label, TextStyle.LABEL, Role.TEXT, ground=ground)
        if pill:
            left = QPointF(box.right() + look.size("space.s"), upper.center().y())
            self._paint_pill(painter, left, pill_width, pill)
        lower = QRectF(room)
        lower.setTop(upper.bottom())
        paint_text(painter, look, lower, item.key, TextStyle.CAPTION, Role.TEXT3, ground=ground)

    def _pill_width(self, text: str) -> float:
        wide = measure_text(self._look, text, TextStyle.CAPTION, weight=_CHOSEN_WEIGHT).width()
        return wide + 2 * self._look.px(_PILL_PADDING)

    def _paint_pill(self, painter: QPainter, left: QPointF, width: float, text: str) -> None:
        look, height = self._look, self._look.px(_PILL)
        box = QRectF(left.x(), left.y() - height / 2, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(Role.NOW_DIM))
        painter.drawRoundedRect(box, height / 2, height / 2)
        paint_text(
            painter, look, box, text, TextStyle.CAPTION, Role.NOW,
            weight=_CHOSEN_WEIGHT, align=CENTER, ground=Role.NOW_DIM,
        )  # fmt: skip

    def _paint_choices(
        self, painter: QPainter, rect: QRectF, item: RulingItem, ground: Role
    ) -> None:
        look = self._look
        radius = look.size("radius.control")
        rects = self.choice_rects(rect, item)
        frame = rects[0].united(rects[-1]).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(look.pen(Role.LINE_STRONG, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, radius, radius)
        chosen = item.ruling.choices.index(item.chosen)
        for place, box in enumerate(rects):
            below = ground
            if self.hovered == (item.key, place) and place != chosen:
                below = Role.BG3
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color(below))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
            elif place and chosen not in {place, place - 1}:
                line = QRectF(box.left(), box.top() + 1, 1, box.height() - 2)
                painter.fillRect(line, look.color(Role.LINE))
            if place == chosen:
                below = Role.BG3
                width = look.tokens.sizes["stroke.control"]
                painter.setPen(look.pen(Role.TEXT2, width))
                painter.setBrush(look.color(below))
                inset = width / 2
                painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
            self._paint_choice(painter, box, item, place, below)

    def _paint_choice(
        self, painter: QPainter, box: QRectF, item: RulingItem, place: int, ground: Role
    ) -> None:
        look, one = self._look, item.ruling.choices[place]
        is_chosen = one is item.chosen
        marks = _marks(self._words, item, one)
        right = look.px(_MARKS_RIGHT)
        taken = measure_text(look, marks, TextStyle.CAPTION, weight=_MARK_WEIGHT).width()
        side = max(right, taken + 1.5 * right) if marks else right
        # In the middle of the part where that leaves the marks free, else beside them.
        text = enum_text(self._words, one)
        weight = _CHOSEN_WEIGHT if is_chosen else 400
        wide = measure_text(look, text, TextStyle.CAPTION, weight=weight).width()
        is_free = wide / 2 + side <= box.width() / 2
        room = box.adjusted(side if is_free else right, 0, -side, 0)
        role = Role.TEXT if is_chosen else Role.TEXT2
        paint_text(
            painter, look, room, text, TextStyle.CAPTION, role,
            weight=weight, align=CENTER, ground=ground,
        )  # fmt: skip
        if marks:
            paint_text(
                painter, look, box.adjusted(0, 0, -right, 0), marks, TextStyle.CAPTION, Role.TEXT3,
                weight=_MARK_WEIGHT, align=RIGHT, ground=ground,
            )  # fmt: skip

    def _wants(self, item: RulingItem, one: StrEnum, name: str) -> float:
        look = self._look
        wide = measure_text(look, name, TextStyle.CAPTION, weight=_CHOSEN_WEIGHT).width()
        marks = _marks(self._words, item, one)
        taken = measure_text(look, marks, TextStyle.CAPTION, weight=_MARK_WEIGHT).width()
        return wide + taken + look.px(3 * _MARKS_RIGHT)

    def _paint_preset(
        self, painter: QPainter, rect: QRectF, item: RulingItem, ground: Role
    ) -> None:
        look, changed = self._look, changed_text(self._words, item)
        room = self._label_rect(rect)
        room.setRight(rect.right() - look.px(SIDE))
        room.setLeft(room.right() - look.px(_PRESET))
        upper = QRectF(room)
        if changed:
            upper.setHeight(room.height() / 2)
            lower = QRectF(room)
            lower.setTop(upper.bottom())
            paint_text(
                painter, look, lower, changed, TextStyle.CAPTION, Role.TEXT3,
                align=RIGHT, ground=ground,
            )  # fmt: skip
        paint_text(
            painter, look, upper, preset_text(self._words, item), TextStyle.CAPTION,
            Role.TEXT if changed else Role.TEXT3,
            weight=_CHOSEN_WEIGHT if changed else None, align=RIGHT, ground=ground,
        )  # fmt: skip


def _marks(words: Words, item: RulingItem, one: StrEnum) -> str:
    """Return the letters of the presets that choose so."""
    letters = []
    if one is item.ruling.reference:
        letters.append(words.pgettext("letter of a preset", "R"))
    if one is item.ruling.published:
        letters.append(words.pgettext("letter of a preset", "P"))
    return " ".join(letters)
