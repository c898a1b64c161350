import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    HOB,
    PLACES,
    TOM,
    course,
    done,
    four,
    laid,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.movement import NoWayError
from duskboard.core.chase.participant import Fate, Participant, Turn
from duskboard.core.chase.rounds import NotRunningError, NotStartedError
from duskboard.core.dice import FaceError, ReportedTotal, ScriptedDice, TotalError
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.moving import move
from duskboard.play.chase.overruling import (
    ActionsError,
    ActionsLost,
    ActionsOverruled,
    MoveOverruled,
    TurnOverruled,
    lose_actions,
    overrule_actions,
    overrule_move,
    overrule_turn,
)
from duskboard.play.chase.person import settle_fate
from duskboard.play.chase.running import delay_turn, end_this_turn

BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))


def test_the_game_master_moves_anybody_past_anything_for_nothing() -> None:
    table = started(four(laid(lying={5: FENCE})))
    transaction = overrule_move(table, EDDA, PLACES[7])
    assert transaction.report == MoveOverruled(
        who=EDDA, name="Edda", before="Rope walk", after="Night tram"
    )
    table = done(table, transaction)
    assert (person(table, EDDA).place, person(table, EDDA).left) == (PLACES[7], 2)
    with pytest.raises(NothingToChangeError):
        overrule_move(table, EDDA, PLACES[7])
    with pytest.raises(NoWayError):
        overrule_move(table, EDDA, EDDA)


def test_who_is_put_on_the_track_during_a_round_acts_from_the_next_on() -> None:
    table = started(with_people(laid(3), [somebody(EDDA, 1), somebody(HOB, None)]))
    transaction = overrule_move(table, HOB, PLACES[0])
    assert transaction.report == MoveOverruled(who=HOB, name="Hob", before="", after="Ferry steps")
    assert person(done(table, transaction), HOB).turn is Turn.ACTED


def test_the_game_master_says_what_is_left_and_owed() -> None:
    table = started(four(laid()))
    transaction = overrule_actions(table, FINN, left=2, debt=1)
    assert transaction.report == ActionsOverruled(
        who=FINN, name="Finn", left_before=3, left_after=2, debt_before=0, debt_after=1
    )
    table = done(table, transaction)
    after = person(table, FINN)
    assert (after.left, after.granted, after.spent, after.debt) == (2, 3, 1, 1)
    restored = person(done(table, overrule_actions(table, FINN, left=3)), FINN)
    assert (restored.left, restored.granted, restored.spent) == (3, 3, 0)
    more = person(done(table, overrule_actions(table, FINN, left=5)), FINN)
    assert (more.left, more.granted, more.spent) == (5, 5, 0)
    with pytest.raises(NothingToChangeError):
        overrule_actions(table, FINN, left=2)
    with pytest.raises(NotStartedError):
        overrule_actions(four(laid()), FINN, left=2)


@pytest.mark.parametrize(("left", "debt"), [(-1, None), (21, None), (None, -1), (1, 21)])
def test_nobody_has_so_many_actions(left: int | None, debt: int | None) -> None:
    with pytest.raises(ActionsError):
        overrule_actions(started(four(laid())), FINN, left=left, debt=debt)


def test_who_is_given_actions_after_the_turn_may_act_again() -> None:
    table = started(four(laid()))
    table = done(table, end_this_turn(table))
    table = done(table, overrule_actions(table, FINN, left=1))
    assert (person(table, FINN).turn, course(table).active) == (Turn.TO_ACT, EDDA)
    assert course(done(table, end_this_turn(table))).active == FINN
    for _ in range(2):
        table = done(table, delay_turn(table))
    table = started(with_people(laid(3), [somebody(EDDA, 1), somebody(HOB, 0, mov=9, dex=60)]))
    for _ in range(2):
        table = done(table, delay_turn(table))
    assert course(table).active is None
    table = done(table, overrule_actions(table, HOB, left=0))
    assert course(table).active is None


def test_the_game_master_gives_the_turn_to_anybody() -> None:
    table = started(four(laid()))
    table = done(table, move(table, FINN, PLACES[3]))
    transaction = overrule_turn(table, TOM)
    assert transaction.report == TurnOverruled(who=TOM, name="Tom", before="Finn")
    table = done(table, transaction)
    assert course(table).active == TOM
    assert course(done(table, end_this_turn(table))).active == FINN
    with pytest.raises(NothingToChangeError):
        overrule_turn(table, TOM)
    out = done(table, settle_fate(table, HOB, Fate.OUT))
    with pytest.raises(NotRunningError):
        overrule_turn(out, HOB)
    with pytest.raises(NotStartedError):
        overrule_turn(four(laid()), TOM)


@pytest.mark.rule("chase 3.9")
@pytest.mark.rule("chase 6.2")
@BOTH
def test_the_keeper_has_somebody_lose_actions(rulings: Rulings) -> None:
    table = started(four(laid(rulings=rulings)))
    transaction = lose_actions(table, EDDA, ScriptedDice([3]))
    assert transaction.report == ActionsLost(who=EDDA, name="Edda", lost=3, owed=1, told=False)
    table = done(table, transaction)
    assert (person(table, EDDA).left, person(table, EDDA).debt) == (0, 1)
    told = lose_actions(table, FINN, ReportedTotal(total=2))
    assert told.report == ActionsLost(who=FINN, name="Finn", lost=2, owed=0, told=True)


def test_a_loss_must_be_one() -> None:
    table = started(four(laid()))
    with pytest.raises(NothingToChangeError):
        lose_actions(table, FINN, ReportedTotal(total=0))
    with pytest.raises(TotalError):
        lose_actions(table, FINN, ReportedTotal(total=4))
    with pytest.raises(FaceError):
        lose_actions(table, FINN, ScriptedDice([4]))
    with pytest.raises(NotStartedError):
        lose_actions(four(laid()), FINN, ScriptedDice([1]))
    out = done(table, settle_fate(table, HOB, Fate.OUT))
    with pytest.raises(NotRunningError):
        lose_actions(out, HOB, ScriptedDice([1]))


def test_overruling_creates_and_loses_nobody() -> None:
    table = started(four(laid()))
    table = done(table, overrule_turn(table, HOB))
    assert set(table.values(Participant)) == {EDDA, TOM, FINN, HOB}
