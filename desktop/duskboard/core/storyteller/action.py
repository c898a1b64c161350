"""Several actions in one turn, help and hindrance (rules/storyteller.md 4, 8, 9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.storyteller.roll import PoolResult, PoolVerdict
from duskboard.core.storyteller_rulings import EmptyPool


class Winner(StrEnum):
    """Who has won a contest (rules/storyteller.md 8.1, D8)."""

    FIRST = "first"
    SECOND = "second"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One action of several.

    Attributes:
        full: Its pool alone.
        loss: Dice that it loses.
        dice: What is left, never below 0.
        is_refused: Whether it cannot be taken (rules/storyteller.md 4.2).
    """

    full: int
    loss: int
    dice: int
    is_refused: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """What a contest came to.

    Attributes:
        winner: Who won; a tie is the game master's.
        margin: Successes more than the other side's.
    """

    winner: Winner
    margin: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Teamwork:
    """What several rolls come to together (rules/storyteller.md 9).

    Attributes:
        total: Successes of everybody, failures as 0.
        has_botch: Whether somebody botched, which may ruin it for all.
    """

    total: int
    has_botch: bool


def loss(actions: int, number: int) -> int:
    """Return the dice that an action loses (rules/storyteller.md 4.1).

    Args:
        actions: How many are declared.
        number: Which one it is, 1 for the first.

    Raises:
        ValueError: There is no such action.
    """
    if not 1 <= number <= actions:
        msg = f"no action {number} of {actions}"
        raise ValueError(msg)
    return actions + number - 1 if actions > 1 else 0


def split(pools: Sequence[int], rule: EmptyPool) -> tuple[Part, ...]:
    """Return the actions of a turn with what each loses (rules/storyteller.md 4.1, 4.2, D4)."""
    losses = [loss(len(pools), number) for number in range(1, len(pools) + 1)]
    left = [full - lost for full, lost in zip(pools, losses, strict=True)]
    ruins_all = rule is EmptyPool.DECLARATION and min(left, default=1) < 1
    return tuple(
        Part(full=full, loss=lost, dice=max(0, dice), is_refused=ruins_all or dice < 1)
        for full, lost, dice in zip(pools, losses, left, strict=True)
    )


def successes(result: PoolResult) -> int:
    """Return the successes that count: none for a failure or a botch (rules/storyteller.md 7.1)."""
    return max(0, result.net) if result.verdict is PoolVerdict.SUCCESS else 0


def contest(first: int, second: int) -> Contest:
    """Return who has more successes, and how many more (rules/storyteller.md 8.1, D8)."""
    if first == second:
        return Contest(winner=Winner.NOBODY, margin=0)
    winner = Winner.FIRST if first > second else Winner.SECOND
    return Contest(winner=winner, margin=abs(first - second))


def hindered(theirs: int, yours: int) -> int:
    """Return what is left of somebody's successes after yours (rules/storyteller.md 8.2)."""
    return max(0, theirs - yours)


def together(results: Sequence[PoolResult]) -> Teamwork:
    """Return what the rolls of a team come to (rules/storyteller.md 9.1, 9.2)."""
    return Teamwork(
        total=sum(successes(result) for result in results),
        has_botch=any(result.verdict is PoolVerdict.BOTCH for result in results),
    )
