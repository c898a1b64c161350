"""The score: planned, engaged, under way, over; or what there is to plan."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.claim import PlanKind
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.enter_key import press_button
from duskboard.panels.flow import Flow
from duskboard.panels.roll_foot import RollFoot
from duskboard.panels.score_form import ScoreForm
from duskboard.panels.score_offer import ScoreOffer
from duskboard.panels.score_running import RunningScore
from duskboard.panels.score_text import engagement_foot, plan_tip
from duskboard.panels.score_wish import GiveUp, SetPlan
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.text_label import TextLabel


class ScorePanel(QWidget):
    """Shows the score.

    Attributes:
        plans: What begins a plan, by its kind.
        form: The plan.
        running: The score under way.
        foot: The engagement roll.
        strike: Strikes off what is planned; it stands in the title of the dock.

    Signals:
        wished(ScoreWish): This was clicked or typed.
        go_requested(), told(FacesTyped | ReportedBest): The engagement roll shall be made.
        payoff_requested(): The score is over.
    """

    wished = Signal(object)
    go_requested = Signal()
    told = Signal(object)
    payoff_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer = ScoreOffer(has_crew=False)
        self._hint = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self.plans = {plan: GlyphButton(look, "") for plan in PlanKind}
        self.form = ScoreForm(look, words)
        self.running = RunningScore(look, words)
        self.foot = RollFoot(look, words)
        self.foot.secret.hide()
        self.strike = IconButton(look, "close", "")
        self._none = QWidget()
        self._pages = QStackedWidget()
        self._areas: dict[QWidget, QScrollArea] = {}
        self._pin = QWidget()
        self._lay_out()
        self._connect()
        self.say()

    def mirror(self, offer: ScoreOffer) -> None:
        """Show the score, or that none is planned."""
        self._offer = offer
        self.say()

    def flash_back(self, who: EntityId | None) -> None:
        """Ask about a flashback of somebody."""
        self.running.flashback.begin(who)

    def begin(self) -> None:
        """Give the keyboard to what is next: a plan, its engagement roll, the score under way."""
        score = self._offer.score
        first: QWidget = next(iter(self.plans.values()))
        if score is not None:
            first = self.running.flashback.text if score.is_running else self.foot.go
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, offer = self._words, self._offer
        self._hint.setText(
            words.pgettext("blades score", "Choose a plan; its detail and target come next.")
            if offer.has_crew
            else words.pgettext("blades score", "A score is a crew’s: begin a crew first.")
        )
        for plan, button in self.plans.items():
            button.setText(enum_text(words, plan))
            button.setToolTip(plan_tip(words, plan))
            button.setVisible(offer.has_crew)
        self.strike.setToolTip(words.pgettext("blades score", "Strike the plan off"))
        self.strike.setAccessibleName(self.strike.toolTip())
        score = offer.score
        self.strike.setVisible(score is not None and not score.is_running)
        self.running.mirror(offer)
        page: QWidget = self._none
        if score is not None and score.is_running:
            page = self._areas[self.running]
        elif score is not None:
            self.form.mirror(offer)
            page = self._areas[self.form]
        self._pages.setCurrentWidget(page)
        foot = engagement_foot(words, offer)
        self.foot.setVisible(foot is not None)
        if foot is not None:
            self.foot.mirror(foot)
        self._keep_odds_in_sight()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_odds_in_sight()

    def _keep_odds_in_sight(self) -> None:
        """Have the odds stand above the foot where the form has to be scrolled."""
        is_planned = self._offer.score is not None and not self._offer.score.is_running
        below = self.foot.heightForWidth(self.width()) if self.foot.hasHeightForWidth() else 0
        room = self.height() - max(below, self.foot.minimumSizeHint().height())
        is_tight = is_planned and self.form.whole_height > room
        if is_tight:
            self.form.lend_strip(self._pinned)
        else:
            self.form.take_strip_back()
        self._pin.setVisible(is_tight)

    def _lay_out(self) -> None:
        px = self._look.px
        edge, gap = round(px(16)), round(px(6))
        column = QVBoxLayout(self._none)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(round(px(12)))
        column.addWidget(self._hint)
        row = QWidget()
        flow = Flow(round(px(8)), row)
        for button in self.plans.values():
            flow.addWidget(button)
        column.addWidget(row)
        column.addStretch(1)
        self._pages.addWidget(self._none)
        for page in (self.form, self.running):
            area = QScrollArea()
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setWidgetResizable(True)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            area.setWidget(page)
            self._areas[page] = area
            self._pages.addWidget(area)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._pages, 1)
        self._pinned = QVBoxLayout(self._pin)
        self._pinned.setContentsMargins(edge, gap, edge, gap)
        self._pin.hide()
        whole.addWidget(self._pin)
        whole.addWidget(self.foot)

    def _connect(self) -> None:
        for plan, button in self.plans.items():
            button.clicked.connect(
                lambda _on=False, plan=plan: self.wished.emit(SetPlan(plan=plan))
            )
        self.form.wished.connect(self.wished)
        self.running.wished.connect(self.wished)
        self.running.payoff_requested.connect(self.payoff_requested)
        self.foot.go_requested.connect(self.go_requested)
        self.foot.told.connect(self.told)
        self.strike.clicked.connect(lambda: self.wished.emit(GiveUp()))
