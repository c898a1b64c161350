"""Reading presets from TOML: a fault is named with its file, its line and the field at fault."""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import is_dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

from cattrs import Converter, transform_error
from cattrs.gen import make_dict_structure_fn

from duskboard.content.preset import BarrierPreset, HazardPreset, PlaceSet, Presets

T = TypeVar("T", HazardPreset, BarrierPreset, PlaceSet)

_AT = re.compile(r"at line (\d+)")
_PATH = re.compile(r"^(?P<said>.*) @ \$\.?(?P<field>.*)$", re.DOTALL)


class ContentError(Exception):
    """A file of presets cannot be used. Its text is "FILE:LINE: what is wrong"."""

    def __init__(self, path: Path, line: int, said: str) -> None:
        """Remember where it is and what is wrong there."""
        super().__init__(f"{path.name}:{line}: {said}")
        self.path, self.line, self.said = path, line, said


def load_presets(folder: Path) -> Presets:
    """Return every preset in a folder.

    Raises:
        ContentError: A file is missing or not as it must be.
    """
    return Presets(
        hazards=read_presets(folder / "hazards.toml", "hazard", HazardPreset),
        barriers=read_presets(folder / "barriers.toml", "barrier", BarrierPreset),
        places=read_presets(folder / "places.toml", "places", PlaceSet),
    )


def read_presets(path: Path, name: str, kind: type[T]) -> tuple[T, ...]:
    """Return the presets of one file: tables `[[name]]` of one kind, each with its own key.

    Raises:
        ContentError: The file is missing or not as it must be.
    """
    text = _text(path)
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise ContentError(path, line, str(error)) from error
    for other in tables:
        if other != name:
            line = _line_of(text, rf"^(\[+)?{re.escape(other)}\b")
            raise ContentError(path, line, f"{other!r} has no place here: only [[{name}]]")
    rows = tables.get(name, [])
    if not isinstance(rows, list):
        raise ContentError(path, 1, f"[[{name}]] is wanted, a table for each")
    starts = list(_heads(text, name))
    return tuple(_presets(path, text, rows, starts, kind))


def _presets(
    path: Path, text: str, rows: Sequence[object], starts: Sequence[int], kind: type[T]
) -> Iterator[T]:
    converter = _converter()
    known: set[str] = set()
    for row, start in zip(rows, starts, strict=True):
        try:
            preset = converter.structure(row, kind)
        except Exception as error:  # cattrs puts any kind of error into its groups
            faults = transform_error(error, format_exception=_said)
            raise ContentError(path, *_place(text, start, row, faults[0])) from error
        if preset.key in known:
            raise ContentError(path, start, f"{preset.key}: a second one of that key")
        known.add(preset.key)
        yield preset


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(path, 1, f"cannot be read: {error}") from error


def _heads(text: str, name: str) -> Iterator[int]:
    """Yield the numbers of the lines on which tables begin."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.split("#")[0].strip() == f"[[{name}]]":
            yield number


def _place(text: str, start: int, row: object, fault: str) -> tuple[int, str]:
    """Return the line of the field at fault, and what is wrong with which preset."""
    found = _PATH.match(fault)
    said, field = (found["said"], found["field"]) if found else (fault, "")
    first = re.split(r"[.\[]", field)[0]
    key = row.get("key", "?") if isinstance(row, dict) else "?"
    where = f"{key}, {field}: {said}" if field else f"{key}: {said}"
    lines = text.splitlines()
    for number in range(start + 1, len(lines) + 1):
        if lines[number - 1].startswith("[["):
            break
        if first and re.match(rf"{re.escape(first)}\s*=", lines[number - 1]):
            return number, where
    return start, where


def _line_of(text: str, pattern: str) -> int:
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if re.match(pattern, line)), 1)


def _said(error: BaseException, _kind: type | None) -> str:
    match error:
        case KeyError():
            return f"{error.args[0]} is missing"
        case _:
            return str(error)


def _converter() -> Converter:
    """Return a converter that takes nothing for what it is not."""
    converter = Converter(forbid_extra_keys=True)
    converter.register_structure_hook(str, _word)
    converter.register_structure_hook(int, _whole)
    converter.register_structure_hook(bool, _flag)
    converter.register_structure_hook_factory(_is_row, lambda kind: _row_hook(kind, converter))
    converter.register_structure_hook_factory(
        is_dataclass, lambda kind: _table_hook(kind, converter)
    )
    return converter


def _is_row(kind: object) -> bool:
    return get_origin(kind) is tuple


def _row_hook(kind: object, converter: Converter) -> Callable[[object, Any], object]:
    part = get_args(kind)[0]
    structure = converter.get_structure_hook(list[part])  # type: ignore[valid-type] # at run time

    def read(value: object, _kind: object) -> object:
        if not isinstance(value, list):
            raise _misfit(value, "a list")
        return tuple(structure(value, list[part]))  # type: ignore[valid-type] # at run time

    return read


def _table_hook(kind: type, converter: Converter) -> Callable[[object, Any], object]:
    structure: Callable[[Any, Any], object] = make_dict_structure_fn(kind, converter)

    def read(value: object, _kind: object) -> object:
        if not isinstance(value, dict):
            raise _misfit(value, "a table")
        return structure(value, kind)

    return read


def _word(value: object, kind: type[str]) -> str:
    """Return text, or the member of an enum of text."""
    if not isinstance(value, str):
        raise _misfit(value, "text")
    if not issubclass(kind, StrEnum):
        return value
    member = next((one for one in kind if one == value), None)
    if member is None:
        wanted = ", ".join(kind)
        msg = f"{value!r} is none of {wanted}"
        raise ValueError(msg)
    return member


def _whole(value: object, _kind: object) -> int:
    if type(value) is not int:
        raise _misfit(value, "a whole number")
    return value


def _flag(value: object, _kind: object) -> bool:
    if not isinstance(value, bool):
        raise _misfit(value, "true or false")
    return value


def _misfit(value: object, wanted: str) -> TypeError:
    return TypeError(f"{value!r} where {wanted} belongs")
