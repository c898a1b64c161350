"""A small reader of PDF files: what text is drawn on each page, with which fonts.

It knows what a PDF of ours has in it: streams packed with zlib, fonts with a table from glyphs to
characters, and text shown by glyph.
"""

import re
import zlib
from dataclasses import dataclass, field

_OBJECT = re.compile(rb"(?s)(\d+) 0 obj\b(.*?)\bendobj")
_STREAM = re.compile(rb"(?s)stream\r?\n(.*?)\r?\nendstream")
_REF = rb"(\d+) 0 R"


@dataclass
class Pdf:
    """A file, read.

    Attributes:
        boxes: Width and height of each page, in points.
        texts: What is drawn on each page, run after run.
        fonts: Names of the fonts, and whether each is in the file.
    """

    boxes: list[tuple[float, float]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    fonts: dict[str, bool] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """Everything that is drawn, without the spaces: runs may be parted anywhere."""
        return _plain("".join(self.texts))

    def has(self, text: str) -> bool:
        """Return whether a text is drawn somewhere."""
        return _plain(text) in self.text


def _plain(text: str) -> str:
    # One glyph may stand for several characters; the file then names the first of them.
    return re.sub(r"\s", "", text).replace("\u02bc", "\u2019").replace("\u2215", "\uff0f")


def read_pdf(data: bytes) -> Pdf:
    """Return what is in a file."""
    objects = {int(number): body for number, body in _OBJECT.findall(data)}
    found = Pdf()
    for body in objects.values():
        if b"/FontDescriptor" in body and b"/FontName" in body:
            name = re.search(rb"/FontName /(\S+)", body)
            assert name is not None
            found.fonts[name[1].decode()] = re.search(rb"/FontFile\d?\s", body) is not None
    for body in objects.values():
        if re.search(rb"/Type\s*/Page\b", body):
            _read_page(found, objects, body)
    return found


def _read_page(found: Pdf, objects: dict[int, bytes], page: bytes) -> None:
    box = re.search(rb"/MediaBox\s*\[([^\]]*)\]", page)
    assert box is not None
    _, _, wide, high = (float(part) for part in box[1].split())
    found.boxes.append((wide, high))
    resources = _follow(objects, page, rb"/Resources")
    fonts = {
        name: _characters(objects, objects[int(number)])
        for name, number in re.findall(rb"/(F\w+) " + _REF, _fonts(objects, resources))
    }
    content = _stream(_follow(objects, page, rb"/Contents"))
    found.texts.append(_drawn(content, fonts))


def _fonts(objects: dict[int, bytes], resources: bytes) -> bytes:
    inner = re.search(rb"(?s)/Font\s*<<(.*?)>>", resources)
    return inner[1] if inner is not None else _follow(objects, resources, rb"/Font")


def _follow(objects: dict[int, bytes], body: bytes, key: bytes) -> bytes:
    found = re.search(re.escape(key) + rb"\s+" + _REF, body)
    assert found is not None, key
    return objects[int(found[1])]


def _stream(body: bytes) -> bytes:
    found = _STREAM.search(body)
    assert found is not None
    # The last byte of a stream may look like the end of a line: what is packed is whole without it.
    return zlib.decompressobj().decompress(found[1]) if b"/FlateDecode" in body else found[1]


def _characters(objects: dict[int, bytes], font: bytes) -> dict[int, str]:
    table = _stream(_follow(objects, font, rb"/ToUnicode")).decode("latin-1")
    known: dict[int, str] = {}
    for part in re.findall(r"(?s)beginbfchar(.*?)endbfchar", table):
        for glyph, text in re.findall(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>", part):
            known[int(glyph, 16)] = _utf16(text)
    for part in re.findall(r"(?s)beginbfrange(.*?)endbfrange", table):
        ranges = r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*(\[[^\]]*\]|<[0-9A-Fa-f]+>)"
        for first, last, texts in re.findall(ranges, part):
            start, end = int(first, 16), int(last, 16)
            if texts.startswith("["):
                each = re.findall(r"<([0-9A-Fa-f]+)>", texts)
                known.update({start + at: _utf16(one) for at, one in enumerate(each)})
            else:
                base = int(texts[1:-1], 16)
                known.update({glyph: chr(base + glyph - start) for glyph in range(start, end + 1)})
    return known


def _utf16(text: str) -> str:
    return bytes.fromhex(text).decode("utf-16-be")


def _drawn(content: bytes, fonts: dict[bytes, dict[int, str]]) -> str:
    """Return the text of a page; each change of font or place is a space."""
    said: list[str] = []
    font: dict[int, str] = {}
    tokens = re.findall(rb"/(F\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\b(ET|Td|Tm)\b", content)
    for name, glyphs, ends in tokens:
        if name:
            font = fonts[name]
        elif glyphs:
            text = glyphs.decode()
            codes = [int(text[at : at + 4], 16) for at in range(0, len(text), 4)]
            said.append("".join(font.get(code, "\ufffd") for code in codes))
        elif ends == b"ET":
            said.append(" ")
    return "".join(said)
