"""Opposed checks, in one game or across games (rules/chase.md 8.8, 14.7)."""

from enum import StrEnum

from duskboard.core.chase.check import CheckSource, Verdict
from duskboard.core.chase.source import Score

LEVELS = (Verdict.EXTREME, Verdict.HARD, Verdict.REGULAR, Verdict.FAILURE, Verdict.FUMBLE)
"""Better levels first."""


class Winner(StrEnum):
    """Who won an opposed check."""

    FIRST = "first"
    SECOND = "second"
    NEITHER = "neither"


def standing(source: CheckSource, score: Score, *, alone: bool) -> tuple[int, int]:
    """Return what an opposed check is compared by, the larger the better.

    Args:
        source: What decided it.
        score: What it came to.
        alone: Whether all that it is compared with are of the same game: then pools are compared
            by net successes, otherwise by the level alone (14.7).
    """
    level = -LEVELS.index(score.judgement.verdict)
    counts_net = alone and source is CheckSource.POOL
    return level, score.total if counts_net else 0


def winner(
    first: Score,
    second: Score,
    sources: tuple[CheckSource, CheckSource],
    values: tuple[int, int] = (0, 0),
) -> Winner:
    """Return who won between two who both rolled; neither where nothing parts them.

    D100s are compared by level, equal ones by their values (8.8), pools by net successes,
    different games by level (14.7).
    """
    alone = sources[0] is sources[1]
    is_percentile = alone and sources[0] is CheckSource.D100
    own, other = (
        (*standing(source, one, alone=alone), value if is_percentile else 0)
        for source, one, value in zip(sources, (first, second), values, strict=True)
    )
    if own == other:
        return Winner.NEITHER
    return Winner.FIRST if own > other else Winner.SECOND


def players_roll(score: Score) -> Winner:
    """Return who won where only the players' side rolls, as in Blades: it or the other (14.7)."""
    return Winner.FIRST if score.judgement.verdict.is_success else Winner.SECOND
