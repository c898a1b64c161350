import errno
import pickle
import sqlite3
from pathlib import Path

import pytest

from duskboard.storage.error import (
    CampaignFileError,
    DamagedFileError,
    DeviceError,
    DiskFullError,
    FileExistsAlreadyError,
    LockedFileError,
    LostFileError,
    MissingFileError,
    MissingFolderError,
    NewerFileError,
    NotACampaignError,
    ReadOnlyFileError,
    from_sqlite,
    from_system,
    telling,
)


def sqlite_error(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("what SQLite says")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("SQLITE_FULL", DiskFullError),
        ("SQLITE_BUSY", LockedFileError),
        ("SQLITE_BUSY_RECOVERY", LockedFileError),
        ("SQLITE_LOCKED", LockedFileError),
        ("SQLITE_READONLY", ReadOnlyFileError),
        ("SQLITE_READONLY_ROLLBACK", ReadOnlyFileError),
        ("SQLITE_READONLY_DBMOVED", LostFileError),
        ("SQLITE_CANTOPEN", MissingFileError),
        ("SQLITE_CORRUPT", DamagedFileError),
        ("SQLITE_CORRUPT_INDEX", DamagedFileError),
        ("SQLITE_CONSTRAINT_UNIQUE", DamagedFileError),
        ("SQLITE_ERROR", DamagedFileError),
        ("SQLITE_TOOBIG", DamagedFileError),
        ("SQLITE_NOTADB", NotACampaignError),
        ("SQLITE_IOERR", DeviceError),
        ("SQLITE_IOERR_FSYNC", DeviceError),
        ("SQLITE_PROTOCOL", DeviceError),
    ],
)
def test_an_error_of_sqlite_has_one_meaning(
    path: Path, name: str, kind: type[CampaignFileError]
) -> None:
    told = from_sqlite(path, sqlite_error(name))
    assert type(told) is kind
    assert told.path == path


def test_text_that_is_no_utf8_is_damage(path: Path) -> None:
    told = from_sqlite(path, sqlite3.OperationalError("Could not decode to UTF-8"))
    assert isinstance(told, DamagedFileError)


@pytest.mark.parametrize("name", ["SQLITE_MISUSE", "SQLITE_RANGE"])
def test_a_wrong_use_of_sqlite_is_our_mistake(path: Path, name: str) -> None:
    assert from_sqlite(path, sqlite_error(name)) is None
    with pytest.raises(sqlite3.OperationalError), telling(path):
        raise sqlite_error(name)
    with pytest.raises(sqlite3.ProgrammingError), telling(path):
        raise sqlite3.ProgrammingError


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, DiskFullError),
        (errno.EDQUOT, DiskFullError),
        (errno.EEXIST, FileExistsAlreadyError),
        (errno.ENOENT, MissingFileError),
        (errno.EISDIR, NotACampaignError),
        (errno.EROFS, MissingFileError),  # refused, and there is nothing there
        (errno.EIO, DeviceError),
        (errno.ENODEV, DeviceError),
    ],
)
def test_an_error_of_the_system_has_one_meaning(
    path: Path, number: int, kind: type[CampaignFileError]
) -> None:
    told = from_system(path, OSError(number, "what the system says"))
    assert type(told) is kind
    assert told.path == path


def test_a_path_without_a_folder_is_told_apart(path: Path) -> None:
    lost = path / "deep" / "file"
    assert type(from_system(lost, OSError(errno.ENOENT, ""))) is MissingFolderError


def test_a_row_of_impossible_size_is_damage(path: Path) -> None:
    with pytest.raises(DamagedFileError), telling(path):
        raise MemoryError


@pytest.mark.parametrize(
    "error",
    [
        LockedFileError(Path("a")),
        NewerFileError(Path("a"), "1.2"),
        DamagedFileError(Path("a"), "row 3"),
        DeviceError(Path("a"), "EIO"),
    ],
)
def test_an_error_survives_a_worker(error: CampaignFileError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert (again.args, vars(again)) == (error.args, vars(error))
