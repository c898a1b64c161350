"""Fine points of a chase: what small mistakes in the rules would go unnoticed by without these."""

from collections.abc import Iterable
from dataclasses import replace

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
    four,
    laid,
    line,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import Fate, Participant, Side, Skill, Turn, Vitals
from duskboard.core.chase.source import Check
from duskboard.core.chase.track import Direction, Drift, Edge
from duskboard.core.dice import Reported, ReportedBest, ReportedNet, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.play.chase.check import Crossed, LuckError, judged
from duskboard.play.chase.crossing import ObstacleTried, cross
from duskboard.play.chase.drifting import meet_hazard
from duskboard.play.chase.ending import part_party
from duskboard.play.chase.group import join_group, split_group
from duskboard.play.chase.joining import NotALineError
from duskboard.play.chase.laying import (
    LocationAdded,
    NewLocation,
    add_location,
    mark_exit,
    remove_location,
)
from duskboard.play.chase.marching import move_side
from duskboard.play.chase.overruling import overrule_actions
from duskboard.play.chase.person import EditPerson, PersonEdited, edit_person
from duskboard.play.chase.throwing import as_told
from duskboard.table.entity import Entity
from duskboard.table.table import Table

GHOUL, ONE = EntityId("ghoul"), EntityId("one")


def crossing(who: EntityId = EDDA, at: int = 4, *, luck: int = 0) -> Crossed:
    return Crossed(
        who=who, leg=on(at), skill="climb", value=45, difficulty=Difficulty.REGULAR, luck=luck
    )


def before_a_wall(*skills: Skill) -> Table:
    """Edda is in turn at the fourth place, a wall that hurts before her; Hob is far behind."""
    people = [
        somebody(EDDA, 3, side=Side.QUARRY, mov=8, dex=70),
        somebody(HOB, 0, mov=8, dex=45),
    ]
    table = with_people(laid(lying={4: replace(WALL, harm=Severity.SEVERE)}), people)
    if skills:
        table = done(table, edit_person(table, EDDA, EditPerson(skills=skills)))
    return started(table)


@pytest.mark.rule("chase 5.8")
@pytest.mark.parametrize(("total", "harm"), [(45, None), (46, Severity.SEVERE)])
def test_only_a_failure_hurts(total: int, harm: Severity | None) -> None:
    fallen, lost = ReportedTotal(total=total), ReportedTotal(total=1)
    report = cross(before_a_wall(), crossing(), fallen, lost).report
    assert isinstance(report, ObstacleTried)
    assert report.harm is harm


@pytest.mark.rule("chase 8.11")
def test_the_last_point_of_luck_can_be_spent() -> None:
    table = before_a_wall(Skill(name="climb", value=45), Skill(name="luck", value=10))
    helped = judged(table, crossing(luck=10), ReportedTotal(total=55))
    assert helped.judgement.passed
    with pytest.raises(LuckError):
        judged(table, crossing(luck=11), ReportedTotal(total=56))


@pytest.mark.rule("chase 5.10")
def test_who_meets_a_moving_hazard_meets_it_where_they_stand() -> None:
    lorry = replace(WALL, drift=Drift(direction=Direction.BACKWARD))
    people = [
        somebody(EDDA, 3, side=Side.QUARRY, mov=8, dex=70),
        somebody(HOB, 0, mov=8, dex=45),
    ]
    table = started(with_people(laid(lying={4: lorry}), people))
    elsewhere = replace(crossing(), leg=replace(on(4), place=PLACES[6]))
    report = meet_hazard(table, elsewhere, ReportedTotal(total=4)).report
    assert isinstance(report, ObstacleTried)
    assert report.place == "Cooper’s lane"


@pytest.mark.rule("chase 9.10")
def test_who_comes_back_from_another_way_acts_from_the_next_round_on() -> None:
    table = started(four(laid()))
    apart = done(table, part_party(table, [EDDA]))
    assert person(apart, EDDA) == replace(person(table, EDDA), fate=Fate.APART)
    assert course(apart) == course(table)  # whoever is in turn is so still
    back = person(done(apart, part_party(apart, [EDDA], is_back=True)), EDDA)
    assert (back.fate, back.turn, back.left, back.granted, back.pool) == (
        Fate.RUNNING, Turn.ACTED, 0, 0, 0,
    )  # fmt: skip


def test_nobody_marches_on_from_an_exit() -> None:
    places = laid(6)
    table = done(places, mark_exit(places, PLACES[3], is_exit=True))
    people = [
        somebody(EDDA, 3, side=Side.QUARRY, mov=8, dex=70),
        somebody(TOM, 2, side=Side.QUARRY, mov=8, dex=60),
        somebody(HOB, 0, mov=8, dex=45),
    ]
    table = started(with_people(table, people))
    after = done(table, move_side(table, Side.QUARRY))
    assert [person(after, who).place for who in (EDDA, TOM)] == [PLACES[3], PLACES[3]]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (CheckSource.POOL, ReportedNet(net=4)),
        (CheckSource.RATING, ReportedBest(best=4)),
        (CheckSource.D100, ReportedTotal(total=4)),
        (CheckSource.SAID, ReportedTotal(total=4)),
    ],
)
def test_a_number_is_taken_for_what_the_dice_of_the_game_tell(
    source: CheckSource, told: Reported
) -> None:
    assert as_told(Check(source=source, value=5), 4) == told


def test_those_who_leave_a_group_take_its_turn_where_that_is_wished() -> None:
    table = ghouls()
    assert course(table).active == GHOUL
    for leads, active in ((True, ONE), (False, GHOUL)):
        after = done(table, split_group(table, GHOUL, person_id=ONE, name="One", leads=leads))
        assert course(after).active == active


def test_a_group_that_is_joined_has_the_least_actions_and_the_most_debt_of_both() -> None:
    table = ghouls()
    table = done(table, split_group(table, GHOUL, person_id=ONE, name="One"))
    table = done(table, overrule_actions(table, ONE, left=1, debt=2))
    joined = person(done(table, join_group(table, ONE, GHOUL)), GHOUL)
    assert (joined.count, joined.left, joined.debt) == (3, 1, 2)


def ghouls() -> Table:
    people = [somebody(GHOUL, 1, mov=10, dex=80, count=3), somebody(EDDA, 3, side=Side.QUARRY)]
    return started(with_people(laid(5), people))


def test_a_place_before_all_others_is_joined_to_the_first() -> None:
    table = laid(3)
    wish = NewLocation(location_id=EntityId("pier"), edge_id=EntityId("plank"), name=" Pier ")
    transaction = add_location(table, wish, first=True)
    assert transaction.report == LocationAdded(name="Pier")
    after = done(table, transaction)
    assert line(after) == ["pier", *PLACES[:3]]
    assert after.value(EntityId("plank"), Edge) == Edge(start=EntityId("pier"), end=PLACES[0])
    ranks = [one.rank for one in places_of(after)]
    assert ranks == [0.0, 1.0, 2.0, 3.0]


def places_of(table: Table) -> Iterable[Entity]:
    found = (table.get(key) for key in (EntityId("pier"), *PLACES[:3]))
    return [one for one in found if one is not None]


def test_a_place_where_two_ways_come_and_two_go_stays() -> None:
    table = laid(5)
    ways = {"more": (0, 2), "on": (2, 4)}
    made = [
        Entity(entity_id=EntityId(key), value=Edge(start=PLACES[at], end=PLACES[to]))
        for key, (at, to) in ways.items()
    ]
    forked = Table(entities={**table.entities, **{one.entity_id: one for one in made}})
    with pytest.raises(NotALineError) as raised:
        remove_location(forked, PLACES[2])
    assert raised.value.args == ("Net lane",)


def test_what_decides_somebodys_checks_is_changed_and_told() -> None:
    table = with_people(laid(3), [somebody(EDDA, 1, side=Side.QUARRY)])
    hurt = Vitals(hit_points=3, full_hit_points=11)
    transaction = edit_person(table, EDDA, EditPerson(source=CheckSource.POOL, vitals=hurt))
    report = transaction.report
    assert isinstance(report, PersonEdited)
    assert (report.source_before, report.source_after) == (CheckSource.D100, CheckSource.POOL)
    assert (report.vitals_before, report.vitals_after) == (Vitals(), hurt)
    after = person(done(table, transaction), EDDA)
    assert (after.source, after.vitals) == (CheckSource.POOL, hurt)
    renamed = edit_person(table, EDDA, EditPerson(name="Edda M.")).report
    assert isinstance(renamed, PersonEdited)
    assert (renamed.source_before, renamed.vitals_after) == (None, None)


def test_another_dex_stands_behind_its_equals_and_the_same_dex_stays() -> None:
    people = [
        somebody(EDDA, 4, side=Side.QUARRY, dex=60),
        somebody(FINN, 2, dex=60),
        somebody(HOB, 1, dex=45),
    ]
    table = started(with_people(laid(), people), faces=(1, 10, 5, 10))
    ties = [person(table, who).tie for who in (EDDA, FINN)]
    late = done(table, edit_person(table, HOB, EditPerson(dex=60)))
    assert person(late, HOB).tie == max(ties) + 1
    named = done(late, edit_person(late, EDDA, EditPerson(name="Edda M.")))
    assert person(named, EDDA).tie == person(late, EDDA).tie


def test_somebody_alone_is_no_group_and_dex_is_a_value_of_d100_alone() -> None:
    one = Participant(name="Edda", side=Side.QUARRY, mov=8, dex=70)
    assert one.count == 1
    assert one.skill("dex") == 70
    assert replace(one, source=CheckSource.POOL).skill("dex") is None
