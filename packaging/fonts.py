"""Make resources/fonts from the original fonts: python packaging/fonts.py --inter DIR --noto DIR.

Two families ship with the program, both under the SIL Open Font License 1.1 and both renamed, so
that they neither use another's name nor meet an installed copy of the original:

- "Duskboard Sans": Inter 4.001 in the weights 400, 500, 600 and 700, one file each. The source is
  the unpacked npm package inter-ui 4.1.1 (its files are WOFF2, so this script needs fonttools with
  brotli). Debian's fonts-inter is an earlier beta in which `ss03` is another feature.
- "Duskboard CJK": the TC faces of NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc, from Debian's
  fonts-noto-cjk 1:20220127+repack1-1. They hold the forms for Taiwan and, by `locl`, those for the
  mainland; Qt chooses by `QLocale`. Bold is a file of its own, because Qt thickens a regular face
  from 700 on only (labels and titles have 600) and then closes the gaps of 警 or 鬱 at 14 px.

The lines of "Duskboard CJK" are made as high as those of "Duskboard Sans": a Chinese name must not
push the lines of a label apart.

The same sources and the same fonttools give the same bytes, on every run: fonts.toml holds the
SHA-256 of each file, and the script refuses other sources.
"""

import argparse
import hashlib
import itertools
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[1] / "resources" / "fonts"
SANS = "Duskboard Sans"
CJK = "Duskboard CJK"
VERSION = "1.000"
# 2026-01-01 in seconds since 1904, as fonts count: a file must not differ by the day it was made.
MADE = 3_850_070_400
TC_FACE = 3  # of the collection

LATIN_RANGES = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x024F),  # Latin-1, Latin Extended-A and B (the tone marks of Pinyin)
    (0x02B0, 0x02FF),  # modifier letters
    (0x0300, 0x036F),  # combining marks, for names typed in two strokes
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x045F),  # Cyrillic
    (0x1E00, 0x1EFF),  # Latin Extended Additional (Vietnamese)
    (0x2000, 0x206F),  # general punctuation
    (0x2070, 0x209F),  # superscripts and subscripts
    (0x20A0, 0x20BF),  # currency
    (0x2100, 0x218F),  # letterlike, number forms
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # mathematics
    (0x25A0, 0x25FF),  # geometric shapes
)
CJK_RANGES = (
    (0x0020, 0x007E),
    (0x00A0, 0x00FF),
    (0x2010, 0x203B),  # dashes, quotation marks, ellipsis, reference mark
    (0x2150, 0x218F),  # number forms
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # mathematics
    (0x2460, 0x24FF),  # enclosed alphanumerics
    (0x25A0, 0x25FF),  # geometric shapes
    (0x2600, 0x2642),  # stars, weather, sexes
    (0x3000, 0x303F),  # CJK punctuation
    (0x3040, 0x30FF),  # kana, and the middle dot of foreign names
    (0x3100, 0x312F),  # Bopomofo
    (0x31A0, 0x31BF),  # Bopomofo extended
    (0xFE30, 0xFE4F),  # vertical forms
    (0xFF00, 0xFFEF),  # full and half width
)
CJK_CODECS = ("big5", "gbk")

LATIN_FEATURES = ("calt", "case", "ccmp", "cv11", "kern", "locl", "mark", "mkmk", "ss03", "tnum")
CJK_FEATURES = ("ccmp", "locl")
CJK_SCRIPTS = tuple(
    f"{script}.{language}"
    for script in ("DFLT", "cyrl", "grek", "hani", "kana", "latn")
    for language in ("dflt", "ZHS", "ZHT")
)
CJK_DROPPED = ("BASE", "GPOS", "VORG", "vhea", "vmtx")  # for vertical lines and tighter spacing
KEPT_NAMES = frozenset({0, 9, 13, 14})  # copyright, designer, licence and its address
# What the sources' own licence files add to the copyright lines within the fonts.
NOTICES = {
    "OFL-cjk.txt": "Copyright 2010-2012, Google Corporation",
    "OFL-sans.txt": "Copyright (c) 2016-2018 The Inter Project Authors (me@rsms.me)",
}
FIRST_OWN_NAME = 256  # from here on a font's features name themselves


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """One original file and what becomes of it."""

    path: str
    sha256: str
    family: str
    style: str
    weight: int
    origin: str
    licence: str
    characters: str

    @property
    def file(self) -> str:
        """The name of the file made of it."""
        suffix = "ttf" if self.family == SANS else "otf"
        return f"{self.family.replace(' ', '')}-{self.style}.{suffix}"


INTER = "Inter 4.001, npm package inter-ui 4.1.1"
NOTO = "Noto Sans CJK 2.004, Debian package fonts-noto-cjk 1:20220127+repack1-1, face TC"
SOURCES = (
    Source(
        path="web/Inter-Regular.woff2",
        sha256="e06f6b1bc553aaea4e4668023ed0ab0a147129c3107f511bc7d03d361b0ae085",
        family=SANS,
        style="Regular",
        weight=400,
        origin=INTER,
        licence="OFL-sans.txt",
        characters="latin",
    ),
    Source(
        path="web/Inter-Medium.woff2",
        sha256="0ff3e94614e1493eb556314fd247ae6c4a85a7783b4cc86be539940cf83f2a48",
        family=SANS,
        style="Medium",
        weight=500,
        origin=INTER,
        licence="OFL-sans.txt",
        characters="latin",
    ),
    Source(
        path="web/Inter-SemiBold.woff2",
        sha256="5cb7103e4e605989afebc03d989c79201e54b21b5183db33981f70db9178a301",
        family=SANS,
        style="SemiBold",
        weight=600,
        origin=INTER,
        licence="OFL-sans.txt",
        characters="latin",
    ),
    Source(
        path="web/Inter-Bold.woff2",
        sha256="fa888127b6da015b65569f0351f3b5c391ad928904951f1c20e9f8462a8d95ea",
        family=SANS,
        style="Bold",
        weight=700,
        origin=INTER,
        licence="OFL-sans.txt",
        characters="latin",
    ),
    Source(
        path="NotoSansCJK-Regular.ttc",
        sha256="b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
        family=CJK,
        style="Regular",
        weight=400,
        origin=NOTO,
        licence="OFL-cjk.txt",
        characters="cjk",
    ),
    Source(
        path="NotoSansCJK-Bold.ttc",
        sha256="faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb",
        family=CJK,
        style="Bold",
        weight=700,
        origin=NOTO,
        licence="OFL-cjk.txt",
        characters="cjk",
    ),
)


class WrongSourceError(Exception):
    """A source file is not the one this script was written for."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: not the file whose SHA-256 stands in SOURCES")


def latin_characters() -> frozenset[int]:
    """Code points asked of Inter; those it lacks are left out."""
    return frozenset(_points(LATIN_RANGES))


def cjk_characters() -> frozenset[int]:
    """Code points asked of Noto Sans CJK: all of Big5 and GBK, and symbols."""
    codecs = (encoded_characters(codec) for codec in CJK_CODECS)
    return frozenset(_points(CJK_RANGES)).union(*codecs)


def encoded_characters(
    codec: str, leads: Iterable[int] = range(0x81, 0xFF), trails: Iterable[int] = range(0x40, 0xFF)
) -> frozenset[int]:
    """Code points of the two-byte characters of a codec, as Python knows it.

    Args:
        codec: a name Python knows, such as "big5".
        leads: first bytes to try.
        trails: second bytes to try.
    """
    pairs = (bytes(pair) for pair in itertools.product(leads, trails))
    texts = (pair.decode(codec, errors="replace") for pair in pairs)
    return frozenset(ord(text) for text in texts if len(text) == 1 and text != "\ufffd")


def make(source: Source, original: Path, into: Path) -> None:
    """Write the subset of one original.

    Raises:
        WrongSourceError: the original is not the one in SOURCES.
    """
    if _sha256(original) != source.sha256:
        raise WrongSourceError(original)
    face = TC_FACE if source.family == CJK else -1
    with TTFont(original, fontNumber=face, recalcTimestamp=False, lazy=True) as font:
        font.flavor = None
        _keep(font, source)
        if source.family == CJK:
            _lower_lines(font)
        _rename(font, source)
        font["head"].created = font["head"].modified = MADE
        font.save(into / source.file, reorderTables=True)


def licence_text(notice: str, licence: str) -> str:
    """The licence file of one family: its copyright lines, then the licence as it stands."""
    rule = licence.index("-" * 20)
    return (
        f"{notice}\n\n"
        "This Font Software is licensed under the SIL Open Font License, Version 1.1.\n"
        "This license is copied below, and is also available with a FAQ at:\n"
        "https://openfontlicense.org\n\n"
        f"{licence[rule:]}"
    )


def listing(into: Path) -> str:
    """The text of fonts.toml for the fonts in a folder."""
    return "\n".join(_listing_lines(into))


def main() -> None:
    """Make the fonts, their licences and their list."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--inter", type=Path, required=True, help="unpacked npm package inter-ui")
    parser.add_argument(
        "--noto",
        type=Path,
        default=Path("/usr/share/fonts/opentype/noto"),
        help="folder of Debian's fonts-noto-cjk",
    )
    parser.add_argument("--into", type=Path, default=FONTS, help="where the fonts go")
    arguments = parser.parse_args()
    into: Path = arguments.into
    into.mkdir(parents=True, exist_ok=True)
    for source in SOURCES:
        folder: Path = arguments.noto if source.family == CJK else arguments.inter
        make(source, folder / source.path, into)
        print(f"{source.file}: {(into / source.file).stat().st_size / 1e6:.2f} MB")
    licence = (arguments.inter / "LICENSE.txt").read_text(encoding="utf-8")
    for name in sorted({source.licence for source in SOURCES}):
        made_of = next(source for source in SOURCES if source.licence == name)
        with TTFont(into / made_of.file, lazy=True) as font:
            notice = f"{font['name'].getDebugName(0)}\n{NOTICES[name]}"
        (into / name).write_text(licence_text(notice, licence), encoding="utf-8", newline="\n")
    text = listing(into)
    tomllib.loads(text)
    (into / "fonts.toml").write_text(text, encoding="utf-8", newline="\n")


def _points(ranges: Iterable[tuple[int, int]]) -> Iterator[int]:
    for first, last in ranges:
        yield from range(first, last + 1)


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _keep(font: TTFont, source: Source) -> None:
    latin = source.family == SANS
    options = Options()
    options.layout_features = list(LATIN_FEATURES if latin else CJK_FEATURES)
    options.layout_scripts = ["*"] if latin else list(CJK_SCRIPTS)
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.recalc_timestamp = False
    options.drop_tables = [*options.drop_tables, *(() if latin else CJK_DROPPED)]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=latin_characters() if latin else cjk_characters())
    subsetter.subset(font)


def _lower_lines(font: TTFont) -> None:
    # Inter's 1984 above and 494 below the base line of 2048 units, in thousandths.
    ascent, descent = 969, 241
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = ascent, -descent, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
    os2.usWinAscent, os2.usWinDescent = ascent, descent


def _rename(font: TTFont, source: Source) -> None:
    table = font["name"]
    version = f"Version {VERSION}; subset of {source.origin}"
    postscript = f"{source.family.replace(' ', '')}-{source.style}"
    # A family of old has four styles: other weights are families of their own there.
    plain = source.style in {"Regular", "Bold"}
    names = {
        1: source.family if plain else f"{source.family} {source.style}",
        2: source.style if plain else "Regular",
        3: f"{VERSION};{postscript}",
        4: f"{source.family} {source.style}",
        5: version,
        6: postscript,
    }
    if not plain:
        names |= {16: source.family, 17: source.style}
    table.names = [
        record
        for record in table.names
        if record.langID == 0x409
        and (record.nameID in KEPT_NAMES or record.nameID >= FIRST_OWN_NAME)
    ]
    for identifier, text in names.items():
        table.setName(text, identifier, 3, 1, 0x409)
    table.names.sort()
    _mark_style(font, source)
    if "CFF " in font:
        _rename_outlines(font, source, postscript)


def _mark_style(font: TTFont, source: Source) -> None:
    bold = source.style == "Bold"
    font["head"].macStyle = 1 if bold else 0
    os2 = font["OS/2"]
    os2.version = max(os2.version, 4)  # the first that knows bit 7
    os2.usWeightClass = source.weight
    # Bits 5 bold, 6 regular; 7 asks for the typographic line heights, which are the same.
    os2.fsSelection = (1 << 5 if bold else 1 << 6) | 1 << 7


def _rename_outlines(font: TTFont, source: Source, postscript: str) -> None:
    cff = font["CFF "].cff
    cff.fontNames = [postscript]
    top = cff.topDictIndex[0]
    top.FullName = f"{source.family} {source.style}"
    top.FamilyName = source.family
    for index, part in enumerate(top.FDArray):
        part.FontName = f"{postscript}-{index}"


def _listing_lines(into: Path) -> Iterator[str]:
    yield "# Made by packaging/fonts.py, which also says how. Do not edit."
    yield ""
    yield "[characters] # those of them which the source has"
    yield f'latin = "{_ranges_text(LATIN_RANGES)}"'
    yield f'cjk = "the codecs {" and ".join(CJK_CODECS)}; {_ranges_text(CJK_RANGES)}"'
    for source in SOURCES:
        yield ""
        yield "[[font]]"
        yield f'file = "{source.file}"'
        yield f'family = "{source.family}"'
        yield f"weight = {source.weight}"
        yield f'licence = "{source.licence}"'
        yield f'source = "{source.origin}, {source.path}"'
        yield f'source_sha256 = "{source.sha256}"'
        yield f'characters = "{source.characters}"'
        yield f'sha256 = "{_sha256(into / source.file)}"'
    yield ""


def _ranges_text(ranges: Iterable[tuple[int, int]]) -> str:
    return " ".join(f"U+{first:04X}-{last:04X}" for first, last in ranges)


if __name__ == "__main__":
    main()
