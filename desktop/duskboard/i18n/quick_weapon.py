"""A weapon within a typed line: "knife 1d4+1", "revolver 1d10!" of one that reaches across."""

import re

from duskboard.core.chase.physique import Weapon
from duskboard.core.chase.skill import SkillId
from duskboard.core.dice import Expression, Handful

WEAPON = re.compile(
    r"(?<![^\s,、;·])(?P<name>[^\W\d_](?:[-'’]?[^\W\d_])*)(?:\s*[:=]\s*|\s+|(?=\d))"
    r"(?P<dice>\d{0,2}d\d{1,3}(?:[+-](?:\d{0,2}d)?\d{1,3})*)(?P<far>!?)(?![^\s,、;·])",
    re.IGNORECASE,
)
"""Finds a weapon: a word, its dice, and "!" where it reaches across places."""
_TERM = re.compile(r"([+-]?)(?:(\d*)(d))?(\d+)", re.IGNORECASE)
_MOST_SIDES, _LEAST_SIDES = 1000, 2


def weapon_of(text: str, match: re.Match[str]) -> Weapon:
    """Return a weapon as typed: with "!" behind its dice it reaches across places, and impales.

    Args:
        text: The line as it was typed.
        match: What `WEAPON` found in it.
    """
    is_far = bool(match["far"])
    return Weapon(
        name=text[match.start("name") : match.end("name")],
        skill=SkillId.FIREARMS if is_far else SkillId.FIGHTING,
        damage=_dice(match["dice"]),
        is_ranged=is_far,
        impales=is_far,
    )


def _dice(text: str) -> Expression:
    handfuls: list[Handful] = []
    modifier = 0
    for sign, count, die, number in _TERM.findall(text):
        if not die:
            modifier += -int(number) if sign == "-" else int(number)
            continue
        sides = min(max(_LEAST_SIDES, int(number)), _MOST_SIDES)
        handfuls.append(Handful(count=max(1, int(count or 1)), sides=sides, negative=sign == "-"))
    return Expression(handfuls=tuple(handfuls), modifier=modifier)
