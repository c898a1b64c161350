"""A typed line -> skills with their values: "climb 45, first aid 30", "攀爬45、急救30".

Words of all three languages are understood in each; any other words before a number are a skill of
the table's own.
"""

import re
import unicodedata

from duskboard.core.chase.participant import Skill
from duskboard.core.chase.skill import SkillId
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.person_words import OTHER_WORDS, SKILL_WORDS
from duskboard.i18n.quick_people import (
    MOST_VALUE,
    NoPersonTextError,
    PersonNumberError,
    PersonWordError,
)
from duskboard.i18n.words import Words

_ONE = re.compile(r"[\s,、;。·]*(?P<name>[^\d,、;]*?)[\s:=]*(?P<value>\d+)[\s,、;。·%]*")


def parse_skills(words: Words, text: str) -> tuple[Skill, ...]:
    """Return the skills of a line, the last word on each; known ones by their identifiers.

    Raises:
        NoPersonTextError: Nothing was typed.
        PersonWordError: Words have no number, or a number has no words.
        PersonNumberError: A value is too large.
    """
    line = unicodedata.normalize("NFKC", text).strip()
    if not line:
        raise NoPersonTextError
    known, found, at = _known(words), dict[str, int](), 0
    while at < len(line):
        one = _ONE.match(line, at)
        if one is None or not one["name"].strip():
            raise PersonWordError(line[at:].strip())
        name, value = one["name"].strip(), int(one["value"])
        if value > MOST_VALUE:
            raise PersonNumberError(one.group().strip(), 0, MOST_VALUE)
        found[known.get(name.casefold(), name)] = value
        at = one.end()
    return tuple(Skill(name=name, value=value) for name, value in found.items())


def _known(words: Words) -> dict[str, str]:
    lines = [*SKILL_WORDS.items(), *OTHER_WORDS.items()]
    known = {word: skill for skill, line in lines for word in line.split("|")}
    known.update({skill_text(words, skill).casefold(): skill.value for skill in SkillId})
    return known
