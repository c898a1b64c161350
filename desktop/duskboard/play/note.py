"""Notes of the game master, on anything."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError, get, make, put, take
from duskboard.table.entity import Entity, Note, Session
from duskboard.table.name import name_of
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteNote:
    """A wish for a note, or for another wording of one.

    Attributes:
        note_id: The note; one that is on the table is rewritten.
        title: Its title, or "".
        text: Plain text.
        about: What it is on, or None.
    """

    note_id: EntityId
    title: str
    text: str
    about: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteWritten(Report):
    """A note was written."""

    note_id: EntityId
    title: str
    about: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteEdited(Report):
    """A note was rewritten."""

    note_id: EntityId
    title: str
    about: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteRemoved(Report):
    """A note was thrown away."""

    note_id: EntityId
    title: str


def write_note(table: Table, request: WriteNote) -> Transaction:
    """Return the step that writes a note or rewrites one.

    Raises:
        NotOnTableError: What it is to be about is not on the table.
        AlreadyOnTableError: The identifier is taken by something else than a note.
        NothingToChangeError: It is written so already.
        ValueError: Title and text are both blank.
    """
    entity = table.get(request.note_id)
    before = table.value(request.note_id, Note)
    # A note outlives what it is about, and can be reworded then.
    if request.about is not None and (before is None or before.about != request.about):
        get(table, request.about)
    about = name_of(table, request.about)
    if entity is not None and isinstance(entity.value, Note):
        note = replace(entity.value, title=request.title, text=request.text, about=request.about)
        changes = put(table, replace(entity, value=note))
        if not changes:
            raise NothingToChangeError
        edited = NoteEdited(note_id=request.note_id, title=note.title, about=about)
        return Transaction(report=edited, changes=changes)
    note = Note(
        title=request.title,
        text=request.text,
        about=request.about,
        session=_session_number(table),
    )
    new = Entity(entity_id=request.note_id, value=note, rank=last_rank(table, Note))
    written = NoteWritten(note_id=request.note_id, title=note.title, about=about)
    return Transaction(report=written, changes=make(table, new))


def remove_note(table: Table, note_id: EntityId) -> Transaction:
    """Return the step that throws a note away.

    Raises:
        NotOnTableError: It is not on the table.
    """
    note = table.value(note_id, Note)
    if note is None:
        raise NotOnTableError(note_id)
    return Transaction(
        report=NoteRemoved(note_id=note_id, title=note.title), changes=(take(table, note_id),)
    )


def _session_number(table: Table) -> int:
    entity = table.session
    return entity.value.number if entity and isinstance(entity.value, Session) else 0
