"""Names on a roll that players see: of whom they know, and words of the game master."""

import pytest
from tests.play.chase.scenes import EDDA, NAMES, WALL, WAYS, done, four, laid

from duskboard.core.chase.check import Difficulty
from duskboard.core.dice import Percentile, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import new_sheet
from duskboard.play.roll import Decision, SkillCheck, resolve, show_roll
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.telling import known_name
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import COURSE_ID, PUBLIC_ROLL_ID, Roll, Visibility
from duskboard.table.table import Table

HIDDEN, MASKED, SHOWN = Visibility.HIDDEN, Visibility.MASKED, Visibility.SHOWN


def chase(edda: Visibility = SHOWN) -> Table:
    """A chase that players see, with what they know of Edda."""
    table = four(laid(lying={3: WALL}))
    return table if edda is SHOWN else done(table, set_visibility(table, EDDA, edda))


def seen(table: Table, roll: Roll) -> Roll | None:
    return done(table, show_roll(table, roll)).value(PUBLIC_ROLL_ID, Roll)


def skill_roll(table: Table) -> Roll | None:
    against = SkillCheck(person_id=EDDA, skill="climb", value=45, difficulty=Difficulty.REGULAR)
    hand = Decision(check=Percentile(), who="Edda", against=against)
    step = resolve(table, hand, ReportedTotal(total=38))
    return done(table, step).value(PUBLIC_ROLL_ID, Roll)


def test_a_roll_in_the_open_tells_who_made_it_and_what_was_needed() -> None:
    roll = skill_roll(chase())
    assert roll is not None
    assert (roll.who, roll.passed, roll.needed) == ("Edda", True, 45)


@pytest.mark.parametrize("visibility", [HIDDEN, MASKED])
def test_of_whom_players_do_not_know_neither_name_nor_value_is_told(
    visibility: Visibility,
) -> None:
    roll = skill_roll(chase(visibility))
    assert roll is not None
    assert (roll.who, roll.passed, roll.needed) == ("", True, None)


@pytest.mark.parametrize("visibility", [HIDDEN, MASKED])
def test_a_roll_of_the_log_is_shown_without_a_name_that_is_hidden(visibility: Visibility) -> None:
    table = chase(visibility)
    table = done(table, set_visibility(table, WAYS[3], HIDDEN))
    roll = Roll(what=Percentile(), faces=(), total=38, told=True, who="Edda", why="Low wall")
    told = seen(table, roll)
    assert told is not None
    assert (told.who, told.why) == ("", "")


def test_words_of_the_game_master_and_names_of_what_is_shown_are_told() -> None:
    table = chase()
    for text in ("Edda", "Low wall", NAMES[0], "The storm", ""):
        assert known_name(table, text) == text


def test_of_a_chase_that_is_hidden_no_name_is_told() -> None:
    table = chase()
    hidden = done(table, set_visibility(table, COURSE_ID, HIDDEN))
    assert known_name(hidden, "Edda") == ""
    assert known_name(hidden, "The storm") == "The storm"


def test_somebody_known_by_another_sheet_is_named() -> None:
    table = chase(MASKED)
    ilse = EntityId("edda-sheet")
    table = done(table, add_sheet(table, ilse, new_sheet("Edda")))
    assert known_name(table, "Edda") == ""
    table = done(table, set_visibility(table, ilse, SHOWN))
    assert known_name(table, "Edda") == "Edda"
