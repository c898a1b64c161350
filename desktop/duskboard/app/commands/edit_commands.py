"""Commands that take back, make again and find."""

from collections.abc import Callable

from duskboard.app.desk import Desk
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.command_id import CommandId


def edit_commands(
    desk: Desk, find: Callable[[], None], show_dock: Callable[[str], None]
) -> list[Command]:
    """Return the commands of undo and search; `find` opens the command box."""

    def search_log() -> None:
        show_dock("log")
        desk.log_panel.open_search()

    return [
        Command(
            command_id=CommandId.UNDO,
            label=lambda words: words.gettext("Undo"),
            keys=("Ctrl+Z",),
            run=desk.clerk.undo,
            enabled=lambda: desk.document.next_undo is not None,
            refusal=lambda words: words.gettext("nothing has happened yet"),
            repeats=True,
            group=CommandGroup.EDIT,
            glyph="undo",
        ),
        Command(
            command_id=CommandId.REDO,
            label=lambda words: words.gettext("Redo"),
            keys=("Ctrl+Shift+Z", "Ctrl+Y"),
            run=desk.clerk.redo,
            enabled=lambda: desk.document.next_redo is not None,
            refusal=lambda words: words.gettext("nothing was undone"),
            repeats=True,
            group=CommandGroup.EDIT,
            glyph="redo",
        ),
        Command(
            command_id="edit.overrule",
            label=lambda words: words.gettext("Do what was refused all the same"),
            keys=("Ctrl+Shift+O",),
            run=desk.clerk.overrule,
            enabled=lambda: desk.clerk.can_overrule,
            refusal=lambda words: words.gettext("nothing was refused"),
            group=CommandGroup.EDIT,
            glyph="check",
        ),
        Command(
            command_id=CommandId.FIND,
            label=lambda words: words.gettext("Find or do anything"),
            keys=("Ctrl+K",),
            run=find,
            group=CommandGroup.EDIT,
            glyph="search",
        ),
        Command(
            command_id="log.search",
            label=lambda words: words.gettext("Search the log"),
            keys=("Ctrl+F",),
            run=search_log,
            group=CommandGroup.EDIT,
            glyph="search",
        ),
    ]
