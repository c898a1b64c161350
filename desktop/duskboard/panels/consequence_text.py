"""Consequences in words: what threatens, how it stands, and what is left of it."""

from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    Heat,
    LostOpportunity,
    ReducedEffect,
    WorsePosition,
    Wounding,
    kind_of,
)
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.outcome_offer import ThreatOffer
from duskboard.table.running_action import ThreatState


def consequence_text(words: Words, consequence: Consequence, clock: str = "") -> str:
    """Return what a consequence is: "Level 3 harm: Shot lung", "2 segments on Alarm"."""
    match consequence:
        case Wounding(level=level, text=text):
            said = words.pgettext("blades consequence", "Level %(level)d harm: %(text)s")
            return said % {"level": level, "text": text}
        case Complication(text=text, ticks=ticks):
            return dotted(words, [text, _ticks(words, ticks, clock)])
        case Heat(amount=amount):
            return words.pgettext("blades consequence", "+%(amount)d heat") % {"amount": amount}
        case LostOpportunity(approach=approach):
            said = words.pgettext("blades consequence", "Lost opportunity: %(approach)s")
            return said % {"approach": approach}
        case ReducedEffect() | WorsePosition():
            return enum_text(words, kind_of(consequence))


def threat_title(words: Words, offer: ThreatOffer) -> str:
    """Return a consequence as it stands now."""
    threat = offer.threat
    return consequence_text(words, threat.left or threat.inflicted, offer.clock)


def threat_line(words: Words, offer: ThreatOffer) -> str:
    """Return whom a consequence hits, and what it was before it was met."""
    threat, parts = offer.threat, [offer.bearer.name]
    if offer.taken_from:
        said = words.pgettext("blades consequence", "in place of %(name)s")
        parts.append(said % {"name": offer.taken_from})
    if threat.left is not None and threat.left != threat.inflicted:
        was = words.pgettext("blades consequence", "was: %(before)s")
        parts.append(was % {"before": consequence_text(words, threat.inflicted, offer.clock)})
    return clauses(words, parts)


def state_text(words: Words, state: ThreatState) -> str:
    """Return how a consequence stands, in a word."""
    said = {
        ThreatState.OPEN: words.pgettext("blades threat", "open"),
        ThreatState.RESISTED: words.pgettext("blades threat", "resisted"),
        ThreatState.ARMOURED: words.pgettext("blades threat", "armour took some"),
        ThreatState.AVOIDED: words.pgettext("blades threat", "avoided"),
        ThreatState.APPLIED: words.pgettext("blades threat", "came true"),
    }
    return said[state]


def _ticks(words: Words, ticks: int, clock: str) -> str:
    if not ticks:
        return ""
    if clock:
        text = words.npgettext(
            "blades consequence",
            "%(count)d segment on %(clock)s",
            "%(count)d segments on %(clock)s",
            ticks,
        )
        return text % {"count": ticks, "clock": clock}
    text = words.npgettext("blades consequence", "%(count)d segment", "%(count)d segments", ticks)
    return text % {"count": ticks}
