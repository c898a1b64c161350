"""Skills and characteristics that a chase asks for (rules/chase.md 5.2, 6.4, 13).

A table has words of its own too: wherever a skill is named, any text may stand in place of one of
these identifiers.
"""

from collections.abc import Mapping
from enum import StrEnum

from duskboard.core.identity import EntityId


class SkillId(StrEnum):
    """The skills that the program knows by name in every language."""

    STR = "str"
    CON = "con"
    DEX = "dex"
    POW = "pow"
    LUCK = "luck"
    SIZ = "siz"
    APP = "app"
    INT = "int"
    EDU = "edu"
    CLIMB = "climb"
    JUMP = "jump"
    SWIM = "swim"
    DODGE = "dodge"
    FIGHTING = "fighting"
    FIREARMS = "firearms"
    THROW = "throw"
    LOCKSMITH = "locksmith"
    STEALTH = "stealth"
    SPOT = "spot"
    LISTEN = "listen"
    TRACK = "track"
    NAVIGATE = "navigate"
    INTIMIDATE = "intimidate"
    FAST_TALK = "fast-talk"
    DRIVE = "drive"
    RIDE = "ride"
    PILOT = "pilot"
    HEAVY_MACHINERY = "heavy-machinery"


HAZARD_SKILLS = (
    SkillId.CLIMB,
    SkillId.SWIM,
    SkillId.DODGE,
    SkillId.STR,
    SkillId.DEX,
    SkillId.DRIVE,
)
"""What a hazard is usually met with (rules/chase.md 5.2)."""
BARRIER_SKILLS = (SkillId.JUMP, SkillId.STR, SkillId.LOCKSMITH, SkillId.CLIMB)
"""What usually gets past a barrier (rules/chase.md 6.4)."""
SENSES = (SkillId.SPOT, SkillId.LISTEN, SkillId.TRACK, SkillId.NAVIGATE)
"""What goes by INT rather than by DEX where it is not known (rules/chase.md 9.11)."""
DRIVING_SKILLS = (SkillId.DRIVE, SkillId.RIDE, SkillId.PILOT, SkillId.HEAVY_MACHINERY)
"""What a vehicle is usually driven with (rules/chase.md 1.1, 10.3)."""
COMBAT_SKILLS = (SkillId.FIGHTING, SkillId.FIREARMS)
"""What may part equal DEX (ruling chase.dex_tie)."""
CHARACTERISTICS = (
    SkillId.STR,
    SkillId.CON,
    SkillId.SIZ,
    SkillId.DEX,
    SkillId.APP,
    SkillId.INT,
    SkillId.POW,
    SkillId.EDU,
)
"""The eight characteristics, as a sheet has them."""
SANITY = "sanity"
"""What a check against Sanity is called among skills: its value is one of the vitals."""
ANY_SKILL = "any"
"""What is rolled for whatever else somebody is asked for is called among skills: "pool 6"."""
UNLUCKY_SKILLS = (SkillId.LUCK, SANITY)
"""What no Luck is spent on (rules/chase.md 8.11)."""


def lowest_luck(luck: Mapping[EntityId, int | None]) -> tuple[EntityId, int] | None:
    """Return who rolls Luck for a group, and that Luck: the lowest that is known (8.10)."""
    known = [(value, key) for key, value in luck.items() if value is not None]
    if not known:
        return None
    value, key = min(known)
    return key, value
