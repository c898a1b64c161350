"""Inventions and crafting (rules/blades.md 115, 130-132, 150, 166-168; A14, A16, A41)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.activity import Quality, quality_of
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.blades_rulings import BladesRulings
from duskboard.core.clocks.effect import Outcome
from duskboard.core.identity import EntityId

DESIGN_SEGMENTS = 8
"""The clock of an invention, and of learning one (rules/blades.md 129, 130, 167)."""
MOST_DESIGN_QUALITY = 12
"""The highest quality of a design."""


class DesignKind(StrEnum):
    """What is invented (rules/blades.md 166)."""

    ORDINARY = "ordinary"
    ALCHEMICAL = "alchemical"
    ARCANE = "arcane"
    MECHANICAL = "mechanical"


class Drawback(StrEnum):
    """What is wrong with an invention (rules/blades.md 131)."""

    COMPLEX = "complex"
    CONSPICUOUS = "conspicuous"
    CONSUMABLE = "consumable"
    RARE = "rare"
    UNRELIABLE = "unreliable"
    VOLATILE = "volatile"


class Modification(StrEnum):
    """How far something is changed (rules/blades.md 130)."""

    SIMPLE = "simple"
    SIGNIFICANT = "significant"
    ARCANE = "arcane"


class CraftError(BladesError):
    """Only who has learnt a design crafts it. Args: the name, the design."""


class CraftPart(StrEnum):
    """What the quality of a craft is counted from (rules/blades.md 130, 168)."""

    TIER = "tier"
    RESULT = "result"
    ABILITY = "ability"
    WORKSHOP = "workshop"
    COIN = "coin"


@dataclass(frozen=True, slots=True, kw_only=True)
class Design:
    """Something invented that can be crafted (rules/blades.md 130, 131, 166, 167).

    Attributes:
        name: What it is called.
        kind: Of which kind.
        does: What it does.
        quality: Its lowest quality.
        side: What has kept it out of use.
        drawbacks: What is wrong with it, none or several.
        known_to: Who has learnt it; nobody needs to for common things.
        is_common: Whether everybody can craft it.
    """

    name: str
    kind: DesignKind = DesignKind.ORDINARY
    does: str = ""
    quality: int = 0
    side: str = ""
    drawbacks: tuple[Drawback, ...] = ()
    known_to: tuple[EntityId, ...] = ()
    is_common: bool = False

    def __post_init__(self) -> None:
        """Refuse a design that cannot be.

        Raises:
            ValueError: The name is blank, or the quality is not within 0 to 12.
        """
        if not self.name.strip() or not 0 <= self.quality <= MOST_DESIGN_QUALITY:
            msg = f"Design.name is blank or Design.quality out of range: {self.name!r}"
            raise ValueError(msg)


_BEYOND: Mapping[Modification, int] = MappingProxyType(
    {Modification.SIMPLE: 1, Modification.SIGNIFICANT: 2, Modification.ARCANE: 3}
)


_MAKERS: Mapping[AbilityId, DesignKind] = MappingProxyType(
    {
        AbilityId.ALCHEMIST: DesignKind.ALCHEMICAL,
        AbilityId.ARTIFICER: DesignKind.MECHANICAL,
        AbilityId.STRANGE_METHODS: DesignKind.ARCANE,
    }
)
_RESULT: Mapping[Outcome, int] = MappingProxyType(
    {Outcome.BAD: -1, Outcome.PARTIAL: 0, Outcome.FULL: 1, Outcome.CRITICAL: 2}
)


def modifying_quality(tier: int, change: Modification) -> int:
    """Return the quality that a modification takes (rules/blades.md 130, 168)."""
    return tier + _BEYOND[change]


def crafting_dice(scoundrel: Scoundrel, *, is_helped: bool = False) -> int:
    """Return the dice of a crafting roll: Tinker, and help (rules/blades.md 114, 130)."""
    return scoundrel.ratings.of(ActionId.TINKER) + int(is_helped)


def craft_levels(scoundrel: Scoundrel, kind: DesignKind) -> int:
    """Return the levels that an ability lifts the result (A14, A16, A41; G5)."""
    return int(any(scoundrel.has(one) for one, makes in _MAKERS.items() if makes is kind))


def craft_parts(
    outcome: Outcome, scoundrel: Scoundrel, crew: Crew, kind: DesignKind, coin: int = 0
) -> tuple[tuple[CraftPart, int], ...]:
    """Return what the quality of a craft is counted from, part by part; nothing for none."""
    parts = {
        CraftPart.TIER: crew.tier,
        CraftPart.RESULT: _RESULT[outcome],
        CraftPart.ABILITY: craft_levels(scoundrel, kind),
        CraftPart.WORKSHOP: int(crew.has_upgrade(UpgradeId.WORKSHOP)),
        CraftPart.COIN: coin,
    }
    kept = (CraftPart.TIER, CraftPart.RESULT)
    return tuple((part, many) for part, many in parts.items() if many or part in kept)


def crafted(
    outcome: Outcome,
    scoundrel: Scoundrel,
    crew: Crew,
    design: tuple[DesignKind, int],
    rulings: BladesRulings,
) -> Quality:
    """Return how good a craft is (rules/blades.md 115, 117, 130, 150, 168; G5).

    Args:
        outcome: What the dice said.
        scoundrel: Who crafts.
        crew: Their crew.
        design: The kind of what is made, and the coin paid for it.
        rulings: The rulings.
    """
    kind, coin = design
    more = craft_levels(scoundrel, kind) + coin + int(crew.has_upgrade(UpgradeId.WORKSHOP))
    return quality_of(outcome, crew.tier, rulings, more)


def free_designs(scoundrel: Scoundrel) -> tuple[DesignKind, ...]:
    """Return the kinds of which somebody knows one from the start (132; A14, A16, A41)."""
    return tuple(kind for ability, kind in _MAKERS.items() if scoundrel.has(ability))


def refuse_unlearnt(
    design: Design, who: EntityId, name: str, *, is_overruled: bool = False
) -> None:
    """Refuse to craft what somebody has not learnt (rules/blades.md 167).

    Raises:
        CraftError: They have not; the game master may overrule that.
    """
    if not (design.is_common or is_overruled or who in design.known_to):
        raise CraftError(name, design.name)
