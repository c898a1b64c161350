"""What drives Kindred into frenzy, and how hard it is to resist (rules/storyteller.md 28.10)."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

_HUNGER = 7


class Provocation(StrEnum):
    """What calls the Beast."""

    BLOOD_SMELT = "blood-smelt"
    BLOOD_SEEN = "blood-seen"
    HARASSED = "harassed"
    LIFE_THREATENED = "life-threatened"
    TAUNTED = "taunted"
    PROVOKED = "provoked"
    BLOOD_TASTED = "blood-tasted"
    LOVED_ONE_IN_DANGER = "loved-one-in-danger"
    HUMILIATED = "humiliated"


FRENZY_DIFFICULTY: Mapping[Provocation, int] = MappingProxyType(
    {
        Provocation.BLOOD_SMELT: 3,
        Provocation.BLOOD_SEEN: 4,
        Provocation.HARASSED: 4,
        Provocation.LIFE_THREATENED: 4,
        Provocation.TAUNTED: 4,
        Provocation.PROVOKED: 6,
        Provocation.BLOOD_TASTED: 6,
        Provocation.LOVED_ONE_IN_DANGER: 7,
        Provocation.HUMILIATED: 8,
    }
)
"""The usual difficulty of each."""


def is_hungry(blood: int, self_control: int) -> bool:
    """Return whether somebody is hungry: less blood than 7 less Self-Control (28.10)."""
    return blood < _HUNGER - self_control
