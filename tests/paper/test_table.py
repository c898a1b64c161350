"""Tables on paper."""

from duskboard.paper.leaf import pages
from duskboard.paper.table import Column, table
from duskboard.theme.look import Look

NAMES = (Column(title="Name", share=1.0),)


def counted(look: Look, rows: int, height: float) -> list[int]:
    """Return how many blocks stand on each page, heads counted too."""
    blocks = table(look, NAMES, [[f"Row {at}"] for at in range(rows)], 400.0)
    return [len(page) for page in pages(blocks, height)]


def test_the_last_row_never_stands_alone_on_a_page(look: Look) -> None:
    six = 24.0 + 6 * 26.0
    assert counted(look, 6, six) == [7]
    assert counted(look, 6, six - 1) == [5, 3]
    assert counted(look, 7, six) == [6, 3]
    assert counted(look, 8, six) == [7, 3]
    assert counted(look, 1, 50.0) == [2]
