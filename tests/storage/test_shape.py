"""A change of what a stored value looks like needs a schema of its own.

An older program refuses a newer schema with a sentence; fields that it does not know it can only
call damage. `shapes.json` holds what each kind looked like when it was last given a schema.
"""

import json
import types
from dataclasses import fields, is_dataclass
from enum import StrEnum
from pathlib import Path
from typing import Union, get_args, get_origin, get_type_hints

import pytest

from duskboard.storage.kind import KINDS

SHAPES = Path(__file__).with_name("shapes.json")
ADVICE = (
    "A stored value looks different. Add a step to duskboard.storage.upgrade.STEPS (one that "
    "returns the value as it is will do for a new field with a default), then write this into "
    "tests/storage/shapes.json. Before the first release the file alone is enough."
)


def shape(kind: object) -> object:
    """Return what stands in the file for a type."""
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return {field.name: shape(hints[field.name]) for field in fields(kind)}
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return sorted(member.value for member in kind)
    if get_args(kind):
        origin = get_origin(kind)
        name = "union" if origin in (Union, types.UnionType) else getattr(origin, "__name__", "")
        return [name, *(shape(part) for part in get_args(kind) if part is not Ellipsis)]
    return getattr(getattr(kind, "__supertype__", kind), "__name__", str(kind))


@pytest.mark.parametrize("kind", KINDS.values)
def test_a_value_that_looks_different_has_a_new_schema(kind: str) -> None:
    known = json.loads(SHAPES.read_text("utf-8")).get(kind)
    now = {"schema": KINDS.schema(kind), "shape": shape(KINDS.values[kind])}
    assert known == now, f"{ADVICE}\n{json.dumps({kind: now})}"
