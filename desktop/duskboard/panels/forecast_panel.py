"""What the next rounds of a chase may bring each of the quarry, as stacked bars."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.i18n.forecast_text import (
    assumptions_text,
    left_out_text,
    policy_text,
    policy_tip,
)
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.odds.race_plan import Policy, Unmodelled
from duskboard.panels.flow import Flow
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.choice import Choice
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.share_bars import ShareBar, ShareBars
from duskboard.widgets.text_label import TextLabel

_SIDE = 12.0
_LEAST = (240.0, 108.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hundredths:
    """How one of the quarry stands after a round, in hundredths that sum to a hundred."""

    caught: int
    escaped: int

    @property
    def running(self) -> int:
        """What is left."""
        return 100 - self.caught - self.escaped


@dataclass(frozen=True, slots=True, kw_only=True)
class ForecastView:
    """What is foreseen.

    Attributes:
        first: The number of the first round that is shown.
        quarry: The names of those who flee, in the order of turns.
        rounds: How each of them stands after each round; empty before anything was worked out.
        policies: How each side goes about what is in the way.
        runs: How often the chase was played.
        left_out: What the forecast does not follow.
        is_stale: Whether the chase went on since, and another forecast is on its way.
    """

    first: int
    quarry: Mapping[EntityId, str]
    rounds: Mapping[EntityId, tuple[Hundredths, ...]]
    policies: Mapping[Side, Policy]
    runs: int
    left_out: frozenset[Unmodelled]
    is_stale: bool


class ForecastPanel(QWidget):
    """Mirrors a forecast; one of the quarry at a time.

    Signals:
        policy_requested(Side, Policy): A side shall go about things otherwise.
        seen(bool): Whether it is before the game master now; nothing is worked out otherwise.
    """

    policy_requested = Signal(object, object)
    seen = Signal(bool)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ForecastView | None = None
        self._chosen: EntityId | None = None
        self.who = Choice(look)
        self.bars = ShareBars(look, low=Role.PURSUER, high=Role.QUARRY, on_high=Role.ON_QUARRY)
        self.sums = {
            one: TextLabel(look, "", TextStyle.LABEL, role=role)
            for one, role in (
                ("escaped", Role.QUARRY),
                ("running", Role.TEXT2),
                ("caught", Role.PURSUER),
            )
        }
        self.policies = {side: SegmentedControl(look) for side in Side}
        self._sides = {side: TextLabel(look, "", TextStyle.CAPTION) for side in Side}
        self.about = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=3)
        self.none = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=2)
        self._lay_out()
        self.who.activated.connect(self._on_who_activated)
        for control in self.policies.values():
            control.chosen.connect(self._on_policy_chosen)
        self.mirror(None)

    @property
    def view(self) -> ForecastView | None:
        """What is shown, or None without a chase of two sides."""
        return self._view

    def mirror(self, view: ForecastView | None) -> None:
        """Show a forecast, or that there is none."""
        self._view = view
        is_there = view is not None and bool(view.quarry)
        for part in (self.who, self.bars, self.about, *self.sums.values()):
            part.setVisible(is_there)
        for part in (*self.policies.values(), *self._sides.values()):
            part.setVisible(is_there)
        self.none.setVisible(not is_there)
        self._say()

    @override
    def minimumSizeHint(self) -> QSize:
        # Lower than its parts ask for: the board above it must stay whole.
        return QSize(round(self._look.px(_LEAST[0])), round(self._look.px(_LEAST[1])))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)  # noqa: FBT003 - what a signal says

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)  # noqa: FBT003 - what a signal says

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _lay_out(self) -> None:
        px = self._look.px
        side, gap = round(px(_SIDE)), round(px(6))
        choices = QWidget()
        flow = Flow(round(px(12)), choices)
        for part in (self.who, *(self._pair(one) for one in Side)):
            flow.addWidget(part)
        sums = QVBoxLayout()
        for label in self.sums.values():
            sums.addWidget(label)
        sums.addStretch(1)
        shown = QHBoxLayout()
        shown.setSpacing(round(px(12)))
        shown.addWidget(self.bars, 1)
        shown.addLayout(sums)
        column = QVBoxLayout(self)
        column.setContentsMargins(side, gap, side, gap)
        column.setSpacing(gap)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(choices)
        column.addLayout(shown, 1)
        column.addWidget(self.about)
        column.addWidget(self.none)

    def _pair(self, side: Side) -> QWidget:
        """Return the policies of a side beside its name."""
        pair = QWidget()
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(self._look.px(8)))
        row.addWidget(self._sides[side])
        row.addWidget(self.policies[side])
        return pair

    def _say(self) -> None:
        words, view = self._words, self._view
        self.none.setText(
            words.pgettext("forecast", "A forecast wants somebody who flees and a pursuer.")
        )
        if view is None or not view.quarry:
            return
        keys = list(view.quarry)
        place = next((at for at, one in enumerate(keys) if one == self._chosen), 0)
        self._chosen = keys[place]
        self.who.clear()
        self.who.addItems(list(view.quarry.values()))
        self.who.setCurrentIndex(place)
        self.who.setAccessibleName(words.pgettext("forecast", "Whose forecast"))
        self._say_policies(view)
        about = (
            assumptions_text(words, view.runs, view.policies),
            left_out_text(words, view.left_out),
        )
        self.about.setText(dotted(words, about))
        self.about.setToolTip(self.about.text())
        self._say_bars(view)

    def _say_policies(self, view: ForecastView) -> None:
        words = self._words
        names = {
            Side.QUARRY: words.pgettext("forecast", "Quarry"),
            Side.PURSUER: words.pgettext("forecast", "Pursuers"),
        }
        for side, control in self.policies.items():
            self._sides[side].setText(names[side])
            control.setAccessibleName(names[side])
            options = [
                Option(value=one, text=policy_text(words, one), tip=policy_tip(words, one))
                for one in Policy
            ]
            control.mirror(options, view.policies[side])

    def _say_bars(self, view: ForecastView) -> None:
        words = self._words
        rounds = view.rounds.get(self._chosen, ()) if self._chosen is not None else ()
        label = words.pgettext("forecast", "Round %(number)d")
        bars = [
            ShareBar(
                label=label % {"number": view.first + at},
                short=str(view.first + at),
                low=one.caught,
                high=one.escaped,
            )
            for at, one in enumerate(rounds)
        ]
        self.bars.mirror(bars, self._spoken(view, rounds), is_stale=view.is_stale)
        last = rounds[-1] if rounds else Hundredths(caught=0, escaped=0)
        texts = {
            "escaped": (words.pgettext("forecast", "Escaped %(share)d%%"), last.escaped),
            "running": (words.pgettext("forecast", "Running %(share)d%%"), last.running),
            "caught": (words.pgettext("forecast", "Caught %(share)d%%"), last.caught),
        }
        for name, (text, share) in texts.items():
            self.sums[name].setText(text % {"share": share} if rounds else "")

    def _spoken(self, view: ForecastView, rounds: tuple[Hundredths, ...]) -> str:
        words = self._words
        line = words.pgettext(
            "forecast",
            "Round %(number)d: escaped %(escaped)d%%, running %(running)d%%, caught %(caught)d%%",
        )
        return clauses(
            words,
            [
                line
                % {
                    "number": view.first + at,
                    "escaped": one.escaped,
                    "running": one.running,
                    "caught": one.caught,
                }
                for at, one in enumerate(rounds)
            ],
        )

    def _on_who_activated(self, place: int) -> None:
        if self._view is not None:
            self._chosen = list(self._view.quarry)[place]
            self._say_bars(self._view)

    def _on_policy_chosen(self, policy: object) -> None:
        for side, control in self.policies.items():
            if control is self.sender():
                self.policy_requested.emit(side, policy)
