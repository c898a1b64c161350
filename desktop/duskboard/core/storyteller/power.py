"""What a table enters of its own: powers, rituals, merits (rules/vampire-extra.md X6).

None is shipped, neither names nor effects.
"""

from dataclasses import dataclass

from duskboard.core.storyteller.difficulty import EASIEST, HARDEST
from duskboard.core.storyteller.trait import MAX_RATING, TraitKey


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """A power of a Discipline, entered by the table (rules/vampire-extra.md X6.5).

    Attributes:
        discipline: The Discipline.
        dot: The dot that brings it.
        name: Its name.
        path: The path of the Discipline that it belongs to, or "".
        pool: What is rolled; empty where nothing is.
        difficulty: 2 to 10, or None where the table says it each time.
        blood: Blood points that it takes.
        willpower: Points of Willpower that it takes.
        note: Words of the table's own, or "".
    """

    discipline: str
    dot: int
    name: str
    path: str = ""
    pool: tuple[TraitKey, ...] = ()
    difficulty: int | None = None
    blood: int = 0
    willpower: int = 0
    note: str = ""

    def __post_init__(self) -> None:
        """Refuse a power that cannot be.

        Raises:
            ValueError: A name is blank, the dot not within 1 to 10, the difficulty not within 2 to
                10, or a price below 0.
        """
        if not self.discipline.strip() or not self.name.strip():
            msg = "Power.discipline or name is blank"
            raise ValueError(msg)
        is_known = self.difficulty is None or EASIEST <= self.difficulty <= HARDEST
        if not 1 <= self.dot <= MAX_RATING or not is_known or min(self.blood, self.willpower) < 0:
            msg = f"Power.dot, difficulty or price is not possible: {self.name!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ritual:
    """A ritual, learnt apart (rules/vampire-extra.md X6.3).

    Attributes:
        discipline: The Discipline.
        level: Its level.
        name: Its name.
        pool: What is rolled; empty where nothing is.
        difficulty: 2 to 10, or None where the table says it each time.
        blood: Blood points that it takes.
        willpower: Points of Willpower that it takes.
        note: Words of the table's own, or "".
    """

    discipline: str
    level: int
    name: str
    pool: tuple[TraitKey, ...] = ()
    difficulty: int | None = None
    blood: int = 0
    willpower: int = 0
    note: str = ""

    def __post_init__(self) -> None:
        """Refuse a ritual that cannot be.

        Raises:
            ValueError: A name is blank, the level not within 1 to 10, the difficulty not within 2
                to 10, or a price below 0.
        """
        if not self.discipline.strip() or not self.name.strip():
            msg = "Ritual.discipline or name is blank"
            raise ValueError(msg)
        is_known = self.difficulty is None or EASIEST <= self.difficulty <= HARDEST
        if not 1 <= self.level <= MAX_RATING or not is_known or min(self.blood, self.willpower) < 0:
            msg = f"Ritual.level, difficulty or price is not possible: {self.name!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Merit:
    """A merit, or a flaw where the points are below 0."""

    name: str
    points: int
    note: str = ""

    def __post_init__(self) -> None:
        """Refuse a merit without a name.

        Raises:
            ValueError: The name is blank.
        """
        if not self.name.strip():
            msg = "Merit.name is blank"
            raise ValueError(msg)
