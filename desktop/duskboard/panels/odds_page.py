"""What the odds dock shows: a roll beside its neighbours, as values."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.check import Difficulty
from duskboard.odds.hundredths import ALL, apportioned
from duskboard.panels.price_choice import percent
from duskboard.widgets.odds_bar import OddsPart, PartLook
from duskboard.widgets.rating_bar import RatingFace

EASY, HARD = 2, 10
"""Difficulties of a pool, the easiest and the hardest."""
MOST_DICE, MOST_RATING, MOST_EXTRA, MOST_VALUE = 30, 12, 2, 200


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsLine:
    """One way to roll.

    Attributes:
        label: What it is: "+1 die".
        detail: Its price, and how it differs from the one in hand; or "".
        total: The chance that it comes off, or "".
        bar: All that it may come to.
        says: The same in words.
        is_lit: Whether it is the one in hand.
        is_open: Whether it can be chosen.
    """

    label: str
    detail: str
    total: str
    bar: tuple[OddsPart, ...] | RatingFace
    says: str
    is_lit: bool = False
    is_open: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsPage:
    """Odds of a roll and of its neighbours.

    Attributes:
        title: What is rolled.
        about: More about it, or "".
        lines: The ways to roll.
        legend: What the looks of the parts mean.
        ahead: The chance of being done after one roll, two, and so on, or none of them.
    """

    title: str
    about: str
    lines: tuple[OddsLine, ...]
    legend: tuple[tuple[PartLook, str], ...] = ()
    ahead: tuple[OddsLine, ...] = ()


class AskKind(StrEnum):
    """The dice of which game are asked about."""

    D100 = "d100"
    POOL = "pool"
    RATING = "rating"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """Any roll, to ask the odds of.

    Attributes:
        kind: Whose dice.
        value: The value of a skill, 1 to 200.
        extra: Bonus dice (positive) or penalty dice (negative), −2 to 2.
        level: The level to reach.
        dice: Ten-sided dice, 1 to 30.
        difficulty: What each is held against, 2 to 10.
        specialty: Whether tens count for more.
        rating: Six-sided dice, 0 to 12.
    """

    kind: AskKind = AskKind.D100
    value: int = 50
    extra: int = 0
    level: Difficulty = Difficulty.REGULAR
    dice: int = 5
    difficulty: int = 6
    specialty: bool = False
    rating: int = 2


def odds_parts(shares: Sequence[tuple[float, PartLook]]) -> tuple[tuple[OddsPart, ...], int]:
    """Return the parts of a bar, and what the good ones come to in hundredths.

    The figures of the good parts sum to that, and those of the others to the rest of a hundred.
    """
    good = [pair for pair in shares if pair[1].is_good]
    bad = [pair for pair in shares if not pair[1].is_good]
    total = percent(sum(share for share, _look in good))
    figures = (
        *apportioned([share for share, _look in good], total),
        *apportioned([share for share, _look in bad], ALL - total),
    )
    parts = tuple(
        OddsPart(share=share, look=look, text=str(figure) if figure or not share else "<1")
        for (share, look), figure in zip((*good, *bad), figures, strict=True)
    )
    return parts, total
