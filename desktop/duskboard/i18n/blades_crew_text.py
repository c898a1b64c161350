"""Choices of a crew: hold, upgrades, cohorts, reputation -> words, by the glossary."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.cohort import CohortEdge, CohortFlaw, CohortKind, GangType
from duskboard.core.blades.crew_creation import Deal, Reputation
from duskboard.core.blades.crew_growth import CrewTrigger
from duskboard.core.blades.crew_making import CrewStep
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.blades.vault import Pay
from duskboard.i18n.words import Words


def _hold(words: Words) -> Mapping[StrEnum, str]:
    return {
        Hold.WEAK: words.pgettext("blades hold", "Weak"),
        Hold.STRONG: words.pgettext("blades hold", "Strong"),
    }


def _upgrade_id(words: Words) -> Mapping[StrEnum, str]:
    return {
        UpgradeId.BOAT_HOUSE: words.pgettext("blades upgrade", "Boat house"),
        UpgradeId.CARRIAGE_HOUSE: words.pgettext("blades upgrade", "Carriage house"),
        UpgradeId.HIDDEN_LAIR: words.pgettext("blades upgrade", "Hidden lair"),
        UpgradeId.MASTERY: words.pgettext("blades upgrade", "Mastery"),
        UpgradeId.DOCUMENTS: words.pgettext("blades upgrade", "Quality: documents"),
        UpgradeId.GEAR: words.pgettext("blades upgrade", "Quality: gear"),
        UpgradeId.IMPLEMENTS: words.pgettext("blades upgrade", "Quality: implements"),
        UpgradeId.SUPPLIES: words.pgettext("blades upgrade", "Quality: supplies"),
        UpgradeId.TOOLS: words.pgettext("blades upgrade", "Quality: tools"),
        UpgradeId.WEAPONS: words.pgettext("blades upgrade", "Quality: weapons"),
        UpgradeId.QUARTERS: words.pgettext("blades upgrade", "Quarters"),
        UpgradeId.SECURE_LAIR: words.pgettext("blades upgrade", "Secure lair"),
        UpgradeId.INSIGHT_TRAINING: words.pgettext("blades upgrade", "Training: Insight"),
        UpgradeId.PROWESS_TRAINING: words.pgettext("blades upgrade", "Training: Prowess"),
        UpgradeId.RESOLVE_TRAINING: words.pgettext("blades upgrade", "Training: Resolve"),
        UpgradeId.PLAYBOOK_TRAINING: words.pgettext("blades upgrade", "Training: playbook"),
        UpgradeId.VAULT: words.pgettext("blades upgrade", "Vault"),
        UpgradeId.WORKSHOP: words.pgettext("blades upgrade", "Workshop"),
        UpgradeId.COMPOSED: words.pgettext("blades upgrade", "Composed"),
        UpgradeId.HARDENED: words.pgettext("blades upgrade", "Hardened"),
        UpgradeId.RIGGING: words.pgettext("blades upgrade", "Rigging"),
        UpgradeId.PRISON_CONTACTS: words.pgettext("blades upgrade", "Prison contacts"),
        UpgradeId.ELITE_ADEPTS: words.pgettext("blades upgrade", "Elite Adepts"),
        UpgradeId.ELITE_ROOKS: words.pgettext("blades upgrade", "Elite Rooks"),
        UpgradeId.ELITE_ROVERS: words.pgettext("blades upgrade", "Elite Rovers"),
        UpgradeId.ELITE_SKULKS: words.pgettext("blades upgrade", "Elite Skulks"),
        UpgradeId.ELITE_THUGS: words.pgettext("blades upgrade", "Elite Thugs"),
        UpgradeId.UNDERGROUND_MAPS: words.pgettext(
            "blades upgrade", "Underground maps and passkeys"
        ),
        UpgradeId.CAMOUFLAGE: words.pgettext("blades upgrade", "Camouflage"),
    }


def _cohort_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        CohortKind.GANG: words.pgettext("blades cohort", "Gang"),
        CohortKind.EXPERT: words.pgettext("blades cohort", "Expert"),
    }


def _gang_type(words: Words) -> Mapping[StrEnum, str]:
    return {
        GangType.ADEPTS: words.pgettext("blades cohort", "Adepts"),
        GangType.ROOKS: words.pgettext("blades cohort", "Rooks"),
        GangType.ROVERS: words.pgettext("blades cohort", "Rovers"),
        GangType.SKULKS: words.pgettext("blades cohort", "Skulks"),
        GangType.THUGS: words.pgettext("blades cohort", "Thugs"),
    }


def _cohort_edge(words: Words) -> Mapping[StrEnum, str]:
    return {
        CohortEdge.FEARSOME: words.pgettext("blades cohort", "Fearsome"),
        CohortEdge.INDEPENDENT: words.pgettext("blades cohort", "Independent"),
        CohortEdge.LOYAL: words.pgettext("blades cohort", "Loyal"),
        CohortEdge.TENACIOUS: words.pgettext("blades cohort", "Tenacious"),
    }


def _cohort_flaw(words: Words) -> Mapping[StrEnum, str]:
    return {
        CohortFlaw.PRINCIPLED: words.pgettext("blades cohort", "Principled"),
        CohortFlaw.SAVAGE: words.pgettext("blades cohort", "Savage"),
        CohortFlaw.UNRELIABLE: words.pgettext("blades cohort", "Unreliable"),
        CohortFlaw.WILD: words.pgettext("blades cohort", "Wild"),
    }


def _reputation(words: Words) -> Mapping[StrEnum, str]:
    return {
        Reputation.AMBITIOUS: words.pgettext("blades reputation", "Ambitious"),
        Reputation.BRUTAL: words.pgettext("blades reputation", "Brutal"),
        Reputation.DARING: words.pgettext("blades reputation", "Daring"),
        Reputation.HONORABLE: words.pgettext("blades reputation", "Honorable"),
        Reputation.PROFESSIONAL: words.pgettext("blades reputation", "Professional"),
        Reputation.SAVVY: words.pgettext("blades reputation", "Savvy"),
        Reputation.SUBTLE: words.pgettext("blades reputation", "Subtle"),
        Reputation.STRANGE: words.pgettext("blades reputation", "Strange"),
    }


def _deal(words: Words) -> Mapping[StrEnum, str]:
    return {
        Deal.GROUNDS_PAID: words.pgettext("blades crew", "Pay the owner of the grounds"),
        Deal.GROUNDS_FRIENDLY: words.pgettext("blades crew", "Pay the owner of the grounds well"),
        Deal.GROUNDS_REFUSED: words.pgettext("blades crew", "Pay the owner of the grounds nothing"),
        Deal.HELPED: words.pgettext("blades crew", "Helped with an upgrade"),
        Deal.HELPED_PAID: words.pgettext("blades crew", "Helped with an upgrade, and repaid"),
        Deal.HURT: words.pgettext("blades crew", "Hurt by an upgrade"),
        Deal.HURT_PAID: words.pgettext("blades crew", "Hurt by an upgrade, and appeased"),
        Deal.CONTACT_FRIEND: words.pgettext("blades crew", "Friend of the favourite contact"),
        Deal.CONTACT_CLOSE_FRIEND: words.pgettext(
            "blades crew", "Close friend of the favourite contact"
        ),
        Deal.CONTACT_ENEMY: words.pgettext("blades crew", "Enemy of the favourite contact"),
        Deal.CONTACT_SWORN_ENEMY: words.pgettext(
            "blades crew", "Sworn enemy of the favourite contact"
        ),
    }


def _crew_step(words: Words) -> Mapping[StrEnum, str]:
    return {
        CrewStep.TYPE: words.pgettext("blades crew", "Crew type"),
        CrewStep.REPUTATION: words.pgettext("blades crew", "Reputation"),
        CrewStep.LAIR: words.pgettext("blades crew", "Lair"),
        CrewStep.GROUNDS: words.pgettext("blades crew", "Hunting grounds"),
        CrewStep.PREFERRED: words.pgettext("blades crew", "Preferred operation"),
        CrewStep.OWNER: words.pgettext("blades crew", "Owner of the grounds"),
        CrewStep.ABILITY: words.pgettext("blades creation", "Special ability"),
        CrewStep.UPGRADES: words.pgettext("blades crew", "Upgrades"),
        CrewStep.HELPER: words.pgettext("blades crew making", "Who helped with an upgrade"),
        CrewStep.HURT: words.pgettext("blades crew making", "Who was hurt by an upgrade"),
        CrewStep.CONTACT: words.pgettext("blades crew", "Favourite contact"),
        CrewStep.FRIEND: words.pgettext("blades crew making", "The contact’s friends"),
        CrewStep.ENEMY: words.pgettext("blades crew making", "The contact’s enemies"),
    }


def _crew_trigger(words: Words) -> Mapping[StrEnum, str]:
    return {
        CrewTrigger.TYPE: words.pgettext("blades crew trigger", "The work of its type"),
        CrewTrigger.CHALLENGE: words.pgettext(
            "blades crew trigger", "A challenge above its station"
        ),
        CrewTrigger.REPUTATION: words.pgettext(
            "blades crew trigger", "Its reputation bolstered or changed"
        ),
        CrewTrigger.NATURE: words.pgettext(
            "blades crew trigger", "Its goals, drives, conflict or nature shown"
        ),
        CrewTrigger.VENGEANCE: words.pgettext(
            "blades crew trigger", "Vengeance that the crew helped with"
        ),
    }


def _pay(words: Words) -> Mapping[StrEnum, str]:
    return {
        Pay.MINOR: words.pgettext("blades pay", "Minor job"),
        Pay.SMALL: words.pgettext("blades pay", "Small job"),
        Pay.STANDARD: words.pgettext("blades pay", "Standard score"),
        Pay.BIG: words.pgettext("blades pay", "Big score"),
        Pay.MAJOR: words.pgettext("blades pay", "Major score"),
    }


CREW_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        Hold: _hold,
        UpgradeId: _upgrade_id,
        CohortKind: _cohort_kind,
        GangType: _gang_type,
        CohortEdge: _cohort_edge,
        CohortFlaw: _cohort_flaw,
        Reputation: _reputation,
        Deal: _deal,
        CrewStep: _crew_step,
        CrewTrigger: _crew_trigger,
        Pay: _pay,
    }
)
"""The texts of each choice, by its class."""
