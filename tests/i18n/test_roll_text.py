from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard import paths
from duskboard.core.dice import Expression, Handful, Percentile, parse_roll
from duskboard.i18n.roll_text import faces_text, roll_name, total_text
from duskboard.i18n.words import Words
from duskboard.table.entity import Roll

HANDFULS = st.builds(
    Handful,
    count=st.integers(1, 20),
    sides=st.integers(2, 99),
    negative=st.booleans(),
)
EXPRESSIONS = st.builds(
    Expression,
    handfuls=st.lists(HANDFULS, min_size=1, max_size=4).map(tuple),
    modifier=st.integers(-999, 999),
)
D6 = Expression(handfuls=(Handful(count=3, sides=6),), modifier=2)
MIXED = Expression(
    handfuls=(Handful(count=2, sides=6), Handful(count=1, sides=4, negative=True)), modifier=-1
)


@pytest.mark.parametrize(
    ("what", "in_english", "in_chinese"),
    [
        (D6, "3d6+2", "3d6+2"),
        (MIXED, "2d6-d4-1", "2d6-d4-1"),
        (Percentile(), "d100", "d100"),
        (Percentile(extra=1), "d100, 1 bonus die", "d100，1 顆獎勵骰"),
        (Percentile(extra=2), "d100, 2 bonus dice", "d100，2 顆獎勵骰"),
        (Percentile(extra=-1), "d100, 1 penalty die", "d100，1 顆懲罰骰"),
        (Percentile(extra=-2), "d100, 2 penalty dice", "d100，2 顆懲罰骰"),
    ],
)
def test_what_is_rolled_has_a_name(
    english: Words, taiwan: Words, what: Expression | Percentile, in_english: str, in_chinese: str
) -> None:
    assert roll_name(english, what) == in_english
    assert roll_name(taiwan, what) == in_chinese


@given(EXPRESSIONS)
def test_the_name_of_an_expression_can_be_typed(what: Expression) -> None:
    words = Words(paths.resources() / "translations")
    assert parse_roll(roll_name(words, what)) == what


@pytest.mark.parametrize(
    ("roll", "text"),
    [
        (Roll(what=D6, faces=((4, 6, 1),), total=13), "4 6 1 + 2"),
        (Roll(what=replace(D6, modifier=1), faces=((4, 6, 1),), total=12), "4 6 1 + 1"),
        (Roll(what=replace(D6, modifier=0), faces=((4, 6, 1),), total=11), "4 6 1"),
        (Roll(what=MIXED, faces=((4, 6), (3,)), total=6), "4 6 − 3 − 1"),
        (Roll(what=Percentile(extra=1), faces=((30, 0), (4,)), total=4), "30 00 + 4"),
        (Roll(what=Percentile(), faces=(), total=38, told=True), "told by the player"),
    ],
)
def test_faces_stand_in_the_order_rolled(english: Words, roll: Roll, text: str) -> None:
    assert faces_text(english, roll) == text


def test_a_percentile_total_has_two_digits() -> None:
    assert total_text(Percentile(), 4) == "04"
    assert total_text(Percentile(), 100) == "100"
    assert total_text(D6, 4) == "4"
