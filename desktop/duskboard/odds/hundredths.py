"""Shares as whole hundredths that sum to a hundred."""

from collections.abc import Sequence

ALL = 100
"""All there is, in hundredths."""


def hundredths(shares: Sequence[float]) -> tuple[int, ...]:
    """Return shares that make up all there is in whole hundredths that sum to a hundred.

    Where rounding leaves some over or short, what lost most by it is given more.
    """
    return apportioned(shares, round(sum(round(ALL * share, 9) for share in shares)))


def apportioned(shares: Sequence[float], total: int) -> tuple[int, ...]:
    """Return shares in whole hundredths that sum to a total, which is within one of their own."""
    exact = [round(ALL * share, 9) for share in shares]
    given = [int(one) for one in exact]
    by_rest = sorted(range(len(exact)), key=lambda place: given[place] - exact[place])
    short = total - sum(given)
    for place in by_rest[:short] if short >= 0 else ():
        given[place] += 1
    for _ in range(-short):
        given[max(range(len(given)), key=lambda place: given[place] - exact[place])] -= 1
    return tuple(given)
