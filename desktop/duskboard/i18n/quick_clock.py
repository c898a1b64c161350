"""One typed line -> a clock: "Alarm 6 danger", "警報 6 危險".

A name, then in any order a size and a kind; both may be missing. Words of all three languages are
understood in each. What could be taken for a size or a kind, but belongs to the name, is put in
quotes: "“Room 12” 6".
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from duskboard.core.clocks.clock import MAX_SIZE, MIN_SIZE, STANDARD_SIZE, ClockKind
from duskboard.core.dice import DiceError, parse_roll
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words

KIND_WORDS: Mapping[ClockKind, str] = MappingProxyType(
    {
        ClockKind.PROGRESS: "progress|進度鐘|進度|進|进度钟|进度|进",
        ClockKind.DANGER: "danger|危險鐘|危險|危|危险钟|危险",
        ClockKind.MISSION: (
            "mission|countdown|任務鐘|任務|任|任务钟|任务|倒數鐘|倒數|倒数钟|倒数|倒計時|倒计时"
        ),
        ClockKind.TUG_OF_WAR: "tug-of-war|tug of war|tug|拔河鐘|拔河|拔|拔河钟",
        ClockKind.PROJECT: (
            "long-term project|long term project|project|ltp"
            "|長期專案|專案鐘|專案|專|长期项目|项目钟|项目|项"
        ),
        ClockKind.FACTION: "faction|派系鐘|派系|派|派系钟",
        ClockKind.INVESTIGATION: (
            "investigation|inv|調查活動|調查鐘|調查|調|调查活动|调查钟|调查|调"
        ),
        ClockKind.HEALING: "healing|heal|治療鐘|治療|治|治疗钟|治疗",
        ClockKind.PATIENCE: "patience|耐心鐘|耐心|耐|耐心钟",
    }
)
"""What each kind may be called in any language, in lower case, parted by "|"."""

# The digits of a Chinese keyboard, each to one character: places stay what they are.
_NARROW = {0xFF10 + digit: ord("0") + digit for digit in range(10)}
_EDGES = re.compile(r"^[\s,，、]+|[\s,，、]+$")
_END = re.compile(r"[\s,，、]+$")
_SIZE = re.compile(
    r"(?:^|(?<=[\s,，、])|(?<=[^\x00-\x7f]))(?P<size>\d{1,9})\s*(?:段|格|segments?)?$"
    # In Chinese figures only with what is counted: 一 and 十 are parts of names as well.
    r"|(?P<said>(?:[二三四五六七八九兩两]|二?十[一二三四五六七八九]?))\s*(?:段|格)$",
    re.IGNORECASE,
)
_FIGURES = dict(zip("一二三四五六七八九兩两", (*range(1, 10), 2, 2), strict=True))
_QUOTED = re.compile(r"\s*(?:\"([^\"]*)\"|“([^”]*)”|「([^」]*)」|『([^』]*)』)")


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockDraft:
    """A clock as it was typed.

    Attributes:
        name: Its name; a clock without one is called by its kind.
        size: Segments, or None for the usual size of its kind.
        kind: Its kind; progress when none was typed.
    """

    name: str
    size: int | None = None
    kind: ClockKind = ClockKind.PROGRESS


class QuickClockError(Exception):
    """The line makes no clock."""


class NoClockTextError(QuickClockError):
    """Nothing was typed."""


class ClockSizeError(QuickClockError):
    """A number that no clock has segments. Args: the number as typed."""


class ClockWordError(QuickClockError):
    """A word after a name in quotes that is no size and no kind. Args: the word."""


def parse_clock(words: Words, text: str) -> ClockDraft:
    """Return the clock that a line describes.

    Raises:
        NoClockTextError: The line is blank.
        ClockSizeError: The size is not within 2 to 24.
        ClockWordError: More than a size and a kind follows a name in quotes.
    """
    if not text.strip():
        raise NoClockTextError
    ending = _ending(words, text)
    if not _is_size(ending.size):
        raise ClockSizeError(ending.size)
    if ending.rest:
        raise ClockWordError(_fault(words, ending.rest))
    kind = ending.kind or ClockKind.PROGRESS
    named = words.pgettext("clock name", "%(kind)s clock") % {"kind": enum_text(words, kind)}
    return ClockDraft(
        name=ending.name or named,
        size=None if ending.size is None else int(ending.size),
        kind=kind,
    )


def clock_caption(words: Words, draft: ClockDraft, taken: Iterable[str] = ()) -> str:
    """Return what was understood: "“Alarm” · Danger · 6 segments", and that others are called so.

    Args:
        words: The language.
        draft: The clock.
        taken: The names that clocks have already.
    """
    size = STANDARD_SIZE[draft.kind] if draft.size is None else draft.size
    segments = words.ngettext("%(count)d segment", "%(count)d segments", size) % {"count": size}
    if draft.size is None:
        segments = words.gettext("%(segments)s, as usual") % {"segments": segments}
    name = words.gettext("“%(clock)s”") % {"clock": draft.name}
    again = words.gettext("there is one of this name") if draft.name in set(taken) else ""
    return dotted(words, (name, enum_text(words, draft.kind), segments, again))


def looks_like_clock(words: Words, text: str) -> bool:
    """Whether a line makes a clock and is no roll: a name with a size, a kind, or both."""
    try:
        parse_roll(text)
    except DiceError:
        ending = _ending(words, text)
        has_more = ending.size is not None or ending.kind is not None
        return bool(ending.name) and has_more and not ending.rest and _is_size(ending.size)
    return False


def clock_fault(words: Words, text: str) -> QuickClockError | None:
    """Return why a line that is meant for a clock makes none, or None where it makes one."""
    try:
        parse_roll(text)
    except DiceError:
        ending = _ending(words, text)
        if ending.name and ending.size is not None and not _is_size(ending.size):
            return ClockSizeError(ending.size)
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Ending:
    """A line taken apart from its end; `rest` is what nobody understands after a quoted name."""

    name: str
    rest: str
    size: str | None
    kind: ClockKind | None


def _ending(words: Words, text: str) -> _Ending:
    quoted = _QUOTED.match(text)
    start = quoted.end() if quoted else 0
    kinds = _kinds(words)
    at_end = _kind_at_end(kinds)
    plain = text.translate(_NARROW)
    size: str | None = None
    kind: ClockKind | None = None
    while True:
        plain = _END.sub("", plain)
        by_size = _SIZE.search(plain, start) if size is None else None
        by_kind = at_end.search(plain, start) if kind is None else None
        if by_size:
            size, plain = by_size["size"] or _read(by_size["said"]), plain[: by_size.start()]
        elif by_kind:
            kind, plain = kinds[by_kind["kind"].lower()], plain[: by_kind.start()]
        else:
            break
    if quoted:
        name = next(group for group in quoted.groups() if group is not None)
        return _Ending(name=name.strip(), rest=_EDGES.sub("", plain[start:]), size=size, kind=kind)
    return _Ending(name=_EDGES.sub("", text[: len(plain)]), rest="", size=size, kind=kind)


def _read(said: str) -> str:
    """Return a number up to 29 in digits: 八 is 8, 十二 is 12, 二十四 is 24."""
    tens, ten, ones = said.rpartition("十")
    return str((10 * _FIGURES.get(tens, 1) if ten else 0) + _FIGURES.get(ones, 0))


def _is_size(typed: str | None) -> bool:
    return typed is None or MIN_SIZE <= int(typed) <= MAX_SIZE


def _kinds(words: Words) -> Mapping[str, ClockKind]:
    """Return the kinds by all that they may be called, with the names that are on screen now."""
    kinds = {word: kind for kind, line in KIND_WORDS.items() for word in line.split("|")}
    return kinds | {enum_text(words, kind).lower(): kind for kind in ClockKind}


def _kind_at_end(kinds: Mapping[str, ClockKind]) -> re.Pattern[str]:
    longest_first = sorted(kinds, key=len, reverse=True)
    pattern = "|".join(map(re.escape, longest_first))
    # Case as in ASCII: the long s of Unicode also counts as an S, but is no key of the table.
    return re.compile(rf"(?:^|(?<=[\s\d,，、段格]))(?P<kind>(?ai:{pattern}))$")


def _fault(words: Words, rest: str) -> str:
    """Return the first word that is no size and no kind, or else the first that is one too many."""
    parts = rest.split()
    at_end = _kind_at_end(_kinds(words))
    return next(
        (word for word in parts if not _SIZE.search(word) and not at_end.search(word)), parts[0]
    )
