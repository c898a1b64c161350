"""A crew while it is made: what is chosen, what was agreed with factions (rules/blades.md 85-87).

Totals warn and never block; only coin that is not there is refused (87).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.cohort import cohort_price
from duskboard.core.blades.crew import Crew, CrewContact
from duskboard.core.blades.crew_creation import CrewType, Deal, begun_crew
from duskboard.core.blades.crew_growth import upgrade_boxes, with_boxes
from duskboard.core.identity import EntityId

CHOSEN_BOXES = 2
"""Upgrade boxes that a new crew chooses, beside those of its type (rules/blades.md 85)."""


class DealGroup(StrEnum):
    """With whom a new crew agrees on something (rules/blades.md 86, 87)."""

    GROUNDS = "grounds"
    HELPER = "helper"
    HURT = "hurt"
    FRIEND = "friend"
    ENEMY = "enemy"


GROUPS: Mapping[DealGroup, tuple[Deal, ...]] = MappingProxyType(
    {
        DealGroup.GROUNDS: (Deal.GROUNDS_PAID, Deal.GROUNDS_FRIENDLY, Deal.GROUNDS_REFUSED),
        DealGroup.HELPER: (Deal.HELPED, Deal.HELPED_PAID),
        DealGroup.HURT: (Deal.HURT, Deal.HURT_PAID),
        DealGroup.FRIEND: (Deal.CONTACT_FRIEND, Deal.CONTACT_CLOSE_FRIEND),
        DealGroup.ENEMY: (Deal.CONTACT_ENEMY, Deal.CONTACT_SWORN_ENEMY),
    }
)
"""What can be agreed on; one of each group."""
PARTNERS: Mapping[Deal, Deal] = MappingProxyType(
    {
        Deal.CONTACT_FRIEND: Deal.CONTACT_ENEMY,
        Deal.CONTACT_CLOSE_FRIEND: Deal.CONTACT_SWORN_ENEMY,
        Deal.CONTACT_ENEMY: Deal.CONTACT_FRIEND,
        Deal.CONTACT_SWORN_ENEMY: Deal.CONTACT_CLOSE_FRIEND,
    }
)
"""A contact is liked by one as much as disliked by another (rules/blades.md 87)."""


class CrewStep(StrEnum):
    """What is chosen, in order (rules/blades.md 85-87)."""

    TYPE = "type"
    REPUTATION = "reputation"
    LAIR = "lair"
    GROUNDS = "grounds"
    PREFERRED = "preferred"
    OWNER = "owner"
    ABILITY = "ability"
    UPGRADES = "upgrades"
    HELPER = "helper"
    HURT = "hurt"
    CONTACT = "contact"
    FRIEND = "friend"
    ENEMY = "enemy"


STEP_GROUPS: Mapping[CrewStep, DealGroup] = MappingProxyType(
    {
        CrewStep.OWNER: DealGroup.GROUNDS,
        CrewStep.HELPER: DealGroup.HELPER,
        CrewStep.HURT: DealGroup.HURT,
        CrewStep.FRIEND: DealGroup.FRIEND,
        CrewStep.ENEMY: DealGroup.ENEMY,
    }
)
"""The steps in which something is agreed on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StruckDeal:
    """Something that was agreed on.

    Attributes:
        deal: What.
        faction_id: With whom.
        moved: By how much their status moved for it; less than the terms where it was at its end.
        coin: What was paid.
    """

    deal: Deal
    faction_id: EntityId
    moved: int = 0
    coin: int = 0

    @property
    def group(self) -> DealGroup:
        """What it is about."""
        return group_of(self.deal)


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewMaking:
    """How far a crew is made; gone once it is.

    Attributes:
        given: Upgrade boxes that came with its type.
        deals: What was agreed on, one of each group.
    """

    given: int = 0
    deals: tuple[StruckDeal, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: The boxes are below 0, or a group stands twice.
        """
        groups = [one.group for one in self.deals]
        if self.given < 0 or len(groups) != len(set(groups)):
            msg = f"CrewMaking.given or .deals cannot be: {self.given} {groups!r}"
            raise ValueError(msg)

    def deal(self, group: DealGroup) -> StruckDeal | None:
        """Return what was agreed on with somebody, or None."""
        return next((one for one in self.deals if one.group is group), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewLine:
    """How far one choice has come."""

    step: CrewStep
    have: int
    want: int = 1

    @property
    def is_done(self) -> bool:
        """Whether it is as the rules want it."""
        return self.have == self.want

    @property
    def is_over(self) -> bool:
        """Whether it is more than the rules want."""
        return self.have > self.want


def group_of(deal: Deal) -> DealGroup:
    """Return what a deal is about."""
    return next(group for group, deals in GROUPS.items() if deal in deals)


def chosen_boxes(crew: Crew, making: CrewMaking) -> int:
    """Return the upgrade boxes that were chosen, cohorts among them (rules/blades.md 85, 91)."""
    cohorts = sum(cohort_price(one) for one in crew.cohorts)
    return upgrade_boxes(crew) + cohorts - making.given


def crew_lines(crew: Crew, making: CrewMaking) -> tuple[CrewLine, ...]:
    """Return how far each choice has come (rules/blades.md 85-87)."""
    have = {
        CrewStep.TYPE: int(bool(crew.profile.kind)),
        CrewStep.REPUTATION: int(bool(crew.profile.reputation)),
        CrewStep.LAIR: int(bool(crew.profile.lair)),
        CrewStep.GROUNDS: int(bool(crew.profile.grounds)),
        CrewStep.PREFERRED: int(bool(crew.profile.preferred)),
        CrewStep.ABILITY: len(crew.abilities),
        CrewStep.UPGRADES: chosen_boxes(crew, making),
        CrewStep.CONTACT: sum(one.is_favourite for one in crew.contacts),
    }
    have |= {step: int(making.deal(group) is not None) for step, group in STEP_GROUPS.items()}
    want = {CrewStep.UPGRADES: CHOSEN_BOXES}
    return tuple(CrewLine(step=step, have=have[step], want=want.get(step, 1)) for step in CrewStep)


def remade(crew: Crew, kind: CrewType) -> Crew:
    """Return a crew that begins anew with a type; its name, words and coin stay (85)."""
    new = begun_crew(crew.name, kind)
    return replace(
        crew,
        profile=replace(crew.profile, kind=kind.name, trigger=kind.trigger, preferred=""),
        abilities=new.abilities,
        upgrades=new.upgrades,
        claims=new.claims,
        cohorts=new.cohorts,
        contacts=new.contacts,
    )


def given_boxes(kind: CrewType) -> int:
    """Return the upgrade boxes that a type brings (rules/blades.md 85)."""
    return chosen_boxes(begun_crew(kind.name, kind), CrewMaking())


def with_crew_type(crew: Crew, kind: CrewType) -> Crew:
    """Return a crew in play with a type: nothing that stands on its sheet is lost (85).

    Upgrades and contacts that are missing come; ability, cohorts and map where there are none.
    """
    known = {one.name for one in crew.contacts}
    after = replace(
        crew,
        profile=replace(crew.profile, kind=kind.name, trigger=kind.trigger),
        abilities=crew.abilities or kind.abilities[:1],
        claims=crew.claims if crew.claims.claims else kind.claims,
        cohorts=crew.cohorts or kind.cohorts,
        contacts=(
            *crew.contacts,
            *(CrewContact(name=name) for name in kind.contacts if name not in known),
        ),
    )
    had = {(one.key, one.name): one.marked for one in crew.upgrades}
    for one in kind.upgrades:
        more = one.marked - had.get((one.key, one.name), 0)
        if more > 0:
            after = with_boxes(after, one, more)
    return after
