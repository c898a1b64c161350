"""The names of reports of Blades in the Dark in the file; see `reports`."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.play.blades.armour import ArmourFreed, ArmourMarked
from duskboard.play.blades.coin import CoinEarned, CoinSpent, StashMoved
from duskboard.play.blades.edit import (
    DotsWritten,
    FateWritten,
    FigureWritten,
    FlagWritten,
    LoadWritten,
    RowsReplaced,
    WordsWritten,
)
from duskboard.play.blades.fate import CameBack, Died, Jailed, Retired, StandInAdded
from duskboard.play.blades.growth import (
    AbilityEarned,
    DotEarned,
    SessionMarked,
    Trained,
    XpMarked,
)
from duskboard.play.blades.harm import HarmChanged, HarmHealed, HarmTakenOff, HarmWritten
from duskboard.play.blades.load import DowntimeBegun, ItemCarried, LoadChosen
from duskboard.play.blades.playbook import PlaybookChosen, PlaybookRemoved, PlaybooksAdded
from duskboard.play.blades.recovery import Recovered, RecoveryRaised
from duskboard.play.blades.sheet import ScoundrelAdded, ScoundrelRemoved
from duskboard.play.blades.stress import StressChanged, TraumaChosen
from duskboard.play.blades.vice import DowntimeClosed, Overindulged, ViceIndulged
from duskboard.storage.blades_crew_reports import BLADES_CREW_REPORTS
from duskboard.table.transaction import Report

BLADES_REPORTS: Mapping[str, type[Report]] = MappingProxyType(
    {
        **BLADES_CREW_REPORTS,
        "blades-ability-earned": AbilityEarned,
        "blades-armour-freed": ArmourFreed,
        "blades-armour-marked": ArmourMarked,
        "blades-came-back": CameBack,
        "blades-coin-earned": CoinEarned,
        "blades-coin-spent": CoinSpent,
        "blades-died": Died,
        "blades-dot-earned": DotEarned,
        "blades-dots-written": DotsWritten,
        "blades-downtime-begun": DowntimeBegun,
        "blades-downtime-closed": DowntimeClosed,
        "blades-fate-written": FateWritten,
        "blades-figure-written": FigureWritten,
        "blades-flag-written": FlagWritten,
        "blades-harm-changed": HarmChanged,
        "blades-harm-healed": HarmHealed,
        "blades-harm-taken-off": HarmTakenOff,
        "blades-harm-written": HarmWritten,
        "blades-item-carried": ItemCarried,
        "blades-jailed": Jailed,
        "blades-load-chosen": LoadChosen,
        "blades-load-written": LoadWritten,
        "blades-overindulged": Overindulged,
        "blades-playbook-chosen": PlaybookChosen,
        "blades-playbook-removed": PlaybookRemoved,
        "blades-playbooks-added": PlaybooksAdded,
        "blades-recovered": Recovered,
        "blades-recovery-raised": RecoveryRaised,
        "blades-retired": Retired,
        "blades-rows-replaced": RowsReplaced,
        "blades-scoundrel-added": ScoundrelAdded,
        "blades-scoundrel-removed": ScoundrelRemoved,
        "blades-session-marked": SessionMarked,
        "blades-stand-in-added": StandInAdded,
        "blades-stash-moved": StashMoved,
        "blades-stress-changed": StressChanged,
        "blades-trained": Trained,
        "blades-trauma-chosen": TraumaChosen,
        "blades-vice-indulged": ViceIndulged,
        "blades-words-written": WordsWritten,
        "blades-xp-marked": XpMarked,
    }
)
"""The classes of reports by kind."""
