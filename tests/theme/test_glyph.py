"""Glyphs: every one parses, stays in its square and paints; bad data is refused by name."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from duskboard.theme.glyph import GlyphError, Glyphs

FILE = Path(__file__).resolve().parents[2] / "resources" / "icons" / "glyphs.toml"
HEAD = "grid = 20\nstroke = 1.6\ncut = 2.2\n"
NAMES = Glyphs(FILE).names
RED = QColor(255, 0, 0)


@pytest.fixture(scope="module")
def glyphs() -> Glyphs:
    return Glyphs(FILE)


def written(tmp_path: Path, text: str) -> Glyphs:
    path = tmp_path / "glyphs.toml"
    path.write_text(HEAD + text, "utf-8")
    return Glyphs(path)


def painted(glyphs: Glyphs, name: str, rect: QRectF, *, weight: float = 1.0) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    glyphs.paint_glyph(painter, rect, name, RED, weight=weight)
    painter.end()
    return image


def ink(image: QImage) -> int:
    return sum(
        image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())
    )


def test_a_glyph_stays_in_its_grid(glyphs: Glyphs) -> None:
    for name in NAMES:
        assert QRectF(0, 0, 20, 20).contains(glyphs.glyph_path(name).boundingRect()), name


def test_a_glyph_paints_something_and_not_everything(glyphs: Glyphs) -> None:
    for name in NAMES:
        image = painted(glyphs, name, QRectF(10, 10, 20, 20))
        assert 10 * 255 < ink(image) < 300 * 255, name


def test_no_two_glyphs_are_alike(glyphs: Glyphs) -> None:
    images = [painted(glyphs, name, QRectF(0, 0, 40, 40)) for name in NAMES]
    assert len({bytes(image.constBits()) for image in images}) == len(NAMES)


def test_the_glyphs_of_clock_kinds_results_and_visibility_are_there() -> None:
    assert set(NAMES) >= {
        *("danger", "hourglass", "race", "link", "tug-of-war", "project", "faction", "obstacle"),
        *("investigation", "healing", "patience", "padlock"),
        *("disc-tick", "half-disc", "ring-cross", "burst", "octagon"),
        *("eye-open", "eye-closed", "eye-name"),
    }


def test_a_glyph_is_centred_in_a_wide_rectangle(tmp_path: Path) -> None:
    glyphs = written(tmp_path, '[glyph.dot]\nfills = ["O10 10 8"]\n')
    image = painted(glyphs, "dot", QRectF(0, 10, 40, 20))
    assert image.pixelColor(20, 20) == RED
    assert [image.pixelColor(x, 20).alpha() for x in (9, 30)] == [0, 0]


def test_a_glyph_takes_the_colour_it_is_given_and_leaves_the_painter_alone(
    glyphs: Glyphs,
) -> None:
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    before = painter.transform()
    glyphs.paint_glyph(painter, QRectF(0, 0, 20, 20), "octagon", QColor(0, 0, 255))
    assert painter.transform() == before
    assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.end()
    assert image.pixelColor(4, 10) == QColor(0, 0, 255)


def test_weight_makes_lines_heavier(glyphs: Glyphs) -> None:
    rect = QRectF(0, 0, 40, 40)
    thin, thick = (ink(painted(glyphs, "plus", rect, weight=weight)) for weight in (1.0, 1.5))
    assert thick > thin * 1.3


def test_crossing_lines_of_a_translucent_colour_are_not_darker(glyphs: Glyphs) -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    glyphs.paint_glyph(painter, QRectF(0, 0, 40, 40), "plus", QColor(255, 0, 0, 100))
    painter.end()
    assert [image.pixelColor(*at).alpha() for at in ((20, 20), (20, 12), (12, 20))] == [100] * 3


def test_a_cut_shows_the_ground(glyphs: Glyphs) -> None:
    image = painted(glyphs, "octagon", QRectF(0, 0, 40, 40))
    assert image.pixelColor(20, 16).alpha() == 0
    assert image.pixelColor(12, 16) == RED


def test_what_is_returned_can_be_changed_by_the_caller(glyphs: Glyphs) -> None:
    glyphs.glyph_path("plus").translate(5, 5)
    assert glyphs.glyph_path("plus").boundingRect().center().x() == pytest.approx(10)


def test_an_unknown_name_is_refused(glyphs: Glyphs) -> None:
    with pytest.raises(GlyphError, match="no such glyph"):
        glyphs.glyph_path("griffin")


@pytest.mark.parametrize(
    "data",
    ["L", "M1 2 3", "A1 1 0 0 1 5 5", "m1 1", "1 2", "M1 x", "O5 5"],
)
def test_other_path_data_is_refused(tmp_path: Path, data: str) -> None:
    with pytest.raises(GlyphError):
        written(tmp_path, f'[glyph.bad]\nstrokes = ["{data}"]\n')


def test_an_unknown_list_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GlyphError, match="storkes"):
        written(tmp_path, "[glyph.bad]\nstorkes = []\n")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GlyphError):
        Glyphs(tmp_path / "none.toml")
