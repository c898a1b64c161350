"""Clocks that tick of themselves while scenes, rounds and downtimes go by (rules/blades.md 47)."""

from dataclasses import dataclass

from duskboard.core.clocks.clock import Beat
from duskboard.core.clocks.tick import beaten, tick
from duskboard.play.change import put_values
from duskboard.play.clock import ClocksTicked, ticked
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class BeatPassed(Report):
    """A scene, a round or a downtime went by.

    Attributes:
        beat: Which.
        times: How many.
        ticked: The clocks that ticked with it, or None where none did.
    """

    beat: Beat
    times: int = 1
    ticked: ClocksTicked | None = None


def pass_beat(table: Table, beat: Beat, times: int = 1) -> Transaction:
    """Return the step in which scenes, rounds or downtimes go by; it may touch no clock.

    Raises:
        ValueError: `times` is below 1.
    """
    if times < 1:
        msg = f"times is below 1: {times}"
        raise ValueError(msg)
    report, changes = beat_changes(table, beat, times)
    return Transaction(report=BeatPassed(beat=beat, times=times, ticked=report), changes=changes)


def beat_changes(
    table: Table, beat: Beat, times: int = 1
) -> tuple[ClocksTicked | None, tuple[Change, ...]]:
    """Return what the clocks do while a beat goes by, for a step that passes it: report, changes.

    The end of a round of a chase and the steps of a downtime call this.
    """
    clocks = table.clocks()
    amounts = beaten(clocks, beat, times) if times else {}
    if not amounts:
        return None, ()
    result = tick(clocks, amounts)
    return ticked(table, result), put_values(table, result.changed)
