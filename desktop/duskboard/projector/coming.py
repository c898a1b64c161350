"""What a frame shows that was not seen before: it fades in, and whatever goes is gone at once."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from duskboard.core.identity import EntityId
from duskboard.projector.companion import companion
from duskboard.projector.face_page import chosen_face
from duskboard.projector.hand_out_page import chosen_hand_out
from duskboard.projector.order_page import coming_rows
from duskboard.projector.shown import Shown, pages_of
from duskboard.table.board_view import BoardView
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import PublicView
from duskboard.theme.token import Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Coming:
    """A place that something new takes.

    Attributes:
        place: In units of its page.
        ground: What it comes out of.
    """

    place: QRectF
    ground: Role = Role.BG0


def coming(
    before: PublicFrame, after: PublicFrame, was: tuple[Shown, ...], shown: Shown
) -> tuple[Coming, ...]:
    """Return the places of what is new on a half; the track tells of its own (`coming_things`).

    Args:
        before: The frame on show.
        after: The one that takes its place.
        was: Where everything stood.
        shown: The half, and where everything stands on it.
    """
    page = shown.half.page
    if after.blank:
        return ()
    old = next((one for one in was if one.half.page is page), None)
    if old is None or page not in pages_of(before) or _is_another(before, after, page):
        return (Coming(place=shown.half.room),)
    if page is PublicPage.CLOCKS:
        return tuple(_coming_clocks(before, after, old, shown))
    if page is PublicPage.ORDER:
        return tuple(_coming_rows(before, after, shown))
    if shown.chase is not None and shown.chase.card is not None and companion(before.view) is None:
        return (Coming(place=shown.chase.card),)
    return ()


def has_gone(before: PublicView, after: PublicView) -> bool:
    """Return whether something is seen no more: what stood after it may stand elsewhere now."""
    return not _all_things(before) <= _all_things(after)


def coming_things(before: BoardView | None, after: BoardView | None) -> frozenset[EntityId]:
    """Return the people, places and ways of a track that players did not see before."""
    if before is None or after is None:
        return frozenset()
    return frozenset(_told_things(after)) - frozenset(_told_things(before))


def _all_things(view: PublicView) -> frozenset[EntityId]:
    board, order = view.board, view.order
    return frozenset(
        (
            *(clock.clock_id for clock in view.clocks),
            *(paper.hand_out_id for paper in view.hand_outs),
            *(face.face_id for face in view.faces),
            *(_told_things(board) if board is not None else ()),
            *(row.person_id for row in (order.rows if order is not None else ())),
        )
    )


def _told_things(board: BoardView) -> Iterator[EntityId]:
    """Yield what is told of on a track; of the ways, those that have something on them."""
    for token in board.tokens:
        yield token.person_id
    for place in board.places:
        yield place.place_id
    for way in board.ways:
        if way.hazard is not None or way.barrier is not None:
            yield way.edge_id


def _is_another(before: PublicFrame, after: PublicFrame, page: PublicPage) -> bool:
    """Return whether a page shows another thing as a whole now."""
    old, new = before.view, after.view
    match page:
        case PublicPage.CHASE:
            return old.board is None and new.board is not None
        case PublicPage.ORDER:
            return old.order is None and new.order is not None
        case PublicPage.ROLL:
            return new.roll is not None and new.roll != old.roll
        case PublicPage.HAND_OUT:
            chosen = chosen_hand_out(new, after.hand_out)
            last = chosen_hand_out(old, before.hand_out)
            return chosen is not None and chosen.hand_out_id != (last and last.hand_out_id)
        case PublicPage.FACE:
            face, last_face = chosen_face(new, after.face), chosen_face(old, before.face)
            return face is not None and face.face_id != (last_face and last_face.face_id)
        case _:
            return False


def _coming_rows(before: PublicFrame, after: PublicFrame, shown: Shown) -> Iterator[Coming]:
    old, new = before.view.order, after.view.order
    if old is not None and new is not None:
        held = None if after.held is None else after.page_number
        for row in coming_rows(old, new, held, shown.half.room):
            yield Coming(place=row)


def _coming_clocks(
    before: PublicFrame, after: PublicFrame, old: Shown, shown: Shown
) -> Iterator[Coming]:
    page = shown.clocks
    if page is None or old.clocks is None:
        return
    if old.clocks.clocks.page != page.clocks.page:
        yield Coming(place=shown.half.room)
        return
    known = {clock.clock_id for clock in before.view.clocks}
    inside: set[EntityId] = set()
    for box, card in page.clocks.panels:
        ids = {clock.clock_id for clock in card.clocks}
        inside |= ids
        if not ids & known:
            yield Coming(place=box)
            known |= ids
    for placed in page.clocks.clocks:
        if placed.clock.clock_id not in known:
            ground = Role.BG1 if placed.clock.clock_id in inside else Role.BG0
            yield Coming(place=_within(placed.cell, is_panel=ground is Role.BG1), ground=ground)
    if before.view.roll is None and after.view.roll is not None:
        yield Coming(place=page.strip)


def _within(cell: QRectF, *, is_panel: bool) -> QRectF:
    """Return a cell without the frame of its panel."""
    return cell.adjusted(4, 10, -16, -10) if is_panel else QRectF(cell)
