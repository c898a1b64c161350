"""What was painted as text: the record that tests for clipping, contrast and glyphs read."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont


@dataclass(frozen=True, slots=True, kw_only=True)
class PaintedText:
    """One call of `duskboard.theme.text.paint_text`.

    Attributes:
        text: The whole text asked for.
        lines: What was drawn, line by line, with "…" where it did not fit.
        room: The rectangle it was to keep within, in the painter's device.
        box: What it took, line boxes and all, in the painter's device.
        font: The font.
        color: The colour of the text.
        ground: The colour beneath it, or None where the caller did not say.
    """

    text: str
    lines: tuple[str, ...]
    room: QRectF
    box: QRectF
    font: QFont
    color: QColor
    ground: QColor | None

    @property
    def is_cut(self) -> bool:
        """Whether part of the text did not fit and was left out."""
        return any("…" in line for line in self.lines) and "…" not in self.text
