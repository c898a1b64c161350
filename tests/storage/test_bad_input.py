"""Files and disks as the world gives them: each trouble is one error that says which."""

import os
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.storage.evening import PICTURE, begun, clock_made, do, play_evening
from tests.storage.unprivileged import NOBODY, as_nobody

from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.duplicate import duplicate
from duskboard.storage.error import (
    CampaignFileError,
    DamagedFileError,
    DiskFullError,
    LockedFileError,
    MissingFileError,
    MissingFolderError,
    NewerFileError,
    NotACampaignError,
)
from duskboard.storage.rescue import rescue, save_rescue
from duskboard.table.table import Table

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
needs_owner = pytest.mark.skipif(sys.platform == "win32", reason="no mode bits there")


@pytest.fixture
def played(path: Path) -> Path:
    with CampaignFile.create(path) as file:
        play_evening(file)
    return path


def tamper(path: Path, *lines: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for sql in lines:
            connection.execute(sql)


def given_away(path: Path, mode: int) -> None:
    """Let nobody own a file or folder, with these mode bits."""
    if sys.platform != "win32" and os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)
    path.chmod(mode)


@pytest.mark.parametrize(
    "content",
    [b"a letter", b"PK\x03\x04" + bytes(600), b"\x00" * 5000, os.urandom(8192), b"SQLite fo"],
    ids=["text", "zip", "zeros", "noise", "short"],
)
def test_a_file_that_is_not_ours(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotACampaignError) as raised:
        CampaignFile.open(path)
    assert raised.value.path == path
    with pytest.raises(NotACampaignError):
        rescue(path)
    assert path.read_bytes() == content


def test_a_database_of_another_program(path: Path) -> None:
    tamper(path, "CREATE TABLE journal(seq, at)", "INSERT INTO journal VALUES(1, 2)")
    content = path.read_bytes()
    with pytest.raises(NotACampaignError):
        CampaignFile.open(path)
    with pytest.raises(NotACampaignError):
        rescue(path)
    assert path.read_bytes() == content


def test_a_folder(folder: Path) -> None:
    with pytest.raises(NotACampaignError):
        CampaignFile.open(folder)


def test_no_file(path: Path) -> None:
    with pytest.raises(MissingFileError):
        CampaignFile.open(path)
    with pytest.raises(MissingFileError):
        duplicate(path, path.with_name("copy"))
    with pytest.raises(MissingFileError):
        rescue(path)
    assert not path.exists()


def test_no_folder(path: Path) -> None:
    with pytest.raises(MissingFolderError):
        CampaignFile.create(path / "deep" / "new.duskboard")
    with pytest.raises(MissingFileError):
        CampaignFile.open(path / "deep" / "old.duskboard")


def test_an_empty_file(path: Path) -> None:
    path.touch()
    with pytest.raises(DamagedFileError, match="empty"):
        CampaignFile.open(path)


@pytest.mark.parametrize(
    ("change", "version"),
    [
        ("UPDATE meta SET value = '9.1'", "9.1"),
        ("DELETE FROM meta", ""),
        ("DROP TABLE meta", ""),
        ("ALTER TABLE meta ADD COLUMN more", ""),
    ],
)
def test_a_newer_layout(played: Path, change: str, version: str) -> None:
    tamper(played, change, "PRAGMA user_version = 2", "CREATE TABLE more(a)")
    content = played.read_bytes()
    with pytest.raises(NewerFileError) as raised:
        CampaignFile.open(played)
    assert raised.value.version == version
    assert played.read_bytes() == content


def test_a_body_of_a_newer_program(played: Path) -> None:
    with CampaignFile.open(played) as file:
        body = file._codec.encode_entity(next(iter(file.table())))
    newer = zlib.compress(zlib.decompress(body).replace(b'"schema":1', b'"schema":9'))
    tamper(played, "UPDATE meta SET value = '9.1' WHERE key = 'program'")
    with closing(sqlite3.connect(played)) as connection, connection:
        connection.execute("UPDATE version SET body = ? WHERE body IS NOT NULL", (newer,))
    with pytest.raises(NewerFileError) as raised:
        CampaignFile.open(played)
    assert raised.value.version == "9.1"


def test_a_file_cut_off_anywhere(sound: bytes, path: Path) -> None:
    ends = [*range(0, 600, 37), *range(600, len(sound), 1789), len(sound) - 4096, len(sound) - 1]
    for end in ends:
        path.write_bytes(sound[:end])
        with pytest.raises((DamagedFileError, NotACampaignError)) as raised:
            CampaignFile.open(path)
        if end >= 16:
            assert isinstance(raised.value, DamagedFileError), end
        assert path.read_bytes() == sound[:end]


@needs_owner
def test_a_read_only_file(played: Path) -> None:
    given_away(played, 0o444)
    content = played.read_bytes()
    assert as_nobody(lambda: CampaignFile.open(played)) == "ReadOnlyFileError"
    assert played.read_bytes() == content


@needs_owner
def test_a_read_only_file_can_be_duplicated(played: Path) -> None:
    given_away(played, 0o444)
    copy = played.with_name("copy.duskboard")
    assert as_nobody(lambda: duplicate(played, copy)) == "NoneType"
    copy.chmod(0o666)
    assert as_nobody(lambda: CampaignFile.open(copy)) == "CampaignFile"


@needs_owner
def test_a_sample_in_a_read_only_installation_can_be_duplicated(played: Path) -> None:
    installed = played.parent / "installed"
    installed.mkdir()
    sample = played.rename(installed / "sample.duskboard")
    given_away(sample, 0o444)
    installed.chmod(0o555)
    copy = installed.with_name("copy.duskboard")
    assert as_nobody(lambda: duplicate(sample, copy)) == "NoneType"
    installed.chmod(0o777)
    with CampaignFile.open(copy) as file:
        assert len(file.rows()) > 40


@needs_owner
def test_a_file_that_must_not_be_read(played: Path) -> None:
    played.chmod(0)
    assert as_nobody(lambda: CampaignFile.open(played)) == "UnreadableFileError"
    assert as_nobody(lambda: rescue(played)) == "UnreadableFileError"
    played.chmod(0o600)


@needs_owner
def test_a_read_only_folder(played: Path) -> None:
    given_away(played, 0o666)
    played.parent.chmod(0o555)
    new = played.with_name("new.duskboard")
    assert as_nobody(lambda: CampaignFile.open(played)) == "FolderNotWritableError"
    assert as_nobody(lambda: CampaignFile.create(new)) == "FolderNotWritableError"
    assert as_nobody(lambda: duplicate(played, new)) == "FolderNotWritableError"
    played.parent.chmod(0o777)


@needs_owner
def test_a_folder_that_must_not_be_entered(played: Path) -> None:
    played.parent.chmod(0)
    named = as_nobody(lambda: CampaignFile.open(played))
    played.parent.chmod(0o777)
    assert named == "UnreadableFileError"


@needs_owner
def test_a_read_only_file_after_a_kill(played: Path) -> None:
    """A journal lies beside it, and neither may be written: it cannot be finished."""
    interrupt(played)
    given_away(played, 0o444)
    assert as_nobody(lambda: CampaignFile.open(played)) == "ReadOnlyFileError"
    assert as_nobody(lambda: rescue(played)) == "Rescue"


def interrupt(path: Path) -> None:
    """Leave a file as a program does that is killed in the middle of a commit."""
    code = (
        "import os, signal, sqlite3, sys\n"
        "connection = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "connection.execute('PRAGMA cache_size = 1')\n"
        "connection.execute('BEGIN')\n"
        "connection.execute('UPDATE version SET kind = kind || entity_id')\n"
        "connection.execute('INSERT INTO asset VALUES(1, 2, zeroblob(99999))')\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    assert path.with_name(f"{path.name}-journal").stat().st_size > 0


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_commit_that_was_interrupted_is_taken_back(played: Path) -> None:
    with CampaignFile.open(played) as file:
        table, rows = file.table(), file.rows()
    interrupt(played)
    rescued = rescue(played)
    assert rescued.table == table
    assert rescued.is_whole
    with CampaignFile.open(played) as file:
        assert (file.table(), file.rows()) == (table, rows)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk of that size; only root may make one."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux can make a small disk")
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    done = subprocess.run(mount, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        pytest.skip(f"no small disk: {done.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)  # noqa: S607 - wherever it is


def fill_up(file: CampaignFile) -> int:
    """Make clocks until the disk is full; return how many there was room for."""
    for number in range(10_000):
        try:
            do(file, clock_made(Table(), f"Clock {number}"))
        except DiskFullError:
            return number
    pytest.fail("the disk is never full")


def test_a_disk_that_is_really_full(folder: Path) -> None:
    with small_disk(folder, "256k") as disk:
        path = disk / "full.duskboard"
        with CampaignFile.create(path) as file:
            do(file, begun())
            kept = fill_up(file)
            table, rows = file.table(), file.rows()
            assert len(table) == len(rows) == 1 + kept > 3
            with pytest.raises(DiskFullError):
                file.put_asset("image/png", PICTURE)
            with pytest.raises(DiskFullError):
                file.duplicate(disk / "copy.duskboard")
        assert [each.name for each in disk.iterdir()] == ["full.duskboard"]
        with CampaignFile.open(path) as again:
            assert (again.table(), again.rows()) == (table, rows)


def test_a_disk_without_room_for_a_new_file(folder: Path) -> None:
    with small_disk(folder, "64k") as disk:
        (disk / "filler").write_bytes(bytes(40_000))
        with pytest.raises(DiskFullError):
            CampaignFile.create(disk / "new.duskboard")
        assert [each.name for each in disk.iterdir()] == ["filler"]


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process has the file open."""
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from duskboard.storage.campaign_file import CampaignFile\n"
        "with CampaignFile.open(Path(sys.argv[1])):\n"
        "    print('open', flush=True)\n    sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(DESKTOP)},
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        yield
        other.communicate()


def test_a_file_that_another_copy_has_open(played: Path) -> None:
    with held(played):
        with pytest.raises(LockedFileError):
            CampaignFile.open(played)
        with pytest.raises(LockedFileError):
            duplicate(played, played.with_name("copy.duskboard"))
    assert not played.with_name("copy.duskboard").exists()
    CampaignFile.open(played).close()


def test_a_rescue_takes_no_place_and_needs_one(played: Path) -> None:
    rescued = rescue(played)
    with pytest.raises(CampaignFileError):
        save_rescue(rescued, played)
    with pytest.raises(MissingFolderError):
        save_rescue(rescued, played.parent / "deep" / "new.duskboard")
