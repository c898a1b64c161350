"""What a scoundrel lives through between rolls -> words: coin, healing, vice, growth, making."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.armour import Shield
from duskboard.core.blades.coin import CoinUse, CoinValue, Retirement
from duskboard.core.blades.creation import CreationStep
from duskboard.core.blades.growth import Trigger
from duskboard.core.blades.healing import HealingDie, Treatment
from duskboard.core.blades.vice import Overindulgence
from duskboard.i18n.words import Words
from duskboard.play.blades.stress import StressFor


def _shields(words: Words) -> Mapping[StrEnum, str]:
    return {
        Shield.LESS: words.pgettext("blades armour", "Harm one level lower"),
        Shield.GONE: words.pgettext("blades armour", "Consequence gone"),
        Shield.LESS_OR_GONE: words.pgettext("blades armour", "Consequence reduced or gone"),
    }


def _coin_values(words: Words) -> Mapping[StrEnum, str]:
    return {
        CoinValue.ONE: words.pgettext("blades coin", "What somebody earns in a week"),
        CoinValue.TWO: words.pgettext("blades coin", "A fine weapon, or a small shop’s week"),
        CoinValue.FOUR: words.pgettext("blades coin", "What somebody earns in a month"),
        CoinValue.SIX: words.pgettext("blades coin", "A jewel"),
        CoinValue.EIGHT: words.pgettext("blades coin", "A small shop’s good month"),
        CoinValue.TEN: words.pgettext("blades coin", "The price of something big"),
    }


def _coin_uses(words: Words) -> Mapping[StrEnum, str]:
    return {
        CoinUse.ACTIVITY: words.pgettext("blades coin", "For an activity"),
        CoinUse.RESULT: words.pgettext("blades coin", "For a better result"),
        CoinUse.TROUBLE: words.pgettext("blades coin", "To buy off trouble"),
        CoinUse.CREW: words.pgettext("blades coin", "For the crew"),
        CoinUse.PURCHASE: words.pgettext("blades coin", "For a purchase"),
        CoinUse.OTHER: words.pgettext("blades coin", "For something else"),
    }


def _retirements(words: Words) -> Mapping[StrEnum, str]:
    return {
        Retirement.POOR_SOUL: words.pgettext("blades retirement", "Poor soul"),
        Retirement.MEAGER: words.pgettext("blades retirement", "Meagre"),
        Retirement.MODEST: words.pgettext("blades retirement", "Modest"),
        Retirement.FINE: words.pgettext("blades retirement", "Fine"),
    }


def _treatments(words: Words) -> Mapping[StrEnum, str]:
    return {
        Treatment.COMPANION: words.pgettext("blades healing", "Treated by a companion"),
        Treatment.OUTSIDER: words.pgettext("blades healing", "Treated by somebody hired"),
        Treatment.SELF: words.pgettext("blades healing", "Treats themselves"),
        Treatment.UNTREATED: words.pgettext("blades healing", "Untreated"),
    }


def _healing_dice(words: Words) -> Mapping[StrEnum, str]:
    return {
        HealingDie.TINKER: words.pgettext("blades", "Tinker"),
        HealingDie.QUALITY: words.pgettext("blades", "Quality"),
        HealingDie.NOBODY: words.pgettext("blades healing", "No healer"),
        HealingDie.VIGOROUS: words.pgettext("blades ability", "Vigorous"),
        HealingDie.ANOINTED: words.pgettext("blades ability", "Anointed"),
        HealingDie.HELP: words.pgettext("blades healing", "A friend or contact helps"),
    }


def _overindulgences(words: Words) -> Mapping[StrEnum, str]:
    return {
        Overindulgence.ATTRACT_TROUBLE: words.pgettext("blades vice", "Attract trouble"),
        Overindulgence.BRAG: words.pgettext("blades vice", "Brag"),
        Overindulgence.LOST: words.pgettext("blades vice", "Lost"),
        Overindulgence.TAPPED: words.pgettext("blades vice", "Tapped"),
    }


def _triggers(words: Words) -> Mapping[StrEnum, str]:
    return {
        Trigger.PLAYBOOK: words.pgettext("blades trigger", "The playbook’s own"),
        Trigger.BELIEFS: words.pgettext("blades trigger", "Beliefs, drives, heritage, background"),
        Trigger.STRUGGLES: words.pgettext("blades trigger", "Struggles with vice or trauma"),
        Trigger.VENGEANCE: words.pgettext("blades trigger", "Paid back who hurt them or their own"),
    }


def _stress_for(words: Words) -> Mapping[StrEnum, str]:
    return {
        StressFor.PUSH: words.pgettext("blades stress", "for a push"),
        StressFor.ASSIST: words.pgettext("blades stress", "for an assist"),
        StressFor.FLASHBACK: words.pgettext("blades stress", "for a flashback"),
        StressFor.RITUAL: words.pgettext("blades stress", "for a ritual"),
        StressFor.OTHER: words.pgettext("blades stress", "for something else"),
    }


def _creation_steps(words: Words) -> Mapping[StrEnum, str]:
    return {
        CreationStep.PLAYBOOK: words.pgettext("blades field", "Playbook"),
        CreationStep.HERITAGE: words.pgettext("blades field", "Heritage"),
        CreationStep.BACKGROUND: words.pgettext("blades field", "Background"),
        CreationStep.DOTS: words.pgettext("blades creation", "Action dots"),
        CreationStep.ABILITY: words.pgettext("blades creation", "Special ability"),
        CreationStep.FRIEND: words.pgettext("blades bond", "Close friend"),
        CreationStep.RIVAL: words.pgettext("blades bond", "Rival"),
        CreationStep.VICE: words.pgettext("blades field", "Vice"),
        CreationStep.PURVEYOR: words.pgettext("blades field", "Purveyor"),
        CreationStep.NAME: words.pgettext("blades field", "Name"),
        CreationStep.ALIAS: words.pgettext("blades field", "Alias"),
        CreationStep.LOOK: words.pgettext("blades field", "Look"),
    }


BLADES_LIFE_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType(
        {
            CoinUse: _coin_uses,
            CoinValue: _coin_values,
            CreationStep: _creation_steps,
            HealingDie: _healing_dice,
            Overindulgence: _overindulgences,
            Retirement: _retirements,
            Shield: _shields,
            StressFor: _stress_for,
            Treatment: _treatments,
            Trigger: _triggers,
        }
    )
)
"""Enums of what happens between rolls, and their words."""
