"""What a generation allows (rules/storyteller.md 28.4)."""

from dataclasses import dataclass

THINNEST = 16
"""The highest number of a generation."""
OLDEST = 3
"""The lowest number of a generation on the table."""
LAST_KNOWN = 13
"""The generation of who has no dots in the Background."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a body of Kindred can hold, spend and be.

    Attributes:
        blood: The most blood points held.
        blood_a_turn: The most spent in one turn.
        trait: The highest rating of Attributes, Abilities and Disciplines.
    """

    blood: int
    blood_a_turn: int
    trait: int


_LIMITS = {
    3: (100, 20, 10),
    4: (50, 10, 9),
    5: (40, 8, 8),
    6: (30, 6, 7),
    7: (20, 4, 6),
    8: (15, 3, 5),
    9: (14, 2, 5),
    10: (13, 1, 5),
    11: (12, 1, 5),
    12: (11, 1, 5),
}
_REST = (10, 1, 5)


def limits(generation: int) -> Limits:
    """Return what a generation allows.

    From the 14th on sources differ, so that the sheet may say otherwise; offered is what the 13th
    has.
    """
    blood, a_turn, trait = _LIMITS.get(max(OLDEST, generation), _REST)
    return Limits(blood=blood, blood_a_turn=a_turn, trait=trait)


def generation(dots: int) -> int:
    """Return the generation that dots in the Background make: 13th, and one lower for each dot."""
    return LAST_KNOWN - dots
