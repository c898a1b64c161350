"""What somebody brings to a fight, and what was done of it this round (rules/chase.md 7, 9.5)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.skill import SkillId
from duskboard.core.dice import Expression, Handful

MOST_ATTACKS = 20
"""More attacks a round than that are a slip of the finger."""


class Stance(StrEnum):
    """Whether somebody has moved this round, or stood to shoot (9.5)."""

    FREE = "free"
    MOVED = "moved"
    STOOD = "stood"


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon:
    """What somebody attacks with: a knife, a gun, claws.

    Attributes:
        name: What it is; "" for bare hands.
        skill: What is rolled for it: a `SkillId`, or a word of the table's own.
        damage: The dice of a hit.
        is_ranged: Whether it reaches across places (7.1).
        impales: Whether it can burst a tyre (9.5).
    """

    name: str
    skill: str
    damage: Expression
    is_ranged: bool = False
    impales: bool = False

    def __post_init__(self) -> None:
        """Refuse a weapon that cannot be rolled for.

        Raises:
            ValueError: The skill is blank.
        """
        if not self.skill.strip():
            msg = f"Weapon.skill is blank: {self.skill!r}"
            raise ValueError(msg)


UNARMED = Weapon(
    name="",
    skill=SkillId.FIGHTING,
    damage=Expression(handfuls=(Handful(count=1, sides=3),)),
)
"""Bare hands (6.5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Physique:
    """What somebody brings to a fight.

    Attributes:
        armour: What is taken off each damage.
        attacks: Attacks a round, at least 1 (7.2).
        weapons: What one attacks with, beside bare hands.
        flies: Whether nothing that is climbed or jumped is in the way (9.11).
    """

    armour: int = 0
    attacks: int = 1
    weapons: tuple[Weapon, ...] = ()
    flies: bool = False

    def __post_init__(self) -> None:
        """Refuse a body that cannot be.

        Raises:
            ValueError: Armour is below 0, or attacks not within 1 to 20.
        """
        if self.armour < 0:
            msg = f"Physique.armour is below 0: {self.armour}"
            raise ValueError(msg)
        if not 1 <= self.attacks <= MOST_ATTACKS:
            msg = f"Physique.attacks is not within 1 to {MOST_ATTACKS}: {self.attacks}"
            raise ValueError(msg)

    @property
    def arms(self) -> tuple[Weapon, ...]:
        """All that one may attack with: bare hands where nothing else serves at one place."""
        if any(not one.is_ranged for one in self.weapons):
            return self.weapons
        return (*self.weapons, UNARMED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """What somebody has done in the fights of this round.

    Attributes:
        attacked: Attacks made (7.2).
        reacted: Attacks that were dodged or fought back (7.13).
        stance: Whether one has moved, or stood to shoot (9.5).
    """

    attacked: int = 0
    reacted: int = 0
    stance: Stance = Stance.FREE

    def __post_init__(self) -> None:
        """Refuse numbers that cannot be.

        Raises:
            ValueError: One is below 0.
        """
        if min(self.attacked, self.reacted) < 0:
            msg = f"Deeds.attacked or reacted is below 0: {self.attacked}, {self.reacted}"
            raise ValueError(msg)


PLAIN = Physique()
"""A person like most."""
NO_DEEDS = Deeds()
"""Nothing was done yet this round."""
