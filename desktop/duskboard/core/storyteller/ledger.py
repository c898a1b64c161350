"""Where experience came from and went (rules/storyteller.md 28.8)."""

from dataclasses import dataclass

from duskboard.core.storyteller.trait import TraitKey


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerLine:
    """Experience earned, or spent on a dot.

    Attributes:
        points: Above 0 what was earned, below 0 what was spent.
        key: The trait that was raised, or None for points earned.
        rating: Its dots since then.
    """

    points: int
    key: TraitKey | None = None
    rating: int = 0
