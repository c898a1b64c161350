"""What everything on a board is painted with."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from duskboard.board.label import has_cjk
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle

_CJK_MORE = 0.5


def type_px(text: str, px: float) -> float:
    """Return the size of type for a text: a little larger where it is Chinese (design 4)."""
    return px + _CJK_MORE if has_cjk(text) else px


@dataclass(frozen=True, slots=True, kw_only=True)
class Brush:
    """A painter with a look, and how large things are.

    Attributes:
        painter: The painter.
        look: The look.
        line: Pens are this many times as thick.
        type: Text is this many times as large.
        ground: What lies beneath.
    """

    painter: QPainter
    look: Look
    line: float = 1.0
    type: float = 1.0
    ground: Role = Role.BG1

    def pen(
        self,
        role: Role,
        width: float,
        *,
        dash: tuple[float, float] | None = None,
        cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap,
    ) -> None:
        """Take a pen; width and dash as at full size."""
        scaled = (dash[0] * self.line, dash[1] * self.line) if dash is not None else None
        self.painter.setPen(self.look.pen(role, width * self.line, dash=scaled, cap=cap))

    def no_pen(self) -> None:
        """Draw without an outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)

    def fill(self, role: Role | QColor | None) -> None:
        """Fill what is drawn next; None for not at all."""
        if role is None:
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            self.painter.setBrush(self.look.color(role) if isinstance(role, Role) else role)

    def text(  # noqa: PLR0913 - the sides of a text
        self,
        room: QRectF,
        text: str,
        style: TextStyle,
        role: Role,
        *,
        px: float,
        weight: int | None = None,
        align: Qt.AlignmentFlag = CENTER,
        beneath: Role | None = None,
    ) -> QRectF:
        """Paint a line of text and return the box it took; `px` as at full size."""
        return paint_text(
            self.painter,
            self.look,
            room,
            text,
            style,
            role,
            weight=weight,
            px=type_px(text, px) * self.type,
            align=align,
            ground=self.ground if beneath is None else beneath,
        )
