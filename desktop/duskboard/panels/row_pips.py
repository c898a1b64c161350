"""The mouse on the actions in a list of the chase: each can be clicked, as on the board."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QListView, QToolTip
from typing_extensions import override

from duskboard.board.board_speech import pip_text
from duskboard.board.pip_keys import step_of_click
from duskboard.board.pip_painting import Pip
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.board_model import BoardRow
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.track_delegate import TrackDelegate

_LEFT = Qt.MouseButton.LeftButton
_PRESSES = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
_Under = tuple[EntityId, Pip]


class RowPips(QObject):
    """Watches the mouse over a list that a `TrackDelegate` paints; a press on actions is its own.

    Signals:
        stepped(EntityId, int, int): Somebody shall have so many actions more, and owe.
    """

    stepped = Signal(object, int, int)

    def __init__(self, view: QListView, delegate: TrackDelegate, words: Words) -> None:
        super().__init__(view)
        self._view, self._delegate, self._words = view, delegate, words
        self._pressed: _Under | None = None
        view.viewport().setMouseTracking(True)
        view.viewport().installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            return self._mouse(event)
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            return self._explain(event)
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return False

    def _mouse(self, event: QMouseEvent) -> bool:
        """Take what the mouse does on actions; whether it is not the list's any more."""
        under = self._under(event.position().toPoint())
        if event.type() in _PRESSES:  # two actions spent fast are two clicks
            self._pressed = under if event.button() == _LEFT else None
            return self._pressed is not None
        if event.type() == QEvent.Type.MouseMove:
            self._hover(under)
            return self._pressed is not None
        if event.button() != _LEFT or self._pressed is None:
            return False
        pressed, self._pressed = self._pressed, None
        if under == pressed:
            who, pip = pressed
            self.stepped.emit(who, *step_of_click(pip, event.modifiers()))
        return True

    def _explain(self, event: QHelpEvent) -> bool:
        under = self._under(event.pos())
        if under is None:
            return False
        QToolTip.showText(event.globalPos(), pip_text(self._words, under[1]), self._view)
        return True

    def _under(self, point: QPoint) -> _Under | None:
        """Return whose action is at a point, and what it stands for."""
        index = self._view.indexAt(point)
        row = index.data(ModelRole.VIEW) if index.isValid() else None
        if not isinstance(row, BoardRow) or row.token is None:
            return None
        rect = QRectF(self._view.visualRect(index))
        pip = self._delegate.pip_at(rect, row.token, QPointF(point))
        return None if pip is None else (row.key, pip)

    def _hover(self, under: _Under | None) -> None:
        if under != self._delegate.hovered:
            self._delegate.hovered = under
            self._view.viewport().update()
