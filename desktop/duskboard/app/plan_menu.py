"""The menu of what somebody can do in a downtime (rules/blades.md 113, 115, 118, 120, 160, 161)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.blades.activity import AssetKind, DowntimeActivity
from duskboard.core.blades.cohort import CohortHarm
from duskboard.core.blades.downtime import Plan
from duskboard.core.blades.healing import Treatment
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_activity_report_text import quality_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.models.downtime_model import DowntimeModel
from duskboard.panels.choice_menu import ChoiceMenu
from duskboard.play.blades.growth import training_of
from duskboard.play.blades.planning import plan_activity
from duskboard.play.change import difference
from duskboard.play.clock import NewClock, make_clock
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_PROJECT_SIZE = 8


class PlanMenu:
    """Offers activities, and plans the one that is picked."""

    def __init__(self, desk: Desk, model: DowntimeModel) -> None:
        self._desk, self._clerk, self._model = desk, desk.clerk, model

    def open(self, who: EntityId, below: QWidget) -> None:
        """Offer what somebody can do."""
        sheet = self._clerk.table.value(who, Scoundrel)
        if sheet is None:
            return
        words = self._desk.room.words
        menu = ChoiceMenu(self._desk.room.look, words, below)
        self._offer_assets(menu, who)
        self._offer_projects(menu, who, sheet)
        if sheet.harm.wounds:
            self._offer_healers(menu, who, sheet)
        cool = menu.below(enum_text(words, DowntimeActivity.REDUCE_HEAT))
        self._offer_actions(cool, _plan(who, DowntimeActivity.REDUCE_HEAT), sheet)
        self._offer_tracks(menu, who)
        for activity in (DowntimeActivity.VICE, DowntimeActivity.CRAFT, DowntimeActivity.RITUAL):
            self._offer(menu, enum_text(words, activity), _plan(who, activity))
        self._offer_cohorts(menu, who)
        menu.open_below(below)

    def _offer(self, menu: ChoiceMenu, text: str, plan: Plan) -> None:
        menu.offer(text, partial(self._planned, plan))

    def _planned(self, plan: Plan) -> None:
        self._clerk.do(
            lambda table: plan_activity(table, plan),
            lambda table: plan_activity(table, plan, is_overruled=True),
        )

    def _offer_assets(self, menu: ChoiceMenu, who: EntityId) -> None:
        """Offer what can be acquired: by kind, what was had before, or something named (116)."""
        words, plan = self._desk.room.words, _plan(who, DowntimeActivity.ACQUIRE)
        inner = menu.below(enum_text(words, DowntimeActivity.ACQUIRE))
        healer = words.pgettext("blades downtime", "A healer for the whole crew")
        hired = replace(plan, asset=healer, kind=AssetKind.SERVICE, treatment=Treatment.OUTSIDER)
        for kind in AssetKind:
            name = enum_text(words, kind)
            self._offer(inner, name, replace(plan, asset=name, kind=kind))
        self._offer(inner, healer, hired)
        for name in dict.fromkeys(one.name for _key, one in self._model.view.assets):
            again = words.pgettext("blades downtime", "Again, +1d: %(name)s")
            self._offer(inner, again % {"name": name}, replace(plan, asset=name))
        prompt = words.pgettext("blades downtime", "Something named…")
        inner.offer_words(prompt, lambda text: self._planned(replace(plan, asset=text)))

    def _offer_projects(self, menu: ChoiceMenu, who: EntityId, sheet: Scoundrel) -> None:
        """Offer the projects, each by an action, or a new one (rules/blades.md 45, 160)."""
        words = self._desk.room.words
        inner = menu.below(enum_text(words, DowntimeActivity.PROJECT))
        for clock in self._model.view.projects:
            text = words.pgettext("blades downtime", "%(clock)s %(filled)d/%(size)d")
            said = {"clock": clock.name, "filled": clock.filled, "size": clock.size}
            plan = replace(_plan(who, DowntimeActivity.PROJECT), target=clock.clock_id)
            self._offer_actions(inner.below(text % said), plan, sheet)
        prompt = words.pgettext("blades downtime", "A new project…")
        best = max(ActionId, key=sheet.ratings.of)
        inner.offer_words(prompt, lambda text: self._begin_project(who, best, text))

    def _begin_project(self, who: EntityId, action: ActionId, name: str) -> None:
        """Make a clock and plan to work on it, as one step."""
        key = new_id()
        plan = replace(_plan(who, DowntimeActivity.PROJECT), target=key, action=action)
        new = NewClock(clock_id=key, name=name, kind=ClockKind.PROJECT, size=_PROJECT_SIZE)

        def act(table: Table, *, is_overruled: bool = False) -> Transaction:
            laid = table.applied(make_clock(table, new).changes)
            planned = plan_activity(laid, plan, is_overruled=is_overruled)
            changes = difference(table, laid.applied(planned.changes))
            return Transaction(report=planned.report, changes=changes)

        self._clerk.do(act, lambda table: act(table, is_overruled=True))

    def _offer_actions(self, menu: ChoiceMenu, plan: Plan, sheet: Scoundrel) -> None:
        """Offer the actions, the best rated first."""
        words = self._desk.room.words
        for action in sorted(ActionId, key=lambda one: -sheet.ratings.of(one)):
            text = words.pgettext("blades downtime", "%(action)s %(dice)dd")
            said = {"action": enum_text(words, action), "dice": sheet.ratings.of(action)}
            self._offer(menu, text % said, replace(plan, action=action))

    def _offer_healers(self, menu: ChoiceMenu, who: EntityId, sheet: Scoundrel) -> None:
        words = self._desk.room.words
        inner = menu.below(enum_text(words, DowntimeActivity.RECOVER))
        for text, plan in self._healers(who, sheet):
            self._offer(inner, text, plan)

    def _healers(self, who: EntityId, sheet: Scoundrel) -> Iterator[tuple[str, Plan]]:
        """Yield who can treat somebody: companions, who is hired, oneself, nobody (120, 161)."""
        words, plan = self._desk.room.words, _plan(who, DowntimeActivity.RECOVER)
        for key, one in self._clerk.table.values(Scoundrel).items():
            if key != who and one.is_healer and one.fate is Fate.ACTIVE:
                yield one.name, replace(plan, treatment=Treatment.COMPANION, target=key)
        hired = replace(plan, treatment=Treatment.OUTSIDER)
        for key, asset in self._model.view.assets:
            if asset.is_healer:
                text = clauses(words, [asset.name, quality_text(words, asset.quality)])
                yield text, replace(hired, target=key, quality=max(0, asset.quality))
        if sheet.is_healer:
            treatment = Treatment.SELF
            yield enum_text(words, treatment), replace(plan, treatment=treatment)
        for quality in range(5):
            outsider = enum_text(words, Treatment.OUTSIDER)
            text = clauses(words, [outsider, quality_text(words, quality)])
            yield text, replace(hired, quality=quality)
        treatment = Treatment.UNTREATED
        yield enum_text(words, treatment), replace(plan, treatment=treatment)

    def _offer_tracks(self, menu: ChoiceMenu, who: EntityId) -> None:
        words = self._desk.room.words
        inner = menu.below(enum_text(words, DowntimeActivity.TRAIN))
        for track in XpTrack:
            text = words.pgettext("blades", "%(track)s xp +%(count)d") % {
                "track": enum_text(words, track),
                "count": training_of(self._clerk.table, track),
            }
            self._offer(inner, text, replace(_plan(who, DowntimeActivity.TRAIN), track=track))

    def _offer_cohorts(self, menu: ChoiceMenu, who: EntityId) -> None:
        """Offer to tend the cohorts that are hurt (rules/blades.md 95)."""
        words, crew = self._desk.room.words, self._model.view.crew
        cohorts = () if crew is None else crew.crew.cohorts
        hurt = [
            (place, one)
            for place, one in enumerate(cohorts)
            if CohortHarm.UNHARMED < one.harm < CohortHarm.DEAD
        ]
        if not hurt:
            return
        inner = menu.below(enum_text(words, DowntimeActivity.COHORT))
        for place, one in hurt:
            self._offer(inner, one.name, replace(_plan(who, DowntimeActivity.COHORT), place=place))


def _plan(who: EntityId, activity: DowntimeActivity) -> Plan:
    return Plan(number=0, who=who, activity=activity)
