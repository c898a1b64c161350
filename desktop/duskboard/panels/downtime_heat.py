"""The heat of a score: how it went, what came on top, what that does (rules/blades.md 106, 107)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.core.blades.crew import HEAT_BOXES, MAX_WANTED, heated
from duskboard.core.blades.downtime import DowntimeStep, Figure, FigureLine
from duskboard.core.blades.heat import NOISE_HEAT, HeatSource, HeatTerms, Noise, heat_parts
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_figure_text import figures_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.downtime_foot import StepFoot
from duskboard.panels.downtime_wish import PassStep, TakeHeat
from duskboard.panels.flow import Flow
from duskboard.table.downtime_view import DowntimeView
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_TICKS = {
    HeatSource.HIGH_PROFILE: 1,
    HeatSource.HOSTILE_TURF: 1,
    HeatSource.KILLING: 2,
    HeatSource.WAR: 1,
}


class HeatForm(QWidget):
    """Asks how a score went.

    Signals:
        wished(object): See `downtime_wish`.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._view = DowntimeView()
        self._noise = Noise.CONTAINED
        self._on: set[HeatSource] = set()
        self.noise = SegmentedControl(look, ground=Role.BG2)
        self.ticks = {source: WeighChip(look) for source in _TICKS}
        self.foot = StepFoot(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(8)))
        box = QWidget(self)
        flow = Flow(round(look.px(8)), box)
        flow.addWidget(self.noise)
        for source, chip in self.ticks.items():
            flow.addWidget(chip)
            chip.setProperty("source", source.value)
            chip.clicked.connect(self._on_tick_clicked)
        column.addWidget(box)
        column.addWidget(self.foot)
        self.noise.chosen.connect(self._on_noise_chosen)
        self.foot.passed.connect(self._on_foot_passed)
        self.foot.done.connect(self.act)

    @property
    def terms(self) -> HeatTerms:
        """What is ticked."""
        return HeatTerms(
            noise=self._noise,
            is_high_profile=HeatSource.HIGH_PROFILE in self._on,
            is_hostile_turf=HeatSource.HOSTILE_TURF in self._on,
            is_at_war=HeatSource.WAR in self._on,
            has_killed=HeatSource.KILLING in self._on,
        )

    def begin(self, *, is_at_war: bool) -> None:
        """Begin with nothing on top but a war that there is (rules/blades.md 146)."""
        self._noise = Noise.CONTAINED
        self._on = {HeatSource.WAR} if is_at_war else set()

    def mirror(self, view: DowntimeView) -> None:
        """Show what a score would bring."""
        self._view = view
        words, crew = self._words, view.crew
        if crew is None:
            return
        plain = words.pgettext("blades downtime", "%(what)s %(heat)d")
        noises = [
            Option(value=one, text=plain % {"what": enum_text(words, one), "heat": heat})
            for one, heat in NOISE_HEAT.items()
        ]
        self.noise.mirror(noises, self._noise)
        for source, chip in self.ticks.items():
            text = words.pgettext("blades heat source", "%(source)s %(heat)s")
            said = {"source": enum_text(words, source), "heat": signed(_TICKS[source])}
            chip.mirror(WeighFace(text=text % said, is_on=source in self._on))
        parts = heat_parts(crew.crew, self.terms)
        heat = sum(one.heat for one in parts)
        hot = heated(crew.crew, heat)
        lines = [
            FigureLine(
                figure=Figure.HEAT, before=crew.crew.heat, after=hot.crew.heat, size=HEAT_BOXES
            )
        ]
        if hot.raised:
            wanted = (crew.crew.wanted, hot.crew.wanted)
            lines.append(
                FigureLine(figure=Figure.WANTED, before=wanted[0], after=wanted[1], size=MAX_WANTED)
            )
        text = words.pgettext("blades heat source", "%(source)s %(heat)s")
        sources = [
            text % {"source": enum_text(words, one.source), "heat": signed(one.heat)}
            for one in parts
        ]
        capped = words.pgettext("blades crew", "wanted no higher") if hot.is_capped else ""
        go = words.pgettext("blades downtime", "Take %(heat)d heat") % {"heat": heat}
        self.foot.mirror(
            dotted(words, [clauses(words, sources), figures_text(words, lines), capped]),
            words.pgettext("blades downtime", "No heat"),
            go,
            can_go=heat > 0,
        )

    def act(self) -> None:
        """Do it."""
        if self.foot.go.isEnabled():
            self.wished.emit(TakeHeat(terms=self.terms))

    def _on_noise_chosen(self, value: object) -> None:
        if isinstance(value, Noise):
            self._noise = value
            self.mirror(self._view)

    def _on_tick_clicked(self) -> None:
        source = next(key for key, chip in self.ticks.items() if chip is self.sender())
        self._on ^= {source}
        self.mirror(self._view)

    def _on_foot_passed(self) -> None:
        self.wished.emit(PassStep(step=DowntimeStep.HEAT))
