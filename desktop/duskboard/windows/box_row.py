"""What the command box finds: rows in groups, each with what can be done with it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView


class BoxGroup(StrEnum):
    """The groups of the box, in the order in which they stand."""

    THINGS = "things"
    ACTS = "acts"
    SETTINGS = "settings"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxAct:
    """Something to do with a row: what it is called, its key cap, and the doing."""

    label: str
    run: Callable[[], None]
    key: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxRow:
    """One thing found.

    Attributes:
        group: Where it stands.
        title: Its name.
        detail: More about it, or "".
        acts: What can be done, the first by Enter. None where it is refused.
        key: Key cap at the right for what has a key of its own, or "".
        glyph: Name of its glyph, or "".
        clock: A clock in the place of the glyph, or None.
        enabled: Whether it can be done now.
        reason: Why not, or "".
    """

    group: BoxGroup
    title: str
    detail: str = ""
    acts: tuple[BoxAct, ...] = ()
    key: str = ""
    glyph: str = ""
    clock: ClockView | None = None
    enabled: bool = True
    reason: str = ""


Search = Callable[[str], Sequence[BoxRow]]
"""Returns what matches a query, the best first within each group."""


def group_title(group: BoxGroup, words: Words) -> str:
    """Return the head of a group."""
    match group:
        case BoxGroup.THINGS:
            return words.gettext("People and things")
        case BoxGroup.ACTS:
            return words.pgettext("command box", "Do")
        case BoxGroup.SETTINGS:
            return words.gettext("Settings and rulings")
        case _:
            assert_never(group)


def in_groups(rows: Sequence[BoxRow]) -> tuple[BoxRow, ...]:
    """Return the rows group by group, otherwise in their order."""
    order = list(BoxGroup)
    return tuple(sorted(rows, key=lambda row: order.index(row.group)))
