"""Works the forecast of a chase out, away from the GUI thread, whenever the chase goes on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, QTimer

from duskboard.app.rescuing import Background
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings
from duskboard.models.document import Step, TableDocument
from duskboard.odds.hundredths import hundredths
from duskboard.odds.race_plan import Policy, RacePlan, race_plan
from duskboard.panels.forecast_panel import ForecastPanel, ForecastView, Hundredths
from duskboard.play.change import NotOnTableError
from duskboard.play.chase.scene import Scene, scene

_WAIT_MS = 150
_KINDS = (Course, Location, Edge, Participant, Vehicle, Rulings)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    """What was worked out."""

    plan: RacePlan
    rounds: Mapping[EntityId, tuple[Hundredths, ...]]
    runs: int


class Forecasting(QObject):
    """Keeps a forecast panel true while it is in sight.

    The chase is looked at once nothing has changed for a moment; what is being worked out then is
    stopped, and the old bars are dimmed meanwhile.
    """

    def __init__(
        self,
        document: TableDocument,
        panel: ForecastPanel,
        background: Callable[[], Background | None],
    ) -> None:
        """Begin.

        Args:
            document: The table.
            panel: Where the forecast is shown.
            background: Who works off the GUI thread, or None while nobody does.
        """
        super().__init__(panel)
        self._document, self._panel, self._background = document, panel, background
        self._policies = {Side.QUARRY: Policy.CAREFUL, Side.PURSUER: Policy.RECKLESS}
        self._stop = Event()
        self._is_old = True
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_WAIT_MS)
        self._soon.timeout.connect(self._begin)
        document.changed.connect(self._on_document_changed)
        panel.policy_requested.connect(self._on_panel_policy_requested)
        panel.seen.connect(self._on_panel_seen)

    def _on_document_changed(self, step: Step) -> None:
        values = (
            entity.value
            for change in step.changes
            for entity in (change.before, change.after)
            if entity is not None
        )
        if any(isinstance(value, _KINDS) for value in values):
            self._go_stale()

    def _on_panel_policy_requested(self, side: Side, policy: Policy) -> None:
        self._policies[side] = policy
        self._go_stale()

    def _on_panel_seen(self, is_seen: bool) -> None:  # noqa: FBT001 - as the signal says
        if not is_seen:
            self._stop.set()
            self._is_old = True
        elif self._is_old:
            self._soon.start(0)

    def _go_stale(self) -> None:
        """Stop what is being worked out, dim what is shown, and begin anew in a moment."""
        self._stop.set()
        self._is_old = True
        if self._panel.isVisible():
            view = self._panel.view
            if view is not None:
                self._panel.mirror(replace(view, policies=dict(self._policies), is_stale=True))
            self._soon.start()

    def _begin(self) -> None:
        """Work the forecast of the chase as it is now out."""
        if not self._panel.isVisible():
            return
        self._is_old = False
        self._stop = Event()
        table = self._document.table
        try:
            chase = scene(table)
        except NotOnTableError:
            self._panel.mirror(None)
            return
        policies = dict(self._policies)
        work = partial(_work, chase, table.rulings, policies, self._stop)
        done = partial(self._on_done, chase, policies, self._stop)
        background = self._background()
        if background is None:
            done(work())
        else:
            background.compute(work, done)

    def _on_done(
        self,
        chase: Scene,
        policies: Mapping[Side, Policy],
        stop: Event,
        found: _Found | None,
    ) -> None:
        if stop.is_set() or stop is not self._stop:
            return  # another one is on its way, or nobody looks
        if found is None:
            self._panel.mirror(None)
            return
        self._panel.mirror(
            ForecastView(
                first=max(1, chase.course.round),
                quarry={one.who: chase.name(one.who) for one in found.plan.quarry},
                rounds=found.rounds,
                policies=policies,
                runs=found.runs,
                left_out=found.plan.unmodelled,
                is_stale=False,
            )
        )


def _work(
    chase: Scene, rulings: Rulings, policies: Mapping[Side, Policy], stop: Event
) -> _Found | None:
    """Return a forecast, or None where there is none or nobody wants it any more."""
    from duskboard.odds.simulation import Stopped, forecast

    plan = race_plan(chase.course, chase.track, chase.people, rulings)
    if plan is None:
        return None
    try:
        found = forecast(plan, policies, is_stale=stop.is_set)
    except Stopped:
        return None
    rounds = {
        who: tuple(
            Hundredths(caught=caught, escaped=escaped)
            for caught, escaped, _ in (
                hundredths((one.caught, one.escaped, one.running)) for one in shares
            )
        )
        for who, shares in found.rounds.items()
    }
    return _Found(plan=plan, rounds=rounds, runs=found.runs)
