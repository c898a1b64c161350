"""What players may see: a whitelist, made from the table by pure functions.

Nothing is taken away from the game master's view here: each field is put in because players may
know it. A table that differs only in what is hidden gives an equal value.
"""

from dataclasses import dataclass, replace

from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.table.action_view import BladesRollView, public_blades
from duskboard.table.board_view import BoardView
from duskboard.table.clock_view import ClockView, race_view
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Visibility
from duskboard.table.face_view import FaceView
from duskboard.table.fight_view import public_fight_order
from duskboard.table.hand_out_view import HandOutView, shown_papers
from duskboard.table.pool_view import PoolRollView
from duskboard.table.public_board import public_board, reveals_board
from duskboard.table.several_view import SeveralRollView
from duskboard.table.sheet_face import public_faces, public_pool_roll, public_several
from duskboard.table.table import Table
from duskboard.table.turn_view import OrderView, chase_order
from duskboard.table.view import RollView, TitleView, roll_view, title_view

AnyRollView = BladesRollView | RollView | PoolRollView | SeveralRollView
"""What can stand there as the last roll."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """Everything that players may know.

    Attributes:
        title: The title card.
        clocks: Clocks shown, or known by name only, by rank.
        roll: The last roll made in the open, or None.
        board: The chase, or None where there is none that players know of.
        order: Who acts after whom, or None where nobody does that players know of.
        hand_outs: Hand-outs and notes that were shown.
        faces: The public faces of sheets that were shown.
    """

    title: TitleView
    clocks: tuple[ClockView, ...]
    roll: AnyRollView | None
    board: BoardView | None = None
    order: OrderView | None = None
    hand_outs: tuple[HandOutView, ...] = ()
    faces: tuple[FaceView, ...] = ()


def public_view(table: Table, *, numbers: bool = False) -> PublicView:
    """Return what players may know of a table.

    Args:
        table: The table.
        numbers: Whether they may know skills, difficulties and targets, too.
    """
    seen = [entity for entity in table.of(Clock) if _is_known(entity)]
    shown = [entity for entity in seen if entity.visibility is Visibility.SHOWN]
    order = {entity.entity_id: place for place, entity in enumerate(shown)}
    board = public_board(table, numbers=numbers)
    return PublicView(
        title=_public_title(table),
        clocks=tuple(_public_clock(table, entity, order) for entity in seen),
        roll=_public_roll(table, numbers=numbers)
        or public_pool_roll(table, numbers=numbers)
        or public_several(table, numbers=numbers)
        or public_blades(table),
        board=board,
        order=public_fight_order(table) or chase_order(board),
        hand_outs=shown_papers(table),
        faces=public_faces(table),
    )


def reveals(before: PublicView, after: PublicView) -> bool:
    """Return whether `after` tells players something that `before` did not show.

    That is: somebody in a fight, a clock not known before or by another name, one known by name
    only and now in full, a roll where there was none, a part of the chase not known before, a
    hand-out or a face, or other words or another picture on the title card. A name that was taken
    back may have been a slip, or never have been seen while the picture was held, so it counts as
    hidden. Segments filled or emptied on a clock that was shown already are no secret, and neither
    is an earlier roll: only rolls made in the open ever stand there.
    """
    return (
        any(_is_news(before, clock) for clock in after.clocks)
        or (after.roll is not None and before.roll is None)
        or reveals_board(before.board, after.board)
        or bool(_on_card(after.title) - _on_card(before.title))
        or bool(_fighting(after.order) - _fighting(before.order))
        or any(one not in before.hand_outs for one in after.hand_outs)
        or any(one not in before.faces for one in after.faces)
    )


def _fighting(order: OrderView | None) -> set[str]:
    """Return whom players know to be in a fight, and their names; a chase tells its own."""
    if order is None or not order.is_combat:
        return set()
    named = {f"{row.person_id} {row.name}" for row in order.rows if row.name is not None}
    return named | {row.person_id for row in order.rows}


def _on_card(title: TitleView) -> set[str]:
    """Return the words and the picture of a title card, without what is empty."""
    said = {title.name, title.welcome, title.picture or ""}
    if title.session is not None:
        said.add(title.session.title)
    return said - {""}


def _public_title(table: Table) -> TitleView:
    """Return the title card; when a session began and ended is the game master's business."""
    view = title_view(table)
    if view.session is None:
        return view
    return replace(view, session=replace(view.session, started=None, ended=None))


def _public_roll(table: Table, *, numbers: bool) -> RollView | None:
    entity, view = table.get(PUBLIC_ROLL_ID), roll_view(table)
    if entity is None or view is None or entity.visibility is not Visibility.SHOWN:
        return None
    return view if numbers else replace(view, needed=None)


def _is_news(before: PublicView, clock: ClockView) -> bool:
    known = next((one for one in before.clocks if one.clock_id == clock.clock_id), None)
    if known is None or known.name != clock.name:
        return True
    return known.visibility is Visibility.MASKED and clock.visibility is Visibility.SHOWN


def _is_known(entity: Entity) -> bool:
    """A clock is known when it is not hidden, not put away, and waits for no other one."""
    clock = entity.value
    if not isinstance(clock, Clock) or clock.locked or clock.is_archived:
        return False
    return entity.visibility is not Visibility.HIDDEN


def _public_clock(table: Table, entity: Entity, order: dict[EntityId, int]) -> ClockView:
    clock = entity.value
    if not isinstance(clock, Clock):
        msg = f"not a clock: {entity.entity_id}"
        raise TypeError(msg)
    if entity.visibility is not Visibility.SHOWN:
        return ClockView(
            clock_id=entity.entity_id,
            name=clock.name,
            kind=None,
            size=None,
            filled=None,
            visibility=Visibility.MASKED,
        )
    return ClockView(
        clock_id=entity.entity_id,
        name=clock.name,
        kind=clock.kind,
        size=clock.size,
        filled=clock.filled,
        visibility=Visibility.SHOWN,
        opens=tuple(other for other in clock.opens if other in order),
        race=race_view(table, entity, order),
        hue=clock.hue,
        has_happened=clock.has_happened,
    )
