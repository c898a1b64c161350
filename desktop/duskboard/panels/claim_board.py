"""The claims of a crew as a map: places in a grid, paths between them (rules/blades.md 69, 70)."""

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.blades.claim import MAP_REACH, ClaimMap
from duskboard.i18n.words import Words
from duskboard.panels.claim_node import MARGIN, ClaimNode
from duskboard.theme.look import Look
from duskboard.theme.token import Role

_EDGE = 16.0
_THIN, _THICK, _DOT = 2.0, 4.0, 1.5
_HALVES = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSize:
    """How large claims are drawn, in logical pixels.

    Attributes:
        wide: The width of a node.
        high: Its height.
        across: From a node to its neighbour at the right.
        down: From a node to its neighbour below.
        least: How small nodes become before the map is scrolled, as a part of that.
    """

    wide: float = 150.0
    high: float = 72.0
    across: float = 216.0
    down: float = 130.0
    least: float = 0.52


class ClaimBoard(QWidget):
    """Lays claims out where they stand, and paints the paths between them.

    Signals:
        selected(str): A claim was chosen.
        offers_requested(str): What can become of a claim shall be offered.
        moved(str, int, int): A claim was pulled to a column and row, in halves.
        linked(str, str): A path was drawn from a claim to another.
        key_pressed(object): A key that is none of a claim's own.
    """

    selected = Signal(str)
    offers_requested = Signal(str)
    moved = Signal(str, int, int)
    linked = Signal(str, str)
    key_pressed = Signal(object)

    def __init__(
        self,
        look: Look,
        words: Words,
        *,
        size: BoardSize | None = None,
        is_fixed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty map; on one that is fixed nothing is moved or joined."""
        super().__init__(parent)
        self._look, self._words = look, words
        self._sizes, self._is_fixed = size or BoardSize(), is_fixed
        self._map = ClaimMap()
        self._path: tuple[str, QPoint] | None = None
        self._is_pulled = False
        self.nodes: dict[str, ClaimNode] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def mirror(self, claims: ClaimMap, lair: str = "") -> None:
        """Show a map; `lair` says where the lair lies."""
        self._map = claims
        keys = {one.key for one in claims.claims}
        for key in self.nodes.keys() - keys:
            gone = self.nodes.pop(key)
            gone.hide()
            gone.deleteLater()
        in_reach = frozenset(claims.in_reach())
        for one in claims.claims:
            if one.key not in self.nodes:
                self.nodes[one.key] = self._made(one.key)
            self.nodes[one.key].tell(one, is_in_reach=one.key in in_reach, lair=lair)
        self._order()
        self._place()
        self.setMinimumSize(self.minimumSizeHint())
        self.update()

    def show_selected(self, key: str) -> None:
        """Show the ports of a claim, and of no other."""
        for one, node in self.nodes.items():
            node.select(is_so=one == key)

    def show_path(self, first: str, second: str) -> None:
        """Show a path that would be drawn, or none for blank keys."""
        for key, node in self.nodes.items():
            node.aim(is_so=key == second)
        if first in self.nodes and second in self.nodes:
            self._path = (first, self._middle(second).toPoint())
        else:
            self._path = None
        self.update()

    def beside(self, key: str, across: int, down: int) -> str:
        """Return the key of the nearest claim in a direction, or of the claim itself."""
        if key not in self.nodes:
            return next(iter(self.nodes), "")
        here, found = self._middle(key), (float("inf"), key)
        for other in self.nodes:
            way = self._middle(other) - here
            along = way.x() * across + way.y() * down
            off = abs(way.x() * down) + abs(way.y() * across)
            if other != key and along > 0 and off <= 2 * along:
                found = min(found, (along + 2 * off, other))
        return found[1]

    @override
    def sizeHint(self) -> QSize:
        return self._size(1.0)

    @override
    def minimumSizeHint(self) -> QSize:
        return self._size(self._sizes.least)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        held = {one.key for one in self._map.claims if one.is_held or one.is_lair}
        with QPainter(self) as painter:
            if not self._is_fixed:
                self._paint_dots(painter)
            for first, second in self._map.links:
                both = first in held and second in held
                role, width = (Role.TEXT2, _THICK) if both else (Role.LINE_STRONG, _THIN)
                painter.setPen(look.pen(role, look.px(width)))
                painter.drawLine(self._middle(first), self._middle(second))
            if self._path is not None:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                pen = look.pen(Role.NOW, look.px(_THIN + 1), dash=(0.1, 2.4))
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawLine(self._middle(self._path[0]), QPointF(self._path[1]))

    def _paint_dots(self, painter: QPainter) -> None:
        """Paint where claims can stand, between the nodes."""
        across, down = (
            self._scale * self._look.px(one) for one in (self._sizes.across, self._sizes.down)
        )
        left, top = self._corner
        size = self._look.px(_DOT)
        color = self._look.color(Role.LINE_STRONG)
        columns, rows = (range(-1, int(most) + 2) for most in self._cells)
        for column in columns:
            for row in rows:
                at = QPointF(left + (column + 0.5) * across, top + (row + 0.5) * down)
                dot = QRectF(0, 0, size, size)
                dot.moveCenter(at)
                painter.fillRect(dot, color)

    def _made(self, key: str) -> ClaimNode:
        node = ClaimNode(self._look, self._words, is_fixed=self._is_fixed, parent=self)
        node.clicked.connect(partial(self._on_node_clicked, key))
        node.offers_requested.connect(partial(self.offers_requested.emit, key))
        node.moving.connect(partial(self._on_node_moving, key))
        node.moved.connect(partial(self._on_node_moved, key))
        node.linking.connect(partial(self._on_node_linking, key))
        node.linked.connect(partial(self._on_node_linked, key))
        node.given_up.connect(self._give_up)
        node.key_pressed.connect(self.key_pressed)
        node.show()
        return node

    def _order(self) -> None:
        """Have Tab go through the claims row by row."""
        ordered = sorted(self._map.claims, key=lambda one: (one.row, one.column))
        for first, second in pairwise(ordered):
            self.setTabOrder(self.nodes[first.key], self.nodes[second.key])

    def _on_node_clicked(self, key: str, _on: bool = False) -> None:  # noqa: FBT001, FBT002 - Qt's
        self.selected.emit(key)

    def _on_node_moving(self, key: str, pulled: QPoint) -> None:
        node = self.nodes[key]
        node.raise_()
        self._is_pulled = True
        node.move(self._box(key).topLeft().toPoint() + pulled)
        self.update()

    def _on_node_moved(self, key: str, pulled: QPoint) -> None:
        """Wish for the place nearest to where a claim was let go; it goes back by itself."""
        claim = self._map.claim(key)
        half = [
            self._scale * self._look.px(one) / _HALVES
            for one in (self._sizes.across, self._sizes.down)
        ]
        column = claim.column + round(pulled.x() / half[0])
        row = claim.row + round(pulled.y() / half[1])
        self._give_up()
        self.selected.emit(key)
        column, row = (max(0, min(MAP_REACH - 1, one)) for one in (column, row))
        if (column, row) != (claim.column, claim.row):
            self.moved.emit(key, column, row)

    def _on_node_linking(self, key: str, point: QPoint) -> None:
        self._path = (key, point)
        there = self._at(point)
        for other, node in self.nodes.items():
            node.aim(is_so=other == there and other != key)
        self.update()

    def _on_node_linked(self, key: str, point: QPoint) -> None:
        there = self._at(point)
        self._give_up()
        if there not in ("", key):
            self.linked.emit(key, there)

    def _give_up(self) -> None:
        self._is_pulled = False
        self.show_path("", "")
        self._place()

    def _at(self, point: QPoint) -> str:
        return next(
            (key for key, node in self.nodes.items() if node.geometry().contains(point)), ""
        )

    def _middle(self, key: str) -> QPointF:
        return QRectF(self.nodes[key].geometry()).center()

    @property
    def _cells(self) -> tuple[float, float]:
        """Whole columns and rows to the right and below of the first."""
        claims = self._map.claims
        return (
            max((one.column for one in claims), default=0) / _HALVES,
            max((one.row for one in claims), default=0) / _HALVES,
        )

    def _size(self, scale: float) -> QSize:
        columns, rows = self._cells
        px = self._look.px
        wide = scale * px(columns * self._sizes.across + self._sizes.wide) + 2 * px(_EDGE)
        high = scale * px(rows * self._sizes.down + self._sizes.high) + 2 * px(_EDGE)
        return QSize(round(wide), round(high))

    @property
    def _scale(self) -> float:
        whole, edge = self._size(1.0), round(2 * self._look.px(_EDGE))
        room = (
            (self.width() - edge) / max(1, whole.width() - edge),
            (self.height() - edge) / max(1, whole.height() - edge),
        )
        return max(self._sizes.least, min(1.0, *room))

    @property
    def _corner(self) -> tuple[float, float]:
        """The middle of the first place, such that the map stands in the middle of the board."""
        size, scale, px = self._size(self._scale), self._scale, self._look.px
        left = (
            max(0.0, (self.width() - size.width()) / 2)
            + px(_EDGE)
            + scale * px(self._sizes.wide) / 2
        )
        top = px(_EDGE) + scale * px(self._sizes.high) / 2
        return left, top

    def _box(self, key: str) -> QRectF:
        claim, scale, px = self._map.claim(key), self._scale, self._look.px
        left, top = self._corner
        box = QRectF(
            0,
            0,
            scale * px(self._sizes.wide) + 2 * px(MARGIN),
            scale * px(self._sizes.high) + 2 * px(MARGIN),
        )
        across, down = scale * px(self._sizes.across), scale * px(self._sizes.down)
        box.moveCenter(
            QPointF(left + claim.column / _HALVES * across, top + claim.row / _HALVES * down)
        )
        return box

    def _place(self) -> None:
        if not self._is_pulled:
            for key in self.nodes:
                self.nodes[key].setGeometry(self._box(key).toRect())
