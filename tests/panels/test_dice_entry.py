import pytest

from duskboard.core.dice import (
    Expression,
    ExpressionError,
    FaceCountError,
    Handful,
    Percentile,
    parse_roll,
)
from duskboard.core.real_dice import typed
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import (
    FacesTyped,
    TotalTold,
    dice_of,
    entry_text,
    read_entry,
    with_die,
    without_die,
)

THREE = Expression(handfuls=(Handful(count=3, sides=6),))
ONE = Expression(handfuls=(Handful(count=1, sides=20),))


@pytest.mark.parametrize(
    ("text", "read"),
    [
        pytest.param("3d6", THREE, id="dice"),
        pytest.param(" d100 b1 ", Percentile(extra=1), id="a d100"),
        pytest.param("\uff13\uff44\uff16", THREE, id="full width"),
    ],
)
def test_a_line_is_a_roll(text: str, read: Expression | Percentile) -> None:
    assert read_entry(text, None) == read
    assert read_entry(text, ONE) == read


@pytest.mark.parametrize(
    ("text", "armed", "read"),
    [
        pytest.param("4 6 1", THREE, FacesTyped(faces=(4, 6, 1)), id="faces"),
        pytest.param("4,6，1", THREE, FacesTyped(faces=(4, 6, 1)), id="faces with commas"),
        pytest.param("= 4 6 1", THREE, FacesTyped(faces=(4, 6, 1)), id="as the hint has it"),
        pytest.param("14", ONE, FacesTyped(faces=(14,)), id="the face of the one die"),
        pytest.param("38", Percentile(), TotalTold(total=38), id="a d100 as it is said"),
        pytest.param("00", Percentile(), TotalTold(total=100), id="00 is a hundred"),
        pytest.param("= 0", Percentile(extra=1), TotalTold(total=100), id="so is 0"),
        pytest.param("0", THREE, TotalTold(total=0), id="of no other dice"),
        pytest.param("30 8", Percentile(), FacesTyped(faces=(30, 8)), id="tens and units"),
        pytest.param("12", THREE, TotalTold(total=12), id="one number for three dice"),
        pytest.param("= 12", THREE, TotalTold(total=12), id="told"),
        pytest.param("=14", ONE, TotalTold(total=14), id="told for one die"),
        pytest.param("= -2", THREE, TotalTold(total=-2), id="below nothing"),
        pytest.param("\uff1d\uff11\uff12", THREE, TotalTold(total=12), id="told in full width"),
        pytest.param("4 6", THREE, FacesTyped(faces=(4, 6)), id="too few: the rule says so"),
    ],
)
def test_with_a_roll_in_hand_numbers_are_what_real_dice_show(
    text: str, armed: Expression | Percentile, read: FacesTyped | TotalTold
) -> None:
    assert read_entry(text, armed) == read


@pytest.mark.parametrize("text", ["4 6 1", "38", "", "  ", "alarm", "3d"])
def test_without_one_they_are_nothing(text: str) -> None:
    with pytest.raises(ExpressionError):
        read_entry(text, None)


def test_a_total_told_is_one_without_a_roll_in_hand_too() -> None:
    assert read_entry("= 38", None) == TotalTold(total=38)


@pytest.mark.parametrize("text", ["", "4 6 x", "= x", "3d", "=", "1 2 = 3"])
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(ExpressionError):
        read_entry(text, THREE)


def test_too_few_faces_are_refused_by_the_dice() -> None:
    entry = read_entry("4 6", THREE)
    assert isinstance(entry, FacesTyped)
    with pytest.raises(FaceCountError):
        typed(THREE, entry.faces)


@pytest.mark.parametrize("text", ["3d6+2", "2d6+d4-1", "d20", "d100", "d100 b2", "d100 p1", "-d4"])
def test_what_is_written_back_reads_the_same(text: str, words: Words) -> None:
    assert entry_text(words, parse_roll(text)) == text


def test_clicks_add_dice_and_take_them_away() -> None:
    one = with_die(None, 6)
    assert one == Expression(handfuls=(Handful(count=1, sides=6),))
    two = with_die(with_die(one, 6), 4)
    assert two == Expression(handfuls=(Handful(count=2, sides=6), Handful(count=1, sides=4)))
    assert without_die(two, 6) == Expression(
        handfuls=(Handful(count=1, sides=6), Handful(count=1, sides=4))
    )
    assert without_die(two, 20) == two
    assert without_die(one, 6) is None
    assert without_die(None, 6) is None


def test_a_d100_stands_alone_and_keeps_its_bonus_dice() -> None:
    assert with_die(THREE, 100) == Percentile()
    assert with_die(Percentile(extra=2), 100) == Percentile(extra=2)
    assert with_die(Percentile(extra=2), 6) == Expression(handfuls=(Handful(count=1, sides=6),))
    assert without_die(Percentile(), 100) is None
    assert without_die(Percentile(), 6) == Percentile()


def test_a_modifier_stays_and_dice_that_are_taken_off_are_left_alone() -> None:
    what = parse_roll("2d6-d6+3")
    more = with_die(what, 6)
    assert more == parse_roll("3d6-d6+3")
    assert dice_of(more) == {6: 3}
    assert dice_of(Percentile()) == {100: 1}
    assert dice_of(None) == {}


def test_there_are_never_more_than_a_hundred_dice() -> None:
    hundred = parse_roll("100d6")
    assert with_die(hundred, 6) == hundred
    assert with_die(hundred, 4) == hundred
