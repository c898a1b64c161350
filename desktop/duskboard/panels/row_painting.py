"""Parts that rows of different lists share: heads, tags, the ground and the focus frame."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

Index = QModelIndex | QPersistentModelIndex

HEAD_HEIGHT = 30
"""The head of a group of rows, in logical pixels."""
SIDE = 12
"""From the edge of a list to what its rows say, in logical pixels."""

TAG_HEIGHT = 18
"""A tag, in logical pixels."""
_TAG_PADDING = 6
_FOCUS_INSET = 3
_FOCUS_RADIUS = 8
_TAG_WEIGHT = 500


def row_ground(option: QStyleOptionViewItem) -> Role:
    """Return the colour of what lies under a row: lighter below the pointer."""
    is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
    return Role.BG2 if is_hovered else Role.BG1


def paint_ground(painter: QPainter, look: Look, rect: QRectF, ground: Role) -> None:
    """Paint what lies under a row and the line below it."""
    painter.fillRect(rect, look.color(ground))
    hair = look.size("stroke.hair")
    line = QRectF(rect.left(), rect.bottom() - hair, rect.width(), hair)
    painter.fillRect(line, look.color(Role.BG0))


def paint_focus(painter: QPainter, look: Look, option: QStyleOptionViewItem) -> None:
    """Frame the row that has the keyboard."""
    if not option.state & QStyle.StateFlag.State_HasFocus:
        return
    inset = look.px(_FOCUS_INSET)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(look.pen(Role.FOCUS, look.size("stroke.focus")))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = look.px(_FOCUS_RADIUS)
    frame = QRectF(option.rect).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(frame, radius, radius)
    painter.restore()


def paint_head(painter: QPainter, look: Look, rect: QRectF, title: str, detail: str) -> None:
    """Paint the head of a group of rows: "Session 6" and when that was."""
    painter.fillRect(rect, look.color(Role.BG2))
    side = look.px(SIDE)
    room = rect.adjusted(side, 0, -side, 0)
    box = paint_text(painter, look, room, title, TextStyle.LABEL, Role.TEXT, ground=Role.BG2)
    room.setLeft(box.right() + look.size("space.s"))
    paint_text(painter, look, room, detail, TextStyle.BODY, Role.TEXT2, ground=Role.BG2)


def paint_tag(  # noqa: PLR0913 - where, what and in which colours
    painter: QPainter,
    look: Look,
    left: QPointF,
    text: str,
    *,
    glyph: str = "",
    role: Role = Role.TEXT2,
    ground: Role = Role.BG1,
    most: float | None = None,
) -> QRectF:
    """Paint a fact about a thing in a frame and return its box.

    Args:
        painter: Painter.
        look: The look.
        left: The middle of the left edge.
        text: The fact.
        glyph: A glyph before it, or "".
        role: The colour of the text.
        ground: What lies beneath.
        most: The most that it may be wide; None for as wide as it needs.
    """
    width = tag_width(look, text, glyph=glyph)
    if most is not None:
        width = min(width, most)
    height = look.px(TAG_HEIGHT)
    box = QRectF(left.x(), left.y() - height / 2, max(0.0, width), height)
    if width < 2 * look.px(_TAG_PADDING):
        return QRectF(box.topLeft(), box.topLeft())
    hair = look.size("stroke.hair")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(look.pen(Role.LINE_STRONG, hair))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = look.size("radius.box")
    painter.drawRoundedRect(box.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2), radius, radius)
    room = box.adjusted(look.px(_TAG_PADDING), 0, -look.px(_TAG_PADDING), 0)
    if glyph:
        side = look.font(TextStyle.CAPTION).pixelSize()
        mark = QRectF(room.left(), room.center().y() - side / 2, side, side)
        look.glyphs.paint_glyph(painter, mark, glyph, look.color(role))
        room.setLeft(mark.right() + look.size("space.xs"))
    paint_text(
        painter,
        look,
        room,
        text,
        TextStyle.CAPTION,
        role,
        weight=_TAG_WEIGHT,
        align=CENTER,
        ground=ground,
    )
    painter.restore()
    return box


def tag_width(look: Look, text: str, *, glyph: str = "") -> float:
    """Return how wide a tag wants to be."""
    width = measure_text(look, text, TextStyle.CAPTION, weight=_TAG_WEIGHT).width()
    if glyph:
        width += look.font(TextStyle.CAPTION).pixelSize() + look.size("space.xs")
    return width + 2 * look.px(_TAG_PADDING)
