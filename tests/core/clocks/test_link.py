import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.link import (
    ClockCycleError,
    detach,
    link,
    opened_by,
    race,
    unlink,
    unrace,
)
from duskboard.core.clocks.tick import NoSuchClockError
from duskboard.core.identity import EntityId

A, B, C, D, GONE = (EntityId(name) for name in ("a", "b", "c", "d", "gone"))


def clock(
    name: str,
    filled: int = 0,
    *,
    opens: tuple[EntityId, ...] = (),
    rival: EntityId | None = None,
    locked: bool = False,
) -> Clock:
    return Clock(
        name=name,
        kind=ClockKind.PROGRESS,
        size=4,
        filled=filled,
        opens=opens,
        rival=rival,
        locked=locked,
    )


@pytest.mark.rule("blades 47")
def test_a_linked_clock_waits_for_the_one_that_opens_it() -> None:
    assert link({A: clock("Gate"), B: clock("Yard"), C: clock("Else")}, A, B) == {
        A: clock("Gate", opens=(B,)),
        B: clock("Yard", locked=True),
    }


@pytest.mark.rule("blades 47")
def test_a_clock_linked_to_a_full_one_is_open_at_once() -> None:
    assert link({A: clock("Gate", 4), B: clock("Yard")}, A, B) == {A: clock("Gate", 4, opens=(B,))}


@pytest.mark.rule("blades 47")
def test_what_is_filled_stays_when_a_clock_begins_to_wait() -> None:
    assert link({A: clock("Gate", 3), B: clock("Yard", 2)}, A, B)[B] == clock(
        "Yard", 2, locked=True
    )


@pytest.mark.rule("blades 47")
def test_a_clock_may_open_several_in_the_order_linked() -> None:
    clocks = {A: clock("Gate", opens=(C,)), B: clock("Yard"), C: clock("Hall", locked=True)}
    assert link(clocks, A, B)[A].opens == (C, B)


@pytest.mark.rule("blades 47")
def test_a_clock_opened_by_a_full_one_stays_open_when_a_second_is_linked() -> None:
    clocks = {A: clock("Gate", 4, opens=(C,)), B: clock("Roof"), C: clock("Hall", 1)}
    assert link(clocks, B, C) == {B: clock("Roof", opens=(C,))}


@pytest.mark.rule("blades 47")
def test_a_waiting_clock_is_opened_by_linking_a_full_one_to_it() -> None:
    clocks = {A: clock("Gate", opens=(C,)), B: clock("Roof", 4), C: clock("Hall", locked=True)}
    assert link(clocks, B, C)[C] == clock("Hall")


def test_linking_twice_changes_nothing() -> None:
    assert link({A: clock("Gate", opens=(B,)), B: clock("Yard", locked=True)}, A, B) == {}


@pytest.mark.rule("blades 47")
def test_a_chain_cannot_bite_its_tail() -> None:
    clocks = {
        A: clock("Gate", opens=(D, B)),
        B: clock("Yard", opens=(C,)),
        C: clock("Hall"),
        D: clock("Well", opens=(GONE,)),
    }
    for first, then, names in (
        (A, A, ("Gate", "Gate")),
        (B, A, ("Yard", "Gate")),
        (C, A, ("Hall", "Gate")),
        (D, A, ("Well", "Gate")),
    ):
        with pytest.raises(ClockCycleError) as refusal:
            link(clocks, first, then)
        assert refusal.value.args == names
    assert C in link(clocks, D, C)[D].opens


@pytest.mark.parametrize(("first", "then"), [(GONE, A), (A, GONE)])
def test_a_clock_that_is_not_there_cannot_be_linked_or_raced(
    first: EntityId, then: EntityId
) -> None:
    for act in (link, race):
        with pytest.raises(NoSuchClockError) as refusal:
            act({A: clock("Gate")}, first, then)
        assert refusal.value.args == (GONE,)


@pytest.mark.rule("blades 47")
def test_a_clock_parted_from_its_only_opener_waits_no_longer() -> None:
    clocks = {A: clock("Gate", opens=(C, B)), B: clock("Yard", locked=True), C: clock("Hall")}
    assert unlink(clocks, A, B) == {A: clock("Gate", opens=(C,)), B: clock("Yard")}


@pytest.mark.rule("blades 47")
def test_a_clock_parted_from_one_of_two_openers_still_waits() -> None:
    clocks = {
        A: clock("Gate", opens=(C,)),
        B: clock("Roof", opens=(C,)),
        C: clock("Hall", locked=True),
    }
    assert unlink(clocks, A, C) == {A: clock("Gate")}


def test_parting_what_is_not_linked_or_gone() -> None:
    assert unlink({A: clock("Gate"), B: clock("Yard", locked=True)}, A, B) == {}
    assert unlink({A: clock("Gate", opens=(GONE,))}, A, GONE) == {A: clock("Gate")}
    assert unlink({A: clock("Gate", opens=(B,)), B: clock("Yard")}, A, B) == {A: clock("Gate")}
    with pytest.raises(NoSuchClockError) as refusal:
        unlink({A: clock("Gate")}, GONE, A)
    assert refusal.value.args == (GONE,)


@pytest.mark.rule("blades 47")
def test_two_clocks_race_each_other() -> None:
    assert race({A: clock("Escape"), B: clock("Hunters")}, A, B) == {
        A: clock("Escape", rival=B),
        B: clock("Hunters", rival=A),
    }


@pytest.mark.rule("blades 47")
def test_a_clock_has_one_rival_and_old_rivals_are_freed() -> None:
    clocks = {
        A: clock("Escape", rival=C),
        B: clock("Hunters", rival=D),
        C: clock("Tide", rival=A),
        D: clock("Dawn", rival=B),
    }
    assert race(clocks, A, B) == {
        A: clock("Escape", rival=B),
        B: clock("Hunters", rival=A),
        C: clock("Tide"),
        D: clock("Dawn"),
    }


def test_racing_the_same_rival_again_changes_nothing() -> None:
    clocks = {A: clock("Escape", rival=B), B: clock("Hunters", rival=A)}
    assert race(clocks, A, B) == {}
    assert race(clocks, B, A) == {}


@pytest.mark.rule("blades 47")
def test_a_clock_cannot_race_itself() -> None:
    with pytest.raises(ClockCycleError) as refusal:
        race({A: clock("Escape")}, A, A)
    assert refusal.value.args == ("Escape", "Escape")


def test_ending_a_race_frees_both() -> None:
    clocks = {A: clock("Escape", rival=B), B: clock("Hunters", rival=A)}
    both = {A: clock("Escape"), B: clock("Hunters")}
    assert unrace(clocks, A) == both
    assert unrace(clocks, B) == both
    assert unrace({A: clock("Escape", rival=GONE)}, A) == {A: clock("Escape")}
    assert unrace(both, A) == {}
    with pytest.raises(NoSuchClockError) as refusal:
        unrace(both, GONE)
    assert refusal.value.args == (GONE,)


def test_a_clock_that_leaves_frees_all_that_knew_it() -> None:
    clocks = {
        A: clock("Gate", opens=(C, B)),
        B: clock("Yard", opens=(D,), rival=C, locked=True),
        C: clock("Hall", rival=B, locked=True),
        D: clock("Well", locked=True),
    }
    assert detach(clocks, B) == {
        A: clock("Gate", opens=(C,)),
        C: clock("Hall", locked=True),
        D: clock("Well"),
    }
    assert detach(clocks, A) == {
        B: clock("Yard", opens=(D,), rival=C),
        C: clock("Hall", rival=B),
    }
    with pytest.raises(NoSuchClockError) as refusal:
        detach(clocks, GONE)
    assert refusal.value.args == (GONE,)


def test_a_clock_without_relations_leaves_without_a_trace() -> None:
    assert detach({A: clock("Gate"), B: clock("Yard", opens=(C,)), C: clock("Hall")}, A) == {}


@pytest.mark.rule("blades 47")
def test_a_clock_made_full_by_another_way_than_a_tick_opens_those_that_wait_for_it() -> None:
    clocks = {
        A: clock("Gate", 4, opens=(B, C, GONE)),
        B: clock("Yard", locked=True),
        C: clock("Hall", 1),
        D: clock("Well", locked=True),
    }
    assert opened_by(clocks, A) == {B: clock("Yard")}
    assert opened_by(clocks, D) == {}
    with pytest.raises(NoSuchClockError) as refusal:
        opened_by(clocks, GONE)
    assert refusal.value.args == (GONE,)
