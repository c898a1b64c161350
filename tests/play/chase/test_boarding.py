"""Getting in and out of vehicles, and what goes with them (rules/chase.md 1.1, 1.6, 9.4)."""

from dataclasses import replace

import pytest
from tests.play.chase.roads import CAR, LORRY, SALOON, places_of, roads, vehicle
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    HOB,
    PLACES,
    TOM,
    course,
    done,
    person,
    somebody,
)

from duskboard.core.chase.driving import PassengerError, WreckError
from duskboard.core.chase.movement import NoActionsLeftError
from duskboard.core.chase.participant import Fate, Side
from duskboard.core.chase.seat import Seat
from duskboard.core.chase.vehicle import Vehicle, aboard
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.boarding import (
    FullError,
    GotIn,
    GotOut,
    NewVehicle,
    NotThereError,
    OneDrivesError,
    OnFootError,
    OtherSideError,
    VehicleAdded,
    VehicleEdited,
    VehicleRemoved,
    add_vehicle,
    edit_vehicle,
    get_in,
    get_out,
    place_vehicle,
    remove_vehicle,
)
from duskboard.play.chase.colliding import say_build
from duskboard.play.chase.group import may_join, split_group
from duskboard.play.chase.laying import PlaceTakenError, clear_chase, remove_location
from duskboard.play.chase.marching import march
from duskboard.play.chase.moving import do_otherwise, move, plan
from duskboard.play.chase.opening import restart
from duskboard.play.chase.overruling import overrule_move
from duskboard.play.chase.person import (
    EditPerson,
    add_people,
    edit_person,
    place_at_start,
    place_person,
    settle_fate,
)
from duskboard.play.chase.running import end_this_turn, start_chase
from duskboard.play.chase.scene import scene
from duskboard.play.chase.speeding import roll_speed, roll_speeds, speed_skill
from duskboard.table.entity import COURSE_ID
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(one) for one in Preset], ids=list(Preset))
BUS = EntityId("bus")


def running(rulings: Rulings | None = None) -> Table:
    return done(roads(rulings), start_chase(roads(rulings), ScriptedDice([])))


def turn_of(table: Table, who: EntityId) -> Table:
    while course(table).active != who:
        table = done(table, end_this_turn(table))
    return table


def test_a_vehicle_comes_where_its_driver_stands() -> None:
    table = roads()
    assert vehicle(table, CAR).place == PLACES[4]
    assert person(table, EDDA).seat == Seat(vehicle=CAR, drives=True, foot_mov=8)
    assert person(table, EDDA).mov == 14
    assert person(table, TOM).seat == Seat(vehicle=CAR, drives=False, foot_mov=8)
    assert person(table, TOM).mov == 8
    wish = NewVehicle(vehicle_id=BUS, vehicle=replace(SALOON, name="Bus", place=PLACES[2]))
    added = add_vehicle(table, wish)
    assert added.report == VehicleAdded(name="Bus", place="Net lane", driver="")
    assert vehicle(done(table, added), BUS).place == PLACES[2]


@pytest.mark.rule("chase 9.4")
@BOTH
def test_one_token_carries_all_aboard(rulings: Rulings) -> None:
    table = turn_of(running(rulings), EDDA)
    moved = done(table, move(table, EDDA, PLACES[5]))
    assert places_of(moved, EDDA, TOM) == [PLACES[5], PLACES[5]]
    assert vehicle(moved, CAR).place == PLACES[5]
    by_hand = done(moved, overrule_move(moved, EDDA, PLACES[1]))
    assert places_of(by_hand, EDDA, TOM) == [PLACES[1], PLACES[1]]
    thrown = done(moved, overrule_move(moved, TOM, PLACES[3]))
    assert person(thrown, TOM).seat is None
    assert (places_of(thrown, EDDA, TOM), vehicle(thrown, CAR).place) == (
        [PLACES[5], PLACES[3]],
        PLACES[5],
    )


@pytest.mark.rule("chase 9.4")
@BOTH
def test_a_passenger_acts_once_and_does_not_move(rulings: Rulings) -> None:
    table = turn_of(running(rulings), TOM)
    assert (person(table, TOM).granted, person(table, EDDA).pool) == (1, 7)
    with pytest.raises(PassengerError) as raised:
        plan(table, TOM, PLACES[5])
    assert raised.value.args == ("Tom",)
    with pytest.raises(PassengerError):
        roll_speed(table, TOM, ScriptedDice([1]))
    shot = done(table, do_otherwise(table, TOM, "shoots", 1))
    assert person(shot, TOM).left == 0
    assert [one.who for one in march(table, Side.QUARRY)] == [EDDA] * bool(person(table, EDDA).left)


@pytest.mark.rule("chase 1.1")
@pytest.mark.rule("chase 1.6")
@BOTH
def test_a_driver_rolls_for_speed_with_what_drives(rulings: Rulings) -> None:
    table = roads(rulings)
    assert [speed_skill(scene(table), who) for who in (EDDA, HOB)] == ["drive", "con"]
    fast = done(table, roll_speed(table, EDDA, ScriptedDice([10, 5])))  # 05 of 60
    speed = person(fast, EDDA).speed
    assert speed is not None
    assert (speed.skill, speed.value, speed.base, person(fast, EDDA).mov) == ("drive", 60, 14, 15)
    out = get_out(fast, EDDA)
    assert out.report == GotOut(who=EDDA, name="Edda", vehicle="Saloon", mov=8, price=0)
    on_foot = done(fast, out)
    assert (person(on_foot, EDDA).mov, person(on_foot, EDDA).speed) == (8, None)
    all_rolled = done(table, roll_speeds(table, [EDDA, TOM], ScriptedDice([9, 5])))
    assert person(all_rolled, TOM).speed is None


@BOTH
def test_getting_in_and_out_takes_what_other_acts_take(rulings: Rulings) -> None:
    table = turn_of(running(rulings), EDDA)
    left = person(table, EDDA).left
    out = done(table, get_out(table, EDDA))
    assert (person(out, EDDA).left, aboard(scene(out).people, CAR)) == (left - 1, (TOM,))
    back = get_in(out, EDDA, CAR, drives=True, price=2)
    assert back.report == GotIn(who=EDDA, name="Edda", vehicle="Saloon", drives=True, price=2)
    assert person(done(out, back), EDDA).left == left - 3
    with pytest.raises(NoActionsLeftError):
        get_in(out, EDDA, CAR, drives=True, price=99)
    with pytest.raises(OnFootError):
        get_out(out, EDDA)


def test_the_wheel_changes_hands() -> None:
    table = running()
    changed = done(table, get_in(table, TOM, CAR, drives=True))
    assert aboard(scene(changed).people, CAR) == (TOM, EDDA)
    assert (person(changed, TOM).mov, person(changed, EDDA).mov) == (14, 8)
    assert person(changed, EDDA).left <= 1
    with pytest.raises(NothingToChangeError):
        get_in(changed, TOM, CAR, drives=True)


def test_nobody_gets_in_where_no_seat_is_free_or_elsewhere_or_at_the_others() -> None:
    table = roads()
    with pytest.raises(NotThereError) as elsewhere:
        get_in(table, HOB, CAR)
    assert elsewhere.value.args == ("Hob", "Saloon")
    off = done(table, place_person(table, EDDA, None))
    with pytest.raises(NotThereError):  # Tom sits in it still, and would be torn off the track
        get_in(off, FINN, CAR, drives=True)
    beside = done(table, place_person(table, HOB, PLACES[4]))
    with pytest.raises(OtherSideError):
        get_in(beside, HOB, CAR)
    crowd = [somebody(EntityId("crowd"), 4, side=Side.QUARRY, count=3)]
    full = done(table, add_people(table, crowd))
    with pytest.raises(FullError) as raised:
        get_in(full, EntityId("crowd"), CAR)
    assert raised.value.args == ("Saloon", 4)
    empty = done(full, get_out(full, TOM))
    empty = done(empty, get_out(empty, EDDA))
    with pytest.raises(OneDrivesError):
        get_in(empty, EntityId("crowd"), CAR, drives=True)
    seated = done(empty, get_in(empty, EntityId("crowd"), CAR))
    with pytest.raises(FullError):
        edit_vehicle(seated, CAR, replace(vehicle(seated, CAR), seats=2))


def test_a_vehicle_is_changed_moved_while_empty_and_taken_off() -> None:
    table = roads()
    faster = replace(vehicle(table, CAR), mov=16, name="Tourer")
    edited = edit_vehicle(table, CAR, faster)
    assert edited.report == VehicleEdited(before=vehicle(table, CAR), after=faster)
    assert person(done(table, edited), EDDA).mov == 16
    with pytest.raises(NothingToChangeError):
        edit_vehicle(table, CAR, vehicle(table, CAR))
    with pytest.raises(NothingToChangeError):
        place_vehicle(table, CAR, PLACES[0])  # who sits in it goes with it
    gone = remove_vehicle(table, CAR)
    assert gone.report == VehicleRemoved(name="Saloon")
    after = done(table, gone)
    assert (person(after, EDDA).seat, person(after, EDDA).mov) == (None, 8)
    empty = done(table, get_out(table, EDDA))
    empty = done(empty, get_out(empty, TOM))
    assert vehicle(done(empty, place_vehicle(empty, CAR, None)), CAR).place is None
    with pytest.raises(PlaceTakenError):
        remove_location(done(empty, place_vehicle(empty, CAR, PLACES[6])), PLACES[6])


@pytest.mark.rule("chase 10.4")
@BOTH
def test_a_wreck_goes_nowhere(rulings: Rulings) -> None:
    table = turn_of(running(rulings), EDDA)
    wreck = done(table, say_build(table, CAR, 0))
    with pytest.raises(WreckError) as raised:
        move(wreck, EDDA, PLACES[5])
    assert raised.value.args == ("Saloon",)
    assert EDDA not in [one.who for one in march(wreck, Side.QUARRY)]
    on_foot = done(wreck, get_out(wreck, EDDA))
    assert places_of(done(on_foot, move(on_foot, EDDA, PLACES[5])), EDDA) == [PLACES[5]]


def test_what_becomes_of_a_vehicle_becomes_of_those_aboard_but_not_death() -> None:
    table = running()
    away = done(table, settle_fate(table, EDDA, Fate.ESCAPED))
    assert [person(away, who).fate for who in (EDDA, TOM)] == [Fate.ESCAPED, Fate.ESCAPED]
    back = done(away, settle_fate(away, EDDA, Fate.RUNNING))
    assert person(back, TOM).fate is Fate.RUNNING
    dead = done(table, settle_fate(table, EDDA, Fate.OUT))
    assert person(dead, TOM).fate is Fate.RUNNING
    alone = done(table, settle_fate(table, TOM, Fate.OUT))
    assert person(alone, EDDA).fate is Fate.RUNNING


def test_a_group_aboard_splits_without_a_second_driver() -> None:
    table = done(
        roads(), add_people(roads(), [somebody(EntityId("crowd"), 4, side=Side.QUARRY, count=2)])
    )
    table = done(table, get_in(table, EntityId("crowd"), CAR))
    parted = done(
        table, split_group(table, EntityId("crowd"), person_id=EntityId("one"), name="One")
    )
    assert person(parted, EntityId("one")).is_passenger
    people = scene(parted).people
    assert may_join(people[EntityId("one")], people[EntityId("crowd")])
    assert not may_join(people[EDDA], people[TOM])


def test_everybody_starts_in_their_vehicles() -> None:
    table = roads()
    placed = done(table, place_at_start(table))
    assert places_of(placed, FINN, HOB, EDDA, TOM) == [
        PLACES[5], PLACES[0], PLACES[7], PLACES[7],
    ]  # fmt: skip
    assert [vehicle(placed, key).place for key in (CAR, LORRY)] == [PLACES[7], PLACES[5]]


def test_a_chase_with_vehicles_starts_again_as_it_was_and_goes_as_a_whole() -> None:
    table = turn_of(running(), EDDA)
    moved = done(table, move(table, EDDA, PLACES[6]))
    again = done(moved, restart(moved))
    assert vehicle(again, CAR).place == PLACES[4]
    assert again.values(Vehicle).keys() == {CAR, LORRY}
    gone = done(moved, clear_chase(moved))
    assert gone.get(COURSE_ID) is None
    assert not gone.values(Vehicle)


def test_who_drives_comes_on_the_track_with_the_vehicle() -> None:
    table = roads()
    off = done(table, place_person(table, EDDA, None))
    assert (places_of(off, EDDA, TOM), vehicle(off, CAR).place) == ([None, None], None)
    on = done(off, place_person(off, EDDA, PLACES[2]))
    assert (places_of(on, EDDA, TOM), vehicle(on, CAR).place) == (
        [PLACES[2], PLACES[2]],
        PLACES[2],
    )


def test_who_changes_sides_gets_out_and_the_last_aboard_keeps_the_wheel() -> None:
    table = roads()
    turned = done(table, edit_person(table, TOM, EditPerson(side=Side.PURSUER)))
    assert (person(turned, TOM).seat, person(turned, TOM).place) == (None, PLACES[4])
    assert aboard(scene(turned).people, CAR) == (EDDA,)
    alone = done(turned, edit_person(turned, EDDA, EditPerson(side=Side.PURSUER)))
    assert (person(alone, EDDA).drives, person(alone, EDDA).mov) == (True, 14)
    driver = done(table, edit_person(table, EDDA, EditPerson(side=Side.PURSUER)))
    assert (person(driver, EDDA).seat, person(driver, EDDA).mov) == (None, 8)
    assert (aboard(scene(driver).people, CAR), vehicle(driver, CAR).place) == ((TOM,), PLACES[4])


def test_a_group_that_grows_has_to_find_seats_and_does_not_drive() -> None:
    table = roads()
    three = done(table, edit_person(table, TOM, EditPerson(count=3)))
    assert person(three, TOM).seat == Seat(vehicle=CAR, drives=False, foot_mov=8)
    with pytest.raises(FullError) as full:
        edit_person(table, TOM, EditPerson(count=4))
    assert full.value.args == ("Saloon", 4)
    with pytest.raises(OneDrivesError):
        edit_person(table, EDDA, EditPerson(count=2))


def test_another_mov_of_a_passenger_is_that_of_the_own_body() -> None:
    table = roads()
    fast = done(table, edit_person(table, TOM, EditPerson(mov=9)))
    assert person(done(fast, get_out(fast, TOM)), TOM).mov == 9
    driver = done(table, edit_person(table, EDDA, EditPerson(mov=16)))
    assert (person(driver, EDDA).mov, person(done(driver, get_out(driver, EDDA)), EDDA).mov) == (
        16,
        8,
    )
