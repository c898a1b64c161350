"""What the command box finds in a real campaign, in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from duskboard.app.evening import Evening
from duskboard.app.opening import make_room
from duskboard.app.program import Program
from duskboard.i18n.report_text import report_text
from duskboard.i18n.words import Language
from duskboard.windows.box_row import BoxGroup, BoxRow, in_groups


@pytest.fixture(scope="module")
def program(
    qapp: QApplication, resources: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Program]:
    """A program with the sample on the table."""
    made = Program(qapp, make_room(resources, tmp_path_factory.mktemp("home")))
    made.files.open_sample()
    yield made
    made.close()


@pytest.fixture
def evening(program: Program) -> Iterator[Evening]:
    """The sample as it was; what a test does to it is taken back."""
    opened = program.evening
    assert opened is not None
    document = opened.desk.document
    steps = len(document.undo_steps)
    yield opened
    opened.desk.holder.drop()
    while len(document.undo_steps) > steps:
        document.undo()


def rows(evening: Evening, query: str) -> list[BoxRow]:
    return list(evening.finder.search(query))


def titles(found: list[BoxRow], group: BoxGroup) -> list[str]:
    return [row.title for row in found if row.group is group]


def test_things_acts_and_settings_are_found(evening: Evening) -> None:
    assert titles(rows(evening, "fog"), BoxGroup.THINGS) == ["Fog rolls in"]
    assert "Ferry at low tide" in titles(rows(evening, "boatman"), BoxGroup.THINGS)
    assert titles(rows(evening, "freeze"), BoxGroup.ACTS) == ["Freeze the players’ screen"]
    assert "繁體中文" in titles(rows(evening, "繁體"), BoxGroup.SETTINGS)


def test_commands_are_found_by_their_english_names_too(evening: Evening) -> None:
    words = evening.desk.room.words
    words.switch(Language.TRADITIONAL_CHINESE)
    found = rows(evening, "freeze")
    words.switch(Language.ENGLISH)
    assert [row.group for row in found] == [BoxGroup.ACTS]
    assert "freeze" not in found[0].title.casefold()


def test_what_is_typed_can_be_rolled_or_become_a_clock(evening: Evening) -> None:
    rows(evening, "3d6+2")[0].acts[0].run()
    decision = evening.desk.holder.decision
    assert decision is not None
    rows(evening, "Alarm 6 danger")[0].acts[0].run()
    assert "Alarm" in [view.name for view in evening.desk.clocks.views]


def test_an_act_of_a_clock_ticks_it(evening: Evening) -> None:
    row = rows(evening, "constables")[0]
    row.acts[1].run()
    assert rows(evening, "constables")[0].detail == "Danger, 6 of 6"


@pytest.mark.rule("blades 48")
def test_a_clock_is_ticked_by_a_number_that_is_typed(evening: Evening) -> None:
    row = rows(evening, "last tram +9")[0]
    assert (row.group, row.title) == (BoxGroup.ACTS, "Tick “Last tram leaves”: +9")
    row.acts[0].run()
    entry = evening.desk.log.entry(0)
    text = report_text(evening.desk.room.words, entry.report)
    assert text.detail == "full, 6 too many"
    rows(evening, "last tram −3")[0].acts[0].run()
    assert rows(evening, "last tram")[0].detail == "Countdown, 5 of 8"
    assert all(not row.title.startswith("Tick") for row in rows(evening, "3d6+2"))


def test_a_clock_that_cannot_be_says_why(evening: Evening) -> None:
    (row,) = rows(evening, "Big 25 danger")
    assert (row.title, row.enabled) == ("Make a clock: Big 25 danger", False)
    assert row.reason.startswith("A clock has 2 to 24 segments, not 25.")
    assert rows(evening, "nobody is called that") == []


def test_the_recent_campaigns_are_found_by_that_word(evening: Evening) -> None:
    assert titles(rows(evening, "recent"), BoxGroup.ACTS) == ["Open…"]


def test_an_exact_command_stands_above_letters_of_long_names(evening: Evening) -> None:
    rows(evening, "A very long clock name that goes on and on about the tide 6")[0].acts[0].run()
    assert in_groups(rows(evening, "reset"))[0].title == "Reset this workspace"


def test_what_cannot_be_done_now_says_so(evening: Evening) -> None:
    (row,) = [
        one for one in rows(evening, "start the next session") if one.title.startswith("Start")
    ]
    assert (row.enabled, row.reason) == (False, "a session is under way")
    assert [one.title for one in rows(evening, "") if not one.enabled and not one.reason] == []
    (start,) = [one for one in rows(evening, "start the chase") if one.title == "Start the chase"]
    assert start.reason == "a chase runs already"


def test_people_typed_join_the_chase_on_either_side(evening: Evening) -> None:
    found = rows(evening, "ghoul x3 mov9 dex40")
    assert titles(found, BoxGroup.ACTS) == [
        "Add to the chase: 3 × ghoul · Pursuer · MOV 9 · DEX 40",
        "Add to the chase: 3 × ghoul · Quarry · MOV 9 · DEX 40",
    ]
    found[0].acts[0].run()
    view = evening.desk.chase_board.view
    assert view is not None
    ghoul = next(one for one in view.tokens if one.name == "ghoul")
    assert (ghoul.count, ghoul.place_id) == (3, None)  # dragged onto the track when they come
    said = rows(evening, "ghoul quarry mov9 dex40")
    assert titles(said, BoxGroup.ACTS) == [
        "Add to the chase: ghoul · Quarry · MOV 9 · DEX 40",
    ]


def test_people_and_places_of_the_chase_are_found(evening: Evening) -> None:
    (row,) = [one for one in rows(evening, "sexton") if one.title == "The Sexton"]
    assert row.detail == "pursuer, 2 actions, 14 HP, turn 3"
    row.acts[0].run()
    assert evening.desk.chase_board.track.desk.focus == "person-who3"
    assert titles(rows(evening, "chapel"), BoxGroup.THINGS) == ["Chapel yard"]
