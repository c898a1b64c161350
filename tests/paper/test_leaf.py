from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from duskboard.paper.leaf import Block, PaperSize, page_room, pages, paper_look
from duskboard.theme.look import Look
from duskboard.theme.token import ThemeName


def nothing(painter: QPainter, rect: QRectF) -> None:
    """Paint nothing."""


def block(height: float, *, repeats: bool = False) -> Block:
    return Block(height=height, paint=nothing, repeats=repeats)


def heights(blocks: list[Block], room: float) -> list[list[float]]:
    return [[one.height for one in page] for page in pages(blocks, room)]


def test_blocks_fill_a_page_before_the_next_begins() -> None:
    assert heights([block(40), block(60), block(1)], 100) == [[40, 60], [1]]
    assert heights([], 100) == [[]]


def test_what_is_higher_than_a_page_has_one_of_its_own() -> None:
    assert heights([block(10), block(150), block(10)], 100) == [[10], [150], [10]]


def test_a_head_stands_again_where_its_rows_go_on() -> None:
    rows = [block(20, repeats=True), block(50), block(50), block(50)]
    assert heights(rows, 100) == [[20, 50], [20, 50], [20, 50]]
    assert heights([block(90), *rows], 100)[1] == [20, 50]


def test_paper_is_wider_than_high_or_turned() -> None:
    wide, high = page_room(PaperSize.A4), page_room(PaperSize.A4, is_wide=False)
    assert wide.width() > wide.height()
    assert high.width() < high.height()
    assert page_room(PaperSize.LETTER).height() > wide.height()


def test_a_look_of_paper_is_light_and_plain(look: Look) -> None:
    on_paper = paper_look(look)
    assert (on_paper.theme, on_paper.scale, on_paper.is_paper) == (ThemeName.LIGHT, 1.0, True)
    assert not look.is_paper
