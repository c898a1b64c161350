"""Clocks for paper: as they stand, or blank ones to be named and filled in by hand."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.paper.leaf import Block, Document, PaperSize, page_room
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_face import face_of, ring_of
from duskboard.widgets.clock_painting import paint_clock

PER_ROW = 6
"""Clocks beside each other."""
BLANK_SIZES = (4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 8, 8, 8, 8, 10, 12)
"""The sizes of the blank clocks of a form (rules/blades.md 45)."""

_DIAL = 96.0
_ABOVE = 12.0
_NAME = 36.0
_ABOUT = 50.0
_BELOW = 4.0
_HEIGHT = _ABOVE + _DIAL + 10 + _NAME + _ABOUT + _BELOW
_PAD = 8.0


class ClockPrint(StrEnum):
    """What is printed of the clocks."""

    STATE = "state"
    """Every clock on the wall, as it stands now."""
    SHOWN = "shown"
    """Those that players see, as they see them."""
    FORM = "form"
    """Blank clocks with a line for a name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Cell:
    """A clock and what stands below it."""

    clock: ClockView
    name: str
    about: str


def clock_document(  # noqa: PLR0913 - what is printed, in which words, on what
    look: Look,
    words: Words,
    clocks: Sequence[ClockView],
    what: ClockPrint,
    *,
    campaign: str,
    paper: PaperSize,
) -> Document:
    """Return clocks as a document.

    Args:
        look: The look of the paper.
        words: The words.
        clocks: The clocks of the wall; as players see them for `ClockPrint.SHOWN`.
        what: What of them is printed.
        campaign: The name of the campaign.
        paper: The size of the paper.
    """
    if what is ClockPrint.FORM:
        cells = [_Cell(clock=_blank(size), name="", about="") for size in BLANK_SIZES]
    else:
        names = {clock.clock_id: clock.name for clock in clocks}
        cells = [
            _Cell(clock=clock, name=clock.name, about=_about(words, clock, names))
            for clock in clocks
            if not clock.is_archived
        ]
    width = page_room(paper).width()

    def foot(page: int, count: int) -> str:
        texts = {"page": page, "count": count}
        return words.gettext("Duskboard, page %(page)d of %(count)d") % texts

    return Document(
        title=words.pgettext("paper", "Clocks"),
        detail="" if what is ClockPrint.FORM else campaign,
        blocks=tuple(_row(look, cells, width / PER_ROW) for cells in _rows(cells)),
        foot=foot,
        paper=paper,
    )


def _rows(cells: Iterable[_Cell]) -> Iterable[tuple[_Cell, ...]]:
    left = iter(cells)
    while row := tuple(islice(left, PER_ROW)):
        yield row


def _row(look: Look, cells: Sequence[_Cell], wide: float) -> Block:
    def paint(painter: QPainter, room: QRectF) -> None:
        for place, cell in enumerate(cells):
            box = QRectF(room.left() + place * wide, room.top(), wide, room.height())
            _paint_cell(painter, look, cell, box)

    return Block(height=_HEIGHT, paint=paint)


def _paint_cell(painter: QPainter, look: Look, cell: _Cell, box: QRectF) -> None:
    center = QPointF(box.center().x(), box.top() + _ABOVE + _DIAL / 2)
    face = replace(face_of(cell.clock, marks_hidden=False), is_settled=True)
    hub = ring_of(face, center, _DIAL).hub_box
    paint_clock(
        painter, look, center, _DIAL, face, ground=Role.BG2,
        shows=lambda place: bool(cell.name) or place != hub,  # a number is written by hand
    )  # fmt: skip
    name = QRectF(box.left() + _PAD, center.y() + _DIAL / 2 + 10, box.width() - 2 * _PAD, _NAME)
    if not cell.name:
        y = name.bottom() - 12
        painter.setPen(look.pen(Role.LINE_STRONG, 1))
        painter.drawLine(QPointF(name.left(), y), QPointF(name.right(), y))
        return
    paint_text(
        painter, look, name, cell.name, TextStyle.LABEL, Role.TEXT,
        align=CENTER, lines=2, ground=Role.BG2,
    )  # fmt: skip
    about = QRectF(name.left(), name.bottom(), name.width(), _ABOUT)
    paint_text(
        painter, look, about, cell.about, TextStyle.CAPTION, Role.TEXT2,
        align=CENTER, lines=3, ground=Role.BG2,
    )  # fmt: skip


def _about(words: Words, clock: ClockView, names: Mapping[EntityId, str]) -> str:
    """Return what is said below a clock: its kind, how far it is, its ties, what it does."""
    if clock.kind is None:
        return ""
    deed = clock.deed
    numbers = {"filled": clock.filled or 0, "size": clock.size or 0}
    return dotted(
        words,
        (
            enum_text(words, clock.kind),
            words.gettext("%(filled)d of %(size)d") % numbers,
            *_ties(words, clock, names),
            "" if deed.beat is None else enum_text(words, deed.beat),
            deed.group,
            deed.owner,
            deed.happens,
        ),
    )


def _ties(words: Words, clock: ClockView, names: Mapping[EntityId, str]) -> Iterator[str]:
    """Return whom a clock races, and what it opens, of those that are printed."""
    quoted = words.gettext("“%(clock)s”")
    if clock.race is not None and clock.race.rival_id in names:
        rival = quoted % {"clock": names[clock.race.rival_id]}
        yield words.pgettext("paper", "races %(clock)s") % {"clock": rival}
    opened = [names[key] for key in clock.opens if key in names]
    if opened:
        clocks = clauses(words, [quoted % {"clock": name} for name in opened])
        yield words.gettext("opens %(clocks)s") % {"clocks": clocks}


def _blank(size: int) -> ClockView:
    return ClockView(
        clock_id=EntityId("blank"), name="", kind=ClockKind.PROGRESS, size=size, filled=0
    )
