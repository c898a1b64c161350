"""Hazards that move, harm, debris, doors opened for all, Luck, other games on the track."""

from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    HOB,
    PLACES,
    WALL,
    WAYS,
    done,
    edge,
    laid,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.movement import NoObstacleError
from duskboard.core.chase.participant import Side, Vitals
from duskboard.core.chase.rounds import NotStartedError
from duskboard.core.chase.track import Direction, Drift, Hazard
from duskboard.core.dice import ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.crossing import LossWantedError, ObstacleTried, cross
from duskboard.play.chase.drifting import HazardLine, HazardMoved, meet_hazard, move_hazard
from duskboard.play.chase.harming import HarmTaken, take_harm
from duskboard.play.chase.obstacle import (
    BarrierOpened,
    DebrisLeft,
    NoBarrierError,
    NotBrokenError,
    leave_debris,
    open_barrier,
    wear_barrier,
)
from duskboard.play.chase.running import RoundBegun, TurnEnded, end_round, end_this_turn
from duskboard.table.table import Table

LORRY = Hazard(
    name="Lorry", skills=("dodge",), drift=Drift(direction=Direction.BACKWARD), harm=Severity.DEADLY
)
DEBRIS = Hazard(name="Planks", skills=("jump",))


def with_lorry(at: int = 6, edda_at: int = 4) -> Table:
    """Edda (DEX 70, MOV 8) runs from Hob (DEX 45, MOV 8); a lorry comes towards them."""
    people = [
        somebody(EDDA, edda_at, side=Side.QUARRY, mov=8, dex=70),
        somebody(HOB, 1, mov=8, dex=45),
    ]
    return started(with_people(laid(lying={at: LORRY}), people))


def dodge(who: EntityId = EDDA, at: int = 5, **more: object) -> Crossed:
    crossed = Crossed(who=who, leg=on(at), skill="dodge", value=40, difficulty=Difficulty.REGULAR)
    return replace(crossed, **more)  # type: ignore[arg-type]  # fields of a check by name


@pytest.mark.rule("chase 5.10")
def test_the_lorry_comes_nearer_at_the_end_of_the_round_and_must_be_rolled_for() -> None:
    table = with_lorry()
    transaction = end_round(table)
    line = HazardLine(edge=WAYS[5], name="Lorry", start="Rope walk", end="Chapel yard")
    assert transaction.report == RoundBegun(number=2, first="Edda", ruling=None, hazards=(line,))
    table = done(table, transaction)
    assert (edge(table, WAYS[6]).hazard, edge(table, WAYS[5]).hazard) == (None, LORRY)
    table = done(table, cross(table, dodge(), ReportedTotal(total=30)))
    assert person(table, EDDA).place == PLACES[5]


@pytest.mark.rule("chase 5.10")
def test_it_moves_with_the_last_turn_of_a_round_too() -> None:
    table = done(with_lorry(), end_this_turn(with_lorry()))
    transaction = end_this_turn(table)
    assert isinstance(transaction.report, TurnEnded)
    assert [line.edge for line in transaction.report.hazards] == [WAYS[5]]
    assert not _hazards_of(end_this_turn(with_lorry()).report)


def _hazards_of(report: object) -> tuple[HazardLine, ...]:
    assert isinstance(report, TurnEnded)
    return report.hazards


@pytest.mark.rule("chase 5.10")
def test_who_has_met_it_may_go_on_and_meets_it_anew_next_round() -> None:
    table = with_lorry(at=5)
    table = done(table, cross(table, dodge(), ReportedTotal(total=30)))
    hazard = edge(table, WAYS[5]).hazard
    assert hazard is not None
    assert hazard.met_by == {EDDA}
    table = done(table, end_round(table))
    hazard = edge(table, WAYS[4]).hazard
    assert hazard is not None
    assert hazard.met_by == frozenset()


@pytest.mark.rule("chase 5.10")
def test_it_moves_at_a_word_and_names_who_is_in_its_way() -> None:
    table = with_lorry(at=6, edda_at=5)
    transaction = move_hazard(table, WAYS[6])
    assert transaction.report == HazardMoved(
        line=HazardLine(
            edge=WAYS[5],
            name="Lorry",
            start="Rope walk",
            end="Chapel yard",
            passed=(EDDA,),
            names=("Edda",),
        )
    )
    table = done(table, transaction)
    with pytest.raises(NothingToChangeError):
        move_hazard(table, WAYS[6])


@pytest.mark.rule("chase 5.10")
def test_whom_it_passes_rolls_without_moving_or_paying_and_loses_actions_by_failing() -> None:
    table = done(with_lorry(edda_at=5), move_hazard(with_lorry(edda_at=5), WAYS[6]))
    with pytest.raises(LossWantedError):
        meet_hazard(table, dodge(), ReportedTotal(total=90))
    failed = meet_hazard(table, dodge(), ReportedTotal(total=90), ReportedTotal(total=2))
    report = failed.report
    assert isinstance(report, ObstacleTried)
    assert (report.place, report.lost, report.owed, report.harm) == (
        "Chapel yard",
        2,
        1,
        Severity.DEADLY,
    )
    after = done(table, failed)
    edda = person(after, EDDA)
    assert (edda.place, edda.left, edda.spent, edda.debt) == (PLACES[5], 0, 0, 1)
    with pytest.raises(NoObstacleError):
        meet_hazard(after, dodge(), ReportedTotal(total=10))
    passed = done(table, meet_hazard(table, dodge(), ReportedTotal(total=10)))
    assert (person(passed, EDDA).left, person(passed, EDDA).place) == (1, PLACES[5])


def test_nobody_meets_a_hazard_that_lies_still_or_before_the_start() -> None:
    still = started(with_people(laid(lying={5: WALL}), [somebody(EDDA, 4, side=Side.QUARRY)]))
    with pytest.raises(NoObstacleError):
        meet_hazard(still, dodge(), ReportedTotal(total=10))
    waiting = with_people(laid(lying={5: LORRY}), [somebody(EDDA, 4, side=Side.QUARRY)])
    with pytest.raises(NotStartedError):
        meet_hazard(waiting, dodge(), ReportedTotal(total=10))


@pytest.mark.rule("chase 5.10")
def test_it_leaves_the_track_at_its_end() -> None:
    table = with_lorry(at=1, edda_at=4)
    report = end_round(table).report
    assert isinstance(report, RoundBegun)
    assert [(line.edge, line.start, line.end) for line in report.hazards] == [(None, "", "")]
    after = done(table, end_round(table))
    assert all(edge(after, way).hazard is None for way in WAYS[1:])


def hurt(severity: Severity = Severity.MODERATE, **more: object) -> Table:
    wish = replace(somebody(EDDA, 4, side=Side.QUARRY), **more)  # type: ignore[arg-type]  # by name
    table = with_people(laid(), [wish])
    return done(table, take_harm(table, EDDA, severity, ScriptedDice([4])))


@pytest.mark.rule("chase 5.8")
@pytest.mark.rule("chase 10.1")
def test_harm_takes_hit_points_and_never_more_than_there_are() -> None:
    vitals = Vitals(hit_points=9, full_hit_points=11)
    assert person(hurt(vitals=vitals), EDDA).vitals == replace(vitals, hit_points=5)
    frail = Vitals(hit_points=3)
    assert person(hurt(vitals=frail), EDDA).vitals.hit_points == 0
    assert person(hurt(), EDDA).vitals == Vitals()


@pytest.mark.rule("chase 5.8")
def test_harm_of_another_game_is_only_written_down() -> None:
    wish = replace(
        somebody(EDDA, 4, side=Side.QUARRY),
        source=CheckSource.RATING,
        vitals=Vitals(hit_points=5),
    )
    table = with_people(laid(), [wish])
    transaction = take_harm(table, EDDA, Severity.SEVERE, ScriptedDice([]))
    assert transaction.changes == ()
    assert transaction.report == HarmTaken(
        who=EDDA, name="Edda", severity=Severity.SEVERE, roll=None, before=5, after=5
    )


@pytest.mark.rule("chase 5.8")
def test_a_crowd_hurts_on_a_fumble_only() -> None:
    crowd = replace(WALL, harm=Severity.MINOR, hurts_on_fumble=True)
    people = [somebody(FINN, 3, mov=9, dex=75), somebody(EDDA, 6, side=Side.QUARRY, mov=7)]
    for total, harm in ((90, None), (98, Severity.MINOR)):
        table = started(with_people(laid(lying={4: crowd}), people))
        report = cross(
            table, dodge(FINN, 4), ReportedTotal(total=total), ReportedTotal(total=1)
        ).report
        assert isinstance(report, ObstacleTried)
        assert report.harm is harm


def at_gate(**more: object) -> Table:
    wish = replace(somebody(FINN, 3, mov=9, dex=75), **more)  # type: ignore[arg-type]  # by name
    people = [wish, somebody(EDDA, 6, side=Side.QUARRY, mov=7, dex=40), somebody(HOB, 3, dex=45)]
    return started(with_people(laid(lying={4: FENCE}), people))


@pytest.mark.rule("chase 6.1")
def test_each_must_pass_a_barrier_unless_it_is_opened_for_all() -> None:
    crossed = dodge(FINN, 4)
    passed = done(at_gate(), cross(at_gate(), crossed, ReportedTotal(total=10)))
    assert edge(passed, WAYS[4]).met(Direction.FORWARD) == FENCE
    opening = replace(crossed, opens=True)
    transaction = cross(at_gate(), opening, ReportedTotal(total=10))
    assert isinstance(transaction.report, ObstacleTried)
    assert transaction.report.opened
    opened = done(at_gate(), transaction)
    assert edge(opened, WAYS[4]).met(Direction.FORWARD) is None
    failed = cross(at_gate(), opening, ReportedTotal(total=90))
    assert isinstance(failed.report, ObstacleTried)
    assert not failed.report.opened
    assert edge(done(at_gate(), failed), WAYS[4]).met(Direction.FORWARD) == FENCE


def test_the_game_master_opens_a_barrier_and_shuts_it() -> None:
    table = at_gate()
    transaction = open_barrier(table, WAYS[4], is_open=True)
    assert transaction.report == BarrierOpened(name="Fence", is_open=True)
    table = done(table, transaction)
    assert edge(table, WAYS[4]).barrier == replace(FENCE, is_open=True)
    with pytest.raises(NothingToChangeError):
        open_barrier(table, WAYS[4], is_open=True)
    with pytest.raises(NoBarrierError):
        open_barrier(table, WAYS[5], is_open=True)
    shut = done(table, open_barrier(table, WAYS[4], is_open=False))
    assert shut == at_gate()


@pytest.mark.rule("chase 6.9")
def test_a_broken_barrier_leaves_debris_that_is_a_hazard() -> None:
    table = at_gate()
    with pytest.raises(NotBrokenError, match="Fence"):
        leave_debris(table, WAYS[4], DEBRIS)
    with pytest.raises(NoBarrierError):
        leave_debris(table, WAYS[5], DEBRIS)
    table = done(table, wear_barrier(table, WAYS[4], 0))
    transaction = leave_debris(table, WAYS[4], DEBRIS)
    assert transaction.report == DebrisLeft(barrier="Fence", name="Planks")
    table = done(table, transaction)
    assert (edge(table, WAYS[4]).barrier, edge(table, WAYS[4]).hazard) == (None, DEBRIS)
