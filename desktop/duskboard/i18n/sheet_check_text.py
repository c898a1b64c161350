"""Checks of a quick sheet -> words: what is rolled against, and how it went."""

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words


def against_text(words: Words, skill: str, value: int) -> str:
    """Return what a d100 is rolled against: "Climb 45"."""
    texts = {"skill": skill_text(words, skill), "value": value}
    return words.pgettext("check", "%(skill)s %(value)s") % texts


def verdict_text(words: Words, verdict: Verdict, difficulty: Difficulty) -> str:
    """Return how a check went: "Regular success", "Regular success, Hard needed"."""
    result = enum_text(words, verdict)
    if difficulty is Difficulty.REGULAR:
        return result
    text = words.pgettext("chase", "%(verdict)s, %(difficulty)s needed")
    return text % {"verdict": result, "difficulty": enum_text(words, difficulty)}
