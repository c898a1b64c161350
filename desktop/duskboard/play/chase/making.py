"""Hazards that somebody makes for others: a lock turned, a stall tipped (rules/chase.md 9.9)."""

from dataclasses import dataclass

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.movement import act_otherwise
from duskboard.core.chase.source import Check, score
from duskboard.core.chase.track import Barrier, Hazard
from duskboard.core.dice import Dice, Reported
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError
from duskboard.play.chase.attack import Rolled
from duskboard.play.chase.exchange import Thrown, thrown
from duskboard.play.chase.moving import mover
from duskboard.play.chase.obstacle import lay_obstacle
from duskboard.play.chase.publishing import roller_seen, shown_roll
from duskboard.play.chase.scene import changes, scene
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """A hazard about to be made.

    Attributes:
        who: Who makes it.
        name: What is done: "Tip a fruit stall".
        edge: The way it will lie on.
        what: What will lie there.
        price: Actions that it takes; None for the whole round.
        own: What is rolled for it, or None where nothing is.
        difficulty: The level to reach.
        secret: Whether only the game master sees the roll.
    """

    who: EntityId
    name: str
    edge: EntityId
    what: Hazard | Barrier
    price: int | None = 1
    own: Rolled | None = None
    difficulty: Difficulty = Difficulty.REGULAR
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardMade(Report):
    """Somebody made a hazard for others, or tried to.

    Attributes:
        who: Who.
        name: Their name.
        deed: What was done.
        obstacle: What lies there now.
        start: The place at the beginning of its way.
        end: The place at its end.
        price: Actions that it took.
        own: What was rolled, or None.
        difficulty: The level to reach.
        passed: Whether it came off; what failed lies nowhere, and may backfire.
        secret: Whether players did not see it.
    """

    who: EntityId
    name: str
    deed: str
    obstacle: str
    start: str
    end: str
    price: int
    own: Thrown | None
    difficulty: Difficulty
    passed: bool
    secret: bool


class MakingRollError(PlayError):
    """Nothing is rolled for it, or what is rolled is not known. Args: what is done."""


def making_check(making: Making) -> Check | None:
    """Return what is rolled for it, or None."""
    if making.own is None:
        return None
    return Check(
        source=making.own.source,
        value=making.own.value,
        difficulty=making.difficulty,
        target=making.own.target,
        extra=making.own.extra,
    )


def make_hazard(table: Table, making: Making, dice: Dice | Reported | None) -> Transaction:
    """Return the step in which somebody makes a hazard for others (9.9).

    Where it comes off it lies there, and players see it; where it does not, nothing does.

    Args:
        table: The table.
        making: What is made.
        dice: Where the dice come from; None where nothing is rolled.

    Raises:
        NotOnTableError: There is no chase, no such participant or no such way.
        MakingRollError: It wants a roll and there is none.
        NoActionsLeftError: There are not as many actions.
        DiceError: Typed faces or what was told do not fit.
        ChaseError: It cannot be done for another reason.
    """
    chase = scene(table)
    person = mover(chase, making.who)
    edge = chase.way(making.edge)
    price = max(1, person.granted) if making.price is None else making.price
    paid = act_otherwise(person, price)
    own, passed, shown = _tried(table, making, dice)
    found = list(changes(table, people={making.who: paid}))
    if passed:
        found.extend(_laid(table, making))
    report = HazardMade(
        who=making.who,
        name=person.name,
        deed=making.name,
        obstacle=making.what.name,
        start=chase.place_name(edge.start),
        end=chase.place_name(edge.end),
        price=price,
        own=own,
        difficulty=making.difficulty,
        passed=passed,
        secret=making.secret,
    )
    return Transaction(report=report, changes=(*found, *shown))


def _tried(
    table: Table, making: Making, dice: Dice | Reported | None
) -> tuple[Thrown | None, bool, tuple[Change, ...]]:
    """Return what was rolled, whether it came off, and what players see of it."""
    check = making_check(making)
    if check is None or making.own is None:
        return None, True, ()
    if dice is None:
        raise MakingRollError(making.name)
    fallen = score(check, dice)
    own = thrown(scene(table).name(making.who), making.own, fallen, why=making.name)
    seen = Visibility.HIDDEN if making.secret else roller_seen(table, making.who)
    shown = shown_roll(table, own.roll, fallen.judgement, seen, has_reason=True)
    return own, fallen.judgement.passed, shown


def _laid(table: Table, making: Making) -> tuple[Change, ...]:
    """Return the changes that put it on its way, where players see it."""
    step = lay_obstacle(table, making.edge, making.what)
    after = table.applied(step.changes)
    entity = after.get(making.edge)
    if entity is None or entity.visibility is Visibility.SHOWN:
        return step.changes
    seen = set_visibility(after, making.edge, Visibility.SHOWN)
    last = {change.entity_id: change for change in seen.changes}
    return tuple(
        Change(
            entity_id=change.entity_id,
            before=change.before,
            after=last[change.entity_id].after if change.entity_id in last else change.after,
        )
        for change in step.changes
    )
