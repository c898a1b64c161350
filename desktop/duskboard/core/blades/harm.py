"""Harm: what is written in the rows of a sheet (rules/blades.md 29)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType


class HarmLevel(IntEnum):
    """How bad a harm is (rules/blades.md 29)."""

    LESSER = 1
    MODERATE = 2
    SEVERE = 3
    FATAL = 4


HARM_BOXES: Mapping[HarmLevel, int] = MappingProxyType(
    {HarmLevel.LESSER: 2, HarmLevel.MODERATE: 2, HarmLevel.SEVERE: 1, HarmLevel.FATAL: 1}
)
"""Boxes of each row; the row of fatal harm stands on no sheet (rules/blades.md 29)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wound:
    """One harm as it is written down.

    Attributes:
        level: 1 to 4, the row in which it stands.
        text: What it is, in the words of the table.
        is_supernatural: Whether it came from the supernatural (rules/blades-abilities.md K9).
    """

    level: int
    text: str
    is_supernatural: bool = False

    def __post_init__(self) -> None:
        """Refuse harm that cannot be.

        Raises:
            ValueError: The level is not within 1 to 4, or the text is blank.
        """
        if not HarmLevel.LESSER <= self.level <= HarmLevel.FATAL:
            msg = f"Wound.level is not within 1 to 4: {self.level}"
            raise ValueError(msg)
        if not self.text.strip():
            msg = f"Wound.text is blank: {self.text!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Harm:
    """All harm of a sheet, in the order in which it came.

    Attributes:
        wounds: Each of them.
        healing: Filled segments of the healing clock (rules/blades.md 122).
    """

    wounds: tuple[Wound, ...] = ()
    healing: int = 0

    def __post_init__(self) -> None:
        """Refuse rows that hold more than they have boxes.

        Raises:
            ValueError: A row is over-full, or healing is below 0.
        """
        for level, boxes in HARM_BOXES.items():
            if len(self.row(level)) > boxes:
                msg = f"Harm.wounds hold more than {boxes} of level {level}"
                raise ValueError(msg)
        if self.healing < 0:
            msg = f"Harm.healing is below 0: {self.healing}"
            raise ValueError(msg)

    def row(self, level: int) -> tuple[Wound, ...]:
        """Return the wounds of a row, in the order in which they came."""
        return tuple(one for one in self.wounds if one.level == level)

    def has_room(self, level: int) -> bool:
        """Return whether a row has an empty box."""
        return len(self.row(level)) < HARM_BOXES[HarmLevel(level)]
