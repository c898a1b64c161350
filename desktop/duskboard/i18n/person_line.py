"""Somebody in a chase -> words: what was understood, and the line that `quick_people` reads."""

from collections.abc import Iterator

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Vitals
from duskboard.core.chase.skill import SkillId
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.person_words import (
    BODY_WORDS,
    FLYING_WORDS,
    OTHER_WORDS,
    SKILL_WORDS,
    SOURCE_WORDS,
    VITAL_WORDS,
)
from duskboard.i18n.quick_people import PersonDraft, QuickPersonError, parse_person
from duskboard.i18n.roll_text import roll_name
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
    parts.extend(_vital_parts(words, draft.vitals))
    parts.extend(_body_parts(words, draft))
    return " ".join(parts)


def person_caption(words: Words, draft: PersonDraft) -> str:
    """Return what was understood: "3 × ghoul · Pursuer · MOV 9 · DEX 40 · Climb 40"."""
    name = draft.name
    if draft.count > 1:
        texts = {"count": draft.count, "name": draft.name}
        name = words.pgettext("chase", "%(count)d × %(name)s") % texts
    numbers = [
        (words.pgettext("chase", "MOV"), draft.mov),
        (words.pgettext("chase skill", "DEX"), draft.dex),
        *((skill_text(words, skill.name), skill.value) for skill in draft.skills),
        *_vital_numbers(words, draft.vitals),
    ]
    value = words.pgettext("chase", "%(skill)s %(value)d")
    said = [value % {"skill": label, "value": number} for label, number in numbers]
    said += _body_parts(words, draft)
    source = "" if draft.source is CheckSource.D100 else enum_text(words, draft.source)
    return dotted(words, [name, enum_text(words, draft.side), *said, source])


def person_hint(words: Words) -> str:
    """Return what may be typed of somebody."""
    return words.pgettext(
        "chase", "Name, MOV, DEX, skills, hp11; other games: “pool climb5”, or “pool 6” for all."
    )


def change_line(words: Words, draft: PersonDraft) -> str:
    """Return the line that means a draft, to be changed and read again, but for the side.

    "Edda Marsh mov8 dex70 climb45", "ghoul x3 mov9 dex40". A name that would be read otherwise is
    put in quotes.
    """
    numbers = [("mov", draft.mov), (SkillId.DEX.value, draft.dex)]
    numbers += [(one.name, one.value) for one in draft.skills if one.name != SkillId.DEX]
    parts = [f"x{draft.count}"] if draft.count > 1 else []
    parts += [f"{_line_word(words, name)}{value}" for name, value in numbers]
    parts += _vital_parts(words, draft.vitals)
    parts += _body_parts(words, draft)
    if draft.source is not CheckSource.D100:
        parts.append(SOURCE_WORDS[draft.source].split("|")[0])
    plain = " ".join([draft.name, *parts])
    try:
        read = parse_person(words, plain, draft.side)
    except QuickPersonError:
        read = None
    if read is not None and (read.name, read.mov) == (draft.name, draft.mov):
        return plain
    return " ".join([f"“{draft.name}”", *parts])


def _vital_numbers(words: Words, vitals: Vitals) -> Iterator[tuple[str, int]]:
    """Yield hit points and the like that are known, by their names."""
    names = {
        "hit_points": words.pgettext("quick sheet", "HP"),
        "sanity": words.pgettext("quick sheet", "SAN"),
        "magic": words.pgettext("quick sheet", "MP"),
    }
    for key, name in names.items():
        value = getattr(vitals, key)
        if value is not None:
            yield name, value


def _vital_parts(words: Words, vitals: Vitals) -> Iterator[str]:
    """Yield hit points and the like as they are typed: "hp11", "hp9/11"."""
    for key, line in VITAL_WORDS.items():
        value, full = getattr(vitals, key), getattr(vitals, f"full_{key}")
        if value is not None:
            said = line.split("|")
            word = next(one for one in said if one.isascii() is not words.language.is_chinese)
            yield f"{word}{value}" + (f"/{full}" if full not in {None, value} else "")


def _body_parts(words: Words, draft: PersonDraft) -> Iterator[str]:
    """Yield Build, attacks, armour and weapons as they are typed: "attacks3", "knife d4+1"."""
    body = draft.physique
    values = {
        "build": (draft.build, 0),
        "armour": (body.armour, 0),
        "attacks": (body.attacks, 1),
    }
    for key, line in BODY_WORDS.items():
        value, usual = values[key]
        if value != usual:
            yield f"{_said_word(words, line)}{value}"
    for weapon in body.weapons:
        name = weapon.name.replace(" ", "-")
        yield f"{name} {roll_name(words, weapon.damage)}{'!' if weapon.is_ranged else ''}"
    if body.flies:
        yield _said_word(words, FLYING_WORDS)


def _said_word(words: Words, line: str) -> str:
    """Return the first of several words that belongs to the language of now."""
    return next(one for one in line.split("|") if one.isascii() is not words.language.is_chinese)


def _line_word(words: Words, name: str) -> str:
    """Return what MOV or a skill is called in a line, short where there is a short word."""
    if name == "mov":
        return words.pgettext("chase", "MOV").lower()
    known = SKILL_WORDS.get(SkillId(name)) if name in set(SkillId) else OTHER_WORDS.get(name)
    if known is None:
        return name
    return known.split("|")[0] if not words.language.is_chinese else skill_text(words, name)
