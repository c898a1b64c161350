"""All Hands: a cohort does an activity for the crew in a downtime (blades-abilities.md K15)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.activity import Asset, DowntimeActivity, heat_reduced, quality_of
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_growth import free_hands, hands_dice
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.heat import cooled
from duskboard.core.blades.roll import RatingResult, roll_rating
from duskboard.core.clocks.clock import Clock
from duskboard.core.clocks.effect import Activity, Outcome, activity_segments
from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.activity import Wanted
from duskboard.play.blades.crew import crew_at
from duskboard.play.blades.downtime import lay_downtime, running_downtime
from duskboard.play.blades.scene import crew_id
from duskboard.play.change import NotOnTableError, make, put_values
from duskboard.play.clock import tick_clocks
from duskboard.table.entity import Entity, Roll
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Change, Report, Transaction

HANDS_DO = (
    DowntimeActivity.ACQUIRE,
    DowntimeActivity.PROJECT,
    DowntimeActivity.REDUCE_HEAT,
)
"""What a cohort can do for the crew (rules/blades-abilities.md K15)."""


class NoHandsError(BladesError):
    """No cohort does anything: no All Hands, a cohort that is hurt, or one has. Args: the crew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsTerms:
    """What a cohort does.

    Attributes:
        place: Which cohort of the crew.
        activity: What.
        project: The clock that it works on, or None.
        wanted: What is looked for, or None.
    """

    place: int
    activity: DowntimeActivity
    project: EntityId | None = None
    wanted: Wanted | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsLent(Report):
    """A cohort did something for the crew.

    Attributes:
        name: The crew.
        cohort: Who did it.
        activity: What.
        roll: The dice.
        outcome: What they came to.
        what: The clock or the asset, or "".
        before: Heat or segments before; 0 for an asset.
        after: Heat, segments or quality now.
    """

    name: str
    cohort: str
    activity: DowntimeActivity
    roll: Roll
    outcome: Outcome
    what: str = ""
    before: int = 0
    after: int = 0


def lend_hands(table: Table, terms: HandsTerms, dice: Dice | ReportedBest) -> Transaction:
    """Return the step in which a cohort does an activity for the crew, once a downtime (K15).

    Raises:
        NotOnTableError: There is no crew, or no such clock.
        NoDowntimeError: None runs.
        NoHandsError: The crew lacks the ability, the cohort is hurt, or one has done something.
        ClockLockedError: The project waits for another clock.
        DiceError, ReportedBestError: Typed faces or what was told do not fit.
    """
    key = crew_id(table)
    if key is None:
        raise NotOnTableError(key)
    crew, downtime = crew_at(table, key), running_downtime(table)
    cohort = free_hands(crew).get(terms.place)
    if cohort is None or downtime.hands or terms.activity not in HANDS_DO:
        raise NoHandsError(crew.name)
    result = roll_rating(Rating(count=hands_dice(crew, cohort)), dice)
    report = HandsLent(
        name=crew.name,
        cohort=cohort.name,
        activity=terms.activity,
        roll=_roll(crew, cohort, result),
        outcome=result.outcome,
    )
    report, changes = _done(table, (key, crew), terms, report)
    laid = lay_downtime(table, replace(downtime, hands=cohort.name), report)
    return Transaction(report=report, changes=(*changes, *laid.changes))


def _done(
    table: Table, whose: tuple[EntityId, Crew], terms: HandsTerms, report: HandsLent
) -> tuple[HandsLent, tuple[Change, ...]]:
    """Return the report and the changes of what a cohort does."""
    key, crew = whose
    match terms.activity:
        case DowntimeActivity.REDUCE_HEAT:
            after = cooled(crew, heat_reduced(report.outcome))
            told = replace(report, before=crew.heat, after=after.heat)
            return told, put_values(table, {key: after})
        case DowntimeActivity.PROJECT:
            return _worked(table, terms, report)
        case _:
            return _found(table, crew, terms, report)


def _found(
    table: Table, crew: Crew, terms: HandsTerms, report: HandsLent
) -> tuple[HandsLent, tuple[Change, ...]]:
    wanted = terms.wanted
    if wanted is None:
        raise NoHandsError(crew.name)
    quality = quality_of(report.outcome, crew.tier, table.rulings.blades).level
    had = replace(wanted.asset, quality=quality)
    entity = Entity(entity_id=wanted.asset_id, value=had, rank=last_rank(table, Asset))
    told = replace(report, what=had.name, after=quality)
    return told, make(table, entity)


def _worked(
    table: Table, terms: HandsTerms, report: HandsLent
) -> tuple[HandsLent, tuple[Change, ...]]:
    project = terms.project or EntityId("")
    clock = table.value(project, Clock)
    if clock is None:
        raise NotOnTableError(project)
    segments = activity_segments(Activity.PROJECT, report.outcome, table.rulings).count or 0
    ticked = tick_clocks(table, {project: segments})
    now = table.applied(ticked.changes).value(project, Clock) or clock
    told = replace(report, what=clock.name, before=clock.filled, after=now.filled)
    return told, ticked.changes


def _roll(crew: Crew, cohort: Cohort, result: RatingResult) -> Roll:
    return Roll(
        what=Rating(count=hands_dice(crew, cohort)),
        faces=(result.faces,) if result.faces else (),
        total=result.best,
        who=cohort.name,
        told=result.is_told,
    )
