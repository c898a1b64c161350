"""Dice of Blades in the Dark that fell, as they are drawn; players see the same: a whitelist.

They see position and effect, the dice, and what these came to: all of it is said aloud at a table
of this game. What the dice were made of, bargains and words of the game master stay with him.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from duskboard.core.blades.outcome import Verdict
from duskboard.core.blades.position import Position
from duskboard.core.blades.roll import RatingResult
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.table.action_roll import (
    ActionRoll,
    BladesRoll,
    FortunePair,
    FortuneRoll,
    ResistanceRoll,
    TeamActionRoll,
)
from duskboard.table.entity import PUBLIC_ROLL_ID, Visibility
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedDieView:
    """A six-sided die, and whether it is one of those that count."""

    face: int
    counts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BladesLineView:
    """What one of them rolled.

    Attributes:
        who: Who, or "".
        dice: The dice; none where the best was told.
        best: The die that counts.
        outcome: How it came out.
        told: Whether the player said it and no faces were seen.
    """

    who: str
    dice: tuple[RatedDieView, ...]
    best: int
    outcome: Outcome
    told: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BladesRollView:
    """A roll to draw.

    Attributes:
        who: Who rolled, or led it, or "".
        why: What for, in the words of the game master, or "".
        lines: What each rolled: one, but for a group and for two sides.
        outcome: How it came out; of two sides, how the first did.
        action: What was done, or None.
        position: Of an action, else None.
        effect: Of an action, as it was rolled for, else None.
        verdict: Of an action of one, else None.
        attribute: What was resisted with, else None.
        stress: What resisting cost, below 0 where it cleared some; None for other rolls.
        helper: Who assisted, or "".
        is_group: Whether several acted together.
    """

    who: str
    why: str
    lines: tuple[BladesLineView, ...]
    outcome: Outcome
    action: ActionId | None = None
    position: Position | None = None
    effect: Effect | None = None
    verdict: Verdict | None = None
    attribute: AttributeId | None = None
    stress: int | None = None
    helper: str = ""
    is_group: bool = False

    @property
    def is_pair(self) -> bool:
        """Whether two sides rolled against each other."""
        return len(self.lines) > 1 and not self.is_group


def blades_view(roll: BladesRoll) -> BladesRollView:
    """Return a roll as it is drawn."""
    match roll:
        case ActionRoll():
            return BladesRollView(
                who=roll.who,
                why=roll.why,
                lines=(_line(roll.who, roll.result),),
                outcome=roll.outcome,
                action=roll.action,
                position=roll.position,
                effect=roll.counted.effect,
                verdict=roll.offer.verdict,
                helper=roll.helper,
            )
        case TeamActionRoll():
            return BladesRollView(
                who=roll.who,
                why=roll.why,
                lines=tuple(_line(who, result) for who, result in roll.faced),
                outcome=roll.outcome,
                action=roll.action,
                position=roll.position,
                effect=roll.counted.effect,
                verdict=roll.offer.verdict,
                is_group=True,
            )
        case ResistanceRoll():
            return BladesRollView(
                who=roll.who,
                why="",
                lines=(_line(roll.who, roll.result),),
                outcome=roll.result.outcome,
                attribute=roll.counted.attribute,
                stress=roll.stress,
            )
        case FortuneRoll():
            return _fortune((roll,))
        case FortunePair():
            return _fortune((roll.first, roll.second))


def public_blades(table: Table) -> BladesRollView | None:
    """Return the roll of this game on the players' screen, or None."""
    entity = table.get(PUBLIC_ROLL_ID)
    if entity is None or entity.visibility is not Visibility.SHOWN:
        return None
    value = entity.value
    return blades_view(value) if isinstance(value, BladesRoll) else None


def counting(result: RatingResult) -> tuple[bool, ...]:
    """Return which faces count: the best one, both sixes of a critical, of 0 dice the lower."""
    needed = 2 if result.outcome is Outcome.CRITICAL else 1
    found: list[bool] = []
    for face in result.faces:
        found.append(face == result.best and found.count(True) < needed)
    return tuple(found)


def _fortune(rolls: Iterable[FortuneRoll]) -> BladesRollView:
    first, *others = rolls
    lines = (_line(roll.who or roll.why, roll.result) for roll in (first, *others))
    return BladesRollView(
        who="" if others else first.who,
        why="" if others else first.why,
        lines=tuple(lines),
        outcome=first.result.outcome,
    )


def _line(who: str, result: RatingResult) -> BladesLineView:
    dice = zip(result.faces, counting(result), strict=True)
    return BladesLineView(
        who=who,
        dice=tuple(RatedDieView(face=face, counts=counts) for face, counts in dice),
        best=result.best,
        outcome=result.outcome,
        told=result.is_told,
    )
