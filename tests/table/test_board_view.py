from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType

import pytest

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.participant import Fate, Participant, Prepared, Side, Skill, Turn
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Barrier, Edge, Hazard, Location
from duskboard.core.identity import EntityId
from duskboard.table.board_view import (
    BoardView,
    PlaceView,
    TokenView,
    WayView,
    board_view,
)
from duskboard.table.entity import COURSE_ID, Entity, Value, Visibility
from duskboard.table.name import value_name
from duskboard.table.obstacle_view import BarrierView, HazardView
from duskboard.table.table import Table

HIDDEN, MASKED, SHOWN = Visibility.HIDDEN, Visibility.MASKED, Visibility.SHOWN
A, B, C = (EntityId(name) for name in "abc")
AB, BC = EntityId("ab"), EntityId("bc")
EDDA, HOB = EntityId("edda"), EntityId("hob")
WALL = Hazard(name="Low wall", skills=("climb",), difficulty=Difficulty.HARD)
FENCE = Barrier(name="Fence", skills=("str",), hit_points=9, full_hit_points=15)


def entity(name: str, value: Value, visibility: Visibility = SHOWN, rank: float = 0.0) -> Entity:
    return Entity(entity_id=EntityId(name), value=value, visibility=visibility, rank=rank)


def lay(*entities: Entity) -> Table:
    return Table(entities=MappingProxyType({one.entity_id: one for one in entities}))


def chase(*more: Entity) -> Table:
    return lay(
        entity(COURSE_ID, Course(name="To the tram", round=3, active=EDDA, lately=(HOB, EDDA))),
        entity("c", Location(name="Tram", is_exit=True), HIDDEN, 2.0),
        entity("a", Location(name="Quay"), rank=0.0),
        entity("b", Location(name="Market"), MASKED, 1.0),
        entity("bc", Edge(start=B, end=C, barrier=FENCE), HIDDEN, 2.0),
        entity("ab", Edge(start=A, end=B, hazard=WALL), rank=1.0),
        *more,
    )


def somebody(name: str, side: Side, place: EntityId | None, dex: int = 50) -> Participant:
    return Participant(name=name, side=side, mov=8, dex=dex, place=place)


def view(table: Table) -> BoardView:
    found = board_view(table)
    assert found is not None
    return found


def test_there_is_no_board_without_a_chase() -> None:
    assert board_view(lay(entity("a", Location(name="Quay")))) is None


@pytest.mark.rule("chase 2.3")
def test_the_game_master_sees_everything_along_the_track() -> None:
    edda = replace(
        somebody("Edda", Side.QUARRY, B, 70),
        skills=(Skill(name="climb", value=45),),
        pool=3,
        granted=2,
        spent=1,
        left=1,
        debt=1,
        count=2,
        has_gun_ready=True,
        prepared=Prepared(edge=BC, dice=1),
    )
    hob = replace(somebody("Hob", Side.PURSUER, A), turn=Turn.ACTED)
    table = chase(entity("hob", hob, HIDDEN, 2.0), entity("edda", edda, MASKED, 1.0))
    assert view(table) == BoardView(
        name="To the tram",
        round=3,
        places=(
            PlaceView(place_id=A, name="Quay", number=1, column=0, is_exit=False, visibility=SHOWN),
            PlaceView(
                place_id=B, name="Market", number=2, column=1, is_exit=False, visibility=MASKED
            ),
            PlaceView(place_id=C, name="Tram", number=3, column=2, is_exit=True, visibility=HIDDEN),
        ),
        ways=(
            WayView(
                edge_id=AB,
                start_id=A,
                end_id=B,
                hazard=HazardView(name="Low wall", skills=("climb",), difficulty=Difficulty.HARD),
                barrier=None,
                is_passed=False,
                visibility=SHOWN,
            ),
            WayView(
                edge_id=BC,
                start_id=B,
                end_id=C,
                hazard=None,
                barrier=BarrierView(
                    name="Fence",
                    skills=("str",),
                    difficulty=Difficulty.REGULAR,
                    hit_points=9,
                    full_hit_points=15,
                    share=0.6,
                ),
                is_passed=False,
                visibility=HIDDEN,
            ),
        ),
        tokens=(
            TokenView(
                person_id=EDDA,
                name="Edda",
                side=Side.QUARRY,
                place_id=B,
                order=1,
                left=1,
                has_begun=True,
                granted=2,
                owed=1,
                mov=8,
                dex=70,
                skills=(Skill(name="climb", value=45),),
                is_active=True,
                turn=Turn.TO_ACT,
                fate=Fate.RUNNING,
                count=2,
                has_gun_ready=True,
                prepared=1,
                visibility=MASKED,
                source=CheckSource.D100,
                short="Edda",
            ),
            TokenView(
                person_id=HOB,
                name="Hob",
                side=Side.PURSUER,
                place_id=A,
                order=2,
                left=0,
                granted=0,
                owed=0,
                mov=8,
                dex=50,
                skills=(),
                is_active=False,
                turn=Turn.ACTED,
                fate=Fate.RUNNING,
                count=1,
                has_gun_ready=False,
                prepared=0,
                visibility=HIDDEN,
                source=CheckSource.D100,
                short="Hob",
            ),
        ),
        order=(EDDA, HOB),
        active=EDDA,
        contacts=(),
        lead=1,
        is_stuck=False,
        visibility=SHOWN,
    )


@pytest.mark.rule("chase 4.3")
def test_quarry_and_pursuer_in_one_place_are_in_contact() -> None:
    edda, hob = somebody("Edda", Side.QUARRY, B), somebody("Hob", Side.PURSUER, B)
    assert view(chase(entity("edda", edda), entity("hob", hob))).contacts == (B,)
    away = replace(hob, fate=Fate.OUT)
    assert view(chase(entity("edda", edda), entity("hob", away))).contacts == ()
    both = somebody("Tom", Side.QUARRY, B)
    assert view(chase(entity("edda", edda), entity("tom", both))).contacts == ()


def test_a_way_is_passed_when_all_who_run_are_beyond_it() -> None:
    edda, hob = somebody("Edda", Side.QUARRY, C), somebody("Hob", Side.PURSUER, B)
    ways = view(chase(entity("edda", edda), entity("hob", hob))).ways
    assert [way.is_passed for way in ways] == [True, False]
    caught = replace(hob, fate=Fate.CAUGHT)
    ways = view(chase(entity("edda", edda), entity("hob", caught))).ways
    assert [way.is_passed for way in ways] == [True, True]
    assert [way.is_passed for way in view(chase()).ways] == [False, False]


@pytest.mark.rule("chase 4.4")
def test_the_board_hints_where_nobody_can_gain() -> None:
    edda, hob = somebody("Edda", Side.QUARRY, C), somebody("Hob", Side.PURSUER, B)
    assert not view(chase(entity("edda", edda), entity("hob", hob))).is_stuck
    open_way = entity("bc", Edge(start=B, end=C), HIDDEN, 2.0)
    table = chase(entity("edda", edda), entity("hob", hob))
    assert view(lay(*table.entities.values(), open_way)).is_stuck


def test_who_is_off_the_track_has_no_place_in_the_order() -> None:
    token = view(chase(entity("edda", somebody("Edda", Side.QUARRY, None)))).token(EDDA)
    assert token is not None
    assert (token.place_id, token.order) == (None, None)


def test_places_and_tokens_are_found_by_their_identifiers() -> None:
    board = view(chase(entity("edda", somebody("Edda", Side.QUARRY, B))))
    assert (board.place(B), board.token(EDDA)) == (board.places[1], board.tokens[0])
    assert (board.place(None), board.token(HOB)) == (None, None)


def test_a_damaged_track_is_drawn_as_far_as_it_goes() -> None:
    lost = entity("lost", Edge(start=C, end=EntityId("nowhere")))
    stray = entity("edda", somebody("Edda", Side.QUARRY, EntityId("nowhere")))
    board = view(chase(lost, stray))
    assert [way.edge_id for way in board.ways] == [AB, BC]
    assert board.lead is None


NAMED: Iterable[tuple[Value, str]] = (
    (Course(name="To the tram"), "To the tram"),
    (Location(name="Quay"), "Quay"),
    (Edge(start=A, end=B), ""),
    (Edge(start=A, end=B, hazard=WALL), "Low wall"),
    (Edge(start=A, end=B, barrier=FENCE), "Fence"),
    (somebody("Edda", Side.QUARRY, A), "Edda"),
)


@pytest.mark.parametrize(("value", "name"), NAMED)
def test_the_parts_of_a_chase_bear_their_names(value: Value, name: str) -> None:
    assert value_name(value) == name
