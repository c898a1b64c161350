"""A pool of ten-sided dice that fell in the open, as players may know it: a whitelist.

They see the faces and what those came to. What the faces were held against, and what the pool was
made of, they see only where numbers are told.
"""

from dataclasses import dataclass

from duskboard.core.storyteller.pool import PoolPart
from duskboard.core.storyteller.roll import PoolResult, PoolVerdict, RollKind
from duskboard.table.pool_roll import PoolRoll

_ONE = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolDieView:
    """A die of a pool.

    Attributes:
        face: 1 to 10.
        takes: Whether it is a one that takes a success.
        counts: Whether it is a success; None where players may not know.
    """

    face: int
    takes: bool = False
    counts: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolTargetView:
    """What a pool was made of and held against.

    Attributes:
        dice: How many dice.
        difficulty: 2 to 10.
        parts: The labels with their dots; empty where their owner is not shown.
    """

    dice: int
    difficulty: int
    parts: tuple[PoolPart, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolRollView:
    """A pool roll to draw.

    Attributes:
        who: Who rolled, or "".
        why: What for, in the words of the game master, or "".
        kind: What for, as a rule has it.
        waves: The dice of the pool, then those that each wave of tens added; none where it was
            told.
        verdict: How it came out.
        net: Successes that are left, 0 or more.
        taken: Successes that ones took.
        bought: Successes that Willpower bought.
        told: Whether the player said it and no faces were seen.
        target: What it was made of and held against, or None where numbers are not told.
    """

    who: str
    why: str
    kind: RollKind
    waves: tuple[tuple[PoolDieView, ...], ...]
    verdict: PoolVerdict
    net: int
    taken: int
    bought: int
    told: bool
    target: PoolTargetView | None = None


def pool_view(roll: PoolRoll, *, numbers: bool) -> PoolRollView:
    """Return what players may know of a roll made in the open.

    Args:
        roll: The roll.
        numbers: Whether they may know what it was made of and held against.
    """
    result, check = roll.result, roll.check
    target = PoolTargetView(dice=check.dice, difficulty=check.difficulty, parts=roll.parts)
    return PoolRollView(
        who=roll.who,
        why=roll.why,
        kind=check.kind,
        waves=_waves(result, check.difficulty if numbers else None),
        verdict=result.verdict,
        net=result.levels,
        taken=min(result.ones, result.successes),
        bought=result.willpower,
        told=result.is_told,
        target=target if numbers else None,
    )


def _waves(result: PoolResult, difficulty: int | None) -> tuple[tuple[PoolDieView, ...], ...]:
    """Return the dice, wave by wave; ones among added dice take something by some rulings only."""
    takers = (result.ones > 0, result.ones > result.faces.count(_ONE))
    waves = (result.faces, *result.added)
    return tuple(
        tuple(
            PoolDieView(
                face=face,
                takes=face == _ONE and takers[min(place, 1)],
                counts=None if difficulty is None else face >= difficulty,
            )
            for face in faces
        )
        for place, faces in enumerate(waves)
        if faces
    )
