"""Magnitude, and what a ritual costs by it (rules/blades.md 127-129, 164, 165, 169; A40)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.identity import EntityId

MAX_MAGNITUDE = 6
"""The highest magnitude (rules/blades.md 127)."""
LEAST_CASTING = 2
"""The shortest casting time that lowers stress: an hour (rules/blades.md 165)."""


class Measure(StrEnum):
    """What has a magnitude (rules/blades.md 127)."""

    AREA = "area"
    SCALE = "scale"
    DURATION = "duration"
    RANGE = "range"
    QUALITY = "quality"
    FORCE = "force"


class NotRitualistError(BladesError):
    """Only who has the ability performs a ritual that they know. Args: the name, the ritual."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Magnitude:
    """Magnitudes, each 0 to 6, of which the table sums those that matter (127, 128)."""

    area: int = 0
    scale: int = 0
    duration: int = 0
    range: int = 0
    quality: int = 0
    force: int = 0

    def __post_init__(self) -> None:
        """Refuse what is none.

        Raises:
            ValueError: One is not within 0 to 6.
        """
        for measure in Measure:
            if not 0 <= self.of(measure) <= MAX_MAGNITUDE:
                msg = f"Magnitude.{measure} is not within 0 to 6: {self.of(measure)}"
                raise ValueError(msg)

    def of(self, measure: Measure) -> int:
        """Return the magnitude of one."""
        level: int = getattr(self, measure.value)
        return level

    @property
    def total(self) -> int:
        """The sum of all (rules/blades.md 128)."""
        return sum(self.of(measure) for measure in Measure)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ritual:
    """A ritual, with the answers to its questions (rules/blades.md 129, 164, 165).

    Attributes:
        name: What it is called.
        does: What it does.
        strange: What is strange about it.
        demands: What must be done and what it costs, beside stress.
        fear: The new belief or fear that it left.
        magnitude: Its magnitudes.
        casting: The duration magnitude of its casting.
        less: Stress that claims and abilities take off.
        activities: How many activities it takes, one at least.
        is_dangerous: Whether performing it takes an action roll, Attune above all.
        is_uncertain: Whether performing it takes a fortune roll.
        is_primed: Whether it is prepared and waits.
        known_to: Who has learnt it.
    """

    name: str
    does: str = ""
    strange: str = ""
    demands: str = ""
    fear: str = ""
    magnitude: Magnitude = Magnitude()
    casting: int = 0
    less: int = 0
    activities: int = 1
    is_dangerous: bool = False
    is_uncertain: bool = False
    is_primed: bool = False
    known_to: tuple[EntityId, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a ritual that cannot be.

        Raises:
            ValueError: The name is blank, or a number is out of range.
        """
        is_right = 0 <= self.casting <= MAX_MAGNITUDE and self.less >= 0
        if not self.name.strip() or not is_right or self.activities < 1:
            msg = f"Ritual.name is blank, or a number is out of range: {self.name!r}"
            raise ValueError(msg)

    @property
    def stress(self) -> int:
        """What performing it costs (rules/blades.md 129, 165)."""
        return ritual_stress(self.magnitude.total, self.casting, self.less)


def ritual_stress(magnitude: int, casting: int = 0, less: int = 0) -> int:
    """Return the stress of a ritual, lowered by casting from an hour on (128, 129, 165).

    Args:
        magnitude: Its magnitude.
        casting: The duration magnitude of the casting.
        less: What claims and abilities take off.
    """
    saved = casting if casting >= LEAST_CASTING else 0
    return max(0, magnitude - saved - less)


def refuse_untaught(
    scoundrel: Scoundrel, who: EntityId, ritual: Ritual, *, is_overruled: bool = False
) -> None:
    """Refuse to let somebody perform what they have not learnt (rules/blades.md 129, 165; A40).

    Raises:
        NotRitualistError: They lack the ability or the ritual; the game master may overrule that.
    """
    is_taught = scoundrel.has(AbilityId.RITUAL) and who in ritual.known_to
    if not is_taught and not is_overruled:
        raise NotRitualistError(scoundrel.name, ritual.name)
