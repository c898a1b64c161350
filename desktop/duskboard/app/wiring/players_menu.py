"""Showing and hiding things: from the menu of the players' screen, or by dragging them there."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from typing_extensions import override

from duskboard.app.desk import Desk
from duskboard.app.showing import show_thing, show_with_chase
from duskboard.board.scene import HitKind
from duskboard.board.track_view import TrackView
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.table.entity import PUBLIC_ROLL_ID, HandOut, Value, Visibility
from duskboard.table.public_frame import PublicPage
from duskboard.table.table import Table
from duskboard.table.view import value_name
from duskboard.windows.players_group import PlayersGroup, ThingRow
from duskboard.windows.top_bar import TopBar

_KINDS: tuple[tuple[type[Value], PublicPage], ...] = (
    (Clock, PublicPage.CLOCKS),
    (Course, PublicPage.CHASE),
    (Participant, PublicPage.CHASE),
    (Location, PublicPage.CHASE),
    (Edge, PublicPage.CHASE),
    (HandOut, PublicPage.HAND_OUT),
)
_DRAGGED = frozenset({HitKind.TOKEN, HitKind.PLACE, HitKind.WAY})


def wire_players_menu(desk: Desk, group: PlayersGroup) -> None:
    """Connect the menu: a page beside, and everything that can be shown or hidden."""
    projection = desk.projection

    def on_group_beside_requested(page: str) -> None:
        projection.choose_beside(PublicPage(page) if page else None)

    def on_group_thing_requested(thing_id: str, shown: bool) -> None:  # noqa: FBT001 - a signal's payload
        show_thing(desk, EntityId(thing_id), shown=shown)

    group.set_things(lambda: tuple(thing_rows(desk.document.table, desk.room.words)))
    group.beside_requested.connect(on_group_beside_requested)
    group.thing_requested.connect(on_group_thing_requested)


def thing_rows(table: Table, words: Words) -> Iterator[ThingRow]:
    """Yield everything on the table that players can be shown, kind by kind."""
    for kind, page in _KINDS:
        for entity in table.of(kind):
            name = value_name(entity.value)
            if not name:
                continue  # an open way
            yield ThingRow(
                thing_id=entity.entity_id,
                label=name,
                group=enum_text(words, page),
                is_shown=entity.visibility is Visibility.SHOWN,
            )
    if table.get(PUBLIC_ROLL_ID) is not None:
        label = enum_text(words, PublicPage.ROLL)
        yield ThingRow(thing_id=PUBLIC_ROLL_ID, label=label, group=label, is_shown=True)


def watch_board_drags(desk: Desk, bar: TopBar) -> None:
    """Have what is dragged from the board onto the button of the players' screen shown there."""
    _BoardDrags(desk, bar)


class _BoardDrags(QObject):
    """Sees where things of the board are let go: beyond it, only the players' button counts."""

    def __init__(self, desk: Desk, bar: TopBar) -> None:
        super().__init__(bar)
        self._desk = desk
        self._bar = bar
        self._track: TrackView = desk.chase_board.track
        self._dragged: EntityId | None = None
        self._track.viewport().installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                hit = self._track.hit(event.position().toPoint())
                self._dragged = hit.entity_id if hit and hit.kind in _DRAGGED else None
            case QEvent.Type.MouseMove if self._dragged is not None:
                self._bar.set_drop_lit(self._is_over(event))
            case QEvent.Type.MouseButtonRelease if self._dragged is not None:
                return self._let_go(event)
        return False

    def _let_go(self, event: QMouseEvent) -> bool:
        """Show what is let go over the button; the board puts it back where it was."""
        dragged, self._dragged = self._dragged, None
        self._bar.set_drop_lit(False)
        if dragged is None or not self._is_over(event):
            return False
        self._track.drop()
        show_with_chase(self._desk, dragged)
        return True

    def _is_over(self, event: QMouseEvent) -> bool:
        return self._bar.players_button_rect_global().contains(event.globalPosition().toPoint())
