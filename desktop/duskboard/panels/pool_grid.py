"""Actions a round of everybody, as they are and with or without somebody."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.board.brush import Brush
from duskboard.board.pip_painting import PipsFace, paint_pips, pips_width
from duskboard.core.chase.setup import Choice, Part
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.person_badge import paint_small_token
from duskboard.panels.setup_text import pool_text
from duskboard.table.setup_view import MoverView, PoolRow, SetupView
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HEAD, _ROW = 30.0, 28.0
_LABEL = 190.0
_TOKEN = 22.0
_RADIO = 6.0


class PoolGrid(QWidget):
    """A column for each participant, a row for each choice; the row that holds is marked.

    Signals:
        choice_requested(EntityId, Choice | None): That one takes part, or is left out.
    """

    choice_requested = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: SetupView | None = None
        self.rows: list[_Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, round(look.px(_HEAD)), 0, round(look.px(4)))
        self._column.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, view: SetupView) -> None:
        """Show the actions a round."""
        self._view = view
        while len(self.rows) > len(view.rows):
            row = self.rows.pop()
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(view.rows):
            row = _Row(self._look, self._words, self)
            row.clicked.connect(self._on_row_clicked)
            self._column.addWidget(row)
            self.rows.append(row)
        for row, pools in zip(self.rows, view.rows, strict=True):
            row.mirror(view, pools)
        self.setAccessibleName(self._words.pgettext("chase set-up", "Actions a round"))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        count = max(1, len(self.rows))
        return QSize(round(self._look.px(700)), round(self._look.px(_HEAD + count * _ROW + 4)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(400)), self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view, look = self._view, self._look
        if view is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            title = QRectF(look.px(12), 0, look.px(_LABEL), look.px(_HEAD))
            text = self._words.pgettext("chase set-up", "Actions a round")
            paint_text(painter, look, title, text, TextStyle.LABEL, Role.TEXT, align=LEFT)
            for mover, left, wide in columns(look, self.width(), view.present):
                token = view.board.token(mover.person_id) if view.board is not None else None
                if token is not None:
                    side = look.px(_TOKEN)
                    at = QPointF(left + min(side, wide) / 2, look.px(_HEAD) / 2)
                    paint_small_token(painter, look, self._words, at, side, token, Role.BG1)

    def _on_row_clicked(self) -> None:
        for row in self.rows:
            if row is self.sender() and row.pools is not None and not row.pools.is_chosen:
                choice = None if row.pools.takes_part else Choice.OUT
                self.choice_requested.emit(row.pools.who, choice)


class _Row(PaintedButton):
    """One choice with the actions that it gives."""

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._words = words
        self._view: SetupView | None = None
        self.pools: PoolRow | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, view: SetupView, pools: PoolRow) -> None:
        """Show a choice."""
        self._view, self.pools = view, pools
        parts = [pool_text(self._words, view, pools)]
        named = self._words.pgettext("chase", "%(name)s %(count)d")
        parts += [
            named % {"name": one.name, "count": pools.pools[one.person_id]}
            for one in view.present
            if one.person_id in pools.pools
        ]
        self.setAccessibleName(clauses(self._words, parts))
        self.setEnabled(pools.who is not None)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(400)), round(self._look.px(_ROW)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view, pools, look = self._view, self.pools, self._look
        if view is None or pools is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = self._paint_label(painter, view, pools)
            for mover, left, wide in columns(look, self.width(), view.present):
                box = QRectF(left, 0, wide, self.height())
                self._paint_pool(painter, pools, mover, box, ground)

    def _paint_label(self, painter: QPainter, view: SetupView, pools: PoolRow) -> Role:
        look, height = self._look, float(self.height())
        box = QRectF(look.px(8), 1, look.px(_LABEL), height - 2)
        if pools.is_chosen:
            painter.setPen(look.pen(Role.TEXT2, 1.5))
            painter.setBrush(look.color(Role.BG3))
            radius = look.size("radius.control")
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        center = QPointF(box.left() + look.px(14), height / 2)
        side = look.px(_RADIO)
        painter.setPen(look.pen(Role.TEXT2 if pools.is_chosen else Role.LINE_STRONG, 1.5))
        painter.setBrush(look.color(Role.BG1))
        painter.drawEllipse(center, side, side)
        if pools.is_chosen:
            painter.setBrush(look.color(Role.TEXT2))
            painter.drawEllipse(center, side / 2.2, side / 2.2)
        room = QRectF(center.x() + side * 2, 0, box.right() - center.x() - side * 3, height)
        ground = Role.BG3 if pools.is_chosen else Role.BG1
        paint_text(
            painter, look, room, pool_text(self._words, view, pools), TextStyle.BODY,
            Role.TEXT if pools.is_chosen else Role.TEXT2, align=LEFT, ground=ground,
        )  # fmt: skip
        return Role.BG1

    def _paint_pool(
        self, painter: QPainter, pools: PoolRow, mover: MoverView, box: QRectF, ground: Role
    ) -> None:
        look = self._look
        count = pools.pools.get(mover.person_id)
        if count is None:
            part = pools.parts.get(mover.person_id, Part.OUT)
            text = enum_text(self._words, part)
            paint_text(
                painter, look, box, text, TextStyle.CAPTION, Role.TEXT2, align=LEFT, ground=ground
            )
            return
        brush = Brush(painter=painter, look=look, line=look.scale, type=look.scale, ground=ground)
        pips = PipsFace(left=count, granted=count)
        wide = min(pips_width(pips, look.scale), max(0.0, box.width() - look.px(18)))
        size = look.scale * (wide / pips_width(pips, look.scale) if wide else 0)
        if size > look.scale / 2:
            paint_pips(brush, QPointF(box.left(), box.center().y()), pips, size)
        else:
            wide = 0.0
        room = QRectF(box.left() + wide + look.px(6), 0, look.px(30), box.height())
        paint_text(
            painter, look, room, str(count), TextStyle.LABEL, Role.TEXT, align=LEFT, ground=ground
        )


def columns(
    look: Look, width: float, movers: Sequence[MoverView]
) -> list[tuple[MoverView, float, float]]:
    """Return each participant with the left edge and the width of the column."""
    left = look.px(_LABEL + 24)
    wide = (width - left - look.px(8)) / max(1, len(movers))
    return [(mover, left + place * wide, wide - look.px(6)) for place, mover in enumerate(movers)]
