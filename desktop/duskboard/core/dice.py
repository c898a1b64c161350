"""Dice: where faces come from, and what a handful of them comes to.

No rule rolls by itself. A roll takes `Dice` (faces from the machine or from the real dice on the
table) or a `Reported` value (what the player said, without faces).
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from typing_extensions import override

MAX_DICE = 100
"""The largest handful that is rolled at once."""
MAX_SIDES = 1000
"""The most sides of a die."""
MAX_EXTRA_TENS = 2
"""The most bonus or penalty dice on one d100 (rules/chase.md 8.7)."""

_TERM = re.compile(r"\s*([+-]?)\s*(?:(\d{0,3})\s*[dD]\s*(\d{1,4})|(\d{1,6}))")
_FACES = re.compile(r"[\s,;/、]*\d{1,4}(?:[\s,;/、]+\d{1,4})*[\s,;/、]*")
_PERCENTILE = re.compile(r"\s*1?[dD](?:100|%)\s*(?:([bBpP])\s*([0-2])?)?\s*\Z")

_ASKED = re.compile(r"(\d*)\s*[dD]\s*(\d+)")
_EXTRA = re.compile(r"[dD]\s*(?:100|%)\s*[bBpP]\s*\d+")
_KEEP = re.compile(r"[dD]\s*\d+\s*(?:[kK][hHlL]?|[dD][hHlL])\s*\d*\s*\Z")
_SECRET = re.compile(r"\b(?:secret|secretly|hidden|gm)\b|[暗秘祕]", re.IGNORECASE)


class Dice(Protocol):
    """Where faces come from."""

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Return `count` faces, each from 1 to `sides`."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Reported:
    """What the player said, taken as said. Each kind of roll has its own class below this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedTotal(Reported):
    """The total of a handful or of a d100, as told by the player."""

    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedNet(Reported):
    """The net successes of a Storyteller pool, and whether it was a botch, as told."""

    net: int
    is_botch: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedBest(Reported):
    """The die of a Blades roll that counts, and whether it was a critical, as told."""

    best: int
    is_critical: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Handful:
    """Some dice of one kind. Negative handfuls are taken away from the total."""

    count: int
    sides: int
    negative: bool = False

    def __post_init__(self) -> None:
        """Refuse a handful that cannot be rolled.

        Raises:
            ValueError: `count` is not within 1 to 100, or `sides` not within 2 to 1000.
        """
        if not 1 <= self.count <= MAX_DICE:
            msg = f"Handful.count is not within 1 to {MAX_DICE}: {self.count}"
            raise ValueError(msg)
        if not 2 <= self.sides <= MAX_SIDES:
            msg = f"Handful.sides is not within 2 to {MAX_SIDES}: {self.sides}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Expression:
    """Dice to add up, such as 3d6+2."""

    handfuls: tuple[Handful, ...]
    modifier: int = 0

    def __post_init__(self) -> None:
        """Refuse an expression without dice.

        Raises:
            ValueError: There is no handful, or there are more than 100 dice in all.
        """
        total = sum(handful.count for handful in self.handfuls)
        if not 1 <= total <= MAX_DICE:
            msg = f"Expression.handfuls do not hold 1 to {MAX_DICE} dice: {total}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Percentile:
    """A d100 with bonus dice (positive) or penalty dice (negative), -2 to 2."""

    extra: int = 0

    def __post_init__(self) -> None:
        """Refuse more than two of a kind (rules/chase.md 8.7).

        Raises:
            ValueError: `extra` is not within -2 to 2.
        """
        if not -MAX_EXTRA_TENS <= self.extra <= MAX_EXTRA_TENS:
            msg = f"Percentile.extra is not within -2 to 2: {self.extra}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """A Storyteller pool: ten-sided dice against a difficulty; 0 dice fail unrolled."""

    count: int
    target: int

    def __post_init__(self) -> None:
        """Refuse a pool that cannot be rolled.

        Raises:
            ValueError: `count` is not within 0 to 100, or `target` not within 2 to 10.
        """
        if not 0 <= self.count <= MAX_DICE or not 2 <= self.target <= 10:
            msg = f"Pool.count or Pool.target is out of bounds: {self.count} @{self.target}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """A Blades pool of six-sided dice; 0 stands for two dice of which the lower counts."""

    count: int

    def __post_init__(self) -> None:
        """Refuse a pool that cannot be rolled.

        Raises:
            ValueError: `count` is not within 0 to 100.
        """
        if not 0 <= self.count <= MAX_DICE:
            msg = f"Rating.count is not within 0 to {MAX_DICE}: {self.count}"
            raise ValueError(msg)


What = Expression | Percentile | Pool | Rating
"""All that can be rolled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpressionResult:
    """What an expression came to.

    Attributes:
        faces: The faces of each handful, in the order rolled; empty when the total was told.
        total: The sum, with the modifier.
    """

    faces: tuple[tuple[int, ...], ...]
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PercentileResult:
    """What a d100 came to.

    Attributes:
        units: The units die, 0 to 9, or None when the total was told.
        tens: Every tens die, 0 to 90, in the order rolled; empty when the total was told.
        kept: The position in `tens` of the die that counts, or None when the total was told.
        total: 1 to 100.
    """

    units: int | None
    tens: tuple[int, ...]
    kept: int | None
    total: int


class DiceError(Exception):
    """Faces or an expression that cannot be."""


class ExpressionError(DiceError):
    """The text is no dice expression. Args: the text."""


class DiceLimitError(ExpressionError):
    """So many dice, or so many sides, are not rolled. Args: the text."""


class ExtraTensError(ExpressionError):
    """More bonus or penalty dice than a d100 can have. Args: the text."""


class KeepDiceError(ExpressionError):
    """Some of the dice are to be kept or dropped, which no roll does. Args: the text."""


class SecretWordError(ExpressionError):
    """The roll is to be secret, which is no part of the text of a roll. Args: the text."""


class FaceError(DiceError):
    """A face that the die does not have. Args: the face, the number of sides."""


class FaceCountError(DiceError):
    """Too few or too many faces were typed. Args: faces wanted, faces given."""


class TotalError(DiceError):
    """The total told cannot come from these dice. Args: the total, the least, the most."""


class ScriptedDice(Dice):
    """Gives the faces it was made with, in order, and refuses when they do not fit or run out."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)

    @override
    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Return the next `count` faces.

        Raises:
            FaceCountError: Fewer faces are left.
            FaceError: A face is not on a die of `sides`.
        """
        if len(self._faces) < count:
            raise FaceCountError(count, len(self._faces))
        faces, self._faces = tuple(self._faces[:count]), self._faces[count:]
        for face in faces:
            if not 1 <= face <= sides:
                raise FaceError(face, sides)
        return faces

    @property
    def left(self) -> int:
        """Faces not used yet."""
        return len(self._faces)


class TypedDice(ScriptedDice):
    """The faces of real dice, typed by the game master in the order asked for."""


def parse_faces(text: str) -> tuple[int, ...]:
    """Return the faces typed, parted by spaces or commas: "4 6 1" or "4,6,1".

    Raises:
        ExpressionError: There is no number in it, or something that is no list of numbers.
    """
    plain = _half_width(text)
    if not _FACES.fullmatch(plain):
        raise ExpressionError(text)
    return tuple(int(word) for word in re.findall(r"\d+", plain))


def parse_roll(text: str) -> Expression | Percentile:
    """Return what is to be rolled: "3d6+2", "d20-1", "2d6+1d4", "d100", "d100 b1", "d100 p2".

    Raises:
        ExpressionError: The text is no dice expression, or asks for dice that cannot be.
    """
    plain = _half_width(text)
    percentile = _PERCENTILE.match(plain)
    if percentile:
        kind, count = percentile.groups()
        size = int(count) if count else int(bool(kind))
        return Percentile(extra=-size if kind in {"p", "P"} else size)
    try:
        return _parse_expression(plain)
    except ValueError as error:
        raise _reason(plain)(text) from error


def roll_expression(what: Expression, dice: Dice | ReportedTotal) -> ExpressionResult:
    """Return the result of rolling an expression, or the total as told.

    Raises:
        TotalError: The total told is out of reach.
        FaceError, FaceCountError: Typed faces do not fit.
    """
    least, most = bounds(what)
    if isinstance(dice, ReportedTotal):
        if not least <= dice.total <= most:
            raise TotalError(dice.total, least, most)
        return ExpressionResult(faces=(), total=dice.total)
    faces = tuple(dice.roll(handful.count, handful.sides) for handful in what.handfuls)
    total = what.modifier
    for handful, rolled in zip(what.handfuls, faces, strict=True):
        total += -sum(rolled) if handful.negative else sum(rolled)
    return ExpressionResult(faces=faces, total=total)


def roll_percentile(what: Percentile, dice: Dice | ReportedTotal) -> PercentileResult:
    """Return the result of a d100 (rules/chase.md 8.1, 8.6).

    One tens die and one more for each bonus or penalty die are rolled, then the units die; the
    face 10 of a d10 stands for 0. Of all combinations the lowest total counts with bonus dice,
    the highest with penalty dice; 00 and 0 is 100.

    Raises:
        TotalError: The total told is not within 1 to 100.
        FaceError, FaceCountError: Typed faces do not fit.
    """
    if isinstance(dice, ReportedTotal):
        if not 1 <= dice.total <= 100:
            raise TotalError(dice.total, 1, 100)
        return PercentileResult(units=None, tens=(), kept=None, total=dice.total)
    tens = tuple(face % 10 * 10 for face in dice.roll(1 + abs(what.extra), 10))
    units = dice.roll(1, 10)[0] % 10
    totals = [(ten + units) or 100 for ten in tens]
    total = max(totals) if what.extra < 0 else min(totals)
    return PercentileResult(units=units, tens=tens, kept=totals.index(total), total=total)


def bounds(what: Expression | Percentile) -> tuple[int, int]:
    """Return the least and the most that can be rolled."""
    if isinstance(what, Percentile):
        return 1, 100
    least = most = what.modifier
    for handful in what.handfuls:
        low, high = handful.count, handful.count * handful.sides
        least += -high if handful.negative else low
        most += -low if handful.negative else high
    return least, most


def _half_width(text: str) -> str:
    """Return the text with the full-width letters and digits of a Chinese keyboard made plain."""
    return unicodedata.normalize("NFKC", text)


def _reason(text: str) -> type[ExpressionError]:
    """Return the error that says why a text is no roll."""
    if _KEEP.search(text):
        return KeepDiceError
    if _SECRET.search(text):
        return SecretWordError
    if _EXTRA.search(text):
        return ExtraTensError
    asked = [(int(count or 1), int(sides)) for count, sides in _ASKED.findall(text)]
    fits = all(count >= 1 and 2 <= sides <= MAX_SIDES for count, sides in asked)
    if not fits or sum(count for count, _sides in asked) > MAX_DICE:
        return DiceLimitError
    return ExpressionError


def _parse_expression(text: str) -> Expression:
    handfuls: list[Handful] = []
    modifier = 0
    position = 0
    while position < len(text.rstrip()):
        match = _TERM.match(text, position)
        if match is None or (position > 0 and not match[1]):
            msg = f"no term of an expression at {position}"
            raise ValueError(msg)
        sign, count, sides, number = match.groups()
        if number is not None:
            modifier += -int(number) if sign == "-" else int(number)
        else:
            handfuls.append(Handful(count=int(count or 1), sides=int(sides), negative=sign == "-"))
        position = match.end()
    return Expression(handfuls=tuple(handfuls), modifier=modifier)
