"""The program's icon: every form is there, is what the script makes, and can be read back."""

import struct

import pytest
from PySide6.QtGui import QImage, QImageReader

import icons


@pytest.mark.parametrize("size", icons.PNG_SIZES)
def test_each_png_has_its_size_and_transparent_corners(size: int) -> None:
    image = QImage(str(icons.ICONS / f"duskboard-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() < 128
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


@pytest.mark.usefixtures("qapp")
def test_the_committed_pictures_are_those_of_the_drawing() -> None:
    made = icons.render(icons.ICONS / "duskboard.svg", 64)
    committed = QImage(str(icons.ICONS / "duskboard-64.png"))
    assert committed.convertToFormat(QImage.Format.Format_ARGB32) == made


def test_the_ico_holds_six_sizes() -> None:
    reader = QImageReader(str(icons.ICONS / "duskboard.ico"))
    sizes = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        sizes.append(reader.read().width())
    assert sizes == [16, 24, 32, 48, 64, 256]


def test_the_icns_is_whole() -> None:
    data = (icons.ICONS / "duskboard.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    found = list(pictures(data))
    assert [name for name, _ in found] == [name for name, _ in icons.ICNS_SIZES]
    widths = [QImage.fromData(body).width() for _, body in found]
    assert widths == [32, 64, 128, 256, 256, 512, 512, 1024]


@pytest.mark.usefixtures("qapp")
def test_the_script_makes_every_file_of_the_icon() -> None:
    files = icons.forms(icons.ICONS / "duskboard.svg")
    committed = {path.name for path in icons.ICONS.glob("duskboard*")} - {"duskboard.svg"}
    assert set(files) == committed


def pictures(data: bytes) -> list[tuple[bytes, bytes]]:
    found = []
    at = 8
    while at < len(data):
        name, length = struct.unpack(">4sI", data[at : at + 8])
        found.append((name, data[at + 8 : at + length]))
        at += length
    return found
