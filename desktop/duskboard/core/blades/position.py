"""Position and effect, and the steps between them (rules/blades.md 13, 21, 24)."""

from enum import StrEnum

from duskboard.core.clocks.effect import Effect

_EFFECTS = tuple(Effect)


class Position(StrEnum):
    """How much stands against whoever acts (rules/blades.md 13), the best first."""

    CONTROLLED = "controlled"
    RISKY = "risky"
    DESPERATE = "desperate"


_POSITIONS = tuple(Position)


class Trade(StrEnum):
    """A step of one given for a step of the other (rules/blades.md 24)."""

    NONE = "none"
    EFFECT = "for-effect"
    POSITION = "for-position"


def worse(position: Position, steps: int = 1) -> Position:
    """Return a position so many steps worse, desperate at worst; steps below 0 make it better."""
    place = _POSITIONS.index(position) + steps
    return _POSITIONS[min(max(place, 0), len(_POSITIONS) - 1)]


def raised(effect: Effect, steps: int = 1) -> Effect:
    """Return an effect so many steps higher, zero to extreme; steps below 0 make it lower."""
    place = _EFFECTS.index(effect) + steps
    return _EFFECTS[min(max(place, 0), len(_EFFECTS) - 1)]


def traded(position: Position, effect: Effect, trade: Trade) -> tuple[Position, Effect]:
    """Return a pair after a trade, whichever way (rules/blades.md 24)."""
    match trade:
        case Trade.NONE:
            return position, effect
        case Trade.EFFECT:
            return worse(position), raised(effect)
        case Trade.POSITION:
            return worse(position, -1), raised(effect, -1)


def is_possible(position: Position, effect: Effect, trade: Trade) -> bool:
    """Return whether there is a step to give and one to take."""
    match trade:
        case Trade.NONE:
            return True
        case Trade.EFFECT:
            return position is not Position.DESPERATE and effect is not Effect.EXTREME
        case Trade.POSITION:
            return position is not Position.CONTROLLED and effect is not Effect.ZERO
