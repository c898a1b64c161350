"""What outlives a campaign: looks, words, settings, time and dice."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import tzinfo
from pathlib import Path

from duskboard.app.run_log import RunLog
from duskboard.core.dice import Dice
from duskboard.i18n.words import Words
from duskboard.settings.settings import Settings
from duskboard.table.entity import Moment
from duskboard.theme.look import Look


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """The things that every part of the program is given.

    Attributes:
        look: The look of the game master's windows.
        words: The words of the game master's windows.
        player_look: The look of the players' screen.
        player_words: The words of the players' screen.
        settings: The user's options.
        now: The clock on the wall.
        zone: The time zone of the user, or None for that of the machine.
        dice: The dice of the machine.
        resources: The folder of the program's own files.
        home: The user's folder.
        log: The program's own log, which holds nothing of a table.
    """

    look: Look
    words: Words
    player_look: Look
    player_words: Words
    settings: Settings
    now: Callable[[], Moment]
    zone: tzinfo | None
    dice: Dice
    resources: Path
    home: Path
    log: RunLog
