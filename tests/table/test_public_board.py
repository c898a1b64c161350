"""What players see of a chase."""

from dataclasses import replace

import pytest
from tests.table.boards import (
    EDDA,
    FENCE,
    FINN,
    HIDDEN,
    HOB,
    MASKED,
    SHOWN,
    TOM,
    WALL,
    board,
    entity,
    lay,
    names,
    place,
    somebody,
    track,
)

from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import Fate, Prepared, Side, Skill, Turn
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Barrier, Direction, Drift, Hazard, Location
from duskboard.core.identity import EntityId
from duskboard.table.board_view import (
    BoardView,
    PlaceView,
    TokenView,
    WayView,
)
from duskboard.table.entity import Visibility
from duskboard.table.obstacle_view import BarrierView, HazardView
from duskboard.table.public_board import public_board, reveals_board
from duskboard.table.public_view import public_view, reveals
from duskboard.table.table import Table

UNKNOWN = EntityId("unknown-1")


def test_players_see_names_wear_and_whose_turn_it_is_and_no_number_of_the_rules() -> None:
    course = Course(name="To the tram", round=3, active=EDDA, lowest=7, lately=(HOB, EDDA))
    entities = track("sss", {1: (WALL, SHOWN), 2: (FENCE, SHOWN)}, course)
    edda = replace(
        somebody("Edda", 1, dex=70),
        skills=(Skill(name="climb", value=45),),
        pool=3,
        granted=2,
        left=1,
        debt=2,
        count=3,
        has_gun_ready=True,
        prepared=Prepared(edge=EntityId("w2"), dice=1),
    )
    hob = replace(somebody("Hob", 0, Side.PURSUER), turn=Turn.ACTED, granted=3, left=2)
    assert board(entities, entity("edda", edda), entity("hob", hob)) == BoardView(
        name="To the tram",
        round=3,
        places=tuple(
            PlaceView(
                place_id=place(at),
                name=f"Place {at}",
                number=None,
                column=at,
                is_exit=False,
                visibility=SHOWN,
            )
            for at in range(3)
        ),
        ways=(
            WayView(
                edge_id=EntityId("p0>p1"),
                start_id=place(0),
                end_id=place(1),
                hazard=HazardView(name="Low wall", skills=None, difficulty=None),
                barrier=None,
                is_passed=False,
                visibility=SHOWN,
            ),
            WayView(
                edge_id=EntityId("p1>p2"),
                start_id=place(1),
                end_id=place(2),
                hazard=None,
                barrier=BarrierView(
                    name="Fence",
                    skills=None,
                    difficulty=None,
                    hit_points=None,
                    full_hit_points=None,
                    share=0.6,
                ),
                is_passed=False,
                visibility=SHOWN,
            ),
        ),
        tokens=(
            TokenView(
                person_id=EDDA,
                name="Edda",
                side=Side.QUARRY,
                place_id=place(1),
                order=1,
                left=1,
                granted=None,
                owed=None,
                mov=None,
                dex=None,
                skills=(),
                is_active=True,
                turn=Turn.TO_ACT,
                fate=Fate.RUNNING,
                count=3,
                has_gun_ready=False,
                prepared=0,
                visibility=SHOWN,
                short="Edda",
            ),
            TokenView(
                person_id=HOB,
                name="Hob",
                side=Side.PURSUER,
                place_id=place(0),
                order=2,
                left=None,
                granted=None,
                owed=None,
                mov=None,
                dex=None,
                skills=(),
                is_active=False,
                turn=Turn.ACTED,
                fate=Fate.RUNNING,
                count=1,
                has_gun_ready=False,
                prepared=0,
                visibility=SHOWN,
                short="Hob",
            ),
        ),
        order=(EDDA, HOB),
        active=EDDA,
        contacts=(),
        lead=None,
        is_stuck=False,
        visibility=SHOWN,
    )


def test_a_hidden_chase_is_none_and_a_masked_one_has_no_name() -> None:
    entities = track("ss")
    assert public_board(lay(*(replace(one, visibility=HIDDEN) for one in entities))) is None
    assert public_board(lay(*entities[1:])) is None
    masked = board([replace(entities[0], visibility=MASKED), *entities[1:]])
    assert (masked.name, masked.visibility) == ("", MASKED)


@pytest.mark.parametrize(
    ("seen", "expected"),
    [
        ("sss", ["Place 0", "Place 1", "Place 2"]),
        ("shs", ["Place 0", "?", "Place 2"]),
        ("shhhs", ["Place 0", "?", "Place 4"]),
        ("shshhs", ["Place 0", "?", "Place 2", "?", "Place 5"]),
        ("hhss", ["Place 2", "Place 3"]),
        ("sshh", ["Place 0", "Place 1"]),
        ("smms", ["Place 0", "?", "?", "Place 3"]),
        ("shmhs", ["Place 0", "?", "?", "?", "Place 4"]),
        ("hhh", []),
    ],
)
def test_hidden_places_between_others_are_one_question_mark(seen: str, expected: list[str]) -> None:
    view = board(track(seen))
    assert names(view) == expected
    assert [one.column for one in view.places] == list(range(len(expected)))
    assert len(view.ways) == max(0, len(expected) - 1)


def test_a_token_on_a_hidden_place_stands_on_a_question_mark() -> None:
    entities = track("shhs")
    view = board(entities, entity("edda", somebody("Edda", 2)))
    assert (names(view), view.tokens[0].place_id) == (["Place 0", "?", "Place 3"], UNKNOWN)
    beyond = board(track("sshhh"), entity("edda", somebody("Edda", 4)))
    assert names(beyond) == ["Place 0", "Place 1", "?"]
    assert beyond.tokens[0].place_id == EntityId("unknown-2")
    nobody = board(track("sshhh"), entity("hob", somebody("Hob", 4), HIDDEN))
    assert (names(nobody), nobody.tokens) == (["Place 0", "Place 1"], ())


@pytest.mark.rule("chase 4.3")
def test_two_on_one_question_mark_need_not_have_met() -> None:
    edda, hob = entity("edda", somebody("Edda", 1)), entity("hob", somebody("Hob", 1, Side.PURSUER))
    assert board(track("sss"), edda, hob).contacts == (place(1),)
    assert board(track("sms"), edda, hob).contacts == (place(1),)
    assert board(track("shs"), edda, hob).contacts == ()


@pytest.mark.parametrize(
    ("visibility", "hazard", "seen"),
    [(SHOWN, "Low wall", SHOWN), (MASKED, None, MASKED), (HIDDEN, None, SHOWN)],
)
def test_an_obstacle_is_named_marked_or_not_there(
    visibility: Visibility, hazard: str | None, seen: Visibility
) -> None:
    way = board(track("ss", {1: (WALL, visibility)})).ways[0]
    assert (way.hazard.name if way.hazard else None, way.visibility) == (hazard, seen)


@pytest.mark.parametrize("visibility", list(Visibility))
def test_an_open_way_looks_the_same_however_it_is_kept(visibility: Visibility) -> None:
    entities = track("ss")
    way = replace(entities[-1], visibility=visibility)
    assert board([*entities[:-1], way]) == board(entities)


def test_an_obstacle_on_the_way_to_a_question_mark_is_seen_and_one_behind_it_is_not() -> None:
    ways = board(track("shhs", {1: (WALL, SHOWN), 2: (FENCE, SHOWN), 3: (FENCE, SHOWN)})).ways
    found = [(way.hazard is not None, way.barrier is not None) for way in ways]
    assert found == [(True, False), (False, True)]


def test_a_way_is_passed_when_all_that_players_know_are_beyond_it() -> None:
    edda = entity("edda", somebody("Edda", 2))
    hob = entity("hob", somebody("Hob", 0, Side.PURSUER), HIDDEN)
    assert [way.is_passed for way in board(track("sss"), edda, hob).ways] == [True, True]


def test_a_masked_one_is_a_question_mark_without_side_number_or_actions() -> None:
    course = Course(name="To the tram", round=1, active=EDDA, lately=(EDDA,))
    edda = replace(somebody("Edda", 1), left=2, granted=2, count=4, turn=Turn.WAITING)
    token = board(track("ss", course=course), entity("edda", edda, MASKED)).tokens[0]
    assert (token.name, token.side, token.count, token.left, token.turn) == (
        None,
        None,
        1,
        None,
        Turn.TO_ACT,
    )
    assert (token.is_active, token.order, token.place_id) == (True, 1, place(1))


def test_hidden_people_leave_no_gap() -> None:
    people = [
        entity("edda", somebody("Edda", 1, dex=70), rank=0),
        entity("hob", somebody("Hob", 1, dex=60), HIDDEN, rank=1),
        entity("tom", somebody("Tom", 1, dex=50), MASKED, rank=2),
        entity("finn", somebody("Finn", 1, dex=40), rank=3),
    ]
    view = board(track("ss"), *people)
    assert [(one.person_id, one.order) for one in view.tokens] == [(EDDA, 1), (TOM, 2), (FINN, 3)]
    assert view.order == (EDDA, TOM, FINN)


def test_a_step_that_shows_a_part_of_the_chase_tells_news() -> None:
    edda = entity("edda", somebody("Edda", 0))
    entities = [*track("smh", {1: (WALL, HIDDEN)}), edda]

    def seen(**visibility: Visibility) -> Table:
        return lay(
            *(
                replace(one, visibility=visibility.get(str(one.entity_id), one.visibility))
                for one in entities
            )
        )

    before = seen(edda=HIDDEN)
    for news in (
        seen(),
        seen(edda=MASKED),
        seen(edda=HIDDEN, p1=SHOWN),
        seen(edda=HIDDEN, p2=MASKED),
        seen(edda=HIDDEN, w1=SHOWN),
        seen(edda=HIDDEN, w1=MASKED),
    ):
        assert reveals_board(public_board(before), public_board(news))
        assert reveals(public_view(before), public_view(news))
        assert not reveals(public_view(news), public_view(before))
    assert reveals_board(public_board(seen(edda=MASKED)), public_board(seen()))
    assert reveals_board(None, public_board(before))
    assert not reveals_board(public_board(before), None)
    masked_chase = replace(entities[0], visibility=MASKED)
    assert reveals_board(
        public_board(lay(masked_chase, *entities[1:])), public_board(lay(*entities))
    )


def test_another_name_for_what_was_known_is_news_and_none_at_all_is_not() -> None:
    course = Course(name="To the tram", round=1, active=EDDA, lately=(EDDA,))
    (chase, place, *rest), edda = track("ss", course=course), somebody("Edda", 0)
    before = board([chase, place, *rest, entity("edda", edda)])
    traitor = entity("edda", replace(edda, name="Edda the traitor"))
    lair = replace(place, value=Location(name="The lair"))
    told = replace(chase, value=replace(course, name="Away from the ghoul"))
    for changed in (
        board([chase, place, *rest, traitor]),
        board([chase, lair, *rest, entity("edda", edda)]),
        board([told, place, *rest, entity("edda", edda)]),
    ):
        assert reveals_board(before, changed)
    unnamed = [replace(one, visibility=MASKED) for one in (chase, place, *rest, traitor)]
    assert not reveals_board(before, board(unnamed))


def test_a_second_obstacle_of_the_same_name_is_news_and_one_that_was_moved_is_none() -> None:
    one = board(track("sss", {1: (WALL, SHOWN), 2: (WALL, HIDDEN)}))
    both = board(track("sss", {1: (WALL, SHOWN), 2: (WALL, SHOWN)}))
    moved = board(track("sss", {2: (WALL, SHOWN)}))
    assert reveals_board(one, both)
    assert not reveals_board(both, one)
    assert not reveals_board(one, moved)


def test_moves_turns_and_wear_are_no_news() -> None:
    entities = [*track("ssh", {1: (FENCE, SHOWN)}), entity("edda", somebody("Edda", 0))]
    moved = [*entities[:-1], entity("edda", somebody("Edda", 2))]
    worn = {1: (replace(FENCE, hit_points=0), SHOWN)}
    after = [
        *track("ssh", worn, Course(name="To the tram", round=4, active=EDDA, lately=(EDDA,))),
        entity("edda", replace(somebody("Edda", 1), left=2, granted=3, turn=Turn.WAITING)),
    ]
    for changed in (moved, after):
        assert not reveals_board(board(entities), board(changed))


def test_the_public_view_holds_the_board() -> None:
    table = lay(*track("ss"))
    assert public_view(table).board == public_board(table)
    assert public_view(Table()).board is None


@pytest.mark.rule("chase 6.3")
def test_players_see_in_which_direction_something_is_met() -> None:
    back = frozenset({Direction.BACKWARD})
    lying: dict[int, tuple[Hazard | Barrier, Visibility]] = {
        1: (replace(FENCE, ways=back), SHOWN),
        2: (replace(WALL, ways=back), SHOWN),
    }
    view = board(track("sss", lying))
    barrier, hazard = view.ways[0].barrier, view.ways[1].hazard
    assert barrier is not None
    assert hazard is not None
    assert (barrier.ways, hazard.ways) == (back, back)


def test_players_see_that_a_barrier_stands_open_but_not_where_a_hazard_goes() -> None:
    opened = replace(FENCE, is_open=True)
    lorry = replace(WALL, drift=Drift(direction=Direction.BACKWARD), harm=Severity.DEADLY)
    lying: dict[int, tuple[Hazard | Barrier, Visibility]] = {
        1: (opened, SHOWN),
        2: (lorry, SHOWN),
    }
    view = board(track("sss", lying))
    barrier, hazard = view.ways[0].barrier, view.ways[1].hazard
    assert barrier is not None
    assert (barrier.is_open, barrier.is_in_the_way) == (True, False)
    assert hazard is not None
    assert (hazard.drift, hazard.harm) == (None, None)
