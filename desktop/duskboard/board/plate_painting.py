"""Painting the plates of places."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from duskboard.board.brush import Brush
from duskboard.theme.text import LEFT, RIGHT
from duskboard.theme.token import Role, TextStyle

NAME_SIZES = (14.0, 13.0, 12.0)
"""Sizes of type that the name of a place may stand in, the largest first."""
NAME_ROOM = 8.0
"""Kept free at each side of a name, at full size."""

_NAME_STEP = 17.0
_NAME_DROP = 2.5
_NUMBER_PX = 12.0
_NUMBER_AT = (9.0, 12.7)
_NUMBER_ABOVE = 11.0
_SIGN = 15.0
_INSET = 4.0
_PEN = 1.5
_STRONG_PEN = 2.0
_LAMP_PEN = 2.5
_DASH = (5.0, 4.0)
_FLAG = "faction"
_EYE = "eye-closed"


class PlateState(StrEnum):
    """How a plate stands."""

    REST = "rest"
    HERE = "here"
    """The active token stands here."""
    LEGAL = "legal"
    """Where the token in hand may go."""
    REFUSED = "refused"
    """Where it may not."""
    DIM = "dim"
    """Out of reach of the token in hand."""
    GHOST = "ghost"
    """Not there yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlateFace:
    """A plate to paint.

    Attributes:
        lines: Its name, in one or two lines.
        name_px: The size of type of the name, before scaling.
        number: Its number, or "".
        state: How it stands.
        is_exit: Whether the quarry are away from here.
        is_hovered: Whether the pointer is over it.
        is_hidden: Whether players do not see it.
        is_masked: Whether they see "?".
        has_eye: Whether a closed eye says that they do not see it.
        number_above: Whether the number stands above the corner, for lack of room.
        distance: How far it is from the active token, or "".
    """

    lines: tuple[str, ...]
    name_px: float = NAME_SIZES[0]
    number: str = ""
    state: PlateState = PlateState.REST
    is_exit: bool = False
    is_hovered: bool = False
    is_hidden: bool = False
    is_masked: bool = False
    has_eye: bool = True
    number_above: bool = False
    distance: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Ink:
    pen: Role
    width: float
    fill: Role | None
    text: Role


_INKS = {
    PlateState.REST: _Ink(pen=Role.LINE_STRONG, width=_PEN, fill=Role.BG2, text=Role.TEXT),
    PlateState.HERE: _Ink(pen=Role.TEXT2, width=_STRONG_PEN, fill=Role.BG2, text=Role.TEXT),
    PlateState.LEGAL: _Ink(pen=Role.NOW, width=_LAMP_PEN, fill=Role.NOW_DIM, text=Role.TEXT),
    PlateState.REFUSED: _Ink(pen=Role.BAD, width=_PEN, fill=None, text=Role.TEXT),
    PlateState.DIM: _Ink(pen=Role.LINE_STRONG, width=_PEN, fill=None, text=Role.TEXT2),
    PlateState.GHOST: _Ink(pen=Role.LINE_STRONG, width=_PEN, fill=Role.BG2, text=Role.TEXT2),
}


def paint_plate(brush: Brush, box: QRectF, face: PlateFace, radius: float) -> None:
    """Paint a plate with corners of a radius."""
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    beneath = _paint_box(brush, box, face, radius)
    _paint_name(brush, box, face, beneath)
    if face.number:
        _paint_number(brush, box, face, beneath)
    _paint_signs(brush, box, face, beneath)
    brush.painter.restore()


def _paint_box(brush: Brush, box: QRectF, face: PlateFace, radius: float) -> Role:
    """Paint the frame and what fills it; return the colour beneath the name."""
    ink = _INKS[face.state]
    is_hovered = face.is_hovered and face.state in {PlateState.REST, PlateState.HERE}
    is_unseen = face.is_hidden and face.state is not PlateState.LEGAL
    fill = Role.BG3 if is_hovered else None if is_unseen else ink.fill
    is_dashed = is_unseen or face.state is PlateState.REFUSED
    brush.pen(
        Role.TEXT2 if is_hovered else ink.pen,
        _STRONG_PEN if is_hovered else ink.width,
        dash=_DASH if is_dashed else None,
    )
    brush.fill(fill)
    brush.painter.drawRoundedRect(box, radius, radius)
    if face.is_exit:
        inset = _INSET * brush.line
        brush.fill(None)
        brush.pen(ink.pen, 1.0)
        inner = max(1.0, radius - inset / 2)
        brush.painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), inner, inner)
    return fill if fill is not None else brush.ground


def _paint_name(brush: Brush, box: QRectF, face: PlateFace, beneath: Role) -> None:
    step = _NAME_STEP * brush.type * face.name_px / NAME_SIZES[0]
    drop = _NAME_DROP * brush.type if face.number and not face.number_above else 0.0
    first = box.center().y() + drop - step * (len(face.lines) - 1) / 2
    room = NAME_ROOM * brush.type / 2
    for place, text in enumerate(face.lines):
        middle = first + step * place
        line = QRectF(box.left() + room, middle - step / 2, box.width() - 2 * room, step)
        role = _INKS[face.state].text
        brush.text(line, text, TextStyle.TITLE, role, weight=600, px=face.name_px, beneath=beneath)


def _paint_number(brush: Brush, box: QRectF, face: PlateFace, beneath: Role) -> None:
    half = _NUMBER_PX * brush.type
    if face.number_above:
        left, middle = box.left() + 2 * brush.type, box.top() - _NUMBER_ABOVE * brush.type
        beneath = brush.ground
    else:
        left = box.left() + _NUMBER_AT[0] * brush.type
        middle = box.top() + _NUMBER_AT[1] * brush.type
    room = QRectF(left, middle - half, 3 * half, 2 * half)
    brush.text(
        room, face.number, TextStyle.CAPTION, Role.TEXT3,
        weight=600, px=_NUMBER_PX, align=LEFT, beneath=beneath,
    )  # fmt: skip


def _paint_signs(brush: Brush, box: QRectF, face: PlateFace, beneath: Role) -> None:
    """Paint the flag of an exit, and what players do not see, in the right upper corner."""
    side = _SIGN * brush.type
    right = box.right() - 6 * brush.type
    top = box.top() + 5 * brush.type
    if face.number_above:
        right, top, beneath = box.right(), box.top() - side - 3 * brush.type, brush.ground
    signs = ((_FLAG, face.is_exit), (_EYE, face.is_hidden and face.has_eye))
    for sign in (name for name, is_on in signs if is_on):
        mark = QRectF(right - side, top, side, side)
        color = brush.look.color(Role.TEXT2)
        brush.look.glyphs.paint_glyph(brush.painter, mark, sign, color)
        right -= side
    if face.distance:
        room = QRectF(right - 3 * side, top, 3 * side - brush.type, side)
        is_here = face.state is PlateState.HERE
        brush.text(
            room, face.distance, TextStyle.CAPTION, Role.TEXT if is_here else Role.TEXT2,
            weight=600, px=_NUMBER_PX, align=RIGHT, beneath=beneath,
        )  # fmt: skip
        right -= 2 * side
    if face.is_masked:
        mark = QRectF(right - side, top, side, side)
        brush.text(
            mark, "?", TextStyle.CAPTION, Role.TEXT2, weight=700, px=_NUMBER_PX, beneath=beneath
        )
