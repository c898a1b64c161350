"""The Embrace: who becomes what (rules/storyteller.md 23)."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.generation import THINNEST

SIRE_STEP = 1
"""The step of the bond that a new childe has towards the sire (rules/storyteller.md 21.5)."""


class Subject(StrEnum):
    """Whom somebody embraces."""

    MORTAL = "mortal"
    GHOUL = "ghoul"
    MAGE = "mage"
    WEREWOLF = "werewolf"
    SHAPECHANGER = "shapechanger"
    WRAITH = "wraith"
    CHANGELING = "changeling"
    MUMMY = "mummy"
    RISEN = "risen"
    ANIMAL = "animal"
    OBJECT = "object"


class EmbraceEnd(StrEnum):
    """What comes of it (rules/storyteller.md 23.1)."""

    VAMPIRE = "vampire"
    DIES = "dies"
    DIES_OR_ABOMINATION = "dies-or-abomination"
    NOTHING = "nothing"
    IMPOSSIBLE = "impossible"
    REVIVES = "revives"
    NO_BLOOD = "no-blood"
    NO_CASE = "no-case"


EMBRACE: Mapping[Subject, EmbraceEnd] = MappingProxyType(
    {
        Subject.MORTAL: EmbraceEnd.VAMPIRE,
        Subject.GHOUL: EmbraceEnd.VAMPIRE,
        Subject.MAGE: EmbraceEnd.VAMPIRE,
        Subject.WEREWOLF: EmbraceEnd.DIES_OR_ABOMINATION,
        Subject.SHAPECHANGER: EmbraceEnd.NOTHING,
        Subject.WRAITH: EmbraceEnd.IMPOSSIBLE,
        Subject.CHANGELING: EmbraceEnd.DIES,
        Subject.MUMMY: EmbraceEnd.REVIVES,
        Subject.RISEN: EmbraceEnd.NO_BLOOD,
        Subject.ANIMAL: EmbraceEnd.DIES,
        Subject.OBJECT: EmbraceEnd.NO_CASE,
    }
)
"""What comes of each; nothing is rolled (rules/storyteller.md 23.1, 23.2)."""


def childe_generation(sire: int) -> int:
    """Return the generation of a childe: one further from the first."""
    return min(THINNEST, sire + 1)
