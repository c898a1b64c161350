"""What is offered where a check wants choosing, in each game (rules/chase.md 14.4, 14.5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.skill import SkillId


class CheckKind(StrEnum):
    """What a check is about."""

    SPEED = "speed"
    DRIVE = "drive"
    CLIMB = "climb"
    FORCE = "force"
    LOCK = "lock"
    ATTACK = "attack"
    DODGE = "dodge"
    SHOT = "shot"
    HIDE = "hide"
    FIND = "find"


class Trait(StrEnum):
    """What a Storyteller pool is made of."""

    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    STAMINA = "stamina"
    PERCEPTION = "perception"
    ALERTNESS = "alertness"
    ATHLETICS = "athletics"
    BRAWL = "brawl"
    DODGE = "dodge"
    DRIVE = "drive"
    FIREARMS = "firearms"
    MELEE = "melee"
    SECURITY = "security"
    STEALTH = "stealth"


class Action(StrEnum):
    """A Blades action."""

    FINESSE = "finesse"
    HUNT = "hunt"
    PROWL = "prowl"
    SKIRMISH = "skirmish"
    SURVEY = "survey"
    TINKER = "tinker"
    WRECK = "wreck"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """What a kind of check is in each game.

    Attributes:
        skills: D100 skills and characteristics, the likeliest first.
        pools: Storyteller pools, an attribute and an ability each.
        action: The Blades action.
    """

    skills: tuple[SkillId, ...]
    pools: tuple[tuple[Trait, Trait], ...]
    action: Action


OFFERS: Mapping[CheckKind, Offer] = MappingProxyType(
    {
        CheckKind.SPEED: Offer(
            skills=(SkillId.CON,),
            pools=((Trait.STAMINA, Trait.ATHLETICS),),
            action=Action.PROWL,
        ),
        CheckKind.DRIVE: Offer(
            skills=(SkillId.DRIVE,),
            pools=((Trait.DEXTERITY, Trait.DRIVE),),
            action=Action.FINESSE,
        ),
        CheckKind.CLIMB: Offer(
            skills=(SkillId.CLIMB, SkillId.JUMP, SkillId.DEX),
            pools=((Trait.DEXTERITY, Trait.ATHLETICS),),
            action=Action.PROWL,
        ),
        CheckKind.FORCE: Offer(
            skills=(SkillId.STR,),
            pools=((Trait.STRENGTH, Trait.ATHLETICS),),
            action=Action.WRECK,
        ),
        CheckKind.LOCK: Offer(
            skills=(SkillId.LOCKSMITH,),
            pools=((Trait.DEXTERITY, Trait.SECURITY),),
            action=Action.TINKER,
        ),
        CheckKind.ATTACK: Offer(
            skills=(SkillId.FIGHTING,),
            pools=((Trait.DEXTERITY, Trait.BRAWL), (Trait.DEXTERITY, Trait.MELEE)),
            action=Action.SKIRMISH,
        ),
        CheckKind.DODGE: Offer(
            skills=(SkillId.DODGE,),
            pools=((Trait.DEXTERITY, Trait.DODGE),),
            action=Action.PROWL,
        ),
        CheckKind.SHOT: Offer(
            skills=(SkillId.FIREARMS,),
            pools=((Trait.DEXTERITY, Trait.FIREARMS),),
            action=Action.HUNT,
        ),
        CheckKind.HIDE: Offer(
            skills=(SkillId.STEALTH,),
            pools=((Trait.DEXTERITY, Trait.STEALTH),),
            action=Action.PROWL,
        ),
        CheckKind.FIND: Offer(
            skills=(SkillId.SPOT,),
            pools=((Trait.PERCEPTION, Trait.ALERTNESS),),
            action=Action.SURVEY,
        ),
    }
)
"""The table of 14.5."""


def kind_of(skill: str) -> CheckKind | None:
    """Return what a d100 skill is used for in a chase, or None for one that the table lacks."""
    return next((kind for kind, offer in OFFERS.items() if skill in offer.skills), None)


def offered_speed(source: CheckSource, dots: int) -> tuple[int, int] | None:
    """Return the MOV and DEX offered for a Storyteller's Dexterity or a scoundrel's Prowess.

    Nothing is offered where they are typed. They are used only once the game master takes them
    (14.4).
    """
    match source:
        case CheckSource.POOL:
            return max(1, 7 + dots - 2), 20 * dots + 10
        case CheckSource.RATING:
            return max(1, 7 + dots - 1), 20 * dots + 30
        case CheckSource.D100 | CheckSource.SAID:
            return None
