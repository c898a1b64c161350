"""The title card: what players see before anything else is chosen."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from duskboard.i18n.words import Words
from duskboard.projector.page import BODY, HEIGHT, MARGIN, WIDTH
from duskboard.table.view import SessionView, TitleView
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle

_NAME = 132.0
_SESSION = 56.0
_RULE = 200.0
_PICTURE_SHARE = 0.52


def paint_title(
    painter: QPainter, look: Look, words: Words, title: TitleView, picture: QImage | None
) -> None:
    """Paint the title card in units of the page; a picture stands above the words, uncropped."""
    middle = HEIGHT / 2
    if picture is not None and not picture.isNull():
        middle = _paint_picture(painter, picture)
    name = QRectF(MARGIN, middle - 170, WIDTH - 2 * MARGIN, 170)
    paint_text(
        painter,
        look,
        name,
        title.name,
        TextStyle.RESULT,
        Role.TEXT,
        px=_NAME if picture is None else _NAME * 0.7,
        align=CENTER,
        ground=Role.BG0,
    )
    session = QRectF(MARGIN, middle + 10, WIDTH - 2 * MARGIN, 80)
    if title.session is not None:
        paint_text(
            painter,
            look,
            session,
            session_line(words, title.session),
            TextStyle.BODY,
            Role.TEXT2,
            px=_SESSION,
            align=CENTER,
            ground=Role.BG0,
        )
    if title.welcome:
        _paint_welcome(painter, look, title.welcome, middle)


def session_line(words: Words, session: SessionView) -> str:
    """Return the line that names a session to the players."""
    if session.title:
        return words.gettext("Session %(number)d: %(title)s") % {
            "number": session.number,
            "title": session.title,
        }
    return words.gettext("Session %(number)d") % {"number": session.number}


def _paint_welcome(painter: QPainter, look: Look, welcome: str, middle: float) -> None:
    painter.setPen(look.pen(Role.LINE_STRONG, 2))
    y = middle + 130
    painter.drawLine(QPointF((WIDTH - _RULE) / 2, y), QPointF((WIDTH + _RULE) / 2, y))
    paint_text(
        painter,
        look,
        QRectF(MARGIN, y + 30, WIDTH - 2 * MARGIN, 60),
        welcome,
        TextStyle.BODY,
        Role.TEXT2,
        px=BODY,
        align=CENTER,
        ground=Role.BG0,
    )


def _paint_picture(painter: QPainter, picture: QImage) -> float:
    """Paint the picture and return where the name and the session part below it."""
    room = QRectF(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT * _PICTURE_SHARE)
    size = picture.size().scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    left = room.center().x() - size.width() / 2
    top = room.center().y() - size.height() / 2
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(left, top, size.width(), size.height()), picture)
    return HEIGHT * 0.78
