"""The buttons of the top bar: a run of texts, glyphs and key caps in a frame."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.painted_button import PaintedButton
from duskboard.windows.run import Part, paint_run, run_width


class BarFrame(StrEnum):
    """What stands round a button."""

    PLAIN = "plain"
    TAB = "tab"
    DOCK_TAB = "dock_tab"
    FIELD = "field"
    SEGMENT = "segment"


class BarButton(PaintedButton):
    """A button of the top bar. What it shows is given in parts; its name is for screen readers."""

    def __init__(
        self,
        look: Look,
        frame: BarFrame = BarFrame.PLAIN,
        *,
        padding: float = 10,
        height: float = 32,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._frame = frame
        self._padding = padding
        self._height = height
        self._least = 0.0
        self._lines: tuple[tuple[Part, ...], ...] = ()
        self._is_first = self._is_last = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_parts(self, *lines: Sequence[Part]) -> None:
        """Show one line of parts, or several below each other."""
        made = tuple(tuple(line) for line in lines)
        if made != self._lines:
            self._lines = made
            self.updateGeometry()
            self.update()

    def set_label(self, label: str, shortcut: str = "") -> None:
        """Name it for screen readers and in the tooltip; the shortcut is in the tooltip only."""
        self.setAccessibleName(label)
        self.setToolTip(f"{label}  {shortcut}" if shortcut else label)

    def set_ends(self, *, first: bool, last: bool) -> None:
        """Say whether a segment is the first and the last of its group."""
        self._is_first, self._is_last = first, last
        self.update()

    def set_padding(self, padding: float) -> None:
        """Keep so much room left and right of the parts, in logical pixels."""
        if padding != self._padding:
            self._padding = padding
            self.updateGeometry()
            self.update()

    def set_least_width(self, least: float) -> None:
        """Be at least so wide, in logical pixels."""
        if least != self._least:
            self._least = least
            self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        look = self._look
        wide = max((run_width(look, line) for line in self._lines), default=0.0)
        width = max(wide + 2 * look.px(self._padding), look.px(self._least))
        return QSize(-int(-width // 1), round(look.px(self._height)))

    @override
    def minimumSizeHint(self) -> QSize:
        gives = any(part.gives for line in self._lines for part in line)
        hint = self.sizeHint()
        return QSize(round(self._look.px(4 * self._padding)), hint.height()) if gives else hint

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, role = self._paint_frame(painter)
        padding = self._look.px(self._padding)
        room = QRectF(self.rect()).adjusted(padding, 0, -padding, 0)
        heights = [max(self._look.line(part.style) for part in line) for line in self._lines]
        top = room.center().y() - sum(heights) / 2
        for line, height in zip(self._lines, heights, strict=True):
            box = QRectF(room.left(), top, room.width(), height)
            paint_run(painter, self._look, box, line, ground=ground, role=role)
            top += height
        painter.end()

    def _paint_frame(self, painter: QPainter) -> tuple[Role, Role | None]:
        """Paint the frame and return its ground and the one colour for what is on it, if any."""
        match self._frame:
            case BarFrame.TAB:
                return self._paint_tab(painter)
            case BarFrame.DOCK_TAB:
                return self._paint_dock_tab(painter)
            case BarFrame.FIELD:
                return self._paint_field(painter)
            case BarFrame.SEGMENT:
                return self._paint_segment(painter)
            case _:
                return self._paint_plain(painter)

    def _paint_plain(self, painter: QPainter) -> tuple[Role, Role | None]:
        if not self.isEnabled():
            return Role.BG1, Role.TEXT3
        ground = Role.BG1
        if self.isDown():
            ground = Role.BG0
        elif self.underMouse():
            ground = Role.BG3
        if ground is not Role.BG1:
            radius = self._look.size("radius.control")
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.color(ground))
            painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        return ground, None

    def _paint_tab(self, painter: QPainter) -> tuple[Role, Role | None]:
        look = self._look
        rect = QRectF(self.rect())
        ground = Role.BG1
        if self.isChecked():
            ground = Role.BG2
        elif self.underMouse():
            ground = Role.BG3
        painter.fillRect(rect, look.color(ground))
        if self.isChecked():
            under = look.size("stroke.shape")
            line = QRectF(rect.left(), rect.bottom() - under, rect.width(), under)
            painter.fillRect(line, look.color(Role.TEXT))
        return ground, None

    def _paint_dock_tab(self, painter: QPainter) -> tuple[Role, Role | None]:
        look = self._look
        rect = QRectF(self.rect())
        if self.isChecked():
            inset = look.px(self._padding)
            under = look.size("stroke.shape")
            line = rect.adjusted(inset, rect.height() - under, -inset, 0)
            painter.fillRect(line, look.color(Role.TEXT2))
        hovered = self.underMouse() and not self.isChecked()
        return Role.BG1, Role.TEXT if hovered else None

    def _paint_field(self, painter: QPainter) -> tuple[Role, Role | None]:
        look = self._look
        hair = look.size("stroke.hair")
        rect = QRectF(self.rect()).adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2)
        radius = look.size("radius.control")
        ground = Role.BG0
        painter.setBrush(look.color(ground))
        painter.setPen(look.pen(Role.LINE_STRONG if self.underMouse() else Role.LINE, hair))
        painter.drawRoundedRect(rect, radius, radius)
        return ground, None

    def _paint_segment(self, painter: QPainter) -> tuple[Role, Role | None]:
        ground, role = Role.BG1, None
        if self.isChecked():
            ground, role = Role.TEXT, Role.BG1
        elif not self.isCheckable() or self.underMouse():
            ground = Role.BG3
        if self.isDown():
            ground, role = Role.BG0, None
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.color(ground))
        painter.drawPath(self._segment_path())
        return ground, role

    def _segment_path(self) -> QPainterPath:
        """Return the outline, round where the group ends."""
        rect = QRectF(self.rect())
        radius = self._look.size("radius.control") - self._look.size("stroke.hair")
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(rect, radius, radius)
        if not self._is_first:
            path.addRect(rect.adjusted(0, 0, -rect.width() / 2, 0))
        if not self._is_last:
            path.addRect(rect.adjusted(rect.width() / 2, 0, 0, 0))
        return path.simplified()
