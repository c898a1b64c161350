"""Breaking text into lines that fit, once for each text, font and width."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.theme.typeset import Typeset

_SLACK = 0.01
"""Room for rounding: a text as wide as it was measured is not cut."""
_MOST = 4096
"""Texts that are kept; then all are broken anew."""


def typeset(  # noqa: PLR0913 - what decides how a text is broken
    look: Look,
    text: str,
    style: TextStyle,
    *,
    weight: int | None,
    px: float | None,
    width: float,
    lines: int,
) -> Typeset:
    """Return a text broken into at most `lines` lines of a width in pixels, with an ellipsis."""
    key = (text, style, weight, px, width, lines)
    found = look.typesets.get(key)
    if found is None:
        if len(look.typesets) >= _MOST:
            look.typesets.clear()
        found = look.typesets[key] = _typeset(look, text, style, weight, px, width, lines)
    return found


def _typeset(  # noqa: PLR0913, PLR0917 - as `typeset`
    look: Look,
    text: str,
    style: TextStyle,
    weight: int | None,
    px: float | None,
    width: float,
    lines: int,
) -> Typeset:
    font = look.font(style, weight=weight, px=px, tabular=_has_figures(text))
    metrics = QFontMetricsF(font)
    broken = _break(text, font, metrics, width, lines)
    return Typeset(
        lines=tuple(broken),
        widths=tuple(metrics.horizontalAdvance(line) for line in broken),
        cap_height=metrics.capHeight(),
        font=font,
    )


def _has_figures(text: str) -> bool:
    # Where figures are all of one width so is the hyphen, which then tears words apart.
    return "-" not in text and any(sign.isdigit() for sign in text)


def _break(text: str, font: QFont, metrics: QFontMetricsF, width: float, lines: int) -> list[str]:
    """Return the text in at most `lines` lines, the last with an ellipsis where it was cut."""
    if lines == 1:
        return [_elide(text.replace("\n", " "), metrics, width)]
    broken: list[str] = []
    paragraphs = text.split("\n")
    for place, paragraph in enumerate(paragraphs):
        free = lines - len(broken)
        wrapped = _wrap(paragraph, font, width)
        is_last = place == len(paragraphs) - 1
        if len(wrapped) > free or (len(wrapped) == free and not is_last):
            broken.extend(wrapped[: free - 1])
            rest = "".join(wrapped[free - 1 :])
            broken.append(_elide(rest if is_last else f"{rest.rstrip()}…", metrics, width))
            break
        broken.extend(_elide(line, metrics, width) for line in wrapped)
    return [line.rstrip() for line in broken]


def _wrap(text: str, font: QFont, width: float) -> list[str]:
    if not text:
        return [""]
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    parts: list[str] = []
    encoded = text.encode("utf-16-le")  # Qt counts in UTF-16 units
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width + _SLACK)
        start = line.textStart() * 2
        parts.append(encoded[start : start + line.textLength() * 2].decode("utf-16-le"))
    layout.endLayout()
    return parts


def _elide(text: str, metrics: QFontMetricsF, width: float) -> str:
    if metrics.horizontalAdvance(text.rstrip()) <= width + _SLACK:
        return text.rstrip()
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))
