"""Files of an earlier layout: brought to this one on a copy, which then replaces the file.

The original stays beside it under another name. It is never written to, and never deleted.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from itertools import count
from pathlib import Path
from types import MappingProxyType

from duskboard.storage.duplicate import copy_into
from duskboard.storage.error import DamagedFileError, FileExistsAlreadyError, telling
from duskboard.storage.schema import LAYOUT, connect, new_file, require_layout, transaction

LayoutStep = Callable[[sqlite3.Connection], None]
"""Brings a file from one layout to the next, within a transaction."""

LAYOUT_STEPS: Mapping[int, LayoutStep] = MappingProxyType({})
"""The step from each earlier layout."""


def upgrade_layout(path: Path, layout: int, steps: Mapping[int, LayoutStep]) -> Path:
    """Bring a file that is not open from `layout` to this program's; return where the old one is.

    Raises:
        DamagedFileError: There is no step from its layout, or the steps do not lead to ours.
        CampaignFileError: The copy cannot be made. The file is as it was.
    """
    draft = path.with_name(f"{path.name}.upgrade")
    with telling(path):
        draft.unlink(missing_ok=True)  # ours, from a program that was killed
        with closing(connect(path)) as old:
            copy_into(old, path, draft)
        try:
            with closing(connect(draft)) as new:
                for number in range(layout, LAYOUT):
                    _step(new, path, number, steps)
                require_layout(new, path)
            shutil.copymode(path, draft)
            kept = _keep(path, layout)
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    return kept


def _step(
    connection: sqlite3.Connection, path: Path, number: int, steps: Mapping[int, LayoutStep]
) -> None:
    step = steps.get(number)
    if step is None:
        raise DamagedFileError(path, f"layout {number} was never in use")
    with transaction(connection):
        step(connection)
        connection.execute(f"PRAGMA user_version = {number + 1}")


def _keep(path: Path, layout: int) -> Path:
    """Give the file a second name, the first that is free, and return it."""
    for number in count(1):
        again = "" if number == 1 else f"-{number}"
        kept = path.with_name(f"{path.stem}.v{layout}{again}.duskboard-backup")
        try:
            _link(path, kept)
        except (FileExistsError, FileExistsAlreadyError):
            continue
        return kept
    raise AssertionError  # count() does not end


def _link(path: Path, kept: Path) -> None:
    try:
        kept.hardlink_to(path)
    except FileExistsError:
        raise
    except OSError:  # a memory stick has no links
        with new_file(kept):
            shutil.copyfile(path, kept)
            with kept.open("rb+") as file:
                os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Make the new names in a folder durable; Windows does so by itself."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
