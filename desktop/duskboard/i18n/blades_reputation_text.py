"""What a crew is known for -> words."""

from duskboard.core.blades.crew_creation import Reputation
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words


def reputation_text(words: Words, reputation: str) -> str:
    """Return what a crew is known for; a word of the table's own as it is."""
    known = next((one for one in Reputation if one == reputation), None)
    return reputation if known is None else enum_text(words, known)
