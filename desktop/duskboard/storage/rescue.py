"""What can still be read of a damaged campaign file, and a new file made from it.

The original is only read. What was lost is known from what remains: indexes name versions whose
rows are gone, and the steps of the journal have no gaps in a file that is whole.
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
from duskboard.storage.codec import Codec, CodecError
from duskboard.storage.error import CampaignFileError, NotACampaignError, telling
from duskboard.storage.journal import Act, JournalRow, Seq, journal_row
from duskboard.storage.page import Cell, Record, has_our_head, records
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

    @property
    def is_whole(self) -> bool:
        """Whether nothing is known to be lost."""
        numbers = self.steps_lost + self.versions_lost + self.assets_lost
        return not (self.outdated or self.lost or numbers)

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
            for record in records(file):
                finds.take(record)
    if not is_ours and not finds.bodies and not finds.steps:
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
    codec = Codec()
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
    with suppress(CampaignFileError, sqlite3.Error), closing(connect(copy)) as connection:
        connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()
    return copy


_Key = tuple[str, int]
"""An entity and the step after which it was so."""


@dataclass(slots=True, kw_only=True)
class _Finds:
    """Records by what they look like; nothing else tells what a page without its tree is of.

    Attributes:
        most_steps: A step with a higher number than this cannot be in a file of that size.
        steps: Steps read.
        bodies: Versions read.
        keys: Versions known of, whether read or not.
        rows: Rows of versions read.
        known_rows: Rows of versions known of, whether read or not.
        assets: Pictures read.
        known_assets: Pictures known of, whether read or not.
    """

    most_steps: int
    codec: Codec = field(default_factory=Codec)
    steps: dict[int, RescuedStep] = field(default_factory=dict)
    bodies: dict[_Key, Entity | None] = field(default_factory=dict)
    keys: set[_Key] = field(default_factory=set)
    rows: set[int] = field(default_factory=set)
    known_rows: set[int] = field(default_factory=set)
    assets: dict[str, Asset] = field(default_factory=dict)
    known_assets: set[str] = field(default_factory=set)

    def take(self, record: Record) -> None:
        """Keep what a record says if it is one of ours."""
        match record.cells:
            case [None, *columns, report] if record.rowid and len(columns) == _STEP_COLUMNS:
                self._step(record.rowid, columns, report)
            case [int(seq), str(entity_id), str(kind), int(), body] if record.rowid:
                self.known_rows.add(record.rowid)
                if self._version((entity_id, seq), kind, body):
                    self.rows.add(record.rowid)
            case [str(asset_id), str(media_type), bytes(data)] if record.rowid:
                self._asset(asset_id, media_type, data)
            case [str(entity_id), int(seq), int(row)] if record.rowid is None:
                self.known_rows.add(row)
                self._know((entity_id, seq))
            case [int(), int(row)] if record.rowid is None:
                self.known_rows.add(row)
            case [str(asset_id), int()] if len(asset_id) == _SHA256_LENGTH:
                self.known_assets.add(asset_id)
            case _:
                pass

    def sorted_out(self, path: Path) -> Rescue:
        """Return what all records come to."""
        newest, read = _newest(self.keys), _newest(self.bodies)
        table = {EntityId(key): self.bodies[key, seq] for key, seq in sorted(read.items())}
        last = max([0, *newest.values(), *self.steps])
        return Rescue(
            path=path,
            table=Table(entities=MappingProxyType({key: e for key, e in table.items() if e})),
            steps=tuple(step for _, step in sorted(self.steps.items())),
            assets=tuple(asset for _, asset in sorted(self.assets.items())),
            outdated=_ids(key for key, seq in read.items() if seq < newest[key]),
            lost=_ids(newest.keys() - read.keys()),
            steps_lost=last - len(self.steps),
            versions_lost=len(self.known_rows - self.rows),
            assets_lost=len(self.known_assets - self.assets.keys()),
            last_step=Seq(last),
        )

    def _know(self, key: _Key) -> bool:
        if not 1 <= key[1] <= self.most_steps:
            return False
        self.keys.add(key)
        return True

    def _step(self, seq: int, columns: Sequence[Cell], report: Cell) -> None:
        if not 1 <= seq <= self.most_steps or not isinstance(report, bytes | None):
            return
        with suppress(ValueError):
            row = journal_row(seq, *columns)
            self.steps.setdefault(seq, RescuedStep(row=row, report=report))

    def _version(self, key: _Key, kind: str, body: Cell) -> bool:
        if not self._know(key):
            return False
        if body is None:
            self.bodies.setdefault(key, None)
            return True
        with suppress(CodecError):
            entity = self.codec.decode_entity(body)
            if (entity.entity_id, self.codec.kind_of(entity.value)) == (key[0], kind):
                self.bodies[key] = entity
                return True
        return False

    def _asset(self, asset_id: str, media_type: str, data: bytes) -> None:
        asset = read_asset(asset_id, media_type, data)
        if asset is None:
            self.known_assets.add(asset_id)
        else:
            self.assets[asset_id] = asset


def _newest(keys: Iterable[_Key]) -> dict[str, int]:
    """Return the last step of each entity."""
    newest: dict[str, int] = {}
    for entity_id, seq in keys:
        newest[entity_id] = max(seq, newest.get(entity_id, 0))
    return newest


def _ids(names: Iterable[str]) -> tuple[EntityId, ...]:
    return tuple(EntityId(name) for name in sorted(names))
