"""Time: turns to the chronicle, nights to years (rules/storyteller.md 1).

A night has the number of its day, counted from the first of January of the year 1.
"""

from calendar import monthrange
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.error import StorytellerError

_MONTHS = 12


class TimeUnit(StrEnum):
    """Units of play, the shortest first: each is made of the one before (1.1-1.5)."""

    TURN = "turn"
    SCENE = "scene"
    CHAPTER = "chapter"
    STORY = "story"
    CHRONICLE = "chronicle"


class SpanUnit(StrEnum):
    """Units of time in the story, the shortest first."""

    HOUR = "hour"
    NIGHT = "night"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


class DueKind(StrEnum):
    """What time brings (rules/storyteller.md 1.6, vampire-extra.md X1.1)."""

    NIGHTLY_BLOOD = "nightly-blood"
    HUNGER = "hunger"
    HEALS_BASHING = "heals-bashing"
    HEALS_LETHAL = "heals-lethal"
    TORPOR_ENDS = "torpor-ends"
    STAIN_ENDS = "stain-ends"
    AIR_ENDS = "air-ends"
    ANOTHER_NIGHT = "another-night"
    GHOUL_LAPSES = "ghoul-lapses"
    REMINDER = "reminder"


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A length of time in the story.

    Attributes:
        count: How many, 1 or more.
        unit: Of what.
    """

    count: int
    unit: SpanUnit

    def __post_init__(self) -> None:
        """Refuse no time at all.

        Raises:
            ValueError: The count is below 1.
        """
        if self.count < 1:
            msg = f"Span.count is below 1: {self.count}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder:
    """Something that a night will bring.

    Attributes:
        kind: What.
        day: When.
        who: The sheet it belongs to, or None.
        note: Words of the table's own, or "".
    """

    kind: DueKind
    day: int
    who: EntityId | None = None
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Something that fell due and waits for the game master.

    Attributes:
        kind: What.
        day: When it fell due.
        who: The sheet it belongs to, or None.
        amount: Points or levels; 0 where there is nothing to count.
        note: Words of the table's own, or "".
        source: The reminder that it comes from, or None.
    """

    kind: DueKind
    day: int
    who: EntityId | None = None
    amount: int = 0
    note: str = ""
    source: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chronicle:
    """How far the story has come.

    Attributes:
        day: The date.
        night: Nights played, 1 for the first.
        story: Its number, 1 for the first; so with the units below.
        chapter: Of the story.
        scene: Of the chapter.
        turn: Of the scene.
        turns: Turns begun in all, which tells what was spent in this one.
        offers: What fell due and was neither done nor put aside.
    """

    day: int
    night: int = 1
    story: int = 1
    chapter: int = 1
    scene: int = 1
    turn: int = 1
    turns: int = 1
    offers: tuple[Offer, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a time that cannot be.

        Raises:
            ValueError: A number is below 1 or the date past the year 9999.
        """
        if min(self.night, self.story, self.chapter, self.scene, self.turn, self.turns) < 1:
            msg = "Chronicle.night, story, chapter, scene, turn or turns is below 1"
            raise ValueError(msg)
        if not 1 <= self.day <= date.max.toordinal():
            msg = f"Chronicle.day is not within the years 1 to 9999: {self.day}"
            raise ValueError(msg)


class CalendarError(StorytellerError):
    """The calendar has no such date."""


def is_shorter(first: TimeUnit, second: TimeUnit) -> bool:
    """Return whether the second unit is made of the first (rules/storyteller.md 1.1-1.5)."""
    units = tuple(TimeUnit)
    return units.index(first) < units.index(second)


def day_of(year: int, month: int, day: int) -> int:
    """Return the number of a date.

    Raises:
        CalendarError: There is no such date.
    """
    try:
        return date(year, month, day).toordinal()
    except ValueError as error:
        raise CalendarError from error


def date_of(day: int) -> tuple[int, int, int]:
    """Return year, month and day of a number.

    Raises:
        CalendarError: There is no such date.
    """
    try:
        found = date.fromordinal(day)
    except (ValueError, OverflowError) as error:
        raise CalendarError from error
    return found.year, found.month, found.day


def after(day: int, span: Span) -> int:
    """Return the date so much later; hours are over within the night.

    A month later is the same day of the next month, or its last one.

    Raises:
        CalendarError: It would be past the year 9999.
    """
    match span.unit:
        case SpanUnit.HOUR:
            return day
        case SpanUnit.NIGHT:
            return _checked(day + span.count)
        case SpanUnit.WEEK:
            return _checked(day + 7 * span.count)
        case SpanUnit.MONTH:
            return _months_later(day, span.count)
        case SpanUnit.YEAR:
            return _months_later(day, _MONTHS * span.count)


def moved(chronicle: Chronicle, span: Span) -> Chronicle:
    """Return the chronicle so much later: another night, and so another turn (1.6).

    Raises:
        CalendarError: It would be past the year 9999.
    """
    day = after(chronicle.day, span)
    night = chronicle.night + day - chronicle.day
    return replace(chronicle, day=day, night=night, turn=1, turns=chronicle.turns + 1)


def advanced(chronicle: Chronicle, unit: TimeUnit) -> Chronicle:
    """Return the chronicle in the next turn, scene, chapter or story (1.1-1.5).

    What is shorter begins anew.

    Raises:
        ValueError: The unit is the chronicle itself.
    """
    turns = chronicle.turns + 1
    match unit:
        case TimeUnit.TURN:
            return replace(chronicle, turn=chronicle.turn + 1, turns=turns)
        case TimeUnit.SCENE:
            return replace(chronicle, scene=chronicle.scene + 1, turn=1, turns=turns)
        case TimeUnit.CHAPTER:
            chapter = chronicle.chapter + 1
            return replace(chronicle, chapter=chapter, scene=1, turn=1, turns=turns)
        case TimeUnit.STORY:
            story = chronicle.story + 1
            return replace(chronicle, story=story, chapter=1, scene=1, turn=1, turns=turns)
        case TimeUnit.CHRONICLE:
            msg = "a chronicle follows no other at the same table"
            raise ValueError(msg)


def _months_later(day: int, months: int) -> int:
    year, month, of_month = date_of(day)
    years, place = divmod(month - 1 + months, _MONTHS)
    if year + years > date.max.year:
        raise CalendarError
    last = monthrange(year + years, place + 1)[1]
    return day_of(year + years, place + 1, min(of_month, last))


def _checked(day: int) -> int:
    date_of(day)
    return day
