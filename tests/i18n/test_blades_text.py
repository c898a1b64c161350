from collections.abc import Callable, Mapping

import pytest
from tests.i18n.blades_crew_reports import REPORTS as CREWED
from tests.i18n.blades_downtime_reports import REPORTS as RESTED
from tests.i18n.blades_life_reports import LIVED
from tests.i18n.blades_reports import WRITTEN
from tests.i18n.blades_roll_reports import ROLLED
from tests.i18n.blades_world_reports import REPORTS as OUT_THERE

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.trait import ActionId, TraumaId, ViceId
from duskboard.i18n.blades_ability_rule_text import ability_rule, key_rule
from duskboard.i18n.blades_ability_text import ability_text
from duskboard.i18n.blades_about_text import (
    coin_worth,
    retires_text,
    trauma_about,
    trauma_line,
    vice_about,
)
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.report_text import act_text, report_text
from duskboard.i18n.words import Language, Words
from duskboard.table.transaction import Report

ClassesOf = Callable[[str, type], frozenset[type]]
REPORTS: Mapping[Report, tuple[str, str, str]] = {
    **WRITTEN,
    **CREWED,
    **RESTED,
    **LIVED,
    **ROLLED,
    **OUT_THERE,
}


def test_every_report_of_blades_is_tried_here(classes_of: ClassesOf) -> None:
    assert classes_of("duskboard.play.blades", Report) == {type(one) for one in REPORTS}


def test_a_report_has_its_row_and_its_step(english: Words) -> None:
    for report, (title, detail, figure) in REPORTS.items():
        row = report_text(english, report)
        assert (row.title, row.detail, row.figure) == (title, detail, figure)
        said = f"{detail} · {figure}" if figure else detail
        assert act_text(english, report) == f"{title}: {said}"


@pytest.mark.parametrize("language", [lang for lang in Language if lang.is_chinese])
def test_a_report_is_told_in_chinese(spoken: Mapping[Language, Words], language: Language) -> None:
    for report, english in REPORTS.items():
        row, step = report_text(spoken[language], report), act_text(spoken[language], report)
        assert (row.title, row.detail) != english[:2] or not english[1].isascii(), report
        assert "%(" not in f"{row.title}{row.detail}{step}", report


@pytest.mark.rule("blades 9")
@pytest.mark.rule("blades 43")
def test_actions_and_traumas_have_the_terms_of_the_glossary(taiwan: Words, mainland: Words) -> None:
    assert [enum_text(taiwan, action) for action in ActionId] == [
        "狩獵",
        "研究",
        "調查",
        "修補",
        "靈巧",
        "匿蹤",
        "衝突",
        "破壞",
        "同調",
        "命令",
        "勾結",
        "動搖",
    ]
    assert enum_text(mainland, ActionId.PROWL) == "潜行"
    assert [enum_text(mainland, trauma) for trauma in TraumaId] == [
        "冷漠",
        "恶梦",
        "痴迷",
        "偏执",
        "鲁莽",
        "软弱",
        "不稳",
        "恶毒",
    ]


def test_an_ability_is_called_by_the_table_or_by_its_key(english: Words, taiwan: Words) -> None:
    assert ability_text(english, Ability(key=AbilityId.DEVILS_FOOTSTEPS)) == "The Devil’s Footsteps"
    assert ability_text(taiwan, Ability(key=CrewAbilityId.WAR_DOGS)) == "戰犬"
    assert ability_text(taiwan, Ability(key=AbilityId.MULE, name="Ox")) == "Ox"
    assert ability_text(english, Ability(key="rooftops")) == "rooftops"


def test_every_ability_says_what_it_does(words: Words) -> None:
    said = [key_rule(words, ability) for ability in (*AbilityId, *CrewAbilityId)]
    assert all(said)
    assert len(set(said)) == 58


def test_a_table_says_what_its_own_ability_does(english: Words) -> None:
    assert ability_rule(english, Ability(name="Tide sense", text="Ask.")) == "Ask."
    assert ability_rule(english, Ability(name="Tide sense")) == ""
    assert ability_rule(english, Ability(key=AbilityId.MULE)).endswith("heavy 8.")
    assert ability_rule(english, Ability(key=AbilityId.MULE, text="Ours.")) == "Ours."


@pytest.mark.rule("blades 82")
@pytest.mark.rule("blades 171")
@pytest.mark.rule("blades-abilities V1")
@pytest.mark.rule("blades-abilities V2")
@pytest.mark.rule("blades-abilities V3")
@pytest.mark.rule("blades-abilities V4")
@pytest.mark.rule("blades-abilities V5")
@pytest.mark.rule("blades-abilities V6")
@pytest.mark.rule("blades-abilities V7")
def test_vices_and_traumas_say_what_they_are(words: Words) -> None:
    said = [vice_about(words, vice) for vice in ViceId]
    said += [trauma_about(words, trauma) for trauma in TraumaId]
    assert all(said)
    assert len(set(said)) == 15
    assert (vice_about(words, "bells"), trauma_about(words, "bells")) == ("", "")


@pytest.mark.rule("blades 52")
@pytest.mark.rule("blades 55")
def test_coin_and_a_stash_say_what_they_are_worth(english: Words, words: Words) -> None:
    assert coin_worth(english).splitlines() == [
        "1: What somebody earns in a week",
        "2: A fine weapon, or a small shop’s week",
        "4: What somebody earns in a month",
        "6: A jewel",
        "8: A small shop’s good month",
        "10: The price of something big",
    ]
    assert len(coin_worth(words).splitlines()) == 6
    assert retires_text(english, 23) == "Would retire: Modest"
    assert trauma_line(english, TraumaId.COLD) == "Cold: Unmoved by what moves others"
    assert trauma_line(english, "Bells") == "Bells"
