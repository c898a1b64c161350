"""Each ruling of the chase, changed at the table, changes what its rule does."""

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    HOB,
    PLACES,
    TOM,
    WALL,
    done,
    four,
    laid,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.movement import PrepareError, StepBackError
from duskboard.core.chase.participant import Fate, Participant, Side, Skill
from duskboard.core.clocks.effect import (
    Activity,
    Effect,
    Outcome,
    activity_segments,
    effect_segments,
)
from duskboard.core.dice import Percentile, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.real_dice import typed
from duskboard.core.rulings import all_rulings
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.crossing import cross, prepare_crossing
from duskboard.play.chase.moving import do_otherwise, move
from duskboard.play.chase.person import (
    EditPerson,
    GapWantedError,
    edit_person,
    place_at_start,
    settle_fate,
)
from duskboard.play.chase.running import ChaseStarted, end_round, start_chase
from duskboard.play.chase.throwing import TieLine
from duskboard.play.ruling import choose_ruling
from duskboard.table.table import Table

ONE = EntityId("one")
CLIMB = Crossed(who=FINN, leg=on(3), skill="climb", value=45, difficulty=Difficulty.REGULAR)


def ruled(table: Table, ruling_id: str, chosen: str) -> Table:
    """The table once a ruling is chosen there; what the preset has already stays as it is."""
    if all_rulings()[ruling_id].reference == chosen:
        return table
    return done(table, choose_ruling(table, ruling_id, chosen))


def left(table: Table) -> dict[EntityId, int]:
    return {key: one.left for key, one in table.values(Participant).items()}


@pytest.mark.rule("chase 2.2")
@pytest.mark.parametrize(("chosen", "ahead"), [("2", 2), ("1", 1)])
def test_how_far_ahead_the_quarry_start(chosen: str, ahead: int) -> None:
    table = with_people(laid(4), [somebody(HOB, None), somebody(EDDA, None, side=Side.QUARRY)])
    table = ruled(table, "chase.start_gap", chosen)
    placed = done(table, place_at_start(table))
    assert (person(placed, HOB).place, person(placed, EDDA).place) == (PLACES[0], PLACES[ahead])


@pytest.mark.rule("chase 2.2")
def test_the_gap_is_asked_for_where_it_is_ruled_so() -> None:
    table = ruled(with_people(laid(4), [somebody(HOB, None)]), "chase.start_gap", "other")
    with pytest.raises(GapWantedError):
        place_at_start(table)


def three_alike() -> Table:
    """Edda flees from Finn and Hob; all have DEX 60, Hob fights best."""
    table = with_people(
        laid(),
        [
            somebody(EDDA, 4, side=Side.QUARRY, dex=60),
            somebody(FINN, 1, dex=60),
            somebody(HOB, 1, dex=60),
        ],
    )
    for who, value in ((EDDA, 40), (FINN, 30), (HOB, 50)):
        skills = (Skill(name="fighting", value=value),)
        table = done(table, edit_person(table, who, EditPerson(skills=skills)))
    return table


@pytest.mark.rule("chase 3.2")
def test_equal_dex_is_parted_by_a_roll_or_by_the_combat_skill() -> None:
    rolled = ScriptedDice([2, 1, 10, 5, 5, 9])  # Edda 21, Finn 5, Hob 59
    table = done(three_alike(), start_chase(three_alike(), rolled))
    assert [key for key, _ in sorted(_ties(table), key=lambda one: one[1])] == [FINN, EDDA, HOB]
    fought = ruled(three_alike(), "chase.dex_tie", "combat-skill")
    fought = done(fought, start_chase(fought, ScriptedDice([])))
    assert [key for key, _ in sorted(_ties(fought), key=lambda one: one[1])] == [HOB, EDDA, FINN]


def _ties(table: Table) -> list[tuple[EntityId, int]]:
    return [(key, one.tie) for key, one in table.values(Participant).items()]


@pytest.mark.rule("chase 3.3")
def test_a_tie_within_one_side_is_rolled_or_left_as_it_is() -> None:
    people = [somebody(FINN, 1, dex=60), somebody(HOB, 1, dex=60), somebody(EDDA, 4, dex=70)]
    table = with_people(laid(), people)
    assert [one.total for one in _rolled(table, 2, 1, 10, 5)] == [21, 5]
    table = ruled(table, "chase.dex_tie_scope", "between-sides")
    assert _rolled(table) == ()


def _rolled(table: Table, *faces: int) -> tuple[TieLine, ...]:
    found = start_chase(table, ScriptedDice(faces)).report
    assert isinstance(found, ChaseStarted)
    return found.ties


@pytest.mark.rule("chase 3.6")
def test_a_slower_latecomer_gives_more_actions_next_round_or_at_once() -> None:
    late = [somebody(ONE, 0, mov=6, dex=30)]
    table = with_people(started(four(laid())), late)
    assert left(table) == {EDDA: 2, TOM: 1, FINN: 3, HOB: 1, ONE: 0}
    at_once = ruled(started(four(laid())), "chase.pool_for_slower_latecomer", "at-once")
    assert left(with_people(at_once, late)) == {EDDA: 3, TOM: 2, FINN: 4, HOB: 2, ONE: 1}


@pytest.mark.rule("chase 3.7")
@pytest.mark.parametrize(
    ("chosen", "actions"), [("recomputed", {TOM: 1, FINN: 2}), ("unchanged", {TOM: 3, FINN: 4})]
)
def test_pools_follow_when_the_slowest_leaves_or_not(
    chosen: str, actions: dict[EntityId, int]
) -> None:
    people = [
        somebody(EDDA, 4, side=Side.QUARRY, mov=5, dex=40),
        somebody(TOM, 5, side=Side.QUARRY, mov=7, dex=50),
        somebody(FINN, 1, mov=8, dex=60),
    ]
    table = ruled(started(with_people(laid(), people)), "chase.pool_when_someone_leaves", chosen)
    assert left(table) == {EDDA: 1, TOM: 3, FINN: 4}
    table = done(table, settle_fate(table, EDDA, Fate.OUT))
    table = done(table, end_round(table))
    assert {key: left(table)[key] for key in (TOM, FINN)} == actions


@pytest.mark.rule("chase 3.13")
@pytest.mark.parametrize(("chosen", "rest"), [("1", 2), ("none", 3), ("whole-round", 0)])
def test_another_act_takes_what_is_ruled(chosen: str, rest: int) -> None:
    table = ruled(started(four(laid())), "chase.other_action_price", chosen)
    assert person(table, FINN).left == 3
    assert person(done(table, do_otherwise(table, FINN, "a spell")), FINN).left == rest


@pytest.mark.rule("chase 4.2")
def test_going_back_is_a_step_or_refused() -> None:
    table = started(four(laid()))
    assert person(done(table, move(table, FINN, PLACES[1])), FINN).place == PLACES[1]
    table = ruled(table, "chase.step_back", "refused")
    with pytest.raises(StepBackError):
        move(table, FINN, PLACES[1])


@pytest.mark.rule("chase 5.4")
def test_dice_are_bought_a_round_ahead_or_not() -> None:
    table = started(four(laid(lying={3: WALL})))
    prepared = done(table, prepare_crossing(table, FINN, on(3), 1))
    assert person(prepared, FINN).left == 2
    table = ruled(table, "chase.caution", "in-hand")
    with pytest.raises(PrepareError):
        prepare_crossing(table, FINN, on(3), 1)


@pytest.mark.rule("chase 5.7")
@pytest.mark.parametrize(("chosen", "rest"), [("plus", 0), ("in-all", 1)])
def test_a_failed_hazard_costs_1d3_beside_the_crossing_or_in_all(chosen: str, rest: int) -> None:
    table = ruled(started(four(laid(lying={3: WALL}))), "chase.failed_hazard", chosen)
    failed = cross(table, CLIMB, typed(Percentile(), (60, 3)), ScriptedDice([2]))
    assert person(done(table, failed), FINN).left == rest


@pytest.mark.rule("blades 21")
@pytest.mark.parametrize(("chosen", "least"), [("4", 4), ("5", 5)])
def test_an_effect_above_great_fills_what_is_ruled(chosen: str, least: int) -> None:
    table = ruled(Table(), "blades.extreme_effect_ticks", chosen)
    assert effect_segments(Effect.EXTREME, table.rulings).count == least


@pytest.mark.rule("blades 115")
@pytest.mark.parametrize(("chosen", "count"), [("4", 4), ("5", 5)])
def test_a_critical_on_a_project_fills_what_is_ruled(chosen: str, count: int) -> None:
    table = ruled(Table(), "blades.long_term_project_critical", chosen)
    found = activity_segments(Activity.PROJECT, Outcome.CRITICAL, table.rulings)
    assert found.count == count
