"""Setting up a chase: the steps, who takes part, places, start."""

from collections.abc import Callable, Iterable

import pytest
from tests.play.chase.scenes import (
    EDDA,
    HOB,
    PLACES,
    course,
    done,
    laid,
    person,
    places,
    somebody,
    with_people,
)
from tests.play.chase.six import (
    BOTH,
    C8,
    C8B,
    C8C,
    Q6,
    Q8,
    Q9,
    SIX,
    begun,
    setup,
    six,
    told,
    v7,
    view,
)

from duskboard.core.chase.check import Verdict
from duskboard.core.chase.participant import Fate, Side
from duskboard.core.chase.placement import GapError, ShortTrackError
from duskboard.core.chase.setup import Choice, Part, Setup, SetupStep
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import (
    ChaseRulings,
    Rulings,
    StartGap,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.person import GapWantedError, NewPerson
from duskboard.play.chase.running import (
    ChaseStarted,
)
from duskboard.play.chase.setting_up import (
    AllAway,
    NoChaseError,
    PartChosen,
    SetupBegun,
    SetupDropped,
    SetupStepped,
    SideChosen,
    StartGapSet,
    StartPlaceSet,
    StillChasedError,
    begin_setup,
    choose_part,
    choose_side,
    drop_setup,
    go_to_step,
    let_away,
    set_gap,
    set_start_place,
    start_from_setup,
)
from duskboard.table.entity import SETUP_ID
from duskboard.table.setup_view import setup_view
from duskboard.table.table import Table


@pytest.mark.rule("chase 1.1")
@pytest.mark.rule("chase 1.2")
@pytest.mark.rule("chase 2.4")
@pytest.mark.rule("chase 2.5")
@pytest.mark.rule("chase 2.6")
@pytest.mark.rule("chase 3.5")
@BOTH
def test_v7_six_people_are_rolled_parted_placed_and_started(rulings: Rulings) -> None:
    table = v7(rulings)
    seen = view(table)
    assert [(one.mov, one.part, one.actions) for one in seen.movers] == [
        (5, Part.RUNS, 1),
        (8, Part.RUNS, 4),
        (10, Part.AWAY, None),
        (7, Part.RUNS, 3),
        (7, Part.RUNS, 3),
        (9, Part.RUNS, 5),
    ]
    assert seen.can_start
    table = done(table, start_from_setup(table, ScriptedDice([])))
    assert {key: person(table, key).place for key in SIX} == {
        C8: PLACES[0],
        C8B: PLACES[0],
        C8C: PLACES[2],
        Q6: PLACES[4],
        Q8: PLACES[7],
        Q9: None,
    }
    assert [person(table, key).left for key in (Q6, Q8, C8, C8B, C8C)] == [1, 4, 3, 3, 5]
    assert [person(table, key).fate for key in (Q6, Q9)] == [Fate.RUNNING, Fate.ESCAPED]
    assert (course(table).round, course(table).active) == (1, Q8)
    assert table.get(SETUP_ID) is None


def test_the_start_says_who_got_away_and_who_was_left_behind() -> None:
    table = told(six(), q6=Verdict.EXTREME, c8=Verdict.FAILURE, c8b=Verdict.FUMBLE)
    table = done(table, choose_part(table, C8B, Choice.IN))
    table = done(table, choose_part(table, Q8, Choice.OUT))
    table = told(table, q9=Verdict.FAILURE, c8c=Verdict.REGULAR)
    seen = {one.person_id: one.part for one in view(table).movers}
    assert seen == {
        Q6: Part.RUNS,
        Q8: Part.OUT,
        Q9: Part.RUNS,
        C8: Part.RUNS,
        C8B: Part.RUNS,
        C8C: Part.RUNS,
    }
    table = told(table, q6=Verdict.REGULAR)
    table = done(table, choose_part(table, Q6, Choice.OUT))
    seen = {one.person_id: one.part for one in view(table).movers}
    assert (seen[C8], seen[C8B]) == (Part.BEHIND, Part.RUNS)
    report = start_from_setup(table, ScriptedDice([])).report
    assert report == ChaseStarted(
        name="Ferry steps to the night tram",
        first="Q9",
        ties=(),
        rulings=("chase.start_gap",),
        away=(),
        behind=("C8",),
        gap=2,
    )


@pytest.mark.rule("chase 1.4")
def test_v1_the_quarry_gets_away_at_once_and_the_table_says_how() -> None:
    people = [somebody(EDDA, None, side=Side.QUARRY, mov=6), somebody(HOB, None, mov=7)]
    table = begun(with_people(laid(), people))
    table = told(table, edda=Verdict.EXTREME, hob=Verdict.FAILURE)
    assert [(one.mov, one.part) for one in view(table).movers] == [
        (7, Part.AWAY),
        (6, Part.RUNS),
    ]
    assert not view(table).can_start
    with pytest.raises(NoChaseError):
        start_from_setup(table, ScriptedDice([]))
    transaction = let_away(table, " over the roofs ")
    assert transaction.report == AllAway(names=("Edda",), trail="over the roofs")
    after = done(table, transaction)
    assert (person(after, EDDA).fate, after.get(SETUP_ID)) == (Fate.ESCAPED, None)


@pytest.mark.rule("chase 1.4")
def test_nobody_is_let_away_who_is_still_chased() -> None:
    with pytest.raises(StillChasedError, match="Q6"):
        let_away(v7())
    table = six()
    for key in (Q6, Q8, Q9):
        table = done(table, choose_part(table, key, Choice.OUT))
    with pytest.raises(NoChaseError):
        let_away(table)


def test_the_steps_are_walked_back_and_forth() -> None:
    table = six()
    assert setup(table).step is SetupStep.FLEE
    transaction = go_to_step(table, SetupStep.START)
    assert transaction.report == SetupStepped(step=SetupStep.START)
    table = done(table, transaction)
    table = done(table, go_to_step(table, SetupStep.PURSUE))
    assert setup(table).step is SetupStep.PURSUE
    with pytest.raises(NothingToChangeError):
        go_to_step(table, SetupStep.PURSUE)


def test_on_an_empty_table_a_track_is_laid_with_it() -> None:
    transaction = begin_setup(Table(), " To the tram ", places(5))
    assert transaction.report == SetupBegun(name="To the tram")
    table = done(Table(), transaction)
    assert (course(table).name, len(table), setup(table)) == ("To the tram", 11, Setup())
    with pytest.raises(NothingToChangeError):
        begin_setup(table, "", ())


def test_a_set_up_is_put_away_and_leaves_people_and_track() -> None:
    table = v7()
    transaction = drop_setup(table)
    assert transaction.report == SetupDropped(name="Ferry steps to the night tram")
    after = done(table, transaction)
    assert (after.get(SETUP_ID), person(after, Q9).mov) == (None, 10)
    with pytest.raises(NotOnTableError):
        drop_setup(after)
    assert setup_view(after) is None


@pytest.mark.parametrize(
    "act",
    [
        lambda table: go_to_step(table, SetupStep.SPEED),
        lambda table: choose_part(table, Q6, Choice.OUT),
        lambda table: choose_side(table, Q6, Side.PURSUER),
        lambda table: set_gap(table, 1),
        lambda table: set_start_place(table, Q6, PLACES[3]),
        lambda table: start_from_setup(table, ScriptedDice([])),
        let_away,
    ],
)
def test_without_a_set_up_nothing_of_it_can_be_done(act: Callable[[Table], object]) -> None:
    table = done(six(), drop_setup(six()))
    with pytest.raises(NotOnTableError):
        act(table)


@pytest.mark.rule("chase 2.6")
def test_the_table_decides_who_takes_part() -> None:
    table = v7()
    transaction = choose_part(table, Q9, Choice.IN)
    assert transaction.report == PartChosen(name="Q9", choice=Choice.IN)
    table = done(table, transaction)
    nine = view(table).mover(Q9)
    assert nine is not None
    assert (nine.part, nine.choice, nine.actions) == (Part.RUNS, Choice.IN, 6)
    back = done(table, choose_part(table, Q9, None))
    assert setup(back) == setup(v7())
    with pytest.raises(NothingToChangeError):
        choose_part(back, Q9, None)


def test_somebody_aside_is_brought_in_on_a_side() -> None:
    table = done(six(), choose_part(six(), Q8, Choice.ASIDE))
    assert [one.person_id for one in view(table).of_side(Side.QUARRY)] == [Q6, Q9]
    assert len(view(table).present) == 5
    transaction = choose_side(table, Q8, Side.PURSUER)
    assert transaction.report == SideChosen(name="Q8", side=Side.PURSUER)
    table = done(table, transaction)
    assert [one.person_id for one in view(table).of_side(Side.PURSUER)] == [Q8, C8, C8B, C8C]
    with pytest.raises(NothingToChangeError):
        choose_side(table, Q8, Side.PURSUER)
    left_out = done(table, choose_part(table, Q8, Choice.OUT))
    turned = done(left_out, choose_side(left_out, Q8, Side.QUARRY))
    assert setup(turned).choices == {Q8: Choice.OUT}


@pytest.mark.rule("chase 2.2")
def test_the_gap_is_two_unless_the_table_says_otherwise() -> None:
    table = v7()
    assert view(table).gap == 2
    transaction = set_gap(table, 1)
    assert transaction.report == StartGapSet(gap=1)
    table = done(table, transaction)
    started = start_from_setup(table, ScriptedDice([]))
    assert isinstance(started.report, ChaseStarted)
    assert (started.report.gap, started.report.rulings) == (1, ())
    assert person(done(table, started), Q6).place == PLACES[3]
    with pytest.raises(NothingToChangeError):
        set_gap(table, 1)
    with pytest.raises(GapError):
        set_gap(table, 0)


@pytest.mark.rule("chase 2.2")
def test_by_another_ruling_the_table_is_asked_how_far_ahead() -> None:
    table = v7(Rulings(chase=ChaseRulings(start_gap=StartGap.OTHER)))
    assert (view(table).gap, view(table).can_start) == (None, False)
    with pytest.raises(GapWantedError):
        start_from_setup(table, ScriptedDice([]))
    table = done(table, set_gap(table, 2))
    assert view(table).can_start


def test_somebody_starts_elsewhere_when_the_table_says_so() -> None:
    table = v7()
    transaction = set_start_place(table, C8, PLACES[1])
    assert transaction.report == StartPlaceSet(name="C8", place="Fish market")
    table = done(table, transaction)
    board = view(table).board
    assert board is not None
    token = board.token(C8)
    assert token is not None
    assert (token.place_id, token.left) == (PLACES[1], 3)
    after = done(table, start_from_setup(table, ScriptedDice([])))
    assert person(after, C8).place == PLACES[1]
    back = set_start_place(table, C8, None)
    assert back.report == StartPlaceSet(name="C8", place="")
    assert setup(done(table, back)) == setup(v7())
    with pytest.raises(NotOnTableError):
        set_start_place(table, C8, EntityId("nowhere"))
    with pytest.raises(NothingToChangeError):
        set_start_place(table, C8, PLACES[1])


def test_a_track_that_is_too_short_says_how_much_it_lacks() -> None:
    table = v7(count=6)
    seen = view(table)
    assert (seen.wanted, seen.can_start) == (2, False)
    with pytest.raises(ShortTrackError):
        start_from_setup(table, ScriptedDice([]))


@pytest.mark.rule("chase 3.5")
@BOTH
def test_v17_a_slow_friend_changes_the_pools_of_all(rulings: Rulings) -> None:
    slow = EntityId("slow")
    people = [
        *(
            somebody(EntityId(f"f{at}"), None, side=Side.QUARRY, mov=8, dex=50 + at)
            for at in range(3)
        ),
        somebody(HOB, None, mov=9, dex=40),
        somebody(slow, None, side=Side.QUARRY, mov=4, dex=30),
    ]
    table = begun(with_people(laid(rulings=rulings), people))
    table = done(table, choose_part(table, slow, Choice.OUT))
    without, with_slow = view(table).rows
    assert (without.is_chosen, without.takes_part, without.who) == (True, False, slow)
    assert [without.pools.get(key) for key in _keys(people)] == [1, 1, 1, 2, None]
    assert (with_slow.is_chosen, with_slow.takes_part, with_slow.who) == (False, True, slow)
    assert [with_slow.pools.get(key) for key in _keys(people)] == [5, 5, 5, 6, 1]


def _keys(people: Iterable[NewPerson]) -> list[EntityId]:
    return [one.person_id for one in people]


def test_with_nobody_left_out_the_slowest_of_the_quarry_is_in_question() -> None:
    rows = view(v7()).rows
    assert [(row.who, row.takes_part, row.is_chosen) for row in rows] == [
        (Q6, False, False),
        (Q6, True, True),
    ]
    assert dict(rows[0].parts)[C8] is Part.BEHIND
    assert rows[0].pools == {Q8: 1, C8C: 2}
    alone = begun(
        with_people(laid(), [somebody(EDDA, None, side=Side.QUARRY), somebody(HOB, None)])
    )
    assert [(row.who, row.is_chosen) for row in view(alone).rows] == [(None, True)]


def test_where_several_are_as_slow_nobody_is_in_question() -> None:
    twins = [
        somebody(EntityId(f"f{at}"), None, side=Side.QUARRY, mov=mov, dex=50 + at)
        for at, mov in enumerate((8, 8, 9))
    ]
    table = begun(with_people(laid(), [*twins, somebody(HOB, None, mov=9, dex=40)]))
    assert [(row.who, row.is_chosen) for row in view(table).rows] == [(None, True)]
