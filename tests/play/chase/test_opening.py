"""The start of a chase, starting again, parting and coming back."""

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
    somebody,
    with_people,
)
from tests.play.chase.six import (
    C8,
    Q6,
    Q8,
    SIX,
    begun,
    setup,
    six,
    v7,
    view,
)

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Fate, Side, Skill
from duskboard.core.chase.setup import Setup
from duskboard.core.dice import ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import (
    ChaseRulings,
    LeaverPool,
    Rulings,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.ending import part_party
from duskboard.play.chase.moving import move
from duskboard.play.chase.opening import restart
from duskboard.play.chase.person import NewPerson, add_people, settle_fate
from duskboard.play.chase.running import (
    ChaseRunningError,
    ChaseStarted,
    end_round,
    end_this_turn,
)
from duskboard.play.chase.setting_up import (
    SetupBegun,
    begin_setup,
    start_from_setup,
)
from duskboard.play.chase.throwing import ThrowsWantedError
from duskboard.table.entity import COURSE_ID, OPENING_ID, SETUP_ID, Visibility


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
    assert [person(table, key) for key in SIX] == [person(six(), key) for key in SIX]


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
