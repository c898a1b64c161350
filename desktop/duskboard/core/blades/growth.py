"""How a scoundrel grows (rules/blades.md 11, 20, 73-76, 148; rules/blades-abilities.md A13)."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import ATTRIBUTE_XP, MOST_XP, PLAYBOOK_XP, Scoundrel
from duskboard.core.blades.trait import (
    MAX_DOTS,
    USUAL_DOTS,
    ActionId,
    XpTrack,
    attribute_of,
)
from duskboard.core.blades_rulings import XpRemainder
from duskboard.core.rulings import Rulings

MOST_OF_TRIGGER = 2
"""The most xp that one trigger brings in a session (rules/blades.md 73)."""


class Trigger(StrEnum):
    """What earns xp at the end of a session (rules/blades.md 73; A13)."""

    PLAYBOOK = "playbook"
    BELIEFS = "beliefs"
    STRUGGLES = "struggles"
    VENGEANCE = "vengeance"


class DotLimitError(BladesError):
    """An action would have more dots than it can. Args: the action, the dots, the most."""


class TrackNotFullError(BladesError):
    """A track has too few marks for an advance. Args: the track, the marks, the boxes."""


class AbilityTwiceError(BladesError):
    """An ability stands on the sheet already. Args: its key or name."""


class TrainedTwiceError(BladesError):
    """A track is trained once in a downtime. Args: the name, the track."""


class SplitError(BladesError):
    """Marks are not as many as were earned. Args: the marks, what was earned."""


def action_limit(crew: Crew | None) -> int:
    """Return the highest rating of an action: 3, or 4 with the crew's Mastery (11)."""
    return MAX_DOTS if crew is not None and crew.has_mastery else USUAL_DOTS


def with_dots(scoundrel: Scoundrel, action: ActionId, dots: int) -> Scoundrel:
    """Return a sheet with so many dots in an action.

    Raises:
        ValueError: The dots are not within 0 to 4.
    """
    changed: dict[str, Any] = {action.value: dots}
    return replace(scoundrel, ratings=replace(scoundrel.ratings, **changed))


def triggers(scoundrel: Scoundrel) -> tuple[Trigger, ...]:
    """Return what somebody is asked at the end of a session (rules/blades.md 73; A13)."""
    is_vengeful = scoundrel.has(AbilityId.VENGEFUL)
    return tuple(one for one in Trigger if one is not Trigger.VENGEANCE or is_vengeful)


def session_xp(answers: Mapping[Trigger, int]) -> int:
    """Return what a session earned: 0, 1 or 2 for each trigger, whatever was said (73)."""
    return sum(min(MOST_OF_TRIGGER, max(0, times)) for times in answers.values())


def track_of(action: ActionId) -> XpTrack:
    """Return the track of an action's attribute (rules/blades.md 20, 74)."""
    return XpTrack(attribute_of(action).value)


def xp_boxes(scoundrel: Scoundrel, track: XpTrack) -> int:
    """Return the length of a track (rules/blades.md 75, D15)."""
    if track is XpTrack.PLAYBOOK:
        return scoundrel.tracks.playbook or PLAYBOOK_XP
    return scoundrel.tracks.attribute or ATTRIBUTE_XP


def is_full(scoundrel: Scoundrel, track: XpTrack) -> bool:
    """Return whether a track is full: an advance is due (rules/blades.md 74)."""
    return scoundrel.xp.of(track) >= xp_boxes(scoundrel, track)


def with_marks(scoundrel: Scoundrel, marks: Mapping[XpTrack, int]) -> Scoundrel:
    """Return a sheet with more xp on its tracks, past a full one too (rules/blades.md 74, D3).

    Raises:
        ValueError: Marks are below 0.
    """
    if any(number < 0 for number in marks.values()):
        msg = f"marks are below 0: {dict(marks)}"
        raise ValueError(msg)
    changed: dict[str, Any] = {
        track.value: min(MOST_XP, scoundrel.xp.of(track) + number)
        for track, number in marks.items()
    }
    return replace(scoundrel, xp=replace(scoundrel.xp, **changed))


def split(scoundrel: Scoundrel, earned: int, marks: Mapping[XpTrack, int]) -> Scoundrel:
    """Return a sheet with what was earned, freely split over its tracks (rules/blades.md 74).

    Raises:
        SplitError: The marks are not as many as were earned.
    """
    if sum(marks.values()) != earned:
        raise SplitError(sum(marks.values()), earned)
    return with_marks(scoundrel, marks)


def trained(
    scoundrel: Scoundrel, track: XpTrack, crew: Crew | None, *, is_overruled: bool = False
) -> Scoundrel:
    """Return a sheet after training: 1 xp, 2 with the crew's upgrade (rules/blades.md 76).

    Raises:
        TrainedTwiceError: It was trained in this downtime; the game master may overrule that.
    """
    if track in scoundrel.trained and not is_overruled:
        raise TrainedTwiceError(scoundrel.name, track)
    done = tuple(one for one in XpTrack if one is track or one in scoundrel.trained)
    marks = {track: training_xp(track, crew)}
    return replace(with_marks(scoundrel, marks), trained=done)


def training_xp(track: XpTrack, crew: Crew | None) -> int:
    """Return what training a track brings (rules/blades.md 76)."""
    return 2 if crew is not None and track in crew.training else 1


def with_dot_earned(
    scoundrel: Scoundrel,
    action: ActionId,
    rulings: Rulings,
    crew: Crew | None = None,
    *,
    is_overruled: bool = False,
) -> Scoundrel:
    """Return a sheet with one more dot, for the full track of its attribute (74, 75).

    Raises:
        TrackNotFullError: It is not full; the game master may overrule that.
        DotLimitError: The action has all its dots; the game master may overrule that up to 4.
    """
    dots = scoundrel.ratings.of(action) + 1
    limit = MAX_DOTS if is_overruled else action_limit(crew)
    if dots > limit:
        raise DotLimitError(action, dots, limit)
    after = _cleared(scoundrel, track_of(action), rulings, is_overruled=is_overruled)
    return with_dots(after, action, dots)


def with_ability_earned(
    scoundrel: Scoundrel, ability: Ability, rulings: Rulings, *, is_overruled: bool = False
) -> Scoundrel:
    """Return a sheet with one more ability, for the full track of the playbook (74, 75).

    Raises:
        TrackNotFullError: It is not full; the game master may overrule that.
        AbilityTwiceError: It stands there already; the game master may overrule that.
    """
    known = [(one.key, one.name) for one in scoundrel.abilities]
    if (ability.key, ability.name) in known and not is_overruled:
        raise AbilityTwiceError(ability.name or ability.key)
    after = _cleared(scoundrel, XpTrack.PLAYBOOK, rulings, is_overruled=is_overruled)
    return replace(after, abilities=(*after.abilities, ability))


def _cleared(
    scoundrel: Scoundrel, track: XpTrack, rulings: Rulings, *, is_overruled: bool
) -> Scoundrel:
    """Return a sheet whose full track is cleared (ruling blades.xp_remainder)."""
    marks, boxes = scoundrel.xp.of(track), xp_boxes(scoundrel, track)
    if marks < boxes and not is_overruled:
        raise TrackNotFullError(track, marks, boxes)
    is_carried = rulings.blades.xp_remainder is XpRemainder.CARRIED
    left = max(0, marks - boxes) if is_carried else 0
    changed: dict[str, Any] = {track.value: left}
    return replace(scoundrel, xp=replace(scoundrel.xp, **changed))
