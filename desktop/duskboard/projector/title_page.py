"""The title card: what players see before anything else is chosen."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from duskboard.i18n.words import Words
from duskboard.projector.page import BODY, MARGIN, NAME, WIDTH, Canvas
from duskboard.table.view import SessionView, TitleView
from duskboard.theme.text import CENTER
from duskboard.theme.token import Role, TextStyle

_NAME = 132.0
_LEAST_NAME = 72.0
_RULE = 200.0
_PICTURE_SHARE = 0.52
_NAME_HEIGHT = 170.0


def paint_title(canvas: Canvas, title: TitleView, picture: QImage | None) -> None:
    """Paint the title card; a picture stands above the words, uncropped."""
    middle = canvas.height / 2
    if picture is not None and not picture.isNull():
        middle = _paint_picture(canvas, picture)
    px = _NAME if picture is None else _NAME * 0.7
    px = max(_LEAST_NAME, px * min(1.0, canvas.width / WIDTH * 1.2))
    wide = canvas.width - 2 * MARGIN
    name = QRectF(MARGIN, middle - _NAME_HEIGHT, wide, _NAME_HEIGHT)
    canvas.text(name, title.name, Role.TEXT, px, style=TextStyle.RESULT, align=CENTER)
    if title.session is not None:
        session = QRectF(MARGIN, middle + 10, wide, 80)
        line = session_line(canvas.words, title.session)
        canvas.text(session, line, Role.TEXT2, NAME, style=TextStyle.BODY, align=CENTER)
    if title.welcome:
        _paint_welcome(canvas, title.welcome, middle)


def paint_name(canvas: Canvas, name: str) -> None:
    """Paint the name of the campaign where a page has nothing to show: never a broken page."""
    room = canvas.room.adjusted(MARGIN, 0, -MARGIN, 0)
    px = max(_LEAST_NAME, 96.0 * min(1.0, canvas.width / WIDTH))
    canvas.text(room, name, Role.TEXT2, px, style=TextStyle.RESULT, align=CENTER)


def session_line(words: Words, session: SessionView) -> str:
    """Return the line that names a session to the players."""
    if session.title:
        return words.gettext("Session %(number)d: %(title)s") % {
            "number": session.number,
            "title": session.title,
        }
    return words.gettext("Session %(number)d") % {"number": session.number}


def _paint_welcome(canvas: Canvas, welcome: str, middle: float) -> None:
    canvas.painter.setPen(canvas.look.pen(Role.LINE_STRONG, 2))
    y = middle + 130
    left = (canvas.width - _RULE) / 2
    canvas.painter.drawLine(QPointF(left, y), QPointF(left + _RULE, y))
    room = QRectF(MARGIN, y + 30, canvas.width - 2 * MARGIN, 60)
    canvas.text(room, welcome, Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER)


def _paint_picture(canvas: Canvas, picture: QImage) -> float:
    """Paint the picture and return where the name and the session part below it."""
    wide = canvas.width - 2 * MARGIN
    paint_picture(canvas, picture, QRectF(MARGIN, MARGIN, wide, canvas.height * _PICTURE_SHARE))
    return canvas.height * 0.78


def paint_picture(canvas: Canvas, picture: QImage, room: QRectF) -> QRectF:
    """Paint a picture as large as it can be in a room, uncropped, and return where it stands."""
    size = picture.size().toSizeF().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(room.topLeft(), size)
    place.moveCenter(room.center())
    canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    canvas.painter.drawImage(place, picture)
    return place
