from collections.abc import Mapping
from dataclasses import replace

import pytest
from tests.i18n.blades_roll_reports import GANG, LUCK, RESISTANCE, ROLL, TEAM

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.outcome import offer_of
from duskboard.core.blades.position import Position
from duskboard.core.blades.roll import judge_rating
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating
from duskboard.i18n.blades_ability_rule_text import key_rule
from duskboard.i18n.blades_roll_text import explained, offer_text
from duskboard.i18n.blades_standing_text import status_tip
from duskboard.i18n.blades_view_text import (
    resisted_for,
    view_name,
    view_outcome,
    view_title,
    view_verdict,
)
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Language, Words
from duskboard.table.action_roll import FortunePair
from duskboard.table.action_view import blades_view

ACTION, GROUP = blades_view(ROLL), blades_view(TEAM)
RESISTED, FORTUNE = blades_view(RESISTANCE), blades_view(LUCK)
PAIR = blades_view(FortunePair(first=GANG, second=LUCK))


def test_a_roll_is_told_in_four_texts(english: Words) -> None:
    told = [
        (
            view_title(english, view),
            view_name(english, view),
            view_outcome(english, view),
            view_verdict(english, view),
        )
        for view in (replace(ACTION, helper="Dov"), GROUP, RESISTED, FORTUNE, PAIR)
    ]
    assert told == [
        (
            "Nell: Over the roof",
            "Prowl, risky, standard",
            "4/5",
            "Done, at a price · helped by Dov",
        ),
        (
            "Nell",
            "Prowl, risky, standard",
            "Critical",
            "Better than clean · group action, Nell and The Rafters",
        ),
        ("Nell", "Resists with Prowess", "3 stress", ""),
        ("The fog", "Fortune", "Exceptional, or great", ""),
        ("The Rafters against The fog", "Fortune", "The fog does better", ""),
    ]


def test_two_sides_may_come_out_alike_and_resisting_may_clear(
    english: Words, taiwan: Words
) -> None:
    alike = blades_view(FortunePair(first=GANG, second=GANG))
    assert view_outcome(english, alike) == "Neither gains"
    assert [resisted_for(english, stress) for stress in (-1, 0, 2)] == [
        "1 stress cleared",
        "No stress",
        "2 stress",
    ]
    assert resisted_for(taiwan, 2) == "2 點壓力"


def test_a_roll_says_line_by_line_what_it_is_made_of(english: Words) -> None:
    assert explained(english, ROLL) == (
        ("Prowl", "2d"),
        ("Push", "+1d"),
        ("Position", "Risky"),
        ("Effect", "Standard"),
        ("Faces", "2 5 1 · 4/5"),
        ("Overruled by the GM", "the same push twice"),
    )
    assert explained(english, RESISTANCE) == (
        ("Prowess", "2d"),
        ("Faces", "3 2 · 1–3"),
        ("Stress", "+3"),
    )
    zero = replace(LUCK, result=judge_rating(Rating(count=0), (6, 4)))
    assert explained(english, zero) == (
        ("Sheer luck", "1d"),
        ("Major advantages", "+1d"),
        ("Faces", "6 4, the lower counts · 4/5"),
    )
    assert explained(english, TEAM)[-3:] == (
        ("Stress of the leader", "1"),
        ("Ability", "Expertise: 1 stress at most"),
        ("Ability", "Synchronized: sixes of several make a critical"),
    )


def test_an_outcome_says_what_it_offers(english: Words, taiwan: Words) -> None:
    risky = offer_of(Position.RISKY, Outcome.PARTIAL)
    assert offer_text(english, risky) == (
        "Level 2 harm · Complication, 2 segments · Reduced effect · Worse position"
    )
    faltering = offer_of(Position.CONTROLLED, Outcome.BAD)
    assert offer_text(english, faltering) == "Worse position · withdraw instead"
    assert offer_text(taiwan, faltering) == "更糟情勢 · 改為退出"


@pytest.mark.rule("blades 90")
def test_the_sixteen_abilities_of_crews_are_told_in_every_language(
    spoken: Mapping[Language, Words],
) -> None:
    assert len(CrewAbilityId) == 16
    for one in CrewAbilityId:
        named = {enum_text(words, one) for words in spoken.values()}
        ruled = {key_rule(words, one) for words in spoken.values()}
        assert len(named) >= 2  # some are the same in both scripts
        assert len(ruled) >= 2
        assert all(ruled)


@pytest.mark.rule("blades 170")
def test_what_a_status_means_is_told_in_every_language(words: Words) -> None:
    told = [status_tip(words, status) for status in range(-3, 4)]
    assert len(set(told)) == 7
    assert all(told)
