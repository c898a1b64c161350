"""Harm: what is written in the rows of a sheet (rules/blades.md 29)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
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


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmTaken:
    """What harm came to on a sheet.

    Attributes:
        harm: All harm afterwards.
        wound: As it was written, perhaps rows higher; None where no row had room.
        is_catastrophic: Whether it ran past the rows of a sheet (rules/blades.md 31, 39).
    """

    harm: Harm
    wound: Wound | None
    is_catastrophic: bool


def harmed(harm: Harm, wound: Wound) -> HarmTaken:
    """Return harm with one more wound: a full row sends it a row higher, again and again (31).

    Past the row of severe harm the result is lasting, and the game master says whether it is death
    (39). New harm empties the healing clock (121).
    """
    level = wound.level
    while level < HarmLevel.FATAL and not harm.has_room(level):
        level += 1
    written = replace(wound, level=level) if harm.has_room(level) else None
    wounds = harm.wounds if written is None else (*harm.wounds, written)
    return HarmTaken(
        harm=Harm(wounds=wounds), wound=written, is_catastrophic=level >= HarmLevel.FATAL
    )


def lessened(wound: Wound) -> Wound | None:
    """Return a wound one level lower, or None for what is gone (rules/blades.md 35, 122)."""
    return None if wound.level == HarmLevel.LESSER else replace(wound, level=wound.level - 1)
