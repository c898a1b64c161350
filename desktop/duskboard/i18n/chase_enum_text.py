"""Choices of the chase -> words, by the glossary of its rules."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.chase.movement import Stop
from duskboard.core.chase.participant import Fate, Side, Turn
from duskboard.core.chase.skill import ANY_SKILL, SANITY, SkillId
from duskboard.core.chase.track import Direction, ObstacleKind
from duskboard.core.rulings import (
    Caution,
    DexTie,
    FailedHazard,
    LatecomerPool,
    LeaverPool,
    OtherPrice,
    StartGap,
    StepBack,
    TieScope,
)
from duskboard.i18n.words import Words

_SKILLS: Mapping[str, SkillId] = MappingProxyType({skill.value: skill for skill in SkillId})


def met_text(words: Words, ways: frozenset[Direction]) -> str:
    """Return in which direction something is met: "back only"; "" for both (6.3)."""
    if len(ways) > 1:
        return ""
    if Direction.FORWARD in ways:
        return words.pgettext("chase", "onward only")
    return words.pgettext("chase", "back only")


def skill_text(words: Words, name: str) -> str:
    """Return what a skill is called; a word of the table's own is returned as it is."""
    known = _SKILLS.get(name)
    if name == SANITY:
        return words.pgettext("chase skill", "Sanity")
    if name == ANY_SKILL:
        return words.pgettext("chase skill", "Any check")
    return name if known is None else words.kept(_skills)[known]


def _difficulties(words: Words) -> Mapping[StrEnum, str]:
    return {
        Difficulty.REGULAR: words.pgettext("chase difficulty", "Regular"),
        Difficulty.HARD: words.pgettext("chase difficulty", "Hard"),
        Difficulty.EXTREME: words.pgettext("chase difficulty", "Extreme"),
    }


def _verdicts(words: Words) -> Mapping[StrEnum, str]:
    return {
        Verdict.EXTREME: words.pgettext("chase", "Extreme success"),
        Verdict.HARD: words.pgettext("chase", "Hard success"),
        Verdict.REGULAR: words.pgettext("chase", "Regular success"),
        Verdict.FAILURE: words.pgettext("chase", "Failure"),
        Verdict.FUMBLE: words.pgettext("chase", "Fumble"),
    }


def _stops(words: Words) -> Mapping[StrEnum, str]:
    return {
        Stop.HAZARD: words.pgettext("chase", "Hazard"),
        Stop.BARRIER: words.pgettext("chase", "Barrier"),
        Stop.ACTIONS: words.pgettext("chase", "Out of reach"),
    }


def _sides(words: Words) -> Mapping[StrEnum, str]:
    return {
        Side.QUARRY: words.pgettext("chase", "Quarry"),
        Side.PURSUER: words.pgettext("chase", "Pursuer"),
    }


def _turns(words: Words) -> Mapping[StrEnum, str]:
    return {
        Turn.TO_ACT: words.pgettext("chase", "To act"),
        Turn.WAITING: words.pgettext("chase", "Waits"),
        Turn.ACTED: words.pgettext("chase", "Has acted"),
    }


def _fates(words: Words) -> Mapping[StrEnum, str]:
    return {
        Fate.RUNNING: words.pgettext("chase", "In the chase"),
        Fate.ESCAPED: words.pgettext("chase", "Escaped"),
        Fate.CAUGHT: words.pgettext("chase", "Caught"),
        Fate.APART: words.pgettext("chase", "In a chase of their own"),
        Fate.OUT: words.pgettext("chase", "Out of the chase"),
    }


def _directions(words: Words) -> Mapping[StrEnum, str]:
    return {
        Direction.FORWARD: words.pgettext("chase", "Onward"),
        Direction.BACKWARD: words.pgettext("chase", "Back"),
    }


def _obstacle_kinds(words: Words) -> Mapping[StrEnum, str]:
    return {
        ObstacleKind.HAZARD: words.pgettext("chase", "Hazard"),
        ObstacleKind.BARRIER: words.pgettext("chase", "Barrier"),
    }


def _skills(words: Words) -> Mapping[StrEnum, str]:
    return {
        SkillId.STR: words.pgettext("chase skill", "STR"),
        SkillId.CON: words.pgettext("chase skill", "CON"),
        SkillId.DEX: words.pgettext("chase skill", "DEX"),
        SkillId.POW: words.pgettext("chase skill", "POW"),
        SkillId.LUCK: words.pgettext("chase skill", "Luck"),
        SkillId.SIZ: words.pgettext("chase skill", "SIZ"),
        SkillId.APP: words.pgettext("chase skill", "APP"),
        SkillId.INT: words.pgettext("chase skill", "INT"),
        SkillId.EDU: words.pgettext("chase skill", "EDU"),
        SkillId.CLIMB: words.pgettext("chase skill", "Climb"),
        SkillId.JUMP: words.pgettext("chase skill", "Jump"),
        SkillId.SWIM: words.pgettext("chase skill", "Swim"),
        SkillId.DODGE: words.pgettext("chase skill", "Dodge"),
        SkillId.FIGHTING: words.pgettext("chase skill", "Fighting"),
        SkillId.FIREARMS: words.pgettext("chase skill", "Firearms"),
        SkillId.THROW: words.pgettext("chase skill", "Throw"),
        SkillId.LOCKSMITH: words.pgettext("chase skill", "Locksmith"),
        SkillId.STEALTH: words.pgettext("chase skill", "Stealth"),
        SkillId.SPOT: words.pgettext("chase skill", "Spot Hidden"),
        SkillId.LISTEN: words.pgettext("chase skill", "Listen"),
        SkillId.TRACK: words.pgettext("chase skill", "Track"),
        SkillId.NAVIGATE: words.pgettext("chase skill", "Navigate"),
        SkillId.INTIMIDATE: words.pgettext("chase skill", "Intimidate"),
        SkillId.FAST_TALK: words.pgettext("chase skill", "Fast Talk"),
        SkillId.DRIVE: words.pgettext("chase skill", "Drive Auto"),
        SkillId.RIDE: words.pgettext("chase skill", "Ride"),
        SkillId.PILOT: words.pgettext("chase skill", "Pilot"),
        SkillId.HEAVY_MACHINERY: words.pgettext("chase skill", "Operate Heavy Machinery"),
    }


def _start_gaps(words: Words) -> Mapping[StrEnum, str]:
    return {
        StartGap.TWO: words.pgettext("chase ruling", "2 places"),
        StartGap.ONE: words.pgettext("chase ruling", "1 place"),
        StartGap.OTHER: words.pgettext("chase ruling", "Another number"),
    }


def _dex_ties(words: Words) -> Mapping[StrEnum, str]:
    return {
        DexTie.OPPOSED_ROLL: words.pgettext("chase ruling", "Opposed DEX roll, stored"),
        DexTie.COMBAT_SKILL: words.pgettext("chase ruling", "Higher combat skill"),
    }


def _tie_scopes(words: Words) -> Mapping[StrEnum, str]:
    return {
        TieScope.EVERY: words.pgettext("chase ruling", "Every tie"),
        TieScope.BETWEEN_SIDES: words.pgettext("chase ruling", "Only between the sides"),
    }


def _latecomer_pools(words: Words) -> Mapping[StrEnum, str]:
    return {
        LatecomerPool.NEXT_ROUND: words.pgettext("chase ruling", "From the next round"),
        LatecomerPool.AT_ONCE: words.pgettext("chase ruling", "At once"),
    }


def _leaver_pools(words: Words) -> Mapping[StrEnum, str]:
    return {
        LeaverPool.RECOMPUTED: words.pgettext("chase ruling", "Counted anew next round"),
        LeaverPool.UNCHANGED: words.pgettext("chase ruling", "Unchanged"),
    }


def _other_prices(words: Words) -> Mapping[StrEnum, str]:
    return {
        OtherPrice.ONE: words.pgettext("chase ruling", "1 action"),
        OtherPrice.NONE: words.pgettext("chase ruling", "No action"),
        OtherPrice.WHOLE_ROUND: words.pgettext("chase ruling", "The whole round"),
        OtherPrice.ASK: words.pgettext("ruling", "Ask each time"),
    }


def _steps_back(words: Words) -> Mapping[StrEnum, str]:
    return {
        StepBack.ALLOWED: words.pgettext("chase ruling", "Allowed"),
        StepBack.REFUSED: words.pgettext("chase ruling", "Refused"),
    }


def _cautions(words: Words) -> Mapping[StrEnum, str]:
    return {
        Caution.PREPARE: words.pgettext("chase ruling", "May be prepared a round ahead"),
        Caution.IN_HAND: words.pgettext("chase ruling", "From actions in hand only"),
    }


def _failed_hazards(words: Words) -> Mapping[StrEnum, str]:
    return {
        FailedHazard.PLUS: words.pgettext("chase ruling", "The crossing and 1D3 more"),
        FailedHazard.IN_ALL: words.pgettext("chase ruling", "1D3 in all"),
    }


CHASE_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        Caution: _cautions,
        DexTie: _dex_ties,
        Difficulty: _difficulties,
        Direction: _directions,
        FailedHazard: _failed_hazards,
        Fate: _fates,
        LatecomerPool: _latecomer_pools,
        LeaverPool: _leaver_pools,
        ObstacleKind: _obstacle_kinds,
        OtherPrice: _other_prices,
        Side: _sides,
        SkillId: _skills,
        StartGap: _start_gaps,
        StepBack: _steps_back,
        Stop: _stops,
        TieScope: _tie_scopes,
        Turn: _turns,
        Verdict: _verdicts,
    }
)
"""The texts of every choice of the chase, by its class."""
