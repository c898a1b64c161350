"""Prison: its map, how long somebody stays, what they bring home (84, 108-110, 156; U2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from types import MappingProxyType

from duskboard.core.clocks.effect import Outcome


class PrisonClaimId(StrEnum):
    """Claims in prison (rules/blades.md 110)."""

    PRISON = "prison"
    ALLIED = "allied"
    CELL_BLOCK = "cell-block"
    GUARD_PAYOFF = "guard-payoff"
    HARDCASE = "hardcase"
    PAROLE = "parole"
    SMUGGLING = "smuggling"


PRISON_COLUMNS = 4
"""Columns of the map of the prison (rules/blades.md 110)."""
PRISON_MAP = (
    PrisonClaimId.PAROLE,
    PrisonClaimId.SMUGGLING,
    PrisonClaimId.ALLIED,
    PrisonClaimId.CELL_BLOCK,
    PrisonClaimId.GUARD_PAYOFF,
    PrisonClaimId.PRISON,
    PrisonClaimId.GUARD_PAYOFF,
    PrisonClaimId.ALLIED,
    PrisonClaimId.HARDCASE,
    PrisonClaimId.SMUGGLING,
    PrisonClaimId.ALLIED,
    PrisonClaimId.ALLIED,
)
"""The map of the prison, row by row (rules/blades.md 110)."""
_GAP = (2, 3)
PRISON_LINKS = tuple(
    (place, other)
    for place in range(len(PRISON_MAP))
    for other in (place + 1, place + PRISON_COLUMNS)
    if other < len(PRISON_MAP)
    and (other != place + 1 or other % PRISON_COLUMNS)
    and (place, other) != _GAP
)
"""Places that a path joins: all neighbours, but for the gap in the first row (110)."""
PRISON_PLACE = PRISON_MAP.index(PrisonClaimId.PRISON)
"""Where the map is walked from."""


class Sentence(IntEnum):
    """How long prison keeps somebody, by the wanted level (rules/blades.md 108)."""

    WEEKS = 0
    MONTH_OR_TWO = 1
    SEVERAL_MONTHS = 2
    YEAR_OR_TWO = 3
    LIFE = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeServed:
    """What the incarceration roll brings (rules/blades.md 109).

    Attributes:
        rep: Rep for the crew.
        has_claim: Whether a claim in prison comes with it.
        status: Status with a faction.
        trauma: Traumas.
    """

    rep: int = 0
    has_claim: bool = False
    status: int = 0
    trauma: int = 0


_SERVED: Mapping[Outcome, TimeServed] = MappingProxyType(
    {
        Outcome.BAD: TimeServed(trauma=1),
        Outcome.PARTIAL: TimeServed(),
        Outcome.FULL: TimeServed(has_claim=True, status=1),
        Outcome.CRITICAL: TimeServed(rep=3, has_claim=True, status=1),
    }
)


def prison_reach(held: tuple[int, ...]) -> tuple[int, ...]:
    """Return the places of the map next to one that is held, or to the start (69, 110)."""
    base = {PRISON_PLACE, *held}
    return tuple(
        place
        for place in range(len(PRISON_MAP))
        if place not in base
        and any((min(place, one), max(place, one)) in PRISON_LINKS for one in base)
    )


def sentence(wanted: int, *, has_parole: bool = False) -> Sentence:
    """Return the sentence by the wanted level, one lower with Parole Influence (108, 110)."""
    return Sentence(max(0, wanted - int(has_parole)))


def time_served(outcome: Outcome, *, has_cell_block: bool = False) -> TimeServed:
    """Return what the incarceration roll brings; no trauma with Cell Block Control (109, 110)."""
    served = _SERVED[outcome]
    return TimeServed() if served.trauma and has_cell_block else served
