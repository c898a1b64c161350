from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel
from tests.models.conftest import Desk

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.dice import Percentile, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.models.clock_model import ClockModel
from duskboard.models.note_model import NoteModel
from duskboard.play.clock import NewClock, link_clocks, make_clock, race_clocks, remove_clock
from duskboard.play.clock_order import move_clock
from duskboard.play.note import WriteNote, remove_note, write_note
from duskboard.play.roll import Decision, resolve

Watch = Callable[[QAbstractItemModel], object]


class Ear:
    """What a model says while it changes."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.heard: list[str] = []
        model.rowsInserted.connect(lambda _p, first, _last: self.heard.append(f"+{first}"))
        model.rowsRemoved.connect(lambda _p, first, _last: self.heard.append(f"-{first}"))
        model.rowsMoved.connect(lambda _p, a, _b, _q, to: self.heard.append(f"{a}>{to}"))
        model.dataChanged.connect(lambda a, b: self.heard.append(f"={a.row()}..{b.row()}"))
        model.modelReset.connect(lambda: self.heard.append("reset"))
        model.layoutChanged.connect(lambda *_: self.heard.append("layout"))

    def take(self) -> list[str]:
        said, self.heard[:] = list(self.heard), []
        return said


def test_clocks_say_only_what_changed(desk: Desk, watched: Watch) -> None:
    alarm, fog, lamps = desk.clock("Alarm"), desk.clock("Fog"), desk.clock("Lamps")
    model = ClockModel(desk.document)
    watched(model)
    ear = Ear(model)
    desk.fill(fog, 3)
    assert ear.take() == ["=1..1"]
    desk.document.undo()
    assert ear.take() == ["=1..1"]
    desk.document.submit(move_clock(desk.document.table, lamps, alarm))
    assert ear.take() == ["2>0"]
    desk.document.submit(remove_clock(desk.document.table, fog))
    assert ear.take() == ["-2"]
    desk.clock("Tide")
    assert ear.take() == ["+2"]
    assert [view.name for view in model.views] == ["Lamps", "Alarm", "Tide"]


def test_a_race_and_a_link_change_both_clocks_and_no_other(desk: Desk, watched: Watch) -> None:
    alarm, fog, lamps = desk.clock("Alarm"), desk.clock("Fog"), desk.clock("Lamps")
    model = ClockModel(desk.document)
    watched(model)
    ear = Ear(model)
    desk.document.submit(race_clocks(desk.document.table, alarm, lamps))
    assert ear.take() == ["=0..0", "=2..2"]
    desk.document.undo()
    ear.take()
    desk.document.submit(link_clocks(desk.document.table, fog, lamps))
    assert ear.take() == ["=1..1", "=2..2"]


def test_what_is_no_clock_is_not_spoken_of(desk: Desk, watched: Watch) -> None:
    alarm = desk.clock("Alarm")
    model = ClockModel(desk.document)
    watched(model)
    ear = Ear(model)
    decision = Decision(check=Percentile(), secret=True)
    desk.document.submit(resolve(desk.document.table, decision, ReportedTotal(total=38)))
    desk.start_session()
    assert ear.take() == []
    note = WriteNote(note_id=EntityId("n"), title="Bells", text="", about=alarm)
    desk.document.submit(write_note(desk.document.table, note))
    assert ear.take() == ["=0..0"]
    assert [view.notes for view in model.views] == [1]


def test_notes_say_only_what_changed(desk: Desk, watched: Watch) -> None:
    alarm = desk.clock("Alarm")
    model = NoteModel(desk.document)
    watched(model)
    ear = Ear(model)
    for key in ("one", "two"):
        request = WriteNote(note_id=EntityId(key), title=key, text="", about=alarm)
        desk.document.submit(write_note(desk.document.table, request))
    assert ear.take() == ["+0", "+1"]
    desk.fill(alarm, 2)
    assert ear.take() == []
    request = WriteNote(note_id=EntityId("two"), title="two", text="Nine bells.", about=None)
    desk.document.submit(write_note(desk.document.table, request))
    assert ear.take() == ["=1..1"]
    desk.document.submit(remove_note(desk.document.table, EntityId("one")))
    assert ear.take() == ["-0"]
    assert [(view.title, view.text, view.about) for view in model.views] == [
        ("two", "Nine bells.", "")
    ]


@pytest.mark.parametrize("count", [40])
def test_ten_steps_back_and_forth_keep_the_model_whole(
    desk: Desk, watched: Watch, count: int
) -> None:
    model = ClockModel(desk.document)
    watched(model)
    for place in range(count):
        kind = ClockKind.PROJECT if place % 2 else ClockKind.DANGER
        request = NewClock(clock_id=EntityId(f"c{place}"), name=f"Clock {place}", kind=kind)
        desk.document.submit(make_clock(desk.document.table, request))
        if place:
            desk.document.submit(
                move_clock(desk.document.table, EntityId(f"c{place}"), EntityId(f"c{place // 2}"))
            )
    names = [view.name for view in model.views]
    for _ in range(10):
        desk.document.undo()
    for _ in range(10):
        desk.document.redo()
    assert [view.name for view in model.views] == names
    assert len(names) == count
