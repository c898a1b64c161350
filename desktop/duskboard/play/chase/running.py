"""The rounds of a chase: starting, turns, delaying, equal DEX (rules/chase.md 3)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from duskboard.core.chase.rounds import (
    NotStartedError,
    begin_round,
    call_in,
    delay,
    end_turn,
    go_on,
    ready_gun,
    recount,
)
from duskboard.core.chase.tie import Parted, arranged, part_ties, unparted
from duskboard.core.dice import Dice, Percentile, ReportedTotal, roll_percentile
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.chase.scene import Scene, changes, scene, standing_changes
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

Told = Sequence[ReportedTotal]
"""Totals that players said, in the order in which they are asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TieLine:
    """One throw of an opposed DEX roll.

    Attributes:
        who: The name.
        total: The d100.
        roll: Which opposed roll, 1 for the first.
        told: Whether the player said it.
    """

    who: str
    total: int
    roll: int
    told: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseStarted(Report):
    """The first round began.

    Attributes:
        name: What the chase is about.
        first: Who acts first.
        ties: The rolls that parted equal DEX.
        rulings: The rulings that decided these.
    """

    name: str
    first: str
    ties: tuple[TieLine, ...]
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TiesRolled(Report):
    """Equal DEX were parted anew by these rolls."""

    ties: tuple[TieLine, ...]
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TiesArranged(Report):
    """The game master said in which order those of equal DEX act."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegun(Report):
    """A round began: its number, who acts first or "", the ruling that decided the pools."""

    number: int
    first: str
    ruling: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Report):
    """Somebody's turn ended.

    Attributes:
        name: Who.
        unused: Actions that were left and are gone.
        then: Who is active now, or "".
        begun: The number of the round that began with it, or None.
        ruling: The ruling that decided its pools, or None.
    """

    name: str
    unused: int
    then: str
    begun: int | None
    ruling: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnDelayed(Report):
    """Somebody waits until another has acted; then is who is active now, or ""."""

    name: str
    then: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTaken(Report):
    """Somebody who waited acts now."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GunReadied(Report):
    """Somebody shoots a readied firearm this round, or does not after all."""

    name: str
    ready: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolsRecounted(Report):
    """Everybody's actions were counted anew in the middle of a round."""


class ChaseRunningError(PlayError):
    """The chase has begun already."""


class ThrowsWantedError(PlayError):
    """Equal DEX want more totals than were told. Args: the names of those who roll next.

    Attributes:
        who: The same, by identifier, in the order in which they are asked.
    """

    def __init__(self, *names: str, who: tuple[EntityId, ...] = ()) -> None:
        super().__init__(*names)
        self.who = who


def equals_to_roll(table: Table) -> tuple[tuple[EntityId, ...], ...]:
    """Return the groups of equal DEX that the start of the chase will part (3.2).

    Raises:
        NotOnTableError: There is no chase.
    """
    return unparted(scene(table).people)


def start_chase(table: Table, dice: Dice | Told) -> Transaction:
    """Return the step that begins the first round; equal DEX are parted by a roll (3.2, 3.5).

    Those that the table has put into an order already are not rolled.

    Args:
        table: The table.
        dice: The dice, or the totals that players said, in the order of `equals_to_roll`; those
            who stay equal say another each.

    Raises:
        NotOnTableError: There is no chase.
        ChaseRunningError: It has begun.
        NobodyRunsError: Nobody is on the track.
        ThrowsWantedError: More totals must be told; nothing has happened.
        DiceError: Typed faces or a total told do not fit.
    """
    chase = scene(table)
    if chase.is_running:
        raise ChaseRunningError
    parted = _parted(table, chase, dice, anew=False)
    people = {**chase.people, **parted.changed}
    begun = begin_round(chase.course, people, table.rulings)
    standing = replace(begun, changed={**parted.changed, **begun.changed})
    report = ChaseStarted(
        name=begun.course.name,
        first=chase.name(begun.course.active),
        ties=_tie_lines(chase, parted, dice),
        rulings=parted.rulings,
    )
    return Transaction(report=report, changes=standing_changes(table, standing))


def roll_ties(
    table: Table, dice: Dice | Told, group: Sequence[EntityId] | None = None
) -> Transaction:
    """Return the step in which equal DEX are parted by a roll, all of them anew (3.2).

    Args:
        table: The table.
        dice: The dice, or the totals that players said, in the order of `equals_to_roll`.
        group: The one group of equal DEX to part, or None for all.

    Raises:
        NotOnTableError: There is no chase.
        NothingToChangeError: No DEX is equal, or the order stays.
        ThrowsWantedError: More totals must be told; nothing has happened.
        DiceError: Typed faces or a total told do not fit.
    """
    chase = scene(table)
    parted = _parted(table, chase, dice, anew=True, group=group)
    if not parted.changed:
        raise NothingToChangeError
    report = TiesRolled(ties=_tie_lines(chase, parted, dice), rulings=parted.rulings)
    return Transaction(report=report, changes=changes(table, people=parted.changed))


def arrange_ties(table: Table, wanted: Sequence[EntityId]) -> Transaction:
    """Return the step in which the game master puts people of equal DEX into an order (Q17).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotEqualError: Their DEX differ.
        NothingToChangeError: They act in that order.
    """
    chase = scene(table)
    names = tuple(chase.person(who).name for who in wanted)
    changed = arranged(chase.people, wanted)
    if not changed:
        raise NothingToChangeError
    return Transaction(report=TiesArranged(names=names), changes=changes(table, people=changed))


def end_round(table: Table) -> Transaction:
    """Return the step that begins the next round: unspent actions are lost, debts paid (3.8, 3.9).

    Where both sides wait for each other, the round ends so with neither acting (3.11).

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: It has not begun.
        NobodyRunsError: Nobody is on the track.
    """
    chase = scene(table)
    if not chase.is_running:
        raise NotStartedError
    begun = begin_round(chase.course, chase.people, table.rulings)
    standing = go_on(begun, chase.people, table.rulings)
    report = RoundBegun(
        number=standing.course.round,
        first=chase.name(standing.course.active),
        ruling=standing.ruling,
    )
    return Transaction(report=report, changes=standing_changes(table, standing))


def end_this_turn(table: Table) -> Transaction:
    """Return the step that ends the active turn (3.8).

    When nobody is left to act and nobody waits, the next round begins with it.

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: Nobody is active.
    """
    chase = scene(table)
    ended = end_turn(chase.course, chase.people)
    standing = go_on(ended, chase.people, table.rulings)
    course = standing.course
    active = chase.person(chase.course.active) if chase.course.active is not None else None
    report = TurnEnded(
        name=active.name if active else "",
        unused=active.left if active else 0,
        then=chase.name(course.active),
        begun=course.round if course.round > chase.course.round else None,
        ruling=standing.ruling,
    )
    return Transaction(report=report, changes=standing_changes(table, standing))


def delay_turn(table: Table) -> Transaction:
    """Return the step in which the active one waits until another has acted (3.11).

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: Nobody is active.
        CannotDelayError: Actions have been spent.
    """
    chase = scene(table)
    standing = delay(chase.course, chase.people)
    report = TurnDelayed(
        name=chase.name(chase.course.active), then=chase.name(standing.course.active)
    )
    return Transaction(report=report, changes=standing_changes(table, standing))


def take_turn(table: Table, who: EntityId) -> Transaction:
    """Return the step in which somebody who waited acts now (3.11).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotStartedError: No round runs.
        NotRunningError: That one is not in the chase.
        HasActedError: That one has acted.
        NotWaitingError: That one has not delayed.
        TurnBegunError: The active one is in the middle of a turn.
    """
    chase = scene(table)
    person = chase.person(who)
    standing = call_in(chase.course, chase.people, who)
    report = TurnTaken(name=person.name)
    return Transaction(report=report, changes=standing_changes(table, standing))


def declare_gun(table: Table, who: EntityId, *, ready: bool) -> Transaction:
    """Return the step in which somebody says that a readied firearm is shot this round (3.4).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: It is so already.
        NotStartedError: No round runs.
        NotRunningError: That one is not in the chase.
        HasActedError: That one has acted.
        TurnBegunError: That one is in the middle of the turn.
    """
    chase = scene(table)
    person = chase.person(who)
    standing = ready_gun(chase.course, chase.people, who, ready=ready)
    if not standing.changed:
        raise NothingToChangeError
    report = GunReadied(name=person.name, ready=ready)
    return Transaction(report=report, changes=standing_changes(table, standing))


def recount_pools(table: Table) -> Transaction:
    """Return the step that counts everybody's actions anew at once (3.6, Q4).

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: No round runs.
        NobodyRunsError: Nobody is on the track.
        NothingToChangeError: Nothing would differ.
    """
    chase = scene(table)
    found = standing_changes(table, recount(chase.course, chase.people))
    if not found:
        raise NothingToChangeError
    return Transaction(report=PoolsRecounted(), changes=found)


def _parted(
    table: Table,
    chase: Scene,
    dice: Dice | Told,
    *,
    anew: bool,
    group: Sequence[EntityId] | None = None,
) -> Parted:
    told = iter(dice if isinstance(dice, Sequence) else ())

    def throw(equals: tuple[EntityId, ...]) -> tuple[int, ...]:
        if not isinstance(dice, Sequence):
            return tuple(roll_percentile(Percentile(), dice).total for _ in equals)
        totals = tuple(islice(told, len(equals)))
        if len(totals) < len(equals):
            raise ThrowsWantedError(*(chase.name(who) for who in equals), who=equals)
        return tuple(roll_percentile(Percentile(), total).total for total in totals)

    return part_ties(chase.people, throw, table.rulings, anew=anew, group=group)


def _tie_lines(chase: Scene, parted: Parted, dice: Dice | Told) -> tuple[TieLine, ...]:
    return tuple(
        TieLine(
            who=chase.name(throw.who),
            total=throw.total,
            roll=number,
            told=isinstance(dice, Sequence),
        )
        for number, roll in enumerate(parted.rolls, 1)
        for throw in roll.throws
    )
