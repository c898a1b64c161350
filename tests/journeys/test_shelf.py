"""A track made from the shelf: dragged, by keys and by the command box; every step taken back."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from tests.seat.player import Player
from tests.seat.shelf_hand import drag_from_shelf

from duskboard.panels.shelf_rows import ShelfPart
from duskboard.table.board_view import BoardView
from duskboard.windows.workspace import DockName

CTRL = Qt.KeyboardModifier.ControlModifier


class Keeper:
    """A player before an empty track, with the shelf open."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.open_empty("chase")
        player.key(Qt.Key.Key_H, CTRL)
        self.desk = player.evening.desk
        assert self.desk.shelf.isVisible()
        assert self.desk.shelf.list.hasFocus()

    @property
    def view(self) -> BoardView:
        view = self.desk.chase_board.view
        assert view is not None
        return view

    def names(self) -> list[str]:
        """Places along the track, with what lies before each in brackets."""
        found: list[str] = []
        for place in sorted(self.view.places, key=lambda one: one.column):
            way = next((one for one in self.view.ways if one.end_id == place.place_id), None)
            laid = (way.barrier or way.hazard) if way is not None else None
            found.extend(([f"[{laid.name}]"] if laid is not None else []) + [place.name or "?"])
        return found

    def drag(self, key: str, to: QPoint) -> None:
        """Drag a row of the shelf to a point of the screen with the mouse."""
        drag_from_shelf(self.desk.shelf, key, to)

    def middle(self) -> QPoint:
        track = self.desk.chase_board.track
        return track.mapToGlobal(track.rect().center())

    def way(self, number: int) -> QPoint:
        """Return the middle of a way on the screen, 1 for the first."""
        ends = sorted(self.view.places, key=lambda one: one.column)
        track = self.desk.chase_board.track
        first, second = (track.point_of(ends[at].place_id) for at in (number - 1, number))
        return (first + second) / 2


def test_a_track_is_made_by_keys_and_by_dragging(start: Callable[[], Player]) -> None:
    keeper = Keeper(start())
    by_keys_and_by_the_command_box(keeper)
    keeper.desk.shelf.search.clear()
    keeper.desk.shelf.parts.chosen.emit(ShelfPart.FOOT)
    a_harbour_is_dragged_to_an_empty_board_and_things_onto_its_ways(keeper)


def a_harbour_is_dragged_to_an_empty_board_and_things_onto_its_ways(keeper: Keeper) -> None:
    shelf = keeper.desk.shelf
    keeper.drag("low-wall", keeper.middle())
    assert keeper.desk.chase_board.view is None
    shelf.parts.chosen.emit(ShelfPart.PLACES)
    keeper.drag("harbour", keeper.middle())
    harbour = ["Quay", "Crane", "Warehouse", "Gangway", "Deck", "Hold"]
    assert keeper.names() == harbour

    shelf.parts.chosen.emit(ShelfPart.FOOT)
    keeper.drag("packed-street", keeper.way(1))
    keeper.drag("brick-wall", keeper.way(2))
    assert keeper.names()[:5] == ["Quay", "[Packed street]", "Crane", "[Brick wall]", "Warehouse"]
    way = next(one for one in keeper.view.ways if one.barrier is not None)
    assert way.barrier is not None
    assert (way.barrier.hit_points, way.barrier.skills) == (25, ("climb",))

    shelf.parts.chosen.emit(ShelfPart.PLACES)
    shelf.list.opened.emit("hotel")
    keeper.drag("hotel/2", keeper.way(3))
    assert keeper.names()[5:7] == ["Lift", "Gangway"]
    assert keeper.names()[4] == "Warehouse"
    keeper.drag("hotel/0", shelf.mapToGlobal(QPoint(20, 20)))
    assert "Lobby" not in keeper.names()

    keeper.player.undo(3)
    assert keeper.names() == harbour
    keeper.player.redo(3)
    keeper.player.restart()
    again = keeper.player.evening.desk.chase_board.view
    assert again is not None
    assert len(again.places) == 7


def by_keys_and_by_the_command_box(keeper: Keeper) -> None:
    player, shelf = keeper.player, keeper.desk.shelf
    player.key(Qt.Key.Key_Return)
    assert keeper.desk.chase_board.view is None
    shelf.parts.chosen.emit(ShelfPart.PLACES)
    player.key(Qt.Key.Key_Slash)
    player.line("old town")
    player.key(Qt.Key.Key_Return)
    assert keeper.names()[:2] == ["Gate", "Market square"]

    keeper.desk.chase_board.select(keeper.view.ways[1].edge_id)
    shelf.search.clear()
    player.key(Qt.Key.Key_Slash)
    player.line("crawl")
    player.key(Qt.Key.Key_Return)
    assert keeper.names()[2] == "[Crawl space or cluttered attic]"

    keeper.desk.chase_board.select(keeper.view.ways[0].edge_id)
    player.key(Qt.Key.Key_K, CTRL)
    player.line("Strong outer door")
    assert keeper.names()[1] == "[Strong outer door]"
    player.evening.window.show_dock(DockName.CHASE)
    player.undo(3)
    assert keeper.desk.chase_board.view is None
