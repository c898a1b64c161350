"""What stands on the other pages: the order, hand-outs, numbers only where they are wanted."""

from dataclasses import replace

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
    entity,
    lay,
    somebody,
    track,
)

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Side, Turn
from duskboard.core.chase.rounds import Course
from duskboard.core.dice import Percentile
from duskboard.core.identity import EntityId
from duskboard.table.entity import PUBLIC_ROLL_ID, HandOut, Note, Roll
from duskboard.table.hand_out_view import HandOutView
from duskboard.table.public_view import public_view, reveals
from duskboard.table.turn_view import OrderView, TurnState, TurnView
from duskboard.table.view import RollView

COURSE = Course(name="To the tram", round=3, active=TOM, lately=(FINN, EDDA, TOM))
LETTER = HandOut(title="A notice", about="Torn", text="Bring the whole fare.")


def test_the_order_closes_up_over_hidden_people_and_masked_ones_are_nobody() -> None:
    finn = replace(somebody("Finn", 0, Side.PURSUER, dex=80), turn=Turn.ACTED)
    hob = replace(somebody("Hob", 0, Side.PURSUER, dex=40), turn=Turn.WAITING, count=3)
    view = public_view(
        lay(
            *track("ss", course=COURSE),
            entity(FINN, finn, MASKED),
            entity(EDDA, somebody("Edda", 1, dex=70), HIDDEN),
            entity(TOM, somebody("Tom", 1, dex=60)),
            entity(HOB, hob),
        )
    )
    assert view.order == OrderView(
        name="To the tram",
        round=3,
        rows=(
            TurnView(person_id=FINN, number=1, name=None, side=None, state=TurnState.TO_COME),
            TurnView(
                person_id=TOM,
                number=2,
                name="Tom",
                side=Side.QUARRY,
                state=TurnState.NOW,
                short="Tom",
            ),
            TurnView(
                person_id=HOB,
                number=3,
                name="Hob",
                side=Side.PURSUER,
                state=TurnState.WAITING,
                count=3,
                short="Hob",
            ),
        ),
    )
    assert view.order.now == 1


def test_there_is_no_order_where_nobody_is_known_to_act() -> None:
    people = entity(EDDA, somebody("Edda", 0), HIDDEN)
    assert public_view(lay(*track("ss", course=COURSE), people)).order is None
    assert public_view(lay()).order is None


def test_only_a_shown_hand_out_is_handed_out() -> None:
    letters = [
        entity(f"letter-{one}", LETTER, one, rank)
        for rank, one in enumerate((HIDDEN, SHOWN, MASKED))
    ]
    assert public_view(lay(*letters)).hand_outs == (
        HandOutView(
            hand_out_id=EntityId("letter-shown"),
            title="A notice",
            about="Torn",
            text="Bring the whole fare.",
            picture=None,
            visibility=SHOWN,
        ),
    )


def test_of_a_shown_note_players_read_title_and_text_and_not_what_it_is_on() -> None:
    note = Note(
        title="Prices", text="The fare is two florins.", about=EntityId("secret"), session=3
    )
    notes = [entity(f"note-{one}", note, one) for one in (HIDDEN, MASKED, SHOWN)]
    letter = entity("letter", LETTER, rank=9)
    read = public_view(lay(*notes, letter)).hand_outs
    assert [paper.hand_out_id for paper in read] == ["letter", "note-shown"]
    assert read[1] == HandOutView(
        hand_out_id=EntityId("note-shown"),
        title="Prices",
        about="",
        text="The fare is two florins.",
        picture=None,
        visibility=SHOWN,
    )


def test_a_hand_out_that_comes_or_says_something_else_reveals() -> None:
    before, shown = public_view(lay()), public_view(lay(entity("letter", LETTER)))
    other = public_view(lay(entity("letter", replace(LETTER, text="Nine bells."))))
    assert reveals(before, shown) is True
    assert reveals(shown, other) is True
    assert reveals(shown, shown) is False
    assert reveals(shown, before) is False


def test_what_has_to_be_rolled_is_told_where_numbers_are_wanted_and_hit_points_never() -> None:
    table = lay(*track("sss", {1: (WALL, SHOWN), 2: (FENCE, SHOWN)}, COURSE))
    plain, told = (public_view(table, numbers=wanted).board for wanted in (False, True))
    assert plain is not None
    assert told is not None
    first, second = plain.ways
    assert first.hazard is not None
    assert second.barrier is not None
    assert (first.hazard.skills, first.hazard.difficulty) == (None, None)
    assert (second.barrier.skills, second.barrier.difficulty) == (None, None)
    first, second = told.ways
    assert first.hazard is not None
    assert second.barrier is not None
    assert (first.hazard.skills, first.hazard.difficulty) == (("climb",), Difficulty.HARD)
    assert (second.barrier.skills, second.barrier.hit_points) == (("str",), None)


def test_an_unseen_obstacle_tells_no_number_either() -> None:
    entities = track("sss", {1: (WALL, MASKED), 2: (FENCE, HIDDEN)}, COURSE)
    board = public_view(lay(*entities), numbers=True).board
    assert board is not None
    assert [(way.hazard, way.barrier) for way in board.ways] == [(None, None), (None, None)]


def test_whether_a_roll_was_enough_is_told_and_what_it_needed_only_where_wanted() -> None:
    roll = Roll(what=Percentile(), faces=(), total=38, told=True, passed=True, needed=45)
    table = lay(entity(PUBLIC_ROLL_ID, roll))
    plain, told = public_view(table).roll, public_view(table, numbers=True).roll
    assert isinstance(plain, RollView)
    assert isinstance(told, RollView)
    assert (plain.passed, plain.needed) == (True, None)
    assert (told.passed, told.needed) == (True, 45)
