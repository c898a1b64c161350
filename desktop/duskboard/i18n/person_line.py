"""Somebody in a chase -> the line that types them, as `quick_people` reads it."""

from duskboard.core.chase.check import CheckSource
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.quick_people import SOURCE_WORDS, PersonDraft
from duskboard.i18n.words import Words


def person_line(words: Words, draft: PersonDraft) -> str:
    """Return a line that can be changed and sent off: '"Ilse" pool mov 8 dex 70 Climb 5'."""
    name = draft.name.replace('"', "'")
    parts = [f'"{name}"', enum_text(words, draft.side)]
    if draft.source is not CheckSource.D100:
        parts.append(SOURCE_WORDS[draft.source].split("|")[0])
    parts.append(f"{words.pgettext('chase', 'MOV')} {draft.mov}")
    parts.append(f"{words.pgettext('chase skill', 'DEX')} {draft.dex}")
    parts.extend(f"{skill_text(words, one.name)} {one.value}" for one in draft.skills)
    return " ".join(parts)
