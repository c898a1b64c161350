"""Groups: one token for several who move as one (rules/chase.md 3.1)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.participant import Fate, Participant, Side
from duskboard.core.chase.rounds import hand_to, left_chase
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError, get, make, put_values, take
from duskboard.play.chase.scene import scene
from duskboard.table.entity import COURSE_ID
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSplit(Report):
    """One left a group of so many; so many stay."""

    group: str
    name: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupJoined(Report):
    """Somebody joined a group, which is so many now."""

    group: str
    name: str
    count: int


class NotAlikeError(PlayError):
    """Only those of one side, place, MOV and DEX move as one. Args: the two names."""


class NotAGroupError(PlayError):
    """The token stands for one person only. Args: the name."""


def split_group(table: Table, who: EntityId, *, person_id: EntityId, name: str) -> Transaction:
    """Return the step in which one leaves a group, with all that the group has, right behind it.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotAGroupError: The token stands for one person only.
        AlreadyOnTableError: The identifier is taken.
        ValueError: The name is blank.
    """
    chase = scene(table)
    group = chase.person(who)
    if group.count < 2:
        raise NotAGroupError(group.name)
    entity = get(table, who)
    behind = {
        key: replace(one, tie=one.tie + 1)
        for key, one in chase.people.items()
        if one.dex == group.dex and (one.tie, key) > (group.tie, who)
    }
    one = replace(group, name=name.strip(), count=1, tie=group.tie + 1)
    made = make(
        table, replace(entity, entity_id=person_id, value=one, rank=_rank_behind(table, who))
    )
    values = {**behind, who: replace(group, count=group.count - 1)}
    report = GroupSplit(group=group.name, name=one.name, left=group.count - 1)
    return Transaction(report=report, changes=(*put_values(table, values), *made))


def join_group(table: Table, who: EntityId, group_id: EntityId) -> Transaction:
    """Return the step in which somebody joins a group and moves as one with it from now on.

    The group has the fewer actions of the two, and owes the more.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotAlikeError: They differ in side, place, MOV or DEX, or are one token.
    """
    chase = scene(table)
    one, group = chase.person(who), chase.person(group_id)
    alike = _kind(one) == _kind(group) and who != group_id
    if not alike:
        raise NotAlikeError(one.name, group.name)
    left = min(one.left, group.left)
    joined = replace(
        group,
        count=group.count + one.count,
        left=left,
        spent=group.spent + group.left - left,
        debt=max(one.debt, group.debt),
    )
    people = {**chase.people, group_id: joined}
    del people[who]
    course = left_chase(chase.course, people, who)
    if chase.course.active == who and joined.left:
        course = hand_to(course, group_id)
    course = replace(course, lately=tuple(key for key in course.lately if key != who))
    report = GroupJoined(group=group.name, name=one.name, count=joined.count)
    found = (take(table, who), *put_values(table, {group_id: joined, COURSE_ID: course}))
    return Transaction(report=report, changes=found)


def _kind(person: Participant) -> tuple[Side, EntityId | None, int, int, Fate]:
    return person.side, person.place, person.mov, person.dex, person.fate


def _rank_behind(table: Table, who: EntityId) -> float:
    """Return a rank right behind somebody's, or equal to it where there is no room."""
    ranks = [one.rank for one in table.of(Participant)]
    own = get(table, who).rank
    above = [rank for rank in ranks if rank > own]
    return (own + min(above)) / 2 if above else own + 1.0
