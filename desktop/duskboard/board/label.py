"""Short forms of names: what fits into a token, under a small one, and on a plate."""

import re
from collections.abc import Callable

from duskboard.core.chase.person_name import name_parts

_VOWELS = frozenset("aeiouyAEIOUY")
_CJK = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")

Measure = Callable[[str, float], float]
"""Returns the width of a text at a size of type."""


def initials(name: str) -> str:
    """Return a few signs for a token: "EM" for Edda Marsh, "SX" for the Sexton, "G12", "艾"."""
    parts = name_parts(name)
    if not parts:
        return "?"
    if _CJK.match(parts[0]):
        number = parts[-1][:2] if len(parts) > 1 and parts[-1].isdigit() else ""
        return f"{parts[0][0]}{number}"
    if len(parts) > 1:
        last = parts[-1][:2] if parts[-1].isdigit() else parts[-1][0]
        return f"{parts[0][0]}{last}".upper()
    word = parts[0]
    after = next((sign for sign in word[1:] if sign.isalnum() and sign not in _VOWELS), word[1:2])
    return f"{word[0]}{after}".upper()


def is_cjk(text: str) -> bool:
    """Whether a text begins with a Chinese sign."""
    return bool(_CJK.match(text))


def has_cjk(text: str) -> bool:
    """Whether there is a Chinese sign in a text."""
    return bool(_CJK.search(text))


def plate_lines(
    name: str, room: float, sizes: tuple[float, ...], measure: Measure
) -> tuple[tuple[str, ...], float]:
    """Return the one or two lines of a name on a plate, and the size of type they stand in.

    Words go on two lines of about one length; a Chinese name of more than five signs is parted in
    the middle. The largest size of which both lines fit is taken; at the smallest the first line
    takes what fits and the second is left to be cut.

    Args:
        name: The name.
        room: Width of a line.
        sizes: The sizes of type to try, the largest first.
        measure: Measures a text.
    """
    lines = _balanced(name.strip())
    for size in sizes:
        if all(measure(line, size) <= room for line in lines):
            return lines, size
    return _filled(name.strip(), room, sizes[-1], measure), sizes[-1]


def _balanced(name: str) -> tuple[str, ...]:
    if is_cjk(name) and " " not in name:
        if len(name) <= 5:
            return (name,)
        half = (len(name) + 1) // 2
        return name[:half], name[half:]
    words = name.split()
    if len(words) < 2:
        return (name,)
    cuts = range(1, len(words))
    best = min(cuts, key=lambda cut: max(len(" ".join(words[:cut])), len(" ".join(words[cut:]))))
    return " ".join(words[:best]), " ".join(words[best:])


def _filled(name: str, room: float, size: float, measure: Measure) -> tuple[str, ...]:
    """Return the most that fits into a first line, and the rest, which is cut when painted."""
    end = len(name)
    while end > 1 and measure(name[:end].rstrip(), size) > room:
        end -= 1
    if end < len(name) and (space := name.rfind(" ", 1, end + 1)) > 0:
        end = space
    first, rest = name[:end].rstrip(), name[end:].strip()
    return (first, rest) if rest else (first,)
