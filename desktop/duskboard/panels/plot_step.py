"""One step of a number over time."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PlotStep:
    """A value that was reached.

    Attributes:
        value: The value.
        era: What it belongs to: a border stands where it differs from the one before.
    """

    value: int
    era: str
