"""Clocks to choose among: each with its kind and how far it is, so that equal names differ."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QMenu, QWidget

from duskboard.core.clocks.clock import ClockKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ClockOffer
from duskboard.panels.clock_deed_menu import shown_name
from duskboard.panels.menu_under import add_filter, open_menu

MOST_PLAIN = 15
"""With more clocks than that there is a field to find one by letters of its name."""


def clock_line(  # noqa: PLR0913 - what tells clocks apart
    words: Words,
    name: str,
    *,
    kind: ClockKind | None,
    filled: int | None,
    size: int | None,
    is_locked: bool,
) -> str:
    """Return a clock as a row of a menu: "Alarm · Danger 1/6", and that it is locked."""
    about = ""
    if kind is not None:
        texts = {"kind": enum_text(words, kind), "filled": filled or 0, "size": size or 0}
        about = words.pgettext("clock choice", "%(kind)s %(filled)d/%(size)d") % texts
    locked = words.pgettext("clock", "locked") if is_locked else ""
    return dotted(words, (shown_name(name), about, locked))


def offer_line(words: Words, offer: ClockOffer) -> str:
    """Return a clock that may be ticked as a row of a menu."""
    return clock_line(
        words,
        offer.name,
        kind=offer.kind,
        filled=offer.filled,
        size=offer.size,
        is_locked=offer.is_locked,
    )


def open_clocks(
    words: Words,
    under: QWidget,
    offers: Sequence[ClockOffer],
    take: Callable[[object], None],
    *,
    none: str = "",
) -> QMenu:
    """Offer clocks under a button; a locked one stands there and cannot be picked.

    Args:
        words: The words.
        under: The button.
        offers: The clocks.
        take: Takes the clock that was picked; None for none of them.
        none: What the row for no clock says, or "" where there is no such row.
    """
    rows: list[tuple[str, object]] = [(none, None)] if none else []
    rows += [(offer_line(words, one), one.clock) for one in offers]
    locked = {one.clock for one in offers if one.is_locked}
    menu = open_menu(under, rows, take, closed=locked)
    if len(offers) > MOST_PLAIN:
        add_filter(menu, words.pgettext("clock choice", "Find a clock"))
    return menu
