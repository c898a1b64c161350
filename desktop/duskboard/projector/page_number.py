"""Which page of how many, in the corner of a view that is too long for one."""

from PySide6.QtCore import QRectF

from duskboard.projector.page import MARGIN, SMALL, Canvas
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle


def paint_page_number(canvas: Canvas, page: int, pages: int, top: float = 8.0) -> None:
    """Paint "2 of 3" at the right; nothing where there is one page only."""
    if pages < 2:
        return
    number = canvas.words.gettext("%(page)d of %(pages)d") % {"page": page + 1, "pages": pages}
    room = QRectF(canvas.width - MARGIN - 300, top, 300, 48)
    canvas.text(room, number, Role.TEXT2, SMALL, style=TextStyle.BODY, align=RIGHT)
