"""Choices of the procedures of the night -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.diablerie import DiablerieStep
from duskboard.core.storyteller.embrace import EmbraceEnd, Subject
from duskboard.core.storyteller.frenzy import Drive, FrenzyEnd, FrenzyState, Want
from duskboard.core.storyteller.seduction import SeductionEnd, SeductionStep
from duskboard.core.storyteller.waking import TorporCause, WakingHindrance
from duskboard.i18n.words import Words


def _drive(words: Words) -> Mapping[StrEnum, str]:
    return {
        Drive.HUNGER: words.pgettext("vampire frenzy", "Hunger"),
        Drive.RAGE: words.pgettext("vampire frenzy", "Rage"),
        Drive.FEAR: words.pgettext("vampire frenzy", "Fear"),
    }


def _want(words: Words) -> Mapping[StrEnum, str]:
    return {
        Want.BLOOD: words.pgettext("vampire frenzy", "wants blood"),
        Want.DESTRUCTION: words.pgettext("vampire frenzy", "wants the enemy destroyed"),
        Want.ESCAPE: words.pgettext("vampire frenzy", "wants to escape"),
    }


def _frenzy_state(words: Words) -> Mapping[StrEnum, str]:
    return {
        FrenzyState.RESISTING: words.pgettext("vampire frenzy", "resisting"),
        FrenzyState.SUPPRESSED: words.pgettext("vampire frenzy", "suppressed"),
        FrenzyState.RAGING: words.pgettext("vampire frenzy", "in frenzy"),
        FrenzyState.ENDED: words.pgettext("vampire frenzy", "over"),
    }


def _frenzy_end(words: Words) -> Mapping[StrEnum, str]:
    return {
        FrenzyEnd.WANT_MET: words.pgettext("vampire frenzy", "What it wanted is had"),
        FrenzyEnd.LOVED_ONE_HURT: words.pgettext("vampire frenzy", "A companion is hurt"),
        FrenzyEnd.CAUSE_GONE: words.pgettext("vampire frenzy", "The cause is gone"),
        FrenzyEnd.WORD: words.pgettext("vampire frenzy", "The GM says so"),
    }


def _diablerie_step(words: Words) -> Mapping[StrEnum, str]:
    return {
        DiablerieStep.DRAIN: words.pgettext("vampire diablerie", "Drain all blood at once"),
        DiablerieStep.STRENGTH: words.pgettext("vampire diablerie", "Strength, again and again"),
        DiablerieStep.SELF_CONTROL: words.pgettext(
            "vampire diablerie", "Self-Control, as a frenzy"
        ),
        DiablerieStep.SPOILS: words.pgettext("vampire diablerie", "Gains and costs"),
        DiablerieStep.OVER: words.pgettext("vampire diablerie", "Done"),
    }


def _subject(words: Words) -> Mapping[StrEnum, str]:
    return {
        Subject.MORTAL: words.pgettext("vampire embrace", "Mortal"),
        Subject.GHOUL: words.pgettext("vampire embrace", "Ghoul"),
        Subject.MAGE: words.pgettext("vampire embrace", "Mage"),
        Subject.WEREWOLF: words.pgettext("vampire embrace", "Werewolf"),
        Subject.SHAPECHANGER: words.pgettext("vampire embrace", "Other shapechanger"),
        Subject.WRAITH: words.pgettext("vampire embrace", "Wraith"),
        Subject.CHANGELING: words.pgettext("vampire embrace", "Changeling"),
        Subject.MUMMY: words.pgettext("vampire embrace", "Mummy"),
        Subject.RISEN: words.pgettext("vampire embrace", "Risen"),
        Subject.ANIMAL: words.pgettext("vampire embrace", "Animal"),
        Subject.OBJECT: words.pgettext("vampire embrace", "Object"),
    }


def _embrace_end(words: Words) -> Mapping[StrEnum, str]:
    return {
        EmbraceEnd.VAMPIRE: words.pgettext("vampire embrace", "becomes a vampire"),
        EmbraceEnd.DIES: words.pgettext("vampire embrace", "dies"),
        EmbraceEnd.DIES_OR_ABOMINATION: words.pgettext(
            "vampire embrace", "dies, rarely an abomination"
        ),
        EmbraceEnd.NOTHING: words.pgettext("vampire embrace", "nothing, normally"),
        EmbraceEnd.IMPOSSIBLE: words.pgettext("vampire embrace", "impossible without a body"),
        EmbraceEnd.REVIVES: words.pgettext("vampire embrace", "dies and later revives"),
        EmbraceEnd.NO_BLOOD: words.pgettext("vampire embrace", "no living blood to take"),
        EmbraceEnd.NO_CASE: words.pgettext("vampire embrace", "not a case"),
    }


def _seduction_step(words: Words) -> Mapping[StrEnum, str]:
    return {
        SeductionStep.APPROACH: words.pgettext("vampire seduction", "Approach"),
        SeductionStep.TALK: words.pgettext("vampire seduction", "Talk"),
        SeductionStep.INTIMACY: words.pgettext("vampire seduction", "Intimacy"),
    }


def _seduction_end(words: Words) -> Mapping[StrEnum, str]:
    return {
        SeductionEnd.WON: words.pgettext("vampire seduction", "won"),
        SeductionEnd.TIED: words.pgettext("vampire seduction", "tie, the GM decides"),
        SeductionEnd.FAILED: words.pgettext("vampire seduction", "failed"),
        SeductionEnd.BOTCHED: words.pgettext("vampire seduction", "botched"),
    }


def _torpor_cause(words: Words) -> Mapping[StrEnum, str]:
    return {
        TorporCause.BLOOD: words.pgettext("vampire torpor", "No blood"),
        TorporCause.WOUNDS: words.pgettext("vampire torpor", "Wounds"),
        TorporCause.CHOICE: words.pgettext("vampire torpor", "By choice"),
    }


def _waking_hindrance(words: Words) -> Mapping[StrEnum, str]:
    return {
        WakingHindrance.AWAKE: words.pgettext("vampire torpor", "awake"),
        WakingHindrance.GONE: words.pgettext("vampire torpor", "gone for ever"),
        WakingHindrance.SLEEPS: words.pgettext("vampire torpor", "still sleeps"),
        WakingHindrance.NO_BLOOD: words.pgettext("vampire torpor", "no blood to wake with"),
        WakingHindrance.TRIED: words.pgettext("vampire torpor", "tried tonight already"),
        WakingHindrance.NEEDS_FEEDING: words.pgettext("vampire torpor", "only blood wakes"),
    }


NIGHT_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        DiablerieStep: _diablerie_step,
        Drive: _drive,
        EmbraceEnd: _embrace_end,
        FrenzyEnd: _frenzy_end,
        FrenzyState: _frenzy_state,
        SeductionEnd: _seduction_end,
        SeductionStep: _seduction_step,
        Subject: _subject,
        TorporCause: _torpor_cause,
        WakingHindrance: _waking_hindrance,
        Want: _want,
    }
)
"""The texts of every choice, by its class."""
