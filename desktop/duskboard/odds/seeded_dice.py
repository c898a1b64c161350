"""Dice that fall the same again from the same number."""

import random

from typing_extensions import override

from duskboard.core.dice import Dice


class SeededDice(Dice):
    """Gives the faces that belong to a number, one after the other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - chance, not a secret

    @override
    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, sides) for _ in range(count))
