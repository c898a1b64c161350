"""Who soaks what, and with how many dice (rules/storyteller.md 17, 28.14)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.trait import Creature
from duskboard.core.storyteller_rulings import StorytellerRulings, YesNo

DRINKS_FOR_SOAK = 3
"""The drink from which a ghoul soaks lethal damage (rules/vampire-extra.md X1.2)."""
_RUIN = 2


class SoakBy(StrEnum):
    """What soaks a kind of damage (rules/storyteller.md 17.5)."""

    BODY = "body"
    ARMOUR = "armour"
    FORTITUDE = "fortitude"
    NOTHING = "nothing"


class HarmSource(StrEnum):
    """Where damage comes from, as far as armour cares (rules/vampire-extra.md X3.2)."""

    BLOW = "blow"
    CLAWS = "claws"
    FIRE = "fire"
    SUN = "sun"


@dataclass(frozen=True, slots=True, kw_only=True)
class Soaks:
    """What a creature soaks each kind of damage with."""

    bashing: SoakBy
    lethal: SoakBy
    aggravated: SoakBy

    def against(self, damage: Damage) -> SoakBy:
        """Return what soaks a kind of damage."""
        by = {
            Damage.BASHING: self.bashing,
            Damage.LETHAL: self.lethal,
            Damage.AGGRAVATED: self.aggravated,
        }
        return by[damage]


def usual_soaks(creature: Creature, drinks: int, rulings: StorytellerRulings) -> Soaks:
    """Return what a creature soaks unless its sheet says otherwise (17.5, D15).

    Args:
        creature: Who.
        drinks: How often a ghoul has drunk (rules/vampire-extra.md X1.2).
        rulings: Those of the table.
    """
    match creature:
        case Creature.KINDRED:
            return Soaks(bashing=SoakBy.BODY, lethal=SoakBy.BODY, aggravated=SoakBy.FORTITUDE)
        case Creature.GHOUL:
            lethal = SoakBy.BODY if drinks >= DRINKS_FOR_SOAK else SoakBy.ARMOUR
            return Soaks(bashing=SoakBy.BODY, lethal=lethal, aggravated=SoakBy.NOTHING)
        case Creature.MORTAL | Creature.ANIMAL:
            tough = rulings.mortals_soak_bashing is YesNo.YES
            bashing = SoakBy.BODY if tough else SoakBy.ARMOUR
            return Soaks(bashing=bashing, lethal=SoakBy.ARMOUR, aggravated=SoakBy.NOTHING)


def is_armour_offered(damage: Damage, source: HarmSource) -> bool:
    """Return whether armour is offered to count (rules/vampire-extra.md X3.2).

    It does against everything but fire and sun.
    """
    return damage is not Damage.AGGRAVATED or source in {HarmSource.BLOW, HarmSource.CLAWS}


def soak_dice(by: SoakBy, *, stamina: int, fortitude: int, armour: int) -> int:
    """Return the soak pool; 0 for somebody who cannot soak that (rules/storyteller.md 17.1, 17.5).

    Args:
        by: What soaks.
        stamina: Stamina.
        fortitude: Dots of the Discipline.
        armour: The rating of armour that counts, 0 where it does not.
    """
    match by:
        case SoakBy.BODY:
            return stamina + fortitude + armour
        case SoakBy.FORTITUDE:
            return fortitude + armour
        case SoakBy.ARMOUR | SoakBy.NOTHING:
            return armour


def unsoaked(
    damage: Damage, levels: int, soaked: int, creature: Creature, rulings: StorytellerRulings
) -> int:
    """Return the levels that get through (rules/storyteller.md 17.1, 28.14).

    By the ruling `kindred_halve_bashing` half of what bashing is left to Kindred, rounded down.
    """
    left = max(0, levels - soaked)
    halves = rulings.kindred_halve_bashing is YesNo.YES and creature is Creature.KINDRED
    return left // 2 if halves and damage is Damage.BASHING else left


def is_armour_ruined(levels: int, rating: int) -> bool:
    """Return whether one attack is offered to destroy armour (rules/vampire-extra.md X3.4)."""
    return rating > 0 and levels >= _RUIN * rating


def damage_dice(dice: int) -> int:
    """Return a damage pool, which never falls below one die (rules/storyteller.md 28.16)."""
    return max(1, dice)
