"""Weapons and armour (rules/storyteller.md 28.11, vampire-extra.md X3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.difficulty import EASIEST, HARDEST, STANDARD
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.trait import AbilityId, AttributeId, TraitKey, ability, attribute

_MOST = 30


class WeaponId(StrEnum):
    """The weapons that the program knows by name in every language."""

    PUNCH = "punch"
    BITE = "bite"
    CLAW = "claw"
    KICK = "kick"
    KNIFE = "knife"
    STAKE = "stake"
    CLUB = "club"
    SWORD = "sword"
    AXE = "axe"
    PISTOL = "pistol"


class ArmourId(StrEnum):
    """The classes of armour (rules/vampire-extra.md X3.1)."""

    CLOTHING = "reinforced-clothing"
    SHIRT = "armoured-shirt"
    VEST = "ballistic-vest"
    FLAK_JACKET = "flak-jacket"
    RIOT_GEAR = "riot-gear"


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon:
    """Something to attack with, or an animal's attack.

    Attributes:
        name: A `WeaponId`, or a word of the table's own.
        pool: What is rolled to hit.
        dice: Damage dice, added to Strength or alone.
        adds_strength: Whether Strength is added.
        damage: The kind of damage.
        difficulty: To hit.
        note: Words of the table's own, or "".
    """

    name: str
    pool: tuple[TraitKey, ...] = ()
    dice: int = 0
    adds_strength: bool = True
    damage: Damage = Damage.LETHAL
    difficulty: int = STANDARD
    note: str = ""

    def __post_init__(self) -> None:
        """Refuse a weapon that cannot be.

        Raises:
            ValueError: The name is blank, the dice not within 0 to 30, or the difficulty not
                within 2 to 10.
        """
        if not self.name.strip() or not 0 <= self.dice <= _MOST:
            msg = f"Weapon.name is blank or dice not 0 to {_MOST}: {self.name!r} {self.dice}"
            raise ValueError(msg)
        if not EASIEST <= self.difficulty <= HARDEST:
            msg = f"Weapon.difficulty is not within 2 to 10: {self.difficulty}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Armour:
    """Something that is worn, or a hide (rules/vampire-extra.md X2.6, X3.6).

    Attributes:
        name: An `ArmourId`, or a word of the table's own.
        rating: Soak dice.
        penalty: Dice lost by pools with Dexterity and by initiative, 0 or less.
        stops: The kinds of damage that it is good against.
        is_worn: Whether it is worn now.
    """

    name: str
    rating: int
    penalty: int = 0
    stops: frozenset[Damage] = frozenset(Damage)
    is_worn: bool = True

    def __post_init__(self) -> None:
        """Refuse armour that cannot be.

        Raises:
            ValueError: The name is blank, the rating not within 0 to 30, or the penalty not
                within -30 to 0.
        """
        if (
            not self.name.strip()
            or not 0 <= self.rating <= _MOST
            or not -_MOST <= self.penalty <= 0
        ):
            msg = f"Armour is not possible: {self.name!r} {self.rating} {self.penalty}"
            raise ValueError(msg)


def _weapon(weapon_id: WeaponId, skill: AbilityId, dice: int, damage: Damage) -> Weapon:
    return Weapon(
        name=weapon_id,
        pool=(attribute(AttributeId.DEXTERITY), ability(skill)),
        dice=dice,
        adds_strength=skill is not AbilityId.FIREARMS,
        damage=damage,
    )


WEAPONS: Mapping[WeaponId, Weapon] = MappingProxyType(
    {
        weapon_id: _weapon(weapon_id, skill, dice, damage)
        for weapon_id, skill, dice, damage in (
            (WeaponId.PUNCH, AbilityId.BRAWL, 0, Damage.BASHING),
            (WeaponId.BITE, AbilityId.BRAWL, 1, Damage.AGGRAVATED),
            (WeaponId.CLAW, AbilityId.BRAWL, 1, Damage.AGGRAVATED),
            (WeaponId.KICK, AbilityId.BRAWL, 1, Damage.BASHING),
            (WeaponId.KNIFE, AbilityId.MELEE, 1, Damage.LETHAL),
            (WeaponId.STAKE, AbilityId.MELEE, 1, Damage.LETHAL),
            (WeaponId.CLUB, AbilityId.MELEE, 2, Damage.BASHING),
            (WeaponId.SWORD, AbilityId.MELEE, 2, Damage.LETHAL),
            (WeaponId.AXE, AbilityId.MELEE, 3, Damage.LETHAL),
            (WeaponId.PISTOL, AbilityId.FIREARMS, 5, Damage.LETHAL),
        )
    }
)
"""The weapons that are offered (rules/storyteller.md 28.11, 16.2-16.5)."""
ARMOURS: Mapping[ArmourId, Armour] = MappingProxyType(
    {
        armour_id: Armour(name=armour_id, rating=rating, penalty=penalty)
        for armour_id, rating, penalty in zip(
            ArmourId, (1, 2, 3, 4, 5), (0, -1, -1, -2, -3), strict=True
        )
    }
)
"""The armour that is offered (rules/vampire-extra.md X3.1)."""
