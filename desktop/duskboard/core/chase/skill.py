"""Skills and characteristics that a chase asks for (rules/chase.md 5.2, 6.4, 13).

A table has words of its own too: wherever a skill is named, any text may stand in place of one of
these identifiers.
"""

from enum import StrEnum


class SkillId(StrEnum):
    """The skills that the program knows by name in every language."""

    STR = "str"
    CON = "con"
    DEX = "dex"
    POW = "pow"
    LUCK = "luck"
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
COMBAT_SKILLS = (SkillId.FIGHTING, SkillId.FIREARMS)
"""What may part equal DEX (ruling chase.dex_tie)."""
