"""Bytes of a real file changed at random: one kind of error, no crash, and what is read is true."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.storage.evening import begun, do, quick_folder

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import CampaignFileError, DamagedFileError, NotACampaignError
from duskboard.storage.journal import Seq
from duskboard.storage.rescue import rescue, save_rescue
from duskboard.table.entity import Entity
from duskboard.table.transaction import Change, Transaction

PAGE = 4096


heads = st.builds(
    lambda page, place: page * PAGE + place,
    st.integers(0, 100),
    st.integers(0, 140),  # where SQLite keeps what it steers by
)
flips = st.lists(
    st.tuples(st.integers(0, 10**6) | heads, st.integers(0, 255)), min_size=1, max_size=12
)
ends = st.none() | st.integers(0, 10**6)


def bent(sound: bytes, changes: list[tuple[int, int]], end: int | None) -> bytes:
    """Return the file with other bytes at some places, which go round, and cut off at the end."""
    content = bytearray(sound)
    for place, value in changes:
        content[place % len(sound)] = value
    return bytes(content if end is None else content[: end % len(sound)])


def use(file: CampaignFile) -> None:
    """Ask an open file everything, and write in it."""
    table = file.table()
    for row in file.rows()[:60]:
        file.report(row.seq)
        file.changes(row.seq)
    file.table_at(Seq(20))
    for entity_id in table.entities:
        file.history(entity_id)
    clock = Clock(name="New", kind=ClockKind.DANGER, size=4)
    after = Entity(entity_id=EntityId("new"), value=clock)
    change = Change(entity_id=EntityId("new"), before=None, after=after)
    do(file, Transaction(report=begun().report, changes=(change,)))


def open_and_use(content: bytes) -> None:
    with quick_folder() as folder:
        path = folder / "broken.duskboard"
        path.write_bytes(content)
        with contextlib.suppress(CampaignFileError), CampaignFile.open(path) as file:
            use(file)


def rescue_and_use(content: bytes, once: set[Entity]) -> None:
    with quick_folder() as folder:
        path, saved = folder / "broken.duskboard", folder / "saved.duskboard"
        path.write_bytes(content)
        try:
            rescued = rescue(path)
        except NotACampaignError:
            return
        assert path.read_bytes() == content
        assert set(rescued.table) <= once
        save_rescue(rescued, saved)
        with CampaignFile.open(saved) as file:
            assert file.table() == rescued.table
            use(file)


class Evening:
    """The bytes of a sound file, and everything that ever lay on its table."""

    def __init__(self, sound: bytes) -> None:
        self.sound = sound
        with quick_folder() as folder:
            path = folder / "sound.duskboard"
            path.write_bytes(sound)
            with CampaignFile.open(path) as file:
                self.once = {entity for row in file.rows() for entity in file.table_at(row.seq)}


@pytest.fixture(scope="session")
def evening(sound: bytes) -> Evening:
    return Evening(sound)


def test_a_layout_that_is_no_text_is_damage(sound: bytes, path: Path) -> None:
    """SQLite quotes the broken bytes in its message, which Python then cannot decode."""
    for word in (b"journal(", b"meta(", b"version_seq", b"KEY", b"CHECK"):
        path.write_bytes(sound.replace(word, b"\x80" * len(word)))
        with pytest.raises(DamagedFileError):
            CampaignFile.open(path)


@given(flips, ends)
@example([(18, 2), (19, 2)], None)  # says that it has a write-ahead log
@example([(28, 255)], None)  # says that it has a billion pages
@example([(52, 1)], None)  # says that it vacuums itself
@example([(56, 0), (59, 2)], None)  # says that its text is UTF-16
def test_a_broken_file_is_one_error_or_a_table(
    evening: Evening, changes: list[tuple[int, int]], end: int | None
) -> None:
    open_and_use(bent(evening.sound, changes, end))


@settings(max_examples=20)
@given(flips, ends)
def test_what_is_rescued_was_once_so(
    evening: Evening, changes: list[tuple[int, int]], end: int | None
) -> None:
    rescue_and_use(bent(evening.sound, changes, end), evening.once)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@settings(max_examples=1000)
@given(flips, ends)
def test_a_thousand_broken_files(
    evening: Evening, changes: list[tuple[int, int]], end: int | None
) -> None:
    content = bent(evening.sound, changes, end)
    open_and_use(content)
    rescue_and_use(content, evening.once)
