"""Moving in a chase: stepping, crossing hazards and barriers, the word of the game master."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.check import Difficulty, Judgement, Verdict, judge
from duskboard.core.chase.movement import (
    LOSS_SIDES,
    Crossing,
    Leg,
    NoWayError,
    ObstacleError,
    Path,
    cross_barrier,
    cross_hazard,
    obstacle,
    path,
    pay_crossing,
    step,
)
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import NotActiveError, NotStartedError
from duskboard.core.chase.track import Barrier, Direction, Hazard
from duskboard.core.dice import (
    Dice,
    Percentile,
    PercentileResult,
    ReportedTotal,
    TotalError,
    roll_percentile,
)
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, put
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


class ObstacleKind(StrEnum):
    """What lay on the way."""

    HAZARD = "hazard"
    BARRIER = "barrier"


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossed:
    """The check of a crossing in hand.

    Attributes:
        who: Who crosses.
        leg: The way, next to where that one stands.
        skill: The name of the skill that is rolled.
        value: Its value.
        difficulty: The level to reach; what the obstacle says, unless the keeper says otherwise.
        caution: Bonus dice bought with actions, 0 to 2.
        extra: Bonus dice (positive) or penalty dice (negative) from elsewhere.
        secret: Whether only the game master sees the roll.
    """

    who: EntityId
    leg: Leg
    skill: str
    value: int
    difficulty: Difficulty
    caution: int = 0
    extra: int = 0
    secret: bool = False

    @property
    def dice(self) -> Percentile:
        """The d100 with all its bonus and penalty dice, at most two of a kind (8.7)."""
        return Percentile(extra=max(-2, min(2, self.caution + self.extra)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stepped(Report):
    """Somebody moved over open ways."""

    who: EntityId
    name: str
    place: str
    price: int


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
        caution: Bonus dice bought.
        lost: Actions lost by failing.
        owed: Actions owed afterwards.
        loss_told: Whether the loss was said by the table and not rolled here.
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
    lost: int
    owed: int
    loss_told: bool
    ruling: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveOverruled(Report):
    """The game master moved somebody against the rules: from where to where."""

    who: EntityId
    name: str
    before: str
    after: str


class LossWantedError(PlayError):
    """The check failed at a hazard, and the actions lost must be known first."""


def plan(table: Table, who: EntityId, goal: EntityId) -> Path:
    """Return what moving somebody to a place would come to, asked before anything is done.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        ChaseError: It cannot be done: not started, not the turn, no way, no going back.
    """
    chase = scene(table)
    person = _mover(chase, who)
    return path(chase.track, person, goal, table.rulings)


def move(table: Table, who: EntityId, goal: EntityId) -> Transaction:
    """Return the step that moves somebody over open ways, 1 action each (4.1).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        ObstacleError: Something on the way wants a roll.
        NoActionsLeftError: There are not as many actions.
        ChaseError: It cannot be done for another reason.
    """
    chase = scene(table)
    person = _mover(chase, who)
    found = path(chase.track, person, goal, table.rulings)
    if found.obstacle is not None:
        raise ObstacleError(obstacle(chase.track, found.obstacle).name)
    legs = found.legs or (_first_leg(chase, person, goal),)
    moved = step(person, legs)
    report = Stepped(
        who=who,
        name=person.name,
        place=chase.track.locations[legs[-1].place].name,
        price=len(legs),
    )
    return Transaction(report=report, changes=changes(table, people={who: moved}))


def move_up_to(table: Table, who: EntityId, found: Path) -> Transaction:
    """Return the step that moves somebody along the open part of a path.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: The path does not leave its place.
        ChaseError: It cannot be done.
    """
    if found.place is None:
        raise NothingToChangeError
    return move(table, who, found.place)


def judged(crossed: Crossed, dice: Dice | ReportedTotal) -> tuple[PercentileResult, Judgement]:
    """Return the dice of a crossing and what they come to.

    Raises:
        DiceError: Typed faces or the total told do not fit.
    """
    result = roll_percentile(crossed.dice, dice)
    return result, judge(result.total, crossed.value, crossed.difficulty)


def cross(
    table: Table,
    crossed: Crossed,
    dice: Dice | ReportedTotal,
    loss: Dice | ReportedTotal | None = None,
) -> Transaction:
    """Return the step in which somebody tries to get past an obstacle (5, 6).

    Args:
        table: The table.
        crossed: The check in hand.
        dice: The d100, or what the player said.
        loss: Where the 1D3 of a failed hazard comes from (5.7), or None where it is not known yet.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NoObstacleError: Nothing lies there.
        NoActionsLeftError: There are not as many actions as crossing and caution take.
        CautionError: More than two bonus dice.
        LossWantedError: The check failed at a hazard and `loss` is None; nothing has happened.
        DiceError: Typed faces or a total told do not fit.
    """
    chase = scene(table)
    person = _mover(chase, crossed.who)
    met = obstacle(chase.track, _checked_leg(chase, person, crossed.leg))
    paid = pay_crossing(person, crossed.caution)
    result, judgement = judged(crossed, dice)
    lost = _lost(met, judgement, loss)
    if isinstance(met, Hazard):
        done = cross_hazard(
            paid, crossed.leg, passed=judgement.passed, loss=lost, rulings=table.rulings
        )
    else:
        done = cross_barrier(paid, crossed.leg, passed=judgement.passed)
    roll = _roll(crossed, person, met, result, told=isinstance(dice, ReportedTotal))
    report = _report(chase, crossed, met, roll, judgement, done, isinstance(loss, ReportedTotal))
    public = () if crossed.secret else _public(table, roll)
    return Transaction(
        report=report, changes=(*changes(table, people={crossed.who: done.person}), *public)
    )


def overrule_move(table: Table, who: EntityId, place: EntityId) -> Transaction:
    """Return the step in which the game master puts somebody anywhere, rules or no rules.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NoWayError: There is no such place.
        NothingToChangeError: That one is there.
    """
    chase = scene(table)
    person = chase.person(who)
    if place not in chase.track.locations:
        raise NoWayError
    if person.place == place:
        raise NothingToChangeError
    before = chase.track.locations.get(person.place) if person.place is not None else None
    report = MoveOverruled(
        who=who,
        name=person.name,
        before=before.name if before else "",
        after=chase.track.locations[place].name,
    )
    moved = replace(person, place=place)
    return Transaction(report=report, changes=changes(table, people={who: moved}))


def _mover(chase: Scene, who: EntityId) -> Participant:
    person = chase.person(who)
    if chase.course.round == 0:
        raise NotStartedError
    if chase.course.active != who:
        active = chase.people.get(chase.course.active) if chase.course.active else None
        raise NotActiveError(person.name, active.name if active else "")
    return person


def _first_leg(chase: Scene, person: Participant, goal: EntityId) -> Leg:
    """Return the leg that cannot be paid, so that `step` says how many actions are wanted."""
    route = chase.track.route(person.place, goal) if person.place is not None else None
    if not route:
        raise NoWayError
    edge, direction, place = route[0]
    return Leg(edge=edge, direction=direction, place=place)


def _checked_leg(chase: Scene, person: Participant, leg: Leg) -> Leg:
    """Return the leg if it leads from where the participant stands.

    Raises:
        NoWayError: It does not.
    """
    edge = chase.track.edges.get(leg.edge)
    if edge is None:
        raise NoWayError
    forward = leg.direction is Direction.FORWARD
    start, end = (edge.start, edge.end) if forward else (edge.end, edge.start)
    if person.place != start or leg.place != end:
        raise NoWayError
    return leg


def _lost(met: Hazard | Barrier, judgement: Judgement, loss: Dice | ReportedTotal | None) -> int:
    if judgement.passed or isinstance(met, Barrier):
        return 0
    if loss is None:
        raise LossWantedError
    if isinstance(loss, ReportedTotal):
        if not 0 <= loss.total <= LOSS_SIDES:  # 0: the keeper waives it
            raise TotalError(loss.total, 0, LOSS_SIDES)
        return loss.total
    return loss.roll(1, LOSS_SIDES)[0]


def _roll(
    crossed: Crossed,
    person: Participant,
    met: Hazard | Barrier,
    result: PercentileResult,
    *,
    told: bool,
) -> Roll:
    faces = () if result.units is None else (result.tens, (result.units,))
    return Roll(
        what=crossed.dice,
        faces=faces,
        total=result.total,
        who=person.name,
        why=met.name,
        told=told,
    )


def _report(  # noqa: PLR0913, PLR0917 - a crossing has that many sides
    chase: Scene,
    crossed: Crossed,
    met: Hazard | Barrier,
    roll: Roll,
    judgement: Judgement,
    done: Crossing,
    loss_told: bool,  # noqa: FBT001 - private, one caller
) -> ObstacleTried:
    return ObstacleTried(
        who=crossed.who,
        name=done.person.name,
        kind=ObstacleKind.HAZARD if isinstance(met, Hazard) else ObstacleKind.BARRIER,
        obstacle=met.name,
        place=chase.track.locations[crossed.leg.place].name,
        roll=roll,
        skill=crossed.skill,
        value=crossed.value,
        difficulty=crossed.difficulty,
        verdict=judgement.verdict,
        passed=judgement.passed,
        caution=crossed.caution,
        lost=done.lost,
        owed=done.person.debt,
        loss_told=loss_told,
        ruling=done.ruling,
    )


def _public(table: Table, roll: Roll) -> tuple[Change, ...]:
    entity = Entity(entity_id=PUBLIC_ROLL_ID, value=roll, visibility=Visibility.SHOWN)
    return put(table, entity)
