"""What harm takes from a roll (rules/blades.md 29, 30; rules/blades-abilities.md A12)."""

from dataclasses import dataclass

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.harm import HarmLevel, Wound
from duskboard.core.blades.scoundrel import Scoundrel


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalty:
    """What the rows of harm that fit take, each row once.

    Attributes:
        dice: Dice, 0 or -1.
        effect: Steps of effect, 0 or -1.
        is_helpless: Whether nothing can be done without help or a push.
    """

    dice: int = 0
    effect: int = 0
    is_helpless: bool = False


def penalties(scoundrel: Scoundrel, wounds: tuple[Wound, ...]) -> Penalty:
    """Return what harm that fits the situation takes (rules/blades.md 29, 30).

    Tough as Nails lets each row count as the one below it; level 4 stays as it is (A12).

    Args:
        scoundrel: Whose harm it is.
        wounds: What fits; harm that is not on the sheet counts for nothing.
    """
    rows = {wound.level for wound in wounds if wound in scoundrel.harm.wounds}
    if scoundrel.has(AbilityId.TOUGH_AS_NAILS):
        rows = {row if row == HarmLevel.FATAL else row - 1 for row in rows}
    return Penalty(
        dice=-1 if HarmLevel.MODERATE in rows else 0,
        effect=-1 if HarmLevel.LESSER in rows else 0,
        is_helpless=bool(rows & {HarmLevel.SEVERE, HarmLevel.FATAL}),
    )
