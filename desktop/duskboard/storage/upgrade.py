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

_TRAINING = "%s-training"
_SMUGGLING_PLACES = (1, 9)


def _crew_of_upgrades(value: Plain) -> Plain:
    """Return a crew whose upgrades and claims in prison stand as what they are."""
    body = dict(value)
    boxes: dict[str, int] = {}
    for key, count in (("has_mastery", 4), ("composed", 3), ("hardened", 3)):
        if body.pop(key, 0):
            boxes[key.removeprefix("has_")] = count
    for track in _listed(body.pop("training", ())):
        boxes[_TRAINING % track] = 1
    smuggling = body.pop("smuggling", 0)
    held = _SMUGGLING_PLACES[: smuggling if isinstance(smuggling, int) else 0]
    upgrades = [{"key": key, "marked": count, "boxes": count} for key, count in boxes.items()]
    return {**body, "upgrades": upgrades, "prison": list(held)}


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, (list, tuple)) else []


STEPS: Mapping[tuple[str, int], Step] = MappingProxyType({("blades-crew", 1): _crew_of_upgrades})
"""The step of each kind from each schema but the newest; the newest is one above the last step."""


def upgraded(steps: Mapping[tuple[str, int], Step], kind: str, schema: int, value: Plain) -> Plain:
    """Return the value as the newest schema of its kind has it."""
    while (kind, schema) in steps:
        value = steps[kind, schema](value)
        schema += 1
    return value
