"""What a clock has gone through, read from the file."""

from tests.models.conftest import Desk

from duskboard import paths
from duskboard.core.clocks.clock import Beat
from duskboard.core.identity import EntityId
from duskboard.i18n.clock_cause import cause_text
from duskboard.i18n.words import Words
from duskboard.models.clock_history import clock_history
from duskboard.play.clock import EditClock, clear_clock, edit_clock, remove_clock
from duskboard.play.clock_about import write_beat
from duskboard.play.clock_beat import BeatPassed, pass_beat
from duskboard.play.clock_deed import ClockHappened, ClockReset, fire_clock, reset_clock

ALARM = EntityId("alarm")


def points(desk: Desk) -> list[tuple[int | None, int, int]]:
    return [(one.before, one.after, one.size) for one in clock_history(desk.document, ALARM)]


def test_the_history_of_a_clock_is_its_steps_without_those_taken_back(desk: Desk) -> None:
    desk.clock("Alarm")
    begun = points(desk)
    assert [before for before, _, _ in begun] == [None]
    desk.fill(ALARM, 3)
    desk.fill(ALARM, 5)
    desk.document.undo()
    desk.fill(ALARM, 2)
    table = desk.document.table
    desk.document.submit(edit_clock(table, EditClock(clock_id=ALARM, name="Watch")))
    desk.document.submit(edit_clock(desk.document.table, EditClock(clock_id=ALARM, size=8)))
    desk.document.submit(write_beat(desk.document.table, ALARM, Beat.SCENE))
    desk.document.submit(pass_beat(desk.document.table, Beat.SCENE))
    desk.document.submit(clear_clock(desk.document.table, ALARM))
    assert points(desk)[1:] == [(0, 3, 6), (3, 2, 6), (2, 2, 8), (2, 3, 8), (3, 0, 8)]
    assert isinstance(clock_history(desk.document, ALARM)[4].report, BeatPassed)
    desk.document.submit(remove_clock(desk.document.table, ALARM))
    assert len(points(desk)) == 6
    desk.document.undo()
    desk.document.undo()
    desk.document.redo()
    assert points(desk)[-1] == (3, 0, 8)


def test_what_a_full_clock_did_and_what_was_over_are_in_its_history(desk: Desk) -> None:
    desk.clock("Alarm")
    desk.fill(ALARM, 6)
    desk.fill(ALARM, 8)
    desk.document.submit(fire_clock(desk.document.table, ALARM))
    desk.document.submit(reset_clock(desk.document.table, ALARM, carries=True))
    assert points(desk)[1:] == [(0, 6, 6), (6, 6, 6), (6, 2, 6)]
    fired, reset = (one.report for one in clock_history(desk.document, ALARM)[-2:])
    assert isinstance(fired, ClockHappened)
    assert isinstance(reset, ClockReset)
    words = Words(paths.resources() / "translations")
    told = [cause_text(words, one) for one in (fired, reset)]
    assert told == ["It comes about: it happens now", "begins again, 2 carried over"]
