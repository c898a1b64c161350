"""What each claim brings -> words, short enough for the map (rules/blades.md 71)."""

from collections.abc import Mapping

from duskboard.core.blades.claim import Claim, ClaimId
from duskboard.i18n.words import Words


def gives_text(words: Words, claim: Claim) -> str:
    """Return what a claim brings, in the table's words or those of its kind; "" for none known."""
    return claim.gives or {**_dice(words), **_coin(words), **_others(words)}.get(claim.kind, "")


def _dice(words: Words) -> Mapping[str, str]:
    return {
        ClaimId.CITY_RECORDS: words.pgettext("blades claim gives", "stealth +1d"),
        ClaimId.SECRET_PATHWAYS: words.pgettext("blades claim gives", "stealth +1d"),
        ClaimId.COVER_IDENTITIES: words.pgettext("blades claim gives", "deceive, social +1d"),
        ClaimId.ANCIENT_ALTAR: words.pgettext("blades claim gives", "occult +1d"),
        ClaimId.INFIRMARY: words.pgettext("blades claim gives", "treatment +1d"),
        ClaimId.INFORMANTS: words.pgettext("blades claim gives", "gather info +1d"),
        ClaimId.WAREHOUSES: words.pgettext("blades claim gives", "acquire +1d"),
        ClaimId.ANCIENT_TOWER: words.pgettext("blades claim gives", "Consort, arcane +1d"),
        ClaimId.LOOKOUTS: words.pgettext("blades claim gives", "Hunt, Survey +1d"),
        ClaimId.LUXURY_VENUE: words.pgettext("blades claim gives", "Consort, Sway +1d"),
        ClaimId.TAVERN: words.pgettext("blades claim gives", "Consort, Sway +1d"),
        ClaimId.INTERROGATION_CHAMBER: words.pgettext("blades claim gives", "Command, Sway +1d"),
    }


def _coin(words: Words) -> Mapping[str, str]:
    return {
        ClaimId.ENVOY: words.pgettext("blades claim gives", "+2 coin, high clients"),
        ClaimId.FIXER: words.pgettext("blades claim gives", "+2 coin, low clients"),
        ClaimId.STREET_FENCE: words.pgettext("blades claim gives", "+2 coin, low targets"),
        ClaimId.TERRORIZED_CITIZENS: words.pgettext("blades claim gives", "+2 coin, extortion"),
        ClaimId.OFFERTORY: words.pgettext("blades claim gives", "+2 coin, occult"),
        ClaimId.LOCAL_GRAFT: words.pgettext("blades claim gives", "+2 coin, show of force"),
        ClaimId.SURPLUS_CACHE: words.pgettext("blades claim gives", "+2 coin, product"),
        ClaimId.COVERT_DROP: words.pgettext("blades claim gives", "+2 coin, sabotage"),
        ClaimId.LOYAL_FENCE: words.pgettext("blades claim gives", "+2 coin, burglary"),
        ClaimId.PROTECTION_RACKET: words.pgettext("blades claim gives", "Tier dice − heat"),
        ClaimId.VICE_DEN: words.pgettext("blades claim gives", "Tier dice − heat"),
        ClaimId.FIGHTING_PITS: words.pgettext("blades claim gives", "Tier dice − heat"),
        ClaimId.SIDE_BUSINESS: words.pgettext("blades claim gives", "Tier dice − heat"),
    }


def _others(words: Words) -> Mapping[str, str]:
    return {
        ClaimId.COVER_OPERATION: words.pgettext("blades claim gives", "−2 heat a score"),
        ClaimId.TRAINING_ROOMS: words.pgettext("blades claim gives", "cohort scale +1"),
        ClaimId.VICTIM_TROPHIES: words.pgettext("blades claim gives", "+1 rep a score"),
    }
