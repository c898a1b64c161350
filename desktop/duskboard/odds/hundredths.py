"""Shares as whole hundredths that sum to a hundred."""

from collections.abc import Sequence

ALL = 100
"""All there is, in hundredths."""


def hundredths(shares: Sequence[float]) -> tuple[int, ...]:
    """Return shares that make up all there is in whole hundredths that sum to a hundred.

    Where rounding leaves some over or short, what lost most by it is given more.
    """
    exact = [round(ALL * share, 9) for share in shares]
    given = [int(one) for one in exact]
    short = round(sum(exact)) - sum(given)
    by_rest = sorted(range(len(exact)), key=lambda place: given[place] - exact[place])
    for place in by_rest[:short]:
        given[place] += 1
    return tuple(given)
