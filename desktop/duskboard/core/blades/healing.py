"""How harm heals between scores (rules/blades.md 115, 120-122; blades-abilities.md A8, K9)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.blades.ability import AbilityId, CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import Harm, lessened
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId

HEALING_BOXES = 4
"""The size of the healing clock (rules/blades.md 122)."""
VIGOROUS_BOXES = 3
"""Its size for whoever is Vigorous (rules/blades-abilities.md A8)."""
SELF_STRESS = 2
"""What treating oneself costs (rules/blades.md 120)."""
UNTREATED_STRESS = 1
"""What healing without a healer costs (rules/blades.md 120)."""


class Treatment(StrEnum):
    """Who treats somebody (rules/blades.md 120)."""

    COMPANION = "companion"
    OUTSIDER = "outsider"
    SELF = "self"
    UNTREATED = "untreated"


class HealingDie(StrEnum):
    """Where dice of a recovery roll come from."""

    TINKER = "tinker"
    QUALITY = "quality"
    NOBODY = "nobody"
    VIGOROUS = "vigorous"
    ANOINTED = "anointed"
    HELP = "help"


@dataclass(frozen=True, slots=True, kw_only=True)
class HealingPart:
    """Dice of a recovery roll, and where they come from."""

    source: HealingDie
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Recovery:
    """A recovery roll before it falls.

    Attributes:
        treatment: Who treats the patient.
        healer: The sheet of the companion who does, or None.
        quality: The quality of an outsider.
        is_helped: Whether a friend or contact helps (rules/blades.md 114).
    """

    treatment: Treatment
    healer: Scoundrel | None = None
    quality: int = 0
    is_helped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Healing:
    """What ticks did to harm.

    Attributes:
        harm: All harm afterwards.
        fills: How many times the clock was full.
        healed: Wounds that are gone, by their words.
    """

    harm: Harm
    fills: int
    healed: tuple[str, ...]


def healing_boxes(scoundrel: Scoundrel) -> int:
    """Return the size of the healing clock (rules/blades.md 122; A8)."""
    return VIGOROUS_BOXES if scoundrel.has(AbilityId.VIGOROUS) else HEALING_BOXES


def recovery_stress(treatment: Treatment) -> int:
    """Return what a recovery costs the patient (rules/blades.md 120)."""
    match treatment:
        case Treatment.SELF:
            return SELF_STRESS
        case Treatment.UNTREATED:
            return UNTREATED_STRESS
        case _:
            return 0


def recovery_parts(
    patient: Scoundrel, recovery: Recovery, crew: Crew | None = None
) -> tuple[HealingPart, ...]:
    """Return the dice of a recovery roll, part by part (rules/blades.md 114, 120; A8, K9).

    Without a healer nobody's dice help.
    """
    parts = [_base(patient, recovery)]
    if recovery.treatment is Treatment.UNTREATED:
        return tuple(parts)
    if patient.has(AbilityId.VIGOROUS):
        parts.append(HealingPart(source=HealingDie.VIGOROUS, dice=1))
    is_strange = any(wound.is_supernatural for wound in patient.harm.wounds)
    if is_strange and crew is not None and crew.has(CrewAbilityId.ANOINTED):
        parts.append(HealingPart(source=HealingDie.ANOINTED, dice=1))
    if recovery.is_helped:
        parts.append(HealingPart(source=HealingDie.HELP, dice=1))
    return tuple(parts)


def recovery_dice(parts: Sequence[HealingPart]) -> int:
    """Return how many dice are rolled."""
    return sum(part.dice for part in parts)


def ticked(harm: Harm, ticks: int, boxes: int = HEALING_BOXES) -> Healing:
    """Return harm after ticks of the healing clock (rules/blades.md 122).

    Each time the clock is full every wound is one level lower, and what is left of the ticks rolls
    over; where nothing is left to heal, the clock is empty.

    Raises:
        ValueError: The ticks are below 0.
    """
    if ticks < 0:
        msg = f"ticks are below 0: {ticks}"
        raise ValueError(msg)
    wounds, filled, fills = harm.wounds, harm.healing + ticks, 0
    healed: list[str] = []
    while wounds and filled >= boxes:
        filled, fills = filled - boxes, fills + 1
        healed.extend(wound.text for wound in wounds if lessened(wound) is None)
        wounds = tuple(low for wound in wounds if (low := lessened(wound)) is not None)
    after = replace(harm, wounds=wounds, healing=filled if wounds else 0)
    return Healing(harm=after, fills=fills, healed=tuple(healed))


def _base(patient: Scoundrel, recovery: Recovery) -> HealingPart:
    match recovery.treatment:
        case Treatment.OUTSIDER:
            return HealingPart(source=HealingDie.QUALITY, dice=recovery.quality)
        case Treatment.UNTREATED:
            return HealingPart(source=HealingDie.NOBODY, dice=0)
        case _:
            healer = recovery.healer or patient
            return HealingPart(source=HealingDie.TINKER, dice=healer.ratings.of(ActionId.TINKER))
