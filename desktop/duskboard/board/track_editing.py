"""Names and lines edited where they stand on a board."""

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtWidgets import QGraphicsView

from duskboard.board.desk import Desk
from duskboard.board.drawing import Thing
from duskboard.board.name_edit import LONGEST_LINE, LONGEST_NAME, NameEdit
from duskboard.board.sight import Sight
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.theme.look import Look

_HEIGHT = 30.0
_NAME_WIDTH = 104.0
_LINE_WIDTH = 380.0


class TrackEditing(QObject):
    """Puts a field over the name of a thing.

    Attributes:
        field: The field.

    Signals:
        renamed(EntityId, str, ObstacleKind | None): A thing shall have another name; which of two
            on a way.
        line_typed(EntityId, str): Somebody's numbers were changed in one line.
    """

    renamed = Signal(object, str, object)
    line_typed = Signal(object, str)

    def __init__(
        self, view: QGraphicsView, look: Look, words: Words, desk: Desk, sight: Sight
    ) -> None:
        super().__init__(view)
        self._view, self._look, self._words = view, look, words
        self._desk, self._sight = desk, sight
        self._lined: EntityId | None = None
        self._kind: ObstacleKind | None = None
        self.field = NameEdit(view.viewport())
        self.field.renamed.connect(self._on_field_renamed)
        self.field.left.connect(self._on_field_left)

    def begin_rename(self, entity_id: EntityId, kind: ObstacleKind | None = None) -> None:
        """Edit the name of a thing where it stands, if it has one; of two on a way, the kind's."""
        name = self._name_of(entity_id, kind)
        if name is not None:
            self._kind = kind
            self._edit(entity_id, name, _NAME_WIDTH, self._words.gettext("New name"))

    def begin_line(self, entity_id: EntityId, line: str) -> None:
        """Edit somebody's numbers in one line, where the name stands."""
        label = self._words.pgettext("chase", "Name and numbers")
        self._lined = entity_id
        self._edit(entity_id, line, _LINE_WIDTH, label)

    def _edit(self, entity_id: EntityId, text: str, least: float, label: str) -> None:
        box = self._name_box(entity_id)
        if box is None:
            return
        self._sight.keep_thing(entity_id)
        view_box = self._view.mapFromScene(box).boundingRect()
        width = max(view_box.width(), round(self._look.px(least)))
        room = self._view.viewport().rect()
        place = QRect(0, 0, min(width, room.width()), round(self._look.px(_HEIGHT)))
        place.moveCenter(view_box.center())
        place.moveLeft(max(0, min(place.left(), room.width() - place.width())))
        longest = LONGEST_LINE if entity_id == self._lined else LONGEST_NAME
        self.field.begin(entity_id, text, place, label, longest=longest)

    def _name_of(self, entity_id: EntityId, kind: ObstacleKind | None) -> str | None:
        view = self._desk.view
        if view is None:
            return None
        token, place = view.token(entity_id), view.place(entity_id)
        if token is not None or place is not None:
            return token.name if token is not None else place.name if place is not None else None
        way = next((one for one in view.ways if one.edge_id == entity_id), None)
        thing = way.laid(kind) if way is not None else None
        return thing.name if thing is not None else None

    def _name_box(self, entity_id: EntityId) -> QRectF | None:
        part = self._desk.scene.part_of(entity_id)
        if part is None or not isinstance(part.drawing, Thing):
            return None
        return part.drawing.name_box.translated(part.at)

    def _on_field_renamed(self, entity_id: EntityId, text: str) -> None:
        if entity_id == self._lined:
            self.line_typed.emit(entity_id, text)
        else:
            self.renamed.emit(entity_id, text, self._kind)

    def _on_field_left(self) -> None:
        self._lined = self._kind = None
