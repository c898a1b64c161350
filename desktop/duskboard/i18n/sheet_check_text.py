"""Checks of a quick sheet -> words: what is rolled against, and how it went."""

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict, needed
from duskboard.core.dice import Pool, Rating
from duskboard.i18n.chase_check_text import check_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.play.roll import SkillCheck
from duskboard.table.entity import Roll
from duskboard.table.view import RollView


def against_text(
    words: Words, skill: str, value: int, source: CheckSource = CheckSource.D100
) -> str:
    """Return what is rolled of a sheet: "Climb 45"; of a pool its name alone: its dice say more."""
    name = check_name(words, skill, source)
    if source is not CheckSource.D100:
        return name
    texts = {"skill": name, "value": value}
    return words.pgettext("check", "%(skill)s %(value)s") % texts


def armed_text(words: Words, check: SkillCheck) -> str:
    """Return what is about to be rolled of a sheet, at its level: "Climb 45 · Hard 22"."""
    text = against_text(words, check.skill, check.value, check.source)
    if check.source is not CheckSource.D100 or check.difficulty is Difficulty.REGULAR:
        return text
    level = {
        "skill": enum_text(words, check.difficulty),
        "value": needed(check.value, check.difficulty),
    }
    return dotted(words, [text, words.pgettext("check", "%(skill)s %(value)s") % level])


def rolled_name(words: Words, roll: Roll | RollView) -> str:
    """Return the skill of a sheet that was rolled, in the words of its game (14.5)."""
    sources = {Pool: CheckSource.POOL, Rating: CheckSource.RATING}
    return check_name(words, roll.skill, sources.get(type(roll.what), CheckSource.D100))


def verdict_text(words: Words, verdict: Verdict, difficulty: Difficulty) -> str:
    """Return how a check went: "Regular success", "Regular success, Hard needed"."""
    result = enum_text(words, verdict)
    if difficulty is Difficulty.REGULAR:
        return result
    text = words.pgettext("chase", "%(verdict)s, %(difficulty)s needed")
    return text % {"verdict": result, "difficulty": enum_text(words, difficulty)}


def check_parts(words: Words, check: SkillCheck, roll: Roll, verdict: Verdict) -> list[str]:
    """Return what a check of a sheet was: what was rolled, the Luck spent, how it went.

    The level that a pool needed is in its dice: "4d @8".
    """
    rolled = [against_text(words, check.skill, check.value, check.source)]
    level = check.difficulty
    if check.source is not CheckSource.D100:
        rolled.append(roll_name(words, roll.what))
        level = Difficulty.REGULAR
    return [*rolled, luck_text(words, check.luck), verdict_text(words, verdict, level)]


def luck_text(words: Words, spent: int) -> str:
    """Return the Luck that was spent on a roll: "12 Luck spent"; "" for none."""
    if not spent:
        return ""
    return words.ngettext("%(count)d Luck spent", "%(count)d Luck spent", spent) % {"count": spent}
