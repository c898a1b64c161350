"""The things on a board as objects, for screen readers: a graphics view has no children of its own.

The objects are made when they are first asked for, which nobody does without a screen reader.
"""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QGraphicsView

from duskboard.board.board_speech import aim_text, thing_text
from duskboard.board.desk import Desk
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView, TokenView


class BoardThing(QObject):
    """A place, a way or somebody on a board.

    Attributes:
        access: What screen readers know it by; kept here as long as Qt uses it.
    """

    def __init__(self, things: "ThingList", entity_id: EntityId) -> None:
        super().__init__(things)
        self._things, self._entity_id = things, entity_id
        self.access: QAccessibleInterface | None = None

    @property
    def view(self) -> QGraphicsView:
        """The board that it is on."""
        return self._things.view

    @property
    def text(self) -> str:
        """All about it in words."""
        return self._things.text(self._entity_id)

    @property
    def box(self) -> QRect:
        """Its box on the screen; an empty one where it is not drawn."""
        return self._things.box(self._entity_id)

    @property
    def is_in_sight(self) -> bool:
        """Whether any of it is within the view."""
        view = self.view.viewport()
        return self.box.intersects(QRect(view.mapToGlobal(view.rect().topLeft()), view.size()))

    @property
    def has_focus(self) -> bool:
        """Whether it has the keyboard."""
        return self._things.focused is self and self.view.hasFocus()


class ThingList(QObject):
    """Every thing on a board, along the track: a place, who stands there, the ways onward.

    Signals:
        spoken(str): What has the keyboard now, or is aimed at, in words.
    """

    spoken = Signal(str)

    def __init__(self, view: QGraphicsView, desk: Desk, words: Words) -> None:
        super().__init__(view)
        self._view, self._desk, self._words = view, desk, words
        self._made: dict[EntityId, BoardThing] = {}
        self._told: dict[EntityId, str] = {}

    @property
    def view(self) -> QGraphicsView:
        """The board."""
        return self._view

    @property
    def things(self) -> list[BoardThing]:
        """All of them, in order."""
        return [self._thing(key) for key in along_track(self._desk.view)]

    @property
    def focused(self) -> BoardThing | None:
        """The one that has the keyboard once the board has it."""
        focus = self._desk.focus
        return self._thing(focus) if focus is not None and self.text(focus) else None

    def at(self, x: int, y: int) -> BoardThing | None:
        """Return the one at a point of the screen."""
        viewport, scene = self._view.viewport(), self._desk.scene
        point = viewport.mapFromGlobal(QRect(x, y, 1, 1).topLeft())
        hit = scene.hit(self._view.mapToScene(point)) if viewport.rect().contains(point) else None
        return self._thing(hit.entity_id) if hit is not None and not scene.is_empty else None

    def text(self, entity_id: EntityId) -> str:
        """Return a thing in words; "" where it is not on the board."""
        return thing_text(self._words, self._desk.view, entity_id)

    def box(self, entity_id: EntityId) -> QRect:
        """Return the box of a thing on the screen; an empty one where it is not drawn."""
        box = self._desk.scene.box_of(entity_id)
        if box is None:
            return QRect()
        found = self._view.mapFromScene(box).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(found.topLeft()), found.size())

    def settle(self) -> None:
        """Let go of what is gone, and tell which of the others are called something else now."""
        if not self._made:
            return
        known = set(along_track(self._desk.view))
        for key in [key for key in self._made if key not in known]:
            self._told.pop(key, None)
            self._made.pop(key).deleteLater()
        for key, thing in self._made.items():
            text = self.text(key)
            if self._told.get(key, text) != text:
                QAccessible.updateAccessibility(
                    QAccessibleEvent(thing, QAccessible.Event.NameChanged)
                )
            self._told[key] = text

    def say(self) -> None:
        """Say what the board is, and what is aimed at on it or has the keyboard."""
        desk, board = self._desk, self._view
        board.setAccessibleName(self._words.gettext("Chase track"))
        told = aim_text(self._words, desk.view, desk.chosen or desk.armed)
        text = told or (self.text(desk.focus) if desk.focus is not None else "")
        if text == board.accessibleDescription():
            return
        board.setAccessibleDescription(text)
        if text and board.hasFocus():
            self.spoken.emit(text)
        if told and board.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(board, told))

    def tell_focus(self) -> None:
        """Tell screen readers what has the keyboard now."""
        if not QAccessible.isActive() or not self._view.hasFocus():
            return
        thing = self.focused
        if thing is not None:
            for event in (QAccessible.Event.Focus, QAccessible.Event.Selection):
                QAccessible.updateAccessibility(QAccessibleEvent(thing, event))

    def _thing(self, entity_id: EntityId) -> BoardThing:
        if entity_id not in self._made:
            self._made[entity_id] = BoardThing(self, entity_id)
            self._told[entity_id] = self.text(entity_id)
        return self._made[entity_id]


def along_track(view: BoardView | None) -> Iterator[EntityId]:
    """Yield everything on a board along the track; who is off the track comes last."""
    if view is None:
        return
    known = {place.place_id for place in view.places}
    for place in view.places:
        yield place.place_id
        here = [token for token in view.tokens if token.place_id == place.place_id]
        yield from (token.person_id for token in sorted(here, key=_rank))
        yield from (way.edge_id for way in view.ways if way.start_id == place.place_id)
    yield from (token.person_id for token in view.tokens if token.place_id not in known)


def _rank(token: TokenView) -> tuple[bool, int]:
    """Quarry first, then by the acting order."""
    return (token.side is not Side.QUARRY, token.order if token.order is not None else 1 << 20)
