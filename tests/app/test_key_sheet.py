"""Keys of a roll: each of them stands in the sheet of all keys."""

from duskboard.app.commands.help_commands import PLACES
from duskboard.panels.roll_keys import AFTER, LETTERS


def test_every_key_of_a_roll_is_explained() -> None:
    told = {key.lower() for group in PLACES for row in group.rows for key in row.keys}
    assert set(LETTERS) - told == {"-"}  # it stands there as the minus that it is shown as
    assert set(AFTER) - told == set()
    after = next(group for group in PLACES if group.rows[0].keys == ("T",))
    assert [row.keys for row in after.rows] == [("T",), ("I",), ("R",), ("Y",), ("X", "Esc")]
