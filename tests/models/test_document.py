from secrets import token_hex

import pytest
from tests.models.conftest import Desk

from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.models.document import Step
from duskboard.play.change import NothingToChangeError
from duskboard.play.clock import ClocksTicked, fill_clock, remove_clock
from duskboard.play.going_back import WentBack
from duskboard.play.note import WriteNote, write_note
from duskboard.storage.error import DiskFullError
from duskboard.storage.journal import Act
from duskboard.table.entity import Visibility
from duskboard.table.table import StaleChangeError
from duskboard.table.transaction import Report, Transaction


def filled(desk: Desk, clock_id: EntityId) -> int | None:
    clock = desk.document.table.value(clock_id, Clock)
    return None if clock is None else clock.filled


def test_a_step_is_in_the_file_before_anybody_hears_of_it(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    heard: list[tuple[int, bool]] = []

    def on_changed(step: Step) -> None:
        stored = desk.document.file.table().value(alarm, Clock)
        heard.append(
            (stored.filled if stored else -1, not desk.document.file.changes(step.row.seq))
        )

    desk.document.changed.connect(on_changed)
    step = desk.fill(alarm, 4)
    assert heard == [(4, False)]
    assert isinstance(step.report, ClocksTicked)
    assert desk.document.report(step.row.seq) == step.report


def test_a_step_made_from_another_table_is_refused_and_nobody_hears(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    stale = fill_clock(desk.document.table, alarm, 3)
    desk.fill(alarm, 5)
    before = desk.document.table, desk.document.rows
    heard: list[Step] = []
    desk.document.changed.connect(heard.append)
    with pytest.raises(StaleChangeError):
        desk.document.submit(stale)
    assert (desk.document.table, desk.document.rows, heard) == (*before, [])


def test_a_full_disk_changes_nothing(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    before = desk.document.table, desk.document.rows, desk.document.next_undo
    heard: list[Step] = []
    desk.document.changed.connect(heard.append)
    connection = desk.document.file._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    long = WriteNote(note_id=EntityId("n"), title="Long", text=token_hex(100_000))
    with pytest.raises(DiskFullError):
        desk.document.submit(write_note(desk.document.table, long))
    assert (desk.document.table, desk.document.rows, desk.document.next_undo) == before
    assert heard == []
    connection.execute("PRAGMA max_page_count = 1000000")
    desk.fill(alarm, 6)
    assert filled(desk, alarm) == 6


def test_undo_and_redo_lay_the_table_as_it_was(desk: Desk) -> None:
    tables = [desk.document.table]
    alarm = desk.clock("Alarm")
    tables.append(desk.document.table)
    desk.fill(alarm, 2)
    tables.append(desk.document.table)
    desk.document.submit(remove_clock(desk.document.table, alarm))
    tables.append(desk.document.table)
    for table in reversed(tables[:-1]):
        step = desk.document.undo()
        assert step is not None
        assert step.row.act is Act.UNDO
        assert desk.document.table == table
    for table in tables[1:]:
        step = desk.document.redo()
        assert step is not None
        assert step.row.act is Act.REDO
        assert desk.document.table == table
    assert desk.document.redo() is None


def test_undo_says_what_it_took_back_and_what_changed(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    done = desk.fill(alarm, 2)
    undone = desk.document.undo()
    assert undone is not None
    assert undone.report == done.report
    assert undone.row.of_seq == done.row.seq
    assert undone.changes == tuple(change.inverted() for change in done.changes)


def test_a_new_act_clears_what_could_be_redone(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 2)
    desk.document.undo()
    assert desk.document.next_redo is not None
    desk.fill(alarm, 5)
    assert desk.document.next_redo is None
    assert desk.document.redo() is None
    assert filled(desk, alarm) == 5


def test_nothing_to_undo_says_nothing(desk: Desk) -> None:
    desk.document.undo()
    heard: list[Step] = []
    desk.document.changed.connect(heard.append)
    assert desk.document.undo() is None
    assert heard == []


def test_undo_and_redo_go_on_after_closing_and_reopening(desk: Desk) -> None:
    alarm = desk.clock("Alarm", size=12)
    for segments in range(1, 11):
        desk.fill(alarm, segments)
    for _ in range(10):
        desk.document.undo()
    assert filled(desk, alarm) == 0
    desk.close_and_reopen()
    assert filled(desk, alarm) == 0
    for segments in range(1, 11):
        assert desk.document.redo() is not None
        assert filled(desk, alarm) == segments
    desk.close_and_reopen()
    assert desk.document.next_redo is None
    desk.document.undo()
    assert filled(desk, alarm) == 9


def test_the_first_step_into_an_earlier_session_needs_a_second_press(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.start_session()
    desk.fill(alarm, 1)
    desk.fill(alarm, 2)
    desk.end_session()
    desk.start_session()
    desk.fill(alarm, 3)
    desk.close_and_reopen()
    asked = []
    while desk.document.next_undo is not None:
        asked.append((desk.document.next_undo.session, desk.document.undo_needs_second_press))
        desk.document.undo()
    assert asked == [
        (2, False),
        (2, False),
        (1, True),
        (1, False),
        (1, False),
        (1, False),
        (0, True),
        (0, False),
    ]
    assert desk.document.undo_needs_second_press is False


def test_something_new_has_the_next_step_back_ask_again(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.start_session()
    desk.fill(alarm, 1)
    desk.end_session()
    desk.start_session()
    desk.document.undo()
    assert desk.document.undo_needs_second_press is True
    desk.document.undo()
    assert desk.document.undo_needs_second_press is False
    desk.end_session()
    desk.start_session()
    assert desk.document.undo_needs_second_press is False
    desk.document.undo()
    assert desk.document.undo_needs_second_press is True


def test_undo_belongs_to_the_evening_it_is_made_in(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.start_session()
    desk.fill(alarm, 1)
    desk.end_session()
    desk.start_session()
    desk.document.undo()
    step = desk.document.undo()
    assert step is not None
    assert step.row.session == 2


def test_going_back_is_a_new_step_that_can_be_undone(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    there = desk.fill(alarm, 2)
    then = desk.document.table
    desk.fill(alarm, 5)
    fog = desk.clock("Fog")
    later = desk.document.table
    step = desk.document.go_back(there.row.seq)
    assert desk.document.table == then
    assert step.report == WentBack(seq=there.row.seq, at=there.row.at)
    assert step.row.act is Act.DO
    assert desk.document.table.get(fog) is None
    desk.document.undo()
    assert desk.document.table == later


def test_going_back_to_now_is_refused(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    step = desk.fill(alarm, 2)
    with pytest.raises(NothingToChangeError):
        desk.document.go_back(step.row.seq)
    assert desk.document.rows[-1] == step.row


def test_history_tells_every_value_of_a_thing(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 3)
    desk.document.undo()
    desk.document.submit(remove_clock(desk.document.table, alarm))
    told = [
        (row.act, entity.value.filled if entity and isinstance(entity.value, Clock) else None)
        for row, entity in desk.document.history(alarm)
    ]
    assert told == [(Act.DO, 0), (Act.DO, 3), (Act.UNDO, 0), (Act.DO, None)]


def test_a_step_back_that_reveals_says_so_before_it_is_shown(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    heard: list[str] = []
    desk.document.revealing.connect(lambda: heard.append("revealing"))
    desk.document.changed.connect(lambda _step: heard.append("changed"))
    desk.document.undo()
    assert heard == ["revealing", "changed"]


def test_only_steps_back_and_forth_warn_of_what_they_reveal(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    heard: list[str] = []
    desk.document.revealing.connect(lambda: heard.append("revealing"))
    shown = desk.show(alarm)
    assert heard == []
    desk.document.undo()
    assert heard == []
    desk.document.redo()
    assert heard == ["revealing"]
    desk.show(alarm, Visibility.HIDDEN)
    desk.document.go_back(shown.row.seq)
    assert heard == ["revealing", "revealing"]


def test_a_step_without_changes_is_kept_and_undone_too(desk: Desk) -> None:
    table = desk.document.table
    heard: list[Step] = []
    desk.document.changed.connect(heard.append)
    alarm = desk.clock("Alarm")
    empty = Transaction(report=desk.fill(alarm, 1).report or Report(), changes=())
    desk.document.submit(empty)
    desk.document.undo()
    assert filled(desk, alarm) == 1
    assert [step.row.act for step in heard] == [Act.DO, Act.DO, Act.DO, Act.UNDO]
    assert desk.document.table != table


def test_lists_may_ask_after_closing_for_what_was_never_read(desk: Desk) -> None:
    desk.clock("Alarm")
    seq = desk.document.rows[-1].seq
    document = desk.close_and_reopen()
    document.close()
    assert document.report(seq) is None
