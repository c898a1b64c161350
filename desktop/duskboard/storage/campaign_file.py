"""The campaign file: every step at the table is one durable commit, and nothing is ever forgotten.

`journal` has a row for each step, `version` the value of each entity after each step that changed
it. Earlier tables, undo and the history of a thing are differences of versions.
"""

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Self

from duskboard import __version__
from duskboard.core.identity import AssetId, EntityId
from duskboard.storage.asset import Asset, checked_asset, read_asset
from duskboard.storage.codec import CodecError, NewerBodyError, shared_codec
from duskboard.storage.duplicate import copy_into
from duskboard.storage.error import (
    CampaignFileError,
    DamagedFileError,
    LockedFileError,
    LostFileError,
    NewerFileError,
    telling,
)
from duskboard.storage.file_lock import FileLock
from duskboard.storage.journal import Act, JournalRow, Seq, journal_rows
from duskboard.storage.layout import LAYOUT_STEPS, LayoutStep, upgrade_layout
from duskboard.storage.schema import (
    FLOOR_KEY,
    LAYOUT,
    PROGRAM_KEY,
    claim,
    closed_on_error,
    connect,
    get_meta,
    layout_of,
    make_layout,
    new_file,
    put_meta,
    require_layout,
    transaction,
)
from duskboard.table.entity import Entity, Moment
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction

_ROWS = "SELECT seq, at, session, act, of_seq FROM journal ORDER BY seq"
# The plus keeps SQLite from going through all steps in order rather than through the things.
_AT = """
SELECT version.entity_id, version.kind, version.body
FROM (SELECT entity_id, MAX(seq) AS seq FROM version WHERE +seq <= ? GROUP BY entity_id) AS latest
JOIN version USING (entity_id, seq)
WHERE version.body IS NOT NULL
ORDER BY version.entity_id
"""
_CHANGES = """
SELECT after.entity_id, before.kind, before.body, after.kind, after.body
FROM version AS after
LEFT JOIN version AS before ON before.entity_id = after.entity_id AND before.seq =
  (SELECT MAX(seq) FROM version WHERE entity_id = after.entity_id AND seq < after.seq)
WHERE after.seq = ?
ORDER BY after.rowid
"""
_HISTORY = """
SELECT journal.seq, at, session, act, of_seq, kind, body
FROM version JOIN journal ON journal.seq = version.seq
WHERE entity_id = ?
ORDER BY version.seq
"""
_WRITTEN = "SELECT MAX(seq) FROM version WHERE entity_id = ? AND seq <= ?"
_INSERT_ROW = "INSERT INTO journal(at, session, act, of_seq, report) VALUES(?, ?, ?, ?, ?)"
_INSERT_VERSION = "INSERT INTO version(seq, entity_id, kind, schema, body) VALUES(?, ?, ?, ?, ?)"
_MEMO = "memo-"
"""Before the keys of what is kept beside the table, apart from what the file says of itself."""
_END = 2**63 - 1
_CHUNK = 1000
"""Rows read at once: few enough that Python's collector need not look at them again and again."""


class CampaignFile:
    """An open campaign file, held for this program alone until it is closed.

    Every method that reads or writes raises `CampaignFileError` when the world is in the way, and
    leaves the file usable: what failed has changed nothing.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, lock: FileLock) -> None:
        """Read what the file holds now; use `create` or `open`."""
        self._path = path
        self._connection = connection
        self._lock = lock
        self._counter = lock.change_counter()
        self._codec = shared_codec()
        self._table: Table | None = None
        self._table = self.table()
        floor = get_meta(connection, FLOOR_KEY) or "0"
        if not floor.isdecimal():
            raise DamagedFileError(path, f"{FLOOR_KEY}: {floor[:20]}")
        self._floor = Seq(int(floor))
        self._identity = _identity(path)

    @classmethod
    def create(cls, path: Path) -> Self:
        """Make an empty campaign file and open it.

        Raises:
            FileExistsAlreadyError: There is something of that name.
            CampaignFileError: It cannot be made.
        """
        with new_file(path):
            connection = connect(path)
            with closed_on_error(connection):
                make_layout(connection)
            connection.close()
        return cls.open(path)

    @classmethod
    def open(cls, path: Path, *, steps: Mapping[int, LayoutStep] = LAYOUT_STEPS) -> Self:
        """Open a campaign file; one of an earlier layout is upgraded, the original kept beside it.

        The whole table is read, so that a file that opens is one that can be played.

        Raises:
            CampaignFileError: It cannot be opened, read or written, or is none.
        """
        with telling(path), ExitStack() as held:
            # The lock comes first: SQLite might take back what somebody else is writing.
            lock = held.enter_context(FileLock(path))
            connection = held.enter_context(closing(connect(path)))
            layout = layout_of(connection, path)
            if layout < LAYOUT:
                connection.close()
                upgrade_layout(path, layout, steps)
                held.close()
                lock = held.enter_context(FileLock(path))
                connection = held.enter_context(closing(connect(path)))
                layout_of(connection, path)
            require_layout(connection, path)
            file = cls(path, connection, lock)
            claim(connection, __version__)
            file._counter = lock.change_counter()
            held.pop_all()
            return file

    @property
    def path(self) -> Path:
        """Where the file was opened."""
        return self._path

    @property
    def undo_floor(self) -> Seq:
        """The step at and below which nothing can be undone: 0, or the step of a rescue."""
        return self._floor

    def table(self) -> Table:
        """Return the table as it is now."""
        if self._table is None:
            self._table = self.table_at(Seq(_END))
        return self._table

    def table_at(self, seq: Seq) -> Table:
        """Return the table as it was right after a step; the empty table for 0."""
        with telling(self._path):
            rows = self._connection.execute(_AT, (seq,)).fetchall()
            found = {entity_id: self._entity(entity_id, *row) for entity_id, *row in rows}
        return Table(entities=MappingProxyType({key: e for key, e in found.items() if e}))

    def rows(self) -> tuple[JournalRow, ...]:
        """Return every step, the first one first."""
        rows: list[JournalRow] = []
        with telling(self._path):
            cursor = self._connection.execute(_ROWS)
            while found := cursor.fetchmany(_CHUNK):
                rows.extend(self._rows(found))
        return tuple(rows)

    def report(self, seq: Seq) -> Report | None:
        """Return what a step was, with names as they were then.

        None for an undo or redo (see `of_seq` of its row) and for what cannot be read: "an earlier
        entry".
        """
        try:
            with telling(self._path):
                row = self._connection.execute(
                    "SELECT report FROM journal WHERE seq = ?", (seq,)
                ).fetchone()
            return self._codec.decode_report(row[0]) if row and row[0] is not None else None
        except (CampaignFileError, CodecError):
            return None

    def changes(self, seq: Seq) -> tuple[Change, ...]:
        """Return what a step changed, in the order it was written; before is the version before.

        A change that later versions of the program no longer see as one is left out.
        """
        changes: list[Change] = []
        with telling(self._path):
            for entity_id, *both in self._connection.execute(_CHANGES, (seq,)).fetchall():
                before = self._entity(entity_id, *both[:2])
                after = self._entity(entity_id, *both[2:])
                if before != after:
                    changes.append(Change(entity_id=entity_id, before=before, after=after))
        return tuple(changes)

    def history(self, entity_id: EntityId) -> tuple[tuple[JournalRow, Entity | None], ...]:
        """Return what a thing was after each step that changed it; None where it was gone."""
        with telling(self._path):
            rows = self._connection.execute(_HISTORY, (entity_id,)).fetchall()
        steps = self._rows([row[:5] for row in rows])
        values = [self._entity(entity_id, *row[5:]) for row in rows]
        return tuple(zip(steps, values, strict=True))

    def last_written(self, entity_id: EntityId, seq: Seq) -> Seq | None:
        """Return the last step up to one that changed a thing; None where there is none."""
        with telling(self._path):
            row = self._connection.execute(_WRITTEN, (entity_id, seq)).fetchone()
        return None if row[0] is None else Seq(row[0])

    def commit(
        self, *, at: Moment, session: int, act: Act, of_seq: Seq | None, transaction: Transaction
    ) -> JournalRow:
        """Write a step and return its row once it is on the disk.

        The report of an undo or redo is not kept: it is that of the step it refers to.

        Raises:
            CampaignFileError: It could not be written, and nothing of it is.
            CodecError: Something in it cannot be stored.
            ValueError: `of_seq` is missing, or given with something new.
        """
        if (act is Act.DO) is not (of_seq is None):
            msg = f"of_seq does not fit {act}: {of_seq}"
            raise ValueError(msg)
        report = self._codec.encode_report(transaction.report) if act is Act.DO else None
        versions = [self._version(change) for change in transaction.changes]
        with self._writing():
            cursor = self._connection.execute(_INSERT_ROW, (at, session, act.value, of_seq, report))
            seq = Seq(cursor.lastrowid or 0)
            self._connection.executemany(_INSERT_VERSION, [(seq, *each) for each in versions])
        self._table = None
        return JournalRow(seq=seq, at=at, session=session, act=act, of_seq=of_seq)

    def put_asset(self, media_type: str, data: bytes) -> AssetId:
        """Keep a picture, once however often it is put, and return its name.

        Raises:
            AssetError: It is no picture that can be kept.
            CampaignFileError: It could not be written.
        """
        asset = checked_asset(media_type, data)
        with self._writing():
            self._connection.execute(
                "INSERT OR IGNORE INTO asset(sha256, media_type, bytes) VALUES(?, ?, ?)",
                (asset.asset_id, media_type, data),
            )
        return asset.asset_id

    def asset(self, asset_id: AssetId) -> Asset | None:
        """Return a picture, or None when there is none of that name or it is damaged."""
        with telling(self._path):
            row = self._connection.execute(
                "SELECT media_type, bytes FROM asset WHERE sha256 = ?", (asset_id,)
            ).fetchone()
        return read_asset(asset_id, *row) if row else None

    def memo(self, key: str) -> str | None:
        """Return what is kept beside the table under a key, or None."""
        with telling(self._path):
            return get_meta(self._connection, _MEMO + key)

    def put_memo(self, key: str, text: str) -> None:
        """Keep a text beside the table: no step, and nothing that undo takes back.

        Raises:
            CampaignFileError: It could not be written.
        """
        with self._writing():
            put_meta(self._connection, _MEMO + key, text)

    def duplicate(self, target: Path) -> None:
        """Copy the file as it is now, also when its own place has been taken away.

        Raises:
            FileExistsAlreadyError: There is a file at `target`.
            CampaignFileError: The copy cannot be made.
        """
        copy_into(self._connection, self._path, target)

    def close(self) -> None:
        """Let go of the file. Nothing else can be asked of it then."""
        self._connection.close()
        self._lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with telling(self._path):
            if not self._is_in_its_place():
                # What is written would be lost with the file that nobody can find any more.
                raise LostFileError(self._path)
            with transaction(self._connection):
                if self._lock.change_counter() != self._counter:
                    # Somebody who knows nothing of our lock wrote: it would be written over.
                    raise LockedFileError(self._path)
                yield
            self._counter = self._lock.change_counter()

    def _is_in_its_place(self) -> bool:
        try:
            return _identity(self._path) == self._identity
        except (FileNotFoundError, NotADirectoryError):
            return False

    def _version(self, change: Change) -> tuple[EntityId, str, int, bytes | None]:
        entity = change.after or change.before
        if entity is None:
            msg = f"a change of nothing: {change.entity_id}"
            raise ValueError(msg)
        kind = self._codec.kind_of(entity.value)
        body = self._codec.encode_entity(entity) if change.after else None
        return change.entity_id, kind, self._codec.schema(kind), body

    def _entity(self, entity_id: object, kind: object, body: object) -> Entity | None:
        """Return what a version says; None for "not on the table"."""
        if body is None:
            return None
        try:
            entity = self._codec.decode_entity(body)
        except NewerBodyError as error:
            version = get_meta(self._connection, PROGRAM_KEY) or ""
            raise NewerFileError(self._path, version) from error
        except CodecError as error:
            what = f"{entity_id}: {error.place}: {error.what}"
            raise DamagedFileError(self._path, what) from error
        if (entity.entity_id, self._codec.kind_of(entity.value)) != (entity_id, kind):
            raise DamagedFileError(self._path, f"{entity_id}: the body is of something else")
        return entity

    def _rows(self, found: Sequence[Sequence[object]]) -> tuple[JournalRow, ...]:
        try:
            return journal_rows(found)
        except ValueError as error:
            raise DamagedFileError(self._path, str(error)) from error


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from another that took its name.

    Windows does not let an open file be taken away; there only its being there counts.
    """
    state = path.stat()
    return (state.st_dev, state.st_ino) if os.name == "posix" else None
