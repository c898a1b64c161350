"""A glance at a campaign that is not opened: what a list of recent campaigns tells of it."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from duskboard.storage.codec import CodecError, NewerBodyError, shared_codec
from duskboard.storage.error import DamagedFileError, NewerFileError, telling
from duskboard.storage.file_lock import FileLock
from duskboard.storage.schema import PROGRAM_KEY, connect, get_meta, layout_of, require_layout
from duskboard.table.entity import Campaign, Entity, Moment, Session
from duskboard.table.table import Table

_NEWEST = """
SELECT version.body
FROM (SELECT entity_id, MAX(seq) AS seq FROM version WHERE kind IN ('campaign', 'clock', 'session')
      GROUP BY entity_id) AS latest
JOIN version USING (entity_id, seq)
WHERE version.body IS NOT NULL
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Glance:
    """What can be told of a campaign file without opening it for play.

    Attributes:
        name: The name of the campaign.
        session: The number of the latest session; 0 before the first.
        table: Campaign, sessions and clocks, and nothing else.
        at: When the file was written last.
        size: Its size in bytes.
    """

    name: str
    session: int
    table: Table
    at: Moment
    size: int


def peek(path: Path) -> Glance:
    """Return a glance at a file; nothing is written to it.

    Raises:
        CampaignFileError: It cannot be read, is none, or is held by another copy of the program.
    """
    with telling(path), FileLock(path, shared=True), closing(connect(path)) as connection:
        layout_of(connection, path)
        require_layout(connection, path)
        bodies = [row[0] for row in connection.execute(_NEWEST)]
        program = get_meta(connection, PROGRAM_KEY) or ""
        status = path.stat()
    codec = shared_codec()
    try:
        entities: list[Entity] = [codec.decode_entity(body) for body in bodies]
    except NewerBodyError as error:
        raise NewerFileError(path, program) from error
    except CodecError as error:
        raise DamagedFileError(path, str(error)) from error
    table = Table(entities={entity.entity_id: entity for entity in entities})
    session = table.session
    campaign = table.campaign
    return Glance(
        name=campaign.name if isinstance(campaign, Campaign) else path.stem,
        session=session.value.number if session and isinstance(session.value, Session) else 0,
        table=table,
        at=Moment(int(status.st_mtime)),
        size=status.st_size,
    )
