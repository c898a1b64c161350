"""Pools that fell side by side: against each other, hindering, together, or in turn to a target."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.storyteller.action import Winner
from duskboard.table.pool_roll import PoolRoll

_TWO = 2


class RolledFor(StrEnum):
    """What several pools were rolled for (rules/storyteller.md 8, 9)."""

    OPPOSE = "oppose"
    HINDER = "hinder"
    TEAM = "team"
    MATCH = "match"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralRoll:
    """Ten-sided dice of several that fell at once.

    Attributes:
        rolls: Who acts first; two of them but for a team.
        purpose: What for.
        why: What it is about, in the words of the game master, or "".
        totals: How both stand in an extended contest after this round, or none.
        target: Successes that it goes to, or 0.
        winner: Who has won it, or None while it runs and for anything else.
    """

    rolls: tuple[PoolRoll, ...]
    purpose: RolledFor
    why: str = ""
    totals: tuple[int, ...] = ()
    target: int = 0
    winner: Winner | None = None

    def __post_init__(self) -> None:
        """Refuse rolls that cannot stand so.

        Raises:
            ValueError: There are none, or not two where two sides are.
        """
        is_pair = self.purpose is not RolledFor.TEAM
        if not self.rolls or (is_pair and len(self.rolls) != _TWO):
            msg = f"SeveralRoll.rolls do not fit: {len(self.rolls)} for {self.purpose}"
            raise ValueError(msg)
        if len(self.totals) != (_TWO if self.purpose is RolledFor.MATCH else 0):
            msg = f"SeveralRoll.totals do not fit: {self.totals} for {self.purpose}"
            raise ValueError(msg)
