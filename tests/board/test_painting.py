"""What parts look like: colours at points that tell states apart, and texts on record."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from duskboard.board.brush import Brush
from duskboard.board.lane_painting import BadgeFace, badge_size, paint_badge
from duskboard.board.pip_painting import PipsFace, paint_pips, pips_width
from duskboard.board.plate_painting import PlateFace, PlateState, paint_plate
from duskboard.board.token_painting import Pose, TokenFace, paint_token, token_outline
from duskboard.board.way_painting import (
    BarrierFace,
    HazardFace,
    LabelFace,
    diamond,
    paint_barrier,
    paint_hazard,
    paint_label,
)
from duskboard.core.chase.participant import Side
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.token import Role

MIDDLE = QPointF(60, 60)


def painted(look: Look, paint: Callable[[Brush], object]) -> QImage:
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(look.color(Role.BG1))
    painter = QPainter(image)
    paint(Brush(painter=painter, look=look))
    painter.end()
    return image


def at(image: QImage, x: float, y: float) -> QColor:
    return image.pixelColor(round(x), round(y))


@pytest.mark.parametrize(
    ("side", "solid", "dim"),
    [
        (Side.QUARRY, Role.QUARRY, Role.QUARRY_DIM),
        (Side.PURSUER, Role.PURSUER, Role.PURSUER_DIM),
    ],
)
def test_a_token_is_dim_at_rest_solid_in_turn_and_hollow_after_it(
    look: Look, side: Side, solid: Role, dim: Role
) -> None:
    def fill(pose: Pose) -> QColor:
        face = TokenFace(side=side, label="", pose=pose)
        return at(painted(look, lambda brush: paint_token(brush, MIDDLE, 44, face)), 50, 50)

    assert fill(Pose.REST) == look.color(dim)
    assert fill(Pose.ACTIVE) == look.color(solid)
    assert fill(Pose.SPENT) == look.color(Role.BG1)
    assert fill(Pose.ORIGIN) == look.color(Role.BG1)


def test_the_lamp_burns_round_the_active_token_only(look: Look) -> None:
    def lamp(pose: Pose) -> QColor:
        face = TokenFace(side=Side.QUARRY, label="EM", pose=pose)
        image = painted(look, lambda brush: paint_token(brush, MIDDLE, 44, face))
        return at(image, 60 + 26.5, 60)

    assert lamp(Pose.ACTIVE) == look.color(Role.NOW)
    assert lamp(Pose.REST) == look.color(Role.BG1)


def test_a_caret_stands_above_the_active_token(look: Look) -> None:
    face = TokenFace(side=Side.QUARRY, label="EM", pose=Pose.ACTIVE)
    image = painted(look, lambda brush: paint_token(brush, MIDDLE, 44, face))
    assert at(image, 60, 60 - 34) == look.color(Role.NOW)


def test_quarry_are_discs_and_pursuers_pentagons_that_point_along() -> None:
    disc = token_outline(Side.QUARRY, MIDDLE, 44)
    pentagon = token_outline(Side.PURSUER, MIDDLE, 44)
    assert disc.boundingRect() == QRectF(38, 38, 44, 44)
    assert pentagon.boundingRect() == QRectF(35, 38, 50, 44)
    corner = QPointF(38, 41)
    assert not disc.contains(corner)
    assert pentagon.contains(corner)
    assert not pentagon.contains(QPointF(82, 45))


def test_a_stranger_is_a_square_of_no_side(look: Look) -> None:
    square = token_outline(None, MIDDLE, 44)
    assert square.boundingRect().width() == square.boundingRect().height()
    look.text_record = []
    face = TokenFace(side=None, label="?")
    painted(look, lambda brush: paint_token(brush, MIDDLE, 44, face))
    assert [one.text for one in look.text_record] == ["?"]


def test_badges_say_order_and_number(look: Look) -> None:
    look.text_record = []
    face = TokenFace(side=Side.PURSUER, label="GH", order=4, count=3)
    painted(look, lambda brush: paint_token(brush, MIDDLE, 44, face))
    assert [one.text for one in look.text_record] == ["GH", "4", "×3"]
    assert not any(one.is_cut for one in look.text_record)


def test_what_players_do_not_see_is_marked_without_a_text(look: Look) -> None:
    face = TokenFace(side=Side.QUARRY, label="EM", visibility=Visibility.HIDDEN)
    seen = TokenFace(side=Side.QUARRY, label="EM")
    hidden = painted(look, lambda brush: paint_token(brush, MIDDLE, 44, face))
    shown = painted(look, lambda brush: paint_token(brush, MIDDLE, 44, seen))
    assert hidden != shown


def test_all_poses_of_a_token_differ(look: Look) -> None:
    images = [
        painted(look, lambda brush, face=face: paint_token(brush, MIDDLE, 44, face))  # type: ignore[misc]
        for pose in Pose
        for face in [TokenFace(side=Side.QUARRY, label="EM", pose=pose)]
    ]
    assert len({bytes(image.constBits()) for image in images}) == len(Pose)


@pytest.mark.parametrize(
    ("pips", "width"),
    [
        (PipsFace(left=3, granted=3), 36),
        (PipsFace(left=0, granted=3), 36),
        (PipsFace(left=0, granted=1, owed=2), 36),
        (PipsFace(left=0, granted=0), 0),
        (PipsFace(left=12, granted=12), 101),
    ],
)
def test_actions_take_13_px_each_up_to_eight(look: Look, pips: PipsFace, width: float) -> None:
    assert pips_width(pips) == width
    painted(look, lambda brush: paint_pips(brush, QPointF(5, 60), pips))


def test_actions_left_are_filled_and_those_spent_are_not(look: Look) -> None:
    pips = PipsFace(left=1, granted=2)
    image = painted(look, lambda brush: paint_pips(brush, QPointF(20, 60), pips))
    assert at(image, 25, 60) == look.color(Role.TEXT)
    assert at(image, 38, 60) == look.color(Role.BG1)


def test_the_one_act_of_a_passenger_is_a_diamond(look: Look) -> None:
    pips = PipsFace(left=1, granted=1, is_act=True)
    image = painted(look, lambda brush: paint_pips(brush, QPointF(20, 60), pips))
    text, ground = look.color(Role.TEXT), look.color(Role.BG1)
    assert [at(image, 25, y) == text for y in (57, 60, 63)] == [True, True, True]
    assert [at(image, 21, y) == ground for y in (57, 63)] == [True, True]
    spent = painted(
        look,
        lambda brush: paint_pips(brush, QPointF(20, 60), PipsFace(left=0, granted=1, is_act=True)),
    )
    assert at(spent, 25, 60) == ground


def test_a_debt_is_a_taller_box_in_the_colour_of_debts(look: Look) -> None:
    pips = PipsFace(left=0, granted=0, owed=1)
    image = painted(look, lambda brush: paint_pips(brush, QPointF(20, 60), pips))
    red = [y for y in range(40, 80) if at(image, 25, y).red() > 100]
    assert (red[0], red[-1]) == (54, 65)


@pytest.mark.parametrize(
    ("state", "fill"),
    [
        (PlateState.REST, Role.BG2),
        (PlateState.HERE, Role.BG2),
        (PlateState.LEGAL, Role.NOW_DIM),
        (PlateState.REFUSED, Role.BG1),
        (PlateState.DIM, Role.BG1),
    ],
)
def test_a_plate_is_lit_only_where_the_token_may_go(
    look: Look, state: PlateState, fill: Role
) -> None:
    face = PlateFace(lines=("Rope", "walk"), number="5", state=state)
    image = painted(look, lambda brush: paint_plate(brush, QRectF(8, 30, 104, 60), face, 6))
    assert at(image, 20, 80) == look.color(fill)


def test_a_hidden_plate_is_dashed_and_empty(look: Look) -> None:
    face = PlateFace(lines=("Rope", "walk"), is_hidden=True)
    image = painted(look, lambda brush: paint_plate(brush, QRectF(8, 30, 104, 60), face, 6))
    assert at(image, 20, 80) == look.color(Role.BG1)
    edge = {at(image, x, 30).name() for x in range(20, 100)}
    assert len(edge) > 1


def test_numbers_and_names_stand_on_the_plate_of_the_design(look: Look) -> None:
    look.text_record = []
    face = PlateFace(lines=("Rope", "walk"), number="5")
    painted(look, lambda brush: paint_plate(brush, QRectF(8, 30, 104, 60), face, 6))
    name, rest, number = look.text_record
    assert [one.text for one in look.text_record] == ["Rope", "walk", "5"]
    assert rest.box.center().y() - name.box.center().y() == 17
    assert name.font.pixelSize() == 14
    assert number.font.pixelSize() == 12
    assert number.box.left() == 8 + 9


@pytest.mark.parametrize(
    ("face", "fill"),
    [
        (HazardFace(), Role.HAZARD_DIM),
        (HazardFace(is_armed=True), Role.HAZARD_FILL),
        (HazardFace(is_passed=True), Role.BG1),
        (HazardFace(is_hidden=True), Role.BG1),
    ],
)
def test_a_hazard_is_filled_when_armed_and_hollow_when_passed(
    look: Look, face: HazardFace, fill: Role
) -> None:
    image = painted(look, lambda brush: paint_hazard(brush, MIDDLE, face))
    assert at(image, 68, 60) == look.color(fill)


def test_a_hazard_is_a_diamond_of_16() -> None:
    assert diamond(MIDDLE, 16).boundingRect() == QRectF(44, 44, 32, 32)


@pytest.mark.parametrize("share", [1.0, 0.6, 0.2])
def test_a_barrier_is_filled_from_the_foot_by_what_is_left(look: Look, share: float) -> None:
    image = painted(look, lambda brush: paint_barrier(brush, MIDDLE, BarrierFace(share=share)))
    solid = look.color(Role.BARRIER)
    filled = [y for y in range(32, 90) if at(image, 60, y) == solid]
    assert filled[-1] >= 86
    assert len(filled) == pytest.approx(58 * share, abs=5)


def test_a_broken_barrier_is_two_stumps(look: Look) -> None:
    image = painted(look, lambda brush: paint_barrier(brush, MIDDLE, BarrierFace(share=0)))
    assert at(image, 60, 60) == look.color(Role.BG1)
    assert at(image, 60, 31) != look.color(Role.BG1)
    assert at(image, 60, 89) != look.color(Role.BG1)


@pytest.mark.parametrize("is_legal", [True, False])
def test_a_badge_is_lit_where_it_is_legal_and_says_why_where_it_is_not(
    look: Look, *, is_legal: bool
) -> None:
    look.text_record = []
    text = "1 AP + Climb" if is_legal else "Too far"
    box = QRectF(QPointF(10, 40), badge_size(look, text, 1))
    face = BadgeFace(text=text, is_legal=is_legal)
    image = painted(look, lambda brush: paint_badge(brush, box, face))
    role = Role.ON_NOW if is_legal else Role.BAD
    assert look.text_record[0].color == look.color(role)
    assert not look.text_record[0].is_cut
    fill = Role.NOW if is_legal else Role.BG1
    assert at(image, 16, 51) == look.color(fill)


@pytest.mark.rule("chase 6.3")
@pytest.mark.parametrize(
    ("only", "tips"), [(0, (False, False)), (1, (False, True)), (-1, (True, False))]
)
def test_an_arrow_over_what_is_met_one_way_points_the_way_of_who_meets_it(
    look: Look, only: int, tips: tuple[bool, bool]
) -> None:
    hazard = painted(look, lambda brush: paint_hazard(brush, MIDDLE, HazardFace(only=only)))
    face = BarrierFace(share=1.0, only=only)
    barrier = painted(look, lambda brush: paint_barrier(brush, MIDDLE, face))
    for image, y in ((hazard, 60 - 26), (barrier, 60 - 40)):
        # The strokes of a head, beside the shaft.
        heads = [at(image, 60 + x, y - 2) != look.color(Role.BG1) for x in (-8, 8)]
        assert tuple(heads) == tips


@pytest.mark.parametrize("pose", [Pose.SPENT, Pose.ORIGIN])
def test_a_hollow_token_hides_what_it_stands_before(look: Look, pose: Pose) -> None:
    behind = TokenFace(side=Side.QUARRY, label="", pose=Pose.ACTIVE)
    hollow = TokenFace(side=Side.QUARRY, label="", pose=pose)

    def both(brush: Brush) -> None:
        paint_token(brush, MIDDLE, 44, behind)
        paint_token(brush, MIDDLE, 44, hollow)

    assert at(painted(look, both), 50, 50) == look.color(Role.BG1)


def test_the_eye_of_a_label_of_three_lines_stands_beside_the_last_not_among_tokens(
    look: Look,
) -> None:
    def lowest(more: str) -> int:
        face = LabelFace(name="Wall", detail="Climb", more=more, is_hidden=True)
        top = QPointF(60, 0)
        image = painted(look, lambda brush: paint_label(brush, top, face, 110, 1.0))
        ground = look.color(Role.BG1)
        return max(y for y in range(120) for x in range(120) if at(image, x, y) != ground)

    assert abs(lowest("back only") - lowest("")) <= 6  # one line and an eye, or both in a line
