"""The chase put together from its parts on the table, and its parts after an act."""

from collections.abc import Mapping
from dataclasses import dataclass

from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location, Track
from duskboard.core.identity import EntityId
from duskboard.play.change import NotOnTableError, put_values
from duskboard.table.entity import COURSE_ID
from duskboard.table.table import Table
from duskboard.table.transaction import Change


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A chase as the rules want it.

    Attributes:
        course: How far it has come.
        track: Places and ways.
        people: Everybody in it.
    """

    course: Course
    track: Track
    people: Mapping[EntityId, Participant]

    def person(self, who: EntityId) -> Participant:
        """Return somebody.

        Raises:
            NotOnTableError: There is no such participant.
        """
        person = self.people.get(who)
        if person is None:
            raise NotOnTableError(who)
        return person


def scene(table: Table) -> Scene:
    """Return the chase on the table.

    Raises:
        NotOnTableError: There is none.
    """
    course = table.value(COURSE_ID, Course)
    if course is None:
        raise NotOnTableError(COURSE_ID)
    track = Track(locations=table.values(Location), edges=table.values(Edge))
    return Scene(course=course, track=track, people=table.values(Participant))


def changes(
    table: Table, *, people: Mapping[EntityId, Participant], course: Course | None = None
) -> tuple[Change, ...]:
    """Return the changes of those parts whose value differs.

    Raises:
        NotOnTableError: One of them is not on the table.
    """
    values = dict(people)
    found = put_values(table, values)
    return found if course is None else (*found, *put_values(table, {COURSE_ID: course}))
