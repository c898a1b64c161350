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
    """

    name: str
    kind: ClockKind
    size: int
    filled: int = 0
    locked: bool = False
    opens: tuple[EntityId, ...] = ()
    rival: EntityId | None = None

    def __post_init__(self) -> None:
        """Refuse what no clock can be.

        Raises:
            ValueError: The name is blank, or `size` or `filled` is out of bounds.
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

    @property
    def left(self) -> int:
        """Segments still empty."""
        return self.size - self.filled

    @property
    def is_full(self) -> bool:
        """Whether every segment is filled."""
        return self.filled == self.size


def resize(clock: Clock, size: int) -> Clock:
    """Return the clock with `size` segments; what is filled stays, up to the new size.

    Source: rules/blades.md 48.

    Raises:
        ValueError: `size` is not within 2 to 24.
    """
    return replace(clock, size=size, filled=max(0, min(clock.filled, size)))


def clear(clock: Clock) -> Clock:
    """Return the clock emptied, as new harm does to a healing clock (rules/blades.md 121).

    Emptying is its own act: no clock ever wraps from full to empty (rules/blades.md 48).
    """
    return replace(clock, filled=0)
