"""Consequences in words: what threatens, how it stands, and what is left of it."""

from duskboard.core.blades.consequence import Consequence, Wounding
from duskboard.core.blades.harm import HarmLevel
from duskboard.i18n.blades_roll_text import consequence_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.outcome_offer import ThreatOffer
from duskboard.table.running_action import Threat, ThreatState


def clocked_text(words: Words, consequence: Consequence, clock: str = "") -> str:
    """Return what a consequence is, with the clock that it ticks: "Dogs, 2 segments · Alarm"."""
    return dotted(words, [consequence_text(words, consequence), clock])


def threat_title(words: Words, offer: ThreatOffer) -> str:
    """Return a consequence as it stands now."""
    threat = offer.threat
    return clocked_text(words, threat.left or threat.inflicted, offer.clock)


def threat_line(words: Words, offer: ThreatOffer) -> str:
    """Return whom a consequence hits, and what it was before it was met."""
    threat, parts = offer.threat, [offer.bearer.name]
    if offer.taken_from:
        said = words.pgettext("blades consequence", "in place of %(name)s")
        parts.append(said % {"name": offer.taken_from})
    if threat.left is not None and threat.left != threat.inflicted:
        was = words.pgettext("blades consequence", "was: %(before)s")
        parts.append(was % {"before": clocked_text(words, threat.inflicted, offer.clock)})
    is_lasting = isinstance(threat.left, Wounding) and threat.left.level >= HarmLevel.FATAL
    if threat.state is ThreatState.APPLIED and is_lasting:
        parts.append(words.pgettext("blades", "lasting: the GM says whether it is death"))
    return clauses(words, parts)


def state_text(words: Words, threat: Threat) -> str:
    """Return how a consequence stands, in a word."""
    if threat.is_price and threat.state is ThreatState.OPEN:
        return words.pgettext("blades threat", "price of the bargain")
    said = {
        ThreatState.OPEN: words.pgettext("blades threat", "open"),
        ThreatState.RESISTED: words.pgettext("blades threat", "resisted"),
        ThreatState.ARMOURED: words.pgettext("blades threat", "armour took some"),
        ThreatState.AVOIDED: words.pgettext("blades threat", "avoided"),
        ThreatState.APPLIED: words.pgettext("blades threat", "came true"),
    }
    return said[threat.state]
