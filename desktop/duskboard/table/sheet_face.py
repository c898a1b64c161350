"""What players may see of sheets and pool rolls: a whitelist."""

from dataclasses import dataclass

from duskboard.core.storyteller.roll import PoolVerdict, RollKind
from duskboard.core.storyteller.sheet import Sheet
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Visibility
from duskboard.table.face_view import FaceView
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.sheet_view import sheets_of
from duskboard.table.table import Table


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
