from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QModelIndex
from tests.models.conftest import Desk

from duskboard.core.dice import Percentile, ReportedTotal
from duskboard.models.log_model import LogModel
from duskboard.models.undo_model import UndoModel
from duskboard.models.view_list_model import ModelRole
from duskboard.play.campaign import CampaignBegun
from duskboard.play.clock import ClockMade, ClocksTicked
from duskboard.play.roll import Decision, RollMade, resolve

Watch = Callable[[QAbstractItemModel], object]


def titles(model: LogModel | UndoModel) -> list[str]:
    return [type(model.entry(row).report).__name__ for row in range(model.rowCount())]


def heard_by(model: QAbstractItemModel) -> list[str]:
    heard: list[str] = []
    model.rowsInserted.connect(lambda _p, first, last: heard.append(f"+{first}..{last}"))
    model.rowsRemoved.connect(lambda _p, first, last: heard.append(f"-{first}..{last}"))
    model.dataChanged.connect(lambda a, b: heard.append(f"={a.row()}..{b.row()}"))
    model.modelReset.connect(lambda: heard.append("reset"))
    return heard


def test_the_log_tells_each_step_once_the_newest_first(desk: Desk, watched: Watch) -> None:
    model = LogModel(desk.document)
    watched(model)
    heard = heard_by(model)
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 2)
    assert titles(model) == ["ClocksTicked", "ClockMade", "CampaignBegun"]
    assert heard == ["+0..0", "+0..0"]
    desk.document.undo()
    assert heard == ["+0..0", "+0..0", "=0..0"]
    assert [model.entry(row).undone for row in range(3)] == [True, False, False]
    desk.document.undo()
    assert [model.entry(row).undone for row in range(3)] == [True, True, False]
    desk.document.redo()
    assert heard[3:] == ["=1..1", "=1..1"]
    assert [model.entry(row).undone for row in range(3)] == [True, False, False]
    assert model.rowCount() == 3


def test_a_reopened_log_says_the_same(desk: Desk, watched: Watch) -> None:
    desk.start_session()
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 2)
    desk.document.undo()
    before = LogModel(desk.document)
    entries = [before.entry(row) for row in range(before.rowCount())]
    document = desk.close_and_reopen()
    model = LogModel(document)
    watched(model)
    assert [model.entry(row) for row in range(model.rowCount())] == entries
    assert [entry.session for entry in entries] == [1, 1, 1, 0]
    assert [entry.undone for entry in entries] == [True, False, False, False]


def test_the_entries_of_a_session_stand_oldest_first(desk: Desk) -> None:
    desk.start_session()
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 2)
    model = LogModel(desk.document)
    reports = [type(entry.report) for entry in model.entries(1)]
    assert reports[1:] == [ClockMade, ClocksTicked]
    assert [type(entry.report) for entry in model.entries(0)] == [CampaignBegun]


def test_a_roll_is_known_as_one(desk: Desk, watched: Watch) -> None:
    model = LogModel(desk.document)
    watched(model)
    decision = Decision(check=Percentile(), who="Edda", secret=True)
    desk.document.submit(resolve(desk.document.table, decision, ReportedTotal(total=38)))
    entry = model.entry(0)
    assert entry.is_roll is True
    assert isinstance(entry.report, RollMade)
    assert entry.report.roll.total == 38
    assert model.entry(1).is_roll is False
    index = model.index(0)
    assert index.data(ModelRole.VIEW) == entry
    assert index.data(ModelRole.KEY) == entry.seq
    assert model.data(QModelIndex(), ModelRole.VIEW) is None


def test_the_undo_list_shrinks_and_grows_at_its_first_row(desk: Desk, watched: Watch) -> None:
    model = UndoModel(desk.document)
    watched(model)
    heard = heard_by(model)
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 1)
    desk.document.undo()
    desk.document.undo()
    desk.document.redo()
    desk.fill(alarm, 5)
    assert heard == ["+0..0", "+0..0", "-0..0", "-0..0", "+0..0", "+0..0"]
    assert titles(model) == ["ClocksTicked", "ClockMade", "CampaignBegun"]
    assert [model.entry(row).seq for row in range(3)] == [
        row.seq for row in reversed(desk.document.undo_steps)
    ]


def test_the_undo_list_of_a_reopened_file_is_the_same(desk: Desk, watched: Watch) -> None:
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 1)
    desk.fill(alarm, 2)
    desk.document.undo()
    before = titles(UndoModel(desk.document))
    model = UndoModel(desk.close_and_reopen())
    watched(model)
    assert titles(model) == before == ["ClocksTicked", "ClockMade", "CampaignBegun"]
    model_row = model.index(0)
    assert model_row.data(ModelRole.VIEW) == model.entry(0)
    assert model_row.data(ModelRole.KEY) == model.entry(0).seq
