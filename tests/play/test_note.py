from dataclasses import replace

import pytest

from duskboard.core.identity import EntityId
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.clock import NewClock, make_clock, remove_clock
from duskboard.play.note import (
    NoteEdited,
    NoteRemoved,
    NoteWritten,
    WriteNote,
    remove_note,
    write_note,
)
from duskboard.play.session import start_session
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Entity, Moment, Note, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Transaction

GATE, NOTE, OTHER, GONE = (EntityId(name) for name in ("gate", "note", "other", "gone"))
WISH = WriteNote(note_id=NOTE, title="Guard", text="Sleeps at nine", about=GATE)


def done(table: Table, step: Transaction) -> Table:
    return table.applied(step.changes)


@pytest.fixture
def table() -> Table:
    """A gate, and session 1 running."""
    laid = done(Table(), make_clock(Table(), NewClock(clock_id=GATE, name="The gate")))
    return done(laid, start_session(laid, Moment(5)))


def test_a_note_is_hidden_knows_its_session_and_stands_last(table: Table) -> None:
    first = done(table, write_note(table, WISH))
    step = write_note(first, WriteNote(note_id=OTHER, title="", text="Rain"))
    assert first.get(NOTE) == Entity(
        entity_id=NOTE,
        value=Note(title="Guard", text="Sleeps at nine", about=GATE, session=1),
        visibility=Visibility.HIDDEN,
        rank=0.0,
    )
    assert step == Transaction(
        report=NoteWritten(note_id=OTHER, title="", about=""),
        changes=(
            Change(
                entity_id=OTHER,
                before=None,
                after=Entity(
                    entity_id=OTHER, value=Note(title="", text="Rain", session=1), rank=1.0
                ),
            ),
        ),
    )


def test_a_note_before_the_first_session_belongs_to_none() -> None:
    step = write_note(Table(), WriteNote(note_id=NOTE, title="Idea", text=""))
    assert done(Table(), step).value(NOTE, Note) == Note(title="Idea", text="", session=0)


def test_a_report_names_what_the_note_is_about(table: Table) -> None:
    assert write_note(table, WISH).report == NoteWritten(
        note_id=NOTE, title="Guard", about="The gate"
    )


def test_a_rewritten_note_keeps_its_session_visibility_and_place(table: Table) -> None:
    written = done(table, write_note(table, WISH))
    written = done(written, set_visibility(written, NOTE, Visibility.SHOWN))
    wish = WriteNote(note_id=NOTE, title="Guards", text="Both sleep")
    step = write_note(written, wish)
    assert step.report == NoteEdited(note_id=NOTE, title="Guards", about="")
    assert done(written, step).get(NOTE) == Entity(
        entity_id=NOTE,
        value=Note(title="Guards", text="Both sleep", about=None, session=1),
        visibility=Visibility.SHOWN,
        rank=0.0,
    )


def test_a_note_outlives_what_it_is_about_and_can_be_reworded(table: Table) -> None:
    written = done(table, write_note(table, WISH))
    alone = done(written, remove_clock(written, GATE))
    step = write_note(alone, replace(WISH, text="Slept"))
    assert step.report == NoteEdited(note_id=NOTE, title="Guard", about="")
    assert done(alone, step).value(NOTE, Note) == Note(
        title="Guard", text="Slept", about=GATE, session=1
    )


def test_notes_that_cannot_be_are_refused(table: Table) -> None:
    written = done(table, write_note(table, WISH))
    with pytest.raises(NothingToChangeError):
        write_note(written, WISH)
    with pytest.raises(ValueError, match=r"Note\.title and Note\.text are blank"):
        write_note(written, WriteNote(note_id=OTHER, title=" ", text=""))
    with pytest.raises(ValueError, match=r"Note\.title and Note\.text are blank"):
        write_note(written, WriteNote(note_id=NOTE, title=" ", text=""))
    with pytest.raises(AlreadyOnTableError) as taken:
        write_note(written, WriteNote(note_id=GATE, title="A", text=""))
    assert taken.value.args == (GATE,)
    for note_id in (NOTE, OTHER):
        with pytest.raises(NotOnTableError) as refusal:
            write_note(written, WriteNote(note_id=note_id, title="A", text="", about=GONE))
        assert refusal.value.args == (GONE,)


def test_a_note_is_thrown_away(table: Table) -> None:
    written = done(table, write_note(table, WISH))
    step = remove_note(written, NOTE)
    assert step.report == NoteRemoved(note_id=NOTE, title="Guard")
    assert done(written, step) == table
    for missing in (GONE, GATE):
        with pytest.raises(NotOnTableError) as refusal:
            remove_note(written, missing)
        assert refusal.value.args == (missing,)
