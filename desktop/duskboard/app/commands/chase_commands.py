"""Commands of the chase: for menus, the command box, and keys that hold wherever one is."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from duskboard.app.chase_march import MarchHand
from duskboard.app.clock_printing import ClockPrinting
from duskboard.app.desk import Desk
from duskboard.app.printing import Printing
from duskboard.board.board_words import march_name
from duskboard.core.chase.participant import Side
from duskboard.i18n.words import Words
from duskboard.panels.setup_text import not_ready
from duskboard.play.chase.improvising import fix_pool
from duskboard.play.chase.laying import clear_chase
from duskboard.play.chase.opening import restart
from duskboard.play.chase.running import (
    delay_turn,
    end_round,
    end_this_turn,
    recount_pools,
)
from duskboard.play.visibility import set_visibility
from duskboard.table.board_view import BoardView
from duskboard.table.entity import COURSE_ID, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from duskboard.windows.command import Command, CommandGroup


def chase_commands(desk: Desk, march: MarchHand, show_chase: Callable[[], None]) -> list[Command]:
    """Return the commands that play a chase; `show_chase` brings the board to the front."""
    return [
        *_march_commands(desk, march, show_chase),
        *_turn_commands(desk),
        *_track_commands(desk, show_chase),
    ]


def shelf_command(desk: Desk, show_dock: Callable[[str], None]) -> Command:
    """Return the command that opens the shelf; `show_dock` brings a dock to the front."""

    def run() -> None:
        show_dock("shelf")
        desk.shelf.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    return Command(
        command_id="chase.shelf",
        label=lambda words: words.gettext("Shelf of hazards, barriers and places"),
        keys=("Ctrl+H",),
        run=run,
        group=CommandGroup.GAME,
        glyph="obstacle",
    )


def sheet_command(desk: Desk, show_dock: Callable[[str], None]) -> Command:
    """Return the command that opens the quick sheet; `show_dock` brings a dock to the front."""

    def run() -> None:
        show_dock("sheet")
        desk.sheet.take_keyboard()

    return Command(
        command_id="chase.sheet",
        label=lambda words: words.pgettext("dock", "Quick sheet"),
        keys=("Ctrl+I",),
        run=run,
        group=CommandGroup.GAME,
        glyph="person",
        detail=lambda words: words.gettext("of whoever is chosen on the track, or in turn"),
    )


def vehicle_command(desk: Desk, show_dock: Callable[[str], None]) -> Command:
    """Return the command that opens the vehicle; `show_dock` brings a dock to the front."""

    def run() -> None:
        show_dock("vehicle")
        desk.vehicle_panel.take_keyboard()

    return Command(
        command_id="chase.vehicle",
        label=lambda words: words.pgettext("dock", "Vehicle"),
        keys=("Ctrl+E",),
        run=run,
        group=CommandGroup.GAME,
        glyph="chase",
        detail=lambda words: words.gettext("its numbers, its tyres, who is aboard"),
    )


def print_commands(track: Printing, clocks: ClockPrinting) -> tuple[Command, Command]:
    """Return the commands that print the track and the clocks; each asks how."""
    return (
        Command(
            command_id="chase.print",
            label=lambda words: words.gettext("The track on paper…"),
            keys=("Ctrl+P",),
            run=track.ask,
            group=CommandGroup.FILE,
            glyph="picture",
            detail=lambda words: words.gettext(
                "print it as a PDF: as it stands, without people, or empty"
            ),
        ),
        Command(
            command_id="clock.print",
            label=lambda words: words.gettext("Clocks on paper…"),
            run=clocks.ask,
            group=CommandGroup.FILE,
            glyph="picture",
            detail=lambda words: words.gettext(
                "print them as a PDF: as they stand, as players see them, or blank"
            ),
        ),
    )


def _march_commands(desk: Desk, march: MarchHand, show_chase: Callable[[], None]) -> list[Command]:
    def command(side: Side, key: str) -> Command:
        def run() -> None:
            show_chase()
            desk.chase_board.track.setFocus(Qt.FocusReason.OtherFocusReason)
            march.arm(side)

        return Command(
            command_id=f"chase.march.{side.value}",
            label=lambda words: march_name(words, side),
            keys=(key,),
            run=run,
            enabled=lambda: _runs(desk),
            refusal=lambda words: _why_idle(desk, words),
            group=CommandGroup.GAME,
            glyph="chase",
            detail=lambda words: words.pgettext("chase", "shows the way and the price first"),
        )

    return [command(Side.PURSUER, "M"), command(Side.QUARRY, "Shift+M")]


def _turn_commands(desk: Desk) -> list[Command]:
    def is_in_turn() -> bool:
        view = _board(desk)
        return view is not None and view.active is not None

    def command(
        name: str,
        label: Callable[[Words], str],
        act: Callable[[Table], Transaction],
        enabled: Callable[[], bool],
    ) -> Command:
        return Command(
            command_id=f"chase.{name}",
            label=label,
            run=lambda: _do(desk, act),
            enabled=enabled,
            refusal=lambda words: _why_idle(desk, words),
            group=CommandGroup.GAME,
            glyph="chase",
        )

    def runs() -> bool:
        return _runs(desk)

    return [
        command("delay", lambda w: w.pgettext("chase", "Delay the turn"), delay_turn, is_in_turn),
        command("end_turn", lambda w: w.pgettext("chase", "End turn"), end_this_turn, is_in_turn),
        command("end_round", lambda w: w.pgettext("chase", "End round"), end_round, runs),
        command(
            "recount",
            lambda w: w.pgettext("chase", "Count everybody’s actions anew"),
            recount_pools,
            runs,
        ),
        command(
            "fix_pool",
            lambda w: w.pgettext("chase", "One action a round for everybody"),
            lambda table: fix_pool(table, 1),
            runs,
        ),
        command(
            "fix_pool_2",
            lambda w: w.pgettext("chase", "Two actions a round for everybody"),
            lambda table: fix_pool(table, 2),
            runs,
        ),
        command(
            "fix_pool_3",
            lambda w: w.pgettext("chase", "Three actions a round for everybody"),
            lambda table: fix_pool(table, 3),
            runs,
        ),
        command(
            "free_pool",
            lambda w: w.pgettext("chase", "Actions a round by MOV again"),
            lambda table: fix_pool(table, None),
            runs,
        ),
    ]


def _track_commands(desk: Desk, show_chase: Callable[[], None]) -> list[Command]:
    def set_up() -> None:
        show_chase()
        if _board(desk) is None:
            desk.chase_board.setup.setup_requested.emit()
        desk.chase_board.setup.take_keyboard()

    def guide() -> None:
        show_chase()
        desk.chase_board.setup.guide_requested.emit()

    def add() -> None:
        show_chase()
        desk.chase_board.add_people()

    def is_set_up() -> bool:
        view = _board(desk)
        return view is None or view.round == 0

    def is_shown() -> bool:
        view = _board(desk)
        return view is not None and view.visibility is Visibility.SHOWN

    def show() -> None:
        wanted = Visibility.HIDDEN if is_shown() else Visibility.SHOWN
        _do(desk, lambda table: set_visibility(table, COURSE_ID, wanted))

    return [
        Command(
            command_id="chase.set_up",
            label=lambda words: words.pgettext("chase", "Set up a chase"),
            run=set_up,
            enabled=is_set_up,
            refusal=_runs_already,
            group=CommandGroup.GAME,
            glyph="chase",
        ),
        Command(
            command_id="chase.add",
            label=lambda words: words.pgettext("chase", "Add people to the chase"),
            run=add,
            enabled=lambda: _board(desk) is not None,
            refusal=_no_chase,
            group=CommandGroup.GAME,
            glyph="chase",
            detail=lambda words: words.pgettext("chase", "late, too: they act from the next round"),
        ),
        Command(
            command_id="chase.guide",
            label=lambda words: words.pgettext("chase", "Set up a chase step by step"),
            run=guide,
            enabled=lambda: not _is_contested(desk),
            refusal=_runs_already,
            group=CommandGroup.GAME,
            glyph="chase",
        ),
        Command(
            command_id="chase.restart",
            label=lambda words: words.pgettext("chase", "Start the chase again"),
            run=lambda: _do(desk, restart),
            enabled=lambda: _runs(desk),
            refusal=lambda words: _why_idle(desk, words),
            group=CommandGroup.GAME,
            glyph="undo",
            detail=lambda words: words.pgettext("chase", "as it was before the first round"),
        ),
        Command(
            command_id="chase.clear",
            label=lambda words: words.pgettext("chase", "Clear the chase away"),
            run=lambda: _do(desk, clear_chase),
            enabled=lambda: _board(desk) is not None,
            refusal=_no_chase,
            group=CommandGroup.GAME,
            glyph="trash",
            detail=lambda words: words.pgettext("chase", "places and people; one step of undo"),
        ),
        _start_command(desk),
        Command(
            command_id="chase.show",
            label=lambda words: words.pgettext("chase", "Players may see the chase"),
            run=show,
            enabled=lambda: _board(desk) is not None,
            refusal=_no_chase,
            checked=is_shown,
            group=CommandGroup.GAME,
            glyph="eye-open",
        ),
    ]


def _start_command(desk: Desk) -> Command:
    """Return the command that begins the first round, be it set up by hand or step by step."""

    def is_guided() -> bool:
        guide = desk.setup_panel.view
        return guide is not None and guide.can_start

    def can_start() -> bool:
        view = _board(desk)
        return is_guided() or (view is not None and view.round == 0 and len(view.order) > 1)

    def start() -> None:
        if is_guided():
            desk.setup_panel.foot.start_requested.emit()
        else:
            desk.chase_board.start_requested.emit()

    return Command(
        command_id="chase.start",
        label=lambda words: words.pgettext("chase", "Start the chase"),
        run=start,
        enabled=can_start,
        refusal=lambda words: _why_no_start(desk, words),
        group=CommandGroup.GAME,
        glyph="chase",
    )


def _board(desk: Desk) -> BoardView | None:
    return desk.board_model.board


def _is_contested(desk: Desk) -> bool:
    """Whether a chase runs, with somebody of each side in it."""
    view = _board(desk)
    if view is None or view.round == 0:
        return False
    running = [token for token in view.tokens if token.order is not None]
    return {token.side for token in running} == set(Side)


def _runs(desk: Desk) -> bool:
    view = _board(desk)
    return view is not None and view.round > 0


def _no_chase(words: Words) -> str:
    return words.pgettext("chase", "there is no chase yet")


def _runs_already(words: Words) -> str:
    return words.pgettext("chase", "a chase runs already")


def _why_idle(desk: Desk, words: Words) -> str:
    """Return why nothing of a running chase can be done."""
    if _board(desk) is None:
        return _no_chase(words)
    if not _runs(desk):
        return words.pgettext("chase", "the chase has not begun")
    return words.pgettext("chase", "nobody is in turn")


def _why_no_start(desk: Desk, words: Words) -> str:
    """Return what is missing to the first round."""
    if _board(desk) is None:
        return _no_chase(words)
    if _runs(desk):
        return _runs_already(words)
    guide = desk.setup_panel.view
    if guide is not None:
        return not_ready(words, guide)
    return words.pgettext("chase", "two must be on the track")


def _do(desk: Desk, act: Callable[[Table], Transaction]) -> None:
    desk.clerk.do(act)
