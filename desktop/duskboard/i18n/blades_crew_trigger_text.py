"""What earns a crew xp -> words: in short for a chip, at length for its tip (77; A13)."""

from duskboard.core.blades.crew_growth import CrewTrigger
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words


def trigger_short(words: Words, trigger: CrewTrigger) -> str:
    """Return a trigger in a word or two."""
    texts = {
        CrewTrigger.TYPE: words.pgettext("blades crew trigger", "its work"),
        CrewTrigger.CHALLENGE: words.pgettext("blades crew trigger", "above its station"),
        CrewTrigger.REPUTATION: words.pgettext("blades crew trigger", "reputation"),
        CrewTrigger.NATURE: words.pgettext("blades crew trigger", "nature"),
        CrewTrigger.VENGEANCE: words.pgettext("blades crew trigger", "vengeance"),
    }
    return texts[trigger]


def trigger_question(words: Words, trigger: CrewTrigger, own: str) -> str:
    """Return what is asked; the work of a type in the words of the sheet where it has some."""
    said = enum_text(words, trigger)
    return clauses(words, [said, own]) if trigger is CrewTrigger.TYPE and own else said
