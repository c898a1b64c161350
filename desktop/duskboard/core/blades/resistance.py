"""Resisting a consequence: what is rolled and what it costs (33-36, 40, 139, 140; A2, A22, K7)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.ability import AbilityId, CrewAbilityId
from duskboard.core.blades.action import PUSH_STRESS, OtherDice
from duskboard.core.blades.consequence import Complication, Consequence, Heat, Wounding
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.limit import OVERRULED_POOL
from duskboard.core.blades.roll import SIDES, RatingResult
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId, AttributeId, attribute_of
from duskboard.core.blades.wound import penalties
from duskboard.core.blades_rulings import BladesRulings, OtherHarm, ResistanceDefault
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating


class Resisting(StrEnum):
    """What resisting does to a consequence (rules/blades.md 35)."""

    REDUCES = "reduces"
    AVOIDS = "avoids"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResistanceTerms:
    """What is rolled to resist, before anything is counted.

    Attributes:
        attribute: As the game master chooses (rules/blades.md 34).
        is_protecting: Whether the consequence was taken over from somebody (A2).
        was_daring: Whether Daredevil was used for the action (A22).
        is_supernatural: Whether it comes from the supernatural (K9).
        wounds: Harm that fits the situation (D10).
        is_pushed: Whether effort is pushed into it (rules/blades.md 16).
        others: What the table adds.
    """

    attribute: AttributeId
    is_protecting: bool = False
    was_daring: bool = False
    is_supernatural: bool = False
    wounds: tuple[Wound, ...] = ()
    is_pushed: bool = False
    others: tuple[OtherDice, ...] = ()


def usual_attribute(
    consequence: Consequence, action: ActionId | None = None, *, is_of_the_mind: bool = False
) -> AttributeId:
    """Return with what a consequence is usually resisted; the game master chooses (34).

    The body bears harm, the will what comes from the supernatural or hits the mind; trouble in the
    scene is foreseen, and what the action itself brings is met with what was acted with.

    Args:
        consequence: What threatens.
        action: What was done, or None without a roll (rules/blades.md 40).
        is_of_the_mind: Whether the words for a harm say that it hits the mind.
    """
    match consequence:
        case Wounding(is_supernatural=True):
            return AttributeId.RESOLVE
        case Wounding():
            return AttributeId.RESOLVE if is_of_the_mind else AttributeId.PROWESS
        case Complication() | Heat():
            return AttributeId.INSIGHT
        case _:
            return AttributeId.INSIGHT if action is None else attribute_of(action)


class ResistanceSource(StrEnum):
    """Where dice of a resistance roll come from."""

    ATTRIBUTE = "attribute"
    PROTECTING = "protecting"
    DAREDEVIL = "daredevil"
    IRON_WILL = "iron-will"
    FORGED_IN_THE_FIRE = "forged-in-the-fire"
    ANOINTED = "anointed"
    HARM = "harm"
    PUSH = "push"
    OTHER = "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResistancePart:
    """Dice of a resistance roll: where from, how many, and what the table calls them, or ""."""

    source: ResistanceSource
    dice: int
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedResistance:
    """A resistance roll with everything that moves it.

    Attributes:
        attribute: What is rolled.
        parts: The dice, each with its source.
        dice: All of them; may be 0 or less.
        stress: What a push for it costs, whatever the dice say.
    """

    attribute: AttributeId
    parts: tuple[ResistancePart, ...]
    dice: int
    stress: int

    @property
    def check(self) -> Rating:
        """What is rolled; a pool of 0 or less is 0 dice (rules/blades.md 3)."""
        return Rating(count=min(max(self.dice, 0), OVERRULED_POOL))


def count_resistance(
    scoundrel: Scoundrel, crew: Crew | None, terms: ResistanceTerms, rulings: BladesRulings
) -> CountedResistance:
    """Return a resistance roll with everything that moves it (rules/blades.md 10, 33).

    Harm counts where it is said to fit; where the ruling has it on, all of it does (D10).
    """
    is_on = rulings.harm_on_other_rolls is OtherHarm.ON
    hurting = scoundrel.harm.wounds if is_on else terms.wounds
    of_resolve = terms.attribute is AttributeId.RESOLVE
    protects = terms.is_protecting and scoundrel.has(AbilityId.BODYGUARD)
    named = (
        (ResistanceSource.PROTECTING, protects, 1),
        (ResistanceSource.DAREDEVIL, terms.was_daring, -1),
        (ResistanceSource.IRON_WILL, scoundrel.has(AbilityId.IRON_WILL) and of_resolve, 1),
        (ResistanceSource.FORGED_IN_THE_FIRE, _has(crew, CrewAbilityId.FORGED_IN_THE_FIRE), 1),
        (
            ResistanceSource.ANOINTED,
            _has(crew, CrewAbilityId.ANOINTED) and terms.is_supernatural,
            1,
        ),
        (ResistanceSource.HARM, penalties(scoundrel, hurting).dice < 0, -1),
        (ResistanceSource.PUSH, terms.is_pushed, 1),
    )
    rating = scoundrel.ratings.attribute(terms.attribute)
    parts = (
        ResistancePart(source=ResistanceSource.ATTRIBUTE, dice=rating),
        *(ResistancePart(source=source, dice=dice) for source, counts, dice in named if counts),
        *(
            ResistancePart(source=ResistanceSource.OTHER, dice=one.dice, label=one.label)
            for one in terms.others
        ),
    )
    return CountedResistance(
        attribute=terms.attribute,
        parts=parts,
        dice=sum(part.dice for part in parts),
        stress=PUSH_STRESS if terms.is_pushed else 0,
    )


def resistance_stress(result: RatingResult) -> int:
    """Return the stress that resisting costs: 6 less the die; a critical clears 1 (33)."""
    return -1 if result.outcome is Outcome.CRITICAL else SIDES - result.best


def usual_resisting(rulings: BladesRulings) -> Resisting | None:
    """Return what resisting does at this table, or None where it is asked (35, 139)."""
    match rulings.resistance_default:
        case ResistanceDefault.ASK:
            return None
        case ResistanceDefault.REDUCES:
            return Resisting.REDUCES
        case ResistanceDefault.AVOIDS:
            return Resisting.AVOIDS


def _has(crew: Crew | None, ability: CrewAbilityId) -> bool:
    return crew is not None and crew.has(ability)
