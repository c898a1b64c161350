"""The payoff of a score: rep by the target, coin, and what that comes to (60, 102)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.crew import MOST_CREW_COIN
from duskboard.core.blades.development import score_rep
from duskboard.core.blades.downtime import DowntimeStep, Figure, FigureLine
from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.vault import PAY_COIN, Pay
from duskboard.i18n.blades_figure_text import figures_text
from duskboard.i18n.blades_standing_text import tier_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.downtime_foot import StepFoot
from duskboard.panels.downtime_wish import PassStep, PayScore
from duskboard.panels.flow import Flow
from duskboard.table.downtime_view import DowntimeView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace


class PayForm(QWidget):
    """Asks how a score paid.

    Signals:
        wished(object): See `downtime_wish`.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view = DowntimeView()
        self._target, self._coin, self._is_quiet = 0, PAY_COIN[Pay.STANDARD], False
        self._named = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2)
        self.target = SegmentedControl(look, ground=Role.BG2)
        self.quiet = WeighChip(look)
        self.pay = SegmentedControl(look, ground=Role.BG2)
        self.coin = Stepper(look, ground=Role.BG2)
        self.foot = StepFoot(look)
        self._lay_out()
        self.target.chosen.connect(self._on_target_chosen)
        self.pay.chosen.connect(self._on_pay_chosen)
        self.coin.stepped.connect(self._on_coin_stepped)
        self.quiet.clicked.connect(self._on_quiet_clicked)
        self.foot.passed.connect(self._on_foot_passed)
        self.foot.done.connect(self.act)

    def begin(self, target: int) -> None:
        """Begin with a target of a Tier."""
        self._target, self._is_quiet = target, False
        self._coin = PAY_COIN[Pay.STANDARD]

    def mirror(self, view: DowntimeView) -> None:
        """Show what a score would bring."""
        self._view = view
        words, crew = self._words, view.crew
        if crew is None:
            return
        self._named.setText(words.pgettext("blades downtime", "Tier of the target"))
        tiers = [Option(value=one, text=tier_text(one)) for one in range(MAX_TIER + 1)]
        self.target.mirror(tiers, self._target)
        quiet = words.pgettext("blades crew", "Nobody knows of it")
        self.quiet.mirror(WeighFace(text=quiet, is_on=self._is_quiet))
        pays = [Option(value=coin, text=enum_text(words, pay)) for pay, coin in PAY_COIN.items()]
        self.pay.mirror(pays, self._coin)
        self.coin.mirror(
            words.pgettext("blades figure", "Coin"),
            str(self._coin),
            less=words.pgettext("blades", "One less"),
            more=words.pgettext("blades", "One more"),
        )
        self.coin.limit(can_less=self._coin > 0, can_more=self._coin < MOST_CREW_COIN)
        rep = score_rep(crew.crew, self._target, is_quiet=self._is_quiet)
        after = min(crew.rep.size, crew.crew.rep + rep)
        lines = [
            FigureLine(figure=Figure.REP, before=crew.crew.rep, after=after, size=crew.rep.size),
            FigureLine(
                figure=Figure.COIN,
                before=crew.crew.coin,
                after=crew.crew.coin + self._coin,
                size=crew.vault.size,
            ),
        ]
        go = words.pgettext("blades downtime", "Pay out %(rep)d rep, %(coin)d coin")
        self.foot.mirror(
            figures_text(words, lines),
            words.pgettext("blades downtime", "Nothing gained"),
            go % {"rep": rep, "coin": self._coin},
            can_go=bool(rep or self._coin),
        )

    def act(self) -> None:
        """Do it."""
        if self.foot.go.isEnabled():
            wish = PayScore(target=self._target, coin=self._coin, is_quiet=self._is_quiet)
            self.wished.emit(wish)

    def _on_target_chosen(self, value: object) -> None:
        if isinstance(value, int):
            self._target = value
            self.mirror(self._view)

    def _on_pay_chosen(self, value: object) -> None:
        if isinstance(value, int):
            self._coin = value
            self.mirror(self._view)

    def _on_coin_stepped(self, by: int) -> None:
        self._coin = max(0, min(MOST_CREW_COIN, self._coin + by))
        self.mirror(self._view)

    def _on_quiet_clicked(self) -> None:
        self._is_quiet = not self._is_quiet
        self.mirror(self._view)

    def _on_foot_passed(self) -> None:
        self.wished.emit(PassStep(step=DowntimeStep.PAYOFF))

    def _lay_out(self) -> None:
        gap = round(self._look.px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        first = QHBoxLayout()
        first.setSpacing(gap)
        first.addWidget(self._named)
        first.addWidget(self.target)
        first.addWidget(self.quiet, 0, Qt.AlignmentFlag.AlignVCenter)
        first.addStretch(1)
        column.addLayout(first)
        box = QWidget(self)
        flow = Flow(gap, box)
        flow.addWidget(self.pay)
        flow.addWidget(self.coin)
        column.addWidget(box)
        column.addWidget(self.foot)
