from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QModelIndex
from tests.models.conftest import Desk

from duskboard.core.dice import Percentile, ReportedTotal
from duskboard.models.log_model import LogEntry, LogModel
from duskboard.models.undo_model import UndoModel
from duskboard.panels.session_rows import PAGE, SCAN, SessionHead, SessionRows
from duskboard.play.clock import fill_clock
from duskboard.play.roll import Decision, resolve

Watch = Callable[[QAbstractItemModel], object]
ROOT = QModelIndex()


def rows_of(source: QAbstractItemModel, *, head_first: bool) -> SessionRows:
    return SessionRows(source, lambda row: type(row).__name__, head_first=head_first)


def said(rows: SessionRows) -> list[str]:
    """Heads as "# session", steps by the name of what was done."""
    told = []
    for place in range(rows.rowCount()):
        row = rows.row(place)
        if isinstance(row, LogEntry):
            told.append(type(row.report).__name__)
        else:
            told.append(f"# {row.session}{' first' if row.is_first else ''}")
    return told


def roll(desk: Desk, total: int = 38) -> None:
    decision = Decision(check=Percentile(), secret=True)
    desk.document.submit(resolve(desk.document.table, decision, ReportedTotal(total=total)))


def two_sessions(desk: Desk) -> None:
    desk.start_session()
    roll(desk)
    desk.end_session()
    desk.start_session()
    roll(desk)


def test_the_log_has_a_head_above_every_session_but_the_latest(desk: Desk, watched: Watch) -> None:
    two_sessions(desk)
    rows = rows_of(LogModel(desk.document), head_first=False)
    assert rows.rowCount() == 0
    rows.fetchMore(ROOT)
    watched(rows)
    assert said(rows) == [
        "RollMade",
        "SessionStarted",
        "# 1",
        "SessionEnded",
        "RollMade",
        "SessionStarted",
        "# 0",
        "CampaignBegun",
    ]
    assert rows.canFetchMore(ROOT) is False


def test_a_new_session_gives_the_one_before_its_head(desk: Desk, watched: Watch) -> None:
    desk.start_session()
    roll(desk)
    rows = rows_of(LogModel(desk.document), head_first=False)
    watched(rows)
    rows.fetchMore(ROOT)
    assert said(rows)[:2] == ["RollMade", "SessionStarted"]
    desk.end_session()
    desk.start_session()
    assert said(rows) == [
        "SessionStarted",
        "# 1",
        "SessionEnded",
        "RollMade",
        "SessionStarted",
        "# 0",
        "CampaignBegun",
    ]
    roll(desk)
    assert said(rows)[:3] == ["RollMade", "SessionStarted", "# 1"]


def test_the_undo_list_has_a_head_at_its_top_too(desk: Desk, watched: Watch) -> None:
    two_sessions(desk)
    rows = rows_of(UndoModel(desk.document), head_first=True)
    watched(rows)
    rows.fetchMore(ROOT)
    assert said(rows)[:4] == ["# 2 first", "RollMade", "SessionStarted", "# 1"]
    desk.document.undo()
    assert said(rows)[:3] == ["# 2 first", "SessionStarted", "# 1"]
    desk.document.undo()
    assert said(rows)[:2] == ["# 1 first", "SessionEnded"]
    desk.document.redo()
    assert said(rows)[:3] == ["# 2 first", "SessionStarted", "# 1"]


def test_everything_can_be_taken_back_and_made_again(desk: Desk, watched: Watch) -> None:
    two_sessions(desk)
    rows = rows_of(UndoModel(desk.document), head_first=True)
    watched(rows)
    rows.fetchMore(ROOT)
    before = said(rows)
    while desk.document.undo() is not None:
        pass
    assert said(rows) == []
    while desk.document.redo() is not None:
        pass
    assert said(rows) == before


def test_rows_are_read_page_by_page(desk: Desk, watched: Watch) -> None:
    alarm = desk.clock("Alarm")
    for step in range(2 * PAGE):
        desk.document.submit(fill_clock(desk.document.table, alarm, 1 + step % 2))
    rows = rows_of(LogModel(desk.document), head_first=False)
    rows.fetchMore(ROOT)
    assert rows.rowCount() == PAGE
    desk.document.submit(fill_clock(desk.document.table, alarm, 6))
    assert rows.rowCount() == PAGE + 1
    watched(rows)
    while rows.canFetchMore(ROOT):
        rows.fetchMore(ROOT)
    assert rows.rowCount() == 2 * PAGE + 3
    entries = [rows.row(place) for place in range(rows.rowCount())]
    seqs = [entry.seq for entry in entries if isinstance(entry, LogEntry)]
    assert seqs == list(range(2 * PAGE + 3, 0, -1))


def test_a_search_looks_at_a_part_of_the_journal_at_once(desk: Desk, watched: Watch) -> None:
    roll(desk)
    alarm = desk.clock("Alarm")
    for step in range(SCAN):
        desk.document.submit(fill_clock(desk.document.table, alarm, 1 + step % 2))
    rows = rows_of(LogModel(desk.document), head_first=False)
    rows.set_matches(lambda entry: entry.is_roll)
    assert said(rows) == []
    assert rows.canFetchMore(ROOT) is True
    watched(rows)
    rows.fetchMore(ROOT)
    assert said(rows) == ["RollMade"]
    assert rows.canFetchMore(ROOT) is False


def test_only_what_is_wanted_comes_in(desk: Desk, watched: Watch) -> None:
    desk.start_session()
    rows = rows_of(LogModel(desk.document), head_first=False)
    watched(rows)
    rows.set_matches(lambda entry: entry.is_roll)
    rows.fetchMore(ROOT)
    alarm = desk.clock("Alarm")
    roll(desk)
    desk.fill(alarm, 2)
    assert said(rows) == ["RollMade"]
    desk.end_session()
    desk.start_session()
    assert said(rows) == ["# 1 first", "RollMade"]
    roll(desk)
    assert said(rows) == ["RollMade", "# 1", "RollMade"]
    rows.set_matches(None)
    rows.fetchMore(ROOT)
    assert len(said(rows)) == 10


def test_a_step_taken_back_is_told_where_it_stands(desk: Desk, watched: Watch) -> None:
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 2)
    rows = rows_of(LogModel(desk.document), head_first=False)
    watched(rows)
    rows.fetchMore(ROOT)
    heard: list[int] = []
    rows.dataChanged.connect(lambda top, _bottom: heard.append(top.row()))
    desk.document.undo()
    desk.document.undo()
    assert heard == [0, 1]
    entries = [rows.row(place) for place in range(3)]
    assert [isinstance(entry, LogEntry) and entry.undone for entry in entries] == [
        True,
        True,
        False,
    ]


def test_rows_say_themselves_and_heads_cannot_be_chosen(desk: Desk, watched: Watch) -> None:
    two_sessions(desk)
    rows = rows_of(LogModel(desk.document), head_first=False)
    watched(rows)
    rows.fetchMore(ROOT)
    assert rows.index(0).data() == "LogEntry"
    assert rows.index(2).data() == "SessionHead"
    assert isinstance(rows.row(2), SessionHead)
    assert rows.place_of(desk.document.rows[-1].seq) == 0
    selectable = [bool(rows.flags(rows.index(place)).value & 1) for place in range(4)]
    assert selectable == [True, True, False, True]


def test_rows_far_from_the_top_are_let_go_and_read_again(desk: Desk, watched: Watch) -> None:
    alarm = desk.clock("Alarm")
    for step in range(4 * PAGE):
        desk.document.submit(fill_clock(desk.document.table, alarm, 1 + step % 2))
    rows = rows_of(LogModel(desk.document), head_first=False)
    rows.trim(0)
    while rows.canFetchMore(ROOT):
        rows.fetchMore(ROOT)
    everything = [rows.row(place) for place in range(rows.rowCount())]
    assert len(everything) == 4 * PAGE + 2
    rows.trim(4 * PAGE)
    assert rows.rowCount() == 4 * PAGE + 2
    rows.trim(PAGE)
    assert rows.rowCount() == PAGE + 8
    rows.trim(0)
    assert rows.rowCount() == PAGE + 8
    watched(rows)
    while rows.canFetchMore(ROOT):
        rows.fetchMore(ROOT)
    assert [rows.row(place) for place in range(rows.rowCount())] == everything
