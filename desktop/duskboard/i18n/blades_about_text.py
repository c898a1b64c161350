"""What a vice, a trauma or a load is like, in a few words (rules/blades.md 149, 171; V1-V7)."""

from collections.abc import Mapping
from enum import StrEnum

from duskboard.core.blades.scoundrel import Load
from duskboard.core.blades.trait import TraumaId, ViceId
from duskboard.i18n.words import Words


def vice_about(words: Words, name: str) -> str:
    """Return what a vice is about, or "" for one of the table's own (V1-V7)."""
    return _known(_vices(words), name)


def trauma_about(words: Words, name: str) -> str:
    """Return what a trauma does to somebody, or "" for one of the table's own (171)."""
    return _known(_traumas(words), name)


def load_about(words: Words, load: Load) -> str:
    """Return how somebody with a load looks and moves (rules/blades.md 149)."""
    return _loads(words)[load]


def _vices(words: Words) -> Mapping[StrEnum, str]:
    return {
        ViceId.FAITH: words.pgettext(
            "blades vice about", "A power, a lost god, forebears, and what they ask"
        ),
        ViceId.GAMBLING: words.pgettext(
            "blades vice about", "Games of chance, and bets on anything"
        ),
        ViceId.LUXURY: words.pgettext("blades vice about", "Costly, showy living"),
        ViceId.OBLIGATION: words.pgettext(
            "blades vice about", "Bound to kin, a cause or a body of people"
        ),
        ViceId.PLEASURE: words.pgettext(
            "blades vice about", "Lovers, table, drink, drugs, the arts"
        ),
        ViceId.STUPOR: words.pgettext("blades vice about", "Oblivion by drugs, drink or blows"),
        ViceId.WEIRD: words.pgettext(
            "blades vice about", "Odd essences, stray spirits, strange rites"
        ),
    }


def _traumas(words: Words) -> Mapping[StrEnum, str]:
    return {
        TraumaId.COLD: words.pgettext("blades trauma about", "Unmoved by what moves others"),
        TraumaId.HAUNTED: words.pgettext("blades trauma about", "Lives through old horrors again"),
        TraumaId.OBSESSED: words.pgettext("blades trauma about", "Only one thing counts"),
        TraumaId.PARANOID: words.pgettext("blades trauma about", "Trusts nobody"),
        TraumaId.RECKLESS: words.pgettext("blades trauma about", "No care for themselves"),
        TraumaId.SOFT: words.pgettext("blades trauma about", "Lost their edge"),
        TraumaId.UNSTABLE: words.pgettext("blades trauma about", "Sudden swings of mood"),
        TraumaId.VICIOUS: words.pgettext("blades trauma about", "Hurts without need"),
    }


def _loads(words: Words) -> Mapping[StrEnum, str]:
    return {
        Load.LIGHT: words.pgettext("blades load about", "Quick, and passes for a citizen"),
        Load.NORMAL: words.pgettext("blades load about", "Plainly up to something"),
        Load.HEAVY: words.pgettext("blades load about", "Slower, plainly on a job"),
        Load.ENCUMBERED: words.pgettext("blades load about", "Can do nothing but move slowly"),
    }


def _known(texts: Mapping[StrEnum, str], name: str) -> str:
    return next((text for member, text in texts.items() if member == name), "")
