"""A square button with a glyph, named in words."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.painted_button import PaintedButton


class IconButton(PaintedButton):
    """A square button with a glyph, 26 px wide, whose name is its tooltip as well."""

    def __init__(  # noqa: PLR0913 - what it shows and how large
        self,
        look: Look,
        glyph: str,
        label: str,
        *,
        side: float = 26.0,
        glyph_side: float = 16.0,
        role: Role = Role.TEXT2,
        parent: QWidget | None = None,
    ) -> None:
        """Make a button.

        Args:
            look: The look.
            glyph: The name of the glyph.
            label: What the button does, in words.
            side: Its width and height, logical pixels.
            glyph_side: Width and height of the glyph, logical pixels.
            role: The colour of the glyph.
            parent: Its parent.
        """
        super().__init__(look, parent)
        self._glyph, self._role = glyph, role
        self._side, self._glyph_side = side, glyph_side
        self.set_label(label)

    @property
    def glyph(self) -> str:
        """The name of the glyph shown."""
        return self._glyph

    def set_glyph(self, glyph: str, role: Role | None = None) -> None:
        """Show another glyph, in another colour where one is given."""
        shown = (glyph, self._role if role is None else role)
        if shown != (self._glyph, self._role):
            self._glyph, self._role = shown
            self.update()

    def set_label(self, label: str, shortcut: str = "") -> None:
        """Say what the button does; a shortcut is shown in the tooltip only."""
        tip = f"{label}  {shortcut}" if shortcut else label
        if (label, tip) != (self.accessibleName(), self.toolTip()):
            self.setAccessibleName(label)
            self.setToolTip(tip)

    @override
    def sizeHint(self) -> QSize:
        side = round(self._look.px(self._side))
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        role = self._role
        if not self.isEnabled():
            role = Role.TEXT3
        elif self.isDown():
            self._paint_ground(painter, rect, Role.BG0)
        elif self.isChecked():
            self._paint_ground(painter, rect, Role.BG3)
            width = self._look.tokens.sizes["stroke.control"]
            painter.setPen(self._look.pen(Role.TEXT2, width))
            inset = width / 2
            radius = self._look.size("radius.control")
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
            role = Role.TEXT
        elif self.underMouse():
            self._paint_ground(painter, rect, Role.BG3)
            role = Role.TEXT if role is Role.TEXT2 else role
        side = self._look.px(self._glyph_side)
        box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        self._look.glyphs.paint_glyph(painter, box, self._glyph, self._look.color(role))
        painter.end()

    def _paint_ground(self, painter: QPainter, rect: QRectF, role: Role) -> None:
        radius = self._look.size("radius.control")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.color(role))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
