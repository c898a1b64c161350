"""The claims of a crew as a map: places in a grid, paths between them (rules/blades.md 69, 70)."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.blades.claim import Claim, ClaimId, ClaimMap, ClaimState
from duskboard.i18n.blades_crew_report_text import key_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH, _GAP = 44.0, 10.0
_RADIUS, _PEN, _LAIR_PEN = 5.0, 1.25, 2.5
_INSET = 3.0
_DASH = (4.0, 3.0)
_EDGES: Mapping[ClaimState, Role] = MappingProxyType(
    {ClaimState.HELD: Role.QUARRY, ClaimState.LOST: Role.BAD, ClaimState.OPEN: Role.LINE}
)


class ClaimNode(PaintedButton):
    """Paints a claim: held, in reach, beyond, or lost."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self.claim = Claim(key="-", kind=ClaimId.LAIR)
        self._is_in_reach = False

    def tell(self, claim: Claim, *, is_in_reach: bool) -> None:
        """Show a claim."""
        self.claim, self._is_in_reach = claim, is_in_reach
        name = claim_name(self._words, claim)
        said = [enum_text(self._words, claim.state), claim.owner, claim.gives]
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(clauses(self._words, [one for one in said if one]))
        self.setToolTip("\n".join(one for one in (name, *said) if one))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, claim = self._look, self.claim
        pen = look.px(_LAIR_PEN if claim.is_lair else _PEN)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            dash = None if self._is_in_reach or claim.is_held or claim.is_lair else _DASH
            painter.setPen(look.pen(self._edge, pen, dash=dash))
            painter.setBrush(look.color(self._ground))
            box = QRectF(self.rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
            painter.drawRoundedRect(box, look.px(_RADIUS), look.px(_RADIUS))
            inset = look.px(_INSET)
            paint_text(
                painter,
                look,
                QRectF(self.rect()).adjusted(inset, 0, -inset, 0),
                self.text(),
                TextStyle.CAPTION,
                Role.TEXT2 if dash else Role.TEXT,
                align=CENTER,
                lines=2,
                ground=self._ground,
            )

    @property
    def _edge(self) -> Role:
        if self.claim.is_lair and self.claim.state is not ClaimState.LOST:
            return Role.TEXT2
        if self._is_in_reach:
            return Role.LINE_STRONG
        return _EDGES[self.claim.state]

    @property
    def _ground(self) -> Role:
        if self.claim.is_lair or self.underMouse():
            return Role.BG3
        if self.claim.is_held:
            return Role.QUARRY_DIM
        return Role.BG2 if self._is_in_reach else Role.BG1


class ClaimBoard(QWidget):
    """Lays claims out where they stand, and paints the paths between them.

    Signals:
        pressed(str): A claim was pressed.
    """

    pressed = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._map = ClaimMap()
        self.nodes: dict[str, ClaimNode] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, claims: ClaimMap) -> None:
        """Show a map."""
        self._map = claims
        keys = {one.key for one in claims.claims}
        for key in self.nodes.keys() - keys:
            gone = self.nodes.pop(key)
            gone.hide()
            gone.deleteLater()
        in_reach = claims.in_reach()
        for one in claims.claims:
            if one.key not in self.nodes:
                node = self.nodes[one.key] = ClaimNode(self._look, self._words, self)
                node.clicked.connect(lambda _on=False, key=one.key: self.pressed.emit(key))
                node.show()
            self.nodes[one.key].tell(one, is_in_reach=one.key in in_reach)
        self._place()
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        rows = max((one.row for one in self._map.claims), default=-1) / 2 + 1
        high = rows * (_HIGH + _GAP) - _GAP
        return QSize(0, round(self._look.px(max(0.0, high))))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        held = {one.key for one in self._map.claims if one.is_held or one.is_lair}
        with QPainter(self) as painter:
            for first, second in self._map.links:
                both = first in held and second in held
                role, width = (Role.TEXT2, _LAIR_PEN) if both else (Role.LINE_STRONG, _PEN)
                painter.setPen(self._look.pen(role, self._look.px(width)))
                painter.drawLine(self._middle(first), self._middle(second))

    def _middle(self, key: str) -> QPoint:
        return self.nodes[key].geometry().center()

    def _place(self) -> None:
        """Share the width among the columns."""
        columns = max((one.column for one in self._map.claims), default=0) / 2 + 1
        gap, high = self._look.px(_GAP), self._look.px(_HIGH)
        wide = (self.width() + gap) / columns - gap
        for one in self._map.claims:
            left, top = one.column / 2 * (wide + gap), one.row / 2 * (high + gap)
            box = QRectF(left, top, wide, high).toRect()
            self.nodes[one.key].setGeometry(box)


def claim_name(words: Words, claim: Claim) -> str:
    """Return what a claim is called: the table's word for it, or that of its kind."""
    return claim.name or key_text(words, ClaimId, claim.kind)
