"""What is offered to participants of other games (rules/chase.md 14.4, 14.5)."""

import pytest

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.harm import HARM_DICE, Severity, roll_harm
from duskboard.core.chase.offer import OFFERS, CheckKind, kind_of, offered_speed
from duskboard.core.dice import ReportedTotal, ScriptedDice, TotalError, bounds
from duskboard.i18n.chase_check_text import check_name, check_value
from duskboard.i18n.words import Language, Words
from duskboard.paths import resources


@pytest.mark.rule("chase 14.4")
@pytest.mark.parametrize(
    ("source", "dots", "offered"),
    [
        (CheckSource.POOL, 2, (7, 50)),
        (CheckSource.POOL, 3, (8, 70)),
        (CheckSource.RATING, 1, (7, 50)),
        (CheckSource.RATING, 2, (8, 70)),
        (CheckSource.D100, 2, None),
        (CheckSource.SAID, 2, None),
    ],
)
def test_mov_and_dex_are_offered_for_dexterity_or_prowess(
    source: CheckSource, dots: int, offered: tuple[int, int] | None
) -> None:
    assert offered_speed(source, dots) == offered


@pytest.mark.rule("chase 14.5")
def test_each_check_is_offered_in_each_game() -> None:
    words = Words(resources() / "translations", Language.ENGLISH)
    names = {
        kind: [
            check_name(words, OFFERS[kind].skills[0], source) for source in list(CheckSource)[:3]
        ]
        for kind in CheckKind
    }
    assert names == {
        CheckKind.SPEED: ["CON", "Stamina + Athletics", "Prowl"],
        CheckKind.DRIVE: ["Drive Auto", "Dexterity + Drive", "Finesse"],
        CheckKind.CLIMB: ["Climb", "Dexterity + Athletics", "Prowl"],
        CheckKind.FORCE: ["STR", "Strength + Athletics", "Wreck"],
        CheckKind.LOCK: ["Locksmith", "Dexterity + Security", "Tinker"],
        CheckKind.ATTACK: ["Fighting", "Dexterity + Brawl", "Skirmish"],
        CheckKind.DODGE: ["Dodge", "Dexterity + Dodge", "Prowl"],
        CheckKind.SHOT: ["Firearms", "Dexterity + Firearms", "Hunt"],
        CheckKind.HIDE: ["Stealth", "Dexterity + Stealth", "Prowl"],
        CheckKind.FIND: ["Spot Hidden", "Perception + Alertness", "Survey"],
    }
    assert check_name(words, "Parkour", CheckSource.POOL) == "Parkour"
    assert [check_value(words, source, 4) for source in CheckSource] == ["4", "4d", "4d", ""]


@pytest.mark.rule("chase 14.5")
def test_skills_that_serve_alike_are_one_check() -> None:
    assert [kind_of(name) for name in ("climb", "jump", "dex", "str", "swim")] == [
        CheckKind.CLIMB,
        CheckKind.CLIMB,
        CheckKind.CLIMB,
        CheckKind.FORCE,
        None,
    ]


@pytest.mark.rule("chase 5.8")
@pytest.mark.rule("chase 10.1")
def test_harm_has_six_steps() -> None:
    assert [bounds(HARM_DICE[severity]) for severity in Severity] == [
        (1, 3),
        (1, 6),
        (1, 10),
        (2, 20),
        (4, 40),
        (8, 80),
    ]
    assert roll_harm(Severity.DEADLY, ScriptedDice([7, 9])).total == 16
    assert roll_harm(Severity.MINOR, ReportedTotal(total=3)).total == 3
    with pytest.raises(TotalError):
        roll_harm(Severity.MINOR, ReportedTotal(total=4))
