"""What players may see of sheets and pool rolls: a whitelist."""

from duskboard.core.dice import Pool
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.sheet import Sheet
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Visibility
from duskboard.table.face_view import FaceView
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.sheet_view import sheets_of
from duskboard.table.table import Table
from duskboard.table.view import RollView


def public_pool_roll(table: Table) -> RollView | None:
    """Return the pool roll on the players' screen, or None; of its traits they are not told."""
    entity, roll = table.get(PUBLIC_ROLL_ID), table.value(PUBLIC_ROLL_ID, PoolRoll)
    if entity is None or roll is None or entity.visibility is not Visibility.SHOWN:
        return None
    result = roll.result
    waves = (result.faces, *result.added)
    return RollView(
        what=Pool(count=roll.check.dice, target=roll.check.difficulty),
        faces=tuple(wave for wave in waves if wave),
        total=result.levels,
        who=roll.who,
        why=roll.why,
        told=result.is_told,
        passed=result.verdict is PoolVerdict.SUCCESS,
        is_botch=result.verdict is PoolVerdict.BOTCH,
    )


def public_faces(table: Table) -> tuple[FaceView, ...]:
    """Return what players may see of the sheets that are not hidden, by rank.

    Of a masked one they see that there is somebody.
    """
    return tuple(
        _face(entity, sheet)
        for entity, sheet in sheets_of(table)
        if entity.visibility is not Visibility.HIDDEN
    )


def _face(entity: Entity, sheet: Sheet) -> FaceView:
    if entity.visibility is not Visibility.SHOWN:
        return FaceView(face_id=entity.entity_id, name=None, calling="", portrait=None)
    return FaceView(
        face_id=entity.entity_id,
        name=sheet.name,
        calling=sheet.profile.concept,
        portrait=sheet.portrait,
    )
