"""Throws that part equal DEX: the dice of each, or what players said (rules/chase.md 3.2, 14.7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.source import Check, Score, score
from duskboard.core.chase.tie import Parted, part_ties, tie_check
from duskboard.core.dice import Dice, Reported, ReportedBest, ReportedNet, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError
from duskboard.play.chase.scene import Scene
from duskboard.table.table import Table

Told = Sequence[ReportedTotal]
"""Totals that players said, in the order in which they are asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TieLine:
    """One throw of an opposed DEX roll.

    Attributes:
        who: The name.
        total: The d100, the net successes of a pool, or the best die of a rating.
        roll: Which opposed roll, 1 for the first.
        told: Whether the player said it.
    """

    who: str
    total: int
    roll: int
    told: bool = False


class ThrowsWantedError(PlayError):
    """Equal DEX want more totals than were told. Args: the names of those who roll next.

    Attributes:
        who: The same, by identifier, in the order in which they are asked.
    """

    def __init__(self, *names: str, who: tuple[EntityId, ...] = ()) -> None:
        super().__init__(*names)
        self.who = who


def parted_by(
    table: Table,
    chase: Scene,
    dice: Dice | Told,
    *,
    anew: bool,
    group: Sequence[EntityId] | None = None,
) -> Parted:
    """Return how equal DEX are parted: all of them, or one group, by dice or as told.

    Raises:
        ThrowsWantedError: More totals must be told.
        DiceError: Typed faces or a total told do not fit.
    """
    told = iter(dice if isinstance(dice, Sequence) else ())

    def throw(equals: tuple[EntityId, ...]) -> tuple[Score, ...]:
        checks = [tie_check(chase.people[who]) for who in equals]
        if not isinstance(dice, Sequence):
            return tuple(score(check, dice) for check in checks)
        totals = tuple(islice(told, len(equals)))
        if len(totals) < len(equals):
            raise ThrowsWantedError(*(chase.name(who) for who in equals), who=equals)
        pairs = zip(checks, totals, strict=True)
        return tuple(score(check, as_told(check, total.total)) for check, total in pairs)

    return part_ties(chase.people, throw, table.rulings, anew=anew, group=group)


def as_told(check: Check, total: int) -> Reported:
    """Return a number that a player said as what the dice of the check tell."""
    match check.source:
        case CheckSource.POOL:
            return ReportedNet(net=total)
        case CheckSource.RATING:
            return ReportedBest(best=total)
        case CheckSource.D100 | CheckSource.SAID:
            return ReportedTotal(total=total)


def tie_lines(chase: Scene, parted: Parted, dice: Dice | Told) -> tuple[TieLine, ...]:
    """Return the throws by name, as the log keeps them."""
    return tuple(
        TieLine(
            who=chase.name(throw.who),
            total=throw.score.total,
            roll=number,
            told=isinstance(dice, Sequence),
        )
        for number, roll in enumerate(parted.rolls, 1)
        for throw in roll.throws
    )
