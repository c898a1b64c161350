"""What a score moved: clocks of factions, and what they think of the crew (66, 163)."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from duskboard.core.blades.downtime import DowntimeStep, Figure, FigureLine
from duskboard.core.blades.faction import MAX_STATUS, WAR
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_figure_text import figures_text
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.blades_standing_text import short_standing
from duskboard.i18n.words import Words
from duskboard.panels.downtime_foot import StepFoot
from duskboard.panels.downtime_wish import MoveAfter, PassStep
from duskboard.table.clock_view import ClockView
from duskboard.table.downtime_view import DowntimeView
from duskboard.table.faction_view import FactionView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel

_NAME, _STATUS, _CLOCK = range(3)


class EchoForm(QWidget):
    """Asks what a score moved.

    Signals:
        wished(object): See `downtime_wish`.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view = DowntimeView()
        self._by: dict[EntityId, int] = {}
        self._built: tuple[EntityId, ...] = ()
        self.steppers: dict[EntityId, Stepper] = {}
        self._names: dict[EntityId, TextLabel] = {}
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._none = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2)
        self.foot = StepFoot(look)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(look.px(16)))
        self._grid.setVerticalSpacing(round(look.px(4)))
        self._grid.setColumnStretch(_CLOCK + 1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._none)
        column.addWidget(self._rows)
        column.addWidget(self.foot)
        self.foot.passed.connect(self._on_foot_passed)
        self.foot.done.connect(self.act)

    def begin(self) -> None:
        """Begin with nothing moved."""
        self._by = {}

    def mirror(self, view: DowntimeView) -> None:
        """Show the factions and their clocks."""
        self._view = view
        words = self._words
        self._build()
        lines: list[FigureLine] = []
        for one in view.factions:
            self._names[one.faction_id].setText(
                words.pgettext("blades faction", "%(standing)s  %(name)s")
                % {"standing": short_standing(words, one.tier, one.hold), "name": one.name}
            )
            lines += self._mirror_status(one)
            for goal in one.goals:
                lines += self._mirror_clock(goal, goal.filled or 0, goal.size or 0)
        none = words.pgettext("blades downtime", "There is no faction yet.")
        self._none.setText(none)
        self._none.setVisible(not view.factions)
        self.foot.mirror(
            figures_text(words, lines),
            words.pgettext("blades downtime", "Nothing moved"),
            words.pgettext("blades downtime", "Move them"),
            can_go=bool(lines),
        )

    def act(self) -> None:
        """Do it."""
        if not self.foot.go.isEnabled():
            return
        factions = {one.faction_id for one in self._view.factions}
        self.wished.emit(
            MoveAfter(
                statuses={key: by for key, by in self._by.items() if key in factions and by},
                ticks={key: by for key, by in self._by.items() if key not in factions and by},
            )
        )

    def _mirror_status(self, one: FactionView) -> list[FigureLine]:
        by = self._by.get(one.faction_id, 0)
        after = max(WAR, min(MAX_STATUS, one.status + by))
        text = signed(one.status)
        if after != one.status:
            text = arrow(self._words, text, signed(after))
        self._step(one.faction_id, "", text)
        self.steppers[one.faction_id].limit(can_less=after > WAR, can_more=after < MAX_STATUS)
        if after == one.status:
            return []
        line = FigureLine(figure=Figure.STATUS, before=one.status, after=after, name=one.name)
        return [line]

    def _mirror_clock(self, goal: ClockView, filled: int, size: int) -> list[FigureLine]:
        after = max(0, min(size, filled + self._by.get(goal.clock_id, 0)))
        text = str(filled)
        if after != filled:
            text = arrow(self._words, text, str(after))
        of = self._words.pgettext("blades figure", "%(change)s of %(size)d")
        self._step(goal.clock_id, goal.name, of % {"change": text, "size": size})
        self.steppers[goal.clock_id].limit(can_less=after > 0, can_more=after < size)
        if after == filled:
            return []
        line = FigureLine(
            figure=Figure.CLOCK, before=filled, after=after, name=goal.name, size=size
        )
        return [line]

    def _step(self, key: EntityId, label: str, figure: str) -> None:
        words = self._words
        self.steppers[key].mirror(
            label,
            figure,
            less=words.pgettext("blades", "One less"),
            more=words.pgettext("blades", "One more"),
        )

    def _build(self) -> None:
        """Have a row for each faction, and a stepper for each of its clocks."""
        keys = tuple(
            key
            for one in self._view.factions
            for key in (one.faction_id, *(goal.clock_id for goal in one.goals))
        )
        if keys == self._built:
            return
        self._built = keys
        for widget in (*self.steppers.values(), *self._names.values()):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.steppers, self._names = {}, {}
        row = 0
        for one in self._view.factions:
            name = TextLabel(self._look, "", TextStyle.LABEL, ground=Role.BG2)
            self._names[one.faction_id] = name
            self._grid.addWidget(name, row, _NAME)
            self._grid.addWidget(self._made(one.faction_id, 64), row, _STATUS)
            for goal in one.goals:
                self._grid.addWidget(self._made(goal.clock_id, 84), row, _CLOCK)
                row += 1
            row += not one.goals

    def _made(self, key: EntityId, width: float) -> Stepper:
        stepper = Stepper(self._look, ground=Role.BG2, width=width)
        stepper.stepped.connect(partial(self._on_stepper_stepped, key))
        self.steppers[key] = stepper
        return stepper

    def _on_stepper_stepped(self, key: EntityId, by: int) -> None:
        self._by[key] = self._by.get(key, 0) + by
        self.mirror(self._view)

    def _on_foot_passed(self) -> None:
        self.wished.emit(PassStep(step=DowntimeStep.CLOCKS))
