"""Groups: one token for several who move as one (rules/chase.md 3.1)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.participant import Participant, Turn
from duskboard.core.chase.rounds import Course, hand_to, left_chase
from duskboard.core.identity import EntityId
from duskboard.play.change import (
    NothingToChangeError,
    PlayError,
    difference,
    get,
    make,
    put_values,
    take,
)
from duskboard.play.chase.moving import move_up_to, plan
from duskboard.play.chase.naming import namesakes, sights
from duskboard.play.chase.overruling import overrule_move
from duskboard.play.chase.person import place_person
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.entity import COURSE_ID, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSplit(Report):
    """Some left a group.

    Attributes:
        group: The group.
        name: The name of those who left it.
        left: How many stay.
        taken: How many left.
        place: The place that they went to at once, or "" where they stand beside the group.
    """

    group: str
    name: str
    left: int
    taken: int = 1
    place: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupJoined(Report):
    """Some joined a group, or two made one.

    Attributes:
        group: The group, by the name that it keeps.
        name: The name of those who joined it.
        taken: How many they were.
        count: How many the token stands for now.
    """

    group: str
    name: str
    taken: int
    count: int


class NotAGroupError(PlayError):
    """The token stands for one person only. Args: the name."""


class TooManyLeaveError(PlayError):
    """One at least must stay behind. Args: the name, how many they are."""


class NotTogetherError(PlayError):
    """Only those of one side who stand at one place become one token. Args: both names."""


def split_group(  # noqa: PLR0913 - a wish with its identifier and name
    table: Table,
    who: EntityId,
    *,
    person_id: EntityId,
    name: str,
    taken: int = 1,
    leads: bool = False,
) -> Transaction:
    """Return the step in which some leave a group, with all that the group has, right behind it.

    Args:
        table: The table.
        who: The group.
        person_id: Those who leave.
        name: What they are called.
        taken: How many leave.
        leads: Whether the turn of the group goes to those who leave; the group acts after them.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotAGroupError: The token stands for one person only.
        TooManyLeaveError: Nobody would stay, or nobody leaves.
        AlreadyOnTableError: The identifier is taken.
        ValueError: The name is blank.
    """
    chase = scene(table)
    group = chase.person(who)
    if group.count < 2:
        raise NotAGroupError(group.name)
    if not 1 <= taken < group.count:
        raise TooManyLeaveError(group.name, group.count)
    entity = get(table, who)
    behind = {
        key: replace(one, tie=one.tie + 1)
        for key, one in chase.people.items()
        if one.dex == group.dex and (one.tie, key) > (group.tie, who)
    }
    one = replace(
        group,
        name=name.strip(),
        count=taken,
        tie=group.tie + 1,
        seat=replace(group.seat, drives=False) if group.seat is not None else None,
        pedal=None,
    )
    left = group.count - taken
    people = {**chase.people, **behind, who: replace(group, count=left), person_id: one}
    others = namesakes(people, {**sights(table), person_id: entity.visibility})
    one = others.pop(person_id, one)
    made = make(
        table, replace(entity, entity_id=person_id, value=one, rank=_rank_behind(table, who))
    )
    course = chase.course
    if leads and course.active == who:
        course = hand_to(course, person_id)
    values: dict[EntityId, Value] = {
        **behind,
        **others,
        who: others.get(who, people[who]),
        COURSE_ID: course,
    }
    report = GroupSplit(group=group.name, name=one.name, left=left, taken=taken)
    return Transaction(report=report, changes=(*put_values(table, values), *made))


def split_and_go(  # noqa: PLR0913 - a wish with its identifier and name, and where it leads
    table: Table,
    who: EntityId,
    goal: EntityId,
    *,
    person_id: EntityId,
    name: str,
    taken: int = 1,
    overrules: bool = False,
) -> Transaction:
    """Return the one step in which some leave a group and go to another place.

    They go as far as the way is open; who has to roll first stays before what is in the way.

    Args:
        table: The table.
        who: The group.
        goal: Where those who leave go.
        person_id: Those who leave.
        name: What they are called.
        taken: How many leave.
        overrules: Whether they go there rules or no rules; the turn then stays with the group.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotAGroupError: The token stands for one person only.
        TooManyLeaveError: Nobody would stay, or nobody leaves.
        AlreadyOnTableError: The identifier is taken.
        ChaseError: It cannot be done: not the turn, no way, not enough actions.
        ValueError: The name is blank.
    """
    parting = split_group(
        table, who, person_id=person_id, name=name, taken=taken, leads=not overrules
    )
    parted = table.applied(parting.changes)
    if scene(parted).person(person_id).place == goal:
        return parting
    going = _going(parted, person_id, goal, overrules=overrules)
    if going is None:
        return parting
    gone = parted.applied(going.changes)
    chase = scene(gone)
    place = chase.place_name(chase.person(person_id).place)
    report = GroupSplit(
        group=scene(table).person(who).name,
        name=chase.person(person_id).name,
        left=chase.person(who).count,
        taken=taken,
        place=place,
    )
    return Transaction(report=report, changes=difference(table, gone))


def join_group(table: Table, who: EntityId, into: EntityId) -> Transaction:
    """Return the step in which somebody joins another of the side at the same place: one token.

    The token keeps the name and the numbers of the one joined, but of "Ghoul" and "Ghoul 2" it is
    "Ghoul" again. It has the actions of whichever has fewer left, and owes what the deeper in debt
    owes: nobody gains by joining. A turn that is on passes with it.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: Both are one.
        NotTogetherError: They stand apart, on two sides, or one is out of the chase.
    """
    chase = scene(table)
    one, group = chase.person(who), chase.person(into)
    if who == into:
        raise NothingToChangeError
    if not may_join(one, group):
        raise NotTogetherError(one.name, group.name)
    joined = replace(
        group,
        name=one.name if _is_numbered(group.name, one.name) else group.name,
        count=group.count + one.count,
        left=min(group.left, one.left),
        debt=max(group.debt, one.debt),
        turn=Turn.ACTED if Turn.ACTED in {group.turn, one.turn} else group.turn,
        prepared=group.prepared if group.prepared == one.prepared else None,
    )
    report = GroupJoined(group=group.name, name=one.name, taken=one.count, count=joined.count)
    values: dict[EntityId, Value] = {
        into: joined,
        COURSE_ID: _course(chase, who, into, joined),
    }
    return Transaction(report=report, changes=(take(table, who), *put_values(table, values)))


def _is_numbered(name: str, of: str) -> bool:
    """Return whether a name is another with a number behind it, as of one who left a group."""
    return name.startswith(of) and name[len(of) :].strip().isdecimal()


def may_join(one: Participant, other: Participant) -> bool:
    """Return whether two can become one token: of one side, at one place, and so long running.

    Those in vehicles ride along in the same one: whoever drives is one person.
    """
    if one.drives or other.drives:
        return False
    mine, theirs = (each.seat.vehicle if each.seat is not None else None for each in (one, other))
    alike = (one.side, one.place, one.fate) == (other.side, other.place, other.fate)
    return alike and mine == theirs


def _going(table: Table, who: EntityId, goal: EntityId, *, overrules: bool) -> Transaction | None:
    """Return the step in which somebody goes to a place, or None where a roll comes first."""
    chase = scene(table)
    if overrules:
        return overrule_move(table, who, goal)
    if not chase.is_running or chase.person(who).place is None:
        return place_person(table, who, goal)
    found = plan(table, who, goal)
    return None if found.place is None else move_up_to(table, who, found)


def _course(chase: Scene, who: EntityId, into: EntityId, joined: Participant) -> Course:
    rest = {key: one for key, one in chase.people.items() if key != who}
    people = {**rest, into: joined}
    course = left_chase(chase.course, people, who)
    if chase.course.active == into and joined.turn is Turn.ACTED:
        course = left_chase(course, people, into)
    return replace(course, lately=tuple(one for one in course.lately if one != who))


def _rank_behind(table: Table, who: EntityId) -> float:
    """Return a rank right behind somebody's, or equal to it where there is no room."""
    ranks = [one.rank for one in table.of(Participant)]
    own = get(table, who).rank
    above = [rank for rank in ranks if rank > own]
    return (own + min(above)) / 2 if above else own + 1.0
