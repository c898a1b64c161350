"""A game master before a track: what stands on it, and the menus of its things."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from tests.board.track import at
from tests.seat.player import Player

from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId
from duskboard.panels.chase_board import ChaseBoard
from duskboard.table.board_view import BoardView, TokenView


class Gm:
    """A game master before a track of their own, or the sample's."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.key(Qt.Key.Key_Escape)

    @property
    def board(self) -> ChaseBoard:
        return self.player.evening.desk.chase_board

    @property
    def track(self) -> TrackView:
        return self.board.track

    @property
    def view(self) -> BoardView:
        assert self.board.view is not None
        return self.board.view

    def token(self, name: str) -> TokenView:
        return next(one for one in self.view.tokens if one.name == name)

    def at(self, name: str) -> QPoint:
        return at(self.track, self.token(name).person_id)

    def place(self, number: int) -> QPoint:
        return at(self.track, self.view.places[number - 1].place_id)

    def number(self, name: str) -> int | None:
        """The number of the place where somebody stands."""
        place = self.view.place(self.token(name).place_id)
        return place.number if place is not None else None

    def counts(self) -> dict[str, int]:
        return {one.name or "?": one.count for one in self.view.tokens}

    def texts(self) -> tuple[str, str]:
        march = self.board.march
        return march.title.text(), march.detail.text()

    @contextmanager
    def menu(self, thing: EntityId) -> Iterator[QMenu]:
        """The menu of a thing, opened as the menu key does."""
        self.track.setFocus()
        self.track.select(thing)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
        QApplication.sendEvent(self.track, event)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        yield menu
        menu.close()

    def choose(self, thing: EntityId, *path: str) -> None:
        """Choose an entry of the menu of a thing."""
        with self.menu(thing) as menu:
            entry(menu, *path).trigger()


def entry(menu: QMenu, *path: str) -> QAction:
    """Return an entry by its text, through the menus that lead to it."""
    for text in path[:-1]:
        within = entry(menu, text).menu()
        assert isinstance(within, QMenu)
        menu = within
    return next(one for one in menu.actions() if one.text().split("\t")[0] == path[-1])
