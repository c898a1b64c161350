"""The rounds of a chase: starting, turns, delaying (rules/chase.md 3)."""

from collections.abc import Callable
from dataclasses import dataclass

from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import (
    Course,
    People,
    begin_round,
    call_in,
    delay,
    end_turn,
    waiting,
)
from duskboard.core.chase.tie import part_ties
from duskboard.core.dice import Dice, Percentile, roll_percentile
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class TieLine:
    """One throw of an opposed DEX roll: who rolled and what."""

    who: str
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseStarted(Report):
    """The first round began; equal DEX were parted by these rolls."""

    name: str
    ties: tuple[TieLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegun(Report):
    """A round began."""

    number: int
    first: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Report):
    """Somebody's turn ended; so many actions were left and are gone."""

    name: str
    unused: int
    then: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnDelayed(Report):
    """Somebody waits until another has acted."""

    name: str
    then: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTaken(Report):
    """Somebody who waited acts now."""

    name: str


class ChaseRunningError(PlayError):
    """The chase has begun already."""


def start_chase(table: Table, dice: Dice) -> Transaction:
    """Return the step that begins the first round; equal DEX are parted by a roll (3.2, 3.5).

    Raises:
        NotOnTableError: There is no chase.
        ChaseRunningError: It has begun.
        NobodyRunsError: Nobody is on the track.
        DiceError: Typed faces do not fit.
    """
    chase = scene(table)
    if chase.course.round:
        raise ChaseRunningError
    parted = part_ties(
        chase.people, lambda: roll_percentile(Percentile(), dice).total, table.rulings
    )
    people = {**chase.people, **parted.changed}
    course, begun = begin_round(chase.course, people)
    lines = tuple(
        TieLine(who=people[key].name, total=total)
        for roll in parted.rolls
        for key, total in roll.rolls
    )
    report = ChaseStarted(name=course.name, ties=lines)
    after = {**parted.changed, **begun}
    return Transaction(report=report, changes=changes(table, people=after, course=course))


def end_round(table: Table) -> Transaction:
    """Return the step that begins the next round: unspent actions are lost, debts paid (3.8, 3.9).

    Raises:
        NotOnTableError: There is no chase.
        NobodyRunsError: Nobody is on the track.
    """
    chase = scene(table)
    course, begun = begin_round(chase.course, chase.people)
    report = RoundBegun(number=course.round, first=_name({**chase.people, **begun}, course.active))
    return Transaction(report=report, changes=changes(table, people=begun, course=course))


def end_this_turn(table: Table) -> Transaction:
    """Return the step that ends the active turn (3.8).

    When nobody is left to act or waits, the next round begins with it.

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: Nobody is active.
    """
    chase = scene(table)
    active = chase.people.get(chase.course.active) if chase.course.active else None
    course, people = _after(chase, end_turn)
    report = TurnEnded(
        name=active.name if active else "",
        unused=active.left if active else 0,
        then=_name({**chase.people, **people}, course.active),
    )
    return Transaction(report=report, changes=changes(table, people=people, course=course))


def delay_turn(table: Table) -> Transaction:
    """Return the step in which the active one waits until another has acted (3.11).

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: Nobody is active.
        CannotDelayError: Actions have been spent.
    """
    chase = scene(table)
    name = _name(chase.people, chase.course.active)
    course, people = _after(chase, delay)
    report = TurnDelayed(name=name, then=_name({**chase.people, **people}, course.active))
    return Transaction(report=report, changes=changes(table, people=people, course=course))


def take_turn(table: Table, who: EntityId) -> Transaction:
    """Return the step in which somebody who waited acts now (3.11).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotStartedError: No round runs.
        HasActedError: That one has acted.
        TurnBegunError: The active one is in the middle of a turn.
    """
    chase = scene(table)
    person = chase.person(who)
    course, people = call_in(chase.course, chase.people, who)
    return Transaction(
        report=TurnTaken(name=person.name), changes=changes(table, people=people, course=course)
    )


def _after(
    chase: Scene, act: Callable[[Course, People], tuple[Course, dict[EntityId, Participant]]]
) -> tuple[Course, dict[EntityId, Participant]]:
    """Return the chase after an act, with the next round begun where nobody is left to act."""
    course, people = act(chase.course, chase.people)
    after = {**chase.people, **people}
    if course.active is None and not waiting(after):
        course, begun = begin_round(course, after)
        people = {**people, **begun}
    return course, people


def _name(people: People, who: EntityId | None) -> str:
    person = people.get(who) if who is not None else None
    return person.name if person is not None else ""
