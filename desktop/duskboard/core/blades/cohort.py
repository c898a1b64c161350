"""Gangs and experts who work for a crew (rules/blades.md 91-95, 151)."""

from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum

from duskboard.core.blades.error import BladesError

TYPE_PRICE = 2
"""Upgrades that a cohort costs, and a second type as much again (rules/blades.md 91, 92)."""
MOST_TYPES = 2
"""The most types of a cohort (rules/blades.md 92)."""
MOST_TRAITS = 2
"""The most edges, and the most flaws (rules/blades.md 93)."""
REPLACING_ACTIVITIES = 2
"""Activities that it takes to replace a cohort that is dead (rules/blades.md 95)."""
_REPLACING_COIN = 2


class CohortKind(StrEnum):
    """Many people, or one who is good (rules/blades.md 91)."""

    GANG = "gang"
    EXPERT = "expert"


class GangType(StrEnum):
    """What a gang is good at (rules/blades.md 92, 151)."""

    ADEPTS = "adepts"
    ROOKS = "rooks"
    ROVERS = "rovers"
    SKULKS = "skulks"
    THUGS = "thugs"


class CohortEdge(StrEnum):
    """What speaks for a cohort (rules/blades.md 93, 151)."""

    FEARSOME = "fearsome"
    INDEPENDENT = "independent"
    LOYAL = "loyal"
    TENACIOUS = "tenacious"


class CohortFlaw(StrEnum):
    """What speaks against a cohort (rules/blades.md 93, 151)."""

    PRINCIPLED = "principled"
    SAVAGE = "savage"
    UNRELIABLE = "unreliable"
    WILD = "wild"


class CohortHarm(IntEnum):
    """How a cohort is (rules/blades.md 95)."""

    UNHARMED = 0
    WEAKENED = 1
    IMPAIRED = 2
    BROKEN = 3
    DEAD = 4


class CohortTraitsError(BladesError):
    """A cohort has one or two edges and as many flaws. Args: the name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cohort:
    """A gang or an expert.

    Attributes:
        name: What they are called.
        kind: A gang or an expert.
        types: One or two: a `GangType`, or a word of the table's own for what an expert does.
        edges: Each a `CohortEdge` or a word of the table's own.
        flaws: Each a `CohortFlaw` or a word of the table's own.
        harm: 0 to 4.
        notes: Words of the table.
    """

    name: str
    kind: CohortKind = CohortKind.GANG
    types: tuple[str, ...] = ()
    edges: tuple[str, ...] = ()
    flaws: tuple[str, ...] = ()
    harm: int = 0
    notes: str = ""

    def __post_init__(self) -> None:
        """Refuse a cohort that cannot be.

        Raises:
            ValueError: The name is blank, a number is out of range, or a word stands twice.
        """
        if not self.name.strip():
            msg = f"Cohort.name is blank: {self.name!r}"
            raise ValueError(msg)
        if not CohortHarm.UNHARMED <= self.harm <= CohortHarm.DEAD:
            msg = f"Cohort.harm is not within 0 to 4: {self.harm}"
            raise ValueError(msg)
        for several, most in (
            (self.types, MOST_TYPES),
            (self.edges, MOST_TRAITS),
            (self.flaws, MOST_TRAITS),
        ):
            if len(several) > most or len(several) != len(set(several)):
                msg = f"Cohort holds more than {most}, or something twice: {several!r}"
                raise ValueError(msg)

    @property
    def is_out(self) -> bool:
        """Whether it cannot be used: broken, or dead (rules/blades.md 95)."""
        return self.harm >= CohortHarm.BROKEN


def refuse_unbalanced(cohort: Cohort) -> None:
    """Refuse a cohort whose edges and flaws are not one or two each, and as many (93).

    Raises:
        CohortTraitsError: They are not.
    """
    if not cohort.edges or len(cohort.edges) != len(cohort.flaws):
        raise CohortTraitsError(cohort.name)


def cohort_price(cohort: Cohort) -> int:
    """Return the upgrade boxes that a cohort takes up (rules/blades.md 91, 92)."""
    return TYPE_PRICE * max(1, len(cohort.types))


def cohort_scale(cohort: Cohort, tier: int) -> int:
    """Return the scale of a cohort: the Tier of its crew, 0 for an expert (91)."""
    return tier if cohort.kind is CohortKind.GANG else 0


def cohort_harmed(cohort: Cohort, levels: int = 1) -> Cohort:
    """Return a cohort with more harm, dead at most (rules/blades.md 94, 95)."""
    return replace(cohort, harm=min(CohortHarm.DEAD, cohort.harm + levels))


def cohort_rested(cohort: Cohort, *, is_tended: bool = False) -> Cohort:
    """Return a cohort after a downtime: a level less, two where somebody tended it (95).

    The dead stay dead.
    """
    if cohort.harm == CohortHarm.DEAD:
        return cohort
    return replace(cohort, harm=max(0, cohort.harm - (2 if is_tended else 1)))


def replacing_coin(tier: int) -> int:
    """Return the coin that it takes to replace a cohort that is dead (rules/blades.md 95)."""
    return tier + _REPLACING_COIN
