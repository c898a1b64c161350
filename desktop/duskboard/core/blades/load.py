"""Load, and what is carried (rules/blades.md 83, 84, 149; rules/blades-abilities.md A5)."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import Fate, Load, Scoundrel

SMUGGLED = 2
"""What one Smuggling claim lets somebody carry in prison (rules/blades.md 84)."""
_LIMITS: Mapping[Load, int] = MappingProxyType(
    {Load.LIGHT: 3, Load.NORMAL: 5, Load.HEAVY: 6, Load.ENCUMBERED: 9}
)
_MULE_LIMITS: Mapping[Load, int] = MappingProxyType(
    {Load.LIGHT: 5, Load.NORMAL: 7, Load.HEAVY: 8, Load.ENCUMBERED: 9}
)


class NoLoadError(BladesError):
    """No load was chosen for this score. Args: the name."""


class OverloadedError(BladesError):
    """That is more than the load chosen. Args: the name, the load it would be, the most."""


class PrisonLoadError(BladesError):
    """Prison lets nobody have so much (84). Args: the name, the load it would be, the most."""


class NoItemError(BladesError):
    """There is no such item on the sheet. Args: the name of whose sheet."""


def load_limit(scoundrel: Scoundrel, load: Load) -> int:
    """Return the most that a load holds (rules/blades.md 83; A5)."""
    limits = _MULE_LIMITS if scoundrel.has(AbilityId.MULE) else _LIMITS
    return limits[load]


def carried(scoundrel: Scoundrel) -> int:
    """Return the load of all that is ticked, and of coin in prison (rules/blades.md 83, 156)."""
    coin = 0 if scoundrel.jail is None else scoundrel.jail.coin
    return coin + sum(item.load for item in scoundrel.items if item.is_carried)


def band(scoundrel: Scoundrel, carrying: int) -> Load | None:
    """Return the smallest load that holds so much, or None for more than anybody carries."""
    return next((load for load in Load if carrying <= load_limit(scoundrel, load)), None)


def prison_load(smuggling: int) -> int:
    """Return the load of somebody in prison, by the Smuggling claims of the crew (84)."""
    return SMUGGLED * smuggling


def carried_limit(scoundrel: Scoundrel, crew: Crew | None = None) -> int | None:
    """Return the most that somebody may carry now, or None where no load was chosen (83, 84)."""
    if scoundrel.fate is Fate.JAILED:
        return prison_load(0 if crew is None else crew.smuggling)
    return None if scoundrel.load is None else load_limit(scoundrel, scoundrel.load)


def carrying(
    scoundrel: Scoundrel,
    place: int,
    crew: Crew | None = None,
    *,
    is_carried: bool,
    is_overruled: bool = False,
) -> Scoundrel:
    """Return a sheet on which an item is ticked, or is not (rules/blades.md 83, 84).

    Args:
        scoundrel: Whose sheet.
        place: The place of the item, 0 for the first.
        crew: The crew, whose claims count in prison, or None.
        is_carried: Whether it is ticked.
        is_overruled: Whether the game master overrules the load.

    Raises:
        NoItemError: There is no such item.
        NoLoadError: No load was chosen; the game master may overrule that.
        OverloadedError: It is more than the load; the game master may overrule that.
        PrisonLoadError: It is more than prison lets in; the game master may overrule that.
    """
    if not 0 <= place < len(scoundrel.items):
        raise NoItemError(scoundrel.name)
    items = list(scoundrel.items)
    items[place] = replace(items[place], is_carried=is_carried)
    after = replace(scoundrel, items=tuple(items))
    if is_overruled or carried(after) <= carried(scoundrel):
        return after
    limit = carried_limit(scoundrel, crew)
    if limit is None:
        raise NoLoadError(scoundrel.name)
    if carried(after) > limit:
        if scoundrel.fate is Fate.JAILED:
            raise PrisonLoadError(scoundrel.name, carried(after), limit)
        raise OverloadedError(scoundrel.name, carried(after), limit)
    return after
