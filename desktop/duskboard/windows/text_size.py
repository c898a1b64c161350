"""The sizes that text can be set to."""

TEXT_SIZES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5)
"""Scales of everything on screen."""


def stepped(scale: float, steps: int) -> float:
    """Return the scale some steps larger (or smaller, below zero), within what there is."""
    nearest = min(TEXT_SIZES, key=lambda size: abs(size - scale))
    place = TEXT_SIZES.index(nearest) + steps
    return TEXT_SIZES[max(0, min(place, len(TEXT_SIZES) - 1))]
