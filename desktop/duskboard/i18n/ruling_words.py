"""What is said of one ruling beside its choices; each game has a module that says it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingWords:
    """A ruling in words.

    Attributes:
        label: What is ruled, in one short line.
        reason: Why tables differ.
        examples: What each choice comes to, with figures.
    """

    label: str
    reason: str
    examples: Mapping[StrEnum, str]
