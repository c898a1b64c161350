import io
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.storage.evening import BEGAN, PICTURE, do, fill_of

from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.play.clock import fill_clock
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import DamagedFileError, FileExistsAlreadyError
from duskboard.storage.journal import Act, Seq
from duskboard.storage.page import Record, records
from duskboard.storage.rescue import rescue, save_rescue
from duskboard.table.entity import CAMPAIGN_ID, Entity
from duskboard.table.table import Table

PAGE = 4096
ALARM = EntityId("alarm")


@pytest.fixture
def broken(sound: bytes, path: Path) -> Path:
    path.write_bytes(sound)
    return path


def change(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(sql, values)


def root(path: Path, name: str) -> int:
    """Return where the pages of a table or index begin, in bytes."""
    with closing(sqlite3.connect(path)) as connection:
        sql = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        return (int(connection.execute(sql, (name,)).fetchone()[0]) - 1) * PAGE


def wipe(path: Path, place: int, size: int = PAGE) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        file.write(b"\xaa" * size)


def opened(sound: bytes, folder: Path) -> Iterator[CampaignFile]:
    path = folder / "sound.duskboard"
    path.write_bytes(sound)
    with CampaignFile.open(path) as file:
        yield file


@pytest.fixture
def whole(sound: bytes, folder: Path) -> Iterator[CampaignFile]:
    yield from opened(sound, folder)


def test_a_sound_file_is_rescued_whole(broken: Path, whole: CampaignFile) -> None:
    content = broken.read_bytes()
    rescued = rescue(broken)
    assert rescued.path == broken
    assert rescued.table == whole.table()
    assert tuple(step.row for step in rescued.steps) == whole.rows()
    assert [asset.data for asset in rescued.assets] == [PICTURE]
    assert rescued.is_whole
    assert (rescued.outdated, rescued.lost) == ((), ())
    assert (rescued.steps_lost, rescued.versions_lost, rescued.assets_lost) == (0, 0, 0)
    assert (rescued.last_step, rescued.last_session) == (len(whole.rows()), 1)
    assert rescued.last_moment == whole.rows()[-1].at
    assert broken.read_bytes() == content


def test_one_bad_body_does_not_stop_the_rest(broken: Path, whole: CampaignFile) -> None:
    change(broken, "UPDATE version SET body = 'x' WHERE entity_id = 'alarm'")
    with pytest.raises(DamagedFileError, match="alarm"):
        CampaignFile.open(broken)
    rescued = rescue(broken)
    kept = {key: each for key, each in whole.table().entities.items() if key != ALARM}
    assert rescued.table == Table(entities=kept)
    assert rescued.lost == (ALARM,)
    assert rescued.outdated == ()
    assert rescued.versions_lost == len(whole.history(ALARM))
    assert rescued.steps_lost == 0
    assert not rescued.is_whole


def test_an_earlier_version_stands_in_for_a_lost_one(broken: Path, whole: CampaignFile) -> None:
    sql = "UPDATE version SET body = ? WHERE seq = (SELECT MAX(seq) FROM version WHERE entity_id=?)"
    change(broken, f"{sql} AND entity_id = 'alarm'", zlib.compress(b"{}"), "alarm")
    rescued = rescue(broken)
    assert rescued.outdated == (ALARM,)
    assert rescued.lost == ()
    assert rescued.versions_lost == 1
    (_, before), (last, _) = whole.history(ALARM)[-2:]
    assert rescued.table.get(ALARM) == before
    assert last.seq <= rescued.last_step


def test_a_thing_that_was_taken_away_does_not_come_back(broken: Path) -> None:
    change(broken, "INSERT INTO version VALUES(51, 'alarm', 'clock', 1, NULL)")
    rescued = rescue(broken)
    assert rescued.table.get(ALARM) is None
    assert rescued.lost == ()


def test_a_lost_first_page_hides_nothing(broken: Path, whole: CampaignFile) -> None:
    wipe(broken, 0)
    rescued = rescue(broken)
    assert rescued.table == whole.table()
    assert tuple(step.row for step in rescued.steps) == whole.rows()
    assert (rescued.steps_lost, rescued.versions_lost, rescued.assets_lost) == (0, 0, 0)
    assert rescued.lacks_pages


@pytest.mark.parametrize(
    "name", ["journal", "version", "version_seq", "sqlite_autoindex_version_1"]
)
def test_a_lost_root_hides_nothing_below_it(broken: Path, whole: CampaignFile, name: str) -> None:
    wipe(broken, root(broken, name), 8)
    rescued = rescue(broken)
    assert rescued.table == whole.table()
    assert rescued.steps_lost == 0 or name == "journal"


def test_lost_steps_are_counted(broken: Path, whole: CampaignFile) -> None:
    change(broken, "DELETE FROM journal WHERE seq IN (1, 7, 8)")
    rescued = rescue(broken)
    assert rescued.steps_lost == 3
    assert len(rescued.steps) == len(whole.rows()) - 3
    assert rescued.table == whole.table()


def test_lost_pictures_are_counted(broken: Path) -> None:
    change(broken, "UPDATE asset SET bytes = ?", b"\x89PNG\r\n\x1a\n other")
    rescued = rescue(broken)
    assert (rescued.assets, rescued.assets_lost) == ((), 1)


def test_a_wiped_page_costs_what_stood_on_it(broken: Path, whole: CampaignFile) -> None:
    """Every page but the first is wiped in turn: what is left is told truly."""
    size = broken.stat().st_size
    content = broken.read_bytes()
    for place in range(PAGE, size, PAGE):
        broken.write_bytes(content)
        wipe(broken, place)
        rescued = rescue(broken)
        for entity in whole.table():
            now = rescued.table.get(entity.entity_id)
            told = entity.entity_id in (*rescued.lost, *rescued.outdated)
            assert now == entity or told, (place // PAGE, entity.entity_id)
        assert len(rescued.steps) + rescued.steps_lost >= len(whole.rows())


def test_a_truncated_file_gives_what_is_left(broken: Path, whole: CampaignFile) -> None:
    content = broken.read_bytes()
    broken.write_bytes(content[: len(content) * 3 // 4 + 99])
    rescued = rescue(broken)
    assert not rescued.is_whole
    assert rescued.table.get(CAMPAIGN_ID) == whole.table().get(CAMPAIGN_ID)
    assert len(rescued.steps) + rescued.steps_lost == rescued.last_step > 40
    assert rescued.versions_lost > 0
    assert rescued.lacks_pages


def test_where_the_end_is_cut_off_more_may_be_lost_than_can_be_counted(broken: Path) -> None:
    """The last pages of a journal leave no trace of how many steps stood on them."""
    content = broken.read_bytes()
    assert not rescue(broken).lacks_pages
    for size in range(PAGE, len(content), PAGE):
        broken.write_bytes(content[:size])
        assert rescue(broken).lacks_pages, size
    broken.write_bytes(content[:-PAGE] + b"\xaa" * PAGE)
    assert rescue(broken).lacks_pages


def test_a_page_of_a_tree_that_is_wiped_is_missed(broken: Path) -> None:
    wipe(broken, root(broken, "journal"))
    rescued = rescue(broken)
    assert rescued.lacks_pages
    assert not rescued.is_whole


def test_a_file_of_which_only_the_head_is_left(broken: Path) -> None:
    broken.write_bytes(broken.read_bytes()[:300])
    rescued = rescue(broken)
    assert (len(rescued.table), rescued.steps, rescued.assets) == (0, (), ())


def test_a_hostile_layout_is_not_acted_on(broken: Path, whole: CampaignFile) -> None:
    change(broken, "CREATE TRIGGER t AFTER INSERT ON meta BEGIN DELETE FROM version; END")
    rescued = rescue(broken)
    assert rescued.table == whole.table()


def test_a_rescue_becomes_a_sound_file(broken: Path, whole: CampaignFile) -> None:
    change(broken, "UPDATE version SET body = 'x' WHERE entity_id = 'alarm'")
    content = broken.read_bytes()
    rescued = rescue(broken)
    target = broken.with_name("rescued.duskboard")
    save_rescue(rescued, target)
    assert broken.read_bytes() == content
    with CampaignFile.open(target) as file:
        assert file.table() == rescued.table
        steps = len(whole.rows())
        assert file.rows()[:-1] == whole.rows()
        last = file.rows()[-1]
        assert (last.seq, last.act, last.at, last.session) == (
            steps + 1,
            Act.DO,
            whole.rows()[-1].at,
            1,
        )
        assert file.undo_floor == last.seq
        assert file.report(last.seq) is None
        assert file.report(Seq(3)) == whole.report(Seq(3))
        assert file.asset(rescued.assets[0].asset_id) == rescued.assets[0]
        row = do(file, fill_clock(file.table(), EntityId("tide"), 9), BEGAN)
        assert row.seq == steps + 2
        assert fill_of(file.table(), "Tide") == 9
    assert rescue(target).is_whole


def test_a_rescue_of_nothing_but_steps_can_be_saved(broken: Path) -> None:
    change(broken, "DELETE FROM version")
    rescued = rescue(broken)
    assert len(rescued.table) == 0
    save_rescue(rescued, broken.with_name("rescued.duskboard"))


def test_a_rescue_never_takes_the_place_of_another_file(broken: Path) -> None:
    rescued = rescue(broken)
    target = broken.with_name("letter")
    target.write_text("a letter")
    for place in (target, broken):
        with pytest.raises(FileExistsAlreadyError):
            save_rescue(rescued, place)
    assert target.read_text() == "a letter"


# Pages


def database(folder: Path, *lines: str) -> Path:
    path = folder / "any.sqlite"
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        for sql in lines:
            connection.execute(sql)
    return path


def found(path: Path) -> list[Record]:
    with path.open("rb") as file:
        return [record for record in records(file) if record.cells[:1] != ("table",)]


def test_records_of_every_type_are_read(folder: Path) -> None:
    numbers = [0, 1, -1, 127, -128, 2**15, -(2**23), 2**31, -(2**47), 2**63 - 1, -(2**63)]
    rows = ", ".join(f"({number}, '{number} 夜', {number}.5, x'00ff', NULL)" for number in numbers)
    insert = f"INSERT INTO t VALUES {rows}"  # noqa: S608 - our own numbers
    path = database(folder, "CREATE TABLE t(a, b, c, d, e)", insert)
    assert found(path) == [
        Record(rowid=place, cells=(number, f"{number} 夜", float(f"{number}.5"), b"\x00\xff", None))
        for place, number in enumerate(numbers, 1)
    ]


@pytest.mark.parametrize("size", [1, 4000, 4040, 4061, 4062, 4100, 8150, 12_345, 100_000])
def test_records_that_overflow_are_read(folder: Path, size: int) -> None:
    text = "".join(chr(65 + place % 26) for place in range(size))
    path = database(
        folder, "CREATE TABLE t(a PRIMARY KEY, b)", f"INSERT INTO t VALUES('{text}', 7)"
    )
    assert Record(rowid=1, cells=(text, 7)) in found(path)
    assert Record(rowid=None, cells=(text, 1)) in found(path)


def test_many_records_are_read_once_each(folder: Path) -> None:
    insert = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) "
        "INSERT INTO t SELECT i, 'text of row ' || i FROM n"
    )
    path = database(
        folder,
        "CREATE TABLE t(a, b)",
        insert,
        "CREATE INDEX i ON t(b, a)",
    )
    rows = [record for record in found(path) if record.rowid is not None]
    assert [record.rowid for record in rows if record.cells[0] != "index"] == list(range(1, 5001))
    entries = {record.cells for record in found(path) if record.rowid is None}
    assert entries == {(f"text of row {i}", i, i) for i in range(1, 5001)}


@pytest.mark.parametrize(
    "page",
    [
        b"",
        b"\x0d",
        b"\x0d" + b"\xff" * 4095,
        b"\x0d\0\0\xff\xff\0\0\0" + b"\x0f\xf0" * 2044,
        b"\x0a" + bytes(4095),
        b"\x02\0\0\0\x09" + b"\x0f" * 4091,
        b"\x0d\0\0\0\x01\0\0\0\x00\x0a" + b"\x80" * 4086,
        b"\x0d\0\0\0\x01\0\0\0\x00\x0a\x05\x01\x02\x0b\x00" + bytes(4000),
    ],
    ids=range(8),
)
def test_pages_that_do_not_add_up_give_nothing(page: bytes) -> None:
    assert list(records(io.BytesIO(bytes(PAGE) + page))) == []


def test_a_ring_of_overflow_pages_ends() -> None:
    cell = b"\x84\x80\x80\x00\x01" + bytes(4000)  # eight megabytes, it says
    page = b"\x0d\0\0\0\x01\0\0\0\x00\x10" + bytes(6) + cell
    page = page[: PAGE - 4] + b"\0\0\0\x02"
    ring = (b"\0\0\0\x02" + bytes(4092)) * 2
    assert list(records(io.BytesIO(page.ljust(PAGE, b"\0") + ring))) == []


def test_a_value_of_the_table_is_a_clock(broken: Path) -> None:
    entity = rescue(broken).table.get(ALARM)
    assert isinstance(entity, Entity)
    assert isinstance(entity.value, Clock)
