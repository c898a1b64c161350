"""What is done on the map of claims, as tools with a key each, and what its colours mean."""

from enum import StrEnum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton

_BOX, _GAP, _NEXT = 13.0, 5.0, 13.0


class ClaimTool(StrEnum):
    """The tools; the first two stay in hand."""

    MOVE = "move"
    LINK = "link"
    ADD = "add"
    TURF = "turf"
    REMOVE = "remove"


STAYING = frozenset({ClaimTool.MOVE, ClaimTool.LINK})
"""Tools that stay in hand until they are put away."""
TOOL_KEYS = {
    Qt.Key.Key_V: ClaimTool.MOVE,
    Qt.Key.Key_L: ClaimTool.LINK,
    Qt.Key.Key_C: ClaimTool.ADD,
    Qt.Key.Key_T: ClaimTool.TURF,
    Qt.Key.Key_Delete: ClaimTool.REMOVE,
}
"""The key of each."""
_GLYPHS = {
    ClaimTool.MOVE: "drag-handle",
    ClaimTool.LINK: "link",
    ClaimTool.ADD: "plus",
    ClaimTool.TURF: "faction",
    ClaimTool.REMOVE: "close",
}
_SAID = {
    ClaimTool.MOVE: "V",
    ClaimTool.LINK: "L",
    ClaimTool.ADD: "C",
    ClaimTool.TURF: "T",
    ClaimTool.REMOVE: "Del",
}


class ClaimTools(QWidget):
    """A row of tools.

    Signals:
        pressed(ClaimTool): One of them.
    """

    pressed = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.buttons = {tool: self._button(look, tool) for tool in ClaimTool}
        self.legend = ClaimLegend(look, words)
        px = look.px
        row = QHBoxLayout(self)
        row.setContentsMargins(*(round(px(side)) for side in (12, 6, 12, 6)))
        row.setSpacing(round(px(6)))
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.legend)
        self.say()

    def mirror(self, tool: ClaimTool | None, *, has_claim: bool) -> None:
        """Show which tool is in hand, and which can be used."""
        for one, button in self.buttons.items():
            button.setChecked(one is tool)
            button.setEnabled(has_claim or one is ClaimTool.ADD)

    def say(self) -> None:
        """Say everything in the words of now."""
        words = self._words
        texts = {
            ClaimTool.MOVE: words.pgettext("blades claim tool", "Move"),
            ClaimTool.LINK: words.pgettext("blades claim tool", "Link"),
            ClaimTool.ADD: words.pgettext("blades claim tool", "Claim"),
            ClaimTool.TURF: words.pgettext("blades claim", "Turf"),
            ClaimTool.REMOVE: words.gettext("Remove"),
        }
        for tool, button in self.buttons.items():
            button.setText(texts[tool])
            button.setToolTip(f"{texts[tool]}  {_SAID[tool]}")

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
            self.legend.updateGeometry()

    def _button(self, look: Look, tool: ClaimTool) -> GlyphButton:
        role = "toggle" if tool in STAYING else "outline"
        button = GlyphButton(look, "", glyph=_GLYPHS[tool], role=role, small=True)
        button.clicked.connect(lambda _on=False: self.pressed.emit(tool))
        return button


class ClaimLegend(QWidget):
    """Says what the colours of claims mean; it gives way where there is no room."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    @override
    def sizeHint(self) -> QSize:
        px = self._look.px
        wide = sum(
            px(_BOX + _GAP + _NEXT) + measure_text(self._look, text, TextStyle.CAPTION).width()
            for text, _edge, _ground in self._parts()
        )
        return QSize(round(wide), round(px(18)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.width() < self.sizeHint().width():
            return
        look, px, left = self._look, self._look.px, 0.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for text, edge, ground in self._parts():
                box = QRectF(left, (self.height() - px(9)) / 2, px(_BOX), px(9))
                painter.setPen(look.pen(edge, px(1.25)))
                painter.setBrush(look.color(ground))
                painter.drawRoundedRect(box, px(2), px(2))
                left = box.right() + px(_GAP)
                room = QRectF(left, 0, self.width() - left, self.height())
                said = paint_text(
                    painter, look, room, text, TextStyle.CAPTION, Role.TEXT2, align=LEFT
                )
                left = said.right() + px(_NEXT)

    def _parts(self) -> tuple[tuple[str, Role, Role], ...]:
        words = self._words
        return (
            (words.pgettext("blades claim", "Held"), Role.QUARRY, Role.QUARRY_DIM),
            (words.pgettext("blades claim", "In reach"), Role.LINE_STRONG, Role.BG2),
            (words.pgettext("blades claim", "Beyond"), Role.LINE, Role.BG1),
        )
