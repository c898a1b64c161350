"""Choices of downtime, magnitude and inventions -> words, by the glossary."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.activity import ActivityPay, AssetKind, DowntimeActivity
from duskboard.core.blades.design import CraftPart, DesignKind, Drawback, Modification
from duskboard.core.blades.magnitude import Measure
from duskboard.i18n.words import Words


def _downtime_activity(words: Words) -> Mapping[StrEnum, str]:
    return {
        DowntimeActivity.ACQUIRE: words.pgettext("blades downtime", "Acquire asset"),
        DowntimeActivity.PROJECT: words.pgettext("blades downtime", "Long-term project"),
        DowntimeActivity.RECOVER: words.pgettext("blades downtime", "Recover"),
        DowntimeActivity.REDUCE_HEAT: words.pgettext("blades downtime", "Reduce heat"),
        DowntimeActivity.TRAIN: words.pgettext("blades downtime", "Train"),
        DowntimeActivity.VICE: words.pgettext("blades downtime", "Indulge vice"),
        DowntimeActivity.CRAFT: words.pgettext("blades downtime", "Craft"),
        DowntimeActivity.COHORT: words.pgettext("blades downtime", "Tend a cohort"),
        DowntimeActivity.RITUAL: words.pgettext("blades downtime", "Ritual"),
    }


def _activity_pay(words: Words) -> Mapping[StrEnum, str]:
    return {
        ActivityPay.FREE: words.pgettext("blades downtime", "Free"),
        ActivityPay.COIN: words.pgettext("blades downtime", "1 coin"),
        ActivityPay.REP: words.pgettext("blades downtime", "1 rep"),
    }


def _asset_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        AssetKind.ITEM: words.pgettext("blades downtime", "Items"),
        AssetKind.COHORT: words.pgettext("blades downtime", "Cohort"),
        AssetKind.VEHICLE: words.pgettext("blades downtime", "Vehicle"),
        AssetKind.SERVICE: words.pgettext("blades downtime", "Service"),
    }


def _measure(words: Words) -> Mapping[StrEnum, str]:
    return {
        Measure.AREA: words.pgettext("blades magnitude", "Area"),
        Measure.SCALE: words.pgettext("blades magnitude", "Scale"),
        Measure.DURATION: words.pgettext("blades magnitude", "Duration"),
        Measure.RANGE: words.pgettext("blades magnitude", "Range"),
        Measure.QUALITY: words.pgettext("blades magnitude", "Quality"),
        Measure.FORCE: words.pgettext("blades magnitude", "Force"),
    }


def _design_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        DesignKind.ORDINARY: words.pgettext("blades design", "Ordinary"),
        DesignKind.ALCHEMICAL: words.pgettext("blades design", "Alchemical"),
        DesignKind.ARCANE: words.pgettext("blades design", "Arcane"),
        DesignKind.MECHANICAL: words.pgettext("blades design", "Mechanical"),
    }


def _drawback(words: Words) -> Mapping[StrEnum, str]:
    return {
        Drawback.COMPLEX: words.pgettext("blades design", "Complex"),
        Drawback.CONSPICUOUS: words.pgettext("blades design", "Conspicuous"),
        Drawback.CONSUMABLE: words.pgettext("blades design", "Consumable"),
        Drawback.RARE: words.pgettext("blades design", "Rare"),
        Drawback.UNRELIABLE: words.pgettext("blades design", "Unreliable"),
        Drawback.VOLATILE: words.pgettext("blades design", "Volatile"),
    }


def _craft_part(words: Words) -> Mapping[StrEnum, str]:
    return {
        CraftPart.TIER: words.pgettext("blades craft", "Tier"),
        CraftPart.RESULT: words.pgettext("blades craft", "result"),
        CraftPart.ABILITY: words.pgettext("blades craft", "ability"),
        CraftPart.WORKSHOP: words.pgettext("blades craft", "Workshop"),
        CraftPart.COIN: words.pgettext("blades craft", "coin"),
    }


def _modification(words: Words) -> Mapping[StrEnum, str]:
    return {
        Modification.SIMPLE: words.pgettext("blades design", "Simple change"),
        Modification.SIGNIFICANT: words.pgettext("blades design", "Significant change"),
        Modification.ARCANE: words.pgettext("blades design", "Arcane, spark or alchemical change"),
    }


DOWNTIME_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType(
        {
            DowntimeActivity: _downtime_activity,
            ActivityPay: _activity_pay,
            AssetKind: _asset_kind,
            Measure: _measure,
            DesignKind: _design_kind,
            Drawback: _drawback,
            Modification: _modification,
            CraftPart: _craft_part,
        }
    )
)
"""The texts of each choice, by its class."""
