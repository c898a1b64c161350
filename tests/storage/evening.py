"""Evenings at a table, written into real files."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.play.campaign import begin_campaign
from duskboard.play.clock import NewClock, fill_clock, make_clock
from duskboard.play.note import WriteNote, write_note
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.journal import Act, JournalRow
from duskboard.table.entity import Moment
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

BEGAN = 1_762_600_000
"""A Saturday in November 2025."""
PNG = b"\x89PNG\r\n\x1a\n"
PICTURE = PNG + bytes(range(256)) * 40


def begun() -> Transaction:
    return begin_campaign(Table(), "Kelder Quay")


def clock_made(table: Table, name: str, size: int = 6) -> Transaction:
    request = NewClock(clock_id=EntityId(name.lower()), name=name, kind=ClockKind.DANGER, size=size)
    return make_clock(table, request)


def do(file: CampaignFile, transaction: Transaction, at: int = BEGAN) -> JournalRow:
    return file.commit(at=Moment(at), session=1, act=Act.DO, of_seq=None, transaction=transaction)


def play_evening(file: CampaignFile, steps: int = 40) -> None:
    """Begin a campaign, make clocks and notes, tick them, keep a picture: always the same."""
    chance = random.Random(11)  # noqa: S311 - the same evening each time
    do(file, begun())
    for name in ("Alarm", "Tide", "Kelder", "Watch"):
        do(file, clock_made(file.table(), name, size=12))
    file.put_asset("image/png", PICTURE)
    for step in range(steps):
        table = file.table()
        clock_id, clock = chance.choice(sorted(table.clocks().items()))
        do(file, fill_clock(table, clock_id, (clock.filled + 1) % 12), BEGAN + step)
        if step % 10 == 0:
            words = " ".join(str(chance.random()) for _ in range(step * 20))
            request = WriteNote(note_id=EntityId(f"note-{step}"), title=f"Note {step}", text=words)
            do(file, write_note(file.table(), request), BEGAN + step)


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder in memory where there is one: many commits, none of which must survive."""
    memory = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def fill_of(table: Table, name: str) -> int:
    clock = table.value(EntityId(name.lower()), Clock)
    return -1 if clock is None else clock.filled


EMPTY = Table(entities=MappingProxyType({}))
