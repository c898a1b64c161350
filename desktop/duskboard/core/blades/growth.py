"""How a scoundrel grows (rules/blades.md 11, 20, 73-76, 80)."""

from dataclasses import replace
from typing import Any

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import MAX_DOTS, USUAL_DOTS, ActionId


class DotLimitError(BladesError):
    """An action would have more dots than it can. Args: the action, the dots, the most."""


def action_limit(crew: Crew | None) -> int:
    """Return the highest rating of an action: 3, or 4 with the crew's Mastery (11)."""
    return MAX_DOTS if crew is not None and crew.has_mastery else USUAL_DOTS


def with_dots(scoundrel: Scoundrel, action: ActionId, dots: int) -> Scoundrel:
    """Return a sheet with so many dots in an action.

    Raises:
        ValueError: The dots are not within 0 to 4.
    """
    changed: dict[str, Any] = {action.value: dots}
    return replace(scoundrel, ratings=replace(scoundrel.ratings, **changed))
