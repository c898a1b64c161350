"""The three torpors, and waking from each (rules/storyteller.md 26)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.health import Beyond, Damage, HealthLevel, healed
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.torpor import sleeps_until
from duskboard.core.storyteller_rulings import StorytellerRulings, YesNo

WAKING_BLOOD = 1
"""Blood that a try to wake takes (rules/storyteller.md 26.2)."""


class TorporCause(StrEnum):
    """What somebody sleeps of (rules/storyteller.md 26.1-26.3)."""

    BLOOD = "blood"
    WOUNDS = "wounds"
    CHOICE = "choice"


class WakingHindrance(StrEnum):
    """Why nobody can try to wake now."""

    AWAKE = "awake"
    GONE = "gone"
    SLEEPS = "sleeps"
    NO_BLOOD = "no-blood"
    TRIED = "tried"
    NEEDS_FEEDING = "needs-feeding"


@dataclass(frozen=True, slots=True, kw_only=True)
class WakingTry:
    """One try to wake.

    Attributes:
        day: The night.
        verdict: How it came out.
        faces: What was rolled, or nothing where it was told.
    """

    day: int
    verdict: PoolVerdict
    faces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Waking:
    """Somebody who tries to wake from torpor, night after night.

    Attributes:
        who: The sheet.
        name: The name.
        cause: What it sleeps of.
        tries: The tries in order.
        has_woken: Whether one succeeded.
    """

    who: EntityId
    name: str
    cause: TorporCause
    tries: tuple[WakingTry, ...] = ()
    has_woken: bool = False

    def __post_init__(self) -> None:
        """Refuse somebody without a name.

        Raises:
            ValueError: The name is blank.
        """
        if not self.name.strip():
            msg = f"Waking.name is blank: {self.name!r}"
            raise ValueError(msg)


class CannotWakeError(StorytellerError):
    """No try to wake can be made now. Args: the name, why."""


def torpor_cause(sheet: Sheet) -> TorporCause | None:
    """Return what somebody sleeps of, or None for whoever is awake (26.1-26.3).

    Hunger sets no term: whoever sleeps without one has run out of blood.
    """
    if sheet.health.is_gone:
        return None
    if sheet.health.beyond is Beyond.TORPOR:
        return TorporCause.BLOOD if sheet.asleep_since is None else TorporCause.WOUNDS
    return TorporCause.CHOICE if sheet.is_resting else None


def waking_hindrance(
    sheet: Sheet, waking: Waking | None, day: int, rulings: StorytellerRulings
) -> WakingHindrance | None:
    """Return why somebody cannot try to wake now, or None (rules/storyteller.md 26.1-26.3)."""
    cause = torpor_cause(sheet)
    if sheet.health.is_gone:
        return WakingHindrance.GONE
    if cause is None:
        return WakingHindrance.AWAKE
    if cause is TorporCause.BLOOD:
        return WakingHindrance.NEEDS_FEEDING
    until = sleeps_until(sheet)
    if until is None or until > day:
        return WakingHindrance.SLEEPS
    if waking is not None and any(one.day >= day for one in waking.tries):
        return WakingHindrance.TRIED
    is_short = sheet.blood < waking_blood(waking, rulings)
    return WakingHindrance.NO_BLOOD if is_short else None


def waking_blood(waking: Waking | None, rulings: StorytellerRulings) -> int:
    """Return what a try to wake takes (26.2, D25).

    By the ruling `awakening_costs_blood_each_try` only the first one takes anything.
    """
    is_first = waking is None or not waking.tries
    pays = is_first or rulings.awakening_costs_blood_each_try is YesNo.YES
    return WAKING_BLOOD if pays else 0


def woken(sheet: Sheet) -> Sheet:
    """Return a sheet that has woken; of wounds it wakes Crippled (rules/storyteller.md 26.2)."""
    awake = replace(sheet, is_resting=False, asleep_since=None)
    if sheet.health.beyond is not Beyond.TORPOR:
        return awake
    health = replace(awake.health, beyond=Beyond.NONE)
    names = [box.name for box in health.boxes]
    is_named = HealthLevel.CRIPPLED in names
    wanted = names.index(HealthLevel.CRIPPLED) + 1 if is_named else len(names) - 1
    for damage in Damage:  # the lightest marks go first
        health = healed(health, damage, max(0, health.filled - wanted))
    return replace(awake, health=health)


def fed_awake(sheet: Sheet) -> Sheet:
    """Return a sheet that blood wakes at once from hunger's torpor (rules/storyteller.md 26.1).

    Its marks stay; the torpor is gone.
    """
    return replace(sheet, health=replace(sheet.health, beyond=Beyond.NONE), asleep_since=None)
