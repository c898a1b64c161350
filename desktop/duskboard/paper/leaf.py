"""Leaves of paper and what stands on every one of them: margins, a head, a foot, blocks in turn."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle, ThemeName

DPI = 96
"""Pixels of the look to an inch of paper."""
_FINE = 10
"""Points of the file to a pixel: text is set as finely as it is measured."""
_MARGIN = 38.0
_HEAD = 44.0
_FOOT = 20.0
_GAP = 10.0


class PaperSize(StrEnum):
    """Sizes of paper."""

    A4 = "a4"
    LETTER = "letter"


_SIZES = {
    PaperSize.A4: QPageSize.PageSizeId.A4,
    PaperSize.LETTER: QPageSize.PageSizeId.Letter,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Something that is not broken over two pages.

    Attributes:
        height: What it takes, in pixels.
        paint: Paints it into a rectangle of that height.
        repeats: Whether it stands again at the top of a page that goes on after it, as the head
            of a table does, until another that repeats comes.
        needs: Pixels that must be left below it on its page, as a title needs its first line.
    """

    height: float
    paint: Callable[[QPainter, QRectF], None]
    repeats: bool = False
    needs: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """What is printed.

    Attributes:
        title: What stands at the left of every head, and names the file within.
        detail: What stands at the right of every head, or "".
        blocks: The parts, in order.
        foot: Says which page of how many it is.
        paper: The size of the paper.
        is_wide: Whether the paper lies on its long side.
    """

    title: str
    detail: str
    blocks: Sequence[Block]
    foot: Callable[[int, int], str]
    paper: PaperSize = PaperSize.A4
    is_wide: bool = True


@dataclass(slots=True)
class _Page:
    """A page that is being filled."""

    left: float
    blocks: list[Block] = field(default_factory=list)


def page_room(paper: PaperSize, *, is_wide: bool = True) -> QRectF:
    """Return what a page has between its head and its foot, in pixels."""
    sheet = _sheet(paper, is_wide=is_wide)
    inner = sheet.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    return inner.adjusted(0, _HEAD + _GAP, 0, -_FOOT - _GAP)


def paper_look(screen: Look) -> Look:
    """Return a look for paper in the language of a screen: black on white, at its usual size."""
    return Look(
        screen.tokens,
        screen.glyphs,
        theme=ThemeName.LIGHT,
        language=screen.language,
        is_paper=True,
    )


def pages(blocks: Iterable[Block], height: float) -> tuple[tuple[Block, ...], ...]:
    """Return the blocks page by page; one that is higher than a page has one of its own."""
    found = [_Page(left=height)]
    head: Block | None = None
    for block in blocks:
        if block.repeats:
            head = block
        if block.height + block.needs > found[-1].left and found[-1].blocks:
            found.append(_Page(left=height))
            if head is not None and head is not block:
                found[-1].blocks.append(head)
                found[-1].left -= head.height
        found[-1].blocks.append(block)
        found[-1].left -= block.height
    return tuple(tuple(page.blocks) for page in found)


def pdf(document: Document, look: Look) -> bytes:
    """Return a PDF. It may be made on any thread, with a look of that thread's own."""
    room = page_room(document.paper, is_wide=document.is_wide)
    sheets = pages(document.blocks, room.height())
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(document.title)
    writer.setCreator("Duskboard")
    writer.setResolution(DPI * _FINE)
    writer.setPageLayout(_layout(document.paper, is_wide=document.is_wide))
    painter = QPainter(writer)
    painter.scale(_FINE, _FINE)
    for number, blocks in enumerate(sheets, 1):
        if number > 1:
            writer.newPage()
        _paint_frame(painter, look, document, room, document.foot(number, len(sheets)))
        top = room.top()
        for block in blocks:
            block.paint(painter, QRectF(room.left(), top, room.width(), block.height))
            top += block.height
    painter.end()
    buffer.close()
    return bytes(data.data())


def _sheet(paper: PaperSize, *, is_wide: bool) -> QRectF:
    size = QPageSize(_SIZES[paper]).size(QPageSize.Unit.Inch)
    wide, high = size.width() * DPI, size.height() * DPI
    return QRectF(0, 0, max(wide, high), min(wide, high)) if is_wide else QRectF(0, 0, wide, high)


def _layout(paper: PaperSize, *, is_wide: bool) -> QPageLayout:
    turned = QPageLayout.Orientation.Landscape if is_wide else QPageLayout.Orientation.Portrait
    return QPageLayout(QPageSize(_SIZES[paper]), turned, QMarginsF(0, 0, 0, 0))


def _paint_frame(
    painter: QPainter, look: Look, document: Document, room: QRectF, foot: str
) -> None:
    """Paint the head and the foot of a page."""
    head = QRectF(room.left(), room.top() - _HEAD - _GAP, room.width(), _HEAD)
    painter.fillRect(QRectF(head.left(), head.bottom(), head.width(), 1), look.color(Role.TEXT))
    right = paint_text(
        painter, look, head, document.detail, TextStyle.BODY, Role.TEXT2,
        align=RIGHT, ground=Role.BG2,
    )  # fmt: skip
    head.setRight(right.left() - 16)
    paint_text(
        painter, look, head, document.title, TextStyle.HEAD, Role.TEXT,
        weight=700, align=LEFT, ground=Role.BG2,
    )  # fmt: skip
    low = QRectF(room.left(), room.bottom() + _GAP, room.width(), _FOOT)
    paint_text(
        painter, look, low, foot, TextStyle.CAPTION, Role.TEXT2, align=RIGHT, ground=Role.BG2
    )
