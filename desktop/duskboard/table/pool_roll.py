"""A pool that was rolled, with all that explains what it came to."""

from dataclasses import dataclass

from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.pool import PoolPart, SpecialtyUse
from duskboard.core.storyteller.roll import PoolCheck, PoolResult


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolRoll:
    """Ten-sided dice that fell.

    Attributes:
        check: What was rolled.
        result: What it came to.
        who: Who rolled, or "".
        why: What for, in the words of the game master, or "".
        parts: The labels of the pool with their dots as they were then.
        wounds: Dice lost to wounds, 0 or less.
        armour: Dice lost to armour, or had of it in a soak roll.
        multiple: Dice lost to several actions, 0 or less.
        added: Dice that the table added or took.
        raw_difficulty: The difficulty before it was clamped to 2 to 10.
        specialty: Whether tens counted for more, and if not why.
        choice: What the table had chosen for the ruling that decided, or "".
        overruled: Limits that the game master let it go past (rules/storyteller.md 10.1).
    """

    check: PoolCheck
    result: PoolResult
    who: str = ""
    why: str = ""
    parts: tuple[PoolPart, ...] = ()
    wounds: int = 0
    armour: int = 0
    multiple: int = 0
    added: int = 0
    raw_difficulty: int
    specialty: SpecialtyUse = SpecialtyUse.NONE
    choice: str = ""
    overruled: tuple[Limit, ...] = ()
