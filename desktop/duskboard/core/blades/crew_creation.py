"""How a crew begins (rules/blades.md 58, 85-87)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.ability import Ability
from duskboard.core.blades.claim import ClaimMap
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.crew import STARTING_COIN, Crew, CrewContact, CrewProfile
from duskboard.core.blades.crew_growth import with_boxes
from duskboard.core.blades.upgrade import Upgrade


class Reputation(StrEnum):
    """What a crew is known for (rules/blades.md 85)."""

    AMBITIOUS = "ambitious"
    BRUTAL = "brutal"
    DARING = "daring"
    HONORABLE = "honorable"
    PROFESSIONAL = "professional"
    SAVVY = "savvy"
    SUBTLE = "subtle"
    STRANGE = "strange"


class Deal(StrEnum):
    """What a new crew agrees on with factions (rules/blades.md 86, 87)."""

    GROUNDS_PAID = "grounds-paid"
    GROUNDS_FRIENDLY = "grounds-friendly"
    GROUNDS_REFUSED = "grounds-refused"
    HELPED = "helped"
    HELPED_PAID = "helped-paid"
    HURT = "hurt"
    HURT_PAID = "hurt-paid"
    CONTACT_FRIEND = "contact-friend"
    CONTACT_CLOSE_FRIEND = "contact-close-friend"
    CONTACT_ENEMY = "contact-enemy"
    CONTACT_SWORN_ENEMY = "contact-sworn-enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealTerms:
    """What a deal costs, and what it does to the status with a faction."""

    coin: int = 0
    status: int = 0


DEALS: Mapping[Deal, DealTerms] = MappingProxyType(
    {
        Deal.GROUNDS_PAID: DealTerms(coin=1),
        Deal.GROUNDS_FRIENDLY: DealTerms(coin=2, status=1),
        Deal.GROUNDS_REFUSED: DealTerms(status=-1),
        Deal.HELPED: DealTerms(status=1),
        Deal.HELPED_PAID: DealTerms(coin=1, status=2),
        Deal.HURT: DealTerms(status=-2),
        Deal.HURT_PAID: DealTerms(coin=1, status=-1),
        Deal.CONTACT_FRIEND: DealTerms(status=1),
        Deal.CONTACT_CLOSE_FRIEND: DealTerms(status=2),
        Deal.CONTACT_ENEMY: DealTerms(status=-1),
        Deal.CONTACT_SWORN_ENEMY: DealTerms(status=-2),
    }
)
"""The terms of each (rules/blades.md 86, 87)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewType:
    """What crews of a kind begin with; a table may write its own (rules/blades.md 85, 88).

    Attributes:
        key: What tells it from others, and what stands on a sheet.
        name: What it is called, in the language of the campaign.
        about: A line about it.
        trigger: What earns its xp.
        abilities: The abilities that it can choose, the first as a rule.
        upgrades: Those that it begins with.
        special: Those of its own.
        cohorts: Those that it begins with.
        operations: Kinds of work on its hunting grounds, by name.
        contacts: Whom it may know.
        claims: Its map.
    """

    key: str
    name: str
    about: str = ""
    trigger: str = ""
    abilities: tuple[Ability, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    special: tuple[Upgrade, ...] = ()
    cohorts: tuple[Cohort, ...] = ()
    operations: tuple[str, ...] = ()
    contacts: tuple[str, ...] = ()
    claims: ClaimMap = field(default_factory=ClaimMap)

    def __post_init__(self) -> None:
        """Refuse a type that nobody could tell from others.

        Raises:
            ValueError: The key or the name is blank.
        """
        if not self.key.strip() or not self.name.strip():
            msg = f"CrewType.key or CrewType.name is blank: {self.key!r} {self.name!r}"
            raise ValueError(msg)


def begun_crew(name: str, kind: CrewType | None = None) -> Crew:
    """Return a new crew: Tier 0, strong hold, no rep, 2 coin (rules/blades.md 58, 85).

    It has what its type begins with, and the first ability of the type.
    """
    crew = Crew(name=name, coin=STARTING_COIN)
    if kind is None:
        return crew
    crew = Crew(
        name=name,
        coin=STARTING_COIN,
        profile=CrewProfile(kind=kind.key),
        abilities=kind.abilities[:1],
        cohorts=kind.cohorts,
        contacts=tuple(CrewContact(name=one) for one in kind.contacts),
        claims=kind.claims,
    )
    for one in kind.upgrades:
        crew = with_boxes(crew, one, one.marked)
    return crew


def deals_coin(deals: Sequence[Deal]) -> int:
    """Return what deals cost together (rules/blades.md 86, 87)."""
    return sum(DEALS[deal].coin for deal in deals)


def refuse_unpaid(crew: Crew, deals: Sequence[Deal]) -> None:
    """Refuse deals that the crew's coin does not pay (rules/blades.md 87).

    Raises:
        NoCoinError: It does not.
    """
    price = deals_coin(deals)
    if price > crew.coin:
        raise NoCoinError(crew.name, crew.coin, price)
