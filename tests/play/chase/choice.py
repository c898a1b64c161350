"""What an act at random is made of: three numbers, and dice that never stop."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import cycle

from tests.play.chase.scenes import PLACES, WAYS

from duskboard.core.chase.rounds import Course
from duskboard.core.dice import Dice, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.table.entity import COURSE_ID, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

PEOPLE = tuple(EntityId(f"who{number}") for number in range(6))


class Turning(Dice):
    """Dice that show every face in turn, so that no tie is rolled for ever."""

    def __init__(self, seed: int) -> None:
        self._faces = cycle((seed + 7 * number) % 1000 for number in range(1000))

    def roll(self, count: int, sides: int) -> tuple[int, ...]:  # type: ignore[explicit-override]  # a protocol's method
        return tuple(next(self._faces) % sides + 1 for _ in range(count))


@dataclass(frozen=True, slots=True)
class Choice:
    """Numbers that an act is made of."""

    a: int
    b: int
    c: int

    @property
    def who(self) -> EntityId:
        return PEOPLE[self.a % len(PEOPLE)]

    @property
    def other(self) -> EntityId:
        return PEOPLE[self.b % len(PEOPLE)]

    @property
    def place(self) -> EntityId:
        return PLACES[self.b % 6]

    @property
    def way(self) -> EntityId:
        return WAYS[self.b % 7]

    @property
    def visibility(self) -> Visibility:
        return list(Visibility)[self.c % 3]

    @property
    def dice(self) -> Dice | ReportedTotal:
        return ReportedTotal(total=self.c % 104) if self.c % 2 else Turning(self.c)


Act = Callable[[Table, Choice], Transaction]


def by_the_active(act: Act) -> Act:
    """Have an act done by whoever is active, as it is in play."""

    def done(table: Table, choice: Choice) -> Transaction:
        course = table.value(COURSE_ID, Course)
        if course is not None and course.active in PEOPLE:
            choice = replace(choice, a=PEOPLE.index(course.active))
        return act(table, choice)

    return done
