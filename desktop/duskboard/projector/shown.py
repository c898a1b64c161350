"""The parts of the screen with where everything stands on them, and what a page reads."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from duskboard.projector import chase_page, clocks_page
from duskboard.projector.chase_page import ChasePage
from duskboard.projector.clocks_page import ClocksPage
from duskboard.projector.half import Half, halves, height_of
from duskboard.table.public_frame import PublicFrame, PublicPage


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A half of the screen with where everything stands on it."""

    half: Half
    clocks: ClocksPage | None = None
    chase: ChasePage | None = None


def laid_out(frame: PublicFrame, scale: float, window: QRectF) -> tuple[Shown, ...]:
    """Return the parts of the screen, from left to right; `scale` is that of text."""
    found = halves(frame, scale, height_of(window))
    return tuple(_shown_half(frame, half) for half in found)


def seen(frame: PublicFrame, page: PublicPage) -> object:
    """Return all that a page draws of a frame."""
    view = frame.view
    reads: dict[PublicPage, Callable[[], object]] = {
        PublicPage.TITLE: lambda: view.title,
        PublicPage.ORDER: lambda: (view.order, frame.held, frame.page_number),
        PublicPage.ROLL: lambda: view.roll,
        PublicPage.HAND_OUT: lambda: (
            view.hand_outs,
            frame.hand_out,
            view.clocks,
            frame.page_number,
        ),
        PublicPage.FACE: lambda: (view.faces, frame.face),
    }
    read = reads.get(page)
    return (view, frame.page_number) if read is None else (read(), view.title.name)


def pages_of(frame: PublicFrame | None) -> frozenset[PublicPage]:
    """Return the pages that are lit: none on a blank screen, or before the first frame."""
    if frame is None or frame.blank:
        return frozenset()
    return frozenset(page for page in (frame.page, frame.beside) if page is not None)


def _shown_half(frame: PublicFrame, half: Half) -> Shown:
    view = frame.view
    if half.page is PublicPage.CLOCKS:
        clocks = clocks_page.clocks_page(view, frame.page_number, half.room, spare=half.spare)
        return Shown(half=half, clocks=clocks)
    if half.page is PublicPage.CHASE and view.board is not None:
        chase = chase_page.chase_page(view, view.board, frame.held, half.room)
        return Shown(half=half, chase=chase)
    return Shown(half=half)
