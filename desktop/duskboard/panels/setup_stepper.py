"""The steps of a set-up in a row: where it is, what is done, and any other at a click."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.chase.setup import SetupStep
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.setup_text import is_done, step_count
from duskboard.table.setup_view import SetupView
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, LEFT, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HEIGHT, _GAP = 36.0, 4.0
_DISC = 20.0
_PAD = 10.0


class SetupStepper(QWidget):
    """Five cells.

    Signals:
        step_requested(SetupStep): Another step shall be open.
    """

    step_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = {step: _Cell(look, words, step, self) for step in SetupStep}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(_GAP)))
        for cell in self.cells.values():
            row.addWidget(cell, 1)
            cell.clicked.connect(self._on_cell_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, view: SetupView) -> None:
        """Show where the set-up is."""
        for cell in self.cells.values():
            cell.mirror(view)

    def set_tight(self, *, is_tight: bool) -> None:
        """Name the open step only, where there is no room for all names."""
        row = self.layout()
        for cell in self.cells.values():
            cell.is_tight = is_tight
            cell.update()
            if isinstance(row, QHBoxLayout):
                row.setStretchFactor(cell, 3 if cell.is_open and is_tight else 1)

    def _on_cell_clicked(self) -> None:
        for step, cell in self.cells.items():
            if cell is self.sender():
                self.step_requested.emit(step)


class _Cell(PaintedButton):
    """One step: its number or a tick, its name, how much of it is done."""

    def __init__(self, look: Look, words: Words, step: SetupStep, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._words, self._step = words, step
        self._count, self._is_done = "", False
        self.is_open, self.is_tight = False, False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def mirror(self, view: SetupView) -> None:
        """Show the step as it is."""
        words = self._words
        self._count = step_count(words, view, self._step)
        self.is_open = view.step is self._step
        self._is_done = is_done(view, self._step)
        state = words.pgettext("step", "open") if self.is_open else ""
        done = words.pgettext("step", "done") if self._is_done else ""
        name = enum_text(words, self._step)
        self.setAccessibleName(clauses(words, [name, self._count, done, state]))
        self.setToolTip(name)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(120)), round(self._look.px(_HEIGHT)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, rect = self._look, QRectF(self.rect())
        ground = Role.NOW_DIM if self.is_open else Role.BG3 if self.underMouse() else Role.BG2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(Role.NOW if self.is_open else Role.LINE, 1.5))
            painter.setBrush(look.color(ground))
            radius = look.size("radius.control")
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
            self._paint_disc(painter, ground)
            count = measure_text(look, self._count, TextStyle.LABEL).width()
            left = look.px(_PAD + _DISC + 8)
            room = QRectF(left, 0, rect.width() - left - look.px(_PAD), rect.height())
            paint_text(
                painter, look, room, self._count, TextStyle.LABEL, Role.TEXT2,
                align=RIGHT, ground=ground,
            )  # fmt: skip
            room.setWidth(room.width() - count - look.px(6))
            name = enum_text(self._words, self._step)
            if self.is_open or not self.is_tight:
                paint_text(
                    painter, look, room, name, TextStyle.LABEL, Role.TEXT, align=LEFT, ground=ground
                )

    def _paint_disc(self, painter: QPainter, ground: Role) -> None:
        look = self._look
        side = look.px(_DISC)
        center = QPointF(look.px(_PAD) + side / 2, self.rect().center().y() + 0.5)
        box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._is_done and not self.is_open:
            painter.setBrush(look.color(Role.LINE_STRONG))
            painter.drawEllipse(box)
            inner = box.adjusted(side / 5, side / 5, -side / 5, -side / 5)
            look.glyphs.paint_glyph(painter, inner, "check", look.color(ground), weight=1.6)
            return
        painter.setBrush(look.color(Role.NOW if self.is_open else Role.BG3))
        painter.drawEllipse(box)
        number = str(list(SetupStep).index(self._step) + 1)
        ink, under = (Role.ON_NOW, Role.NOW) if self.is_open else (Role.TEXT2, Role.BG3)
        paint_text(
            painter, look, box, number, TextStyle.CAPTION, ink, weight=700,
            align=CENTER, ground=under,
        )  # fmt: skip
