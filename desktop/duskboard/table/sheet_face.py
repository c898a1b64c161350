"""What players may see of sheets and pool rolls: a whitelist."""

from duskboard.core.blades.faction import Faction
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.storyteller.sheet import Sheet
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Visibility
from duskboard.table.face_view import FaceView
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.pool_view import PoolRollView, pool_view
from duskboard.table.scoundrel_view import scoundrels_of
from duskboard.table.several_roll import SeveralRoll
from duskboard.table.several_view import SeveralRollView, several_view
from duskboard.table.sheet_view import sheets_of
from duskboard.table.table import Table


def public_pool_roll(table: Table, *, numbers: bool) -> PoolRollView | None:
    """Return the pool roll on the players' screen, or None."""
    entity, roll = table.get(PUBLIC_ROLL_ID), table.value(PUBLIC_ROLL_ID, PoolRoll)
    if entity is None or roll is None or entity.visibility is not Visibility.SHOWN:
        return None
    return pool_view(roll, numbers=numbers)


def public_several(table: Table, *, numbers: bool) -> SeveralRollView | None:
    """Return the rolls of several on the players' screen, or None."""
    entity, several = table.get(PUBLIC_ROLL_ID), table.value(PUBLIC_ROLL_ID, SeveralRoll)
    if entity is None or several is None or entity.visibility is not Visibility.SHOWN:
        return None
    return several_view(several, numbers=numbers)


def public_faces(table: Table) -> tuple[FaceView, ...]:
    """Return what players may see of the sheets and factions that are not hidden, by rank.

    Of a masked one they see that there is somebody. Of a faction they see its name and the line
    about it: neither Tier, hold and status nor its clocks and notes, which show by themselves.
    """
    sheets: list[tuple[Entity, Sheet | Scoundrel | Faction]] = [
        *sheets_of(table),
        *scoundrels_of(table),
        *((one, one.value) for one in table.of(Faction) if isinstance(one.value, Faction)),
    ]
    return tuple(
        _face(entity, sheet)
        for entity, sheet in sheets
        if entity.visibility is not Visibility.HIDDEN
    )


def _face(entity: Entity, sheet: Sheet | Scoundrel | Faction) -> FaceView:
    if entity.visibility is not Visibility.SHOWN:
        return FaceView(face_id=entity.entity_id, name=None, calling="", portrait=None)
    return FaceView(
        face_id=entity.entity_id,
        name=sheet.name,
        calling=_calling(sheet),
        portrait=None if isinstance(sheet, Faction) else sheet.portrait,
    )


def _calling(sheet: Sheet | Scoundrel | Faction) -> str:
    """Return what somebody is known for: a concept, an alias, the line about a faction."""
    if isinstance(sheet, Faction):
        return sheet.about
    return sheet.profile.alias if isinstance(sheet, Scoundrel) else sheet.profile.concept
