"""What the menu of a clock offers beyond filling it: every wish becomes an act at the table."""

from collections import Counter
from collections.abc import Callable
from typing import cast

from PySide6.QtCore import Qt

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.chase.person_name import free_name
from duskboard.core.clocks.clock import Beat, Clock, ClockHue
from duskboard.core.clocks.tick import ClockLockedError
from duskboard.core.identity import EntityId
from duskboard.models.clock_history import clock_history
from duskboard.models.document import Step
from duskboard.panels.clock_history_panel import ClockHistoryPanel
from duskboard.panels.clock_wish import ClockVerb, ClockWish
from duskboard.play.clock import ClockEdited, ClockMade, tick_clocks
from duskboard.play.clock_about import (
    archive_clocks,
    write_beat,
    write_group,
    write_happens,
    write_hue,
    write_only_rises,
    write_owner,
)
from duskboard.play.clock_beat import pass_beat
from duskboard.play.clock_deed import fire_clock, open_next, reset_clock
from duskboard.play.clock_set import ClocksMade, copy_clock
from duskboard.storage.journal import Act as JournalAct
from duskboard.table.clock_view import card_ids
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

Act = Callable[[Table], Transaction]


def wire_deeds(desk: Desk, show_chase: Callable[[], None], say: Callable[[str], None]) -> None:
    """Connect what clocks do, what is said of them and what they have gone through.

    `show_chase` brings the track, `say` tells the game master something in the status bar.
    """
    wall, clerk = desk.wall, desk.clerk
    history = _History(desk)

    def on_wall_wished(wish: ClockWish) -> None:
        match wish.verb:
            case ClockVerb.CHASE:
                show_chase()
                _begin_chase(desk, wish.clock_id, say)
            case ClockVerb.HISTORY:
                history.show(wish.clock_id)
            case ClockVerb.COPY:
                desk.wall.show_clock(_copied(desk, wish.clock_id))
            case _:
                clerk.do(act_of(wish))

    def on_wall_tick_all_requested(clock_ids: tuple[EntityId, ...], count: int) -> None:
        clerk.do(lambda table: tick_clocks(table, dict.fromkeys(clock_ids, count)))

    def on_wall_refused(clock_id: EntityId) -> None:
        clock = desk.document.table.value(clock_id, Clock)
        if clock is not None:
            clerk.refused.emit(ClockLockedError(clock.name))

    def on_wall_heading_requested(clock_ids: tuple[EntityId, ...], heading: str) -> None:
        clerk.do(lambda table: write_group(table, clock_ids, heading))

    _wire_tools(desk)
    _wire_names(desk, say)
    wall.heading_requested.connect(on_wall_heading_requested)
    wall.refused.connect(on_wall_refused)
    wall.wished.connect(on_wall_wished)
    wall.tick_all_requested.connect(on_wall_tick_all_requested)


class _History:
    """Shows what one clock has gone through, as long as its page is open."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._panel: ClockHistoryPanel | None = None
        desk.document.changed.connect(self._refresh)

    def show(self, clock_id: EntityId) -> None:
        """Open the page of a clock."""
        view = self._desk.clocks.view_of(clock_id)
        if view is None:
            return
        panel = self._panel or self._make()
        panel.mirror(view, clock_history(self._desk.document, clock_id))
        self._desk.wall.show_page(panel)
        panel.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make(self) -> ClockHistoryPanel:
        room = self._desk.room
        panel = self._panel = ClockHistoryPanel(room.look, room.words, room.zone)
        panel.fill_requested.connect(self._desk.wall.fill_requested)
        panel.left.connect(self._on_panel_left)
        return panel

    def _refresh(self) -> None:
        panel = self._panel
        if panel is None or panel.view is None or self._desk.wall.page is not panel:
            return
        view = self._desk.clocks.view_of(panel.view.clock_id)
        if view is None:
            self._desk.wall.show_all()
        elif view != panel.view:
            panel.mirror(view, clock_history(self._desk.document, view.clock_id))

    def _on_panel_left(self) -> None:
        panel = self._panel
        if panel is None or panel.view is None:
            return
        wall, clock_id = self._desk.wall, panel.view.clock_id
        dial = wall.dial_of(clock_id)
        if dial is None:
            wall.show_clock(clock_id)
            return
        wall.show_all()  # the wall stands as it stood: nothing scrolls to what was seen already
        dial.setFocus(Qt.FocusReason.OtherFocusReason)


def _wire_tools(desk: Desk) -> None:
    wall = desk.wall

    def on_tools_clock_requested() -> None:
        wall.begin_new_clock()

    def on_tools_search_requested() -> None:
        wall.show_all()
        wall.view.begin_search()

    desk.wall_tools.clock_requested.connect(on_tools_clock_requested)
    desk.wall_tools.search_requested.connect(on_tools_search_requested)
    desk.wall_tools.scene_requested.connect(
        lambda: desk.clerk.do(lambda table: pass_beat(table, Beat.SCENE))
    )


def _begin_chase(desk: Desk, clock_id: EntityId, say: Callable[[str], None]) -> None:
    """Have a clock's event be a chase: it comes about, whether or not one goes on already."""
    board, words = desk.board_model.board, desk.room.words
    clock = desk.document.table.value(clock_id, Clock)
    if clock is not None and clock.calls:
        desk.clerk.do(lambda table: fire_clock(table, clock_id))  # the log says so, and goes on
    if board is not None and board.round > 0:
        say(words.pgettext("chase", "A chase is under way already: this is its track."))
    elif board is None:
        say(words.pgettext("chase", "A chase begins: place who flees and who pursues."))
    else:
        say(words.pgettext("chase", "A chase is set up already: start it when all are placed."))


def _wire_names(desk: Desk, say: Callable[[str], None]) -> None:
    """Say so when a clock comes to bear a name that another one on the wall has."""

    def on_document_changed(step: Step) -> None:
        if step.row.act is not JournalAct.DO:
            return
        named = _names_given(step.report)
        counts = Counter(clock.name for clock in desk.document.table.clocks().values())
        twice = next((name for name in named if counts[name] > 1), None)
        if twice is not None:
            text = desk.room.words.gettext("%(count)d clocks are called “%(clock)s” now.")
            say(text % {"count": counts[twice], "clock": twice})

    desk.document.changed.connect(on_document_changed)


def _names_given(report: Report | None) -> tuple[str, ...]:
    """Return the names that a step gave to clocks."""
    match report:
        case ClockMade(name=name):
            return (name,)
        case ClocksMade(names=names):
            return names
        case ClockEdited(name_before=before, name_after=after) if before != after:
            return (after,)
        case _:
            return ()


def act_of(wish: ClockWish) -> Act:
    """Return the act that a wish about one clock asks for.

    Raises:
        KeyError: The wish is for something that is no act at the table.
    """
    clock_id, value = wish.clock_id, wish.value
    acts: dict[ClockVerb, Act] = {
        ClockVerb.FIRE: lambda table: fire_clock(table, clock_id),
        ClockVerb.RESET: lambda table: reset_clock(table, clock_id, carries=bool(value)),
        ClockVerb.OPEN_NEXT: lambda table: open_next(table, clock_id),
        ClockVerb.HAPPENS: lambda table: write_happens(table, clock_id, str(value)),
        ClockVerb.HAPPENS_EMPTY: lambda table: write_happens(
            table, clock_id, str(value), is_empty_end=True
        ),
        ClockVerb.GROUP: lambda table: write_group(table, card_ids(table, clock_id), str(value)),
        ClockVerb.OWNER: lambda table: write_owner(table, clock_id, cast("EntityId | None", value)),
        ClockVerb.BEAT: lambda table: write_beat(table, clock_id, cast("Beat | None", value)),
        ClockVerb.HUE: lambda table: write_hue(table, clock_id, cast("ClockHue | None", value)),
        ClockVerb.ONLY_RISES: lambda table: write_only_rises(
            table, clock_id, only_rises=bool(value)
        ),
        ClockVerb.ARCHIVE: lambda table: archive_clocks(
            table, card_ids(table, clock_id), is_archived=bool(value)
        ),
    }
    return acts[wish.verb]


def _copied(desk: Desk, clock_id: EntityId) -> EntityId:
    """Put a copy of a clock on the wall and return its identifier."""
    copy_id, table = new_id(), desk.document.table
    names = [clock.name for clock in table.clocks().values()]
    clock = table.value(clock_id, Clock)
    name = free_name(clock.name if clock is not None else "", names)
    desk.clerk.do(lambda table: copy_clock(table, clock_id, copy_id, name))
    return copy_id
