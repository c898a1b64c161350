import pytest

from duskboard.board.label import initials, plate_lines


def width(text: str, size: float) -> float:
    """A font whose signs are all half as wide as they are high; Chinese ones are square."""
    return sum(size if ord(sign) > 0x2E80 else size / 2 for sign in text)


@pytest.mark.rule("chase 2.11")
@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("Edda Marsh", "EM"),
        ("The Sexton", "SX"),
        ("Hob", "HB"),
        ("Ghoul", "GH"),
        ("Tobias", "TB"),
        ("Ghoul 2", "G2"),
        ("Ghoul 12", "G12"),
        ("Ilse von der Varga", "IV"),
        ("Ai", "AI"),
        ("X", "X"),
        ("艾妲・馬許", "艾"),
        ("食屍鬼 2", "食2"),
        ("  ", "?"),
    ],
)
def test_a_token_bears_one_or_two_signs(name: str, label: str) -> None:
    assert initials(name) == label


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Ferry steps", ("Ferry", "steps")),
        ("Cathedral", ("Cathedral",)),
        ("The old bridge", ("The old", "bridge")),
        ("渡口石階", ("渡口石階",)),
        ("大教堂後面的墓園", ("大教堂後", "面的墓園")),
    ],
)
def test_names_stand_in_balanced_lines(name: str, lines: tuple[str, ...]) -> None:
    assert plate_lines(name, 96, (14, 13, 12), width) == (lines, 14)


def test_a_name_that_is_too_wide_is_set_smaller() -> None:
    assert plate_lines("Whitechapel crossing", 72, (14, 13, 12), width)[1] == 13


def test_the_smallest_size_fills_the_first_line_and_leaves_the_rest_to_be_cut() -> None:
    lines, size = plate_lines("Stairs behind the old cathedral", 96, (14, 13, 12), width)
    assert (lines, size) == (("Stairs behind", "the old cathedral"), 12)


def test_one_long_word_is_parted_anywhere() -> None:
    lines, _size = plate_lines("x" * 30, 96, (14, 13, 12), width)
    assert lines == ("x" * 16, "x" * 14)
