"""Errors of the rolls of Blades in the Dark -> sentences that say what to do."""

from collections.abc import Mapping

from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.roll import ReportedBestError
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.play.blades.applying import NoCrewError, SegmentsAskedError, TickedAlreadyError
from duskboard.play.blades.decision import OwnHelpError
from duskboard.play.blades.fortune import QuestionAskedError
from duskboard.play.blades.team import MemberTwiceError, OtherActionError
from duskboard.play.blades.threat import (
    MateArmourError,
    OutOfReachError,
    OwnProtectionError,
    PriceAgreedError,
    SecondResistanceError,
    ShieldError,
    ThreatOverError,
)


def blades_roll_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about an error of a roll, or None for any other error."""
    return _roll_text(words, error) or _threat_text(words, error) or _play_text(words, error)


def _roll_text(words: Words, error: Exception) -> str | None:
    match error:
        case ActionLimitError(args=(ActionLimit() as limit, name)):
            return _sentences(words)[limit] % {"name": name}
        case ReportedBestError(args=(best, False, _)):
            text = words.gettext("No die shows %(best)d. Type 1 to 6.")
            return text % {"best": best}
        case ReportedBestError(args=(_, True, dice)):
            text = words.ngettext(
                "A critical takes two sixes, and %(dice)d die is rolled.",
                "A critical takes two sixes, and %(dice)d dice are rolled.",
                dice,
            )
            return text % {"dice": dice}
        case _:
            return None


def _threat_text(words: Words, error: Exception) -> str | None:
    match error:
        case ThreatOverError(args=(name,)):
            text = words.gettext("That is over for %(name)s. Undo brings it back.")
        case SecondResistanceError(args=(name,)):
            text = words.gettext(
                "%(name)s has met that consequence already: one roll or one armour each. The GM "
                "may overrule that."
            )
        case PriceAgreedError(args=(name,)):
            text = words.gettext(
                "%(name)s agreed to that price: it is paid whatever comes. The GM may overrule "
                "that."
            )
        case OwnProtectionError(args=(name,)):
            text = words.gettext("It hits %(name)s already. Choose somebody else to protect them.")
        case OutOfReachError(args=(name,)):
            text = words.gettext("%(name)s is cut off: nobody can protect them, or overrule.")
        case ShieldError(args=(name, armour)):
            text = words.gettext(
                "%(armour)s of %(name)s does not do that. Choose reducing or avoiding, or overrule."
            )
            return text % {"name": name, "armour": enum_text(words, armour)}
        case MateArmourError(args=(name, armour)):
            text = words.gettext(
                "%(armour)s of %(name)s does not protect that person. Overrule to mark it all the "
                "same."
            )
            return text % {"name": name, "armour": enum_text(words, armour)}
        case _:
            return None
    return text % {"name": name}


def _play_text(words: Words, error: Exception) -> str | None:
    match error:
        case OwnHelpError(args=(name,)):
            text = words.gettext("%(name)s cannot assist themselves. Choose somebody else.")
        case OtherActionError(args=(name,)):
            text = words.gettext("All roll the same action in a group, and %(name)s does not.")
        case MemberTwiceError(args=(name,)):
            text = words.gettext("%(name)s is in the group already. Each rolls once.")
        case QuestionAskedError(args=(name,)):
            text = words.gettext("“%(name)s” was asked already. Reopen it, or overrule.")
        case TickedAlreadyError(args=(name,)):
            text = words.gettext("The effect has ticked “%(name)s” already. Overrule to tick more.")
        case NoCrewError():
            return words.gettext("There is no crew to take heat. Add one first.")
        case SegmentsAskedError():
            return words.gettext("The house rules leave the number of segments to you. Type it.")
        case _:
            return None
    return text % {"name": name}


def _sentences(words: Words) -> Mapping[ActionLimit, str]:
    return {
        ActionLimit.FATE: words.gettext("%(name)s is not in play now. The GM may overrule that."),
        ActionLimit.TRAUMA: words.gettext(
            "%(name)s has marked the last box of stress. Choose the trauma first, or overrule."
        ),
        ActionLimit.HELPLESS: words.gettext(
            "%(name)s is incapacitated and needs help, or a push to act. The GM may overrule that."
        ),
        ActionLimit.SPECIAL_ARMOUR: words.gettext(
            "%(name)s has no special armour left for that push. The GM may overrule that."
        ),
        ActionLimit.ABILITY: words.gettext(
            "%(name)s has not the ability that is ticked. Take it off, or overrule."
        ),
        ActionLimit.HELPER_FATE: words.gettext(
            "Whoever helps %(name)s is not in play now. Choose another helper, or overrule."
        ),
        ActionLimit.CUT_OFF: words.gettext(
            "%(name)s is cut off: no assist and no setup reach them. Take them off, or overrule."
        ),
        ActionLimit.BONUS_DICE: words.gettext(
            "%(name)s takes two bonus dice at most: an assist, and a push or a bargain. The "
            "GM may overrule that."
        ),
        ActionLimit.PUSH_AND_BARGAIN: words.gettext(
            "%(name)s takes a die from a push or from a bargain, not from both. The GM may "
            "overrule that."
        ),
        ActionLimit.NO_PRICE: words.gettext(
            "Say what the bargain costs %(name)s: it is paid whatever the dice say. The GM may "
            "overrule that."
        ),
        ActionLimit.PUSH_TWICE: words.gettext(
            "%(name)s takes each push once an action. The GM may overrule that."
        ),
        ActionLimit.FEAT: words.gettext(
            "%(name)s needs a push for that feat. Add one, or overrule."
        ),
        ActionLimit.TRADE: words.gettext(
            "%(name)s has no step left to trade. Choose another pair, or overrule."
        ),
        ActionLimit.POOL: words.gettext(
            "%(name)s would roll more than 12 dice. Take some off, or overrule."
        ),
    }
