"""Choices about clocks -> words: by what they tick, their colours, their ends, what is said."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.clocks.clock import Beat, ClockHue
from duskboard.i18n.words import Words
from duskboard.play.clock_about import ClockField
from duskboard.play.clock_deed import ClockEnd


def _beats(words: Words) -> Mapping[StrEnum, str]:
    return {
        Beat.SCENE: words.pgettext("clock", "each scene"),
        Beat.ROUND: words.pgettext("clock", "each round"),
        Beat.DOWNTIME: words.pgettext("clock", "each downtime"),
    }


def _hues(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClockHue.SKY: words.pgettext("colour", "Sky blue"),
        ClockHue.EMBER: words.pgettext("colour", "Ember orange"),
        ClockHue.AMBER: words.pgettext("colour", "Amber yellow"),
        ClockHue.JADE: words.pgettext("colour", "Jade green"),
        ClockHue.VIOLET: words.pgettext("colour", "Violet"),
        ClockHue.SLATE: words.pgettext("colour", "Slate grey"),
    }


def _ends(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClockEnd.FULL: words.pgettext("clock", "full"),
        ClockEnd.EMPTY: words.pgettext("clock", "empty"),
    }


def _fields(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClockField.HAPPENS: words.pgettext("clock", "When full"),
        ClockField.HAPPENS_EMPTY: words.pgettext("clock", "When empty"),
        ClockField.GROUP: words.pgettext("clock", "Heading"),
        ClockField.OWNER: words.pgettext("clock", "Whose"),
        ClockField.BEAT: words.pgettext("clock", "Ticks by itself"),
        ClockField.HUE: words.pgettext("clock", "Colour"),
        ClockField.ONLY_RISES: words.pgettext("clock", "Only rises"),
        ClockField.ARCHIVED: words.pgettext("clock", "Put away"),
    }


CLOCK_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {Beat: _beats, ClockHue: _hues, ClockEnd: _ends, ClockField: _fields}
)
"""The choices about clocks that users see."""
