"""A vehicle as a widget: its body, its wheels and who sits in it."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.board.brush import Brush
from duskboard.board.token_face import token_face
from duskboard.board.token_painting import Pose, TokenFace, paint_token
from duskboard.board.vehicle_parts import empty_token, vehicle_face
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.table.vehicle_view import VehicleView
from duskboard.theme.look import Look
from duskboard.theme.token import Role

_SIZE = 40.0
_WIDE, _HIGH = 88.0, 56.0


class VehicleBadge(QWidget):
    """Paints a vehicle as the board does, without badges."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._face: TokenFace | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mirror(self, vehicle: VehicleView, view: BoardView) -> None:
        """Show a vehicle."""
        token = view.token(vehicle.carrier) or empty_token(vehicle)
        pose = Pose.DRAGGED if token.is_active else None
        face = token_face(self._words, token, pose, is_plain=True)
        self._face = replace(face, vehicle=vehicle_face(vehicle, view))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(round(px(_WIDE)), round(px(_HIGH)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None:
            return
        look = self._look
        with QPainter(self) as painter:
            brush = Brush(
                painter=painter, look=look, line=look.scale, type=look.scale, ground=Role.BG1
            )
            middle = QPointF(self.rect().center()) + QPointF(0, look.px(1.0))
            paint_token(brush, middle, look.px(_SIZE), self._face)
