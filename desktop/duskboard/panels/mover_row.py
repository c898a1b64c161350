"""Somebody in the table of a side: what is rolled for speed, and what becomes of it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.chase.participant import Side
from duskboard.core.chase.setup import Choice, Part
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.person_badge import PersonBadge
from duskboard.panels.roll_cell import RollCell
from duskboard.panels.setup_text import (
    mover_name,
    part_role,
    part_text,
    reason_text,
    rolled_text,
    shift_role,
    shift_text,
)
from duskboard.table.setup_view import MoverView, SetupView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.switch import Switch
from duskboard.widgets.text_label import TextLabel

HEIGHT = 50.0
SHIFT, MOV = 34.0, 34.0
"""Widths of the columns beside the roll, logical pixels."""
_AIR = 8.0
_TIGHT = 560.0
"""Under this width the name has hardly any room."""


class MoverRow(QWidget):
    """A row.

    Signals: each names whose row it is first.
        roll_requested(EntityId): The machine's dice shall fall.
        told(EntityId, FacesTyped | TotalTold | VerdictTold): What real dice show.
        clear_requested(EntityId): The speed roll shall not count.
        choice_requested(EntityId, Choice | None): Takes part, is left out, or as the rules say.
        side_requested(EntityId, Side): Flees, or pursues.
        refused(str): What was typed does not fit.
    """

    roll_requested = Signal(object)
    told = Signal(object, object)
    clear_requested = Signal(object)
    choice_requested = Signal(object, object)
    side_requested = Signal(object, object)
    refused = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._mover: MoverView | None = None
        self.badge = PersonBadge(look, words, 32.0, ground=Role.BG1)
        self.name = TextLabel(look, "", TextStyle.LABEL, lines=3)
        self.what = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.cell = RollCell(look, words)
        self.shift = TextLabel(look, "", TextStyle.LABEL)
        self.mov = TextLabel(look, "", TextStyle.HEAD)
        self.part = TextLabel(look, "", TextStyle.LABEL, lines=2)
        self.reason = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.switch = Switch(look, "")
        self.aside = IconButton(look, "close", "", side=22.0)
        self._row = QHBoxLayout(self)
        self._lay_out()
        self.cell.clicked.connect(self._on_cell_clicked)
        self.cell.told.connect(self._on_cell_told)
        self.cell.clear_requested.connect(self._on_cell_clear_requested)
        self.cell.refused.connect(self.refused)
        self.switch.clicked.connect(self._on_switch_clicked)
        self.aside.clicked.connect(self._on_aside_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def person_id(self) -> EntityId | None:
        """Whose row it is."""
        return self._mover.person_id if self._mover is not None else None

    def mirror(self, view: SetupView, mover: MoverView) -> None:
        """Show somebody."""
        self._mover = mover
        words = self._words
        is_in = mover.part is Part.RUNS
        self.badge.mirror(view.board.token(mover.person_id) if view.board is not None else None)
        self.name.setText(mover_name(words, mover))
        self.name.setToolTip(mover_name(words, mover))
        self.name.set_role(Role.TEXT if is_in else Role.TEXT2)
        self.what.setText(rolled_text(words, mover))
        self.what.setToolTip(rolled_text(words, mover))
        self.cell.mirror(mover)
        self.shift.setText(shift_text(mover))
        self.shift.set_role(shift_role(mover))
        self.mov.setText(str(mover.mov))
        self.mov.set_role(Role.TEXT if is_in else Role.TEXT2)
        self.part.setText(part_text(words, mover))
        self.part.set_role(part_role(mover))
        self.reason.setText(reason_text(words, view, mover))
        self.reason.setToolTip(reason_text(words, view, mover))
        self.switch.setChecked(is_in)
        texts = {"name": mover.name}
        self.switch.setAccessibleName(words.pgettext("chase", "%(name)s takes part") % texts)
        self.switch.setToolTip(self.switch.accessibleName())
        self.aside.set_label(words.pgettext("chase", "%(name)s is not of this chase") % texts)
        self.setAccessibleName(mover.name)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(480)), round(self._look.px(HEIGHT)))

    def height_in(self, width: int) -> int:
        """Return a height in which nothing is cut: a long name goes on a second line."""
        self.cell.set_tight(is_tight=width / self._look.scale < _TIGHT)
        layout = self.layout()
        wanted = layout.totalHeightForWidth(width) if layout is not None else 0
        return max(round(self._look.px(HEIGHT)), wanted + round(self._look.px(_AIR)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self._settle()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        mover = self._mover
        sides = {Qt.Key.Key_F: Side.QUARRY, Qt.Key.Key_P: Side.PURSUER}
        if mover is not None and event.key() in sides:
            self.side_requested.emit(mover.person_id, sides[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            line = QRectF(0, self.height() - 1, self.width(), 1)
            painter.fillRect(line, self._look.color(Role.LINE))

    def _lay_out(self) -> None:
        row = self._row
        row.addWidget(self.badge)
        row.addLayout(_two(self.name, self.what), 6)
        row.addWidget(self.cell)
        row.addWidget(self.shift)
        row.addWidget(self.mov)
        row.addLayout(_two(self.part, self.reason), 5)
        row.addWidget(self.switch)
        row.addWidget(self.aside)
        for label in (self.shift, self.mov):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        self._settle()

    def _settle(self) -> None:
        """Take the sizes of the look as it is now."""
        px = self._look.px
        self._row.setContentsMargins(round(px(10)), 0, round(px(6)), 0)
        self._row.setSpacing(round(px(7)))
        for label, wide in ((self.shift, SHIFT), (self.mov, MOV)):
            label.setFixedWidth(round(px(wide)))
        self.updateGeometry()

    def _on_cell_clicked(self) -> None:
        self.roll_requested.emit(self.person_id)

    def _on_cell_told(self, said: object) -> None:
        self.told.emit(self.person_id, said)

    def _on_cell_clear_requested(self) -> None:
        self.clear_requested.emit(self.person_id)

    def _on_switch_clicked(self) -> None:
        mover = self._mover
        if mover is None:
            return
        takes_part = mover.part is Part.RUNS
        choice: Choice | None = Choice.OUT if takes_part else None
        if not takes_part and mover.choice is None:
            choice = Choice.IN  # the rules part this one from the chase: the table does not
        self.choice_requested.emit(mover.person_id, choice)

    def _on_aside_clicked(self) -> None:
        self.choice_requested.emit(self.person_id, Choice.ASIDE)


def _two(upper: QWidget, lower: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addStretch(1)
    column.addWidget(upper)
    column.addWidget(lower)
    column.addStretch(1)
    return column
