"""Errors of fights and of chases made up -> sentences that say what to do."""

from duskboard.core.chase.calling import Caller
from duskboard.core.chase.conflict import (
    AttacksUsedError,
    ElsewhereError,
    SelfAttackError,
    TooBigError,
)
from duskboard.core.chase.movement import StandsError
from duskboard.core.chase.shooting import HasMovedError, WeaponError
from duskboard.i18n.words import Words
from duskboard.play.chase.attack import RamError
from duskboard.play.chase.calling import CalledError
from duskboard.play.chase.exchange import ThrowWantedError
from duskboard.play.chase.improvising import FixedPoolError
from duskboard.play.chase.making import MakingRollError


def fight_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about an error of a fight, or None for any other error."""
    return _attack_text(words, error) or _shot_text(words, error) or _made_text(words, error)


def _attack_text(words: Words, error: Exception) -> str | None:
    match error:
        case SelfAttackError():
            return words.gettext("Nobody attacks themselves, or who sits in the same vehicle.")
        case ElsewhereError(args=(name,)):
            text = words.gettext("%(name)s stands elsewhere. Go there first, or shoot.")
            return text % {"name": name}
        case AttacksUsedError(args=(name, count)):
            text = words.ngettext(
                "%(name)s has %(count)d attack a round, and it is made. Wait for the next round.",
                "%(name)s has %(count)d attacks a round; all are made. Wait for the next round.",
                count,
            )
            return text % {"name": name, "count": count}
        case TooBigError(args=(name, by)):
            text = words.gettext(
                "%(name)s is %(build)d Build bigger; 2 are the most that can be mastered."
            )
            return text % {"name": name, "build": by}
        case RamError(args=(name,)):
            text = words.gettext("%(name)s drives nothing that still runs. Attack on foot.")
            return text % {"name": name}
        case _:
            return None


def _shot_text(words: Words, error: Exception) -> str | None:
    match error:
        case StandsError(args=(name,)):
            text = words.gettext("%(name)s stood still to shoot, and does not move this round.")
            return text % {"name": name}
        case HasMovedError(args=(name,)):
            text = words.gettext("%(name)s has moved this round. Shoot on the move.")
            return text % {"name": name}
        case WeaponError(args=(name,)) if name:
            text = words.gettext("%(weapon)s cannot do that. Choose another weapon.")
            return text % {"weapon": name}
        case WeaponError():
            return words.gettext("Bare hands do not shoot. Choose a weapon that does.")
        case _:
            return None


def _made_text(words: Words, error: Exception) -> str | None:
    match error:
        case CalledError(args=(Caller.KEEPER,)):
            return words.gettext("The players called last. The Keeper may call next.")
        case CalledError():
            return words.gettext("The Keeper called last. The players may call next.")
        case MakingRollError(args=(name,)):
            text = words.gettext("“%(what)s” takes a roll. Roll, or type what real dice show.")
            return text % {"what": name}
        case FixedPoolError(args=(number, most)):
            text = words.gettext("Nobody has %(number)d actions a round. Type 1 to %(most)d.")
            return text % {"number": number, "most": most}
        case ThrowWantedError(args=(name,)):
            text = words.gettext("%(name)s has to roll first. Roll, or type what real dice show.")
            return text % {"name": name}
        case _:
            return None
