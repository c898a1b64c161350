"""Errors of Vampire -> sentences that say what to do."""

from duskboard.core.storyteller.calendar import CalendarError
from duskboard.core.storyteller.difficulty import DifficultyError
from duskboard.core.storyteller.extended import ExtendedOverError
from duskboard.core.storyteller.growth import (
    AboveLimitError,
    ExperienceError,
    NotForExperienceError,
)
from duskboard.core.storyteller.naming import TraitThereError
from duskboard.core.storyteller.pool import HelplessError, UntrainedError
from duskboard.core.storyteller.roll import NoDiceError, PoolLimitError, ReportedNetError
from duskboard.i18n.quick_pool import QuickPoolError
from duskboard.i18n.quick_sheets import NoSheetNameError, SheetNumberError, SheetWordError
from duskboard.i18n.storyteller_night_error_text import night_error_text
from duskboard.i18n.storyteller_time_text import date_text
from duskboard.i18n.storyteller_trait_text import any_trait_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.body import AsleepError, LevelsError
from duskboard.play.storyteller.edit import BlankNameError, NumberRangeError, WrongRowError
from duskboard.play.storyteller.hunger import FedError
from duskboard.play.storyteller.sheet import TooManySheetsError
from duskboard.play.storyteller.spending import (
    BloodError,
    BloodTurnError,
    NoWillpowerError,
    WillpowerTwiceError,
)


def storyteller_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about an error of Vampire, or None for any other error."""
    return (
        _roll_text(words, error)
        or _state_text(words, error)
        or _points_text(words, error)
        or _growth_text(words, error)
        or _sheet_text(words, error)
        or _typed_text(words, error)
        or _number_text(words, error)
        or night_error_text(words, error)
    )


def _roll_text(words: Words, error: Exception) -> str | None:
    match error:
        case DifficultyError(args=(number,)):
            text = words.gettext("There is no difficulty %(number)d. Type 2 to 10.")
            return text % {"number": number}
        case PoolLimitError(args=(dice, most)):
            text = words.gettext("%(dice)d dice are too many. Roll at most %(most)d.")
            return text % {"dice": dice, "most": most}
        case NoDiceError():
            return words.gettext("No dice are left, so this cannot be done. Add dice to overrule.")
        case ReportedNetError(args=(net, _)):
            text = words.gettext(
                "%(net)d successes cannot be. Type 0 to 99, or a botch without any."
            )
            return text % {"net": net}
        case _:
            return None


def _state_text(words: Words, error: Exception) -> str | None:
    match error:
        case HelplessError(args=(name,)):
            text = words.gettext("%(name)s cannot act, only spend blood. The GM may overrule that.")
            return text % {"name": name}
        case UntrainedError(args=(trait,)):
            text = words.gettext("%(trait)s needs a dot to be rolled. The GM may overrule that.")
            return text % {"trait": any_trait_text(words, trait)}
        case AsleepError(args=(name, day)):
            text = words.gettext("%(name)s sleeps until %(date)s. Move the date, or overrule.")
            return text % {"name": name, "date": date_text(words, day)}
        case ExtendedOverError(args=(name,)):
            text = words.gettext("“%(name)s” has ended. Begin a new one.")
            return text % {"name": name}
        case _:
            return None


def _points_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoWillpowerError(args=(name,)):
            text = words.gettext("%(name)s has not enough Willpower left to spend.")
            return text % {"name": name}
        case WillpowerTwiceError(args=(name,)):
            text = words.gettext(
                "%(name)s has spent Willpower this turn. Begin the next turn, or overrule."
            )
            return text % {"name": name}
        case BloodError(args=(name, held, wanted)):
            text = words.gettext("%(name)s has %(held)d blood, not %(wanted)d.")
            return text % {"name": name, "held": held, "wanted": wanted}
        case BloodTurnError(args=(name, most, spent)):
            text = words.gettext(
                "%(name)s spends at most %(most)d blood a turn and has spent %(spent)d. "
                "Begin the next turn, or overrule."
            )
            return text % {"name": name, "most": most, "spent": spent}
        case FedError(args=(name, held)):
            text = words.gettext("%(name)s has %(held)d blood and does not starve.")
            return text % {"name": name, "held": held}
        case _:
            return None


def _growth_text(words: Words, error: Exception) -> str | None:
    match error:
        case AboveLimitError(args=(trait, rating, most)):
            text = words.gettext(
                "%(trait)s goes to %(most)d here, not %(rating)d. The GM may overrule that."
            )
            name = any_trait_text(words, trait)
            return text % {"trait": name, "most": most, "rating": rating}
        case ExperienceError(args=(price, left)):
            text = words.gettext("That takes %(price)d experience, and %(left)d is left.")
            return text % {"price": price, "left": left}
        case TraitThereError(args=(trait,)):
            text = words.gettext("%(trait)s stands there already. Type another name.")
            return text % {"trait": any_trait_text(words, trait)}
        case NotForExperienceError(args=(trait,)):
            text = words.gettext(
                "Experience does not buy %(trait)s. Set its dots when the story brings it."
            )
            return text % {"trait": any_trait_text(words, trait)}
        case _:
            return None


def _sheet_text(words: Words, error: Exception) -> str | None:
    match error:
        case BlankNameError():
            return words.gettext("A sheet needs a name. Type one.")
        case WrongRowError():
            return words.gettext("That row belongs to another part of the sheet.")
        case TooManySheetsError(args=(count, most)):
            text = words.gettext("%(count)d sheets at once are too many. Add at most %(most)d.")
            return text % {"count": count, "most": most}
        case _:
            return None


def _typed_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoSheetNameError():
            return words.gettext("A name is missing. Type it first: constable x6 dex3.")
        case SheetWordError(args=(word,)):
            text = words.gettext(
                "“%(word)s” says nothing here. Type a trait and its dots, such as dex3; put a name "
                "with such words in quotes."
            )
            return text % {"word": word}
        case SheetNumberError(args=(word, least, most)):
            text = words.gettext("“%(word)s” cannot be. Type %(least)d to %(most)d.")
            return text % {"word": word, "least": least, "most": most}
        case _:
            return None


def _number_text(words: Words, error: Exception) -> str | None:
    match error:
        case QuickPoolError(args=(part,)):
            text = words.gettext("“%(part)s” is no trait, or may be several. Type its whole name.")
            return text % {"part": part}
        case NumberRangeError(args=(number, least, most)):
            text = words.gettext("%(number)d does not fit. Type %(least)d to %(most)d.")
            return text % {"number": number, "least": least, "most": most}
        case LevelsError(args=(number, most)):
            text = words.gettext("%(number)d levels do not fit. Choose 0 to %(most)d.")
            return text % {"number": number, "most": most}
        case CalendarError():
            return words.gettext("The calendar has no such date. It goes from the year 1 to 9999.")
        case _:
            return None
