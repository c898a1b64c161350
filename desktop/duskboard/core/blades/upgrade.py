"""What a crew has bought for good (rules/blades.md 41, 88, 89, 150; blades-abilities.md U1-U7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.trait import XpTrack


class UpgradeId(StrEnum):
    """The upgrades, in the order of the sheet (rules/blades.md 88, 89)."""

    BOAT_HOUSE = "boat-house"
    CARRIAGE_HOUSE = "carriage-house"
    HIDDEN_LAIR = "hidden-lair"
    MASTERY = "mastery"
    DOCUMENTS = "documents"
    GEAR = "gear"
    IMPLEMENTS = "implements"
    SUPPLIES = "supplies"
    TOOLS = "tools"
    WEAPONS = "weapons"
    QUARTERS = "quarters"
    SECURE_LAIR = "secure-lair"
    INSIGHT_TRAINING = "insight-training"
    PROWESS_TRAINING = "prowess-training"
    RESOLVE_TRAINING = "resolve-training"
    PLAYBOOK_TRAINING = "playbook-training"
    VAULT = "vault"
    WORKSHOP = "workshop"
    COMPOSED = "composed"
    HARDENED = "hardened"
    RIGGING = "rigging"
    PRISON_CONTACTS = "prison-contacts"
    ELITE_ADEPTS = "elite-adepts"
    ELITE_ROOKS = "elite-rooks"
    ELITE_ROVERS = "elite-rovers"
    ELITE_SKULKS = "elite-skulks"
    ELITE_THUGS = "elite-thugs"
    UNDERGROUND_MAPS = "underground-maps"
    CAMOUFLAGE = "camouflage"


_SEVERAL = {
    UpgradeId.BOAT_HOUSE: 2,
    UpgradeId.CARRIAGE_HOUSE: 2,
    UpgradeId.MASTERY: 4,
    UpgradeId.SECURE_LAIR: 2,
    UpgradeId.VAULT: 2,
    UpgradeId.COMPOSED: 3,
    UpgradeId.HARDENED: 3,
}
BOXES: Mapping[UpgradeId, int] = MappingProxyType({one: _SEVERAL.get(one, 1) for one in UpgradeId})
"""The boxes of each upgrade (rules/blades.md 88, 89)."""
COMMON = tuple(UpgradeId)[: tuple(UpgradeId).index(UpgradeId.COMPOSED)]
"""Upgrades of every crew; the others belong to some types (rules/blades.md 88, 89)."""
WHOLE = (UpgradeId.MASTERY, UpgradeId.COMPOSED, UpgradeId.HARDENED)
"""Upgrades that do nothing before all their boxes are marked (rules/blades.md 41, 88)."""
REMINDED = (UpgradeId.UNDERGROUND_MAPS, UpgradeId.CAMOUFLAGE)
"""Upgrades that are only reminded of (rules/blades-abilities.md U6, U7)."""
QUALITIES = (
    UpgradeId.DOCUMENTS,
    UpgradeId.GEAR,
    UpgradeId.IMPLEMENTS,
    UpgradeId.SUPPLIES,
    UpgradeId.TOOLS,
    UpgradeId.WEAPONS,
)
"""Kinds of things that an upgrade makes better by one (rules/blades.md 88)."""
TRAINING: Mapping[UpgradeId, XpTrack] = MappingProxyType(
    {
        UpgradeId.INSIGHT_TRAINING: XpTrack.INSIGHT,
        UpgradeId.PROWESS_TRAINING: XpTrack.PROWESS,
        UpgradeId.RESOLVE_TRAINING: XpTrack.RESOLVE,
        UpgradeId.PLAYBOOK_TRAINING: XpTrack.PLAYBOOK,
    }
)
"""The track on which each training counts double (rules/blades.md 76)."""
MOST_BOXES = 6
"""The most boxes of an upgrade of the table's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Upgrade:
    """An upgrade of which boxes are marked.

    Attributes:
        key: An `UpgradeId`, or "" for one of the table's own.
        name: What the table calls it; "" for the name that its key has in each language.
        marked: Boxes that are marked.
        boxes: All its boxes.
        choice: What was chosen with it, such as the categories of Rigging, or "".
    """

    key: str = ""
    name: str = ""
    marked: int = 1
    boxes: int = 1
    choice: str = ""

    def __post_init__(self) -> None:
        """Refuse an upgrade that cannot be.

        Raises:
            ValueError: There is neither key nor name, or the boxes are out of range.
        """
        if not self.key and not self.name.strip():
            msg = "Upgrade.key and Upgrade.name are blank"
            raise ValueError(msg)
        if not 1 <= self.boxes <= MOST_BOXES or not 0 <= self.marked <= self.boxes:
            msg = f"Upgrade.marked is not within 0 to {self.boxes}: {self.marked}"
            raise ValueError(msg)

    @property
    def is_taken(self) -> bool:
        """Whether every box is marked, so that one that costs several is had."""
        return self.marked == self.boxes


def upgrade(key: UpgradeId, marked: int | None = None) -> Upgrade:
    """Return an upgrade with so many boxes marked, all of them where nothing is said."""
    boxes = BOXES[key]
    return Upgrade(key=key, marked=boxes if marked is None else marked, boxes=boxes)
