"""The recap of an evening with a chase: what the game master hears, and what players may."""

from collections.abc import Iterable

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    HOB,
    PLACES,
    TOM,
    WALL,
    WAYS,
    four,
    laid,
    on,
)

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Fate, Side
from duskboard.core.chase.track import Leg
from duskboard.core.dice import ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.i18n.recap import LeftOut, Recap, recap
from duskboard.i18n.session_story import Audience
from duskboard.i18n.words import Language, Words
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.crossing import cross
from duskboard.play.chase.laying import clear_chase
from duskboard.play.chase.marching import move_side
from duskboard.play.chase.moving import move
from duskboard.play.chase.person import settle_fate
from duskboard.play.chase.running import end_this_turn, start_chase
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import COURSE_ID, Moment, Session, Visibility
from duskboard.table.transaction import Report, Transaction

GM, PLAYERS = Audience.GM, Audience.PLAYERS
HIDDEN, MASKED = Visibility.HIDDEN, Visibility.MASKED


class Entry:
    def __init__(self, report: Report) -> None:
        self.report = report


class Evening:
    """A chase with a wall before Finn and a fence before Edda, from its first turn on."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.table = four(laid(lying={3: WALL, 5: FENCE}))
        self.do(start_chase(self.table, ScriptedDice([])))

    def do(self, transaction: Transaction) -> None:
        self.table = self.table.applied(transaction.changes)
        self.entries.append(Entry(transaction.report))

    def cross(self, who: EntityId, leg: Leg, total: int, loss: int = 0) -> None:
        crossed = Crossed(who=who, leg=leg, skill="climb", value=45, difficulty=Difficulty.REGULAR)
        dice, lost = ReportedTotal(total=total), ReportedTotal(total=loss)
        self.do(cross(self.table, crossed, dice, lost))

    def see(self, thing: EntityId, visibility: Visibility) -> None:
        self.do(set_visibility(self.table, thing, visibility))

    def play(self) -> None:
        """Finn fails at the wall, Edda at the fence; Tom gets away, the next round begins."""
        self.cross(FINN, on(3), 88, loss=2)
        self.do(end_this_turn(self.table))
        self.cross(EDDA, on(5), 99)
        self.do(end_this_turn(self.table))
        self.do(move(self.table, TOM, PLACES[4]))
        self.do(settle_fate(self.table, TOM, Fate.ESCAPED))
        self.do(end_this_turn(self.table))

    def recap(self, words: Words, audience: Audience) -> Recap:
        session = Session(number=7, started=Moment(0), title="")
        return recap(words, "Kelder Quay", session, self.entries, self.table, audience)

    def lines(self, words: Words, audience: Audience) -> list[str]:
        body = self.recap(words, audience).markdown.split("\n\n")[1]
        return [line.removeprefix("- ") for line in body.splitlines()]


@pytest.fixture
def evening() -> Evening:
    made = Evening()
    made.play()
    return made


WHOLE = [
    "Ferry steps to the night tram: a chase of 2 rounds",
    "Finn failed at Low wall (88), lost 2 actions",
    "Edda failed at Fence (99), did not get past",
    "Where they were last: Finn at Cooper’s lane and Tom at Rope walk",
    "Tom: Escaped",
    "2 rolls. Best d100: Finn, Low wall 88. Worst: Edda, Fence 99.",
]


@pytest.mark.parametrize("audience", list(Audience))
def test_what_is_shown_is_told_to_both(
    english: Words, evening: Evening, audience: Audience
) -> None:
    assert evening.lines(english, audience) == WHOLE
    assert evening.recap(english, audience).left_out == LeftOut()


def test_who_is_hidden_now_is_not_spoken_of(english: Words, evening: Evening) -> None:
    evening.see(FINN, HIDDEN)
    assert evening.lines(english, PLAYERS) == [
        "Ferry steps to the night tram: a chase of 2 rounds",
        "Edda failed at Fence (99), did not get past",
        "Where they were last: Tom at Rope walk",
        "Tom: Escaped",
        "2 rolls. Best d100: Low wall 88. Worst: Edda, Fence 99.",
    ]
    assert evening.lines(english, GM) == WHOLE


def test_an_obstacle_and_a_place_that_players_do_not_know_have_no_name(
    english: Words, evening: Evening
) -> None:
    evening.see(WAYS[5], MASKED)
    evening.see(PLACES[3], MASKED)
    told = evening.lines(english, PLAYERS)
    assert "Edda failed at an obstacle (99), did not get past" in told
    assert not any("Fence" in line or "Cooper" in line for line in told)


def test_rolls_of_the_hidden_are_left_out_and_counted(english: Words) -> None:
    evening = Evening()
    evening.see(FINN, HIDDEN)
    evening.cross(FINN, on(3), 20)
    recap_ = evening.recap(english, PLAYERS)
    assert "Finn" not in recap_.markdown
    assert recap_.left_out == LeftOut(rolls=1)
    assert "Finn got past Low wall (20)" in evening.lines(english, GM)


def test_what_happened_before_somebody_was_shown_is_not_told(english: Words) -> None:
    evening = Evening()
    evening.see(FINN, MASKED)
    evening.cross(FINN, on(3), 20)
    evening.see(FINN, Visibility.SHOWN)
    assert not any("Finn" in line for line in evening.lines(english, PLAYERS))


def test_a_hidden_chase_is_not_told_to_players(english: Words, evening: Evening) -> None:
    evening.see(COURSE_ID, HIDDEN)
    assert not any("chase" in line for line in evening.lines(english, PLAYERS))
    evening.see(COURSE_ID, MASKED)
    assert evening.lines(english, PLAYERS)[0] == "The chase: a chase of 2 rounds"


def test_a_chase_that_was_cleared_away_is_told_to_the_game_master(
    english: Words, evening: Evening
) -> None:
    evening.do(clear_chase(evening.table))
    assert evening.lines(english, GM) == WHOLE
    told = " ".join(evening.lines(english, PLAYERS))
    assert not any(name in told for name in ("Finn", "Edda", "Tom", "Fence", "wall"))


def test_a_whole_side_stands_where_it_went(english: Words) -> None:
    evening = Evening()
    evening.do(move_side(evening.table, Side.PURSUER))
    evening.do(move_side(evening.table, Side.QUARRY))
    where = next(line for line in evening.lines(english, GM) if line.startswith("Where"))
    assert where == "Where they were last: Hob at Net lane and Tom at Rope walk"


def test_an_evening_without_a_chase_says_nothing_of_one(english: Words) -> None:
    evening = Evening()
    evening.entries.clear()
    evening.see(HOB, HIDDEN)
    assert evening.lines(english, GM) == ["Nothing that the log could tell."]


@pytest.mark.parametrize("language", [one for one in Language if one.is_chinese])
def test_it_is_told_in_chinese(
    spoken: dict[Language, Words], language: Language, evening: Evening
) -> None:
    told = evening.lines(spoken[language], GM)
    assert len(told) == len(WHOLE)
    assert _shared(told, WHOLE) == set()


def _shared(one: Iterable[str], other: Iterable[str]) -> set[str]:
    return set(one) & set(other)
