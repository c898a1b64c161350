"""Showing things to the players, and turning their screen to them."""

from duskboard.app.desk import Desk
from duskboard.core.identity import EntityId
from duskboard.play.roll import withdraw_roll
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import COURSE_ID, PUBLIC_ROLL_ID, HandOut, Visibility
from duskboard.table.public_frame import PublicPage


def show_thing(desk: Desk, thing_id: EntityId, *, shown: bool) -> None:
    """Show a thing to the players or hide it; a hand-out that is shown is put before them."""
    if thing_id == PUBLIC_ROLL_ID:
        desk.clerk.do(withdraw_roll)
        return
    visibility = Visibility.SHOWN if shown else Visibility.HIDDEN
    desk.clerk.do(lambda table: set_visibility(table, thing_id, visibility))
    if shown and desk.document.table.value(thing_id, HandOut) is not None:
        desk.projection.choose_hand_out(thing_id)


def show_with_chase(desk: Desk, thing_id: EntityId) -> None:
    """Show a part of the chase, and turn the players' screen to it."""
    course = desk.document.table.get(COURSE_ID)
    if course is not None and course.visibility is Visibility.HIDDEN:
        show_thing(desk, COURSE_ID, shown=True)
    show_thing(desk, thing_id, shown=True)
    desk.projection.choose(PublicPage.CHASE)
