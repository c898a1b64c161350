import pytest
from tests.play.chase.scenes import (
    EDDA,
    PLACES,
    WALL,
    done,
    edge,
    laid,
    line,
    person,
    somebody,
    with_people,
)

from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Location
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.laying import NewLocation, TrackLaid, mark_exit
from duskboard.play.chase.places import PlacesAdded, add_places, lengthen_track
from duskboard.table.entity import COURSE_ID
from duskboard.table.table import Table


def hotel() -> list[NewLocation]:
    return [
        NewLocation(location_id=EntityId(name), edge_id=EntityId(f"to-{name}"), name=f" {name} ")
        for name in ("lobby", "lift", "roof")
    ]


@pytest.mark.rule("chase 2.10")
def test_places_come_behind_a_place_in_order_and_what_lies_beyond_stays() -> None:
    table = with_people(laid(3, lying={2: WALL}), [somebody(EDDA, 2)])
    assert line(table) == ["p0", "p1", "[Low wall]", "p2"]
    transaction = add_places(table, "Hotel", hotel(), PLACES[1])
    assert transaction.report == PlacesAdded(name="Hotel", places=("lobby", "lift", "roof"))
    after = done(table, transaction)
    assert line(after) == ["p0", "p1", "lobby", "lift", "roof", "[Low wall]", "p2"]
    assert person(after, EDDA).place == PLACES[2]
    ranks = {one.entity_id: one.rank for one in after if one.entity_id in {"lobby", "lift", "p2"}}
    assert ranks == {"lobby": 2.0, "lift": 3.0, "p2": 5.0}


def test_places_come_last_or_first() -> None:
    table = laid(2, lying={1: WALL})
    assert line(done(table, add_places(table, "Hotel", hotel()))) == [
        "p0",
        "[Low wall]",
        "p1",
        "lobby",
        "lift",
        "roof",
    ]
    first = done(table, add_places(table, "Hotel", hotel(), is_first=True))
    assert line(first) == ["lobby", "lift", "roof", "p0", "[Low wall]", "p1"]
    assert edge(first, EntityId("to-lobby")).start == "lobby"


def test_a_track_grows_at_its_end_and_the_exit_goes_along() -> None:
    table = done(laid(2), mark_exit(laid(2), PLACES[1], is_exit=True))
    step = lengthen_track(table, hotel())
    assert step.report == PlacesAdded(
        name="Ferry steps to the night tram", places=("lobby", "lift", "roof")
    )
    longer = done(table, step)
    assert line(longer) == ["p0", "p1", "lobby", "lift", "roof"]
    exits = {key for key, one in longer.values(Location).items() if one.is_exit}
    assert exits == {"roof"}
    plain = done(laid(2), lengthen_track(laid(2), hotel()))
    assert not any(one.is_exit for one in plain.values(Location).values())
    with pytest.raises(NothingToChangeError):
        lengthen_track(table, [])


def test_without_a_chase_they_make_one() -> None:
    transaction = add_places(Table(), "Hotel", hotel())
    assert transaction.report == TrackLaid(name="Hotel", places=3)
    table = done(Table(), transaction)
    course = table.value(COURSE_ID, Course)
    assert course is not None
    assert course.name == "Hotel"
    assert line(table) == ["lobby", "lift", "roof"]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(NothingToChangeError):
        add_places(laid(2), "Hotel", [])
    with pytest.raises(NotOnTableError):
        add_places(laid(2), "Hotel", hotel(), EntityId("nowhere"))
