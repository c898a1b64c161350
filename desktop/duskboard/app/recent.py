"""The list of campaigns opened lately, in words."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from duskboard.app.campaigns import is_same_file
from duskboard.app.room import Room
from duskboard.i18n.error_text import error_text
from duskboard.i18n.moment_text import moment_text
from duskboard.i18n.words import Words
from duskboard.storage.error import CampaignFileError, LockedFileError, MissingFileError
from duskboard.storage.peek import Glance, peek
from duskboard.table.clock_view import clock_views
from duskboard.table.entity import Session
from duskboard.table.table import Table
from duskboard.windows.recent_list import RecentRow, Trouble

_KILO = 1000
_MEGA = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """The campaign that is open: held by this program, it is not looked into from outside.

    Attributes:
        path: Its file.
        table: Its table.
    """

    path: Path
    table: Table


def recent_rows(room: Room, paths: Iterable[Path], current: OpenTable | None) -> list[RecentRow]:
    """Return what is told of each campaign, or what the trouble with it is; the open one first."""
    others = [
        _row(room, path)
        for path in paths
        if current is None or not is_same_file(path, current.path)
    ]
    return others if current is None else [_open_row(room, current), *others]


def _open_row(room: Room, current: OpenTable) -> RecentRow:
    campaign, clocks = current.table.campaign, clock_views(current.table)
    session = current.table.session
    number = session.value.number if session and isinstance(session.value, Session) else 0
    return RecentRow(
        path=current.path,
        name=campaign.name if campaign is not None else current.path.stem,
        detail=_detail(room.words, number, current.path),
        when=room.words.pgettext("campaign in a list", "open"),
        clock=clocks[0] if clocks else None,
    )


def _row(room: Room, path: Path) -> RecentRow:
    try:
        glance = peek(path)
    except MissingFileError as error:
        return RecentRow(
            path=path, name=path.stem, detail=error_text(room.words, error), trouble=Trouble.GONE
        )
    except LockedFileError as error:
        return RecentRow(
            path=path,
            name=path.stem,
            detail=error_text(room.words, error),
            trouble=Trouble.READ_ONLY,
        )
    except CampaignFileError as error:
        return RecentRow(
            path=path, name=path.stem, detail=error_text(room.words, error), trouble=Trouble.GONE
        )
    return _known(room, path, glance)


def _known(room: Room, path: Path, glance: Glance) -> RecentRow:
    words = room.words
    clocks = clock_views(glance.table)
    return RecentRow(
        path=path,
        name=glance.name,
        detail=_detail(words, glance.session, path),
        when=moment_text(words, glance.at, room.now(), room.zone),
        size=_size(glance.size),
        clock=clocks[0] if clocks else None,
    )


def _detail(words: Words, session: int, path: Path) -> str:
    if not session:
        return path.name
    texts = {"number": session, "file": path.name}
    return words.gettext("Session %(number)d, %(file)s") % texts


def _size(size: int) -> str:
    """Return a size as the system's file manager says it."""
    if size >= _MEGA:
        return f"{size / _MEGA:.1f} MB"
    return f"{max(1, round(size / _KILO))} kB"
