"""Checks of three games -> words: what is rolled, with how many dice, how it went."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.ending import Ending
from duskboard.core.chase.harm import HARM_DICE, Severity
from duskboard.core.chase.offer import OFFERS, Action, CheckKind, Trait, kind_of
from duskboard.core.chase.opposed import Winner
from duskboard.core.chase.setup import Choice, Part, SetupStep
from duskboard.core.chase.worth import Basis, Guess
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words


def check_name(words: Words, skill: str, source: CheckSource) -> str:
    """Return what is rolled for a skill of the track in a game: "Climb", "Prowl" (14.5)."""
    kind = kind_of(skill)
    if kind is None or source in {CheckSource.D100, CheckSource.SAID}:
        return skill_text(words, skill)
    if source is CheckSource.RATING:
        return _actions(words)[OFFERS[kind].action]
    first, second = OFFERS[kind].pools[0]
    texts = {"first": _traits(words)[first], "second": _traits(words)[second]}
    return words.pgettext("pool", "%(first)s + %(second)s") % texts


def check_value(words: Words, source: CheckSource, value: int) -> str:
    """Return how good somebody is at a check: "45", "4d"; "" where the game master says."""
    if source is CheckSource.SAID:
        return ""
    return (
        str(value) if source is CheckSource.D100 else words.gettext("%(dice)dd") % {"dice": value}
    )


def guess_text(words: Words, guess: Guess) -> str:
    """Return what a skill that is not known may be worth: "Average: half DEX 30"."""
    texts = {"basis": _bases(words)[guess.basis], "value": guess.value}
    if guess.basis in {Basis.DEX, Basis.INT}:
        return words.pgettext("unknown skill", "Gifted: %(basis)s %(value)d") % texts
    if guess.basis in {Basis.FIFTH_DEX, Basis.FIFTH_INT}:
        return words.pgettext("unknown skill", "Poor: %(basis)s %(value)d") % texts
    return words.pgettext("unknown skill", "Average: %(basis)s %(value)d") % texts


def severity_text(words: Words, severity: Severity) -> str:
    """Return a step of the table of harm with its dice: "minor 1d3"."""
    texts = {
        "severity": _severities(words)[severity],
        "dice": roll_name(words, HARM_DICE[severity]),
    }
    return words.pgettext("harm", "%(severity)s %(dice)s") % texts


def _sources(words: Words) -> Mapping[StrEnum, str]:
    return {
        CheckSource.D100: words.pgettext("check source", "d100"),
        CheckSource.POOL: words.pgettext("check source", "Storyteller pool"),
        CheckSource.RATING: words.pgettext("check source", "Blades rating"),
        CheckSource.SAID: words.pgettext("check source", "The GM says"),
    }


def _bases(words: Words) -> Mapping[StrEnum, str]:
    return {
        Basis.HALF_DEX: words.pgettext("unknown skill", "half DEX"),
        Basis.DEX: words.pgettext("unknown skill", "as DEX"),
        Basis.FIFTH_DEX: words.pgettext("unknown skill", "a fifth of DEX"),
        Basis.HALF_INT: words.pgettext("unknown skill", "half INT"),
        Basis.INT: words.pgettext("unknown skill", "as INT"),
        Basis.FIFTH_INT: words.pgettext("unknown skill", "a fifth of INT"),
        Basis.USUAL: words.pgettext("unknown skill", "not known, the usual"),
    }


def _severities(words: Words) -> Mapping[StrEnum, str]:
    return {
        Severity.MINOR: words.pgettext("harm", "Minor"),
        Severity.MODERATE: words.pgettext("harm", "Moderate"),
        Severity.SEVERE: words.pgettext("harm", "Severe"),
        Severity.DEADLY: words.pgettext("harm", "Deadly"),
        Severity.TERMINAL: words.pgettext("harm", "Terminal"),
        Severity.SPLAT: words.pgettext("harm", "Splat"),
    }


def _endings(words: Words) -> Mapping[StrEnum, str]:
    return {
        Ending.CAUGHT: words.pgettext("chase", "Caught"),
        Ending.ESCAPED: words.pgettext("chase", "Escaped"),
        Ending.ALL_OUT: words.pgettext("chase", "All out"),
        Ending.DOWN: words.pgettext("chase", "Out of the chase"),
    }


def _steps(words: Words) -> Mapping[StrEnum, str]:
    return {
        SetupStep.FLEE: words.pgettext("chase set-up", "Who flees"),
        SetupStep.PURSUE: words.pgettext("chase set-up", "Who pursues"),
        SetupStep.SPEED: words.pgettext("chase set-up", "Speed rolls"),
        SetupStep.TAKE_PART: words.pgettext("chase set-up", "Who takes part"),
        SetupStep.START: words.pgettext("chase set-up", "Places and start"),
    }


def _choices(words: Words) -> Mapping[StrEnum, str]:
    return {
        Choice.IN: words.pgettext("chase set-up", "takes part all the same"),
        Choice.OUT: words.pgettext("chase set-up", "left out"),
        Choice.ASIDE: words.pgettext("chase set-up", "not of this chase"),
    }


def _parts(words: Words) -> Mapping[StrEnum, str]:
    return {
        Part.RUNS: words.pgettext("chase set-up", "Takes part"),
        Part.AWAY: words.pgettext("chase set-up", "Gets away at once"),
        Part.BEHIND: words.pgettext("chase set-up", "Left behind"),
        Part.OUT: words.pgettext("chase set-up", "Left out"),
        Part.ASIDE: words.pgettext("chase set-up", "On the table"),
    }


def _kinds(words: Words) -> Mapping[StrEnum, str]:
    return {
        CheckKind.SPEED: words.pgettext("check", "Speed on foot"),
        CheckKind.DRIVE: words.pgettext("check", "Driving"),
        CheckKind.CLIMB: words.pgettext("check", "Climb, leap"),
        CheckKind.FORCE: words.pgettext("check", "Force a way"),
        CheckKind.LOCK: words.pgettext("check", "Lock"),
        CheckKind.ATTACK: words.pgettext("check", "Attack"),
        CheckKind.DODGE: words.pgettext("check", "Dodge"),
        CheckKind.SHOT: words.pgettext("check", "Shot"),
        CheckKind.HIDE: words.pgettext("check", "Hide"),
        CheckKind.FIND: words.pgettext("check", "Find"),
    }


def _traits(words: Words) -> Mapping[StrEnum, str]:
    return {
        Trait.STRENGTH: words.pgettext("vampire", "Strength"),
        Trait.DEXTERITY: words.pgettext("vampire", "Dexterity"),
        Trait.STAMINA: words.pgettext("vampire", "Stamina"),
        Trait.PERCEPTION: words.pgettext("vampire", "Perception"),
        Trait.ALERTNESS: words.pgettext("vampire", "Alertness"),
        Trait.ATHLETICS: words.pgettext("vampire", "Athletics"),
        Trait.BRAWL: words.pgettext("vampire", "Brawl"),
        Trait.DODGE: words.pgettext("vampire", "Dodge"),
        Trait.DRIVE: words.pgettext("vampire", "Drive"),
        Trait.FIREARMS: words.pgettext("vampire", "Firearms"),
        Trait.MELEE: words.pgettext("vampire", "Melee"),
        Trait.SECURITY: words.pgettext("vampire", "Security"),
        Trait.STEALTH: words.pgettext("vampire", "Stealth"),
    }


def _actions(words: Words) -> Mapping[StrEnum, str]:
    return {
        Action.FINESSE: words.pgettext("blades", "Finesse"),
        Action.HUNT: words.pgettext("blades", "Hunt"),
        Action.PROWL: words.pgettext("blades", "Prowl"),
        Action.SKIRMISH: words.pgettext("blades", "Skirmish"),
        Action.SURVEY: words.pgettext("blades", "Survey"),
        Action.TINKER: words.pgettext("blades", "Tinker"),
        Action.WRECK: words.pgettext("blades", "Wreck"),
    }


def _winners(words: Words) -> Mapping[StrEnum, str]:
    return {
        Winner.FIRST: words.pgettext("opposed", "The one who began wins"),
        Winner.SECOND: words.pgettext("opposed", "The other one wins"),
        Winner.NEITHER: words.pgettext("opposed", "Nobody wins"),
    }


CHECK_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        Action: _actions,
        Basis: _bases,
        CheckKind: _kinds,
        CheckSource: _sources,
        Choice: _choices,
        Ending: _endings,
        Part: _parts,
        SetupStep: _steps,
        Severity: _severities,
        Trait: _traits,
        Winner: _winners,
    }
)
"""The texts of every choice of checks, harm and the set-up of a chase, by its class."""
