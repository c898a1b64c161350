"""The crew, as far as its scoundrels lean on it (rules/blades.md 11, 41, 76, 88, 106, 107)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.trait import XpTrack

MAX_TIER = 6
"""The highest Tier of a faction (rules/blades.md 58)."""
HEAT_BOXES = 9
"""Heat at which the wanted level rises (rules/blades.md 107)."""
MAX_WANTED = 4
"""The highest wanted level (rules/blades.md 107)."""
MOST_UPGRADE = 3
"""The most boxes that an upgrade adds (rules/blades-abilities.md U4, U5)."""

MOST_SMUGGLING = 2
"""The Smuggling claims on the map of the prison (rules/blades.md 110)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Crew:
    """A crew of scoundrels.

    Attributes:
        name: What it is called.
        tier: 0 to 6.
        heat: 0 to 8; the ninth raises the wanted level.
        wanted: 0 to 4.
        abilities: Its special abilities.
        has_mastery: Whether actions go to four dots (rules/blades.md 11).
        composed: Stress boxes that the upgrade adds (rules/blades-abilities.md U5).
        hardened: Trauma boxes that the upgrade adds (rules/blades-abilities.md U4).
        smuggling: Smuggling claims that it holds in prison (rules/blades.md 84, 110).
        training: Tracks on which training counts double (rules/blades.md 76).
    """

    name: str
    tier: int = 0
    heat: int = 0
    wanted: int = 0
    abilities: tuple[Ability, ...] = ()
    has_mastery: bool = False
    composed: int = 0
    hardened: int = 0
    smuggling: int = 0
    training: tuple[XpTrack, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a crew that cannot be.

        Raises:
            ValueError: The name is blank, or a number is out of its range.
        """
        if not self.name.strip():
            msg = f"Crew.name is blank: {self.name!r}"
            raise ValueError(msg)
        ranges = (
            ("tier", self.tier, MAX_TIER),
            ("heat", self.heat, HEAT_BOXES - 1),
            ("wanted", self.wanted, MAX_WANTED),
            ("composed", self.composed, MOST_UPGRADE),
            ("hardened", self.hardened, MOST_UPGRADE),
            ("smuggling", self.smuggling, MOST_SMUGGLING),
        )
        for name, number, most in ranges:
            if not 0 <= number <= most:
                msg = f"Crew.{name} is not within 0 to {most}: {number}"
                raise ValueError(msg)

    def has(self, ability: CrewAbilityId) -> bool:
        """Return whether the crew has an ability."""
        return any(one.key == ability for one in self.abilities)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heated:
    """What heat did to a crew.

    Attributes:
        crew: The crew afterwards.
        raised: Levels by which the wanted level rose.
        is_capped: Whether it would have risen further (rules/blades.md D5).
    """

    crew: Crew
    raised: int
    is_capped: bool


def heated(crew: Crew, heat: int) -> Heated:
    """Return a crew with more heat: nine boxes raise the wanted level and roll over (107, D5).

    Raises:
        ValueError: The heat is below 0.
    """
    if heat < 0:
        msg = f"heat is below 0: {heat}"
        raise ValueError(msg)
    levels, left = divmod(crew.heat + heat, HEAT_BOXES)
    raised = min(levels, MAX_WANTED - crew.wanted)
    after = replace(crew, heat=left, wanted=crew.wanted + raised)
    return Heated(crew=after, raised=raised, is_capped=raised < levels)


def convicted(crew: Crew) -> Crew:
    """Return a crew of which somebody went to prison: wanted level -1, heat 0 (44, 108)."""
    return replace(crew, heat=0, wanted=max(0, crew.wanted - 1))
