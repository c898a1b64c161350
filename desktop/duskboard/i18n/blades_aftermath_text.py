"""The steps of a downtime and what they bring -> words (rules/blades.md 8, 102-126, 157)."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.downtime import DowntimeStep, Figure, KeptTrigger
from duskboard.i18n.words import Words


def _figure(words: Words) -> Mapping[StrEnum, str]:
    return {
        Figure.REP: words.pgettext("blades figure", "Rep"),
        Figure.COIN: words.pgettext("blades figure", "Coin"),
        Figure.HEAT: words.pgettext("blades figure", "Heat"),
        Figure.WANTED: words.pgettext("blades figure", "Wanted"),
        Figure.TURF: words.pgettext("blades figure", "Turf"),
        Figure.HOLD: words.pgettext("blades figure", "Hold"),
        Figure.STRESS: words.pgettext("blades figure", "stress"),
        Figure.STASH: words.pgettext("blades figure", "stash"),
        Figure.XP: words.pgettext("blades figure", "xp"),
        Figure.HEALING: words.pgettext("blades figure", "healing"),
        Figure.HARM: words.pgettext("blades figure", "worst harm"),
        Figure.STATUS: words.pgettext("blades figure", "status"),
        Figure.CLOCK: words.pgettext("blades figure", "clock"),
        Figure.QUALITY: words.pgettext("blades figure", "quality"),
    }


def _downtime_step(words: Words) -> Mapping[StrEnum, str]:
    return {
        DowntimeStep.PAYOFF: words.pgettext("blades step of downtime", "Payoff"),
        DowntimeStep.TITHE: words.pgettext("blades step of downtime", "Tithe"),
        DowntimeStep.CLOCKS: words.pgettext("blades step of downtime", "Clocks the score moved"),
        DowntimeStep.HEAT: words.pgettext("blades step of downtime", "Heat"),
        DowntimeStep.TROUBLE: words.pgettext("blades step of downtime", "Entanglement"),
        DowntimeStep.ACTIVITIES: words.pgettext("blades step of downtime", "Activities"),
        DowntimeStep.FACTIONS: words.pgettext("blades step of downtime", "Factions’ turn"),
        DowntimeStep.CLOSE: words.pgettext("blades step of downtime", "Close downtime"),
    }


def _kept_trigger(words: Words) -> Mapping[StrEnum, str]:
    return {
        KeptTrigger.VICE: words.pgettext("blades trigger", "When a scoundrel indulges a vice"),
        KeptTrigger.DOWNTIME: words.pgettext("blades trigger", "In the next downtime"),
        KeptTrigger.FITTING: words.pgettext("blades trigger", "When the moment fits"),
    }


AFTERMATH_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType({DowntimeStep: _downtime_step, Figure: _figure, KeptTrigger: _kept_trigger})
)
"""The texts of each choice, by its class."""
