import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.die import DieFace, DieState, die_path, paint_die
from duskboard.widgets.key_cap import KeyCap, key_cap_size
from duskboard.widgets.result_card import (
    ResultFace,
    Tone,
    paint_result_card,
    result_card_height,
)


def canvas(look: Look, width: int = 60, height: int = 60) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(look.color(Role.BG1))
    return image


def die(look: Look, shown: DieFace) -> QImage:
    image = canvas(look)
    painter = QPainter(image)
    paint_die(painter, look, QPointF(30, 30), 36, shown)
    painter.end()
    return image


@pytest.mark.parametrize("sides", [3, 4, 6, 8, 10, 12, 20, 100])
def test_a_die_stays_within_its_size(sides: int) -> None:
    box = die_path(sides, QPointF(30, 30), 36).boundingRect()
    assert QRectF(11, 11, 38, 38).contains(box)
    assert box.height() > 30 or sides == 4


def test_dice_with_other_sides_have_other_shapes() -> None:
    kinds = (4, 6, 8, 10, 12, 20, 3)
    shapes = {die_path(sides, QPointF(), 36).elementCount() for sides in (4, 8, 12, 20)}
    assert len(shapes) == 4
    paths = [die_path(sides, QPointF(), 36) for sides in kinds]
    assert all(first != second for i, first in enumerate(paths) for second in paths[:i])


@pytest.mark.parametrize(
    ("state", "fill"),
    [
        (DieState.REST, Role.BG3),
        (DieState.KEPT, Role.TEXT),
        (DieState.DROPPED, Role.BG1),
        (DieState.BONUS, Role.NOW),
        (DieState.SUCCESS, Role.GOOD_DIM),
        (DieState.BEST, Role.GOOD),
        (DieState.CANCELS, Role.BG1),
    ],
)
def test_a_die_tells_by_its_fill_what_became_of_it(look: Look, state: DieState, fill: Role) -> None:
    image = die(look, DieFace(sides=6, text="3", state=state))
    assert image.pixelColor(18, 30) == look.color(fill)


@pytest.mark.parametrize("text", ["3", "20", "100", "00"])
@pytest.mark.parametrize("sides", [6, 8, 10, 20, 100])
def test_what_is_on_a_die_stays_on_it(look: Look, sides: int, text: str) -> None:
    look.text_record = []
    die(look, DieFace(sides=sides, text=text))
    record = look.text_record[0]
    assert not record.is_cut
    assert record.box.width() <= 30


FACE = ResultFace(
    tone=Tone.SUCCESS,
    title="Edda · Climb 45",
    word="Regular success",
    value="38",
    consequence="Needed 45 or less",
)


def card(look: Look, face: ResultFace) -> QImage:
    image = canvas(look, 260, 120)
    painter = QPainter(image)
    height = result_card_height(look, face)
    paint_result_card(painter, look, QRectF(10, 10, 232, height), face)
    painter.end()
    return image


def test_a_card_says_who_what_and_what_follows(look: Look) -> None:
    look.text_record = []
    card(look, FACE)
    texts = {record.text for record in look.text_record}
    assert texts == {"38", "Edda · Climb 45", "Regular success", "Needed 45 or less"}
    assert not any(record.is_cut for record in look.text_record)
    assert all(record.room.contains(record.box) for record in look.text_record)


def test_words_and_number_do_not_touch(look: Look) -> None:
    look.text_record = []
    card(look, FACE)
    boxes = {record.text: record.box for record in look.text_record}
    assert boxes["Regular success"].right() < boxes["38"].left()


@pytest.mark.parametrize(
    ("tone", "role"),
    [(Tone.CRITICAL, Role.GOOD), (Tone.BOTCH, Role.BAD), (Tone.SUCCESS, Role.LINE)],
)
def test_only_the_extremes_are_framed(look: Look, tone: Tone, role: Role) -> None:
    image = card(look, ResultFace(tone=tone, title="Quill", word="", value="6 6"))
    assert image.pixelColor(120, 10) == look.color(role)


def test_without_a_consequence_it_is_lower(look: Look) -> None:
    low = ResultFace(tone=Tone.PLAIN, title="d100", word="", value="38")
    assert (result_card_height(look, FACE), result_card_height(look, low)) == (96, 58)


def test_a_key_cap_is_as_wide_as_its_text(qtbot: QtBot, look: Look) -> None:
    cap = KeyCap(look, "Ctrl K")
    qtbot.addWidget(cap)
    assert cap.sizeHint().height() == 18
    assert cap.sizeHint().width() > key_cap_size(look, "B").width()
    look.text_record = []
    cap.resize(cap.sizeHint())
    cap.grab()
    assert look.text_record[0].lines == ("Ctrl K",)
