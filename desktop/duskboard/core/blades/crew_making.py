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


GROUPS: Mapping[CrewStep, tuple[Deal, ...]] = MappingProxyType(
    {
        CrewStep.OWNER: (Deal.GROUNDS_PAID, Deal.GROUNDS_FRIENDLY, Deal.GROUNDS_REFUSED),
        CrewStep.HELPER: (Deal.HELPED, Deal.HELPED_PAID),
        CrewStep.HURT: (Deal.HURT, Deal.HURT_PAID),
        CrewStep.FRIEND: (Deal.CONTACT_FRIEND, Deal.CONTACT_CLOSE_FRIEND),
        CrewStep.ENEMY: (Deal.CONTACT_ENEMY, Deal.CONTACT_SWORN_ENEMY),
    }
)
"""What can be agreed on in some steps; one deal in each."""
PARTNERS: Mapping[Deal, Deal] = MappingProxyType(
    {
        Deal.CONTACT_FRIEND: Deal.CONTACT_ENEMY,
        Deal.CONTACT_CLOSE_FRIEND: Deal.CONTACT_SWORN_ENEMY,
        Deal.CONTACT_ENEMY: Deal.CONTACT_FRIEND,
        Deal.CONTACT_SWORN_ENEMY: Deal.CONTACT_CLOSE_FRIEND,
    }
)
"""A contact is liked by one as much as disliked by another (rules/blades.md 87)."""


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
    def step(self) -> CrewStep:
        """The step that it belongs to."""
        return step_of(self.deal)


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewMaking:
    """How far a crew is made; gone once it is.

    Attributes:
        given: Upgrade boxes that came with its type.
        deals: What was agreed on, one in each step.
    """

    given: int = 0
    deals: tuple[StruckDeal, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: The boxes are below 0, or a step stands twice.
        """
        steps = [one.step for one in self.deals]
        if self.given < 0 or len(steps) != len(set(steps)):
            msg = f"CrewMaking.given or .deals cannot be: {self.given} {steps!r}"
            raise ValueError(msg)

    def deal(self, step: CrewStep) -> StruckDeal | None:
        """Return what was agreed on with somebody, or None."""
        return next((one for one in self.deals if one.step is step), None)


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


def step_of(deal: Deal) -> CrewStep:
    """Return the step that a deal belongs to."""
    return next(step for step, deals in GROUPS.items() if deal in deals)


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
    have |= {step: int(making.deal(step) is not None) for step in GROUPS}
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
