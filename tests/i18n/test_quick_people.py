from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Side, Skill, Vitals
from duskboard.core.chase.physique import Weapon
from duskboard.core.chase.skill import SkillId
from duskboard.core.dice import Expression, Handful
from duskboard.i18n.person_line import change_line, person_caption
from duskboard.i18n.person_words import OTHER_WORDS, SIDE_WORDS, SKILL_WORDS, VITAL_WORDS
from duskboard.i18n.quick_people import (
    NoPersonNameError,
    NoPersonTextError,
    PersonDraft,
    PersonNumberError,
    PersonTwiceError,
    PersonWordError,
    QuickPersonError,
    looks_like_person,
    parse_people,
    parse_person,
)
from duskboard.i18n.words import Language, Words

ENGLISH = Words(Path("unused"))
QUARRY, PURSUER = Side.QUARRY, Side.PURSUER
WIDE = {0x21 + at: 0xFF01 + at for at in range(94)} | {ord(" "): 0x3000}
"""The full-width forms of a Chinese keyboard."""


def skills(**values: int) -> tuple[Skill, ...]:
    return tuple(Skill(name=name, value=value) for name, value in values.items())


GHOULS = PersonDraft(name="ghoul", side=PURSUER, mov=9, dex=40, skills=skills(climb=40), count=3)
ZH_GHOULS = PersonDraft(
    name="食屍鬼", side=PURSUER, mov=9, dex=40, skills=skills(climb=40), count=3
)


def of_pool(name: str) -> PersonDraft:
    return PersonDraft(name=name, side=PURSUER, skills=skills(climb=5), source=CheckSource.POOL)


def of_points(hit_points: int, full: int) -> Vitals:
    return Vitals(hit_points=hit_points, full_hit_points=full)


SIX_DICE = PersonDraft(name="Vamp", side=PURSUER, skills=skills(any=6), source=CheckSource.POOL)
HURT = replace(of_points(9, 11), sanity=55, full_sanity=55, magic=10, full_magic=10)
EDDA = PersonDraft(name="Edda Marsh", side=QUARRY, mov=8, dex=70, skills=skills(climb=45, jump=40))


@pytest.mark.parametrize(
    ("text", "draft"),
    [
        ("ghoul x3 dex40 mov9 climb40", GHOULS),
        ("ghoul ×3, DEX 40, MOV 9, Climb: 40", GHOULS),
        ("x3 ghoul dex=40 mov=9 climb=40", GHOULS),
        ("3x ghoul dex40mov9climb40", GHOULS),
        ("Edda Marsh mov8 dex70 climb45 jump40 quarry", EDDA),
        ("Edda Marsh, flees, mov 8, dex 70, climb 45, jump 40", EDDA),
        ("食屍鬼 x3 敏捷40 移動9 攀爬40", ZH_GHOULS),
        ("食屍鬼x3敏捷40移動9攀爬40", ZH_GHOULS),
        ("食屍鬼 x3 敏捷40 移動9 climb40".translate(WIDE), ZH_GHOULS),
        ("食屍鬼3隻，移動速度：9，敏捷：40、攀爬：40", ZH_GHOULS),
        ("小偷 逃 移动8 潜行50", PersonDraft(name="小偷", side=QUARRY, skills=skills(stealth=50))),
        ("Hob", PersonDraft(name="Hob", side=PURSUER)),
        ("Vex pool mov8 climb5", of_pool("Vex")),
        ("Vex, climb5, pool", of_pool("Vex")),
        ("薇 骰池 攀爬5", of_pool("薇")),
        ("Ned Pool climb5", PersonDraft(name="Ned Pool", side=PURSUER, skills=skills(climb=5))),
        ("pool climb5", PersonDraft(name="pool", side=PURSUER, skills=skills(climb=5))),
        ("“car pool” climb5", PersonDraft(name="car pool", side=PURSUER, skills=skills(climb=5))),
        (
            "hired blades x3",
            PersonDraft(name="hired blades", side=PURSUER, count=3),
        ),
        ("Ash rating", PersonDraft(name="Ash", side=PURSUER, source=CheckSource.RATING)),
        ("the hound gm", PersonDraft(name="the hound", side=PURSUER, source=CheckSource.SAID)),
        ("Guard 2 mov7", PersonDraft(name="Guard 2", side=PURSUER, mov=7)),
        (
            "“Lady Luck” luck 60",
            PersonDraft(name="Lady Luck", side=PURSUER, skills=skills(luck=60)),
        ),
        ("「追逐者甲」 移動8", PersonDraft(name="追逐者甲", side=PURSUER)),
        (
            "Finn spot hidden 40 drive auto 30 fast talk 20",
            PersonDraft(
                name="Finn",
                side=PURSUER,
                skills=(
                    Skill(name="spot", value=40),
                    Skill(name="drive", value=30),
                    Skill(name="fast-talk", value=20),
                ),
            ),
        ),
        (
            "Finn mov9 parkour60 rope-work 40",
            PersonDraft(
                name="Finn",
                side=PURSUER,
                mov=9,
                skills=(Skill(name="parkour", value=60), Skill(name="rope-work", value=40)),
            ),
        ),
        ("pursuer x2 mov7", PersonDraft(name="Pursuer", side=PURSUER, mov=7, count=2)),
        ("Max3 mov7", PersonDraft(name="Max3", side=PURSUER, mov=7)),
        ("Hob dex0", PersonDraft(name="Hob", side=PURSUER, dex=0)),
        ("Vamp pool 6", SIX_DICE),
        ("Vamp pool6", SIX_DICE),
        ("Vamp 骰池 6顆", SIX_DICE),
        ("Vamp pool: 6 dice mov8", SIX_DICE),
        ("Hob any40", PersonDraft(name="Hob", side=PURSUER, skills=skills(any=40))),
        ("Hob d100 40", PersonDraft(name="Hob", side=PURSUER, skills=skills(any=40))),
        ("Vamp pool 6 climb3", replace(SIX_DICE, skills=skills(any=6, climb=3))),
        ("ghoul hp13", PersonDraft(name="ghoul", side=PURSUER, vitals=of_points(13, 13))),
        ("Edda 耐久9\uff0f11 理智55 魔法10", PersonDraft(name="Edda", side=PURSUER, vitals=HURT)),
        ("Edda hp 9/11 san55 mp10", PersonDraft(name="Edda", side=PURSUER, vitals=HURT)),
        (
            "Edda 耐久值9\uff0f11、理智55、魔法值10",
            PersonDraft(name="Edda", side=PURSUER, vitals=HURT),
        ),
    ],
)
def test_a_line_makes_somebody(text: str, draft: PersonDraft) -> None:
    assert parse_person(ENGLISH, text) == draft


def test_whoever_says_no_side_is_on_the_side_of_the_field() -> None:
    assert parse_person(ENGLISH, "Edda mov8", QUARRY).side is QUARRY
    assert parse_person(ENGLISH, "Hob mov8 chases", QUARRY).side is PURSUER


@pytest.mark.parametrize(
    ("text", "error", "args"),
    [
        ("", NoPersonTextError, ()),
        ("  \n ", NoPersonTextError, ()),
        ("mov7 dex50", NoPersonNameError, ()),
        ("Edda mov8 quik dex70", PersonWordError, ("quik",)),
        ("Edda mov dex70", PersonWordError, ("mov",)),
        ("Edda Marsh 敏捷 mov8", PersonWordError, ("敏捷",)),
        ("Edda mov8 climb", PersonWordError, ("climb",)),
        ("食屍鬼 移動9 很快", PersonWordError, ("很快",)),
        ("Edda mov8 7", PersonWordError, ("7",)),
        ("Edda dex40 敏捷50", PersonTwiceError, ("敏捷50",)),
        ("Edda x2 x3", PersonTwiceError, ("x3",)),
        ("Edda mov8 flees chases", PersonTwiceError, ("chases",)),
        ("ghoul x99 dex-5", PersonNumberError, ("dex-5", 0, 999)),
        ("ghoul dex -5", PersonNumberError, ("dex -5", 0, 999)),
        ("ghoul mov−1", PersonNumberError, ("mov−1", 1, 20)),
        ("ghoul mov8 climb: -40", PersonNumberError, ("climb: -40", 0, 999)),
        ("ghoul mov8 rope-work-5", PersonNumberError, ("rope-work-5", 0, 999)),
        ("食屍鬼 移動9 敏捷\uff0d5", PersonNumberError, ("敏捷-5", 0, 999)),
        ("Edda mov0", PersonNumberError, ("mov0", 1, 20)),
        ("Edda mov21", PersonNumberError, ("mov21", 1, 20)),
        ("Edda climb1000", PersonNumberError, ("climb1000", 0, 999)),
        ("Edda climb99999999999999", PersonNumberError, ("climb99999999999999", 0, 999)),
        ("Edda hp12/11", PersonNumberError, ("hp12/11", 12, 999)),
        ("Edda hp9 hp10", PersonTwiceError, ("hp10",)),
        ("Edda mov8/9", PersonWordError, ("mov8/9",)),
        ("Vamp pool 6 any5", PersonTwiceError, ("any5",)),
        ("Vamp gm 6", PersonWordError, ("6",)),
        ("Edda x0", PersonNumberError, ("x0", 1, 99)),
        ("Edda x100", PersonNumberError, ("x100", 1, 99)),
    ],
)
def test_an_error_names_the_word_at_fault(
    text: str, error: type[QuickPersonError], args: tuple[object, ...]
) -> None:
    with pytest.raises(error) as raised:
        parse_people(ENGLISH, text)
    assert raised.value.args == args


def test_one_line_may_be_blank_too() -> None:
    with pytest.raises(NoPersonTextError):
        parse_person(ENGLISH, "  ")


def test_lines_make_several_people() -> None:
    assert parse_people(ENGLISH, "Edda mov8\nHob mov7; 食屍鬼 x2；") == (
        PersonDraft(name="Edda", side=PURSUER),
        PersonDraft(name="Hob", side=PURSUER, mov=7),
        PersonDraft(name="食屍鬼", side=PURSUER, count=2),
    )


def test_every_skill_is_understood_by_each_of_its_names() -> None:
    names = [(skill, word) for skill in SkillId for word in SKILL_WORDS[skill].split("|")]
    for skill, word in names:
        draft = parse_person(ENGLISH, f"Edda mov8 {word} 33")
        if skill is SkillId.DEX:
            assert (draft.dex, draft.skills) == (33, ())
        else:
            assert draft.skills == (Skill(name=skill, value=33),)


def test_no_word_says_two_things() -> None:
    words = [word for line in SKILL_WORDS.values() for word in set(line.split("|"))]
    words += [word for line in SIDE_WORDS.values() for word in set(line.split("|"))]
    words += [word for line in VITAL_WORDS.values() for word in set(line.split("|"))]
    words += OTHER_WORDS["any"].split("|")
    assert len(set(words)) == len(words)
    assert set(SKILL_WORDS) == set(SkillId)


@pytest.mark.parametrize(
    ("draft", "caption"),
    [
        (GHOULS, "3 × ghoul · Pursuer · MOV 9 · DEX 40 · Climb 40"),
        (EDDA, "Edda Marsh · Quarry · MOV 8 · DEX 70 · Climb 45 · Jump 40"),
        (
            PersonDraft(name="Finn", side=PURSUER, skills=skills(parkour=60)),
            "Finn · Pursuer · MOV 8 · DEX 50 · parkour 60",
        ),
        (SIX_DICE, "Vamp · Pursuer · MOV 8 · DEX 50 · Any check 6 · Storyteller pool"),
        (
            PersonDraft(name="Edda", side=PURSUER, vitals=HURT),
            "Edda · Pursuer · MOV 8 · DEX 50 · HP 9 · SAN 55 · MP 10",
        ),
    ],
)
def test_a_caption_repeats_what_was_understood(draft: PersonDraft, caption: str) -> None:
    assert person_caption(ENGLISH, draft) == caption


def test_a_caption_speaks_chinese_and_is_understood_again(words: Words) -> None:
    draft = parse_person(words, "食屍鬼 x3 敏捷40 移動9 攀爬40")
    assert draft == ZH_GHOULS
    again = person_caption(words, draft).removeprefix("3 × ")
    assert parse_person(words, f"x3 {again}") == draft


def test_whoever_has_no_name_is_called_by_the_side(taiwan: Words) -> None:
    assert parse_person(taiwan, "追逐者 x2 移動7").name == "追逐者"
    assert person_caption(taiwan, GHOULS) == ("3 × ghoul · 追逐者 · 移動速度 9 · 敏捷 40 · 攀爬 40")


@pytest.mark.parametrize(
    ("text", "looks"),
    [
        ("ghoul x3 dex40", True),
        ("食屍鬼 移動9", True),
        ("Edda climb 45", True),
        ("Edda hp11", True),
        ("Edda Marsh", False),
        ("ghoul x3", False),
        ("Alarm 6 danger", False),
        ("mov9", False),
        ("Edda mov99", False),
        ("3d6+2", False),
    ],
)
def test_somebody_is_told_from_words_to_look_for(*, text: str, looks: bool) -> None:
    assert looks_like_person(ENGLISH, text) is looks


@given(st.text(max_size=40))
def test_any_text_makes_people_or_says_why_not(text: str) -> None:
    try:
        drafts = parse_people(ENGLISH, text)
    except QuickPersonError:
        return
    for draft in drafts:
        assert draft.name.strip()
        assert person_caption(ENGLISH, draft)


likely = st.sampled_from(
    [
        "Edda",
        "x3",
        "mov8",
        "dex",
        "40",
        "敏捷40",
        "climb 45",
        "flees",
        "追",
        "，",
        "\n",
        "7",
        "quik9",
    ]
)


@given(st.lists(likely, max_size=8).map(" ".join))
def test_likely_words_make_people_or_say_which_word_does_not(text: str) -> None:
    said: tuple[object, ...] = ()
    drafts: tuple[PersonDraft, ...] = ()
    try:
        drafts = parse_people(ENGLISH, text)
    except QuickPersonError as error:
        said = error.args
    assert all(isinstance(part, int) or str(part) in text for part in said)
    assert all(1 <= draft.mov <= 20 and 1 <= draft.count <= 99 for draft in drafts)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", ["Edda Marsh", "Agent 47", "Climb 40", "x3", "艾妲・馬許"])
def test_a_line_is_read_as_what_it_was_made_of(
    spoken: Mapping[Language, Words], language: Language, name: str
) -> None:
    draft = PersonDraft(
        name=name,
        side=Side.QUARRY,
        mov=9,
        dex=70,
        skills=(Skill(name="climb", value=45), Skill(name="fast-talk", value=30)),
        count=3,
        vitals=HURT,
    )
    words = spoken[language]
    assert parse_person(words, change_line(words, draft), Side.QUARRY) == draft


def test_a_line_is_short(english: Words) -> None:
    draft = PersonDraft(
        name="Ghoul", side=Side.PURSUER, mov=9, dex=40, skills=(Skill(name="climb", value=40),)
    )
    assert change_line(english, draft) == "Ghoul mov9 dex40 climb40"


def test_weapons_attacks_build_armour_and_wings_are_typed(english: Words) -> None:
    draft = parse_person(
        english, "Thing mov9 attacks3 build4 armour2 claws 1d6+2 spit 2d10! flies dex60"
    )
    assert (draft.name, draft.mov, draft.dex, draft.build) == ("Thing", 9, 60, 4)
    claws, spit = draft.physique.weapons
    assert claws == Weapon(
        name="claws",
        skill="fighting",
        damage=Expression(handfuls=(Handful(count=1, sides=6),), modifier=2),
    )
    assert (spit.name, spit.skill, spit.is_ranged, spit.impales) == (
        "spit",
        "firearms",
        True,
        True,
    )
    assert (draft.physique.attacks, draft.physique.armour, draft.physique.flies) == (3, 2, True)
    assert parse_person(english, change_line(english, draft)) == draft
    slight = parse_person(english, "Imp build-1 bite d4+4 mov7")
    assert (slight.build, slight.physique.weapons[0].damage) == (
        -1,
        Expression(handfuls=(Handful(count=1, sides=4),), modifier=4),
    )
    with pytest.raises(PersonNumberError):
        parse_person(english, "Imp attacks0 mov7")


def test_weapons_are_typed_in_chinese(taiwan: Words) -> None:
    draft = parse_person(taiwan, "食屍鬼 移動9 攻擊次數2 體格1 利爪 1d6 會飛")
    assert (draft.name, draft.build, draft.physique.attacks) == ("食屍鬼", 1, 2)
    assert (draft.physique.weapons[0].name, draft.physique.flies) == ("利爪", True)
    assert parse_person(taiwan, change_line(taiwan, draft)) == draft
