"""War between the crew and factions, as it begins and ends by itself (rules/blades.md 65-68)."""

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.development import war_begun, war_ended
from duskboard.core.blades.faction import MAX_STATUS, WAR, Faction
from duskboard.play.blades.scene import crew_id
from duskboard.play.change import difference, put_values
from duskboard.table.table import Table
from duskboard.table.transaction import Change


def is_at_war(table: Table) -> bool:
    """Return whether the crew is at war with anybody (rules/blades.md 65, 67)."""
    return any(one.status == WAR for one in table.values(Faction).values())


def allies(table: Table) -> int:
    """Return how many factions are allies of the crew (rules/blades-abilities.md K10)."""
    return sum(one.status == MAX_STATUS for one in table.values(Faction).values())


def with_war(before: Table, after: Table) -> tuple[Change, ...]:
    """Return the changes between two tables, and what a war does to the crew (68)."""
    crew_at = crew_id(after)
    crew = None if crew_at is None else after.value(crew_at, Crew)
    was, now = is_at_war(before), is_at_war(after)
    if crew_at is None or crew is None or was is now:
        return difference(before, after)
    changed = war_begun(crew) if now else war_ended(crew)
    return difference(before, after.applied(put_values(after, {crew_at: changed})))
