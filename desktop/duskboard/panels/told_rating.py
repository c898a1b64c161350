"""What real dice of a rating show, read from a line into where its faces come from."""

from duskboard.core.blades.roll import typed_rating
from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.i18n.words import Words
from duskboard.panels.rating_entry import read_rating


def told_rating(words: Words, text: str, check: Rating) -> Dice | ReportedBest:
    """Return the dice, or the word of a player, that a line stands for.

    Raises:
        ExpressionError: It is neither faces nor an outcome.
        DiceError: There are too few or too many faces, or a die has no such face.
    """
    told = read_rating(words, text, check)
    return told if isinstance(told, ReportedBest) else typed_rating(check, told.faces)


def told_hint(words: Words) -> str:
    """Return what can be typed of real dice."""
    return words.pgettext("blades", "Faces of real dice, or the die that counts: = 5, critical")


def told_fault(words: Words) -> str:
    """Return what to type where a line was neither faces nor an outcome."""
    return words.pgettext("blades", "Type the faces, the die that counts, or “critical”.")
