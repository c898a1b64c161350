import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from duskboard.theme.look import Look
from duskboard.theme.painted import PaintedText
from duskboard.theme.text import CENTER, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

ROOM = QRectF(10, 10, 100, 40)
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def painted(  # noqa: PLR0913 - the sides of a text
    look: Look,
    text: str,
    room: QRectF = ROOM,
    *,
    align: Qt.AlignmentFlag = CENTER,
    lines: int = 1,
    style: TextStyle = TextStyle.BODY,
) -> tuple[QImage, PaintedText]:
    look.text_record = []
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(look.color(Role.BG1))
    painter = QPainter(image)
    paint_text(
        painter, look, room, text, style, Role.TEXT, align=align, lines=lines, ground=Role.BG1
    )
    painter.end()
    return image, look.text_record[-1]


def ink(image: QImage, ground: QColor) -> QRectF:
    """The box of all pixels that are clearly not the ground."""
    hits = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixelColor(x, y).lightness() > ground.lightness() + 90
    ]
    xs, ys = [x for x, _ in hits], [y for _, y in hits]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def test_what_fits_is_painted_whole(look: Look) -> None:
    _, record = painted(look, "Fog rolls in")
    assert record.lines == ("Fog rolls in",)
    assert not record.is_cut
    assert record.room.contains(record.box)
    assert (record.color, record.ground) == (look.color(Role.TEXT), look.color(Role.BG1))


def test_what_does_not_fit_ends_in_an_ellipsis(look: Look) -> None:
    _, record = painted(look, "Constables roused by the bells")
    assert record.is_cut
    assert record.box.width() <= 100


def test_words_wrap_and_the_last_line_is_cut(look: Look) -> None:
    _, record = painted(look, "Constables roused by the bells of the quay tonight", lines=2)
    assert record.lines[0] == "Constables"
    assert record.lines[1].startswith("roused by")
    assert record.lines[1].endswith("…")


def test_chinese_wraps_anywhere(look: Look) -> None:
    _, record = painted(look, "敲鐘人的戒心與末班車離站的霧氣", lines=3)
    assert len(record.lines) == 3
    assert "".join(record.lines) == "敲鐘人的戒心與末班車離站的霧氣"


def test_characters_beyond_the_basic_plane_survive_wrapping(look: Look) -> None:
    text = "𠀋𠀋 𠀋𠀋𠀋 𠀋𠀋𠀋𠀋 𠀋𠀋𠀋𠀋"
    _, record = painted(look, text, lines=9)
    assert "".join(record.lines).replace(" ", "") == text.replace(" ", "")


def test_a_line_feed_begins_a_new_line(look: Look) -> None:
    _, record = painted(look, "one\ntwo", lines=3)
    assert record.lines == ("one", "two")
    _, record = painted(look, "one\ntwo\nthree", lines=2)
    assert record.lines == ("one", "two…")
    _, record = painted(look, "one\ntwo")
    assert record.lines == ("one two",)


@pytest.mark.parametrize("text", ["H", "HHH", "H中H"])
def test_capitals_stand_in_the_middle(look: Look, text: str) -> None:
    image, record = painted(look, text, style=TextStyle.RESULT)
    only_latin = image.copy(0, 0, int(record.box.left()) + 24, image.height())
    box = ink(only_latin, look.color(Role.BG1))
    assert abs(box.center().y() - 30) <= 1


@pytest.mark.parametrize(("align", "left"), [(TOP, 10.0), (RIGHT, 110.0)])
def test_it_stands_where_it_is_aligned(look: Look, align: Qt.AlignmentFlag, left: float) -> None:
    _, record = painted(look, "Fog", align=align)
    edge = record.box.left() if align is TOP else record.box.right()
    assert edge == pytest.approx(left)
    assert (record.box.top() == 10) is (align is TOP)


def test_it_is_as_large_as_it_was_measured(look: Look) -> None:
    _, record = painted(look, "Bell-ringer’s guard 12", lines=2)
    size = measure_text(look, "Bell-ringer’s guard 12", TextStyle.BODY, width=100, lines=2)
    assert (record.box.width(), record.box.height()) == (size.width(), size.height())


def test_figures_of_a_number_are_all_of_one_width(look: Look) -> None:
    _, one = painted(look, "111")
    _, eight = painted(look, "888")
    assert one.box.width() == eight.box.width()


def test_a_hyphen_stays_narrow_in_words(look: Look) -> None:
    _, record = painted(look, "Tug-of-war 8")
    plain = QFontMetricsF(look.font(TextStyle.BODY)).horizontalAdvance("Tug-of-war 8")
    assert record.box.width() == pytest.approx(plain)


def test_nothing_is_recorded_in_normal_use(look: Look) -> None:
    image = QImage(50, 50, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_text(painter, look, ROOM, "Fog", TextStyle.BODY, Role.TEXT)
    painter.end()
    assert look.text_record is None
