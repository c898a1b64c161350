"""What people are called, told apart from others."""

import pytest

from duskboard.core.chase.person_name import free_name, short_name, short_names


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Edda Marsh", "Edda"),
        ("The Sexton", "Sexton"),
        ("Hob", "Hob"),
        (", Hob", "Hob"),
        ("艾妲・馬許", "艾妲"),
        ("艾妲\uff0e馬許", "艾妲"),
        ("艾妲•馬許", "艾妲"),
        ("艾妲‧馬許", "艾妲"),
        ("Ghoul 2", "Ghoul 2"),
    ],
)
def test_people_are_called_by_their_first_name(name: str, short: str) -> None:
    assert short_name(name) == short


def test_two_who_share_a_first_name_are_called_by_the_whole() -> None:
    assert short_names(["Edda Marsh", "edda Stone", "Tom Reyes", "The Sexton"]) == {
        "Edda Marsh": "Edda Marsh",
        "edda Stone": "edda Stone",
        "Tom Reyes": "Tom",
        "The Sexton": "Sexton",
    }


@pytest.mark.parametrize(
    ("name", "taken", "free"),
    [
        ("Ghoul", ["Edda"], "Ghoul"),
        ("Ghoul", ["Ghoul"], "Ghoul 2"),
        (" ghoul", ["Ghoul", "Ghoul 2", "Ghoul 4"], "ghoul 3"),
        ("Ghoul 2", ["Ghoul", "Ghoul 2"], "Ghoul 3"),
        ("食屍鬼", ["食屍鬼"], "食屍鬼 2"),
        ("Room 101", ["Room 101"], "Room 101 2"),
    ],
)
def test_a_name_that_is_taken_gets_the_next_number(name: str, taken: list[str], free: str) -> None:
    assert free_name(name, taken) == free
