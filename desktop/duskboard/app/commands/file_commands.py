"""Commands of campaign files."""

from duskboard.app.files import Files
from duskboard.windows.command import Command, CommandGroup


def file_commands(files: Files) -> list[Command]:
    """Return the commands that open, make and copy campaigns."""
    return [
        Command(
            command_id="file.new",
            label=lambda words: words.gettext("New campaign…"),
            keys=("Ctrl+N",),
            run=files.ask_new,
            group=CommandGroup.FILE,
            glyph="plus",
        ),
        Command(
            command_id="file.open",
            label=lambda words: words.gettext("Open…"),
            detail=lambda words: words.gettext("recent campaigns, or another file"),
            keys=("Ctrl+O",),
            run=files.show_recent,
            group=CommandGroup.FILE,
            glyph="folder",
        ),
        Command(
            command_id="file.sample",
            label=lambda words: words.gettext("Open a new sample table"),
            run=files.open_sample,
            group=CommandGroup.FILE,
            glyph="star",
        ),
        Command(
            command_id="file.duplicate",
            label=lambda words: words.gettext("Duplicate…"),
            run=files.ask_duplicate,
            group=CommandGroup.FILE,
            glyph="copy",
        ),
        Command(
            command_id="file.show",
            label=lambda words: words.gettext("Show in folder"),
            run=files.show_in_folder,
            group=CommandGroup.FILE,
            glyph="folder",
        ),
        Command(
            command_id="file.quit",
            label=lambda words: words.gettext("Quit"),
            keys=("Ctrl+Q",),
            run=files.quit,
            group=CommandGroup.FILE,
            glyph="close",
        ),
    ]
