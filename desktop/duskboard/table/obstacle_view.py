"""What lies on the ways of a chase, to draw."""

from dataclasses import dataclass

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.track import Barrier, Direction, Drift, Hazard


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardView:
    """A hazard to draw.

    Attributes:
        name: Its name.
        skills: What it is met with, or None where players may not know.
        difficulty: The level to reach, or None where players may not know.
        drift: Where it moves each round; None for one that stays, and where players see it.
        harm: How badly it hurts; None for a mere delay, and where players see it.
        ways: The directions in which it is met.
    """

    name: str
    skills: tuple[str, ...] | None
    difficulty: Difficulty | None
    drift: Drift | None = None
    harm: Severity | None = None
    ways: frozenset[Direction] = frozenset(Direction)


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrierView:
    """A barrier to draw.

    Attributes:
        name: Its name.
        skills: What gets past it, or None where players see it.
        difficulty: The level to reach, or None where players see it.
        hit_points: What is left, or None where players see it.
        full_hit_points: What it had, or None where players see it.
        share: What is left as a share of what it had, 0 to 1.
        is_open: Whether somebody opened it for all.
        ways: The directions in which it bars.
    """

    name: str
    skills: tuple[str, ...] | None
    difficulty: Difficulty | None
    hit_points: int | None
    full_hit_points: int | None
    share: float
    is_open: bool = False
    ways: frozenset[Direction] = frozenset(Direction)

    @property
    def is_in_the_way(self) -> bool:
        """Whether it stops anybody still: it is neither broken nor open."""
        return self.share > 0 and not self.is_open


def hazard_view(hazard: Hazard | None) -> HazardView | None:
    """Return a hazard as the game master sees it, or None for none."""
    if hazard is None:
        return None
    return HazardView(
        name=hazard.name,
        skills=hazard.skills,
        difficulty=hazard.difficulty,
        drift=hazard.drift,
        harm=hazard.harm,
        ways=hazard.ways,
    )


def barrier_view(barrier: Barrier | None) -> BarrierView | None:
    """Return a barrier as the game master sees it, or None for none."""
    if barrier is None:
        return None
    return BarrierView(
        name=barrier.name,
        skills=barrier.skills,
        difficulty=barrier.difficulty,
        hit_points=barrier.hit_points,
        full_hit_points=barrier.full_hit_points,
        share=barrier.hit_points / barrier.full_hit_points,
        is_open=barrier.is_open,
        ways=barrier.ways,
    )
