"""A progress clock as a value, and what can be done to one clock alone.

Functions that involve several clocks (a link, a race) stand in `duskboard.core.clocks.tick`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.identity import EntityId

MIN_SIZE = 2
"""The smallest clock the program accepts (rules/blades.md 45)."""
MAX_SIZE = 24
"""The largest clock the program accepts (rules/blades.md 45)."""

COMPLEX_SIZE = 4
"""A complex obstacle (rules/blades.md 45)."""
MORE_COMPLEX_SIZE = 6
"""A more complex obstacle (rules/blades.md 45)."""
DAUNTING_SIZE = 8
"""A daunting obstacle, and the basis of a long-term project (rules/blades.md 45)."""
HEALING_SIZE = 4
"""Segments of a healing clock (rules/blades.md 45, 122)."""
VIGOROUS_HEALING_SIZE = 3
"""Segments of the healing clock of somebody with the ability Vigorous (rules/blades.md 122)."""


class ClockKind(StrEnum):
    """What a clock measures (rules/blades.md 47).

    A race and a link are relations between two clocks of any kind: see `Clock.rival` and
    `Clock.opens`.
    """

    PROGRESS = "progress"
    DANGER = "danger"
    MISSION = "mission"
    TUG_OF_WAR = "tug-of-war"
    PROJECT = "project"
    FACTION = "faction"
    INVESTIGATION = "investigation"
    HEALING = "healing"
    PATIENCE = "patience"


class Beat(StrEnum):
    """What goes by while a clock ticks by itself (rules/blades.md 47: a mission's time window)."""

    SCENE = "scene"
    ROUND = "round"
    DOWNTIME = "downtime"


class ClockHue(StrEnum):
    """The named colours a clock can be given in place of that of its kind."""

    SKY = "sky"
    EMBER = "ember"
    AMBER = "amber"
    JADE = "jade"
    VIOLET = "violet"
    SLATE = "slate"


STANDARD_SIZE: Mapping[ClockKind, int] = MappingProxyType(
    {
        ClockKind.PROGRESS: MORE_COMPLEX_SIZE,
        ClockKind.DANGER: MORE_COMPLEX_SIZE,
        ClockKind.MISSION: DAUNTING_SIZE,
        ClockKind.TUG_OF_WAR: DAUNTING_SIZE,
        ClockKind.PROJECT: DAUNTING_SIZE,
        ClockKind.FACTION: DAUNTING_SIZE,
        ClockKind.INVESTIGATION: DAUNTING_SIZE,
        ClockKind.HEALING: HEALING_SIZE,
        ClockKind.PATIENCE: COMPLEX_SIZE,
    }
)
"""The size offered for a new clock of each kind (rules/blades.md 45)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """A progress clock.

    Attributes:
        name: What stands in the way, so that any approach can move it (rules/blades.md 46).
        kind: What the clock measures.
        size: Number of segments, 2 to 24.
        filled: Filled segments, 0 to `size`.
        locked: True while the clock that opens this one is not full yet.
        opens: The clocks that are unlocked when this one fills.
        rival: The clock that this one races, or None.
        happens: What happens when it is full, in the words of the table, or "".
        happens_empty: What happens when a tug-of-war is pulled empty, or "".
        has_happened: Whether the full clock was answered, so that it calls no more.
        surplus: Segments that found no room since it filled, for a reset that carries them over.
        beat: What it ticks by of itself, or None.
        owner: Whose it is: a sheet or somebody on the track, or None.
        group: The faction, scene or other heading it stands under on the wall, or "".
        hue: A colour of its own, or None for that of its kind.
        only_rises: Whether nothing lowers it until that is released.
        is_archived: Whether it is put away from the wall.
    """

    name: str
    kind: ClockKind
    size: int
    filled: int = 0
    locked: bool = False
    opens: tuple[EntityId, ...] = ()
    rival: EntityId | None = None
    happens: str = ""
    happens_empty: str = ""
    has_happened: bool = False
    surplus: int = 0
    beat: Beat | None = None
    owner: EntityId | None = None
    group: str = ""
    hue: ClockHue | None = None
    only_rises: bool = False
    is_archived: bool = False

    def __post_init__(self) -> None:
        """Refuse what no clock can be.

        Raises:
            ValueError: The name is blank, or `size`, `filled` or `surplus` is out of bounds.
        """
        if not self.name.strip():
            msg = f"Clock.name is blank: {self.name!r}"
            raise ValueError(msg)
        if not MIN_SIZE <= self.size <= MAX_SIZE:
            msg = f"Clock.size is not within 2 to 24: {self.size}"
            raise ValueError(msg)
        if not 0 <= self.filled <= self.size:
            msg = f"Clock.filled is not within 0 to {self.size}: {self.filled}"
            raise ValueError(msg)
        if self.surplus < 0:
            msg = f"Clock.surplus is below 0: {self.surplus}"
            raise ValueError(msg)

    @property
    def left(self) -> int:
        """Segments still empty."""
        return self.size - self.filled

    @property
    def is_full(self) -> bool:
        """Whether every segment is filled."""
        return self.filled == self.size

    @property
    def is_at_end(self) -> bool:
        """Whether it is full, or a tug-of-war pulled empty (rules/blades.md 47)."""
        return self.is_full or (self.kind is ClockKind.TUG_OF_WAR and self.filled == 0)

    @property
    def calls(self) -> bool:
        """Whether it is at an end and waits to be answered."""
        return self.is_at_end and not self.has_happened


def first_fill(kind: ClockKind, size: int) -> int:
    """Return how far a new clock is filled: a tug-of-war begins in the middle, the others empty.

    Source: rules/blades.md 47; that it begins in the middle is ours.
    """
    return size // 2 if kind is ClockKind.TUG_OF_WAR else 0


def resize(clock: Clock, size: int) -> Clock:
    """Return the clock with `size` segments; what is filled stays, up to the new size.

    Source: rules/blades.md 48.

    Raises:
        ValueError: `size` is not within 2 to 24.
    """
    filled = max(0, min(clock.filled, size))
    resized = replace(clock, size=size, filled=filled)
    was_full = clock.is_full and resized.is_full
    is_still = (clock.is_full, clock.is_at_end) == (resized.is_full, resized.is_at_end)
    return replace(
        resized,
        surplus=clock.surplus if was_full else 0,
        has_happened=clock.has_happened and is_still,
    )


def clear(clock: Clock) -> Clock:
    """Return the clock emptied, as new harm does to a healing clock (rules/blades.md 121).

    Emptying is its own act: no clock ever wraps from full to empty (rules/blades.md 48).
    """
    return replace(clock, filled=0, surplus=0, has_happened=False)


def reset(clock: Clock, *, carries: bool = False) -> Clock:
    """Return a clock to begin again; `carries` fills it with what found no room (rule 48).

    What is more than a whole clock fills it again and stays over for the next reset.
    Source: rules/blades.md 48.
    """
    if clock.kind is ClockKind.TUG_OF_WAR:
        filled = first_fill(clock.kind, clock.size)
        return replace(clock, filled=filled, surplus=0, has_happened=False)
    filled = min(clock.surplus, clock.size) if carries else 0
    left = clock.surplus - filled if carries else 0
    return replace(clock, filled=filled, surplus=left, has_happened=False)
