"""Errors of fights and nights of Vampire -> sentences that say what to do."""

from duskboard.core.storyteller.aim import TooFarError, UnseenTargetError
from duskboard.core.storyteller.attack import NoDefenceError
from duskboard.core.storyteller.bond import (
    AsleepBondError,
    CompleteError,
    SameNightError,
    SelfBondError,
)
from duskboard.core.storyteller.diablerie import NotThatStepError
from duskboard.core.storyteller.fight import (
    CannotActError,
    NoDeedError,
    NotTheirMomentError,
    TooManyDeedsError,
)
from duskboard.core.storyteller.frenzy import (
    FrenzyOverError,
    NotRagingError,
    TriedThisTurnError,
)
from duskboard.core.storyteller.seduction import NotTiedError, SeductionOverError
from duskboard.core.storyteller.waking import CannotWakeError, WakingHindrance
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.attacking import NotAnnouncedError, NotThatAttackStepError
from duskboard.play.storyteller.diablerie import StillCalledError
from duskboard.play.storyteller.fighting import InitiativeError
from duskboard.play.storyteller.frenzy import HasDiceError
from duskboard.play.storyteller.manoeuvre import LeftOutError


def night_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about an error of a fight or of the night, or None for any other."""
    return (
        _turn_text(words, error)
        or _attack_text(words, error)
        or _frenzy_text(words, error)
        or _bond_text(words, error)
        or _procedure_text(words, error)
        or _table_text(words, error)
    )


def _turn_text(words: Words, error: Exception) -> str | None:
    match error:
        case NotTheirMomentError(args=(name,)):
            text = words.gettext("It is not %(name)s’s moment. Wait for it, or overrule.")
            return text % {"name": name}
        case NoDeedError(args=(name,)):
            text = words.gettext("%(name)s has nothing like that left to do in this turn.")
            return text % {"name": name}
        case CannotActError(args=(name,)):
            text = words.gettext("%(name)s cannot act in this turn. The GM may overrule that.")
            return text % {"name": name}
        case TooManyDeedsError(args=(count, most)):
            text = words.gettext("%(count)d actions are too many. Declare at most %(most)d.")
            return text % {"count": count, "most": most}
        case _:
            return None


def _attack_text(words: Words, error: Exception) -> str | None:
    match error:
        case UnseenTargetError(args=(name,)):
            text = words.gettext(
                "%(name)s cannot shoot or throw at what nobody sees. The GM may overrule that."
            )
            return text % {"name": name}
        case TooFarError(args=(wanted, most)):
            text = words.gettext(
                "%(wanted)d metres are too far while acting. Go at most %(most)s, or overrule."
            )
            return text % {"wanted": wanted, "most": f"{most:g}"}
        case NoDefenceError(args=(name,)):
            text = words.gettext(
                "%(name)s cannot meet the attack so. Choose another defence, or overrule."
            )
            return text % {"name": name}
        case NotThatAttackStepError(args=(name,)):
            text = words.gettext("The attack of %(name)s waits for another step.")
            return text % {"name": name}
        case NotAnnouncedError(args=(name,)):
            text = words.gettext(
                "%(name)s did not announce Willpower for this turn. The GM may overrule that."
            )
            return text % {"name": name}
        case _:
            return None


def _frenzy_text(words: Words, error: Exception) -> str | None:
    match error:
        case FrenzyOverError(args=(name,)):
            text = words.gettext("%(name)s has nothing left to resist here.")
            return text % {"name": name}
        case NotRagingError(args=(name,)):
            text = words.gettext("%(name)s is not in frenzy, so nothing can end.")
            return text % {"name": name}
        case TriedThisTurnError(args=(name,)):
            text = words.gettext("%(name)s has rolled in this turn. Begin the next turn first.")
            return text % {"name": name}
        case HasDiceError(args=(name, dice)):
            text = words.gettext("%(name)s has %(dice)d dice of Self-Control. Roll them.")
            return text % {"name": name, "dice": dice}
        case _:
            return None


def _bond_text(words: Words, error: Exception) -> str | None:
    match error:
        case SelfBondError(args=(name,)):
            text = words.gettext("%(name)s cannot be bound to their own blood.")
            return text % {"name": name}
        case SameNightError(args=(thrall, regnant)):
            text = words.gettext(
                "%(thrall)s has drunk of %(regnant)s tonight. Another night counts again."
            )
            return text % {"thrall": thrall, "regnant": regnant}
        case CompleteError(args=(thrall, regnant)):
            text = words.gettext("%(thrall)s is bound to %(regnant)s completely already.")
            return text % {"thrall": thrall, "regnant": regnant}
        case AsleepBondError(args=(thrall, regnant)):
            text = words.gettext(
                "%(thrall)s is bound to %(regnant)s, so no other drink counts until that ends."
            )
            return text % {"thrall": thrall, "regnant": regnant}
        case _:
            return None


def _procedure_text(words: Words, error: Exception) -> str | None:
    match error:
        case NotThatStepError(args=(name,)):
            text = words.gettext("The diablerie of %(name)s waits for another step.")
            return text % {"name": name}
        case StillCalledError(args=(name,)):
            text = words.gettext("%(name)s still resists the Beast. Finish the frenzy first.")
            return text % {"name": name}
        case SeductionOverError(args=(name,)):
            text = words.gettext("%(name)s cannot roll here now. Decide the tie, or begin anew.")
            return text % {"name": name}
        case NotTiedError(args=(name,)):
            text = words.gettext("There is no tie of %(name)s to decide.")
            return text % {"name": name}
        case CannotWakeError(args=(name, why)):
            text = words.gettext("%(name)s cannot wake now: %(why)s.")
            return text % {"name": name, "why": enum_text(words, WakingHindrance(why))}
        case _:
            return None


def _table_text(words: Words, error: Exception) -> str | None:
    match error:
        case InitiativeError(args=(number, least, most)):
            text = words.gettext("%(number)d is no initiative. Type %(least)d to %(most)d.")
            return text % {"number": number, "least": least, "most": most}
        case LeftOutError():
            return words.gettext("Your house rules leave that out. Change them to use it.")
        case _:
            return None
