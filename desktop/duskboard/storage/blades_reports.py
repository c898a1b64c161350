"""The names of reports of Blades in the Dark in the file; see `reports`."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.play.blades.crew import (
    CrewAbilitiesWritten,
    CrewAdded,
    CrewMasteryWritten,
    CrewNumberWritten,
    CrewRemoved,
    CrewRenamed,
    CrewTrainingWritten,
)
from duskboard.play.blades.edit import (
    DotsWritten,
    FateWritten,
    FigureWritten,
    FlagWritten,
    LoadWritten,
    RowsReplaced,
    WordsWritten,
)
from duskboard.play.blades.sheet import ScoundrelAdded, ScoundrelRemoved
from duskboard.table.transaction import Report

BLADES_REPORTS: Mapping[str, type[Report]] = MappingProxyType(
    {
        "blades-crew-abilities-written": CrewAbilitiesWritten,
        "blades-crew-added": CrewAdded,
        "blades-crew-mastery-written": CrewMasteryWritten,
        "blades-crew-number-written": CrewNumberWritten,
        "blades-crew-removed": CrewRemoved,
        "blades-crew-renamed": CrewRenamed,
        "blades-crew-training-written": CrewTrainingWritten,
        "blades-dots-written": DotsWritten,
        "blades-fate-written": FateWritten,
        "blades-figure-written": FigureWritten,
        "blades-flag-written": FlagWritten,
        "blades-load-written": LoadWritten,
        "blades-rows-replaced": RowsReplaced,
        "blades-scoundrel-added": ScoundrelAdded,
        "blades-scoundrel-removed": ScoundrelRemoved,
        "blades-words-written": WordsWritten,
    }
)
"""The classes of reports by kind."""
