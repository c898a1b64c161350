"""Commands of sheets."""

from collections.abc import Callable

from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.windows.command import Command, CommandGroup


def sheet_commands(
    begin: Callable[[Creature], None],
    begin_line: Callable[[], None],
    show_night: Callable[[], None],
) -> list[Command]:
    """Return the commands that put somebody new on the table; `show_night` shows the sheets.

    Args:
        begin: Puts a new sheet on the table.
        begin_line: Has sheets be typed in one line.
        show_night: Shows the sheets.
    """

    def command(creature: Creature) -> Command:
        def label(words: Words) -> str:
            name = enum_text(words, creature)
            return words.pgettext("vampire", "New sheet: %(creature)s") % {"creature": name}

        def run() -> None:
            show_night()
            begin(creature)

        return Command(
            command_id=f"sheet.new.{creature.value}",
            label=label,
            run=run,
            group=CommandGroup.GAME,
            glyph="person",
        )

    def type_line() -> None:
        show_night()
        begin_line()

    line = Command(
        command_id="sheet.line",
        label=lambda words: words.pgettext("vampire", "New sheets in one line"),
        run=type_line,
        group=CommandGroup.GAME,
        glyph="person",
    )
    return [*(command(creature) for creature in Creature), line]
