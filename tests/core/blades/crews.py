"""Crews for tests."""

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.claim import Claim, ClaimId, ClaimMap, ClaimState
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.upgrade import UpgradeId, upgrade

GULLS = Crew(name="Gulls")


def able(*abilities: CrewAbilityId) -> tuple[Ability, ...]:
    """Return abilities of a crew."""
    return tuple(Ability(key=one) for one in abilities)


def bearing(*upgrades: UpgradeId) -> Crew:
    """Return the Gulls with upgrades, every box of them marked."""
    return Crew(name="Gulls", upgrades=tuple(upgrade(one) for one in upgrades))


def holding(*kinds: ClaimId, turf: int = 0) -> ClaimMap:
    """Return a map on which claims are held, and so much turf."""
    every = (*kinds, *[ClaimId.TURF] * turf)
    return ClaimMap(
        claims=tuple(
            Claim(key=f"{at:02}", kind=kind, state=ClaimState.HELD) for at, kind in enumerate(every)
        )
    )
