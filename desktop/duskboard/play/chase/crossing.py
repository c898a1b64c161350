"""Getting past hazards and barriers: the roll and what it did (rules/chase.md 5, 6)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import Difficulty, Judgement, Verdict
from duskboard.core.chase.movement import (
    LOSS_SIDES,
    CautionError,
    Crossing,
    NoWayError,
    cross_barrier,
    cross_hazard,
    obstacle,
    pay_crossing,
    prepare,
    refuse_step_back,
)
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.track import Barrier, Hazard, Leg, ObstacleKind
from duskboard.core.dice import (
    MAX_EXTRA_TENS,
    Dice,
    PercentileResult,
    ReportedTotal,
    TotalError,
)
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError, put
from duskboard.play.chase.check import Crossed, bonus_dice, judged, percentile
from duskboard.play.chase.moving import mover
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.entity import COURSE_ID, PUBLIC_ROLL_ID, Entity, Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstacleTried(Report):
    """Somebody tried to get past an obstacle.

    Attributes:
        who: Who.
        name: Their name.
        kind: Hazard or barrier.
        obstacle: Its name.
        place: The place beyond it.
        roll: The dice.
        skill: What was rolled.
        value: Its value.
        difficulty: The level to reach.
        verdict: What it came to.
        passed: Whether it was enough.
        caution: Bonus dice bought with this crossing.
        prepared: Bonus dice bought before.
        lost: Actions lost by failing.
        owed: Actions owed afterwards.
        loss_told: Whether the loss was said by the table and not rolled here.
        secret: Whether players did not see the roll.
        ruling: The ruling that decided the loss, or None.
    """

    who: EntityId
    name: str
    kind: ObstacleKind
    obstacle: str
    place: str
    roll: Roll
    skill: str
    value: int
    difficulty: Difficulty
    verdict: Verdict
    passed: bool
    caution: int
    prepared: int
    lost: int
    owed: int
    loss_told: bool
    secret: bool
    ruling: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CautionPrepared(Report):
    """Somebody bought bonus dice for crossing an obstacle in a later round.

    Attributes:
        who: Who.
        name: Their name.
        obstacle: What will be crossed.
        dice: Bonus dice bought now.
        in_all: Bonus dice bought for it so far.
    """

    who: EntityId
    name: str
    obstacle: str
    dice: int
    in_all: int


class LossWantedError(PlayError):
    """The check failed at a hazard, and the actions lost must be known first."""


def cross(
    table: Table,
    crossed: Crossed,
    dice: Dice | ReportedTotal,
    loss: Dice | ReportedTotal | None = None,
) -> Transaction:
    """Return the step in which somebody tries to get past an obstacle (5, 6).

    Players see the roll of a participant who is shown to them; of a masked one they see no name,
    and of a hidden one nothing. The obstacle is named where they know it.

    Args:
        table: The table.
        crossed: The check in hand.
        dice: The d100, or what the player said.
        loss: Where the 1D3 of a failed hazard comes from (5.7), or None where it is not known
            yet. A total of 0 waives it.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NoObstacleError: Nothing lies there.
        NoActionsLeftError: There are not as many actions as crossing and caution take.
        CautionError: More than two bonus dice.
        LossWantedError: The check failed at a hazard and `loss` is None; nothing has happened.
        DiceError: Typed faces or a total told do not fit.
        ChaseError: It cannot be done for another reason.
    """
    chase = scene(table)
    person = mover(chase, crossed.who)
    met = _met(table, chase, person, crossed.leg)
    paid = _paid(person, crossed)
    result, judgement = judged(table, crossed, dice)
    lost = _lost(met, judgement, loss)
    if isinstance(met, Hazard):
        done = cross_hazard(
            paid, crossed.leg, passed=judgement.passed, loss=lost, rulings=table.rulings
        )
    else:
        done = cross_barrier(paid, crossed.leg, passed=judgement.passed)
    tried = _Try(
        met=met,
        before=person,
        roll=_roll(person, crossed, met, result, told=isinstance(dice, ReportedTotal)),
        judgement=judgement,
        done=done,
        loss_told=isinstance(loss, ReportedTotal),
    )
    seen = Visibility.HIDDEN if crossed.secret else _seen(table, crossed.who)
    found = changes(table, people={crossed.who: done.person})
    if seen is not Visibility.HIDDEN:
        found = (*found, *_public(table, crossed, tried, seen))
    is_secret = seen is Visibility.HIDDEN
    return Transaction(report=_report(chase, crossed, tried, secret=is_secret), changes=found)


def prepare_crossing(table: Table, who: EntityId, leg: Leg, dice: int) -> Transaction:
    """Return the step in which somebody buys bonus dice for a crossing in a later round (Q3).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NoObstacleError: Nothing lies there.
        PrepareError: The ruling has them bought with the crossing only.
        CautionError: More than two bonus dice in all, or none.
        NoActionsLeftError: There are not as many actions.
        ChaseError: It cannot be done for another reason.
    """
    chase = scene(table)
    person = mover(chase, who)
    met = _met(table, chase, person, leg)
    prepared = prepare(person, leg, dice, table.rulings)
    report = CautionPrepared(
        who=who,
        name=person.name,
        obstacle=met.name,
        dice=dice,
        in_all=prepared.prepared_for(leg.edge),
    )
    return Transaction(report=report, changes=changes(table, people={who: prepared}))


def rolled_loss(loss: Dice | ReportedTotal) -> int:
    """Return the actions lost: 1D3, or what the table says; 0 where it waives them (5.7).

    Raises:
        DiceError: Typed faces or the number told do not fit.
    """
    if isinstance(loss, ReportedTotal):
        if not 0 <= loss.total <= LOSS_SIDES:
            raise TotalError(loss.total, 0, LOSS_SIDES)
        return loss.total
    return loss.roll(1, LOSS_SIDES)[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Try:
    """All that a try came to."""

    met: Hazard | Barrier
    before: Participant
    roll: Roll
    judgement: Judgement
    done: Crossing
    loss_told: bool


def _met(table: Table, chase: Scene, person: Participant, leg: Leg) -> Hazard | Barrier:
    """Return what lies on a way that leads from where the participant stands.

    Raises:
        NoWayError: It does not lead from there.
        StepBackError: It leads back, and the ruling forbids it.
        NoObstacleError: Nothing lies there.
    """
    if person.place is None or leg not in chase.track.leaving(person.place):
        raise NoWayError
    refuse_step_back(leg, table.rulings)
    return obstacle(chase.track, leg)


def _paid(person: Participant, crossed: Crossed) -> Participant:
    """Return the participant after paying; dice that would not count are refused (5.3)."""
    extra = bonus_dice(person, crossed, crossed.caution)
    if crossed.caution > 0 and extra > MAX_EXTRA_TENS:
        raise CautionError(extra)
    return pay_crossing(person, crossed.caution)


def _lost(met: Hazard | Barrier, judgement: Judgement, loss: Dice | ReportedTotal | None) -> int:
    if judgement.passed or isinstance(met, Barrier):
        return 0
    if loss is None:
        raise LossWantedError
    return rolled_loss(loss)


def _roll(
    person: Participant,
    crossed: Crossed,
    met: Hazard | Barrier,
    result: PercentileResult,
    *,
    told: bool,
) -> Roll:
    return Roll(
        what=percentile(bonus_dice(person, crossed, crossed.caution)),
        faces=() if result.units is None else (result.tens, (result.units,)),
        total=result.total,
        who=person.name,
        why=met.name,
        told=told,
    )


def _report(chase: Scene, crossed: Crossed, tried: _Try, *, secret: bool) -> ObstacleTried:
    is_hazard = isinstance(tried.met, Hazard)
    return ObstacleTried(
        who=crossed.who,
        name=tried.before.name,
        kind=ObstacleKind.HAZARD if is_hazard else ObstacleKind.BARRIER,
        obstacle=tried.met.name,
        place=chase.place_name(crossed.leg.place),
        roll=tried.roll,
        skill=crossed.skill,
        value=crossed.value,
        difficulty=crossed.difficulty,
        verdict=tried.judgement.verdict,
        passed=tried.judgement.passed,
        caution=crossed.caution,
        prepared=tried.before.prepared_for(crossed.leg.edge),
        lost=tried.done.lost,
        owed=tried.done.person.debt,
        loss_told=tried.loss_told,
        secret=secret,
        ruling=tried.done.ruling,
    )


def _seen(table: Table, who: EntityId) -> Visibility:
    """Return what players know of a participant: nothing while the chase is hidden from them."""
    course, person = table.get(COURSE_ID), table.get(who)
    if course is None or person is None or course.visibility is Visibility.HIDDEN:
        return Visibility.HIDDEN
    return person.visibility


def _public(table: Table, crossed: Crossed, tried: _Try, seen: Visibility) -> tuple[Change, ...]:
    """Return the change of the players' screen: names only of what is shown to them."""
    roll = tried.roll
    edge = table.get(crossed.leg.edge)
    knows_way = edge is not None and edge.visibility is Visibility.SHOWN
    told = replace(
        roll,
        who=roll.who if seen is Visibility.SHOWN else "",
        why=roll.why if knows_way else "",
        passed=tried.judgement.passed,
        needed=tried.judgement.needed,
    )
    entity = Entity(entity_id=PUBLIC_ROLL_ID, value=told, visibility=Visibility.SHOWN)
    return put(table, entity)
