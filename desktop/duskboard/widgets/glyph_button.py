"""A button of the style sheet with a glyph before its words."""

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from duskboard.theme.icon import glyph_icon, icon_size
from duskboard.theme.look import Look
from duskboard.theme.token import Role

_EDGELESS = frozenset({"quiet", "tool", "link"})


class GlyphButton(QPushButton):
    """A push button whose glyph follows the look.

    Its property `role` says how it looks, as in `duskboard.theme.style_sheet`; with "toggle" it
    can be pressed in and is then inverted.
    """

    def __init__(  # noqa: PLR0913 - what it shows and how
        self,
        look: Look,
        text: str,
        *,
        glyph: str = "",
        role: str = "outline",
        small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a button.

        Args:
            look: The look.
            text: Its words.
            glyph: The name of the glyph, or "".
            role: The property `role`.
            small: Whether it is 26 instead of 32 px high.
            parent: Its parent.
        """
        super().__init__(text, parent)
        self._look, self._glyph = look, glyph
        self._icon: QIcon | None = None
        self.setProperty("role", role)
        if small:
            self.setProperty("small", True)  # noqa: FBT003 - Qt's own signature
        self.setCheckable(role == "toggle")
        self._draw()

    def set_role(self, role: str) -> None:
        """Be dressed as a button of another role: "primary", "outline", "quiet"."""
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)

    def set_glyph(self, glyph: str) -> None:
        """Show another glyph."""
        if glyph != self._glyph:
            self._glyph = glyph
            self._draw()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.PaletteChange}:
            self._draw()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isEnabled() or self.property("role") in _EDGELESS:
            return
        # A style sheet's dashes are dots at a width of one pixel.
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._look.pen(Role.LINE_STRONG, 1, dash=(4.0, 3.0)))
        radius = self._look.size("radius.control")
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, radius, radius)
        painter.end()

    def _draw(self) -> None:
        if not self._glyph:
            return
        role = self.property("role")
        ink = {"primary": Role.ON_NOW, "danger": Role.BAD}.get(role, Role.TEXT2)
        checked = Role.BG1 if role == "toggle" else None
        icon = glyph_icon(self._look, self._glyph, ink, checked=checked)
        if icon is not self._icon:  # Qt tells of many a change that leaves the look as it was
            self._icon = icon
            self.setIcon(icon)
            self.setIconSize(icon_size(self._look))
