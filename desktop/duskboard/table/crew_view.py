"""The crew to draw, and the factions about it, as the game master sees them."""

from dataclasses import dataclass

from duskboard.core.blades.activity import Asset
from duskboard.core.blades.crew import HEAT_BOXES, MAX_REP, MAX_WANTED, Crew
from duskboard.core.blades.crew_growth import crew_xp_boxes, is_crew_due, upgrade_boxes
from duskboard.core.blades.crew_making import CrewMaking
from duskboard.core.blades.development import (
    crew_hold,
    is_rep_full,
    rep_needed,
    tier_price,
    turf_counted,
)
from duskboard.core.blades.faction import MAX_STATUS, MAX_TIER, WAR, Faction
from duskboard.core.blades.hold import Hold, counted_hold
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.vault import vault_limit
from duskboard.core.identity import EntityId
from duskboard.table.entity import MAKING_ID, Visibility
from duskboard.table.scoundrel_view import TrackView
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionRowView:
    """A faction among the others.

    Attributes:
        faction_id: Which.
        name: What it is called.
        tier: Its Tier.
        hold: The hold that counts (rules/blades.md 145).
        own_hold: The hold that it has.
        status: What it thinks of the crew.
        is_at_war: Whether it is at war, with the crew or another.
        visibility: What players may know.
    """

    faction_id: EntityId
    name: str
    tier: int
    hold: Hold
    own_hold: Hold
    status: int
    is_at_war: bool
    visibility: Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewView:
    """A crew to draw.

    Attributes:
        crew_id: Which.
        crew: Its sheet.
        hold: The hold that counts (rules/blades.md 67).
        rep: The rep track without the boxes that turf takes.
        turf: Boxes that turf takes (rules/blades.md 61).
        heat: The heat track.
        wanted: The wanted level.
        vault: The coin, and what the vault holds.
        xp: The track of xp.
        boxes: Upgrade boxes that are marked.
        is_rep_full: Whether hold or Tier can rise.
        price: What that costs; 0 where hold rises, None at the top.
        is_due: Whether an advance is due.
        factions: By Tier and hold, the highest first.
        assets: What stands ready, and was not used up.
        making: How far it is made, or None once it is.
        purses: The coin that scoundrels carry, all together.
    """

    crew_id: EntityId
    crew: Crew
    hold: Hold
    rep: TrackView
    turf: int
    heat: TrackView
    wanted: TrackView
    vault: TrackView
    xp: TrackView
    boxes: int
    is_rep_full: bool
    price: int | None
    is_due: bool
    factions: tuple[FactionRowView, ...]
    assets: tuple[tuple[EntityId, Asset], ...] = ()
    making: CrewMaking | None = None
    purses: int = 0


def crew_view(table: Table) -> CrewView | None:
    """Return the crew of the table to draw, or None before there is one."""
    found = next(iter(table.values(Crew).items()), None)
    if found is None:
        return None
    crew_id, crew = found
    statuses = [one.status for one in table.values(Faction).values()]
    allies = statuses.count(MAX_STATUS)
    is_top = crew.tier == MAX_TIER and crew.hold is Hold.STRONG
    price = 0 if crew.hold is Hold.WEAK else tier_price(crew)
    return CrewView(
        crew_id=crew_id,
        crew=crew,
        hold=crew_hold(crew, is_at_war=WAR in statuses),
        rep=TrackView(filled=crew.rep, size=rep_needed(crew, allies)),
        turf=min(turf_counted(crew, allies), MAX_REP),
        heat=TrackView(filled=crew.heat, size=HEAT_BOXES),
        wanted=TrackView(filled=crew.wanted, size=MAX_WANTED),
        vault=TrackView(filled=crew.coin, size=vault_limit(crew)),
        xp=TrackView(filled=crew.xp, size=crew_xp_boxes(crew)),
        boxes=upgrade_boxes(crew),
        is_rep_full=is_rep_full(crew, allies),
        price=None if is_top else price,
        is_due=is_crew_due(crew),
        factions=faction_rows(table),
        assets=tuple((key, one) for key, one in table.values(Asset).items() if not one.is_used),
        making=table.value(MAKING_ID, CrewMaking),
        purses=sum(one.coin for one in table.values(Scoundrel).values()),
    )


def faction_rows(table: Table) -> tuple[FactionRowView, ...]:
    """Return every faction by Tier and hold, the highest first (rules/blades.md 144)."""
    rows = [
        FactionRowView(
            faction_id=entity.entity_id,
            name=entity.value.name,
            tier=entity.value.tier,
            hold=counted_hold(entity.value.hold, is_at_war=entity.value.is_at_war),
            own_hold=entity.value.hold,
            status=entity.value.status,
            is_at_war=entity.value.is_at_war,
            visibility=entity.visibility,
        )
        for entity in table.of(Faction)
        if isinstance(entity.value, Faction)
    ]
    return tuple(sorted(rows, key=lambda row: (-row.tier, row.hold is Hold.WEAK)))
