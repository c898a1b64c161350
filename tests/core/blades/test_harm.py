from itertools import product

import pytest

from duskboard.core.blades.harm import (
    HARM_BOXES,
    Harm,
    HarmLevel,
    HarmTaken,
    Wound,
    harmed,
    lessened,
)

TEXTS = {1: ("sore", "winded"), 2: ("gashed arm", "dazed"), 3: ("shot lung",), 4: ("bled out",)}


def of(lesser: int = 0, moderate: int = 0, severe: int = 0, fatal: int = 0) -> Harm:
    counts = zip(TEXTS, (lesser, moderate, severe, fatal), strict=True)
    return Harm(
        wounds=tuple(
            Wound(level=level, text=text)
            for level, count in counts
            for text in TEXTS[level][:count]
        )
    )


# Rows that are full, the level of new harm, and where it is written; 4 is past the sheet.
LANDS = {
    (False, False, False): (1, 2, 3),
    (True, False, False): (2, 2, 3),
    (False, True, False): (1, 3, 3),
    (False, False, True): (1, 2, 4),
    (True, True, False): (3, 3, 3),
    (True, False, True): (2, 2, 4),
    (False, True, True): (1, 4, 4),
    (True, True, True): (4, 4, 4),
}


@pytest.mark.rule("blades 29")
def test_the_rows_have_two_two_and_one_boxes() -> None:
    assert dict(HARM_BOXES) == {1: 2, 2: 2, 3: 1, 4: 1}


@pytest.mark.rule("blades 31")
@pytest.mark.parametrize("counts", list(product((0, 1, 2), (0, 1, 2), (0, 1))), ids=str)
def test_harm_overflows_upwards_from_every_state(counts: tuple[int, int, int]) -> None:
    full = (counts[0] == 2, counts[1] == 2, counts[2] == 1)
    before = of(*counts)
    for level, lands in zip((1, 2, 3), LANDS[full], strict=True):
        taken = harmed(before, Wound(level=level, text="new"))
        assert taken.wound == Wound(level=lands, text="new")
        assert taken.harm.wounds == (*before.wounds, Wound(level=lands, text="new"))
        assert taken.is_catastrophic is (lands == 4)


@pytest.mark.rule("blades 31")
def test_the_worked_cases_of_the_rule() -> None:
    assert harmed(of(2, 0, 1), Wound(level=1, text="sore")).harm.row(2)[0].text == "sore"
    assert harmed(of(2, 2, 0), Wound(level=1, text="sore")).harm.row(3)[0].text == "sore"
    assert harmed(of(severe=1), Wound(level=3, text="shot")).is_catastrophic


@pytest.mark.rule("blades 31")
@pytest.mark.rule("blades 39")
def test_past_a_fatal_harm_nothing_more_is_written() -> None:
    whole = of(2, 2, 1, 1)
    assert harmed(whole, Wound(level=1, text="sore")) == HarmTaken(
        harm=whole, wound=None, is_catastrophic=True
    )
    assert harmed(Harm(), Wound(level=4, text="burned")).is_catastrophic


@pytest.mark.rule("blades 121")
def test_new_harm_empties_the_healing_clock() -> None:
    healing = Harm(wounds=of(1).wounds, healing=3)
    assert harmed(healing, Wound(level=1, text="sore")).harm.healing == 0


def test_a_wound_keeps_what_it_is_on_its_way() -> None:
    strange = Wound(level=1, text="a cold hand", is_supernatural=True)
    assert harmed(of(2), strange).wound == Wound(level=2, text="a cold hand", is_supernatural=True)


@pytest.mark.rule("blades 35")
@pytest.mark.parametrize(("level", "after"), [(4, 3), (3, 2), (2, 1), (1, None)])
def test_a_wound_is_lessened_by_a_level(level: int, after: int | None) -> None:
    found = lessened(Wound(level=level, text="shot"))
    assert (found.level if found else None) == after


def test_rows_are_those_of_their_level() -> None:
    assert [wound.text for wound in of(1, 2).row(HarmLevel.MODERATE)] == ["gashed arm", "dazed"]
    assert of(2).has_room(2)
    assert not of(2).has_room(1)
    with pytest.raises(ValueError, match="more than 1 of level 3"):
        Harm(wounds=(Wound(level=3, text="a"), Wound(level=3, text="b")))
    with pytest.raises(ValueError, match="healing is below 0"):
        Harm(healing=-1)
    with pytest.raises(ValueError, match="blank"):
        Wound(level=1, text=" ")
    with pytest.raises(ValueError, match="within 1 to 4"):
        Wound(level=5, text="a")
