"""What a token in hand may do, and what it is about to do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from duskboard.core.identity import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What moving somebody to a place would come to.

    Attributes:
        goal: The place asked for.
        is_legal: Whether the rules allow it: by steps, or with a roll at the first obstacle.
        price: Actions for it, bonus dice not counted.
        places: The places gone through, in order: the first step, and at last the goal.
        obstacle: The way whose hazard or barrier has to be rolled for first, or None.
        roll: What is rolled there, such as "Climb", or "".
        refusal: Why it is not allowed, short, such as "Fence stops her", or "".
        is_overruled: Whether the game master does it all the same.
    """

    goal: EntityId
    is_legal: bool
    price: int = 0
    places: tuple[EntityId, ...] = ()
    obstacle: EntityId | None = None
    roll: str = ""
    refusal: str = ""
    is_overruled: bool = False

    def overruled(self) -> "Plan":
        """Return the plan as the game master makes it: free, and nothing rolled."""
        return Plan(goal=self.goal, is_legal=True, places=(self.goal,), is_overruled=True)


Planner = Callable[[EntityId, EntityId], Plan]
"""Says what moving somebody (the first) to a place (the second) would come to."""


class Phase(StrEnum):
    """How far an intention has come."""

    CHOOSING = "choosing"
    """The token is in hand: it stands at its goal, and dashed where it came from."""
    ARMED = "armed"
    """Released: it stands where it was, and hatched at its goal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """Somebody on the way to a place.

    Attributes:
        person_id: Who.
        plan: Where to, and what it comes to.
        phase: How far it has come.
        price: Actions that it takes with everything bought for it, or None for the plan's own.
        others: What other places would come to, for those that are in question.
        taken: How many leave the group that the token stands for; 0 where it goes as a whole.
        joins: Whom the token would become one with, or None.
    """

    person_id: EntityId
    plan: Plan
    phase: Phase = Phase.CHOOSING
    price: int | None = None
    others: Mapping[EntityId, Plan] = field(default_factory=dict)
    taken: int = 0
    joins: EntityId | None = None

    @property
    def things(self) -> frozenset[EntityId | None]:
        """What it is about: who, where to, and what lies in the way."""
        return frozenset({self.person_id, self.plan.goal, self.plan.obstacle})

    @property
    def planned(self) -> int:
        """The actions about to be spent."""
        if self.price is not None:
            return self.price
        return self.plan.price if self.plan.is_legal else 0
