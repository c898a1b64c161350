from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typing_extensions import override

from duskboard.core.dice import (
    Dice,
    Expression,
    ExpressionError,
    ExpressionResult,
    FaceCountError,
    FaceError,
    Handful,
    Percentile,
    ReportedTotal,
    ScriptedDice,
    TotalError,
    TypedDice,
    bounds,
    parse_faces,
    parse_roll,
    roll_expression,
)
from duskboard.core.real_dice import faces_wanted, typed

FULL_WIDTH = "３ｄ６＋２"  # noqa: RUF001  # as a Chinese keyboard types it
THREE_D6_AND_2 = Expression(handfuls=(Handful(count=3, sides=6),), modifier=2)
D4_LESS_D6 = Expression(
    handfuls=(Handful(count=1, sides=4), Handful(count=1, sides=6, negative=True))
)

handfuls = st.builds(
    Handful, count=st.integers(1, 4), sides=st.integers(2, 1000), negative=st.booleans()
)
expressions = st.builds(
    Expression,
    handfuls=st.lists(handfuls, min_size=1, max_size=4).map(tuple),
    modifier=st.integers(-999_999, 999_999),
)


def wide(text: str) -> str:
    """Return the text as a Chinese keyboard types it, with full-width letters and spaces."""
    return "".join("\u3000" if one == " " else chr(ord(one) + 0xFEE0) for one in text)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("3d6+2", THREE_D6_AND_2),
        (FULL_WIDTH, THREE_D6_AND_2),
        (" 3 D 6 + 2 ", THREE_D6_AND_2),
        ("2+3d6", THREE_D6_AND_2),
        ("1+3d6+3-2", THREE_D6_AND_2),
        ("d4-d6", D4_LESS_D6),
        ("+1d4 - 1d6", D4_LESS_D6),
        ("d20-1", Expression(handfuls=(Handful(count=1, sides=20),), modifier=-1)),
        ("-d2", Expression(handfuls=(Handful(count=1, sides=2, negative=True),))),
        ("100d1000", Expression(handfuls=(Handful(count=100, sides=1000),))),
        ("99d6+1d8", Expression(handfuls=(Handful(count=99, sides=6), Handful(count=1, sides=8)))),
        ("2d100", Expression(handfuls=(Handful(count=2, sides=100),))),
        ("d100+5", Expression(handfuls=(Handful(count=1, sides=100),), modifier=5)),
        ("d6+999999", Expression(handfuls=(Handful(count=1, sides=6),), modifier=999_999)),
        ("d100", Percentile()),
        ("1D100", Percentile()),
        ("d%", Percentile()),
        ("1d%", Percentile()),
        (wide("d100 b1"), Percentile(extra=1)),
        ("d100 b", Percentile(extra=1)),
        ("d100b2", Percentile(extra=2)),
        ("d100 p", Percentile(extra=-1)),
        ("d100 P 2", Percentile(extra=-2)),
        ("d% b0", Percentile()),
    ],
)
def test_a_roll_is_read_from_text(text: str, wanted: Expression | Percentile) -> None:
    assert parse_roll(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "d", "6", "3d", "+", "3d6+", "3d6 2", "3d6d6", "d6+-1", "d6++1", "3x6", "1.5d6"),
        *("0d6", "d1", "d0", "101d6", "d1001", "100d6+d6", "d6+1000000", "1000d6", "d10000"),
        *(
            "d100 b3",
            "d100 p3",
            "d100 x1",
            "d100 1",
            "d100 b1 p1",
            "2d100 b1",
            FULL_WIDTH[:4],
            "d6;d6",
        ),
    ],
)
def test_what_is_no_roll_is_refused_with_the_text_as_typed(text: str) -> None:
    with pytest.raises(ExpressionError) as refusal:
        parse_roll(text)
    assert refusal.value.args == (text,)


@given(st.one_of(st.text(), st.text(alphabet="0123456789dDbBpP%+- \t\n" + FULL_WIDTH)))
def test_any_text_is_a_roll_or_refused(text: str) -> None:
    try:
        what = parse_roll(text)
    except ExpressionError as error:
        refused = error.args
    else:
        refused = ()
        assert bounds(what)[0] <= bounds(what)[1]
    assert refused in {(), (text,)}


@given(expressions)
def test_an_expression_written_out_is_read_back(what: Expression) -> None:
    terms = [f"{'-' if one.negative else '+'}{one.count}d{one.sides}" for one in what.handfuls]
    assert parse_roll(f"{''.join(terms)}{what.modifier:+d}") == what


@pytest.mark.parametrize(
    ("text", "faces"),
    [
        ("4", (4,)),
        ("4 6 1", (4, 6, 1)),
        ("4,6,1", (4, 6, 1)),
        (" 4 ,6; 1 / 2、3，5 ", (4, 6, 1, 2, 3, 5)),
        (wide("4 6;1"), (4, 6, 1)),
        ("00 40 0", (0, 40, 0)),
        ("1000", (1000,)),
    ],
)
def test_faces_are_read_from_text(text: str, faces: tuple[int, ...]) -> None:
    assert parse_faces(text) == faces


@pytest.mark.parametrize("text", ["", " ", ",", "4 six", "-4", "4.5", "4+6", "12345", "4 6 x"])
def test_what_is_no_list_of_faces_is_refused_with_the_text(text: str) -> None:
    with pytest.raises(ExpressionError) as refusal:
        parse_faces(text)
    assert refusal.value.args == (text,)


@given(st.one_of(st.text(), st.text(alphabet="0123456789 ,;/、，-x" + FULL_WIDTH)))
def test_any_text_is_a_list_of_faces_or_refused(text: str) -> None:
    try:
        faces = parse_faces(text)
    except ExpressionError as error:
        refused = error.args
    else:
        refused = ()
        assert faces
        assert all(0 <= face <= 9999 for face in faces)
    assert refused in {(), (text,)}


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Handful(count=0, sides=6), "Handful.count is not within 1 to 100: 0"),
        (lambda: Handful(count=101, sides=6), "Handful.count is not within 1 to 100: 101"),
        (lambda: Handful(count=1, sides=1), "Handful.sides is not within 2 to 1000: 1"),
        (lambda: Handful(count=1, sides=1001), "Handful.sides is not within 2 to 1000: 1001"),
        (lambda: Expression(handfuls=()), "Expression.handfuls do not hold 1 to 100 dice: 0"),
        (
            lambda: Expression(handfuls=(Handful(count=60, sides=6), Handful(count=41, sides=6))),
            "Expression.handfuls do not hold 1 to 100 dice: 101",
        ),
    ],
)
def test_dice_that_cannot_be_are_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011  # the message is compared whole
        make()
    assert str(refusal.value) == message


def test_an_expression_adds_the_faces_and_the_modifier() -> None:
    assert roll_expression(THREE_D6_AND_2, ScriptedDice([4, 6, 1])) == ExpressionResult(
        faces=((4, 6, 1),), total=13
    )


def test_each_handful_is_thrown_by_itself_with_its_own_dice() -> None:
    asked: list[tuple[int, int]] = []

    class AskedDice(Dice):
        @override
        def roll(self, count: int, sides: int) -> tuple[int, ...]:
            asked.append((count, sides))
            return (1,) * count

    roll_expression(
        Expression(handfuls=(*THREE_D6_AND_2.handfuls, *D4_LESS_D6.handfuls)), AskedDice()
    )
    assert asked == [(3, 6), (1, 4), (1, 6)]


def test_an_expression_keeps_the_faces_of_each_handful_and_takes_negative_ones_away() -> None:
    what = Expression(
        handfuls=(Handful(count=2, sides=6), Handful(count=2, sides=4, negative=True)), modifier=-1
    )
    assert roll_expression(what, ScriptedDice([6, 5, 1, 2])) == ExpressionResult(
        faces=((6, 5), (1, 2)), total=7
    )


def every_total(what: Expression) -> list[int]:
    """Return how often each total comes, from the least to the most."""
    faces = product(*(range(1, sides + 1) for sides in faces_wanted(what)))
    totals = Counter(roll_expression(what, ScriptedDice(some)).total for some in faces)
    assert (min(totals), max(totals)) == bounds(what)
    return [totals[total] for total in sorted(totals)]


@pytest.mark.parametrize(
    ("what", "counts", "least_and_most"),
    [
        ("2d6", [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], (2, 12)),
        ("3d6+2", [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1], (5, 20)),
        ("d4-d6", [1, 2, 3, 4, 4, 4, 3, 2, 1], (-5, 3)),
        ("d2+d3-1", [1, 2, 2, 1], (1, 4)),
        ("-2d2-3", [1, 2, 1], (-7, -5)),
    ],
)
def test_every_fall_of_a_small_expression(
    what: str, counts: list[int], least_and_most: tuple[int, int]
) -> None:
    expression = parse_roll(what)
    assert isinstance(expression, Expression)
    assert every_total(expression) == counts
    assert bounds(expression) == least_and_most


def test_a_told_total_is_taken_as_told_without_faces() -> None:
    assert roll_expression(THREE_D6_AND_2, ReportedTotal(total=5)) == ExpressionResult(
        faces=(), total=5
    )
    assert roll_expression(THREE_D6_AND_2, ReportedTotal(total=20)) == ExpressionResult(
        faces=(), total=20
    )


@pytest.mark.parametrize("total", [4, 21])
def test_a_told_total_out_of_reach_is_refused(total: int) -> None:
    with pytest.raises(TotalError) as refusal:
        roll_expression(THREE_D6_AND_2, ReportedTotal(total=total))
    assert refusal.value.args == (total, 5, 20)


def test_dice_are_asked_for_in_order() -> None:
    assert faces_wanted(D4_LESS_D6) == (4, 6)
    assert faces_wanted(THREE_D6_AND_2) == (6, 6, 6)


def test_typed_faces_are_rolled_in_the_order_typed() -> None:
    dice = typed(D4_LESS_D6, [4, 1])
    assert isinstance(dice, TypedDice)
    assert roll_expression(D4_LESS_D6, dice) == ExpressionResult(faces=((4,), (1,)), total=3)
    assert dice.left == 0


@pytest.mark.parametrize("faces", [(), (4, 6), (4, 6, 1, 1)])
def test_typed_faces_must_be_as_many_as_the_dice(faces: tuple[int, ...]) -> None:
    with pytest.raises(FaceCountError) as refusal:
        typed(THREE_D6_AND_2, faces)
    assert refusal.value.args == (3, len(faces))


@pytest.mark.parametrize(("faces", "wrong"), [((5, 6), (5, 4)), ((4, 0), (0, 6)), ((4, 7), (7, 6))])
def test_a_typed_face_must_be_on_its_die(faces: tuple[int, int], wrong: tuple[int, int]) -> None:
    with pytest.raises(FaceError) as refusal:
        typed(D4_LESS_D6, faces)
    assert refusal.value.args == wrong


def test_scripted_dice_give_their_faces_in_order_and_count_what_is_left() -> None:
    dice = ScriptedDice([3, 1, 6])
    assert dice.roll(2, 6) == (3, 1)
    assert dice.left == 1
    assert dice.roll(1, 6) == (6,)
    assert dice.left == 0


def test_scripted_dice_refuse_when_they_run_out() -> None:
    with pytest.raises(FaceCountError) as refusal:
        ScriptedDice([3]).roll(2, 6)
    assert refusal.value.args == (2, 1)


@pytest.mark.parametrize("face", [0, 5])
def test_scripted_dice_refuse_a_face_that_the_die_has_not(face: int) -> None:
    with pytest.raises(FaceError) as refusal:
        ScriptedDice([face]).roll(1, 4)
    assert refusal.value.args == (face, 4)


@given(expressions, st.data())
def test_any_faces_of_the_dice_give_a_total_within_bounds(
    what: Expression, data: st.DataObject
) -> None:
    faces = data.draw(st.tuples(*(st.integers(1, sides) for sides in faces_wanted(what))))
    dice: Dice = typed(what, faces)
    result = roll_expression(what, dice)
    least, most = bounds(what)
    assert least <= result.total <= most
    assert [face for handful in result.faces for face in handful] == list(faces)
    assert [len(handful) for handful in result.faces] == [one.count for one in what.handfuls]
