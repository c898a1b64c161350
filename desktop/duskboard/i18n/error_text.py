"""Errors -> sentences that say what to do."""

from duskboard.core.clocks.link import ClockCycleError, NoRaceError
from duskboard.core.clocks.tick import (
    ClockKeptError,
    ClockLockedError,
    ClockRuleError,
    NoSuchClockError,
)
from duskboard.core.dice import (
    MAX_DICE,
    MAX_EXTRA_TENS,
    MAX_SIDES,
    DiceError,
    DiceLimitError,
    ExpressionError,
    ExtraTensError,
    FaceCountError,
    FaceError,
    KeepDiceError,
    SecretWordError,
    TotalError,
)
from duskboard.i18n.blades_error_text import blades_error_text
from duskboard.i18n.chase_error_text import chase_error_text
from duskboard.i18n.file_error_text import file_error_text
from duskboard.i18n.quick_clock import (
    ClockSizeError,
    ClockWordError,
    NoClockTextError,
    QuickClockError,
)
from duskboard.i18n.storyteller_error_text import storyteller_error_text
from duskboard.i18n.words import Words
from duskboard.play.change import (
    AlreadyOnTableError,
    NothingToChangeError,
    NotOnTableError,
    PlayError,
)
from duskboard.play.clock_deed import NotAtEndError
from duskboard.play.session import NoSessionError, SessionRunningError
from duskboard.table.table import StaleChangeError

_D10 = 10


def error_text(words: Words, error: Exception) -> str:
    """Return a sentence for the user: what is wrong and what to do.

    Every error of core, table, play and storage has its own; for any other the sentence says no
    more than that nothing was changed.
    """
    return (
        _clock_text(words, error)
        or chase_error_text(words, error)
        or storyteller_error_text(words, error)
        or blades_error_text(words, error)
        or _dice_text(words, error)
        or _play_text(words, error)
        or _typed_text(words, error)
        or file_error_text(words, error)
        or words.gettext("That did not work. Nothing was changed.")
    )


def _clock_text(words: Words, error: Exception) -> str | None:
    match error:
        case ClockLockedError(args=(name,)):
            text = words.gettext("“%(clock)s” is locked. Fill the clock that opens it first.")
        case ClockKeptError(args=(name,)):
            text = words.gettext("“%(clock)s” only rises. Let it be lowered in its menu first.")
        case NoRaceError(args=(name,)):
            text = words.gettext("“%(clock)s” begins anew whenever it fills, so it cannot race.")
        case NotAtEndError(args=(name,)):
            text = words.gettext("“%(clock)s” has not come to its end. Fill it first.")
        case ClockCycleError(args=(first, then)) if first != then:
            text = words.gettext(
                "“%(then)s” leads back to “%(first)s”. Choose another clock to open."
            )
            return text % {"first": first, "then": then}
        case ClockRuleError():
            return _clock_rule_text(words, error)
        case _:
            return None
    return text % {"clock": name}


def _clock_rule_text(words: Words, error: ClockRuleError) -> str:
    if isinstance(error, NoSuchClockError):
        return words.gettext("That clock is not on the table any more. Undo brings it back.")
    if isinstance(error, ClockCycleError):
        return words.gettext("A clock cannot open or race itself. Choose another clock.")
    return words.gettext("The rules of clocks do not allow that. Nothing was changed.")


def _dice_text(words: Words, error: Exception) -> str | None:
    match error:
        case ExpressionError(args=(typed,)):
            return _expression_text(words, error, typed)
        case FaceError(args=(face, sides)):
            return _face_text(words, face, sides)
        case FaceCountError(args=(wanted, given)):
            text = words.ngettext(
                "This roll has %(wanted)d die. Type one face, not %(given)d.",
                "This roll has %(wanted)d dice. Type as many faces, not %(given)d.",
                wanted,
            )
            return text % {"wanted": wanted, "given": given}
        case TotalError(args=(total, least, most)):
            text = words.gettext(
                "%(total)d cannot be rolled here. Type a total from %(least)d to %(most)d."
            )
            return text % {"total": total, "least": least, "most": most}
        case DiceError():
            return words.gettext("These dice cannot be rolled. Type for example 3d6+2.")
        case _:
            return None


def _expression_text(words: Words, error: ExpressionError, typed: str) -> str:
    """Return what is wrong with a text that is no roll, the limit that it breaks if that is it."""
    match error:
        case DiceLimitError():
            text = words.gettext("Roll at most %(dice)d dice, of 2 to %(sides)d sides each.")
            return text % {"dice": MAX_DICE, "sides": MAX_SIDES}
        case ExtraTensError():
            text = words.gettext("A d100 has at most %(count)d bonus or penalty dice.")
            return text % {"count": MAX_EXTRA_TENS}
        case KeepDiceError():
            return words.gettext(
                "Keeping the highest or lowest dice is not known. Roll them all, or type = and "
                "the total."
            )
        case SecretWordError():
            return words.gettext("Type only the dice. “Secret” is the switch below.")
        case _ if not typed.strip():
            return words.gettext("Type what to roll, for example 3d6+2 or d100 b1.")
        case _:
            text = words.gettext(
                "“%(text)s” is no roll. Type for example 3d6+2 or d100 b1, or faces such as 4 6 1."
            )
            return text % {"text": typed}


def _face_text(words: Words, face: int, sides: int) -> str:
    if sides == _D10:
        # The dice of a d100 are d10s, but show 0 for ten and 00 to 90.
        text = words.gettext(
            "No d10 shows %(face)d. Type 1 to 10; for a d100 00 to 90, then 0 to 9."
        )
        return text % {"face": face}
    text = words.gettext("No d%(sides)d shows %(face)d. Type 1 to %(sides)d.")
    return text % {"face": face, "sides": sides}


def _play_text(words: Words, error: Exception) -> str | None:
    match error:
        case NotOnTableError():
            text = words.gettext("That is not on the table any more. Undo brings it back.")
        case AlreadyOnTableError():
            text = words.gettext("That lies on the table already. Use the one that is there.")
        case NothingToChangeError():
            text = words.gettext("It is so already. Nothing was changed.")
        case SessionRunningError(args=(number,)):
            text = words.gettext("Session %(number)d is still running. End it first.")
            return text % {"number": number}
        case NoSessionError():
            text = words.gettext("No session is running. Start one first.")
        case StaleChangeError():
            text = words.gettext("The table has changed meanwhile. Look again, then try again.")
        case PlayError():
            text = words.gettext("That cannot be done at this table. Nothing was changed.")
        case _:
            return None
    return text


def _typed_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoClockTextError():
            return words.gettext("Name what stands in the way, for example: Alarm 6 danger.")
        case ClockSizeError(args=(typed,)):
            text = words.gettext(
                "A clock has 2 to 24 segments, not %(number)s. Put a name with a number in quotes."
            )
            return text % {"number": typed}
        case ClockWordError(args=(word,)):
            text = words.gettext(
                "“%(word)s” is no size and no kind of clock. Type for example: “Room 12” 6 danger."
            )
            return text % {"word": word}
        case QuickClockError():
            return words.gettext("That makes no clock. Type for example: Alarm 6 danger.")
        case _:
            return None
