import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    WALL,
    back,
    done,
    laid,
    on,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import Barrier, Hazard, Leg
from duskboard.core.dice import Percentile
from duskboard.core.rulings import Caution, FailedHazard, StepBack
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.outlook import Outlook, outlooks, rulings_read
from duskboard.play.ruling import choose_ruling
from duskboard.table.table import Table


def at(what: Hazard | Barrier, mov: int = 8, way: int = 3) -> Table:
    """Finn stands before the way to the fourth place, with MOV - 6 actions."""
    people = [
        somebody(FINN, 2, mov=mov, dex=75),
        somebody(EDDA, 4, side=Side.QUARRY, mov=7, dex=40),
    ]
    return started(with_people(laid(lying={way: what}), people))


def climbing(leg: Leg) -> Crossed:
    return Crossed(who=FINN, leg=leg, skill="climb", value=45, difficulty=Difficulty.REGULAR)


def test_a_hazard_reads_care_and_failure_and_going_back_reads_more() -> None:
    assert rulings_read(at(WALL), climbing(on(3))) == ("chase.caution", "chase.failed_hazard")
    assert rulings_read(at(FENCE), climbing(on(3))) == ("chase.caution",)
    assert rulings_read(at(WALL, way=2), climbing(back(2))) == (
        "chase.step_back",
        "chase.caution",
        "chase.failed_hazard",
    )


@pytest.mark.rule("chase 5.7")
def test_what_a_failure_costs_is_seen_before_it_is_ruled() -> None:
    table = at(WALL)
    seen = outlooks(table, climbing(on(3)), "chase.failed_hazard")
    assert seen == (
        Outlook(
            choice=FailedHazard.PLUS,
            dice=Percentile(extra=2),
            caution=2,
            waits=True,
            least_loss=1,
            most_loss=3,
        ),
        Outlook(
            choice=FailedHazard.IN_ALL,
            dice=Percentile(extra=2),
            caution=2,
            waits=True,
            least_loss=0,
            most_loss=2,
        ),
    )
    after = done(table, choose_ruling(table, "chase.failed_hazard", "in-all"))
    assert outlooks(after, climbing(on(3)), "chase.failed_hazard") == seen


@pytest.mark.rule("chase 5.4")
def test_the_most_care_with_two_actions_is_one_die_or_two_by_preparing() -> None:
    seen = outlooks(at(WALL), climbing(on(3)), "chase.caution")
    assert [(one.choice, one.caution, one.dice, one.waits) for one in seen] == [
        (Caution.PREPARE, 2, Percentile(extra=2), True),
        (Caution.IN_HAND, 1, Percentile(extra=1), False),
    ]
    alone = outlooks(at(WALL, mov=7), climbing(on(3)), "chase.caution")
    assert (alone[1].caution, alone[1].dice) == (0, Percentile())


@pytest.mark.rule("chase 4.2")
def test_going_back_is_no_way_where_it_would_be_refused() -> None:
    seen = outlooks(at(WALL, way=2), climbing(back(2)), "chase.step_back")
    assert [(one.choice, one.dice is None) for one in seen] == [
        (StepBack.ALLOWED, False),
        (StepBack.REFUSED, True),
    ]
    assert seen[1] == Outlook(
        choice=StepBack.REFUSED, dice=None, caution=0, waits=False, least_loss=0, most_loss=0
    )


@pytest.mark.rule("chase 6.2")
def test_a_barrier_costs_nothing_more_when_it_holds() -> None:
    seen = outlooks(at(FENCE), climbing(on(3)), "chase.caution")
    assert [(one.least_loss, one.most_loss) for one in seen] == [(0, 0), (0, 0)]
