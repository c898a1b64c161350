from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typing_extensions import override

from duskboard.core.dice import (
    Dice,
    FaceCountError,
    FaceError,
    Percentile,
    PercentileResult,
    ReportedTotal,
    ScriptedDice,
    TotalError,
    bounds,
    roll_percentile,
)
from duskboard.core.real_dice import faces_wanted, typed


@pytest.mark.rule("chase 8.1")
@pytest.mark.parametrize(
    ("tens", "units", "total"),
    [(0, 0, 100), (0, 1, 1), (0, 9, 9), (10, 0, 10), (90, 0, 90), (90, 9, 99), (40, 2, 42)],
)
def test_a_d100_is_a_tens_die_and_a_units_die(tens: int, units: int, total: int) -> None:
    what = Percentile()
    assert roll_percentile(what, typed(what, [tens, units])) == PercentileResult(
        units=units, tens=(tens,), kept=0, total=total
    )


@pytest.mark.rule("chase 8.1")
def test_every_total_of_a_d100_comes_once_in_a_hundred_falls() -> None:
    falls = product(range(1, 11), repeat=2)
    totals = [roll_percentile(Percentile(), ScriptedDice(faces)).total for faces in falls]
    assert sorted(totals) == list(range(1, 101))


@pytest.mark.rule("chase 8.6")
@pytest.mark.parametrize(
    ("extra", "faces", "kept", "total"),
    [
        pytest.param(1, (40, 20, 4), 1, 24, id="bonus 4"),
        pytest.param(-1, (20, 40, 1), 1, 41, id="penalty 1"),
        pytest.param(1, (0, 40, 0), 1, 40, id="bonus: 00 and 0 is 100"),
        pytest.param(-1, (0, 40, 0), 0, 100, id="penalty: 00 and 0 is 100"),
        pytest.param(1, (0, 40, 1), 0, 1, id="bonus: 00 and 1 is 1"),
        pytest.param(-1, (0, 40, 1), 1, 41, id="penalty: 00 and 1 is 1"),
        pytest.param(2, (70, 30, 50, 5), 1, 35, id="two bonus dice"),
        pytest.param(-2, (70, 30, 90, 5), 2, 95, id="two penalty dice"),
        pytest.param(1, (30, 30, 5), 0, 35, id="a double keeps the first"),
    ],
)
def test_bonus_keeps_the_lowest_total_and_penalty_the_highest(
    extra: int, faces: tuple[int, ...], kept: int, total: int
) -> None:
    what = Percentile(extra=extra)
    assert roll_percentile(what, typed(what, faces)) == PercentileResult(
        units=faces[-1], tens=faces[:-1], kept=kept, total=total
    )


ORACLE = {
    20: (80, 40, 20, 360, 4880),
    50: (1250, 250, 50, 750, 8750),
    60: (2160, 360, 60, 840, 9360),
    75: (4275, 565, 75, 935, 9825),
    99: (9729, 981, 99, 999, 9999),
}
"""Falls of at most the key, for -2 to 2 dice, out of FALLS."""
FALLS = (10_000, 1_000, 100, 1_000, 10_000)


@pytest.mark.rule("chase 8.6")
@pytest.mark.rule("chase 8.12")
@pytest.mark.parametrize("extra", [-2, -1, 0, 1, 2])
def test_every_fall_of_a_d100_with_bonus_and_penalty_dice(extra: int) -> None:
    what = Percentile(extra=extra)
    falls = product(range(1, 11), repeat=len(faces_wanted(what)))
    totals = [roll_percentile(what, ScriptedDice(faces)).total for faces in falls]
    assert len(totals) == FALLS[extra + 2]
    for value, counts in ORACLE.items():
        assert sum(total <= value for total in totals) == counts[extra + 2]
    assert totals.count(100) == (271, 19, 1, 1, 1)[extra + 2]


@pytest.mark.rule("chase 8.7")
@pytest.mark.parametrize("extra", [-3, 3])
def test_more_than_two_of_a_kind_are_refused(extra: int) -> None:
    with pytest.raises(ValueError, match=f"Percentile.extra is not within -2 to 2: {extra}"):
        Percentile(extra=extra)


@pytest.mark.rule("chase 8.7")
@pytest.mark.parametrize(
    ("extra", "sides"),
    [(-2, (10,) * 4), (-1, (10,) * 3), (0, (10,) * 2), (1, (10,) * 3), (2, (10,) * 4)],
)
def test_a_die_of_one_kind_is_one_more_die_to_throw_and_none_when_they_cancel(
    extra: int, sides: tuple[int, ...]
) -> None:
    assert faces_wanted(Percentile(extra=extra)) == sides


@pytest.mark.rule("chase 8.6")
def test_the_tens_dice_are_thrown_before_the_units_die() -> None:
    assert roll_percentile(Percentile(extra=2), ScriptedDice([3, 10, 2, 7])) == PercentileResult(
        units=7, tens=(30, 0, 20), kept=1, total=7
    )


@pytest.mark.rule("chase 8.1")
@pytest.mark.rule("chase 8.6")
def test_only_ten_sided_dice_are_thrown() -> None:
    asked: list[tuple[int, int]] = []

    class AskedDice(Dice):
        @override
        def roll(self, count: int, sides: int) -> tuple[int, ...]:
            asked.append((count, sides))
            return (1,) * count

    roll_percentile(Percentile(), AskedDice())
    roll_percentile(Percentile(extra=-2), AskedDice())
    assert asked == [(1, 10), (1, 10), (3, 10), (1, 10)]


@pytest.mark.parametrize("total", [1, 100])
def test_a_told_total_is_taken_as_told(total: int) -> None:
    assert roll_percentile(Percentile(extra=-2), ReportedTotal(total=total)) == PercentileResult(
        units=None, tens=(), kept=None, total=total
    )


@pytest.mark.parametrize("total", [0, 101])
def test_a_told_total_that_no_d100_shows_is_refused(total: int) -> None:
    with pytest.raises(TotalError) as refusal:
        roll_percentile(Percentile(), ReportedTotal(total=total))
    assert refusal.value.args == (total, 1, 100)


def test_a_d100_comes_to_1_up_to_100_whatever_the_dice() -> None:
    assert bounds(Percentile(extra=2)) == (1, 100)


@pytest.mark.parametrize(
    ("typed_tens", "tens"), [(0, 0), (3, 30), (30, 30), (10, 10), (1, 10), (9, 90), (90, 90)]
)
def test_a_tens_die_is_typed_as_printed_or_as_its_first_digit(typed_tens: int, tens: int) -> None:
    what = Percentile()
    assert roll_percentile(what, typed(what, [typed_tens, 5])).tens == (tens,)


@pytest.mark.parametrize("units", [0, 10])
def test_the_units_die_may_be_typed_as_0_or_as_10(units: int) -> None:
    what = Percentile()
    assert roll_percentile(what, typed(what, [20, units])) == PercentileResult(
        units=0, tens=(20,), kept=0, total=20
    )


@pytest.mark.parametrize(
    ("faces", "wrong"),
    [
        ((35, 4), 35),
        ((100, 4), 100),
        ((110, 4), 110),
        ((-10, 4), -10),
        ((30, 11), 11),
        ((30, 40), 40),
        ((30, -1), -1),
    ],
)
def test_a_face_that_no_d10_shows_is_refused_as_typed(faces: tuple[int, int], wrong: int) -> None:
    with pytest.raises(FaceError) as refusal:
        typed(Percentile(), faces)
    assert refusal.value.args == (wrong, 10)


@pytest.mark.parametrize("faces", [(73,), (70, 20, 3)])
def test_a_d100_wants_all_its_dice_typed(faces: tuple[int, ...]) -> None:
    with pytest.raises(FaceCountError) as refusal:
        typed(Percentile(), faces)
    assert refusal.value.args == (2, len(faces))


@given(st.integers(-2, 2), st.data())
def test_typed_faces_as_printed_are_the_faces_of_the_result(
    extra: int, data: st.DataObject
) -> None:
    what = Percentile(extra=extra)
    tens = data.draw(
        st.lists(
            st.sampled_from(range(0, 100, 10)),
            min_size=1 + abs(extra),
            max_size=1 + abs(extra),
        )
    )
    units = data.draw(st.integers(0, 9))
    result = roll_percentile(what, typed(what, [*tens, units]))
    assert (result.tens, result.units) == (tuple(tens), units)
    assert result.kept is not None
    assert result.total in {tens[result.kept] + units, 100}
