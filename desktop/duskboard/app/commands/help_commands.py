"""Commands that help."""

from collections.abc import Callable

from duskboard.app.desk import Desk
from duskboard.theme.name_key import NAME_KEY
from duskboard.windows.command import Command, CommandGroup, CommandTable
from duskboard.windows.main_window import MainWindow
from duskboard.windows.shortcut_sheet import KeyGroup, KeyRow, ShortcutSheet

PLACES = (
    KeyGroup(
        label=lambda words: words.gettext("On a clock"),
        rows=(
            KeyRow(keys=("+", "−"), label=lambda words: words.gettext("Fill or empty a segment")),
            KeyRow(keys=("0", "9"), label=lambda words: words.gettext("Fill so many segments")),
            KeyRow(keys=("Home", "End"), label=lambda words: words.gettext("Empty or fill it")),
            KeyRow(keys=("V",), label=lambda words: words.gettext("Show or hide it")),
            KeyRow(keys=(NAME_KEY,), label=lambda words: words.gettext("Rename it")),
            KeyRow(keys=("Enter",), label=lambda words: words.gettext("Resolve a full clock")),
            KeyRow(keys=("Alt ←", "Alt →"), label=lambda words: words.gettext("Move it")),
            KeyRow(keys=("L", "R"), label=lambda words: words.gettext("Link or race with another")),
            KeyRow(keys=("Del",), label=lambda words: words.gettext("Remove it")),
        ),
    ),
    KeyGroup(
        label=lambda words: words.gettext("On the chase track"),
        rows=(
            KeyRow(keys=("←", "→"), label=lambda words: words.gettext("Choose where to")),
            KeyRow(keys=("Enter",), label=lambda words: words.gettext("Go there, then roll")),
            KeyRow(keys=("Alt Enter",), label=lambda words: words.gettext("Go there anyway")),
            KeyRow(
                keys=("B", "Shift B"), label=lambda words: words.gettext("A bonus die, or less")
            ),
            KeyRow(keys=("D", "E"), label=lambda words: words.gettext("Delay, or end the turn")),
            KeyRow(keys=("[", "]"), label=lambda words: words.gettext("An action less, or more")),
            KeyRow(
                keys=("Shift [", "Shift ]"),
                label=lambda words: words.gettext("An action owed more, or less"),
            ),
            KeyRow(keys=("S",), label=lambda words: words.gettext("The quick sheet of somebody")),
            KeyRow(keys=("G", "J"), label=lambda words: words.gettext("Part a group, or join")),
            KeyRow(
                keys=("H", "B"), label=lambda words: words.gettext("Hazard or barrier on a way")
            ),
            KeyRow(keys=("T",), label=lambda words: words.gettext("Met one way only, or both")),
            KeyRow(keys=("Ins", "Del"), label=lambda words: words.gettext("New place, or remove")),
            KeyRow(
                keys=("Alt ←", "Alt →"),
                label=lambda words: words.gettext("Move a place, or a turn of equal DEX"),
            ),
        ),
    ),
    KeyGroup(
        label=lambda words: words.pgettext("blades", "On a scoundrel’s sheet"),
        rows=(
            KeyRow(
                keys=("↑", "↓", "←", "→"),
                label=lambda words: words.pgettext("blades", "Go about the sheet"),
            ),
            KeyRow(
                keys=("Space",),
                label=lambda words: words.pgettext("blades", "Take in hand, tick, or write harm"),
            ),
            KeyRow(
                keys=("+", "−"),
                label=lambda words: words.pgettext("blades", "Mark a box, or take it back"),
            ),
            KeyRow(
                keys=("0", "9"), label=lambda words: words.pgettext("blades", "Mark so many boxes")
            ),
            KeyRow(
                keys=(NAME_KEY, "Del"),
                label=lambda words: words.pgettext("blades", "Write harm, or take it off"),
            ),
        ),
    ),
    KeyGroup(
        label=lambda words: words.pgettext("blades", "With a roll in hand"),
        rows=(
            KeyRow(
                keys=("P", "F"),
                label=lambda words: words.pgettext("blades", "Push for a die, or for effect"),
            ),
            KeyRow(
                keys=("A", "D"),
                label=lambda words: words.pgettext("blades", "An assist, or a devil’s bargain"),
            ),
            KeyRow(
                keys=("[", "]"),
                label=lambda words: words.pgettext("blades", "Better or worse position"),
            ),
            KeyRow(
                keys=("−", "+"), label=lambda words: words.pgettext("blades", "Less or more effect")
            ),
            KeyRow(keys=("=",), label=lambda words: words.pgettext("blades", "Type real dice")),
            KeyRow(keys=("O",), label=lambda words: words.pgettext("blades", "Overrule")),
            KeyRow(
                keys=("Enter", "Alt Enter"),
                label=lambda words: words.pgettext("blades", "Roll, or roll whatever forbids it"),
            ),
            KeyRow(keys=("Esc",), label=lambda words: words.pgettext("blades", "Put it down")),
        ),
    ),
    KeyGroup(
        label=lambda words: words.pgettext("blades", "When a roll has come out"),
        rows=(
            KeyRow(keys=("T",), label=lambda words: words.pgettext("blades", "Tick the clock")),
            KeyRow(
                keys=("I",), label=lambda words: words.pgettext("blades", "Write a consequence")
            ),
            KeyRow(keys=("R",), label=lambda words: words.pgettext("blades", "Resist the first")),
            KeyRow(
                keys=("Y",), label=lambda words: words.pgettext("blades", "The first comes true")
            ),
            KeyRow(
                keys=("X", "Esc"),
                label=lambda words: words.pgettext("blades", "Done with it, or put it aside"),
            ),
        ),
    ),
    KeyGroup(
        label=lambda words: words.gettext("While writing"),
        rows=(
            KeyRow(keys=("Ctrl Enter",), label=lambda words: words.gettext("Keep the note")),
            KeyRow(keys=("Tab",), label=lambda words: words.gettext("All acts of what was found")),
        ),
    ),
)
"""Keys that are no commands, by where they are pressed."""


def help_commands(
    desk: Desk,
    window: Callable[[], MainWindow],
    commands: Callable[[], CommandTable],
) -> list[Command]:
    """Return the commands that explain the others."""

    def show_keys() -> None:
        ShortcutSheet(desk.room.look, desk.room.words, commands(), window(), PLACES).open()

    def report_problem() -> None:
        from duskboard.app.help_windows import report_problem as report

        report(desk, window())

    def show_about() -> None:
        from duskboard.app.help_windows import show_about as show

        show(desk.room, window())

    return [
        Command(
            command_id="help.keys",
            label=lambda w: w.gettext("All keys"),
            keys=("?",),
            run=show_keys,
            group=CommandGroup.HELP,
            glyph="help",
        ),
        Command(
            command_id="help.report",
            label=lambda w: w.gettext("Report a problem…"),
            run=report_problem,
            group=CommandGroup.HELP,
            glyph="warning",
            detail=lambda w: w.gettext("versions, log, what this machine lacks"),
        ),
        Command(
            command_id="help.about",
            label=lambda w: w.gettext("About Duskboard"),
            run=show_about,
            group=CommandGroup.HELP,
            glyph="help",
            detail=lambda w: w.gettext("version and licences"),
        ),
    ]
