"""Errors of vehicles and forks -> sentences that say what to do."""

from duskboard.core.chase.driving import (
    NotDrivingError,
    PassengerError,
    ReachError,
    RunningOnError,
    TooFewActionsError,
    WreckError,
)
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.chase_vehicle_text import build_text
from duskboard.i18n.words import Words
from duskboard.play.chase.boarding import (
    FullError,
    NotThereError,
    OneDrivesError,
    OnFootError,
    OtherSideError,
)
from duskboard.play.chase.colliding import BuildError
from duskboard.play.chase.driving import NobodyDrivesError, NoHelpError, NotHelpingError
from duskboard.play.chase.forking import AlreadyJoinedError, LoopError, OnlyWayError
from duskboard.play.chase.laying import ForkedError


def vehicle_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about an error of vehicles or forks, or None for any other error."""
    return (
        _seat_text(words, error)
        or _drive_text(words, error)
        or _run_text(words, error)
        or _fork_text(words, error)
    )


def _seat_text(words: Words, error: Exception) -> str | None:
    match error:
        case FullError(args=(vehicle, seats)):
            text = words.gettext(
                "“%(vehicle)s” is full: it has %(seats)d seats. Somebody has to get out."
            )
            return text % {"vehicle": vehicle, "seats": seats}
        case NotThereError(args=(name, vehicle)):
            text = words.gettext("“%(vehicle)s” is not where %(name)s stands. Go there first.")
        case OtherSideError(args=(name, vehicle)):
            text = words.gettext(
                "The other side sits in “%(vehicle)s”. Put %(name)s on that side, or choose "
                "another one."
            )
        case OneDrivesError(args=(name,)):
            vehicle = ""
            text = words.gettext("%(name)s are a group: let one of them leave it and drive.")
        case OnFootError(args=(name,)):
            vehicle = ""
            text = words.gettext("%(name)s sits in no vehicle. Get in first.")
        case _:
            return None
    return text % {"name": name, "vehicle": vehicle}


def _drive_text(words: Words, error: Exception) -> str | None:
    match error:
        case NotDrivingError(args=(name,)):
            text = words.gettext("%(name)s drives nothing. Take the wheel of a vehicle first.")
        case PassengerError(args=(name,)):
            text = words.gettext("%(name)s rides along: move who drives, or get out first.")
        case WreckError(args=(name,)):
            text = words.gettext("“%(name)s” goes nowhere any more. Get out and go on foot.")
        case NobodyDrivesError(args=(name,)):
            text = words.gettext("Nobody drives “%(name)s”. Somebody has to take the wheel.")
        case NotHelpingError(args=(name,)):
            text = words.gettext("%(name)s rides in no vehicle. Only a passenger helps the driver.")
        case NoHelpError(args=(skill,)):
            text = words.gettext("“%(name)s” does not help a driver. Roll one of those offered.")
            name = skill_text(words, skill)
        case _:
            return None
    return text % {"name": name}


def _run_text(words: Words, error: Exception) -> str | None:
    match error:
        case ReachError(args=(reach,)):
            text = words.gettext("%(reach)d places cannot be declared. Type 2 to 5.")
            return text % {"reach": reach}
        case RunningOnError(args=(name, left)):
            text = words.ngettext(
                "%(name)s has declared a run, and %(left)d place of it is left. Drive on, or end "
                "the turn.",
                "%(name)s has declared a run, and %(left)d places of it are left. Drive on, or "
                "end the turn.",
                left,
            )
            return text % {"name": name, "left": left}
        case TooFewActionsError(args=(name,)):
            text = words.gettext("%(name)s has no action left for it. End the turn.")
            return text % {"name": name}
        case BuildError(args=(build, full)):
            text = words.gettext("Build %(build)s cannot be: type 0 to %(full)s.")
            return text % {"build": build_text(build), "full": build_text(full)}
        case _:
            return None


def _fork_text(words: Words, error: Exception) -> str | None:
    match error:
        case LoopError(args=(start, end)):
            text = words.gettext(
                "A way from “%(start)s” to “%(end)s” would lead in a circle. Choose a place "
                "further on."
            )
            return text % {"start": start, "end": end}
        case AlreadyJoinedError(args=(start, end)):
            text = words.gettext(
                "A way from “%(start)s” to “%(end)s” is there. Put a place on the other one."
            )
            return text % {"start": start, "end": end}
        case OnlyWayError(args=(place,)):
            text = words.gettext("No other way leads to “%(place)s”. Remove the place instead.")
            return text % {"place": place}
        case ForkedError(args=(place,)):
            text = words.gettext(
                "The track forks, so “%(place)s” cannot change places. Move its plate by hand."
            )
            return text % {"place": place}
        case _:
            return None
