"""Magnitude, rituals, inventions and crafting (rules/blades.md 127-132, 163-168; A14, A16, A41)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.upgrade import UpgradeId

MAX_MAGNITUDE = 6
"""The highest magnitude (rules/blades.md 127)."""
LEAST_CASTING = 2
"""The shortest casting time that lowers stress: an hour (rules/blades.md 165)."""
DESIGN_SEGMENTS = 8
"""The clock of an invention (rules/blades.md 130)."""


class Measure(StrEnum):
    """What has a magnitude (rules/blades.md 127)."""

    AREA = "area"
    SCALE = "scale"
    DURATION = "duration"
    RANGE = "range"
    QUALITY = "quality"
    FORCE = "force"


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Ritual:
    """A ritual that somebody knows (rules/blades.md 129, 164, 165).

    Attributes:
        name: What it is called.
        does: What it does.
        strange: What is strange about it.
        demands: What must be done and what it costs, beside stress.
        fear: The new belief or fear that it left.
        magnitude: Its magnitude, every part of it summed.
        casting: The duration magnitude of its casting.
        activities: How many activities it takes, one at least.
        is_primed: Whether it is prepared and waits.
    """

    name: str
    does: str = ""
    strange: str = ""
    demands: str = ""
    fear: str = ""
    magnitude: int = 0
    casting: int = 0
    activities: int = 1
    is_primed: bool = False

    def __post_init__(self) -> None:
        """Refuse a ritual that cannot be.

        Raises:
            ValueError: The name is blank, or a number is out of range.
        """
        is_right = self.magnitude >= 0 and 0 <= self.casting <= MAX_MAGNITUDE
        if not self.name.strip() or not is_right or self.activities < 1:
            msg = f"Ritual.name is blank, or a number is out of range: {self.name!r}"
            raise ValueError(msg)


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
        known_to: Names of those who have learnt it; nobody needs to for common things.
        is_common: Whether everybody can craft it.
    """

    name: str
    kind: DesignKind = DesignKind.ORDINARY
    does: str = ""
    quality: int = 0
    side: str = ""
    drawbacks: tuple[Drawback, ...] = ()
    known_to: tuple[str, ...] = ()
    is_common: bool = False

    def __post_init__(self) -> None:
        """Refuse a design that cannot be.

        Raises:
            ValueError: The name is blank, or the quality is not within 0 to 12.
        """
        if not self.name.strip() or not 0 <= self.quality <= 2 * MAX_MAGNITUDE:
            msg = f"Design.name is blank or Design.quality out of range: {self.name!r}"
            raise ValueError(msg)


_BEYOND: Mapping[Modification, int] = MappingProxyType(
    {Modification.SIMPLE: 1, Modification.SIGNIFICANT: 2, Modification.ARCANE: 3}
)


def magnitude_sum(measures: Mapping[Measure, int]) -> int:
    """Return magnitudes summed (rules/blades.md 128).

    Raises:
        ValueError: One is not within 0 to 6.
    """
    for measure, level in measures.items():
        if not 0 <= level <= MAX_MAGNITUDE:
            msg = f"magnitude of {measure} is not within 0 to {MAX_MAGNITUDE}: {level}"
            raise ValueError(msg)
    return sum(measures.values())


def ritual_stress(magnitude: int, casting: int = 0, less: int = 0) -> int:
    """Return the stress of a ritual, lowered by casting from an hour on (128, 129, 165).

    Args:
        magnitude: Its magnitude.
        casting: The duration magnitude of the casting.
        less: What claims and abilities take off.
    """
    saved = casting if casting >= LEAST_CASTING else 0
    return max(0, magnitude - saved - less)


def crafting_levels(crew: Crew, coin: int) -> int:
    """Return levels above the result of a crafting roll (rules/blades.md 130, 150, 168)."""
    return coin + int(crew.has_upgrade(UpgradeId.WORKSHOP))


def modifying_quality(tier: int, change: Modification) -> int:
    """Return the quality that a modification takes (rules/blades.md 130, 168)."""
    return tier + _BEYOND[change]


def refuse_unlearnt(design: Design, who: str) -> None:
    """Refuse to craft what somebody has not learnt (rules/blades.md 167).

    Raises:
        CraftError: They have not.
    """
    if not design.is_common and who not in design.known_to:
        raise CraftError(who, design.name)
