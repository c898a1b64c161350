"""The head of a table of skills, and how it shares the width: numbers first, then names."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

SHORT = Qt.ItemDataRole.UserRole
"""The role of a heading as it is said where there is little room."""

SIDE = 12.0
"""Between a text and the edge of its column, in logical pixels."""

_GAP = 6.0
_ROOMY = 70.0
_HEIGHT = 26.0


class SkillHead(QHeaderView):
    """The names of the columns, in line with what stands under them."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._role = Qt.ItemDataRole.DisplayRole
        self.setMinimumSectionSize(1)

    def fit(self, width: int, name: float, numbers: Sequence[float]) -> None:
        """Give columns their widths: the first takes what the others leave.

        Numbers draw together before a name is cut, and then their headings are said short.

        Args:
            width: What there is, in pixels.
            name: The width of the widest name.
            numbers: The width of the widest number of each other column.
        """
        wide, self._role = self._widths(width - name - self._look.px(SIDE + _GAP), numbers)
        self.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column, each in enumerate(wide, 1):
            self.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.resizeSection(column, each)
        self.viewport().update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(self._look.px(_HEIGHT)))

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        look, box = self._look, QRectF(rect)
        painter.fillRect(box, look.color(Role.BG1))
        hair = look.size("stroke.hair")
        line = QRectF(box.left(), box.bottom() - hair, box.width(), hair)
        painter.fillRect(line, look.color(Role.LINE))
        side = look.px(SIDE)
        is_name = logicalIndex == 0
        room = box.adjusted(side if is_name else 0, 0, 0 if is_name else -side, 0)
        text = self._heading(logicalIndex, self._role)
        align = LEFT if is_name else RIGHT
        paint_text(
            painter, look, room, text, TextStyle.CAPTION, Role.TEXT3, align=align, ground=Role.BG1
        )

    def _widths(self, room: float, numbers: Sequence[float]) -> tuple[list[int], Qt.ItemDataRole]:
        """Return the widths of the columns of numbers, and the role of their headings."""
        roomy, found = round(self._look.px(_ROOMY)), list[int]()
        for role in (Qt.ItemDataRole.DisplayRole, SHORT):
            found = [self._least(place, each, role) for place, each in enumerate(numbers, 1)]
            if role is not SHORT and sum(max(roomy, each) for each in found) <= room:
                return [max(roomy, each) for each in found], role
            if sum(found) <= room:
                return found, role
        return found, SHORT

    def _least(self, column: int, number: float, role: Qt.ItemDataRole) -> int:
        """Return the width in which a number and its heading are whole."""
        look = self._look
        heading = measure_text(look, self._heading(column, role), TextStyle.CAPTION).width()
        return round(max(number, heading) + look.px(SIDE + _GAP) + 0.5)

    def _heading(self, column: int, role: Qt.ItemDataRole) -> str:
        return str(self.model().headerData(column, Qt.Orientation.Horizontal, role))
