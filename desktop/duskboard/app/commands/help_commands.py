"""Commands that help."""

from collections.abc import Callable

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.command import Command, CommandGroup, CommandTable
from duskboard.windows.main_window import MainWindow
from duskboard.windows.shortcut_sheet import ShortcutSheet


def help_commands(
    look: Look,
    words: Words,
    window: Callable[[], MainWindow],
    commands: Callable[[], CommandTable],
) -> list[Command]:
    """Return the commands that explain the others."""

    def show_keys() -> None:
        ShortcutSheet(look, words, commands(), window()).open()

    return [
        Command(
            command_id="help.keys",
            label=lambda w: w.gettext("All keys"),
            keys=("?",),
            run=show_keys,
            group=CommandGroup.HELP,
            glyph="help",
        ),
    ]
