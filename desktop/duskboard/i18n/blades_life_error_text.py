"""Errors of a scoundrel's body, purse and growth -> sentences that say what to do."""

from duskboard.core.blades.armour import (
    ArmourFreeError,
    ArmourNotCarriedError,
    ArmourUsedError,
    NoSpecialArmourError,
)
from duskboard.core.blades.coin import CoinRoomError, NoCoinError, NoStashError, StashRoomError
from duskboard.core.blades.fate import CareerOverError, GoneError, InPlayError
from duskboard.core.blades.growth import (
    AbilityTwiceError,
    SplitError,
    TrackNotFullError,
    TrainedTwiceError,
)
from duskboard.core.blades.load import NoItemError, NoLoadError, OverloadedError, PrisonLoadError
from duskboard.core.blades.stress import NoTraumaDueError, TraumaLimitError, TraumaTwiceError
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_trait_text import trauma_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.play.blades.harm import NoWoundError
from duskboard.play.blades.recovery import HealerAwayError, NoHarmError, NotHealerError
from duskboard.play.blades.vice import NotInPlayError


def blades_life_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about one of these errors, or None for any other."""
    return (
        _trauma_text(words, error)
        or _fate_text(words, error)
        or _coin_text(words, error)
        or _load_text(words, error)
        or _armour_text(words, error)
        or _growth_text(words, error)
        or _healing_text(words, error)
    )


def _trauma_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoTraumaDueError(args=(name,)):
            text = words.gettext(
                "%(name)s has no trauma to choose: the last box of stress is not marked. The GM "
                "may overrule that."
            )
            return text % {"name": name}
        case TraumaTwiceError(args=(name, trauma)):
            text = words.gettext("%(name)s bears “%(trauma)s” already. Choose another.")
            return text % {"name": name, "trauma": trauma_text(words, trauma)}
        case TraumaLimitError(args=(name, boxes)):
            text = words.ngettext(
                "%(name)s has %(boxes)d box for trauma, and it is marked. The GM may overrule "
                "that.",
                "%(name)s has %(boxes)d boxes for trauma, and all are marked. The GM may overrule "
                "that.",
                boxes,
            )
            return text % {"name": name, "boxes": boxes}
        case _:
            return None


def _fate_text(words: Words, error: Exception) -> str | None:
    match error:
        case CareerOverError(args=(name,)):
            text = words.gettext(
                "%(name)s bears all the trauma they can: retire, or go to prison. The GM may "
                "overrule that."
            )
        case GoneError(args=(name,)):
            text = words.gettext(
                "%(name)s does not come back by the rules. The GM may overrule that."
            )
        case InPlayError(args=(name,)):
            text = words.gettext("%(name)s is in play already. Nothing was changed.")
        case _:
            return None
    return text % {"name": name}


def _coin_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoCoinError(args=(name, has, wanted)):
            text = words.gettext("%(name)s has %(has)d coin, not %(wanted)d.")
            return text % {"name": name, "has": has, "wanted": wanted}
        case CoinRoomError(args=(name, would, most)):
            text = words.gettext(
                "%(name)s would have %(would)d coin. Spend some: %(most)d are the most."
            )
            return text % {"name": name, "would": would, "most": most}
        case NoStashError(args=(name, has, wanted)):
            text = words.gettext("%(name)s has %(has)d in the stash, not %(wanted)d.")
            return text % {"name": name, "has": has, "wanted": wanted}
        case StashRoomError(args=(name, would, most)):
            text = words.gettext(
                "%(name)s would have %(would)d in the stash. It holds %(most)d: put less away."
            )
            return text % {"name": name, "would": would, "most": most}
        case PrisonLoadError(args=(name, _, most)):
            text = words.gettext(
                "%(name)s can have %(most)d in prison, 2 for each Smuggling claim of the crew. The "
                "GM may overrule that."
            )
            return text % {"name": name, "most": most}
        case _:
            return None


def _load_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoItemError(args=(name,)):
            text = words.gettext("That item is not on the sheet of %(name)s any more.")
            return text % {"name": name}
        case NoLoadError(args=(name,)):
            text = words.gettext(
                "%(name)s has no load for this score. Choose one first, or overrule."
            )
            return text % {"name": name}
        case OverloadedError(args=(name, would, most)):
            text = words.gettext(
                "%(name)s would carry %(would)d, and the load holds %(most)d. Take a heavier one, "
                "or overrule."
            )
            return text % {"name": name, "would": would, "most": most}
        case _:
            return None


def _armour_text(words: Words, error: Exception) -> str | None:
    match error:
        case ArmourUsedError(args=(name, kind)):
            text = words.gettext("%(armour)s of %(name)s is marked already.")
            return text % {"name": name, "armour": enum_text(words, kind)}
        case ArmourFreeError(args=(name, kind)):
            text = words.gettext("%(armour)s of %(name)s is not marked.")
            return text % {"name": name, "armour": enum_text(words, kind)}
        case ArmourNotCarriedError(args=(name, _kind, item)):
            text = words.gettext(
                "%(name)s does not carry “%(item)s”. Tick it in the load first, or overrule."
            )
            return text % {"name": name, "item": item}
        case NoSpecialArmourError(args=(name,)):
            text = words.gettext(
                "%(name)s has no ability that names special armour. The GM may overrule that."
            )
            return text % {"name": name}
        case _:
            return None


def _growth_text(words: Words, error: Exception) -> str | None:
    match error:
        case TrackNotFullError(args=(track, marks, boxes)):
            text = words.gettext(
                "%(track)s has %(marks)d xp of %(boxes)d. Fill the track first, or overrule."
            )
            texts = {"track": enum_text(words, track), "marks": marks, "boxes": boxes}
            return text % texts
        case AbilityTwiceError(args=(key,)):
            text = words.gettext(
                "“%(ability)s” stands on the sheet already. Choose another, or overrule."
            )
            return text % {"ability": ability_name(words, key)}
        case TrainedTwiceError(args=(name, track)):
            text = words.gettext(
                "%(name)s has trained %(track)s in this downtime. Choose another, or overrule."
            )
            return text % {"name": name, "track": enum_text(words, track)}
        case SplitError(args=(marks, earned)):
            text = words.gettext("%(earned)d xp were earned, not %(marks)d. Split them anew.")
            return text % {"marks": marks, "earned": earned}
        case _:
            return None


def _healing_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoWoundError(args=(name,)):
            text = words.gettext("That harm is not on the sheet of %(name)s any more.")
        case NoHarmError(args=(name,)):
            text = words.gettext("%(name)s has no harm to recover from.")
        case NotHealerError(args=(name,)):
            text = words.gettext(
                "%(name)s is no trained healer. Tick that on the sheet, or overrule."
            )
        case HealerAwayError(args=(name,)) | NotInPlayError(args=(name,)):
            text = words.gettext("%(name)s is not in play now. The GM may overrule that.")
        case _:
            return None
    return text % {"name": name}
