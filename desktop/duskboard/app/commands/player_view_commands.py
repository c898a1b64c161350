"""Commands of how the players' screen looks: its pages, size, numbers and language."""

from duskboard.app.appearance import Appearance
from duskboard.app.desk import Desk
from duskboard.i18n.enum_text import LANGUAGE_NAME
from duskboard.i18n.words import Language, Words
from duskboard.projector.stage import Stage
from duskboard.settings import option
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.command_id import PLAYER_LANGUAGE_PREFIX


def player_view_commands(desk: Desk, appearance: Appearance, stage: Stage) -> list[Command]:
    """Return the commands of how the players' screen looks; `stage` is its picture."""
    return [
        *_turning_commands(desk, stage),
        _follow_command(desk, stage),
        _numbers_command(desk),
        *_size_commands(appearance),
        _language_command(appearance, None),
        *(_language_command(appearance, language) for language in Language),
    ]


def _turning_commands(desk: Desk, stage: Stage) -> list[Command]:
    def turn(by: int) -> None:
        desk.projection.turn_to(*stage.turned(by))

    return [
        Command(
            command_id="players.next_page",
            label=lambda words: words.gettext("Players’ next page"),
            keys=("Ctrl+PgDown",),
            run=lambda: turn(1),
            group=CommandGroup.PLAYERS,
            glyph="chevron-right",
        ),
        Command(
            command_id="players.page_before",
            label=lambda words: words.gettext("Players’ page before"),
            keys=("Ctrl+PgUp",),
            run=lambda: turn(-1),
            group=CommandGroup.PLAYERS,
            glyph="chevron-left",
        ),
    ]


def _follow_command(desk: Desk, stage: Stage) -> Command:
    projection = desk.projection

    def run() -> None:
        projection.hold(stage.part_shown() if projection.follows else None)

    return Command(
        command_id="players.follow",
        label=lambda words: words.gettext("Players’ screen follows the turn"),
        run=run,
        checked=lambda: projection.follows,
        group=CommandGroup.PLAYERS,
        glyph="pin",
    )


def _numbers_command(desk: Desk) -> Command:
    projection = desk.projection

    def run() -> None:
        projection.set_numbers(not projection.numbers)
        desk.room.settings.set(option.PROJECTOR_NUMBERS, projection.numbers)

    return Command(
        command_id="players.numbers",
        label=lambda words: words.gettext("Players see skills and targets"),
        run=run,
        checked=lambda: projection.numbers,
        group=CommandGroup.PLAYERS,
        glyph="eye-open",
    )


def _size_commands(appearance: Appearance) -> list[Command]:
    return [
        Command(
            command_id="players.larger",
            label=lambda words: words.gettext("Larger on the players’ screen"),
            keys=("Ctrl+Shift+.",),
            run=lambda: appearance.zoom_players(1),
            repeats=True,
            group=CommandGroup.PLAYERS,
            glyph="plus",
        ),
        Command(
            command_id="players.smaller",
            label=lambda words: words.gettext("Smaller on the players’ screen"),
            keys=("Ctrl+Shift+,",),
            run=lambda: appearance.zoom_players(-1),
            repeats=True,
            group=CommandGroup.PLAYERS,
            glyph="minus",
        ),
        Command(
            command_id="players.usual",
            label=lambda words: words.gettext("Players’ screen at its usual size"),
            run=lambda: appearance.zoom_players(0),
            group=CommandGroup.PLAYERS,
            glyph="search",
        ),
    ]


def _language_command(appearance: Appearance, language: Language | None) -> Command:
    """Return the command of a language; None is that of the game master."""

    def label(words: Words) -> str:
        if language is None:
            return words.gettext("Players’ language: like mine")
        name = {"language": LANGUAGE_NAME[language]}
        return words.gettext("Players’ language: %(language)s") % name

    return Command(
        command_id=f"{PLAYER_LANGUAGE_PREFIX}{language.value if language else 'same'}",
        label=label,
        run=lambda: appearance.set_player_language(language),
        checked=lambda: appearance.player_language is language,
        group=CommandGroup.PLAYERS,
        glyph="globe",
    )
