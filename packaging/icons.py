"""Make the program's icon in every form from its drawing: python packaging/icons.py.

duskboard.svg becomes a PNG of each size, an .ico for Windows and an .icns for macOS. The same
drawing and the same PySide6 give the same bytes, on every run.
"""

import argparse
import os
import struct
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parents[1] / "resources" / "icons"
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICO_BITMAPS = (
    48  # px: what reads only old .ico files reads only small pictures, and only as bitmaps
)
# Apple's names for the pictures in an .icns: 32 px is 16 points at two pixels a point, and so on.
ICNS_SIZES = (
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic13", 256),
    (b"ic08", 256),
    (b"ic14", 512),
    (b"ic09", 512),
    (b"ic10", 1024),
)


def render(drawing: Path, size: int) -> QImage:
    """The drawing as a square picture, `size` pixels wide, with straight alpha."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(image: QImage) -> bytes:
    """The bytes of a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stub wants bytes and Qt a str
    buffer.close()
    return bytes(data.data())


def ico(images: Sequence[QImage]) -> bytes:
    """The bytes of an .ico file: a directory, then the pictures."""
    bodies = [bitmap(image) if image.width() <= ICO_BITMAPS else png(image) for image in images]
    head = struct.pack("<HHH", 0, 1, len(images))
    offset = len(head) + 16 * len(images)
    for image, body in zip(images, bodies, strict=True):
        side = image.width() % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), offset)
        offset += len(body)
    return head + b"".join(bodies)


def bitmap(image: QImage) -> bytes:
    """A picture as it stands in an .ico file: header, rows from the foot up, an empty mask."""
    side = image.width()
    pixels = bytes(image.constBits())
    rows = [pixels[row * side * 4 : (row + 1) * side * 4] for row in reversed(range(side))]
    mask = bytes((side + 31) // 32 * 4 * side)
    # The height counts picture and mask.
    header = struct.pack("<IiiHHIIiiII", 40, side, side * 2, 1, 32, 0, 0, 0, 0, 0, 0)
    return header + b"".join(rows) + mask


def icns(pictures: Sequence[tuple[bytes, QImage]]) -> bytes:
    """The bytes of an .icns file: each picture behind its name and length."""
    bodies = [(name, png(image)) for name, image in pictures]
    parts = [name + struct.pack(">I", len(body) + 8) + body for name, body in bodies]
    whole = b"".join(parts)
    return b"icns" + struct.pack(">I", len(whole) + 8) + whole


def forms(drawing: Path) -> dict[str, bytes]:
    """Every file made of the drawing, by its name."""
    files = {f"duskboard-{size}.png": png(render(drawing, size)) for size in PNG_SIZES}
    files["duskboard.ico"] = ico([render(drawing, size) for size in ICO_SIZES])
    files["duskboard.icns"] = icns([(name, render(drawing, size)) for name, size in ICNS_SIZES])
    return files


def main() -> None:
    """Write every form beside the drawing."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--into", type=Path, default=ICONS, help="where the pictures go")
    into: Path = parser.parse_args().into
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    into.mkdir(parents=True, exist_ok=True)
    for name, data in forms(ICONS / "duskboard.svg").items():
        (into / name).write_bytes(data)
        print(f"{name}: {len(data)} bytes")
    application.shutdown()


if __name__ == "__main__":
    main()
