"""Copies of a campaign file: whole at one moment, and never in place of another file."""

import sqlite3
from contextlib import closing
from pathlib import Path

from duskboard.storage.error import DamagedFileError, telling
from duskboard.storage.file_lock import FileLock
from duskboard.storage.schema import connect, layout_of, new_file


def duplicate(source: Path, target: Path) -> None:
    """Copy a campaign that is not open, such as the sample; the source may be read-only.

    For one that is open in this program there is `CampaignFile.duplicate`.

    Raises:
        FileExistsAlreadyError: There is a file at `target`.
        CampaignFileError: The source cannot be read, or the target not written.
    """
    with (
        telling(source),
        FileLock(source, shared=True),
        closing(connect(source)) as connection,
    ):
        layout_of(connection, source)
        copy_into(connection, source, target)


def copy_into(connection: sqlite3.Connection, source: Path, target: Path) -> None:
    """Copy the file of an open connection, durably.

    Raises:
        FileExistsAlreadyError: There is a file at `target`.
        CampaignFileError: The source is damaged, or the target cannot be written.
    """
    try:
        with new_file(target), closing(connect(target)) as copy:
            connection.backup(copy)
    except DamagedFileError as error:
        raise DamagedFileError(source, error.what) from error  # the target is what was just made
