"""The rounds of a chase: starting, turns, delaying, equal DEX (rules/chase.md 3)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.participant import Turn
from duskboard.core.chase.rounds import (
    NotStartedError,
    Standing,
    begin_round,
    call_in,
    delay,
    end_turn,
    go_on,
    ready_gun,
    recount,
)
from duskboard.core.chase.tie import arranged, unparted
from duskboard.core.clocks.clock import Beat
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, put
from duskboard.play.chase.drifting import HazardLine, hazards_moved
from duskboard.play.chase.opening import opening
from duskboard.play.chase.scene import changes, scene, standing_changes
from duskboard.play.chase.throwing import TieLine, Told, parted_by, tie_lines
from duskboard.play.clock import ClocksTicked
from duskboard.play.clock_beat import beat_changes
from duskboard.table.entity import OPENING_ID, Entity
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseStarted(Report):
    """The first round began.

    Attributes:
        name: What the chase is about.
        first: Who acts first.
        ties: The rolls that parted equal DEX.
        rulings: The rulings that decided these and where everybody starts.
        away: Who got away at once (2.6).
        behind: Pursuers who were left behind (2.6).
        gap: Places ahead that the quarry started, or None where the table placed everybody.
    """

    name: str
    first: str
    ties: tuple[TieLine, ...]
    rulings: tuple[str, ...]
    away: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()
    gap: int | None = None


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
    """A round began.

    Attributes:
        number: Its number.
        first: Who acts first, or "".
        ruling: The ruling that decided the pools, or None.
        hazards: The hazards that moved.
        skipped: Who has no turn in it, since all actions pay a debt (Q2).
        ticked: The clocks that ticked with the round that ended, or None.
    """

    number: int
    first: str
    ruling: str | None
    hazards: tuple[HazardLine, ...] = ()
    skipped: tuple[str, ...] = ()
    ticked: ClocksTicked | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Report):
    """Somebody's turn ended.

    Attributes:
        name: Who.
        unused: Actions that were left and are gone.
        then: Who is active now, or "".
        begun: The number of the round that began with it, or None.
        ruling: The ruling that decided its pools, or None.
        hazards: The hazards that moved with it.
        skipped: Who has no turn in the round that began, since all actions pay a debt (Q2).
        ticked: The clocks that ticked with the round that ended, or None.
    """

    name: str
    unused: int
    then: str
    begun: int | None
    ruling: str | None
    hazards: tuple[HazardLine, ...] = ()
    skipped: tuple[str, ...] = ()
    ticked: ClocksTicked | None = None


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
    parted = parted_by(table, chase, dice, anew=False)
    people = {**chase.people, **parted.changed}
    begun = begin_round(chase.course, people, table.rulings)
    standing = replace(begun, changed={**parted.changed, **begun.changed})
    kept = put(table, Entity(entity_id=OPENING_ID, value=opening(table)))
    report = ChaseStarted(
        name=begun.course.name,
        first=chase.name(begun.course.active),
        ties=tie_lines(chase, parted, dice),
        rulings=parted.rulings,
    )
    return Transaction(report=report, changes=(*standing_changes(table, standing), *kept))


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
    parted = parted_by(table, chase, dice, anew=True, group=group)
    if not parted.changed:
        raise NothingToChangeError
    report = TiesRolled(ties=tie_lines(chase, parted, dice), rulings=parted.rulings)
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
    rounds = standing.course.round - chase.course.round
    moved = hazards_moved(table, rounds=rounds)
    ticked, clocks = beat_changes(table, Beat.ROUND, rounds)
    report = RoundBegun(
        number=standing.course.round,
        first=chase.name(standing.course.active),
        ruling=standing.ruling,
        hazards=moved.lines,
        skipped=_paying(standing),
        ticked=ticked,
    )
    found = (*standing_changes(table, standing), *moved.changes, *clocks)
    return Transaction(report=report, changes=found)


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
    rounds = course.round - chase.course.round
    moved = hazards_moved(table, rounds=rounds)
    ticked, clocks = beat_changes(table, Beat.ROUND, rounds)
    active = chase.person(chase.course.active) if chase.course.active is not None else None
    report = TurnEnded(
        name=active.name if active else "",
        unused=active.left if active else 0,
        then=chase.name(course.active),
        begun=course.round if rounds else None,
        ruling=standing.ruling,
        hazards=moved.lines,
        skipped=_paying(standing) if rounds else (),
        ticked=ticked,
    )
    found = (*standing_changes(table, standing), *moved.changes, *clocks)
    return Transaction(report=report, changes=found)


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


def _paying(begun: Standing) -> tuple[str, ...]:
    """Return who has no turn in a round that has just begun, by name."""
    return tuple(
        person.name
        for person in begun.changed.values()
        if person.is_running and person.turn is Turn.ACTED and person.granted == 0
    )
