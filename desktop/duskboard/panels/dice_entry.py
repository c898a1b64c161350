"""What is typed or clicked into the dice tray, read as wishes and written as text."""

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, replace

from duskboard.core.chase.check import Verdict
from duskboard.core.dice import (
    MAX_DICE,
    Expression,
    ExpressionError,
    Handful,
    Percentile,
    Pool,
    Rating,
    What,
    parse_faces,
    parse_roll,
)
from duskboard.core.real_dice import faces_wanted
from duskboard.i18n.quick_verdict import read_verdict
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words

PERCENTILE_SIDES = 100
"""The die of the tray that stands for a d100, with its own bonus and penalty dice."""

_TOTAL = re.compile(r"\s*=\s*([+-]?\d{1,6})\s*")
_TARGET = re.compile(r"\s*@\s*([2-9]|10)\s*")

Check = Expression | Percentile
"""What can be typed into the tray."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FacesTyped:
    """The faces of real dice."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TotalTold:
    """What the player said the dice came to."""

    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VerdictTold:
    """How a check went, in a word."""

    verdict: Verdict


def read_check(words: Words, text: str, dice: What | None) -> FacesTyped | TotalTold | VerdictTold:
    """Return what was typed about a check whose dice fell on the table.

    A word says how it went; numbers are faces where there are as many as dice, and a single one
    for several dice is the total told: a d100, net successes, or the die that counts. The "=" that
    the hints name for real dice may stand before any of them.

    Raises:
        ExpressionError: It is none of these.
    """
    verdict = read_verdict(words, text)
    if verdict is not None:
        return VerdictTold(verdict=verdict)
    plain = unicodedata.normalize("NFKC", text)
    told = _TOTAL.fullmatch(plain)
    if told:
        return _total(int(told[1]), dice)
    if dice is None:
        raise ExpressionError(text)
    return _numbers(parse_faces(plain.strip().removeprefix("=")), dice)


def read_entry(text: str, armed: What | None) -> Check | FacesTyped | TotalTold:
    """Return what a line in the tray's field asks for.

    "= 38" is a total told. With a roll in hand other numbers are what real dice show: as many as
    there are dice are faces, a single one for several dice is the total told.

    Raises:
        ExpressionError: It is none of these.
    """
    plain = unicodedata.normalize("NFKC", text)
    told = _TOTAL.fullmatch(plain)
    if told:
        return _total(int(told[1]), armed)
    fallen = plain.strip().removeprefix("=").strip()
    if armed is not None and fallen[:1].isdigit() and not re.search(r"[dD]", plain):
        return _numbers(parse_faces(fallen), armed)
    return parse_roll(plain)


def read_target(text: str) -> int | None:
    """Return the difficulty of a pool as typed, "@8", or None where the line is none."""
    typed = _TARGET.fullmatch(unicodedata.normalize("NFKC", text))
    return int(typed[1]) if typed else None


def entry_text(words: Words, check: Check) -> str:
    """Return the line that `parse_roll` reads as this roll: "2d6+d4-1", "d100 p2"."""
    if isinstance(check, Expression) or check.extra == 0:
        return roll_name(words, check)
    return f"d100 {'b' if check.extra > 0 else 'p'}{abs(check.extra)}"


def with_die(check: What | None, sides: int) -> Check:
    """Return the roll with one more die; a d100 stands alone, so it begins a new roll.

    A hundred dice are never exceeded.
    """
    if sides == PERCENTILE_SIDES:
        return check if isinstance(check, Percentile) else Percentile()
    if not isinstance(check, Expression):
        return Expression(handfuls=(Handful(count=1, sides=sides),))
    if sum(handful.count for handful in check.handfuls) >= MAX_DICE:
        return check
    handfuls = list(check.handfuls)
    for place, handful in enumerate(handfuls):
        if handful.sides == sides and not handful.negative:
            handfuls[place] = replace(handful, count=handful.count + 1)
            return replace(check, handfuls=tuple(handfuls))
    return replace(check, handfuls=(*handfuls, Handful(count=1, sides=sides)))


def without_die(check: What | None, sides: int) -> What | None:
    """Return the roll with one such die less, or None when no die is left.

    The dice of a pool are given by its sheet.
    """
    if isinstance(check, Percentile):
        return None if sides == PERCENTILE_SIDES else check
    if isinstance(check, Pool | Rating):
        return check
    if check is None:
        return None
    handfuls = list(check.handfuls)
    for place, handful in enumerate(handfuls):
        if handful.sides == sides and not handful.negative:
            fewer = [replace(handful, count=handful.count - 1)] if handful.count > 1 else []
            handfuls[place : place + 1] = fewer
            break
    return replace(check, handfuls=tuple(handfuls)) if handfuls else None


def dice_of(check: What | None) -> Counter[int]:
    """Return how many dice of each number of sides are added up; a d100 counts as one."""
    if isinstance(check, Percentile):
        return Counter({PERCENTILE_SIDES: 1})
    if isinstance(check, Pool | Rating):
        return Counter()
    counted: Counter[int] = Counter()
    for handful in check.handfuls if check is not None else ():
        if not handful.negative:
            counted[handful.sides] += handful.count
    return counted


def _numbers(numbers: tuple[int, ...], armed: What) -> FacesTyped | TotalTold:
    if len(numbers) == 1 and len(faces_wanted(armed)) != 1:
        return _total(numbers[0], armed)
    return FacesTyped(faces=numbers)


def _total(total: int, armed: What | None) -> TotalTold:
    """Return a total as it was told; a d100 that shows 00 says a hundred."""
    is_hundred = total == 0 and isinstance(armed, Percentile)
    return TotalTold(total=PERCENTILE_SIDES if is_hundred else total)
