"""Healing, by blood and by time (rules/storyteller.md 28.9, 28.13; vampire-extra.md X1.4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from duskboard.core.storyteller.calendar import Span, SpanUnit, after
from duskboard.core.storyteller.health import Damage, Health, HealthLevel

AGGRAVATED_BLOOD = 5
"""Blood for one aggravated level, with a full rest (rules/storyteller.md 28.9)."""

_HOURS = (1, 1, 1, 1, 3, 6, 12)
_LETHAL = (
    (1, SpanUnit.NIGHT),
    (3, SpanUnit.NIGHT),
    (1, SpanUnit.WEEK),
    (1, SpanUnit.MONTH),
    (2, SpanUnit.MONTH),
    (3, SpanUnit.MONTH),
    (5, SpanUnit.MONTH),
)
_LEVELS = tuple(HealthLevel)
BASHING_TIMES: Mapping[HealthLevel, Span] = MappingProxyType(
    {
        level: Span(count=hours, unit=SpanUnit.HOUR)
        for level, hours in zip(_LEVELS, _HOURS, strict=True)
    }
)
"""How long a mortal takes to lose a bashing mark in each box (rules/storyteller.md 28.13)."""
LETHAL_TIMES: Mapping[HealthLevel, Span] = MappingProxyType(
    {
        level: Span(count=count, unit=unit)
        for level, (count, unit) in zip(_LEVELS, _LETHAL, strict=True)
    }
)
"""How long a mortal takes to lose a lethal mark in each box (rules/storyteller.md 28.13)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HealingPrice:
    """What healing takes.

    Attributes:
        blood: Blood points.
        willpower: Points of Willpower.
    """

    blood: int
    willpower: int


def blood_price(damage: Damage, levels: int, healed_tonight: int = 0) -> HealingPrice:
    """Return what healing with blood takes (rules/storyteller.md 28.9).

    Args:
        damage: What is healed.
        levels: How many levels.
        healed_tonight: Aggravated levels healed this night already; the first one needs no
            Willpower, each further one a point.
    """
    if damage is not Damage.AGGRAVATED:
        return HealingPrice(blood=levels, willpower=0)
    free = 1 if healed_tonight == 0 else 0
    return HealingPrice(blood=AGGRAVATED_BLOOD * levels, willpower=max(0, levels - free))


def mortal_time(health: Health, damage: Damage) -> Span | None:
    """Return how long the gravest box takes to clear, or None for what time does not heal.

    A box with a name of the table's own takes as long as the one in its place.
    """
    if damage is Damage.AGGRAVATED or not health.count(damage):
        return None
    times = BASHING_TIMES if damage is Damage.BASHING else LETHAL_TIMES
    return times[_level(health, health.filled)]


def healed_in(health: Health, start: int, end: int) -> tuple[int, int]:
    """Return the bashing and the lethal marks that a mortal loses between two dates (28.13).

    Bashing goes first, within the first night; then lethal, box by box.
    """
    if end <= start:
        return 0, 0
    lethal, day = 0, start
    while lethal < health.lethal:
        filled = health.filled - health.bashing - lethal
        day = after(day, LETHAL_TIMES[_level(health, filled)])
        if day > end:
            break
        lethal += 1
    return health.bashing, lethal


def next_healed(health: Health, start: int) -> int | None:
    """Return the date on which a mortal loses the gravest lethal mark, or None for none (28.13)."""
    if not health.lethal:
        return None
    return after(start, LETHAL_TIMES[_level(health, health.filled - health.bashing)])


def _level(health: Health, filled: int) -> HealthLevel:
    """Return the level of the gravest of so many marked boxes, by name or else by place."""
    name = health.boxes[filled - 1].name
    by_name = next((level for level in HealthLevel if level == name), None)
    return by_name or _LEVELS[min(filled, len(_LEVELS)) - 1]
