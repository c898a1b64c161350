from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    HOB,
    PLACES,
    SHOWN,
    TOM,
    WALL,
    course,
    done,
    four,
    laid,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.participant import Fate, Participant, Side, Skill, Turn
from duskboard.core.chase.placement import ShortTrackError
from duskboard.core.chase.rounds import order
from duskboard.core.identity import EntityId
from duskboard.core.rulings import (
    ChaseRulings,
    LatecomerPool,
    Preset,
    Rulings,
    StartGap,
    preset,
)
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.chase.group import (
    GroupJoined,
    GroupSplit,
    NotAGroupError,
    NotTogetherError,
    TooManyLeaveError,
    join_group,
    split_and_go,
    split_group,
)
from duskboard.play.chase.moving import move
from duskboard.play.chase.person import (
    EditPerson,
    FateSettled,
    GapWantedError,
    PeopleAdded,
    PeoplePlaced,
    PersonEdited,
    PersonPlaced,
    PersonRemoved,
    SkillLine,
    add_people,
    edit_person,
    place_at_start,
    place_person,
    remove_person,
    settle_fate,
)
from duskboard.play.chase.running import ChaseRunningError, end_this_turn
from duskboard.table.entity import Visibility
from duskboard.table.table import Table

GHOUL, ONE = EntityId("ghoul"), EntityId("one")
AT_ONCE = Rulings(chase=ChaseRulings(pool_for_slower_latecomer=LatecomerPool.AT_ONCE))
BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))


def test_people_join_hidden_unless_said_otherwise() -> None:
    table = laid(3)
    wishes = [
        replace(somebody(EDDA, 1, side=Side.QUARRY), visibility=Visibility.HIDDEN),
        somebody(HOB, None, mov=7, dex=45, climb=30, count=3),
    ]
    transaction = add_people(table, wishes)
    assert transaction.report == PeopleAdded(names=("Edda", "Hob"))
    table = done(table, transaction)
    assert person(table, HOB) == Participant(
        name="Hob",
        side=Side.PURSUER,
        mov=7,
        dex=45,
        skills=(Skill(name="climb", value=30),),
        count=3,
    )
    assert [one.visibility for one in table.of(Participant)] == [Visibility.HIDDEN, SHOWN]
    later = with_people(table, [somebody(TOM, 1)])
    assert list(later.values(Participant)) == [EDDA, HOB, TOM]


def test_nobody_joins_twice_or_nowhere() -> None:
    table = with_people(laid(3), [somebody(EDDA, 1)])
    with pytest.raises(AlreadyOnTableError):
        add_people(table, [somebody(EDDA, 1)])
    with pytest.raises(NotOnTableError):
        add_people(table, [somebody(HOB, 5)])
    with pytest.raises(NotOnTableError):
        add_people(Table(), [somebody(HOB, None)])
    with pytest.raises(NothingToChangeError):
        add_people(table, [])


@pytest.mark.rule("chase 3.6")
@BOTH
def test_who_joins_during_a_round_acts_from_the_next_on_behind_equals(rulings: Rulings) -> None:
    table = started(four(laid(rulings=rulings)))
    table = with_people(table, [somebody(ONE, 0, dex=70, mov=5)])
    late = person(table, ONE)
    assert (late.left, late.turn, late.tie) == (0, Turn.ACTED, 1)
    assert order(table.values(Participant)) == (FINN, EDDA, ONE, TOM, HOB)
    assert person(table, FINN).left == 3
    while course(table).round == 1:
        table = done(table, end_this_turn(table))
    assert {key: one.left for key, one in table.values(Participant).items()} == {
        EDDA: 4,
        TOM: 3,
        FINN: 5,
        HOB: 3,
        ONE: 1,
    }


@pytest.mark.rule("chase 3.6")
def test_by_another_ruling_a_slower_one_changes_all_pools_at_once() -> None:
    table = started(four(laid(rulings=AT_ONCE)))
    table = done(table, end_this_turn(table))
    table = with_people(table, [somebody(ONE, 0, dex=30, mov=6)])
    assert {key: (one.pool, one.left) for key, one in table.values(Participant).items()} == {
        EDDA: (3, 3),
        TOM: (2, 2),
        FINN: (4, 0),
        HOB: (2, 2),
        ONE: (1, 1),
    }
    faster = with_people(table, [somebody(GHOUL, 0, mov=9)])
    assert (person(faster, GHOUL).left, person(faster, EDDA).left) == (0, 3)


def test_somebody_is_changed() -> None:
    table = with_people(laid(3), [somebody(EDDA, 1, side=Side.QUARRY)])
    request = EditPerson(
        name=" Edda Marsh ",
        side=Side.PURSUER,
        mov=9,
        dex=70,
        skills=(Skill(name="climb", value=50), Skill(name="jump", value=40)),
        count=2,
    )
    transaction = edit_person(table, EDDA, request)
    assert transaction.report == PersonEdited(
        name_before="Edda",
        name_after="Edda Marsh",
        side_before=Side.QUARRY,
        side_after=Side.PURSUER,
        mov_before=8,
        mov_after=9,
        dex_before=50,
        dex_after=70,
        count_before=1,
        count_after=2,
        skills=(
            SkillLine(name="climb", before=45, after=50),
            SkillLine(name="jump", before=None, after=40),
        ),
    )
    table = done(table, transaction)
    after = person(table, EDDA)
    assert (after.name, after.side, after.mov, after.dex, after.count) == (
        "Edda Marsh",
        Side.PURSUER,
        9,
        70,
        2,
    )
    gone = edit_person(table, EDDA, EditPerson(skills=()))
    assert isinstance(gone.report, PersonEdited)
    assert gone.report.skills == (
        SkillLine(name="climb", before=50, after=None),
        SkillLine(name="jump", before=40, after=None),
    )
    for nothing in (EditPerson(), EditPerson(mov=9, dex=70)):
        with pytest.raises(NothingToChangeError):
            edit_person(table, EDDA, nothing)
    with pytest.raises(ValueError, match="mov or count is below 1"):
        edit_person(table, EDDA, EditPerson(mov=0))


def test_another_dex_during_the_chase_acts_behind_its_equals() -> None:
    table = started(four(laid()))
    table = done(table, edit_person(table, HOB, EditPerson(dex=75)))
    assert order(table.values(Participant)) == (FINN, HOB, EDDA, TOM)


def test_somebody_is_placed_and_taken_off_before_the_start() -> None:
    table = with_people(laid(3), [somebody(EDDA, None)])
    transaction = place_person(table, EDDA, PLACES[2])
    assert transaction.report == PersonPlaced(name="Edda", place="Net lane")
    table = done(table, transaction)
    with pytest.raises(NothingToChangeError):
        place_person(table, EDDA, PLACES[2])
    with pytest.raises(NotOnTableError):
        place_person(table, EDDA, PLACES[6])
    off = place_person(table, EDDA, None)
    assert off.report == PersonPlaced(name="Edda", place="")
    assert person(done(table, off), EDDA).place is None


def test_during_the_chase_only_who_is_off_the_track_is_placed() -> None:
    table = with_people(laid(4), [somebody(EDDA, 1), somebody(HOB, None)])
    table = started(table)
    with pytest.raises(ChaseRunningError):
        place_person(table, EDDA, PLACES[2])
    table = done(table, place_person(table, HOB, PLACES[0]))
    assert (person(table, HOB).turn, person(table, HOB).left) == (Turn.ACTED, 0)


@pytest.mark.rule("chase 2.2")
@BOTH
def test_everybody_takes_the_starting_places(rulings: Rulings) -> None:
    table = with_people(
        laid(4, rulings=rulings),
        [somebody(HOB, None, mov=6), somebody(EDDA, None, side=Side.QUARRY, mov=5)],
    )
    transaction = place_at_start(table)
    assert transaction.report == PeoplePlaced(people=2, gap=2, ruling="chase.start_gap")
    table = done(table, transaction)
    assert [one.place for one in table.values(Participant).values()] == [PLACES[0], PLACES[2]]
    with pytest.raises(NothingToChangeError):
        place_at_start(table)
    close = place_at_start(table, gap=1)
    assert close.report == PeoplePlaced(people=2, gap=1, ruling=None)
    assert person(done(table, close), EDDA).place == PLACES[1]
    with pytest.raises(ShortTrackError):
        place_at_start(table, gap=4)
    with pytest.raises(ChaseRunningError):
        place_at_start(started(table, faces=(1, 10, 9, 10)))


@pytest.mark.rule("chase 2.2")
def test_a_table_that_asks_wants_the_gap() -> None:
    rulings = Rulings(chase=ChaseRulings(start_gap=StartGap.OTHER))
    table = with_people(laid(4, rulings=rulings), [somebody(HOB, None)])
    with pytest.raises(GapWantedError):
        place_at_start(table)
    assert person(done(table, place_at_start(table, gap=3)), HOB).place == PLACES[0]


def test_who_is_out_takes_no_starting_place() -> None:
    table = with_people(laid(4), [somebody(HOB, None), somebody(EDDA, None)])
    table = done(table, settle_fate(table, EDDA, Fate.OUT))
    assert person(done(table, place_at_start(table)), EDDA).place is None


def test_one_leaves_a_group_with_all_that_the_group_has() -> None:
    table = with_people(
        laid(4),
        [somebody(GHOUL, 1, dex=45, count=3), somebody(HOB, 1, dex=45), somebody(EDDA, 3)],
    )
    table = started(table, faces=(1, 10, 5, 10))
    assert order(table.values(Participant)) == (EDDA, GHOUL, HOB)
    transaction = split_group(table, GHOUL, person_id=ONE, name=" The tall one ")
    assert transaction.report == GroupSplit(group="Ghoul", name="The tall one", left=2)
    table = done(table, transaction)
    group, one = person(table, GHOUL), person(table, ONE)
    assert one == replace(group, name="The tall one", count=1, tie=1)
    assert group.count == 2
    assert order(table.values(Participant)) == (EDDA, GHOUL, ONE, HOB)
    assert list(table.values(Participant)) == [GHOUL, ONE, HOB, EDDA]
    again = done(table, split_group(table, GHOUL, person_id=EntityId("two"), name="Two"))
    with pytest.raises(NotAGroupError) as raised:
        split_group(again, GHOUL, person_id=EntityId("three"), name="Three")
    assert raised.value.args == ("Ghoul",)


def test_the_last_token_splits_too_and_no_identifier_twice() -> None:
    table = with_people(laid(3), [somebody(GHOUL, 1, count=2)])
    with pytest.raises(AlreadyOnTableError):
        split_group(table, GHOUL, person_id=PLACES[0], name="One")
    after = done(table, split_group(table, GHOUL, person_id=ONE, name="One"))
    assert list(after.values(Participant)) == [GHOUL, ONE]


def test_several_leave_at_once_and_one_has_to_stay() -> None:
    table = started(with_people(laid(4), [somebody(GHOUL, 1, count=5), somebody(EDDA, 3, dex=70)]))
    transaction = split_group(table, GHOUL, person_id=ONE, name="Some", taken=3)
    assert transaction.report == GroupSplit(group="Ghoul", name="Some", left=2, taken=3)
    after = done(table, transaction)
    assert (person(after, GHOUL).count, person(after, ONE).count) == (2, 3)
    for taken in (0, 5):
        with pytest.raises(TooManyLeaveError) as raised:
            split_group(table, GHOUL, person_id=ONE, name="Some", taken=taken)
        assert raised.value.args == ("Ghoul", 5)


def test_several_leave_for_another_place_in_one_step() -> None:
    people = [somebody(GHOUL, 1, mov=9, dex=80, count=3), somebody(EDDA, 3, side=Side.QUARRY)]
    table = started(with_people(laid(5), people))
    transaction = split_and_go(table, GHOUL, PLACES[2], person_id=ONE, name="One", taken=2)
    assert transaction.report == GroupSplit(
        group="Ghoul", name="One", left=1, taken=2, place="Net lane"
    )
    after = done(table, transaction)
    group, one = person(after, GHOUL), person(after, ONE)
    assert (group.place, group.count, group.left) == (PLACES[1], 1, 2)
    assert (one.place, one.count, one.left) == (PLACES[2], 2, 1)
    assert course(after).active == ONE
    assert split_and_go(table, GHOUL, PLACES[1], person_id=ONE, name="One") == split_group(
        table, GHOUL, person_id=ONE, name="One", leads=True
    )


def test_who_leaves_a_group_stops_before_what_wants_a_roll() -> None:
    people = [somebody(GHOUL, 0, mov=9, dex=80, count=2), somebody(EDDA, 4, side=Side.QUARRY)]
    for way, reached, place in ((1, PLACES[0], ""), (2, PLACES[1], "Fish market")):
        table = started(with_people(laid(5, lying={way: WALL}), people))
        transaction = split_and_go(table, GHOUL, PLACES[2], person_id=ONE, name="One")
        assert transaction.report == GroupSplit(group="Ghoul", name="One", left=1, place=place)
        assert person(done(table, transaction), ONE).place == reached


def test_who_leaves_a_group_is_put_anywhere_and_the_turn_stays_where_it_was() -> None:
    people = [somebody(GHOUL, 1, mov=9, dex=80, count=2), somebody(EDDA, 3, side=Side.QUARRY)]
    table = started(with_people(laid(5), people))
    after = done(
        table,
        split_and_go(table, GHOUL, PLACES[4], person_id=ONE, name="One", overrules=True),
    )
    assert (person(after, ONE).place, course(after).active) == (PLACES[4], GHOUL)
    early = with_people(laid(5), people)
    placed = done(early, split_and_go(early, GHOUL, PLACES[4], person_id=ONE, name="One"))
    assert (person(placed, ONE).place, person(placed, GHOUL).place) == (PLACES[4], PLACES[1])


def test_who_joins_again_brings_no_actions_along() -> None:
    people = [somebody(GHOUL, 1, mov=9, dex=80, count=3), somebody(EDDA, 1, side=Side.QUARRY)]
    table = started(with_people(laid(4), people))
    split = done(table, split_group(table, GHOUL, person_id=ONE, name="One"))
    back = join_group(split, ONE, GHOUL)
    assert back.report == GroupJoined(group="Ghoul", name="One", taken=1, count=3)
    assert person(done(split, back), GHOUL) == person(table, GHOUL)
    assert course(done(split, back)) == course(table)
    spent = done(split, move(split, GHOUL, PLACES[2]))
    with pytest.raises(NotTogetherError) as raised:
        join_group(spent, ONE, GHOUL)
    assert raised.value.args == ("One", "Ghoul")
    spent = done(spent, move(spent, GHOUL, PLACES[1]))
    joined = done(spent, join_group(spent, GHOUL, ONE))
    assert (person(joined, ONE).count, person(joined, ONE).left) == (3, 0)
    assert course(joined).active == EDDA  # of the ghouls none has an action left
    for other in (EDDA, ONE):
        with pytest.raises((NotTogetherError, NothingToChangeError)):
            join_group(split, ONE, other)


def test_somebody_is_taken_off_and_passes_the_turn_on() -> None:
    table = started(four(laid()))
    transaction = remove_person(table, FINN)
    assert transaction.report == PersonRemoved(name="Finn")
    after = done(table, transaction)
    assert (course(after).active, course(after).lately) == (EDDA, (EDDA,))
    assert course(done(table, remove_person(table, HOB))) == course(table)
    with pytest.raises(NotOnTableError):
        remove_person(after, FINN)


@pytest.mark.rule("chase 4.3")
def test_the_game_master_says_what_became_of_somebody() -> None:
    table = started(four(laid()))
    transaction = settle_fate(table, FINN, Fate.OUT)
    assert transaction.report == FateSettled(name="Finn", before=Fate.RUNNING, after=Fate.OUT)
    after = done(table, transaction)
    assert course(after).active == EDDA
    assert person(after, FINN) == replace(person(table, FINN), fate=Fate.OUT)
    assert order(after.values(Participant)) == (EDDA, TOM, HOB)
    with pytest.raises(NothingToChangeError):
        settle_fate(after, FINN, Fate.OUT)
    back = done(after, settle_fate(after, FINN, Fate.RUNNING))
    assert (person(back, FINN).turn, person(back, FINN).left) == (Turn.ACTED, 0)
    assert course(back).active == EDDA


def test_who_leaves_last_leaves_nobody_active() -> None:
    table = started(with_people(laid(3), [somebody(EDDA, 1)]))
    after = done(table, settle_fate(table, EDDA, Fate.ESCAPED))
    assert (course(after).active, course(after).round) == (None, 1)


@pytest.mark.parametrize(
    ("left", "name"), [("Ghoul 2", "Ghoul"), ("Ghoul king", "Ghoul king"), ("One", "One")]
)
def test_a_group_that_joins_one_who_left_it_is_called_as_before(left: str, name: str) -> None:
    people = [somebody(GHOUL, 1, count=3), somebody(EDDA, 1, dex=70)]
    table = started(with_people(laid(4), people))
    split = done(table, split_group(table, GHOUL, person_id=ONE, name=left))
    joined = done(split, join_group(split, GHOUL, ONE))
    assert (person(joined, ONE).name, person(joined, ONE).count) == (name, 3)
