from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.clocks.clock import (
    COMPLEX_SIZE,
    DAUNTING_SIZE,
    HEALING_SIZE,
    MORE_COMPLEX_SIZE,
    STANDARD_SIZE,
    VIGOROUS_HEALING_SIZE,
    Clock,
    ClockKind,
    clear,
    resize,
)
from duskboard.core.identity import EntityId

VAULT = Clock(name="The vault", kind=ClockKind.PROGRESS, size=6, filled=4)


@pytest.mark.rule("blades 45")
def test_sizes_by_how_hard_the_obstacle_is() -> None:
    assert (COMPLEX_SIZE, MORE_COMPLEX_SIZE, DAUNTING_SIZE) == (4, 6, 8)
    assert (HEALING_SIZE, VIGOROUS_HEALING_SIZE) == (4, 3)


@pytest.mark.rule("blades 45")
@pytest.mark.rule("blades 47")
def test_every_kind_of_clock_has_a_usual_size() -> None:
    assert {kind.value: size for kind, size in STANDARD_SIZE.items()} == {
        "progress": 6,
        "danger": 6,
        "mission": 8,
        "tug-of-war": 8,
        "project": 8,
        "faction": 8,
        "investigation": 8,
        "healing": 4,
        "patience": 4,
    }
    assert set(STANDARD_SIZE) == set(ClockKind)


@pytest.mark.rule("blades E18")
def test_e18_a_vision_is_a_smaller_project_than_a_sword() -> None:
    vision = Clock(name="A vision", kind=ClockKind.PROJECT, size=6)
    sword = Clock(name="A sword", kind=ClockKind.PROJECT, size=STANDARD_SIZE[ClockKind.PROJECT])
    assert (vision.size, sword.size) == (6, 8)


@pytest.mark.rule("blades 45")
@pytest.mark.parametrize("size", [2, 3, 5, 23, 24])
def test_other_sizes_from_2_to_24_are_legal(size: int) -> None:
    assert Clock(name="A wall", kind=ClockKind.PROGRESS, size=size).size == size


@pytest.mark.rule("blades 45")
@pytest.mark.parametrize("size", [-1, 0, 1, 25])
def test_smaller_and_larger_clocks_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"Clock.size is not within 2 to 24: {size}"):
        Clock(name="A wall", kind=ClockKind.PROGRESS, size=size)


@pytest.mark.rule("blades 46")
@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u3000"])
def test_a_clock_must_say_what_stands_in_the_way(name: str) -> None:
    with pytest.raises(ValueError, match=r"Clock\.name is blank"):
        Clock(name=name, kind=ClockKind.PROGRESS, size=4)


@pytest.mark.rule("blades 48")
@pytest.mark.parametrize("filled", [-1, 7])
def test_a_clock_is_filled_from_0_to_its_size(filled: int) -> None:
    with pytest.raises(ValueError, match=f"Clock.filled is not within 0 to 6: {filled}"):
        replace(VAULT, filled=filled)


@pytest.mark.parametrize(
    ("filled", "left", "is_full"), [(0, 6, False), (5, 1, False), (6, 0, True)]
)
def test_a_clock_knows_what_is_left(filled: int, left: int, is_full: bool) -> None:  # noqa: FBT001  # a table of cases
    clock = replace(VAULT, filled=filled)
    assert (clock.left, clock.is_full) == (left, is_full)


def test_a_new_clock_is_empty_and_stands_alone() -> None:
    assert Clock(name="A wall", kind=ClockKind.DANGER, size=4) == Clock(
        name="A wall",
        kind=ClockKind.DANGER,
        size=4,
        filled=0,
        locked=False,
        opens=(),
        rival=None,
    )


@pytest.mark.rule("blades 48")
@pytest.mark.parametrize(("size", "filled"), [(8, 4), (5, 4), (4, 4), (3, 3), (2, 2), (24, 4)])
def test_resizing_keeps_what_is_filled_up_to_the_new_size(size: int, filled: int) -> None:
    assert resize(VAULT, size) == replace(VAULT, size=size, filled=filled)


@pytest.mark.rule("blades 48")
@pytest.mark.parametrize("size", [-3, 0, 1, 25])
def test_resizing_refuses_a_size_that_no_clock_has(size: int) -> None:
    with pytest.raises(ValueError, match=f"Clock.size is not within 2 to 24: {size}"):
        resize(VAULT, size)


@given(st.integers(2, 24), st.data())
def test_resizing_up_and_back_changes_nothing(size: int, data: st.DataObject) -> None:
    clock = replace(VAULT, size=size, filled=data.draw(st.integers(0, size)))
    larger = data.draw(st.integers(size, 24))
    assert resize(resize(clock, larger), size) == clock


@pytest.mark.rule("blades 121")
def test_new_harm_clears_the_healing_clock() -> None:
    wound = Clock(name="Broken arm", kind=ClockKind.HEALING, size=4, filled=3)
    assert clear(wound) == Clock(name="Broken arm", kind=ClockKind.HEALING, size=4, filled=0)


def test_clearing_leaves_everything_else_as_it_is() -> None:
    clock = replace(VAULT, opens=(EntityId("b"),), rival=EntityId("c"), locked=True)
    assert clear(clock) == replace(clock, filled=0)
