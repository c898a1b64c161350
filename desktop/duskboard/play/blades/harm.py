"""Harm at the table, written, changed and healed (rules/blades.md 29-31, 39, 121, 122)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.error import BladesError
from duskboard.core.blades.harm import HARM_BOXES, Harm, HarmLevel, Wound, harmed
from duskboard.core.blades.healing import healing_boxes, ticked
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import FullRowError, NumberRangeError, step
from duskboard.play.blades.scene import scoundrel_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_TICKS = 24
"""The most ticks of a healing clock at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmWritten(Report):
    """Harm was written on a sheet.

    Attributes:
        who: Whose.
        name: Their name.
        text: What it is.
        level: Its level.
        written: The row in which it stands; None where no row had room.
        is_catastrophic: Whether it ran past the rows of a sheet (rules/blades.md 31, 39).
        healing_lost: Segments of the healing clock that it emptied (121).
    """

    who: EntityId
    name: str
    text: str
    level: int
    written: int | None
    is_catastrophic: bool
    healing_lost: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmChanged(Report):
    """A wound was written anew: its words and its level, as they were, as they are."""

    who: EntityId
    name: str
    before: str
    after: str
    level_before: int
    level_after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmTakenOff(Report):
    """A wound was taken off a sheet."""

    who: EntityId
    name: str
    text: str
    level: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmHealed(Report):
    """The healing clock was ticked.

    Attributes:
        who: Whose.
        name: Their name.
        ticks: How many.
        fills: How often the clock was full: each wound so many levels lower.
        healed: Wounds that are gone.
        filled: Segments of the clock now.
        size: Its segments.
    """

    who: EntityId
    name: str
    ticks: int
    fills: int
    healed: tuple[str, ...]
    filled: int
    size: int


class NoWoundError(BladesError):
    """That wound is not on the sheet any more. Args: the name."""


def take_harm(table: Table, who: EntityId, wound: Wound) -> Transaction:
    """Return the step that writes harm, rows higher where its row is full (29, 31, 121).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: No row had room, not even that of fatal harm.
    """
    scoundrel = scoundrel_of(table, who)
    taken = harmed(scoundrel.harm, wound)
    report = HarmWritten(
        who=who,
        name=scoundrel.name,
        text=wound.text,
        level=wound.level,
        written=taken.wound.level if taken.wound else None,
        is_catastrophic=taken.is_catastrophic,
        healing_lost=scoundrel.harm.healing,
    )
    return step(table, who, replace(scoundrel, harm=taken.harm), report)


def change_harm(table: Table, who: EntityId, place: int, wound: Wound) -> Transaction:
    """Return the step that writes a wound anew, in other words or in another row.

    Args:
        table: The table.
        who: Whose wound it is.
        place: The place of the wound on the sheet, 0 for the first.
        wound: What it is now.

    Raises:
        NotOnTableError: There is no such sheet.
        NoWoundError: There is no such wound.
        FullRowError: The other row is full.
        NothingToChangeError: It is so already.
    """
    scoundrel = scoundrel_of(table, who)
    before = _wound(scoundrel, place)
    others = [one for at, one in enumerate(scoundrel.harm.wounds) if at != place]
    boxes = HARM_BOXES[HarmLevel(wound.level)]
    if sum(one.level == wound.level for one in others) >= boxes:
        raise FullRowError(wound.level, boxes)
    wounds = (*others[:place], wound, *others[place:])
    report = HarmChanged(
        who=who,
        name=scoundrel.name,
        before=before.text,
        after=wound.text,
        level_before=before.level,
        level_after=wound.level,
    )
    return step(table, who, _with(scoundrel, wounds), report)


def take_off_harm(table: Table, who: EntityId, place: int) -> Transaction:
    """Return the step that takes a wound off; the last one takes the healing clock with it.

    Raises:
        NotOnTableError: There is no such sheet.
        NoWoundError: There is no such wound.
    """
    scoundrel = scoundrel_of(table, who)
    wound = _wound(scoundrel, place)
    others = tuple(one for at, one in enumerate(scoundrel.harm.wounds) if at != place)
    report = HarmTakenOff(who=who, name=scoundrel.name, text=wound.text, level=wound.level)
    return step(table, who, _with(scoundrel, others), report)


def tick_healing(table: Table, who: EntityId, ticks: int) -> Transaction:
    """Return the step that ticks the healing clock (rules/blades.md 122; A8).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: The ticks are not within 1 to 24.
        NothingToChangeError: There is nothing to heal.
    """
    scoundrel = scoundrel_of(table, who)
    if not 1 <= ticks <= MOST_TICKS:
        raise NumberRangeError(ticks, 1, MOST_TICKS)
    size = healing_boxes(scoundrel)
    healing = ticked(scoundrel.harm, ticks, size)
    report = HarmHealed(
        who=who,
        name=scoundrel.name,
        ticks=ticks,
        fills=healing.fills,
        healed=healing.healed,
        filled=healing.harm.healing,
        size=size,
    )
    return step(table, who, replace(scoundrel, harm=healing.harm), report)


def _wound(scoundrel: Scoundrel, place: int) -> Wound:
    if not 0 <= place < len(scoundrel.harm.wounds):
        raise NoWoundError(scoundrel.name)
    return scoundrel.harm.wounds[place]


def _with(scoundrel: Scoundrel, wounds: tuple[Wound, ...]) -> Scoundrel:
    healing = scoundrel.harm.healing if wounds else 0
    return replace(scoundrel, harm=Harm(wounds=wounds, healing=healing))
