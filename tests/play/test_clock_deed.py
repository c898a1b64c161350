"""What full clocks do, by themselves and when told; what is said of clocks; sets of clocks."""

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest
from tests.play.chase.scenes import four, laid, started

from duskboard.core.clocks.clock import Beat, Clock, ClockHue, ClockKind
from duskboard.core.clocks.link import ClockCycleError, NoRaceError
from duskboard.core.clocks.tick import ClockKeptError
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import TimeUnit
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError, make
from duskboard.play.chase.running import RoundBegun, TurnEnded, end_round, end_this_turn
from duskboard.play.clock import (
    EditClock,
    NewClock,
    clear_clock,
    edit_clock,
    fill_clock,
    make_clock,
    race_clocks,
    tick_clocks,
)
from duskboard.play.clock_about import (
    ClockField,
    ClockWritten,
    archive_clocks,
    write_beat,
    write_group,
    write_happens,
    write_hue,
    write_only_rises,
    write_owner,
)
from duskboard.play.clock_beat import BeatPassed, beat_changes, pass_beat
from duskboard.play.clock_deed import (
    ClockEnd,
    ClockHappened,
    ClockReset,
    ClocksOpened,
    NotAtEndError,
    fire_clock,
    open_next,
    reset_clock,
)
from duskboard.play.clock_set import ClockCopied, ClockDraft, ClockSet, copy_clock, make_clocks
from duskboard.play.storyteller.chronicle import TimeAdvanced, advance
from duskboard.table.entity import Entity, Note, Visibility
from duskboard.table.public_view import public_view
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

GATE, YARD, HALL, NOTE, GONE = (EntityId(name) for name in ("gate", "yard", "hall", "note", "gone"))


def clock(name: str = "The gate", filled: int = 0, **rest: Any) -> Clock:  # noqa: ANN401 - fields
    return replace(Clock(name=name, kind=ClockKind.PROGRESS, size=4, filled=filled), **rest)


def lay(**values: Clock | Note) -> Table:
    entities = {
        EntityId(name): Entity(entity_id=EntityId(name), value=value, rank=float(place))
        for place, (name, value) in enumerate(values.items())
    }
    return Table(entities=MappingProxyType(entities))


def after(table: Table, step: Transaction) -> dict[str, Clock]:
    return {str(key): value for key, value in table.applied(step.changes).clocks().items()}


@pytest.mark.rule("blades 47")
def test_what_a_full_clock_counts_to_comes_about_once() -> None:
    table = lay(gate=clock(filled=4, kind=ClockKind.DANGER, happens="The bell rings"))
    step = fire_clock(table, GATE)
    assert step.report == ClockHappened(
        clock_id=GATE,
        name="The gate",
        kind=ClockKind.DANGER,
        end=ClockEnd.FULL,
        happens="The bell rings",
    )
    done = after(table, step)["gate"]
    assert (done.has_happened, done.calls) == (True, False)
    with pytest.raises(NothingToChangeError):
        fire_clock(table.applied(step.changes), GATE)
    with pytest.raises(NotAtEndError) as refusal:
        fire_clock(lay(gate=clock(filled=3)), GATE)
    assert refusal.value.args == ("The gate",)


@pytest.mark.rule("blades 47")
def test_only_a_tug_of_war_has_another_end() -> None:
    war = clock(kind=ClockKind.TUG_OF_WAR, happens="We win", happens_empty="They win")
    step = fire_clock(lay(gate=war), GATE)
    assert isinstance(step.report, ClockHappened)
    assert (step.report.end, step.report.happens) == (ClockEnd.EMPTY, "They win")
    done = lay(gate=war).applied(step.changes)
    assert (done.clocks()[GATE].has_happened, done.clocks()[GATE].calls) == (True, False)
    with pytest.raises(NothingToChangeError):
        fire_clock(done, GATE)
    assert after(done, tick_clocks(done, {GATE: 1}))["gate"].has_happened is False
    with pytest.raises(NotAtEndError):
        fire_clock(lay(gate=clock()), GATE)


@pytest.mark.rule("blades 47")
def test_a_tug_of_war_begins_in_the_middle_and_begins_there_again() -> None:
    draft = ClockDraft(clock_id=GATE, name="Crowd", kind=ClockKind.TUG_OF_WAR, size=9)
    made = lay().applied(make_clocks(lay(), ClockSet(drafts=(draft,))).changes)
    assert (made.clocks()[GATE].filled, made.clocks()[GATE].is_at_end) == (4, False)
    one = make_clock(lay(), NewClock(clock_id=GATE, name="It", kind=ClockKind.TUG_OF_WAR))
    assert after(lay(), one)["gate"].filled == 4
    for filled in (0, 9):
        pulled = replace(made.clocks()[GATE], filled=filled, has_happened=True)
        step = reset_clock(lay(gate=pulled), GATE, carries=True)
        assert step.report == ClockReset(
            clock_id=GATE, name="Crowd", before=filled, after=4, carried=0, left=0
        )
        assert after(lay(gate=pulled), step)["gate"] == made.clocks()[GATE]
    copied = copy_clock(made, GATE, YARD, "Crowd 2")
    assert after(made, copied)["yard"].filled == 4


@pytest.mark.rule("blades 47")
def test_an_answer_is_forgotten_when_the_clock_is_full_no_more() -> None:
    answered = clock(filled=4, has_happened=True, surplus=2)
    table = lay(gate=answered)
    wanted = clock(filled=3)
    assert after(table, tick_clocks(table, {GATE: -1}))["gate"] == wanted
    assert after(table, clear_clock(table, GATE))["gate"] == clock()
    grown = after(table, edit_clock(table, EditClock(clock_id=GATE, size=6)))["gate"]
    assert grown == clock(filled=4, size=6)
    still = after(table, tick_clocks(table, {GATE: 1}))["gate"]
    assert still == clock(filled=4, has_happened=True, surplus=3)


@pytest.mark.rule("blades 48")
@pytest.mark.parametrize(
    ("surplus", "carries", "filled", "left"),
    [(0, False, 0, 0), (3, False, 0, 0), (3, True, 3, 0), (4, True, 4, 0), (9, True, 4, 5)],
)
def test_a_full_clock_begins_again_with_or_without_what_found_no_room(
    surplus: int, *, carries: bool, filled: int, left: int
) -> None:
    table = lay(gate=clock(filled=4, has_happened=True, surplus=surplus))
    step = reset_clock(table, GATE, carries=carries)
    assert step.report == ClockReset(
        clock_id=GATE, name="The gate", before=4, after=filled, carried=filled, left=left
    )
    assert after(table, step)["gate"] == clock(filled=filled, surplus=left)


def test_a_clock_that_is_not_full_is_not_begun_again() -> None:
    with pytest.raises(NotAtEndError):
        reset_clock(lay(gate=clock(filled=2)), GATE)
    with pytest.raises(NotOnTableError):
        reset_clock(lay(), GONE)


@pytest.mark.rule("blades 47")
def test_what_waits_for_a_clock_can_be_opened_by_hand() -> None:
    table = lay(gate=clock(opens=(YARD, HALL)), yard=clock("Yard", locked=True), hall=clock("Hall"))
    step = open_next(table, GATE)
    assert step.report == ClocksOpened(clock_id=GATE, name="The gate", opened=("Yard",))
    assert after(table, step)["yard"] == clock("Yard")
    with pytest.raises(NothingToChangeError):
        open_next(table.applied(step.changes), GATE)


@pytest.mark.rule("blades 47")
def test_a_beat_ticks_the_clocks_that_keep_it_and_no_others() -> None:
    table = lay(
        gate=clock("Gala", 3, beat=Beat.SCENE),
        yard=clock("Rounds", 1, beat=Beat.ROUND),
        hall=clock("Full", 4, beat=Beat.SCENE),
        note=clock("Waits", locked=True, beat=Beat.SCENE),
        gone=clock("Away", is_archived=True, beat=Beat.SCENE),
    )
    step = pass_beat(table, Beat.SCENE)
    assert isinstance(step.report, BeatPassed)
    assert step.report.ticked is not None
    assert [(one.name, one.after, one.fills) for one in step.report.ticked.lines] == [
        ("Gala", 4, 1)
    ]
    assert [change.entity_id for change in step.changes] == [GATE]
    twice = pass_beat(table, Beat.ROUND, 2)
    assert after(table, twice)["yard"].filled == 3
    assert pass_beat(table, Beat.DOWNTIME) == Transaction(report=BeatPassed(beat=Beat.DOWNTIME))
    assert beat_changes(table, Beat.DOWNTIME) == (None, ())
    with pytest.raises(ValueError, match="times is below 1: 0"):
        pass_beat(table, Beat.SCENE, 0)


@pytest.mark.rule("blades 47")
def test_rivals_that_fill_with_a_beat_both_win() -> None:
    one = clock("Escape", 3, beat=Beat.ROUND, rival=YARD)
    table = lay(gate=one, yard=clock("Hunters", 3, beat=Beat.ROUND, rival=GATE))
    report = pass_beat(table, Beat.ROUND).report
    assert isinstance(report, BeatPassed)
    assert report.ticked is not None
    assert [(one.name, one.event.value) for one in report.ticked.events] == [
        ("Escape", "filled"),
        ("Hunters", "filled"),
        ("Escape", "both-won"),
        ("Hunters", "both-won"),
    ]


@pytest.mark.rule("blades 105")
@pytest.mark.rule("blades 122")
@pytest.mark.parametrize("kind", [ClockKind.PATIENCE, ClockKind.HEALING])
def test_what_begins_anew_whenever_it_fills_does_not_race(kind: ClockKind) -> None:
    table = lay(gate=clock("Boss", kind=kind), yard=clock("Hunt"))
    for pair in ((GATE, YARD), (YARD, GATE)):
        with pytest.raises(NoRaceError) as refusal:
            race_clocks(table, *pair)
        assert refusal.value.args == ("Boss",)
    racing = lay(gate=clock("Boss", rival=YARD), yard=clock("Hunt", rival=GATE))
    step = edit_clock(racing, EditClock(clock_id=GATE, kind=kind))
    assert after(racing, step) == {"gate": clock("Boss", kind=kind), "yard": clock("Hunt")}


@pytest.mark.rule("blades 47")
def test_a_scene_or_a_turn_of_the_chronicle_is_a_beat_of_the_clocks() -> None:
    table = lay(gate=clock("Gala", 1, beat=Beat.SCENE), yard=clock("Guards", 1, beat=Beat.ROUND))
    for unit, wanted in (
        (TimeUnit.TURN, {"gate": 1, "yard": 2}),
        (TimeUnit.SCENE, {"gate": 2, "yard": 1}),
        (TimeUnit.STORY, {"gate": 2, "yard": 1}),
    ):
        step = advance(table, unit)
        assert {key: one.filled for key, one in after(table, step).items()} == wanted
        assert isinstance(step.report, TimeAdvanced)
        assert step.report.ticked is not None


@pytest.mark.rule("blades 47")
def test_a_mission_clock_runs_out_with_the_rounds_of_a_chase() -> None:
    table = started(four(laid()))
    fuse = Entity(entity_id=GATE, value=clock("Fuse", 2, beat=Beat.ROUND), rank=1.0)
    table = table.applied(make(table, fuse))
    for name in ("Finn", "Edda", "Tom"):
        step = end_this_turn(table)
        assert isinstance(step.report, TurnEnded)
        assert (step.report.name, step.report.ticked) == (name, None)
        table = table.applied(step.changes)
    step = end_this_turn(table)
    assert isinstance(step.report, TurnEnded)
    assert step.report.ticked is not None
    table = table.applied(step.changes)
    assert table.clocks()[GATE].filled == 3
    step = end_round(table)
    assert isinstance(step.report, RoundBegun)
    assert step.report.ticked is not None
    assert [one.event.value for one in step.report.ticked.events] == ["filled"]
    table = table.applied(step.changes)
    later = end_round(table).report
    assert isinstance(later, RoundBegun)
    assert later.ticked is None


def test_a_clock_that_only_rises_is_lowered_by_nothing_but_a_new_beginning() -> None:
    table = lay(gate=clock(filled=2, only_rises=True))
    acts: tuple[Callable[[], Transaction], ...] = (
        lambda: tick_clocks(table, {GATE: -1}),
        lambda: fill_clock(table, GATE, 1),
        lambda: clear_clock(table, GATE),
    )
    for act in acts:
        with pytest.raises(ClockKeptError) as refusal:
            act()
        assert refusal.value.args == ("The gate",)
    with pytest.raises(ClockKeptError):
        edit_clock(lay(gate=clock(filled=4, only_rises=True)), EditClock(clock_id=GATE, size=2))
    grown = after(table, edit_clock(table, EditClock(clock_id=GATE, size=3)))["gate"]
    assert (grown.size, grown.filled) == (3, 2)
    assert after(table, fill_clock(table, GATE, 3))["gate"].filled == 3
    full = lay(gate=clock(filled=4, only_rises=True))
    assert after(full, reset_clock(full, GATE))["gate"] == clock(only_rises=True)


FIELDS: tuple[tuple[Callable[[Table], Transaction], ClockField, str, dict[str, Any]], ...] = (
    (
        lambda t: write_happens(t, GATE, " Bells "),
        ClockField.HAPPENS,
        "Bells",
        {"happens": "Bells"},
    ),
    (
        lambda t: write_happens(t, GATE, "Held", is_empty_end=True),
        ClockField.HAPPENS_EMPTY,
        "Held",
        {"happens_empty": "Held"},
    ),
    (lambda t: write_group(t, (GATE,), "Docks"), ClockField.GROUP, "Docks", {"group": "Docks"}),
    (lambda t: write_owner(t, GATE, NOTE), ClockField.OWNER, "Anna", {"owner": NOTE}),
    (lambda t: write_beat(t, GATE, Beat.ROUND), ClockField.BEAT, "round", {"beat": Beat.ROUND}),
    (lambda t: write_hue(t, GATE, ClockHue.JADE), ClockField.HUE, "jade", {"hue": ClockHue.JADE}),
    (
        lambda t: write_only_rises(t, GATE, only_rises=True),
        ClockField.ONLY_RISES,
        "yes",
        {"only_rises": True},
    ),
    (lambda t: archive_clocks(t, (GATE,)), ClockField.ARCHIVED, "yes", {"is_archived": True}),
)


@pytest.mark.parametrize(("act", "field", "said", "wanted"), FIELDS)
def test_what_is_said_of_a_clock_is_one_step(
    act: Callable[[Table], Transaction], field: ClockField, said: str, wanted: dict[str, Any]
) -> None:
    table = lay(gate=clock(), note=Note(title="Anna", text=""))
    step = act(table)
    assert isinstance(step.report, ClockWritten)
    assert (step.report.names, step.report.field, step.report.after) == (("The gate",), field, said)
    assert after(table, step)["gate"] == clock(**wanted)
    with pytest.raises(NothingToChangeError):
        act(table.applied(step.changes))
    with pytest.raises(NotOnTableError):
        act(lay(note=Note(title="Anna", text="")))


def test_a_clock_cannot_belong_to_what_is_not_there() -> None:
    with pytest.raises(NotOnTableError) as refusal:
        write_owner(lay(gate=clock()), GATE, GONE)
    assert refusal.value.args == (GONE,)


def test_players_see_no_clock_that_is_put_away_and_nothing_of_what_it_does() -> None:
    table = lay(gate=clock(filled=1, happens="The bell rings", group="Docks", hue=ClockHue.JADE))
    shown = Table(
        entities=MappingProxyType(
            {GATE: replace(table.entities[GATE], visibility=Visibility.SHOWN)}
        )
    )
    (seen,) = public_view(shown).clocks
    assert (seen.hue, seen.deed.happens, seen.deed.group) == (ClockHue.JADE, "", "")
    away = shown.applied(archive_clocks(shown, (GATE,)).changes)
    assert public_view(away).clocks == ()
    back = away.applied(archive_clocks(away, (GATE,), is_archived=False).changes)
    assert (back.clocks(), public_view(back).clocks) == (shown.clocks(), ())


@pytest.mark.rule("blades 45")
@pytest.mark.rule("blades 47")
def test_a_set_of_clocks_is_one_step_with_its_links_and_races() -> None:
    drafts = (
        ClockDraft(clock_id=GATE, name="Gate", size=4),
        ClockDraft(clock_id=YARD, name="Yard"),
        ClockDraft(clock_id=HALL, name="Hunt", kind=ClockKind.DANGER, beat=Beat.SCENE),
    )
    wish = ClockSet(drafts=drafts, links=((GATE, YARD),), races=((GATE, HALL),))
    table = lay(note=clock("First"))
    made = table.applied(make_clocks(table, wish).changes)
    assert [one.entity_id for one in made.of(Clock)] == [NOTE, GATE, YARD, HALL]
    clocks = made.clocks()
    assert clocks[GATE] == Clock(
        name="Gate", kind=ClockKind.PROGRESS, size=4, opens=(YARD,), rival=HALL
    )
    assert (clocks[YARD].size, clocks[YARD].locked) == (6, True)
    assert (clocks[HALL].beat, clocks[HALL].rival) == (Beat.SCENE, GATE)
    assert made.entities[GATE].visibility is Visibility.HIDDEN
    with pytest.raises(ClockCycleError):
        make_clocks(table, replace(wish, links=((GATE, YARD), (YARD, GATE))))
    with pytest.raises(AlreadyOnTableError):
        make_clocks(made, wish)


def test_a_copy_is_empty_alone_hidden_and_stands_beside() -> None:
    full = clock(
        "Gate", 4, opens=(HALL,), rival=HALL, surplus=1, has_happened=True, happens="Bells"
    )
    table = lay(gate=full, hall=clock("Hall", locked=True))
    step = copy_clock(table, GATE, YARD, " Gate 2 ")
    assert step.report == ClockCopied(clock_id=YARD, name="Gate 2", copied="Gate")
    made = table.applied(step.changes)
    assert made.clocks()[YARD] == clock("Gate 2", happens="Bells")
    assert [one.entity_id for one in made.of(Clock)] == [GATE, YARD, HALL]
    locked = copy_clock(made, HALL, NOTE, "Hall 2")
    assert locked.report == ClockCopied(
        clock_id=NOTE, name="Hall 2", copied="Hall", waits_for=("Gate",)
    )
    chain = made.applied(locked.changes).clocks()
    assert (chain[NOTE], chain[GATE].opens) == (clock("Hall 2", locked=True), (HALL, NOTE))
    with pytest.raises(AlreadyOnTableError):
        copy_clock(made, GATE, YARD, "Gate 3")
    with pytest.raises(NotOnTableError):
        copy_clock(table, GONE, YARD, "Gate 3")
