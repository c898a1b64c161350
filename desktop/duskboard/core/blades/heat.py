"""Heat: what a score stirs up, and how it cools (rules/blades.md 67, 106, 119, 146; K2, K11)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.crew import Crew

COVER_HEAT = 2
"""Heat that a Cover Operation takes off a score (rules/blades.md 71)."""
_KILLING_HEAT = 2


class Noise(StrEnum):
    """How a score went off (rules/blades.md 106)."""

    SMOOTH = "smooth"
    CONTAINED = "contained"
    LOUD = "loud"
    WILD = "wild"


NOISE_HEAT: Mapping[Noise, int] = MappingProxyType(
    {Noise.SMOOTH: 0, Noise.CONTAINED: 2, Noise.LOUD: 4, Noise.WILD: 6}
)
"""The heat of each (rules/blades.md 106)."""


class HeatSource(StrEnum):
    """Where heat comes from, or what takes it away (rules/blades.md 71, 106; K2)."""

    NOISE = "noise"
    HIGH_PROFILE = "high-profile"
    HOSTILE_TURF = "hostile-turf"
    WAR = "war"
    KILLING = "killing"
    COVER = "cover"


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatTerms:
    """What heat is counted by (rules/blades.md 106, 146, 155).

    Attributes:
        noise: How it went off.
        is_high_profile: Whether the target is well known.
        is_hostile_turf: Whether it was on an enemy's ground.
        is_at_war: Whether the crew is at war, with however many.
        has_killed: Whether somebody was killed.
    """

    noise: Noise = Noise.CONTAINED
    is_high_profile: bool = False
    is_hostile_turf: bool = False
    is_at_war: bool = False
    has_killed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatPart:
    """Heat, and where it comes from."""

    source: HeatSource
    heat: int


def heat_parts(crew: Crew, terms: HeatTerms) -> tuple[HeatPart, ...]:
    """Return the heat of a score part by part; a cover takes no more than there is (106)."""
    kills = terms.has_killed and not crew.has(CrewAbilityId.DEATH_VEIL)
    parts = {
        HeatSource.NOISE: NOISE_HEAT[terms.noise],
        HeatSource.HIGH_PROFILE: int(terms.is_high_profile),
        HeatSource.HOSTILE_TURF: int(terms.is_hostile_turf),
        HeatSource.WAR: int(terms.is_at_war),
        HeatSource.KILLING: _KILLING_HEAT if kills else 0,
    }
    cover = COVER_HEAT * crew.claims.works(ClaimId.COVER_OPERATION)
    parts[HeatSource.COVER] = -min(sum(parts.values()), cover)
    return tuple(HeatPart(source=source, heat=heat) for source, heat in parts.items() if heat)


def score_heat(crew: Crew, terms: HeatTerms) -> int:
    """Return the heat of a score, never below 0 (rules/blades.md 106, 107)."""
    return sum(part.heat for part in heat_parts(crew, terms))


def cooled(crew: Crew, heat: int) -> Crew:
    """Return a crew with less heat, not below 0; the wanted level stays (rules/blades.md 119).

    Raises:
        ValueError: The heat is below 0.
    """
    if heat < 0:
        msg = f"heat is below 0: {heat}"
        raise ValueError(msg)
    return replace(crew, heat=max(0, crew.heat - heat))


def cooling(crew: Crew) -> int:
    """Return the heat that goes by itself each downtime (rules/blades-abilities.md K11, K16)."""
    both = (CrewAbilityId.HIGH_SOCIETY, CrewAbilityId.JUST_PASSING_THROUGH)
    return sum(crew.has(ability) for ability in both)
