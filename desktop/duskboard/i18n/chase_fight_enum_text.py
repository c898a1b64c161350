"""Choices of fights, shots and made-up chases -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.calling import Caller
from duskboard.core.chase.conflict import Answer, Goal, Upper
from duskboard.core.chase.improvising import Surroundings
from duskboard.core.chase.physique import Stance
from duskboard.core.chase.shooting import Reach
from duskboard.core.rulings import ManeuverRoll, RamHarm
from duskboard.i18n.words import Words
from duskboard.play.chase.attack import AttackKind
from duskboard.play.chase.exchange import Wanted
from duskboard.play.chase.hiding import TrailKind


def _answers(words: Words) -> Mapping[StrEnum, str]:
    return {
        Answer.DODGE: words.pgettext("chase", "Dodges"),
        Answer.FIGHT_BACK: words.pgettext("chase", "Fights back"),
        Answer.MANEUVER: words.pgettext("chase", "Answers with a maneuver"),
        Answer.NOTHING: words.pgettext("chase", "Lets it come"),
    }


def _uppers(words: Words) -> Mapping[StrEnum, str]:
    return {
        Upper.ATTACKER: words.pgettext("chase", "Hits"),
        Upper.TARGET: words.pgettext("chase", "The target gets the better of it"),
        Upper.NOBODY: words.pgettext("chase", "Nothing happens"),
    }


def _goals(words: Words) -> Mapping[StrEnum, str]:
    return {
        Goal.CONTROL: words.pgettext("chase", "Lose control"),
        Goal.SHOVE: words.pgettext("chase", "Push to another place"),
        Goal.OTHER: words.pgettext("chase", "Something else"),
    }


def _stances(words: Words) -> Mapping[StrEnum, str]:
    return {
        Stance.FREE: words.pgettext("chase", "Not moved yet"),
        Stance.MOVED: words.pgettext("chase", "On the move"),
        Stance.STOOD: words.pgettext("chase", "Standing still"),
    }


def _reaches(words: Words) -> Mapping[StrEnum, str]:
    return {
        Reach.BASE: words.pgettext("chase", "In range"),
        Reach.LONG: words.pgettext("chase", "Twice as far"),
        Reach.EXTREME: words.pgettext("chase", "Four times as far"),
    }


def _surroundings(words: Words) -> Mapping[StrEnum, str]:
    return {
        Surroundings.CALM: words.pgettext("chase", "Calm"),
        Surroundings.USUAL: words.pgettext("chase", "Usual"),
        Surroundings.DANGEROUS: words.pgettext("chase", "Very dangerous"),
    }


def _callers(words: Words) -> Mapping[StrEnum, str]:
    return {
        Caller.KEEPER: words.pgettext("chase", "The Keeper"),
        Caller.PLAYERS: words.pgettext("chase", "The players"),
    }


def _kinds(words: Words) -> Mapping[StrEnum, str]:
    return {
        AttackKind.BLOW: words.pgettext("chase", "Attack"),
        AttackKind.SHOT: words.pgettext("chase", "Shoot"),
        AttackKind.RAM: words.pgettext("chase", "Ram"),
        AttackKind.MANEUVER: words.pgettext("chase", "Maneuver"),
    }


def _trails(words: Words) -> Mapping[StrEnum, str]:
    return {
        TrailKind.HIDE: words.pgettext("chase", "Hide"),
        TrailKind.FOLLOW: words.pgettext("chase", "Find the trail"),
    }


def _wanted(words: Words) -> Mapping[StrEnum, str]:
    return {
        Wanted.ATTACK: words.pgettext("chase", "The attack"),
        Wanted.REPLY: words.pgettext("chase", "The answer"),
        Wanted.CONTROL: words.pgettext("chase", "Keeping control"),
        Wanted.LOSS: words.pgettext("chase", "Actions lost"),
        Wanted.DAMAGE: words.pgettext("chase", "Damage"),
    }


def _ram_harms(words: Words) -> Mapping[StrEnum, str]:
    return {
        RamHarm.ASK: words.pgettext("chase ruling", "Ask each time"),
        RamHarm.YES: words.pgettext("chase ruling", "They are hurt"),
        RamHarm.NO: words.pgettext("chase ruling", "They are not"),
    }


def _maneuver_rolls(words: Words) -> Mapping[StrEnum, str]:
    return {
        ManeuverRoll.NO: words.pgettext("chase ruling", "Counts as a failed hazard"),
        ManeuverRoll.YES: words.pgettext("chase ruling", "A roll may save them"),
    }


FIGHT_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        Answer: _answers,
        AttackKind: _kinds,
        Caller: _callers,
        Goal: _goals,
        ManeuverRoll: _maneuver_rolls,
        RamHarm: _ram_harms,
        Reach: _reaches,
        Stance: _stances,
        Surroundings: _surroundings,
        TrailKind: _trails,
        Upper: _uppers,
        Wanted: _wanted,
    }
)
"""The texts of every choice of fights and made-up chases, by its class."""
