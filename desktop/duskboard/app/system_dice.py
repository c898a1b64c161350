"""The machine's own dice."""

import secrets

from typing_extensions import override

from duskboard.core.dice import Dice


class SystemDice(Dice):
    """Faces from the operating system's source of chance; nobody can foresee or repeat them."""

    @override
    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Return `count` faces, each from 1 to `sides`, all equally likely."""
        return tuple(secrets.randbelow(sides) + 1 for _ in range(count))
