"""Getting past hazards and barriers: the roll and what it did (rules/chase.md 5, 6)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource, Difficulty, Judgement, Verdict
from duskboard.core.chase.drifting import met
from duskboard.core.chase.harm import Severity
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
from duskboard.core.chase.source import Score
from duskboard.core.chase.track import Barrier, Edge, Hazard, Leg, ObstacleKind
from duskboard.core.dice import MAX_EXTRA_TENS, Dice, Reported, ReportedTotal, TotalError
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError, put_values
from duskboard.play.chase.check import Crossed, bonus_dice, judged, without_luck
from duskboard.play.chase.moving import traveller
from duskboard.play.chase.publishing import roller_seen, shown_roll
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.entity import Roll, Visibility
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
        roll: The dice, or None where the game master said how it went.
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
        source: What decided the check.
        luck: Points of Luck that were spent on it.
        opened: Whether a barrier stands open for all now.
        harm: How badly a failure hurts, as the hazard has it; None where it does not. Whether it
            does so now is for the game master to say.
    """

    who: EntityId
    name: str
    kind: ObstacleKind
    obstacle: str
    place: str
    roll: Roll | None
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
    source: CheckSource = CheckSource.D100
    luck: int = 0
    opened: bool = False
    harm: Severity | None = None


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
    dice: Dice | Reported,
    loss: Dice | ReportedTotal | None = None,
) -> Transaction:
    """Return the step in which somebody tries to get past an obstacle (5, 6).

    Players see the roll of a participant who is shown to them; of a masked one they see no name,
    and of a hidden one nothing. The obstacle is named where they know it.

    Args:
        table: The table.
        crossed: The check in hand.
        dice: The dice, what the player said, or the word of the game master.
        loss: Where the 1D3 of a failed hazard comes from (5.7), or None where it is not known
            yet. A total of 0 waives it.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NoObstacleError: Nothing lies there.
        NoActionsLeftError: There are not as many actions as crossing and caution take.
        CautionError: More than two bonus dice.
        LossWantedError: The check failed at a hazard and `loss` is None; nothing has happened.
        LuckError: Luck does not help this roll, or there is not as much.
        DiceError: Typed faces or a total told do not fit.
        ChaseError: It cannot be done for another reason.
    """
    chase = scene(table)
    person = traveller(chase, crossed.who)
    found = _met(table, chase, person, crossed)
    paid = _paid(chase, crossed)
    fallen = judged(table, crossed, dice)
    paid = without_luck(paid, crossed.luck)
    lost = loss_of(found, fallen.judgement, loss)
    passed = fallen.judgement.passed
    if isinstance(found, Hazard):
        done = cross_hazard(paid, crossed.leg, passed=passed, loss=lost, rulings=table.rulings)
    else:
        done = cross_barrier(paid, crossed.leg, passed=passed)
    tried = Try(
        met=found,
        before=person,
        fallen=fallen,
        roll=roll_of(person, fallen, found.name),
        done=done,
        loss_told=isinstance(loss, ReportedTotal),
    )
    steps = (
        *changes(table, people={crossed.who: done.person}),
        *put_values(table, _way_after(chase, crossed, found, passed=passed)),
    )
    return told(table, chase, crossed, tried, steps)


def told(
    table: Table, chase: Scene, crossed: Crossed, tried: "Try", found: tuple[Change, ...]
) -> Transaction:
    """Return the step of a try, with what players see of its roll."""
    seen = Visibility.HIDDEN if crossed.secret else roller_seen(table, crossed.who)
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
    person = traveller(chase, who)
    found = obstacle_before(table, chase, person, who, leg)
    prepared = prepare(person, leg, dice, table.rulings)
    report = CautionPrepared(
        who=who,
        name=person.name,
        obstacle=found.name,
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
class Try:
    """All that a try came to."""

    met: Hazard | Barrier
    before: Participant
    fallen: Score
    roll: Roll | None
    done: Crossing
    loss_told: bool


def obstacle_before(
    table: Table, chase: Scene, person: Participant, who: EntityId, leg: Leg
) -> Hazard | Barrier:
    """Return what lies on a way that leads from where the participant stands.

    Raises:
        NoWayError: It does not lead from there.
        StepBackError: It leads back, and the ruling forbids it.
        NoObstacleError: Nothing lies there.
    """
    if person.place is None or leg not in chase.track.leaving(person.place):
        raise NoWayError
    refuse_step_back(leg, table.rulings)
    return obstacle(chase.track, leg, who, flies=person.physique.flies)


def loss_of(
    found: Hazard | Barrier, judgement: Judgement, loss: Dice | ReportedTotal | None
) -> int:
    """Return the actions lost by a try: the 1D3 of a hazard that was failed (5.7, 6.2).

    Raises:
        LossWantedError: They are not known.
        DiceError: Typed faces or the number told do not fit.
    """
    if judgement.passed or isinstance(found, Barrier):
        return 0
    if loss is None:
        raise LossWantedError
    return rolled_loss(loss)


def roll_of(person: Participant, fallen: Score, why: str) -> Roll | None:
    """Return the roll to keep, or None where the game master said how it went."""
    if fallen.what is None:
        return None
    return Roll(
        what=fallen.what,
        faces=fallen.faces,
        total=fallen.total,
        who=person.name,
        why=why,
        told=fallen.is_told,
    )


def harm_of(found: Hazard | Barrier, judgement: Judgement) -> Severity | None:
    """Return how badly a failure hurts, or None where it does not (5.8)."""
    if judgement.passed or not isinstance(found, Hazard):
        return None
    spares = found.hurts_on_fumble and judgement.verdict is not Verdict.FUMBLE
    return None if spares else found.harm


def _met(table: Table, chase: Scene, person: Participant, crossed: Crossed) -> Hazard | Barrier:
    return obstacle_before(table, chase, person, crossed.who, crossed.leg)


def _way_after(
    chase: Scene, crossed: Crossed, found: Hazard | Barrier, *, passed: bool
) -> dict[EntityId, Edge]:
    """Return the way after the try: opened for all, or met by one more (5.10, Q14)."""
    edge = chase.way(crossed.leg.edge)
    if isinstance(found, Hazard):
        return {crossed.leg.edge: replace(edge, hazard=met(found, crossed.who))}
    opens = crossed.opens and passed
    return {crossed.leg.edge: replace(edge, barrier=replace(found, is_open=found.is_open or opens))}


def _paid(chase: Scene, crossed: Crossed) -> Participant:
    """Return the participant after paying; dice that would not count are refused (5.3)."""
    person, extra = chase.person(crossed.who), bonus_dice(chase, crossed, crossed.caution)
    if crossed.caution > 0 and extra > MAX_EXTRA_TENS:
        raise CautionError(extra)
    return pay_crossing(person, crossed.caution)


def _report(chase: Scene, crossed: Crossed, tried: Try, *, secret: bool) -> ObstacleTried:
    is_hazard = isinstance(tried.met, Hazard)
    judgement = tried.fallen.judgement
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
        verdict=judgement.verdict,
        passed=judgement.passed,
        caution=crossed.caution,
        prepared=tried.before.prepared_for(crossed.leg.edge),
        lost=tried.done.lost,
        owed=tried.done.person.debt,
        loss_told=tried.loss_told,
        secret=secret,
        ruling=tried.done.ruling,
        source=crossed.source if tried.roll is not None else CheckSource.SAID,
        luck=crossed.luck,
        opened=crossed.opens and judgement.passed and not is_hazard,
        harm=harm_of(tried.met, judgement),
    )


def _public(table: Table, crossed: Crossed, tried: Try, seen: Visibility) -> tuple[Change, ...]:
    """Return the change of the players' screen: the way is named where they know it."""
    edge = table.get(crossed.leg.edge)
    knows_way = edge is not None and edge.visibility is Visibility.SHOWN
    return shown_roll(table, tried.roll, tried.fallen.judgement, seen, has_reason=knows_way)
