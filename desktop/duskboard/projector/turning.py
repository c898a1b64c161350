"""Which part of a long view comes after the one that is seen."""

from collections.abc import Callable

from duskboard.core.identity import AssetId
from duskboard.projector.half import Half
from duskboard.projector.hand_out_page import chosen_hand_out, hand_out_pages
from duskboard.projector.order_page import rows_of
from duskboard.projector.shown import Shown
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.theme.look import Look

HasPicture = Callable[[AssetId | None], bool]
"""Says whether there is a picture to paint."""


def turned(
    look: Look, frame: PublicFrame, shown: tuple[Shown, ...], by: int, has_picture: HasPicture
) -> tuple[int, int | None]:
    """Return the number of the page that comes so many pages on, and which part is held then.

    A chase goes on by half of what is seen of it; the first and the last part are the ends.

    Args:
        look: The look.
        frame: What is on show.
        shown: Its parts, and where everything stands on them.
        by: How many pages on, or back where below 0.
        has_picture: Says whether there is a picture to paint.
    """
    held = frame.held
    lengths: list[tuple[int, int]] = []
    for one in shown:
        if one.clocks is not None:
            lengths.append((one.clocks.clocks.page, one.clocks.clocks.pages))
        elif one.half.page is PublicPage.ORDER and frame.view.order is not None:
            height = one.half.room.height()
            lengths.append(rows_of(frame.view.order, order_page(frame), height)[1:])
            held = held or 0
        elif one.half.page is PublicPage.HAND_OUT:
            lengths.append(_hand_out_length(look, frame, one.half, has_picture))
        elif one.chase is not None:
            board, step = frame.view.board, max(1, one.chase.places // 2)
            last = (len(board.places) if board is not None else 0) - one.chase.places
            if last > 0:
                held = max(0, min(last, one.chase.first + by * step))
    # The longer of two goes on while the other stays at its end.
    page, pages = max(lengths, key=lambda one: one[1], default=(0, 1))
    return max(0, min(pages - 1, page + by)), held


def order_page(frame: PublicFrame) -> int | None:
    """Return which page of an order is held, or None where it follows whoever is in turn."""
    return None if frame.held is None else frame.page_number


def _hand_out_length(
    look: Look, frame: PublicFrame, half: Half, has_picture: HasPicture
) -> tuple[int, int]:
    """Return which page of a hand-out is seen, and of how many."""
    hand_out = chosen_hand_out(frame.view, frame.hand_out)
    if hand_out is None:
        return 0, 1
    pages = hand_out_pages(look, hand_out, half.room, has_picture=has_picture(hand_out.picture))
    return min(frame.page_number, pages - 1), pages
