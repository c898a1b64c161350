"""What vices, traumas, coin and a stash come to, in a few words (rules/blades.md 52, 55, 171)."""

from collections.abc import Mapping
from enum import StrEnum

from duskboard.core.blades.coin import CoinValue, retirement
from duskboard.core.blades.trait import TraumaId, ViceId
from duskboard.i18n.blades_trait_text import trauma_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words


def vice_about(words: Words, name: str) -> str:
    """Return what a vice is about, or "" for one of the table's own (V1-V7)."""
    return _known(_vices(words), name)


def trauma_about(words: Words, name: str) -> str:
    """Return what a trauma does to somebody, or "" for one of the table's own (171)."""
    return _known(_traumas(words), name)


def trauma_line(words: Words, name: str) -> str:
    """Return a trauma with what it does: "Cold: Unmoved by what moves others"."""
    about = trauma_about(words, name)
    if not about:
        return name
    text = words.pgettext("blades", "%(trauma)s: %(about)s")
    return text % {"trauma": trauma_text(words, name), "about": about}


def coin_worth(words: Words) -> str:
    """Return what so much coin is worth, a line each (rules/blades.md 52)."""
    text = words.pgettext("blades", "%(coin)s: %(worth)s")
    lines = (text % {"coin": one, "worth": enum_text(words, one)} for one in CoinValue)
    return "\n".join(lines)


def retires_text(words: Words, stash: int) -> str:
    """Return how somebody would retire on a stash (rules/blades.md 55)."""
    text = words.pgettext("blades", "Would retire: %(life)s")
    return text % {"life": enum_text(words, retirement(stash))}


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


def _known(texts: Mapping[StrEnum, str], name: str) -> str:
    return next((text for member, text in texts.items() if member == name), "")
