import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest
from tests.storage.evening import BEGAN, do, play_evening

from duskboard.play.session import start_session
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import (
    DamagedFileError,
    LockedFileError,
    MissingFileError,
    NewerFileError,
    NotACampaignError,
)
from duskboard.storage.peek import peek
from duskboard.table.entity import Moment


@pytest.fixture
def played(path: Path) -> Path:
    with CampaignFile.create(path) as file:
        play_evening(file, steps=12)
        do(file, start_session(file.table(), Moment(BEGAN)))
    return path


def change(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql, values)


def test_a_glance_tells_of_a_campaign_and_writes_nothing(played: Path) -> None:
    content, state = played.read_bytes(), played.stat()
    glance = peek(played)
    assert (glance.name, glance.session, glance.size) == ("Kelder Quay", 1, len(content))
    assert glance.at == int(state.st_mtime)
    assert len(glance.table.clocks()) == 4
    assert (played.read_bytes(), played.stat().st_mtime_ns) == (content, state.st_mtime_ns)
    with CampaignFile.open(played) as file:
        assert glance.table.clocks() == file.table().clocks()


def test_a_new_file_has_its_own_name(path: Path) -> None:
    CampaignFile.create(path).close()
    assert (peek(path).name, peek(path).session) == ("Kelder Quay", 0)


def test_a_glance_says_what_opening_would_say(played: Path) -> None:
    with CampaignFile.open(played), pytest.raises(LockedFileError):
        peek(played)
    body = zlib.compress(b"{}")
    change(played, "UPDATE version SET body = ? WHERE kind = 'campaign'", body)
    with pytest.raises(DamagedFileError):
        peek(played)
    text = b'{"id":"campaign","kind":"campaign","rank":0,"schema":9,"value":{},"visibility":""}'
    change(played, "UPDATE version SET body = ?", zlib.compress(text))
    change(played, "UPDATE meta SET value = '9.1'")
    with pytest.raises(NewerFileError) as raised:
        peek(played)
    assert raised.value.version == "9.1"
    played.write_text("a letter")
    with pytest.raises(NotACampaignError):
        peek(played)
    played.unlink()
    with pytest.raises(MissingFileError):
        peek(played)
