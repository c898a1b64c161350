"""The machine's dice: every face turns up, and no other."""

from collections import Counter

import pytest

from duskboard.app.system_dice import SystemDice


@pytest.mark.parametrize("sides", [2, 6, 10, 100])
def test_every_face_turns_up_and_no_other(sides: int) -> None:
    faces = Counter(SystemDice().roll(200 * sides, sides))
    assert set(faces) == set(range(1, sides + 1))


def test_as_many_fall_as_are_asked_for() -> None:
    assert len(SystemDice().roll(7, 6)) == 7
