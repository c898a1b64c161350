"""What of a long track is in sight: it follows the turn, and chevrons say what is beyond."""

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QGraphicsView

from duskboard.board.edge_button import EdgeButton
from duskboard.board.fork_geometry import columns_of
from duskboard.board.geometry import AHEAD, BEHIND, PAN_MARGIN
from duskboard.board.scene import BoardScene
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.motion import Motion

_ABOVE = 12
_SLACK = 2


class Sight(QObject):
    """Scrolls a view along its track."""

    def __init__(self, look: Look, words: Words, scene: BoardScene, view: QGraphicsView) -> None:
        super().__init__(view)
        self._look, self._words = look, words
        self._board, self._view = scene, view
        self._motion = Motion(look, self)
        self._active: EntityId | None = None
        self._left = EdgeButton(look, "chevron-left", view)
        self._right = EdgeButton(look, "chevron-right", view)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._motion.moved.connect(self._on_motion_moved)
        self._left.clicked.connect(self._on_left_clicked)
        self._right.clicked.connect(self._on_right_clicked)
        view.horizontalScrollBar().valueChanged.connect(self._on_scroll_bar_changed)
        view.horizontalScrollBar().rangeChanged.connect(self._on_scroll_bar_changed)
        view.verticalScrollBar().valueChanged.connect(self._on_scroll_bar_changed)

    @property
    def buttons(self) -> tuple[EdgeButton, EdgeButton]:
        """The chevrons at the left and at the right."""
        return self._left, self._right

    def follow(self, *, anew: bool = False) -> None:
        """Keep two places behind the active token and three ahead in sight, when it is another.

        Args:
            anew: Whether to do so although it is the same one, as after another size.
        """
        view = self._board.view
        active = view.token(view.active) if view is not None else None
        place = view.place(active.place_id) if view is not None and active is not None else None
        if active is None or place is None:
            self._active = None
        elif anew or active.person_id != self._active:
            self._active = active.person_id
            column = round(place.x)
            self.keep(column - BEHIND, column + AHEAD, at_once=anew)
            self._keep_row(place.row)
        self.mirror()

    def keep(self, first: int, last: int, *, at_once: bool = False) -> None:
        """Scroll no further than needed to have these columns in sight, the first rather.

        A plate then begins at the left edge, so that none is cut there.
        """
        measures = self._board.measures
        first, last = max(0, first), min(self._places - 1, last)
        margin = PAN_MARGIN * measures.type
        bar, width = self._view.horizontalScrollBar(), self._view.viewport().width()
        now = float(bar.value())
        gap = measures.pitch - measures.plate_width
        seen = max(1, int((width - 2 * margin + gap + 1) / measures.pitch))
        column = first
        if measures.plate(first).left() - margin >= now - 1:
            if measures.plate(last).right() + margin <= now + width + 1:
                return
            column = min(first, max(0, last - seen + 1))
        wanted = measures.plate(column).left() - margin
        wanted = max(float(bar.minimum()), min(float(bar.maximum()), wanted))
        if at_once:
            self._motion.jump(wanted)
        else:
            self._motion.move(now, wanted)

    def _keep_row(self, row: float) -> None:
        """Scroll down no further than needed to have a row with its tokens in sight."""
        measures = self._board.measures
        if not measures.is_forked:
            return
        down, height = self._view.verticalScrollBar(), self._view.viewport().height()
        top, bottom = measures.lane_y(Side.QUARRY, row), measures.lane_y(Side.PURSUER, row)
        reach = measures.token
        least, most = round(bottom + reach) - height, round(top - reach)
        down.setValue(min(most, max(down.value(), least)))

    def keep_thing(self, entity_id: EntityId | None) -> None:
        """Have a thing in sight."""
        box = self._board.box_of(entity_id) if entity_id is not None else None
        if box is not None:
            column = self._board.measures.column_at(box.center().x(), self._places)
            self.keep(column, column, at_once=True)
            down, height = self._view.verticalScrollBar(), self._view.viewport().height()
            top, bottom = round(box.top()) - _ABOVE, round(box.bottom()) + _ABOVE
            down.setValue(min(top, max(down.value(), bottom - height)))

    def pan(self, by: QPoint) -> None:
        """Scroll by so many pixels along the track and across it."""
        down = self._view.verticalScrollBar()
        down.setValue(down.value() + by.y())
        bar = self._view.horizontalScrollBar()
        self._motion.jump(float(max(bar.minimum(), min(bar.maximum(), bar.value() + by.x()))))

    def mirror(self) -> None:
        """Place the chevrons and count what lies beyond."""
        measures = self._board.measures
        bar = self._view.horizontalScrollBar()
        width = self._view.viewport().width()
        plates = [measures.plate(column) for column in range(self._places)]
        before = sum(1 for plate in plates if plate.left() < bar.value() - _SLACK)
        after = sum(1 for plate in plates if plate.right() > bar.value() + width + _SLACK)
        words = self._words
        label = words.npgettext(
            "chase", "%(count)d place behind", "%(count)d places behind", before
        )
        self._left.mirror(before, label % {"count": before})
        label = words.npgettext("chase", "%(count)d place ahead", "%(count)d places ahead", after)
        self._right.mirror(after, label % {"count": after})
        size = self._left.sizeHint()
        y = round(measures.rail_y - self._view.verticalScrollBar().value() - size.height() / 2)
        self._left.setGeometry(0, y, size.width(), size.height())
        self._right.setGeometry(width - size.width(), y, size.width(), size.height())

    @property
    def _places(self) -> int:
        view = self._board.view
        return columns_of(view) if view is not None else 0

    def _on_motion_moved(self, value: float) -> None:
        self._view.horizontalScrollBar().setValue(round(value))

    def _on_left_clicked(self) -> None:
        self._turn(-1)

    def _on_right_clicked(self) -> None:
        self._turn(1)

    def _turn(self, step: int) -> None:
        """Go on by as many places as are in sight, less one."""
        measures = self._board.measures
        seen = max(1, int(self._view.viewport().width() / measures.pitch) - 1)
        bar = self._view.horizontalScrollBar()
        wanted = bar.value() + step * seen * measures.pitch
        wanted = max(float(bar.minimum()), min(float(bar.maximum()), wanted))
        self._motion.move(float(bar.value()), wanted)

    def _on_scroll_bar_changed(self) -> None:
        self.mirror()
