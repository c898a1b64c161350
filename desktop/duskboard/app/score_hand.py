"""The score in its dock: what is wished of it becomes acts at the table."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.desk import Desk
from duskboard.app.rolls import Rolls
from duskboard.app.score_plan import changed_score, engagement_check, score_offer
from duskboard.core.blades.action import ActionTerms, SetUp
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.plan import (
    Score,
    planned,
)
from duskboard.core.blades.roll import typed_rating
from duskboard.core.blades.score import (
    FlashbackKind,
    FlashbackPay,
)
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.dice import DiceError, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.models.document import Step
from duskboard.panels.crew_wish import CrewDeed
from duskboard.panels.dice_entry import FacesTyped
from duskboard.panels.roll_panel import RollKind
from duskboard.panels.score_panel import ScorePanel
from duskboard.panels.score_wish import (
    After,
    EndOpening,
    FlashBack,
    GiveUp,
    ScoreWish,
    SetPlan,
)
from duskboard.play.blades.decision import ActionDecision, Throw
from duskboard.play.blades.plan import (
    change_score,
    end_opening,
    give_up_score,
    plan_score,
    score_at,
    score_of,
)
from duskboard.play.blades.scene import crew_id, crew_of
from duskboard.play.blades.score import (
    engage,
    engagement_of,
    flash_back,
    flash_back_to_downtime,
)
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName


class ScoreHand(QObject):
    """Keeps the panel of the score, and does what is wished of it.

    Signals:
        roll_wanted(): A roll is in hand; its panel is wanted in sight.
    """

    roll_wanted = Signal()

    def __init__(self, desk: Desk, rolls: Rolls, rest: Callable[[bool], None]) -> None:
        """Begin the downtime after a score by `rest`, which takes whether it was given up."""
        self.panel = ScorePanel(desk.room.look, desk.room.words)
        super().__init__(self.panel)
        panel = self.panel
        self._desk, self._clerk, self._rolls, self._rest = desk, desk.clerk, rolls, rest
        self._window: MainWindow | None = None
        desk.document.changed.connect(self._on_document_changed)
        panel.wished.connect(self._do)
        panel.go_requested.connect(self._on_panel_go_requested)
        panel.told.connect(self._on_panel_told)
        panel.payoff_requested.connect(self._on_panel_payoff_requested)
        desk.crew_panel.deed_requested.connect(self._on_crew_deed_requested)
        desk.roll_panel.foot.flashback_requested.connect(self.begin_flashback)
        self._show()

    def furnish(self, window: MainWindow) -> None:
        """Put the dock into the window."""
        self._window = window
        panel = self.panel
        window.add_panel(DockName.SCORE, _title, panel, panel.strike)

    def commands(self) -> Iterator[Command]:
        """Yield the commands of the score."""
        yield Command(
            command_id="score.plan",
            label=lambda words: words.pgettext("blades score", "Plan a score, engage, its end"),
            run=self.begin,
            group=CommandGroup.GAME,
            glyph="bolt",
        )
        yield Command(
            command_id="score.flashback",
            label=lambda words: words.pgettext("blades flashback", "A flashback…"),
            run=self.begin_flashback,
            enabled=self._is_running,
            refusal=_no_score,
            group=CommandGroup.GAME,
            glyph="undo",
        )
        yield Command(
            command_id="score.opening",
            label=lambda words: words.pgettext("blades score", "The opening is over"),
            run=lambda: self._do(EndOpening()),
            enabled=self._is_running,
            refusal=_no_score,
            group=CommandGroup.GAME,
            glyph="check",
        )
        yield Command(
            command_id="score.give-up",
            label=lambda words: words.pgettext("blades score", "Give the score up"),
            run=lambda: self._do(GiveUp()),
            enabled=lambda: self._score is not None,
            refusal=_no_score,
            group=CommandGroup.GAME,
            glyph="close",
        )

    def begin(self) -> None:
        """Show the score, and give the keyboard to what is next."""
        self._bring()
        self.panel.begin()

    def begin_flashback(self) -> None:
        """Ask about a flashback of whoever acts, or of the sheet that is open."""
        decision = self._rolls.action.decision
        who = decision.who if decision is not None else self._desk.scoundrel_panel.sheet_id
        if not self._is_running():
            self.begin()
            return
        self._bring()
        self.panel.flash_back(who)

    @property
    def _score(self) -> Score | None:
        return score_of(self._clerk.table)

    def _is_running(self) -> bool:
        score = self._score
        return score is not None and score.is_running

    def _bring(self) -> None:
        window = self._window
        if window is None:
            return
        if not window.is_dock_shown(DockName.SCORE):
            window.workspaces.select("score")
        window.show_dock(DockName.SCORE)

    def _show(self) -> None:
        self.panel.mirror(score_offer(self._clerk.table))

    def _do(self, wish: ScoreWish) -> None:
        """Do what was wished."""
        match wish:
            case FlashBack():
                self._flash_back(wish)
            case EndOpening():
                self._clerk.do(end_opening)
            case GiveUp():
                self._give_up()
            case SetPlan(plan=plan):
                crew = crew_of(self._clerk.table)
                if self._score is None and crew is not None:
                    score = planned(plan, crew)
                    self._clerk.do(lambda table: plan_score(table, score))
                    self.panel.form.name.setFocus()
                else:
                    self._change(wish)
            case _:
                self._change(wish)

    def _give_up(self) -> None:
        """Give the score up; a downtime follows one that was under way (rules/blades.md 100)."""
        was_running = self._is_running()
        if self._clerk.do(give_up_score) is not None and was_running:
            self._rest(True)  # noqa: FBT003 - whether it was given up

    def _change(self, wish: ScoreWish) -> None:
        def act(table: Table) -> Transaction:
            crew = crew_of(table) or Crew(name="?")
            return change_score(table, changed_score(score_at(table), crew, wish))

        self._clerk.do(act)

    def _flash_back(self, wish: FlashBack) -> None:
        """Have somebody pay for a flashback, and take in hand what follows."""

        def act(table: Table) -> Transaction:
            if wish.pay is not FlashbackPay.STRESS:
                return flash_back_to_downtime(table, wish.who, wish.pay, wish.text)
            stress = wish.stress if wish.kind is FlashbackKind.ELABORATE else None
            return flash_back(table, wish.who, wish.kind, stress, wish.text)

        if self._clerk.do(act) is None:
            return
        self.panel.running.flashback.clear()
        self._follow(wish)

    def _follow(self, wish: FlashBack) -> None:
        hand = self._rolls.action
        match wish.after:
            case After.ACTION:
                self._rolls.drop()
                terms = ActionTerms(action=self._best(wish.who))
                hand.hold(ActionDecision(who=wish.who, terms=terms, why=wish.text))
            case After.SET_UP:
                before = hand.decision
                terms = ActionTerms(action=self._best(wish.who))
                held = before or ActionDecision(who=wish.who, terms=terms)
                hand.hold(replace(held, terms=replace(held.terms, set_up=SetUp.EFFECT)))
            case After.FORTUNE:
                self._rolls.choose(RollKind.FORTUNE)
                self._rolls.fortune.write_why(wish.text)
            case After.NOTHING:
                return
        self.roll_wanted.emit()

    def _best(self, who: EntityId) -> ActionId:
        """Return what somebody does best: what they will have done, most likely."""
        sheet = self._clerk.table.value(who, Scoundrel)
        if sheet is None:
            return ActionId.PROWL
        return max(ActionId, key=sheet.ratings.of)

    def _engage(self, dice: Callable[[Rating], Throw]) -> None:
        crew_at, score = crew_id(self._clerk.table), self._score
        if crew_at is None or score is None or score.is_running:
            return
        try:
            thrown = dice(engagement_check(score))
            engagement = engagement_of(score)
            made = engage(self._clerk.table, crew_at, engagement, thrown)
        except DiceError as error:
            self.panel.foot.show_error(error_text(self._desk.room.words, error))
            return
        if self._clerk.do(lambda _table: made) is not None:
            self.panel.begin()

    def _on_panel_go_requested(self) -> None:
        self._engage(lambda _check: self._desk.room.dice)

    def _on_panel_told(self, said: FacesTyped | ReportedBest) -> None:
        if isinstance(said, ReportedBest):
            self._engage(lambda _check: said)
        else:
            self._engage(lambda check: typed_rating(check, said.faces))

    def _on_panel_payoff_requested(self) -> None:
        self._rest(False)  # noqa: FBT003 - whether it was given up

    def _on_crew_deed_requested(self, deed: CrewDeed, _below: object) -> None:
        if deed is CrewDeed.ENGAGE:
            self.begin()

    def _on_document_changed(self, step: Step) -> None:
        kinds = (Crew, Faction, Score, Scoundrel)
        entities = (change.after or change.before for change in step.changes)
        if any(one is not None and isinstance(one.value, kinds) for one in entities):
            self._show()


def _title(words: Words) -> str:
    return words.pgettext("dock", "Score")


def _no_score(words: Words) -> str:
    return words.pgettext("blades score", "no score is under way")
