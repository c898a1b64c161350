"""What may follow from a step: buttons on its card."""

from dataclasses import replace

import pytest
from tests.i18n.fight_reports import (
    BACKFIRED,
    BATTERED,
    FOUND,
    HIDDEN,
    LOST,
    MADE,
    PUSHED,
    RAMMED,
    THROUGH,
    TRAIL,
)

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import Fate
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.core.rulings import RamHarm
from duskboard.i18n.words import Language, Words
from duskboard.panels.log_consequences import Consequence, ConsequenceKind, consequences_of
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.drifting import HazardLine, HazardMoved
from duskboard.play.chase.running import TurnEnded

EDDA, HOB, WAY = EntityId("edda"), EntityId("hob"), EntityId("way-4")
FELL = ObstacleTried(
    who=EDDA, name="Edda", kind=ObstacleKind.HAZARD, obstacle="Low wall", place="Yard", roll=None,
    skill="climb", value=45, difficulty=Difficulty.REGULAR, verdict=Verdict.FAILURE, passed=False,
    caution=0, prepared=0, lost=2, owed=0, loss_told=False, secret=False, ruling=None,
    harm=Severity.SEVERE,
)  # fmt: skip
LORRY = HazardLine(
    edge=WAY, name="Lorry", start="Quay", end="Lane", passed=(EDDA, HOB), names=("Edda", "Hob")
)


def rolls(name: str, who: EntityId) -> Consequence:
    return Consequence(kind=ConsequenceKind.MEET, who=who, text=f"{name} rolls", edge=WAY)


@pytest.mark.rule("chase 5.8")
def test_a_failed_hazard_offers_every_harm_its_own_first(words: Words) -> None:
    offered = consequences_of(words, FELL)
    assert [one.severity for one in offered] == [
        Severity.SEVERE, Severity.MINOR, Severity.MODERATE, Severity.DEADLY, Severity.TERMINAL,
        Severity.SPLAT,
    ]  # fmt: skip
    assert [one.is_likely for one in offered] == [True, *[False] * 5]
    assert {(one.kind, one.who) for one in offered} == {(ConsequenceKind.HARM, EDDA)}


@pytest.mark.rule("chase 6.2")
def test_a_failed_barrier_offers_a_loss_too(words: Words) -> None:
    offered = consequences_of(words, replace(FELL, kind=ObstacleKind.BARRIER, harm=None))
    assert not any(one.is_likely for one in offered)
    assert offered[-1] == Consequence(kind=ConsequenceKind.LOSS, who=EDDA, text="Lose 1D3 AP")


def test_what_came_off_offers_nothing(words: Words) -> None:
    assert consequences_of(words, replace(FELL, passed=True)) == ()
    assert consequences_of(words, None) == ()


@pytest.mark.rule("chase 5.10")
def test_whoever_stood_in_the_way_of_a_moving_hazard_rolls(words: Words) -> None:
    assert consequences_of(words, HazardMoved(line=LORRY)) == (
        rolls("Edda", EDDA),
        rolls("Hob", HOB),
    )
    gone = replace(LORRY, edge=None)
    assert consequences_of(words, HazardMoved(line=gone)) == ()


def test_the_end_of_a_round_asks_for_the_same_rolls(words: Words) -> None:
    ended = TurnEnded(name="Hob", unused=0, then="Edda", begun=2, ruling=None, hazards=(LORRY,))
    assert consequences_of(words, ended) == (rolls("Edda", EDDA), rolls("Hob", HOB))


def test_the_buttons_speak_chinese(words: Words) -> None:
    words.switch(Language.TRADITIONAL_CHINESE)
    text = consequences_of(words, HazardMoved(line=LORRY))[0].text
    assert text.startswith("Edda")
    assert text != "Edda rolls"


@pytest.mark.rule("chase 7.7")
@pytest.mark.parametrize(
    ("aboard", "texts"),
    [
        (RamHarm.ASK, ["Edda: Minor d3"]),
        (RamHarm.YES, ["Edda: Minor d3"]),
        (RamHarm.NO, []),
    ],
)
def test_a_ram_asks_whether_those_aboard_are_hurt(
    words: Words, aboard: RamHarm, texts: list[str]
) -> None:
    offered = consequences_of(words, replace(RAMMED, aboard=aboard))
    assert [one.text for one in offered] == texts
    assert [one.is_likely for one in offered] == [aboard is RamHarm.YES] * len(texts)


@pytest.mark.rule("chase 7.11")
def test_who_lost_control_may_be_hurt_as_well(words: Words) -> None:
    offered = consequences_of(words, PUSHED)
    assert [(one.who, one.severity) for one in offered] == [(EDDA, harm) for harm in Severity]


@pytest.mark.rule("chase 6.9")
@pytest.mark.rule("chase 9.7")
@pytest.mark.rule("chase 9.9")
def test_debris_an_escape_and_what_backfires_are_offered(words: Words) -> None:
    assert consequences_of(words, BATTERED) == ()
    (debris,) = consequences_of(words, THROUGH)
    assert (debris.kind, debris.edge) == (ConsequenceKind.DEBRIS, EntityId("way"))
    assert [one.fate for one in consequences_of(words, HIDDEN)] == [Fate.ESCAPED]
    assert [one.fate for one in consequences_of(words, LOST)] == [Fate.OUT]
    assert consequences_of(words, FOUND) == consequences_of(words, TRAIL) == ()
    assert consequences_of(words, MADE) == ()
    assert [one.kind for one in consequences_of(words, BACKFIRED)][:2] == [
        ConsequenceKind.LOSS,
        ConsequenceKind.HARM,
    ]
