"""What factions do in a downtime (rules/blades.md 126, 163)."""

from dataclasses import replace
from enum import StrEnum

from duskboard.core.blades.error import BladesError
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
MOST_AT_ONCE = 12
"""The most downtimes of a faction that are played at once."""


class ManeuversError(BladesError):
    """A faction does two things in a downtime at most. Args: the name, how many, the most."""


def faction_dice(faction: Faction, circumstances: int = 0) -> int:
    """Return the dice of a faction's turn: its Tier, and circumstances (126, 163)."""
    return faction.tier + circumstances


def turns_due(faction: Faction) -> int:
    """Return the downtimes that a faction is behind: one, and those that passed it by (163)."""
    return min(MOST_AT_ONCE, max(1, faction.idle))


def passed_by(faction: Faction) -> Faction:
    """Return a faction that a downtime passed by (rules/blades.md 163)."""
    return replace(faction, idle=faction.idle + 1)


def turn_played(faction: Faction, downtimes: int = 1) -> Faction:
    """Return a faction of which so many downtimes were played (rules/blades.md 126, 163)."""
    return replace(faction, idle=max(0, faction.idle - downtimes))


def refuse_many(
    faction: Faction, maneuvers: int, downtimes: int = 1, *, is_overruled: bool = False
) -> None:
    """Refuse more maneuvers than a faction has time for (rules/blades.md 126).

    Raises:
        ManeuversError: They are more than two a downtime; the game master may overrule that.
    """
    most = MOST_MANEUVERS * downtimes
    if maneuvers > most and not is_overruled:
        raise ManeuversError(faction.name, maneuvers, most)
