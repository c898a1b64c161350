"""The map of claims on paper: what is held is filled, the lair has a double frame."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from duskboard.core.blades.claim import Claim, ClaimId, ClaimMap
from duskboard.i18n.blades_claim_gives_text import gives_text
from duskboard.i18n.blades_crew_report_text import key_text
from duskboard.i18n.words import Words
from duskboard.paper.leaf import Block
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_ACROSS, _DOWN = 138.0, 74.0
_WIDE, _HIGH = 0.9, 0.66
"""What a claim takes of its place."""
_TITLE = 17.0
_INSET = 4.0


def claim_map(
    look: Look, words: Words, claims: ClaimMap, width: float, *, is_form: bool = False
) -> Block:
    """Return a map as one block, as wide as the page at most.

    Args:
        look: The look of the paper.
        words: The words.
        claims: The map; there is a claim at least.
        width: The width of the page, in pixels.
        is_form: Whether nothing on it is held.
    """
    columns = max(one.column for one in claims.claims) / 2 + 1
    rows = max(one.row for one in claims.claims) / 2 + 1
    across = min(_ACROSS, width / columns)
    paint = _Painted(
        look=look, words=words, claims=claims, across=across, columns=columns, is_form=is_form
    )
    return Block(height=rows * _DOWN, paint=paint)


def claim_title(words: Words, claim: Claim) -> str:
    """Return what a claim is called: the table's word for it, or that of its kind."""
    return claim.name or key_text(words, ClaimId, claim.kind)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Painted:
    look: Look
    words: Words
    claims: ClaimMap
    across: float
    columns: float
    is_form: bool

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        left = rect.left() + (rect.width() - self.columns * self.across) / 2
        boxes = {one.key: self._box(one, left, rect.top()) for one in self.claims.claims}
        painter.setPen(self.look.pen(Role.TEXT2, 1.25))
        for first, second in self.claims.links:
            painter.drawLine(boxes[first].center(), boxes[second].center())
        for one in self.claims.claims:
            self._paint(painter, one, boxes[one.key])

    def _box(self, claim: Claim, left: float, top: float) -> QRectF:
        box = QRectF(0, 0, self.across * _WIDE, _DOWN * _HIGH)
        middle = QPointF((claim.column / 2 + 0.5) * self.across, (claim.row / 2 + 0.5) * _DOWN)
        box.moveCenter(QPointF(left, top) + middle)
        return box

    def _paint(self, painter: QPainter, claim: Claim, box: QRectF) -> None:
        look, is_held = self.look, claim.is_held and not self.is_form
        ground = Role.BG3 if is_held else Role.BG1
        painter.setPen(look.pen(Role.TEXT, 2.0 if claim.is_lair or is_held else 1.0))
        painter.setBrush(look.color(ground))
        painter.drawRoundedRect(box, 4, 4)
        if claim.is_lair:
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 3, 3)
        room = box.adjusted(_INSET, 0, -_INSET, 0)
        gives = "" if claim.is_lair else gives_text(self.words, claim)
        title = QRectF(room)
        if gives:
            title.setTop(box.center().y() - _TITLE)
            title.setHeight(_TITLE)
            room.setTop(box.center().y())
            room.setHeight(_TITLE)
            paint_text(
                painter,
                look,
                room,
                gives,
                TextStyle.CAPTION,
                Role.TEXT,
                align=CENTER,
                ground=ground,
            )
        name = claim_title(self.words, claim)
        wide = measure_text(look, name, TextStyle.LABEL).width()
        style = TextStyle.LABEL if wide <= title.width() else TextStyle.CAPTION
        paint_text(
            painter, look, title, name, style, Role.TEXT, align=CENTER, ground=ground,
            lines=1 if gives else 2,
        )  # fmt: skip
