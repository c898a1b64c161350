"""What raises or lowers an effect before anything is added: prompts, no sum (22, 135)."""

from dataclasses import dataclass
from enum import StrEnum


class Factor(StrEnum):
    """What the game master weighs (rules/blades.md 22)."""

    POTENCY = "potency"
    QUALITY = "quality"
    SCALE = "scale"


class Standing(StrEnum):
    """Whom a factor helps (rules/blades.md 22)."""

    EVEN = "even"
    ADVANTAGE = "advantage"
    DISADVANTAGE = "disadvantage"

    @property
    def steps(self) -> int:
        """Steps of effect that it is worth by itself."""
        return int(self is Standing.ADVANTAGE) - int(self is Standing.DISADVANTAGE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Factors:
    """How the factors stand; None for one that was left out (rules/blades.md 135)."""

    potency: Standing | None = None
    quality: Standing | None = None
    scale: Standing | None = None

    def of(self, factor: Factor) -> Standing | None:
        """Return how a factor stands."""
        standing: Standing | None = getattr(self, factor.value)
        return standing

    def steps(self, factor: Factor) -> int:
        """Return the steps of effect that a factor is worth, -1 to 1."""
        standing = self.of(factor)
        return 0 if standing is None else standing.steps


def compared(ours: int, theirs: int) -> Standing:
    """Return how two levels of quality or scale stand (rules/blades.md 22)."""
    if ours == theirs:
        return Standing.EVEN
    return Standing.ADVANTAGE if ours > theirs else Standing.DISADVANTAGE


def quality(tier: int, *, is_fine: bool = False, upgrades: int = 0) -> int:
    """Return the quality of an item: Tier, one for a fine one, the crew's upgrades (22, 88)."""
    return tier + int(is_fine) + upgrades
