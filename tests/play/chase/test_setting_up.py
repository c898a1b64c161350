"""Setting up a chase: the steps, speed rolls, who takes part, places, start and start again."""

from collections.abc import Callable, Iterable

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    HOB,
    PLACES,
    TOM,
    WALL,
    course,
    done,
    laid,
    person,
    places,
    somebody,
    with_people,
)

from duskboard.core.chase.check import CheckSource, Verdict
from duskboard.core.chase.participant import Fate, Side, Skill
from duskboard.core.chase.placement import GapError, ShortTrackError
from duskboard.core.chase.setup import Choice, Part, Setup, SetupStep
from duskboard.core.chase.source import ReportedVerdict
from duskboard.core.dice import Percentile, ReportedNet, ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import (
    ChaseRulings,
    LeaverPool,
    Preset,
    Rulings,
    StartGap,
    preset,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.ending import part_party
from duskboard.play.chase.moving import move
from duskboard.play.chase.opening import restart
from duskboard.play.chase.person import GapWantedError, NewPerson, add_people, settle_fate
from duskboard.play.chase.running import (
    ChaseRunningError,
    ChaseStarted,
    ThrowsWantedError,
    end_round,
    end_this_turn,
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
from duskboard.play.chase.speeding import (
    NoSpeedToRollError,
    SpeedCleared,
    SpeedLine,
    SpeedRolled,
    WayChanged,
    change_way,
    clear_speed,
    roll_speed,
    roll_speeds,
)
from duskboard.table.entity import COURSE_ID, OPENING_ID, SETUP_ID, Roll, Visibility
from duskboard.table.setup_view import SetupView, setup_view
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))
Q6, Q8, Q9, C8, C8B, C8C = (EntityId(name) for name in ("q6", "q8", "q9", "c8", "c8b", "c8c"))
SIX = (Q6, Q8, Q9, C8, C8B, C8C)
FLEES = {Q6: (6, 40), Q8: (8, 70), Q9: (9, 65)}
CHASES = {C8: (8, 60), C8B: (8, 55), C8C: (8, 50)}


def six(rulings: Rulings | None = None, count: int = 8) -> Table:
    """V7: fleers of MOV 6, 8 and 9, chasers of MOV 8, all of different DEX, being set up."""
    table = laid(count, rulings=rulings)
    people = [
        somebody(key, None, side=side, mov=mov, dex=dex)
        for side, some in ((Side.QUARRY, FLEES), (Side.PURSUER, CHASES))
        for key, (mov, dex) in some.items()
    ]
    return begun(with_people(table, people))


def begun(table: Table) -> Table:
    return done(table, begin_setup(table, "", ()))


def told(table: Table, **verdicts: Verdict) -> Table:
    for who, verdict in verdicts.items():
        table = done(table, roll_speed(table, EntityId(who), ReportedVerdict(verdict=verdict)))
    return table


def v7(rulings: Rulings | None = None, count: int = 8) -> Table:
    fail, ok, best = Verdict.FAILURE, Verdict.REGULAR, Verdict.EXTREME
    return told(six(rulings, count), q6=fail, q8=ok, q9=best, c8=fail, c8b=fail, c8c=best)


def view(table: Table) -> SetupView:
    found = setup_view(table)
    assert found is not None
    return found


def setup(table: Table) -> Setup:
    found = table.value(SETUP_ID, Setup)
    assert found is not None
    return found


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


@pytest.mark.rule("chase 1.1")
def test_all_roll_con_at_once_in_their_order_and_who_has_rolled_does_not_again() -> None:
    table = told(six(), q8=Verdict.REGULAR)
    faces = [9, 5, 1, 1, 4, 4, 6, 5, 10, 10]  # 95, 11, 44, 65, 100 against CON 50
    table = done(table, roll_speeds(table, SIX, ScriptedDice(faces)))
    rolled = {key: person(table, key).speed for key in SIX}
    assert {key: (one.verdict, one.total) for key, one in rolled.items() if one is not None} == {
        Q6: (Verdict.FAILURE, 95),
        Q8: (Verdict.REGULAR, None),
        Q9: (Verdict.HARD, 11),
        C8: (Verdict.REGULAR, 44),
        C8B: (Verdict.FAILURE, 65),
        C8C: (Verdict.FUMBLE, 100),
    }
    assert [person(table, key).mov for key in SIX] == [5, 8, 9, 8, 7, 7]
    with pytest.raises(NoSpeedToRollError):
        roll_speeds(table, SIX, ScriptedDice(faces))


def test_those_whose_checks_the_game_master_says_are_not_rolled() -> None:
    wish = NewPerson(
        person_id=EDDA, name="Edda", side=Side.QUARRY, mov=8, dex=50, source=CheckSource.SAID
    )
    table = with_people(laid(), [wish])
    with pytest.raises(NoSpeedToRollError):
        roll_speeds(table, [EDDA], ScriptedDice([1, 1]))


@pytest.mark.rule("chase 1.1")
def test_a_speed_roll_is_told_with_all_that_it_was() -> None:
    table = with_people(laid(), [somebody(EDDA, None, side=Side.QUARRY, mov=8)])
    report = roll_speed(table, EDDA, ReportedTotal(total=83)).report
    roll = Roll(what=Percentile(), faces=(), total=83, who="Edda", told=True)
    assert report == SpeedRolled(
        lines=(
            SpeedLine(
                name="Edda",
                skill="con",
                value=50,
                verdict=Verdict.FAILURE,
                before=8,
                after=7,
                roll=roll,
                source=CheckSource.D100,
            ),
        )
    )


@pytest.mark.rule("chase 1.1")
def test_a_roll_made_again_starts_from_the_same_mov_and_can_be_taken_back() -> None:
    table = told(six(), q8=Verdict.EXTREME)
    table = told(table, q8=Verdict.FAILURE)
    assert (person(table, Q8).mov, person(table, Q8).speed is not None) == (7, True)
    transaction = clear_speed(table, Q8)
    assert transaction.report == SpeedCleared(name="Q8", before=7, after=8)
    table = done(table, transaction)
    assert (person(table, Q8).mov, person(table, Q8).speed) == (8, None)
    with pytest.raises(NothingToChangeError):
        clear_speed(table, Q8)


def test_the_keeper_may_give_a_speed_roll_dice() -> None:
    table = with_people(laid(), [somebody(EDDA, None, side=Side.QUARRY, mov=8)])
    report = roll_speed(table, EDDA, ScriptedDice([9, 2, 5]), extra=1).report
    assert isinstance(report, SpeedRolled)
    assert (report.lines[0].roll, report.lines[0].verdict) == (
        Roll(what=Percentile(extra=1), faces=((90, 20), (5,)), total=25, who="Edda"),
        Verdict.HARD,
    )


@pytest.mark.rule("chase 14.1")
@pytest.mark.rule("chase 14.3")
def test_a_pool_rolls_for_speed_against_six_and_keeps_its_faces() -> None:
    wish = NewPerson(
        person_id=EDDA,
        name="Ilse",
        side=Side.PURSUER,
        mov=8,
        dex=70,
        skills=(Skill(name="con", value=5),),
        source=CheckSource.POOL,
    )
    table = with_people(laid(), [wish])
    fast = done(table, roll_speed(table, EDDA, ScriptedDice([6, 7, 8, 9, 10])))
    speed = person(fast, EDDA).speed
    assert speed is not None
    assert (speed.faces, speed.total, speed.value, person(fast, EDDA).mov) == (
        (6, 7, 8, 9, 10),
        5,
        5,
        9,
    )
    slow = done(table, roll_speed(table, EDDA, ReportedNet(net=0)))
    assert person(slow, EDDA).mov == 7


@pytest.mark.rule("chase 1.6")
def test_another_way_of_moving_keeps_the_shift_and_the_pool_follows_next_round() -> None:
    table = done(v7(), start_from_setup(v7(), ScriptedDice([])))
    transaction = change_way(table, Q8, 4)
    assert transaction.report == WayChanged(name="Q8", before=8, after=4)
    table = done(table, transaction)
    assert (person(table, Q8).mov, person(table, Q8).left) == (4, 4)
    slower = done(table, change_way(table, C8, 4))
    assert person(slower, C8).mov == 3
    table = done(table, end_round(table))
    assert [person(table, key).left for key in (Q6, Q8, C8C)] == [2, 1, 6]
    with pytest.raises(NothingToChangeError):
        change_way(table, Q8, 4)


def test_without_a_speed_roll_another_way_is_just_another_mov() -> None:
    table = with_people(laid(), [somebody(EDDA, None, mov=8)])
    table = done(table, change_way(table, EDDA, 5))
    assert (person(table, EDDA).mov, person(table, EDDA).speed) == (5, None)


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


@pytest.mark.rule("chase 3.2")
def test_equal_dex_is_parted_at_the_start_by_dice_or_as_told() -> None:
    people = [
        somebody(EDDA, None, side=Side.QUARRY, dex=60),
        somebody(HOB, None, dex=60),
        somebody(TOM, None, dex=50),
    ]
    table = begun(with_people(laid(), people))
    assert view(table).ties == ((EDDA, HOB),)
    with pytest.raises(ThrowsWantedError):
        start_from_setup(table, ())
    told_ties = start_from_setup(table, (ReportedTotal(total=90), ReportedTotal(total=12)))
    assert course(done(table, told_ties)).active == HOB


@pytest.mark.rule("chase 14.7")
def test_different_games_part_equal_dex_by_level_and_pools_by_net_successes() -> None:
    def ilse(who: EntityId, dice: int) -> NewPerson:
        return NewPerson(
            person_id=who,
            name=who,
            side=Side.PURSUER,
            mov=8,
            dex=60,
            skills=(Skill(name="dex", value=dice),),
            source=CheckSource.POOL,
        )

    edda = somebody(EDDA, None, side=Side.QUARRY, dex=60)
    mixed = begun(with_people(laid(), [edda, ilse(HOB, 3)]))
    hard_and_two = ScriptedDice([2, 4, 8, 6, 4])  # d100 24 against 60: hard; 8 6 4: two net
    after = done(mixed, start_from_setup(mixed, hard_and_two))
    assert course(after).active == EDDA
    pools = begun(with_people(laid(), [edda, ilse(HOB, 2), ilse(TOM, 2)]))
    faces = [9, 5, 7, 7, 6, 2, 6, 2, 8, 9]  # both pools pass, so they alone roll again: 1 and 2
    report = start_from_setup(pools, ScriptedDice(faces)).report
    assert isinstance(report, ChaseStarted)
    assert [(line.who, line.total, line.roll) for line in report.ties] == [
        ("Edda", 95, 1),
        ("hob", 2, 1),
        ("tom", 1, 1),
        ("hob", 1, 2),
        ("tom", 2, 2),
    ]
    assert report.first == "tom"


@pytest.mark.rule("chase 2.5")
def test_a_restart_is_the_very_state_before_the_first_round() -> None:
    before = v7()
    table = done(before, start_from_setup(before, ScriptedDice([])))
    assert table.get(OPENING_ID) is not None
    table = done(table, move(table, Q8, PLACES[6]))
    table = done(table, end_this_turn(table))
    table = done(table, settle_fate(table, C8, Fate.OUT))
    late = somebody(FINN, 1, mov=9, dex=30)
    table = done(table, add_people(table, [late]))
    table = done(table, end_round(table))
    after = done(table, restart(table))
    assert after == before
    with pytest.raises(NotOnTableError):
        restart(after)


def test_a_chase_that_is_over_is_set_up_anew_with_everybody_as_before() -> None:
    table = done(v7(), start_from_setup(v7(), ScriptedDice([])))
    with pytest.raises(ChaseRunningError):
        begin_setup(table, "", ())
    for key in (Q6, Q8):
        table = done(table, settle_fate(table, key, Fate.CAUGHT))
    transaction = begin_setup(table, "", ())
    assert transaction.report == SetupBegun(name="Ferry steps to the night tram", is_anew=True)
    table = done(table, transaction)
    assert (course(table).round, table.get(OPENING_ID), setup(table)) == (0, None, Setup())
    assert {person(table, key).fate for key in SIX} == {Fate.RUNNING}
    assert [person(table, key).mov for key in SIX] == [6, 8, 9, 8, 8, 8]
    everybody = [person(table, key) for key in SIX]
    assert {(one.speed, one.left, one.place) for one in everybody} == {(None, 0, None)}


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


@pytest.mark.rule("chase 2.8")
@pytest.mark.rule("chase 3.7")
@pytest.mark.parametrize(
    ("ruling", "pools"), [(LeaverPool.RECOMPUTED, [1, 2]), (LeaverPool.UNCHANGED, [3, 4])]
)
def test_who_splits_from_the_party_leaves_the_chase_and_may_come_back(
    ruling: LeaverPool, pools: list[int]
) -> None:
    rules = Rulings(chase=ChaseRulings(pool_when_someone_leaves=ruling))
    people = [
        somebody(EDDA, None, side=Side.QUARRY, mov=5, dex=40),
        somebody(TOM, None, side=Side.QUARRY, mov=7, dex=50),
        somebody(HOB, None, mov=8, dex=60),
    ]
    table = begun(with_people(laid(rulings=rules), people))
    table = done(table, start_from_setup(table, ScriptedDice([])))
    assert [person(table, key).left for key in (EDDA, TOM, HOB)] == [1, 3, 4]
    place = person(table, EDDA).place
    table = done(table, part_party(table, [EDDA]))
    assert (person(table, EDDA).fate, person(table, EDDA).place) == (Fate.APART, place)
    table = done(table, end_round(table))
    assert [person(table, key).left for key in (TOM, HOB)] == pools
    table = done(table, part_party(table, [EDDA], is_back=True))
    assert (person(table, EDDA).is_running, person(table, EDDA).left) == (True, 0)
    table = done(table, end_round(table))
    assert [person(table, key).left for key in (EDDA, TOM, HOB)] == [1, 3, 4]
    with pytest.raises(NothingToChangeError):
        part_party(table, [EDDA], is_back=True)


def test_the_active_one_who_splits_passes_the_turn_on() -> None:
    table = done(v7(), start_from_setup(v7(), ScriptedDice([])))
    assert course(table).active == Q8
    table = done(table, part_party(table, [Q8]))
    assert course(table).active == C8


def test_players_see_nobody_placed_while_a_chase_is_set_up() -> None:
    table = v7()
    entity = table.get(SETUP_ID)
    assert entity is not None
    assert entity.visibility is Visibility.HIDDEN
    assert {person(table, key).place for key in SIX} == {None}
    assert table.get(COURSE_ID) is not None


def test_a_hazard_stays_where_it_lies_while_a_chase_is_set_up() -> None:
    table = begun(laid(lying={4: WALL}))
    board = view(table).board
    assert board is not None
    assert [way.hazard.name for way in board.ways if way.hazard is not None] == ["Low wall"]
