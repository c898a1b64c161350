"""The scene of a chase: it mirrors a view, keyed by id, and moves nothing by itself."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from duskboard.board.appearing import Appearing
from duskboard.board.brush import Brush
from duskboard.board.composition import Composer
from duskboard.board.drawing import Thing, TokenDrawing
from duskboard.board.fork_geometry import (
    Spread,
    columns_of,
    fork_measures,
    fork_screen,
    spread_of,
)
from duskboard.board.geometry import Measures, desk_measures, screen_measures
from duskboard.board.ghost_board import GHOSTS, ghost_parts
from duskboard.board.overlay_drawing import FocusDrawing
from duskboard.board.part import Chip, Hand, Part, PartKey, PartKind
from duskboard.board.part_item import PartItem
from duskboard.board.pip_painting import Pip
from duskboard.board.window import shown_part
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look
from duskboard.theme.token import Role

_LONGEST = 450
"""The longest that a token is on its way, in milliseconds."""
_COMING = frozenset({PartKind.TOKEN, PartKind.PLATE, PartKind.WAY})
"""What fades in; badges, brackets and pills beside it are there at once."""
_DESK = (1208.0, 474.0)


class HitKind(StrEnum):
    """What can be under the pointer."""

    TOKEN = "token"  # noqa: S105 - no password: a figure on a board
    PLACE = "place"
    WAY = "way"
    CHIP = "chip"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """What is at a point: a thing, and the chip of a way or the pip of a token."""

    kind: HitKind
    entity_id: EntityId
    chip: Chip | None = None
    pip: Pip | None = None


_HITS = {
    PartKind.TOKEN: HitKind.TOKEN,
    PartKind.PLATE: HitKind.PLACE,
    PartKind.WAY: HitKind.WAY,
    PartKind.CHIP: HitKind.CHIP,
}


class BoardScene(QGraphicsScene):
    """Draws the game master's board or the players', from two views.

    Parts are compared by value: what has not changed is not painted again.
    """

    def __init__(
        self, look: Look, words: Words, *, is_public: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words, self._is_public = look, words, is_public
        self._composer = Composer(look, words)
        self._view: BoardView | None = None
        self._hand = Hand()
        self._room = _DESK
        self._items: dict[PartKey, PartItem] = {}
        self._motions: dict[PartKey, QVariantAnimation] = {}
        self._appearing = Appearing(look, self)
        self._measures = self._measure()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.BspTreeIndex)
        self._settle()

    @property
    def view(self) -> BoardView | None:
        """The chase shown, or None."""
        return self._view

    @property
    def measures(self) -> Measures:
        """Where everything stands."""
        return self._measures

    @property
    def hand(self) -> Hand:
        """What the game master points at and holds."""
        return self._hand

    @property
    def is_empty(self) -> bool:
        """Whether there is no place yet, and only a ghost of a board."""
        return self._view is None or not self._view.places

    def mirror(
        self, view: BoardView | None, *, coming: AbstractSet[EntityId] = frozenset()
    ) -> tuple[QRectF, ...]:
        """Show a chase: what is new comes, what is gone goes, who has moved walks there.

        Of a long track the players' board shows eight places round the one in turn. What is
        `coming` fades in: players did not know of it before. Returned is where the scene looks
        otherwise now, as far as nothing is on its way.
        """
        if view is not None and self._is_public:
            view = shown_part(view)
        before, self._view = self._view, view
        if before is None or view is None or _room_of(before) != _room_of(view):
            self._take_measures()
        was = {key: item.part for key, item in self._items.items() if key[1] in coming}
        changed = self._settle(walks=before is not None)
        for kind, name in [key for key in self._items if key[1] in coming and key[0] in _COMING]:
            self._appearing.begin(self._items[kind, name], was.get((kind, name)))
        return tuple(rect.adjusted(-2, -2, 2, 2) for rect in changed)

    def fit(self, width: float, height: float) -> None:
        """Fit the board into a view of a size. The players' board always has its own size."""
        self._room = (width, height)
        if self._take_measures():
            self._settle()

    def look_again(self) -> None:
        """Measure and paint everything anew: the look or the words have changed."""
        self._composer.forget()
        self._take_measures()
        for item in self._items.values():
            item.forget()
        self._settle()

    def hold(self, hand: Hand) -> None:
        """Show what the game master points at and holds."""
        if hand != self._hand:
            self._hand = hand
            self._settle()

    def lift_to(self, person_id: EntityId, x: float) -> None:
        """Have the token in hand follow the pointer along its lane."""
        aim = self._hand.aim_of(person_id)
        kind = PartKind.GHOST if aim is not None and aim.taken else PartKind.TOKEN
        item = self._items.get((kind, str(person_id)))
        if item is not None:
            self._stop(item.part.key)
            item.move_to(QPointF(x, item.part.at.y()))

    def settle_down(self) -> None:
        """Put every token where the view says, at once."""
        for key in list(self._motions):
            self._stop(key)
        self._appearing.end_all()
        for item in self._items.values():
            item.move_to(item.part.at)

    def hit(self, point: QPointF) -> Hit | None:
        """Return what is at a point of the scene."""
        for item in self.items(point):
            if not isinstance(item, PartItem):
                continue
            kind, name = item.part.key
            if kind in _HITS and item.touch.contains(point):
                entity_id, _, chip = name.partition("|")
                return Hit(
                    kind=_HITS[kind],
                    entity_id=EntityId(entity_id),
                    chip=Chip(chip) if chip else None,
                    pip=self._pip(item, point),
                )
        return None

    def _pip(self, item: PartItem, point: QPointF) -> Pip | None:
        drawing = item.part.drawing
        if not isinstance(drawing, TokenDrawing):
            return None
        return drawing.pip_at(self._look, point - item.pos())

    def part_of(self, entity_id: EntityId) -> Part | None:
        """Return the part that stands for a thing, or None where it is not drawn."""
        for kind in (PartKind.TOKEN, PartKind.PLATE, PartKind.WAY):
            item = self._items.get((kind, str(self._carrier(entity_id))))
            if item is not None:
                return item.part
        return None

    def _carrier(self, entity_id: EntityId) -> EntityId:
        """Return whose token stands for somebody: of a passenger the driver's."""
        vehicle = self._view.vehicle_of(entity_id) if self._view is not None else None
        return entity_id if vehicle is None or vehicle.carrier is None else vehicle.carrier

    def box_of(self, entity_id: EntityId) -> QRectF | None:
        """Return the box of a thing in the scene, or None where it is not drawn."""
        part = self.part_of(entity_id)
        return part.drawing.touch.translated(part.at) if part is not None else None

    @property
    def keys(self) -> tuple[PartKey, ...]:
        """Return the keys of all parts drawn."""
        return tuple(self._items)

    def brush(self, painter: QPainter) -> Brush:
        """Return what parts are painted with."""
        return Brush(
            painter=painter,
            look=self._look,
            line=self._measures.line,
            type=self._measures.type,
            ground=Role.BG0 if self._is_public else Role.BG1,
        )

    def _take_measures(self) -> bool:
        """Measure anew; whether anything stands elsewhere now or has another size."""
        measures = self._measure()
        if measures == self._measures:
            return False
        self._measures = measures
        for item in self._items.values():
            item.forget()  # pens and type have other sizes, also where the drawing is the same
        return True

    def _measure(self) -> Measures:
        spread = spread_of(self._view)
        if spread is not None:
            if self._is_public:
                return fork_screen(spread)
            return fork_measures(*self._room, spread, self._look.scale)
        count = len(self._view.places) if self._view is not None else 0
        if self._is_public:
            return screen_measures(count)
        return desk_measures(*self._room, count or GHOSTS, self._look.scale)

    def _settle(self, *, walks: bool = False) -> list[QRectF]:
        """Bring the items to what view and hand say, and return where that changed anything."""
        changed: list[QRectF] = []
        parts = {part.key: part for part in self._compose()}
        for key in [key for key in self._items if key not in parts]:
            self._stop(key)
            gone = self._items.pop(key)
            left = gone.sceneBoundingRect()
            changed.append(left)
            self._appearing.end(gone)
            self.removeItem(gone)
            self.update(left)  # as of one that has moved: see `PartItem.move_to`
        for key, part in parts.items():
            item = self._items.get(key)
            if item is None:
                item = self._items[key] = PartItem(part, self.brush)
                self.addItem(item)
                changed.append(item.sceneBoundingRect())
            elif item.part is part or item.part == part:
                self._change(item, part, walks=walks)
            else:
                changed.append(item.sceneBoundingRect())
                self._change(item, part, walks=walks)
                changed.append(item.sceneBoundingRect())
        self.setSceneRect(self._bounds())
        return changed

    def _compose(self) -> list[Part]:
        if self._view is None or not self._view.places:
            return [] if self._is_public else ghost_parts(self._words, self._measures)
        parts = self._composer.parts(self._view, self._measures, self._hand)
        focus = self._carrier(self._hand.focus) if self._hand.focus is not None else None
        for part in parts:
            kind, name = part.key
            if focus is not None and name == focus and kind in _HITS:
                thing = part.drawing
                box = thing.thing_box if isinstance(thing, Thing) else thing.touch
                key = (PartKind.FOCUS, "")
                return [*parts, Part(key=key, drawing=FocusDrawing(box=box), at=part.at)]
        return parts

    def _bounds(self) -> QRectF:
        columns = columns_of(self._view) if self._view is not None else 0
        width = self._measures.width(columns or GHOSTS)
        return QRectF(0, 0, max(width, 0.0 if self._is_public else 1.0), self._measures.height)

    def _change(self, item: PartItem, part: Part, *, walks: bool) -> None:
        old = item.part
        item.show_part(part)
        if old.at == part.at:
            if part.key not in self._motions:
                item.move_to(part.at)
            return
        is_step = walks and part.key[0] is PartKind.TOKEN and not part.is_lifted
        if is_step and not old.is_lifted:
            self._walk(item, item.pos(), part.at)
        else:
            self._stop(part.key)
            item.move_to(part.at)

    def _walk(self, item: PartItem, start: QPointF, end: QPointF) -> None:
        """Move a token, so long for each place that it passes."""
        self._stop(item.part.key)
        steps = max(1.0, abs(end.x() - start.x()) / self._measures.pitch)
        length = min(_LONGEST, round(self._look.duration("base") * steps))
        if length == 0:
            item.move_to(end)
            return
        motion = QVariantAnimation(self)
        motion.setStartValue(start)
        motion.setEndValue(end)
        motion.setDuration(length)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motions[item.part.key] = motion
        item.follow(motion)
        motion.finished.connect(self._on_motion_finished)
        motion.start()

    def _stop(self, key: PartKey) -> None:
        motion = self._motions.pop(key, None)
        if motion is not None:
            motion.stop()
            motion.deleteLater()

    def _on_motion_finished(self) -> None:
        ended = [key for key, motion in self._motions.items() if motion is self.sender()]
        for key in ended:
            self._items[key].move_to(self._items[key].part.at)
            self._stop(key)


def _room_of(view: BoardView) -> tuple[int, Spread | None]:
    """Return what the size of a board goes by."""
    return len(view.places), spread_of(view)
