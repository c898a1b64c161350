"""Factions: Tier, hold, status and war (rules/blades.md 58, 63, 65-68, 144-146, 170)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.hold import Hold

MAX_TIER = 6
"""The highest Tier of a faction (rules/blades.md 58)."""
MAX_STATUS = 3
"""The best status; the worst is as far below 0 (rules/blades.md 65)."""
WAR = -MAX_STATUS
"""The status that is war (rules/blades.md 65)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Faction:
    """Somebody in the city who is not the crew.

    Attributes:
        name: What they are called.
        tier: 0 to 6.
        hold: How firmly they stand.
        status: What they think of the crew, -3 to 3; -3 is war.
        is_fighting: Whether they are at war with somebody else (rules/blades.md 145).
        tier_before_war: Their Tier before a war took it, or None (rules/blades.md 68).
        is_of_interest: Whether their turn is played in downtime (rules/blades.md 126).
        idle: Downtimes that passed them by (rules/blades.md 163).
        about: A line about them, which players read where the faction is shown.
        notes: The game master's own words.
    """

    name: str
    tier: int = 0
    hold: Hold = Hold.STRONG
    status: int = 0
    is_fighting: bool = False
    tier_before_war: int | None = None
    is_of_interest: bool = False
    idle: int = 0
    about: str = ""
    notes: str = ""

    def __post_init__(self) -> None:
        """Refuse a faction that cannot be.

        Raises:
            ValueError: The name is blank, or a number is out of its range.
        """
        if not self.name.strip():
            msg = f"Faction.name is blank: {self.name!r}"
            raise ValueError(msg)
        tiers = (self.tier, self.tier_before_war or 0)
        if not all(0 <= tier <= MAX_TIER for tier in tiers) or abs(self.status) > MAX_STATUS:
            msg = f"Faction.tier or Faction.status is out of range: {self.tier} {self.status}"
            raise ValueError(msg)
        if self.idle < 0:
            msg = f"Faction.idle is below 0: {self.idle}"
            raise ValueError(msg)

    @property
    def is_at_war(self) -> bool:
        """Whether they are at war, with the crew or another (rules/blades.md 65, 145)."""
        return self.is_fighting or self.status == WAR


def with_status(faction: Faction, status: int) -> Faction:
    """Return a faction that thinks so of the crew, within -3 and 3 (rules/blades.md 65-68).

    A war that begins takes a Tier from who is weak; one that ends gives it back.
    """
    after = replace(faction, status=max(WAR, min(MAX_STATUS, status)))
    if after.is_at_war is faction.is_at_war:
        return after
    return _war_begun(after) if after.is_at_war else _war_ended(after)


def with_fighting(faction: Faction, *, is_fighting: bool) -> Faction:
    """Return a faction at war with somebody else, or not any more (rules/blades.md 68, 145)."""
    after = replace(faction, is_fighting=is_fighting)
    if after.is_at_war is faction.is_at_war:
        return after
    return _war_begun(after) if after.is_at_war else _war_ended(after)


def hold_taken(faction: Faction) -> Faction:
    """Return a faction that an operation cost hold: weak, and a Tier where it was weak (63)."""
    if faction.hold is Hold.STRONG:
        return replace(faction, hold=Hold.WEAK)
    return replace(faction, tier=max(0, faction.tier - 1))


def _war_begun(faction: Faction) -> Faction:
    if faction.hold is Hold.STRONG or not faction.tier:
        return faction
    return replace(faction, tier=faction.tier - 1, tier_before_war=faction.tier)


def _war_ended(faction: Faction) -> Faction:
    if faction.tier_before_war is None:
        return faction
    return replace(faction, tier=faction.tier_before_war, tier_before_war=None)
