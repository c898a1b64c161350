"""Rolls -> words: what is rolled, the faces, what it came to."""

from collections.abc import Sequence

from duskboard.core.dice import Expression, Handful, Percentile, Pool, Rating, What
from duskboard.i18n.words import Words
from duskboard.table.entity import Roll
from duskboard.table.view import RollView


def roll_name(words: Words, what: What) -> str:
    """Return what is rolled: "3d6+2", "d20", "d100", "d100, 1 bonus die", "5d @6", "2d".

    An expression is written as it can be typed.
    """
    if isinstance(what, Expression):
        return _expression(what)
    if isinstance(what, Pool):
        return f"{what.count}d @{what.target}"
    if isinstance(what, Rating):
        return f"{what.count}d"
    count = abs(what.extra)
    if count == 0:
        return "d100"
    if what.extra > 0:
        text = words.ngettext("d100, %(count)d bonus die", "d100, %(count)d bonus dice", count)
    else:
        text = words.ngettext("d100, %(count)d penalty die", "d100, %(count)d penalty dice", count)
    return text % {"count": count}


def faces_text(words: Words, roll: Roll | RollView) -> str:
    """Return the faces in the order rolled: "4 6 1 + 2", "30 00 + 4" for a d100.

    A total that the player told says so in place of the faces.
    """
    if roll.told:
        return words.gettext("told by the player")
    if isinstance(roll.what, Percentile):
        tens, units = roll.faces
        return f"{' '.join(f'{face:02d}' for face in tens)} + {units[0]}"
    if not isinstance(roll.what, Expression):
        return " ".join(str(face) for faces in roll.faces for face in faces)
    terms = [
        (handful.negative, " ".join(map(str, faces)))
        for handful, faces in zip(roll.what.handfuls, roll.faces, strict=True)
    ]
    if roll.what.modifier:
        terms.append((roll.what.modifier < 0, str(abs(roll.what.modifier))))
    return _sum(terms)


def total_text(what: What, total: int) -> str:
    """Return what a roll came to; a d100 has two digits at least: "04", "100"."""
    return f"{total:02d}" if isinstance(what, Percentile) else str(total)


def _expression(what: Expression) -> str:
    terms = [f"{'-' if handful.negative else '+'}{_handful(handful)}" for handful in what.handfuls]
    if what.modifier:
        terms.append(f"{what.modifier:+d}")
    return "".join(terms).removeprefix("+")


def _handful(handful: Handful) -> str:
    return f"{handful.count if handful.count > 1 else ''}d{handful.sides}"


def _sum(terms: Sequence[tuple[bool, str]]) -> str:
    signed = (f"{'−' if negative else '+'} {text}" for negative, text in terms)
    return " ".join(signed).removeprefix("+ ")
