"""What the choices of the chase are called, and what players may know of its parts."""

from dataclasses import replace

import pytest

from duskboard.core.chase.check import Verdict
from duskboard.core.chase.participant import Side
from duskboard.core.chase.skill import HAZARD_SKILLS, SkillId
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text, visibility_clause
from duskboard.i18n.report_text import ReportText, act_text, report_text
from duskboard.i18n.words import Words
from duskboard.play.visibility import VisibilityChanged
from duskboard.table.entity import Visibility

EDDA = EntityId("edda")


@pytest.mark.rule("chase 5.2")
def test_the_usual_skills_have_names_and_others_keep_theirs(
    english: Words, taiwan: Words, mainland: Words
) -> None:
    assert [skill_text(english, skill) for skill in HAZARD_SKILLS] == [
        "Climb",
        "Swim",
        "Dodge",
        "STR",
        "DEX",
        "Drive Auto",
    ]
    assert skill_text(english, SkillId.SPOT) == "Spot Hidden"
    assert skill_text(english, "Parkour") == skill_text(taiwan, "Parkour") == "Parkour"
    assert [skill_text(taiwan, skill) for skill in HAZARD_SKILLS] == [
        "攀爬",
        "游泳",
        "閃避",
        "力量",
        "敏捷",
        "汽車駕駛",
    ]
    assert [skill_text(mainland, skill) for skill in HAZARD_SKILLS] == [
        "攀爬",
        "游泳",
        "闪避",
        "力量",
        "敏捷",
        "汽车驾驶",
    ]


def test_choices_have_the_terms_of_the_glossary(
    english: Words, taiwan: Words, mainland: Words
) -> None:
    choices = [Side.QUARRY, Side.PURSUER, ObstacleKind.HAZARD, ObstacleKind.BARRIER]
    assert [enum_text(english, one) for one in choices] == [
        "Quarry",
        "Pursuer",
        "Hazard",
        "Barrier",
    ]
    assert [enum_text(taiwan, one) for one in choices] == ["逃離者", "追逐者", "險境", "障礙"]
    assert [enum_text(mainland, one) for one in choices] == ["逃离者", "追逐者", "险境", "障碍"]
    assert [enum_text(mainland, one) for one in Verdict] == [
        "极限成功",
        "困难成功",
        "常规成功",
        "失败",
        "大失败",
    ]


def test_a_masked_part_of_a_chase_is_a_question_mark(english: Words) -> None:
    report = VisibilityChanged(
        entity_id=EDDA,
        name="Edda",
        before=Visibility.HIDDEN,
        after=Visibility.MASKED,
        is_unnamed=True,
    )
    assert report_text(english, report) == ReportText(title="Edda", detail="players see “?”")
    assert act_text(english, report) == "“Edda”: players see “?”"
    clock = replace(report, is_unnamed=False)
    assert report_text(english, clock).detail == "players see the name only"
    assert visibility_clause(english, Visibility.MASKED) == "players see the name only"
