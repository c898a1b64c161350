"""Setting up a chase: the steps, both sides, the actions a round, and where everybody starts."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.board.aim import Plan
from duskboard.board.track_view import TrackView
from duskboard.core.chase.participant import Side
from duskboard.core.chase.setup import Part, SetupStep
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.announcement import announce
from duskboard.panels.aside_bar import AsideBar
from duskboard.panels.pool_grid import PoolGrid
from duskboard.panels.setup_foot import SetupFoot
from duskboard.panels.setup_stepper import SetupStepper
from duskboard.panels.side_table import SideTable
from duskboard.table.setup_view import SetupView
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.painted_button import LOOK_EVENTS

_TALL = 860.0
"""From this height on everything has room at once."""
_LOW = 560.0
"""Below this height the actions a round make room for the track."""
_WIDE = 1000.0
"""From this width on both sides stand beside each other."""
_TABLES = 330.0
_STEPS = list(SetupStep)


class SetupPanel(QWidget):
    """The guided set-up; it takes the place of the board while it runs.

    Attributes:
        stepper: The five steps.
        tables: Those who flee, those who pursue.
        pools: Actions a round.
        track: The track with everybody where they will start.
        foot: What is next, and the buttons.
        aside: Who is on the table but not of this chase.

    Signals:
        start_place_requested(EntityId, EntityId): Somebody shall start at a place.
        step_requested(SetupStep): Another step shall be open.
    """

    start_place_requested = Signal(object, object)
    step_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: SetupView | None = None
        self.stepper = SetupStepper(look, words)
        self.tables = {side: SideTable(look, words, side) for side in Side}
        self.aside = AsideBar(look, words)
        self.pools = PoolGrid(look, words)
        self.track = TrackView(look, words, _placing)
        self.track.set_editable(
            is_editable=True
        )  # hazards and names are made ready before the start
        self.foot = SetupFoot(look, words)
        self._lay_out()
        self.stepper.step_requested.connect(self.step_requested)
        self.track.move_requested.connect(self._on_track_move_requested)
        self.foot.back_requested.connect(self._on_foot_back_requested)
        self.foot.next_requested.connect(self._on_foot_next_requested)
        for keys, go in (
            ("Alt+Left", self._on_foot_back_requested),
            ("Alt+Right", self._on_foot_next_requested),
        ):  # arrows of a button would move the keyboard instead
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(go)
        self.say()

    @property
    def view(self) -> SetupView | None:
        """What is shown."""
        return self._view

    @property
    def is_open(self) -> bool:
        """Whether it stands where the board would, though another dock may lie over both."""
        return self._view is not None and not self.isHidden()

    def mirror(self, view: SetupView | None) -> None:
        """Show a set-up, or none."""
        before, self._view = self._view, view
        if view is None:
            return
        self.stepper.mirror(view)
        for table in self.tables.values():
            table.mirror(view)
        self.aside.mirror(view)
        self.pools.mirror(view)
        self.track.mirror(view.board)
        self.foot.mirror(view)
        self._arrange()
        if before is None or before.step is not view.step:
            for table in self.tables.values():
                table.show_error("")  # what was wrong is of the step before
            self.take_keyboard()

    def refuse(self, text: str) -> None:
        """Say why something was not allowed, until the set-up goes on."""
        if self.is_open:
            self.foot.refuse(text)
            announce(self, text)

    def take_keyboard(self) -> None:
        """Give the keyboard to what the open step asks for."""
        if self._view is None or not self.isVisible():
            return
        target: QWidget = self.foot.go
        match self._view.step:
            case SetupStep.FLEE:
                target = self.tables[Side.QUARRY].field
            case SetupStep.PURSUE:
                target = self.tables[Side.PURSUER].field
            case SetupStep.SPEED:
                target = self.foot.roll_all if self.foot.roll_all.isEnabled() else self.foot.go
            case SetupStep.TAKE_PART | SetupStep.START:
                target = self.foot.go
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        self.setAccessibleName(self._words.pgettext("chase", "Set up a chase"))
        if self._view is not None:
            self.mirror(self._view)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(1208)), round(self._look.px(614)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS:
            self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG1))
            for widget in (self._sides, self.pools, self.track):
                if widget.isVisible():
                    line = QRectF(0, widget.geometry().top(), self.width(), 1)
                    painter.fillRect(line, self._look.color(Role.LINE))

    def _lay_out(self) -> None:
        px = self._look.px
        head = QHBoxLayout()
        head.setContentsMargins(round(px(12)), round(px(8)), round(px(12)), round(px(8)))
        head.addWidget(self.stepper)
        self._sides = QWidget()
        self._both = QHBoxLayout(self._sides)
        self._both.setContentsMargins(0, round(px(2)), 0, 0)
        self._both.setSpacing(round(px(1)))
        for side in (Side.QUARRY, Side.PURSUER):
            self._both.addWidget(self.tables[side], 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._sides, 2)
        column.addWidget(self.aside)
        column.addWidget(self.pools)
        column.addWidget(self.track, 3)
        column.addWidget(self.foot)

    def _arrange(self) -> None:
        """Show what the open step is about; everything where there is room for it."""
        view = self._view
        if view is None:
            return
        height = self.height() / self._look.scale
        is_tall = height >= _TALL
        is_wide = self.width() / self._look.scale >= _WIDE
        at = _STEPS.index(view.step)
        is_placing = view.step is SetupStep.START
        self._sides.setMaximumHeight(round(self._look.px(_TABLES)) if is_tall else 16777215)
        has_aside = any(one.part is Part.ASIDE for one in view.movers)
        has_room = is_tall or (at >= _STEPS.index(_POOLS_FROM) and height >= _LOW)
        shows_pools = has_room or view.step is _POOLS_FROM
        _show(
            {
                self._sides: is_tall or not is_placing,
                self.aside: has_aside and (is_tall or not is_placing),
                self.pools: bool(view.present) and shows_pools,
                self.track: is_tall or is_placing,
                **self._arranged_sides(view, is_wide=is_wide),
            }
        )

    def _arranged_sides(self, view: SetupView, *, is_wide: bool) -> dict[QWidget, bool]:
        """Return which sides are shown: both beside each other; the one in question, or below."""
        self._both.setDirection(_BESIDE if is_wide else _BELOW)
        asked = {SetupStep.FLEE: Side.QUARRY, SetupStep.PURSUE: Side.PURSUER}
        self.stepper.set_tight(is_tight=not is_wide)
        for table in self.tables.values():
            table.set_adding(is_adding=is_wide or view.step in asked)
        return {
            table: is_wide or asked.get(view.step, side) is side
            for side, table in self.tables.items()
        }

    def _on_track_move_requested(self, who: EntityId, goal: EntityId, _overrule: bool) -> None:  # noqa: FBT001 - as the signal says
        self.start_place_requested.emit(who, goal)

    def _on_foot_back_requested(self) -> None:
        self._go(-1)

    def _on_foot_next_requested(self) -> None:
        self._go(1)

    def _go(self, by: int) -> None:
        if self._view is None:
            return
        at = _STEPS.index(self._view.step) + by
        if 0 <= at < len(_STEPS):
            self.step_requested.emit(_STEPS[at])


def _show(parts: dict[QWidget, bool]) -> None:
    """Hide parts before others are shown: at no moment is more room wanted than there is."""
    for part, is_shown in sorted(parts.items(), key=lambda pair: pair[1]):
        part.setVisible(is_shown)


_BESIDE, _BELOW = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
_POOLS_FROM = SetupStep.TAKE_PART


def _placing(_who: EntityId, goal: EntityId) -> Plan:
    """Return that anybody may start anywhere: the table says so."""
    return Plan(goal=goal, is_legal=True, places=(goal,))
