"""Choices of the rulings of Blades in the Dark -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades_rulings import (
    ForceWithoutClaims,
    LairThreat,
    LeaderFailure,
    LowQuality,
    OtherHarm,
    ResistanceDefault,
    SpecialArmourReturn,
    StressCleared,
    TrackLengths,
    XpRemainder,
)
from duskboard.i18n.words import Words


def _resistance_default(words: Words) -> Mapping[StrEnum, str]:
    return {
        ResistanceDefault.ASK: words.pgettext("blades ruling", "Asked each time"),
        ResistanceDefault.REDUCES: words.pgettext("blades ruling", "Reduces it"),
        ResistanceDefault.AVOIDS: words.pgettext("blades ruling", "Avoids it"),
    }


def _other_harm(words: Words) -> Mapping[StrEnum, str]:
    return {
        OtherHarm.OFF: words.pgettext("blades ruling", "Off, ticked where it fits"),
        OtherHarm.ON: words.pgettext("blades ruling", "On"),
    }


def _leader_failure(words: Words) -> Mapping[StrEnum, str]:
    return {
        LeaderFailure.COUNTS: words.pgettext("blades ruling", "Costs stress too"),
        LeaderFailure.IGNORED: words.pgettext("blades ruling", "Costs nothing"),
    }


def _special_armour_return(words: Words) -> Mapping[StrEnum, str]:
    return {
        SpecialArmourReturn.LOAD: words.pgettext("blades ruling", "When load is chosen"),
        SpecialArmourReturn.DOWNTIME: words.pgettext("blades ruling", "At the start of downtime"),
    }


def _stress_cleared(words: Words) -> Mapping[StrEnum, str]:
    return {
        StressCleared.ON_RETURN: words.pgettext("blades ruling", "On return to play"),
        StressCleared.AT_ONCE: words.pgettext("blades ruling", "At once"),
    }


def _xp_remainder(words: Words) -> Mapping[StrEnum, str]:
    return {
        XpRemainder.CARRIED: words.pgettext("blades ruling", "Carried over"),
        XpRemainder.LOST: words.pgettext("blades ruling", "Lost"),
    }


def _track_lengths(words: Words) -> Mapping[StrEnum, str]:
    return {
        TrackLengths.AS_GIVEN: words.pgettext("blades ruling", "As given"),
        TrackLengths.BY_SHEET: words.pgettext("blades ruling", "As each sheet says"),
    }


def _lair_threat(words: Words) -> Mapping[StrEnum, str]:
    return {
        LairThreat.ANY_LOSS: words.pgettext("blades ruling", "On any loss of hold"),
        LairThreat.ALREADY_WEAK: words.pgettext("blades ruling", "Only when hold is weak already"),
    }


def _force_without_claims(words: Words) -> Mapping[StrEnum, str]:
    return {
        ForceWithoutClaims.TURF: words.pgettext("blades ruling", "One turf"),
        ForceWithoutClaims.HOLD: words.pgettext("blades ruling", "One hold"),
    }


def _low_quality(words: Words) -> Mapping[StrEnum, str]:
    return {
        LowQuality.MINUS_ONE: words.pgettext("blades ruling", "−1, nothing worthwhile"),
        LowQuality.ZERO: words.pgettext("blades ruling", "0"),
    }


BLADES_CHOICE_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType(
        {
            ForceWithoutClaims: _force_without_claims,
            LairThreat: _lair_threat,
            LeaderFailure: _leader_failure,
            LowQuality: _low_quality,
            OtherHarm: _other_harm,
            ResistanceDefault: _resistance_default,
            SpecialArmourReturn: _special_armour_return,
            StressCleared: _stress_cleared,
            TrackLengths: _track_lengths,
            XpRemainder: _xp_remainder,
        }
    )
)
"""The texts of every choice, by its class."""
