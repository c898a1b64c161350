"""Vice (rules/blades.md 123-125, 162)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.trait import AttributeId

BRAG_HEAT = 2
"""Heat that bragging brings (rules/blades.md 124)."""


class Overindulgence(StrEnum):
    """What comes of too much (rules/blades.md 124)."""

    ATTRACT_TROUBLE = "attract-trouble"
    BRAG = "brag"
    LOST = "lost"
    TAPPED = "tapped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Indulgence:
    """What indulging a vice came to.

    Attributes:
        scoundrel: The sheet afterwards.
        cleared: Stress that went.
        is_overindulged: Whether it was more than was marked (rules/blades.md 123).
    """

    scoundrel: Scoundrel
    cleared: int
    is_overindulged: bool


def vice_dice(scoundrel: Scoundrel) -> int:
    """Return the dice of a vice roll: the lowest attribute (rules/blades.md 123)."""
    return min(scoundrel.ratings.attribute(attribute) for attribute in AttributeId)


def indulged(scoundrel: Scoundrel, best: int) -> Indulgence:
    """Return what a vice roll of which that die counts does (rules/blades.md 123).

    Raises:
        ValueError: The die is not within 1 to 6.
    """
    if not 1 <= best <= 6:
        msg = f"best is not within 1 to 6: {best}"
        raise ValueError(msg)
    cleared = min(best, scoundrel.stress)
    after = replace(scoundrel, stress=scoundrel.stress - cleared, is_vice_satisfied=True)
    return Indulgence(scoundrel=after, cleared=cleared, is_overindulged=best > scoundrel.stress)


def overindulged(scoundrel: Scoundrel, choice: Overindulgence) -> Scoundrel:
    """Return a sheet after too much; trouble and heat are the crew's (rules/blades.md 124)."""
    match choice:
        case Overindulgence.LOST:
            return replace(scoundrel, fate=Fate.LOST)
        case Overindulgence.TAPPED:
            return replace(scoundrel, profile=replace(scoundrel.profile, purveyor=""))
        case _:
            return scoundrel
