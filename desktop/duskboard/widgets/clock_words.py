"""What is said about a clock: names and descriptions for screen readers, captions on cards."""

from duskboard.core.clocks.clock import ClockKind
from duskboard.i18n.enum_text import enum_text, visibility_clause
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Visibility
from duskboard.widgets.clock_kind import kind_title

_URGENT = frozenset({ClockKind.DANGER, ClockKind.MISSION})


def clock_title(view: ClockView, words: Words) -> str:
    """Return a clock's name with its kind: "Constables roused, danger clock"."""
    if view.kind is None:
        return view.name
    return clauses(words, (view.name, kind_title(view.kind, words)))


def clock_state(view: ClockView, words: Words) -> str:
    """Return all that can be seen on a clock: "5 of 6, 1 left, shown to players"."""
    parts: list[str] = []
    if view.size is not None and view.filled is not None:
        numbers = {"filled": view.filled, "size": view.size}
        parts.append(words.gettext("%(filled)d of %(size)d") % numbers)
        parts.append(words.pgettext("clock", "full") if view.is_full else left_caption(view, words))
    if view.locked:
        parts.append(words.pgettext("clock", "locked until another clock is full"))
    if view.race is not None:
        parts.append(race_caption(view, words))
    if view.is_at_end and view.has_happened:
        parts.append(words.pgettext("clock", "answered"))
    if view.deed.only_rises:
        parts.append(words.pgettext("clock", "only rises"))
    parts.extend(
        (view.deed.owner, "" if view.deed.beat is None else enum_text(words, view.deed.beat))
    )
    parts.append(visibility_clause(words, view.visibility))
    return clauses(words, parts)


def card_caption(view: ClockView, words: Words) -> str:
    """Return the line under a clock's name on a card, or ""."""
    if view.locked:
        if not view.filled:
            return words.pgettext("clock", "opens when full")
        numbers = {"filled": view.filled, "size": view.size or 0}
        held = words.pgettext("clock", "%(filled)d/%(size)d") % numbers
        return dotted(words, (held, words.pgettext("clock", "locked")))
    if view.is_at_end:
        return end_caption(view, words)
    if view.race is not None:
        # "Level" is said once, since rivals of unequal size can be so at other numbers.
        says = view.race.lead > 0 or (view.race.lead == 0 and not view.race.is_second)
        return race_caption(view, words) if says else ""
    if view.kind in _URGENT and view.left == 1:
        return left_caption(view, words)
    return _masked(view, words) or deed_caption(view, words)


def end_caption(view: ClockView, words: Words) -> str:
    """Return what it means that a clock is at its end, with its number: "Full · 6/6"."""
    numbers = {"filled": view.filled or 0, "size": view.size or 0}
    if view.visibility is Visibility.MASKED:
        said = _masked(view, words)  # the ring says that it is at an end
    elif not view.is_full:
        said = view.deed.happens_empty or words.pgettext("clock", "Empty")
    elif view.race is not None and view.race.lead == 0:
        said = words.pgettext("race", "Both full")
    elif view.race is not None:
        said = words.pgettext("race", "Won the race")
    else:
        said = view.deed.happens or words.pgettext("clock", "Full")
    return dotted(words, (said, words.pgettext("clock", "%(filled)d/%(size)d") % numbers))


def _masked(view: ClockView, words: Words) -> str:
    is_masked = view.visibility is Visibility.MASKED
    return words.pgettext("clock", "name only") if is_masked else ""


def is_quiet(view: ClockView) -> bool:
    """Return whether the line under a clock's name is no news: what it always says."""
    is_led = view.race is not None and view.race.is_begun and view.race.lead > 0
    return not (view.is_at_end or is_led or (view.kind in _URGENT and view.left == 1))


def deed_caption(view: ClockView, words: Words) -> str:
    """Return whose a clock is, what it ticks by and that it only rises, or ""."""
    ticks = "" if view.deed.beat is None else enum_text(words, view.deed.beat)
    rises = words.pgettext("clock", "Only rises") if view.deed.only_rises else ""
    return dotted(words, (view.deed.owner, ticks, rises))


def left_caption(view: ClockView, words: Words) -> str:
    """Return how many segments are left: "3 left"; "" where only the name is known."""
    if view.left is None:
        return ""
    return words.ngettext("%(count)d left", "%(count)d left", view.left) % {"count": view.left}


def race_caption(view: ClockView, words: Words) -> str:
    """Return how a clock stands in its race: "leads by 2", "behind by 2", "level"; "" without."""
    if view.race is None or not view.race.is_begun:
        return ""
    lead = view.race.lead
    if lead > 0:
        return words.pgettext("race", "leads by %(count)d") % {"count": lead}
    if lead < 0:
        return words.pgettext("race", "behind by %(count)d") % {"count": -lead}
    return words.pgettext("race", "level")
