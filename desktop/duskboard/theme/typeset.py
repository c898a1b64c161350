"""A text that was broken into lines."""

from dataclasses import dataclass

from PySide6.QtGui import QFont


@dataclass(frozen=True, slots=True, kw_only=True)
class Typeset:
    """A text as it will be painted.

    Attributes:
        lines: Its lines, with "…" where it did not fit.
        widths: The width of each line, in pixels.
        cap_height: The height of a capital, in pixels.
        font: The font.
    """

    lines: tuple[str, ...]
    widths: tuple[float, ...]
    cap_height: float
    font: QFont
