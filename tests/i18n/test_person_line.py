"""Somebody in a chase as a line, and read again."""

from pathlib import Path

import pytest

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Side, Skill
from duskboard.core.chase.skill import SkillId
from duskboard.i18n.person_line import person_line
from duskboard.i18n.quick_people import PersonDraft, parse_people
from duskboard.i18n.words import Language, Words

OFFERED = (
    SkillId.CON,
    SkillId.DRIVE,
    SkillId.CLIMB,
    SkillId.JUMP,
    SkillId.STR,
    SkillId.LOCKSMITH,
    SkillId.FIGHTING,
    SkillId.DODGE,
    SkillId.FIREARMS,
    SkillId.STEALTH,
    SkillId.SPOT,
)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("side", Side)
def test_a_line_is_read_as_what_it_was_made_of(
    resources: Path, language: Language, side: Side
) -> None:
    words = Words(resources / "translations", language)
    draft = PersonDraft(
        name="Ilse x3 dex9",
        side=side,
        mov=8,
        dex=70,
        skills=tuple(Skill(name=name, value=place) for place, name in enumerate(OFFERED)),
        source=CheckSource.POOL,
    )
    line = person_line(words, draft)
    assert parse_people(words, line) == (draft,)


def test_a_line_can_be_read_by_people(resources: Path) -> None:
    words = Words(resources / "translations", Language.ENGLISH)
    draft = PersonDraft(
        name="Ilse",
        side=Side.QUARRY,
        mov=8,
        dex=70,
        skills=(Skill(name=SkillId.CLIMB, value=5),),
        source=CheckSource.POOL,
    )
    assert person_line(words, draft) == '"Ilse" Quarry pool MOV 8 DEX 70 Climb 5'
