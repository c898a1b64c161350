"""The list of the command box: heads are passed over, the field keeps the keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QListView

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.box_delegate import HEAD_HEIGHT, ROW_HEIGHT, BoxDelegate
from duskboard.windows.box_model import BoxModel, Index
from duskboard.windows.box_row import BoxRow


class BoxList(QListView):
    """Shows what was found; one row is chosen unless there is none.

    Signals:
        row_clicked(): The chosen row was clicked.
    """

    row_clicked = Signal()

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__()
        self._look = look
        self._model = BoxModel(words)
        self._delegate = BoxDelegate(look, words)
        self.setStyleSheet("QListView { background: transparent }")
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._on_self_clicked)

    @property
    def row(self) -> BoxRow | None:
        """The row that is chosen, or None."""
        return self._model.box_row(self.currentIndex())

    @property
    def wanted_height(self) -> int:
        """Pixels that all rows and heads take."""
        places = range(self._model.rowCount())
        rows = sum(self._model.box_row(self._model.index(place)) is not None for place in places)
        head, row = (round(self._look.px(each)) for each in (HEAD_HEIGHT, ROW_HEIGHT))
        return (len(places) - rows) * head + rows * row

    def mirror(self, rows: Sequence[BoxRow], query: str) -> None:
        """Show what was found for a query and choose the first row."""
        self._delegate.query = query
        self._model.mirror(rows)
        self._choose(self._model.next_row(-1, 1))

    def walk(self, steps: int) -> None:
        """Choose the row so many further down, or up below zero."""
        place = self.currentIndex().row()
        step = 1 if steps > 0 else -1
        for _ in range(abs(steps)):
            following = self._model.next_row(place, step)
            if following is None:
                break
            place = following
        self._choose(place)

    def row_corner(self) -> QPoint:
        """Return the right lower corner of the chosen row, on the screen."""
        corner = self.visualRect(self.currentIndex()).bottomRight()
        return self.viewport().mapToGlobal(corner)

    def _choose(self, place: int | None) -> None:
        if place is None:
            return
        self.setCurrentIndex(self._model.index(place))
        if place == self._model.next_row(-1, 1):
            self.scrollToTop()  # its head is seen too

    def _on_self_clicked(self, index: Index) -> None:
        if self._model.box_row(index) is not None:
            self._choose(index.row())
            self.row_clicked.emit()
