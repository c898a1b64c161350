"""Who takes part, who gets away, who is left behind (rules/chase.md 1.4, 2.6, 2.7)."""

from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.placement import starting_places
from duskboard.core.chase.rounds import pools
from duskboard.core.chase.setup import Choice, Part, Setup, is_on, parts, speeds, taking_part
from duskboard.core.identity import EntityId

PLACES = tuple(EntityId(f"p{number}") for number in range(60))


def people(*, quarry: tuple[int, ...], pursuers: tuple[int, ...]) -> dict[EntityId, Participant]:
    """People called by side and MOV: q5, q8, p7; a second of one MOV is p7b."""
    found: dict[EntityId, Participant] = {}
    for letter, side, movs in (("p", Side.PURSUER, pursuers), ("q", Side.QUARRY, quarry)):
        for mov in movs:
            key = EntityId(f"{letter}{mov}")
            key = EntityId(f"{key}b") if key in found else key
            found[key] = Participant(name=key, side=side, mov=mov, dex=50)
    return found


def found(quarry: tuple[int, ...], pursuers: tuple[int, ...], **choices: Choice) -> dict[str, str]:
    chosen = {EntityId(key): choice for key, choice in choices.items()}
    got = parts(people(quarry=quarry, pursuers=pursuers), chosen)
    return {str(key): part.value for key, part in got.items()}


@pytest.mark.rule("chase 1.4")
@pytest.mark.parametrize(
    ("quarry", "pursuer", "part"), [(7, 6, "away"), (6, 6, "runs"), (5, 6, "runs")]
)
def test_one_to_one_the_faster_of_the_quarry_gets_away(
    quarry: int, pursuer: int, part: str
) -> None:
    got = found((quarry,), (pursuer,))
    assert got[f"q{quarry}"] == part
    running = taking_part(people(quarry=(quarry,), pursuers=(pursuer,)), {})
    assert is_on(running) is (part == "runs")


@pytest.mark.rule("chase 2.6")
def test_v7_the_fastest_gets_away_and_nobody_is_left_behind() -> None:
    assert found((5, 8, 10), (7, 7, 9)) == {
        "p7": "runs",
        "p7b": "runs",
        "p9": "runs",
        "q5": "runs",
        "q8": "runs",
        "q10": "away",
    }


@pytest.mark.rule("chase 2.6")
def test_a_pursuer_slower_than_the_slowest_of_the_quarry_is_left_behind() -> None:
    assert found((7, 8), (6, 7, 9)) == {
        "p6": "behind",
        "p7": "runs",
        "p9": "runs",
        "q7": "runs",
        "q8": "runs",
    }


@pytest.mark.rule("chase 2.6")
def test_who_may_leave_may_choose_to_stay() -> None:
    assert found((5, 10), (7, 9), q10=Choice.IN)["q10"] == "runs"
    assert found((10,), (9,), q10=Choice.IN) == {"p9": "behind", "q10": "runs"}
    assert found((10,), (9,), q10=Choice.IN, p9=Choice.IN) == {"p9": "runs", "q10": "runs"}


@pytest.mark.rule("chase 2.6")
def test_who_is_left_out_counts_for_nobody() -> None:
    got = found((4, 7, 8), (6, 9), q4=Choice.OUT)
    assert (got["q4"], got["p6"]) == ("out", "behind")
    assert found((4, 7, 8), (6, 9))["p6"] == "runs"
    fastest_out = found((8,), (7, 9), p9=Choice.OUT)
    assert (fastest_out["q8"], fastest_out["p9"]) == ("away", "out")


@pytest.mark.rule("chase 2.8")
def test_who_parts_from_the_others_is_not_of_this_chase() -> None:
    got = found((4, 8), (6, 9), q4=Choice.ASIDE)
    assert got == {"p6": "behind", "p9": "runs", "q4": "aside", "q8": "runs"}


def test_without_the_other_side_nobody_gets_away_or_falls_behind() -> None:
    assert found((5, 9), ()) == {"q5": "runs", "q9": "runs"}
    assert found((), (5, 9)) == {"p5": "runs", "p9": "runs"}
    assert not is_on(taking_part(people(quarry=(5,), pursuers=()), {}))
    assert not is_on({})


def test_a_side_has_its_slowest_and_its_fastest() -> None:
    some = people(quarry=(5, 8, 10), pursuers=())
    assert (speeds(some, Side.QUARRY), speeds(some, Side.PURSUER)) == ((5, 10), None)


def test_a_set_up_begins_at_the_first_step_and_refuses_no_gap() -> None:
    begun = Setup()
    assert (begun.step.value, begun.gap, dict(begun.choices), dict(begun.places)) == (
        "flee",
        None,
        {},
        {},
    )
    assert begun.trail == ""
    assert Setup(gap=1).gap == 1
    with pytest.raises(ValueError, match=r"Setup\.gap is below 1: 0"):
        Setup(gap=0)


def test_a_choice_can_be_kept_as_any_mapping() -> None:
    chosen = {EntityId("q5"): Choice.OUT}
    assert Setup(choices=chosen) == Setup(choices=MappingProxyType(chosen))


MOVS = st.lists(st.integers(1, 20), min_size=1, max_size=6).map(tuple)


@pytest.mark.rule("chase 2.7")
@given(MOVS, MOVS)
def test_afterwards_the_slowest_is_of_the_quarry_and_has_one_action(
    quarry: tuple[int, ...], pursuers: tuple[int, ...]
) -> None:
    everybody = {
        EntityId(f"{side.value}{place}"): Participant(name="One", side=side, mov=mov, dex=50)
        for side, movs in ((Side.QUARRY, quarry), (Side.PURSUER, pursuers))
        for place, mov in enumerate(movs)
    }
    running = taking_part(everybody, {})
    got = parts(everybody, {})
    assert {one for key, one in got.items() if everybody[key].side is Side.QUARRY} <= {
        Part.RUNS,
        Part.AWAY,
    }
    if not is_on(running):
        assert all(one.side is Side.PURSUER for one in running.values())
        return
    slowest = min(one.mov for one in running.values() if one.side is Side.QUARRY)
    assert all(one.mov >= slowest for one in running.values())
    places = starting_places(running, PLACES, 2)
    placed = {key: replace(one, place=places[key]) for key, one in running.items()}
    given_pools = pools(placed)
    assert {given_pools[key] for key, one in running.items() if one.mov == slowest} == {1}
