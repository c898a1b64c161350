"""The vehicles that may be put on the table, by kind, named in the language of the program."""

from collections.abc import Callable

from duskboard.content.fault import ContentError
from duskboard.content.preset import Presets, VehicleKind
from duskboard.core.chase.vehicle import Vehicle
from duskboard.i18n.words import Words
from duskboard.panels.road_menu import VehicleKinds


def vehicle_kinds(words: Words, presets: Callable[[], Presets]) -> VehicleKinds:
    """Return the vehicles; none where their file cannot be read, which the shelf tells."""
    try:
        vehicles = presets().vehicles
    except ContentError:
        return ()
    names = {
        VehicleKind.ROAD: words.pgettext("chase vehicles", "On the road"),
        VehicleKind.RIDE: words.pgettext("chase vehicles", "Ridden or drawn"),
        VehicleKind.HEAVY: words.pgettext("chase vehicles", "Heavy"),
        VehicleKind.AIR: words.pgettext("chase vehicles", "In the air"),
        VehicleKind.SEA: words.pgettext("chase vehicles", "On the water"),
    }
    found: list[tuple[str, list[Vehicle]]] = []
    for kind, name in names.items():
        some = [one.made(words.language.value) for one in vehicles if one.kind is kind]
        if some:
            found.append((name, some))
    return found
