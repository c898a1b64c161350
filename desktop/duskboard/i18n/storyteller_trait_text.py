"""Names on a sheet of classic Vampire -> words, by the glossary and the list of terms."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.gear import ArmourId, WeaponId
from duskboard.core.storyteller.health import HealthLevel
from duskboard.core.storyteller.trait import (
    HUMANITY,
    WILLPOWER,
    AbilityId,
    AttributeId,
    BackgroundId,
    ClanId,
    DisciplineId,
    TraitKey,
    TraitKind,
    VirtueId,
    ability,
    attribute,
)
from duskboard.i18n.words import Words


def trait_text(words: Words, key: TraitKey, path: str = "") -> str:
    """Return what a trait is called; a word of the table's own is returned as it is.

    Args:
        words: The language.
        key: The trait.
        path: What stands in the place of Humanity, or "".
    """
    if key == HUMANITY:
        return path or words.pgettext("vampire trait", "Humanity")
    if key == WILLPOWER:
        return words.pgettext("vampire trait", "Willpower")
    kinds = _NAMES.get(key.kind)
    return key.name if kinds is None else _known(words, kinds, key.name)


def any_trait_text(words: Words, name: str) -> str:
    """Return what a trait is called where its group is not known."""
    keys = (TraitKey(kind=kind, name=name) for kind in TraitKind)
    said = (trait_text(words, key) for key in (*keys, HUMANITY, WILLPOWER) if key.name == name)
    return next((text for text in said if text != name), name)


def clan_text(words: Words, name: str) -> str:
    """Return what a clan is called; a word of the table's own is returned as it is."""
    return _known(words, ClanId, name)


def level_text(words: Words, name: str) -> str:
    """Return what a health box is called; a word of the table's own is returned as it is."""
    return _known(words, HealthLevel, name)


def gear_text(words: Words, name: str) -> str:
    """Return what a weapon or armour is called; a word of the table's own as it is."""
    return _known(words, WeaponId, _known(words, ArmourId, name))


def known_name(words: Words, kinds: type[StrEnum] | None, text: str) -> str:
    """Return the identifier of what the program knows by that name, or the text itself."""
    if kinds is None:
        return text
    names = words.kept(TRAIT_TABLES[kinds])
    return next((one.value for one, name in names.items() if name.lower() == text.lower()), text)


def trait_names(words: Words) -> Mapping[str, TraitKey]:
    """Return every trait known by name, by what it is called, in lower case."""
    keys = [
        *map(attribute, AttributeId),
        *map(ability, AbilityId),
        *(TraitKey(kind=TraitKind.DISCIPLINE, name=name) for name in DisciplineId),
        *(TraitKey(kind=TraitKind.BACKGROUND, name=name) for name in BackgroundId),
        *(TraitKey(kind=TraitKind.VIRTUE, name=name) for name in VirtueId),
        HUMANITY,
        WILLPOWER,
    ]
    return {trait_text(words, key).lower(): key for key in keys}


def _known(words: Words, kinds: type[StrEnum], name: str) -> str:
    member = next((one for one in kinds if one == name), None)
    return name if member is None else words.kept(TRAIT_TABLES[kinds])[member]


def _attributes(words: Words) -> Mapping[StrEnum, str]:
    return {
        AttributeId.STRENGTH: words.pgettext("vampire attribute", "Strength"),
        AttributeId.DEXTERITY: words.pgettext("vampire attribute", "Dexterity"),
        AttributeId.STAMINA: words.pgettext("vampire attribute", "Stamina"),
        AttributeId.CHARISMA: words.pgettext("vampire attribute", "Charisma"),
        AttributeId.MANIPULATION: words.pgettext("vampire attribute", "Manipulation"),
        AttributeId.APPEARANCE: words.pgettext("vampire attribute", "Appearance"),
        AttributeId.PERCEPTION: words.pgettext("vampire attribute", "Perception"),
        AttributeId.INTELLIGENCE: words.pgettext("vampire attribute", "Intelligence"),
        AttributeId.WITS: words.pgettext("vampire attribute", "Wits"),
    }


def _abilities(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityId.ALERTNESS: words.pgettext("vampire ability", "Alertness"),
        AbilityId.ATHLETICS: words.pgettext("vampire ability", "Athletics"),
        AbilityId.BRAWL: words.pgettext("vampire ability", "Brawl"),
        AbilityId.DODGE: words.pgettext("vampire ability", "Dodge"),
        AbilityId.EMPATHY: words.pgettext("vampire ability", "Empathy"),
        AbilityId.EXPRESSION: words.pgettext("vampire ability", "Expression"),
        AbilityId.INTIMIDATION: words.pgettext("vampire ability", "Intimidation"),
        AbilityId.LEADERSHIP: words.pgettext("vampire ability", "Leadership"),
        AbilityId.STREETWISE: words.pgettext("vampire ability", "Streetwise"),
        AbilityId.SUBTERFUGE: words.pgettext("vampire ability", "Subterfuge"),
        AbilityId.ANIMAL_KEN: words.pgettext("vampire ability", "Animal ken"),
        AbilityId.CRAFTS: words.pgettext("vampire ability", "Crafts"),
        AbilityId.DRIVE: words.pgettext("vampire ability", "Drive"),
        AbilityId.ETIQUETTE: words.pgettext("vampire ability", "Etiquette"),
        AbilityId.FIREARMS: words.pgettext("vampire ability", "Firearms"),
        AbilityId.MELEE: words.pgettext("vampire ability", "Melee"),
        AbilityId.PERFORMANCE: words.pgettext("vampire ability", "Performance"),
        AbilityId.SECURITY: words.pgettext("vampire ability", "Security"),
        AbilityId.STEALTH: words.pgettext("vampire ability", "Stealth"),
        AbilityId.SURVIVAL: words.pgettext("vampire ability", "Survival"),
        AbilityId.ACADEMICS: words.pgettext("vampire ability", "Academics"),
        AbilityId.COMPUTER: words.pgettext("vampire ability", "Computer"),
        AbilityId.FINANCE: words.pgettext("vampire ability", "Finance"),
        AbilityId.INVESTIGATION: words.pgettext("vampire ability", "Investigation"),
        AbilityId.LAW: words.pgettext("vampire ability", "Law"),
        AbilityId.LINGUISTICS: words.pgettext("vampire ability", "Linguistics"),
        AbilityId.MEDICINE: words.pgettext("vampire ability", "Medicine"),
        AbilityId.OCCULT: words.pgettext("vampire ability", "Occult"),
        AbilityId.POLITICS: words.pgettext("vampire ability", "Politics"),
        AbilityId.SCIENCE: words.pgettext("vampire ability", "Science"),
        AbilityId.AWARENESS: words.pgettext("vampire ability", "Awareness"),
        AbilityId.LARCENY: words.pgettext("vampire ability", "Larceny"),
        AbilityId.TECHNOLOGY: words.pgettext("vampire ability", "Technology"),
    }


def _disciplines(words: Words) -> Mapping[StrEnum, str]:
    return {
        DisciplineId.ANIMALISM: words.pgettext("vampire discipline", "Animalism"),
        DisciplineId.AUSPEX: words.pgettext("vampire discipline", "Auspex"),
        DisciplineId.CELERITY: words.pgettext("vampire discipline", "Celerity"),
        DisciplineId.CHIMERSTRY: words.pgettext("vampire discipline", "Chimerstry"),
        DisciplineId.DEMENTATION: words.pgettext("vampire discipline", "Dementation"),
        DisciplineId.DOMINATE: words.pgettext("vampire discipline", "Dominate"),
        DisciplineId.FORTITUDE: words.pgettext("vampire discipline", "Fortitude"),
        DisciplineId.NECROMANCY: words.pgettext("vampire discipline", "Necromancy"),
        DisciplineId.OBFUSCATE: words.pgettext("vampire discipline", "Obfuscate"),
        DisciplineId.OBTENEBRATION: words.pgettext("vampire discipline", "Obtenebration"),
        DisciplineId.POTENCE: words.pgettext("vampire discipline", "Potence"),
        DisciplineId.PRESENCE: words.pgettext("vampire discipline", "Presence"),
        DisciplineId.PROTEAN: words.pgettext("vampire discipline", "Protean"),
        DisciplineId.QUIETUS: words.pgettext("vampire discipline", "Quietus"),
        DisciplineId.SERPENTIS: words.pgettext("vampire discipline", "Serpentis"),
        DisciplineId.THAUMATURGY: words.pgettext("vampire discipline", "Thaumaturgy"),
        DisciplineId.VICISSITUDE: words.pgettext("vampire discipline", "Vicissitude"),
    }


def _backgrounds(words: Words) -> Mapping[StrEnum, str]:
    return {
        BackgroundId.ALLIES: words.pgettext("vampire background", "Allies"),
        BackgroundId.CONTACTS: words.pgettext("vampire background", "Contacts"),
        BackgroundId.FAME: words.pgettext("vampire background", "Fame"),
        BackgroundId.GENERATION: words.pgettext("vampire background", "Generation"),
        BackgroundId.HERD: words.pgettext("vampire background", "Herd"),
        BackgroundId.INFLUENCE: words.pgettext("vampire background", "Influence"),
        BackgroundId.MENTOR: words.pgettext("vampire background", "Mentor"),
        BackgroundId.RESOURCES: words.pgettext("vampire background", "Resources"),
        BackgroundId.RETAINERS: words.pgettext("vampire background", "Retainers"),
        BackgroundId.STATUS: words.pgettext("vampire background", "Status"),
    }


def _virtues(words: Words) -> Mapping[StrEnum, str]:
    return {
        VirtueId.CONSCIENCE: words.pgettext("vampire virtue", "Conscience"),
        VirtueId.CONVICTION: words.pgettext("vampire virtue", "Conviction"),
        VirtueId.SELF_CONTROL: words.pgettext("vampire virtue", "Self-control"),
        VirtueId.INSTINCT: words.pgettext("vampire virtue", "Instinct"),
        VirtueId.COURAGE: words.pgettext("vampire virtue", "Courage"),
    }


def _clans(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClanId.ASSAMITE: words.pgettext("vampire clan", "Assamite"),
        ClanId.BRUJAH: words.pgettext("vampire clan", "Brujah"),
        ClanId.SETITE: words.pgettext("vampire clan", "Followers of Set"),
        ClanId.GANGREL: words.pgettext("vampire clan", "Gangrel"),
        ClanId.GIOVANNI: words.pgettext("vampire clan", "Giovanni"),
        ClanId.LASOMBRA: words.pgettext("vampire clan", "Lasombra"),
        ClanId.MALKAVIAN: words.pgettext("vampire clan", "Malkavian"),
        ClanId.NOSFERATU: words.pgettext("vampire clan", "Nosferatu"),
        ClanId.RAVNOS: words.pgettext("vampire clan", "Ravnos"),
        ClanId.TOREADOR: words.pgettext("vampire clan", "Toreador"),
        ClanId.TREMERE: words.pgettext("vampire clan", "Tremere"),
        ClanId.TZIMISCE: words.pgettext("vampire clan", "Tzimisce"),
        ClanId.VENTRUE: words.pgettext("vampire clan", "Ventrue"),
        ClanId.CAITIFF: words.pgettext("vampire clan", "Caitiff"),
    }


def _weapons(words: Words) -> Mapping[StrEnum, str]:
    return {
        WeaponId.PUNCH: words.pgettext("vampire weapon", "Punch"),
        WeaponId.BITE: words.pgettext("vampire weapon", "Bite"),
        WeaponId.CLAW: words.pgettext("vampire weapon", "Claw"),
        WeaponId.KICK: words.pgettext("vampire weapon", "Kick"),
        WeaponId.KNIFE: words.pgettext("vampire weapon", "Knife"),
        WeaponId.STAKE: words.pgettext("vampire weapon", "Stake"),
        WeaponId.CLUB: words.pgettext("vampire weapon", "Club"),
        WeaponId.SWORD: words.pgettext("vampire weapon", "Sword"),
        WeaponId.AXE: words.pgettext("vampire weapon", "Axe"),
        WeaponId.PISTOL: words.pgettext("vampire weapon", "Pistol"),
    }


def _armours(words: Words) -> Mapping[StrEnum, str]:
    return {
        ArmourId.CLOTHING: words.pgettext("vampire armour", "Reinforced clothing"),
        ArmourId.SHIRT: words.pgettext("vampire armour", "Armoured shirt"),
        ArmourId.VEST: words.pgettext("vampire armour", "Ballistic vest"),
        ArmourId.FLAK_JACKET: words.pgettext("vampire armour", "Flak jacket"),
        ArmourId.RIOT_GEAR: words.pgettext("vampire armour", "Full riot gear"),
    }


def _levels(words: Words) -> Mapping[StrEnum, str]:
    return {
        HealthLevel.BRUISED: words.pgettext("vampire health", "Bruised"),
        HealthLevel.HURT: words.pgettext("vampire health", "Hurt"),
        HealthLevel.INJURED: words.pgettext("vampire health", "Injured"),
        HealthLevel.WOUNDED: words.pgettext("vampire health", "Wounded"),
        HealthLevel.MAULED: words.pgettext("vampire health", "Mauled"),
        HealthLevel.CRIPPLED: words.pgettext("vampire health", "Crippled"),
        HealthLevel.INCAPACITATED: words.pgettext("vampire health", "Incapacitated"),
    }


TRAIT_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        AbilityId: _abilities,
        ArmourId: _armours,
        AttributeId: _attributes,
        BackgroundId: _backgrounds,
        ClanId: _clans,
        DisciplineId: _disciplines,
        HealthLevel: _levels,
        VirtueId: _virtues,
        WeaponId: _weapons,
    }
)
"""The texts of every name on a sheet, by its class."""

_NAMES: Mapping[TraitKind, type[StrEnum]] = MappingProxyType(
    {
        TraitKind.PHYSICAL: AttributeId,
        TraitKind.SOCIAL: AttributeId,
        TraitKind.MENTAL: AttributeId,
        TraitKind.TALENT: AbilityId,
        TraitKind.SKILL: AbilityId,
        TraitKind.KNOWLEDGE: AbilityId,
        TraitKind.DISCIPLINE: DisciplineId,
        TraitKind.BACKGROUND: BackgroundId,
        TraitKind.VIRTUE: VirtueId,
    }
)
