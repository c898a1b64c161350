"""Reading presets from TOML: a fault is named with its file, its line and the field at fault."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar, get_args, get_origin

from cattrs import Converter, transform_error
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from duskboard.content.crew_type import (
    ClaimEntry,
    CrewAbilityEntry,
    CrewTypePreset,
    UpgradeEntry,
)
from duskboard.content.playbook import AbilityEntry, ItemPreset, PlaybookPreset, Playbooks
from duskboard.content.preset import (
    BarrierPreset,
    DealPreset,
    HazardPreset,
    PlaceSet,
    Presets,
    Text,
    VehiclePreset,
)

T = TypeVar(
    "T",
    HazardPreset,
    BarrierPreset,
    DealPreset,
    PlaceSet,
    VehiclePreset,
    PlaybookPreset,
    ItemPreset,
    CrewTypePreset,
)
Own = TypeVar("Own", PlaybookPreset, CrewTypePreset)
"""What a table brings in a file of its own."""

_AT = re.compile(r"at line (\d+)")
_ROW = re.compile(r"^\w+\[(\d+)\]")
_NAMED = re.compile(r"^(?P<field>\w+): ")
_STRANGE = "there is no such field"
_PATH = re.compile(r"^(?P<said>.*) @ \$\.?(?P<field>.*)$", re.DOTALL)


class ContentError(Exception):
    """A file of presets cannot be used. Its text is "FILE:LINE: what is wrong"."""

    def __init__(self, path: Path, line: int, said: str) -> None:
        """Remember where it is and what is wrong there."""
        super().__init__(f"{path.name}:{line}: {said}")
        self.path, self.line, self.said = path, line, said


class ContentFaultsError(Exception):
    """A file of a table's own cannot be used. Its text is a line for each fault."""

    def __init__(self, faults: Sequence[ContentError]) -> None:
        """Remember every fault, in the order of the lines."""
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__("\n".join(str(fault) for fault in self.faults))


def load_presets(folder: Path) -> Presets:
    """Return every preset in a folder.

    Raises:
        ContentError: A file is missing or not as it must be.
    """
    return Presets(
        hazards=read_presets(folder / "hazards.toml", "hazard", HazardPreset),
        barriers=read_presets(folder / "barriers.toml", "barrier", BarrierPreset),
        places=read_presets(folder / "places.toml", "places", PlaceSet),
        vehicles=read_presets(folder / "vehicles.toml", "vehicle", VehiclePreset),
        deals=read_presets(folder / "made_hazards.toml", "deal", DealPreset),
    )


def load_playbooks(folder: Path) -> Playbooks:
    """Return the playbooks in a folder, and the items that everybody owns.

    Raises:
        ContentError: A file is missing or not as it must be.
    """
    return Playbooks(
        playbooks=read_presets(folder / "playbooks.toml", "playbook", PlaybookPreset),
        items=read_presets(folder / "items.toml", "item", ItemPreset),
    )


def load_crew_types(folder: Path) -> tuple[CrewTypePreset, ...]:
    """Return the crew types in a folder.

    Raises:
        ContentError: The file is missing or not as it must be.
    """
    return read_presets(folder / "crews.toml", "crew", CrewTypePreset)


def read_playbooks(path: Path) -> tuple[PlaybookPreset, ...]:
    """Return the playbooks of a table's own file; words may stand in one language alone.

    Raises:
        ContentFaultsError: With everything that is wrong in the file.
    """
    return _read_own(path, "playbook", PlaybookPreset)


def read_crew_types(path: Path) -> tuple[CrewTypePreset, ...]:
    """Return the crew types of a table's own file; words may stand in one language alone.

    Raises:
        ContentFaultsError: With everything that is wrong in the file.
    """
    return _read_own(path, "crew", CrewTypePreset)


def _read_own(path: Path, name: str, kind: type[Own]) -> tuple[Own, ...]:
    """Return what stands in a table's own file.

    Raises:
        ContentFaultsError: With everything that is wrong in the file.
    """
    try:
        found = tuple(_read(path, name, kind))
    except ContentError as error:
        raise ContentFaultsError((error,)) from error
    faults = tuple(one for one in found if isinstance(one, ContentError))
    if faults:
        raise ContentFaultsError(faults)
    presets = tuple(one for one in found if isinstance(one, kind))
    if not presets:
        raise ContentFaultsError((ContentError(path, 1, f"there is no [[{name}]]"),))
    return presets


def read_presets(path: Path, name: str, kind: type[T]) -> tuple[T, ...]:
    """Return the presets of one file: tables `[[name]]` of one kind, each with its own key.

    Raises:
        ContentError: The file is missing or not as it must be.
    """
    presets: list[T] = []
    for one in _read(path, name, kind):
        if isinstance(one, ContentError):
            raise one
        presets.append(one)
    return tuple(presets)


def _read(path: Path, name: str, kind: type[T]) -> Iterator[T | ContentError]:
    """Yield the presets of one file, and what is wrong with those that are none.

    Raises:
        ContentError: The file is missing, no TOML, or holds something else.
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
    if len(starts) != len(rows):
        raise ContentError(path, 1, f"each begins with a line [[{name}]]")
    yield from _presets(path, text, rows, starts, kind)


def _presets(
    path: Path, text: str, rows: Sequence[object], starts: Sequence[int], kind: type[T]
) -> Iterator[T | ContentError]:
    converter = _converter()
    known: set[str] = set()
    for row, start in zip(rows, starts, strict=True):
        strange, known_row = _parted(row, kind)
        for name in strange:
            yield ContentError(path, *_place(text, start, row, f"{_STRANGE} @ $.{name}"))
        try:
            preset = _structured(converter, known_row, kind)
        except _FaultsError as error:
            for fault in error.faults:
                yield ContentError(path, *_place(text, start, row, fault))
            continue
        if strange:
            continue
        if preset.key in known:
            yield ContentError(path, start, f"{preset.key}: a second one of that key")
        known.add(preset.key)
        yield preset


def _parted(row: object, kind: type) -> tuple[tuple[str, ...], object]:
    """Return what a preset has no field for, and the rest, whose own faults are named as well."""
    if not isinstance(row, dict) or not is_dataclass(kind):
        return (), row
    known = {one.name for one in fields(kind)}
    strange = tuple(name for name in row if name not in known)
    return strange, {name: value for name, value in row.items() if name in known}


class _FaultsError(Exception):
    """What is wrong with one preset, as cattrs says it."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__(*faults)
        self.faults = tuple(faults)


def _structured(converter: Converter, row: object, kind: type[T]) -> T:
    try:
        return converter.structure(row, kind)
    except Exception as error:  # cattrs puts any kind of error into its groups
        raise _FaultsError(transform_error(error, format_exception=_said)) from error


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
    named = _NAMED.match(said)
    # What is wrong with the whole of a preset says so by the field that it is about.
    first = re.split(r"[.\[]", field)[0] or (named["field"] if named else "")
    key = row.get("key", "?") if isinstance(row, dict) else "?"
    where = f"{key}, {field}: {said}" if field else f"{key}: {said}"
    lines = text.splitlines()
    for number in range(start + 1, len(lines) + 1):
        if lines[number - 1].startswith("[["):
            break
        if first and re.match(rf"{re.escape(first)}\s*=", lines[number - 1]):
            return _row_line(lines, number, field), where
    return start, where


def _row_line(lines: Sequence[str], number: int, field: str) -> int:
    """Return the line of a row of a list that is written with a line for each row."""
    row = _ROW.search(field)
    if row is None or not lines[number - 1].rstrip().endswith("["):
        return number
    return min(number + 1 + int(row[1]), len(lines))


def _line_of(text: str, pattern: str) -> int:
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if re.match(pattern, line)), 1)


def _said(error: BaseException, _kind: type | None) -> str:
    match error:
        case KeyError():
            return f"{error.args[0]} is missing"
        case ForbiddenExtraKeysError():
            return f"{_STRANGE}: {', '.join(sorted(error.extra_fields))}"
        case _:
            return str(error)


def _converter() -> Converter:
    """Return a converter that takes nothing for what it is not."""
    converter = Converter(forbid_extra_keys=True)
    converter.register_structure_hook(str, _word)
    converter.register_structure_hook(int, _whole)
    converter.register_structure_hook(bool, _flag)
    converter.register_structure_hook_factory(_is_row, lambda kind: _row_hook(kind, converter))
    converter.register_structure_hook(
        Text | None, lambda value, _: converter.structure(value, Text)
    )
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
        if isinstance(value, str) and kind in _BY_WORD:
            return _BY_WORD[kind](value)
        if not isinstance(value, dict):
            raise _misfit(value, "a table")
        return structure(value, kind)

    return read


def _plain(word: str) -> Text:
    """Return words that are the same in every language, as a table's own file has them."""
    return Text(en=word, zh_TW=word, zh_CN=word)


_BY_WORD: Mapping[type, Callable[[str], object]] = MappingProxyType(
    {
        Text: _plain,
        AbilityEntry: lambda word: AbilityEntry(key=word),
        CrewAbilityEntry: lambda word: CrewAbilityEntry(key=word),
        UpgradeEntry: lambda word: UpgradeEntry(key=word),
        ClaimEntry: lambda word: ClaimEntry(kind=word),
    }
)
"""What may be written as one word, and what that is short for."""


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
