"""What a drawing asks of a painter, written down once and asked again for every picture.

To work out a drawing takes far longer than to carry it out: colours, pens, outlines and lines of
text are put together in Python and are the same again until the drawing or the look changes. Texts
are kept with their glyphs in place, so that they are not shaped anew either.
"""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QStaticText, QTextLayout, QTransform

_KNOWN = frozenset(
    {
        "drawEllipse", "drawLine", "drawLines", "drawPath", "drawPolygon", "drawRoundedRect",
        "fillPath", "fillRect", "restore", "save", "scale", "setBrush", "setClipPath", "setFont",
        "setPen", "setRenderHint", "translate",
    }
)  # fmt: skip
"""What changes a painter and returns nothing. What asks it something cannot be written down."""
_ENDLESS = float(1 << 20)

Call = tuple[Callable[..., object], tuple[object, ...]]
"""A method of `QPainter`, and what it is given after the painter."""


class PaintList:
    """A list of calls of a painter."""

    def __init__(self, draw: Callable[[QPainter], None]) -> None:
        """Write down what `draw` asks of the painter that it is given.

        Raises:
            AttributeError: It asks something else than to paint.
        """
        clerk = _Clerk()
        draw(cast("QPainter", clerk))
        self._calls = tuple(clerk.calls)

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls, in order."""
        return self._calls

    def paint(self, painter: QPainter) -> None:
        """Ask the same of a painter."""
        for method, values in self._calls:
            method(painter, *values)


class _Clerk:
    """Stands in for a painter and writes down what is asked of it."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._font = QFont()

    def __getattr__(self, name: str) -> Callable[..., None]:
        if name not in _KNOWN:
            raise AttributeError(name)
        method = getattr(QPainter, name)

        def note(*values: object) -> None:
            self.calls.append((method, values))

        return note

    def setFont(self, font: QFont) -> None:  # noqa: N802 - as the painter's
        """Take a font for the texts that follow; every text here brings its own."""
        self._font = font
        self.calls.append((QPainter.setFont, (font,)))

    def drawText(self, at: QPointF, text: str) -> None:  # noqa: N802 - as the painter's
        """Write down a text whose baseline begins at a point."""
        kept = QStaticText(text)
        kept.setTextFormat(Qt.TextFormat.PlainText)
        kept.prepare(QTransform(), self._font)
        upper = at - QPointF(0, _ascent(text, self._font))
        self.calls.append((QPainter.drawStaticText, (upper, kept)))


def _ascent(text: str, font: QFont) -> float:
    """Return how far above its baseline a text is placed: further where it is Chinese."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(_ENDLESS)
    layout.endLayout()
    return line.ascent()
