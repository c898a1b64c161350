"""The odds dock: whatever roll is in hand is shown beside its neighbours, or any that is asked."""

from PySide6.QtCore import QObject

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.desk import Desk
from duskboard.app.pool_hand import PoolHand
from duskboard.app.rolls import Rolls
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Expression
from duskboard.core.storyteller.extended import ExtendedAction
from duskboard.i18n.chase_check_text import check_name
from duskboard.i18n.listing import dotted
from duskboard.i18n.quick_pool import pool_text
from duskboard.models.document import Step
from duskboard.odds.rolls_needed import filled_within
from duskboard.odds.storyteller import extended_odds
from duskboard.panels.action_offer import ActionOffer
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.action_roll_text import task_text
from duskboard.panels.fortune_offer import FortuneOffer
from duskboard.panels.odds_page import Ask, OddsPage
from duskboard.panels.odds_text import (
    ask_page,
    chase_page,
    pool_page,
    rating_page,
    team_page,
    tray_page,
    with_ahead,
)
from duskboard.panels.pool_offer import PoolOffer
from duskboard.panels.team_offer import TeamOffer
from duskboard.play.roll import Decision
from duskboard.play.storyteller.decision import checked

_AHEAD = 4
"""Rolls that are looked ahead."""


class OddsKeeper(QObject):
    """Keeps the odds panel at the roll in hand while it is in sight.

    Of several rolls in hand the one that was touched last is shown.
    """

    def __init__(self, desk: Desk, chase: ChaseHand, pool: PoolHand, rolls: Rolls) -> None:
        panel = desk.odds
        super().__init__(panel)
        self._desk, self._panel = desk, panel
        self._chase: ActionOffer | None = None
        self._pool_hand = pool
        self._rolls = rolls
        self._order = [self._chase_page, self._tray_page, self._pool_page, self._score_page]
        self._ask, self._is_asking = Ask(), False
        chase.changed.connect(self._on_chase_changed)
        desk.holder.changed.connect(self._on_holder_changed)
        pool.changed.connect(self._on_pool_changed)
        rolls.adjusted.connect(self._on_rolls_adjusted)
        desk.document.changed.connect(self._on_document_changed)
        panel.asked.connect(self._on_panel_asked)
        panel.asking_toggled.connect(self.set_asking)
        panel.seen.connect(self._on_panel_seen)

    def set_asking(self, is_asking: bool) -> None:  # noqa: FBT001 - as the signal says
        """Ask about any roll, or show the one in hand again."""
        self._is_asking = is_asking
        self.show()
        if is_asking:
            self._panel.take_keyboard()

    def show(self) -> None:
        """Show what is in hand as it is now, if anybody looks."""
        if not self._panel.isVisible():
            return
        page: OddsPage | None = None
        if self._is_asking:
            rulings = self._desk.clerk.table.rulings.storyteller
            page = ask_page(self._desk.room.words, self._ask, rulings)
        else:
            found = (one() for one in self._order)
            page = next((one for one in found if one is not None), None)
        self._panel.mirror(page, self._ask, is_asking=self._is_asking)

    def _touch(self, page: object) -> None:
        """Show a roll before all others."""
        self._order.sort(key=lambda one: one != page)
        self.show()

    def _chase_page(self) -> OddsPage | None:
        return chase_page(self._desk.room.words, self._chase)

    def _tray_page(self) -> OddsPage | None:
        words, decision = self._desk.room.words, self._desk.holder.decision
        if decision is None or isinstance(decision.check, Expression) or decision.against is None:
            return None
        against = decision.against
        name = check_name(words, against.skill, against.source)
        title = words.pgettext("check", "%(skill)s %(value)s") % {
            "skill": name,
            "value": against.value,
        }
        return tray_page(words, title, decision.check, against.value, against.difficulty)

    def _pool_page(self) -> OddsPage | None:
        """Return the odds of the pool in hand; of an extended action also roll by roll."""
        offer = self._pool_hand.offer()
        decision = self._pool_hand.decision
        if offer is None or decision is None or offer.odds is None:
            return None
        table, words = self._desk.clerk.table, self._desk.room.words
        task = self._pool_hand.task
        action = None if task is None else table.value(task, ExtendedAction)
        ahead: tuple[float, ...] = ()
        if action is not None and action.ending is None:
            ahead = tuple(
                extended_odds(offer.odds, action.target, rolls, action.total)
                for rolls in range(1, _AHEAD + 1)
            )
        check = checked(table, decision)
        title = dotted(words, [offer.name, pool_text(words, decision.terms.traits)])
        page = pool_page(words, title, check, table.rulings.storyteller, offer.task)
        return with_ahead(words, page, ahead)

    def _score_page(self) -> OddsPage | None:
        words, offer = self._desk.room.words, self._rolls.offer
        match offer:
            case ActionRollOffer():
                page = rating_page(words, task_text(words, offer), offer.dice, offer.name)
                return with_ahead(words, page, _clock_ahead(offer))
            case TeamOffer():
                title = task_text(words, offer.leader)
                return team_page(words, title, offer.chances, offer.leader.name)
            case FortuneOffer():
                return rating_page(words, offer.trait, offer.check.count)
            case None:
                return None

    def _on_chase_changed(self, offer: ActionOffer | None) -> None:
        self._chase = offer
        self._touch(self._chase_page)

    def _on_holder_changed(self, _decision: Decision | None) -> None:
        self._touch(self._tray_page)

    def _on_pool_changed(self, _offer: PoolOffer | None) -> None:
        self._touch(self._pool_page)

    def _on_rolls_adjusted(self) -> None:
        self._touch(self._score_page)

    def _on_document_changed(self, _step: Step) -> None:
        self.show()

    def _on_panel_asked(self, ask: Ask) -> None:
        self._ask = ask
        self.show()

    def _on_panel_seen(self, is_seen: bool) -> None:  # noqa: FBT001 - as the signal says
        if is_seen:
            self.show()


def _clock_ahead(offer: ActionRollOffer) -> tuple[float, ...]:
    """Return the chance that the clock aimed at is full after 1, 2, ... such rolls (8, 21)."""
    target = offer.target
    if target is None or target.is_locked or target.size <= target.filled or offer.ticks is None:
        return ()
    chances = offer.odds.chances()
    better = offer.ticks if offer.better_ticks is None else offer.better_ticks
    by: dict[int, float] = {0: chances[Outcome.BAD]}
    by[offer.ticks] = by.get(offer.ticks, 0.0) + chances[Outcome.PARTIAL] + chances[Outcome.FULL]
    by[better] = by.get(better, 0.0) + chances[Outcome.CRITICAL]
    return filled_within(by, target.size - target.filled, _AHEAD)
