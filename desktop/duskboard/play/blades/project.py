"""A long-term project, worked on in a downtime (rules/blades.md 45, 114, 115, 118, 160)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.coin import spent
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.season import outcome_raised
from duskboard.core.clocks.clock import Clock
from duskboard.core.clocks.effect import Activity, Outcome, activity_segments
from duskboard.core.dice import MAX_DICE, Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.scene import scoundrel_of
from duskboard.play.change import NotOnTableError, difference, put_values
from duskboard.play.clock import ClocksTicked, EventLine, tick_clocks
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_COIN = 3
"""The most coin that raise a result: from the worst to a critical (rules/blades.md 114)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectWorked(Report):
    """Somebody worked on a project.

    Attributes:
        who: Who.
        name: Their name.
        clock: The project.
        roll: The dice.
        outcome: What they came to, coin counted.
        coin: Coin that was paid.
        before: Segments before.
        after: Segments now.
        size: All its segments.
        events: What followed from that.
        ruling: The ruling that counted a critical, or "".
    """

    who: EntityId
    name: str
    clock: str
    roll: Roll
    outcome: Outcome
    coin: int
    before: int
    after: int
    size: int
    events: tuple[EventLine, ...] = ()
    ruling: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What somebody puts into a project.

    Attributes:
        who: Who works.
        clock: The project.
        dice: The rating of the action, or of what the game master lets stand for it (160).
        is_helped: Whether a friend or contact helps (114).
        coin: Coin paid for a better result (114).
    """

    who: EntityId
    clock: EntityId
    dice: int = 0
    is_helped: bool = False
    coin: int = 0


def work_project(table: Table, work: Work, dice: Dice | ReportedBest) -> Transaction:
    """Return the step in which somebody works on a project (rules/blades.md 114, 115, 160).

    Raises:
        NotOnTableError: There is no such sheet or clock.
        NumberRangeError: Dice or coin are out of range.
        NoCoinError: They have not so much coin.
        ClockLockedError: It waits for another clock (rules/blades.md 47, 118).
        DiceError, ReportedBestError: Typed faces or what was told do not fit.
    """
    scoundrel, clock = scoundrel_of(table, work.who), table.value(work.clock, Clock)
    if clock is None:
        raise NotOnTableError(work.clock)
    if not 0 <= work.coin <= MOST_COIN:
        raise NumberRangeError(work.coin, 0, MOST_COIN)
    count = work.dice + int(work.is_helped)
    if not 0 <= count <= MAX_DICE:
        raise NumberRangeError(count, 0, MAX_DICE)
    check = Rating(count=count)
    result = roll_rating(check, dice)
    outcome = outcome_raised(result.outcome, work.coin)
    segments = activity_segments(Activity.PROJECT, outcome, table.rulings)
    ticked = tick_clocks(table, {work.clock: segments.count or 0})
    laid = table.applied(ticked.changes)
    laid = laid.applied(put_values(laid, {work.who: spent(scoundrel, work.coin)}))
    after = laid.value(work.clock, Clock) or clock
    report = ProjectWorked(
        who=work.who,
        name=scoundrel.name,
        clock=clock.name,
        roll=Roll(
            what=check,
            faces=(result.faces,) if result.faces else (),
            total=result.best,
            who=scoundrel.name,
            told=result.is_told,
        ),
        outcome=outcome,
        coin=work.coin,
        before=clock.filled,
        after=after.filled,
        size=clock.size,
        ruling=segments.ruling or "",
    )
    if isinstance(ticked.report, ClocksTicked):
        report = replace(report, events=ticked.report.events)
    return Transaction(report=report, changes=difference(table, laid))
