"""What stands on a sheet by name (rules/storyteller.md 28.1-28.6).

A table has words of its own too: wherever a trait is named, any text may stand in place of one of
these identifiers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

MAX_RATING = 10
"""The highest rating of anything."""


class Creature(StrEnum):
    """Who a sheet is for."""

    KINDRED = "kindred"
    GHOUL = "ghoul"
    MORTAL = "mortal"
    ANIMAL = "animal"


class TraitKind(StrEnum):
    """The group on the sheet that a trait stands in."""

    PHYSICAL = "physical"
    SOCIAL = "social"
    MENTAL = "mental"
    TALENT = "talent"
    SKILL = "skill"
    KNOWLEDGE = "knowledge"
    DISCIPLINE = "discipline"
    PATH = "path"
    BACKGROUND = "background"
    VIRTUE = "virtue"
    HUMANITY = "humanity"
    WILLPOWER = "willpower"

    @property
    def is_attribute(self) -> bool:
        """Whether traits of this group are Attributes."""
        return self in ATTRIBUTE_KINDS

    @property
    def is_ability(self) -> bool:
        """Whether traits of this group are Abilities."""
        return self in ABILITY_KINDS


ATTRIBUTE_KINDS = (TraitKind.PHYSICAL, TraitKind.SOCIAL, TraitKind.MENTAL)
"""The three groups of Attributes."""
ABILITY_KINDS = (TraitKind.TALENT, TraitKind.SKILL, TraitKind.KNOWLEDGE)
"""The three groups of Abilities."""


class AttributeId(StrEnum):
    """The nine Attributes (rules/storyteller.md 28.1)."""

    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    STAMINA = "stamina"
    CHARISMA = "charisma"
    MANIPULATION = "manipulation"
    APPEARANCE = "appearance"
    PERCEPTION = "perception"
    INTELLIGENCE = "intelligence"
    WITS = "wits"


class AbilityId(StrEnum):
    """The Abilities of the Revised edition, and three of the 20th (rules/storyteller.md 28.2)."""

    ALERTNESS = "alertness"
    ATHLETICS = "athletics"
    BRAWL = "brawl"
    DODGE = "dodge"
    EMPATHY = "empathy"
    EXPRESSION = "expression"
    INTIMIDATION = "intimidation"
    LEADERSHIP = "leadership"
    STREETWISE = "streetwise"
    SUBTERFUGE = "subterfuge"
    ANIMAL_KEN = "animal-ken"
    CRAFTS = "crafts"
    DRIVE = "drive"
    ETIQUETTE = "etiquette"
    FIREARMS = "firearms"
    MELEE = "melee"
    PERFORMANCE = "performance"
    SECURITY = "security"
    STEALTH = "stealth"
    SURVIVAL = "survival"
    ACADEMICS = "academics"
    COMPUTER = "computer"
    FINANCE = "finance"
    INVESTIGATION = "investigation"
    LAW = "law"
    LINGUISTICS = "linguistics"
    MEDICINE = "medicine"
    OCCULT = "occult"
    POLITICS = "politics"
    SCIENCE = "science"
    AWARENESS = "awareness"
    LARCENY = "larceny"
    TECHNOLOGY = "technology"


class DisciplineId(StrEnum):
    """The Disciplines (rules/vampire-extra.md X6.1-X6.3)."""

    ANIMALISM = "animalism"
    AUSPEX = "auspex"
    CELERITY = "celerity"
    CHIMERSTRY = "chimerstry"
    DEMENTATION = "dementation"
    DOMINATE = "dominate"
    FORTITUDE = "fortitude"
    NECROMANCY = "necromancy"
    OBFUSCATE = "obfuscate"
    OBTENEBRATION = "obtenebration"
    POTENCE = "potence"
    PRESENCE = "presence"
    PROTEAN = "protean"
    QUIETUS = "quietus"
    SERPENTIS = "serpentis"
    THAUMATURGY = "thaumaturgy"
    VICISSITUDE = "vicissitude"


class BackgroundId(StrEnum):
    """The Backgrounds (rules/storyteller.md 28.5)."""

    ALLIES = "allies"
    CONTACTS = "contacts"
    FAME = "fame"
    GENERATION = "generation"
    HERD = "herd"
    INFLUENCE = "influence"
    MENTOR = "mentor"
    RESOURCES = "resources"
    RETAINERS = "retainers"
    STATUS = "status"


class VirtueId(StrEnum):
    """The Virtues and what stands in their place (rules/storyteller.md 28.6)."""

    CONSCIENCE = "conscience"
    CONVICTION = "conviction"
    SELF_CONTROL = "self-control"
    INSTINCT = "instinct"
    COURAGE = "courage"


class ClanId(StrEnum):
    """The thirteen clans, and the clanless (rules/storyteller.md 28.3)."""

    ASSAMITE = "assamite"
    BRUJAH = "brujah"
    SETITE = "followers-of-set"
    GANGREL = "gangrel"
    GIOVANNI = "giovanni"
    LASOMBRA = "lasombra"
    MALKAVIAN = "malkavian"
    NOSFERATU = "nosferatu"
    RAVNOS = "ravnos"
    TOREADOR = "toreador"
    TREMERE = "tremere"
    TZIMISCE = "tzimisce"
    VENTRUE = "ventrue"
    CAITIFF = "caitiff"


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitKey:
    """One trait of a sheet.

    Attributes:
        kind: Its group.
        name: An identifier of this module, or a word of the table's own.
    """

    kind: TraitKind
    name: str


HUMANITY = TraitKey(kind=TraitKind.HUMANITY, name="humanity")
"""Humanity, or the Path that stands in its place."""
WILLPOWER = TraitKey(kind=TraitKind.WILLPOWER, name="willpower")
"""Permanent Willpower."""

ATTRIBUTES: Mapping[TraitKind, tuple[AttributeId, ...]] = MappingProxyType(
    dict(
        zip(
            ATTRIBUTE_KINDS,
            (tuple(AttributeId)[:3], tuple(AttributeId)[3:6], tuple(AttributeId)[6:]),
            strict=True,
        )
    )
)
"""The Attributes of each group, in the order of the sheet."""
ABILITIES: Mapping[TraitKind, tuple[AbilityId, ...]] = MappingProxyType(
    dict(
        zip(
            ABILITY_KINDS,
            (tuple(AbilityId)[:10], tuple(AbilityId)[10:20], tuple(AbilityId)[20:30]),
            strict=True,
        )
    )
)
"""The Abilities of each group on a Revised sheet, in the order of the sheet."""
ABILITIES_20TH: Mapping[AbilityId, AbilityId] = MappingProxyType(
    {
        AbilityId.DODGE: AbilityId.AWARENESS,
        AbilityId.SECURITY: AbilityId.LARCENY,
        AbilityId.LINGUISTICS: AbilityId.TECHNOLOGY,
    }
)
"""What stands on a 20th-anniversary sheet in the place of each (rules/storyteller.md 28.2)."""
CLAN_DISCIPLINES: Mapping[ClanId, tuple[DisciplineId, ...]] = MappingProxyType(
    {
        ClanId.ASSAMITE: (DisciplineId.CELERITY, DisciplineId.OBFUSCATE, DisciplineId.QUIETUS),
        ClanId.BRUJAH: (DisciplineId.CELERITY, DisciplineId.POTENCE, DisciplineId.PRESENCE),
        ClanId.SETITE: (DisciplineId.OBFUSCATE, DisciplineId.PRESENCE, DisciplineId.SERPENTIS),
        ClanId.GANGREL: (DisciplineId.ANIMALISM, DisciplineId.FORTITUDE, DisciplineId.PROTEAN),
        ClanId.GIOVANNI: (DisciplineId.DOMINATE, DisciplineId.NECROMANCY, DisciplineId.POTENCE),
        ClanId.LASOMBRA: (DisciplineId.DOMINATE, DisciplineId.OBTENEBRATION, DisciplineId.POTENCE),
        ClanId.MALKAVIAN: (DisciplineId.AUSPEX, DisciplineId.DEMENTATION, DisciplineId.OBFUSCATE),
        ClanId.NOSFERATU: (DisciplineId.ANIMALISM, DisciplineId.OBFUSCATE, DisciplineId.POTENCE),
        ClanId.RAVNOS: (DisciplineId.ANIMALISM, DisciplineId.CHIMERSTRY, DisciplineId.FORTITUDE),
        ClanId.TOREADOR: (DisciplineId.AUSPEX, DisciplineId.CELERITY, DisciplineId.PRESENCE),
        ClanId.TREMERE: (DisciplineId.AUSPEX, DisciplineId.DOMINATE, DisciplineId.THAUMATURGY),
        ClanId.TZIMISCE: (DisciplineId.ANIMALISM, DisciplineId.AUSPEX, DisciplineId.VICISSITUDE),
        ClanId.VENTRUE: (DisciplineId.DOMINATE, DisciplineId.FORTITUDE, DisciplineId.PRESENCE),
        ClanId.CAITIFF: (),
    }
)
"""The Disciplines of each clan; the clanless choose freely (rules/storyteller.md 28.3)."""
WITHOUT_POWERS = (DisciplineId.CELERITY, DisciplineId.FORTITUDE, DisciplineId.POTENCE)
"""Disciplines whose rating itself works (rules/vampire-extra.md X6.2)."""
WITH_PATHS = (DisciplineId.NECROMANCY, DisciplineId.THAUMATURGY)
"""Disciplines of paths and rituals (rules/vampire-extra.md X6.3)."""


def attribute(name: AttributeId) -> TraitKey:
    """Return the key of an Attribute."""
    kind = next(kind for kind, names in ATTRIBUTES.items() if name in names)
    return TraitKey(kind=kind, name=name)


def ability(name: AbilityId) -> TraitKey:
    """Return the key of an Ability; those of the 20th stand where what they replace stood."""
    replaced = {new: old for old, new in ABILITIES_20TH.items()}.get(name, name)
    kind = next(kind for kind, names in ABILITIES.items() if replaced in names)
    return TraitKey(kind=kind, name=name)
