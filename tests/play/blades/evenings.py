"""A table of Blades with a downtime that runs."""

from dataclasses import replace

from tests.core.blades.crews import GULLS
from tests.play.blades.hands import ARDA, after, table

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.downtime import (
    open_slots,
)
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.play.blades.downtime import (
    begin_downtimes,
    running_downtime,
)
from duskboard.play.blades.faction import add_faction
from duskboard.play.blades.planning import (
    free_of,
)
from duskboard.play.clock import NewClock, make_clock
from duskboard.table.table import Table

WATCH, EELS, BRIDGE = EntityId("watch"), EntityId("eels"), EntityId("bridge")
RICH = replace(GULLS, tier=1, rep=5, coin=6, heat=3, wanted=1)


def evening(crew_of: Crew = RICH, *, published: bool = False, **people: Scoundrel) -> Table:
    """Return a table with two factions and a downtime that runs."""
    laid = table(published=published, crew=crew_of, **people)
    laid = after(laid, add_faction(laid, WATCH, Faction(name="Watch", tier=3, status=-1)))
    laid = after(laid, add_faction(laid, EELS, Faction(name="Eels", tier=1, status=0)))
    new = NewClock(clock_id=BRIDGE, name="Arm the bridge", kind=ClockKind.FACTION, size=10)
    laid = after(laid, make_clock(laid, new))
    return after(laid, begin_downtimes(laid, "the bridge house"))


def left(laid: Table, who: EntityId = ARDA) -> int:
    """Return the activities that somebody has left."""
    return open_slots(running_downtime(laid), who, free_of(laid))
