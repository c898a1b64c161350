"""A chase that is made up as it goes (rules/chase.md 9.2, 9.12, 9.14)."""

from enum import StrEnum

from duskboard.core.chase.check import Difficulty
from duskboard.core.dice import Percentile

NEXT_PLACES = 3
"""How many places are made up at once."""
_CLEAR, _REGULAR, _HARD = 59, 84, 95
_MPH = (3, 4, 6, 8, 12, 18, 27, 40, 60, 90, 135, 200, 300, 450, 675, 1000)
_FIRST_MOV = 5
_KM = 1.609344


class Surroundings(StrEnum):
    """How dangerous it is there: what the d100 of each new place is rolled with (9.2)."""

    CALM = "calm"
    USUAL = "usual"
    DANGEROUS = "dangerous"


_EXTRA = {Surroundings.CALM: 1, Surroundings.USUAL: 0, Surroundings.DANGEROUS: -1}


def random_dice(surroundings: Surroundings) -> Percentile:
    """Return what is rolled for a new place: calm ones with a bonus die (9.2)."""
    return Percentile(extra=_EXTRA[surroundings])


def random_level(total: int) -> Difficulty | None:
    """Return how hard what lies before a new place is, or None for a clear way (9.2)."""
    if total <= _CLEAR:
        return None
    if total <= _REGULAR:
        return Difficulty.REGULAR
    return Difficulty.HARD if total <= _HARD else Difficulty.EXTREME


def miles_an_hour(mov: int) -> int | None:
    """Return about how fast a MOV is, in miles an hour; None where the scale does not go (9.14)."""
    at = mov - _FIRST_MOV
    return _MPH[at] if 0 <= at < len(_MPH) else None


def kilometres_an_hour(mov: int) -> int | None:
    """Return the same in kilometres an hour."""
    miles = miles_an_hour(mov)
    return None if miles is None else round(miles * _KM)
