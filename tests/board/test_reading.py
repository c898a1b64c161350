"""What can be read on a board: nothing is cut, in any language, size and theme; all of it tells."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot
from tests.board.chase import CHINESE_PLACES, LONG, chase, places, planner, stacked

from duskboard.board.track_view import TrackView
from duskboard.i18n.words import Language, Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look
from duskboard.theme.painted import PaintedText
from duskboard.theme.token import ThemeName

SIZES = [(1208, 474), (752, 340), (1920, 900)]


def read(
    qtbot: QtBot, look: Look, words: Words, view: BoardView, size: tuple[int, int]
) -> list[PaintedText]:
    track = TrackView(look, words, planner(view))
    qtbot.addWidget(track)
    track.resize(*size)
    track.mirror(view)
    look.text_record = []
    track.grab()
    return look.text_record


def luminance(color: QColor) -> float:
    parts = [color.redF(), color.greenF(), color.blueF()]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, two: QColor) -> float:
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", [None, CHINESE_PLACES])
def test_nothing_is_cut(
    qtbot: QtBot, look: Look, words: Words, names: tuple[str, ...] | None, size: tuple[int, int]
) -> None:
    view = chase(names) if names is not None else chase()
    look.use(language=Language.TRADITIONAL_CHINESE if names else Language.ENGLISH)
    cut = {one.text for one in read(qtbot, look, words, view, size) if one.is_cut}
    assert cut == set()


@pytest.mark.parametrize("scale", [0.8, 1.25, 1.5])
def test_nothing_is_cut_at_another_size_of_type(
    qtbot: QtBot, look: Look, words: Words, scale: float
) -> None:
    look.use(scale=scale)
    size = (round(1208 * scale), round(474 * scale))
    assert {one.text for one in read(qtbot, look, words, chase(), size) if one.is_cut} == set()


@pytest.mark.parametrize("count", [1, 2, 3, 5, 9])
@pytest.mark.parametrize("size", SIZES)
def test_stacks_can_be_read(
    qtbot: QtBot, look: Look, words: Words, count: int, size: tuple[int, int]
) -> None:
    record = read(qtbot, look, words, stacked(count), size)
    assert {one.text for one in record if one.is_cut} == set()


@pytest.mark.parametrize("size", SIZES)
def test_names_of_sixty_signs_are_cut_within_their_room(
    qtbot: QtBot, look: Look, words: Words, size: tuple[int, int]
) -> None:
    view = replace(
        chase(),
        places=places([LONG] * 8),
        tokens=tuple(replace(one, name=LONG) for one in chase().tokens),
    )
    record = read(qtbot, look, words, view, size)
    assert any(one.is_cut for one in record)
    for one in record:
        assert one.room.adjusted(-1, -99, 1, 99).contains(one.box)


def test_texts_do_not_cover_each_other(qtbot: QtBot, look: Look, words: Words) -> None:
    record = read(qtbot, look, words, chase(), (1208, 474))
    boxes = [(one.text, _ink(one.box)) for one in record]
    for place, (text, box) in enumerate(boxes):
        for other_text, other in boxes[place + 1 :]:
            assert not box.intersects(other), (text, other_text)


@pytest.mark.parametrize("theme", list(ThemeName))
def test_every_text_stands_out_from_its_ground(
    qtbot: QtBot, look: Look, words: Words, theme: ThemeName
) -> None:
    look.use(theme=theme)
    for one in read(qtbot, look, words, chase(), (1208, 474)):
        assert one.ground is not None
        assert contrast(one.color, one.ground) >= 4.5, one.text


@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_smaller_than_12(
    qtbot: QtBot, look: Look, words: Words, size: tuple[int, int]
) -> None:
    small = {
        one.text
        for one in read(qtbot, look, words, chase(), size)
        if one.font.pixelSize() < 12 and len(one.text) > 2
    }
    assert small == set()


def _ink(box: QRectF) -> QRectF:
    """The middle of a line, without the room for what reaches above and below."""
    return box.adjusted(1, box.height() * 0.25, -1, -box.height() * 0.25)
