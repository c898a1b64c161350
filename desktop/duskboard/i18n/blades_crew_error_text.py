"""Errors of crews, factions and downtime -> sentences that say what to do."""

from duskboard.core.blades.activity import NoActivityError, TooPoorQualityError
from duskboard.core.blades.claim import ClaimsFullError, LinkError, NoClaimError
from duskboard.core.blades.cohort import CohortTraitsError
from duskboard.core.blades.crew_growth import (
    AdvanceBoxesError,
    CrewTrackNotFullError,
    UpgradeFullError,
)
from duskboard.core.blades.design import CraftError
from duskboard.core.blades.development import RepNotFullError, TopTierError
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.blades.vault import VaultRoomError
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.play.blades.downtime import DowntimeOpenError, NoDowntimeError
from duskboard.play.blades.hands import NoHandsError
from duskboard.play.blades.trouble import NobodyFitsError, NoRepError


def blades_crew_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about one of these errors, or None for any other."""
    return (
        _rising_text(words, error)
        or _growing_text(words, error)
        or _claim_text(words, error)
        or _trouble_text(words, error)
        or _downtime_text(words, error)
        or _hands_text(words, error)
    )


def _hands_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoHandsError(args=(name,)):
            text = words.gettext(
                "No cohort of %(name)s is free: it takes All Hands, nobody hurt, once a downtime."
            )
            return text % {"name": name}
        case _:
            return None


def _rising_text(words: Words, error: Exception) -> str | None:
    match error:
        case RepNotFullError(args=(name, rep, needed)):
            text = words.gettext(
                "%(name)s has %(rep)d rep of %(needed)d. Fill the track first, or overrule."
            )
            return text % {"name": name, "rep": rep, "needed": needed}
        case TopTierError(args=(name,)):
            text = words.gettext("%(name)s stands as high as anybody can. Nothing was changed.")
            return text % {"name": name}
        case VaultRoomError(args=(name, would, most)):
            text = words.gettext(
                "%(name)s would have %(would)d coin. Spend some: %(most)d are the most."
            )
            return text % {"name": name, "would": would, "most": most}
        case _:
            return None


def _growing_text(words: Words, error: Exception) -> str | None:
    match error:
        case CrewTrackNotFullError(args=(name, marks, boxes)):
            text = words.gettext(
                "%(name)s has %(marks)d xp of %(boxes)d. Fill the track first, or overrule."
            )
            return text % {"name": name, "marks": marks, "boxes": boxes}
        case AdvanceBoxesError(args=(name, boxes)):
            text = words.gettext(
                "An advance of %(name)s is two boxes, not %(boxes)d. Choose anew, or overrule."
            )
            return text % {"name": name, "boxes": boxes}
        case UpgradeFullError(args=(key,)):
            known = next((one for one in UpgradeId if one == key), None)
            name = key if known is None else enum_text(words, known)
            text = words.gettext("“%(upgrade)s” has no such box left. Choose another upgrade.")
            return text % {"upgrade": name}
        case CohortTraitsError(args=(name,)):
            text = words.gettext(
                "%(name)s needs one or two edges and as many flaws. Add what is missing, or "
                "overrule."
            )
            return text % {"name": name}
        case _:
            return None


def _trouble_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoRepError(args=(name, has, wanted)):
            text = words.gettext("%(name)s has %(has)d rep, not %(wanted)d.")
            return text % {"name": name, "has": has, "wanted": wanted}
        case NobodyFitsError():
            return words.gettext("It comes by a faction. Name one first.")
        case _:
            return None


def _claim_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoClaimError():
            return words.gettext("That claim is not on the map any more.")
        case ClaimsFullError(args=(most,)):
            text = words.gettext("The map holds %(most)d claims. Remove one first.")
            return text % {"most": most}
        case LinkError():
            return words.gettext("A claim is not linked to itself. Choose another.")
        case _:
            return None


def _downtime_text(words: Words, error: Exception) -> str | None:
    match error:
        case NoActivityError(args=(name, count)):
            text = words.ngettext(
                "%(name)s has done %(count)d activity and has no more. Pay 1 coin or 1 rep for "
                "another, or overrule.",
                "%(name)s has done %(count)d activities and has no more. Pay 1 coin or 1 rep for "
                "another, or overrule.",
                count,
            )
            return text % {"name": name, "count": count}
        case DowntimeOpenError(args=(number,)):
            text = words.gettext(
                "Downtime %(number)d still runs. Close it first, or overrule to begin the next."
            )
            return text % {"number": number}
        case NoDowntimeError():
            return words.gettext("No downtime runs. Begin one first.")
        case TooPoorQualityError(args=(quality, least)):
            text = words.gettext(
                "It comes to quality %(quality)d, and %(least)d is the least. Pay for more, or "
                "overrule."
            )
            return text % {"quality": quality, "least": least}
        case CraftError(args=(name, design)):
            text = words.gettext(
                "%(name)s has not learnt “%(design)s”. Learn it by a project first, or overrule."
            )
            return text % {"name": name, "design": design}
        case _:
            return None
