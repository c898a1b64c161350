import os
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.storage import strategies
from tests.storage.evening import (
    BEGAN,
    PICTURE,
    begun,
    clock_made,
    do,
    fill_of,
    play_evening,
    quick_folder,
)

from duskboard import __version__
from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import AssetId, EntityId
from duskboard.play.campaign import CampaignBegun
from duskboard.play.clock import ClocksTicked, fill_clock, remove_clock
from duskboard.storage.asset import (
    MAX_ASSET,
    Asset,
    AssetTooLargeError,
    NotAPictureError,
)
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.codec import CodecError
from duskboard.storage.duplicate import duplicate
from duskboard.storage.error import (
    DamagedFileError,
    DiskFullError,
    FileExistsAlreadyError,
    LockedFileError,
    LostFileError,
    NotACampaignError,
)
from duskboard.storage.journal import Act, JournalRow, Seq
from duskboard.table.entity import CAMPAIGN_ID, Entity, Moment, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction

ALARM = EntityId("alarm")


def ticked(file: CampaignFile, filled: int) -> JournalRow:
    return do(file, fill_clock(file.table(), ALARM, filled))


def pragma(file: CampaignFile, name: str) -> object:
    return file._connection.execute(f"PRAGMA {name}").fetchone()[0]


def tamper(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql, values)


def test_a_new_file_holds_an_empty_table(file: CampaignFile, path: Path) -> None:
    assert file.path == path
    assert file.table() == Table()
    assert file.rows() == ()
    assert file.undo_floor == 0
    assert path.read_bytes()[68:72] == b"DUSK"


def test_the_connection_is_durable_and_alone(file: CampaignFile) -> None:
    assert pragma(file, "synchronous") == 2
    assert pragma(file, "locking_mode") == "exclusive"
    assert pragma(file, "journal_mode") == "delete"
    assert pragma(file, "trusted_schema") == 0
    assert pragma(file, "foreign_keys") == 1
    assert pragma(file, "user_version") == 1


def test_what_was_committed_is_there_after_reopening(file: CampaignFile, path: Path) -> None:
    rows = (do(file, begun(), BEGAN), do(file, clock_made(file.table(), "Alarm"), BEGAN + 60))
    table = file.table()
    file.close()
    with CampaignFile.open(path) as again:
        assert again.table() == table
        assert again.rows() == rows
        assert rows[1] == JournalRow(
            seq=Seq(2), at=Moment(BEGAN + 60), session=1, act=Act.DO, of_seq=None
        )
        assert again.report(Seq(1)) == CampaignBegun(name="Kelder Quay")


def test_a_closed_file_is_all_there_is(path: Path) -> None:
    with CampaignFile.create(path) as file:
        do(file, begun())
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_campaign_of_any_name_can_be_opened(folder: Path) -> None:
    for name in ("100 % #1?.duskboard", "夜 & día.duskboard", "a'b\"c;d.duskboard"):
        with CampaignFile.create(folder / name) as file:
            do(file, begun())
        with CampaignFile.open(folder / name) as file:
            assert len(file.rows()) == 1


def test_a_relative_path_will_do(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    CampaignFile.create(Path("here.duskboard")).close()
    CampaignFile.open(Path("here.duskboard")).close()
    assert (folder / "here.duskboard").is_file()


def test_the_changes_of_a_step_are_those_that_were_committed(file: CampaignFile) -> None:
    do(file, begun())
    made = clock_made(file.table(), "Alarm")
    do(file, made)
    filled = fill_clock(file.table(), ALARM, 4)
    do(file, filled)
    removed = remove_clock(file.table(), ALARM)
    row = do(file, removed)
    assert file.changes(Seq(2)) == made.changes
    assert file.changes(Seq(3)) == filled.changes
    assert file.changes(row.seq) == removed.changes
    assert file.table().get(ALARM) is None
    assert file.changes(Seq(9)) == ()


def test_an_undo_keeps_no_report_of_its_own(file: CampaignFile) -> None:
    do(file, begun())
    do(file, clock_made(file.table(), "Alarm"))
    step = ticked(file, 3)
    back = tuple(change.inverted() for change in file.changes(step.seq))
    row = file.commit(
        at=Moment(BEGAN),
        session=2,
        act=Act.UNDO,
        of_seq=step.seq,
        transaction=Transaction(report=Report(), changes=back),
    )
    assert (row.act, row.of_seq, row.session) == (Act.UNDO, step.seq, 2)
    assert file.rows()[-1] == row
    assert file.report(row.seq) is None
    assert isinstance(file.report(step.seq), ClocksTicked)
    assert fill_of(file.table(), "Alarm") == 0
    assert file.changes(row.seq) == back


@pytest.mark.parametrize(("act", "of_seq"), [(Act.DO, Seq(1)), (Act.UNDO, None), (Act.REDO, None)])
def test_a_step_that_refers_to_nothing_is_our_mistake(
    file: CampaignFile, act: Act, of_seq: Seq | None
) -> None:
    do(file, begun())
    with pytest.raises(ValueError, match="of_seq"):
        file.commit(at=Moment(0), session=0, act=act, of_seq=of_seq, transaction=begun())


def test_the_table_can_be_seen_as_it_was(file: CampaignFile) -> None:
    do(file, begun())
    do(file, clock_made(file.table(), "Alarm"))
    seqs = [ticked(file, filled).seq for filled in (1, 3, 2)]
    do(file, remove_clock(file.table(), ALARM))
    assert [fill_of(file.table_at(seq), "Alarm") for seq in seqs] == [1, 3, 2]
    assert file.table_at(Seq(0)) == Table()
    assert file.table_at(Seq(6)) == file.table()
    assert len(file.table()) == 1


def test_the_history_of_a_thing_has_each_of_its_values(file: CampaignFile) -> None:
    do(file, begun())
    do(file, clock_made(file.table(), "Alarm"))
    rows = [ticked(file, 1), ticked(file, 5)]
    do(file, remove_clock(file.table(), ALARM))
    history = file.history(ALARM)
    assert [row.seq for row, _ in history] == [2, 3, 4, 5]
    assert [row for row, _ in history][1:3] == rows
    values = [entity.value if entity else None for _, entity in history]
    assert [value.filled if isinstance(value, Clock) else None for value in values] == [
        0,
        1,
        5,
        None,
    ]
    assert file.history(EntityId("nobody")) == ()


def test_a_step_may_change_nothing_on_the_table(file: CampaignFile) -> None:
    row = do(file, Transaction(report=CampaignBegun(name="x")))
    assert file.changes(row.seq) == ()
    assert file.report(row.seq) == CampaignBegun(name="x")


def test_what_cannot_be_stored_leaves_no_trace(file: CampaignFile) -> None:
    do(file, begun())
    with pytest.raises(CodecError):
        do(file, Transaction(report=Report()))
    assert len(file.rows()) == 1
    do(file, clock_made(file.table(), "Alarm"))


def test_a_report_that_cannot_be_read_is_an_earlier_entry(file: CampaignFile, path: Path) -> None:
    do(file, begun())
    do(file, clock_made(file.table(), "Alarm"))
    file.close()
    tamper(path, "UPDATE journal SET report = ? WHERE seq = 1", b"broken")
    with CampaignFile.open(path) as again:
        assert again.report(Seq(1)) is None
        assert again.report(Seq(2)) is not None
        assert again.report(Seq(77)) is None


def test_a_picture_is_kept_once(file: CampaignFile, path: Path) -> None:
    asset_id = file.put_asset("image/png", PICTURE)
    assert file.put_asset("image/png", PICTURE) == asset_id
    assert len(asset_id) == 64
    file.close()
    with CampaignFile.open(path) as again:
        wanted = Asset(asset_id=asset_id, media_type="image/png", data=PICTURE)
        assert again.asset(asset_id) == wanted
        assert again.asset(AssetId("0" * 64)) is None


def test_a_jpeg_is_a_picture_too(file: CampaignFile) -> None:
    data = b"\xff\xd8\xff\xe0 and so on"
    asset = file.asset(file.put_asset("image/jpeg", data))
    assert asset is not None
    assert asset.media_type == "image/jpeg"


@pytest.mark.parametrize(
    ("media_type", "data"),
    [
        ("image/png", b""),
        ("image/png", b"GIF89a"),
        ("image/png", b"\xff\xd8\xff\xe0"),
        ("image/jpeg", PICTURE),
        ("image/svg+xml", b"<svg onload='x()'/>"),
        ("text/html", PICTURE),
    ],
)
def test_what_is_no_picture_is_refused(file: CampaignFile, media_type: str, data: bytes) -> None:
    with pytest.raises(NotAPictureError):
        file.put_asset(media_type, data)


def test_a_picture_has_a_largest_size(file: CampaignFile) -> None:
    most = PICTURE + bytes(MAX_ASSET - len(PICTURE))
    assert file.asset(file.put_asset("image/png", most)) is not None
    with pytest.raises(AssetTooLargeError) as raised:
        file.put_asset("image/png", most + b"\0")
    assert raised.value.args == (16_777_217, 16_777_216)


def test_a_picture_that_was_changed_is_none(file: CampaignFile, path: Path) -> None:
    asset_id = file.put_asset("image/png", PICTURE)
    file.close()
    tamper(path, "UPDATE asset SET bytes = ?", PICTURE + b"!")
    with CampaignFile.open(path) as again:
        assert again.asset(asset_id) is None


def test_a_new_file_never_takes_the_place_of_another(path: Path) -> None:
    path.write_text("a letter")
    with pytest.raises(FileExistsAlreadyError):
        CampaignFile.create(path)
    assert path.read_text() == "a letter"


def test_a_file_is_open_once(file: CampaignFile, path: Path) -> None:
    do(file, begun())
    for _ in range(2):
        with pytest.raises(LockedFileError) as raised:
            CampaignFile.open(path)
        assert raised.value.path == path
    with pytest.raises(LockedFileError):
        duplicate(path, path.with_name("copy.duskboard"))
    do(file, clock_made(file.table(), "Alarm"))


def test_a_closed_file_is_duplicated(file: CampaignFile, path: Path) -> None:
    play_evening(file)
    table, rows = file.table(), file.rows()
    file.close()
    copy = path.with_name("copy.duskboard")
    duplicate(path, copy)
    with CampaignFile.open(copy) as made, CampaignFile.open(path) as again:
        assert (made.table(), made.rows()) == (table, rows)
        do(made, clock_made(made.table(), "Other"))
        assert again.table() == table


def test_an_open_file_is_duplicated(file: CampaignFile, path: Path) -> None:
    play_evening(file)
    copy = path.with_name("copy.duskboard")
    file.duplicate(copy)
    do(file, clock_made(file.table(), "Later"))
    with CampaignFile.open(copy) as made:
        assert len(made.rows()) == len(file.rows()) - 1


def test_a_duplicate_never_takes_the_place_of_another(file: CampaignFile, path: Path) -> None:
    do(file, begun())
    copy = path.with_name("copy.duskboard")
    copy.write_text("a letter")
    with pytest.raises(FileExistsAlreadyError):
        file.duplicate(copy)
    file.close()
    with pytest.raises(FileExistsAlreadyError):
        duplicate(path, copy)
    assert copy.read_text() == "a letter"


def test_only_a_campaign_is_duplicated(folder: Path) -> None:
    other, copy = folder / "other.sqlite", folder / "copy.duskboard"
    tamper(other, "CREATE TABLE t(a)")
    with pytest.raises(NotACampaignError):
        duplicate(other, copy)
    assert not copy.exists()


def test_a_full_disk_changes_nothing(file: CampaignFile) -> None:
    do(file, begun())
    do(file, clock_made(file.table(), "Alarm"))
    before = file.table(), file.rows()
    file._connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(DiskFullError):
        file.put_asset("image/png", PICTURE)
    assert (file.table(), file.rows()) == before
    assert not file._connection.in_transaction
    file._connection.execute("PRAGMA max_page_count = 1000")
    ticked(file, 3)
    assert fill_of(file.table(), "Alarm") == 3


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be taken away on Windows")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_taken_away_is_not_written(
    file: CampaignFile, path: Path, *, replaced: bool
) -> None:
    do(file, begun())
    away = path.with_name("away.duskboard")
    path.rename(away)
    if replaced:
        path.write_text("another file of that name")
    with pytest.raises(LostFileError):
        do(file, clock_made(file.table(), "Alarm"))
    file.duplicate(path.with_name("saved.duskboard"))
    with CampaignFile.open(path.with_name("saved.duskboard")) as saved:
        assert len(saved.rows()) == 1
    if replaced:
        path.unlink()
    away.rename(path)
    do(file, clock_made(file.table(), "Alarm"))


def test_the_file_says_which_program_had_it_last(path: Path) -> None:
    CampaignFile.create(path).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM meta").fetchall() == [("program", __version__)]


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM version; END",
        "CREATE VIEW v AS SELECT * FROM journal",
        "CREATE TABLE more(a)",
        "CREATE INDEX more ON journal(at)",
        "CREATE VIRTUAL TABLE more USING fts5(a)",
        "DROP INDEX version_seq",
        "DROP TABLE asset",
        "ALTER TABLE meta ADD COLUMN more",
        "ALTER TABLE meta RENAME COLUMN value TO words",
    ],
)
def test_a_layout_that_is_not_ours_to_the_letter_is_refused(
    file: CampaignFile, path: Path, sql: str
) -> None:
    do(file, begun())
    file.close()
    tamper(path, sql)
    with pytest.raises(DamagedFileError):
        CampaignFile.open(path)


def test_a_body_that_is_of_something_else_is_damage(file: CampaignFile, path: Path) -> None:
    do(file, begun())
    do(file, clock_made(file.table(), "Alarm"))
    file.close()
    tamper(path, "UPDATE version SET entity_id = 'tide' WHERE entity_id = 'alarm'")
    with pytest.raises(DamagedFileError, match="tide"):
        CampaignFile.open(path)


def test_nothing_is_kept_open_when_opening_fails(file: CampaignFile, path: Path) -> None:
    do(file, begun())
    file.close()
    tamper(path, "UPDATE version SET body = 'x'")
    with pytest.raises(DamagedFileError):
        CampaignFile.open(path)
    with closing(sqlite3.connect(path, timeout=0)) as connection, connection:
        connection.execute("DELETE FROM version")  # would be refused while somebody held the file


ids = st.sampled_from([CAMPAIGN_ID, *map(EntityId, "abcd")])


@st.composite
def transactions(draw: st.DrawFn, table: Table) -> Transaction:
    changes: list[Change] = []
    for entity_id in draw(st.lists(ids, min_size=1, max_size=3, unique=True)):
        before = table.get(entity_id)
        after: Entity | None = None
        if before is None or draw(st.booleans()):
            after = Entity(
                entity_id=entity_id,
                value=draw(strategies.values),
                visibility=draw(st.sampled_from(Visibility)),
            )
        if before != after:
            changes.append(Change(entity_id=entity_id, before=before, after=after))
    return Transaction(report=CampaignBegun(name="x"), changes=tuple(changes))


@settings(max_examples=15)
@given(st.data())
def test_every_moment_of_any_evening_can_be_seen_again(data: st.DataObject) -> None:
    with quick_folder() as folder:
        path = folder / "random.duskboard"
        tables = [Table()]
        steps: list[Transaction] = []
        with CampaignFile.create(path) as file:
            for _ in range(data.draw(st.integers(1, 8))):
                step = data.draw(transactions(tables[-1]))
                do(file, step)
                steps.append(step)
                tables.append(tables[-1].applied(step.changes))
        with CampaignFile.open(path) as file:
            assert file.table() == tables[-1]
            assert [file.table_at(Seq(seq)) for seq in range(len(tables))] == tables
            for seq, step in enumerate(steps, 1):
                assert file.changes(Seq(seq)) == step.changes
            for entity_id in {key for table in tables for key in table.entities}:
                seen = [table.get(entity_id) for table in tables]
                versions = [entity for _, entity in file.history(entity_id)]
                assert versions == [now for old, now in pairwise(seen) if old != now]
