"""What can go wrong in the world around a campaign file, and nothing of our own making.

Each error is told to the user with what to do. Errors of the operating system and of SQLite are
turned into them in this one place; anything else that is raised is a mistake of the program.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType


class CampaignFileError(Exception):
    """The campaign file cannot be used as wished. Args: the path, then what the class says."""

    def __init__(self, path: Path, *details: str) -> None:
        """Remember the file and what is known of its trouble."""
        super().__init__(path, *details)
        self.path = path


class MissingFileError(CampaignFileError):
    """There is no such file. Args: the path."""


class LostFileError(MissingFileError):
    """The open file was taken away, or another one put in its place. Args: the path.

    What is on the table is whole still, and `CampaignFile.duplicate` saves it in a new place.
    """


class MissingFolderError(CampaignFileError):
    """The folder for a new file does not exist. Args: the path of the file."""


class FileExistsAlreadyError(CampaignFileError):
    """A new file would overwrite another one. Args: the path."""


class NotACampaignError(CampaignFileError):
    """The file is something else. Args: the path."""


class NewerFileError(CampaignFileError):
    """A newer program wrote the file. Args: the path, that program's version or ""."""

    def __init__(self, path: Path, version: str) -> None:
        """Remember the file and the version that wrote it."""
        super().__init__(path, version)
        self.version = version


class DamagedFileError(CampaignFileError):
    """The file is broken; `rescue` reads what it can. Args: the path, what was found."""

    def __init__(self, path: Path, what: str) -> None:
        """Remember the file and what was found, in English for a report."""
        super().__init__(path, what)
        self.what = what


class ReadOnlyFileError(CampaignFileError):
    """The file must not be written. Args: the path."""


class UnreadableFileError(CampaignFileError):
    """The file must not be read. Args: the path."""


class FolderNotWritableError(CampaignFileError):
    """Nothing may be written in the folder of the file. Args: the path of the file."""


class LockedFileError(CampaignFileError):
    """Another program has the file open, or this one has. Args: the path."""


class DiskFullError(CampaignFileError):
    """There is no room left; nothing was changed. Args: the path."""


class DeviceError(CampaignFileError):
    """The disk or the network does not answer as it should. Args: the path, what was said."""

    def __init__(self, path: Path, what: str) -> None:
        """Remember the file and what the system said."""
        super().__init__(path, what)
        self.what = what


_BY_CODE: Mapping[str, type[CampaignFileError]] = MappingProxyType(
    {
        "AUTH": ReadOnlyFileError,
        "BUSY": LockedFileError,
        "FULL": DiskFullError,
        "LOCKED": LockedFileError,
        "NOTADB": NotACampaignError,
        "PERM": ReadOnlyFileError,
        "READONLY": ReadOnlyFileError,
    }
)
_DAMAGE = frozenset({"CONSTRAINT", "CORRUPT", "ERROR", "FORMAT", "MISMATCH", "SCHEMA", "TOOBIG"})
_DEVICE = frozenset({"IOERR", "NOLFS", "PROTOCOL"})
_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_DENIED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_MAGIC = b"SQLite format 3\x00"


@contextmanager
def telling(path: Path) -> Iterator[None]:
    """Turn the errors of SQLite and of the system about `path` into errors of the world.

    Raises:
        CampaignFileError: In place of what was raised.
    """
    try:
        yield
    except sqlite3.Error as error:
        told = from_sqlite(path, error)
        if told is None:
            raise
        raise told from error
    except OSError as error:
        raise from_system(path, error) from error
    except UnicodeDecodeError as error:
        # SQLite quotes the broken bytes in what it says, and Python cannot even read that.
        raise DamagedFileError(path, str(error)) from error
    except MemoryError as error:
        # SQLite asks for as much as a broken row says it holds.
        raise DamagedFileError(path, "a row of impossible size") from error


def from_sqlite(path: Path, error: sqlite3.Error) -> CampaignFileError | None:
    """Return what an error of SQLite means for the user, or None when it is our mistake."""
    name: str | None = getattr(error, "sqlite_errorname", None)
    if name is None:
        # Text that is no UTF-8 comes without a code; so does the wrong use of the library.
        ours = isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError)
        return None if ours else DamagedFileError(path, str(error))
    code, _, detail = name.removeprefix("SQLITE_").partition("_")
    if detail == "DBMOVED":
        return LostFileError(path)
    if code == "CANTOPEN" or detail == "DIRECTORY":
        return _not_openable(path, str(error))
    if code in _DAMAGE or (code == "NOTADB" and _looks_like_sqlite(path)):
        return DamagedFileError(path, f"{name}: {error}")
    if code in _DEVICE:
        return DeviceError(path, f"{name}: {error}")
    known = _BY_CODE.get(code)
    return known(path) if known else None


def from_system(path: Path, error: OSError) -> CampaignFileError:
    """Return what an error of the operating system means for the user."""
    if error.errno in _FULL:
        return DiskFullError(path)
    if error.errno in _DENIED:
        denied = _not_openable(path, str(error))
        return ReadOnlyFileError(path) if isinstance(denied, DeviceError) else denied
    if isinstance(error, FileExistsError):
        return FileExistsAlreadyError(path)
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return MissingFileError(path) if path.parent.is_dir() else MissingFolderError(path)
    if isinstance(error, IsADirectoryError):
        return NotACampaignError(path)
    return DeviceError(path, str(error))


def _not_openable(path: Path, what: str) -> CampaignFileError:
    """Look at the file system for the reason why a file, or the journal beside it, is refused."""
    try:
        return _reason(path) or DeviceError(path, what)
    except OSError:
        return UnreadableFileError(path)  # not even the folder may be looked into


def _reason(path: Path) -> CampaignFileError | None:
    if path.is_dir():
        return NotACampaignError(path)
    if path.exists() and not os.access(path, os.R_OK):
        return UnreadableFileError(path)
    if path.parent.is_dir() and not os.access(path.parent, os.W_OK | os.X_OK):
        return FolderNotWritableError(path)
    if not path.exists():
        return MissingFileError(path)
    return None if os.access(path, os.W_OK) else ReadOnlyFileError(path)


def _looks_like_sqlite(path: Path) -> bool:
    """Whether a file that SQLite refuses began as one of its own."""
    try:
        with path.open("rb") as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        return False
