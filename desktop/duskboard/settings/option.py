"""Every option of the user, declared once: its key, its default, and how it stands in the file.

An option is stored as one JSON value. Whatever does not fit reads as the default.
"""

import base64
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Generic, TypeVar

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

MIN_TEXT_SCALE = 0.8
"""The smallest text, as a share of the normal size."""
MAX_TEXT_SCALE = 1.5
"""The largest text, as a share of the normal size."""
MAX_RECENT = 12
"""The most campaigns that are remembered."""

_MAX_STATE = 2**20
"""The most bytes of a layout or geometry that is believed."""
_NAME = re.compile(r"[a-z0-9_-]{1,40}")
_LANGUAGE = re.compile(r"[A-Za-z_]{0,20}")


class ThemeChoice(StrEnum):
    """Which theme the user wants; that of the system may change while the program runs."""

    DARK = "dark"
    LIGHT = "light"
    SYSTEM = "system"


class DiceSource(StrEnum):
    """Where faces come from unless the user says otherwise: the table or the program."""

    PHYSICAL = "physical"
    PROGRAM = "program"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(Generic[T]):
    """One option.

    Attributes:
        key: Its name in the file.
        default: What holds while nothing, or nothing sensible, is stored.
        read: Returns the value of what JSON holds; raises ValueError or TypeError when it is none.
        write: Returns what JSON holds for a value.
    """

    key: str
    default: T
    read: Callable[[object], T]
    write: Callable[[T], object]

    def decoded(self, text: object) -> T:
        """Return the value that is stored as `text`, or the default."""
        if not isinstance(text, str):
            return self.default
        try:
            return self.read(json.loads(text))
        except (ValueError, TypeError, RecursionError):
            return self.default

    def encoded(self, value: T) -> str:
        """Return how a value is stored.

        Raises:
            ValueError, TypeError: It is no value of this option.
        """
        plain = self.write(value)
        self.read(plain)
        return json.dumps(plain, allow_nan=False)


def with_recent(paths: tuple[Path, ...], path: Path) -> tuple[Path, ...]:
    """Return the recent campaigns after opening one: it comes first, the oldest drops out."""
    return (path, *(other for other in paths if other != path))[:MAX_RECENT]


def workspace_state(name: str) -> Option[bytes]:
    """Return the option that holds the docks of a workspace, such as "table"; b"" for none.

    Raises:
        ValueError: The name is not of lower-case letters, digits, "-" and "_".
    """
    if not _NAME.fullmatch(name):
        msg = f"no name of a workspace: {name!r}"
        raise ValueError(msg)
    return _blob(f"workspace_state/{name}")


def _flag(key: str) -> Option[bool]:
    return Option(key=key, default=False, read=lambda plain: _of(plain, bool), write=bool)


def _choice(key: str, default: E) -> Option[E]:
    kind = type(default)
    return Option(key=key, default=default, read=lambda plain: kind(_of(plain, str)), write=str)


def _language(key: str) -> Option[str]:
    return Option(key=key, default="", read=_read_language, write=str)


def _blob(key: str) -> Option[bytes]:
    return Option(
        key=key, default=b"", read=_read_blob, write=lambda data: base64.b64encode(data).decode()
    )


def _of(plain: object, kind: type[T]) -> T:
    """Return what JSON holds if it is just of that type: True is no number."""
    if type(plain) is not kind:
        msg = f"not {kind.__name__}: {plain!r}"
        raise TypeError(msg)
    return plain


def _read_language(plain: object) -> str:
    text = _of(plain, str)
    if not _LANGUAGE.fullmatch(text):
        msg = f"no name of a language: {text!r}"
        raise ValueError(msg)
    return text


def _read_scale(plain: object) -> float:
    scale = float(plain) if type(plain) is int else _of(plain, float)
    if not isfinite(scale) or not MIN_TEXT_SCALE <= scale <= MAX_TEXT_SCALE:
        msg = f"no scale of text: {scale}"
        raise ValueError(msg)
    return scale


def _read_blob(plain: object) -> bytes:
    data = base64.b64decode(_of(plain, str), validate=True)
    if len(data) > _MAX_STATE:
        msg = f"too long: {len(data)}"
        raise ValueError(msg)
    return data


def _read_recent(plain: object) -> tuple[Path, ...]:
    return tuple(Path(_of(path, str)) for path in _of(plain, list)[:MAX_RECENT])


def _read_names(plain: object) -> frozenset[str]:
    return frozenset(_of(hint, str) for hint in _of(plain, list))


def _read_mapping(plain: object) -> Mapping[str, object]:
    return MappingProxyType(_of(plain, dict))


LANGUAGE = _language("language")
"""The catalogue of the game master's words; "" while it has not been chosen."""
THEME = _choice("theme", ThemeChoice.DARK)
"""The look of the windows."""
TEXT_SCALE = Option(key="text_scale", default=1.0, read=_read_scale, write=float)
"""The size of all text, 0.8 to 1.5."""
REDUCE_MOTION = _flag("reduce_motion")
"""Whether things change without moving."""
HIGH_CONTRAST = _flag("high_contrast")
"""Whether colours are as far apart as can be."""
DICE = _choice("dice", DiceSource.PHYSICAL)
"""Where faces come from."""
FIRST_RUN_DONE = _flag("first_run_done")
"""Whether the first page has been answered."""
GAMES: Option[frozenset[str]] = Option(
    key="games", default=frozenset(), read=_read_names, write=sorted
)
"""Names of the games that the user runs."""
HINTS_SEEN: Option[frozenset[str]] = Option(
    key="hints_seen", default=frozenset(), read=_read_names, write=sorted
)
"""Names of the hints that were shown; each is shown once."""
RECENT: Option[tuple[Path, ...]] = Option(
    key="recent", default=(), read=_read_recent, write=lambda paths: [str(path) for path in paths]
)
"""Campaigns opened lately, the last one first, at most 12."""
WINDOW_GEOMETRY = _blob("window_geometry")
"""Where the main window stood; b"" for nowhere yet."""
WORKSPACES: Option[Mapping[str, object]] = Option(
    key="workspaces", default=MappingProxyType({}), read=_read_mapping, write=dict
)
"""Which workspace was open, and the ones that the user made; empty for nothing yet."""
PROJECTOR_SCREEN: Option[Mapping[str, object]] = Option(
    key="projector_screen", default=MappingProxyType({}), read=_read_mapping, write=dict
)
"""What tells the screen that players look at from others; empty while none was chosen."""
PROJECTOR_LANGUAGE = _language("projector_language")
"""The catalogue of the players' words; "" for that of the game master."""
PROJECTOR_SCALE = Option(key="projector_scale", default=1.0, read=_read_scale, write=float)
"""The size of all that stands on the players' screen, 0.8 to 1.5."""
PROJECTOR_NUMBERS = _flag("projector_numbers")
"""Whether players see skills, difficulties and targets."""

OPTIONS = (
    LANGUAGE,
    THEME,
    TEXT_SCALE,
    REDUCE_MOTION,
    HIGH_CONTRAST,
    DICE,
    FIRST_RUN_DONE,
    GAMES,
    HINTS_SEEN,
    RECENT,
    WINDOW_GEOMETRY,
    WORKSPACES,
    PROJECTOR_SCREEN,
    PROJECTOR_LANGUAGE,
    PROJECTOR_SCALE,
    PROJECTOR_NUMBERS,
)
"""All options but the docks of each workspace (`workspace_state`)."""
