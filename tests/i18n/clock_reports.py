"""One report of each class on what clocks do: the row in English, and the step."""

from collections.abc import Mapping

from duskboard.core.clocks.clock import Beat, ClockKind
from duskboard.core.identity import EntityId
from duskboard.play.clock import ClocksTicked, TickLine
from duskboard.play.clock_about import ClockField, ClockWritten
from duskboard.play.clock_beat import BeatPassed
from duskboard.play.clock_deed import ClockEnd, ClockHappened, ClockReset, ClocksOpened
from duskboard.play.clock_set import ClockCopied, ClocksMade
from duskboard.table.transaction import Report

A, B = EntityId("a"), EntityId("b")
TICKED = ClocksTicked(lines=(TickLine(clock_id=A, name="Alarm", size=6, before=3, after=5),))

CLOCK_REPORTS: Mapping[Report, tuple[str, str, str, str]] = {
    ClockHappened(
        clock_id=A, name="Alarm", kind=ClockKind.DANGER, end=ClockEnd.FULL, happens="The bell rings"
    ): ("Alarm", "The bell rings", "full", "“Alarm” came about"),
    ClockReset(clock_id=A, name="Alarm", before=6, after=2, carried=2, left=0): (
        "Alarm",
        "begins again, 2 carried over",
        "6 → 2",
        "Clock “Alarm” begins again",
    ),
    ClocksOpened(clock_id=A, name="Wall", opened=("Yard", "Hall")): (
        "Wall",
        "opens “Yard” and “Hall”",
        "",
        "Unlocked: Yard and Hall",
    ),
    ClocksMade(names=("Fog", "Lamps")): (
        "2 clocks",
        "Fog and Lamps",
        "new",
        "New clocks: Fog and Lamps",
    ),
    ClockCopied(clock_id=B, name="Alarm 2", copied="Alarm"): (
        "Alarm 2",
        "made like “Alarm”",
        "new",
        "New clock “Alarm 2”",
    ),
    ClockWritten(names=("Alarm",), field=ClockField.BEAT, before="", after="scene"): (
        "Alarm",
        "ticks each scene",
        "",
        "Alarm: ticks each scene",
    ),
    BeatPassed(beat=Beat.SCENE, ticked=TICKED): (
        "A scene went by",
        "Alarm 3 → 5",
        "",
        "A scene went by",
    ),
}
