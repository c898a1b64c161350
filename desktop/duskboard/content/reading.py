"""Reading presets from TOML: a fault is named with its file, its line and the field at fault."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar, get_args, get_origin

from cattrs import Converter
from cattrs.errors import (
    ClassValidationError,
    ForbiddenExtraKeysError,
    IterableValidationError,
)
from cattrs.gen import make_dict_structure_fn

from duskboard.content.crew_type import (
    ClaimEntry,
    CrewAbilityEntry,
    CrewTypePreset,
    UpgradeEntry,
)
from duskboard.content.fault import (
    ContentError,
    ContentFaultsError,
    Fault,
    FaultKind,
    PresetError,
)
from duskboard.content.playbook import (
    AbilityEntry,
    ItemPreset,
    PlaybookPreset,
    Playbooks,
    refuse_beyond,
)
from duskboard.content.preset import (
    BarrierPreset,
    DealPreset,
    HazardPreset,
    PlaceSet,
    Presets,
    Text,
    VehiclePreset,
)
from duskboard.content.toml_lines import Place, key_lines
from duskboard.core.blades.scoundrel import Ratings
from duskboard.core.blades.trait import MAX_DOTS, ActionId

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

_AT = re.compile(r"at line (\d+), column (\d+)")


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
        fault = Fault(kind=FaultKind.NO_ROWS, wanted=(name,))
        raise ContentFaultsError((ContentError(path, 1, fault),))
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
        line, column = map(int, found.groups()) if found else (text.count("\n") + 1, 0)
        raise ContentError(path, line, Fault(kind=FaultKind.NO_TOML, least=column)) from error
    for other in tables:
        if other != name:
            fault = Fault(kind=FaultKind.STRANGE_TABLE, value=other, wanted=(name,))
            raise ContentError(path, _line_in(text, (other,)), fault)
    rows = tables.get(name, [])
    if not isinstance(rows, list):
        fault = Fault(kind=FaultKind.WANTED_ROWS, wanted=(name,))
        raise ContentError(path, _line_in(text, (name,)), fault)
    yield from _presets(path, text, name, rows, kind)


def _presets(
    path: Path, text: str, name: str, rows: Sequence[object], kind: type[T]
) -> Iterator[T | ContentError]:
    converter = _converter()
    known: set[str] = set()
    for number, row in enumerate(rows):
        try:
            preset = converter.structure(row, kind)
        except Exception as error:  # noqa: BLE001 - cattrs puts any kind of error into its groups
            faults = _faults(error, ())
        else:
            if preset.key not in known:
                known.add(preset.key)
                yield preset
                continue
            faults = [(("key",), Fault(kind=FaultKind.SECOND))]
        yield from _located(path, text, (name, number), row, faults)


def _located(
    path: Path, text: str, place: Place, row: object, faults: Sequence[tuple[Place, Fault]]
) -> Iterator[ContentError]:
    """Yield what is wrong with a preset, each at its line; `place` is that of the preset."""
    key = row.get("key", "?") if isinstance(row, dict) else "?"
    for where, fault in faults:
        whole = (*where, *_parts(fault.field))
        told = replace(fault, preset=str(key), field=_field(whole))
        yield ContentError(path, _line_in(text, (*place, *whole)), told)


def _faults(error: BaseException, place: Place) -> list[tuple[Place, Fault]]:
    """Return everything that is wrong with a preset, each with the way to where it is."""
    match error:
        case ClassValidationError():
            in_fields, others = error.group_exceptions()
            parts: list[tuple[BaseException, Place]]
            parts = [(one, (*place, note.name)) for one, note in in_fields]
        case IterableValidationError():
            in_rows, others = error.group_exceptions()
            parts = [(one, (*place, note.index)) for one, note in in_rows]
        case ForbiddenExtraKeysError():
            strange = sorted(error.extra_fields)
            return [((*place, name), Fault(kind=FaultKind.STRANGE)) for name in strange]
        case KeyError():
            return [(place, Fault(kind=FaultKind.MISSING))]
        case PresetError():
            return [(place, error.fault)]
        case _:
            return [(place, Fault(kind=FaultKind.UNSOUND, value=str(error)))]
    parts += [(one, place) for one in others]
    return [fault for one, where in parts for fault in _faults(one, where)]


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")  # some editors begin a file with a mark
    except (OSError, UnicodeDecodeError) as error:
        value = error.strerror or "" if isinstance(error, OSError) else ""
        fault = Fault(kind=FaultKind.UNREADABLE, value=value)
        raise ContentError(path, 1, fault) from error


def _line_in(text: str, place: Place) -> int:
    """Return the line of a place, or of what it would stand in where it is missing."""
    lines = key_lines(text)
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)


def _field(place: Place) -> str:
    """Return a way as it is read: "items[0].load"."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in place)
    return "".join(parts).removeprefix(".")


def _parts(field: str) -> Place:
    """Return the way that a preset's own fault names."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"\w+", field))


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
            raise _misfit(value, FaultKind.WANTED_LIST)
        return tuple(structure(value, list[part]))  # type: ignore[valid-type] # at run time

    return read


def _table_hook(kind: type, converter: Converter) -> Callable[[object, Any], object]:
    structure: Callable[[Any, Any], object] = make_dict_structure_fn(kind, converter)
    names = {one.name for one in fields(kind)}

    def read(value: object, _kind: object) -> object:
        if isinstance(value, str) and kind in _BY_WORD:
            return _BY_WORD[kind](value)
        if not isinstance(value, dict):
            raise _misfit(value, FaultKind.WANTED_TABLE)
        strange = set(value) - names
        if not strange:
            return _made(structure, value, kind)
        errors: list[Exception] = [ForbiddenExtraKeysError("", kind, strange)]
        try:
            _made(structure, {name: value[name] for name in value if name in names}, kind)
        except Exception as error:  # noqa: BLE001 - what is wrong with the rest is told as well
            errors.append(error)
        raise ClassValidationError(kind.__name__, errors, kind)

    return read


def _made(
    structure: Callable[[Any, Any], object], value: Mapping[str, object], kind: type
) -> object:
    if kind is Ratings:
        _refuse_dots(value)
    return structure(value, kind)


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
        raise _misfit(value, FaultKind.WANTED_TEXT)
    if not issubclass(kind, StrEnum):
        return value
    member = next((one for one in kind if one == value), None)
    if member is None:
        raise PresetError(Fault(kind=FaultKind.NONE_OF, value=value, wanted=tuple(kind)))
    return member


def _whole(value: object, _kind: object) -> int:
    if type(value) is not int:
        raise _misfit(value, FaultKind.WANTED_NUMBER)
    return value


def _flag(value: object, _kind: object) -> bool:
    if not isinstance(value, bool):
        raise _misfit(value, FaultKind.WANTED_FLAG)
    return value


def _refuse_dots(dots: Mapping[str, object]) -> None:
    """Refuse a rating beyond its dots; what is no number at all is refused where it is read."""
    for action, rating in dots.items():
        if action in set(ActionId) and type(rating) is int:
            refuse_beyond(MAX_DOTS, action, rating)


def _misfit(value: object, wanted: FaultKind) -> PresetError:
    said = str(value).lower() if isinstance(value, bool) else str(value)
    return PresetError(Fault(kind=wanted, value=said))
