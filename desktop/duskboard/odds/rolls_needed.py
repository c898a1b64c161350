"""Exact chance that a clock is full after so many rolls (rules/blades.md 8, 9)."""

from collections.abc import Mapping


def filled_within(ticks: Mapping[int, float], left: int, rolls: int) -> tuple[float, ...]:
    """Return the chance that a clock is full after 1, 2, ... rolls.

    Args:
        ticks: The chance of each number of ticks that one roll brings; together 1.
        left: Empty segments; 0 for a clock that is full.
        rolls: Rolls to look ahead.
    """
    chances = [0.0] * max(left, 0)
    done = 0.0 if left > 0 else 1.0
    if chances:
        chances[0] = 1.0
    found = []
    for _ in range(rolls):
        after = [0.0] * len(chances)
        for so_far, chance in enumerate(chances):
            for more, likely in ticks.items():
                if so_far + more >= left:
                    done += chance * likely
                else:
                    after[so_far + more] += chance * likely
        chances = after
        found.append(done)
    return tuple(found)
