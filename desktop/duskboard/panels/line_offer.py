"""What the panel of several rolls shows: pools side by side, and what they are rolled for."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.storyteller.difficulty import Difficulty
from duskboard.core.storyteller.pool import CountedPool
from duskboard.odds.storyteller import ContestOdds
from duskboard.play.storyteller.contest import Side
from duskboard.table.pool_view import PoolRollView
from duskboard.table.several_view import SeveralRollView


class LineMode(StrEnum):
    """What pools are rolled together for (rules/storyteller.md 4, 8, 9)."""

    OPPOSE = "oppose"
    HINDER = "hinder"
    TEAM = "team"
    MATCH = "match"
    ACTIONS = "actions"


@dataclass(frozen=True, slots=True, kw_only=True)
class LineView:
    """One of the pools.

    Attributes:
        key: Its number in the line-up.
        side: What is rolled.
        name: Who rolls.
        what: The labels of the pool, or "".
        dice: Its dice.
        difficulty: What its faces are held against.
        base: The difficulty before anything is added to it.
        offered: What the other pool makes the difficulty, where it does (8.4), or None.
        said: What real dice show, as it was typed, or "".
        refusal: Why it cannot be rolled, or None.
        pool: The pool as it is counted on a sheet, or None for dice of nobody's.
        is_said: Whether the game master's word stands in place of what is offered.
        can_overrule: Whether the game master can have it be rolled all the same.
        fallen: What it came to when all of them were rolled, or None before.
    """

    key: int
    side: Side
    name: str
    what: str
    dice: int
    difficulty: Difficulty
    base: int
    offered: Difficulty | None
    said: str
    refusal: Exception | None
    pool: CountedPool | None = None
    is_said: bool = False
    can_overrule: bool = False
    fallen: PoolRollView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LineOffer:
    """The line-up.

    Attributes:
        mode: What for.
        lines: The pools, who acts first.
        odds: How two of them will stand, or None.
        target: Successes wanted of an extended contest.
        match: The extended contest whose next round it is, by name, or "".
        can_roll: Whether everything is there.
        is_secret: Whether only the game master will see it.
        outcome: What they came to together, or None before they are rolled.
    """

    mode: LineMode
    lines: tuple[LineView, ...]
    odds: ContestOdds | None
    target: int
    match: str
    can_roll: bool
    is_secret: bool = False
    outcome: SeveralRollView | None = None
