"""Rounds and turns: the acting order, the pools of actions, debts, delaying (rules/chase.md 3)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from duskboard.core.chase.calling import Caller
from duskboard.core.chase.participant import Participant, Turn
from duskboard.core.chase.physique import NO_DEEDS
from duskboard.core.chase.seat import PASSENGER_ACTS
from duskboard.core.identity import EntityId
from duskboard.core.rulings import LeaverPool, Rulings

People = Mapping[EntityId, Participant]

LEAVER_RULING = "chase.pool_when_someone_leaves"
"""The ruling that keeps pools as they were when the slowest one left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How far a chase has come.

    Attributes:
        name: What the chase is about.
        round: 0 before the first round.
        active: Whose turn it is, or None between turns and before the start.
        lowest: The MOV that pools are counted from; None before the first round.
        lately: Who has had a turn, the latest last, each once.
        escape_lead: Places ahead of every pursuer that count as an escape, or None (Q18).
        called: Who called the last sudden hazard, or None (9.15).
        fixed_pool: Actions a round of everybody, whatever the MOV, or None: as where a place is to
            be left in time (9.12).
    """

    name: str
    round: int = 0
    active: EntityId | None = None
    lowest: int | None = None
    lately: tuple[EntityId, ...] = ()
    escape_lead: int | None = None
    called: Caller | None = None
    fixed_pool: int | None = None

    def __post_init__(self) -> None:
        """Refuse a chase that cannot be.

        Raises:
            ValueError: The name is blank, the round below 0, or fixed actions below 1.
        """
        if self.fixed_pool is not None and self.fixed_pool < 1:
            msg = f"Course.fixed_pool is below 1: {self.fixed_pool}"
            raise ValueError(msg)
        if not self.name.strip() or self.round < 0:
            msg = f"Course.name is blank or Course.round below 0: {self.name!r} {self.round}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The chase after a turn or a round.

    Attributes:
        course: How far it has come.
        changed: Those who differ.
        ruling: The ruling that decided the pools, or None.
    """

    course: Course
    changed: Mapping[EntityId, Participant] = field(default_factory=dict)
    ruling: str | None = None


class ChaseError(Exception):
    """The call breaks the rules of the chase."""


class NotStartedError(ChaseError):
    """The chase has not begun, or nobody is active."""


class NobodyRunsError(ChaseError):
    """There is nobody on the track."""


class NotRunningError(ChaseError):
    """This one is not in the chase, or not on the track. Args: the name."""


class NotActiveError(ChaseError):
    """It is not this one's turn. Args: the name, the name of who is active or ""."""


class TurnBegunError(ChaseError):
    """Somebody is in the middle of a turn. Args: the name."""


class HasActedError(ChaseError):
    """This one has acted this round. Args: the name."""


class NotWaitingError(ChaseError):
    """This one has not delayed, so the turn comes by itself. Args: the name."""


class CannotDelayError(ChaseError):
    """Actions have been spent already, so the turn cannot be delayed. Args: the name."""


def order(people: People) -> tuple[EntityId, ...]:
    """Return who acts after whom: DEX, highest first, then the stored ties (3.1, 3.2, 3.4)."""
    running = (key for key, person in people.items() if person.is_running)
    return tuple(sorted(running, key=lambda key: (-people[key].acting_dex, people[key].tie, key)))


def ties(people: People) -> tuple[tuple[EntityId, ...], ...]:
    """Return the groups of equal DEX among those who run (3.2)."""
    groups: dict[int, list[EntityId]] = {}
    for key in order(people):
        groups.setdefault(people[key].acting_dex, []).append(key)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def pools(
    people: People, lowest: int | None = None, fixed: int | None = None
) -> dict[EntityId, int]:
    """Return the actions a round of everybody who runs: 1, and 1 for each MOV above the lowest.

    A passenger has one act, whatever the MOV (9.4).

    Args:
        people: Those in the chase.
        lowest: The MOV to count from; None for the lowest of those who run.
        fixed: The actions of everybody, whatever the MOV, or None (9.12).

    Source: rules/chase.md 3.5.
    """
    running = {key: person for key, person in people.items() if person.is_running}
    base = min(_movs(people), default=0) if lowest is None else lowest
    return {
        key: PASSENGER_ACTS if one.is_passenger else fixed or 1 + max(0, one.mov - base)
        for key, one in running.items()
    }


def begin_round(course: Course, people: People, rulings: Rulings) -> Standing:
    """Return the next round: pools are given, debts paid from them, unspent actions are gone.

    Who pays the whole pool has no turn (3.5, 3.8, 3.9, Q2). Pools are counted anew, so that those
    who joined are counted in; when the slowest one has left, the ruling says whether the pools
    follow (3.6, 3.7).

    Raises:
        NobodyRunsError: Nobody is on the track.
    """
    now = _lowest(people)
    keeps = rulings.chase.pool_when_someone_leaves is LeaverPool.UNCHANGED
    lowest = now if course.lowest is None or not keeps else min(now, course.lowest)
    changed: dict[EntityId, Participant] = {}
    for key, pool in pools(people, lowest, course.fixed_pool).items():
        person = people[key]
        paid = min(pool, person.debt)
        changed[key] = replace(
            person,
            pool=pool,
            granted=pool - paid,
            spent=0,
            left=pool - paid,
            debt=person.debt - paid,
            turn=Turn.TO_ACT if pool > paid else Turn.ACTED,
            has_gun_ready=False,
            deeds=NO_DEEDS,
            pedal=None,
        )
    begun = replace(course, round=course.round + 1, active=None, lowest=lowest)
    return Standing(
        course=hand_on(begun, {**people, **changed}),
        changed=changed,
        ruling=LEAVER_RULING if lowest < now else None,
    )


def go_on(standing: Standing, people: People, rulings: Rulings) -> Standing:
    """Return the chase with the next round begun where nobody is left to act and nobody waits.

    A round in which everybody pays debts goes by without a turn (Q2).

    Args:
        standing: The chase after a turn.
        people: Everybody, as they were before it.
        rulings: The rulings of the table.
    """
    after = {**people, **standing.changed}
    while standing.course.active is None and order(after) and not waiting(after):
        begun = begin_round(standing.course, after, rulings)
        after = {**after, **begun.changed}
        standing = replace(begun, changed={**standing.changed, **begun.changed})
    return standing


def recount(course: Course, people: People) -> Standing:
    """Return the chase with all pools counted anew at once, in the middle of a round (3.6, Q4).

    Whoever has not acted gains or loses the difference; who joined this round gets a turn in it.

    Raises:
        NotStartedError: No round runs.
        NobodyRunsError: Nobody is on the track.
    """
    if course.round == 0:
        raise NotStartedError
    lowest = _lowest(people)
    changed: dict[EntityId, Participant] = {}
    for key, pool in pools(people, lowest, course.fixed_pool).items():
        after = _recounted(people[key], pool)
        if after != people[key]:
            changed[key] = after
    counted = replace(course, lowest=lowest)
    if course.active is None:
        counted = hand_on(counted, {**people, **changed})
    return Standing(course=counted, changed=changed)


def next_up(people: People) -> EntityId | None:
    """Return who is to act next, or None when everybody has acted, waits or has lost it all."""
    return next(
        (key for key in order(people) if people[key].turn is Turn.TO_ACT and people[key].left), None
    )


def hand_on(course: Course, people: People) -> Course:
    """Return the course with the turn of whoever is next up, or of nobody."""
    return hand_to(course, next_up(people))


def hand_to(course: Course, key: EntityId | None) -> Course:
    """Return the course with the turn of somebody, or of nobody."""
    if key is None:
        return replace(course, active=None)
    before = tuple(other for other in course.lately if other != key)
    return replace(course, active=key, lately=(*before, key))


def waiting(people: People) -> tuple[EntityId, ...]:
    """Return who delays, in the acting order: the higher DEX goes first (3.11)."""
    return tuple(key for key in order(people) if people[key].turn is Turn.WAITING)


def end_turn(course: Course, people: People) -> Standing:
    """Return the chase after the active turn; unspent actions are lost (3.8).

    Raises:
        NotStartedError: Nobody is active.
    """
    key, person = _active(course, people)
    done = replace(person, left=0, turn=Turn.ACTED, pedal=None)
    return Standing(course=hand_on(course, {**people, key: done}), changed={key: done})


def delay(course: Course, people: People) -> Standing:
    """Return the chase after the active one chose to wait until somebody else has acted (3.11).

    Raises:
        NotStartedError: Nobody is active.
        CannotDelayError: Actions have been spent this turn.
    """
    key, person = _active(course, people)
    if person.has_begun:
        raise CannotDelayError(person.name)
    waits = replace(person, turn=Turn.WAITING)
    return Standing(course=hand_on(course, {**people, key: waits}), changed={key: waits})


def call_in(course: Course, people: People, key: EntityId) -> Standing:
    """Return the chase after somebody who waited takes the turn now (3.11).

    Whoever is active without having begun acts afterwards.

    Raises:
        NotStartedError: No round runs.
        NotRunningError: That one is not in the chase.
        HasActedError: That one has acted.
        NotWaitingError: That one has not delayed.
        TurnBegunError: The active one is in the middle of a turn.
    """
    if course.round == 0:
        raise NotStartedError
    person = people[key]
    if not person.is_running:
        raise NotRunningError(person.name)
    if person.turn is Turn.ACTED:
        raise HasActedError(person.name)
    if person.turn is not Turn.WAITING:
        raise NotWaitingError(person.name)
    _refuse_middle_of_turn(course, people)
    called = replace(person, turn=Turn.TO_ACT)
    return Standing(course=hand_to(course, key), changed={key: called})


def ready_gun(course: Course, people: People, key: EntityId, *, ready: bool) -> Standing:
    """Return the chase after somebody says whether a readied firearm is shot this round (3.4).

    That one acts at DEX+50 in this round, at once where the active one has not begun.

    Raises:
        NotStartedError: No round runs.
        NotRunningError: That one is not in the chase.
        HasActedError: That one has acted.
        TurnBegunError: That one is in the middle of the turn.
    """
    if course.round == 0:
        raise NotStartedError
    person = people[key]
    if not person.is_running:
        raise NotRunningError(person.name)
    if person.turn is Turn.ACTED:
        raise HasActedError(person.name)
    if course.active == key:
        _refuse_middle_of_turn(course, people)
    after = replace(person, has_gun_ready=ready)
    active = people.get(course.active) if course.active is not None else None
    if active is not None and not active.has_begun:
        course = hand_on(course, {**people, key: after})
    return Standing(course=course, changed={} if after == person else {key: after})


def joined(course: Course, person: Participant) -> Participant:
    """Return somebody who comes onto the track: during a round they act from the next on (3.6)."""
    turn = Turn.ACTED if course.round else Turn.TO_ACT
    return replace(person, pool=0, granted=0, spent=0, left=0, turn=turn, prepared=None, pedal=None)


def left_chase(course: Course, people: People, key: EntityId) -> Course:
    """Return the course after somebody left; an active one passes the turn on.

    Args:
        course: The course before.
        people: Those who are in the chase afterwards.
        key: Who left.
    """
    return hand_on(course, people) if course.active == key else course


def _lowest(people: People) -> int:
    movs = _movs(people)
    if not movs:
        raise NobodyRunsError
    return min(movs)


def _movs(people: People) -> list[int]:
    """Return the MOV of those who run and move by themselves; of passengers where nobody does."""
    running = [person for person in people.values() if person.is_running]
    return [one.mov for one in running if not one.is_passenger] or [one.mov for one in running]


def _recounted(person: Participant, pool: int) -> Participant:
    if person.pool == 0:
        paid = min(pool, person.debt)
        due = pool - paid
        turn = Turn.TO_ACT if due else Turn.ACTED
        return replace(person, pool=pool, granted=due, left=due, debt=person.debt - paid, turn=turn)
    if person.turn is Turn.ACTED:
        return replace(person, pool=pool)
    more = pool - person.pool
    left = max(0, person.left + more)
    granted = max(person.spent + left, person.granted + more)
    return replace(person, pool=pool, granted=granted, left=left)


def _refuse_middle_of_turn(course: Course, people: People) -> None:
    active = people.get(course.active) if course.active is not None else None
    if active is not None and active.has_begun:
        raise TurnBegunError(active.name)


def _active(course: Course, people: People) -> tuple[EntityId, Participant]:
    if course.active is None or course.active not in people:
        raise NotStartedError
    return course.active, people[course.active]
