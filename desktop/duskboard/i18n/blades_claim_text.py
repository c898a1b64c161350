"""Claims, in the city and in prison -> words, by the glossary."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.claim import ClaimId, ClaimState
from duskboard.core.blades.prison import PrisonClaimId
from duskboard.i18n.words import Words
from duskboard.play.blades.claim import ClaimField


def _claim_id(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClaimId.LAIR: words.pgettext("blades claim", "Lair"),
        ClaimId.TURF: words.pgettext("blades claim", "Turf"),
        ClaimId.CITY_RECORDS: words.pgettext("blades claim", "City records"),
        ClaimId.SECRET_PATHWAYS: words.pgettext("blades claim", "Secret pathways"),
        ClaimId.COVER_IDENTITIES: words.pgettext("blades claim", "Cover identities"),
        ClaimId.ANCIENT_ALTAR: words.pgettext("blades claim", "Ancient altar"),
        ClaimId.ENVOY: words.pgettext("blades claim", "Envoy"),
        ClaimId.FIXER: words.pgettext("blades claim", "Fixer"),
        ClaimId.STREET_FENCE: words.pgettext("blades claim", "Street fence"),
        ClaimId.TERRORIZED_CITIZENS: words.pgettext("blades claim", "Terrorized citizens"),
        ClaimId.OFFERTORY: words.pgettext("blades claim", "Offertory"),
        ClaimId.LOCAL_GRAFT: words.pgettext("blades claim", "Local graft"),
        ClaimId.SURPLUS_CACHE: words.pgettext("blades claim", "Surplus cache"),
        ClaimId.COVERT_DROP: words.pgettext("blades claim", "Covert drop"),
        ClaimId.LOYAL_FENCE: words.pgettext("blades claim", "Loyal fence"),
        ClaimId.PROTECTION_RACKET: words.pgettext("blades claim", "Protection racket"),
        ClaimId.VICE_DEN: words.pgettext("blades claim", "Vice den"),
        ClaimId.FIGHTING_PITS: words.pgettext("blades claim", "Fighting pits"),
        ClaimId.SIDE_BUSINESS: words.pgettext("blades claim", "Side business"),
        ClaimId.COVER_OPERATION: words.pgettext("blades claim", "Cover operation"),
        ClaimId.INFIRMARY: words.pgettext("blades claim", "Infirmary"),
        ClaimId.INFORMANTS: words.pgettext("blades claim", "Informants"),
        ClaimId.TRAINING_ROOMS: words.pgettext("blades claim", "Training rooms"),
        ClaimId.VICTIM_TROPHIES: words.pgettext("blades claim", "Victim trophies"),
        ClaimId.WAREHOUSES: words.pgettext("blades claim", "Warehouses"),
        ClaimId.ANCIENT_TOWER: words.pgettext("blades claim", "Ancient tower"),
        ClaimId.LOOKOUTS: words.pgettext("blades claim", "Lookouts"),
        ClaimId.LUXURY_VENUE: words.pgettext("blades claim", "Luxury venue"),
        ClaimId.TAVERN: words.pgettext("blades claim", "Tavern"),
        ClaimId.INTERROGATION_CHAMBER: words.pgettext("blades claim", "Interrogation chamber"),
    }


def _claim_state(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClaimState.OPEN: words.pgettext("blades claim", "Not held"),
        ClaimState.HELD: words.pgettext("blades claim", "Held"),
        ClaimState.LOST: words.pgettext("blades claim", "Lost"),
    }


def _prison_claim_id(words: Words) -> Mapping[StrEnum, str]:
    return {
        PrisonClaimId.PRISON: words.pgettext("blades prison", "Prison"),
        PrisonClaimId.ALLIED: words.pgettext("blades prison", "Allied claim"),
        PrisonClaimId.CELL_BLOCK: words.pgettext("blades prison", "Cell block control"),
        PrisonClaimId.GUARD_PAYOFF: words.pgettext("blades prison", "Guard payoff"),
        PrisonClaimId.HARDCASE: words.pgettext("blades prison", "Hardcase"),
        PrisonClaimId.PAROLE: words.pgettext("blades prison", "Parole influence"),
        PrisonClaimId.SMUGGLING: words.pgettext("blades prison", "Smuggling"),
    }


def _claim_field(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClaimField.NAME: words.pgettext("blades claim", "Name"),
        ClaimField.OWNER: words.pgettext("blades claim", "Owner"),
        ClaimField.GIVES: words.pgettext("blades claim", "Gives"),
    }


CLAIM_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        ClaimField: _claim_field,
        ClaimId: _claim_id,
        ClaimState: _claim_state,
        PrisonClaimId: _prison_claim_id,
    }
)
"""The texts of each choice, by its class."""
