"""What a change of a clock sounds like: "Constables roused: 5 of 6, 1 left"."""

from dataclasses import dataclass

from duskboard.core.clocks.clock import ClockKind
from duskboard.i18n.enum_text import visibility_clause
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView
from duskboard.widgets.clock_words import left_caption


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """Something to be said.

    Attributes:
        text: The words.
        is_urgent: Whether they may interrupt: a danger has come.
    """

    text: str
    is_urgent: bool = False


def news_of(words: Words, before: ClockView | None, after: ClockView | None) -> News | None:
    """Return what is said of a clock that came, changed or went; None where nothing is."""
    if after is None:
        if before is None:
            return None
        return News(text=words.gettext("“%(clock)s” is off the table") % {"clock": before.name})
    if before is None:
        return News(
            text=_told(words, after.name, [words.gettext("new clock"), _filled(words, after)])
        )
    parts = []
    if (before.filled, before.size) != (after.filled, after.size):
        parts.append(_filled(words, after))
    if before.locked and not after.locked:
        parts.append(words.gettext("unlocked"))
    if before.visibility is not after.visibility:
        parts.append(visibility_clause(words, after.visibility))
    if before.name != after.name:
        parts.append(words.gettext("was “%(name)s”") % {"name": before.name})
    if not parts:
        return None
    has_come = after.kind is ClockKind.DANGER and after.is_full and not before.is_full
    return News(text=_told(words, after.name, parts), is_urgent=has_come)


def _told(words: Words, name: str, parts: list[str]) -> str:
    texts = {"clock": name, "state": clauses(words, parts)}
    return words.gettext("%(clock)s: %(state)s") % texts


def _filled(words: Words, view: ClockView) -> str:
    numbers = {"filled": view.filled or 0, "size": view.size or 0}
    state = words.gettext("%(filled)d of %(size)d") % numbers
    end = words.pgettext("clock", "full") if view.is_full else left_caption(view, words)
    return clauses(words, [state, end])
