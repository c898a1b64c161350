import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    HOB,
    PLACES,
    TOM,
    WALL,
    WAYS,
    back,
    course,
    done,
    four,
    laid,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.movement import (
    NoActionsLeftError,
    NoWayError,
    ObstacleError,
    StepBackError,
    Stop,
)
from duskboard.core.chase.participant import Fate, Participant, Side
from duskboard.core.chase.rounds import NotActiveError, NotRunningError, NotStartedError
from duskboard.core.rulings import (
    ChaseRulings,
    OtherPrice,
    Preset,
    Rulings,
    StepBack,
    preset,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.marching import (
    March,
    PursuerLine,
    PursuersMoved,
    march,
    move_side,
)
from duskboard.play.chase.moving import (
    OtherActed,
    PriceWantedError,
    Stepped,
    do_otherwise,
    move,
    move_up_to,
    plan,
)
from duskboard.play.chase.overruling import overrule_actions
from duskboard.play.chase.person import settle_fate
from duskboard.play.chase.running import end_this_turn
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))
PURSUERS, QUARRY = Side.PURSUER, Side.QUARRY
NO_WAY_BACK = Rulings(chase=ChaseRulings(step_back=StepBack.REFUSED))


@pytest.mark.rule("chase 4.1")
@BOTH
def test_somebody_moves_over_open_ways(rulings: Rulings) -> None:
    table = started(four(laid(rulings=rulings)))
    transaction = move(table, FINN, PLACES[4])
    assert transaction.report == Stepped(who=FINN, name="Finn", place="Rope walk", price=2)
    table = done(table, transaction)
    assert (person(table, FINN).place, person(table, FINN).left) == (PLACES[4], 1)


@pytest.mark.rule("chase 4.1")
def test_a_move_that_cannot_be_paid_is_refused_as_a_whole() -> None:
    table = started(four(laid()))
    with pytest.raises(NoActionsLeftError) as raised:
        move(table, FINN, PLACES[7])
    assert raised.value.args == ("Finn", 5, 3)
    table = done(table, move(table, FINN, PLACES[5]))
    with pytest.raises(NoActionsLeftError) as raised:
        move(table, FINN, PLACES[6])
    assert raised.value.args == ("Finn", 1, 0)


def test_a_plan_stops_before_the_first_obstacle_and_one_moves_up_to_it() -> None:
    table = started(four(laid(lying={4: WALL})))
    found = plan(table, FINN, PLACES[5])
    assert (found.legs, found.obstacle, found.stop, found.price) == (
        (on(3),),
        on(4),
        Stop.HAZARD,
        2,
    )
    with pytest.raises(ObstacleError) as raised:
        move(table, FINN, PLACES[5])
    assert raised.value.args == ("Low wall",)
    table = done(table, move_up_to(table, FINN, found))
    assert person(table, FINN).place == PLACES[3]
    with pytest.raises(NothingToChangeError):
        move_up_to(table, FINN, plan(table, FINN, PLACES[5]))


@pytest.mark.rule("chase 4.2")
@BOTH
def test_somebody_moves_back(rulings: Rulings) -> None:
    table = started(four(laid(rulings=rulings, lying={1: WALL})))
    assert plan(table, FINN, PLACES[0]).obstacle == back(1)
    table = done(table, move(table, FINN, PLACES[1]))
    assert person(table, FINN).left == 2


@pytest.mark.rule("chase 4.2")
def test_a_table_that_does_not_go_back() -> None:
    table = started(four(laid(rulings=NO_WAY_BACK)))
    for act in (plan, move):
        with pytest.raises(StepBackError):
            act(table, FINN, PLACES[1])


@pytest.mark.rule("chase 3.10")
@BOTH
def test_only_the_active_one_moves(rulings: Rulings) -> None:
    table = four(laid(rulings=rulings))
    with pytest.raises(NotStartedError):
        move(table, FINN, PLACES[3])
    table = started(table)
    with pytest.raises(NotActiveError) as raised:
        move(table, EDDA, PLACES[5])
    assert raised.value.args == ("Edda", "Finn")
    with pytest.raises(NotOnTableError):
        move(table, PLACES[0], PLACES[5])
    with pytest.raises(NoWayError):
        move(table, FINN, FINN)
    out = done(table, settle_fate(table, TOM, Fate.CAUGHT))
    with pytest.raises(NotRunningError):
        move(out, TOM, PLACES[4])


@pytest.mark.rule("chase 3.10")
@pytest.mark.rule("chase 3.13")
@BOTH
def test_something_else_takes_an_action(rulings: Rulings) -> None:
    table = started(four(laid(rulings=rulings)))
    transaction = do_otherwise(table, FINN, " Attacks Tom ")
    assert transaction.report == OtherActed(
        who=FINN, name="Finn", what="Attacks Tom", price=1, ruling="chase.other_action_price"
    )
    table = done(table, transaction)
    assert (person(table, FINN).left, person(table, FINN).has_begun) == (2, True)
    free = do_otherwise(table, FINN, price=0)
    assert isinstance(free.report, OtherActed)
    assert (free.report.price, free.report.ruling, free.changes) == (0, None, ())
    with pytest.raises(NoActionsLeftError):
        do_otherwise(table, FINN, price=3)
    with pytest.raises(NotActiveError):
        do_otherwise(table, EDDA)


@pytest.mark.rule("chase 3.13")
def test_a_table_may_say_the_price_each_time() -> None:
    rulings = Rulings(chase=ChaseRulings(other_action_price=OtherPrice.ASK))
    table = started(four(laid(rulings=rulings)))
    with pytest.raises(PriceWantedError):
        do_otherwise(table, FINN)
    assert person(done(table, do_otherwise(table, FINN, price=2)), FINN).left == 1


def places(table: Table) -> dict[str, str]:
    return {one.name: str(one.place) for one in table.values(Participant).values()}


def test_all_pursuers_step_towards_the_foremost_they_can_reach() -> None:
    table = started(four(laid()))
    transaction = move_side(table, PURSUERS)
    assert transaction.report == PursuersMoved(
        lines=(
            PursuerLine(who=FINN, name="Finn", place="Cooper’s lane", moved=True),
            PursuerLine(who=HOB, name="Hob", place="Net lane", moved=True),
        )
    )
    table = done(table, transaction)
    assert places(table) == {"Edda": "p4", "Tom": "p3", "Finn": "p3", "Hob": "p2"}
    assert (person(table, FINN).left, person(table, HOB).left) == (2, 0)
    assert course(table).active == FINN


@pytest.mark.rule("chase 4.3")
def test_who_has_caught_up_stays_and_obstacles_stop() -> None:
    table = started(four(laid(lying={2: FENCE})))
    table = done(table, move(table, FINN, PLACES[3]))
    table = done(table, overrule_actions(table, HOB, left=2))
    with pytest.raises(NothingToChangeError):
        move_side(table, PURSUERS)  # Finn stands with Tom, the fence stops Hob
    table = started(four(laid(lying={2: FENCE})))
    transaction = move_side(table, PURSUERS)
    assert transaction.report == PursuersMoved(
        lines=(
            PursuerLine(who=FINN, name="Finn", place="Cooper’s lane", moved=True),
            PursuerLine(
                who=HOB, name="Hob", place="Fish market", moved=False, obstacle="Fence", price=0
            ),
        )
    )


def test_the_foremost_behind_an_obstacle_is_not_reached() -> None:
    people = [
        somebody(EDDA, 5, side=Side.QUARRY, dex=40),
        somebody(TOM, 1, side=Side.QUARRY, dex=30),
        somebody(FINN, 3, dex=20),
    ]
    table = started(with_people(laid(lying={5: WALL}), people))
    assert places(done(table, move_side(table, PURSUERS)))["Finn"] == "p2"
    refusing = started(with_people(laid(lying={5: WALL}, rulings=NO_WAY_BACK), people))
    assert places(done(refusing, move_side(refusing, PURSUERS)))["Finn"] == "p4"


def test_pursuers_who_have_acted_or_have_nothing_left_stay() -> None:
    table = started(four(laid()))
    table = done(table, end_this_turn(table))
    table = done(table, overrule_actions(table, HOB, left=0))
    with pytest.raises(NothingToChangeError):
        move_side(table, PURSUERS)
    with pytest.raises(NotStartedError):
        move_side(four(laid()), PURSUERS)


def test_pursuers_alone_have_nowhere_to_go() -> None:
    table = started(with_people(laid(3), [somebody(FINN, 0)]))
    with pytest.raises(NothingToChangeError):
        move_side(table, PURSUERS)


def test_a_group_moves_as_one() -> None:
    people = [somebody(HOB, 0, count=3, dex=60), somebody(EDDA, 2, side=Side.QUARRY)]
    table = started(with_people(laid(4), people))
    after = done(table, move(table, HOB, PLACES[1]))
    assert (person(after, HOB).count, person(after, HOB).place) == (3, PLACES[1])


def test_pursuers_go_as_far_as_their_actions_and_stop_with_the_quarry_or_before_obstacles() -> None:
    people = [
        somebody(EDDA, 6, side=QUARRY, mov=7, dex=70),
        somebody(TOM, 3, side=QUARRY, mov=7, dex=60),
        somebody(FINN, 0, mov=9, dex=75),
        somebody(HOB, 4, mov=9, dex=45),
    ]
    table = started(with_people(laid(lying={6: WALL}), people))
    assert march(table, PURSUERS, most=None) == (
        March(who=FINN, legs=(on(1), on(2), on(3))),
        March(who=HOB, legs=(back(4),)),  # Tom is nearer than the wall before Edda
    )
    assert march(table, PURSUERS, most=2)[0].legs == (on(1), on(2))
    report = move_side(table, PURSUERS, most=None).report
    assert report == PursuersMoved(
        lines=(
            PursuerLine(who=FINN, name="Finn", place="Cooper’s lane", moved=True, price=3),
            PursuerLine(who=HOB, name="Hob", place="Cooper’s lane", moved=True, price=1),
        )
    )
    walled = started(with_people(laid(lying={2: WALL}), people[:3]))
    table = done(walled, move_side(walled, PURSUERS, most=None))
    assert (places(table)["Finn"], person(table, FINN).left) == ("p1", 2)


def test_the_quarry_run_on_to_the_exit_and_no_further() -> None:
    people = [
        somebody(EDDA, 6, side=QUARRY, mov=9, dex=70),
        somebody(TOM, 4, side=QUARRY, mov=8, dex=50),
        somebody(FINN, 1, mov=7, dex=75),
    ]
    table = started(with_people(laid(lying={6: FENCE}), people))
    assert march(table, QUARRY, most=None) == (
        March(who=EDDA, legs=(on(7),)),
        March(who=TOM, legs=(on(5),), obstacle=WAYS[6]),
    )
    transaction = move_side(table, QUARRY, most=None)
    assert transaction.report == PursuersMoved(
        side=QUARRY,
        lines=(
            PursuerLine(who=EDDA, name="Edda", place="Night tram", moved=True, price=1),
            PursuerLine(
                who=TOM, name="Tom", place="Chapel yard", moved=True, obstacle="Fence", price=1
            ),
        ),
    )
    table = done(table, transaction)
    assert (person(table, EDDA).left, person(table, TOM).left) == (2, 1)
    assert march(table, QUARRY) == (March(who=TOM, legs=(), obstacle=WAYS[6]),)
    with pytest.raises(NothingToChangeError):
        move_side(table, QUARRY)
