"""Three hints for a new user, each shown once, at its place."""

from duskboard.app.desk import Desk
from duskboard.app.room import Room
from duskboard.settings import option
from duskboard.windows.main_window import MainWindow


class Hints:
    """Shows one hint after the other; a hint that was closed never comes back."""

    def __init__(self, room: Room, window: MainWindow, desk: Desk) -> None:
        self._room = room
        self._window = window
        self._desk = desk
        window.hints.dismissed.connect(self._on_hints_dismissed)

    def begin(self) -> None:
        """Show the first hint that was not seen yet, if there are clocks to speak of."""
        words, seen = self._room.words, self._room.settings.get(option.HINTS_SEEN)
        views = self._desk.clocks.views
        dial = self._desk.wall.dial_of(views[0].clock_id) if views else None
        players = self._window.top_bar.players
        if dial is not None and "click" not in seen:
            text = words.gettext("Click a segment: the clock is filled up to it.")
            self._window.hints.show_hint("click", text, dial)
        elif dial is not None and "drag" not in seen:
            text = words.gettext("Drag a clock here, and the players see it.")
            self._window.hints.show_hint("drag", text, players)
        elif "dice" not in seen:
            text = words.gettext("Type 3d6 or d100, then what the real dice show, or Enter.")
            self._window.hints.show_hint("dice", text, self._desk.tray)

    def _on_hints_dismissed(self, hint_id: str) -> None:
        seen = self._room.settings.get(option.HINTS_SEEN)
        self._room.settings.set(option.HINTS_SEEN, seen | {hint_id})
        self.begin()
