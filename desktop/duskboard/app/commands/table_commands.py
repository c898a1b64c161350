"""Commands of the table itself: clocks, dice, notes, sessions."""

from collections.abc import Callable

from duskboard.app.commands.clock_commands import clock_commands
from duskboard.app.desk import Desk
from duskboard.app.sessions import Sessions
from duskboard.windows.command import Command, CommandGroup


def table_commands(
    desk: Desk, sessions: Sessions, show_dock: Callable[[str], None]
) -> list[Command]:
    """Return the commands that play; `show_dock` brings the dock of a name to the front."""

    def new_note() -> None:
        show_dock("notes")
        desk.note_panel.begin_new_note()

    def type_roll() -> None:
        show_dock("tray")
        desk.tray.begin()

    def ask_odds() -> None:
        show_dock("odds")
        desk.odds.asking_toggled.emit(True)  # noqa: FBT003 - what a signal says

    return [
        *clock_commands(desk, show_dock),
        Command(
            command_id="odds.ask",
            label=lambda words: words.pgettext("odds", "Ask for the odds of any roll"),
            run=ask_odds,
            group=CommandGroup.GAME,
            glyph="scales",
        ),
        Command(
            command_id="roll.type",
            label=lambda words: words.gettext("Roll dice"),
            keys=("Ctrl+D",),
            run=type_roll,
            group=CommandGroup.GAME,
            glyph="die",
        ),
        Command(
            command_id="note.new",
            label=lambda words: words.gettext("New note"),
            keys=("N",),
            run=new_note,
            group=CommandGroup.GAME,
            glyph="note",
        ),
        *_session_commands(sessions),
    ]


def _session_commands(sessions: Sessions) -> list[Command]:
    return [
        Command(
            command_id="session.start",
            label=lambda words: words.gettext("Start the next session"),
            run=sessions.start,
            enabled=lambda: not sessions.is_running,
            refusal=lambda words: words.gettext("a session is under way"),
            group=CommandGroup.GAME,
            glyph="calendar",
        ),
        Command(
            command_id="session.end",
            label=lambda words: words.gettext("End the session"),
            run=sessions.end,
            enabled=lambda: sessions.is_running,
            refusal=lambda words: words.gettext("no session is under way"),
            group=CommandGroup.GAME,
            glyph="check",
            detail=lambda words: words.gettext("and write its recap"),
        ),
        Command(
            command_id="session.recap",
            label=lambda words: words.gettext("Recap of the session"),
            run=sessions.show_recap,
            enabled=lambda: sessions.latest is not None,
            refusal=lambda words: words.gettext("there was no session yet"),
            group=CommandGroup.GAME,
            glyph="book",
        ),
        Command(
            command_id="title.edit",
            label=lambda words: words.gettext("Campaign and title card…"),
            run=sessions.edit_title_card,
            group=CommandGroup.GAME,
            glyph="pencil",
        ),
    ]
