"""Downtime activities: how many, what they bring (rules/blades.md 113-119, 158-161; A34, K8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.season import outcome_raised
from duskboard.core.blades_rulings import BladesRulings, LowQuality
from duskboard.core.clocks.effect import Outcome

ACTIVITIES = 2
"""Activities of everybody in a downtime (rules/blades.md 113)."""
WAR_ACTIVITIES = 1
"""Activities of everybody while the crew is at war (rules/blades.md 67, 113)."""
LEVEL_COIN = 2
"""Coin for each level of quality above a critical (rules/blades.md 116)."""
RESTRICTED_HEAT = 2
"""Heat that restricted goods bring unless they are crafted (rules/blades.md 116)."""
_QUALITY_RULING = "blades.quality_below_zero"


class DowntimeActivity(StrEnum):
    """What can be done in a downtime (rules/blades.md 113)."""

    ACQUIRE = "acquire"
    PROJECT = "project"
    RECOVER = "recover"
    REDUCE_HEAT = "reduce-heat"
    TRAIN = "train"
    VICE = "vice"
    CRAFT = "craft"
    COHORT = "cohort"
    RITUAL = "ritual"


class ActivityPay(StrEnum):
    """What an activity beyond the free ones is paid with (rules/blades.md 54, 113)."""

    FREE = "free"
    COIN = "coin"
    REP = "rep"


class AssetKind(StrEnum):
    """What can be acquired (rules/blades.md 116)."""

    ITEM = "item"
    COHORT = "cohort"
    VEHICLE = "vehicle"
    SERVICE = "service"


@dataclass(frozen=True, slots=True, kw_only=True)
class Quality:
    """The quality that a roll comes to.

    Attributes:
        level: The quality; -1 is nothing worthwhile (rules/blades.md 117, D7).
        ruling: The ruling that decided it, or "".
    """

    level: int
    ruling: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asset:
    """Something that was acquired and stands ready (rules/blades.md 116, 159, 161).

    Attributes:
        name: What it is.
        kind: Of which kind.
        quality: How good it is.
        until: How long it lasts, in the words of the table.
        is_healer: Whether it is a healer, who serves everybody this downtime (161).
        is_used: Whether it was used up; the same is then easier to get again (116).
    """

    name: str
    kind: AssetKind = AssetKind.ITEM
    quality: int = 0
    until: str = ""
    is_healer: bool = False
    is_used: bool = False

    def __post_init__(self) -> None:
        """Refuse an asset without a name.

        Raises:
            ValueError: The name is blank.
        """
        if not self.name.strip():
            msg = f"Asset.name is blank: {self.name!r}"
            raise ValueError(msg)


class NoActivityError(BladesError):
    """Somebody has done all they can in this downtime. Args: the name, how many they had."""


class TooPoorQualityError(BladesError):
    """What is got is below what was asked. Args: the quality, the least."""


_OFFSET: Mapping[Outcome, int] = MappingProxyType(
    {Outcome.BAD: -1, Outcome.PARTIAL: 0, Outcome.FULL: 1, Outcome.CRITICAL: 2}
)
_HEAT: Mapping[Outcome, int] = MappingProxyType(
    {Outcome.BAD: 1, Outcome.PARTIAL: 2, Outcome.FULL: 3, Outcome.CRITICAL: 5}
)


def free_activities(crew: Crew | None, *, is_at_war: bool) -> int:
    """Return the activities that cost nothing (rules/blades.md 67, 113, 146; K8)."""
    is_hardy = crew is not None and crew.has(CrewAbilityId.WAR_DOGS)
    return WAR_ACTIVITIES if is_at_war and not is_hardy else ACTIVITIES


def acquiring_dice(crew: Crew, *, is_helped: bool = False, is_again: bool = False) -> int:
    """Return the dice for acquiring an asset (rules/blades.md 71, 114-116, 144; K12).

    Args:
        crew: The crew.
        is_helped: Whether a friend or contact helps.
        is_again: Whether it was had before.
    """
    more = crew.has(CrewAbilityId.PACK_RATS) + crew.claims.works(ClaimId.WAREHOUSES)
    return crew.tier + more + int(is_helped) + int(is_again)


def quality_of(outcome: Outcome, tier: int, rulings: BladesRulings, more: int = 0) -> Quality:
    """Return the quality that an asset or a craft comes to (rules/blades.md 115-117, 168, D7).

    Args:
        outcome: The result, coin up to a critical counted.
        tier: The Tier of the crew.
        rulings: The rulings.
        more: Levels beyond: two coin each on an asset, one each on a craft.
    """
    level = tier + _OFFSET[outcome] + more
    if level >= 0:
        return Quality(level=level)
    is_shown = rulings.quality_below_zero is LowQuality.MINUS_ONE
    return Quality(level=level if is_shown else 0, ruling=_QUALITY_RULING)


def levels_bought(outcome: Outcome, coin: int) -> tuple[Outcome, int]:
    """Return what coin makes of a result: the outcome, and levels above a critical (114, 116).

    Up to a critical each coin is a level; above it two are. An odd coin above it is refused.

    Raises:
        ValueError: The coin is below 0, or buys half a level.
    """
    room = len(_OFFSET) - 1 - tuple(Outcome).index(outcome)
    if coin <= room:
        return outcome_raised(outcome, coin), 0
    levels, left = divmod(coin - room, LEVEL_COIN)
    if left:
        msg = f"coin buys half a level: {coin}"
        raise ValueError(msg)
    return Outcome.CRITICAL, levels


def heat_reduced(outcome: Outcome) -> int:
    """Return the heat that reducing it takes away (rules/blades.md 115, 119)."""
    return _HEAT[outcome]


def refuse_poor(quality: Quality, least: int | None) -> None:
    """Refuse a quality below what the game master asked for (rules/blades.md 116).

    Raises:
        TooPoorQualityError: It is.
    """
    if least is not None and quality.level < least:
        raise TooPoorQualityError(quality.level, least)
