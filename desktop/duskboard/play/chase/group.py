"""Groups: one token for several who move as one (rules/chase.md 3.1)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.participant import Participant, Turn
from duskboard.core.chase.rounds import Course, hand_to, left_chase
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, get, make, put_values, take
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
    """

    group: str
    name: str
    left: int
    taken: int = 1


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
    one = replace(group, name=name.strip(), count=taken, tie=group.tie + 1)
    made = make(
        table, replace(entity, entity_id=person_id, value=one, rank=_rank_behind(table, who))
    )
    left = group.count - taken
    course = chase.course
    if leads and course.active == who:
        course = hand_to(course, person_id)
    values: dict[EntityId, Value] = {
        **behind,
        who: replace(group, count=left),
        COURSE_ID: course,
    }
    report = GroupSplit(group=group.name, name=one.name, left=left, taken=taken)
    return Transaction(report=report, changes=(*put_values(table, values), *made))


def join_group(table: Table, who: EntityId, into: EntityId) -> Transaction:
    """Return the step in which somebody joins another of the side at the same place: one token.

    The token keeps the name and the numbers of the one joined. It has the actions of whichever has
    fewer left, and owes what the deeper in debt owes: nobody gains by joining. A turn that is on
    passes with it.

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


def may_join(one: Participant, other: Participant) -> bool:
    """Return whether two can become one token: of one side, at one place, and so long running."""
    return (one.side, one.place, one.fate) == (other.side, other.place, other.fate)


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
