"""Commands of how things look and where they stand."""

from collections.abc import Callable

from duskboard.app.appearance import Appearance
from duskboard.i18n.enum_text import LANGUAGE_NAME
from duskboard.i18n.words import Language
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow


def view_commands(appearance: Appearance, window: Callable[[], MainWindow]) -> list[Command]:
    """Return the commands of language, theme, size and layout."""
    return [
        *(_language_command(appearance, language) for language in Language),
        Command(
            command_id="view.theme",
            label=lambda words: words.gettext("Dark or light"),
            run=appearance.toggle_theme,
            group=CommandGroup.VIEW,
            glyph="moon",
        ),
        *_size_commands(appearance),
        Command(
            command_id="view.motion",
            label=lambda words: words.gettext("Reduce motion"),
            run=appearance.toggle_motion,
            checked=lambda: appearance.reduces_motion,
            group=CommandGroup.VIEW,
            glyph="settings",
        ),
        Command(
            command_id="view.contrast",
            label=lambda words: words.gettext("High contrast"),
            run=appearance.toggle_contrast,
            checked=lambda: appearance.has_high_contrast,
            group=CommandGroup.VIEW,
            glyph="settings",
        ),
        Command(
            command_id="view.chase",
            label=lambda words: words.gettext("Chase"),
            keys=("F1",),
            run=lambda: window().workspaces.select("chase"),
            group=CommandGroup.VIEW,
            glyph="chase",
        ),
        Command(
            command_id="view.score",
            label=lambda words: words.pgettext("workspace", "Score"),
            keys=("F2",),
            run=lambda: window().workspaces.select("score"),
            group=CommandGroup.VIEW,
            glyph="project",
        ),
        Command(
            command_id="view.night",
            label=lambda words: words.pgettext("workspace", "Night"),
            keys=("F3",),
            run=lambda: window().workspaces.select("night"),
            group=CommandGroup.VIEW,
            glyph="drop",
        ),
        Command(
            command_id="view.table",
            label=lambda words: words.gettext("Table"),
            keys=("F4",),
            run=lambda: window().workspaces.select("table"),
            group=CommandGroup.VIEW,
            glyph="clock",
        ),
        Command(
            command_id="view.next_dock",
            label=lambda words: words.gettext("Next panel"),
            keys=("F6",),
            run=lambda: window().focus_next_dock(),
            group=CommandGroup.VIEW,
            glyph="expand",
        ),
        Command(
            command_id="view.dock_before",
            label=lambda words: words.gettext("Panel before"),
            keys=("Shift+F6",),
            run=lambda: window().focus_next_dock(-1),
            group=CommandGroup.VIEW,
            glyph="expand",
        ),
        Command(
            command_id="view.reset",
            label=lambda words: words.gettext("Reset this workspace"),
            run=lambda: window().workspaces.reset(window().workspaces.current),
            group=CommandGroup.VIEW,
            glyph="expand",
        ),
    ]


def _language_command(appearance: Appearance, language: Language) -> Command:
    return Command(
        command_id=f"view.language.{language.value}",
        label=lambda _words: LANGUAGE_NAME[language],
        run=lambda: appearance.set_language(language),
        checked=lambda: appearance.language is language,
        group=CommandGroup.VIEW,
        glyph="globe",
    )


def _size_commands(appearance: Appearance) -> list[Command]:
    return [
        Command(
            command_id="view.larger",
            label=lambda words: words.gettext("Larger text"),
            keys=("Ctrl++", "Ctrl+="),
            run=lambda: appearance.zoom(1),
            repeats=True,
            group=CommandGroup.VIEW,
            glyph="plus",
        ),
        Command(
            command_id="view.smaller",
            label=lambda words: words.gettext("Smaller text"),
            keys=("Ctrl+-",),
            run=lambda: appearance.zoom(-1),
            repeats=True,
            group=CommandGroup.VIEW,
            glyph="minus",
        ),
        Command(
            command_id="view.usual",
            label=lambda words: words.gettext("Text at its usual size"),
            keys=("Ctrl+0",),
            run=lambda: appearance.set_scale(1.0),
            group=CommandGroup.VIEW,
            glyph="search",
        ),
    ]
