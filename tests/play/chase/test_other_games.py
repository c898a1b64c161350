"""Luck, other games and the word of the game master on the track; ends that are proposed."""

from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    HOB,
    PLACES,
    WALL,
    WAYS,
    back,
    done,
    edge,
    laid,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.ending import Ending, Proposal
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.movement import NoActionsLeftError
from duskboard.core.chase.participant import Side, Skill, Vitals
from duskboard.core.chase.source import ReportedVerdict
from duskboard.core.chase.track import Barrier, Direction, Drift, Hazard
from duskboard.core.dice import Dice, Reported, ReportedBest, ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.check import Crossed, LuckError
from duskboard.play.chase.crossing import ObstacleTried, cross
from duskboard.play.chase.ending import EscapeLeadError, EscapeLeadSet, proposed, set_escape_lead
from duskboard.play.chase.moving import move
from duskboard.play.chase.person import NewPerson
from duskboard.play.chase.running import end_round
from duskboard.table.board_view import board_view
from duskboard.table.table import Table
from duskboard.table.transaction import Change

LORRY = Hazard(
    name="Lorry", skills=("dodge",), drift=Drift(direction=Direction.BACKWARD), harm=Severity.DEADLY
)
DEBRIS = Hazard(name="Planks", skills=("jump",))


def with_lorry(at: int = 6, edda_at: int = 4) -> Table:
    """Edda (DEX 70, MOV 8) runs from Hob (DEX 45, MOV 8); a lorry comes towards them."""
    people = [
        somebody(EDDA, edda_at, side=Side.QUARRY, mov=8, dex=70),
        somebody(HOB, 1, mov=8, dex=45),
    ]
    return started(with_people(laid(lying={at: LORRY}), people))


def dodge(who: EntityId = EDDA, at: int = 5, **more: object) -> Crossed:
    crossed = Crossed(who=who, leg=on(at), skill="dodge", value=40, difficulty=Difficulty.REGULAR)
    return replace(crossed, **more)  # type: ignore[arg-type]  # fields of a check by name


def at_gate(**more: object) -> Table:
    wish = replace(somebody(FINN, 3, mov=9, dex=75), **more)  # type: ignore[arg-type]  # by name
    people = [wish, somebody(EDDA, 6, side=Side.QUARRY, mov=7, dex=40), somebody(HOB, 3, dex=45)]
    return started(with_people(laid(lying={4: FENCE}), people))


def luck(points: int) -> tuple[Skill, ...]:
    return (Skill(name="dodge", value=40), Skill(name="luck", value=points))


@pytest.mark.rule("chase 8.11")
def test_luck_makes_a_roll_pass_and_is_spent() -> None:
    table = at_gate(skills=luck(20))
    crossed = dodge(FINN, 4, luck=12)
    transaction = cross(table, crossed, ReportedTotal(total=52))
    report = transaction.report
    assert isinstance(report, ObstacleTried)
    assert (report.passed, report.luck, report.roll and report.roll.total) == (True, 12, 52)
    after = done(table, transaction)
    assert (person(after, FINN).skill("luck"), person(after, FINN).skill("dodge")) == (8, 40)
    assert person(after, FINN).place == PLACES[4]


@pytest.mark.rule("chase 8.11")
@pytest.mark.parametrize(
    ("points", "total", "skill"), [(11, 52, "dodge"), (60, 98, "dodge"), (60, 52, "luck")]
)
def test_luck_does_not_help_a_fumble_or_luck_itself_and_is_not_owed(
    points: int, total: int, skill: str
) -> None:
    table = at_gate(skills=luck(points))
    with pytest.raises(LuckError):
        cross(table, dodge(FINN, 4, luck=12, skill=skill), ReportedTotal(total=total))


def runner(source: CheckSource, dodge_value: int) -> dict[str, object]:
    return {"source": source, "skills": (Skill(name="dodge", value=dodge_value),)}


def at_wall(source: CheckSource, value: int, difficulty: Difficulty = Difficulty.REGULAR) -> Table:
    wish = replace(somebody(FINN, 3, mov=9, dex=75), **runner(source, value))  # type: ignore[arg-type]  # by name
    people = [wish, somebody(EDDA, 6, side=Side.QUARRY, mov=7, dex=40)]
    wall = replace(WALL, difficulty=difficulty)
    return started(with_people(laid(lying={4: wall}), people))


@pytest.mark.rule("chase 14.1")
@pytest.mark.rule("chase 14.2")
@pytest.mark.rule("chase 14.9")
@pytest.mark.parametrize(
    ("source", "dice", "lost"),
    [
        (CheckSource.RATING, ScriptedDice([3, 1]), 2),
        (CheckSource.RATING, ReportedBest(best=4), 0),
        (CheckSource.SAID, ReportedVerdict(verdict=Verdict.REGULAR), 0),
        (CheckSource.SAID, ReportedVerdict(verdict=Verdict.FAILURE), 2),
        (CheckSource.POOL, ScriptedDice([2, 7]), 0),
        (CheckSource.POOL, ScriptedDice([2, 1]), 2),
    ],
)
def test_a_hazard_is_the_same_for_participants_of_every_game(
    source: CheckSource, dice: Dice | Reported, lost: int
) -> None:
    table = at_wall(source, 2)
    crossed = dodge(FINN, 4, source=source, value=2)
    table = done(table, cross(table, crossed, dice, ReportedTotal(total=2)))
    finn = person(table, FINN)
    assert (finn.place, finn.left, finn.debt) == (PLACES[4], 2 - lost, 0)


@pytest.mark.rule("chase 14.6")
def test_a_bonus_die_of_the_chase_is_paid_alike_and_is_one_die_more() -> None:
    table = at_wall(CheckSource.POOL, 5, Difficulty.HARD)
    crossed = dodge(
        FINN, 4, source=CheckSource.POOL, value=5, difficulty=Difficulty.HARD, caution=1
    )
    after = done(table, cross(table, crossed, ScriptedDice([8, 2, 2, 2, 2, 2])))
    assert (person(after, FINN).left, person(after, FINN).place) == (1, PLACES[4])
    with pytest.raises(NoActionsLeftError):
        cross(after, replace(crossed, leg=back(4), caution=2), ScriptedDice([8] * 7))


def test_what_the_game_master_says_is_kept_as_said() -> None:
    table = at_wall(CheckSource.D100, 40)
    said = cross(table, dodge(FINN, 4), ReportedVerdict(verdict=Verdict.HARD)).report
    assert isinstance(said, ObstacleTried)
    assert (said.roll, said.source, said.passed) == (None, CheckSource.SAID, True)


@pytest.mark.rule("chase 4.3")
def test_ends_are_proposed_and_the_lead_is_the_keepers() -> None:
    table = with_lorry(at=7)
    assert proposed(table) == ()
    transaction = set_escape_lead(table, 3)
    assert transaction.report == EscapeLeadSet(lead=3)
    table = done(table, transaction)
    assert proposed(table) == (Proposal(ending=Ending.ESCAPED, who=EDDA),)
    with pytest.raises(NothingToChangeError):
        set_escape_lead(table, 3)
    with pytest.raises(EscapeLeadError):
        set_escape_lead(table, 0)
    assert proposed(done(table, set_escape_lead(table, None))) == ()


@pytest.mark.rule("chase 3.12")
def test_a_failed_barrier_is_tried_again_with_another_action_and_nothing_is_pushed() -> None:
    table = at_gate()
    for left in (2, 1, 0):
        table = done(table, cross(table, dodge(FINN, 4), ReportedTotal(total=90)))
        assert (person(table, FINN).left, person(table, FINN).place) == (left, PLACES[3])
    with pytest.raises(NoActionsLeftError):
        cross(table, dodge(FINN, 4), ReportedTotal(total=10))


@pytest.mark.rule("chase 3.12")
@pytest.mark.rule("chase 1.5")
def test_next_round_it_can_be_tried_again() -> None:
    table = at_gate()
    table = done(table, cross(table, dodge(FINN, 4), ReportedTotal(total=90)))
    table = done(table, end_round(table))
    table = done(table, cross(table, dodge(FINN, 4), ReportedTotal(total=10)))
    assert person(table, FINN).place == PLACES[4]


@pytest.mark.rule("chase 6.3")
def test_a_window_is_a_barrier_going_in_and_a_hazard_going_out() -> None:
    window_in = Barrier(
        name="Window",
        skills=("climb",),
        hit_points=5,
        full_hit_points=5,
        ways=frozenset({Direction.FORWARD}),
    )
    table = at_gate()
    way = replace(
        edge(table, WAYS[4]),
        barrier=window_in,
        hazard=replace(WALL, ways=frozenset({Direction.BACKWARD})),
    )
    assert (way.met(Direction.FORWARD), way.met(Direction.BACKWARD)) == (
        window_in,
        replace(WALL, ways=frozenset({Direction.BACKWARD})),
    )


def test_a_token_of_any_game_is_drawn_with_its_skills() -> None:
    board = board_view(at_wall(CheckSource.POOL, 3))
    assert board is not None
    token = board.token(FINN)
    assert token is not None
    assert token.skills == (Skill(name="dodge", value=3),)


def test_a_wish_for_somebody_has_a_source_and_vitals() -> None:
    wish = NewPerson(
        person_id=FINN,
        name="Finn",
        side=Side.PURSUER,
        mov=8,
        dex=50,
        source=CheckSource.POOL,
        vitals=Vitals(hit_points=7),
    )
    table = with_people(laid(), [wish])
    assert (person(table, FINN).source, person(table, FINN).vitals.hit_points) == (
        CheckSource.POOL,
        7,
    )


def test_moving_on_past_a_lorry_once_met_needs_no_second_roll() -> None:
    table = with_lorry(at=5)
    table = done(table, cross(table, dodge(), ReportedTotal(total=30)))
    given = replace(person(table, EDDA), left=1)
    entity = table.get(EDDA)
    assert entity is not None
    table = table.applied(
        [Change(entity_id=EDDA, before=entity, after=replace(entity, value=given))]
    )
    assert person(done(table, move(table, EDDA, PLACES[4])), EDDA).place == PLACES[4]
