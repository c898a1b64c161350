"""How long torpor lasts (rules/storyteller.md 18.1, 26.2, 26.3, 26.5)."""

from dataclasses import replace

from duskboard.core.storyteller.calendar import CalendarError, Span, SpanUnit, after
from duskboard.core.storyteller.health import Beyond
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import HUMANITY

WAKING_DIFFICULTY = 8
"""What Humanity is rolled against, for a point of blood, to wake (rules/storyteller.md 26.2)."""
SLEEP = (
    Span(count=1000, unit=SpanUnit.YEAR),
    Span(count=500, unit=SpanUnit.YEAR),
    Span(count=100, unit=SpanUnit.YEAR),
    Span(count=50, unit=SpanUnit.YEAR),
    Span(count=10, unit=SpanUnit.YEAR),
    Span(count=1, unit=SpanUnit.YEAR),
    Span(count=1, unit=SpanUnit.MONTH),
    Span(count=2, unit=SpanUnit.WEEK),
    Span(count=1, unit=SpanUnit.WEEK),
    Span(count=3, unit=SpanUnit.NIGHT),
    Span(count=1, unit=SpanUnit.NIGHT),
)
"""How long torpor lasts at a Humanity of 0, 1, 2 … (rules/storyteller.md 26.5)."""


def laid_to_sleep(before: Sheet, after_it: Sheet, day: int) -> Sheet:
    """Return a sheet with the night on which its torpor began, or with none while it is awake.

    Args:
        before: The sheet as it was.
        after_it: The sheet as it is.
        day: The date.
    """
    if not (after_it.is_resting or after_it.health.beyond is Beyond.TORPOR):
        return replace(after_it, asleep_since=None)
    is_same = before.is_resting is after_it.is_resting
    if is_same and before.health.beyond is after_it.health.beyond:
        return after_it
    return replace(after_it, asleep_since=day)


def sleeps_until(sheet: Sheet) -> int | None:
    """Return the first night on which somebody in torpor may wake, or None (26.2, 26.3, 26.5).

    Whoever chose it sleeps half as long, a night at least. Hunger sets no term: blood alone wakes.
    """
    since = sheet.asleep_since
    if since is None or sheet.health.is_gone:
        return None
    try:
        full = after(since, SLEEP[sheet.rating(HUMANITY)]) - since
    except CalendarError:
        return None
    is_chosen = sheet.is_resting and sheet.health.beyond is Beyond.NONE
    return since + (max(1, full // 2) if is_chosen else full)
