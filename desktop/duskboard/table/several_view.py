"""Pools that fell side by side in the open, as players may know them: a whitelist."""

from dataclasses import dataclass

from duskboard.core.storyteller.action import Winner, contest, hindered
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.table.pool_view import PoolRollView, pool_view
from duskboard.table.several_roll import RolledFor, SeveralRoll

_PLACES = {Winner.FIRST: 0, Winner.SECOND: 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralRollView:
    """Several pool rolls to draw.

    Attributes:
        lines: Each of them.
        purpose: What they were rolled for.
        why: What it is about, or "".
        leader: The place of the line that has won, or None for a tie and where nobody has.
        margin: Successes that it has more.
        total: What a team comes to, or what a hindrance leaves to the first.
        has_botch: Whether somebody botched.
        totals: How both stand in an extended contest, or none.
        target: Successes that it goes to, or 0 where numbers are not told.
        is_over: Whether an extended contest has come to its end.
    """

    lines: tuple[PoolRollView, ...]
    purpose: RolledFor
    why: str
    leader: int | None
    margin: int
    total: int
    has_botch: bool
    totals: tuple[int, ...] = ()
    target: int = 0
    is_over: bool = False


def several_view(several: SeveralRoll, *, numbers: bool) -> SeveralRollView:
    """Return what players may know of rolls made in the open.

    Args:
        several: The rolls.
        numbers: Whether they may know what those were made of and held against.
    """
    lines = tuple(pool_view(roll, numbers=numbers) for roll in several.rolls)
    counts = [_count(line) for line in lines]
    winner, margin, total = several.winner, 0, sum(counts)
    if several.purpose in {RolledFor.OPPOSE, RolledFor.HINDER}:
        stands = contest(*counts)
        winner, margin, total = stands.winner, stands.margin, hindered(*counts)
    return SeveralRollView(
        lines=lines,
        purpose=several.purpose,
        why=several.why,
        leader=_PLACES.get(winner) if winner is not None else None,
        margin=margin,
        total=total,
        has_botch=any(line.verdict is PoolVerdict.BOTCH for line in lines),
        totals=several.totals,
        target=several.target if numbers else 0,
        is_over=several.winner is not None,
    )


def _count(line: PoolRollView) -> int:
    return line.net if line.verdict is PoolVerdict.SUCCESS else 0
