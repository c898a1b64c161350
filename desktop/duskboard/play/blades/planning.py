"""What everybody does in a downtime: planned, paid for, done, counted (54, 113-116, 158; A34)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.activity import (
    ActivityPay,
    Asset,
    DowntimeActivity,
    free_activities,
    heat_reduced,
    quality_of,
)
from duskboard.core.blades.coin import spent
from duskboard.core.blades.downtime import (
    Bought,
    Downtime,
    FigureLine,
    Plan,
    joined_lines,
    with_plan,
)
from duskboard.core.blades.heat import cooled
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.season import extra_activities, outcome_raised
from duskboard.core.clocks.effect import Activity, Outcome, activity_segments
from duskboard.core.identity import EntityId
from duskboard.play.blades.activity import AssetAcquired, HeatReduced
from duskboard.play.blades.crew import crew_at
from duskboard.play.blades.downtime import downtime_of, lay_downtime, running_downtime
from duskboard.play.blades.figures import figure_lines
from duskboard.play.blades.project import ProjectWorked
from duskboard.play.blades.recovery import Recovered, RecoveryRaised, raise_recovery
from duskboard.play.blades.scene import crew_id, crew_of, scoundrel_of
from duskboard.play.blades.trouble import NoRepError
from duskboard.play.blades.war import is_at_war
from duskboard.play.change import NothingToChangeError, NotOnTableError, difference, put_values
from duskboard.play.clock import tick_clocks
from duskboard.table.entity import DOWNTIME_ID, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityPlanned(Report):
    """Somebody plans an activity."""

    who: EntityId
    name: str
    activity: DowntimeActivity


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanDropped(Report):
    """Somebody does not do what they planned."""

    who: EntityId
    name: str
    activity: DowntimeActivity


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityDone(Report):
    """Somebody did what the table plays out by itself, such as a ritual."""

    who: EntityId
    name: str
    activity: DowntimeActivity


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityBought(Report):
    """Somebody has an activity more: what it was paid with, as it was and as it is (54, 113)."""

    who: EntityId
    name: str
    pay: ActivityPay
    before: int = 0
    after: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityRaised(Report):
    """An activity came out better for coin, after the roll (rules/blades.md 114)."""

    who: EntityId
    name: str
    activity: DowntimeActivity
    before: Outcome
    after: Outcome
    coin: int
    lines: tuple[FigureLine, ...] = ()


def free_of(table: Table) -> int:
    """Return the activities that cost nobody anything in this downtime (67, 113, 146; K8)."""
    return free_activities(crew_of(table), is_at_war=is_at_war(table))


def plan_activity(table: Table, plan: Plan, *, is_overruled: bool = False) -> Transaction:
    """Return the step in which somebody plans an activity (rules/blades.md 113, 158).

    Raises:
        NotOnTableError: There is no such sheet.
        NoDowntimeError: None runs.
        NoActivityError: They have none left; the game master may give them one more.
    """
    downtime, name = running_downtime(table), scoundrel_of(table, plan.who).name
    after = with_plan(downtime, plan, name, free_of(table), is_overruled=is_overruled)
    report = ActivityPlanned(who=plan.who, name=name, activity=plan.activity)
    return lay_downtime(table, after, report)


def drop_plan(table: Table, number: int) -> Transaction:
    """Return the step in which somebody gives up what they planned.

    Raises:
        NoDowntimeError: None runs.
        NotOnTableError: There is no such plan, or it is done.
    """
    downtime = running_downtime(table)
    plan = _waiting(downtime, number)
    left = tuple(one for one in downtime.plans if one.number != number)
    name = scoundrel_of(table, plan.who).name
    report = PlanDropped(who=plan.who, name=name, activity=plan.activity)
    return lay_downtime(table, replace(downtime, plans=left), report)


def buy_activity(table: Table, who: EntityId, pay: ActivityPay) -> Transaction:
    """Return the step in which somebody gets one activity more (rules/blades.md 54, 113; A34).

    It is paid with a coin of theirs, or with a rep of the crew; one a downtime is a gift of
    whoever is Calculating.

    Raises:
        NotOnTableError: There is no such sheet, or no crew.
        NoDowntimeError: None runs.
        NoCoinError, NoRepError: There is none to pay with.
        NothingToChangeError: Nobody can give it.
    """
    downtime, scoundrel = running_downtime(table), scoundrel_of(table, who)
    values: dict[EntityId, Value] = {}
    report = ActivityBought(who=who, name=scoundrel.name, pay=pay)
    match pay:
        case ActivityPay.COIN:
            values[who] = spent(scoundrel, 1)
            report = replace(report, before=scoundrel.coin, after=scoundrel.coin - 1)
        case ActivityPay.REP:
            key = crew_id(table)
            if key is None:
                raise NotOnTableError(DOWNTIME_ID)
            crew = crew_at(table, key)
            if not crew.rep:
                raise NoRepError(crew.name, 0, 1)
            values[key] = replace(crew, rep=crew.rep - 1)
            report = replace(report, before=crew.rep, after=crew.rep - 1)
        case ActivityPay.FREE:
            if not gifts_left(table):
                raise NothingToChangeError
    after = replace(downtime, bought=(*downtime.bought, Bought(who=who, pay=pay)))
    laid = lay_downtime(table, after, report)
    return replace(laid, changes=(*put_values(table, values), *laid.changes))


def gifts_left(table: Table) -> int:
    """Return the activities that are still given away in this downtime (A34)."""
    downtime = downtime_of(table)
    given = 0 if downtime is None else sum(one.pay is ActivityPay.FREE for one in downtime.bought)
    people = table.values(Scoundrel).values()
    has = sum(extra_activities(one) for one in people if one.fate is Fate.ACTIVE)
    return max(0, has - given)


def counted(
    table: Table, plan: Plan, act: Transaction, *, is_overruled: bool = False
) -> Transaction:
    """Return an act that also counts as an activity of a downtime; as it is where none runs.

    A plan that stands, by its number or else by who does what, becomes done; without one the
    activity is a new one.

    Raises:
        NoActivityError: There is none left; the game master may give one more.
    """
    downtime = downtime_of(table)
    if downtime is None or not downtime.is_open:
        return act
    found = downtime.plan(plan.number) or next(
        (
            one
            for one in downtime.plans
            if not one.is_done and (one.who, one.activity) == (plan.who, plan.activity)
        ),
        None,
    )
    if found is None:
        name = scoundrel_of(table, plan.who).name
        downtime = with_plan(downtime, plan, name, free_of(table), is_overruled=is_overruled)
        found = downtime.plans[-1]
    done = replace(
        found,
        target=plan.target or found.target,
        is_done=True,
        outcome=_outcome(act.report),
        lines=figure_lines(act.changes),
    )
    laid = lay_downtime(table, with_replaced(downtime, done), act.report)
    return replace(act, changes=(*act.changes, *laid.changes))


def help_plan(table: Table, number: int) -> Transaction:
    """Return the step in which a friend or contact helps with a plan, or does not (114).

    Raises:
        NoDowntimeError: None runs.
        NotOnTableError: There is no such plan, or it is done.
    """
    downtime = running_downtime(table)
    plan = _waiting(downtime, number)
    name = scoundrel_of(table, plan.who).name
    report = ActivityPlanned(who=plan.who, name=name, activity=plan.activity)
    helped = replace(plan, is_helped=not plan.is_helped)
    return lay_downtime(table, with_replaced(downtime, helped), report)


def last_done(table: Table, who: EntityId, activity: DowntimeActivity) -> int | None:
    """Return the plan that somebody did last of a kind in the downtime that runs, or None."""
    downtime = downtime_of(table)
    if downtime is None or not downtime.is_open:
        return None
    done = [
        one.number
        for one in downtime.plans
        if one.is_done and (one.who, one.activity) == (who, activity)
    ]
    return done[-1] if done else None


def mark_done(table: Table, number: int) -> Transaction:
    """Return the step that says that an activity was played out by other means.

    Raises:
        NoDowntimeError: None runs.
        NotOnTableError: There is no such plan, or it is done.
    """
    downtime = running_downtime(table)
    plan = _waiting(downtime, number)
    name = scoundrel_of(table, plan.who).name
    report = ActivityDone(who=plan.who, name=name, activity=plan.activity)
    return lay_downtime(table, with_replaced(downtime, replace(plan, is_done=True)), report)


def raise_activity(table: Table, number: int, coin: int = 1) -> Transaction:
    """Return the step that pays for a better result after the roll, a level a coin (114, 115).

    What the better result has more is added to what the roll had brought already.

    Raises:
        NoDowntimeError: None runs.
        NotOnTableError: There is no such plan, or nothing was rolled.
        NoCoinError: They have not so much coin.
        NothingToChangeError: It is the best that there is.
    """
    downtime = running_downtime(table)
    plan = downtime.plan(number)
    if plan is None or plan.outcome is None:
        raise NotOnTableError(DOWNTIME_ID)
    after = outcome_raised(plan.outcome, coin)
    if after is plan.outcome:
        raise NothingToChangeError
    act = _raised(table, plan, after, coin)
    lines = figure_lines(act.changes)
    better = replace(plan, outcome=after, lines=joined_lines(plan.lines, lines))
    laid = lay_downtime(table, with_replaced(downtime, better), act.report)
    return replace(act, changes=(*act.changes, *laid.changes))


def with_replaced(downtime: Downtime, plan: Plan) -> Downtime:
    """Return a downtime in which a plan is another than it was."""
    plans = tuple(plan if one.number == plan.number else one for one in downtime.plans)
    return replace(downtime, plans=plans)


def _raised(table: Table, plan: Plan, after: Outcome, coin: int) -> Transaction:
    before = plan.outcome or Outcome.BAD
    if plan.activity is DowntimeActivity.RECOVER:
        act = raise_recovery(table, plan.who, before, coin)
        if isinstance(act.report, RecoveryRaised):
            return act
    scoundrel = scoundrel_of(table, plan.who)
    laid = table.applied(put_values(table, {plan.who: spent(scoundrel, coin)}))
    match plan.activity:
        case DowntimeActivity.PROJECT if plan.target is not None:
            counts = [
                activity_segments(Activity.PROJECT, one, table.rulings).count or 0
                for one in (before, after)
            ]
            laid = laid.applied(tick_clocks(laid, {plan.target: counts[1] - counts[0]}).changes)
        case DowntimeActivity.REDUCE_HEAT:
            key = crew_id(laid)
            if key is not None:
                less = heat_reduced(after) - heat_reduced(before)
                changes = put_values(laid, {key: cooled(crew_at(laid, key), less)})
                laid = laid.applied(changes)
        case DowntimeActivity.ACQUIRE if plan.target is not None:
            laid = _better_asset(laid, plan.target, after)
        case _:
            raise NotOnTableError(DOWNTIME_ID)
    changes = difference(table, laid)
    report = ActivityRaised(
        who=plan.who,
        name=scoundrel.name,
        activity=plan.activity,
        before=before,
        after=after,
        coin=coin,
        lines=figure_lines(changes),
    )
    return Transaction(report=report, changes=changes)


def _better_asset(table: Table, asset_id: EntityId, outcome: Outcome) -> Table:
    asset, crew = table.value(asset_id, Asset), crew_of(table)
    if asset is None or crew is None:
        raise NotOnTableError(asset_id)
    quality = quality_of(outcome, crew.tier, table.rulings.blades)
    return table.applied(put_values(table, {asset_id: replace(asset, quality=quality.level)}))


def _outcome(report: Report) -> Outcome | None:
    match report:
        case AssetAcquired() | HeatReduced() | ProjectWorked() | Recovered():
            return report.outcome
        case _:
            return None


def _waiting(downtime: Downtime, number: int) -> Plan:
    plan = downtime.plan(number)
    if plan is None or plan.is_done:
        raise NotOnTableError(DOWNTIME_ID)
    return plan
