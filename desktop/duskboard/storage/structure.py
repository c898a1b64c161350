"""A converter between values and what JSON holds that lets nothing pass that was not written so.

cattrs alone turns "3" into 3 and takes any iterable for a tuple. Here a number is a number, a list
is a list, unknown keys are refused, and where a field may hold one of several classes the file
names the class: `{"kind": "expression", "value": {...}}`.

Types of fields are only known at run time, so they stand here as plain objects.
"""

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from math import isfinite
from types import MappingProxyType
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from cattrs import Converter
from cattrs.errors import CattrsError, IterableValidationError, IterableValidationNote
from cattrs.gen import make_dict_structure_fn

REFUSALS = (
    CattrsError,
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)
"""What structuring and the checks of values raise about data that do not fit."""

_PRIMITIVES = (bool, int, float, str)
_TAG, _VALUE = "kind", "value"

_Structure = Callable[[Any, Any], Any]
_Unstructure = Callable[[Any], Any]


def strict_converter(tags: Mapping[str, type]) -> Converter:
    """Return a converter that knows the classes in unions by the names in `tags`."""
    converter = Converter(forbid_extra_keys=True)
    names = {kind: tag for tag, kind in tags.items()}
    converter.register_structure_hook(bool, _flag)
    converter.register_structure_hook(int, _whole)
    converter.register_structure_hook(float, _real)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook_factory(_is_class, _class_hook)
    converter.register_structure_hook_factory(_is(tuple), _tuple_hook)
    converter.register_structure_hook_factory(_is(frozenset), _set_hook)
    converter.register_structure_hook_factory(_is(Mapping), _mapping_hook)
    converter.register_unstructure_hook_factory(_is(frozenset), lambda _kind: sorted)

    def structure_union(kind: object, converter: Converter) -> _Structure:
        return _union_hook(kind, converter, names)

    def unstructure_union(kind: object, converter: Converter) -> _Unstructure:
        return _union_writer(kind, converter, names)

    converter.register_structure_hook_factory(_is_choice, structure_union)
    converter.register_unstructure_hook_factory(_is_choice, unstructure_union)
    return converter


def require_storable(kind: object) -> None:
    """Refuse a type of field that would not come back from the file as it was.

    Raises:
        TypeError: Something in it is not a primitive, an enum of text, one of our dataclasses, a
            tuple, a frozenset of text or whole numbers, a mapping from text, or a union of these.
    """
    origin = _origin(kind)
    if origin is tuple or _is_union(kind):
        parts = _parts(kind)
    elif origin is frozenset or origin is Mapping:
        parts = _parts(kind)
        if not _is_text(parts[0]) and not (origin is frozenset and parts[0] is int):
            raise _not_storable(kind)
    elif _is_class(kind):
        hints = get_type_hints(kind)
        parts = tuple(hints[each.name] for each in fields(cast("Any", kind)) if each.init)
    else:
        parts = ()
        if kind not in _PRIMITIVES and not _is_text(kind):
            raise _not_storable(kind)
    for part in parts:
        require_storable(_bare(part))


def _parts(kind: object) -> tuple[object, ...]:
    """Return the types that a generic or a union is made of, without None."""
    inner = (part for part in get_args(kind) if part not in (Ellipsis, types.NoneType))
    return tuple(_bare(part) for part in inner)


def _origin(kind: object) -> object:
    return get_origin(kind)  # as an object: mypy would take it for something narrower


def _bare(kind: object) -> object:
    """Return the type behind a NewType."""
    return getattr(kind, "__supertype__", kind)


def _is_text(kind: object) -> bool:
    return kind is str or (isinstance(kind, type) and issubclass(kind, StrEnum))


def _is_class(kind: object) -> bool:
    return isinstance(kind, type) and is_dataclass(kind)


def _is_union(kind: object) -> bool:
    return _origin(kind) in (Union, types.UnionType)


def _is_choice(kind: object) -> bool:
    """Whether a field may hold more than one kind of thing, None aside."""
    return _is_union(kind) and len(_parts(kind)) > 1


def _is(origin: type) -> Callable[[object], bool]:
    return lambda kind: _origin(kind) is origin


def _not_storable(kind: object) -> TypeError:
    return TypeError(f"not storable: {kind}")


def _flag(value: object, _kind: object) -> bool:
    if type(value) is not bool:
        raise _misfit(value, "true or false")
    return value


def _whole(value: object, _kind: object) -> int:
    if type(value) is not int:
        raise _misfit(value, "a whole number")
    return value


def _real(value: object, _kind: object) -> float:
    if type(value) is not int and type(value) is not float:
        raise _misfit(value, "a number")
    number = float(value)
    if not isfinite(number):
        raise _misfit(value, "a finite number")
    return number


def _text(value: object, kind: type[str]) -> str:
    """Return text, or the member of an enum of text."""
    if type(value) is not str:
        raise _misfit(value, "text")
    return value if kind is str else kind(value)


def _list(value: object) -> list[object]:
    if type(value) is not list:
        raise _misfit(value, "a list")
    return value


def _object(value: object) -> dict[str, object]:
    if type(value) is not dict:
        raise _misfit(value, "an object")
    return value


def _misfit(value: object, wanted: str) -> TypeError:
    return TypeError(f"{type(value).__name__} where {wanted} belongs")


def _class_hook(kind: type, converter: Converter) -> _Structure:
    require_storable(kind)
    structure: _Structure = make_dict_structure_fn(kind, converter)
    return lambda value, _kind: structure(_object(value), kind)


def _tuple_hook(kind: object, converter: Converter) -> _Structure:
    parts = get_args(kind)
    if parts[-1] is Ellipsis:
        hook = converter.get_structure_hook(parts[0])
        return lambda value, _kind: tuple(_each(kind, _list(value), hook, parts[0]))
    hooks = [converter.get_structure_hook(part) for part in parts]

    def structure(value: object, _kind: object) -> tuple[object, ...]:
        items = _list(value)
        if len(items) != len(parts):
            msg = f"{len(items)} where {len(parts)} belong"
            raise ValueError(msg)
        return tuple(hook(item, part) for item, hook, part in zip(items, hooks, parts, strict=True))

    return structure


def _set_hook(kind: object, converter: Converter) -> _Structure:
    part = get_args(kind)[0]
    hook = converter.get_structure_hook(part)
    return lambda value, _kind: frozenset(_each(kind, _list(value), hook, part))


def _mapping_hook(kind: object, converter: Converter) -> _Structure:
    key, part = get_args(kind)
    key_hook, hook = converter.get_structure_hook(key), converter.get_structure_hook(part)

    def structure(value: object, _kind: object) -> Mapping[object, object]:
        items = _object(value)
        keys = _each(kind, items, key_hook, key)
        values = _each(kind, items.values(), hook, part)
        return MappingProxyType(dict(zip(keys, values, strict=True)))

    return structure


def _each(kind: object, items: Iterable[object], hook: _Structure, part: object) -> list[object]:
    """Structure items one by one; an error carries the place of its item."""
    done: list[object] = []
    for item in items:
        try:
            done.append(hook(item, part))
        except REFUSALS as error:
            error.add_note(IterableValidationNote("item", len(done), part))
            msg = f"in {kind}"
            raise IterableValidationError(msg, [error], cast("type", kind)) from error
    return done


def _union_hook(kind: object, converter: Converter, names: Mapping[type, str]) -> _Structure:
    """Read a class by its name, anything else by what JSON says it is."""
    tagged = {tag: part for part, tag in _tagged(kind, names).items()}
    hooks = {tag: converter.get_structure_hook(part) for tag, part in tagged.items()}
    plain = [part for part in _parts(kind) if not _is_class(part)]
    if not all(part in _PRIMITIVES for part in plain):
        raise _not_storable(kind)
    optional = types.NoneType in get_args(kind)

    def structure(value: object, _kind: object) -> object:
        if type(value) is dict and tagged:
            if set(value) != {_TAG, _VALUE} or value[_TAG] not in hooks:
                raise _misfit(value, " or ".join(tagged))
            return hooks[value[_TAG]](value[_VALUE], tagged[value[_TAG]])
        if type(value) in plain or (value is None and optional):
            return value
        if type(value) is int and float in plain:
            return _real(value, float)
        raise _misfit(value, str(kind))

    return structure


def _union_writer(kind: object, converter: Converter, names: Mapping[type, str]) -> _Unstructure:
    tagged = _tagged(kind, names)

    def unstructure(value: object) -> object:
        tag = tagged.get(type(value))
        if tag is None:
            return value
        return {_TAG: tag, _VALUE: converter.unstructure(value, type(value))}

    return unstructure


def _tagged(kind: object, names: Mapping[type, str]) -> dict[type, str]:
    """Return the classes in a union with their names.

    Raises:
        TypeError: One of them has none.
    """
    classes = [part for part in _parts(kind) if isinstance(part, type) and is_dataclass(part)]
    if not names.keys() >= set(classes):
        raise _not_storable(kind)
    return {part: names[part] for part in classes}
