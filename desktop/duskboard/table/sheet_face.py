"""What players may see of sheets and pool rolls: a whitelist.

A face is a value of its own, never the game master's view with parts taken away.
"""

from dataclasses import dataclass, replace

from duskboard.core.identity import AssetId, EntityId
from duskboard.core.storyteller.roll import PoolVerdict, RollKind
from duskboard.core.storyteller.sheet import Sheet, SheetPart
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Visibility
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.sheet_view import (
    HealthView,
    PoolsView,
    TraitGroupView,
    health_view,
    pools_view,
    sheets_of,
    trait_groups,
)
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetFace:
    """What players may see of a sheet.

    Attributes:
        sheet_id: The sheet.
        name: The name, or None where players see a stranger.
        calling: What they are in a word, or "".
        portrait: A picture, or None.
        groups: Traits, where the game master has opened them, else None.
        health: The body, where it is opened.
        pools: Blood and Willpower, where they are opened.
        gear: Weapons and armour by name, where they are opened.
    """

    sheet_id: EntityId
    name: str | None
    calling: str = ""
    portrait: AssetId | None = None
    groups: tuple[TraitGroupView, ...] | None = None
    health: HealthView | None = None
    pools: PoolsView | None = None
    gear: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolRollView:
    """A pool roll to draw where players see it; what the pool is made of they are not told."""

    who: str
    why: str
    kind: RollKind
    difficulty: int
    faces: tuple[int, ...]
    added: tuple[tuple[int, ...], ...]
    net: int
    verdict: PoolVerdict
    is_told: bool


def public_sheets(table: Table) -> tuple[SheetFace, ...]:
    """Return what players may see of the sheets that are not hidden, by rank."""
    return tuple(
        _face(table, entity, sheet)
        for entity, sheet in sheets_of(table)
        if entity.visibility is not Visibility.HIDDEN
    )


def public_pool_roll(table: Table) -> PoolRollView | None:
    """Return the pool roll on the players' screen, or None."""
    entity, roll = table.get(PUBLIC_ROLL_ID), table.value(PUBLIC_ROLL_ID, PoolRoll)
    if entity is None or roll is None or entity.visibility is not Visibility.SHOWN:
        return None
    return PoolRollView(
        who=roll.who,
        why=roll.why,
        kind=roll.check.kind,
        difficulty=roll.check.difficulty,
        faces=roll.result.faces,
        added=roll.result.added,
        net=roll.result.net,
        verdict=roll.result.verdict,
        is_told=roll.result.is_told,
    )


def reveals_sheets(before: tuple[SheetFace, ...], after: tuple[SheetFace, ...]) -> bool:
    """Return whether players learn of somebody, or of a part of a sheet not open before.

    What changes on a part that was open is no secret.
    """
    known = {face.sheet_id: face for face in before}
    return any(_is_news(known.get(face.sheet_id), face) for face in after)


def _face(table: Table, entity: Entity, sheet: Sheet) -> SheetFace:
    if entity.visibility is not Visibility.SHOWN:
        return SheetFace(sheet_id=entity.entity_id, name=None)
    shown = sheet.open_parts
    return SheetFace(
        sheet_id=entity.entity_id,
        name=sheet.name,
        calling=sheet.profile.concept,
        portrait=sheet.portrait,
        groups=trait_groups(sheet) if SheetPart.TRAITS in shown else None,
        health=_public_health(table, sheet) if SheetPart.HEALTH in shown else None,
        pools=_public_pools(table, sheet) if SheetPart.POOLS in shown else None,
        gear=_gear(sheet) if SheetPart.GEAR in shown else None,
    )


def _public_health(table: Table, sheet: Sheet) -> HealthView:
    return health_view(sheet.health, table.rulings.storyteller)


def _public_pools(table: Table, sheet: Sheet) -> PoolsView:
    return replace(pools_view(table, sheet), humanity=None)


def _gear(sheet: Sheet) -> tuple[str, ...]:
    return (*(one.name for one in sheet.weapons), *(one.name for one in sheet.worn()))


def _is_news(before: SheetFace | None, after: SheetFace) -> bool:
    if before is None or (before.name is None and after.name is not None):
        return True
    parts = (
        (before.portrait, after.portrait),
        (before.groups, after.groups),
        (before.health, after.health),
        (before.pools, after.pools),
        (before.gear, after.gear),
    )
    return any(old is None and new is not None for old, new in parts)
