"""Vehicles of a chase -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.vehicle import Condition
from duskboard.i18n.words import Words


def _conditions(words: Words) -> Mapping[StrEnum, str]:
    return {
        Condition.SOUND: words.pgettext("chase vehicle", "Sound"),
        Condition.IMPAIRED: words.pgettext("chase vehicle", "Impaired"),
        Condition.STALLED: words.pgettext("chase vehicle", "Rolled to a stop"),
        Condition.DESTROYED: words.pgettext("chase vehicle", "Destroyed"),
    }


VEHICLE_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        Condition: _conditions,
    }
)
"""The names of the choices of vehicles."""
