"""Commands of the house rules."""

from collections.abc import Callable

from duskboard.app.desk import Desk
from duskboard.core.rulings import Preset
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.play.ruling import use_preset
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName


def rule_commands(desk: Desk, window: Callable[[], MainWindow]) -> list[Command]:
    """Return the commands that open the house rules and set all of them."""

    def show() -> None:
        window().workspaces.select("rules")
        window().show_dock(DockName.RULES)

    return [
        Command(
            command_id="rules.open",
            label=lambda words: words.gettext("House rules"),
            keys=("Ctrl+R",),
            run=show,
            group=CommandGroup.GAME,
            glyph="scales",
            detail=lambda words: words.gettext("every point where tables differ"),
        ),
        *(_preset_command(desk, name) for name in Preset),
    ]


def _preset_command(desk: Desk, name: Preset) -> Command:
    def label(words: Words) -> str:
        return words.gettext("House rules as %(preset)s") % {"preset": enum_text(words, name)}

    return Command(
        command_id=f"rules.{name.value}",
        label=label,
        run=lambda: _use(desk, name),
        group=CommandGroup.GAME,
        glyph="scales",
    )


def _use(desk: Desk, name: Preset) -> None:
    desk.clerk.do(lambda table: use_preset(table, name))
