"""A layout that never was: files of "layout 0" kept their steps in a table called `log`."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
from tests.storage.evening import begun, clock_made, do

from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import DamagedFileError, DiskFullError, LockedFileError
from duskboard.storage.layout import LAYOUT_STEPS, LayoutStep, upgrade_layout
from duskboard.storage.schema import LAYOUT
from duskboard.table.table import Table


def rename(connection: sqlite3.Connection) -> None:
    (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'log'").fetchone()
    connection.execute(sql.replace("CREATE TABLE log", "CREATE TABLE journal", 1))
    connection.execute("INSERT INTO journal SELECT * FROM log")
    connection.execute("PRAGMA defer_foreign_keys = ON")
    connection.execute("DROP TABLE log")


STEPS: Mapping[int, LayoutStep] = {0: rename}


@pytest.fixture
def old(path: Path) -> Path:
    with CampaignFile.create(path) as file:
        do(file, begun())
        do(file, clock_made(file.table(), "Alarm"))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA legacy_alter_table = ON")
        (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name='journal'").fetchone()
        connection.execute(sql.replace("CREATE TABLE journal", "CREATE TABLE log", 1))
        connection.execute("INSERT INTO log SELECT * FROM journal")
        connection.execute("DROP TABLE journal")
        connection.execute("PRAGMA user_version = 0")
    return path


def others(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir() if each != path)


def test_there_is_a_step_from_every_earlier_layout() -> None:
    assert sorted(LAYOUT_STEPS) == list(range(1, LAYOUT))


def test_an_old_layout_is_brought_up_and_the_original_kept(old: Path) -> None:
    content = old.read_bytes()
    with CampaignFile.open(old, steps=STEPS) as file:
        assert len(file.rows()) == 2
        assert len(file.table()) == 2
        do(file, clock_made(file.table(), "Tide"))
    assert others(old) == ["Kelder Quay.v0.duskboard-backup"]
    assert old.with_name("Kelder Quay.v0.duskboard-backup").read_bytes() == content
    with CampaignFile.open(old) as again:
        assert len(again.rows()) == 3


def test_an_older_original_is_not_overwritten(old: Path) -> None:
    first = old.with_name("Kelder Quay.v0.duskboard-backup")
    first.write_text("kept from before")
    kept = upgrade_layout(old, 0, STEPS)
    assert kept.name == "Kelder Quay.v0-2.duskboard-backup"
    assert first.read_text() == "kept from before"


def test_a_draft_of_a_program_that_was_killed_is_in_nobodys_way(old: Path) -> None:
    old.with_name(f"{old.name}.upgrade").write_text("half a copy")
    CampaignFile.open(old, steps=STEPS).close()
    assert others(old) == ["Kelder Quay.v0.duskboard-backup"]


def broken(_connection: sqlite3.Connection) -> None:
    msg = "a mistake in a step"
    raise RuntimeError(msg)


def incomplete(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE journal(seq)")


def too_large(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA max_page_count = 1")
    connection.execute("CREATE TABLE large(a)")
    connection.execute("INSERT INTO large VALUES(zeroblob(100000))")


@pytest.mark.parametrize(
    ("steps", "error"),
    [
        ({}, DamagedFileError),
        ({0: broken}, RuntimeError),
        ({0: incomplete}, DamagedFileError),
        ({0: too_large}, DiskFullError),
    ],
    ids=["none", "broken", "incomplete", "full"],
)
def test_a_step_that_fails_leaves_the_original(
    old: Path, steps: Mapping[int, LayoutStep], error: type[Exception]
) -> None:
    content = old.read_bytes()
    with pytest.raises(error) as raised:
        CampaignFile.open(old, steps=steps)
    assert getattr(raised.value, "path", old) == old
    assert old.read_bytes() == content
    assert others(old) == []


def test_a_file_that_is_open_is_not_upgraded(old: Path) -> None:
    with closing(sqlite3.connect(old, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(LockedFileError):
            CampaignFile.open(old, steps=STEPS)
    assert others(old) == []


def test_a_disk_without_links_gets_a_copy(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_self: Path, _target: Path) -> None:
        raise PermissionError(1, "no links on a memory stick")

    monkeypatch.setattr(Path, "hardlink_to", refused)
    content = old.read_bytes()
    kept = upgrade_layout(old, 0, STEPS)
    assert kept.read_bytes() == content
    with CampaignFile.open(old) as file:
        assert file.table() != Table()
