"""What a d100 came to against a skill (rules/chase.md 8.2-8.5).

The rest of the chase sees verdicts only, so that checks of other games can stand in (14.2).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Difficulty(StrEnum):
    """The level that a roll must reach (rules/chase.md 8.3)."""

    REGULAR = "regular"
    HARD = "hard"
    EXTREME = "extreme"


class Verdict(StrEnum):
    """How well a check went, as far as its source can tell (rules/chase.md 14.2)."""

    EXTREME = "extreme"
    HARD = "hard"
    REGULAR = "regular"
    FAILURE = "failure"
    FUMBLE = "fumble"

    @property
    def is_success(self) -> bool:
        """Whether the check came off at all."""
        return self in {Verdict.EXTREME, Verdict.HARD, Verdict.REGULAR}


class CheckSource(StrEnum):
    """What decides a check: dice of one of three games, or the game master (14.1)."""

    D100 = "d100"
    POOL = "pool"
    RATING = "rating"
    SAID = "said"


_DIVISOR = {Difficulty.REGULAR: 1, Difficulty.HARD: 2, Difficulty.EXTREME: 5}
_FUMBLE_FROM = 96
_FUMBLES_BELOW = 50
_WORST = 100
_CRITICAL = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What a d100 came to.

    Attributes:
        verdict: The level of the roll, whatever the difficulty.
        passed: Whether it reaches the difficulty.
        needed: The highest d100 that would have; 0 where no d100 was rolled.
    """

    verdict: Verdict
    passed: bool
    needed: int = 0


def needed(value: int, difficulty: Difficulty) -> int:
    """Return the highest roll that passes: the share of the value, fractions dropped (8.2, 8.3).

    It is never below 1 nor above 99, since 1 passes always and 100 never (8.5).
    """
    return max(_CRITICAL, min(_WORST - 1, value // _DIVISOR[difficulty]))


def judge(total: int, value: int, difficulty: Difficulty = Difficulty.REGULAR) -> Judgement:
    """Return what a total of 1 to 100 comes to against a skill.

    1 passes always, 100 never; 96 to 99 is a fumble where less than 50 was needed
    (rules/chase.md 8.2, 8.4, 8.5).
    """
    goal = needed(value, difficulty)
    return Judgement(verdict=_verdict(total, value, goal), passed=total <= goal, needed=goal)


def judge_combined(
    total: int, values: Sequence[int], difficulty: Difficulty = Difficulty.REGULAR
) -> tuple[Judgement, ...]:
    """Return what one d100 comes to against each of several skills (rules/chase.md 8.9)."""
    return tuple(judge(total, value, difficulty) for value in values)


def luck_wanted(total: int, value: int, difficulty: Difficulty = Difficulty.REGULAR) -> int | None:
    """Return the points of Luck that make a roll pass, 1 point for 1, or None where none do.

    Nothing is bought where the roll passes, and a fumble is not bought off (8.11).
    """
    judgement = judge(total, value, difficulty)
    if judgement.passed or judgement.verdict is Verdict.FUMBLE:
        return None
    return total - judgement.needed


def _verdict(total: int, value: int, goal: int) -> Verdict:
    if total == _CRITICAL:
        return Verdict.EXTREME
    if total == _WORST or (total >= _FUMBLE_FROM and goal < _FUMBLES_BELOW):
        return Verdict.FUMBLE
    if total <= value // _DIVISOR[Difficulty.EXTREME]:
        return Verdict.EXTREME
    if total <= value // _DIVISOR[Difficulty.HARD]:
        return Verdict.HARD
    return Verdict.REGULAR if total <= value else Verdict.FAILURE
