"""Activities of a downtime: chosen, paid for, helped, done, raised, each from a menu (113-116)."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.plan_menu import PlanMenu
from duskboard.core.blades.activity import (
    ActivityPay,
    Asset,
    DowntimeActivity,
)
from duskboard.core.blades.downtime import Plan
from duskboard.core.blades.healing import Treatment
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.season import outcome_raised
from duskboard.core.blades.trait import XpTrack
from duskboard.core.clocks.effect import Outcome
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.models.downtime_model import DowntimeModel
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.downtime_people import PeopleForm
from duskboard.panels.plan_text import plan_title
from duskboard.play.blades.activity import Effort, Wanted, acquire, reduce_heat
from duskboard.play.blades.growth import train
from duskboard.play.blades.planning import (
    buy_activity,
    counted,
    drop_plan,
    help_plan,
    mark_done,
    raise_activity,
)
from duskboard.play.blades.project import Work, work_project
from duskboard.play.blades.recovery import RecoveryTerms, recover
from duskboard.play.blades.rising import rest_cohort
from duskboard.play.blades.scene import crew_id
from duskboard.play.change import NotOnTableError
from duskboard.table.downtime_view import PlanView
from duskboard.table.entity import DOWNTIME_ID
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_ELSEWHERE = (DowntimeActivity.CRAFT, DowntimeActivity.RITUAL)
"""Activities that the table plays out by other means; here they are only counted."""
_HELPED = (
    DowntimeActivity.ACQUIRE,
    DowntimeActivity.PROJECT,
    DowntimeActivity.RECOVER,
    DowntimeActivity.REDUCE_HEAT,
)


class PlanHand:
    """Carries what is pressed about activities to the table."""

    def __init__(
        self,
        desk: Desk,
        panel: PeopleForm,
        model: DowntimeModel,
        indulge: Callable[[EntityId, Told | None, QWidget], None],
    ) -> None:
        self._desk, self._clerk, self._panel, self._model = desk, desk.clerk, panel, model
        self._indulge = indulge
        self._menu = PlanMenu(desk, model)
        panel.choose_requested.connect(self._menu.open)
        panel.plan_pressed.connect(self._on_plan_pressed)
        panel.more_requested.connect(self._on_more_requested)

    def _on_more_requested(self, who: EntityId, below: QWidget) -> None:
        """Offer an activity more, for coin or rep (rules/blades.md 54, 113; A34)."""
        words, menu = self._desk.room.words, self._opened(below)
        pays = [ActivityPay.COIN, ActivityPay.REP]
        for pay in pays:
            text = words.pgettext("blades downtime", "An activity more: %(pay)s")
            menu.offer(text % {"pay": enum_text(words, pay)}, partial(self._buy, who, pay))
        if self._model.view.gifts:
            text = words.pgettext("blades downtime", "An activity more: a gift (Calculating)")
            menu.offer(text, partial(self._buy, who, ActivityPay.FREE))
        menu.open_below(below)

    def _buy(self, who: EntityId, pay: ActivityPay) -> None:
        self._clerk.do(lambda table: buy_activity(table, who, pay))

    def _on_plan_pressed(self, number: int, below: QWidget) -> None:
        """Offer to do a plan, or to give it up; after that, a better result for coin."""
        view = self._plan(number)
        if view is None:
            return
        if view.plan.is_done:
            self._offer_coin(number, below)
            return
        words, menu = self._desk.room.words, self._opened(below)
        if view.dice is None:
            text = words.pgettext("blades downtime", "Do it")
            if view.plan.activity in _ELSEWHERE:
                text = words.pgettext("blades downtime", "It is done")
            menu.offer(text, partial(self._act, view, None, below))
        else:
            is_vice = view.plan.activity is DowntimeActivity.VICE
            menu.offer_dice(
                plan_title(words, view),
                view.dice,
                lambda told: self._act(view, told, below),
                takes_critical=not is_vice,
            )
        if view.plan.activity in _HELPED:
            text = words.pgettext("blades downtime", "A friend or contact helps: +1d")
            if view.plan.is_helped:
                text = words.pgettext("blades downtime", "Nobody helps")
            menu.offer(text, lambda: self._do(lambda table: help_plan(table, number)))
        menu.addSeparator()
        drop = words.pgettext("blades downtime", "Give it up")
        menu.offer(drop, lambda: self._do(lambda table: drop_plan(table, number)))
        menu.open_below(below)

    def _act(self, view: PlanView, told: Told | None, below: QWidget) -> None:
        plan = view.plan
        if plan.activity in _ELSEWHERE:
            self._do(lambda table: mark_done(table, plan.number))
            return
        if plan.activity is DowntimeActivity.VICE:
            self._indulge(plan.who, told, below)
            return
        asset, dice = new_id(), told or self._desk.room.dice
        step = self._clerk.do(lambda table: _done(table, view, asset, dice))
        if step is not None:
            self._offer_coin(plan.number, below)

    def _offer_coin(self, number: int, below: QWidget) -> None:
        """Offer a better result for coin (rules/blades.md 114)."""
        view = self._plan(number)
        if view is None or view.plan.outcome in {None, Outcome.CRITICAL} or not view.coin:
            return
        words, menu, outcome = self._desk.room.words, self._opened(below), view.plan.outcome
        most = len(Outcome) - 1 - tuple(Outcome).index(outcome or Outcome.CRITICAL)
        for coin in range(1, min(most, view.coin) + 1):
            text = words.npgettext(
                "blades", "%(count)d coin: %(outcome)s", "%(count)d coin: %(outcome)s", coin
            )
            better = enum_text(words, outcome_raised(outcome or Outcome.BAD, coin))
            menu.offer(
                text % {"count": coin, "outcome": better},
                partial(self._raise, number, coin),
            )
        menu.offer(words.pgettext("blades", "Leave it at that"), lambda: None)
        menu.open_below(below)

    def _raise(self, number: int, coin: int) -> None:
        self._clerk.do(lambda table: raise_activity(table, number, coin))

    def _plan(self, number: int) -> PlanView | None:
        every = (one for person in self._model.view.people for one in person.plans)
        return next((one for one in every if one.plan.number == number), None)

    def _opened(self, below: QWidget) -> ChoiceMenu:
        return ChoiceMenu(self._desk.room.look, self._desk.room.words, below)

    def _do(self, act: Callable[[Table], Transaction]) -> None:
        self._clerk.do(act)


def _done(table: Table, view: PlanView, asset_id: EntityId, dice: Told) -> Transaction:
    """Return the step in which an activity is done and counted."""
    plan = view.plan
    return counted(table, _found(plan, asset_id), _acted(table, plan, asset_id, dice))


def _found(plan: Plan, asset_id: EntityId) -> Plan:
    """Return a plan with what it brings to the table."""
    if plan.activity is not DowntimeActivity.ACQUIRE:
        return plan
    return Plan(number=plan.number, who=plan.who, activity=plan.activity, target=asset_id)


def _acted(table: Table, plan: Plan, asset_id: EntityId, dice: Told) -> Transaction:
    """Return what an activity does."""
    key, who = crew_id(table), plan.who
    if key is None:
        raise NotOnTableError(DOWNTIME_ID)
    sheet = table.value(who, Scoundrel)
    rating = 0 if sheet is None or plan.action is None else sheet.ratings.of(plan.action)
    effort = Effort(who=who, dice=rating, is_helped=plan.is_helped)
    match plan.activity:
        case DowntimeActivity.PROJECT if plan.target is not None:
            work = Work(who=who, clock=plan.target, dice=rating, is_helped=plan.is_helped)
            return work_project(table, work, dice)
        case DowntimeActivity.REDUCE_HEAT:
            return reduce_heat(table, key, effort, dice)
        case DowntimeActivity.ACQUIRE:
            asset = Asset(
                name=plan.asset or "–",
                kind=plan.kind,
                is_healer=plan.treatment is not None,
            )
            wanted = Wanted(asset_id=asset_id, asset=asset)
            effort = Effort(who=who, is_helped=plan.is_helped)
            return acquire(table, key, effort, wanted, dice)
        case DowntimeActivity.RECOVER:
            return recover(table, recovery_terms(plan), dice)
        case DowntimeActivity.TRAIN:
            return train(table, who, plan.track or XpTrack.PLAYBOOK)
        case DowntimeActivity.COHORT:
            return rest_cohort(table, key, plan.place, is_tended=True)
        case _:
            raise NotOnTableError(DOWNTIME_ID)


def recovery_terms(plan: Plan) -> RecoveryTerms:
    """Return what somebody recovers with by a plan (rules/blades.md 120)."""
    treatment = plan.treatment or Treatment.UNTREATED
    return RecoveryTerms(
        who=plan.who,
        treatment=treatment,
        healer=plan.target if treatment is Treatment.COMPANION else None,
        quality=plan.quality,
        is_helped=plan.is_helped,
    )
