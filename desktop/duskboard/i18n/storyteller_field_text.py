"""Fields of a sheet -> words: some bear another name on another kind of body."""

from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.field import TextField


def text_field_text(words: Words, field: TextField, creature: Creature) -> str:
    """Return what a field of words is called on the sheet of such a creature."""
    if field is TextField.SIRE and creature is not Creature.KINDRED:
        return words.pgettext("vampire field", "Master")
    return enum_text(words, field)
