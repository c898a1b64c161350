"""What factions do in a downtime (rules/blades.md 126, 163)."""

from enum import StrEnum

from duskboard.core.blades.faction import Faction


class Maneuver(StrEnum):
    """What a faction can do in a downtime (rules/blades.md 126)."""

    SEIZE_CLAIM = "seize-claim"
    RAISE_HOLD = "raise-hold"
    WEAKEN = "weaken"
    SPY = "spy"
    SHORT_GOAL = "short-goal"
    ASSET = "asset"
    FAVOUR = "favour"
    PRESSURE = "pressure"


MOST_MANEUVERS = 2
"""The most that a faction does in one downtime (rules/blades.md 126)."""
MOST_CIRCUMSTANCES = 3
"""The most dice that circumstances give or take."""


def faction_dice(faction: Faction, circumstances: int = 0) -> int:
    """Return the dice of a faction's turn: its Tier, and circumstances (126, 163)."""
    return faction.tier + circumstances
