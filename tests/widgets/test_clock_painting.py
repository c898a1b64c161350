import itertools
import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.table.clock_view import ClockView, RaceView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.token import Role, ThemeName
from duskboard.widgets.clock_face import ClockFace, changed_places, face_of
from duskboard.widgets.clock_geometry import Ring
from duskboard.widgets.clock_painting import clock_margin, paint_clock

STEPS = 1440
"""Points looked at on a circle."""


def face(
    filled: int,
    size: int | None = 6,
    kind: ClockKind | None = ClockKind.PROGRESS,
    **state: Any,  # noqa: ANN401 - marks of a face
) -> ClockFace:
    return ClockFace(kind=kind, size=size, filled=filled, **state)


def pictured(
    look: Look, shown: ClockFace, diameter: float, *, value_only: bool = False
) -> tuple[QImage, QPointF]:
    """The clock on a ground of its own, and its middle."""
    side = round(diameter + 2 * clock_margin(diameter, has_badge=True)) // 2 * 2
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(look.color(Role.BG1))
    center = QPointF(side / 2, side / 2)
    painter = QPainter(image)
    paint_clock(painter, look, center, diameter, shown, value_only=value_only)
    painter.end()
    return image, center


def around(image: QImage, center: QPointF, radius: float) -> Iterator[QColor]:
    """The colours on a circle, clockwise from 12 o'clock."""
    for step in range(STEPS):
        angle = math.tau * step / STEPS
        x = center.x() + radius * math.sin(angle)
        y = center.y() - radius * math.cos(angle)
        yield image.pixelColor(math.floor(x), math.floor(y))


def runs(colors: Iterator[QColor], wanted: QColor) -> int:
    """How often a colour begins, round the circle."""
    hits = [color == wanted for color in colors]
    return sum(now and not hits[place - 1] for place, now in enumerate(hits))


def has(image: QImage, color: QColor) -> bool:
    return any(
        image.pixelColor(x, y) == color for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.rule("blades 45")
@pytest.mark.parametrize("diameter", [92.0, 360.0])
def test_as_many_segments_are_solid_as_are_filled(look: Look, diameter: float) -> None:
    sizes = range(2, 25)
    for size, filled in ((n, filled) for n in sizes for filled in sorted({1, n // 2, n - 1})):
        image, center = pictured(look, face(filled, size), diameter)
        middle = diameter * (1 + 0.46) / 4
        assert runs(around(image, center, middle), look.color(Role.QUARRY)) == filled
        assert runs(around(image, center, middle), look.color(Role.BG3)) == size - filled


@pytest.mark.parametrize("diameter", [92.0, 240.0, 360.0])
@pytest.mark.parametrize("size", [2, 4, 6, 8, 10, 12])
def test_gaps_stand_where_segments_meet(look: Look, size: int, diameter: float) -> None:
    image, center = pictured(look, face(size - 1, size), diameter)
    colors = list(around(image, center, diameter * 0.365))
    ground = look.color(Role.BG1)
    for place in range(size):
        color = colors[round(STEPS * place / size) % STEPS]
        assert abs(color.lightness() - ground.lightness()) <= 16


@pytest.mark.parametrize("diameter", [72.0, 92.0, 360.0])
def test_a_gap_is_as_wide_at_the_hub_as_at_the_rim(look: Look, diameter: float) -> None:
    image, center = pictured(look, face(4, 4), diameter)
    solid = look.color(Role.QUARRY)

    def gap(radius: float) -> int:
        """Height of the gap at 3 o'clock."""
        x = round(center.x() + radius)
        rows = range(round(center.y()) - 8, round(center.y()) + 8)
        return sum(image.pixelColor(x, y) != solid for y in rows)

    assert abs(gap(0.46 * diameter / 2 + 3) - gap(diameter / 2 - 4)) <= 1


@pytest.mark.parametrize("diameter", [28.0, 72.0, 92.0, 136.0, 240.0, 360.0])
def test_every_segment_has_an_area_at_every_size(diameter: float) -> None:
    for size, has_rim in itertools.product(range(2, 25), (False, True)):
        ring = Ring(center=QPointF(200, 200), diameter=diameter, size=size, has_rim=has_rim)
        for index in range(size):
            box = ring.segment(index, 1.25 * ring.pen).boundingRect()
            assert box.width() > 0.5
            assert box.height() > 0.5


def test_a_segment_is_found_where_it_is_painted() -> None:
    ring = Ring(center=QPointF(46, 46), diameter=92, size=7)
    for index in range(7):
        path = ring.segment(index)
        assert ring.segment_at(ring.at((index + 0.5) / 7, 33)) == index
        assert path.contains(ring.at((index + 0.5) / 7, 33))
    assert ring.segment_at(QPointF(46, 46)) is None
    assert ring.segment_at(QPointF(200, 46)) is None


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize(
    ("kind", "role"),
    [
        (ClockKind.PROGRESS, Role.QUARRY),
        (ClockKind.DANGER, Role.PURSUER),
        (ClockKind.MISSION, Role.HAZARD_FILL),
        (ClockKind.TUG_OF_WAR, Role.QUARRY),
        (ClockKind.PROJECT, Role.QUARRY),
        (ClockKind.FACTION, Role.FACTION),
        (ClockKind.INVESTIGATION, Role.QUARRY),
        (ClockKind.HEALING, Role.QUARRY),
        (ClockKind.PATIENCE, Role.QUARRY),
    ],
)
def test_each_kind_has_its_hue(look: Look, kind: ClockKind, role: Role) -> None:
    look.use(theme=ThemeName.LIGHT)
    image, center = pictured(look, face(3, 6, kind), 92)
    assert runs(around(image, center, 33), look.color(role)) == 3


def test_danger_and_rival_bear_a_triangle_at_twelve(look: Look) -> None:
    plain, center = pictured(look, face(0), 92)
    above = (math.floor(center.x()), math.floor(center.y() - 46))
    danger, _ = pictured(look, face(0, kind=ClockKind.DANGER), 92)
    rival, _ = pictured(look, face(0, is_rival=True), 92)
    assert plain.pixelColor(*above) != look.color(Role.PURSUER)
    assert danger.pixelColor(*above) == look.color(Role.PURSUER)
    assert rival.pixelColor(*above) == look.color(Role.PURSUER)


def test_the_hand_of_a_countdown_points_to_the_end_of_the_fill(look: Look) -> None:
    image, center = pictured(look, face(2, 8, ClockKind.MISSION), 92)
    assert image.pixelColor(math.floor(center.x() + 40), math.floor(center.y())) == look.color(
        Role.TEXT
    )


def test_a_tug_of_war_is_dotted_where_it_is_empty_and_marked_at_six(look: Look) -> None:
    image, center = pictured(look, face(0, 8, ClockKind.TUG_OF_WAR), 92)
    assert not has(image, look.color(Role.BG3))
    below = image.pixelColor(math.floor(center.x()), math.floor(center.y() + 46 + 4))
    assert below == look.color(Role.TEXT)


def test_a_faction_clock_has_a_second_rim(look: Look) -> None:
    image, center = pictured(look, face(0, 8, ClockKind.FACTION), 360)
    rim = list(around(image, center, 179))
    assert all(color == look.color(Role.FACTION) for color in rim)


def test_one_left_is_outlined_in_the_hue_where_that_is_a_warning(look: Look) -> None:
    outlined = look.color(Role.PURSUER)
    for kind, expected in ((ClockKind.DANGER, True), (ClockKind.PROGRESS, False)):
        image, center = pictured(look, face(5, 6, kind), 360)
        inner_edge = list(around(image, center, 0.46 * 180 + 2))[STEPS * 11 // 12]
        assert (inner_edge == outlined) is expected


def test_a_full_clock_is_lit(look: Look) -> None:
    image, center = pictured(look, face(6), 360)
    ring = list(around(image, center, 180 + 3.5 * 4.5))
    assert all(color == look.color(Role.NOW) for color in ring)
    open_clock, _ = pictured(look, face(5), 360)
    assert not has(open_clock, look.color(Role.NOW))


def test_a_clock_that_players_cannot_see_has_a_dashed_ring(look: Look) -> None:
    image, center = pictured(look, face(2, is_hidden=True), 92)
    assert runs(around(image, center, 46 + 3 * 92 / 80), look.color(Role.TEXT3)) > 12
    seen, _ = pictured(look, face(2), 92)
    assert not has(seen, look.color(Role.TEXT3))


def test_a_locked_clock_is_only_dashes_and_a_padlock(look: Look) -> None:
    look.text_record = []
    image, center = pictured(look, face(0, is_locked=True), 92)
    assert not has(image, look.color(Role.BG3))
    assert runs(around(image, center, 0.46 * 46 + 1), look.color(Role.BG1)) > 12
    assert look.text_record == []


def test_what_the_pointer_would_fill_is_hatched_and_said(look: Look) -> None:
    look.text_record = []
    shown = ClockFace(kind=ClockKind.PROGRESS, size=6, filled=2, target=4)
    image, center = pictured(look, shown, 360)
    hatched = list(around(image, center, 131))[STEPS * 5 // 12 - 48 : STEPS * 5 // 12 + 48]
    assert look.color(Role.QUARRY) in hatched
    assert look.color(Role.BG1) in hatched
    assert [record.text for record in look.text_record] == ["4", "/6"]


def test_what_is_planned_is_hatched_in_the_lamp(look: Look) -> None:
    shown = ClockFace(kind=ClockKind.PROGRESS, size=8, filled=3, pending=2)
    image, _ = pictured(look, shown, 92)
    assert has(image, look.color(Role.NOW))


def test_the_focus_frame_is_a_rectangle_outside(look: Look) -> None:
    shown = ClockFace(kind=ClockKind.PROGRESS, size=6, filled=3, is_focused=True)
    image, center = pictured(look, shown, 92)
    x, y = center.x(), center.y()
    for dx, dy in ((52, 0), (-53, 0), (0, 52), (0, -53), (52, 40), (-53, -40)):
        color = image.pixelColor(math.floor(x + dx), math.floor(y + dy))
        assert color == look.color(Role.FOCUS)


def test_of_a_masked_clock_only_a_ring_and_a_question_are_painted(look: Look) -> None:
    look.text_record = []
    image, center = pictured(look, face(0, None, None), 92)
    assert all(color == look.color(Role.BG3) for color in around(image, center, 33))
    assert [record.text for record in look.text_record] == ["?"]


@pytest.mark.parametrize(("diameter", "texts"), [(28, []), (92, ["14", "/24"])])
def test_a_small_clock_leaves_the_number_to_others(
    look: Look, diameter: float, texts: list[str]
) -> None:
    look.text_record = []
    pictured(look, face(14, 24), diameter)
    assert [record.text for record in look.text_record] == texts


def test_the_players_see_the_value_only_where_room_is_short(look: Look) -> None:
    look.text_record = []
    pictured(look, face(5), 136, value_only=True)
    assert [record.text for record in look.text_record] == ["5"]


@pytest.mark.parametrize("size", [9, 12, 24])
@pytest.mark.parametrize("diameter", [72.0, 92.0, 360.0])
def test_the_number_stays_within_the_hub(look: Look, size: int, diameter: float) -> None:
    look.text_record = []
    _, center = pictured(look, face(size - 1, size), diameter)
    left = min(record.box.left() for record in look.text_record)
    right = max(record.box.right() for record in look.text_record)
    assert center.x() - left <= 0.46 * diameter / 2
    assert right - center.x() <= 0.46 * diameter / 2


def test_while_the_fill_moves_it_is_neither_full_nor_jumping(look: Look) -> None:
    shown = ClockFace(kind=ClockKind.PROGRESS, size=4, filled=4, drawn=3.5)
    assert not shown.is_full
    image, center = pictured(look, shown, 360)
    colors = list(around(image, center, 131))
    assert colors[STEPS * 13 // 16] == look.color(Role.QUARRY)
    assert colors[STEPS * 15 // 16] == look.color(Role.BG3)


def test_a_face_is_made_from_a_view() -> None:
    view = ClockView(
        clock_id=EntityId("lamps"),
        name="Lamps relit",
        kind=ClockKind.PROGRESS,
        size=6,
        filled=2,
        visibility=Visibility.HIDDEN,
        locked=True,
        race=RaceView(rival_id=EntityId("fog"), lead=-2, is_second=True),
    )
    expected = ClockFace(
        kind=ClockKind.PROGRESS,
        size=6,
        filled=2,
        is_rival=True,
        is_locked=True,
        is_hidden=True,
    )
    assert face_of(view) == expected
    assert not face_of(view, marks_hidden=False).is_hidden


def repainted(
    look: Look, before: ClockFace, after: ClockFace, diameter: float
) -> tuple[QImage, QRegion]:
    """The picture of a face where what is said to differ is painted anew over another's."""
    image, center = painted_whole(look, before, diameter), pictured(look, before, diameter)[1]
    places = changed_places(before, after, center, diameter)
    region = QRegion(image.rect())
    if places is not None:
        region = QRegion()
        for place in places:
            region += place.toAlignedRect()
    paint_within(image, region, look, center, diameter, after)
    return image, region


def painted_whole(look: Look, shown: ClockFace, diameter: float) -> QImage:
    image, center = pictured(look, shown, diameter)
    # With a clip, as in a window: without one Qt rounds the smallest of shapes otherwise.
    paint_within(image, QRegion(image.rect()), look, center, diameter, shown)
    return image


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same but for how Qt rounds at the edge of a clip."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return one == other or all(abs(left - right) <= 2 for left, right in pairs)


def paint_within(  # noqa: PLR0913, PLR0917 - what is painted, and where
    image: QImage, region: QRegion, look: Look, center: QPointF, diameter: float, shown: ClockFace
) -> None:
    painter = QPainter(image)
    painter.setClipRegion(region)
    painter.fillRect(image.rect(), look.color(Role.BG1))
    paint_clock(
        painter, look, center, diameter, shown,
        shows=lambda place: region.intersects(place.toAlignedRect()),
    )  # fmt: skip
    painter.end()


@pytest.mark.parametrize("diameter", [24.0, 80.0])
@pytest.mark.parametrize("size", [3, 24])
@pytest.mark.parametrize(
    "kind", [ClockKind.PROGRESS, ClockKind.DANGER, ClockKind.MISSION, ClockKind.TUG_OF_WAR]
)
def test_painting_what_differs_makes_the_whole_picture(
    look: Look, kind: ClockKind, size: int, diameter: float
) -> None:
    for before, after in ((0, 1), (1, 0), (0, size), (size, 0), (size - 1, size), (1, size - 1)):
        new = face(after, size, kind, is_hidden=True)
        image, _ = repainted(look, face(before, size, kind, is_hidden=True), new, diameter)
        assert alike(image, painted_whole(look, new, diameter)), (before, after)


def test_what_moves_or_is_planned_is_painted_anew_too(look: Look) -> None:
    moving = [face(5, 8), replace(face(5, 8), drawn=2.0), replace(face(5, 8), drawn=4.3)]
    planned = [replace(face(filled, 8), pending=count) for filled in (3, 4) for count in (-2, 2)]
    aimed = [replace(face(filled, 8), target=target) for filled in (2, 3, 6) for target in (1, 4)]
    lit = [face(7, 8, ClockKind.DANGER), replace(face(7, 8, ClockKind.DANGER), is_lit=False)]
    for faces in (moving, planned, aimed, lit):
        for before, after in itertools.permutations(faces, 2):
            image, _ = repainted(look, before, after, 80.0)
            assert alike(image, painted_whole(look, after, 80.0)), (before, after)


def test_a_tick_of_a_large_clock_changes_little_of_it(look: Look) -> None:
    _, region = repainted(look, face(3, 8), face(4, 8), 80.0)
    assert 0 < region.boundingRect().width() < 60
    assert changed_places(face(3, 8), face(3, 8), QPointF(50, 50), 80.0) == ()
    assert changed_places(face(7, 8), face(8, 8), QPointF(50, 50), 80.0) is None
