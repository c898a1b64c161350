"""Names of special abilities -> words, by the list of terms."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.i18n.words import Words


def ability_text(words: Words, ability: Ability) -> str:
    """Return what an ability is called: by the table, or else by its key."""
    return ability.name or ability_name(words, ability.key)


def ability_name(words: Words, key: str) -> str:
    """Return what the ability of a key is called; a word of the table's own as it is."""
    for kind, table in BLADES_ABILITY_TABLES.items():
        member = next((one for one in kind if one == key), None)
        if member is not None:
            return table(words)[member]
    return key


def _abilities(words: Words) -> Mapping[StrEnum, str]:
    return {**_first_half(words), **_second_half(words)}


def _first_half(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityId.BATTLEBORN: words.pgettext("blades ability", "Battleborn"),
        AbilityId.BODYGUARD: words.pgettext("blades ability", "Bodyguard"),
        AbilityId.ARCANE_FIGHTER: words.pgettext("blades ability", "Arcane Fighter"),
        AbilityId.LEADER: words.pgettext("blades ability", "Leader"),
        AbilityId.MULE: words.pgettext("blades ability", "Mule"),
        AbilityId.NOT_TO_BE_TRIFLED_WITH: words.pgettext(
            "blades ability", "Not to Be Trifled With"
        ),
        AbilityId.SAVAGE: words.pgettext("blades ability", "Savage"),
        AbilityId.VIGOROUS: words.pgettext("blades ability", "Vigorous"),
        AbilityId.SHARPSHOOTER: words.pgettext("blades ability", "Sharpshooter"),
        AbilityId.FOCUSED: words.pgettext("blades ability", "Focused"),
        AbilityId.SCOUT: words.pgettext("blades ability", "Scout"),
        AbilityId.TOUGH_AS_NAILS: words.pgettext("blades ability", "Tough as Nails"),
        AbilityId.VENGEFUL: words.pgettext("blades ability", "Vengeful"),
        AbilityId.ALCHEMIST: words.pgettext("blades ability", "Alchemist"),
        AbilityId.ANALYST: words.pgettext("blades ability", "Analyst"),
        AbilityId.ARTIFICER: words.pgettext("blades ability", "Artificer"),
        AbilityId.FORTITUDE: words.pgettext("blades ability", "Fortitude"),
        AbilityId.SUPERNATURAL_WARD: words.pgettext("blades ability", "Supernatural Ward"),
        AbilityId.SABOTEUR: words.pgettext("blades ability", "Saboteur"),
        AbilityId.INFILTRATOR: words.pgettext("blades ability", "Infiltrator"),
        AbilityId.AMBUSH: words.pgettext("blades ability", "Ambush"),
        AbilityId.DAREDEVIL: words.pgettext("blades ability", "Daredevil"),
        AbilityId.DEVILS_FOOTSTEPS: words.pgettext("blades ability", "The Devil’s Footsteps"),
    }


def _second_half(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityId.EXPERTISE: words.pgettext("blades ability", "Expertise"),
        AbilityId.REFLEXES: words.pgettext("blades ability", "Reflexes"),
        AbilityId.SHADOW: words.pgettext("blades ability", "Shadow"),
        AbilityId.ROOKS_GAMBIT: words.pgettext("blades ability", "Rook’s Gambit"),
        AbilityId.LIKE_LOOKING_INTO_A_MIRROR: words.pgettext(
            "blades ability", "Like Looking into a Mirror"
        ),
        AbilityId.A_LITTLE_SOMETHING_ON_THE_SIDE: words.pgettext(
            "blades ability", "A Little Something on the Side"
        ),
        AbilityId.MESMERISM: words.pgettext("blades ability", "Mesmerism"),
        AbilityId.SUBTERFUGE: words.pgettext("blades ability", "Subterfuge"),
        AbilityId.TRUST_IN_ME: words.pgettext("blades ability", "Trust in Me"),
        AbilityId.FORESIGHT: words.pgettext("blades ability", "Foresight"),
        AbilityId.CALCULATING: words.pgettext("blades ability", "Calculating"),
        AbilityId.CONNECTED: words.pgettext("blades ability", "Connected"),
        AbilityId.MASTERMIND: words.pgettext("blades ability", "Mastermind"),
        AbilityId.WEAVING_THE_WEB: words.pgettext("blades ability", "Weaving the Web"),
        AbilityId.ARCANE_MIND: words.pgettext("blades ability", "Arcane Mind"),
        AbilityId.IRON_WILL: words.pgettext("blades ability", "Iron Will"),
        AbilityId.RITUAL: words.pgettext("blades ability", "Ritual"),
        AbilityId.STRANGE_METHODS: words.pgettext("blades ability", "Strange Methods"),
        AbilityId.WARDED: words.pgettext("blades ability", "Warded"),
    }


def _of_crews(words: Words) -> Mapping[StrEnum, str]:
    return {
        CrewAbilityId.DEADLY: words.pgettext("blades ability", "Deadly"),
        CrewAbilityId.DEATH_VEIL: words.pgettext("blades ability", "Death Veil"),
        CrewAbilityId.NO_TRACES: words.pgettext("blades ability", "No Traces"),
        CrewAbilityId.PATRON: words.pgettext("blades ability", "Patron"),
        CrewAbilityId.PREDATORS: words.pgettext("blades ability", "Predators"),
        CrewAbilityId.FIENDS: words.pgettext("blades ability", "Fiends"),
        CrewAbilityId.FORGED_IN_THE_FIRE: words.pgettext("blades ability", "Forged in the Fire"),
        CrewAbilityId.WAR_DOGS: words.pgettext("blades ability", "War Dogs"),
        CrewAbilityId.ANOINTED: words.pgettext("blades ability", "Anointed"),
        CrewAbilityId.ACCORD: words.pgettext("blades ability", "Accord"),
        CrewAbilityId.HIGH_SOCIETY: words.pgettext("blades ability", "High Society"),
        CrewAbilityId.PACK_RATS: words.pgettext("blades ability", "Pack Rats"),
        CrewAbilityId.SECOND_STORY: words.pgettext("blades ability", "Second Story"),
        CrewAbilityId.SYNCHRONIZED: words.pgettext("blades ability", "Synchronized"),
        CrewAbilityId.ALL_HANDS: words.pgettext("blades ability", "All Hands"),
        CrewAbilityId.JUST_PASSING_THROUGH: words.pgettext(
            "blades ability", "Just Passing Through"
        ),
    }


BLADES_ABILITY_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType({AbilityId: _abilities, CrewAbilityId: _of_crews})
)
"""Enums of abilities and their words."""
