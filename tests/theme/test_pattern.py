from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_dots, paint_hatch
from duskboard.theme.token import Role

BOX = QRectF(20, 20, 60, 60)


def patterned(look: Look, *, dots: bool) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(look.color(Role.BG1))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRect(BOX)
    if dots:
        paint_dots(painter, look, path, Role.PURSUER)
    else:
        paint_hatch(painter, look, path, Role.NOW)
    painter.end()
    return image


def share(look: Look, image: QImage) -> float:
    """How much of the box is not the ground, weighing half-covered pixels as half."""
    ground = look.color(Role.BG1).lightness()
    full = max(image.pixelColor(x, y).lightness() for x in range(100) for y in range(100))
    total = sum(
        (image.pixelColor(x, y).lightness() - ground) / (full - ground)
        for x in range(20, 80)
        for y in range(20, 80)
    )
    return total / (60 * 60)


def test_a_pattern_stays_within_its_shape(look: Look) -> None:
    ground = look.color(Role.BG1)
    for dots in (False, True):
        image = patterned(look, dots=dots)
        outside = [(x, y) for x in range(100) for y in range(100) if not BOX.contains(x, y)]
        assert all(image.pixelColor(x, y) == ground for x, y in outside if x > 82 or x < 18)


def test_hatch_is_a_third_of_the_ground(look: Look) -> None:
    assert 0.3 < share(look, patterned(look, dots=False)) < 0.43


def test_dots_leave_most_of_the_ground(look: Look) -> None:
    assert 0.15 < share(look, patterned(look, dots=True)) < 0.35
