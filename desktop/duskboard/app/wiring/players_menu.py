"""Showing and hiding things: from the menu of the players' screen, or by dragging them there."""

import textwrap
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from typing_extensions import override

from duskboard.app.desk import Desk
from duskboard.app.showing import show_thing, show_with_chase
from duskboard.app.wiring.dropping import PlayersDrop
from duskboard.board.scene import HitKind
from duskboard.board.track_view import TrackView
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import Sheet
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.table.entity import PUBLIC_ROLL_ID, HandOut, Note, Value, Visibility
from duskboard.table.name import value_name
from duskboard.table.public_frame import PublicPage
from duskboard.table.table import Table
from duskboard.windows.players_group import PlayersGroup, ThingRow

_KINDS: tuple[tuple[type[Value], PublicPage], ...] = (
    (Clock, PublicPage.CLOCKS),
    (Course, PublicPage.CHASE),
    (Participant, PublicPage.CHASE),
    (Location, PublicPage.CHASE),
    (Edge, PublicPage.CHASE),
    (HandOut, PublicPage.HAND_OUT),
    (Note, PublicPage.HAND_OUT),
    (Sheet, PublicPage.FACE),
    (Scoundrel, PublicPage.FACE),
)
_LONGEST_NAME = 40
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
            name = _name(entity.value)
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


def _name(value: Value) -> str:
    """Return what a thing is called; a note without a title by how it begins."""
    name = value_name(value).strip()
    if not name and isinstance(value, Note):
        return textwrap.shorten(value.text, _LONGEST_NAME, placeholder="…")
    return name


def watch_board_drags(desk: Desk, drop: PlayersDrop) -> None:
    """Have what is dragged from the board to the players' screen shown there."""
    _BoardDrags(desk, drop)


class _BoardDrags(QObject):
    """Sees where things of the board are let go: beyond it, only the players' screen counts."""

    def __init__(self, desk: Desk, drop: PlayersDrop) -> None:
        super().__init__(desk.chase_board)
        self._desk = desk
        self._drop = drop
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
                self._drop.hover(event.globalPosition().toPoint())
            case QEvent.Type.MouseButtonRelease if self._dragged is not None:
                return self._let_go(event)
        return False

    def _let_go(self, event: QMouseEvent) -> bool:
        """Show what is let go there; the board puts it back where it was."""
        dragged, self._dragged = self._dragged, None
        self._drop.settle()
        if dragged is None or not self._drop.is_over(event.globalPosition().toPoint()):
            return False
        self._track.drop()
        show_with_chase(self._desk, dragged)
        return True
