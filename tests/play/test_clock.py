from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.tick import ClockEvent, ClockLockedError, NoSuchClockError
from duskboard.core.identity import EntityId
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.clock import (
    ClockCleared,
    ClockEdited,
    ClockMade,
    ClocksTicked,
    EditClock,
    EventLine,
    NewClock,
    TickLine,
    clear_clock,
    edit_clock,
    fill_clock,
    make_clock,
    tick_clocks,
)
from duskboard.table.entity import Entity, Note, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Transaction

TUG = ClockKind.TUG_OF_WAR
GATE, YARD, HUNT, NOTE, GONE = (EntityId(name) for name in ("gate", "yard", "hunt", "note", "gone"))


def clock(
    name: str,
    filled: int = 0,
    *,
    kind: ClockKind = ClockKind.PROGRESS,
    opens: tuple[EntityId, ...] = (),
    locked: bool = False,
) -> Clock:
    return Clock(name=name, kind=kind, size=4, filled=filled, opens=opens, locked=locked)


def lay(**values: Clock | Note) -> Table:
    """Return a table with these things, shown, in this order."""
    entities = {
        EntityId(name): Entity(
            entity_id=EntityId(name), value=value, visibility=Visibility.SHOWN, rank=float(rank)
        )
        for rank, (name, value) in enumerate(values.items())
    }
    return Table(entities=MappingProxyType(entities))


def after(table: Table, transaction: Transaction) -> dict[str, Clock]:
    """Return the clocks after a step; all else on the table must be as it was."""
    laid = table.applied(transaction.changes)
    for change in transaction.changes:
        assert change.before is not None
        assert change.after is not None
        assert replace(change.after, value=change.before.value) == change.before
    return {str(clock_id): value for clock_id, value in laid.clocks().items()}


@pytest.mark.rule("blades 45")
@pytest.mark.rule("blades 46")
def test_a_new_clock_is_hidden_empty_and_last_on_the_wall() -> None:
    table = lay(gate=clock("The gate"), yard=clock("The yard"))
    assert make_clock(table, NewClock(clock_id=HUNT, name=" The hunt\n", size=10)) == Transaction(
        report=ClockMade(clock_id=HUNT, name="The hunt", kind=ClockKind.PROGRESS, size=10),
        changes=(
            Change(
                entity_id=HUNT,
                before=None,
                after=Entity(
                    entity_id=HUNT,
                    value=Clock(name="The hunt", kind=ClockKind.PROGRESS, size=10),
                    visibility=Visibility.HIDDEN,
                    rank=2.0,
                ),
            ),
        ),
    )


@pytest.mark.rule("blades 45")
@pytest.mark.rule("blades 47")
@pytest.mark.parametrize(
    ("kind", "size"),
    [
        (ClockKind.PROGRESS, 6),
        (ClockKind.DANGER, 6),
        (ClockKind.MISSION, 8),
        (ClockKind.TUG_OF_WAR, 8),
        (ClockKind.PROJECT, 8),
        (ClockKind.FACTION, 8),
        (ClockKind.INVESTIGATION, 8),
        (ClockKind.HEALING, 4),
        (ClockKind.PATIENCE, 4),
    ],
)
def test_a_clock_of_each_kind_is_made_with_its_usual_size(kind: ClockKind, size: int) -> None:
    wish = NewClock(clock_id=HUNT, name="It", kind=kind, visibility=Visibility.MASKED)
    (change,) = make_clock(Table(), wish).changes
    assert change.after == Entity(
        entity_id=HUNT,
        value=Clock(name="It", kind=kind, size=size, filled=4 if kind is TUG else 0),
        visibility=Visibility.MASKED,
        rank=0.0,
    )


@pytest.mark.rule("blades 46")
def test_a_clock_must_have_a_name_a_size_and_an_identifier_of_its_own() -> None:
    with pytest.raises(ValueError, match=r"Clock\.name is blank"):
        make_clock(Table(), NewClock(clock_id=HUNT, name=" "))
    with pytest.raises(ValueError, match=r"Clock\.size is not within 2 to 24: 1"):
        make_clock(Table(), NewClock(clock_id=HUNT, name="It", size=1))
    with pytest.raises(AlreadyOnTableError) as refusal:
        make_clock(lay(note=Note(title="A", text="")), NewClock(clock_id=NOTE, name="It"))
    assert refusal.value.args == (NOTE,)


@pytest.mark.rule("blades 48")
def test_a_tick_is_one_step_that_reports_what_found_no_room() -> None:
    table = lay(gate=clock("The gate", 3), yard=clock("The yard", 1))
    step = tick_clocks(table, {GATE: 3})
    assert step.report == ClocksTicked(
        lines=(
            TickLine(
                clock_id=GATE, name="The gate", size=4, before=3, after=4, overshoot=2, fills=1
            ),
        ),
        events=(EventLine(clock_id=GATE, name="The gate", event=ClockEvent.FILLED),),
    )
    assert [change.entity_id for change in step.changes] == [GATE]
    full = replace(clock("The gate", 4), surplus=2)
    assert after(table, step) == {"gate": full, "yard": clock("The yard", 1)}


@pytest.mark.rule("blades 48")
def test_what_a_full_clock_cannot_take_is_told_and_kept_for_a_reset() -> None:
    table = lay(gate=clock("The gate", 4))
    step = tick_clocks(table, {GATE: 2})
    line = TickLine(clock_id=GATE, name="The gate", size=4, before=4, after=4, overshoot=2)
    assert step.report == ClocksTicked(lines=(line,))
    assert after(table, step) == {"gate": replace(clock("The gate", 4), surplus=2)}


@pytest.mark.rule("blades E34")
@pytest.mark.rule("blades 46")
def test_each_layer_of_a_headquarters_is_a_clock_of_its_own() -> None:
    layers = {"gate": "Perimeter", "yard": "Interior guards", "hunt": "Their master"}
    table = lay(**{key: clock(name) for key, name in layers.items()})
    ticked = after(table, tick_clocks(table, {YARD: 2}))
    assert {key: one.filled for key, one in ticked.items()} == {"gate": 0, "yard": 2, "hunt": 0}
    full = after(table, fill_clock(table, GATE, 4))
    assert [full[key].is_full for key in layers] == [True, False, False]


@pytest.mark.rule("blades 126")
@pytest.mark.rule("blades 163")
def test_many_faction_clocks_tick_up_and_down_in_one_step() -> None:
    faction = ClockKind.FACTION
    table = lay(
        gate=clock("North", 1, kind=faction),
        yard=clock("South", 3, kind=faction),
        hunt=clock("West", 2, kind=faction),
    )
    step = tick_clocks(table, {HUNT: 0, YARD: -2, GATE: 2})
    assert step.report == ClocksTicked(
        lines=(
            TickLine(clock_id=HUNT, name="West", size=4, before=2, after=2),
            TickLine(clock_id=YARD, name="South", size=4, before=3, after=1),
            TickLine(clock_id=GATE, name="North", size=4, before=1, after=3),
        )
    )
    assert after(table, step) == {
        "gate": clock("North", 3, kind=faction),
        "yard": clock("South", 1, kind=faction),
        "hunt": clock("West", 2, kind=faction),
    }


@pytest.mark.rule("blades 47")
def test_what_follows_from_a_tick_is_part_of_the_same_step() -> None:
    table = lay(
        gate=replace(clock("The gate", 3, opens=(YARD,)), rival=HUNT),
        yard=clock("The yard", locked=True),
        hunt=replace(clock("The hunt"), rival=GATE),
    )
    step = tick_clocks(table, {GATE: 1})
    assert isinstance(step.report, ClocksTicked)
    assert step.report.events == (
        EventLine(clock_id=GATE, name="The gate", event=ClockEvent.FILLED),
        EventLine(clock_id=GATE, name="The gate", event=ClockEvent.WON),
        EventLine(clock_id=YARD, name="The yard", event=ClockEvent.OPENED),
    )
    assert after(table, step) == {
        "gate": replace(clock("The gate", 4, opens=(YARD,)), rival=HUNT),
        "yard": clock("The yard"),
        "hunt": replace(clock("The hunt"), rival=GATE),
    }


@pytest.mark.rule("blades 47")
def test_ticks_that_cannot_be_are_refused() -> None:
    table = lay(gate=clock("The gate", locked=True), note=Note(title="A", text=""))
    with pytest.raises(ClockLockedError) as locked:
        tick_clocks(table, {GATE: 1})
    assert locked.value.args == ("The gate",)
    for missing in (GONE, NOTE):
        with pytest.raises(NoSuchClockError) as gone:
            tick_clocks(table, {missing: 1})
        assert gone.value.args == (missing,)
    for nothing in ({}, {GATE: 0}, {GATE: 0, GONE: 0}):
        with pytest.raises(NothingToChangeError):
            tick_clocks(table, nothing)


@pytest.mark.rule("blades 48")
@pytest.mark.parametrize(
    ("filled", "wanted", "overshoot"),
    [(3, 3, 0), (0, 0, 0), (4, 4, 0), (9, 4, 5), (-1, 0, 0)],
)
def test_a_clock_is_filled_or_emptied_to_a_mark(filled: int, wanted: int, overshoot: int) -> None:
    table = lay(gate=clock("The gate", 2))
    step = fill_clock(table, GATE, filled)
    assert isinstance(step.report, ClocksTicked)
    (line,) = step.report.lines
    fills = 1 if wanted == 4 else 0
    assert line == TickLine(
        clock_id=GATE,
        name="The gate",
        size=4,
        before=2,
        after=wanted,
        overshoot=overshoot,
        fills=fills,
    )
    assert after(table, step) == {"gate": replace(clock("The gate", wanted), surplus=overshoot)}


@pytest.mark.rule("blades 48")
def test_what_a_full_clock_cannot_take_is_reported() -> None:
    step = fill_clock(lay(gate=clock("The gate", 4)), GATE, 7)
    line = TickLine(clock_id=GATE, name="The gate", size=4, before=4, after=4, overshoot=3)
    assert step.report == ClocksTicked(lines=(line,))


@pytest.mark.rule("blades 105")
@pytest.mark.rule("blades 122")
@pytest.mark.parametrize("kind", [ClockKind.HEALING, ClockKind.PATIENCE])
@pytest.mark.parametrize(
    "act", [fill_clock, lambda table, name, four: tick_clocks(table, {name: four})]
)
def test_filling_an_empty_clock_that_begins_anew_is_told_though_it_is_empty_again(
    kind: ClockKind, act: Callable[[Table, EntityId, int], Transaction]
) -> None:
    followed = [ClockEvent.FILLED]
    if kind is ClockKind.PATIENCE:
        followed.append(ClockEvent.STATUS_FALLS)
    assert act(lay(gate=clock("Wound", kind=kind)), GATE, 4) == Transaction(
        report=ClocksTicked(
            lines=(TickLine(clock_id=GATE, name="Wound", size=4, before=0, after=0, fills=1),),
            events=tuple(EventLine(clock_id=GATE, name="Wound", event=one) for one in followed),
        )
    )


@pytest.mark.parametrize(("before", "mark"), [(2, 2), (4, 4), (0, 0), (0, -1)])
def test_a_clock_that_stands_at_the_mark_has_nothing_to_change(before: int, mark: int) -> None:
    with pytest.raises(NothingToChangeError):
        fill_clock(lay(gate=clock("The gate", before)), GATE, mark)


@pytest.mark.rule("blades 47")
def test_filling_refuses_locked_and_missing_clocks() -> None:
    table = lay(gate=clock("The gate", locked=True))
    with pytest.raises(ClockLockedError):
        fill_clock(table, GATE, 1)
    with pytest.raises(NoSuchClockError):
        fill_clock(table, GONE, 1)


@pytest.mark.rule("blades 121")
def test_new_harm_clears_a_healing_clock_in_one_step() -> None:
    wound = clock("Wound", 3, kind=ClockKind.HEALING)
    table = lay(gate=wound, yard=clock("The yard", 1))
    step = clear_clock(table, GATE)
    assert step.report == ClockCleared(clock_id=GATE, name="Wound", before=3, size=4)
    assert after(table, step) == {
        "gate": clock("Wound", kind=ClockKind.HEALING),
        "yard": clock("The yard", 1),
    }


def test_clearing_keeps_open_what_the_clock_has_opened() -> None:
    table = lay(gate=clock("The gate", 4, opens=(YARD,)), yard=clock("The yard"))
    assert after(table, clear_clock(table, GATE)) == {
        "gate": clock("The gate", opens=(YARD,)),
        "yard": clock("The yard"),
    }


def test_an_empty_or_missing_clock_cannot_be_cleared() -> None:
    table = lay(gate=clock("The gate"), note=Note(title="A", text=""))
    with pytest.raises(NothingToChangeError):
        clear_clock(table, GATE)
    for missing in (GONE, NOTE):
        with pytest.raises(NotOnTableError) as refusal:
            clear_clock(table, missing)
        assert refusal.value.args == (missing,)


@pytest.mark.rule("blades 46")
@pytest.mark.rule("blades 48")
def test_a_clock_follows_the_fiction_and_keeps_what_is_filled() -> None:
    table = lay(gate=clock("The gate", 3))
    wish = EditClock(clock_id=GATE, name=" The wall ", kind=ClockKind.DANGER, size=6)
    step = edit_clock(table, wish)
    assert step.report == ClockEdited(
        clock_id=GATE,
        name_before="The gate",
        name_after="The wall",
        kind_before=ClockKind.PROGRESS,
        kind_after=ClockKind.DANGER,
        size_before=4,
        size_after=6,
        filled_before=3,
        filled_after=3,
        events=(),
    )
    assert after(table, step) == {
        "gate": Clock(name="The wall", kind=ClockKind.DANGER, size=6, filled=3)
    }


@pytest.mark.rule("blades 47")
@pytest.mark.rule("blades 48")
def test_a_clock_that_is_full_by_its_new_size_opens_those_it_is_linked_to() -> None:
    table = lay(
        gate=clock("The gate", 3, opens=(YARD, HUNT)),
        yard=clock("The yard", locked=True),
        hunt=clock("The hunt", 1),
    )
    step = edit_clock(table, EditClock(clock_id=GATE, size=2))
    assert step.report == ClockEdited(
        clock_id=GATE,
        name_before="The gate",
        name_after="The gate",
        kind_before=ClockKind.PROGRESS,
        kind_after=ClockKind.PROGRESS,
        size_before=4,
        size_after=2,
        filled_before=3,
        filled_after=2,
        events=(EventLine(clock_id=YARD, name="The yard", event=ClockEvent.OPENED),),
    )
    assert after(table, step) == {
        "gate": replace(clock("The gate", 2, opens=(YARD, HUNT)), size=2),
        "yard": clock("The yard"),
        "hunt": clock("The hunt", 1),
    }


@pytest.mark.parametrize("size", [3, 6])
def test_resizing_opens_nothing_unless_the_clock_becomes_full(size: int) -> None:
    table = lay(gate=clock("The gate", 2, opens=(YARD,)), yard=clock("The yard", locked=True))
    assert after(table, edit_clock(table, EditClock(clock_id=GATE, size=size)))["yard"].locked


def test_each_field_of_a_clock_is_edited_alone() -> None:
    gate = clock("The gate", 2)
    table = lay(gate=gate)
    for wish, edited in (
        (EditClock(clock_id=GATE, name="The wall"), replace(gate, name="The wall")),
        (EditClock(clock_id=GATE, kind=ClockKind.MISSION), replace(gate, kind=ClockKind.MISSION)),
        (EditClock(clock_id=GATE, size=3), replace(gate, size=3)),
    ):
        assert after(table, edit_clock(table, wish)) == {"gate": edited}


def test_edits_that_cannot_be_are_refused() -> None:
    table = lay(gate=clock("The gate", 2), note=Note(title="A", text=""))
    with pytest.raises(NothingToChangeError):
        edit_clock(table, EditClock(clock_id=GATE))
    with pytest.raises(NothingToChangeError):
        edit_clock(table, EditClock(clock_id=GATE, name=" The gate ", size=4))
    with pytest.raises(ValueError, match=r"Clock\.name is blank"):
        edit_clock(table, EditClock(clock_id=GATE, name=" "))
    with pytest.raises(ValueError, match=r"Clock\.size is not within 2 to 24: 25"):
        edit_clock(table, EditClock(clock_id=GATE, size=25))
    for missing in (GONE, NOTE):
        with pytest.raises(NotOnTableError) as refusal:
            edit_clock(table, EditClock(clock_id=missing, size=6))
        assert refusal.value.args == (missing,)
