"""The SQL of a campaign file, and the connection to it.

The layout is checked to the letter before anything else is read: a file from a stranger may hold
triggers, views and expressions that act when touched.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from duskboard.storage.error import (
    DamagedFileError,
    NewerFileError,
    NotACampaignError,
    telling,
)

SUFFIX = ".duskboard"
"""The end of the name of a campaign file."""
APPLICATION_ID = int.from_bytes(b"DUSK", "big")
"""What makes an SQLite file ours."""
LAYOUT = 1
"""The layout that this program writes: `user_version` of the file."""
PAGE_SIZE = 4096
"""Bytes of a page: never another size, so that a rescue need not ask a broken file."""

PROGRAM_KEY = "program"
"""In `meta`: the version of the program that had the file open last."""
FLOOR_KEY = "undo-floor"
"""In `meta`: the step at and below which nothing can be undone."""

_MAX_ROW = 20 * 2**20
"""The most bytes of a row: the largest picture and some more."""
_PATIENCE = 0.2
"""Seconds to wait for a scanner or an indexer that looks at the file for a moment."""

_TABLES = {
    "journal": """CREATE TABLE journal(
  seq INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  session INTEGER NOT NULL,
  act TEXT NOT NULL CHECK(act IN ('do', 'undo', 'redo')),
  of_seq INTEGER CHECK((act = 'do') = (of_seq IS NULL)),
  report BLOB
)""",
    "version": """CREATE TABLE version(
  seq INTEGER NOT NULL REFERENCES journal(seq),
  entity_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  schema INTEGER NOT NULL,
  body BLOB,
  PRIMARY KEY(entity_id, seq)
)""",
    "asset": """CREATE TABLE asset(
  sha256 TEXT NOT NULL PRIMARY KEY,
  media_type TEXT NOT NULL,
  bytes BLOB NOT NULL
)""",
    "meta": """CREATE TABLE meta(
  key TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
)""",
}
_INDEXES = {"version_seq": ("version", "CREATE INDEX version_seq ON version(seq)")}
_KEYED = ("version", "asset", "meta")
"""Tables whose primary key has an index of its own."""


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that holds the file for itself from its first write on.

    Nothing is written yet. Every commit on it is durable when it returns. It may be used
    on another thread than this one, but only on one at a time.

    Raises:
        CampaignFileError: The file cannot be opened, or not be read from its beginning.
    """
    with telling(path):
        connection = sqlite3.connect(
            _uri(path), uri=True, isolation_level=None, timeout=_PATIENCE, check_same_thread=False
        )
        with closed_on_error(connection):
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MAX_ROW)
            for pragma in (
                "trusted_schema = OFF",
                "cell_size_check = ON",
                "locking_mode = EXCLUSIVE",
                "synchronous = FULL",
                "fullfsync = ON",  # macOS: through the disk's own cache
                "temp_store = MEMORY",
                "foreign_keys = ON",
            ):
                connection.execute(f"PRAGMA {pragma}")
        return connection


def make_layout(connection: sqlite3.Connection) -> None:
    """Make the tables of an empty campaign in an empty file, in one commit."""
    connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
    with transaction(connection):
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {LAYOUT}")
        for sql in _TABLES.values():
            connection.execute(sql)
        for _, sql in _INDEXES.values():
            connection.execute(sql)


def layout_of(connection: sqlite3.Connection, path: Path) -> int:
    """Return the layout of the file, this program's or an older one.

    Raises:
        NotACampaignError: It is an SQLite file of something else.
        NewerFileError: Its layout is newer.
        DamagedFileError: It is empty or cut off.
    """
    pages = _number(connection, "page_count")
    if not pages:
        raise DamagedFileError(path, "empty")
    if _number(connection, "application_id") != APPLICATION_ID:
        raise NotACampaignError(path)
    layout = _number(connection, "user_version")
    if layout > LAYOUT:
        raise NewerFileError(path, _program(connection))
    # SQLite takes the last page for whole if only its beginning is there.
    if _number(connection, "page_size") != PAGE_SIZE or path.stat().st_size < pages * PAGE_SIZE:
        raise DamagedFileError(path, "cut off")
    return layout


def require_layout(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that holds other tables, indexes, triggers or views than ours.

    Raises:
        DamagedFileError: Something is missing, changed, or does not belong.
    """
    wanted: set[tuple[str, str, str, str | None]]
    wanted = {("table", name, name, sql) for name, sql in _TABLES.items()}
    wanted |= {("index", name, table, sql) for name, (table, sql) in _INDEXES.items()}
    wanted |= {("index", f"sqlite_autoindex_{name}_1", name, None) for name in _KEYED}
    found = set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))
    for kind, name, *_ in found ^ wanted:
        raise DamagedFileError(path, f"not the layout of a campaign: {kind} {name}")


def claim(connection: sqlite3.Connection, program: str) -> None:
    """Take the file for this connection alone, and notice at once if it cannot be written."""
    connection.execute("PRAGMA journal_mode = DELETE")
    with transaction(connection, "EXCLUSIVE"):
        connection.execute(f"PRAGMA user_version = {LAYOUT}")
        put_meta(connection, PROGRAM_KEY, program)


def get_meta(connection: sqlite3.Connection, key: str) -> str | None:
    """Return what the file says of itself under a key, or None."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return row[0] if row and isinstance(row[0], str) else None


def put_meta(connection: sqlite3.Connection, key: str, value: str) -> None:
    """Write what the file says of itself under a key."""
    connection.execute("INSERT OR REPLACE INTO meta(key, value) VALUES(?, ?)", (key, value))


@contextmanager
def transaction(connection: sqlite3.Connection, mode: str = "IMMEDIATE") -> Iterator[None]:
    """Commit what the block does, or nothing of it."""
    connection.execute(f"BEGIN {mode}")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # A full disk may have rolled back already. If rolling back fails as well, the journal
        # beside the file does it at the next opening.
        if connection.in_transaction:
            try:
                connection.execute("ROLLBACK")
            except sqlite3.Error as error:
                error.add_note("while rolling back")
        raise


@contextmanager
def closed_on_error(connection: sqlite3.Connection) -> Iterator[None]:
    """Close the connection if the block fails."""
    try:
        yield
    except BaseException:
        connection.close()
        raise


@contextmanager
def new_file(path: Path) -> Iterator[None]:
    """Make an empty file, never in place of another, and take it away if the block fails.

    Raises:
        FileExistsAlreadyError: There is something of that name.
        CampaignFileError: It cannot be made.
    """
    with telling(path):
        path.open("xb").close()
        try:
            yield
        except BaseException:
            path.unlink(missing_ok=True)
            raise


def _program(connection: sqlite3.Connection) -> str:
    """Return the version that a newer layout says wrote it, if it says so as ours does, or ""."""
    sql = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = 'meta'"
    is_ours = connection.execute(sql).fetchone() == (_TABLES["meta"],)
    return get_meta(connection, PROGRAM_KEY) or "" if is_ours else ""


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    row = connection.execute(f"PRAGMA {pragma}").fetchone()
    return int(row[0])


def _uri(path: Path) -> str:
    """Return the path as SQLite wants it, to open but never to make it."""
    uri = path.absolute().as_uri()
    if not uri.startswith("file:///"):
        uri = uri.replace("file://", "file:////", 1)  # a Windows share: SQLite knows no hosts
    return f"{uri}?mode=rw"
