"""Names on a scoundrel's sheet -> words, by the glossary and the list of terms."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.scoundrel import ArmourKind, Bond, Fate, Load
from duskboard.core.blades.trait import ActionId, AttributeId, TraumaId, ViceId, XpTrack
from duskboard.i18n.words import Words


def vice_text(words: Words, name: str) -> str:
    """Return what a vice is called; a word of the table's own is returned as it is."""
    return _known(words, ViceId, name)


def trauma_text(words: Words, name: str) -> str:
    """Return what a trauma is called; a word of the table's own is returned as it is."""
    return _known(words, TraumaId, name)


def _actions(words: Words) -> Mapping[StrEnum, str]:
    return {
        ActionId.HUNT: words.pgettext("blades", "Hunt"),
        ActionId.STUDY: words.pgettext("blades", "Study"),
        ActionId.SURVEY: words.pgettext("blades", "Survey"),
        ActionId.TINKER: words.pgettext("blades", "Tinker"),
        ActionId.FINESSE: words.pgettext("blades", "Finesse"),
        ActionId.PROWL: words.pgettext("blades", "Prowl"),
        ActionId.SKIRMISH: words.pgettext("blades", "Skirmish"),
        ActionId.WRECK: words.pgettext("blades", "Wreck"),
        ActionId.ATTUNE: words.pgettext("blades", "Attune"),
        ActionId.COMMAND: words.pgettext("blades", "Command"),
        ActionId.CONSORT: words.pgettext("blades", "Consort"),
        ActionId.SWAY: words.pgettext("blades", "Sway"),
    }


def _attributes(words: Words) -> Mapping[StrEnum, str]:
    return {
        AttributeId.INSIGHT: words.pgettext("blades", "Insight"),
        AttributeId.PROWESS: words.pgettext("blades", "Prowess"),
        AttributeId.RESOLVE: words.pgettext("blades", "Resolve"),
    }


def _xp_tracks(words: Words) -> Mapping[StrEnum, str]:
    return {
        XpTrack.PLAYBOOK: words.pgettext("blades", "Playbook"),
        XpTrack.INSIGHT: words.pgettext("blades", "Insight"),
        XpTrack.PROWESS: words.pgettext("blades", "Prowess"),
        XpTrack.RESOLVE: words.pgettext("blades", "Resolve"),
    }


def _vices(words: Words) -> Mapping[StrEnum, str]:
    return {
        ViceId.FAITH: words.pgettext("blades vice", "Faith"),
        ViceId.GAMBLING: words.pgettext("blades vice", "Gambling"),
        ViceId.LUXURY: words.pgettext("blades vice", "Luxury"),
        ViceId.OBLIGATION: words.pgettext("blades vice", "Obligation"),
        ViceId.PLEASURE: words.pgettext("blades vice", "Pleasure"),
        ViceId.STUPOR: words.pgettext("blades vice", "Stupor"),
        ViceId.WEIRD: words.pgettext("blades vice", "Weird"),
    }


def _traumas(words: Words) -> Mapping[StrEnum, str]:
    return {
        TraumaId.COLD: words.pgettext("blades trauma", "Cold"),
        TraumaId.HAUNTED: words.pgettext("blades trauma", "Haunted"),
        TraumaId.OBSESSED: words.pgettext("blades trauma", "Obsessed"),
        TraumaId.PARANOID: words.pgettext("blades trauma", "Paranoid"),
        TraumaId.RECKLESS: words.pgettext("blades trauma", "Reckless"),
        TraumaId.SOFT: words.pgettext("blades trauma", "Soft"),
        TraumaId.UNSTABLE: words.pgettext("blades trauma", "Unstable"),
        TraumaId.VICIOUS: words.pgettext("blades trauma", "Vicious"),
    }


def _armour(words: Words) -> Mapping[StrEnum, str]:
    return {
        ArmourKind.STANDARD: words.pgettext("blades armour", "Armour"),
        ArmourKind.HEAVY: words.pgettext("blades armour", "Heavy armour"),
        ArmourKind.SPECIAL: words.pgettext("blades armour", "Special armour"),
    }


def _loads(words: Words) -> Mapping[StrEnum, str]:
    return {
        Load.LIGHT: words.pgettext("blades load", "Light"),
        Load.NORMAL: words.pgettext("blades load", "Normal"),
        Load.HEAVY: words.pgettext("blades load", "Heavy"),
        Load.ENCUMBERED: words.pgettext("blades load", "Encumbered"),
    }


def _fates(words: Words) -> Mapping[StrEnum, str]:
    return {
        Fate.ACTIVE: words.pgettext("blades fate", "In play"),
        Fate.OUT: words.pgettext("blades fate", "Out of action"),
        Fate.LOST: words.pgettext("blades fate", "Lost in vice"),
        Fate.JAILED: words.pgettext("blades fate", "In prison"),
        Fate.RETIRED: words.pgettext("blades fate", "Retired"),
        Fate.DEAD: words.pgettext("blades fate", "Dead"),
    }


def _bonds(words: Words) -> Mapping[StrEnum, str]:
    return {
        Bond.CONTACT: words.pgettext("blades bond", "Contact"),
        Bond.FRIEND: words.pgettext("blades bond", "Close friend"),
        Bond.RIVAL: words.pgettext("blades bond", "Rival"),
    }


def _known(words: Words, kind: type[StrEnum], name: str) -> str:
    member = next((one for one in kind if one == name), None)
    return name if member is None else BLADES_TRAIT_TABLES[kind](words)[member]


BLADES_TRAIT_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType(
        {
            ActionId: _actions,
            ArmourKind: _armour,
            AttributeId: _attributes,
            Bond: _bonds,
            Fate: _fates,
            Load: _loads,
            TraumaId: _traumas,
            ViceId: _vices,
            XpTrack: _xp_tracks,
        }
    )
)
"""Enums of sheets and their words."""
