"""A sheet comes into the chase: dropped on the track, or sent there; the GM confirms the line."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, SignalInstance

from duskboard.app.desk import Desk
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import Sheet
from duskboard.i18n.person_line import person_line
from duskboard.i18n.quick_people import PersonDraft
from duskboard.panels.row_drag import RowDrag
from duskboard.play.blades.chasing import running_scoundrel
from duskboard.play.storyteller.running import runner

Offer = Callable[[EntityId, Side], None]
"""Offers a sheet to the chase on a side."""


def wire_sheet_chase(desk: Desk) -> Offer:
    """Connect sheets with the track; return what offers one there."""

    def offer(who: EntityId, side: Side) -> None:
        table = desk.clerk.table
        if table.value(who, Sheet) is None:
            return
        found = runner(table, who)
        _offer(
            desk,
            PersonDraft(
                name=found.name,
                side=side,
                mov=found.mov,
                dex=found.dex,
                skills=found.skills,
                source=CheckSource.POOL,
            ),
        )

    return _wired(desk, desk.sheet_panel.dragged, offer)


def wire_scoundrel_chase(desk: Desk) -> Offer:
    """Connect scoundrels with the track; return what offers one there."""

    def offer(who: EntityId, side: Side) -> None:
        table = desk.clerk.table
        if table.value(who, Scoundrel) is None:
            return
        found = running_scoundrel(table, who)
        _offer(
            desk,
            PersonDraft(
                name=found.name,
                side=side,
                mov=found.mov,
                dex=found.dex,
                skills=found.skills,
                source=CheckSource.RATING,
            ),
        )

    return _wired(desk, desk.scoundrel_panel.dragged, offer)


def _offer(desk: Desk, draft: PersonDraft) -> None:
    desk.chase_board.add_people(person_line(desk.room.words, draft))


def _wired(desk: Desk, dragged: SignalInstance, offer: Offer) -> Offer:
    """Have what is dropped on a lane be offered there; return what offers it."""

    def on_dropped(item: object, at: QPoint) -> None:
        side = _side_at(desk, at)
        if side is not None and isinstance(item, str):
            offer(EntityId(item), side)

    def on_dragged(drag: RowDrag) -> None:
        drag.dropped.connect(on_dropped)

    dragged.connect(on_dragged)
    return offer


def _side_at(desk: Desk, at: QPoint) -> Side | None:
    """Return whose lane lies at a point of the screen, or None away from the board."""
    board, track = desk.chase_board, desk.chase_board.track
    if not board.isVisible() or not board.rect().contains(board.mapFromGlobal(at)):
        return None
    viewport = track.viewport()
    local = viewport.mapFromGlobal(at)
    if not track.isVisible() or not viewport.rect().contains(local):
        return Side.QUARRY
    high = track.mapToScene(local).y() < track.board.measures.rail_y
    return Side.QUARRY if high else Side.PURSUER
