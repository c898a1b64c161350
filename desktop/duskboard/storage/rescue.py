"""What can still be read of a damaged campaign file, and a new file made from it.

The original is only read. What was lost is known from what remains: indexes name versions whose
rows are gone, and the steps of the journal have no gaps in a file that is whole. Where pages are
missing, what stood on them last may have left no trace: then the count is the least there can be.
"""

import shutil
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType

from duskboard.core.identity import EntityId
from duskboard.storage.asset import Asset, read_asset
from duskboard.storage.codec import Codec, CodecError, is_intact, shared_codec
from duskboard.storage.error import CampaignFileError, NotACampaignError, telling
from duskboard.storage.journal import Act, JournalRow, Seq, journal_row
from duskboard.storage.page import Cell, Record, has_our_head, lacks_pages, records
from duskboard.storage.schema import (
    FLOOR_KEY,
    connect,
    make_layout,
    new_file,
    put_meta,
    transaction,
)
from duskboard.table.entity import Entity, Moment
from duskboard.table.table import Table

_SHA256_LENGTH = 64
_STEP_COLUMNS = 4
_LEAST_STEP = 8
"""The fewest bytes that a step takes in a file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RescuedStep:
    """One step of the journal, with the body of its report if it has one."""

    row: JournalRow
    report: bytes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescue:
    """What was read of a damaged file, and what was not.

    Attributes:
        path: The damaged file.
        table: The newest readable version of everything.
        steps: The steps that could be read, the first one first.
        assets: The pictures that could be read.
        outdated: Things whose newest version is lost, so that an earlier one is on the table.
        lost: Things of which no version can be read.
        steps_lost: How many steps of the journal are lost.
        versions_lost: How many changes are lost, most of them followed by later ones.
        assets_lost: How many pictures are lost.
        last_step: The number of the last step known of, read or lost.
        lacks_pages: Whether pages are missing, so that more may be lost than is counted here.
    """

    path: Path
    table: Table
    steps: tuple[RescuedStep, ...]
    assets: tuple[Asset, ...]
    outdated: tuple[EntityId, ...]
    lost: tuple[EntityId, ...]
    steps_lost: int
    versions_lost: int
    assets_lost: int
    last_step: Seq
    lacks_pages: bool

    @property
    def is_whole(self) -> bool:
        """Whether nothing is known to be lost."""
        numbers = self.steps_lost + self.versions_lost + self.assets_lost
        return not (self.outdated or self.lost or numbers or self.lacks_pages)

    @property
    def last_session(self) -> int:
        """The number of the latest session known of; 0 for none."""
        return max((step.row.session for step in self.steps), default=0)

    @property
    def last_moment(self) -> Moment:
        """When the last readable step happened; 0 for none."""
        return max((step.row.at for step in self.steps), default=Moment(0))


def rescue(path: Path) -> Rescue:
    """Return what can be read of a damaged campaign file that is not open.

    Raises:
        NotACampaignError: Nothing of a campaign is in it.
        CampaignFileError: It cannot be read at all.
    """
    with telling(path), TemporaryDirectory() as folder:
        source = _recovered(path, Path(folder))
        finds = _Finds(most_steps=source.stat().st_size // _LEAST_STEP)
        with source.open("rb") as file:
            is_ours = has_our_head(file)
            finds.lacks_pages = lacks_pages(file)
            for record in records(file):
                finds.take(record)
    if not is_ours and not finds.versions and not finds.steps:
        raise NotACampaignError(path)
    return finds.sorted_out(path)


def save_rescue(rescued: Rescue, target: Path) -> None:
    """Make a sound campaign file of what was rescued.

    The steps are kept for the log. One more step, without a report, puts everything on the table;
    it is the floor of undo, since versions in between may be missing.

    Raises:
        FileExistsAlreadyError: There is a file at `target`.
        CampaignFileError: It cannot be written.
    """
    with new_file(target), closing(connect(target)) as connection:
        make_layout(connection)
        with transaction(connection):
            _save(rescued, connection)


def _save(rescued: Rescue, connection: sqlite3.Connection) -> None:
    codec = shared_codec()
    seq = rescued.last_step + 1
    rows: list[tuple[object, ...]] = [
        (step.row.seq, step.row.at, step.row.session, step.row.act, step.row.of_seq, step.report)
        for step in rescued.steps
    ]
    rows.append((seq, rescued.last_moment, rescued.last_session, Act.DO, None, None))
    connection.executemany(
        "INSERT INTO journal(seq, at, session, act, of_seq, report) VALUES(?, ?, ?, ?, ?, ?)", rows
    )
    for entity in rescued.table:
        kind = codec.kind_of(entity.value)
        connection.execute(
            "INSERT INTO version(seq, entity_id, kind, schema, body) VALUES(?, ?, ?, ?, ?)",
            (seq, entity.entity_id, kind, codec.schema(kind), codec.encode_entity(entity)),
        )
    connection.executemany(
        "INSERT INTO asset(sha256, media_type, bytes) VALUES(?, ?, ?)",
        [(asset.asset_id, asset.media_type, asset.data) for asset in rescued.assets],
    )
    put_meta(connection, FLOOR_KEY, str(seq))


def _recovered(path: Path, folder: Path) -> Path:
    """Return a file to read: a copy if SQLite must first take back an interrupted commit."""
    journal = path.with_name(f"{path.name}-journal")
    if not journal.is_file():
        return path
    copy = folder / "copy"
    shutil.copyfile(path, copy)
    shutil.copyfile(journal, folder / "copy-journal")
    with suppress(CampaignFileError), telling(copy), closing(connect(copy)) as connection:
        connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()
    return copy


@dataclass(frozen=True, slots=True, kw_only=True)
class _Version:
    """A version whose row was read. Its body is None when the thing was taken away."""

    seq: int
    row: int
    kind: str
    body: bytes | None


@dataclass(slots=True, kw_only=True)
class _Finds:
    """Records by what they look like; nothing else tells what a page without its tree is of.

    Attributes:
        most_steps: A step with a higher number than this cannot be in a file of that size.
        steps: Steps read.
        versions: Versions read of each thing, by their step.
        newest: The newest version known of each thing, whether read or not.
        rows: Rows of versions read.
        known_rows: Rows of versions known of, whether read or not.
        assets: Pictures read.
        known_assets: Pictures known of, whether read or not.
        lacks_pages: Whether pages of the file are missing.
    """

    most_steps: int
    codec: Codec = field(default_factory=shared_codec)
    steps: dict[int, RescuedStep] = field(default_factory=dict)
    versions: dict[str, dict[int, _Version]] = field(default_factory=dict)
    newest: dict[str, int] = field(default_factory=dict)
    rows: set[int] = field(default_factory=set)
    known_rows: set[int] = field(default_factory=set)
    assets: dict[str, Asset] = field(default_factory=dict)
    known_assets: set[str] = field(default_factory=set)
    lacks_pages: bool = False

    def take(self, record: Record) -> None:
        """Keep what a record says if it is one of ours."""
        match record.cells:
            case [None, *columns, report] if record.rowid and len(columns) == _STEP_COLUMNS:
                self._step(record.rowid, columns, report)
            case [int(seq), str(entity_id), str(kind), int(), bytes() | None as body] if (
                record.rowid
            ):
                self.known_rows.add(record.rowid)
                version = _Version(seq=seq, row=record.rowid, kind=kind, body=body)
                self._version(entity_id, version)
            case [str(asset_id), str(media_type), bytes(data)] if record.rowid:
                self._asset(asset_id, media_type, data)
            case [str(entity_id), int(seq), int(row)] if record.rowid is None:
                self.known_rows.add(row)
                self._know(entity_id, seq)
            case [int(), int(row)] if record.rowid is None:
                self.known_rows.add(row)
            case [str(asset_id), int()] if len(asset_id) == _SHA256_LENGTH:
                self.known_assets.add(asset_id)
            case _:
                pass

    def sorted_out(self, path: Path) -> Rescue:
        """Return what all records come to."""
        found = {key: self._newest_readable(key) for key in sorted(self.newest)}
        table = {EntityId(key): entity for key, (_, entity) in found.items() if entity}
        last = max([0, *self.newest.values(), *self.steps])
        return Rescue(
            path=path,
            table=Table(entities=MappingProxyType(table)),
            steps=tuple(step for _, step in sorted(self.steps.items())),
            assets=tuple(asset for _, asset in sorted(self.assets.items())),
            outdated=_ids(key for key, (seq, _) in found.items() if 0 < seq < self.newest[key]),
            lost=_ids(key for key, (seq, _) in found.items() if not seq),
            steps_lost=last - len(self.steps),
            versions_lost=len(self.known_rows - self.rows),
            assets_lost=len(self.known_assets - self.assets.keys()),
            last_step=Seq(last),
            lacks_pages=self.lacks_pages,
        )

    def _newest_readable(self, key: str) -> tuple[int, Entity | None]:
        """Return the step and the value of the newest version that can be read; 0 for none."""
        for seq, version in sorted(self.versions.get(key, {}).items(), reverse=True):
            if version.body is None:
                return seq, None
            with suppress(CodecError):
                entity = self.codec.decode_entity(version.body)
                if (entity.entity_id, self.codec.kind_of(entity.value)) == (key, version.kind):
                    return seq, entity
            self.rows.discard(version.row)
        return 0, None

    def _know(self, entity_id: str, seq: int) -> bool:
        if not 1 <= seq <= self.most_steps:
            return False
        self.newest[entity_id] = max(seq, self.newest.get(entity_id, 0))
        return True

    def _step(self, seq: int, columns: Sequence[Cell], report: Cell) -> None:
        if not 1 <= seq <= self.most_steps or not isinstance(report, bytes | None):
            return
        with suppress(ValueError):
            row = journal_row(seq, *columns)
            self.steps.setdefault(seq, RescuedStep(row=row, report=report))

    def _version(self, entity_id: str, version: _Version) -> None:
        if self._know(entity_id, version.seq) and (version.body is None or is_intact(version.body)):
            self.versions.setdefault(entity_id, {})[version.seq] = version
            self.rows.add(version.row)

    def _asset(self, asset_id: str, media_type: str, data: bytes) -> None:
        asset = read_asset(asset_id, media_type, data)
        if asset is None:
            self.known_assets.add(asset_id)
        else:
            self.assets[asset_id] = asset


def _ids(names: Iterable[str]) -> tuple[EntityId, ...]:
    return tuple(EntityId(name) for name in sorted(names))
