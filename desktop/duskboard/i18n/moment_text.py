"""Moments -> words: times, days, dates, how long.

`zone` is the time zone to speak in; None stands for the computer's own. `now` is always told.
"""

from datetime import UTC, datetime, timedelta, tzinfo

from duskboard.i18n.words import Words
from duskboard.table.entity import Moment

MINUTE = 60
"""Seconds."""
HOUR = 3600
"""Seconds."""
DAY = 24 * HOUR
"""Seconds."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FIRST = DAY
_LAST = 32_000_000_000  # in the year 2984: Windows knows no local time after 3000
_NEAR_DAYS = 7  # within a week a weekday says it


def time_text(words: Words, at: Moment, zone: tzinfo | None = None) -> str:
    """Return the time of day: "21:16"."""
    local = _local(at, zone)
    texts = {"hour": local.hour, "minute": local.minute}
    return words.pgettext("time", "%(hour)02d:%(minute)02d") % texts


def ago_text(words: Words, at: Moment, now: Moment, zone: tzinfo | None = None) -> str:
    """Return when something happened, for a log: "now", "3 min", later "21:15" or "18 Nov"."""
    passed = now - at
    if -MINUTE < passed < MINUTE:
        return words.pgettext("time", "now")
    if 0 <= passed < HOUR:
        minutes = passed // MINUTE
        return words.ngettext("%(count)d min", "%(count)d min", minutes) % {"count": minutes}
    if _local(at, zone).date() == _local(now, zone).date():
        return time_text(words, at, zone)
    return day_text(words, at, now, zone)


def moment_text(words: Words, at: Moment, now: Moment, zone: tzinfo | None = None) -> str:
    """Return when something was: "today 21:16", "yesterday 21:16", "Tuesday", "18 Nov"."""
    day = day_text(words, at, now, zone)
    if not 0 <= _days_ago(at, now, zone) <= 1:
        return day
    texts = {"day": day, "time": time_text(words, at, zone)}
    return words.pgettext("time", "%(day)s %(time)s") % texts


def dated_time_text(words: Words, at: Moment, zone: tzinfo | None = None) -> str:
    """Return a moment of any evening: "18 Nov 21:16"."""
    texts = {"day": _short_date(words, at, at, zone), "time": time_text(words, at, zone)}
    return words.pgettext("time", "%(day)s %(time)s") % texts


def day_text(words: Words, at: Moment, now: Moment, zone: tzinfo | None = None) -> str:
    """Return a day: "today", "yesterday", "Tuesday" within a week, "18 Nov", "18 Nov 2024"."""
    days = _days_ago(at, now, zone)
    if days == 0:
        return words.pgettext("day", "today")
    if days == 1:
        return words.pgettext("day", "yesterday")
    if 1 < days < _NEAR_DAYS:
        return weekday_text(words, at, zone)
    return _short_date(words, at, now, zone)


def date_text(words: Words, at: Moment, now: Moment, zone: tzinfo | None = None) -> str:
    """Return a date in full: "8 November", of another year than now's "8 November 2024"."""
    local = _local(at, zone)
    return _date(words, local, _long_month(words, local.month), now, zone)


def weekday_text(words: Words, at: Moment, zone: tzinfo | None = None) -> str:
    """Return the day of the week: "Tuesday"."""
    names = (
        words.gettext("Monday"),
        words.gettext("Tuesday"),
        words.gettext("Wednesday"),
        words.gettext("Thursday"),
        words.gettext("Friday"),
        words.gettext("Saturday"),
        words.gettext("Sunday"),
    )
    return names[_local(at, zone).weekday()]


def span_text(
    words: Words,
    started: Moment,
    ended: Moment | None,
    zone: tzinfo | None = None,
    now: Moment | None = None,
) -> str:
    """Return from when to when: "19:04 to 22:31", or "since 19:04" while it runs.

    What lasts a day or longer has dates: "8 Nov to 11 Nov". While it runs that takes `now`.
    """
    latest = now if ended is None else ended
    if latest is not None and latest - started >= DAY:
        start, end = (_short_date(words, at, latest, zone) for at in (started, latest))
    else:
        start, end = (time_text(words, at, zone) for at in (started, latest or started))
    if ended is None:
        return words.gettext("since %(start)s") % {"start": start}
    return words.gettext("%(start)s to %(end)s") % {"start": start, "end": end}


def duration_text(words: Words, seconds: int) -> str:
    """Return how long something took: "3 h 27 min", "27 min"; seconds are dropped."""
    hours, minutes = divmod(max(0, seconds) // MINUTE, 60)
    if hours == 0:
        return words.ngettext("%(count)d min", "%(count)d min", minutes) % {"count": minutes}
    return words.gettext("%(hours)d h %(minutes)d min") % {"hours": hours, "minutes": minutes}


def _local(at: Moment, zone: tzinfo | None) -> datetime:
    # A damaged file may hold any number; a date that is far off is better than none.
    seconds = max(_FIRST, min(at, _LAST))
    return (_EPOCH + timedelta(seconds=seconds)).astimezone(zone)


def _days_ago(at: Moment, now: Moment, zone: tzinfo | None) -> int:
    return (_local(now, zone).date() - _local(at, zone).date()).days


def _short_date(words: Words, at: Moment, now: Moment, zone: tzinfo | None) -> str:
    local = _local(at, zone)
    return _date(words, local, _short_month(words, local.month), now, zone)


def _date(words: Words, local: datetime, month: str, now: Moment, zone: tzinfo | None) -> str:
    texts = {"day": local.day, "month": month, "year": local.year}
    if local.year == _local(now, zone).year:
        return words.pgettext("date", "%(day)d %(month)s") % texts
    return words.pgettext("date", "%(day)d %(month)s %(year)d") % texts


def _short_month(words: Words, month: int) -> str:
    names = (
        words.pgettext("short month", "Jan"),
        words.pgettext("short month", "Feb"),
        words.pgettext("short month", "Mar"),
        words.pgettext("short month", "Apr"),
        words.pgettext("short month", "May"),
        words.pgettext("short month", "Jun"),
        words.pgettext("short month", "Jul"),
        words.pgettext("short month", "Aug"),
        words.pgettext("short month", "Sep"),
        words.pgettext("short month", "Oct"),
        words.pgettext("short month", "Nov"),
        words.pgettext("short month", "Dec"),
    )
    return names[month - 1]


def _long_month(words: Words, month: int) -> str:
    names = (
        words.pgettext("month", "January"),
        words.pgettext("month", "February"),
        words.pgettext("month", "March"),
        words.pgettext("month", "April"),
        words.pgettext("month", "May"),
        words.pgettext("month", "June"),
        words.pgettext("month", "July"),
        words.pgettext("month", "August"),
        words.pgettext("month", "September"),
        words.pgettext("month", "October"),
        words.pgettext("month", "November"),
        words.pgettext("month", "December"),
    )
    return names[month - 1]
