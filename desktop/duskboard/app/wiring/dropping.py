"""The players' screen as the place where things are dropped to be shown."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from duskboard.app.desk import Desk
from duskboard.app.showing import bring_face, bring_note, bring_roll, show_with_chase
from duskboard.core.identity import EntityId
from duskboard.models.board_model import BoardRow
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.drag_start import DragStart
from duskboard.panels.row_drag import RowDrag
from duskboard.panels.track_list import TrackList
from duskboard.play.fallen import AnyRoll
from duskboard.table.board_view import WayView
from duskboard.windows.top_bar import TopBar
from duskboard.windows.workspace_tabs import WorkspaceTabs


class PlayersDrop:
    """The button that says what players see, and their own window where it is in reach."""

    def __init__(self, bar: TopBar, screen: QWidget) -> None:
        self._bar = bar
        self._screen = screen

    def is_over(self, at: QPoint) -> bool:
        """Return whether what is let go at a point of the screen is shown to players."""
        if self._bar.players_button_rect_global().contains(at):
            return True
        return self._screen.isVisible() and QApplication.topLevelAt(at) is self._screen

    def hover(self, at: QPoint) -> None:
        """Light up where letting go would show what is dragged."""
        self._bar.set_drop_lit(self.is_over(at))

    def settle(self) -> None:
        """Light up no more."""
        self._bar.set_drop_lit(False)


def wire_row_drops(desk: Desk, drop: PlayersDrop, tabs: WorkspaceTabs) -> None:
    """Connect what is dragged to the players: rows of the log, notes, sheets, rows of a chase.

    Whatever rests on the tab of a workspace on its way brings that workspace.
    """

    def show_roll(item: object) -> None:
        if isinstance(item, AnyRoll):
            bring_roll(desk, item)

    def show_note(item: object) -> None:
        if isinstance(item, str):
            bring_note(desk, EntityId(item))

    def show_face(item: object) -> None:
        if isinstance(item, str):
            bring_face(desk, EntityId(item))

    def show_part(item: object) -> None:
        if isinstance(item, str):
            show_with_chase(desk, EntityId(item))

    desk.log_panel.dragged.connect(_follower(drop, show_roll))
    desk.note_panel.dragged.connect(_follower(drop, show_note))
    desk.sheet_panel.dragged.connect(_follower(drop, show_face))
    desk.scoundrel_panel.dragged.connect(_follower(drop, show_face))
    rows = DragStart(desk.track_list.viewport(), partial(_row_at, desk.track_list))
    rows.dragged.connect(_follower(drop, show_part))
    sheets = (desk.sheet_panel, desk.scoundrel_panel)
    for source in (desk.log_panel, desk.note_panel, *sheets, desk.shelf, rows):
        source.dragged.connect(partial(_let_linger, tabs))


def _let_linger(tabs: WorkspaceTabs, drag: RowDrag) -> None:
    drag.moved.connect(lambda _item, at: tabs.linger(at))
    drag.ended.connect(tabs.linger_no_more)


def _row_at(track: TrackList, at: QPoint) -> tuple[object, QRect] | None:
    """Return what a row of a chase stands for, and where the row stands; an open way is nothing."""
    index = track.indexAt(at)
    row = index.data(ModelRole.VIEW) if index.isValid() else None
    if not isinstance(row, BoardRow) or (row.way is not None and not _has_obstacle(row.way)):
        return None
    return row.key, track.visualRect(index)


def _has_obstacle(way: WayView) -> bool:
    return way.hazard is not None or way.barrier is not None


def _follower(drop: PlayersDrop, show: Callable[[object], None]) -> Callable[[RowDrag], None]:
    """Return what follows a drag, and shows what is let go over the players' screen."""

    def on_drag_moved(_item: object, at: QPoint) -> None:
        drop.hover(at)

    def on_drag_dropped(item: object, at: QPoint) -> None:
        if drop.is_over(at):
            show(item)

    def on_panel_dragged(drag: RowDrag) -> None:
        drag.moved.connect(on_drag_moved)
        drag.dropped.connect(on_drag_dropped)
        drag.ended.connect(drop.settle)

    return on_panel_dragged
