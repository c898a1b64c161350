"""The fonts that ship: whole, named as ours, and drawn by Qt in every weight and both scripts."""

import hashlib
import itertools
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPainter

import fonts

LISTED = tomllib.loads((fonts.FONTS / "fonts.toml").read_text("utf-8"))["font"]
SANS_FILES = [entry["file"] for entry in LISTED if entry["family"] == "Duskboard Sans"]
CJK_FILES = [entry["file"] for entry in LISTED if entry["family"] == "Duskboard CJK"]
# Big5 and GBK have them, Noto Sans CJK does not.
LACKING = {0x02CD, 0x203E, 0x223C, 0x2252}


@pytest.fixture
def loaded(request: pytest.FixtureRequest) -> Iterator[list[int]]:
    """The fonts as Qt knows them while one test runs, and the forms of Taiwan."""
    request.getfixturevalue("qapp")
    locale = QLocale()
    QLocale.setDefault(QLocale("zh_TW"))
    numbers = [QFontDatabase.addApplicationFont(str(fonts.FONTS / e["file"])) for e in LISTED]
    yield numbers
    for number in numbers:
        QFontDatabase.removeApplicationFont(number)
    QLocale.setDefault(locale)


def drawn(text: str, weight: QFont.Weight) -> QImage:
    image = QImage(48 * len(text), 64, QImage.Format.Format_Grayscale8)
    image.fill(0)
    font = QFont()
    font.setFamilies(["Duskboard Sans", "Duskboard CJK"])
    font.setPixelSize(40)
    font.setWeight(weight)
    painter = QPainter(image)
    painter.setFont(font)
    painter.setPen("white")
    painter.drawText(2, 48, text)
    painter.end()
    return image


def ink(text: str, weight: QFont.Weight) -> int:
    image = drawn(text, weight)  # has to live as long as its bits are looked at
    return sum(bytes(image.constBits()))


def characters(file: str) -> set[int]:
    with TTFont(fonts.FONTS / file, lazy=True) as font:
        return set(font.getBestCmap())


def features(file: str, table: str) -> set[str]:
    with TTFont(fonts.FONTS / file, lazy=True) as font:
        return {record.FeatureTag for record in font[table].table.FeatureList.FeatureRecord}


def test_two_families_and_six_files() -> None:
    assert [(entry["family"], entry["weight"]) for entry in LISTED] == [
        ("Duskboard Sans", 400),
        ("Duskboard Sans", 500),
        ("Duskboard Sans", 600),
        ("Duskboard Sans", 700),
        ("Duskboard CJK", 400),
        ("Duskboard CJK", 700),
    ]
    files = {path.name for path in fonts.FONTS.glob("*.[ot]tf")}
    assert files == {entry["file"] for entry in LISTED}


@pytest.mark.parametrize("entry", LISTED, ids=lambda entry: entry["file"])
def test_a_font_is_the_file_that_was_listed(entry: dict[str, str]) -> None:
    data = (fonts.FONTS / entry["file"]).read_bytes()
    assert hashlib.sha256(data).hexdigest() == entry["sha256"]


def test_the_list_is_what_the_script_writes() -> None:
    assert (fonts.FONTS / "fonts.toml").read_text("utf-8") == fonts.listing(fonts.FONTS)


@pytest.mark.parametrize("entry", LISTED, ids=lambda entry: entry["file"])
def test_a_font_bears_no_name_but_ours(entry: dict[str, str]) -> None:
    with TTFont(fonts.FONTS / entry["file"], lazy=True) as font:
        names = font["name"]
        assert names.getBestFamilyName() == entry["family"]
        called = [str(names.getDebugName(number)) for number in (1, 3, 4, 6, 16)]
        assert not [name for name in called if "Inter" in name or "Noto" in name]
        assert font["OS/2"].usWeightClass == entry["weight"]


def test_the_licences_name_the_copyright_holders() -> None:
    sans = (fonts.FONTS / "OFL-sans.txt").read_text("utf-8")
    cjk = (fonts.FONTS / "OFL-cjk.txt").read_text("utf-8")
    assert "Copyright 2016 The Inter Project Authors" in sans
    assert "© 2014-2021 Adobe" in cjk
    assert "SIL OPEN FONT LICENSE Version 1.1" in sans
    assert "SIL OPEN FONT LICENSE Version 1.1" in cjk


@pytest.mark.parametrize("file", CJK_FILES)
def test_chinese_names_can_be_written(file: str) -> None:
    held = characters(file)
    big5 = fonts.encoded_characters("big5", range(0xA4, 0xC7))
    level_1_big5 = {point for point in big5 if point >= ord("一")}  # kana stand behind it
    gb2312 = fonts.encoded_characters("gb2312", range(0xB0, 0xF8))
    assert (len(level_1_big5), len(gb2312)) == (5401, 6763)
    assert level_1_big5 | gb2312 <= held
    assert {ord(sign) for sign in "堃喆峯，：・「」ㄅ→←↑↓⇄×−≤≥·…"} <= held


@pytest.mark.parametrize("file", CJK_FILES)
def test_the_cjk_font_has_what_the_script_asks_for(file: str) -> None:
    held = characters(file)
    codecs = fonts.encoded_characters("big5") | fonts.encoded_characters("gbk")
    assert codecs - held == LACKING
    assert held <= fonts.cjk_characters()


@pytest.mark.parametrize("file", SANS_FILES)
def test_the_latin_font_has_what_the_script_asks_for(file: str) -> None:
    held = characters(file)
    assert {ord(sign) for sign in "AzŁőßẾΩжǎ→←↑↓×−≤≥·…–“”’"} <= held
    assert held <= fonts.latin_characters()


@pytest.mark.parametrize("file", SANS_FILES)
def test_the_latin_font_keeps_its_features(file: str) -> None:
    assert features(file, "GSUB") >= {"tnum", "cv11", "ss03"}
    assert features(file, "GPOS") >= {"kern", "mark"}


def test_qt_reads_every_font(loaded: list[int]) -> None:
    families = {QFontDatabase.applicationFontFamilies(number)[0] for number in loaded}
    assert families == {"Duskboard Sans", "Duskboard CJK"}


@pytest.mark.usefixtures("loaded")
def test_latin_weights_differ() -> None:
    weights = [
        ink("Harrow", weight)
        for weight in (
            QFont.Weight.Normal,
            QFont.Weight.Medium,
            QFont.Weight.DemiBold,
            QFont.Weight.Bold,
        )
    ]
    steps = [heavier / lighter for lighter, heavier in itertools.pairwise(weights)]
    assert min(steps) > 1.05


@pytest.mark.usefixtures("loaded")
def test_chinese_labels_are_bold() -> None:
    plain, label, bold = (
        ink("警員追逐", weight)
        for weight in (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold)
    )
    assert label > plain * 1.25
    assert label == bold


@pytest.mark.usefixtures("loaded")
@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold])
@pytest.mark.parametrize("sign", ["骨", "誤", "逐", "令"])
def test_the_language_chooses_the_form_of_a_character(sign: str, weight: QFont.Weight) -> None:
    taiwan = drawn(sign, weight)
    QLocale.setDefault(QLocale("zh_CN"))
    mainland = drawn(sign, weight)
    QLocale.setDefault(QLocale("en_US"))
    elsewhere = drawn(sign, weight)
    assert taiwan != mainland
    assert taiwan == elsewhere


def test_a_chinese_word_leaves_the_line_as_high_as_it_was() -> None:
    heights = set()
    for entry in LISTED:
        with TTFont(fonts.FONTS / entry["file"], lazy=True) as font:
            hhea, unit = font["hhea"], font["head"].unitsPerEm
            heights.add((round(hhea.ascent / unit, 2), round(hhea.descent / unit, 2)))
    assert heights == {(0.97, -0.24)}


def test_another_source_is_refused(tmp_path: Path) -> None:
    original = tmp_path / "Inter-Regular.woff2"
    original.write_bytes(b"another")
    with pytest.raises(fonts.WrongSourceError):
        fonts.make(fonts.SOURCES[0], original, tmp_path)
