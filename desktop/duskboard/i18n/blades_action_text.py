"""Choices of an action roll -> words, by the glossary of its rules."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.action import DieSource, EffectSource, Push, SetUp
from duskboard.core.blades.factor import Factor, Standing
from duskboard.core.blades.limit import ActionLimit
from duskboard.core.blades.position import Position, Trade
from duskboard.core.blades.use import AbilityUse
from duskboard.i18n.words import Words


def _positions(words: Words) -> Mapping[StrEnum, str]:
    return {
        Position.CONTROLLED: words.pgettext("blades position", "Controlled"),
        Position.RISKY: words.pgettext("blades position", "Risky"),
        Position.DESPERATE: words.pgettext("blades position", "Desperate"),
    }


def _trades(words: Words) -> Mapping[StrEnum, str]:
    return {
        Trade.NONE: words.pgettext("blades trade", "No trade"),
        Trade.EFFECT: words.pgettext("blades trade", "Worse position for more effect"),
        Trade.POSITION: words.pgettext("blades trade", "Less effect for better position"),
    }


def _pushes(words: Words) -> Mapping[StrEnum, str]:
    return {
        Push.DIE: words.pgettext("blades push", "Push"),
        Push.EFFECT: words.pgettext("blades push", "Push for effect"),
        Push.ACT: words.pgettext("blades push", "Push to act at all"),
    }


def _set_ups(words: Words) -> Mapping[StrEnum, str]:
    return {
        SetUp.NONE: words.pgettext("blades setup", "No setup"),
        SetUp.EFFECT: words.pgettext("blades setup", "Setup: more effect"),
        SetUp.POSITION: words.pgettext("blades setup", "Setup: better position"),
    }


def _factors(words: Words) -> Mapping[StrEnum, str]:
    return {
        Factor.POTENCY: words.pgettext("blades factor", "Potency"),
        Factor.QUALITY: words.pgettext("blades factor", "Quality"),
        Factor.SCALE: words.pgettext("blades factor", "Scale"),
    }


def _standings(words: Words) -> Mapping[StrEnum, str]:
    return {
        Standing.EVEN: words.pgettext("blades factor", "even"),
        Standing.ADVANTAGE: words.pgettext("blades factor", "advantage"),
        Standing.DISADVANTAGE: words.pgettext("blades factor", "disadvantage"),
    }


def _die_sources(words: Words) -> Mapping[StrEnum, str]:
    return {
        DieSource.RATING: words.pgettext("blades die", "Rating"),
        DieSource.ASSIST: words.pgettext("blades die", "Assist"),
        DieSource.PUSH: words.pgettext("blades die", "Push"),
        DieSource.BARGAIN: words.pgettext("blades die", "Devil’s Bargain"),
        DieSource.ABILITY: words.pgettext("blades die", "Ability"),
        DieSource.HARM: words.pgettext("blades die", "Harm"),
        DieSource.OTHER: words.pgettext("blades die", "Other dice"),
    }


def _effect_sources(words: Words) -> Mapping[StrEnum, str]:
    return {
        EffectSource.FACTOR: words.pgettext("blades effect", "Factor set right"),
        EffectSource.ABILITY: words.pgettext("blades effect", "Ability"),
        EffectSource.PUSH: words.pgettext("blades effect", "Push"),
        EffectSource.SET_UP: words.pgettext("blades effect", "Setup"),
        EffectSource.TRADE: words.pgettext("blades effect", "Trade"),
        EffectSource.HARM: words.pgettext("blades effect", "Harm"),
    }


def _uses(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityUse.READING_THREATS: words.pgettext("blades use", "A question about threats"),
        AbilityUse.SPIRIT_FORCE: words.pgettext("blades use", "Strikes with spirit force"),
        AbilityUse.LEADING_A_COHORT: words.pgettext("blades use", "Leads a cohort in a fight"),
        AbilityUse.FEAT_OF_STRENGTH: words.pgettext("blades use", "A feat of strength"),
        AbilityUse.FACING_A_GANG: words.pgettext("blades use", "Faces a small gang alone"),
        AbilityUse.FRIGHTENED: words.pgettext("blades use", "Somebody afraid"),
        AbilityUse.FAR_SHOT: words.pgettext("blades use", "A shot from very far"),
        AbilityUse.RAPID_FIRE: words.pgettext("blades use", "Fire that pins a small gang"),
        AbilityUse.FINDING_A_TARGET: words.pgettext("blades use", "Where the target is"),
        AbilityUse.UNNOTICED: words.pgettext("blades use", "Hidden in camouflage"),
        AbilityUse.PAST_SECURITY: words.pgettext("blades use", "Past locks and guards"),
        AbilityUse.FROM_HIDING: words.pgettext("blades use", "From hiding or by a trap"),
        AbilityUse.DARING: words.pgettext("blades use", "One die more, one less to resist"),
        AbilityUse.FEAT_OF_ATHLETICS: words.pgettext("blades use", "A feat of athletics"),
        AbilityUse.FOOTWORK: words.pgettext("blades use", "Enemies hit each other"),
        AbilityUse.BEST_RATING: words.pgettext("blades use", "Rolls the best rating"),
        AbilityUse.SOMEBODY_CLOSE: words.pgettext("blades use", "Somebody close"),
        AbilityUse.ASKING_ABOUT: words.pgettext("blades use", "Asks about the target"),
        AbilityUse.SUPERNATURAL_QUESTION: words.pgettext(
            "blades use", "A question about the supernatural"
        ),
        AbilityUse.THE_ELITE: words.pgettext("blades use", "A question about the elite"),
        AbilityUse.ORDINARY_CITIZEN: words.pgettext("blades use", "Passes for a citizen"),
    }


def _limits(words: Words) -> Mapping[StrEnum, str]:
    return {
        ActionLimit.FATE: words.pgettext("blades limit", "not in play"),
        ActionLimit.TRAUMA: words.pgettext("blades limit", "a trauma still to be chosen"),
        ActionLimit.HELPLESS: words.pgettext("blades limit", "incapacitated"),
        ActionLimit.BONUS_DICE: words.pgettext("blades limit", "a third bonus die"),
        ActionLimit.PUSH_AND_BARGAIN: words.pgettext("blades limit", "push and bargain"),
        ActionLimit.NO_PRICE: words.pgettext("blades limit", "a bargain without a price"),
        ActionLimit.PUSH_TWICE: words.pgettext("blades limit", "the same push twice"),
        ActionLimit.FEAT: words.pgettext("blades limit", "a feat without a push"),
        ActionLimit.SPECIAL_ARMOUR: words.pgettext("blades limit", "no special armour"),
        ActionLimit.ABILITY: words.pgettext("blades limit", "an ability nobody has"),
        ActionLimit.HELPER_FATE: words.pgettext("blades limit", "a helper who is not in play"),
        ActionLimit.CUT_OFF: words.pgettext("blades limit", "teamwork while cut off"),
        ActionLimit.TRADE: words.pgettext("blades limit", "a trade without a step to give"),
        ActionLimit.POOL: words.pgettext("blades limit", "more than 12 dice"),
    }


ACTION_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        AbilityUse: _uses,
        ActionLimit: _limits,
        DieSource: _die_sources,
        EffectSource: _effect_sources,
        Factor: _factors,
        Position: _positions,
        Push: _pushes,
        SetUp: _set_ups,
        Standing: _standings,
        Trade: _trades,
    }
)
"""The texts of every choice, by its class."""
