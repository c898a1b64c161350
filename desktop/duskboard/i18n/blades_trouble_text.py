"""Entanglements, and the ways out -> words, by the glossary."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.entanglement import Candidate, EntanglementId, OutId
from duskboard.i18n.words import Words


def _entanglement_id(words: Words) -> Mapping[StrEnum, str]:
    return {
        EntanglementId.ARREST: words.pgettext("blades entanglement", "Arrest"),
        EntanglementId.COOPERATION: words.pgettext("blades entanglement", "Cooperation"),
        EntanglementId.DEMONIC_NOTICE: words.pgettext("blades entanglement", "Demonic notice"),
        EntanglementId.FLIPPED: words.pgettext("blades entanglement", "Flipped"),
        EntanglementId.GANG_TROUBLE: words.pgettext("blades entanglement", "Gang trouble"),
        EntanglementId.INTERROGATION: words.pgettext("blades entanglement", "Interrogation"),
        EntanglementId.QUESTIONING: words.pgettext("blades entanglement", "Questioning"),
        EntanglementId.REPRISALS: words.pgettext("blades entanglement", "Reprisals"),
        EntanglementId.RIVALS: words.pgettext("blades entanglement", "Rivals"),
        EntanglementId.SHOW_OF_FORCE: words.pgettext("blades entanglement", "Show of force"),
        EntanglementId.UNQUIET_DEAD: words.pgettext("blades entanglement", "Unquiet dead"),
        EntanglementId.USUAL_SUSPECTS: words.pgettext("blades entanglement", "The usual suspects"),
    }


def _candidate(words: Words) -> Mapping[StrEnum, str]:
    return {
        Candidate.NOBODY: words.pgettext("blades entanglement", "Nobody in particular"),
        Candidate.ALLY: words.pgettext("blades entanglement", "A faction that is an ally"),
        Candidate.NEUTRAL: words.pgettext("blades entanglement", "A neutral faction"),
        Candidate.ENEMY: words.pgettext("blades entanglement", "An enemy"),
        Candidate.ILL_DISPOSED: words.pgettext(
            "blades entanglement", "A faction of negative status"
        ),
        Candidate.SCOUNDREL: words.pgettext("blades entanglement", "One of the scoundrels"),
        Candidate.CONTACT: words.pgettext("blades entanglement", "A contact, patron or client"),
        Candidate.FRIEND: words.pgettext("blades entanglement", "A friend or purveyor"),
        Candidate.COHORT: words.pgettext("blades entanglement", "A cohort, through its flaw"),
    }


def _out_id(words: Words) -> Mapping[StrEnum, str]:
    return {
        OutId.ARREST_PAY: words.pgettext("blades out", "Pay them off with coin"),
        OutId.ARREST_HAND_OVER: words.pgettext("blades out", "Hand somebody over"),
        OutId.ARREST_EVADE: words.pgettext("blades out", "Try to evade arrest"),
        OutId.COOPERATION_FAVOUR: words.pgettext("blades out", "Do the favour"),
        OutId.COOPERATION_REP: words.pgettext("blades out", "Refuse, and lose rep"),
        OutId.COOPERATION_STATUS: words.pgettext("blades out", "Refuse, and lose status"),
        OutId.DEMON_ACCEPT: words.pgettext("blades out", "Accept the bargain"),
        OutId.DEMON_HIDE: words.pgettext("blades out", "Hide, and lose rep"),
        OutId.DEMON_OTHER: words.pgettext("blades out", "Deal with it another way"),
        OutId.FLIPPED_CHANGES: words.pgettext("blades out", "They change sides"),
        OutId.GANG_REP: words.pgettext("blades out", "Lose face"),
        OutId.GANG_PUNISH: words.pgettext("blades out", "Make an example of one"),
        OutId.GANG_FACE: words.pgettext("blades out", "Face those who were wronged"),
        OutId.INTERROGATION_PAY: words.pgettext("blades out", "Pay them off before it begins"),
        OutId.INTERROGATION_SUFFER: words.pgettext("blades out", "Be beaten and give things away"),
        OutId.QUESTIONING_PAY: words.pgettext("blades out", "Pay for silence"),
        OutId.QUESTIONING_ROLL: words.pgettext("blades out", "See how much they tell"),
        OutId.REPRISALS_PAY: words.pgettext("blades out", "Pay them off with rep and coin"),
        OutId.REPRISALS_LET: words.pgettext("blades out", "Let them"),
        OutId.REPRISALS_FIGHT: words.pgettext("blades out", "Fight it out"),
        OutId.RIVALS_REP: words.pgettext("blades out", "Give way, and lose rep"),
        OutId.RIVALS_COIN: words.pgettext("blades out", "Give way, and pay"),
        OutId.RIVALS_STATUS: words.pgettext("blades out", "Stand firm, and lose status"),
        OutId.FORCE_CLAIM: words.pgettext("blades out", "Give up a claim"),
        OutId.FORCE_TURF: words.pgettext("blades out", "Lose turf"),
        OutId.FORCE_HOLD: words.pgettext("blades out", "Lose hold"),
        OutId.FORCE_WAR: words.pgettext("blades out", "Go to war"),
        OutId.DEAD_OCCULTIST: words.pgettext("blades out", "Hire an occultist"),
        OutId.DEAD_DEAL: words.pgettext("blades out", "Deal with it yourselves"),
        OutId.SUSPECTS_PAY: words.pgettext("blades out", "Pay for the one taken"),
        OutId.SUSPECTS_ROLL: words.pgettext("blades out", "See whether they hold out"),
    }


TROUBLE_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        EntanglementId: _entanglement_id,
        Candidate: _candidate,
        OutId: _out_id,
    }
)
"""The texts of each choice, by its class."""
