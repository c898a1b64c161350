"""The public face of a sheet: portrait, name, calling, and what was ticked."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from duskboard.board.label import initials
from duskboard.projector.page import BODY, HERO, INDENT, MARGIN, Canvas
from duskboard.projector.title_page import paint_name
from duskboard.table.face_view import FaceView
from duskboard.table.public_view import PublicView
from duskboard.theme.text import CENTER, measure_text
from duskboard.theme.token import Role, TextStyle

_PORTRAIT = 640.0
_LINE = 84.0
_NARROW = 1300.0
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def chosen_face(view: PublicView, wanted: str | None) -> FaceView | None:
    """Return the face that was chosen; the first where none was; None once it is gone."""
    if wanted is None:
        return view.faces[0] if view.faces else None
    return next((one for one in view.faces if one.face_id == wanted), None)


def paint_face(
    canvas: Canvas, view: PublicView, face: FaceView | None, picture: QImage | None
) -> None:
    """Paint a face; the name of the campaign where there is none."""
    if face is None:
        paint_name(canvas, view.title.name)
        return
    is_narrow = canvas.width < _NARROW
    side = min(_PORTRAIT, canvas.height - 2 * INDENT, canvas.width * 0.36)
    if is_narrow:
        side = min(300.0, canvas.height * 0.3)
    portrait = QRectF(INDENT + 60, (canvas.height - side) / 2, side, side)
    if is_narrow:
        portrait.moveTo((canvas.width - side) / 2, INDENT)
    _paint_portrait(canvas, face, picture, portrait)
    left = INDENT if is_narrow else portrait.right() + 100
    top = portrait.bottom() + 24 if is_narrow else portrait.top()
    words = QRectF(left, top, canvas.width - INDENT - left, canvas.height - MARGIN - top)
    _paint_words(canvas, face, words)


def _paint_words(canvas: Canvas, face: FaceView, room: QRectF) -> None:
    words = canvas.words
    name = face.name if face.name is not None else words.pgettext("chase", "Stranger")
    used = canvas.text(room, name, Role.TEXT, HERO, weight=700, align=_TOP_LEFT, lines=2)
    top = used.bottom() + 12
    if face.calling:
        below = QRectF(room.left(), top, room.width(), 64)
        canvas.text(below, face.calling, Role.TEXT2, BODY, style=TextStyle.BODY)
        top = below.bottom() + 24
    lines = list(face.lines)[: max(0, int((room.bottom() - top) // _LINE))]
    widths = [
        measure_text(canvas.look, line.label, TextStyle.BODY, px=BODY).width() for line in lines
    ]
    label = min(max(widths, default=0.0) + 48, room.width() / 2)
    for line in lines:
        canvas.painter.setPen(canvas.look.pen(Role.LINE, 2))
        canvas.painter.drawLine(QPointF(room.left(), top), QPointF(room.right(), top))
        at = QRectF(room.left(), top, label, _LINE)
        canvas.text(at, line.label, Role.TEXT2, BODY, style=TextStyle.BODY)
        rest = QRectF(at.right(), top, room.right() - at.right(), _LINE)
        canvas.text(rest, line.value, Role.TEXT, BODY, weight=600)
        top += _LINE


def _paint_portrait(canvas: Canvas, face: FaceView, picture: QImage | None, box: QRectF) -> None:
    """Paint the picture in a frame; signs of the name, or a "?", where there is none."""
    canvas.panel(box, pen=Role.LINE_STRONG, width=4, fill=Role.BG2)
    if picture is None or picture.isNull():
        label = canvas.words.pgettext("chase", "?") if face.name is None else initials(face.name)
        canvas.text(box, label, Role.TEXT2, box.height() * 0.4, align=CENTER, ground=Role.BG2)
        return
    inner = box.adjusted(4, 4, -4, -4)
    size = (
        picture.size().toSizeF().scaled(inner.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    )
    place = QRectF(inner.topLeft(), size)
    place.moveCenter(inner.center())
    canvas.painter.save()
    path = QPainterPath()
    path.addRoundedRect(inner, 16, 16)
    canvas.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    canvas.painter.drawImage(place, picture)
    canvas.painter.restore()
