"""Showing things to the players, and turning their screen to them."""

from duskboard.app.desk import Desk
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import Sheet
from duskboard.play.blades.showing import show_blades
from duskboard.play.fallen import AnyRoll
from duskboard.play.roll import show_roll, withdraw_roll
from duskboard.play.storyteller.contest import show_several
from duskboard.play.storyteller.decision import show_pool
from duskboard.play.visibility import set_visibility
from duskboard.table.action_roll import (
    ActionRoll,
    FortunePair,
    FortuneRoll,
    ResistanceRoll,
    TeamActionRoll,
)
from duskboard.table.entity import COURSE_ID, PUBLIC_ROLL_ID, HandOut, Note, Roll, Visibility
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.public_frame import PublicPage
from duskboard.table.several_roll import SeveralRoll


def show_thing(desk: Desk, thing_id: EntityId, *, shown: bool) -> None:
    """Show a thing to the players or hide it; paper or a face that is shown is put before them."""
    if thing_id == PUBLIC_ROLL_ID:
        desk.clerk.do(withdraw_roll)
        return
    visibility = Visibility.SHOWN if shown else Visibility.HIDDEN
    desk.clerk.do(lambda table: set_visibility(table, thing_id, visibility))
    entity = desk.document.table.get(thing_id)
    match entity.value if shown and entity is not None else None:
        case HandOut() | Note():
            desk.projection.choose_hand_out(thing_id)
        case Sheet() | Scoundrel():
            desk.projection.choose_face(thing_id)
        case _:
            pass


def show_with_chase(desk: Desk, thing_id: EntityId) -> None:
    """Show a part of the chase, and turn the players' screen to it."""
    course = desk.document.table.get(COURSE_ID)
    if course is not None and course.visibility is Visibility.HIDDEN:
        show_thing(desk, COURSE_ID, shown=True)
    show_thing(desk, thing_id, shown=True)
    desk.projection.bring(PublicPage.CHASE)


def bring_clock(desk: Desk, clock_id: EntityId) -> None:
    """Show a clock, and turn the players' screen to the clocks."""
    show_thing(desk, clock_id, shown=True)
    desk.projection.bring(PublicPage.CLOCKS)


def bring_face(desk: Desk, sheet_id: EntityId) -> None:
    """Show the face of a sheet, and put it before the players."""
    entity = desk.document.table.get(sheet_id)
    if entity is not None and entity.visibility is Visibility.SHOWN:
        desk.projection.choose_face(sheet_id)
    else:
        show_thing(desk, sheet_id, shown=True)


def bring_note(desk: Desk, note_id: EntityId) -> None:
    """Show a note, and put it before the players."""
    entity = desk.document.table.get(note_id)
    if entity is not None and entity.visibility is Visibility.SHOWN:
        desk.projection.choose_hand_out(note_id)
    else:
        show_thing(desk, note_id, shown=True)


def bring_roll(desk: Desk, roll: AnyRoll) -> None:
    """Show a roll, and turn the players' screen to it where it does not stand at the foot."""
    match roll:
        case PoolRoll():
            desk.clerk.do(lambda table: show_pool(table, roll))
        case SeveralRoll():
            desk.clerk.do(lambda table: show_several(table, roll))
        case ActionRoll() | FortunePair() | FortuneRoll() | ResistanceRoll() | TeamActionRoll():
            desk.clerk.do(lambda table: show_blades(table, roll))
        case Roll():
            desk.clerk.do(lambda table: show_roll(table, roll))
    if PublicPage.CLOCKS not in {desk.projection.page, desk.projection.choice.beside}:
        desk.projection.bring(PublicPage.ROLL)
