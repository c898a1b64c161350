"""The names of reports in the file: every class below `Report` that `play` makes.

A name never changes, even when its class does.
"""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.play.campaign import CampaignBegun, CampaignEdited
from duskboard.play.clock import (
    ClockCleared,
    ClockEdited,
    ClockFreed,
    ClockMade,
    ClockRemoved,
    ClocksLinked,
    ClocksRaced,
    ClocksTicked,
)
from duskboard.play.clock_order import ClockMoved
from duskboard.play.going_back import WentBack
from duskboard.play.note import NoteEdited, NoteRemoved, NoteWritten
from duskboard.play.roll import RollMade, RollShown, RollWithdrawn
from duskboard.play.session import SessionEnded, SessionNamed, SessionStarted
from duskboard.play.visibility import VisibilityChanged
from duskboard.table.transaction import Report

REPORTS: Mapping[str, type[Report]] = MappingProxyType(
    {
        "campaign-begun": CampaignBegun,
        "campaign-edited": CampaignEdited,
        "clock-cleared": ClockCleared,
        "clock-edited": ClockEdited,
        "clock-freed": ClockFreed,
        "clock-made": ClockMade,
        "clock-moved": ClockMoved,
        "clock-removed": ClockRemoved,
        "clocks-linked": ClocksLinked,
        "clocks-raced": ClocksRaced,
        "clocks-ticked": ClocksTicked,
        "note-edited": NoteEdited,
        "note-removed": NoteRemoved,
        "note-written": NoteWritten,
        "roll-made": RollMade,
        "roll-shown": RollShown,
        "roll-withdrawn": RollWithdrawn,
        "session-ended": SessionEnded,
        "session-named": SessionNamed,
        "session-started": SessionStarted,
        "visibility-changed": VisibilityChanged,
        "went-back": WentBack,
    }
)
"""The classes of reports by kind."""
