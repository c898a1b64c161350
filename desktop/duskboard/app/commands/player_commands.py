"""Commands of the players' screen."""

from duskboard.app.desk import Desk
from duskboard.app.hand_outs import HandOuts
from duskboard.app.wiring.players import PlayersScreen
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.play.roll import withdraw_roll
from duskboard.table.entity import PUBLIC_ROLL_ID
from duskboard.table.public_frame import PublicPage
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.command_id import CommandId


def player_commands(desk: Desk, screen: PlayersScreen, hand_outs: HandOuts) -> list[Command]:
    """Return the commands that steer what players see."""
    projection = desk.projection
    return [
        *(_page_command(desk, page) for page in PublicPage),
        Command(
            command_id=CommandId.FREEZE,
            label=lambda words: words.gettext("Freeze the players’ screen"),
            keys=("F9",),
            run=lambda: projection.set_frozen(not projection.frozen),
            checked=lambda: projection.frozen,
            group=CommandGroup.PLAYERS,
            glyph="freeze",
        ),
        Command(
            command_id=CommandId.BLANK,
            label=lambda words: words.gettext("Blank the players’ screen"),
            keys=("F10",),
            run=lambda: projection.set_blank(not projection.blank),
            checked=lambda: projection.blank,
            group=CommandGroup.PLAYERS,
            glyph="blank",
        ),
        Command(
            command_id=CommandId.FULL_SCREEN,
            label=lambda words: words.gettext("Players’ screen"),
            keys=("F11",),
            run=screen.toggle,
            checked=lambda: screen.is_open,
            group=CommandGroup.PLAYERS,
            glyph="players",
        ),
        Command(
            command_id="players.choose",
            label=lambda words: words.gettext("Choose the players’ screen…"),
            run=screen.choose,
            group=CommandGroup.PLAYERS,
            glyph="players",
        ),
        Command(
            command_id="players.hand_out",
            label=lambda words: words.gettext("New hand-out…"),
            run=hand_outs.make,
            group=CommandGroup.PLAYERS,
            glyph="picture",
        ),
        Command(
            command_id="players.withdraw_roll",
            label=lambda words: words.gettext("Take the roll off the players’ screen"),
            run=lambda: _withdraw(desk),
            enabled=lambda: desk.document.table.get(PUBLIC_ROLL_ID) is not None,
            refusal=lambda words: words.gettext("no roll is there"),
            group=CommandGroup.PLAYERS,
            glyph="eye-closed",
        ),
    ]


def _page_command(desk: Desk, page: PublicPage) -> Command:
    def label(words: Words) -> str:
        return words.gettext("Players see: %(page)s") % {"page": enum_text(words, page)}

    return Command(
        command_id=f"players.page.{page.value}",
        label=label,
        keys=(f"Ctrl+{list(PublicPage).index(page) + 1}",),
        run=lambda: desk.projection.choose(page),
        checked=lambda: desk.projection.page is page,
        group=CommandGroup.PLAYERS,
        glyph="players",
    )


def _withdraw(desk: Desk) -> None:
    desk.clerk.do(withdraw_roll)
