"""The shelf: what is dragged from it or wished of it lands on the board; the box finds it too."""

from collections.abc import Iterator
from functools import partial

from duskboard.app.desk import Desk
from duskboard.app.shelf_hand import ShelfHand
from duskboard.content.fault import ContentError
from duskboard.i18n.listing import dotted
from duskboard.panels.row_drag import RowDrag
from duskboard.panels.shelf_rows import item_detail, kind_text, shelf_items
from duskboard.windows.box_row import BoxAct, BoxGroup, BoxRow


def wire_shelf(desk: Desk) -> ShelfHand:
    """Connect the shelf with the board and return who puts things there."""
    hand = ShelfHand(desk.clerk, desk.room.words, desk.chase_board, desk.setup_panel)

    def on_dragged(drag: RowDrag) -> None:
        drag.moved.connect(hand.hover)
        drag.dropped.connect(hand.drop)
        drag.ended.connect(hand.settle)

    desk.shelf.put_requested.connect(hand.put)
    desk.shelf.dragged.connect(on_dragged)
    return hand


def shelf_boxes(desk: Desk, hand: ShelfHand) -> Iterator[BoxRow]:
    """Yield what the command box finds of the shelf."""
    words = desk.room.words
    try:
        presets = desk.presets()
    except ContentError:
        return  # the shelf itself says so
    for item in shelf_items(presets):
        put = BoxAct(label=words.gettext("put on the track"), run=partial(hand.put, item))
        yield BoxRow(
            group=BoxGroup.ACTS,
            title=item.name.said(words.language.value),
            detail=dotted(words, [kind_text(words, item), item_detail(words, item)]),
            glyph="obstacle" if item.obstacle is not None else "list",
            acts=(put,),
        )
