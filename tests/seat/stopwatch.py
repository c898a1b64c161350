"""Times of things done again and again, on the clock and of the processor, and a table of them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True, slots=True, kw_only=True)
class Lap:
    """Milliseconds that something took: on the clock, and of this process's processor time."""

    wall: float
    cpu: float


@dataclass(slots=True, kw_only=True)
class Samples:
    """The laps of one thing."""

    laps: list[Lap] = field(default_factory=list)

    @contextmanager
    def lap(self) -> Iterator[None]:
        """Measure what is done in the block."""
        wall, cpu = time.perf_counter_ns(), time.process_time_ns()
        yield
        cpu, wall = time.process_time_ns() - cpu, time.perf_counter_ns() - wall
        self.laps.append(Lap(wall=wall / 1e6, cpu=cpu / 1e6))

    @property
    def wall(self) -> float:
        """The median on the clock."""
        return median(lap.wall for lap in self.laps)

    @property
    def cpu(self) -> float:
        """The median of processor time."""
        return median(lap.cpu for lap in self.laps)

    @property
    def slow(self) -> float:
        """The time on the clock that one in twenty exceeds."""
        walls = sorted(lap.wall for lap in self.laps)
        return walls[min(len(walls) - 1, round(0.95 * len(walls)))]


class Printout:
    """Prints a row for each thing measured, as soon as it is known."""

    def __init__(self) -> None:
        self.missed: list[str] = []
        print(f"{'':<60}{'n':>4}{'wall ms':>10}{'cpu ms':>10}{'p95 ms':>10}")

    def times(
        self,
        name: str,
        samples: Samples,
        most: float | None = None,
        *,
        most_slow: float | None = None,
    ) -> None:
        """Print medians; `most` is the target on the clock, `most_slow` that of the p95."""
        figures = f"{len(samples.laps):>4}{samples.wall:>10.2f}{samples.cpu:>10.2f}"
        said = ""
        if most is not None:
            said = f"  ≤ {most:g} ms {self._judge(name, good=samples.wall <= most)}"
        elif most_slow is not None:
            good = samples.slow <= most_slow
            said = f"  p95 ≤ {most_slow:g} ms {self._judge(name, good=good)}"
        print(f"{name:<60}{figures}{samples.slow:>10.2f}{said}", flush=True)

    def ratio(
        self,
        name: str,
        long: Samples,
        short: Samples,
        most: float | None = None,
        *,
        least: float | None = None,
    ) -> None:
        """Print how many times as long one thing takes as another, by the medians of both."""
        wall, cpu = long.wall / short.wall, long.cpu / short.cpu
        said = ""
        if most is not None:
            said = f"  ≤ {most:g} × {self._judge(name, good=wall <= most)}"
        elif least is not None:
            said = f"  ≥ {least:g} × {self._judge(name, good=wall >= least)}"
        print(f"{name:<60}{'':>4}{wall:>8.2f} ×{cpu:>8.2f} ×{'':>10}{said}", flush=True)

    def _judge(self, name: str, *, good: bool) -> str:
        if not good:
            self.missed.append(name)
        return "met" if good else "MISSED"
