"""The wall of clocks: every wish becomes an act at the table."""

from collections.abc import Callable

from PySide6.QtCore import QPoint

from duskboard.app.clerk import Clerk, new_id
from duskboard.app.desk import Desk
from duskboard.app.showing import bring_clock
from duskboard.app.wiring.clock_deeds import wire_deeds
from duskboard.app.wiring.dropping import PlayersDrop
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_clock import QuickClockError, parse_clock
from duskboard.i18n.words import Words
from duskboard.panels.clock_wall import ClockWall
from duskboard.play.clock import (
    EditClock,
    NewClock,
    clear_clock,
    edit_clock,
    fill_clock,
    free_clock,
    link_clocks,
    make_clock,
    race_clocks,
    remove_clock,
)
from duskboard.play.clock_order import move_card
from duskboard.play.visibility import set_all_visibility, set_visibility
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


def wire_wall(
    desk: Desk,
    show_note: Callable[[EntityId], None],
    show_chase: Callable[[], None],
    say: Callable[[str], None],
) -> None:
    """Connect the wall.

    Args:
        desk: The desk.
        show_note: Begins a note on a clock.
        show_chase: Brings the track.
        say: Tells the game master something.
    """
    wall, clerk, words = desk.wall, desk.clerk, desk.room.words
    _wire_changes(wall, clerk)
    _wire_relations(wall, clerk)
    wire_deeds(desk, show_chase, say)

    def on_wall_make_requested(text: str) -> None:
        wall.show_entry_error(make_from_text(clerk, words, text))

    wall.make_requested.connect(on_wall_make_requested)
    wall.note_requested.connect(show_note)
    desk.tray.left.connect(wall.take_keyboard)


def wire_drop(desk: Desk, drop: PlayersDrop) -> None:
    """Connect dragging a clock to the players' screen: it is shown there."""

    def on_wall_drag_moved(_clock_id: EntityId, at: QPoint) -> None:
        drop.hover(at)

    def on_wall_drag_dropped(clock_id: EntityId, at: QPoint) -> None:
        if drop.is_over(at):
            bring_clock(desk, clock_id)

    desk.wall.drag_moved.connect(on_wall_drag_moved)
    desk.wall.drag_ended.connect(drop.settle)
    desk.wall.drag_dropped.connect(on_wall_drag_dropped)


def make_from_text(clerk: Clerk, words: Words, text: str) -> str:
    """Make the clock that a line such as "Alarm 6 danger" means; return what is wrong, or ""."""
    try:
        make_typed(clerk, words, text)
    except QuickClockError as error:
        return error_text(words, error)
    return ""


def make_typed(clerk: Clerk, words: Words, text: str) -> None:
    """Make the clock that a line means.

    Raises:
        QuickClockError: It means none.
    """
    draft = parse_clock(words, text)
    wish = NewClock(clock_id=new_id(), name=draft.name, kind=draft.kind, size=draft.size)
    clerk.do(lambda table: make_clock(table, wish))


def _wire_changes(wall: ClockWall, clerk: Clerk) -> None:
    def on_wall_fill_requested(clock_id: EntityId, filled: int) -> None:
        clerk.do(lambda table: fill_clock(table, clock_id, filled))

    def on_wall_renamed(clock_id: EntityId, name: str) -> None:
        if name.strip():
            clerk.do(lambda table: edit_clock(table, EditClock(clock_id=clock_id, name=name)))

    def on_wall_resize_requested(clock_id: EntityId, size: int) -> None:
        clerk.do(lambda table: edit_clock(table, EditClock(clock_id=clock_id, size=size)))

    def on_wall_kind_requested(clock_id: EntityId, kind: ClockKind) -> None:
        clerk.do(lambda table: edit_clock(table, EditClock(clock_id=clock_id, kind=kind)))

    def on_wall_visibility_requested(clock_id: EntityId, visibility: Visibility) -> None:
        clerk.do(lambda table: set_visibility(table, clock_id, visibility))

    def on_wall_all_visibility_requested(
        clock_ids: tuple[EntityId, ...], visibility: Visibility
    ) -> None:
        clerk.do(lambda table: set_all_visibility(table, clock_ids, visibility))

    def on_wall_move_requested(clock_id: EntityId, before_id: EntityId | None) -> None:
        clerk.do(lambda table: move_card(table, clock_id, before_id))

    wall.fill_requested.connect(on_wall_fill_requested)
    wall.renamed.connect(on_wall_renamed)
    wall.resize_requested.connect(on_wall_resize_requested)
    wall.kind_requested.connect(on_wall_kind_requested)
    wall.visibility_requested.connect(on_wall_visibility_requested)
    wall.all_visibility_requested.connect(on_wall_all_visibility_requested)
    wall.move_requested.connect(on_wall_move_requested)
    wall.clear_requested.connect(_one(clerk, clear_clock))
    wall.remove_requested.connect(_one(clerk, remove_clock))


def _wire_relations(wall: ClockWall, clerk: Clerk) -> None:
    def on_wall_race_requested(first: EntityId, second: EntityId) -> None:
        clerk.do(lambda table: race_clocks(table, first, second))

    def on_wall_link_requested(first: EntityId, then: EntityId) -> None:
        clerk.do(lambda table: link_clocks(table, first, then))

    wall.race_requested.connect(on_wall_race_requested)
    wall.link_requested.connect(on_wall_link_requested)
    wall.free_requested.connect(_one(clerk, free_clock))


def _one(clerk: Clerk, act: Callable[[Table, EntityId], Transaction]) -> Callable[[EntityId], None]:
    """Return a slot that does an act with one clock."""

    def on_wall_requested(clock_id: EntityId) -> None:
        clerk.do(lambda table: act(table, clock_id))

    return on_wall_requested
