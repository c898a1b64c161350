"""Errors of Blades in the Dark -> sentences that say what to do."""

from duskboard.core.blades.growth import DotLimitError
from duskboard.i18n.blades_crew_error_text import blades_crew_error_text
from duskboard.i18n.blades_life_error_text import blades_life_error_text
from duskboard.i18n.blades_roll_error_text import blades_roll_error_text
from duskboard.i18n.blades_trait_text import trauma_text
from duskboard.i18n.blades_world_error_text import blades_world_error_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.quick_scoundrels import (
    NoScoundrelNameError,
    ScoundrelNumberError,
    ScoundrelTwiceError,
    ScoundrelWordError,
)
from duskboard.i18n.words import Words
from duskboard.play.blades.edit import (
    BlankNameError,
    FullRowError,
    NumberRangeError,
    RowTwiceError,
    TrackLengthError,
    WrongRowError,
)


def blades_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about an error of Blades in the Dark, or None for any other error."""
    return (
        _sheet_text(words, error)
        or _row_text(words, error)
        or _typed_text(words, error)
        or blades_life_error_text(words, error)
        or blades_roll_error_text(words, error)
        or blades_crew_error_text(words, error)
        or blades_world_error_text(words, error)
    )


def _sheet_text(words: Words, error: Exception) -> str | None:
    match error:
        case BlankNameError():
            return words.gettext("A sheet needs a name. Type one.")
        case NumberRangeError(args=(number, least, most)):
            text = words.gettext("%(number)d does not fit. Type %(least)d to %(most)d.")
            return text % {"number": number, "least": least, "most": most}
        case DotLimitError(args=(action, dots, most)):
            text = words.gettext(
                "%(action)s would have %(dots)d dots. It goes to %(most)d; to 4 with the crew’s "
                "Mastery."
            )
            return text % {"action": enum_text(words, action), "dots": dots, "most": most}
        case TrackLengthError(args=(field,)):
            text = words.gettext(
                "%(field)s: the house rules keep every track as given. Choose “As each sheet says” "
                "there, or overrule."
            )
            return text % {"field": enum_text(words, field)}
        case _:
            return None


def _typed_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoScoundrelNameError():
            return words.gettext("A name is missing. Type it first: Nell prowl2.")
        case ScoundrelWordError(args=(word,)):
            text = words.gettext(
                "“%(word)s” says nothing here. Type an action and its dots, such as prowl2; put a "
                "name with such words in quotes."
            )
            return text % {"word": word}
        case ScoundrelTwiceError(args=(word,)):
            text = words.gettext("“%(word)s” was said before. Leave one of the two out.")
            return text % {"word": word}
        case ScoundrelNumberError(args=(word, least, most)):
            text = words.gettext("“%(word)s” cannot be. Type %(least)d to %(most)d.")
            return text % {"word": word, "least": least, "most": most}
        case _:
            return None


def _row_text(words: Words, error: Exception) -> str | None:
    match error:
        case WrongRowError():
            return words.gettext("That row belongs to another part of the sheet.")
        case RowTwiceError(args=(name,)):
            text = words.gettext("“%(name)s” stands on the sheet already. Choose another.")
            return text % {"name": trauma_text(words, name)}
        case FullRowError(args=(level, boxes)):
            text = words.ngettext(
                "Level %(level)d harm has %(boxes)d box. Write it on another level.",
                "Level %(level)d harm has %(boxes)d boxes. Write it on another level.",
                boxes,
            )
            return text % {"level": level, "boxes": boxes}
        case _:
            return None
