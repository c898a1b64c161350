"""Difficulties, degrees of success, retries (rules/storyteller.md 2.2, 3.1, 3.2, 5.3, 6.1)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller_rulings import AutomaticOffer

EASIEST = 2
"""The lowest difficulty (rules/storyteller.md 2.2)."""
HARDEST = 10
"""The highest difficulty (rules/storyteller.md 2.2)."""
STANDARD = 6
"""The difficulty that nobody needs to say (rules/storyteller.md 2.2)."""


class DifficultyWord(StrEnum):
    """What a difficulty is called; 2 and 10 have no name (rules/storyteller.md 3.1, D18)."""

    VERY_EASY = "very-easy"
    EASY = "easy"
    ORDINARY = "ordinary"
    STANDARD = "standard"
    RATHER_HARD = "rather-hard"
    HARD = "hard"
    NEAR_IMPOSSIBLE = "near-impossible"


class Degree(StrEnum):
    """How good a success is (rules/storyteller.md 3.2)."""

    MARGINAL = "marginal"
    MODERATE = "moderate"
    COMPLETE = "complete"
    EXCEPTIONAL = "exceptional"
    PHENOMENAL = "phenomenal"


_WORDS = tuple(DifficultyWord)
_DEGREES = tuple(Degree)
_FIRST_WORD = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Difficulty:
    """A difficulty after everything that moves it.

    Attributes:
        raw: The sum, which may lie outside 2 to 10.
        used: What the faces are held against, 2 to 10 (rules/storyteller.md D5).
    """

    raw: int
    used: int

    @property
    def is_clamped(self) -> bool:
        """Whether the sum lies outside 2 to 10."""
        return self.raw != self.used


class DifficultyError(StorytellerError):
    """A difficulty was typed that there is not. Args: the difficulty."""


def typed_difficulty(number: int) -> int:
    """Return a difficulty as typed (rules/storyteller.md 2.2, D5).

    Raises:
        DifficultyError: It is not within 2 to 10.
    """
    if not EASIEST <= number <= HARDEST:
        raise DifficultyError(number)
    return number


def settled(base: int, *changes: int) -> Difficulty:
    """Return a difficulty with what is added and taken, clamped to 2 to 10 (D5)."""
    raw = base + sum(changes)
    return Difficulty(raw=raw, used=max(EASIEST, min(HARDEST, raw)))


def retried(base: int, tries: int) -> Difficulty:
    """Return the difficulty of one more try after so many failed ones (rules/storyteller.md 6.1).

    It rises by 1 with the second try, by 2 with the third, and so on.
    """
    return settled(base, tries)


def opposed(pool: int) -> Difficulty:
    """Return the difficulty that an opponent's pool makes (rules/storyteller.md 8.4)."""
    return settled(pool)


def word(difficulty: int) -> DifficultyWord | None:
    """Return what a difficulty is called, or None for 2 and 10 (rules/storyteller.md 3.1)."""
    place = difficulty - _FIRST_WORD
    return _WORDS[place] if 0 <= place < len(_WORDS) else None


def degree(net: int) -> Degree | None:
    """Return how good a success is, or None where there is none (rules/storyteller.md 3.2)."""
    return _DEGREES[min(net, len(_DEGREES)) - 1] if net >= 1 else None


def is_automatic_offered(pool: int, difficulty: int, rule: AutomaticOffer) -> bool:
    """Return whether the program offers to waive the roll (rules/storyteller.md 5.1, 5.3).

    A waived roll counts as one success.
    """
    return rule is AutomaticOffer.OFFERED and pool >= difficulty
