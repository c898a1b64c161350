"""What the panel of rolls shows of a group action in hand."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.panels.action_roll_offer import ActionRollOffer, StressOffer


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberOffer:
    """Somebody who can roll with the others.

    Attributes:
        who: The sheet.
        name: Who that is.
        is_in: Whether they roll.
        dice: Dice that they roll.
        is_pushed: Whether they push for a die.
        stress: What it costs them beside what they may pay as the leader.
        bad: The chance of 1-3, which costs the leader stress.
        told: What was typed of their real dice, or "".
    """

    who: EntityId
    name: str
    is_in: bool
    dice: int
    is_pushed: bool
    stress: StressOffer
    bad: float
    told: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CohortOffer:
    """A cohort that rolls with the others (rules/blades.md 94).

    Attributes:
        key: What it is told from others by.
        name: What it is called.
        dice: Its quality.
        told: What was typed of its real dice, or "".
    """

    key: int
    name: str
    dice: int
    told: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HelpOffer:
    """Somebody who does not roll and can assist one who does (rules/blades.md 101, D11).

    Attributes:
        helper: The sheet of who helps.
        name: Who that is.
        helped: The sheet of who gets the die.
        helped_name: Who that is.
        price: What it costs the helper in stress.
    """

    helper: EntityId
    name: str
    helped: EntityId
    helped_name: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamOffer:
    """The group action in hand.

    Attributes:
        leader: The leader's own roll, whose position and effect hold for all.
        members: Who rolls, and who might.
        mean_cost: The stress that the leader will pay on average.
        chances: The chances of the best roll: 1-3, 4/5, 6, critical.
        cohorts: Cohorts that roll too.
        helps: Who could assist whom from outside.
        help: Who assists whom, or None.
        refusal: Why it cannot be rolled, or None.
        is_secret: Whether only the game master will see it.
        is_overruled: Whether the game master overrules whatever would forbid it.
    """

    leader: ActionRollOffer
    members: tuple[MemberOffer, ...]
    mean_cost: float
    chances: tuple[float, ...]
    cohorts: tuple[CohortOffer, ...] = ()
    helps: tuple[HelpOffer, ...] = ()
    help: HelpOffer | None = None
    refusal: Exception | None = None
    is_secret: bool = False
    is_overruled: bool = False
