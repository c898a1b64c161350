"""Choices of the rulings of classic Vampire -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller_rulings import (
    AimedBonus,
    AmbushBonus,
    AutomaticOffer,
    BonusOn,
    BotchRule,
    ContestDifficulty,
    DamageOnes,
    EmptyPool,
    ExtraActions,
    HealthMarks,
    HitBonus,
    OnOff,
    ParryHurts,
    SeductionRule,
    SpecialtyRule,
    WillpowerRule,
    WoundPenalty,
    YesNo,
)
from duskboard.i18n.words import Words


def _yes_no(words: Words) -> Mapping[StrEnum, str]:
    return {
        YesNo.YES: words.pgettext("vampire ruling", "Yes"),
        YesNo.NO: words.pgettext("vampire ruling", "No"),
    }


def _botch_rule(words: Words) -> Mapping[StrEnum, str]:
    return {
        BotchRule.NO_SUCCESS_FACE: words.pgettext("vampire ruling", "A 1 and no success face"),
        BotchRule.NET_BELOW_ZERO: words.pgettext("vampire ruling", "Fewer successes than ones"),
        BotchRule.NET_ZERO_WITH_ONE: words.pgettext(
            "vampire ruling", "No more successes than ones"
        ),
    }


def _specialty_rule(words: Words) -> Mapping[StrEnum, str]:
    return {
        SpecialtyRule.CHAINED: words.pgettext(
            "vampire ruling", "Rolled again and again, ones ignored"
        ),
        SpecialtyRule.CHAINED_ONES_COUNT: words.pgettext(
            "vampire ruling", "Rolled again and again, ones count"
        ),
        SpecialtyRule.ONE_DIE_EACH: words.pgettext("vampire ruling", "One more die each, once"),
        SpecialtyRule.COUNTS_TWO: words.pgettext("vampire ruling", "A 10 counts two"),
    }


def _damage_ones(words: Words) -> Mapping[StrEnum, str]:
    return {
        DamageOnes.IGNORED: words.pgettext("vampire ruling", "Ignored"),
        DamageOnes.SUBTRACT: words.pgettext("vampire ruling", "Take a success each"),
    }


def _automatic_offer(words: Words) -> Mapping[StrEnum, str]:
    return {
        AutomaticOffer.GM_ONLY: words.pgettext("vampire ruling", "The GM alone"),
        AutomaticOffer.OFFERED: words.pgettext(
            "vampire ruling", "Offered when the pool reaches the difficulty"
        ),
    }


def _willpower_rule(words: Words) -> Mapping[StrEnum, str]:
    return {
        WillpowerRule.SUCCESS: words.pgettext("vampire ruling", "One success that nothing cancels"),
        WillpowerRule.THREE_DICE: words.pgettext("vampire ruling", "Three dice"),
    }


def _empty_pool(words: Words) -> Mapping[StrEnum, str]:
    return {
        EmptyPool.ACTION: words.pgettext("vampire ruling", "That action is refused"),
        EmptyPool.DECLARATION: words.pgettext("vampire ruling", "All of them are refused"),
    }


def _contest_difficulty(words: Words) -> Mapping[StrEnum, str]:
    return {
        ContestDifficulty.OPPONENT_POOL: words.pgettext("vampire ruling", "The opponent’s pool"),
        ContestDifficulty.GM_ENTERS: words.pgettext(
            "vampire ruling", "The GM enters it, 6 offered"
        ),
    }


def _health_marks(words: Words) -> Mapping[StrEnum, str]:
    return {
        HealthMarks.SLASH_SLASH_CROSS: words.pgettext("vampire ruling", "Slash, slash, cross"),
        HealthMarks.SLASH_CROSS_STAR: words.pgettext("vampire ruling", "Slash, cross, star"),
    }


def _wound_penalty(words: Words) -> Mapping[StrEnum, str]:
    return {
        WoundPenalty.BODILY: words.pgettext("vampire ruling", "Bodily rolls only"),
        WoundPenalty.EVERY_ATTRIBUTE: words.pgettext(
            "vampire ruling", "Every roll with an Attribute"
        ),
    }


def _extra_actions(words: Words) -> Mapping[StrEnum, str]:
    return {
        ExtraActions.ALL_AT_END: words.pgettext("vampire ruling", "All of them at the end"),
        ExtraActions.EXTRAS_LAST: words.pgettext(
            "vampire ruling", "The first in turn, extras last"
        ),
    }


def _parry_hurts(words: Words) -> Mapping[StrEnum, str]:
    return {
        ParryHurts.GM_ENTERS: words.pgettext("vampire ruling", "What the GM enters"),
        ParryHurts.WEAPON_AND_EXCESS: words.pgettext("vampire ruling", "Weapon and excess"),
        ParryHurts.NEVER: words.pgettext("vampire ruling", "Nothing"),
    }


def _ambush_bonus(words: Words) -> Mapping[StrEnum, str]:
    return {
        AmbushBonus.MARGIN: words.pgettext("vampire ruling", "What it was won by"),
        AmbushBonus.ALL: words.pgettext("vampire ruling", "All of the attacker’s"),
    }


def _aimed_bonus(words: Words) -> Mapping[StrEnum, str]:
    return {
        AimedBonus.DICE: words.pgettext("vampire ruling", "Damage dice"),
        AimedBonus.LEVELS: words.pgettext("vampire ruling", "Whole levels"),
    }


def _hit_bonus(words: Words) -> Mapping[StrEnum, str]:
    return {
        HitBonus.ALL: words.pgettext("vampire ruling", "A die for each success"),
        HitBonus.NET_LESS_ONE: words.pgettext("vampire ruling", "One less than that"),
    }


def _bonus_on(words: Words) -> Mapping[StrEnum, str]:
    return {
        BonusOn.FIREARMS: words.pgettext("vampire ruling", "Firearms only"),
        BonusOn.EVERY_ATTACK: words.pgettext("vampire ruling", "Every attack"),
    }


def _on_off(words: Words) -> Mapping[StrEnum, str]:
    return {
        OnOff.ON: words.pgettext("vampire ruling", "Played with"),
        OnOff.OFF: words.pgettext("vampire ruling", "Left out"),
    }


def _seduction_rule(words: Words) -> Mapping[StrEnum, str]:
    return {
        SeductionRule.CONTEST: words.pgettext("vampire ruling", "Dice of the other side"),
        SeductionRule.DIFFICULTY: words.pgettext("vampire ruling", "The difficulty"),
    }


CHOICE_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        AimedBonus: _aimed_bonus,
        AmbushBonus: _ambush_bonus,
        AutomaticOffer: _automatic_offer,
        BonusOn: _bonus_on,
        BotchRule: _botch_rule,
        ContestDifficulty: _contest_difficulty,
        DamageOnes: _damage_ones,
        EmptyPool: _empty_pool,
        ExtraActions: _extra_actions,
        HealthMarks: _health_marks,
        HitBonus: _hit_bonus,
        OnOff: _on_off,
        ParryHurts: _parry_hurts,
        SeductionRule: _seduction_rule,
        SpecialtyRule: _specialty_rule,
        WillpowerRule: _willpower_rule,
        WoundPenalty: _wound_penalty,
        YesNo: _yes_no,
    }
)
"""The texts of every choice, by its class."""
