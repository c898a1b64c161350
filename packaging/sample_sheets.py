"""The sheets of the sample campaigns: somebody of the Kindred, and a ghoul at her side."""

from collections.abc import Mapping
from dataclasses import replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.gear import ARMOURS, WEAPONS, ArmourId, WeaponId
from duskboard.core.storyteller.growth import earned, raised
from duskboard.core.storyteller.health import Health
from duskboard.core.storyteller.sheet import Profile, Sheet, Trait, new_sheet, with_clan, with_trait
from duskboard.core.storyteller.trait import (
    HUMANITY,
    WILLPOWER,
    AbilityId,
    AttributeId,
    BackgroundId,
    ClanId,
    Creature,
    DisciplineId,
    TraitKey,
    TraitKind,
    VirtueId,
    ability,
    attribute,
)
from duskboard.i18n.words import Language

NAMES: Mapping[Language, Mapping[str, str]] = {
    Language.ENGLISH: {
        "ilse": "Ilse Varga",
        "nature": "Survivor",
        "demeanour": "Confidant",
        "sire": "sire unknown",
        "talks": "talks fast",
        "ambush": "ambush",
        "notes": "Owes the Sexton nine nights. Laughs when the bell is late.",
        "tobias": "Tobias",
        "calling": "boatman",
    },
    Language.TRADITIONAL_CHINESE: {
        "ilse": "伊爾莎・瓦爾加",
        "nature": "倖存者",
        "demeanour": "知己",
        "sire": "尊長不明",
        "talks": "口若懸河",
        "ambush": "伏擊",
        "notes": "欠司事九個夜晚。鐘聲遲了她就笑。",
        "tobias": "托比亞斯",
        "calling": "船夫",
    },
    Language.SIMPLIFIED_CHINESE: {
        "ilse": "伊尔莎・瓦尔加",
        "nature": "幸存者",
        "demeanour": "知己",
        "sire": "尊长不明",
        "talks": "口若悬河",
        "ambush": "伏击",
        "notes": "欠司事九个夜晚。钟声迟了她就笑。",
        "tobias": "托比亚斯",
        "calling": "船夫",
    },
}
"""What is a word of the table's own on the sheets."""

_ILSE: Mapping[AttributeId | AbilityId, int] = {
    AttributeId.STRENGTH: 2,
    AttributeId.DEXTERITY: 3,
    AttributeId.STAMINA: 3,
    AttributeId.CHARISMA: 2,
    AttributeId.MANIPULATION: 4,
    AttributeId.APPEARANCE: 2,
    AttributeId.PERCEPTION: 3,
    AttributeId.INTELLIGENCE: 2,
    AttributeId.WITS: 4,
    AbilityId.ALERTNESS: 2,
    AbilityId.ATHLETICS: 1,
    AbilityId.BRAWL: 1,
    AbilityId.DODGE: 2,
    AbilityId.EMPATHY: 3,
    AbilityId.INTIMIDATION: 1,
    AbilityId.STREETWISE: 2,
    AbilityId.SUBTERFUGE: 3,
    AbilityId.DRIVE: 1,
    AbilityId.ETIQUETTE: 2,
    AbilityId.FIREARMS: 2,
    AbilityId.PERFORMANCE: 1,
    AbilityId.SECURITY: 2,
    AbilityId.STEALTH: 2,
    AbilityId.ACADEMICS: 1,
    AbilityId.COMPUTER: 1,
    AbilityId.INVESTIGATION: 3,
    AbilityId.LINGUISTICS: 2,
    AbilityId.MEDICINE: 1,
    AbilityId.OCCULT: 2,
    AbilityId.POLITICS: 1,
}
_TOBIAS: Mapping[AttributeId | AbilityId, int] = {
    AttributeId.STRENGTH: 3,
    AttributeId.DEXTERITY: 2,
    AttributeId.STAMINA: 3,
    AttributeId.WITS: 2,
    AbilityId.ALERTNESS: 2,
    AbilityId.BRAWL: 3,
    AbilityId.DRIVE: 3,
    AbilityId.SURVIVAL: 2,
}
_VIRTUES = {VirtueId.CONSCIENCE: 3, VirtueId.SELF_CONTROL: 3, VirtueId.COURAGE: 2}
_LONG = {HUMANITY: 6, WILLPOWER: 5}


def sample_sheets(language: Language) -> Mapping[EntityId, Sheet]:
    """Return the sheets of a language, in the order of their tabs."""
    names = NAMES[language]
    return {EntityId("sheet-ilse"): _ilse(names), EntityId("sheet-tobias"): _tobias(names)}


def _ilse(names: Mapping[str, str]) -> Sheet:
    sheet = with_clan(_dotted(new_sheet(names["ilse"]), _ILSE), ClanId.MALKAVIAN)
    for name in (DisciplineId.AUSPEX, DisciplineId.DEMENTATION, DisciplineId.OBFUSCATE):
        sheet = with_trait(
            sheet, Trait(kind=TraitKind.DISCIPLINE, name=name, rating=2, in_clan=True)
        )
    for background in (BackgroundId.CONTACTS, BackgroundId.HERD, BackgroundId.GENERATION):
        dots = 1 if background is BackgroundId.HERD else 2
        sheet = with_trait(sheet, Trait(kind=TraitKind.BACKGROUND, name=background, rating=dots))
    for virtue, rating in _VIRTUES.items():
        sheet = _rated(sheet, TraitKey(kind=TraitKind.VIRTUE, name=virtue), rating)
    for key, rating in _LONG.items():
        sheet = _rated(sheet, key, rating)
    sheet = _rated(sheet, attribute(AttributeId.MANIPULATION), 4, names["talks"])
    sheet = _rated(sheet, attribute(AttributeId.WITS), 4, names["ambush"])
    profile = Profile(
        clan=ClanId.MALKAVIAN,
        sire=names["sire"],
        nature=names["nature"],
        demeanour=names["demeanour"],
    )
    grown = raised(earned(earned(sheet, 12), 9), ability(AbilityId.FIREARMS))
    return replace(
        grown,
        profile=profile,
        generation=11,
        weapons=(WEAPONS[WeaponId.PISTOL], WEAPONS[WeaponId.KNIFE]),
        armour=(ARMOURS[ArmourId.CLOTHING],),
        health=Health(bashing=1, lethal=1, aggravated=1),
        willpower_left=3,
        blood=8,
        notes=names["notes"],
    )


def _tobias(names: Mapping[str, str]) -> Sheet:
    sheet = _dotted(new_sheet(names["tobias"], Creature.GHOUL), _TOBIAS)
    potence = Trait(kind=TraitKind.DISCIPLINE, name=DisciplineId.POTENCE, rating=1)
    return replace(
        _rated(with_trait(sheet, potence), WILLPOWER, 3),
        profile=Profile(concept=names["calling"], sire=names["ilse"]),
        weapons=(WEAPONS[WeaponId.CLUB],),
        drinks=4,
        blood=4,
        willpower_left=3,
    )


def _dotted(sheet: Sheet, dots: Mapping[AttributeId | AbilityId, int]) -> Sheet:
    for name, rating in dots.items():
        key = attribute(name) if isinstance(name, AttributeId) else ability(name)
        sheet = _rated(sheet, key, rating)
    return sheet


def _rated(sheet: Sheet, key: TraitKey, rating: int, *specialties: str) -> Sheet:
    trait = Trait(kind=key.kind, name=key.name, rating=rating, specialties=specialties)
    return with_trait(sheet, trait)
