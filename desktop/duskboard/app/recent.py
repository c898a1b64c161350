"""The list of campaigns opened lately, in words."""

from collections.abc import Iterable
from pathlib import Path

from duskboard.app.room import Room
from duskboard.i18n.error_text import error_text
from duskboard.i18n.moment_text import moment_text
from duskboard.storage.error import CampaignFileError, LockedFileError, MissingFileError
from duskboard.storage.peek import Glance, peek
from duskboard.table.view import clock_views
from duskboard.windows.recent_list import RecentRow, Trouble

_KILO = 1000
_MEGA = 1_000_000


def recent_rows(room: Room, paths: Iterable[Path], current: Path | None) -> list[RecentRow]:
    """Return what is told of each campaign, or what the trouble with it is."""
    return [_row(room, path) for path in paths if path != current]


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
    detail = path.name
    if glance.session:
        detail = words.gettext("Session %(number)d, %(file)s") % {
            "number": glance.session,
            "file": path.name,
        }
    return RecentRow(
        path=path,
        name=glance.name,
        detail=detail,
        when=moment_text(words, glance.at, room.now(), room.zone),
        size=_size(glance.size),
        clock=clocks[0] if clocks else None,
    )


def _size(size: int) -> str:
    """Return a size as the system's file manager says it."""
    if size >= _MEGA:
        return f"{size / _MEGA:.1f} MB"
    return f"{max(1, round(size / _KILO))} kB"
