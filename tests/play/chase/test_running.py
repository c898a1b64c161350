import pytest
from tests.play.chase.scenes import (
    EDDA,
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

from duskboard.core.chase.participant import Participant, Side, Turn
from duskboard.core.chase.rounds import (
    CannotDelayError,
    NobodyRunsError,
    NotStartedError,
    NotWaitingError,
    order,
)
from duskboard.core.chase.tie import NotEqualError
from duskboard.core.dice import FaceCountError, ReportedTotal, ScriptedDice, TotalError
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.moving import move
from duskboard.play.chase.overruling import overrule_actions
from duskboard.play.chase.person import remove_person
from duskboard.play.chase.running import (
    ChaseRunningError,
    ChaseStarted,
    GunReadied,
    PoolsRecounted,
    RoundBegun,
    TiesArranged,
    TiesRolled,
    TurnDelayed,
    TurnEnded,
    TurnTaken,
    arrange_ties,
    declare_gun,
    delay_turn,
    end_round,
    end_this_turn,
    equals_to_roll,
    recount_pools,
    roll_ties,
    start_chase,
    take_turn,
)
from duskboard.play.chase.throwing import ThrowsWantedError, TieLine
from duskboard.table.board_view import board_view
from duskboard.table.table import Table

REFERENCE, PUBLISHED = preset(Preset.REFERENCE), preset(Preset.PUBLISHED)
ANN = EntityId("ann")
BOTH = pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED], ids=list(Preset))


def equals(rulings: Rulings = REFERENCE) -> Table:
    """Edda flees from Finn and Hob; all have DEX 60."""
    people = [
        somebody(EDDA, 2, side=Side.QUARRY, dex=60),
        somebody(FINN, 0, dex=60),
        somebody(HOB, 0, dex=60),
    ]
    return with_people(laid(4, rulings=rulings), people)


@pytest.mark.rule("chase 3.1")
@pytest.mark.rule("chase 3.5")
@BOTH
def test_the_first_round_gives_pools_and_the_turn_to_the_highest_dex(rulings: Rulings) -> None:
    table = four(laid(rulings=rulings))
    transaction = start_chase(table, ScriptedDice([]))
    assert transaction.report == ChaseStarted(
        name="Ferry steps to the night tram", first="Finn", ties=(), rulings=()
    )
    table = done(table, transaction)
    assert (course(table).round, course(table).active) == (1, FINN)
    assert {key: one.left for key, one in table.values(Participant).items()} == {
        EDDA: 2,
        TOM: 1,
        FINN: 3,
        HOB: 1,
    }
    with pytest.raises(ChaseRunningError):
        start_chase(table, ScriptedDice([]))


def test_a_chase_needs_people() -> None:
    with pytest.raises(NobodyRunsError):
        start_chase(laid(3), ScriptedDice([]))
    with pytest.raises(NotOnTableError):
        start_chase(Table(), ScriptedDice([]))


@pytest.mark.rule("chase 3.2")
@pytest.mark.rule("chase 3.3")
@BOTH
def test_equal_dex_is_rolled_at_the_start_and_the_rolls_are_told(rulings: Rulings) -> None:
    table = equals(rulings)
    assert equals_to_roll(table) == ((EDDA, FINN, HOB),)
    faces = (7, 10, 1, 2, 4, 1)  # 70, 12, 41
    transaction = start_chase(table, ScriptedDice(faces))
    assert transaction.report == ChaseStarted(
        name="Ferry steps to the night tram",
        first="Finn",
        ties=(
            TieLine(who="Edda", total=70, roll=1),
            TieLine(who="Finn", total=12, roll=1),
            TieLine(who="Hob", total=41, roll=1),
        ),
        rulings=("chase.dex_tie", "chase.dex_tie_scope"),
    )
    table = done(table, transaction)
    assert order(table.values(Participant)) == (FINN, HOB, EDDA)


@pytest.mark.rule("chase 3.2")
def test_players_may_say_what_they_rolled_and_those_still_equal_say_another() -> None:
    table = equals()
    told = [ReportedTotal(total=total) for total in (70, 12, 80)]
    with pytest.raises(ThrowsWantedError) as raised:
        start_chase(table, told)
    assert raised.value.args == ("Edda", "Hob")
    with pytest.raises(ThrowsWantedError) as raised:
        start_chase(table, [])
    assert raised.value.args == ("Edda", "Finn", "Hob")
    more = [*told, ReportedTotal(total=5), ReportedTotal(total=98)]
    transaction = start_chase(table, more)
    assert isinstance(transaction.report, ChaseStarted)
    assert transaction.report.ties[-1] == TieLine(who="Hob", total=98, roll=2, told=True)
    assert order(done(table, transaction).values(Participant)) == (FINN, EDDA, HOB)
    with pytest.raises(TotalError):
        start_chase(table, [ReportedTotal(total=101), *told])


def test_a_tie_that_the_faces_do_not_part_changes_nothing() -> None:
    with pytest.raises(FaceCountError):
        start_chase(equals(), ScriptedDice((7, 10, 1, 2, 8, 1)))


@pytest.mark.rule("chase 3.2")
def test_what_the_table_has_put_in_order_is_not_rolled() -> None:
    table = equals()
    transaction = arrange_ties(table, (HOB, EDDA, FINN))
    assert transaction.report == TiesArranged(names=("Hob", "Edda", "Finn"))
    table = done(table, transaction)
    assert equals_to_roll(table) == ()
    assert order(started(table).values(Participant)) == (HOB, EDDA, FINN)
    with pytest.raises(NothingToChangeError):
        arrange_ties(table, (HOB, FINN))
    with pytest.raises(NotOnTableError):
        arrange_ties(table, (HOB, TOM))
    with pytest.raises(NotEqualError):
        arrange_ties(table, (HOB,))


@pytest.mark.rule("chase 3.2")
def test_ties_are_rolled_anew_on_demand() -> None:
    table = started(equals(), faces=(7, 10, 1, 2, 4, 1))
    transaction = roll_ties(table, ScriptedDice((1, 1, 7, 1, 4, 1)))
    assert transaction.report == TiesRolled(
        ties=(
            TieLine(who="Edda", total=11, roll=1),
            TieLine(who="Finn", total=71, roll=1),
            TieLine(who="Hob", total=41, roll=1),
        ),
        rulings=("chase.dex_tie", "chase.dex_tie_scope"),
    )
    assert order(done(table, transaction).values(Participant)) == (EDDA, HOB, FINN)
    with pytest.raises(NothingToChangeError):
        roll_ties(four(laid()), ScriptedDice([]))


@pytest.mark.rule("chase 3.2")
def test_one_group_of_equals_is_parted_before_the_start_by_what_players_say() -> None:
    people = [
        somebody(EDDA, 4, side=Side.QUARRY, dex=60),
        somebody(FINN, 2, dex=60),
        somebody(HOB, 1, dex=50),
        somebody(TOM, 3, side=Side.QUARRY, dex=50),
    ]
    table = with_people(laid(), people)
    view = board_view(table)
    assert view is not None
    assert view.ties == ((EDDA, FINN), (HOB, TOM))
    told = [ReportedTotal(total=58), ReportedTotal(total=55)]
    with pytest.raises(ThrowsWantedError) as raised:  # both a regular success: once more
        roll_ties(table, told, (EDDA, FINN))
    assert (raised.value.args, raised.value.who) == (("Edda", "Finn"), (EDDA, FINN))
    told += [ReportedTotal(total=41), ReportedTotal(total=12)]
    table = done(table, roll_ties(table, told, (EDDA, FINN)))
    assert equals_to_roll(table) == ((HOB, TOM),)
    assert order(table.values(Participant))[:2] == (FINN, EDDA)
    begun = done(table, start_chase(table, ScriptedDice((9, 10, 1, 1))))  # Hob and Tom alone
    assert order(begun.values(Participant)) == (FINN, EDDA, TOM, HOB)


@pytest.mark.rule("chase 3.3")
def test_what_the_published_rule_does_not_roll_stands_as_no_tie() -> None:
    people = [somebody(FINN, 2, dex=60), somebody(HOB, 1, dex=60)]
    for name, ties in ((Preset.REFERENCE, ((FINN, HOB),)), (Preset.PUBLISHED, ())):
        view = board_view(with_people(laid(rulings=preset(name)), people))
        assert view is not None
        assert view.ties == ties


@pytest.mark.rule("chase 3.8")
def test_a_turn_ends_with_what_was_unused_and_the_next_begins() -> None:
    table = started(four(laid()))
    table = done(table, move(table, FINN, PLACES[3]))
    transaction = end_this_turn(table)
    assert transaction.report == TurnEnded(
        name="Finn", unused=2, then="Edda", begun=None, ruling=None
    )
    table = done(table, transaction)
    assert (person(table, FINN).left, person(table, FINN).turn) == (0, Turn.ACTED)


@BOTH
def test_the_last_turn_begins_the_next_round(rulings: Rulings) -> None:
    table = started(four(laid(rulings=rulings)))
    for _ in (FINN, EDDA, TOM):
        table = done(table, end_this_turn(table))
    transaction = end_this_turn(table)
    assert transaction.report == TurnEnded(name="Hob", unused=1, then="Finn", begun=2, ruling=None)
    assert course(done(table, transaction)).round == 2


@pytest.mark.rule("chase 3.7")
@pytest.mark.parametrize(
    ("rulings", "ruling", "left"),
    [(REFERENCE, None, 2), (PUBLISHED, "chase.pool_when_someone_leaves", 3)],
    ids=list(Preset),
)
def test_the_round_names_the_ruling_that_kept_the_pools(
    rulings: Rulings, ruling: str | None, left: int
) -> None:
    people = [somebody(EDDA, 3, mov=6), somebody(TOM, 2, mov=7, dex=60)]
    slow = somebody(HOB, 0, mov=5, dex=30)
    table = started(with_people(laid(4, rulings=rulings), [*people, slow]))
    table = done(table, remove_person(table, HOB))
    transaction = end_round(table)
    assert transaction.report == RoundBegun(number=2, first="Tom", ruling=ruling)
    assert person(done(table, transaction), TOM).left == left


@pytest.mark.rule("chase 3.9")
@pytest.mark.rule("chase 3.9")
def test_who_pays_with_a_whole_turn_is_named() -> None:
    table = started(four(laid()))
    table = done(table, overrule_actions(table, TOM, debt=1))
    transaction = end_round(table)
    assert isinstance(transaction.report, RoundBegun)
    assert transaction.report.skipped == ("Tom",)
    assert person(done(table, transaction), TOM).debt == 0
    later = end_round(done(table, transaction)).report
    assert isinstance(later, RoundBegun)
    assert later.skipped == ()


def test_rounds_of_debts_only_go_by_with_the_turn_that_ends() -> None:
    table = started(with_people(laid(3), [somebody(EDDA, 1)]))
    table = done(table, overrule_actions(table, EDDA, debt=3))
    transaction = end_this_turn(table)
    assert transaction.report == TurnEnded(name="Edda", unused=1, then="Edda", begun=5, ruling=None)
    assert person(done(table, transaction), EDDA).debt == 0
    skipped = end_round(table)
    assert skipped.report == RoundBegun(number=5, first="Edda", ruling=None)


def test_a_round_that_has_not_begun_does_not_end() -> None:
    table = four(laid())
    for act in (end_round, end_this_turn, delay_turn):
        with pytest.raises(NotStartedError):
            act(table)
    with pytest.raises(NotStartedError):
        take_turn(table, EDDA)


@pytest.mark.rule("chase 3.11")
@BOTH
def test_who_delays_acts_when_called_in(rulings: Rulings) -> None:
    table = started(four(laid(rulings=rulings)))
    transaction = delay_turn(table)
    assert transaction.report == TurnDelayed(name="Finn", then="Edda")
    table = done(table, transaction)
    table = done(table, end_this_turn(table))
    taken = take_turn(table, FINN)
    assert taken.report == TurnTaken(name="Finn")
    table = done(table, taken)
    assert course(table).active == FINN
    assert course(done(table, end_this_turn(table))).active == TOM
    with pytest.raises(NotWaitingError):
        take_turn(table, HOB)


@pytest.mark.rule("chase 3.11")
@BOTH
def test_when_all_wait_nobody_acts_and_the_round_is_ended(rulings: Rulings) -> None:
    table = started(four(laid(rulings=rulings)))
    for _ in range(4):
        table = done(table, delay_turn(table))
    assert (course(table).round, course(table).active) == (1, None)
    with pytest.raises(NotStartedError):
        end_this_turn(table)
    table = done(table, end_round(table))
    assert (course(table).round, course(table).active) == (2, FINN)


@pytest.mark.rule("chase 3.11")
def test_a_turn_that_has_begun_is_not_delayed() -> None:
    table = started(four(laid()))
    table = done(table, move(table, FINN, PLACES[3]))
    with pytest.raises(CannotDelayError):
        delay_turn(table)


@pytest.mark.rule("chase 3.4")
def test_a_readied_gun_acts_first() -> None:
    table = started(four(laid()))
    transaction = declare_gun(table, HOB, ready=True)
    assert transaction.report == GunReadied(name="Hob", ready=True)
    table = done(table, transaction)
    assert course(table).active == HOB
    with pytest.raises(NothingToChangeError):
        declare_gun(table, HOB, ready=True)
    table = done(table, declare_gun(table, HOB, ready=False))
    assert course(table).active == FINN


@pytest.mark.rule("chase 3.6")
def test_the_keeper_has_the_pools_counted_at_once() -> None:
    table = started(four(laid()))
    table = with_people(table, [somebody(ANN, 0, mov=6)])
    transaction = recount_pools(table)
    assert transaction.report == PoolsRecounted()
    table = done(table, transaction)
    assert (person(table, FINN).left, person(table, ANN).left) == (4, 1)
    with pytest.raises(NothingToChangeError):
        recount_pools(table)
    with pytest.raises(NotStartedError):
        recount_pools(four(laid()))
