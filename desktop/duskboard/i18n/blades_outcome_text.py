"""Outcomes, consequences and the other rolls of Blades in the Dark -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.consequence import ConsequenceKind, MenuItem
from duskboard.core.blades.gather import Answering, Detail, Question, Subject
from duskboard.core.blades.outcome import Verdict
from duskboard.core.blades.resistance import ResistanceSource, Resisting
from duskboard.i18n.words import Words
from duskboard.table.running_action import ThreatState


def _consequence_kinds(words: Words) -> Mapping[StrEnum, str]:
    return {
        ConsequenceKind.REDUCED_EFFECT: words.pgettext("blades consequence", "Reduced effect"),
        ConsequenceKind.COMPLICATION: words.pgettext("blades consequence", "Complication"),
        ConsequenceKind.LOST_OPPORTUNITY: words.pgettext("blades consequence", "Lost opportunity"),
        ConsequenceKind.WORSE_POSITION: words.pgettext("blades consequence", "Worse position"),
        ConsequenceKind.HARM: words.pgettext("blades consequence", "Harm"),
    }


def _menu_items(words: Words) -> Mapping[StrEnum, str]:
    return {
        MenuItem.FIRE: words.pgettext("blades menu", "Fire"),
        MenuItem.DISARMED: words.pgettext("blades menu", "Disarmed"),
        MenuItem.REINFORCEMENTS: words.pgettext("blades menu", "Reinforcements"),
        MenuItem.GETS_AWAY: words.pgettext("blades menu", "The target gets away: a chase"),
        MenuItem.STATUS: words.pgettext("blades menu", "−1 status with a faction"),
        MenuItem.HEAT: words.pgettext("blades menu", "+1 heat"),
        MenuItem.SERIOUS_HEAT: words.pgettext("blades menu", "+2 heat"),
        MenuItem.ONE_TICK: words.pgettext("blades menu", "1 segment"),
        MenuItem.TWO_TICKS: words.pgettext("blades menu", "2 segments"),
        MenuItem.THREE_TICKS: words.pgettext("blades menu", "3 segments"),
        MenuItem.TIRED: words.pgettext("blades menu", "Tired"),
        MenuItem.WORN_OUT: words.pgettext("blades menu", "Worn out"),
    }


def _verdicts(words: Words) -> Mapping[StrEnum, str]:
    return {
        Verdict.BETTER: words.pgettext("blades verdict", "Better than clean"),
        Verdict.DONE: words.pgettext("blades verdict", "Clean"),
        Verdict.HESITATES: words.pgettext("blades verdict", "Hesitates"),
        Verdict.AT_A_PRICE: words.pgettext("blades verdict", "Done, at a price"),
        Verdict.FALTERS: words.pgettext("blades verdict", "Falters"),
        Verdict.BADLY: words.pgettext("blades verdict", "Goes badly"),
        Verdict.WORST: words.pgettext("blades verdict", "The worst"),
    }


def _resistings(words: Words) -> Mapping[StrEnum, str]:
    return {
        Resisting.REDUCES: words.pgettext("blades resistance", "Reduces it"),
        Resisting.AVOIDS: words.pgettext("blades resistance", "Avoids it"),
    }


def _resistance_sources(words: Words) -> Mapping[StrEnum, str]:
    return {
        ResistanceSource.ATTRIBUTE: words.pgettext("blades resistance", "Attribute"),
        ResistanceSource.PROTECTING: words.pgettext("blades resistance", "Bodyguard"),
        ResistanceSource.DAREDEVIL: words.pgettext("blades resistance", "Daredevil"),
        ResistanceSource.IRON_WILL: words.pgettext("blades resistance", "Iron Will"),
        ResistanceSource.FORGED_IN_THE_FIRE: words.pgettext(
            "blades resistance", "Forged in the Fire"
        ),
        ResistanceSource.ANOINTED: words.pgettext("blades resistance", "Anointed"),
        ResistanceSource.HARM: words.pgettext("blades resistance", "Harm"),
        ResistanceSource.PUSH: words.pgettext("blades resistance", "Push"),
        ResistanceSource.OTHER: words.pgettext("blades resistance", "Other dice"),
    }


def _threat_states(words: Words) -> Mapping[StrEnum, str]:
    return {
        ThreatState.OPEN: words.pgettext("blades threat", "open"),
        ThreatState.RESISTED: words.pgettext("blades threat", "resisted"),
        ThreatState.ARMOURED: words.pgettext("blades threat", "armoured"),
        ThreatState.AVOIDED: words.pgettext("blades threat", "avoided"),
        ThreatState.APPLIED: words.pgettext("blades threat", "came true"),
    }


def _answerings(words: Words) -> Mapping[StrEnum, str]:
    return {
        Answering.TOLD: words.pgettext("blades question", "Everybody knows: just answered"),
        Answering.ACTION: words.pgettext("blades question", "Something in the way: action roll"),
        Answering.FORTUNE: words.pgettext("blades question", "Neither: fortune roll"),
    }


def _details(words: Words) -> Mapping[StrEnum, str]:
    return {
        Detail.NOTHING: words.pgettext("blades detail", "Next to nothing"),
        Detail.PARTIAL: words.pgettext("blades detail", "A part of it"),
        Detail.GOOD: words.pgettext("blades detail", "Good, with questions to follow"),
        Detail.EXCEPTIONAL: words.pgettext("blades detail", "Exceptional"),
    }


def _subjects(words: Words) -> Mapping[StrEnum, str]:
    return {
        Subject.SITUATION: words.pgettext("blades question", "A situation"),
        Subject.PERSON: words.pgettext("blades question", "A person"),
    }


def _questions(words: Words) -> Mapping[StrEnum, str]:
    return {
        Question.PLAN: words.pgettext("blades question", "What do they plan?"),
        Question.MOOD: words.pgettext("blades question", "What mood is behind the face?"),
        Question.WON_OVER: words.pgettext("blades question", "What would win or turn them?"),
        Question.DANGER: words.pgettext("blades question", "Which danger is not yet seen?"),
        Question.WEAKNESS: words.pgettext("blades question", "Where is the weakest point?"),
        Question.WAY_IN: words.pgettext("blades question", "Where is the way in, or the hoard?"),
        Question.BELOW_THE_SURFACE: words.pgettext(
            "blades question", "What does the surface hide?"
        ),
        Question.WHO_ELSE: words.pgettext("blades question", "Who else pulls strings?"),
        Question.ORIGIN: words.pgettext("blades question", "Where did it come from?"),
    }


OUTCOME_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        Answering: _answerings,
        ConsequenceKind: _consequence_kinds,
        Detail: _details,
        MenuItem: _menu_items,
        Question: _questions,
        ResistanceSource: _resistance_sources,
        Resisting: _resistings,
        Subject: _subjects,
        ThreatState: _threat_states,
        Verdict: _verdicts,
    }
)
"""The texts of every choice, by its class."""
