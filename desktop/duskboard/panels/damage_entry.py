"""What the damage pad is about, and what is typed or clicked on it, read as wishes."""

import re
import unicodedata
from dataclasses import dataclass

from duskboard.core.chase.harm import Severity
from duskboard.core.dice import Expression, ExpressionError, parse_roll
from duskboard.core.identity import EntityId

_LOST = re.compile(r"-?\s*(\d{1,3})")
_REGAINED = re.compile(r"\+\s*(\d{1,3})")
_SAID = re.compile(r"=\s*(\d{1,3})")
_BOTH = re.compile(r"=?\s*(\d{1,3})\s*/\s*(\d{1,3})")


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageOffer:
    """Whom or what the pad is about.

    Attributes:
        thing: Somebody, or the way that a barrier lies on.
        name: What it is called.
        left: Hit points left, or None where they are not known.
        full: Those when unhurt or whole, or None where they are not known.
        is_barrier: Whether it is a barrier.
        has_points: Whether it is hurt in hit points; in other games harm is its own matter (14.8).
    """

    thing: EntityId
    name: str
    left: int | None
    full: int | None
    is_barrier: bool = False
    has_points: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost:
    """So many hit points are lost; below 0 for regained."""

    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """So many there are, and when unhurt or whole; None for what was known of that."""

    points: int
    full: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled:
    """As many are lost as dice come to."""

    what: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Harmed:
    """Somebody is hurt by a step of the table of harm (rules/chase.md 10.1)."""

    severity: Severity


DamageEntry = Lost | Said | Rolled | Harmed


def read_damage(text: str) -> DamageEntry | None:
    """Return what was typed: "4" lost, "+2" regained, "=9" or "9/11" said, "1d6+1" rolled.

    None for anything else.
    """
    plain = unicodedata.normalize("NFKC", text).strip().replace("−", "-")
    both = _BOTH.fullmatch(plain)
    if both is not None:
        full = int(both[2])
        return Said(points=int(both[1]), full=full) if full else None
    if (lost := _LOST.fullmatch(plain)) is not None:
        return Lost(points=int(lost[1]))
    if (regained := _REGAINED.fullmatch(plain)) is not None:
        return Lost(points=-int(regained[1]))
    if (said := _SAID.fullmatch(plain)) is not None:
        return Said(points=int(said[1]))
    return _dice(plain)


def left_after(offer: DamageOffer, entry: DamageEntry | None) -> int | None:
    """Return the hit points that an entry leaves; None where only dice or the table know."""
    match entry:
        case Said(points=points):
            return points
        case Lost(points=points) if offer.left is not None:
            most = offer.left - points if offer.full is None else max(offer.left, offer.full)
            return max(0, min(offer.left - points, most))
        case _:
            return None


def _dice(plain: str) -> Rolled | None:
    try:
        what = parse_roll(plain)
    except ExpressionError:
        return None
    return Rolled(what=what) if isinstance(what, Expression) and what.handfuls else None
