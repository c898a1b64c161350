"""What can be wished of a clock by its menu beyond filling it, as values."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.identity import EntityId


class ClockVerb(StrEnum):
    """What is wished; behind each what a wish carries beside the clock."""

    FIRE = "fire"
    """What it counts to comes about."""
    RESET = "reset"
    """It begins again. `value`: whether it carries over what found no room."""
    OPEN_NEXT = "open-next"
    """What waits for it is opened."""
    CHASE = "chase"
    """A chase begins with it."""
    HAPPENS = "happens"
    """What happens when it is full. `value`: the words."""
    HAPPENS_EMPTY = "happens-empty"
    """What happens when it is pulled empty. `value`: the words."""
    BEAT = "beat"
    """By what it ticks of itself. `value`: a `Beat`, or None."""
    GROUP = "group"
    """The heading it stands under. `value`: the words."""
    OWNER = "owner"
    """Whose it is. `value`: an `EntityId`, or None."""
    HUE = "hue"
    """Its colour. `value`: a `ClockHue`, or None."""
    ONLY_RISES = "only-rises"
    """Whether nothing lowers it. `value`: whether."""
    ARCHIVE = "archive"
    """Whether it is put away, with what shares its card. `value`: whether."""
    COPY = "copy"
    """Another one like it."""
    HISTORY = "history"
    """What it has gone through."""
    TICK_TOGETHER = "tick-together"
    """All clocks of its heading, or of its kind, by one. `value`: how many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockWish:
    """A wish about a clock. `ClockVerb` says what `value` is."""

    verb: ClockVerb
    clock_id: EntityId
    value: object = None
