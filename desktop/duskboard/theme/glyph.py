"""The small signs of the program: vectors from glyphs.toml, painted in any colour and size."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

_STEP = re.compile(r"([A-Z])([^A-Z]*)")
_COUNTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3}
_CURVE_THRESHOLD = 0.02
"""How far an outline may be from its curve, in units of the grid: none at 64 px can be seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Drawing:
    strokes: QPainterPath
    fills: QPainterPath
    cuts: QPainterPath


class GlyphError(Exception):
    """The file of glyphs is not whole, or a glyph is not in it. Args: the path or name, why."""


class Glyphs:
    """Every glyph of one file.

    Attributes:
        grid: Side of the square that glyphs are drawn in, in units of their paths.
    """

    def __init__(self, path: Path) -> None:
        """Read the file.

        Raises:
            GlyphError: The file cannot be read, or there is something else than path data in it.
        """
        try:
            data = tomllib.loads(path.read_text("utf-8"))
            self.grid = float(data["grid"])
            self._stroke = float(data["stroke"])
            self._cut = float(data["cut"])
            self._drawings = {name: _drawing(lists) for name, lists in data["glyph"].items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise GlyphError(path, repr(error)) from error
        self._outlines: dict[tuple[str, float], QPainterPath] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all glyphs, in the order of the file."""
        return tuple(self._drawings)

    def glyph_path(self, name: str, weight: float = 1.0) -> QPainterPath:
        """Return a glyph as one shape to be filled, in units of the grid.

        Args:
            name: Its name in the file.
            weight: Width of its lines; 1 as drawn.

        Raises:
            GlyphError: There is no such glyph.
        """
        key = (name, weight)
        if key not in self._outlines:
            if name not in self._drawings:
                raise GlyphError(name, "no such glyph")
            self._outlines[key] = self._outline(self._drawings[name], weight)
        return QPainterPath(self._outlines[key])

    def paint_glyph(
        self, painter: QPainter, rect: QRectF, name: str, color: QColor, *, weight: float = 1.0
    ) -> None:
        """Paint a glyph as large as fits, in the middle of a rectangle.

        Raises:
            GlyphError: There is no such glyph.
        """
        path = self.glyph_path(name, weight)
        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center() - QPointF(side / 2, side / 2))
        painter.scale(side / self.grid, side / self.grid)
        painter.fillPath(path, color)
        painter.restore()

    def _outline(self, drawing: _Drawing, weight: float) -> QPainterPath:
        # One shape, so that nothing is darker where lines of a translucent colour cross.
        outline = _widened(drawing.strokes, self._stroke * weight)
        outline.setFillRule(Qt.FillRule.WindingFill)
        if drawing.cuts.isEmpty():
            outline.addPath(drawing.fills)
            return outline
        return outline.united(drawing.fills.subtracted(_widened(drawing.cuts, self._cut * weight)))


def _drawing(lists: Mapping[str, list[str]]) -> _Drawing:
    unknown = set(lists) - {"strokes", "fills", "cuts"}
    if unknown:
        msg = f"not a list of path data: {sorted(unknown)}"
        raise ValueError(msg)
    return _Drawing(
        strokes=_path(lists.get("strokes", [])),
        fills=_path(lists.get("fills", [])),
        cuts=_path(lists.get("cuts", [])),
    )


def _path(texts: list[str]) -> QPainterPath:
    path = QPainterPath()
    for text in texts:
        for letter, numbers in _steps(text):
            _add(path, letter, numbers)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _steps(text: str) -> Iterator[tuple[str, list[float]]]:
    if _STEP.sub("", text).strip():
        msg = f"path data begins without a command: {text!r}"
        raise ValueError(msg)
    for letter, rest in _STEP.findall(text):
        numbers = [float(number) for number in rest.split()]
        if len(numbers) != _COUNTS.get(letter):
            msg = f"not a command of path data: {letter}{rest!r}"
            raise ValueError(msg)
        yield letter, numbers


def _add(path: QPainterPath, letter: str, numbers: list[float]) -> None:
    match letter, numbers:
        case "M", [x, y]:
            path.moveTo(x, y)
        case "L", [x, y]:
            path.lineTo(x, y)
        case "Q", [x1, y1, x, y]:
            path.quadTo(x1, y1, x, y)
        case "C", [x1, y1, x2, y2, x, y]:
            path.cubicTo(x1, y1, x2, y2, x, y)
        case "O", [x, y, radius]:
            path.addEllipse(QPointF(x, y), radius, radius)
        case _:
            path.closeSubpath()


def _widened(lines: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(_CURVE_THRESHOLD)
    return stroker.createStroke(lines)
