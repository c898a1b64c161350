"""Errors of the chase -> sentences that say what to do."""

from duskboard.core.chase.movement import (
    CautionError,
    NoActionsLeftError,
    NoObstacleError,
    NoWayError,
    ObstacleError,
    PrepareError,
    StepBackError,
)
from duskboard.core.chase.placement import GapError, ShortTrackError
from duskboard.core.chase.rounds import (
    CannotDelayError,
    ChaseError,
    HasActedError,
    NobodyRunsError,
    NotActiveError,
    NotRunningError,
    NotStartedError,
    NotWaitingError,
    TurnBegunError,
)
from duskboard.core.chase.source import WrongReportError
from duskboard.core.chase.tie import NotEqualError
from duskboard.i18n.chase_fight_error_text import fight_error_text
from duskboard.i18n.chase_vehicle_error_text import vehicle_error_text
from duskboard.i18n.listing import names
from duskboard.i18n.quick_people import (
    NoPersonNameError,
    NoPersonTextError,
    PersonNumberError,
    PersonTwiceError,
    PersonWordError,
    QuickPersonError,
)
from duskboard.i18n.words import Words
from duskboard.play.chase.check import LuckError
from duskboard.play.chase.crossing import LossWantedError
from duskboard.play.chase.damaging import TooManyHitPointsError
from duskboard.play.chase.ending import EscapeLeadError
from duskboard.play.chase.group import NotAGroupError, NotTogetherError, TooManyLeaveError
from duskboard.play.chase.joining import NotALineError
from duskboard.play.chase.laying import PlaceTakenError
from duskboard.play.chase.moving import PriceWantedError
from duskboard.play.chase.obstacle import (
    HitPointsError,
    NoBarrierError,
    NotBrokenError,
    OtherWayError,
)
from duskboard.play.chase.overruling import ActionsError
from duskboard.play.chase.person import GapWantedError
from duskboard.play.chase.running import (
    ChaseRunningError,
)
from duskboard.play.chase.setting_up import NoChaseError, StillChasedError
from duskboard.play.chase.speeding import NoSpeedToRollError
from duskboard.play.chase.throwing import ThrowsWantedError


def chase_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about an error of the chase, or None for any other error."""
    return (
        _turn_text(words, error)
        or _move_text(words, error)
        or _caution_text(words, error)
        or _laying_text(words, error)
        or _placing_text(words, error)
        or _asking_text(words, error)
        or _setup_text(words, error)
        or _check_text(words, error)
        or fight_error_text(words, error)
        or _typed_text(words, error)
        or vehicle_error_text(words, error)
        or _general_text(words, error)
    )


def _turn_text(words: Words, error: Exception) -> str | None:
    match error:
        case NotActiveError(args=(name, active)) if active:
            text = words.gettext("It is %(active)s’s turn, not %(name)s’s. Hold Alt to overrule.")
            return text % {"name": name, "active": active}
        case NotActiveError(args=(name, _)):
            text = words.gettext("It is nobody’s turn. Give it to %(name)s, or begin the round.")
        case NotRunningError(args=(name,)):
            text = words.gettext("%(name)s is not on the track. Put the token on a place first.")
        case TurnBegunError(args=(name,)):
            text = words.gettext("%(name)s is in the middle of a turn. End it first.")
        case HasActedError(args=(name,)):
            text = words.gettext("%(name)s has acted this round. Wait for the next one.")
        case NotWaitingError(args=(name,)):
            text = words.gettext("%(name)s has not delayed. The turn comes by itself.")
        case CannotDelayError(args=(name,)):
            text = words.gettext(
                "%(name)s has spent actions this turn and cannot delay. End the turn."
            )
        case _:
            return None
    return text % {"name": name}


def _move_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoActionsLeftError(args=(name, wanted, left)):
            text = words.ngettext(
                "That takes %(wanted)d action; %(name)s has %(left)d left.",
                "That takes %(wanted)d actions; %(name)s has %(left)d left.",
                wanted,
            )
            return text % {"name": name, "wanted": wanted, "left": left}
        case ObstacleError(args=(name,)):
            text = words.gettext("“%(obstacle)s” is in the way. Roll to get past it.")
            return text % {"obstacle": name}
        case NoWayError():
            return words.gettext("No way leads there. Choose a place of this track.")
        case NoObstacleError():
            return words.gettext("Nothing lies in the way. Just move.")
        case StepBackError():
            return words.gettext("This table does not go back along the track. A ruling says so.")
        case _:
            return None


def _caution_text(words: Words, error: Exception) -> str | None:
    match error:
        case CautionError(args=(dice,)):
            text = words.gettext("%(dice)d bonus dice cannot be used: two are the most in a roll.")
            return text % {"dice": dice}
        case PrepareError():
            return words.gettext(
                "This table buys bonus dice with the crossing only. A ruling says so."
            )
        case ActionsError(args=(number, most)):
            text = words.gettext("Nobody has %(number)d actions. Type 0 to %(most)d.")
            return text % {"number": number, "most": most}
        case _:
            return None


def _laying_text(words: Words, error: Exception) -> str | None:
    match error:
        case PlaceTakenError(args=(place, name)):
            text = words.gettext("%(name)s stands at “%(place)s”. Move the token away first.")
            return text % {"name": name, "place": place}
        case NotALineError(args=(place,)):
            text = words.gettext("Ways part at “%(place)s”. Take one of them away first.")
            return text % {"place": place}
        case NoBarrierError():
            return words.gettext("No barrier lies there. Put one on that way first.")
        case HitPointsError(args=(_, full)):
            text = words.gettext("That barrier has %(full)d hit points when whole. Type 0 to that.")
            return text % {"full": full}
        case TooManyHitPointsError(args=(points, full)):
            text = words.gettext(
                "%(points)d hit points are more than the %(full)d when unhurt. "
                "Type both, as in 9/11."
            )
            return text % {"points": points, "full": full}
        case _:
            return None


def _placing_text(words: Words, error: Exception) -> str | None:
    match error:
        case ShortTrackError(args=(wanted, there)):
            text = words.gettext(
                "Everybody’s starting places need %(wanted)d places; there are %(there)d. Add some."
            )
            return text % {"wanted": wanted, "there": there}
        case GapError():
            return words.gettext("The quarry start ahead: by one place at least.")
        case NotAGroupError(args=(name,)):
            text = words.gettext("%(name)s is one alone. Only a group can be split.")
            return text % {"name": name}
        case TooManyLeaveError(args=(name, count)):
            text = words.gettext("%(name)s are %(count)d. Type 1 to %(most)d: one has to stay.")
            return text % {"name": name, "count": count, "most": count - 1}
        case NotTogetherError(args=(name, other)):
            text = words.gettext("%(name)s and %(other)s do not stand together on one side.")
            return text % {"name": name, "other": other}
        case _:
            return None


def _asking_text(words: Words, error: Exception) -> str | None:
    match error:
        case GapWantedError():
            return words.gettext("Say how many places ahead the quarry start.")
        case PriceWantedError():
            return words.gettext("Say how many actions that takes.")
        case LossWantedError():
            return words.gettext("That failed. Roll 1D3 for the actions lost, or say the number.")
        case ThrowsWantedError(args=who):
            text = words.gettext("Equal DEX: type a d100 each for %(names)s, in this order.")
            return text % {"names": names(words, who)}
        case NotEqualError():
            return words.gettext(
                "Only people of equal DEX can be put in order. Choose two of them."
            )
        case _:
            return None


def _setup_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoChaseError():
            return words.gettext("A chase takes somebody who flees and somebody who pursues.")
        case StillChasedError(args=(name,)):
            text = words.gettext("%(name)s does not get away: start the chase.")
        case NoSpeedToRollError():
            return words.gettext("All have rolled for speed. Say how it went for the others.")
        case EscapeLeadError():
            return words.gettext("Nobody escapes without a lead. Type 1 or more.")
        case NotBrokenError(args=(name,)):
            text = words.gettext("“%(name)s” still stands. Break it first.")
        case OtherWayError(args=(name,)):
            text = words.gettext("“%(name)s” lies there the other way. Take it away first.")
        case _:
            return None
    return text % {"name": name}


def _check_text(words: Words, error: Exception) -> str | None:
    match error:
        case LuckError(args=(name, wanted, left)):
            text = words.gettext("Luck does not help here: %(name)s has %(left)d of %(wanted)d.")
            return text % {"name": name, "wanted": wanted, "left": left}
        case WrongReportError():
            return words.gettext("That is not what these dice tell. Say how it went instead.")
        case _:
            return None


def _typed_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoPersonTextError():
            text = words.gettext("Type somebody, for example: ghoul x3 mov9 dex40 climb40.")
        case NoPersonNameError():
            text = words.gettext("A name is missing. Type it first: Edda mov8 dex70.")
        case PersonWordError(args=(word,)):
            text = words.gettext(
                "“%(word)s” says nothing here. Type a word and its number, such as climb40; put a "
                "name with such words in quotes."
            )
            return text % {"word": word}
        case PersonTwiceError(args=(word,)):
            text = words.gettext("“%(word)s” was said before. Take one of the two away.")
            return text % {"word": word}
        case PersonNumberError(args=(word, least, most)):
            text = words.gettext("“%(word)s” cannot be. Type %(least)d to %(most)d.")
            return text % {"word": word, "least": least, "most": most}
        case QuickPersonError():
            text = words.gettext("That makes nobody. Type for example: ghoul x3 mov9 dex40.")
        case _:
            return None
    return text


def _general_text(words: Words, error: Exception) -> str | None:
    match error:
        case ChaseRunningError():
            return words.gettext("The chase has begun. Undo its start, or overrule.")
        case NotStartedError():
            return words.gettext("The chase has not begun, or nobody’s turn is on. Start it first.")
        case NobodyRunsError():
            return words.gettext("Nobody is on the track. Put somebody on a place first.")
        case ChaseError():
            return words.gettext("The rules of the chase do not allow that. Nothing was changed.")
        case _:
            return None
