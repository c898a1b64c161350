"""Where the segments of a clock part, and how many are filled, read from its pixels."""

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from duskboard.core.clocks.clock import MAX_SIZE, MIN_SIZE, ClockKind
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.clock_face import ClockFace
from duskboard.widgets.clock_painting import clock_margin, paint_clock

STEP = 0.1
"""Degrees between two looks at a ring."""
ANGLES = np.arange(0.0, 360.0, STEP)
Channels = NDArray[np.float64]
SLOW = pytest.mark.slow
SIZES = range(MIN_SIZE, MAX_SIZE + 1)


def pixels(look: Look, filled: int, size: int, diameter: float) -> tuple[Channels, float]:
    """Return a clock's picture as red, green and blue, and its middle."""
    side = round(diameter + 2 * clock_margin(diameter)) // 2 * 2
    image = QImage(side, side, QImage.Format.Format_RGBX8888)
    image.fill(look.color(Role.BG1))
    painter = QPainter(image)
    face = ClockFace(kind=ClockKind.PROGRESS, size=size, filled=filled)
    paint_clock(painter, look, QPointF(side / 2, side / 2), diameter, face)
    painter.end()
    flat = np.frombuffer(image.constBits(), np.uint8).reshape(side, side, 4)
    return flat[:, :, :3].astype(np.float64), side / 2


def around(picture: Channels, middle: float, radius: float) -> Channels:
    """Return the colours on a circle from 12 o'clock on, between four pixels each."""
    turn = np.radians(ANGLES)
    x = middle + radius * np.sin(turn) - 0.5
    y = middle - radius * np.cos(turn) - 0.5
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    across, down = (x - left)[:, None], (y - top)[:, None]
    above = picture[top, left] * (1 - across) + picture[top, left + 1] * across
    below = picture[top + 1, left] * (1 - across) + picture[top + 1, left + 1] * across
    return np.asarray(above * (1 - down) + below * down)


def like(colors: Channels, wanted: tuple[float, float, float]) -> Channels:
    """Return how near colours are to one, 1 where they are it and 0 from a far one on."""
    off = np.abs(colors - np.array(wanted)).max(axis=-1)
    return np.asarray(np.clip(1 - off / 10, 0, 1))


def rgb(look: Look, role: Role) -> tuple[float, float, float]:
    color = look.color(role)
    return float(color.red()), float(color.green()), float(color.blue())


def runs(hits: NDArray[np.bool_]) -> int:
    return int(np.count_nonzero(hits & ~np.roll(hits, 1)))


def check(look: Look, filled: int, size: int, diameter: float, most: float) -> None:
    picture, middle = pixels(look, filled, size, diameter)
    hub, rim = 0.46 * diameter / 2, diameter / 2 - 1
    radii = np.linspace(hub + 0.3 * (rim - hub), rim - 0.3 * (rim - hub), 5)
    ground = rgb(look, Role.BG1)
    gap = np.mean([like(around(picture, middle, r), ground) for r in radii], axis=0)
    for place in range(size):
        at = 360 * place / size
        off = (ANGLES - at + 180) % 360 - 180
        near = np.abs(off) < 90 / size
        weight = gap * near
        assert weight.sum() > 0, (size, filled, place)
        assert abs(float((weight * off).sum() / weight.sum())) <= most, (size, filled, place)
    solid = like(around(picture, middle, (hub + rim) / 2), rgb(look, Role.QUARRY)) > 0.9
    wanted = filled if filled < size or size == 1 else size
    assert runs(solid) == wanted, (size, filled)


@pytest.mark.rule("blades 45")
@pytest.mark.parametrize(("diameter", "most"), [(360.0, 0.5), (92.0, 1.5)])
def test_gaps_stand_at_their_angles_at_every_size(look: Look, diameter: float, most: float) -> None:
    for size in SIZES:
        check(look, size // 2, size, diameter, most)


@SLOW
@pytest.mark.parametrize(("diameter", "most"), [(360.0, 0.5), (92.0, 1.5)])
@pytest.mark.parametrize("size", SIZES)
def test_gaps_and_filled_runs_are_right_at_every_value(
    look: Look, size: int, diameter: float, most: float
) -> None:
    for filled in range(size + 1):
        check(look, filled, size, diameter, most)
