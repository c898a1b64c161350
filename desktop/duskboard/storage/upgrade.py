"""Bodies of earlier versions of the program: one pure step from each schema to the next.

A step gets the plain value of a body (what JSON holds, without its envelope) and returns the
value as the next schema has it. Steps are never changed once released: a file may hold bodies of
every schema at once, since undo reaches back into all of them.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

Plain = Mapping[str, object]
"""A value as JSON holds it."""

Step = Callable[[Plain], Plain]
"""From one schema to the next."""

STEPS: Mapping[tuple[str, int], Step] = MappingProxyType({})
"""The step of each kind from each schema but the newest; the newest is one above the last step."""


def upgraded(steps: Mapping[tuple[str, int], Step], kind: str, schema: int, value: Plain) -> Plain:
    """Return the value as the newest schema of its kind has it."""
    while (kind, schema) in steps:
        value = steps[kind, schema](value)
        schema += 1
    return value
