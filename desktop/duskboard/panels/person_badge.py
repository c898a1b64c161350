"""A token as a widget, such as in the action bar."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.board.brush import Brush
from duskboard.board.token_face import token_face
from duskboard.board.token_painting import Pose, paint_token
from duskboard.i18n.words import Words
from duskboard.table.board_view import TokenView
from duskboard.theme.look import Look
from duskboard.theme.token import Role

_WIDE = 50 / 44


class PersonBadge(QWidget):
    """Paints somebody's token, lit where that one is in turn."""

    def __init__(
        self,
        look: Look,
        words: Words,
        size: float,
        *,
        ground: Role = Role.BG2,
        parent: QWidget | None = None,
    ) -> None:
        """Make a badge without anybody; `size` in logical pixels."""
        super().__init__(parent)
        self._look, self._words, self._size, self._ground = look, words, size, ground
        self._token: TokenView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mirror(self, token: TokenView | None) -> None:
        """Show somebody, or nobody."""
        self._token = token
        self.update()

    @override
    def sizeHint(self) -> QSize:
        side = self._look.px(self._size)
        return QSize(round(side * _WIDE + 2), round(side + 4))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._token is None:
            return
        with QPainter(self) as painter:
            paint_small_token(
                painter,
                self._look,
                self._words,
                QPointF(self.rect().center()),
                self._look.px(self._size),
                self._token,
                self._ground,
            )


def paint_small_token(  # noqa: PLR0913, PLR0917 - who, where, how large and on what
    painter: QPainter,
    look: Look,
    words: Words,
    center: QPointF,
    size: float,
    token: TokenView,
    ground: Role,
) -> None:
    """Paint somebody's token without badges: solid in turn, hollow after it.

    Args:
        painter: Painter.
        look: The look.
        words: The words.
        center: Its middle.
        size: Its diameter, in pixels as they are painted.
        token: Who.
        ground: What lies beneath.
    """
    pose = Pose.DRAGGED if token.is_active else None
    face = token_face(words, token, pose, is_plain=True)
    brush = Brush(painter=painter, look=look, line=look.scale, type=look.scale, ground=ground)
    paint_token(brush, center, size, face)
