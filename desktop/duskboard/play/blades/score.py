"""The score at the table: the engagement roll, flashbacks (rules/blades.md 97, 99, 154)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.coin import spent
from duskboard.core.blades.plan import Score
from duskboard.core.blades.position import Position
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.score import (
    FLASHBACK_STRESS,
    MOST_FLASHBACK,
    EngagementDie,
    EngagementPart,
    FlashbackKind,
    FlashbackPay,
    engagement_dice,
    engagement_parts,
    opened,
)
from duskboard.core.blades.stress import stressed
from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at
from duskboard.play.blades.edit import NumberRangeError, step
from duskboard.play.blades.plan import opened_changes
from duskboard.play.blades.scene import crew_id, crew_of, scoundrel_of
from duskboard.play.blades.trouble import NoRepError
from duskboard.play.change import NothingToChangeError, NotOnTableError, put_values
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_DICE = 8
"""The most dice of an engagement roll."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Engagement:
    """An engagement roll before it falls.

    Attributes:
        plan: How the score is gone about.
        dice: What gives dice, or takes them.
        others: Dice that the table adds or takes.
    """

    plan: PlanKind
    dice: tuple[EngagementDie, ...] = ()
    others: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Engaged(Report):
    """A score opened.

    Attributes:
        name: The crew.
        plan: How it was gone about.
        roll: The dice.
        parts: Where they came from.
        position: The position of the opening actions.
        is_past_first: Whether the first obstacle is overcome already.
    """

    name: str
    plan: PlanKind
    roll: Roll
    parts: tuple[EngagementPart, ...]
    position: Position
    is_past_first: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FlashbackMade(Report):
    """Somebody had seen to it before: how far-fetched, what it cost, what it was (99)."""

    who: EntityId
    name: str
    kind: FlashbackKind
    pay: FlashbackPay
    amount: int
    is_trauma_due: bool = False
    text: str = ""


def engage(
    table: Table, crew_at_id: EntityId, engagement: Engagement, dice: Dice | ReportedBest
) -> Transaction:
    """Return the step in which a score opens; only its opening position is set (97).

    The score that was planned is under way then.

    Raises:
        NotOnTableError: There is no such crew.
        DiceError, ReportedBestError: Typed faces or what was told do not fit.
    """
    crew = crew_at(table, crew_at_id)
    count = min(MOST_DICE, max(0, engagement_dice(engagement.dice, engagement.others)))
    check = Rating(count=count)
    result = roll_rating(check, dice)
    opening = opened(result.outcome)
    report = Engaged(
        name=crew.name,
        plan=engagement.plan,
        roll=Roll(
            what=check,
            faces=(result.faces,) if result.faces else (),
            total=result.best,
            who=crew.name,
            told=result.is_told,
        ),
        parts=engagement_parts(engagement.dice),
        position=opening.position,
        is_past_first=opening.is_past_first,
    )
    return Transaction(report=report, changes=opened_changes(table, opening))


def engagement_of(score: Score) -> Engagement:
    """Return the engagement roll of a score that is planned (97)."""
    return Engagement(plan=score.plan, dice=score.dice, others=score.others)


def flash_back(
    table: Table,
    who: EntityId,
    kind: FlashbackKind,
    stress: int | None = None,
    text: str = "",
) -> Transaction:
    """Return the step in which a flashback is paid with stress (rules/blades.md 99).

    Args:
        table: The table.
        who: Whose it is.
        kind: How far-fetched it is.
        stress: Stress that an elaborate one costs, 2 or more; None for the least.
        text: What was seen to, or "".

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: An elaborate one costs 2 to 6.
    """
    scoundrel, least = scoundrel_of(table, who), FLASHBACK_STRESS[kind]
    price = least if stress is None else stress
    most = MOST_FLASHBACK if kind is FlashbackKind.ELABORATE else least
    if not least <= price <= most:
        raise NumberRangeError(price, least, most)
    strain = stressed(scoundrel, price, crew_of(table))
    report = FlashbackMade(
        who=who,
        name=scoundrel.name,
        kind=kind,
        pay=FlashbackPay.STRESS,
        amount=price,
        is_trauma_due=strain.is_trauma_due,
        text=text.strip(),
    )
    return Transaction(report=report, changes=put_values(table, {who: strain.scoundrel}))


def flash_back_to_downtime(
    table: Table, who: EntityId, pay: FlashbackPay, text: str = ""
) -> Transaction:
    """Return the step that pays for a downtime activity in a flashback: 1 coin or 1 rep (99).

    Raises:
        NotOnTableError: There is no such sheet, or no crew whose rep it could be.
        NoCoinError, NoRepError: There is none.
        NothingToChangeError: It is not paid with stress.
    """
    scoundrel = scoundrel_of(table, who)
    report = FlashbackMade(
        who=who,
        name=scoundrel.name,
        kind=FlashbackKind.EASY,
        pay=pay,
        amount=1,
        text=text.strip(),
    )
    if pay is FlashbackPay.COIN:
        return step(table, who, spent(scoundrel, 1), report)
    if pay is FlashbackPay.STRESS:
        raise NothingToChangeError
    crew, key = crew_of(table), crew_id(table)
    if crew is None or key is None:
        raise NotOnTableError(key)
    if not crew.rep:
        raise NoRepError(crew.name, crew.rep, 1)
    changes = put_values(table, {key: replace(crew, rep=crew.rep - 1)})
    return Transaction(report=report, changes=changes)
