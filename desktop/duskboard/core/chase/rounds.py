"""Rounds and turns: the acting order, the pools of actions, debts, delaying (rules/chase.md 3)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from duskboard.core.chase.participant import Participant, Turn
from duskboard.core.identity import EntityId

People = Mapping[EntityId, Participant]


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How far a chase has come.

    Attributes:
        name: What the chase is about.
        round: 0 before the first round.
        active: Whose turn it is, or None between turns and before the start.
    """

    name: str
    round: int = 0
    active: EntityId | None = None


class ChaseError(Exception):
    """The call breaks the rules of the chase."""


class NotStartedError(ChaseError):
    """The chase has not begun."""


class NobodyRunsError(ChaseError):
    """There is nobody on the track."""


class NotActiveError(ChaseError):
    """It is not this one's turn. Args: the name, the name of who is active or ""."""


class TurnBegunError(ChaseError):
    """Somebody is in the middle of a turn. Args: the name."""


class HasActedError(ChaseError):
    """This one has acted this round. Args: the name."""


class CannotDelayError(ChaseError):
    """Actions have been spent already, so the turn cannot be delayed. Args: the name."""


def order(people: People) -> tuple[EntityId, ...]:
    """Return who acts after whom: DEX, highest first, then the stored ties (3.1, 3.2)."""
    running = (key for key, person in people.items() if person.is_running)
    return tuple(sorted(running, key=lambda key: (-people[key].dex, people[key].tie, key)))


def ties(people: People) -> tuple[tuple[EntityId, ...], ...]:
    """Return the groups of equal DEX among those who run, which a roll must part (3.2)."""
    groups: dict[int, list[EntityId]] = {}
    for key in order(people):
        groups.setdefault(people[key].dex, []).append(key)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def pools(people: People) -> dict[EntityId, int]:
    """Return the actions a round of everybody who runs: 1, and 1 for each MOV above the lowest.

    Source: rules/chase.md 3.5.
    """
    running = {key: person.mov for key, person in people.items() if person.is_running}
    lowest = min(running.values(), default=0)
    return {key: 1 + mov - lowest for key, mov in running.items()}


def begin_round(course: Course, people: People) -> tuple[Course, dict[EntityId, Participant]]:
    """Return the next round: pools are given, debts paid from them, unspent actions are gone.

    Who pays the whole pool has no turn (3.5, 3.8, 3.9, Q2).

    Raises:
        NobodyRunsError: Nobody is on the track.
    """
    pool_of = pools(people)
    if not pool_of:
        raise NobodyRunsError
    changed: dict[EntityId, Participant] = {}
    for key, pool in pool_of.items():
        person = people[key]
        paid = min(pool, person.debt)
        changed[key] = replace(
            person,
            pool=pool,
            granted=pool - paid,
            left=pool - paid,
            debt=person.debt - paid,
            turn=Turn.TO_ACT if pool > paid else Turn.ACTED,
        )
    after = {**people, **changed}
    begun = replace(course, round=course.round + 1, active=next_up(after))
    return begun, changed


def next_up(people: People) -> EntityId | None:
    """Return who is to act next, or None when everybody has acted or waits."""
    return next((key for key in order(people) if people[key].turn is Turn.TO_ACT), None)


def waiting(people: People) -> tuple[EntityId, ...]:
    """Return who delays, in the acting order: the higher DEX goes first (3.11)."""
    return tuple(key for key in order(people) if people[key].turn is Turn.WAITING)


def end_turn(course: Course, people: People) -> tuple[Course, dict[EntityId, Participant]]:
    """Return the chase after the active turn; unspent actions are lost (3.8).

    Raises:
        NotStartedError: Nobody is active.
    """
    key, person = _active(course, people)
    done = replace(person, left=0, turn=Turn.ACTED)
    after = {**people, key: done}
    return replace(course, active=next_up(after)), {key: done}


def delay(course: Course, people: People) -> tuple[Course, dict[EntityId, Participant]]:
    """Return the chase after the active one chose to wait until somebody else has acted (3.11).

    Raises:
        NotStartedError: Nobody is active.
        CannotDelayError: Actions have been spent this turn.
    """
    key, person = _active(course, people)
    if has_begun(person):
        raise CannotDelayError(person.name)
    waits = replace(person, turn=Turn.WAITING)
    after = {**people, key: waits}
    return replace(course, active=next_up(after)), {key: waits}


def call_in(
    course: Course, people: People, key: EntityId
) -> tuple[Course, dict[EntityId, Participant]]:
    """Return the chase after somebody who waited takes the turn now (3.11).

    Raises:
        NotStartedError: No round runs.
        HasActedError: That one has acted, or does not run.
        TurnBegunError: The active one is in the middle of a turn.
    """
    if course.round == 0:
        raise NotStartedError
    person = people[key]
    if person.turn is Turn.ACTED or not person.is_running:
        raise HasActedError(person.name)
    active = people.get(course.active) if course.active is not None else None
    if active is not None and course.active != key and has_begun(active):
        raise TurnBegunError(active.name)
    called = replace(person, turn=Turn.TO_ACT)
    changed = {} if called == person else {key: called}
    return replace(course, active=key), changed


def has_begun(person: Participant) -> bool:
    """Return whether actions of this round have been spent or lost."""
    return person.left < person.granted


def _active(course: Course, people: People) -> tuple[EntityId, Participant]:
    if course.active is None or course.active not in people:
        raise NotStartedError
    return course.active, people[course.active]
