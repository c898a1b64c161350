from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    NAMES,
    PLACES,
    WALL,
    WAYS,
    course,
    done,
    edge,
    four,
    laid,
    line,
    places,
    somebody,
    with_people,
)

from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.track import Edge, Location
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.chase.joining import NotALineError
from duskboard.play.chase.laying import (
    ChaseCleared,
    ChaseRenamed,
    ExitMarked,
    ForkedError,
    LocationAdded,
    LocationMoved,
    LocationRemoved,
    LocationRenamed,
    NewLocation,
    PlaceTakenError,
    TrackLaid,
    add_location,
    clear_chase,
    lay_track,
    mark_exit,
    move_location,
    remove_location,
    rename_chase,
    rename_location,
)
from duskboard.play.clock import NewClock, make_clock
from duskboard.table.entity import COURSE_ID, Entity, Visibility
from duskboard.table.table import Table

NEW, NEW_WAY = EntityId("new"), EntityId("new-way")


def wish(after: int | None = None, name: str = "Bell tower") -> NewLocation:
    return NewLocation(
        location_id=NEW,
        edge_id=NEW_WAY,
        name=name,
        after=None if after is None else PLACES[after],
    )


@pytest.mark.rule("chase 2.1")
@pytest.mark.rule("chase 2.3")
def test_a_track_is_a_line_of_places_with_ways_between() -> None:
    transaction = lay_track(Table(), " To the tram ", places(3))
    table = done(Table(), transaction)
    assert transaction.report == TrackLaid(name="To the tram", places=3)
    assert course(table).name == "To the tram"
    assert [one.name for one in table.values(Location).values()] == list(NAMES[:3])
    assert table.values(Edge) == {
        WAYS[1]: Edge(start=PLACES[0], end=PLACES[1]),
        WAYS[2]: Edge(start=PLACES[1], end=PLACES[2]),
    }


def test_what_is_laid_is_hidden_unless_said_otherwise() -> None:
    wishes = [replace(one, visibility=Visibility.HIDDEN) for one in places(2)]
    wishes[1] = replace(wishes[1], visibility=Visibility.SHOWN)
    table = done(Table(), lay_track(Table(), "Quay", wishes))
    seen = {one.entity_id: one.visibility for one in table}
    assert seen == {
        COURSE_ID: Visibility.HIDDEN,
        PLACES[0]: Visibility.HIDDEN,
        PLACES[1]: Visibility.SHOWN,
        WAYS[1]: Visibility.SHOWN,
    }
    shown = lay_track(Table(), "Quay", [], visibility=Visibility.SHOWN)
    assert done(Table(), shown).of(type(course(table)))[0].visibility is Visibility.SHOWN


def test_there_is_one_chase() -> None:
    with pytest.raises(AlreadyOnTableError):
        lay_track(laid(2), "Another", [])


def test_a_chase_is_renamed() -> None:
    table = laid(2)
    transaction = rename_chase(table, " Over the roofs ")
    assert transaction.report == ChaseRenamed(
        before="Ferry steps to the night tram", after="Over the roofs"
    )
    table = done(table, transaction)
    assert course(table).name == "Over the roofs"
    with pytest.raises(NothingToChangeError):
        rename_chase(table, "Over the roofs")
    with pytest.raises(NotOnTableError):
        rename_chase(Table(), "Over the roofs")


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (None, ["p0", "p1", "[Low wall]", "p2", "new"]),
        (2, ["p0", "p1", "[Low wall]", "p2", "new"]),
        (1, ["p0", "p1", "new", "[Low wall]", "p2"]),
        (0, ["p0", "new", "p1", "[Low wall]", "p2"]),
    ],
)
def test_a_place_comes_behind_another_and_what_lay_ahead_stays_ahead(
    after: int | None, expected: list[str]
) -> None:
    table = laid(3, lying={2: WALL})
    transaction = add_location(table, wish(after))
    table = done(table, transaction)
    assert transaction.report == LocationAdded(name="Bell tower")
    assert line(table) == expected
    assert list(table.values(Location)) == [part for part in expected if not part.startswith("[")]


def test_the_first_place_of_an_empty_track_needs_no_way() -> None:
    table = done(Table(), lay_track(Table(), "Quay", []))
    table = done(table, add_location(table, wish()))
    assert (list(table.values(Location)), table.values(Edge)) == ([NEW], {})


def test_a_new_place_is_hidden_and_so_is_the_way_to_it() -> None:
    table = laid(2)
    table = done(table, add_location(table, wish()))
    for key in (NEW, NEW_WAY):
        entity = table.get(key)
        assert entity is not None
        assert entity.visibility is Visibility.HIDDEN
    assert not NewLocation(location_id=NEW, edge_id=NEW_WAY, name="Yard").is_exit


def test_a_place_cannot_come_behind_nothing_nor_take_a_name_that_is_taken() -> None:
    table = laid(2)
    with pytest.raises(NotOnTableError):
        add_location(table, wish(5))
    with pytest.raises(NotOnTableError):
        add_location(Table(), wish())
    clock = NewClock(clock_id=NEW, name="Alarm", kind=ClockKind.DANGER, size=6)
    with pytest.raises(AlreadyOnTableError):
        add_location(done(table, make_clock(table, clock)), wish())
    with pytest.raises(AlreadyOnTableError):
        add_location(table, replace(wish(), edge_id=WAYS[1]))


def test_a_place_is_renamed() -> None:
    table = laid(2)
    transaction = rename_location(table, PLACES[1], " Eel market ")
    assert transaction.report == LocationRenamed(before="Fish market", after="Eel market")
    table = done(table, transaction)
    assert table.value(PLACES[1], Location) == Location(name="Eel market")
    with pytest.raises(NothingToChangeError):
        rename_location(table, PLACES[1], "Eel market")
    with pytest.raises(NotOnTableError):
        rename_location(table, WAYS[1], "Eel market")
    with pytest.raises(ValueError, match="blank"):
        rename_location(table, PLACES[1], " ")


def test_a_place_becomes_an_exit_and_is_none_again() -> None:
    table = laid(2)
    transaction = mark_exit(table, PLACES[1], is_exit=True)
    assert transaction.report == ExitMarked(name="Fish market", is_exit=True)
    table = done(table, transaction)
    with pytest.raises(NothingToChangeError):
        mark_exit(table, PLACES[1], is_exit=True)
    table = done(table, mark_exit(table, PLACES[1], is_exit=False))
    assert table == laid(2)


@pytest.mark.parametrize(
    ("lying", "gone", "expected", "dropped"),
    [
        ({}, 0, ["p1", "p2", "p3"], ()),
        ({}, 3, ["p0", "p1", "p2"], ()),
        ({1: WALL}, 1, ["p0", "[Low wall]", "p2", "p3"], ()),
        ({2: FENCE}, 1, ["p0", "[Fence]", "p2", "p3"], ()),
        ({1: WALL, 2: FENCE}, 1, ["p0", "[Low wall]", "p2", "p3"], ("Fence",)),
        ({1: WALL}, 0, ["p1", "p2", "p3"], ("Low wall",)),
    ],
)
def test_neighbours_of_a_place_that_goes_are_joined(
    lying: dict[int, object], gone: int, expected: list[str], dropped: tuple[str, ...]
) -> None:
    table = laid(4, lying={at: WALL if what is WALL else FENCE for at, what in lying.items()})
    transaction = remove_location(table, PLACES[gone])
    assert transaction.report == LocationRemoved(name=NAMES[gone], obstacles=dropped)
    assert line(done(table, transaction)) == expected


def test_the_last_place_goes_too() -> None:
    table = laid(1)
    assert list(done(table, remove_location(table, PLACES[0]))) == [table.get(COURSE_ID)]


def test_a_place_where_somebody_stands_stays() -> None:
    table = with_people(laid(3), [somebody(EDDA, 1, side=Side.QUARRY)])
    with pytest.raises(PlaceTakenError) as raised:
        remove_location(table, PLACES[1])
    assert raised.value.args == ("Fish market", "Edda")


def test_places_at_a_fork_stay_where_they_are() -> None:
    table = laid(3)
    fork = Entity(entity_id=EntityId("fork"), value=Edge(start=PLACES[0], end=PLACES[2]))
    table = Table(entities={**table.entities, fork.entity_id: fork})
    with pytest.raises(NotALineError) as raised:
        remove_location(table, PLACES[0])
    assert raised.value.args == ("Ferry steps",)
    with pytest.raises(ForkedError) as forked:
        move_location(table, PLACES[0], PLACES[1])
    assert forked.value.args == ("Ferry steps",)


@pytest.mark.parametrize(
    ("place", "after", "expected"),
    [
        (0, 2, ["p1", "[Low wall]", "p2", "p0", "p3"]),
        (3, None, ["p3", "[Low wall]", "p0", "p1", "p2"]),
        (1, 3, ["p0", "[Low wall]", "p2", "p3", "p1"]),
    ],
)
def test_a_place_moves_and_obstacles_keep_their_positions(
    place: int, after: int | None, expected: list[str]
) -> None:
    table = laid(4, lying={1: WALL})
    transaction = move_location(table, PLACES[place], None if after is None else PLACES[after])
    assert transaction.report == LocationMoved(name=NAMES[place])
    table = done(table, transaction)
    assert line(table) == expected
    assert list(table.values(Location)) == [part for part in expected if part[0] == "p"]
    assert edge(table, WAYS[1]).names == ("Low wall",)


def test_a_place_that_stands_there_does_not_move() -> None:
    table = laid(3)
    with pytest.raises(NothingToChangeError):
        move_location(table, PLACES[1], PLACES[0])
    for where in (PLACES[1], PLACES[5]):
        with pytest.raises(NotOnTableError):
            move_location(table, PLACES[1], where)
    with pytest.raises(NotOnTableError):
        move_location(table, PLACES[6], PLACES[0])


def test_a_chase_is_cleared_away_with_everybody_in_it() -> None:
    table = four(laid(lying={3: WALL}))
    transaction = clear_chase(table)
    assert transaction.report == ChaseCleared(name="Ferry steps to the night tram")
    after = done(table, transaction)
    assert (len(after), after.values(Participant)) == (0, {})
    with pytest.raises(NotOnTableError):
        clear_chase(after)
