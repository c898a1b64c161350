"""What a campaign remembers of how its rolls are made."""

import pytest
from tests.models.conftest import Desk

from duskboard.models.roll_memory import RollMemory, remember_rolls, rolls_remembered


def test_secret_rolls_are_no_step_and_stay_secret_on_the_next_evening(desk: Desk) -> None:
    rows = desk.document.file.rows()
    assert rolls_remembered(desk.document.file) == RollMemory(is_secret=False)
    for is_secret in (True, False, True):
        remember_rolls(desk.document.file, RollMemory(is_secret=is_secret))
    desk.close_and_reopen()
    assert rolls_remembered(desk.document.file) == RollMemory(is_secret=True)
    assert desk.document.file.rows() == rows


@pytest.mark.parametrize("text", ["", "[]", '{"is_secret": "no"}', '{"is_secret": false, "x": 1}'])
def test_a_memory_that_cannot_be_read_may_have_said_secret(desk: Desk, text: str) -> None:
    desk.document.file.put_memo("rolls", text)
    assert rolls_remembered(desk.document.file) == RollMemory(is_secret=True)
