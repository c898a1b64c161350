"""An attack, from the hit to the wound (rules/storyteller.md 13-16, 19)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.action import Winner, contest
from duskboard.core.storyteller.aim import PART_DAMAGE, AimedPart, AttackWay
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.gear import Weapon
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.soak import damage_dice
from duskboard.core.storyteller.trait import AbilityId, AttributeId, Creature, TraitKey
from duskboard.core.storyteller.trait import ability as _ability
from duskboard.core.storyteller.trait import attribute as _attribute
from duskboard.core.storyteller_rulings import (
    AimedBonus,
    AmbushBonus,
    BonusOn,
    HitBonus,
    OnOff,
    ParryHurts,
    StorytellerRulings,
    YesNo,
)

STAKE_LEVELS = 3
"""Levels in the heart from which a stake holds (rules/storyteller.md 19.4)."""
KNOCKDOWN_SHIFT = -2
"""What standing up at once takes from the next initiative (rules/storyteller.md 19.3)."""
KNOCKDOWN_LEVELS = 1
"""Levels that are offered for a botched fall (rules/storyteller.md 19.3)."""
_TOUGHER = 2


class Defence(StrEnum):
    """How an attack is met (rules/storyteller.md 14.1-14.3)."""

    BLOCK = "block"
    DODGE = "dodge"
    PARRY = "parry"


class AmbushEnd(StrEnum):
    """How an ambush came out (rules/storyteller.md 15.2)."""

    WON = "won"
    TIED = "tied"
    NOTICED = "noticed"


class FallEnd(StrEnum):
    """How a fall came out (rules/storyteller.md 19.3)."""

    UP = "up"
    DOWN = "down"
    HURT = "hurt"


_DEXTERITY = _attribute(AttributeId.DEXTERITY)
ATTACK_POOLS: Mapping[AttackWay, tuple[TraitKey, TraitKey]] = MappingProxyType(
    {
        AttackWay.BRAWL: (_DEXTERITY, _ability(AbilityId.BRAWL)),
        AttackWay.MELEE: (_DEXTERITY, _ability(AbilityId.MELEE)),
        AttackWay.FIREARMS: (_DEXTERITY, _ability(AbilityId.FIREARMS)),
        AttackWay.THROWN: (_DEXTERITY, _ability(AbilityId.ATHLETICS)),
    }
)
"""What is rolled to hit (rules/storyteller.md 13.1)."""
DEFENCE_POOLS: Mapping[Defence, tuple[TraitKey, TraitKey]] = MappingProxyType(
    {
        Defence.BLOCK: (_DEXTERITY, _ability(AbilityId.BRAWL)),
        Defence.DODGE: (_DEXTERITY, _ability(AbilityId.DODGE)),
        Defence.PARRY: (_DEXTERITY, _ability(AbilityId.MELEE)),
    }
)
"""What is rolled against a hit (rules/storyteller.md 14.1-14.3)."""
AMBUSH_POOLS = (
    (_DEXTERITY, _ability(AbilityId.STEALTH)),
    (_attribute(AttributeId.PERCEPTION), _ability(AbilityId.ALERTNESS)),
)
"""What an ambush is rolled with, and against (rules/storyteller.md 15.2)."""
FALL_POOL = (_DEXTERITY, _ability(AbilityId.ATHLETICS))
"""What is rolled to be up again at once (rules/storyteller.md 19.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A hit.

    Attributes:
        way: How it was attacked.
        net: Successes left after the defence.
        part: What was aimed at, or None.
    """

    way: AttackWay
    net: int
    part: AimedPart | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DamagePool:
    """What the damage of a hit is rolled with (rules/storyteller.md 16.1, 16.6, 15.8, 28.16).

    Attributes:
        weapon: Dice of the weapon.
        strength: Dice of Strength.
        hits: Dice of the hit.
        part: Dice of the part that was hit.
        levels: Levels that are added to what is rolled.
    """

    weapon: int
    strength: int
    hits: int
    part: int
    levels: int

    @property
    def dice(self) -> int:
        """The pool, never below one die."""
        return damage_dice(self.weapon + self.strength + self.hits + self.part)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ambush:
    """How an ambush came out.

    Attributes:
        end: Who noticed whom.
        bonus: Successes that may be added to the attack.
    """

    end: AmbushEnd
    bonus: int


class NoDefenceError(StorytellerError):
    """An attack cannot be met so (rules/storyteller.md 14.1-14.3, 15.2). Args: the name."""


def way_of(weapon: Weapon) -> AttackWay:
    """Return how a weapon attacks, by what is rolled with it (rules/storyteller.md 13.1)."""
    ways = {
        AbilityId.MELEE: AttackWay.MELEE,
        AbilityId.FIREARMS: AttackWay.FIREARMS,
        AbilityId.ATHLETICS: AttackWay.THROWN,
    }
    names = {key.name for key in weapon.pool}
    return next((way for skill, way in ways.items() if skill in names), AttackWay.BRAWL)


def net_hit(attack: int, defence: int) -> int:
    """Return the successes of a hit; 0 is a miss (rules/storyteller.md 13.3)."""
    return max(0, attack - defence)


def is_defence_possible(defence: Defence, way: AttackWay, *, has_weapon: bool) -> bool:
    """Return whether an attack can be met so (rules/storyteller.md 14.1-14.3)."""
    match defence:
        case Defence.BLOCK:
            return way.is_close
        case Defence.DODGE:
            return True
        case Defence.PARRY:
            return has_weapon


def damage_pool(weapon: Weapon, hit: Hit, strength: int, rulings: StorytellerRulings) -> DamagePool:
    """Return what the damage of a hit is rolled with (16.1, 16.6, 15.8, D13, D30, D31)."""
    way, net, part = hit.way, hit.net, hit.part
    is_thrown = way is AttackWay.THROWN
    throws = is_thrown and rulings.thrown_adds_strength is YesNo.YES
    pushes = throws or (way.is_close and weapon.adds_strength)
    counts = way is AttackWay.FIREARMS or rulings.damage_bonus_on is BonusOn.EVERY_ATTACK
    hits = net if rulings.damage_bonus is HitBonus.ALL else max(0, net - 1)
    aimed = PART_DAMAGE[part] if part is not None else 0
    is_dice = rulings.aimed_part_bonus is AimedBonus.DICE
    return DamagePool(
        weapon=weapon.dice,
        strength=strength if pushes else 0,
        hits=hits if counts else 0,
        part=aimed if is_dice else 0,
        levels=0 if is_dice else aimed,
    )


def may_be_lethal(part: AimedPart | None, damage: Damage) -> bool:
    """Return whether a blow is offered to count as lethal (rules/storyteller.md 15.7)."""
    return damage is Damage.BASHING and part in {AimedPart.HEART, AimedPart.HEAD}


def stuns(levels: int, stamina: int, creature: Creature, rulings: StorytellerRulings) -> bool:
    """Return whether one attack takes the next turn; levels are after soak (19.2, D20)."""
    if rulings.optional_stun is OnOff.OFF:
        return False
    return levels > stamina + (_TOUGHER if creature is Creature.KINDRED else 0)


def stakes(
    levels: int,
    part: AimedPart | None,
    creature: Creature,
    rulings: StorytellerRulings,
    *,
    is_stake: bool,
) -> bool:
    """Return whether a stake holds somebody still (rules/storyteller.md 19.4, D20)."""
    is_played = rulings.optional_stake is OnOff.ON and creature is Creature.KINDRED
    return is_played and is_stake and part is AimedPart.HEART and levels >= STAKE_LEVELS


def fall(verdict: PoolVerdict) -> FallEnd:
    """Return how a fall came out (rules/storyteller.md 19.3)."""
    ends = {
        PoolVerdict.SUCCESS: FallEnd.UP,
        PoolVerdict.FAILURE: FallEnd.DOWN,
        PoolVerdict.BOTCH: FallEnd.HURT,
    }
    return ends[verdict]


def parry_dice(attack: int, defence: int, weapon: int, rulings: StorytellerRulings) -> int | None:
    """Return the damage dice that a parry offers, or None for none (14.3, D10).

    Args:
        attack: Successes of the attack.
        defence: Successes of the parry.
        weapon: Dice of the weapon that parried.
        rulings: Those of the table.
    """
    if defence <= attack or rulings.parry_hurts is ParryHurts.NEVER:
        return None
    return weapon + defence - attack


def ambush(attacker: int, defender: int, rulings: StorytellerRulings) -> Ambush:
    """Return how an ambush came out (rules/storyteller.md 15.2, D11)."""
    result = contest(attacker, defender)
    match result.winner:
        case Winner.FIRST:
            is_margin = rulings.ambush_bonus is AmbushBonus.MARGIN
            return Ambush(end=AmbushEnd.WON, bonus=result.margin if is_margin else attacker)
        case Winner.NOBODY:
            return Ambush(end=AmbushEnd.TIED, bonus=0)
        case Winner.SECOND:
            return Ambush(end=AmbushEnd.NOTICED, bonus=0)
