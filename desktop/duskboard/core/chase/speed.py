"""The speed roll: what it makes of MOV for the whole chase (rules/chase.md 1.1-1.3, 1.6, 14.3)."""

from dataclasses import dataclass, replace
from types import MappingProxyType

from duskboard.core.chase.check import CheckSource, Verdict

LEAST_MOV = 1
"""An adjusted MOV is never lower (rules/chase.md 12, Q16)."""
USUAL_SPEED = MappingProxyType(
    {CheckSource.D100: 50, CheckSource.POOL: 4, CheckSource.RATING: 1, CheckSource.SAID: 0}
)
"""What is rolled for speed where no value was typed."""
_SHIFT = {
    Verdict.EXTREME: 1,
    Verdict.HARD: 0,
    Verdict.REGULAR: 0,
    Verdict.FAILURE: -1,
    Verdict.FUMBLE: -1,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedRoll:
    """A speed roll that was made.

    Attributes:
        base: MOV before it.
        skill: What was rolled.
        value: Its value; 0 where the game master said how it went.
        verdict: How it went.
        source: What decided it.
        faces: What fell, in the order rolled; none where it was told.
        total: What it came to: a d100, net successes or the best die; None where it was said.
    """

    base: int
    skill: str
    value: int
    verdict: Verdict
    source: CheckSource = CheckSource.D100
    faces: tuple[int, ...] = ()
    total: int | None = None

    def __post_init__(self) -> None:
        """Refuse a roll that cannot be.

        Raises:
            ValueError: The base or the value is out of bounds.
        """
        if self.base < LEAST_MOV or self.value < 0:
            msg = f"SpeedRoll.base or value is out of bounds: {self.base} {self.value}"
            raise ValueError(msg)

    @property
    def shift(self) -> int:
        """What it adds to MOV."""
        return speed_shift(self.verdict)

    @property
    def mov(self) -> int:
        """MOV after it."""
        return adjusted(self.base, self.shift)


def speed_shift(verdict: Verdict) -> int:
    """Return what a speed roll adds to MOV: never more than 1 either way (1.2, 1.3, 14.3)."""
    return _SHIFT[verdict]


def adjusted(base: int, shift: int) -> int:
    """Return MOV after a speed roll; never below 1 (Q16)."""
    return max(LEAST_MOV, base + shift)


def half_mov(mov: int) -> int:
    """Return the MOV that the keeper may allow where none is listed, such as for swimming (1.6)."""
    return max(LEAST_MOV, mov // 2)


def in_other_way(roll: SpeedRoll, base: int) -> SpeedRoll:
    """Return the roll with the MOV of another way of moving by oneself: it is not made anew (1.6).

    Raises:
        ValueError: The MOV is below 1.
    """
    return replace(roll, base=base)


def speed_value(source: CheckSource, value: int | None) -> int:
    """Return what is rolled for speed: the value that is known, or the usual one (1.1, 14.5)."""
    return USUAL_SPEED[source] if value is None else value
