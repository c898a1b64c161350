"""The price of a way out of an entanglement -> words (rules/blades.md 112)."""

from duskboard.core.blades.entanglement import Price
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words


def price_text(words: Words, price: Price) -> str:
    """Return what a way out costs by itself: "3 rep, 3 coin"; "free" for nothing."""
    counted = {
        words.pgettext("blades price", "%(count)d rep"): price.rep,
        words.pgettext("blades price", "%(count)d coin"): price.coin,
        words.pgettext("blades price", "+%(count)d heat"): price.heat,
        words.pgettext("blades price", "level %(count)d harm"): price.harm,
        words.pgettext("blades price", "%(count)d turf"): price.turf,
        words.pgettext("blades price", "%(count)d hold"): price.hold,
        words.pgettext("blades price", "%(count)d claim"): price.claims,
        words.pgettext("blades price", "status −%(count)d"): -price.status,
    }
    parts = [text % {"count": count} for text, count in counted.items() if count]
    said = {
        words.pgettext("blades price", "heat 0"): price.clears_heat,
        words.pgettext("blades price", "war"): price.is_war,
        words.pgettext("blades price", "a roll decides"): price.is_roll,
    }
    parts += [text for text, is_so in said.items() if is_so]
    return clauses(words, parts) or words.pgettext("blades price", "free")
