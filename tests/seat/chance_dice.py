"""Dice that fall the same with every run."""

import random

from typing_extensions import override

from duskboard.core.dice import Dice


class ChanceDice(Dice):
    """The machine's dice, the same with every run."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    @override
    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self._chance.randint(1, sides) for _ in range(count))
