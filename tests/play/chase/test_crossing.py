from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    PLACES,
    SHOWN,
    WALL,
    WAYS,
    back,
    done,
    four,
    laid,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.chase.movement import (
    CautionError,
    NoActionsLeftError,
    NoObstacleError,
    NoWayError,
    PrepareError,
    StepBackError,
)
from duskboard.core.chase.participant import Prepared, Side
from duskboard.core.chase.rounds import NotActiveError
from duskboard.core.chase.track import Barrier, Direction, Hazard, Leg, ObstacleKind
from duskboard.core.dice import (
    Dice,
    FaceCountError,
    FaceError,
    Percentile,
    ReportedTotal,
    ScriptedDice,
    TotalError,
)
from duskboard.core.identity import EntityId
from duskboard.core.real_dice import typed
from duskboard.core.rulings import ChaseRulings, FailedHazard, Preset, Rulings, StepBack, preset
from duskboard.play.chase.check import Choice, Crossed, can_prepare, choices, crossing_dice, judged
from duskboard.play.chase.crossing import (
    CautionPrepared,
    LossWantedError,
    ObstacleTried,
    cross,
    prepare_crossing,
)
from duskboard.play.chase.moving import move
from duskboard.play.chase.obstacle import wear_barrier
from duskboard.play.chase.running import end_round
from duskboard.table.entity import Roll, Visibility
from duskboard.table.table import Table

REFERENCE, PUBLISHED = preset(Preset.REFERENCE), preset(Preset.PUBLISHED)
BOTH = pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED], ids=list(Preset))
IN_ALL = Rulings(chase=ChaseRulings(failed_hazard=FailedHazard.IN_ALL))


def at_wall(
    what: Hazard | Barrier = WALL,
    *,
    rulings: Rulings = REFERENCE,
    mov: int = 9,
    visibility: Visibility = SHOWN,
) -> Table:
    """Finn, who is to act, stands before the way to the fourth place; Edda has MOV 7."""
    people = [
        somebody(FINN, 2, mov=mov, dex=75, visibility=visibility),
        somebody(EDDA, 4, side=Side.QUARRY, mov=7, dex=40),
    ]
    return started(with_people(laid(rulings=rulings, lying={3: what}), people))


def climbing(
    *,
    caution: int = 0,
    extra: int = 0,
    difficulty: Difficulty = Difficulty.REGULAR,
    secret: bool = False,
    leg: Leg | None = None,
) -> Crossed:
    return Crossed(
        who=FINN,
        leg=leg or on(3),
        skill="climb",
        value=45,
        difficulty=difficulty,
        caution=caution,
        extra=extra,
        secret=secret,
    )


def d100(*faces: int) -> Dice:
    """What the dice show: tens dice, then the units die."""
    return typed(Percentile(extra=len(faces) - 2), faces)


def loss(actions: int) -> Dice:
    return ScriptedDice([actions])


def report(table: Table, crossed: Crossed, dice: Dice, lost: Dice | None = None) -> ObstacleTried:
    found = cross(table, crossed, dice, lost).report
    assert isinstance(found, ObstacleTried)
    return found


@pytest.mark.rule("chase 5.5")
@BOTH
def test_a_passed_hazard_takes_the_crossing_only(rulings: Rulings) -> None:
    table = at_wall(rulings=rulings)
    transaction = cross(table, climbing(), d100(30, 8))
    assert transaction.report == ObstacleTried(
        who=FINN,
        name="Finn",
        kind=ObstacleKind.HAZARD,
        obstacle="Low wall",
        place="Cooper’s lane",
        roll=Roll(what=Percentile(), faces=((30,), (8,)), total=38, who="Finn", why="Low wall"),
        skill="climb",
        value=45,
        difficulty=Difficulty.REGULAR,
        verdict=Verdict.REGULAR,
        passed=True,
        caution=0,
        prepared=0,
        lost=0,
        owed=0,
        loss_told=False,
        secret=False,
        ruling=None,
    )
    after = person(done(table, transaction), FINN)
    assert (after.place, after.left, after.debt) == (PLACES[3], 2, 0)


@pytest.mark.rule("chase 5.6")
@pytest.mark.rule("chase 5.7")
@BOTH
@pytest.mark.parametrize(
    ("mov", "actions", "left", "debt"), [(9, 1, 1, 0), (9, 2, 0, 0), (9, 3, 0, 1), (7, 2, 0, 2)]
)
def test_a_failed_hazard_is_crossed_and_costs_1d3_more(
    rulings: Rulings, mov: int, actions: int, left: int, debt: int
) -> None:
    table = at_wall(rulings=rulings, mov=mov)
    transaction = cross(table, climbing(), d100(60, 3), loss(actions))
    after = person(done(table, transaction), FINN)
    assert (after.place, after.left, after.debt) == (PLACES[3], left, debt)
    told = report(table, climbing(), d100(60, 3), loss(actions))
    assert (told.verdict, told.passed, told.lost, told.owed) == (
        Verdict.FAILURE,
        False,
        actions,
        debt,
    )
    assert told.ruling == "chase.failed_hazard"


@pytest.mark.rule("chase 5.7")
def test_by_another_ruling_it_costs_1d3_in_all() -> None:
    table = at_wall(rulings=IN_ALL)
    after = person(done(table, cross(table, climbing(), d100(60, 3), loss(2))), FINN)
    assert (after.left, after.debt) == (1, 0)


@pytest.mark.rule("chase 5.7")
def test_the_loss_is_asked_for_only_when_it_is_needed_and_may_be_told_or_waived() -> None:
    table = at_wall()
    with pytest.raises(LossWantedError):
        cross(table, climbing(), d100(60, 3))
    waived = cross(table, climbing(), d100(60, 3), ReportedTotal(total=0))
    assert isinstance(waived.report, ObstacleTried)
    assert (waived.report.lost, waived.report.loss_told) == (0, True)
    assert person(done(table, waived), FINN).left == 2
    with pytest.raises(TotalError) as raised:
        cross(table, climbing(), d100(60, 3), ReportedTotal(total=4))
    assert raised.value.args == (4, 0, 3)
    with pytest.raises(FaceError):
        cross(table, climbing(), d100(60, 3), loss(4))


def test_a_player_may_say_the_total() -> None:
    table = at_wall()
    transaction = cross(table, climbing(), ReportedTotal(total=38))
    assert isinstance(transaction.report, ObstacleTried)
    assert transaction.report.roll == Roll(
        what=Percentile(), faces=(), total=38, who="Finn", why="Low wall", told=True
    )
    with pytest.raises(TotalError):
        cross(table, climbing(), ReportedTotal(total=101))
    with pytest.raises(FaceCountError):
        cross(table, climbing(), ScriptedDice([3]))


@pytest.mark.rule("chase 8.3")
def test_the_difficulty_decides() -> None:
    hard = climbing(difficulty=Difficulty.HARD)
    told = report(at_wall(), hard, d100(20, 3), loss(1))
    assert (told.verdict, told.passed, told.lost) == (Verdict.REGULAR, False, 1)
    assert report(at_wall(), hard, d100(20, 2)).passed


@pytest.mark.rule("chase 5.3")
@pytest.mark.rule("chase 5.4")
@BOTH
def test_caution_buys_dice_on_top_of_the_crossing(rulings: Rulings) -> None:
    table = at_wall(rulings=rulings)
    after = person(done(table, cross(table, climbing(caution=1), d100(60, 20, 3))), FINN)
    assert (after.place, after.left) == (PLACES[3], 1)
    told = report(table, climbing(caution=2), d100(60, 20, 90, 3))
    assert told.roll is not None
    assert (told.roll.what, told.roll.total, told.caution) == (Percentile(extra=2), 23, 2)
    with pytest.raises(NoActionsLeftError) as raised:
        cross(at_wall(rulings=rulings, mov=8), climbing(caution=2), d100(60, 20, 90, 3))
    assert raised.value.args == ("Finn", 3, 2)


@pytest.mark.rule("chase 5.3")
@pytest.mark.parametrize(("caution", "extra", "wanted"), [(3, 0, 3), (2, 1, 3), (1, 2, 3)])
def test_a_bonus_die_that_would_not_count_is_not_sold(
    caution: int, extra: int, wanted: int
) -> None:
    with pytest.raises(CautionError) as raised:
        cross(at_wall(), climbing(caution=caution, extra=extra), ReportedTotal(total=3))
    assert raised.value.args == (wanted,)


@pytest.mark.rule("chase 8.7")
@pytest.mark.parametrize(
    ("caution", "extra", "dice"), [(1, -1, 0), (2, -1, 1), (0, -3, -2), (0, 4, 2), (1, -2, -1)]
)
def test_bonus_and_penalty_dice_cancel_and_two_are_the_most(
    caution: int, extra: int, dice: int
) -> None:
    crossed = climbing(caution=caution, extra=extra)
    assert crossing_dice(at_wall(), crossed) == Percentile(extra=dice)


@pytest.mark.rule("chase 5.3")
@pytest.mark.rule("chase 5.4")
def test_each_amount_of_caution_has_its_price() -> None:
    assert choices(at_wall(mov=8), climbing()) == (
        Choice(caution=0, price=1, dice=Percentile(), short=0, is_useful=True),
        Choice(caution=1, price=2, dice=Percentile(extra=1), short=0, is_useful=True),
        Choice(caution=2, price=3, dice=Percentile(extra=2), short=1, is_useful=True),
    )
    with_bonus = choices(at_wall(), climbing(extra=1))
    assert [(one.dice, one.is_useful) for one in with_bonus] == [
        (Percentile(extra=1), True),
        (Percentile(extra=2), True),
        (Percentile(extra=2), False),
    ]


def test_a_check_is_made_without_caution_and_in_the_open_unless_said_otherwise() -> None:
    plain = Crossed(who=FINN, leg=on(3), skill="climb", value=45, difficulty=Difficulty.REGULAR)
    assert plain == climbing()


def test_a_check_can_be_judged_before_it_is_made() -> None:
    fallen = judged(at_wall(), climbing(caution=1), d100(60, 20, 3))
    assert (fallen.total, fallen.judgement.verdict) == (23, Verdict.REGULAR)


@pytest.mark.rule("chase 5.4")
def test_by_the_reference_dice_are_prepared_and_the_crossing_follows_next_round() -> None:
    table = at_wall(mov=7)
    assert can_prepare(table)
    transaction = prepare_crossing(table, FINN, on(3), 1)
    assert transaction.report == CautionPrepared(
        who=FINN, name="Finn", obstacle="Low wall", dice=1, in_all=1
    )
    table = done(table, transaction)
    assert (person(table, FINN).left, person(table, FINN).place) == (0, PLACES[2])
    table = done(table, end_round(table))
    assert crossing_dice(table, climbing()) == Percentile(extra=1)
    told = report(table, climbing(), d100(60, 20, 3))
    assert (told.prepared, told.caution, told.passed) == (1, 0, True)
    table = done(table, cross(table, climbing(), d100(60, 20, 3)))
    assert (person(table, FINN).prepared, person(table, FINN).place) == (None, PLACES[3])


@pytest.mark.rule("chase 5.4")
def test_prepared_dice_belong_to_their_way() -> None:
    table = done(at_wall(), prepare_crossing(at_wall(), FINN, on(3), 2))
    assert person(table, FINN).prepared == Prepared(edge=WAYS[3], dice=2)
    with pytest.raises(CautionError):
        cross(table, climbing(caution=1), ReportedTotal(total=3))
    moved = done(table, move(table, FINN, PLACES[1]))
    assert person(moved, FINN).prepared is None


@pytest.mark.rule("chase 5.4")
def test_by_the_published_rule_nothing_is_prepared() -> None:
    table = at_wall(rulings=PUBLISHED)
    assert not can_prepare(table)
    with pytest.raises(PrepareError):
        prepare_crossing(table, FINN, on(3), 1)
    with pytest.raises(NoActionsLeftError):
        cross(at_wall(rulings=PUBLISHED, mov=7), climbing(caution=1), ReportedTotal(total=3))


def test_nothing_is_prepared_for_an_open_way_or_by_another() -> None:
    table = at_wall()
    with pytest.raises(NoObstacleError):
        prepare_crossing(table, FINN, back(2), 1)
    with pytest.raises(NotActiveError):
        prepare_crossing(table, EDDA, on(5), 1)


@pytest.mark.rule("chase 6.1")
@pytest.mark.rule("chase 6.2")
@BOTH
def test_a_barrier_holds_who_fails_and_the_action_is_spent(rulings: Rulings) -> None:
    table = at_wall(FENCE, rulings=rulings)
    transaction = cross(table, climbing(), d100(60, 3), loss(3))
    assert isinstance(transaction.report, ObstacleTried)
    assert (transaction.report.kind, transaction.report.lost) == (ObstacleKind.BARRIER, 0)
    after = person(done(table, transaction), FINN)
    assert (after.place, after.left, after.debt) == (PLACES[2], 2, 0)


@pytest.mark.rule("chase 6.1")
@BOTH
def test_success_leads_past_a_barrier_which_stays_for_the_others(rulings: Rulings) -> None:
    table = at_wall(FENCE, rulings=rulings)
    after = done(table, cross(table, climbing(), d100(30, 8)))
    assert (person(after, FINN).place, person(after, FINN).left) == (PLACES[3], 2)
    assert after.get(WAYS[3]) == table.get(WAYS[3])


@pytest.mark.rule("chase 6.4")
@BOTH
@pytest.mark.parametrize(("skill", "value"), [("climb", 40), ("str", 60)])
def test_a_barrier_is_passed_by_any_of_its_skills_or_broken(
    rulings: Rulings, skill: str, value: int
) -> None:
    table = at_wall(FENCE, rulings=rulings)
    crossed = replace(climbing(), skill=skill, value=value)
    assert person(done(table, cross(table, crossed, d100(value, 0))), FINN).place == PLACES[3]
    held = done(table, cross(table, crossed, d100(value, 1)))
    assert person(held, FINN).place == PLACES[2]
    broken = done(table, wear_barrier(table, WAYS[3], 0))
    assert person(done(broken, move(broken, FINN, PLACES[3])), FINN).place == PLACES[3]


@pytest.mark.rule("chase 6.3")
def test_one_window_bars_the_way_in_and_slows_the_way_out() -> None:
    out = replace(WALL, name="Drop", ways=frozenset({Direction.BACKWARD}))
    table = at_wall(out)
    with pytest.raises(NoObstacleError):
        cross(table, climbing(), ReportedTotal(total=3))
    table = done(table, move(table, FINN, PLACES[3]))
    told = cross(table, climbing(leg=back(3)), ReportedTotal(total=3)).report
    assert isinstance(told, ObstacleTried)
    assert (told.obstacle, told.place) == ("Drop", "Net lane")


@pytest.mark.rule("chase 4.2")
def test_a_table_that_does_not_go_back_crosses_nothing_backwards() -> None:
    rulings = Rulings(chase=ChaseRulings(step_back=StepBack.REFUSED))
    table = started(four(laid(rulings=rulings, lying={2: WALL})))
    with pytest.raises(StepBackError):
        cross(table, climbing(leg=back(2)), ReportedTotal(total=3))


def test_only_a_way_that_leads_from_here_is_crossed() -> None:
    table = at_wall()
    for leg in (
        on(5),
        back(3),
        replace(on(3), place=PLACES[5]),
        replace(on(3), edge=EntityId("gone")),
    ):
        with pytest.raises(NoWayError):
            cross(table, climbing(leg=leg), ReportedTotal(total=3))
    with pytest.raises(NotActiveError):
        cross(table, replace(climbing(), who=EDDA), ReportedTotal(total=3))
