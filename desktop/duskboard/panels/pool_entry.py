"""What is typed into the bar of a pool: real dice, or what moves the pool."""

import re
import unicodedata
from dataclasses import dataclass

from duskboard.core.dice import Pool
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold, read_check

MOST_ADDED = 99
"""The most dice that are added to a pool, or taken from it."""
_DIFFICULTY = re.compile(r"\s*@\s*(-?\d{1,4})\s*")
_DICE = re.compile(r"\s*([+-])\s*(\d{1,4})\s*")


@dataclass(frozen=True, slots=True, kw_only=True)
class DifficultyTyped:
    """A difficulty, whatever it is: "@7"."""

    difficulty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceTyped:
    """Dice that the game master adds or takes, all in all: "+3"."""

    dice: int


PoolEntry = FacesTyped | TotalTold | VerdictTold | DifficultyTyped | DiceTyped


def read_pool(words: Words, text: str, dice: Pool) -> PoolEntry:
    """Return what was typed about a pool in hand.

    Raises:
        ExpressionError: It is none of these.
        DiceError: Faces do not fit.
    """
    plain = unicodedata.normalize("NFKC", text).replace("−", "-")
    if (hard := _DIFFICULTY.fullmatch(plain)) is not None:
        return DifficultyTyped(difficulty=int(hard[1]))
    if (added := _DICE.fullmatch(plain)) is not None:
        return DiceTyped(dice=int(f"{added[1]}{added[2]}"))
    return read_check(words, text, dice)
