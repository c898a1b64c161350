"""Time of the chronicle -> words: dates, lengths of time, where the story is."""

from duskboard.core.storyteller.calendar import Chronicle, Span, SpanUnit, TimeUnit, date_of
from duskboard.core.storyteller.torpor import WAKING_DIFFICULTY
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words

_WEEK, _MONTH, _YEAR = 7, 30, 365
_LEAST_WEEKS, _LEAST_MONTHS, _LEAST_YEARS = 14, 60, 730
_DAYS_OF_WEEK = 7


def span_text(words: Words, span: Span) -> str:
    """Return a length of time: "3 nights"."""
    count, text = span.count, ""
    match span.unit:
        case SpanUnit.HOUR:
            text = words.npgettext("vampire span", "%(count)d hour", "%(count)d hours", count)
        case SpanUnit.NIGHT:
            text = words.npgettext("vampire span", "%(count)d night", "%(count)d nights", count)
        case SpanUnit.WEEK:
            text = words.npgettext("vampire span", "%(count)d week", "%(count)d weeks", count)
        case SpanUnit.MONTH:
            text = words.npgettext("vampire span", "%(count)d month", "%(count)d months", count)
        case SpanUnit.YEAR:
            text = words.npgettext("vampire span", "%(count)d year", "%(count)d years", count)
    return text % {"count": count}


def minutes_text(words: Words, count: int) -> str:
    """Return so many minutes: "10 minutes"."""
    text = words.npgettext("vampire span", "%(count)d minute", "%(count)d minutes", count)
    return text % {"count": count}


def away_text(words: Words, days: int) -> str:
    """Return how far a date is away: "tomorrow", "in 3 weeks"; "" for today and before."""
    if days <= 0:
        return ""
    if days == 1:
        return words.pgettext("vampire span", "tomorrow")
    unit, count = SpanUnit.NIGHT, days
    for least, each, larger in (
        (_LEAST_WEEKS, _WEEK, SpanUnit.WEEK),
        (_LEAST_MONTHS, _MONTH, SpanUnit.MONTH),
        (_LEAST_YEARS, _YEAR, SpanUnit.YEAR),
    ):
        if days >= least:
            unit, count = larger, days // each
    text = words.pgettext("vampire span", "in %(span)s")
    return text % {"span": span_text(words, Span(count=count, unit=unit))}


def date_text(words: Words, day: int) -> str:
    """Return a date as the calendar writes it: "1996-11-14"."""
    year, month, of_month = date_of(day)
    text = words.pgettext("date", "%(year)d-%(month)02d-%(day)02d")
    return text % {"year": year, "month": month, "day": of_month}


def waking_text(words: Words) -> str:
    """Return what it takes to wake once torpor may end (rules/storyteller.md 26.2, 26.3)."""
    text = words.pgettext("vampire due", "1 blood, and Humanity against %(difficulty)d")
    return text % {"difficulty": WAKING_DIFFICULTY}


def weekday_text(words: Words, day: int) -> str:
    """Return the day of the week of a date."""
    names = (
        words.pgettext("weekday", "Sunday"),
        words.pgettext("weekday", "Monday"),
        words.pgettext("weekday", "Tuesday"),
        words.pgettext("weekday", "Wednesday"),
        words.pgettext("weekday", "Thursday"),
        words.pgettext("weekday", "Friday"),
        words.pgettext("weekday", "Saturday"),
    )
    return names[day % _DAYS_OF_WEEK]


def place_text(words: Words, chronicle: Chronicle) -> str:
    """Return where in the story it is: "Story 2, Chapter 5, Scene 3, Turn 2" (1.1-1.4)."""
    numbers = (
        (TimeUnit.STORY, chronicle.story),
        (TimeUnit.CHAPTER, chronicle.chapter),
        (TimeUnit.SCENE, chronicle.scene),
        (TimeUnit.TURN, chronicle.turn),
    )
    text = words.pgettext("vampire", "%(unit)s %(number)d")
    return clauses(
        words,
        [text % {"unit": enum_text(words, unit), "number": number} for unit, number in numbers],
    )
