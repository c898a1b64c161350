from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.chase.movement import (
    CautionError,
    Crossing,
    NoActionsLeftError,
    NoObstacleError,
    NoWayError,
    Path,
    PrepareError,
    StepBackError,
    Stop,
    act_otherwise,
    cross_barrier,
    cross_hazard,
    crossing_price,
    obstacle,
    other_price,
    path,
    pay_crossing,
    prepare,
    step,
)
from duskboard.core.chase.participant import Participant, Prepared, Side
from duskboard.core.chase.track import Barrier, Direction, Edge, Hazard, Leg, Location, Track
from duskboard.core.identity import EntityId
from duskboard.core.rulings import (
    ChaseRulings,
    FailedHazard,
    OtherPrice,
    Preset,
    Rulings,
    StepBack,
    preset,
)

REFERENCE, PUBLISHED = preset(Preset.REFERENCE), preset(Preset.PUBLISHED)
BOTH = pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED], ids=list(Preset))
NO_WAY_BACK = Rulings(chase=ChaseRulings(step_back=StepBack.REFUSED))
IN_ALL = Rulings(chase=ChaseRulings(failed_hazard=FailedHazard.IN_ALL))
PLACES = tuple(EntityId(f"p{at}") for at in range(6))
ON, BACK = Direction.FORWARD, Direction.BACKWARD
WALL = Hazard(name="Low wall", skills=("climb",))
FENCE = Barrier(name="Fence", skills=("climb",), hit_points=5, full_hit_points=5)
RUNNER = Participant(
    name="Edda", side=Side.QUARRY, mov=8, dex=70, place=PLACES[0], pool=3, granted=3, left=3
)


def track(**lying: Hazard | Barrier) -> Track:
    """A line of six places; `w2=WALL` puts the wall on the way from the third place on."""
    edges = {}
    for at in range(5):
        what = lying.get(f"w{at}")
        edges[EntityId(f"w{at}")] = Edge(
            start=PLACES[at],
            end=PLACES[at + 1],
            hazard=what if isinstance(what, Hazard) else None,
            barrier=what if isinstance(what, Barrier) else None,
        )
    return Track(locations={place: Location(name=place) for place in PLACES}, edges=edges)


def on(at: int) -> Leg:
    return Leg(edge=EntityId(f"w{at}"), direction=ON, place=PLACES[at + 1])


def back(at: int) -> Leg:
    return Leg(edge=EntityId(f"w{at}"), direction=BACK, place=PLACES[at])


@pytest.mark.rule("chase 4.1")
@BOTH
def test_a_step_over_an_open_way_takes_one_action(rulings: Rulings) -> None:
    found = path(track(), RUNNER, PLACES[2], rulings)
    assert found == Path(
        legs=(on(0), on(1)), price=2, stop=None, obstacle=None, goal=PLACES[2], length=2
    )
    after = step(RUNNER, found.legs)
    assert (after.place, after.left, after.spent) == (PLACES[2], 1, 2)


@pytest.mark.rule("chase 4.1")
def test_a_path_ends_where_the_actions_end() -> None:
    found = path(track(), RUNNER, PLACES[5], REFERENCE)
    assert (found.legs, found.price, found.stop) == ((on(0), on(1), on(2)), 3, Stop.ACTIONS)
    assert (found.length, found.place) == (5, PLACES[3])
    with pytest.raises(NoActionsLeftError) as raised:
        step(replace(RUNNER, left=1), found.legs)
    assert raised.value.args == ("Edda", 3, 1)
    nothing = path(track(), replace(RUNNER, left=0), PLACES[1], REFERENCE)
    assert (nothing.legs, nothing.price, nothing.place) == ((), 0, None)


@pytest.mark.parametrize(("what", "stop"), [(WALL, Stop.HAZARD), (FENCE, Stop.BARRIER)])
def test_a_path_ends_at_the_first_obstacle_and_prices_its_crossing(
    what: Hazard | Barrier, stop: Stop
) -> None:
    found = path(track(w1=what, w2=WALL), RUNNER, PLACES[4], REFERENCE)
    assert found == Path(
        legs=(on(0),), price=2, stop=stop, obstacle=on(1), goal=PLACES[4], length=4
    )


@pytest.mark.rule("chase 4.2")
@BOTH
def test_a_step_back_takes_one_action_and_meets_obstacles(rulings: Rulings) -> None:
    here = replace(RUNNER, place=PLACES[2])
    found = path(track(w0=WALL), here, PLACES[0], rulings)
    assert (found.legs, found.price) == ((back(1),), 2)
    assert (found.stop, found.obstacle) == (Stop.HAZARD, back(0))
    assert step(here, found.legs).place == PLACES[1]


@pytest.mark.rule("chase 4.2")
def test_a_table_may_refuse_to_go_back() -> None:
    with pytest.raises(StepBackError):
        path(track(), replace(RUNNER, place=PLACES[2]), PLACES[1], NO_WAY_BACK)
    assert path(track(), RUNNER, PLACES[1], NO_WAY_BACK).price == 1


def test_there_is_no_way_from_nowhere_or_to_where_one_is() -> None:
    for goal, place in ((PLACES[0], PLACES[0]), (PLACES[1], None), (EntityId("x"), PLACES[0])):
        with pytest.raises(NoWayError):
            path(track(), replace(RUNNER, place=place), goal, REFERENCE)


@pytest.mark.rule("chase 5.3")
@pytest.mark.rule("chase 5.4")
@BOTH
def test_caution_is_paid_on_top_of_the_crossing(rulings: Rulings) -> None:
    prices = [crossing_price(RUNNER, caution) for caution in (0, 1, 2)]
    assert prices == [1, 2, 3]
    assert path(track(w0=WALL), RUNNER, PLACES[1], rulings).price == 1
    after = pay_crossing(RUNNER, 1)
    assert (after.left, after.spent) == (1, 2)


@pytest.mark.rule("chase 5.3")
@pytest.mark.parametrize("caution", [-1, 3])
def test_no_more_than_two_bonus_dice_are_bought(caution: int) -> None:
    with pytest.raises(CautionError) as raised:
        pay_crossing(replace(RUNNER, left=9), caution)
    assert raised.value.args == (caution,)


@pytest.mark.rule("chase 5.4")
@BOTH
def test_one_action_does_not_pay_for_caution_and_crossing(rulings: Rulings) -> None:
    assert path(track(w0=WALL), replace(RUNNER, left=1), PLACES[1], rulings).price == 1
    with pytest.raises(NoActionsLeftError) as raised:
        pay_crossing(replace(RUNNER, left=1), 1)
    assert raised.value.args == ("Edda", 2, 1)


@pytest.mark.rule("chase 5.4")
def test_by_the_reference_dice_are_prepared_for_a_way() -> None:
    slow = replace(RUNNER, pool=1, granted=1, left=1)
    ready = prepare(slow, on(0), 1, REFERENCE)
    assert (ready.left, ready.prepared) == (0, Prepared(edge=EntityId("w0"), dice=1))
    more = prepare(replace(ready, left=1), on(0), 1, REFERENCE)
    assert more.prepared == Prepared(edge=EntityId("w0"), dice=2)
    with pytest.raises(CautionError) as raised:
        prepare(replace(more, left=1), on(0), 1, REFERENCE)
    assert raised.value.args == (3,)
    with pytest.raises(NoActionsLeftError):
        prepare(slow, on(0), 2, REFERENCE)


@pytest.mark.rule("chase 5.4")
def test_prepared_dice_are_lost_with_anything_else() -> None:
    ready = prepare(RUNNER, on(0), 1, REFERENCE)
    assert step(ready, (on(0),)).prepared is None
    assert act_otherwise(ready, 1).prepared is None
    assert pay_crossing(ready, 0).prepared is None
    assert prepare(ready, on(1), 1, REFERENCE).prepared == Prepared(edge=EntityId("w1"), dice=1)


@pytest.mark.rule("chase 5.4")
def test_by_the_published_rule_nothing_is_prepared() -> None:
    with pytest.raises(PrepareError):
        prepare(RUNNER, on(0), 1, PUBLISHED)


@pytest.mark.rule("chase 5.5")
@BOTH
def test_a_passed_hazard_costs_nothing_more(rulings: Rulings) -> None:
    paid = pay_crossing(RUNNER, 0)
    done = cross_hazard(paid, on(0), passed=True, loss=0, rulings=rulings)
    assert done == Crossing(person=replace(paid, place=PLACES[1]), arrived=True, lost=0)
    assert (done.person.left, done.person.debt) == (2, 0)


@pytest.mark.rule("chase 5.6")
@pytest.mark.rule("chase 5.7")
@BOTH
@pytest.mark.parametrize(
    ("left", "loss", "left_after", "debt"), [(3, 1, 1, 0), (3, 3, 0, 1), (1, 1, 0, 1), (3, 0, 2, 0)]
)
def test_a_failed_hazard_is_crossed_all_the_same_and_costs_more(
    rulings: Rulings, left: int, loss: int, left_after: int, debt: int
) -> None:
    paid = pay_crossing(replace(RUNNER, left=left), 0)
    done = cross_hazard(paid, on(0), passed=False, loss=loss, rulings=rulings)
    assert (done.arrived, done.person.place) == (True, PLACES[1])
    assert (done.person.left, done.person.debt, done.lost) == (left_after, debt, loss)
    assert done.ruling == "chase.failed_hazard"


@pytest.mark.rule("chase 5.7")
@pytest.mark.parametrize(("loss", "lost"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_by_another_ruling_the_crossing_counts_towards_the_loss(loss: int, lost: int) -> None:
    done = cross_hazard(pay_crossing(RUNNER, 0), on(0), passed=False, loss=loss, rulings=IN_ALL)
    assert (done.lost, done.person.left) == (lost, 2 - lost)


@pytest.mark.rule("chase 6.1")
@pytest.mark.rule("chase 6.2")
def test_a_barrier_is_passed_with_success_only() -> None:
    paid = pay_crossing(RUNNER, 0)
    assert cross_barrier(paid, on(0), passed=False) == Crossing(person=paid, arrived=False)
    through = cross_barrier(paid, on(0), passed=True)
    assert (through.arrived, through.person.place, through.person.left) == (True, PLACES[1], 2)


@pytest.mark.rule("chase 6.3")
def test_what_lies_on_a_way_depends_on_the_direction() -> None:
    window = Barrier(
        name="Window", skills=("climb",), hit_points=1, full_hit_points=1, ways=frozenset({ON})
    )
    assert obstacle(track(w0=window), on(0)) == window
    with pytest.raises(NoObstacleError):
        obstacle(track(w0=window), back(0))


@pytest.mark.rule("chase 3.10")
@pytest.mark.rule("chase 3.13")
@pytest.mark.parametrize(
    ("choice", "price"),
    [
        (OtherPrice.ONE, 1),
        (OtherPrice.NONE, 0),
        (OtherPrice.WHOLE_ROUND, 3),
        (OtherPrice.ASK, None),
    ],
)
def test_the_price_of_other_acts_is_a_ruling(choice: OtherPrice, price: int | None) -> None:
    rulings = Rulings(chase=ChaseRulings(other_action_price=choice))
    assert other_price(replace(RUNNER, left=2), rulings) == price
    if choice is OtherPrice.WHOLE_ROUND:
        assert other_price(replace(RUNNER, granted=0, left=0), rulings) == 1


@pytest.mark.rule("chase 3.13")
@BOTH
def test_other_acts_take_one_action(rulings: Rulings) -> None:
    assert other_price(RUNNER, rulings) == 1
    assert act_otherwise(RUNNER, 1).left == 2
    with pytest.raises(NoActionsLeftError) as raised:
        act_otherwise(RUNNER, 4)
    assert raised.value.args == ("Edda", 4, 3)


@given(
    st.dictionaries(st.sampled_from([f"w{at}" for at in range(5)]), st.sampled_from([WALL, FENCE])),
    st.integers(0, 5),
    st.integers(0, 5),
    st.integers(0, 7),
)
def test_a_path_is_paid_for_and_ends_before_the_first_obstacle(
    lying: dict[str, Hazard | Barrier], start: int, goal: int, left: int
) -> None:
    person = replace(RUNNER, place=PLACES[start], left=left)
    if start == goal:
        return
    found = path(track(**lying), person, PLACES[goal], REFERENCE)
    assert found.price <= left
    assert len(found.legs) <= found.length == abs(goal - start)
    assert all(leg.edge not in lying for leg in found.legs)
    assert (found.obstacle is not None) is (found.stop in {Stop.HAZARD, Stop.BARRIER})
    assert (found.place == PLACES[goal]) is (found.stop is None)
