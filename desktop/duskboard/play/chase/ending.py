"""How a chase ends: what is proposed, and what the table makes of it (rules/chase.md 4.3, Q18)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.ending import Proposal, proposals
from duskboard.core.chase.participant import Fate, Participant
from duskboard.core.chase.rounds import joined, left_chase
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.chase.scene import changes, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class EscapeLeadSet(Report):
    """The keeper said how many places ahead count as an escape; None for none."""

    lead: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PartySplit(Report):
    """Some parted from the chase into one of their own, or came back into this one."""

    names: tuple[str, ...]
    is_back: bool


class EscapeLeadError(PlayError):
    """Nobody escapes by so small a lead. Args: the places."""


def proposed(table: Table) -> tuple[Proposal, ...]:
    """Return the ends that lie at hand.

    Raises:
        NotOnTableError: There is no chase.
    """
    chase = scene(table)
    return proposals(chase.course, chase.track, chase.people)


def set_escape_lead(table: Table, lead: int | None) -> Transaction:
    """Return the step in which the keeper says what lead counts as an escape (Q18).

    Raises:
        NotOnTableError: There is no chase.
        EscapeLeadError: It is below 1.
        NothingToChangeError: It is so already.
    """
    course = scene(table).course
    if lead is not None and lead < 1:
        raise EscapeLeadError(lead)
    if course.escape_lead == lead:
        raise NothingToChangeError
    after = replace(course, escape_lead=lead)
    report = EscapeLeadSet(lead=lead)
    return Transaction(report=report, changes=changes(table, people={}, course=after))


def part_party(table: Table, some: Sequence[EntityId], *, is_back: bool = False) -> Transaction:
    """Return the step in which some leave for a chase of their own, or come back (2.8, 9.10).

    They keep their places. Who comes back acts from the next round on (3.6); pools follow the
    ruling on those who leave (3.7).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: None of them is in this chase, or away from it.
    """
    chase = scene(table)
    wanted = Fate.APART if is_back else Fate.RUNNING
    moved: dict[EntityId, Participant] = {}
    for who in some:
        person = chase.person(who)
        if person.fate is wanted:
            parted = replace(person, fate=Fate.RUNNING if is_back else Fate.APART)
            moved[who] = joined(chase.course, parted) if is_back else parted
    if not moved:
        raise NothingToChangeError
    course = chase.course
    if course.active in moved and course.active is not None:
        course = left_chase(course, {**chase.people, **moved}, course.active)
    report = PartySplit(names=tuple(one.name for one in moved.values()), is_back=is_back)
    return Transaction(report=report, changes=changes(table, people=moved, course=course))
