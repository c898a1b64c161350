"""Putting on the track what comes from the shelf."""

from PySide6.QtCore import QPoint

from duskboard.app.clerk import Clerk, new_id
from duskboard.board.landing import Landing, Landings
from duskboard.board.track_view import TrackView
from duskboard.i18n.words import Words
from duskboard.panels.chase_board import ChaseBoard
from duskboard.panels.setup_panel import SetupPanel
from duskboard.panels.shelf_rows import ShelfItem
from duskboard.play.chase.laying import NewLocation
from duskboard.play.chase.obstacle import lay_obstacle
from duskboard.play.chase.places import add_places
from duskboard.table.entity import Visibility


class ShelfHand:
    """Shows where something from the shelf would land, and puts it there."""

    def __init__(self, clerk: Clerk, words: Words, board: ChaseBoard, guide: SetupPanel) -> None:
        self._clerk, self._words, self._board, self._guide = clerk, words, board, guide
        self._boards = {one: Landings(one) for one in (board.track, guide.track)}

    @property
    def _track(self) -> TrackView:
        """The track that is worked on: that of a set-up while one is open."""
        return self._guide.track if self._guide.is_open else self._board.track

    @property
    def _landings(self) -> Landings:
        return self._boards[self._track]

    def hover(self, item: ShelfItem, at: QPoint) -> None:
        """Show where it would land if it were let go at a point of the screen."""
        brought = item.brought(self._words)
        self._landings.show(self._landings.find(at, brought), brought)

    def settle(self) -> None:
        """Show nothing any more."""
        for landings in self._boards.values():
            landings.show(None, None)

    def drop(self, item: ShelfItem, at: QPoint) -> None:
        """Put it where it is let go; nothing happens away from the track."""
        self.settle()
        landing = self._landings.find(at, item.brought(self._words))
        if landing is not None:
            self._put(item, landing)
        elif self._guide.rect().contains(self._guide.mapFromGlobal(at)):
            self._refuse_unseen()

    def put(self, item: ShelfItem) -> None:
        """Put it where the board has the keyboard."""
        if self._refuse_unseen():
            return
        landing = self._landings.chosen(item.brought(self._words))
        if landing is None:
            words = self._words
            self._board.refuse(words.pgettext("chase", "Choose a way on the board first."))
            return
        self._put(item, landing)

    def _refuse_unseen(self) -> bool:
        """Return whether an open step has no room for the track, and say where it is."""
        is_unseen = self._guide.is_open and self._guide.track.isHidden()
        if is_unseen:
            words = self._words
            text = words.pgettext("chase set-up", "Open the last step first: the track is there.")
            self._board.refuse(text)
        return is_unseen

    def _put(self, item: ShelfItem, landing: Landing) -> None:
        tag, way = self._words.language.value, landing.way
        if item.obstacle is not None and way is not None:
            what = item.obstacle.made(tag)
            self._clerk.do(lambda table: lay_obstacle(table, way, what))
            self._track.select(way)
            return
        # As everything new they are hidden; a track of nothing but these begins in sight.
        is_new = self._board.view is None
        seen = Visibility.SHOWN if is_new else Visibility.HIDDEN
        wishes = [
            NewLocation(
                location_id=new_id(), edge_id=new_id(), name=place.said(tag), visibility=seen
            )
            for place in item.places
        ]
        is_first = landing.after is None and not is_new
        done = self._clerk.do(
            lambda table: add_places(
                table, item.name.said(tag), wishes, landing.after, is_first=is_first
            )
        )
        if done is not None:
            self._track.select(wishes[-1].location_id)
