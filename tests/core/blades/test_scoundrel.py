"""What a sheet refuses: fields that could never be so."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import (
    ArmourKind,
    Contact,
    Experience,
    Item,
    Ratings,
    Scoundrel,
    Tracks,
)
from duskboard.core.blades.trait import ActionId, XpTrack

ARDA = Scoundrel(name="Arda")


@pytest.mark.rule("blades 9")
def test_dots_go_from_none_to_four() -> None:
    for action in ActionId:
        for dots in (0, 4):
            assert Ratings(**{action.value: dots}).of(action) == dots
        for wrong in (-1, 5):
            with pytest.raises(ValueError, match=f"Ratings.{action}"):
                Ratings(**{action.value: wrong})


def test_marks_of_experience_are_never_below_nothing() -> None:
    for track in XpTrack:
        assert Experience(**{track.value: 99}).of(track) == 99
        for wrong in (-1, 100):
            with pytest.raises(ValueError, match=f"Experience.{track}"):
                Experience(**{track.value: wrong})


@pytest.mark.parametrize("kind", [Scoundrel, Contact, Item, Crew])
@pytest.mark.parametrize("name", ["", "  "])
def test_nobody_and_nothing_is_without_a_name(kind: Callable[..., object], name: str) -> None:
    with pytest.raises(ValueError, match="name is blank"):
        kind(name=name)


@pytest.mark.parametrize(
    ("field", "most"), [("stress", 24), ("coin", 99), ("stash", 40), ("assists_given", 24)]
)
def test_numbers_of_a_sheet_have_bounds(field: str, most: int) -> None:
    assert getattr(replace(ARDA, **{field: most}), field) == most  # type: ignore[arg-type] # any
    for wrong in (-1, most + 1):
        with pytest.raises(ValueError, match=field):
            replace(ARDA, **{field: wrong})  # type: ignore[arg-type] # any field of numbers


def test_items_weigh_none_to_nine() -> None:
    assert [Item(name="Rope", load=load).load for load in (0, 9)] == [0, 9]
    for wrong in (-1, 10):
        with pytest.raises(ValueError, match=r"Item\.load"):
            Item(name="Rope", load=wrong)


def test_nothing_stands_twice_on_a_sheet() -> None:
    twice: dict[str, tuple[Any, ...]] = {
        "armour_used": (ArmourKind.HEAVY, ArmourKind.HEAVY),
        "traumas": ("cold", "cold"),
        "trained": (XpTrack.INSIGHT, XpTrack.INSIGHT),
    }
    for field, values in twice.items():
        with pytest.raises(ValueError, match="twice"):
            replace(ARDA, **{field: values})  # type: ignore[arg-type] # any field of rows


def test_tracks_are_as_long_as_the_table_says_within_reason() -> None:
    for field in ("stress", "trauma", "playbook", "attribute"):
        for right in (1, 24):
            assert getattr(Tracks(**{field: right}), field) == right
        for wrong in (0, 25):
            with pytest.raises(ValueError, match="not within 1 to 24"):
                Tracks(**{field: wrong})
